//! What pointers of shaders cannot be: memory is reached by indices into its type, and in no other way.

use rustc_hash::FxHashSet;
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
    let mut strided: FxHashSet<Id> = FxHashSet::default();
    let definitions = Definitions::of(module);
    let storage_of = |ty: Id| {
        let pointer = definitions.instruction(ty).filter(|ty| ty.op() == Op::TypePointer)?;
        pointer.operands().first().map(|&storage| StorageClass(storage))
    };
    for instruction in module.instructions() {
        // The type of the first operand.
        let operand = || instruction.operands().first().and_then(|&id| definitions.type_of(Id(id)));
        match (instruction.op(), instruction.operands()) {
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
                let storage = instruction.result_type().and_then(storage_of);
                if storage.is_some_and(|storage| storage != StorageClass::PhysicalStorageBuffer) {
                    return Some(Misuse {
                        instruction,
                        what: "a pointer is used as one to something else, which shaders cannot do",
                        help: "reach memory by getelementptr with the type of the variable; do not optimise before \
                               translating",
                    });
                }
            }
            (Op::ConvertPtrToU, _)
                if operand()
                    .and_then(storage_of)
                    .is_some_and(|storage| storage != StorageClass::PhysicalStorageBuffer) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "pointers of shaders are no numbers, which they are compared or subtracted as",
                    help: "compare indices; only addresses of buffers (physical storage) are numbers",
                });
            }
            (Op::PtrAccessChain | Op::InBoundsPtrAccessChain, _)
                if operand().is_some_and(|ty| {
                    storage_of(ty).is_some_and(|storage| memory::EXPLICIT_LAYOUT.contains(&storage))
                        && !strided.contains(&ty)
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
