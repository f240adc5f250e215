//! Copies of memory: what LLVM IR states as a number of bytes is a value here, because the two sides may be laid out in
//! different ways.

use crate::accesses;
use crate::function::Lowering;
use crate::operations::copied;
use crate::problem::Res;
use llvm_model::{Call, Constant, InstKind, TypeId, Value};
use translate_common::Problem;
use translate_common::problems::ExecutableProblem;

/// Calls that copy memory.
pub(crate) const NAMES: &[&str] = &["llvm.memcpy.", "llvm.memmove."];

/// A copy of all that two pointers point to.
pub(crate) fn lower(lowering: &mut Lowering<'_, '_, '_>, call: &Call) -> Res<()> {
    let &[target, source, _, volatile] = &call.args[..] else {
        return Err(Problem::internal("a copy of memory with another number of operands"));
    };
    let volatile = lowering.plan.from.as_u64(volatile) != Some(0);
    let [to, from] = [target, source].map(|pointer| pointee(lowering, pointer));
    let unknown = || ExecutableProblem::UnknownCopy;
    let (to, from) = (to.ok_or_else(unknown)?, from.ok_or_else(unknown)?);
    let value = accesses::load(lowering, source, from, volatile)?;
    let ty = lowering.convert(to)?;
    let value = copied(&mut lowering.code, value, ty)?;
    accesses::store(lowering, target, to, value, volatile)
}

/// The type, in the module that is read, of what a pointer points to, if the pointer says it.
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
