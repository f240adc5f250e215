//! Arguments that are no pointers: members of one block, at the offsets that OpenCL C gives members of a structure.

use crate::hlsl::blocks::{Blocks, decorate_structure};
use crate::memory::{Layouts, StructBytes};
use llvm_model::{DataLayout, Module, Name, StructType, Type, TypeId};
use spirv_grammar::Decoration;

/// The members of the block of a kernel.
#[derive(Default)]
pub(super) struct Block {
    /// The type and the offset of each.
    members: Vec<(TypeId, u32)>,
    end: u32,
    is_uniform: bool,
}

/// A member, or the words, of an argument.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    pub(super) offset: u32,
    pub(super) size: u32,
    /// The number of the member that is the argument; `None` if the argument is put together of words.
    pub(super) member: Option<u32>,
}

impl Block {
    /// An empty block. In a uniform buffer, elements of arrays are at multiples of 16 bytes (Vulkan specification, 15.8.4).
    pub(super) fn new(is_uniform: bool) -> Block {
        Block { is_uniform, ..Block::default() }
    }

    /// Adds words that are no argument, behind all members.
    pub(super) fn add_words(&mut self, module: &mut Module, offset: u32, count: u32) {
        let word = module.types.int(32);
        self.members.extend((0..count).map(|index| (word, offset + index * 4)));
        self.end = offset + count * 4;
    }

    /// The offset behind all members.
    pub(super) fn end(&self) -> u32 {
        self.end
    }

    /// Lets the next member begin at an offset or behind it.
    pub(super) fn skip_to(&mut self, offset: u32) {
        self.end = self.end.max(offset);
    }

    /// Gives an argument its place; `None` if it has too many bytes, or no size.
    pub(super) fn add(
        &mut self,
        module: &mut Module,
        data: &DataLayout,
        layouts: &Layouts<'_>,
        blocks: &mut Blocks,
        ty: TypeId,
        align: u64,
    ) -> Option<Slot> {
        let size = u32::try_from(layouts.size(&module.types, ty)?).ok()?;
        let align = u32::try_from(align.max(data.abi_align(&module.types, ty)?).max(1)).ok()?;
        let of_vectors = self.is_uniform && module.types[ty].is_aggregate();
        let align = if of_vectors { align.max(VECTOR) } else { align };
        let offset = self.end.checked_next_multiple_of(align)?;
        let end = offset.checked_add(size)?;
        if end > MAX_BYTES {
            return None;
        }
        let covered = self.members.last().map_or(0, |&(last, at)| at + bytes_of(module, layouts, last));
        self.end = end;
        // OpenCL C leaves room for a fourth element behind three, which is none of the value.
        let size = if module.types.lanes(ty) == Some(3) { size / 4 * 3 } else { size };
        if is_own(module, ty) && offset >= covered {
            self.members.push((ty, offset));
            let member = u32::try_from(self.members.len() - 1).ok();
            return Some(Slot { offset, size, member });
        }
        if of_vectors {
            let word = module.types.int(32);
            let vector = module.types.vector(word, 4);
            let count = size.div_ceil(VECTOR);
            self.end = end.checked_next_multiple_of(VECTOR)?;
            self.members.push((blocks.array(module, vector, count.into(), VECTOR.into()), offset));
            return Some(Slot { offset, size, member: None });
        }
        // Words, of which arguments of a few bytes share one.
        let first = (offset & !3).max(covered);
        let words = end.next_multiple_of(4).saturating_sub(first) / 4;
        let word = module.types.int(32);
        if module.types[ty].is_aggregate() && words > 1 {
            self.members.push((blocks.array(module, word, words.into(), 4), first));
        } else {
            self.members.extend((0..words).map(|index| (word, first + index * 4)));
        }
        Some(Slot { offset, size, member: None })
    }

    /// The structure.
    pub(super) fn structure(self, module: &mut Module, layouts: &mut Layouts<'_>, name: &str) -> TypeId {
        let number = module.types.len();
        let fields: Vec<TypeId> = self.members.iter().map(|&(ty, _)| ty).collect();
        let made = module.types.named_struct(
            Name::from(format!("{name}.{number}")),
            Some(StructType { fields: fields.into(), packed: false }),
        );
        let offsets = self.members.iter().map(|&(_, offset)| offset.into()).collect();
        layouts.set(made, StructBytes { size: u64::from(self.end.next_multiple_of(16)), offsets });
        let members: Vec<Vec<(Decoration, Vec<u32>)>> = self
            .members
            .iter()
            .map(|&(_, offset)| vec![(Decoration::NonWritable, vec![]), (Decoration::Offset, vec![offset])])
            .collect();
        decorate_structure(module, made, None, &[(Decoration::Block, Vec::new())], &members);
        made
    }
}

/// The bytes of a vector of four words.
const VECTOR: u32 = 16;

/// The most bytes of the arguments of a kernel: no device takes as many.
const MAX_BYTES: u32 = 1 << 16;

/// Whether a type is a member as it is: numbers of 32 bits and short vectors of them.
fn is_own(module: &Module, ty: TypeId) -> bool {
    let types = &module.types;
    let is_word = matches!(types[types.scalar(ty)], Type::Integer(32) | Type::Float);
    is_word && types.lanes(ty).is_none_or(|lanes| (2..=4).contains(&lanes))
}

/// The bytes of a member: vectors of three have no fourth.
fn bytes_of(module: &Module, layouts: &Layouts<'_>, ty: TypeId) -> u32 {
    let bytes = match module.types.lanes(ty) {
        Some(lanes) => u64::from(lanes) * 4,
        None => layouts.size(&module.types, ty).unwrap_or(4),
    };
    u32::try_from(bytes).unwrap_or(u32::MAX)
}
