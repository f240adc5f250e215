//! Pointer typing: LLVM's pointers are opaque, SPIR-V's have a pointee type.
//!
//! [`PointerTypes::solve`] looks at the whole module once and assigns exactly one pointee type to every pointer:
//!
//! - an `alloca`, a global variable, a function and the result of a `getelementptr` have the inherent pointee type,
//!   except that the memory at a constant offset in bytes has the type of its uses;
//! - values that the same instruction merges (`phi`, `select`, casts between address spaces, …) form one set and
//!   agree. Each use in the set is an opinion; the strongest kind of opinion decides, then the most frequent one,
//!   then an order over the structure of types;
//! - a set without an opinion of its own follows the values that flow into it or out of it: through calls, returns,
//!   copies, and memory that holds pointers (each member of a structure is one such memory);
//! - after that the initializers of variables are evaluated;
//! - pointers without evidence point to `i8`.
//!
//! The result does not depend on the order of functions, globals, types or uses, and the time is near-linear. Where
//! two types really meet (a use wants another type than its operand has), the writer casts; so the choice decides how
//! many casts there are, never whether the result is right.

mod blocks;
mod callees;
mod choose;
mod constraints;
mod copies;
mod explain;
mod gep;
mod known;
mod nodes;
mod pointers;
mod rank;
mod record;
mod shares;

#[cfg(test)]
mod tests;

pub(crate) use explain::Reasons;
pub use explain::{Evidence, PointeeReason};
pub use gep::{Reached, is_byte_offset, reached};
pub(crate) use nodes::{holds_pointers, is_pointer};

use constraints::{Constraints, Values};
use llvm_model::{ConstId, DataLayout, FunctionId, GlobalId, Host, Id, Module, TypeId, Value};
use nodes::Nodes;

/// The pointee types where the module leaves them open.
#[derive(Clone, Copy, Debug)]
pub struct Defaults {
    /// Width of the integer pointee assumed when a pointer has no other evidence.
    pub default_pointee: u32,
    /// Whether functions that blocks run take bytes, independent of the captured values.
    pub blocks_are_bytes: bool,
}

/// The pointee type of every pointer of a module.
#[derive(Clone, Debug)]
pub struct PointerTypes {
    nodes: Nodes,
    /// By node.
    types: Vec<TypeId>,
    /// By constant.
    constants: Vec<Option<TypeId>>,
    /// The pointee type of a pointer without evidence.
    default_pointee: TypeId,
}

impl PointerTypes {
    /// Solves for all pointers of `module`, in the threads of `host`. Changes nothing but the type table, which may grow.
    /// Pointers without evidence, including instructions in no block, have the types in `defaults`.
    pub fn solve(
        module: &mut Module,
        layout: &DataLayout,
        defaults: Defaults,
        host: Host<'_>,
    ) -> PointerTypes {
        PointerTypes::solve_for(module, layout, defaults, false, host).0
    }

    /// As [`PointerTypes::solve`], and records the reasons.
    pub(crate) fn explained(
        module: &mut Module,
        layout: &DataLayout,
        defaults: Defaults,
    ) -> (PointerTypes, Reasons) {
        PointerTypes::solve_for(module, layout, defaults, true, Host::PATIENT)
    }

    fn solve_for(
        module: &mut Module,
        layout: &DataLayout,
        defaults: Defaults,
        record: bool,
        host: Host<'_>,
    ) -> (PointerTypes, Reasons) {
        let Constraints { values, sets, mut votes, edges, record } =
            Constraints::collect(module, record, host);
        let Values { nodes, known, constants, .. } = values;
        let default_pointee = module.types.int(defaults.default_pointee);
        if defaults.blocks_are_bytes {
            blocks::vote(module, &nodes, &mut votes);
        }
        let ranks = rank::ranks(&module.types, layout);
        let tallies = choose::count(&votes, &sets, &ranks);
        let of_set = choose::choose(&tallies, &edges, &sets, &ranks);
        let solved = |node: usize| of_set[sets[node] as usize].unwrap_or(default_pointee);
        let types =
            (0..sets.len()).map(|node| known.get(node).copied().flatten().unwrap_or_else(|| solved(node)));
        let types = PointerTypes { types: types.collect(), nodes, constants, default_pointee };
        (types, Reasons { sets, tallies, votes, edges, record: record.unwrap_or_default() })
    }

    /// Returns the pointee type of a pointer (or of each pointer of a vector). `function` is the one that `value` is
    /// in; constants need none. For values that are not pointers the result has no meaning. For a constant that [takes
    /// any type](Self::takes_any_type) it is the default.
    #[inline]
    pub fn pointee(&self, function: Option<FunctionId>, value: Value) -> TypeId {
        match value {
            Value::Const(id) => {
                self.constants.get(id.index()).copied().flatten().unwrap_or(self.default_pointee)
            }
            _ => self.node_type(function.and_then(|f| self.nodes.value(f, value))),
        }
    }

    /// Returns the pointee type of the parameter of a function.
    pub fn param(&self, function: FunctionId, index: u32) -> TypeId {
        self.node_type(self.nodes.param(function, index))
    }

    /// Returns the pointee type of the result of a function; a direct call's result has the same.
    pub fn result(&self, function: FunctionId) -> TypeId {
        self.node_type(self.nodes.result(function))
    }

    /// Returns the pointee type of the pointers in the memory that the result of a function points to.
    pub fn result_contents(&self, function: FunctionId) -> TypeId {
        self.node_type(self.nodes.result(function).map(|node| self.nodes.contents(node)))
    }

    /// Returns the pointee type of the pointers in a global variable, struct members excluded.
    pub fn global_contents(&self, global: GlobalId) -> TypeId {
        self.node_type(self.nodes.global_contents(global))
    }

    /// Returns the pointee type of the pointers in the memory that `value` points to, struct members excluded: for an
    /// `alloca ptr`, that of the pointers stored there.
    pub fn contents(&self, function: Option<FunctionId>, value: Value) -> TypeId {
        self.node_type(match value {
            Value::Const(id) => self.nodes.constant_contents(id),
            _ => function.and_then(|f| self.nodes.value(f, value)).map(|node| self.nodes.contents(node)),
        })
    }

    /// Returns the pointee type of the pointers in a member of a struct, arrays of pointers included.
    pub fn member(&self, ty: TypeId, index: u32) -> TypeId {
        self.node_type(self.nodes.member((ty, index)))
    }

    /// Whether a constant pointer has no pointee type of its own (`null`, `undef`, `poison`, `inttoptr`): the writer
    /// makes it in the type that the use wants.
    pub fn takes_any_type(&self, constant: ConstId) -> bool {
        self.constants.get(constant.index()).copied().flatten().is_none()
    }

    fn node_type(&self, node: Option<u32>) -> TypeId {
        node.and_then(|node| self.types.get(node as usize)).copied().unwrap_or(self.default_pointee)
    }
}
