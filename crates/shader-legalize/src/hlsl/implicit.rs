//! The bindings of resources that the source gives none.

use super::resources::{COUNTER_FROM_BINDING, COUNTER_FROM_IMPLICIT_BINDING, called};
use super::resources::{FROM_BINDING, FROM_IMPLICIT_BINDING};
use llvm_model::{InstKind, Module, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The set and the binding of a resource.
pub(super) type Place = (u32, u32);

/// By set and number of a resource: the binding that it gets.
pub(super) struct Bindings {
    given: FxHashMap<Place, u32>,
}

/// Where a handle says what its binding is.
enum Stated {
    At(Place),
    /// The set, and the number of the resource in the order of the source.
    Numbered(Place),
}

impl Bindings {
    /// Gives resources without a binding the numbers that no other in their set has, in their order.
    pub(super) fn of_module(module: &Module) -> Bindings {
        let mut taken: FxHashSet<Place> = FxHashSet::default();
        let mut wanted: Vec<Place> = Vec::new();
        for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
            for (_, _, inst) in body.instructions() {
                match stated(module, &inst.kind) {
                    Some(Stated::At(place)) => {
                        taken.insert(place);
                    }
                    Some(Stated::Numbered(place)) => wanted.push(place),
                    None => {}
                }
            }
        }
        wanted.sort_unstable();
        wanted.dedup();
        let mut given = FxHashMap::default();
        // By set: the first number that may be free.
        let mut next: FxHashMap<u32, u32> = FxHashMap::default();
        for (set, number) in wanted {
            let free = next.entry(set).or_insert(0);
            while taken.contains(&(set, *free)) {
                *free += 1;
            }
            given.insert((set, number), *free);
            *free += 1;
        }
        Bindings { given }
    }

    /// The set and the binding of the resource whose handle a call gives.
    pub(super) fn of(&self, module: &Module, kind: &InstKind) -> Option<Place> {
        match stated(module, kind)? {
            Stated::At(place) => Some(place),
            Stated::Numbered((set, number)) => Some((set, *self.given.get(&(set, number))?)),
        }
    }
}

/// The numbers in a call that gives a handle.
fn stated(module: &Module, kind: &InstKind) -> Option<Stated> {
    // The places of the set and of the other number among the arguments.
    let numbers = |call: &llvm_model::Call, set: usize, other: usize| {
        Some((constant(module, call.args.get(set))?, constant(module, call.args.get(other))?))
    };
    if let Some(call) = called(module, kind, FROM_BINDING) {
        return numbers(call, 0, 1).map(Stated::At);
    }
    if let Some(call) = called(module, kind, FROM_IMPLICIT_BINDING) {
        return numbers(call, 1, 0).map(Stated::Numbered);
    }
    if let Some(call) = called(module, kind, COUNTER_FROM_BINDING) {
        return numbers(call, 2, 1).map(Stated::At);
    }
    called(module, kind, COUNTER_FROM_IMPLICIT_BINDING)
        .and_then(|call| numbers(call, 2, 1))
        .map(Stated::Numbered)
}

/// A constant argument.
pub(super) fn constant(module: &Module, value: Option<&Value>) -> Option<u32> {
    module.as_u64(*value?).and_then(|number| u32::try_from(number).ok())
}
