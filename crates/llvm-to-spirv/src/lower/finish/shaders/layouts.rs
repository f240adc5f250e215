//! The layouts of blocks: each member of a structure in a buffer has an offset, each array a stride, each matrix a stride and
//! an order, and no member overlaps another (SPIR-V specification, 2.16.2 "Validation Rules for Shader Capabilities"; Vulkan
//! specification, "Offset and Stride Assignment").
//!
//! The rules are those of the feature `scalarBlockLayout`, which allows the most: a device without it needs more alignment.

use super::types::{declared, element_of_arrays};
use crate::lower::finish::numbers::number;
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::{access_chains, memory};
use spirv_module::{Decoration, Definitions, Id, Instruction, Module, Op, StorageClass};
use translate_common::problems::ShaderProblem;

/// The decorations of types that determine the places of values in memory, and the types that have been measured.
#[derive(Default)]
struct Layouts {
    /// By structure and member.
    offsets: FxHashMap<(u32, u32), u32>,
    matrix_strides: FxHashMap<(u32, u32), u32>,
    /// Members that are RowMajor or ColMajor.
    ordered: FxHashSet<(u32, u32)>,
    array_strides: FxHashMap<u32, u32>,
    extents: FxHashMap<u32, Extent>,
}

/// The memory that a value takes.
#[derive(Clone, Copy)]
struct Extent {
    /// In bytes; `None` if the type alone does not determine it.
    size: Option<u64>,
    /// The bytes of the largest scalar in it.
    alignment: u64,
}

const NO_STRIDE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an array in a buffer of the shader has no stride",
    help: "decorate the type of the array with ArrayStride (!spirv.Decorations)",
};

const NO_STRIDE_OF_STEP: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an address in a buffer of the shader is computed with an array that has no stride",
    help: "stay within the array that is there, or compute the address from the element that is accessed \
           (getelementptr i32, ...)",
};

const NO_MATRIX_LAYOUT: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a matrix in a buffer of the shader has no stride, or no order of rows and columns",
    help: "decorate the member with MatrixStride and with RowMajor or ColMajor (!spirv.Structure)",
};

const MISPLACED: ShaderProblem = ShaderProblem::Misuse {
    wrong: "a member of a structure in a buffer of the shader overlaps the member before it, or is not aligned",
    help: "use offsets that are multiples of the size of the largest scalar in the member, and behind the previous member \
           (!spirv.Structure)",
};

const SHORT_STRIDE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the elements of an array in a buffer of the shader overlap, or are not aligned",
    help: "use a stride that is a multiple of the size of the largest scalar in an element, and at least its size",
};

/// Returns the first variable in a buffer whose type lacks a valid layout. Pointers to structures in buffers and access chains
/// without a pointee type are checked too.
pub(super) fn first_fault<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<(Instruction<'m>, ShaderProblem)> {
    let mut layouts = Layouts::default();
    let mut seen: FxHashSet<u32> = FxHashSet::default();
    let mut has_steps = false;
    for instruction in module.instructions() {
        // Whether arrays of the type are in memory; the array that a variable is may be one of descriptors.
        let mut in_memory = false;
        let laid_out = match (instruction.op(), instruction.operands()) {
            (Op::Decorate | Op::MemberDecorate, _) => {
                layouts.note(instruction);
                None
            }
            (Op::Variable | Op::UntypedVariableKHR, &[storage, ..]) => {
                declared(definitions, instruction).map(|ty| ty.0).filter(|_| is_laid_out(storage))
            }
            // Addresses are computed, so that no variable has the type.
            (Op::TypePointer, &[storage, pointee]) => {
                let is_address = StorageClass(storage) == StorageClass::PhysicalStorageBuffer;
                // A forward declaration leaves the pointee for later.
                Some(pointee).filter(|pointee| is_address && layouts.extents.contains_key(pointee))
            }
            (Op::TypeUntypedPointerKHR, &[storage]) if is_laid_out(storage) => {
                has_steps = true;
                None
            }
            (Op::Function, _) if !has_steps => break,
            (op, &[stepped, base, ..]) if has_steps && access_chains::typed(op).is_some() => {
                in_memory = true;
                Some(stepped).filter(|&ty| is_step_in_buffer(definitions, instruction, ty, Id(base)))
            }
            (op, _) if op.is_type() => None,
            _ => continue,
        };
        layouts.measure(definitions, instruction);
        if let Some(problem) = laid_out.and_then(|ty| layouts.fault(definitions, (ty, in_memory), &mut seen))
        {
            let is_step = in_memory && problem == NO_STRIDE;
            return Some((instruction, if is_step { NO_STRIDE_OF_STEP } else { problem }));
        }
    }
    None
}

/// Whether an access chain without a pointee type steps through `stepped` in a buffer. An array of
/// resources is not in memory.
fn is_step_in_buffer(definitions: &Definitions<'_>, chain: Instruction<'_>, stepped: u32, base: Id) -> bool {
    let pointer = chain.result_type().and_then(|ty| definitions.instruction(ty));
    let storage = pointer.and_then(|pointer| pointer.operands().first().copied());
    let is_variable = definitions
        .instruction(base)
        .is_some_and(|base| base.op() == Op::UntypedVariableKHR && base.operands().get(1) == Some(&stepped));
    !is_variable && storage.is_some_and(is_laid_out)
}

fn is_laid_out(storage: u32) -> bool {
    memory::EXPLICIT_LAYOUT.contains(&StorageClass(storage))
}

impl Layouts {
    /// Notes a decoration.
    fn note(&mut self, decoration: Instruction<'_>) {
        match (decoration.op(), decoration.operands()) {
            (Op::Decorate, &[ty, decoration, stride])
                if Decoration(decoration) == Decoration::ArrayStride =>
            {
                self.array_strides.insert(ty, stride);
            }
            (Op::MemberDecorate, &[structure, member, decoration, ref literals @ ..]) => {
                let member = (structure, member);
                match (Decoration(decoration), literals) {
                    (Decoration::Offset, &[offset]) => _ = self.offsets.insert(member, offset),
                    (Decoration::MatrixStride, &[stride]) => {
                        self.matrix_strides.insert(member, stride);
                    }
                    (Decoration::RowMajor | Decoration::ColMajor, _) => _ = self.ordered.insert(member),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// Notes the extent of a type; its parts have been declared before it.
    fn measure(&mut self, definitions: &Definitions<'_>, ty: Instruction<'_>) {
        let Some(id) = ty.result().filter(|_| ty.op().is_type()) else { return };
        let of = |ty: u32| self.extents.get(&ty).copied();
        let extent = match (ty.op(), ty.operands()) {
            (Op::TypeInt | Op::TypeFloat, &[width, ..]) => {
                let bytes = u64::from(width / 8);
                Some(Extent { size: Some(bytes), alignment: bytes.max(1) })
            }
            (Op::TypePointer | Op::TypeUntypedPointerKHR, &[storage, ..])
                if StorageClass(storage) == StorageClass::PhysicalStorageBuffer =>
            {
                Some(Extent { size: Some(8), alignment: 8 })
            }
            (Op::TypeVector, &[element, count]) => of(element).map(|element| Extent {
                size: element.size.and_then(|size| size.checked_mul(count.into())),
                ..element
            }),
            // Its members determine the stride.
            (Op::TypeMatrix, &[column, _]) => of(column).map(|column| Extent { size: None, ..column }),
            (Op::TypeArray, &[element, length]) => of(element).map(|element| {
                let stride = self.array_strides.get(&id.0).copied().map(u64::from);
                let length = number(definitions, Id(length)).map(u64::from);
                let size = element.size.zip(stride).zip(length).and_then(|((size, stride), length)| {
                    length.checked_sub(1)?.checked_mul(stride)?.checked_add(size)
                });
                Extent { size, ..element }
            }),
            (Op::TypeRuntimeArray, &[element]) => of(element).map(|element| Extent { size: None, ..element }),
            (Op::TypeStruct, members) => {
                let mut whole = Extent { size: Some(0), alignment: 1 };
                for (number, &member) in (0..).zip(members) {
                    let part = of(member).unwrap_or(Extent { size: None, alignment: 1 });
                    let offset = self.offsets.get(&(id.0, number)).copied().map(u64::from);
                    let end = offset.zip(part.size).and_then(|(offset, size)| offset.checked_add(size));
                    whole.size = whole.size.zip(end).map(|(size, end)| size.max(end));
                    whole.alignment = whole.alignment.max(part.alignment);
                }
                Some(whole)
            }
            _ => None,
        };
        if let Some(extent) = extent {
            self.extents.insert(id.0, extent);
        }
    }

    /// Returns the first problem with the layout of a type, with whether it is in memory if it is an array, and of its parts.
    /// Types that have been `seen` are not looked at again.
    fn fault(
        &self,
        definitions: &Definitions<'_>,
        ty: (u32, bool),
        seen: &mut FxHashSet<u32>,
    ) -> Option<ShaderProblem> {
        let mut waiting = vec![ty];
        while let Some((ty, in_memory)) = waiting.pop() {
            let Some(definition) = definitions.instruction(Id(ty)) else { continue };
            match (definition.op(), definition.operands()) {
                (Op::TypeArray | Op::TypeRuntimeArray, &[element, ..]) => {
                    waiting.push((element, in_memory));
                    if in_memory && let Some(problem) = self.fault_of_array(ty, element) {
                        return Some(problem);
                    }
                }
                (Op::TypeStruct, members) if seen.insert(ty) => {
                    if let Some(problem) = self.fault_of_structure(definitions, ty, members) {
                        return Some(problem);
                    }
                    waiting.extend(members.iter().map(|&member| (member, true)));
                }
                _ => {}
            }
        }
        None
    }

    fn fault_of_array(&self, array: u32, element: u32) -> Option<ShaderProblem> {
        let Some(&stride) = self.array_strides.get(&array) else { return Some(NO_STRIDE) };
        let stride = u64::from(stride);
        let extent = self.extents.get(&element)?;
        let fits = stride > 0
            && stride.is_multiple_of(extent.alignment)
            && extent.size.is_none_or(|size| size <= stride);
        (!fits).then_some(SHORT_STRIDE)
    }

    fn fault_of_structure(
        &self,
        definitions: &Definitions<'_>,
        structure: u32,
        members: &[u32],
    ) -> Option<ShaderProblem> {
        let mut places: Vec<(u64, u64)> = Vec::with_capacity(members.len());
        for (number, &member) in (0..).zip(members) {
            let place = (structure, number);
            let Some(&offset) = self.offsets.get(&place) else { return Some(ShaderProblem::NoOffset) };
            let is_ordered = self.ordered.contains(&place) && self.matrix_strides.contains_key(&place);
            if is_of_matrices(definitions, member) && !is_ordered {
                return Some(NO_MATRIX_LAYOUT);
            }
            let Some(extent) = self.extents.get(&member) else { continue };
            if !u64::from(offset).is_multiple_of(extent.alignment) {
                return Some(MISPLACED);
            }
            let has_length =
                definitions.instruction(Id(member)).is_none_or(|member| member.op() != Op::TypeRuntimeArray);
            // Nothing is behind an array without a length.
            let size = extent.size.unwrap_or(if has_length { extent.alignment } else { u64::MAX });
            places.push((u64::from(offset), u64::from(offset).saturating_add(size)));
        }
        places.sort_unstable();
        let overlaps = |pair: &[(u64, u64)]| matches!(pair, &[(_, end), (next, _)] if next < end);
        places.windows(2).any(overlaps).then_some(MISPLACED)
    }
}

/// Whether a type is a matrix, or an array of matrices.
fn is_of_matrices(definitions: &Definitions<'_>, ty: u32) -> bool {
    let element = element_of_arrays(definitions, Id(ty));
    definitions.instruction(element).is_some_and(|element| element.op() == Op::TypeMatrix)
}
