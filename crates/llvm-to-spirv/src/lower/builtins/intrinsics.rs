//! LLVM intrinsics that are one SPIR-V instruction, or none. Legalization handles all others; intrinsics that reach the
//! end of this file have no SPIR-V form.

use crate::lower::builtins::{annotations, copies, stack};
use crate::lower::code::Code;
use llvm_model::{Call, Flags, InstId, InstKind, Type, Value};
use spirv_mapping::Inst;
use spirv_mapping::convention::intrinsics::{self, Lowering};
use spirv_module::{Op, StorageClass};
use translate_common::Lost;
use translate_common::forms::{ApproximateFunctions, ByteLifetimes};
use translate_common::losses::LossReason;
use translate_common::problems::IntrinsicProblem;

/// Lowers the call of the intrinsic `name`.
pub(in crate::lower) fn lower_intrinsic(
    code: &mut Code<'_, '_>,
    inst: InstId,
    name: &str,
    call: &Call,
    flags: Flags,
) {
    let said = intrinsics::lowering(name);
    let is_extended = matches!(
        said,
        Some(
            Lowering::First(_, Inst::Ext(..))
                | Lowering::Rotate(Inst::Ext(..))
                | Lowering::Exponent(Inst::Ext(..))
        )
    );
    if !is_extended {
        code.report().lose_fast_math(flags);
    } else if !flags.is_empty() || code.has_default_flags(inst) {
        let id = code.result_id(inst);
        let ty = code.type_of(Value::Inst(inst));
        code.decorate_fast_math_since_1_6(id, flags, ty);
    }
    match said {
        Some(Lowering::First(count, said)) => {
            let args = call.args.iter().take(usize::from(count));
            let operands: Vec<u32> = args.map(|&arg| code.value(arg).0).collect();
            let said = approximate(code, inst, said, flags).unwrap_or(said);
            define_said(code, inst, said, &operands);
        }
        Some(Lowering::Rotate(said)) => {
            let &[value, _, amount] = call.args.as_slice() else { return };
            let operands = [code.value(value).0, code.value(amount).0];
            define_said(code, inst, said, &operands);
        }
        Some(Lowering::Exponent(said)) => lower_exponent(code, inst, said, call),
        Some(Lowering::CopyBytes) => copies::lower_memcpy(code, inst, call),
        Some(Lowering::Fill) => copies::lower_memset(code, inst, call),
        Some(Lowering::Lifetime(said)) => lower_lifetime(code, said, call),
        Some(Lowering::Annotated) => annotations::lower_annotated_pointer(code, inst, call),
        Some(Lowering::StackSave) => stack::lower_stack_save(code, inst),
        Some(Lowering::StackRestore) => stack::lower_stack_restore(code, call),
        Some(Lowering::Silent) => {}
        None => code.report().problem(IntrinsicProblem::NoForm { name: name.to_string() }),
    }
}

/// Returns the function of OpenCL C with implementation-defined accuracy, if the flags allow approximations and such
/// forms are requested: SPIR-V has no bit for that flag.
fn approximate(code: &Code<'_, '_>, inst: InstId, said: Inst, flags: Flags) -> Option<Inst> {
    let ty = code.module().types.scalar(code.body().insts[inst].ty);
    if code.input().options.forms().approximate_functions == ApproximateFunctions::Exact
        || !flags.contains(Flags::AFN)
        || code.module().types[ty] != Type::Float
    {
        return None;
    }
    let mut known = intrinsics::APPROXIMATE.iter();
    known.find(|(exact, _)| *exact == said).map(|(_, approximate)| *approximate)
}

/// Emits the instruction for an intrinsic; a core instruction may have no result.
fn define_said(code: &mut Code<'_, '_>, inst: InstId, said: Inst, operands: &[u32]) {
    match code.promoted(said) {
        Inst::Core(op) if !op.layout().result => code.emit_void(op, operands),
        Inst::Core(op) => {
            let ty = code.natural_type(inst);
            code.define(inst, op, ty, operands);
        }
        Inst::Ext(set, number) => code.define_extended(inst, set, number, operands),
        Inst::Variable(_) => {}
    }
}

fn lower_exponent(code: &mut Code<'_, '_>, inst: InstId, said: Inst, call: &Call) {
    let &[value, exponent, ..] = call.args.as_slice() else { return };
    let ty = code.type_of(value);
    let (value, mut exponent_id) = (code.value(value), code.value(exponent));
    if code.module().types.int_width(code.module().types.scalar(code.type_of(exponent))) != Some(32) {
        return code.report().problem(IntrinsicProblem::Exponent);
    }
    if let Some(lanes) = code.module().types.lanes(ty)
        && code.module().types.lanes(code.type_of(exponent)).is_none()
    {
        let vector = code.types().int_like(ty, 32);
        exponent_id = code.emit(Op::CompositeConstruct, vector, &vec![exponent_id.0; lanes as usize]);
    }
    define_said(code, inst, said, &[value.0, exponent_id.0]);
}

/// Whether a value is the address of one byte of the function's own.
fn is_byte(code: &Code<'_, '_>, pointer: Value) -> bool {
    let Value::Inst(pointer) = code.resolve(pointer) else { return false };
    match code.body().insts[pointer].kind {
        InstKind::Alloca { allocated, .. } => code.module().types[allocated] == Type::Integer(8),
        _ => false,
    }
}

/// The pointer is the last argument; older files have a size before it. SPIR-V wants size 0 unless the pointer is
/// to bytes.
fn lower_lifetime(code: &mut Code<'_, '_>, said: Inst, call: &Call) {
    let (Some(&pointer), Inst::Core(op)) = (call.args.last(), said) else { return };
    let (id, ty) = code.operand(pointer);
    // A variable in generic memory is one of the function after a cast.
    let (id, ty) = code.cast_in_prologue(id).unwrap_or((id, ty));
    let is_variable = matches!(code.resolve(pointer), Value::Inst(_));
    if code.input().options.spirv.omitted.has_instruction(op) {
        return code.report().lose(Lost::Instruction(op, LossReason::LeftOut));
    }
    if is_variable && code.shapes().is_pointer_in(ty, StorageClass::Function) {
        let size =
            if code.input().options.forms().byte_lifetimes == ByteLifetimes::One && is_byte(code, pointer) {
                1
            } else {
                0
            };
        code.emit_void(op, &[id.0, size]);
    } else {
        code.report().lose(Lost::hint("lifetime of a value that is not a variable of the function"));
    }
}
