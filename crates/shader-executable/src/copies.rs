//! Copies of memory: what LLVM IR states as a number of bytes is a value here, because the two sides may be laid out in
//! different ways.

use crate::function::Lowering;
use crate::memory;
use crate::operations::copied;
use crate::own_memory;
use crate::problem::{Problem, Res};
use llvm_model::{Call, Constant, InstKind, TypeId, Value};

/// Calls that copy memory.
pub(crate) const NAMES: &[&str] = &["llvm.memcpy.", "llvm.memmove."];

/// A copy of all that two pointers point to.
pub(crate) fn lower(lowering: &mut Lowering<'_, '_, '_>, call: &Call) -> Res<()> {
    let &[target, source, ..] = &call.args[..] else { return Err(Problem::new("a copy has two pointers")) };
    let [to, from] = [target, source].map(|pointer| pointee(lowering, pointer));
    let unknown = || Problem::new("what is copied is not known here").help("load and store a value");
    let (to, from) = (to.ok_or_else(unknown)?, from.ok_or_else(unknown)?);
    let value = load(lowering, source, from)?;
    let ty = lowering.convert(to)?;
    let value = copied(&mut lowering.code, value, ty)?;
    store(lowering, target, to, value)
}

fn load(lowering: &mut Lowering<'_, '_, '_>, pointer: Value, from: TypeId) -> Res<Value> {
    let (address, ty) = (lowering.value(pointer)?, lowering.convert(from)?);
    if lowering.is_explicit(pointer) {
        let layout = lowering.layout(pointer, from)?;
        return memory::load(&mut lowering.code, address, &layout, ty, false);
    }
    let memory = lowering.memory_type(from)?;
    own_memory::load(&mut lowering.code, address, ty, memory, false)
}

fn store(lowering: &mut Lowering<'_, '_, '_>, pointer: Value, to: TypeId, value: Value) -> Res<()> {
    let address = lowering.value(pointer)?;
    if lowering.is_explicit(pointer) {
        let layout = lowering.layout(pointer, to)?;
        return memory::store(&mut lowering.code, address, &layout, value, false);
    }
    let memory = lowering.memory_type(to)?;
    own_memory::store(&mut lowering.code, value, address, memory, false)
}

/// The type, in the module that is read, of what a pointer points to, if the pointer says it.
fn pointee(lowering: &Lowering<'_, '_, '_>, pointer: Value) -> Option<TypeId> {
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
