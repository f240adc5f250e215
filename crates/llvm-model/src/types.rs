//! Types, interned: equal types have equal [`TypeId`]s. Named structs are identified by their [`StructId`].

use crate::arena::{Arena, Id};
use crate::define_id;
use crate::name::Name;
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

define_id!(
    /// A type of one [`Types`] table.
    TypeId
);
define_id!(
    /// A named (or unnamed but distinct) struct of one [`Types`] table.
    StructId
);

/// A type. LangRef, "Type System".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// `void`
    Void,
    /// `half`
    Half,
    /// `bfloat`
    BFloat,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `x86_fp80`
    X86Fp80,
    /// `fp128`
    Fp128,
    /// `ppc_fp128`
    PpcFp128,
    /// `label`
    Label,
    /// `metadata`
    Metadata,
    /// `token`
    Token,
    /// `x86_mmx`, before LLVM 20
    X86Mmx,
    /// `x86_amx`
    X86Amx,
    /// `iN`; the width in bits, 1 to 2^23.
    Integer(u32),
    /// `bN`: so many bits of memory of any type; since LLVM 23. The width as that of integers.
    Byte(u32),
    /// `ptr addrspace(N)`
    Pointer(u32),
    /// `[count x element]`
    Array {
        /// The element type.
        element: TypeId,
        /// The number of elements.
        count: u64,
    },
    /// `<count x element>`, or `<vscale x count x element>`.
    Vector {
        /// The element type.
        element: TypeId,
        /// The number of elements (the minimum when scalable), not zero.
        count: u32,
        /// Whether the number is a multiple known only at run time.
        scalable: bool,
    },
    /// A literal struct `{ … }` or `<{ … }>`.
    Struct(StructType),
    /// A struct with an identity of its own, `%name`; its body is in [`Types::structs`].
    NamedStruct(StructId),
    /// A function type.
    Function {
        /// The return type.
        ret: TypeId,
        /// The parameter types.
        params: Box<[TypeId]>,
        /// Whether it takes further arguments (`...`).
        vararg: bool,
    },
    /// `target("name", types…, ints…)`
    TargetExt {
        /// The name, such as `spirv.Image`.
        name: Name,
        /// The type parameters.
        types: Box<[TypeId]>,
        /// The integer parameters.
        ints: Box<[u32]>,
    },
}

/// The body of a struct.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StructType {
    /// Whether it is laid out without padding.
    pub packed: bool,
    /// The member types.
    pub fields: Box<[TypeId]>,
}

/// A struct with an identity: `%name = type { … }`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedStruct {
    /// The name; empty for an unnamed one (`%0`).
    pub name: Name,
    /// The body; `None` is an opaque struct.
    pub body: Option<StructType>,
}

/// The type table of a module.
#[derive(Clone, Debug, Default)]
pub struct Types {
    table: IndexSet<Type, FxBuildHasher>,
    /// The structs with an identity.
    pub structs: Arena<StructId, NamedStruct>,
}

impl Types {
    /// The id of `ty`, made when it is new. Member ids must be of this table.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        TypeId::from_index(self.table.insert_full(ty).0)
    }
    /// The id of `ty` if the table has it.
    pub fn find(&self, ty: &Type) -> Option<TypeId> {
        self.table.get_index_of(ty).map(TypeId::from_index)
    }
    /// The number of types.
    pub fn len(&self) -> usize {
        self.table.len()
    }
    /// Whether there are no types.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }
    /// Ids and types in the order they were made.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (TypeId, &Type)> {
        self.table.iter().enumerate().map(|(i, t)| (TypeId::from_index(i), t))
    }
    /// As [`Types::iter`], from number `start` on, at no cost for those before.
    pub fn iter_from(&self, start: usize) -> impl ExactSizeIterator<Item = (TypeId, &Type)> {
        let rest = self.table.as_slice().get_range(start..).unwrap_or_default();
        rest.iter().enumerate().map(move |(i, t)| (TypeId::from_index(start + i), t))
    }
    /// Gives every pointer type another address space; no two types may become equal.
    pub(crate) fn replace_pointers(&mut self, mapped: impl Fn(u32) -> u32) {
        for index in 0..self.table.len() {
            if let Some(Type::Pointer(space)) = self.table.get_index(index) {
                // It is not refused: nothing equal is there.
                let _ = self.table.replace_index(index, Type::Pointer(mapped(*space)));
            }
        }
    }
    /// `void`
    pub fn void(&mut self) -> TypeId {
        self.intern(Type::Void)
    }
    /// `iN`
    pub fn int(&mut self, width: u32) -> TypeId {
        self.intern(Type::Integer(width))
    }
    /// `ptr addrspace(N)`
    pub fn ptr(&mut self, address_space: u32) -> TypeId {
        self.intern(Type::Pointer(address_space))
    }
    /// A fixed vector.
    pub fn vector(&mut self, element: TypeId, count: u32) -> TypeId {
        self.intern(Type::Vector { element, count, scalable: false })
    }
    /// An array.
    pub fn array(&mut self, element: TypeId, count: u64) -> TypeId {
        self.intern(Type::Array { element, count })
    }
    /// A literal struct.
    pub fn literal_struct(&mut self, fields: &[TypeId], packed: bool) -> TypeId {
        self.intern(Type::Struct(StructType { packed, fields: fields.into() }))
    }
    /// A function type.
    pub fn function(&mut self, ret: TypeId, params: &[TypeId], vararg: bool) -> TypeId {
        self.intern(Type::Function { ret, params: params.into(), vararg })
    }
    /// Adds a struct with an identity and returns its type. The name is taken as given, also when another has it.
    pub fn named_struct(&mut self, name: Name, body: Option<StructType>) -> TypeId {
        let id = self.structs.push(NamedStruct { name, body });
        self.intern(Type::NamedStruct(id))
    }
    /// The body of a literal or named struct; `None` for an opaque struct and every other type.
    pub fn struct_body(&self, ty: TypeId) -> Option<&StructType> {
        match &self[ty] {
            Type::Struct(body) => Some(body),
            Type::NamedStruct(id) => self.structs[*id].body.as_ref(),
            _ => None,
        }
    }
    /// The element type of a vector, else `ty` itself.
    #[inline]
    pub fn scalar(&self, ty: TypeId) -> TypeId {
        match self[ty] {
            Type::Vector { element, .. } => element,
            _ => ty,
        }
    }
    /// The number of lanes of a vector, `None` for other types.
    #[inline]
    pub fn lanes(&self, ty: TypeId) -> Option<u32> {
        match self[ty] {
            Type::Vector { count, .. } => Some(count),
            _ => None,
        }
    }
    /// The width of an integer type, `None` for other types.
    #[inline]
    pub fn int_width(&self, ty: TypeId) -> Option<u32> {
        match self[ty] {
            Type::Integer(width) => Some(width),
            _ => None,
        }
    }
    /// The width of an integer or byte type, `None` for other types.
    #[inline]
    pub fn bit_width(&self, ty: TypeId) -> Option<u32> {
        match self[ty] {
            Type::Integer(width) | Type::Byte(width) => Some(width),
            _ => None,
        }
    }
    /// Whether there is a byte type.
    pub fn have_bytes(&self) -> bool {
        self.table.iter().any(|ty| matches!(ty, Type::Byte(_)))
    }
    /// The address space of a pointer type, `None` for other types.
    #[inline]
    pub fn address_space(&self, ty: TypeId) -> Option<u32> {
        match self[ty] {
            Type::Pointer(space) => Some(space),
            _ => None,
        }
    }
    /// Whether `ty` is a floating-point scalar.
    #[inline]
    pub fn is_float(&self, ty: TypeId) -> bool {
        self[ty].float_width().is_some()
    }
    /// Returns the number of elements of a type; `None` for scalars and scalable vectors.
    pub fn element_count(&self, ty: TypeId) -> Option<u64> {
        match self[ty] {
            Type::Vector { count, scalable: false, .. } => Some(u64::from(count)),
            Type::Vector { .. } => None,
            Type::Array { count, .. } => Some(count),
            _ => self.struct_body(ty).map(|body| body.fields.len() as u64),
        }
    }

    /// The type of element `index` of an array, vector or struct.
    pub fn element(&self, ty: TypeId, index: u64) -> Option<TypeId> {
        match &self[ty] {
            Type::Array { element, .. } | Type::Vector { element, .. } => Some(*element),
            _ => self.struct_body(ty)?.fields.get(usize::try_from(index).ok()?).copied(),
        }
    }
    /// The return and parameter types of a function type.
    #[inline]
    pub fn function_parts(&self, ty: TypeId) -> Option<(TypeId, &[TypeId], bool)> {
        match &self[ty] {
            Type::Function { ret, params, vararg } => Some((*ret, params, *vararg)),
            _ => None,
        }
    }
}

impl std::ops::Index<TypeId> for Types {
    type Output = Type;
    #[inline(always)]
    fn index(&self, id: TypeId) -> &Type {
        // The operator of the table is never inlined; only an id of another table needs its message.
        match self.table.get_index(id.index()) {
            Some(ty) => ty,
            None => &self.table[id.index()],
        }
    }
}

/// The types that LLVM assembly has one word for.
const KEYWORDS: [(Type, &str); 13] = [
    (Type::Void, "void"),
    (Type::Half, "half"),
    (Type::BFloat, "bfloat"),
    (Type::Float, "float"),
    (Type::Double, "double"),
    (Type::X86Fp80, "x86_fp80"),
    (Type::Fp128, "fp128"),
    (Type::PpcFp128, "ppc_fp128"),
    (Type::Label, "label"),
    (Type::Metadata, "metadata"),
    (Type::Token, "token"),
    (Type::X86Mmx, "x86_mmx"),
    (Type::X86Amx, "x86_amx"),
];

impl Type {
    /// The word for it in LLVM assembly; `None` for integers, pointers, and types made of others.
    pub fn keyword(&self) -> Option<&'static str> {
        KEYWORDS.iter().find(|(ty, _)| ty == self).map(|(_, word)| *word)
    }

    /// Returns the type of a keyword of LLVM assembly; `None` for keywords with parameters, such as `i32`.
    pub fn from_keyword(word: &str) -> Option<Type> {
        KEYWORDS.iter().find(|(_, known)| *known == word).map(|(ty, _)| ty.clone())
    }

    /// The number of bits of a floating-point type, `None` for other types.
    #[inline]
    pub fn float_width(&self) -> Option<u32> {
        Some(match self {
            Type::Half | Type::BFloat => 16,
            Type::Float => 32,
            Type::Double => 64,
            Type::X86Fp80 => 80,
            Type::Fp128 | Type::PpcFp128 => 128,
            _ => return None,
        })
    }
    /// Whether it is an array or a struct.
    pub fn is_aggregate(&self) -> bool {
        matches!(self, Type::Array { .. } | Type::Struct(_) | Type::NamedStruct(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_types_are_one() {
        let mut types = Types::default();
        let i32_ = types.int(32);
        assert_eq!(types.vector(i32_, 4), types.vector(i32_, 4));
        let a = types.named_struct("s".into(), None);
        let b = types.named_struct("s".into(), None);
        assert_ne!(a, b);
    }
}
