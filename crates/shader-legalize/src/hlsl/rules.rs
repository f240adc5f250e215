//! Which layouts of buffers Vulkan allows without a feature of the device (specification of Vulkan, "Offset and Stride
//! Assignment": base and extended alignment, relaxed block layout).

use super::blocks::is_padding;
use crate::memory::{Layouts, stated_layout};
use llvm_model::{Module, Type, TypeId};
use rustc_hash::FxHashMap;

/// The alignments of types so far: types may have common parts.
type Known = FxHashMap<TypeId, Option<u64>>;

/// The rules of one kind of buffer.
#[derive(Clone, Copy)]
pub(super) struct Rules {
    /// Whether arrays and structures are aligned to 16 bytes, as in uniform buffers.
    pub(super) is_uniform: bool,
    /// Whether vectors are written as arrays of their elements.
    pub(super) splits_vectors: bool,
    /// Whether each element of an array begins a row, which LLVM IR does not state.
    pub(super) pads_arrays: bool,
}

/// The alignment of arrays and structures in uniform buffers, and the unit that vectors must not cross, in bytes.
const EXTENDED: u64 = 16;

/// How deep types nest.
const MAX_DEPTH: u32 = 32;

impl Rules {
    /// Whether the offsets that HLSL gives the parts of a type satisfy the rules.
    pub(super) fn allow(self, module: &Module, layouts: &Layouts<'_>, ty: TypeId) -> bool {
        self.align(module, layouts, ty, &mut FxHashMap::default(), 0).is_some()
    }

    /// The alignment of a type; `None` if its parts break a rule.
    fn align(
        self,
        module: &Module,
        layouts: &Layouts<'_>,
        ty: TypeId,
        known: &mut Known,
        depth: u32,
    ) -> Option<u64> {
        if depth > MAX_DEPTH {
            return None;
        }
        if let Some(known) = known.get(&ty) {
            return *known;
        }
        let align = self.compute(module, layouts, ty, known, depth);
        known.insert(ty, align);
        align
    }

    fn compute(
        self,
        module: &Module,
        layouts: &Layouts<'_>,
        ty: TypeId,
        known: &mut Known,
        depth: u32,
    ) -> Option<u64> {
        match &module.types[ty] {
            Type::Array { element, .. } => {
                let stride = match self.pads_arrays {
                    true => layouts.row_stride(&module.types, *element)?,
                    false => layouts.dense_size(&module.types, *element)?,
                };
                let own = self.extended(self.align(module, layouts, *element, known, depth + 1)?)?;
                stride.is_multiple_of(own).then_some(own)
            }
            Type::Vector { element, count, .. } => {
                let own = layouts.size(&module.types, *element)?;
                match count {
                    _ if self.splits_vectors || *count == 1 => Some(own),
                    2 => own.checked_mul(2),
                    _ => own.checked_mul(4),
                }
            }
            Type::Struct(_) | Type::NamedStruct(_) => {
                let all = self.members(module, layouts, ty, known, depth)?;
                self.extended(all)
            }
            Type::TargetExt { .. } if stated_layout(&module.types, ty).is_some() => {
                let all = self.members(module, layouts, ty, known, depth)?;
                self.extended(all)
            }
            _ => layouts.size(&module.types, ty),
        }
    }

    /// The alignment of the members of a structure.
    fn members(
        self,
        module: &Module,
        layouts: &Layouts<'_>,
        ty: TypeId,
        known: &mut Known,
        depth: u32,
    ) -> Option<u64> {
        let structure = stated_layout(&module.types, ty).map_or(ty, |(structure, _)| structure);
        let body = module.types.struct_body(structure)?;
        let (mut all, mut free) = (1, 0u64);
        for (&field, at) in body.fields.iter().zip(layouts.dense_offsets(&module.types, ty)?) {
            if is_padding(&module.types[field]) {
                continue;
            }
            let (own, size) = (
                self.align(module, layouts, field, known, depth + 1)?,
                match self.pads_arrays {
                    true => layouts.size_in_rows(&module.types, field)?,
                    false => layouts.dense_size(&module.types, field)?,
                },
            );
            let is_plain =
                !module.types[field].is_aggregate() && stated_layout(&module.types, field).is_none();
            let fits = match module.types[field] {
                Type::Vector { element, count: 2.., .. } if !self.splits_vectors => {
                    let component = layouts.size(&module.types, element)?;
                    let is_within = match size <= EXTENDED {
                        true => at % EXTENDED + size <= EXTENDED,
                        false => at.is_multiple_of(EXTENDED),
                    };
                    at.is_multiple_of(component) && is_within
                }
                _ => at.is_multiple_of(own),
            };
            if !fits || at < free {
                return None;
            }
            free = at.checked_add(size)?;
            if !is_plain {
                free = free.checked_next_multiple_of(own)?;
            }
            all = all.max(own);
        }
        Some(all)
    }

    fn extended(self, align: u64) -> Option<u64> {
        if self.is_uniform { align.checked_next_multiple_of(EXTENDED) } else { Some(align) }
    }
}
