//! Why a pointer has its type, for people.

use super::PointerTypes;
use super::choose::Tally;
use super::constraints::{Strength, Vote};
use super::record::Record;
use crate::place::{At, build};
use llvm_model::{FunctionId, GlobalId, InstKind, Module, TypeId, Value};
use translate_common::Place;
use translate_common::llvm_type_name::type_name;
use translate_common::losses::MAX_PLACES;

/// The reason for a pointee type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointeeReason {
    /// The pointee type, as an LLVM type.
    pub pointee: String,
    /// The deciding evidence, in one sentence without a full stop.
    pub because: String,
    /// All opinions, the decisive one first.
    pub opinions: Vec<Evidence>,
}

/// Evidence from uses of a pointer, or hints about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The pointee type that it supports, as an LLVM type.
    pub pointee: String,
    /// The kind of use or hint.
    pub reason: &'static str,
    /// The number of uses or hints.
    pub count: usize,
    /// The first of them, at most [`MAX_PLACES`].
    pub places: Vec<Place>,
}

/// All evidence about pointers collected while they were typed.
pub(crate) struct Reasons {
    pub(super) sets: Vec<u32>,
    pub(super) tallies: Vec<Tally>,
    pub(super) votes: Vec<Vote>,
    pub(super) edges: Vec<(u32, u32)>,
    pub(super) record: Record,
}

impl Strength {
    fn in_words(self) -> &'static str {
        match self {
            Strength::Initial => "an initializer with a pointer to that type",
            Strength::Flow => "data flow from or to a pointer to that type",
            Strength::Bytes => "addressed by an offset in bytes",
            Strength::Use => "accessed, indexed or merged as that type",
            Strength::Signature => "the mangled name of a function",
            Strength::Hint => "the typed pointers of the file",
            Strength::Attribute => "an attribute",
        }
    }
}

impl Reasons {
    /// Returns the reason for a value's pointee type. `module` and `types` are the solved ones.
    pub(crate) fn value(
        &self,
        module: &Module,
        types: &PointerTypes,
        function: FunctionId,
        value: Value,
    ) -> PointeeReason {
        let pointee = types.pointee(Some(function), value);
        match by_nature(module, function, value) {
            Some(why) => by_definition(module, pointee, why),
            None => self.node(module, types, types.nodes.value(function, value)),
        }
    }

    /// Returns the reason for the pointee type of a function's result.
    pub(crate) fn result(
        &self,
        module: &Module,
        types: &PointerTypes,
        function: FunctionId,
    ) -> PointeeReason {
        self.node(module, types, types.nodes.result(function))
    }

    /// Returns the reason for the pointee type of the pointers in the memory that a value points to.
    pub(crate) fn contents(
        &self,
        module: &Module,
        types: &PointerTypes,
        function: FunctionId,
        value: Value,
    ) -> PointeeReason {
        let node = types.nodes.value(function, value);
        self.node(module, types, node.map(|node| types.nodes.contents(node)))
    }

    /// Returns the reason for the pointee type of a global variable.
    pub(crate) fn global(&self, module: &Module, global: GlobalId) -> PointeeReason {
        by_definition(module, module.globals[global].value_type, "the type of the variable")
    }

    /// Returns the reason for the pointee type of the pointers in a global variable.
    pub(crate) fn global_contents(
        &self,
        module: &Module,
        types: &PointerTypes,
        global: GlobalId,
    ) -> PointeeReason {
        self.node(module, types, types.nodes.global_contents(global))
    }

    /// Returns the reason for the pointee type of the pointers in a member of a struct.
    pub(crate) fn member(
        &self,
        module: &Module,
        types: &PointerTypes,
        member: (TypeId, u32),
    ) -> PointeeReason {
        self.node(module, types, types.nodes.member(member))
    }

    fn node(&self, module: &Module, types: &PointerTypes, node: Option<u32>) -> PointeeReason {
        let pointee = types.node_type(node);
        let set = node.and_then(|node| self.sets.get(node as usize).copied());
        let mut opinions = set.map_or_else(Vec::new, |set| self.opinions(module, set));
        // The weakest evidence decides only if there is no other.
        let heard_last = |opinion: &Evidence| opinion.reason == Strength::Initial.in_words();
        let name = type_name(module, pointee);
        let decided_here = opinions.first().is_some_and(|first| !heard_last(first) || first.pointee == name);
        if let (false, Some(set)) = (decided_here, set) {
            let neighbors = self.neighbors(module, types, set, pointee);
            opinions.splice(0..0, neighbors);
        }
        let because = match opinions.first() {
            Some(first) => first.reason.to_owned(),
            None => "no evidence".to_owned(),
        };
        PointeeReason { pointee: name, because, opinions }
    }

    /// Returns the evidence about the pointers of a set.
    fn opinions(&self, module: &Module, set: u32) -> Vec<Evidence> {
        let start = self.tallies.partition_point(|tally| tally.set < set);
        let tallies = self.tallies.get(start..).unwrap_or_default().iter();
        let of_tally = |tally: &Tally| {
            let votes = self.votes.iter().zip(&self.record.votes).filter(|(vote, _)| {
                (vote.strength, vote.ty) == (tally.strength, tally.ty)
                    && self.sets.get(vote.node as usize) == Some(&set)
            });
            Evidence {
                pointee: type_name(module, tally.ty),
                reason: tally.strength.in_words(),
                count: tally.count as usize,
                places: votes.take(MAX_PLACES).map(|(_, at)| build(module, *at)).collect(),
            }
        };
        tallies.take_while(|tally| tally.set == set).map(of_tally).collect()
    }

    /// The sets that this one takes its type from: values that flow from or into it.
    fn neighbors(
        &self,
        module: &Module,
        types: &PointerTypes,
        set: u32,
        pointee: TypeId,
    ) -> Option<Evidence> {
        let set_of = |node: u32| self.sets.get(node as usize).copied();
        let agrees = |node: u32| types.node_type(Some(node)) == pointee;
        let places: Vec<At> = self
            .edges
            .iter()
            .zip(&self.record.edges)
            .filter(|((a, b), _)| match (set_of(*a) == Some(set), set_of(*b) == Some(set)) {
                (true, false) => agrees(*b),
                (false, true) => agrees(*a),
                _ => false,
            })
            .map(|(_, at)| *at)
            .collect();
        // Where nothing is known on either side, nothing was followed.
        (!places.is_empty() && pointee != types.default_pointee).then(|| Evidence {
            pointee: type_name(module, pointee),
            reason: "follows values that flow from it or to it",
            count: places.len(),
            places: places.iter().take(MAX_PLACES).map(|at| build(module, *at)).collect(),
        })
    }
}

fn by_definition(module: &Module, pointee: TypeId, why: &str) -> PointeeReason {
    PointeeReason { pointee: type_name(module, pointee), because: why.to_owned(), opinions: Vec::new() }
}

/// Returns the reason for a value's pointee type if it is inherent.
fn by_nature(module: &Module, function: FunctionId, value: Value) -> Option<&'static str> {
    let Value::Inst(inst) = value else { return None };
    match &module.functions.get(function)?.body.as_ref()?.insts.get(inst)?.kind {
        InstKind::Alloca { .. } => Some("the type that is allocated"),
        InstKind::GetElementPtr { source_type, indices, .. } => {
            let free = super::gep::is_open(module, *source_type, indices);
            (!free).then_some("the element that the indices lead to")
        }
        _ => None,
    }
}
