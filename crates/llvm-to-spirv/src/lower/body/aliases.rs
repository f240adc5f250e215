//! Instructions that SPIR-V needs no instruction for: they are another value, or a constant.

use crate::lower::body::{casts, computed_constants, spec_constants};
use crate::lower::builtins::{self, annotations};
use crate::lower::code::Code;
use crate::lower::place::At;
use llvm_legalize::annotation_texts::is_register;
use llvm_model::{Body, CastOp, Cfg, Id as _, InstKind, TypeId, Value};
use translate_common::forms::PointerCasts;

/// Finds instructions that SPIR-V needs no instruction for.
pub(super) fn find_aliases(code: &mut Code<'_, '_>, body: &Body, cfg: &Cfg) {
    let function = code.function().index() as u32;
    for &block in cfg.order() {
        for &inst in &body.blocks[block].insts {
            let operand = match &body.insts[inst].kind {
                InstKind::Cast { op: CastOp::BitCast, .. } if is_written(code, body.insts[inst].ty) => {
                    continue;
                }
                InstKind::Cast { op: CastOp::BitCast, operand } => *operand,
                InstKind::Cast { op: CastOp::AddrSpaceCast, operand } => {
                    casts::settle_constant(code, inst, *operand);
                    continue;
                }
                InstKind::Call(call) => {
                    code.report().move_to(At::Instruction(function, block, inst));
                    if spec_constants::lower_spec_constant(code, inst, call) {
                        continue;
                    }
                    let annotation = annotations::is_annotation(code, call);
                    if annotation && is_register(code.module(), call) {
                        if annotations::is_register_kept(code) {
                            continue;
                        }
                    } else if annotation {
                        annotations::lower_annotation(code, call);
                    }
                    match builtins::shortcut(code, inst, call) {
                        Some(operand) => operand,
                        None if annotation => match call.args.first() {
                            Some(&operand) => operand,
                            None => continue,
                        },
                        None => {
                            computed_constants::settle_computed(code, inst);
                            continue;
                        }
                    }
                }
                _ => {
                    computed_constants::settle_computed(code, inst);
                    continue;
                }
            };
            if operand == Value::Inst(inst) {
                continue;
            }
            if code.type_of(operand) != body.insts[inst].ty {
                continue;
            }
            if code.input().is_pointer(body.insts[inst].ty) && !matches!(operand, Value::Const(_)) {
                let natural = code.natural_type(inst);
                if code.operand(operand).1 != natural {
                    continue;
                }
            }
            code.add_alias(inst, operand);
        }
    }
}

/// Whether a cast between values of one type is an instruction all the same: of numbers where it may change the sign, of
/// pointers where the program's casts are kept.
fn is_written(code: &Code<'_, '_>, ty: TypeId) -> bool {
    let input = code.input();
    if input.is_pointer(ty) {
        input.options.forms().pointer_casts == PointerCasts::AtUse
    } else {
        input.keeps_signs
    }
}
