//! Blocks of memory that hosts provide: storage buffers, uniform buffers and push constants, and their layouts.

use super::super::Smith;
use super::super::types::{Scalar, Ty};
use spirv_module::{Capability, Decoration, Id, Op, Operands, StorageClass, Version};

/// The alignment of arrays, as for uniform buffers.
const ARRAY_ALIGNMENT: u32 = 16;
/// At most so many members, an array at the end aside.
const MEMBERS: usize = 4;

/// The size and the alignment of a member in bytes.
fn layout(ty: &Ty) -> (u32, u32) {
    match ty {
        Ty::Value(scalar, lanes) => {
            let bytes = scalar.width().unwrap_or(32) / 8;
            (bytes * lanes, bytes * if *lanes == 3 { 4 } else { *lanes })
        }
        Ty::Matrix(columns, _) => (columns * ARRAY_ALIGNMENT, ARRAY_ALIGNMENT),
        Ty::Nested(members) => {
            let (size, alignment) = layout_of_members(members);
            (size, alignment.max(ARRAY_ALIGNMENT))
        }
        Ty::Strided(element, count) => {
            let stride = stride(element);
            (stride * count.unwrap_or(0), stride.clamp(ARRAY_ALIGNMENT, 32))
        }
        _ => (0, 1),
    }
}

/// The size and the alignment of a structure; its size is a multiple of the alignment of arrays.
fn layout_of_members(members: &[Ty]) -> (u32, u32) {
    let (end, alignment) = members.iter().map(layout).fold((0u32, 1), |(end, most), (size, alignment)| {
        (end.next_multiple_of(alignment) + size, most.max(alignment))
    });
    (end.next_multiple_of(alignment.max(ARRAY_ALIGNMENT)), alignment)
}

/// The bytes from one element of an array to the next.
fn stride(element: &Ty) -> u32 {
    layout(element).0.next_multiple_of(ARRAY_ALIGNMENT).next_multiple_of(layout(element).1)
}

impl Smith<'_> {
    /// The id of a block, or of an array in one; declared with its decorations.
    pub(in super::super) fn laid_out(&mut self, ty: &Ty) -> Id {
        let id = match ty {
            Ty::Strided(element, count) => {
                let of_element = self.type_id(element);
                let id = match count {
                    Some(count) => {
                        let count = self.number(32, u64::from(*count));
                        self.declare(Op::TypeArray, None, &[of_element.0, count.0])
                    }
                    None => self.declare(Op::TypeRuntimeArray, None, &[of_element.0]),
                };
                self.decorate(id, Decoration::ArrayStride, &[stride(element)]);
                id
            }
            Ty::Block(members) | Ty::Nested(members) => {
                let ids: Vec<u32> = members.iter().map(|member| self.type_id(member).0).collect();
                let id = self.declare(Op::TypeStruct, None, &ids);
                if matches!(ty, Ty::Block(_)) {
                    self.decorate(id, Decoration::Block, &[]);
                }
                let mut offset = 0u32;
                for (index, member) in members.iter().enumerate() {
                    let (size, alignment) = layout(member);
                    offset = offset.next_multiple_of(alignment);
                    self.decorate_member(id, index, Decoration::Offset, &[offset]);
                    if let Ty::Matrix(columns, rows) = member {
                        // Only square ones take the same bytes either way.
                        let by_rows = columns == rows && self.choices.rarely(3);
                        let order = if by_rows { Decoration::RowMajor } else { Decoration::ColMajor };
                        self.decorate_member(id, index, order, &[]);
                        self.decorate_member(id, index, Decoration::MatrixStride, &[ARRAY_ALIGNMENT]);
                    }
                    offset += size;
                }
                id
            }
            _ => Id(0),
        };
        self.types.insert(ty.clone(), id);
        id
    }

    fn decorate_member(&mut self, block: Id, member: usize, decoration: Decoration, literals: &[u32]) {
        let operands = Operands::new().id(block).word(member as u32).word(decoration).words(literals);
        self.push(Op::MemberDecorate, None, None, &operands);
    }

    /// A variable with a binding.
    pub(super) fn bound(&mut self, storage: StorageClass, ty: &Ty) -> Id {
        let of_type = self.type_id(&Ty::pointer(storage, ty.clone()));
        self.bound_of(storage, of_type)
    }

    /// A variable of a pointer type with a binding.
    pub(super) fn bound_of(&mut self, storage: StorageClass, ty: Id) -> Id {
        let id = self.declare(Op::Variable, Some(ty), &[storage.0]);
        let binding = self.places[2];
        self.places[2] += 1;
        let set = self.choices.below(2) as u32;
        self.decorate(id, Decoration::DescriptorSet, &[set]);
        self.decorate(id, Decoration::Binding, &[binding]);
        self.globals.push(id);
        id
    }

    /// A pointer to a new member of a storage buffer.
    pub(in super::super) fn buffer(&mut self, member: &Ty) -> Id {
        self.require_buffers();
        let block = Ty::Block(vec![member.clone()]);
        let variable = self.bound(StorageClass::StorageBuffer, &block);
        self.member(StorageClass::StorageBuffer, variable, 0, member)
    }

    fn member(&mut self, storage: StorageClass, variable: Id, member: usize, ty: &Ty) -> Id {
        let index = self.number(32, member as u64);
        self.emit(Op::AccessChain, &Ty::pointer(storage, ty.clone()), &[variable.0, index.0])
    }

    fn require_buffers(&mut self) {
        let extension = "SPV_KHR_storage_buffer_storage_class";
        if self.version < Version::V1_3 && !self.extensions.contains(&extension) {
            self.extensions.push(extension);
        }
    }

    /// A type for a member of a block.
    fn member_type(&mut self) -> Ty {
        let number = |smith: &mut Self| {
            let scalar = match smith.choices.below(4) {
                0 => Scalar::Float(32),
                1 => Scalar::Int(32),
                2 => Scalar::Signed(32),
                _ => Scalar::Float(64),
            };
            Ty::Value(scalar, smith.lanes())
        };
        match self.choices.below(8) {
            0 => {
                let is_nested = self.choices.rarely(3);
                let element =
                    if is_nested { Ty::Nested(vec![number(self), number(self)]) } else { number(self) };
                Ty::Strided(Box::new(element), Some(1 + self.choices.below(3) as u32))
            }
            1 => super::matrices::matrix_type(self),
            2 => {
                let count = 1 + self.choices.below(3);
                Ty::Nested((0..count).map(|_| number(self)).collect())
            }
            _ => number(self),
        }
    }
}

/// Adds a pointer to a member of a new block, or of the push constants.
pub(super) fn block(smith: &mut Smith<'_>) {
    let storages = [StorageClass::StorageBuffer, StorageClass::Uniform, StorageClass::PushConstant];
    let storage = smith.choices.pick(&storages).unwrap_or(StorageClass::StorageBuffer);
    let is_array = storage != StorageClass::PushConstant && smith.choices.rarely(4);
    let known = smith.push_constants.clone().filter(|_| storage == StorageClass::PushConstant);
    let (variable, members) = match known {
        Some(known) => known,
        None => {
            let count = 1 + smith.choices.below(MEMBERS);
            let mut members: Vec<Ty> = (0..count).map(|_| smith.member_type()).collect();
            if storage == StorageClass::StorageBuffer && smith.choices.rarely(2) {
                let element = Ty::Value(Scalar::Float(32), smith.lanes());
                members.push(Ty::Strided(Box::new(element), None));
            }
            new_block(smith, storage, members, is_array)
        }
    };
    let index = smith.choices.below(members.len());
    let variable = if is_array { one_of(smith, storage, variable, &members) } else { variable };
    let Some(member) = members.get(index).cloned() else { return };
    if matches!(member, Ty::Strided(_, None)) && smith.choices.rarely(2) {
        smith.emit(Op::ArrayLength, &Ty::int(32), &[variable.0, index as u32]);
        return;
    }
    smith.member(storage, variable, index, &member);
}

/// The number of blocks in an array of them.
const BLOCKS: u32 = 3;

/// A pointer to a block of an array.
fn one_of(smith: &mut Smith<'_>, storage: StorageClass, blocks: Id, members: &[Ty]) -> Id {
    let is_computed = smith.choices.rarely(2);
    let index = match is_computed {
        true => super::super::memory::element_index(smith, u64::from(BLOCKS)),
        false => smith.number(32, 1),
    };
    if is_computed {
        smith.require(Some(match storage {
            StorageClass::Uniform => Capability::UniformBufferArrayDynamicIndexing,
            _ => Capability::StorageBufferArrayDynamicIndexing,
        }));
    }
    let of_type = smith.type_id(&Ty::pointer(storage, Ty::Block(members.to_vec())));
    smith.emit_unseen(Op::AccessChain, of_type, &[blocks.0, index.0])
}

fn new_block(
    smith: &mut Smith<'_>,
    storage: StorageClass,
    members: Vec<Ty>,
    is_array: bool,
) -> (Id, Vec<Ty>) {
    let block = Ty::Block(members.clone());
    if storage == StorageClass::PushConstant {
        let of_type = smith.type_id(&Ty::pointer(storage, block));
        let id = smith.declare(Op::Variable, Some(of_type), &[storage.0]);
        smith.globals.push(id);
        smith.push_constants = Some((id, members.clone()));
        return (id, members);
    }
    if storage == StorageClass::StorageBuffer {
        smith.require_buffers();
    }
    let has_doubles = members.iter().any(|member| matches!(member, Ty::Value(Scalar::Float(64), _)));
    smith.require(has_doubles.then_some(Capability::Float64));
    let ty = if is_array { Ty::Blocks(Box::new(block), BLOCKS) } else { block };
    (smith.bound(storage, &ty), members)
}
