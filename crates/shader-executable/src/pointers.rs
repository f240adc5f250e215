//! Addresses: indices into a type become bytes, where the memory has an explicit layout.

use crate::bounds::Bounds;
use crate::function::Lowering;
use crate::layout::{Layout, scalar_size};
use crate::problem::Res;
use llvm_model::{BinaryOp, CastOp, Flags, InstBuilder as _, InstId, InstKind, Type, TypeId, Value};
use std::rc::Rc;
use translate_common::Problem;
use translate_common::problems::ExecutableProblem;
use translate_common::shaders::wrapper;

/// `getelementptr`
pub(crate) fn lower(
    lowering: &mut Lowering<'_, '_, '_>,
    id: InstId,
    source_type: TypeId,
    base: Value,
    indices: &[Value],
    flags: Flags,
) -> Res<Value> {
    if !lowering.is_explicit(base) || (lowering.is_mlir() && lowering.is_plain(base, source_type)?) {
        return typed(lowering, id, source_type, base, indices, flags);
    }
    let pointer = lowering.value(base)?;
    let mut walk = Walk {
        pointer,
        offset: 0,
        steps: Vec::new(),
        ty: source_type,
        layout: lowering.layout(base, source_type)?,
        size: None,
        bounds: if lowering.is_robust() { lowering.bounds_of(base) } else { None },
        base,
    };
    let (&first, rest) = indices.split_first().ok_or_else(no_indices)?;
    if lowering.plan.from.as_u64(first) != Some(0) {
        let stride = lowering
            .plan
            .layouts
            .stride(lowering.old_type(base), source_type)
            .ok_or(ExecutableProblem::BeyondVariable)?;
        // An index has a sign.
        walk.advance(lowering, first, None, stride)?;
    }
    for &index in rest {
        walk.step(lowering, index)?;
    }
    let address = walk.address(lowering);
    if lowering.is_mlir() {
        // The shader only guarantees that scalars are aligned.
        let scalar = scalar_size(lowering.plan.from, walk.ty).unwrap_or(1);
        lowering.alignments.insert(address, scalar);
    }
    lowering.set_layout(id, walk.ty, walk.layout);
    if let Some(size) = walk.size {
        lowering.set_size(id, size);
    }
    if let Some(bounds) = walk.bounds {
        lowering.bounds.insert(Value::Inst(id), bounds);
    }
    Ok(address)
}

/// The same indices into the type that stands for `source_type`.
fn typed(
    lowering: &mut Lowering<'_, '_, '_>,
    id: InstId,
    source_type: TypeId,
    base: Value,
    indices: &[Value],
    flags: Flags,
) -> Res<Value> {
    let pointer = lowering.value(base)?;
    let (&first, rest) = indices.split_first().ok_or_else(no_indices)?;
    let is_explicit = lowering.is_explicit(base);
    let layout = if is_explicit { Some(lowering.layout(base, source_type)?) } else { None };
    let path = lowering.path(source_type, layout, rest)?;
    let source_type =
        if is_explicit { lowering.convert(source_type)? } else { lowering.memory_type(source_type)? };
    let align = lowering.packed_alignment(pointer, source_type, &path.indices);
    let indices = [&[lowering.value(first)?][..], &path.indices].concat();
    let ty = lowering.code.out.types.ptr(0);
    let kind = InstKind::GetElementPtr { source_type, base: pointer, indices: indices[..].into() };
    let address = lowering.code.emit_with(kind, ty, flags);
    if let Some(layout) = path.layout {
        lowering.set_layout(id, path.ty, layout);
    }
    if let Some(align) = align {
        lowering.alignments.insert(address, align);
    }
    Ok(address)
}

/// An access chain has an index of its own in LLVM IR, in front of those that it has in SPIR-V.
fn no_indices() -> Problem {
    Problem::internal("an address without indices")
}

/// An address on its way into a type.
struct Walk {
    pointer: Value,
    /// Bytes from there.
    offset: u64,
    /// The computed terms: an index of 64 bits, and the bytes for each.
    steps: Vec<(Value, u64)>,
    /// The type at this place, in the module that is read.
    ty: TypeId,
    layout: Rc<Layout>,
    /// The size of the buffer that begins here, once one has been taken from a table.
    size: Option<Value>,
    /// The memory that the address has to stay in, where that is asked for.
    bounds: Option<Bounds>,
    /// The pointer that it goes on from, of the module that is read.
    base: Value,
}

impl Walk {
    fn step(&mut self, lowering: &mut Lowering<'_, '_, '_>, index: Value) -> Res<()> {
        let types = &lowering.plan.from.types;
        let other = || Problem::internal("indices that do not fit the type");
        if let Some((_, array)) = wrapper(types, self.ty) {
            self.ty = array;
            return Ok(());
        }
        let constant = lowering.plan.from.as_u64(index);
        let element = types.element(self.ty, constant.unwrap_or(0)).ok_or_else(other)?;
        match (&*self.layout.clone(), &types[self.ty]) {
            (Layout::Struct(members), _) => {
                let member = constant.and_then(|index| members.get(usize::try_from(index).ok()?));
                let (offset, layout) = member.ok_or_else(other)?;
                self.offset = self.offset.wrapping_add(*offset);
                self.layout = layout.clone();
                self.size = None;
            }
            (Layout::Array(layout, stride), Type::Array { .. }) => {
                self.advance(lowering, index, constant, *stride)?;
                self.layout = layout.clone();
                self.size = None;
            }
            (Layout::Resources(layout), Type::Array { .. }) => {
                let index = lowering.resource_within(self.base, index)?;
                let table = self.address(lowering);
                let resource = lowering.resource(table, index);
                (self.pointer, self.size) = (resource.start, Some(resource.size));
                self.bounds = lowering.is_robust().then_some(resource);
                (self.offset, self.layout) = (0, layout.clone());
                self.steps.clear();
            }
            (Layout::Plain | Layout::Strided(_), Type::Vector { .. }) => {
                let component = scalar_size(lowering.plan.from, self.ty).ok_or_else(other)?;
                let stride = if let Layout::Strided(stride) = *self.layout { stride } else { component };
                self.advance(lowering, index, constant, stride)?;
                self.layout = Rc::new(Layout::Plain);
            }
            _ => return Err(other()),
        }
        self.ty = element;
        Ok(())
    }

    /// Goes on by an index.
    fn advance(
        &mut self,
        lowering: &mut Lowering<'_, '_, '_>,
        index: Value,
        constant: Option<u64>,
        stride: u64,
    ) -> Res<()> {
        if let Some(index) = constant {
            self.offset = self.offset.wrapping_add(index.wrapping_mul(stride));
            return Ok(());
        }
        let index = lowering.value(index)?;
        let wide = lowering.code.out.types.int(64);
        let index = match lowering.code.width(index) {
            64 => index,
            1..64 => lowering.code.cast(CastOp::SExt, index, wide),
            _ => lowering.code.cast(CastOp::Trunc, index, wide),
        };
        self.steps.push((index, stride));
        Ok(())
    }

    /// The address.
    fn address(&self, lowering: &mut Lowering<'_, '_, '_>) -> Value {
        let code = &mut lowering.code;
        let mut offset = code.int64(self.offset);
        for &(index, stride) in &self.steps {
            let stride = code.int64(stride);
            let bytes = code.binary(BinaryOp::Mul, index, stride);
            offset = code.binary(BinaryOp::Add, bytes, offset);
        }
        code.bytes_further(self.pointer, offset)
    }
}
