//! Addresses by indices into types, where the shader's memory is where LLVM would have it.

use crate::function::Lowering;
use crate::layout::Layout;
use crate::problem::Res;
use llvm_model::{DataLayout, InstKind, Module, Type, TypeId, Value};

/// Whether everything of a type, which is one of the module that is made, is where LLVM has it.
pub(crate) fn is_natural(out: &Module, data_layout: &DataLayout, ty: TypeId, layout: &Layout) -> bool {
    match (&out.types[ty], layout) {
        (_, Layout::Plain) => true,
        (Type::Array { element, .. }, Layout::Array(inner, stride)) => {
            data_layout.alloc_size(&out.types, *element) == Some(*stride)
                && is_natural(out, data_layout, *element, inner)
        }
        (Type::Struct(body), Layout::Struct(members)) => {
            let Some(structure) = data_layout.struct_layout(&out.types, ty) else { return false };
            let offsets = structure.offsets.iter().eq(members.iter().map(|(offset, _)| offset));
            let mut all = body.fields.iter().zip(members.iter());
            offsets && all.all(|(&field, (_, inner))| is_natural(out, data_layout, field, inner))
        }
        _ => false,
    }
}

impl Lowering<'_, '_, '_> {
    /// Returns whether a pointer is used as in LLVM: its pointee, used as a `ty`, has LLVM's layout.
    pub(crate) fn is_plain(&mut self, pointer: Value, ty: TypeId) -> Res<bool> {
        let new = self.convert(ty)?;
        if !self.is_explicit(pointer) {
            return Ok(self.memory_type(ty)? == new);
        }
        let layout = self.layout(pointer, ty)?;
        Ok(is_natural(self.code.out, &self.plan.form.host.data_layout, new, &layout))
    }

    /// Returns the alignment of a pointer into packed structures, in bytes: `None` if it is that of its type.
    pub(crate) fn packed_alignment(&self, base: Value, source_type: TypeId, path: &[Value]) -> Option<u64> {
        let (types, data_layout) = (&self.code.out.types, &self.plan.form.host.data_layout);
        let mut align = self.alignments.get(&base).copied();
        let mut ty = source_type;
        for (index, &step) in path.iter().enumerate() {
            let constant = self.code.out.as_u64(step);
            let packed = matches!(&types[ty], Type::Struct(body) if body.packed);
            if packed && align.is_none() {
                // Memory on the stack is aligned as LLVM prefers, which for structures is to 8 bytes; variables need not be.
                let is_on_stack = matches!(base, Value::Inst(id)
                    if matches!(self.code.body.insts[id].kind, InstKind::Alloca { .. }));
                align = Some(if is_on_stack && index == 0 { 8 } else { 1 });
            }
            let element = types.element(ty, constant.unwrap_or(0))?;
            let step = match (&types[ty], constant) {
                (Type::Struct(_), Some(member)) => {
                    *data_layout.struct_layout(types, ty)?.offsets.get(usize::try_from(member).ok()?)?
                }
                _ => data_layout.alloc_size(types, element)?.wrapping_mul(constant.unwrap_or(1)),
            };
            if step != 0 {
                align = align.map(|align| align.min(1 << step.trailing_zeros()));
            }
            ty = element;
        }
        align
    }
}
