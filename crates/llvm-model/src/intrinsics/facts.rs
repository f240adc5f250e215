//! What LLVM 22 knows of an intrinsic: the shape of its signature, and its attributes.

use super::generated::ROWS;
use crate::attributes::{AttrKind, AttrListId, AttrSetId, Attribute, ConstantRange};
use crate::function::Function;
use crate::int::ApInt;
use crate::module::Module;
use crate::types::{Type, TypeId, Types};

/// Prefixes of the intrinsics that belong to a target. This table does not have them.
const TARGETS: &[&str] = &[
    "aarch64",
    "amdgcn",
    "arm",
    "bpf",
    "dx",
    "hexagon",
    "loongarch",
    "mips",
    "nvvm",
    "ppc",
    "r600",
    "riscv",
    "s390",
    "spv",
    "ve",
    "wasm",
    "x86",
    "xcore",
];

/// An intrinsic of no target.
#[derive(Debug)]
pub struct Row {
    /// The name without suffixes, such as `llvm.umax`.
    pub name: &'static str,
    /// How many results it has; two and more are the members of a struct.
    pub results: u8,
    /// How many parameters it has.
    pub params: u8,
    /// Whether it takes further arguments.
    pub vararg: bool,
    /// The results and then parameters, counted through, whose types make the suffixes of the name.
    pub overloads: &'static [(u8, Class)],
    /// Its attributes.
    pub facts: &'static [(Place, AttrKind, Fact)],
}

/// The types that an overloaded result or parameter can have; all but [`Class::Pointer`] also as vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Any type.
    Any,
    /// Integers.
    Integer,
    /// Floating-point numbers.
    Float,
    /// Only vectors.
    Vector,
    /// Pointers.
    Pointer,
}

impl Class {
    fn has(self, types: &Types, ty: TypeId) -> bool {
        match self {
            Class::Any => true,
            Class::Integer => types.int_width(types.scalar(ty)).is_some(),
            Class::Float => types.is_float(types.scalar(ty)),
            Class::Vector => types.lanes(ty).is_some(),
            Class::Pointer => types.address_space(ty).is_some(),
        }
    }
}

/// What an attribute is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The intrinsic itself.
    Function,
    /// Its result.
    Result,
    /// The parameter with this index.
    Param(u8),
}

/// What an attribute says beside being there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Nothing.
    Flag,
    /// A number.
    Number(u64),
    /// From the first number, and below the second, in the width of the type.
    Range(i64, i64),
}

impl Row {
    /// The row of the intrinsic called `name`, suffixes included.
    pub fn find(name: &[u8]) -> Option<&'static Row> {
        let mut base = name;
        loop {
            if let Ok(at) = ROWS.binary_search_by(|row| row.name.as_bytes().cmp(base)) {
                // Only overloaded ones have suffixes.
                return ROWS.get(at).filter(|row| base.len() == name.len() || !row.overloads.is_empty());
            }
            base = &base[..base.iter().rposition(|&c| c == b'.')?];
        }
    }

    /// The types that make the suffixes of the name, when the function type `ty` has the shape of this intrinsic's.
    pub fn overload_types(&self, types: &Types, ty: TypeId) -> Option<Vec<TypeId>> {
        let (ret, params, vararg) = types.function_parts(ty)?;
        if params.len() != usize::from(self.params) || vararg != self.vararg {
            return None;
        }
        let results = match self.results {
            0 => (types[ret] == Type::Void).then_some(&[][..])?,
            1 => std::slice::from_ref(&ret),
            count => {
                let Type::Struct(body) = &types[ret] else { return None };
                (body.fields.len() == usize::from(count)).then_some(&*body.fields)?
            }
        };
        let overload = |&(at, class): &(u8, Class)| {
            let ty = results.iter().chain(params).nth(at.into()).copied()?;
            class.has(types, ty).then_some(ty)
        };
        self.overloads.iter().map(overload).collect()
    }

    /// The attributes of a declaration with the function type `ty`.
    pub fn attributes(&self, module: &mut Module, ty: TypeId) -> AttrListId {
        let mut set = |place| {
            let attributes = self.of_place(&module.types, ty, place);
            module.attributes.intern_set(attributes)
        };
        let (function, ret) = (set(Place::Function), set(Place::Result));
        let params: Vec<_> = (0..self.params).map(|index| set(Place::Param(index))).collect();
        module.attributes.intern_list(function, ret, &params)
    }

    /// Whether a declaration has at least these attributes. Every LLVM replaces what a file says of them by its own.
    pub fn has_its_attributes(&self, module: &Module, function: &Function) -> bool {
        let list = module.attributes.list(function.attributes);
        let same = |set: AttrSetId, place| {
            let expected = self.of_place(&module.types, function.ty, place);
            let set = module.attributes.set(set);
            expected.iter().all(|attribute| set.contains(attribute))
        };
        self.overload_types(&module.types, function.ty).is_some()
            && same(list.function, Place::Function)
            && same(list.ret, Place::Result)
            && (0..self.params).all(|index| {
                same(module.attributes.param(function.attributes, index.into()), Place::Param(index))
            })
    }

    fn of_place(&self, types: &Types, ty: TypeId, place: Place) -> Vec<Attribute> {
        let of_place = self.facts.iter().filter(|(at, ..)| *at == place);
        let attributes = of_place.filter_map(|&(_, kind, fact)| {
            Some(match fact {
                Fact::Flag => Attribute::Enum(kind),
                Fact::Number(number) => Attribute::Int(kind, number),
                Fact::Range(lower, upper) => {
                    let (ret, params, _) = types.function_parts(ty)?;
                    let of = match place {
                        Place::Param(index) => *params.get(usize::from(index))?,
                        Place::Function | Place::Result => ret,
                    };
                    let width = types.int_width(types.scalar(of))?;
                    let bound = |value: i64| ApInt::from_i64(width, value);
                    Attribute::Range(kind, ConstantRange { width, lower: bound(lower), upper: bound(upper) })
                }
            })
        });
        attributes.collect()
    }
}

/// Whether a name that starts with `llvm.` is no intrinsic's that LLVM 22 knows. Those of targets, which are not listed
/// here, count as known.
pub fn is_unknown(name: &[u8]) -> bool {
    let Some(rest) = name.strip_prefix(b"llvm.") else { return false };
    let target = rest.split(|&c| c == b'.').next().unwrap_or_default();
    Row::find(name).is_none() && !TARGETS.iter().any(|t| t.as_bytes() == target)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_found_with_and_without_suffixes() {
        let found = |name: &str| Row::find(name.as_bytes()).map(|row| row.name);
        assert_eq!(found("llvm.umax.i32"), Some("llvm.umax"));
        assert_eq!(found("llvm.umax"), Some("llvm.umax"));
        assert_eq!(found("llvm.trap"), Some("llvm.trap"));
        // Not overloaded, so another name.
        assert_eq!(found("llvm.trap.i32"), None);
        assert_eq!(found("umax"), None);
    }

    #[test]
    fn rows_are_sorted() {
        assert!(ROWS.is_sorted_by(|a, b| a.name.as_bytes() < b.name.as_bytes()));
    }

    #[test]
    fn targets_are_not_unknown() {
        assert!(!is_unknown(b"llvm.x86.sse2.pause"));
        assert!(is_unknown(b"llvm.x87"));
        assert!(!is_unknown(b"main"));
    }
}
