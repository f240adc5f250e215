//! Intel's motion estimation: pictures are images with the sampler, and instructions of every kind of search take the
//! payloads and results of one kind converted.

use crate::lower::builtins::{BuiltinCall, hooks};
use crate::lower::code::Code;
use llvm_model::{Type, TypeId, Value};
use spirv_mapping::Inst;
use spirv_mapping::convention::opaque;
use spirv_module::{Id, Op};
use translate_common::problems::ImageCallProblem;

/// A search: OpVmeImageINTEL of each image and the sampler, and the instruction.
pub(in crate::lower) fn lower_search(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let Inst::Core(op) = call.reading.inst else { return };
    let operands = hooks::builtin_operands(code, call);
    let is = |code: &Code<'_, '_>, arg, name| opaque_name(code, code.type_of(arg)) == Some(name);
    let arguments = || call.args.iter().zip(&operands);
    let sampler = arguments().find(|&(&arg, _)| is(code, arg, opaque::SAMPLER)).map(|(_, &id)| id);
    let Some(sampler) = sampler else {
        return code.report().problem(ImageCallProblem::MotionSampler);
    };
    let mut words = Vec::with_capacity(operands.len());
    for (&arg, &id) in arguments() {
        if is(code, arg, opaque::SAMPLER) {
            continue;
        }
        words.push(if is(code, arg, opaque::IMAGE) {
            let (_, image) = code.operand(arg);
            let ty = code.pool().intern(Op::TypeVmeImageINTEL, &[image.0]);
            code.emit(Op::VmeImageINTEL, ty, &[id, sampler]).0
        } else {
            id
        });
    }
    let ty = code.natural_type(call.inst);
    code.define(call.inst, op, ty, &words);
}

/// An instruction of every kind, whose last argument is the payload or the result of one kind; a payload is its result
/// too, in the same kind.
pub(in crate::lower) fn lower_of_kind(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let Inst::Core(op) = call.reading.inst else { return };
    let mut words = hooks::builtin_operands(code, call);
    let Some(&last) = call.args.last() else { return };
    let Some((to_common, from_common, common)) = conversions(code, code.type_of(last)) else {
        return code.report().problem(ImageCallProblem::MotionType { op });
    };
    let common = code.pool().intern(common, &[]);
    if let Some(word) = words.last_mut() {
        *word = code.emit(to_common, common, &[*word]).0;
    }
    let ty = code.natural_type(call.inst);
    if code.type_of(Value::Inst(call.inst)) == code.type_of(last) {
        let changed: Id = code.emit(op, common, &words);
        code.define(call.inst, from_common, ty, &[changed.0]);
    } else {
        code.define(call.inst, op, ty, &words);
    }
}

/// Returns the instruction that converts a payload or a result of one kind to the common type, the reverse instruction,
/// and the common type.
fn conversions(code: &Code<'_, '_>, ty: TypeId) -> Option<(Op, Op, Op)> {
    let name = opaque_name(code, ty)?.strip_prefix("spirv.Avc")?.strip_suffix("INTEL")?;
    let (kind, what) = name.split_at_checked(3)?;
    Some((
        Op::from_name(&format!("SubgroupAvc{kind}ConvertToMce{what}INTEL"))?,
        Op::from_name(&format!("SubgroupAvcMceConvertTo{kind}{what}INTEL"))?,
        Op::from_name(&format!("TypeAvcMce{what}INTEL"))?,
    ))
}

fn opaque_name<'m>(code: &Code<'m, '_>, ty: TypeId) -> Option<&'m str> {
    match &code.module().types[ty] {
        Type::TargetExt { name, .. } => name.as_str(),
        _ => None,
    }
}
