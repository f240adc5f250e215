//! Where a work-item is, barriers and fences: OpenCL C's functions by the code of a target.

use crate::edit;
use crate::target::{Query, Scope, Target};
use llvm_model::instruction::Atomic;
use llvm_model::{
    BinaryOp, Builder, InstBuilder as _, InstId, InstKind, IntPredicate, Module, Ordering, TypeId, Value,
};

/// A function of OpenCL C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Function {
    /// A number of the dimension in the argument.
    Of(Query),
    GlobalId,
    WorkDim,
    LocalLinearId,
    GlobalLinearId,
    Barrier,
    Fence,
}

/// Their names. Those with a scope have it in the last argument.
const FUNCTIONS: &[(&str, Function)] = &[
    ("_Z12get_group_idj", Function::Of(Query::GroupId)),
    ("_Z12get_local_idj", Function::Of(Query::LocalId)),
    ("_Z12get_work_dimv", Function::WorkDim),
    ("_Z13get_global_idj", Function::GlobalId),
    ("_Z14get_local_sizej", Function::Of(Query::LocalSize)),
    ("_Z14get_num_groupsj", Function::Of(Query::GroupCount)),
    ("_Z15get_global_sizej", Function::Of(Query::GlobalSize)),
    ("_Z17get_global_offsetj", Function::Of(Query::GlobalOffset)),
    ("_Z18work_group_barrierj", Function::Barrier),
    ("_Z18work_group_barrierj12memory_scope", Function::Barrier),
    ("_Z19get_local_linear_idv", Function::LocalLinearId),
    ("_Z20get_global_linear_idv", Function::GlobalLinearId),
    ("_Z22atomic_work_item_fencej12memory_order12memory_scope", Function::Fence),
    ("_Z23get_enqueued_local_sizej", Function::Of(Query::EnqueuedLocalSize)),
    ("_Z7barrierj", Function::Barrier),
];

/// The function of a name.
pub(crate) fn function(name: &str) -> Option<Function> {
    FUNCTIONS.iter().find(|(known, _)| *known == name).map(|&(_, function)| function)
}

/// Replaces calls of these functions.
pub(crate) fn run(module: &mut Module, target: impl Target) {
    edit::replace_calls(module, function, |at, function, inst| Work { at, target }.value(function, inst));
}

/// The code of one call.
pub(crate) struct Work<'a, 'b, T> {
    pub(crate) at: &'a mut Builder<'b>,
    pub(crate) target: T,
}

impl<T: Target> Work<'_, '_, T> {
    /// The value of a call; `None` if it has none.
    fn value(&mut self, function: Function, inst: InstId) -> Option<Value> {
        let ty = self.at.body.insts[inst].ty;
        let args = self.at.body.insts[inst].kind.call()?.args.clone();
        match function {
            Function::Barrier => {
                let scope = args.get(1).and_then(|&scope| self.at.module.as_u64(scope));
                let scope = scope.and_then(Scope::of_number).unwrap_or(Scope::WorkGroup);
                self.target.barrier(self.at, scope);
                None
            }
            // Those with a constant order and scope are instructions. Without an order, no fence is emitted.
            Function::Fence => {
                if args.get(1).and_then(|&order| self.at.module.as_u64(order)) != Some(0) {
                    fence(self.at, Ordering::SeqCst, self.target.scope(Scope::All));
                }
                None
            }
            Function::WorkDim => Some(self.target.work_dim(self.at, ty)),
            Function::LocalLinearId => Some(self.local_linear_id(ty)),
            Function::GlobalLinearId => {
                let ids = [0, 1, 2].map(|dimension| self.number_in_all(dimension, ty));
                let sizes = [0, 1].map(|dimension| self.of_dimension(Query::GlobalSize, dimension, ty));
                Some(self.linear(ids, sizes))
            }
            Function::GlobalId => {
                let number = |work: &mut Self, dimension| {
                    let id = work.number_in_all(dimension, ty);
                    let offset = work.of_dimension(Query::GlobalOffset, dimension, ty);
                    work.at.binary(BinaryOp::Add, id, offset)
                };
                self.chosen(*args.first()?, ty, 0, number)
            }
            Function::Of(query) => {
                let otherwise = match query {
                    Query::LocalId | Query::GroupId | Query::GlobalOffset => 0,
                    Query::LocalSize | Query::EnqueuedLocalSize | Query::GroupCount | Query::GlobalSize => 1,
                };
                let number = |work: &mut Self, dimension| work.of_dimension(query, dimension, ty);
                self.chosen(*args.first()?, ty, otherwise, number)
            }
        }
    }

    /// The number of a dimension that is an argument. Dimensions from three on have the number `otherwise`.
    fn chosen(
        &mut self,
        dimension: Value,
        ty: TypeId,
        otherwise: u64,
        number: impl Fn(&mut Self, u64) -> Value,
    ) -> Option<Value> {
        let other = self.at.int(ty, otherwise);
        if let Some(dimension) = self.at.module.as_u64(dimension) {
            return Some(if dimension < 3 { number(self, dimension) } else { other });
        }
        let mut chosen = other;
        for index in 0..3 {
            let value = number(self, index);
            let is_it = self.at.icmp_int(IntPredicate::Eq, dimension, index);
            chosen = self.at.select(is_it, value, chosen);
        }
        Some(chosen)
    }

    /// The number of the work-item in a dimension, from zero on.
    fn number_in_all(&mut self, dimension: u64, ty: TypeId) -> Value {
        let group = self.of_dimension(Query::GroupId, dimension, ty);
        let size = self.of_dimension(Query::EnqueuedLocalSize, dimension, ty);
        let first = self.at.binary(BinaryOp::Mul, group, size);
        let local = self.of_dimension(Query::LocalId, dimension, ty);
        self.at.binary(BinaryOp::Add, first, local)
    }

    /// The number of the work-item in its group.
    pub(crate) fn local_linear_id(&mut self, ty: TypeId) -> Value {
        let ids = [0, 1, 2].map(|dimension| self.of_dimension(Query::LocalId, dimension, ty));
        let sizes = [0, 1].map(|dimension| self.of_dimension(Query::LocalSize, dimension, ty));
        self.linear(ids, sizes)
    }

    /// The number of work-items in the group; in a whole one if it is `enqueued`.
    pub(crate) fn local_linear_size(&mut self, enqueued: bool, ty: TypeId) -> Value {
        let size = if enqueued { Query::EnqueuedLocalSize } else { Query::LocalSize };
        let [x, y, z] = [0, 1, 2].map(|dimension| self.of_dimension(size, dimension, ty));
        let plane = self.at.binary(BinaryOp::Mul, x, y);
        self.at.binary(BinaryOp::Mul, plane, z)
    }

    fn of_dimension(&mut self, query: Query, dimension: u64, ty: TypeId) -> Value {
        self.target.query(self.at, query, dimension, ty)
    }

    /// The number of a place in three dimensions.
    fn linear(&mut self, [x, y, z]: [Value; 3], [width, height]: [Value; 2]) -> Value {
        let rows = self.at.binary(BinaryOp::Mul, z, height);
        let rows = self.at.binary(BinaryOp::Add, rows, y);
        let before = self.at.binary(BinaryOp::Mul, rows, width);
        self.at.binary(BinaryOp::Add, before, x)
    }
}

/// The names of intrinsics of dimensions end so.
const DIMENSIONS: [&str; 3] = ["x", "y", "z"];

/// The result of an intrinsic of a dimension, an `i32`, as a `ty`.
pub(crate) fn of_intrinsic(at: &mut Builder<'_>, name: &str, dimension: u64, ty: TypeId) -> Value {
    let word = at.module.types.int(32);
    let name = format!("{name}.{}", DIMENSIONS[dimension as usize % DIMENSIONS.len()]);
    let value = at.call_named(name.as_str(), word, Vec::new());
    resized(at, value, ty)
}

/// An integer, extended with zeros or truncated to a type.
pub(crate) fn resized(at: &mut Builder<'_>, value: Value, ty: TypeId) -> Value {
    let width = at.int_width(ty).unwrap_or(64);
    at.resize(value, width)
}

/// Adds a fence.
pub(crate) fn fence(at: &mut Builder<'_>, ordering: Ordering, scope: &str) {
    let scope = at.module.sync_scopes.intern(scope.into());
    let void = at.module.types.void();
    at.emit(InstKind::Fence { atomic: Atomic { ordering, scope } }, void);
}
