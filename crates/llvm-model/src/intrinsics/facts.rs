//! Facts of LLVM 22 and 23 about an intrinsic: the shape of its signature, and its attributes.

use super::generated::{FACTS, KINDS, LISTS, OVERLOADS, ROWS};
use super::names;
use crate::attributes::{AttrKind, AttrListId, AttrSetId, Attribute, ConstantRange};
use crate::function::Function;
use crate::int::ApInt;
use crate::module::{Module, Release};
use crate::types::{Type, TypeId, Types};

/// An intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct Row<'n> {
    /// The name without suffixes, such as `llvm.umax`.
    pub name: &'n str,
    kind: &'static Kind,
    release: Release,
}

/// Facts that several intrinsics share.
#[derive(Debug)]
pub(super) struct Kind {
    /// The oldest of LLVM 16, 19, 22 and 23 that has an intrinsic of this name.
    since: u8,
    /// How many results it has; two and more are the members of a struct.
    results: u8,
    /// How many parameters it has.
    params: u8,
    /// Whether it takes further arguments.
    vararg: bool,
    /// The types among results and parameters, counted through, that make the suffixes of the name: the first one in
    /// [`OVERLOADS`], and their number.
    overloads: [u16; 2],
    /// Its attributes: where they begin in [`LISTS`], and how many they are.
    facts: [u16; 2],
}

/// A row of the generated table.
pub(super) const fn kind(
    since: u8,
    results: u8,
    params: u8,
    vararg: bool,
    overloads: [u16; 2],
    facts: [u16; 2],
) -> Kind {
    Kind { since, results, params, vararg, overloads, facts }
}

/// In place of an element of [`KINDS`]: a release has no intrinsic of this name.
pub(super) const NONE: u16 = u16::MAX;

/// How many releases have an element for each name.
const RELEASES: usize = 2;

/// The part of a table that begins at the first number and is as long as the second.
fn part<T>(table: &'static [T], [start, length]: [u16; 2]) -> &'static [T] {
    table.get(usize::from(start)..usize::from(start) + usize::from(length)).unwrap_or_default()
}

/// The types that an overloaded result or parameter can have; all but [`Class::Pointer`] also as vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
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

/// The target of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The intrinsic itself.
    Function,
    /// Its result.
    Result,
    /// The parameter with this index.
    Param(u8),
}

/// The value of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fact {
    /// Nothing.
    Flag,
    /// A number.
    Number(u64),
    /// From the first number, and below the second, in the width of the type.
    Range(i64, i64),
}

impl<'n> Row<'n> {
    /// The row of the intrinsic called `name`, suffixes included: as LLVM 22 knows it, or else LLVM 23. A name that LLVM 23
    /// alone has counts more than the beginning of it that LLVM 22 has: `llvm.spv.all.memory.barrier` is not `llvm.spv.all`.
    pub fn find(name: &'n [u8]) -> Option<Row<'n>> {
        let (old, new) = (Row::find_in(Release::Llvm22, name), Row::find_in(Release::Llvm23, name));
        match (old, new) {
            (Some(old), Some(new)) if new.name.len() > old.name.len() => Some(new),
            (old, new) => old.or(new),
        }
    }

    /// The row of the intrinsic called `name`, suffixes included, as a release knows it.
    pub fn find_in(release: Release, name: &'n [u8]) -> Option<Row<'n>> {
        // Most functions of a module are none; a search for them costs more than the rest of their checks.
        if !name.starts_with(b"llvm.") {
            return None;
        }
        let mut base = name;
        loop {
            let place = names::position(base).map(|position| position * RELEASES + release as usize);
            if let Some(&number) = place.and_then(|place| ROWS.get(place)).filter(|number| **number != NONE) {
                let kind = KINDS.get(usize::from(number))?;
                let row = Row { name: std::str::from_utf8(base).ok()?, kind, release };
                // Only overloaded ones have suffixes.
                return Some(row).filter(|_| base.len() == name.len() || row.is_overloaded());
            }
            base = &base[..base.iter().rposition(|&c| c == b'.')?];
        }
    }

    /// The release of these facts.
    pub fn release(&self) -> Release {
        self.release
    }

    /// The oldest of LLVM 16, 19, 22 and 23 that has an intrinsic of this name.
    pub fn since(&self) -> u32 {
        self.kind.since.into()
    }

    /// Whether it gives a value.
    pub fn gives_value(&self) -> bool {
        self.kind.results > 0
    }

    /// Whether it has so many parameters, and takes further arguments or not.
    pub fn takes(&self, params: usize, vararg: bool) -> bool {
        params == usize::from(self.kind.params) && vararg == self.kind.vararg
    }

    /// Whether types make suffixes of the name.
    pub fn is_overloaded(&self) -> bool {
        self.kind.overloads[1] > 0
    }

    /// The types that make the suffixes of the name, when the function type `ty` has the shape of this intrinsic's.
    pub fn overload_types(&self, types: &Types, ty: TypeId) -> Option<Vec<TypeId>> {
        let (ret, params, vararg) = types.function_parts(ty)?;
        if params.len() != usize::from(self.kind.params) || vararg != self.kind.vararg {
            return None;
        }
        let results = match self.kind.results {
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
        part(&OVERLOADS, self.kind.overloads).iter().map(overload).collect()
    }

    /// The attributes of a declaration with the function type `ty`.
    pub fn attributes(&self, module: &mut Module, ty: TypeId) -> AttrListId {
        let mut set = |place| {
            let attributes = self.of_place(&module.types, ty, place);
            module.attributes.intern_set(attributes)
        };
        let (function, ret) = (set(Place::Function), set(Place::Result));
        let params: Vec<_> = (0..self.kind.params).map(|index| set(Place::Param(index))).collect();
        module.attributes.intern_list(function, ret, &params)
    }

    /// Returns whether the argument for a parameter must be a number.
    pub fn takes_number(&self, param: usize) -> bool {
        let facts = part(&LISTS, self.kind.facts).iter().filter_map(|&at| FACTS.get(usize::from(at)));
        let is_of_param = |place: Place| matches!(place, Place::Param(index) if usize::from(index) == param);
        facts.into_iter().any(|&(place, kind, _)| is_of_param(place) && kind == AttrKind::IMM_ARG)
    }

    /// Returns whether a declaration has at least these attributes. Every LLVM replaces those of a file by its own.
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
            && (0..self.kind.params).all(|index| {
                same(module.attributes.param(function.attributes, index.into()), Place::Param(index))
            })
    }

    fn of_place(&self, types: &Types, ty: TypeId, place: Place) -> Vec<Attribute> {
        let facts = part(&LISTS, self.kind.facts).iter().filter_map(|&at| FACTS.get(usize::from(at)));
        let of_place = facts.filter(|(at, ..)| *at == place);
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

/// Returns whether a name that starts with `llvm.` belongs to no intrinsic of a release.
pub fn is_unknown(name: &[u8], release: Release) -> bool {
    name.starts_with(b"llvm.") && Row::find_in(release, name).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_found_with_and_without_suffixes() {
        let found = |name: &'static str| Row::find(name.as_bytes()).map(|row| row.name);
        assert_eq!(found("llvm.umax.i32"), Some("llvm.umax"));
        assert_eq!(found("llvm.umax"), Some("llvm.umax"));
        assert_eq!(found("llvm.trap"), Some("llvm.trap"));
        // Not overloaded, so another name.
        assert_eq!(found("llvm.trap.i32"), None);
        assert_eq!(found("umax"), None);
    }

    #[test]
    fn intrinsics_of_targets_are_known() {
        let row = Row::find(b"llvm.x86.sse2.pause").expect("is listed");
        assert_eq!((row.name, row.is_overloaded()), ("llvm.x86.sse2.pause", false));
        for release in [Release::Llvm22, Release::Llvm23] {
            assert!(is_unknown(b"llvm.x87", release));
            assert!(is_unknown(b"llvm.nvvm.no.such.thing", release));
            assert!(!is_unknown(b"main", release));
        }
        // One came with LLVM 23, another went.
        let known =
            |name: &[u8]| [Release::Llvm22, Release::Llvm23].map(|release| !is_unknown(name, release));
        assert_eq!(known(b"llvm.pdep.i32"), [false, true]);
        assert_eq!(known(b"llvm.convert.from.fp16.f32"), [true, false]);
        assert_eq!(known(b"llvm.returnaddress.p0"), [false, true]);
    }

    #[test]
    fn a_range_has_the_width_of_its_type() {
        let mut module = Module::default();
        let (int, wide) = (module.types.int(32), module.types.int(64));
        let ty = module.types.function(int, &[], false);
        let row = Row::find(b"llvm.amdgcn.wavefrontsize").expect("is listed");
        let list = row.attributes(&mut module, ty);
        let ret = module.attributes.list(list).ret;
        let widths: Vec<u32> = module
            .attributes
            .set(ret)
            .iter()
            .filter_map(|attribute| match attribute {
                Attribute::Range(AttrKind::RANGE, range) => Some(range.width),
                _ => None,
            })
            .collect();
        assert_eq!(widths, [32]);
        // Not of this intrinsic's shape.
        let other = module.types.function(int, &[wide], false);
        assert_eq!(row.overload_types(&module.types, other), None);
    }

    #[test]
    fn the_parts_of_the_table_fit_together() {
        assert_eq!(names::all().len() * RELEASES, ROWS.len());
        assert!(ROWS.iter().all(|&kind| kind == NONE || usize::from(kind) < KINDS.len()));
        assert!(LISTS.iter().all(|&fact| usize::from(fact) < FACTS.len()));
        for kind in &KINDS {
            assert_eq!(part(&OVERLOADS, kind.overloads).len(), usize::from(kind.overloads[1]));
            assert_eq!(part(&LISTS, kind.facts).len(), usize::from(kind.facts[1]));
        }
    }
}
