//! What pointers of shaders cannot be: memory is reached by indices into its type, and in no other way.

use rustc_hash::FxHashMap;
use spirv_module::{Instruction, Module, Op, StorageClass};

/// The first instruction that makes a pointer of what is none, or of a pointer to something else. Addresses, which
/// programs compute, may be that.
pub(super) fn first_cast(module: &Module) -> Option<Instruction<'_>> {
    let mut pointers: FxHashMap<u32, StorageClass> = FxHashMap::default();
    for inst in module.instructions() {
        match (inst.op(), inst.operands()) {
            (Op::TypePointer, &[storage, ..]) => {
                pointers.extend(inst.result().map(|id| (id.0, StorageClass(storage))));
            }
            (
                Op::Bitcast
                | Op::SpecConstantOp
                | Op::ConvertUToPtr
                | Op::GenericCastToPtr
                | Op::PtrCastToGeneric,
                _,
            ) => {
                let storage = inst.result_type().and_then(|ty| pointers.get(&ty.0));
                if storage.is_some_and(|storage| *storage != StorageClass::PhysicalStorageBuffer) {
                    return Some(inst);
                }
            }
            _ => {}
        }
    }
    None
}
