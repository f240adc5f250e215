//! Pointers in memory as numbers: a *cell* has the size of the pointer, and says which memory is meant and how many bytes
//! behind its beginning.
//!
//! A cell of 64 bits is a vector of the bytes and the number of the memory; in one of 32 bits the number is in the high bits.
//! A null pointer is 0.

use super::flow::holds_pointer;
use llvm_model::{
    BinaryOp, Builder, ConstId, Constant, DataLayout, InstBuilder as _, Module, StructType, Type, TypeId,
    Value,
};
use rustc_hash::FxHashMap;

/// A pointer as numbers of 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Code {
    /// Which memory it leads into; 0 for null.
    pub(super) number: Value,
    /// The bytes from its beginning.
    pub(super) offset: Value,
}

/// The types with cells, by those with pointers.
pub(super) struct Cells<'a> {
    data: &'a DataLayout,
    types: FxHashMap<TypeId, TypeId>,
    /// The bits of the number in cells of 32 bits.
    number_bits: u32,
}

/// How deep types and constants nest.
const MAX_DEPTH: u32 = 64;

impl<'a> Cells<'a> {
    /// Cells for pointers into so many memories.
    pub(super) fn new(data: &'a DataLayout, memories: u32) -> Cells<'a> {
        let number_bits = u32::BITS - memories.leading_zeros();
        Cells { data, types: FxHashMap::default(), number_bits: number_bits.max(1) }
    }

    /// The type with cells; the type itself if it has no pointers.
    pub(super) fn ty(&mut self, module: &mut Module, ty: TypeId) -> TypeId {
        self.ty_at(module, ty, 0)
    }

    fn ty_at(&mut self, module: &mut Module, ty: TypeId, depth: u32) -> TypeId {
        if let Some(&known) = self.types.get(&ty) {
            return known;
        }
        if depth > MAX_DEPTH || !holds_pointer(&module.types, ty) {
            return ty;
        }
        let coded = match module.types[ty].clone() {
            Type::Pointer(space) => {
                let i32 = module.types.int(32);
                if self.data.pointer(space).bits == 64 { module.types.vector(i32, 2) } else { i32 }
            }
            Type::Array { element, count } => {
                let element = self.ty_at(module, element, depth + 1);
                module.types.array(element, count)
            }
            Type::Struct(_) | Type::NamedStruct(_) => self.structure(module, ty, depth),
            _ => ty,
        };
        self.types.insert(ty, coded);
        coded
    }

    fn structure(&mut self, module: &mut Module, ty: TypeId, depth: u32) -> TypeId {
        let Some(body) = module.types.struct_body(ty).cloned() else { return ty };
        let fields: Vec<TypeId> =
            body.fields.iter().map(|&field| self.ty_at(module, field, depth + 1)).collect();
        match module.types[ty] {
            Type::NamedStruct(named) => {
                let name = module.types.structs[named].name.clone();
                let body = StructType { fields: fields.into(), packed: body.packed };
                module.types.named_struct(name, Some(body))
            }
            _ => module.types.literal_struct(&fields, body.packed),
        }
    }

    /// A constant with cells; `code` gives the number and the bytes of a pointer. `None` if a pointer has none.
    pub(super) fn constant(
        &mut self,
        module: &mut Module,
        id: ConstId,
        code: &mut impl FnMut(&mut Module, ConstId) -> Option<(u32, u32)>,
    ) -> Option<ConstId> {
        self.constant_at(module, id, code, 0)
    }

    fn constant_at(
        &mut self,
        module: &mut Module,
        id: ConstId,
        code: &mut impl FnMut(&mut Module, ConstId) -> Option<(u32, u32)>,
        depth: u32,
    ) -> Option<ConstId> {
        let ty = module.constants.ty(id);
        let coded = self.ty(module, ty);
        if coded == ty || depth > MAX_DEPTH {
            return (depth <= MAX_DEPTH).then_some(id);
        }
        let constant = match module.constants[id].clone() {
            Constant::Aggregate(parts) => {
                let parts: Option<Vec<ConstId>> =
                    parts.iter().map(|&part| self.constant_at(module, part, code, depth + 1)).collect();
                Constant::Aggregate(parts?.into())
            }
            plain @ (Constant::Undef | Constant::Poison) => plain,
            Constant::Null => return Some(zero(module, coded)),
            _ => {
                let (number, offset) = code(module, id)?;
                return Some(self.packed(module, coded, number, offset));
            }
        };
        Some(module.constants.intern(coded, constant))
    }

    /// The constant cell of a code.
    fn packed(&self, module: &mut Module, cell: TypeId, number: u32, offset: u32) -> ConstId {
        let i32 = module.types.int(32);
        if cell == i32 {
            let high = self.number_bits.min(31);
            let word = number << (32 - high) | (offset & (u32::MAX >> high));
            return module.constants.int(i32, 32, word.into());
        }
        if (number, offset) == (0, 0) {
            return zero(module, cell);
        }
        let bytes: Vec<u8> = [offset, number].into_iter().flat_map(u32::to_le_bytes).collect();
        module.constants.intern(cell, Constant::Data(bytes.into()))
    }

    /// Adds the cell of a code.
    pub(super) fn pack(&self, at: &mut Builder<'_>, cell: TypeId, code: Code) -> Value {
        let known = |at: &Builder<'_>, value: Value| at.module.as_u64(value).map(|value| value as u32);
        if let (Some(number), Some(offset)) = (known(at, code.number), known(at, code.offset)) {
            return Value::Const(self.packed(at.module, cell, number, offset));
        }
        let i32 = at.module.types.int(32);
        if cell == i32 {
            let high = u64::from(self.number_bits.min(31));
            let number = at.binary_int(BinaryOp::Shl, code.number, 32 - high);
            let offset = at.binary_int(BinaryOp::And, code.offset, u64::from(u32::MAX >> high));
            return at.binary(BinaryOp::Or, number, offset);
        }
        let cell = at.poison(cell);
        let cell = at.insert(cell, code.offset, 0);
        at.insert(cell, code.number, 1)
    }

    /// Adds the code in a cell.
    pub(super) fn unpack(&self, at: &mut Builder<'_>, cell: Value) -> Code {
        let i32 = at.module.types.int(32);
        if at.ty(cell) == i32 {
            let high = u64::from(self.number_bits.min(31));
            let number = at.binary_int(BinaryOp::LShr, cell, 32 - high);
            let offset = at.binary_int(BinaryOp::Shl, cell, high);
            return Code { number, offset: at.binary_int(BinaryOp::AShr, offset, high) };
        }
        Code { number: at.extract(cell, 1), offset: at.extract(cell, 0) }
    }
}

fn zero(module: &mut Module, ty: TypeId) -> ConstId {
    match module.types[ty] {
        Type::Integer(width) => module.constants.int(ty, width, 0),
        _ => module.constants.intern(ty, Constant::Null),
    }
}
