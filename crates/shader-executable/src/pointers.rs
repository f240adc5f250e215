//! Addresses: indices into a type become bytes, where the memory has an explicit layout.

use crate::addresses::{Member, descriptor_at};
use crate::function::Lowering;
use crate::layout::{Layout, scalar_size};
use crate::problem::{Problem, Res};
use llvm_model::{BinaryOp, CastOp, Flags, InstId, InstKind, Type, TypeId, Value};
use std::rc::Rc;
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
    let pointer = lowering.value(base)?;
    if !lowering.is_explicit(base) {
        let indices = indices.iter().map(|&index| lowering.value(index)).collect::<Res<Vec<_>>>()?;
        let (source_type, ty) = (lowering.memory_type(source_type)?, lowering.code.out.types.ptr(0));
        let kind = InstKind::GetElementPtr { source_type, base: pointer, indices: indices.into() };
        return Ok(lowering.code.flagged(kind, ty, flags));
    }
    let mut walk = Walk {
        pointer,
        offset: 0,
        steps: Vec::new(),
        ty: source_type,
        layout: lowering.layout(base, source_type)?,
        size: None,
    };
    let (&first, rest) = indices.split_first().ok_or("an address without indices")?;
    if lowering.plan.from.as_u64(first) != Some(0) {
        return Err(Problem::new("an address beyond a variable has no executable form")
            .help("OpPtrAccessChain is for kernels; index an array"));
    }
    for &index in rest {
        walk.step(lowering, index)?;
    }
    let address = walk.address(lowering);
    lowering.set_layout(id, walk.layout);
    if let Some(size) = walk.size {
        lowering.set_size(id, size);
    }
    Ok(address)
}

/// An address on its way into a type.
struct Walk {
    pointer: Value,
    /// Bytes from there.
    offset: u64,
    /// What depends on values: an index of 64 bits, and the bytes for each.
    steps: Vec<(Value, u64)>,
    /// The type, in the module that is read, of what is here.
    ty: TypeId,
    layout: Rc<Layout>,
    /// The size of the buffer that begins here, once one has been taken from a table.
    size: Option<Value>,
}

impl Walk {
    fn step(&mut self, lowering: &mut Lowering<'_, '_, '_>, index: Value) -> Res<()> {
        let types = &lowering.plan.from.types;
        let other = || Problem::new("the indices do not fit the type");
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
                let index = lowering.value(index)?;
                let table = self.address(lowering);
                self.pointer = descriptor_at(&mut lowering.code, table, index, Member::Data);
                self.size = Some(descriptor_at(&mut lowering.code, table, index, Member::Size));
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
        let mut offset = code.offset(self.offset);
        for &(index, stride) in &self.steps {
            let stride = code.offset(stride);
            let bytes = code.binary(BinaryOp::Mul, index, stride);
            offset = code.binary(BinaryOp::Add, bytes, offset);
        }
        code.bytes_further(self.pointer, offset)
    }
}
