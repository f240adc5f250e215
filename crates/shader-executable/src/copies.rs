//! Copies of memory: a number of bytes in LLVM IR is a value here, because the two sides may have different
//! layouts.

use crate::accesses;
use crate::function::Lowering;
use crate::layout;
use crate::operations::copied;
use crate::problem::Res;
use llvm_model::{Call, Constant, DataLayout, InstKind, TypeId, Value};
use translate_common::Problem;
use translate_common::problems::ExecutableProblem;

/// Calls that copy memory.
pub(crate) const NAMES: &[&str] = &["llvm.memcpy.", "llvm.memmove."];

/// A copy of all that two pointers point to.
pub(crate) fn lower(lowering: &mut Lowering<'_, '_, '_>, call: &Call) -> Res<()> {
    let &[target, source, length, volatile] = &call.args[..] else {
        return Err(Problem::internal("a copy of memory with another number of operands"));
    };
    let volatile = lowering.plan.from.as_u64(volatile) != Some(0);
    let [to, from] = [target, source].map(|pointer| pointee(lowering, pointer));
    let unknown = || ExecutableProblem::UnknownCopy;
    let (to, from) = (to.ok_or_else(unknown)?, from.ok_or_else(unknown)?);
    if !is_size(lowering, source, from, length)? {
        return Err(unknown().into());
    }
    let value = accesses::load(lowering, source, from, volatile)?;
    let ty = lowering.convert(to)?;
    let value = copied(&mut lowering.code, value, ty)?;
    accesses::store(lowering, target, to, value, volatile)
}

/// Whether a number of bytes is all of a `ty`, which a pointer points to, as the shader or LLVM lays it out.
fn is_size(lowering: &mut Lowering<'_, '_, '_>, pointer: Value, ty: TypeId, length: Value) -> Res<bool> {
    let module = lowering.plan.from;
    let Some(length) = module.as_u64(length) else { return Ok(false) };
    let stated = match lowering.is_explicit(pointer) {
        true => layout::size(module, ty, &*lowering.layout(pointer, ty)?),
        false => None,
    };
    let natural = DataLayout::parse(&module.data_layout.to_string_lossy()).ok();
    let natural = natural.and_then(|natural| natural.alloc_size(&module.types, ty));
    Ok([stated, natural].contains(&Some(length)))
}

/// Returns the pointee type of a pointer, in the module that is read, if the pointer determines it.
pub(crate) fn pointee(lowering: &Lowering<'_, '_, '_>, pointer: Value) -> Option<TypeId> {
    let module = lowering.plan.from;
    match pointer {
        Value::Const(id) => match module.constants[id] {
            Constant::Global(global) => Some(module.globals[global].value_type),
            _ => None,
        },
        Value::Inst(id) => match &lowering.function.body.as_ref()?.insts[id].kind {
            InstKind::Alloca { allocated, .. } => Some(*allocated),
            InstKind::GetElementPtr { source_type, indices, .. } => {
                indices.iter().skip(1).try_fold(*source_type, |ty, &index| {
                    module.types.element(ty, module.as_u64(index).unwrap_or(0))
                })
            }
            _ => None,
        },
        _ => None,
    }
}
