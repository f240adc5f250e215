//! Restrictions of logical pointers in shaders: memory is accessed by indices into its type only.

use super::types::{declared, element_of_arrays};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::memory;
use spirv_module::{
    AddressingModel, Capability, Decoration, Definitions, Id, Instruction, Module, Op, StorageClass,
};

/// Something that a shader does with a pointer and may not.
pub(super) struct Misuse<'m> {
    pub(super) instruction: Instruction<'m>,
    pub(super) what: &'static str,
    pub(super) help: &'static str,
}

/// The memory whose pointers shaders can select at run time.
const CHOSEN: [StorageClass; 3] =
    [StorageClass::Workgroup, StorageClass::StorageBuffer, StorageClass::PhysicalStorageBuffer];

/// Whether a type is that of truth values.
fn is_bool(definitions: &Definitions<'_>, ty: Id) -> bool {
    definitions.instruction(ty).is_some_and(|ty| ty.op() == Op::TypeBool)
}

/// Whether a type is one of images or samplers.
fn is_handle(definitions: &Definitions<'_>, ty: Id) -> bool {
    let handles = [Op::TypeImage, Op::TypeSampler, Op::TypeSampledImage];
    definitions.instruction(ty).is_some_and(|ty| handles.contains(&ty.op()))
}

/// Whether a type is a structure that contains an image or a sampler.
fn is_structure_of_handles(definitions: &Definitions<'_>, ty: Id) -> bool {
    definitions.instruction(ty).is_some_and(|ty| ty.op() == Op::TypeStruct)
        && is_or_has_part(definitions, ty, |part| is_handle(definitions, part.result().unwrap_or(Id(0))))
}

/// Whether a type is or contains an image or a sampler.
fn holds_handle(definitions: &Definitions<'_>, ty: Id) -> bool {
    is_or_has_part(definitions, ty, |part| is_handle(definitions, part.result().unwrap_or(Id(0))))
}

/// Whether a type is or contains a pointer that is not an address.
fn holds_pointer(definitions: &Definitions<'_>, ty: Id) -> bool {
    is_or_has_part(definitions, ty, |part| {
        let storage = part.operands().first().map(|&storage| StorageClass(storage));
        part.op() == Op::TypePointer && storage != Some(StorageClass::PhysicalStorageBuffer)
    })
}

/// Whether a type, or a part of it, is one that is looked for. Pointers are not followed.
fn is_or_has_part<'m>(
    definitions: &Definitions<'m>,
    ty: Id,
    is_wanted: impl Fn(Instruction<'m>) -> bool,
) -> bool {
    let (mut waiting, mut seen) = (vec![ty.0], FxHashSet::default());
    while let Some(ty) = waiting.pop() {
        let Some(definition) = definitions.instruction(Id(ty)).filter(|_| seen.insert(ty)) else { continue };
        if is_wanted(definition) {
            return true;
        }
        match (definition.op(), definition.operands()) {
            (Op::TypeArray | Op::TypeRuntimeArray, &[element, ..]) => waiting.push(element),
            (Op::TypeStruct, members) => waiting.extend(members),
            _ => {}
        }
    }
    false
}

/// Whether a type is a structure that is decorated as a block, or an array of such structures.
fn is_block(definitions: &Definitions<'_>, ty: Id, blocks: &FxHashSet<Id>) -> bool {
    let element = element_of_arrays(definitions, ty);
    definitions
        .instruction(element)
        .is_none_or(|definition| definition.op() == Op::TypeStruct && blocks.contains(&element))
}

/// Whether values of two types match logically (SPIR-V specification, OpCopyLogical): their parts are of the same
/// types, independent of the layouts.
fn matches_logically(definitions: &Definitions<'_>, a: Id, b: Id) -> bool {
    let (mut waiting, mut seen) = (vec![(a, b)], FxHashSet::default());
    while let Some((a, b)) = waiting.pop() {
        // Types may have common parts.
        if a == b || !seen.insert((a, b)) {
            continue;
        }
        let types = definitions.instruction(a).zip(definitions.instruction(b));
        let Some((a, b)) = types.filter(|(a, b)| a.op() == b.op()) else { return false };
        match (a.op(), a.operands(), b.operands()) {
            (Op::TypeStruct, members, others) if members.len() == others.len() => {
                waiting.extend(members.iter().zip(others).map(|(&a, &b)| (Id(a), Id(b))));
            }
            (Op::TypeArray, &[a, length], &[b, other]) if length == other => waiting.push((Id(a), Id(b))),
            _ => return false,
        }
    }
    true
}

/// Returns the first instruction that creates a pointer from a value that is not a pointer or from a pointer to
/// something else, converts a pointer to an integer, or steps over elements of an unknown stride. Physical addresses,
/// which programs compute, may do the first two.
#[expect(clippy::too_many_lines, reason = "flat match over instructions")]
pub(super) fn first_misuse<'m>(module: &'m Module, definitions: &Definitions<'m>) -> Option<Misuse<'m>> {
    let (mut strided, mut blocks, mut builtins): (FxHashSet<Id>, FxHashSet<Id>, FxHashSet<Id>) =
        Default::default();
    let (mut is_logical, mut has_long_vectors) = (false, false);
    let storage_of = |ty: Id| {
        let pointer = definitions.instruction(ty).filter(|ty| ty.op() == Op::TypePointer)?;
        pointer.operands().first().map(|&storage| StorageClass(storage))
    };
    let any_storage_of = |ty: Id| {
        let pointer = definitions.instruction(ty)?;
        let is_pointer = [Op::TypePointer, Op::TypeUntypedPointerKHR].contains(&pointer.op());
        pointer.operands().first().filter(|_| is_pointer).map(|&storage| StorageClass(storage))
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
            (Op::Decorate, &[target, decoration, ..]) if Decoration(decoration) == Decoration::BuiltIn => {
                builtins.insert(Id(target));
            }
            (Op::Decorate, &[target, decoration, ..])
                if [Decoration::Block, Decoration::BufferBlock].contains(&Decoration(decoration)) =>
            {
                blocks.insert(Id(target));
            }
            // Constants of shaders are computed by a few instructions (SPIR-V specification, OpSpecConstantOp).
            (Op::SpecConstantOp, &[op, ..]) if op == Op::Bitcast.0.into() => {
                return Some(Misuse {
                    instruction,
                    what: "the bits of a constant are taken as another type outside of functions",
                    help: "write the constant of the other type",
                });
            }
            (Op::ConvertPtrToU | Op::Bitcast, _)
                if instruction.result_type().and_then(any_storage_of).is_none()
                    && operand()
                        .and_then(any_storage_of)
                        .is_some_and(|storage| storage != StorageClass::PhysicalStorageBuffer) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "pointers of shaders are no numbers, which they are compared, subtracted or stored as",
                    help: "compare and store indices; only addresses of buffers (feature buffer-address) are numbers",
                });
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
                if let Some(storage) =
                    storage.filter(|&storage| storage != StorageClass::PhysicalStorageBuffer)
                {
                    return Some(Misuse {
                        instruction,
                        what: "a pointer is used as one to something else, which shaders cannot do",
                        help: match memory::EXPLICIT_LAYOUT.contains(&storage) {
                            true => {
                                "access values of the types that the buffer has at that place; pointers without a type \
                                 (--spirv-untyped-pointers, feature untyped-pointers) and addresses of buffers (feature \
                                 buffer-address) are accessed as any"
                            }
                            false => "access values of the types that the variable has at that place",
                        },
                    });
                }
            }
            (Op::CopyLogical, &[value])
                if !definitions
                    .type_of(Id(value))
                    .zip(instruction.result_type())
                    .is_some_and(|(from, to)| matches_logically(definitions, from, to)) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "a structure is copied to one with parts of other types",
                    help: "name the types that pointers among its members point to (!spirv.Decorations, or accesses by \
                           getelementptr)",
                });
            }
            (Op::Select | Op::Phi, _)
                if instruction
                    .result_type()
                    .and_then(storage_of)
                    .is_some_and(|storage| !CHOSEN.contains(&storage)) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "a pointer is chosen from several, which shaders can do in few kinds of memory",
                    help: "choose an index or the value; pointers to storage buffers and shared memory (feature \
                           variable-pointers) and addresses (feature buffer-address) can be chosen",
                });
            }
            (Op::Variable | Op::UntypedVariableKHR, &[storage, ..])
                if memory::EXPLICIT_LAYOUT.contains(&StorageClass(storage))
                    && declared(definitions, instruction)
                        .is_some_and(|ty| !is_block(definitions, ty, &blocks)) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "a buffer of a shader is a variable of another type than a structure that is decorated Block",
                    help: "put it into a structure that is decorated Block (!spirv.Structure)",
                });
            }
            (Op::Variable, &[storage, ..])
                if [StorageClass::Input, StorageClass::Output].contains(&StorageClass(storage))
                    && declared(definitions, instruction).is_some_and(|ty| is_bool(definitions, ty))
                    && !instruction.result().is_some_and(|id| builtins.contains(&id)) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "an input or output of a shader is a truth value",
                    help: "use an integer that is 0 or 1; only builtin variables are truth values",
                });
            }
            (Op::Variable, &[storage, ..])
                if StorageClass(storage) == StorageClass::Input
                    && declared(definitions, instruction)
                        .is_some_and(|ty| holds_pointer(definitions, ty)) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "an input of the shader is a pointer, as clang declares parameters of entry points that are `out` \
                           or `inout`",
                    help: "return the output for the next stage, in a structure",
                });
            }
            (Op::Variable | Op::UntypedVariableKHR, _)
                if declared(definitions, instruction).is_some_and(|ty| holds_pointer(definitions, ty)) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "a variable of a shader holds a pointer",
                    help: "hold an index; only addresses of buffers (feature buffer-address) can be in memory",
                });
            }
            (Op::Variable | Op::UntypedVariableKHR | Op::FunctionParameter, _)
                if instruction.result_type().and_then(any_storage_of)
                    != Some(StorageClass::UniformConstant)
                    && declared(definitions, instruction).is_some_and(|ty| holds_handle(definitions, ty)) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "memory of a shader holds an image or a sampler that no binding gives",
                    help: "use the variable that has the set and the binding",
                });
            }
            (Op::Select | Op::Phi, _)
                if instruction.result_type().is_some_and(|ty| is_handle(definitions, ty)) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "an image or a sampler is chosen from several, which shaders cannot do",
                    help: "select an index into an array of them, or the loaded values",
                });
            }
            (Op::Undef | Op::ConstantNull | Op::Load | Op::CompositeConstruct | Op::CompositeInsert, _)
                if instruction.result_type().is_some_and(|ty| is_structure_of_handles(definitions, ty)) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "a value of a shader holds an image or a sampler",
                    help: "load the image from the variable that has the set and the binding",
                });
            }
            (Op::Load | Op::Store, &[pointer, ..])
                if definitions.type_of(Id(pointer)).and_then(storage_of)
                    != Some(StorageClass::PhysicalStorageBuffer)
                    && definitions
                        .instruction(Id(pointer))
                        .is_some_and(|pointer| matches!(pointer.op(), Op::ConstantNull | Op::Undef)) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "memory is accessed through a null pointer",
                    help: "remove the access; only addresses of buffers (feature buffer-address) can be null",
                });
            }
            (Op::TypeVector, &[_, count]) if count > 4 && !has_long_vectors => {
                return Some(Misuse {
                    instruction,
                    what: "a vector of more than four elements, which shaders do not have",
                    help: "use an array, or several vectors",
                });
            }
            (Op::Capability, &[capability]) => {
                has_long_vectors |= Capability(capability) == Capability::LongVectorEXT;
            }
            (Op::MemoryModel, &[addressing, _]) => {
                is_logical = AddressingModel(addressing) == AddressingModel::Logical
            }
            (Op::ConvertPtrToU, _) if is_logical => {
                return Some(Misuse {
                    instruction,
                    what: "an address is a number, which the addressing model Logical does not allow",
                    help: "state the addressing model PhysicalStorageBuffer64 (!spirv.MemoryModel)",
                });
            }
            (Op::PtrAccessChain | Op::InBoundsPtrAccessChain, _)
                if operand().and_then(storage_of).is_some_and(|storage| !CHOSEN.contains(&storage)) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "a pointer is moved over elements, which shaders can do in few kinds of memory",
                    help: "reach elements by an index into an array; pointers to storage buffers and shared memory \
                           (feature variable-pointers) can be moved",
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
                    what: "a pointer is offset by elements with an unknown stride in the shader's memory",
                    help: "access elements by an index into an array with a stride",
                });
            }
            (Op::UntypedPtrAccessChainKHR | Op::UntypedInBoundsPtrAccessChainKHR, _)
                if instruction.result_type().is_some_and(|ty| !strided.contains(&ty)) =>
            {
                return Some(Misuse {
                    instruction,
                    what: "a pointer is offset by elements with an unknown stride in the shader's memory",
                    help: "access elements by an index into an array with a stride",
                });
            }
            _ => {}
        }
    }
    None
}
