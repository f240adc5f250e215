//! Constants, interned module-wide: equal constants have equal [`ConstId`]s.

pub use crate::constant_data::data_element_size;

use crate::arena::Id;
use crate::define_id;
use crate::flags::Flags;
use crate::function::{BlockId, FunctionId};
use crate::global::{AliasId, GlobalId, IFuncId};
use crate::int::{ApInt, mask};
use crate::name::Name;
use crate::opcode::{BinaryOp, CastOp, FloatPredicate, IntPredicate, UnaryOp};
use crate::types::{Type, TypeId, Types};
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

define_id!(
    /// A constant of one [`Constants`] table.
    ConstId
);

/// A constant. Build aggregates and zeros through [`Constants`], which keeps one form for each value: integer and
/// float zeros are [`Constant::Int`] and [`Constant::Float`], zero aggregates and null pointers [`Constant::Null`],
/// arrays and vectors of plain numbers [`Constant::Data`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Constant {
    /// A scalar integer or byte.
    Int(ApInt),
    /// A scalar float as bits: IEEE for 16, 32, 64 and 128 bits; sign and exponent above the 64-bit significand for
    /// x86_fp80; the high-order double in the low word for ppc_fp128.
    Float(ApInt),
    /// `null`, `zeroinitializer` of an aggregate or target type, `none` of the token type.
    Null,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// A struct, array or vector that is not [`Constant::Data`].
    Aggregate(Box<[ConstId]>),
    /// An array or vector of i8, i16, i32, i64, their bytes, half, bfloat, float or double: the elements' bits, little-endian.
    Data(Box<[u8]>),
    /// The address of a global variable.
    Global(GlobalId),
    /// The address of a function.
    Function(FunctionId),
    /// The address of an alias.
    Alias(AliasId),
    /// The address of an ifunc.
    IFunc(IFuncId),
    /// `blockaddress(@f, %b)`
    BlockAddress {
        /// The function.
        function: FunctionId,
        /// Its block.
        block: BlockId,
    },
    /// `dso_local_equivalent @f`
    DsoLocalEquivalent(ConstId),
    /// `no_cfi @f`
    NoCfi(ConstId),
    /// `ptrauth (…)`: pointer, key, discriminator, address discriminator, deactivation symbol.
    PtrAuth([ConstId; 4], Option<ConstId>),
    /// Inline assembly; only as a callee.
    InlineAsm(Box<InlineAsm>),
    /// A constant expression.
    Expr(Box<ConstantExpr>),
}

/// Inline assembly.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InlineAsm {
    /// The function type it is called through.
    pub function_type: TypeId,
    /// The template.
    pub template: Name,
    /// The constraints.
    pub constraints: Name,
    /// `sideeffect`
    pub side_effect: bool,
    /// `alignstack`
    pub align_stack: bool,
    /// `inteldialect`
    pub intel_dialect: bool,
    /// `unwind`
    pub can_unwind: bool,
}

/// A constant expression; its type is the constant's. Older LLVM has more kinds than LLVM 22: all are held.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the field names are the operand names of the language reference
pub enum ConstantExpr {
    Unary {
        op: UnaryOp,
        operand: ConstId,
    },
    Binary {
        op: BinaryOp,
        flags: Flags,
        lhs: ConstId,
        rhs: ConstId,
    },
    Cast {
        op: CastOp,
        operand: ConstId,
    },
    /// `in_range` is lower, upper and their width.
    GetElementPtr {
        source_type: TypeId,
        flags: Flags,
        in_range: Option<(ApInt, ApInt, u32)>,
        base: ConstId,
        indices: Box<[ConstId]>,
    },
    Select {
        condition: ConstId,
        if_true: ConstId,
        if_false: ConstId,
    },
    ICmp {
        predicate: IntPredicate,
        lhs: ConstId,
        rhs: ConstId,
    },
    FCmp {
        predicate: FloatPredicate,
        lhs: ConstId,
        rhs: ConstId,
    },
    ExtractElement {
        vector: ConstId,
        index: ConstId,
    },
    InsertElement {
        vector: ConstId,
        element: ConstId,
        index: ConstId,
    },
    /// A mask element of -1 is poison.
    ShuffleVector {
        a: ConstId,
        b: ConstId,
        mask: Box<[i32]>,
    },
}

/// A borrowed key of the constant table; hashes and compares as the owned pair does.
#[derive(Hash)]
struct Key<'a>(TypeId, &'a Constant);

impl indexmap::Equivalent<(TypeId, Constant)> for Key<'_> {
    fn equivalent(&self, key: &(TypeId, Constant)) -> bool {
        self.0 == key.0 && *self.1 == key.1
    }
}

/// The constant table of a module.
#[derive(Clone, Debug, Default)]
pub struct Constants {
    table: IndexSet<(TypeId, Constant), FxBuildHasher>,
}

impl Constants {
    /// The id of the constant, made when it is new. `constant` must be in the form [`Constant`] describes.
    pub fn intern(&mut self, ty: TypeId, constant: Constant) -> ConstId {
        ConstId::from_index(self.table.insert_full((ty, constant)).0)
    }
    /// The id of the constant if the table has it.
    pub fn find(&self, ty: TypeId, constant: &Constant) -> Option<ConstId> {
        self.table.get_index_of(&Key(ty, constant)).map(ConstId::from_index)
    }
    /// Puts a constant in the place of another, which is used under its id. Nothing equal may be there.
    pub(crate) fn replace(&mut self, id: ConstId, ty: TypeId, constant: Constant) {
        // A rejected constant leaves the table unchanged.
        let _ = self.table.replace_index(id.index(), (ty, constant));
    }
    /// Gives a constant the value of another one of its type: it becomes a cast without effect.
    pub fn make_equal(&mut self, id: ConstId, other: ConstId) {
        let cast = ConstantExpr::Cast { op: CastOp::BitCast, operand: other };
        self.replace(id, self.ty(id), Constant::Expr(Box::new(cast)));
    }
    /// Gives function `i` the number `map[i]` in all constants that refer to it; `map` has each number once.
    pub(crate) fn permute_functions(&mut self, map: &[FunctionId]) {
        // By way of numbers that no function has, so that no two constants are ever equal.
        let beyond = |id: FunctionId| FunctionId::from_index(id.index() + map.len());
        let mapped = |id: FunctionId| map.get(id.index()).map(|&new| beyond(new));
        let numbers: [&dyn Fn(FunctionId) -> Option<FunctionId>; 2] =
            [&mapped, &|id| Some(FunctionId::from_index(id.index().checked_sub(map.len())?))];
        for number in numbers {
            for index in 0..self.table.len() {
                let Some((ty, constant)) = self.table.get_index(index) else { continue };
                let constant = match constant {
                    Constant::Function(id) => number(*id).map(Constant::Function),
                    Constant::BlockAddress { function, block } => {
                        let block = *block;
                        number(*function).map(|function| Constant::BlockAddress { function, block })
                    }
                    _ => None,
                };
                if let Some(constant) = constant {
                    // It is not refused: nothing equal is there.
                    let _ = self.table.replace_index(index, (*ty, constant));
                }
            }
        }
    }
    /// Renumbers the functions that constants refer to. `map` must not give two functions one number; the address of a
    /// function without a number, or of one of its blocks, which nothing may use any more, becomes an integer.
    pub(crate) fn renumber_functions(
        &mut self,
        integer: TypeId,
        map: impl Fn(FunctionId) -> Option<FunctionId>,
    ) {
        let mut unused = 0u64;
        let old = std::mem::take(&mut self.table);
        // Integers that stand in for addresses must differ from those that are there.
        let mut stand_in = || loop {
            let key = (integer, Constant::Int(ApInt::from_u64(64, unused)));
            unused += 1;
            if !old.contains(&key) {
                return key;
            }
        };
        self.table = old
            .iter()
            .map(|(ty, constant)| match constant {
                Constant::Function(id) => match map(*id) {
                    Some(new) => (*ty, Constant::Function(new)),
                    None => stand_in(),
                },
                Constant::BlockAddress { function, block } => match map(*function) {
                    Some(function) => (*ty, Constant::BlockAddress { function, block: *block }),
                    None => stand_in(),
                },
                other => (*ty, other.clone()),
            })
            .collect();
    }
    /// Changes the templates of inline assembly by `change`, which gives back the text in its other form. A constant that
    /// would become equal to another stays.
    pub(crate) fn rewrite_assembly(&mut self, change: impl Fn(&Name) -> Option<Name>) {
        for index in 0..self.table.len() {
            if let Some((ty, Constant::InlineAsm(asm))) = self.table.get_index(index)
                && let Some(template) = change(&asm.template)
            {
                let asm = InlineAsm { template, ..(**asm).clone() };
                // A rejected constant is returned, and leaves the table unchanged.
                let _ = self.table.replace_index(index, (*ty, Constant::InlineAsm(Box::new(asm))));
            }
        }
    }
    /// The number of constants.
    pub fn len(&self) -> usize {
        self.table.len()
    }
    /// Whether there are no constants.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }
    /// Ids, types and constants in the order they were made.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (ConstId, TypeId, &Constant)> {
        self.table.iter().enumerate().map(|(i, (t, c))| (ConstId::from_index(i), *t, c))
    }
    /// As [`Constants::iter`], from number `start` on, at no cost for those before.
    pub fn iter_from(&self, start: usize) -> impl ExactSizeIterator<Item = (ConstId, TypeId, &Constant)> {
        let rest = self.table.as_slice().get_range(start..).unwrap_or_default();
        rest.iter().enumerate().map(move |(i, (t, c))| (ConstId::from_index(start + i), *t, c))
    }
    /// The type of a constant.
    #[inline]
    pub fn ty(&self, id: ConstId) -> TypeId {
        match self.table.get_index(id.index()) {
            Some((ty, _)) => *ty,
            None => self.table[id.index()].0,
        }
    }
    /// Interns an integer of type `ty` and of this width: `value` truncated to it.
    pub fn int(&mut self, ty: TypeId, width: u32, value: u64) -> ConstId {
        self.intern(ty, Constant::Int(ApInt::from_u64(width, value)))
    }
    /// The zero of `ty`, in its one form.
    pub fn zero(&mut self, types: &Types, ty: TypeId) -> ConstId {
        let constant = match &types[ty] {
            Type::Integer(width) | Type::Byte(width) => Constant::Int(ApInt::from_u64(*width, 0)),
            other => match other.float_width() {
                Some(width) => Constant::Float(ApInt::from_u64(width, 0)),
                None => Constant::Null,
            },
        };
        self.intern(ty, constant)
    }
    /// Whether it is the zero of its type, in its one form (negative float zero is not).
    pub fn is_zero(&self, id: ConstId) -> bool {
        match &self[id] {
            Constant::Null => true,
            Constant::Int(bits) | Constant::Float(bits) => bits.is_zero(),
            _ => false,
        }
    }
    /// Whether every bit of an integer, or of the integers of a vector, is set.
    pub fn is_all_ones(&self, types: &Types, id: ConstId) -> bool {
        match &self[id] {
            Constant::Int(bits) => {
                let width = types.int_width(self.ty(id));
                width.zip(bits.to_u64()).is_some_and(|(width, bits)| width <= 64 && bits == mask(width))
            }
            Constant::Data(bytes) => bytes.iter().all(|&byte| byte == u8::MAX),
            Constant::Aggregate(elements) => elements.iter().all(|&element| self.is_all_ones(types, element)),
            _ => false,
        }
    }
    /// The bits of a scalar integer.
    #[inline]
    pub fn as_int(&self, id: ConstId) -> Option<&ApInt> {
        match &self[id] {
            Constant::Int(bits) => Some(bits),
            _ => None,
        }
    }
}

impl std::ops::Index<ConstId> for Constants {
    type Output = Constant;
    #[inline(always)]
    fn index(&self, id: ConstId) -> &Constant {
        // The operator of the table is never inlined; only an id of another table needs its message.
        match self.table.get_index(id.index()) {
            Some((_, constant)) => constant,
            None => &self.table[id.index()].1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_form_for_each_value() {
        let mut types = Types::default();
        let mut constants = Constants::default();
        let i8_ = types.int(8);
        let array = types.array(i8_, 2);
        let one = constants.int(i8_, 8, 1);
        let zero = constants.zero(&types, i8_);
        let a = constants.aggregate(&types, array, &[one, zero]);
        assert_eq!(constants[a], Constant::Data(vec![1, 0].into()));
        assert_eq!(constants.elements(&types, a, 8), Some(vec![one, zero]));
        let z = constants.aggregate(&types, array, &[zero, zero]);
        assert_eq!(constants[z], Constant::Null);
        assert_eq!(z, constants.zero(&types, array));
    }
}
