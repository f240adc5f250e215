//! What pointers of shaders cannot be: memory is reached by indices into its type, and in no other way.

use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::memory;
use spirv_module::{Decoration, Definitions, Id, Instruction, Module, Op, StorageClass};

/// Something that a shader does with a pointer and may not.
pub(super) struct Misuse<'m> {
    pub(super) instruction: Instruction<'m>,
    pub(super) what: &'static str,
    pub(super) help: &'static str,
}

/// The first instruction that makes a pointer of what is none, or of a pointer to something else, asks where a pointer
/// points, or steps over elements of which no stride is known. Addresses, which programs compute, may be the first two.
pub(super) fn first_misuse(module: &Module) -> Option<Misuse<'_>> {
    let mut pointers: FxHashMap<Id, StorageClass> = FxHashMap::default();
    let mut strided: FxHashSet<Id> = FxHashSet::default();
    let definitions = Definitions::of(module);
    for instruction in module.instructions() {
        let storage_of = |value: Option<Id>| {
            let ty = value.and_then(|value| definitions.type_of(value))?;
            pointers.get(&ty).map(|&storage| (ty, storage))
        };
        let operand = instruction.operands().first().map(|&id| Id(id));
        match (instruction.op(), instruction.operands()) {
            (Op::TypePointer, &[storage, ..]) => {
                pointers.extend(instruction.result().map(|id| (id, StorageClass(storage))));
            }
            (Op::Decorate, &[target, decoration, ..])
                if Decoration(decoration) == Decoration::ArrayStride =>
            {
                strided.insert(Id(target));
            }
            (
                Op::Bitcast
                | Op::SpecConstantOp
                | Op::ConvertUToPtr
                | Op::GenericCastToPtr
                | Op::PtrCastToGeneric,
                _,
            ) => {
                let storage = instruction.result_type().and_then(|ty| pointers.get(&ty));
                if storage.is_some_and(|storage| *storage != StorageClass::PhysicalStorageBuffer) {
                    return Some(Misuse {
                        instruction,
                        what: "a pointer is used as one to something else, which shaders cannot do",
                        help: "reach memory by getelementptr with the type of the variable; do not optimise before \
                               translating",
                    });
                }
            }
            (Op::ConvertPtrToU, _)
                if storage_of(operand).is_some_and(|(_, s)| s != StorageClass::PhysicalStorageBuffer) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "pointers of shaders are no numbers, which they are compared or subtracted as",
                    help: "compare indices; only addresses of buffers (physical storage) are numbers",
                });
            }
            (Op::PtrAccessChain | Op::InBoundsPtrAccessChain, _)
                if storage_of(operand).is_some_and(|(ty, s)| {
                    memory::EXPLICIT_LAYOUT.contains(&s) && !strided.contains(&ty)
                }) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "a pointer is moved over elements whose stride in the shader's memory is not known",
                    help: "reach elements by an index into an array, whose type says its stride",
                });
            }
            _ => {}
        }
    }
    None
}
