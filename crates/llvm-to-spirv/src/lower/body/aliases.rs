//! Instructions that SPIR-V needs no instruction for: they are another value, or a constant.

use crate::lower::body::code::Code;
use crate::lower::body::{annotations, casts, spec_constants};
use crate::lower::builtins;
use crate::lower::place::At;
use llvm_model::{Body, CastOp, Cfg, Id as _, InstKind, Value};

/// Finds instructions that SPIR-V needs no instruction for.
pub(super) fn find_aliases(code: &mut Code<'_, '_>, body: &Body, cfg: &Cfg) {
    let function = code.function().index() as u32;
    for &block in cfg.order() {
        for &inst in &body.blocks[block].insts {
            let (operand, cast) = match &body.insts[inst].kind {
                InstKind::Freeze { operand } => (*operand, false),
                InstKind::Cast { op: CastOp::BitCast, operand } => (*operand, true),
                InstKind::Cast { op: CastOp::AddrSpaceCast, operand } => {
                    casts::settle_null(code, inst, *operand);
                    continue;
                }
                InstKind::Call(call) => {
                    code.report().move_to(At::Instruction(function, block, inst));
                    if spec_constants::lower_spec_constant(code, inst, call) {
                        continue;
                    }
                    let annotation = annotations::is_annotation(code, call);
                    if annotation {
                        annotations::lower_annotation(code, call);
                    }
                    match builtins::shortcut(code, inst, call) {
                        Some(operand) => (operand, true),
                        None if annotation => match call.args.first() {
                            Some(&operand) => (operand, true),
                            None => continue,
                        },
                        None => continue,
                    }
                }
                _ => continue,
            };
            if operand == Value::Inst(inst) {
                continue;
            }
            if cast && code.type_of(operand) != body.insts[inst].ty {
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
