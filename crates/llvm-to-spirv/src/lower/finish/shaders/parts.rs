//! Parts of values and of memory: an index leads to a value of the type that the instruction has (SPIR-V specification,
//! OpAccessChain, OpLoad, OpStore, atomic instructions, OpCompositeConstruct, OpCompositeExtract, OpCompositeInsert).

use crate::lower::finish::numbers::number;
use spirv_mapping::convention::access_chains::Form;
use spirv_module::{Definitions, Id, Instruction, MemoryAccess, Op, StorageClass};
use translate_common::problems::ShaderProblem;

const STORAGE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a pointer leads to a part of other memory than the pointer that it is computed from",
    help: "give the result the address space of the pointer",
};

const PART: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an index leads to a value of another type than the instruction has, or to none",
    help: "use the type of the part that the indices select",
};

const ACCESS: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a value in memory has another type than the pointer to it",
    help: "access a value of the type that the pointer points to",
};

const ALIGNMENT: ShaderProblem = ShaderProblem::Misuse {
    wrong: "memory at an address is copied without its alignment",
    help: "pass the memory operand Aligned (2) and the alignment in bytes",
};

const CONSTITUENTS: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a composite is constructed from values of other types than its parts, or from too few or too many",
    help: "pass one value for each part, of the type of the part",
};

const CAST: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a value that is not a number is taken as a value of another type",
    help: "use the type that the value has; images and samplers are loaded from the variable that has their type",
};

const PAIR: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the result of an operation with twice the bits, or with a carry, is not a structure of two numbers like its operands",
    help: "declare the function with a structure of two members of the type of the operands",
};

const BOOLEAN: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a boolean is loaded from a buffer or stored to one",
    help: "use an integer; booleans have no form in memory that others see",
};

/// The type of a part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Is(Id),
    /// The type has no such part.
    Missing,
    /// The parts of the type are not known here.
    Unknown,
}

/// Whether a value is a pointer without a pointee type. These lead to memory with an explicit layout.
fn is_untyped(definitions: &Definitions<'_>, pointer: u32) -> bool {
    let ty = definitions.type_of(Id(pointer)).and_then(|ty| definitions.instruction(ty));
    ty.is_some_and(|ty| ty.op() == Op::TypeUntypedPointerKHR)
}

/// Whether a type is that of a boolean, or of a vector of some.
fn is_boolean(definitions: &Definitions<'_>, ty: Id) -> bool {
    let Some(ty) = definitions.instruction(ty) else { return false };
    match (ty.op(), ty.operands()) {
        (Op::TypeVector, &[element, _]) => is_boolean(definitions, Id(element)),
        (op, _) => op == Op::TypeBool,
    }
}

/// Returns the problem of an instruction with the types of parts.
pub(super) fn fault(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> Option<ShaderProblem> {
    let type_of = |id: u32| definitions.type_of(Id(id));
    let pointee = |id: u32| type_of(id).and_then(|ty| typed_pointer(definitions, ty));
    let (op, operands) = (instruction.op(), instruction.operands());
    let result = instruction.result_type();
    match (op, operands) {
        (
            Op::AccessChain | Op::InBoundsAccessChain | Op::PtrAccessChain | Op::InBoundsPtrAccessChain,
            &[base, ref indices @ ..],
        ) => {
            let steps = indices.get(usize::from(Form::of(op)?.from_element)..)?;
            let Some((storage, pointee)) = pointee(base) else { return Some(ACCESS) };
            let Some((of_result, part)) = result.and_then(|ty| typed_pointer(definitions, ty)) else {
                return Some(ACCESS);
            };
            if storage != of_result {
                return Some(STORAGE);
            }
            let step = |ty: Id, &index: &u32| part_at(definitions, ty, number(definitions, Id(index)));
            (!leads_to(pointee, part, steps, step)).then_some(PART)
        }
        (Op::Load, &[pointer, ..]) if is_untyped(definitions, pointer) => {
            is_boolean(definitions, result?).then_some(BOOLEAN)
        }
        (Op::Store, &[pointer, value, ..]) if is_untyped(definitions, pointer) => {
            is_boolean(definitions, type_of(value)?).then_some(BOOLEAN)
        }
        (Op::Load, &[pointer, ..]) => {
            let (_, pointee) = pointee(pointer)?;
            (Some(pointee) != result).then_some(ACCESS)
        }
        (Op::Store, &[pointer, value, ..]) => {
            let (_, pointee) = pointee(pointer)?;
            (Some(pointee) != type_of(value)).then_some(ACCESS)
        }
        (Op::CopyMemory, &[to, from, ref access @ ..]) => of_copy(pointee(to)?, pointee(from)?, access),
        (Op::AtomicStore, &[pointer, _, _, value]) => {
            let (_, pointee) = pointee(pointer)?;
            (Some(pointee) != type_of(value)).then_some(ACCESS)
        }
        (Op::AtomicFlagTestAndSet, _) => None,
        (op, &[pointer, ..]) if op.is_atomic() && result.is_some() => {
            let (_, pointee) = pointee(pointer)?;
            (Some(pointee) != result).then_some(ACCESS)
        }
        (Op::CompositeExtract, &[composite, ref indices @ ..]) => {
            let step = |ty: Id, &index: &u32| literal_part(definitions, ty, index);
            let leads = !indices.is_empty() && leads_to(type_of(composite)?, result?, indices, step);
            (!leads).then_some(PART)
        }
        (Op::CompositeInsert, &[part, composite, ref indices @ ..]) => {
            let step = |ty: Id, &index: &u32| literal_part(definitions, ty, index);
            let whole = type_of(composite)?;
            let fits = Some(whole) == result
                && !indices.is_empty()
                && leads_to(whole, type_of(part)?, indices, step);
            (!fits).then_some(PART)
        }
        (Op::VectorShuffle, &[_, _, ref components @ ..]) => {
            let count = definitions.instruction(result?).and_then(|ty| ty.operands().get(1).copied());
            (count != u32::try_from(components.len()).ok()).then_some(PART)
        }
        (Op::IAddCarry | Op::ISubBorrow | Op::UMulExtended | Op::SMulExtended, &[number, ..]) => {
            let (number, result) = (type_of(number)?, definitions.instruction(result?)?);
            let is_pair = result.op() == Op::TypeStruct && *result.operands() == [number.0; 2];
            (!is_pair).then_some(PAIR)
        }
        (Op::CompositeConstruct, parts) => {
            (!is_constructed(definitions, result?, parts)).then_some(CONSTITUENTS)
        }
        (Op::Bitcast, &[value]) => {
            let types = [type_of(value), result];
            (!types.into_iter().flatten().all(|ty| has_bits(definitions, ty))).then_some(CAST)
        }
        _ => None,
    }
}

/// The storage class and the pointee type of a pointer type; `None` for another type, and a pointer without a type.
fn typed_pointer(definitions: &Definitions<'_>, ty: Id) -> Option<(u32, Id)> {
    let pointer = definitions.instruction(ty)?;
    match (pointer.op(), pointer.operands()) {
        (Op::TypePointer, &[storage, pointee]) => Some((storage, Id(pointee))),
        _ => None,
    }
}

/// The problem of a copy from and to memory of these storage classes and types, with its memory operands.
fn of_copy(to: (u32, Id), from: (u32, Id), access: &[u32]) -> Option<ShaderProblem> {
    let is_address = [to.0, from.0].contains(&StorageClass::PhysicalStorageBuffer.0);
    let is_aligned = access.first().is_some_and(|mask| mask & MemoryAccess::Aligned.0 != 0);
    match is_address && !is_aligned {
        true => Some(ALIGNMENT),
        false => (to.1 != from.1).then_some(ACCESS),
    }
}

/// Whether indices lead from a type to another one.
fn leads_to(from: Id, to: Id, indices: &[u32], step: impl Fn(Id, &u32) -> Part) -> bool {
    let mut at = from;
    for index in indices {
        match step(at, index) {
            Part::Is(part) => at = part,
            Part::Missing => return false,
            Part::Unknown => return true,
        }
    }
    at == to
}

/// The type of the part at an index, if the index is known.
fn part_at(definitions: &Definitions<'_>, ty: Id, index: Option<u32>) -> Part {
    let Some(definition) = definitions.instruction(ty) else { return Part::Unknown };
    match (definition.op(), definition.operands()) {
        (Op::TypeVector | Op::TypeMatrix | Op::TypeArray | Op::TypeRuntimeArray, &[element, ..]) => {
            Part::Is(Id(element))
        }
        (Op::TypeStruct, members) => {
            let member = index.and_then(|index| members.get(index as usize));
            member.map_or(Part::Missing, |&member| Part::Is(Id(member)))
        }
        (
            Op::TypeBool
            | Op::TypeInt
            | Op::TypeFloat
            | Op::TypePointer
            | Op::TypeImage
            | Op::TypeSampler
            | Op::TypeSampledImage,
            _,
        ) => Part::Missing,
        _ => Part::Unknown,
    }
}

/// The type of the part at a literal index, which has to be below the number of the parts.
fn literal_part(definitions: &Definitions<'_>, ty: Id, index: u32) -> Part {
    let count = definitions.instruction(ty).and_then(|ty| match (ty.op(), ty.operands()) {
        (Op::TypeVector | Op::TypeMatrix, &[_, count]) => Some(count),
        (Op::TypeArray, &[_, length]) => number(definitions, Id(length)),
        _ => None,
    });
    match count {
        Some(count) if index >= count => Part::Missing,
        _ => part_at(definitions, ty, Some(index)),
    }
}

/// Whether a composite has parts of the types of these values.
fn is_constructed(definitions: &Definitions<'_>, ty: Id, parts: &[u32]) -> bool {
    let Some(definition) = definitions.instruction(ty) else { return true };
    let mut types = parts.iter().map(|&part| definitions.type_of(Id(part)));
    let all_are = |element: u32| {
        let mut types = parts.iter().map(|&part| definitions.type_of(Id(part)));
        types.all(|ty| ty == Some(Id(element)))
    };
    match (definition.op(), definition.operands()) {
        (Op::TypeStruct, members) => types.eq(members.iter().map(|&member| Some(Id(member)))),
        (Op::TypeMatrix, &[column, count]) => parts.len() == count as usize && all_are(column),
        (Op::TypeArray, &[element, length]) => {
            let length = number(definitions, Id(length));
            length.is_none_or(|length| parts.len() == length as usize) && all_are(element)
        }
        (Op::TypeVector, &[element, count]) => {
            // Vectors are joined.
            let counted = types.try_fold(0u32, |sum, ty| {
                let ty = definitions.instruction(ty?)?;
                match (ty.op(), ty.operands()) {
                    (Op::TypeVector, &[of, count]) if of == element => sum.checked_add(count),
                    _ => sum.checked_add(1).filter(|_| ty.result() == Some(Id(element))),
                }
            });
            parts.len() > 1 && counted == Some(count)
        }
        (Op::TypeInt | Op::TypeFloat | Op::TypeBool | Op::TypePointer, _) => false,
        _ => true,
    }
}

/// Whether values of a type are numbers or pointers, or of a type that is not known here.
fn has_bits(definitions: &Definitions<'_>, ty: Id) -> bool {
    let Some(definition) = definitions.instruction(ty) else { return true };
    match (definition.op(), definition.operands()) {
        (Op::TypeVector, &[element, ..]) => has_bits(definitions, Id(element)),
        (
            Op::TypeBool
            | Op::TypeVoid
            | Op::TypeStruct
            | Op::TypeArray
            | Op::TypeRuntimeArray
            | Op::TypeMatrix
            | Op::TypeImage
            | Op::TypeSampler
            | Op::TypeSampledImage
            | Op::TypeAccelerationStructureKHR
            | Op::TypeRayQueryKHR,
            _,
        ) => false,
        _ => true,
    }
}
