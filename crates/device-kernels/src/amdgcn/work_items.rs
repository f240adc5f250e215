//! Where a work-item is, and barriers: OpenCL C's functions by intrinsics and by the implicit arguments of kernels.
//!
//! Source: `llvm/docs/AMDGPUUsage.rst`, "Code Object V5 Metadata" and its implicit arguments.

use super::CONSTANT;
use crate::edit;
use llvm_model::instruction::Atomic;
use llvm_model::{
    BinaryOp, Builder, CastOp, InstBuilder as _, InstId, InstKind, IntPredicate, Module, Ordering, TypeId,
    Value,
};

/// A function of OpenCL C.
#[derive(Clone, Copy)]
enum Function {
    LocalId,
    GroupId,
    GlobalId,
    LocalSize,
    EnqueuedLocalSize,
    GroupCount,
    GlobalSize,
    GlobalOffset,
    WorkDim,
    LocalLinearId,
    GlobalLinearId,
    Barrier,
    Fence,
}

/// Their names. Those with a scope have it in the last argument.
const FUNCTIONS: &[(&str, Function)] = &[
    ("_Z12get_group_idj", Function::GroupId),
    ("_Z12get_local_idj", Function::LocalId),
    ("_Z12get_work_dimv", Function::WorkDim),
    ("_Z13get_global_idj", Function::GlobalId),
    ("_Z14get_local_sizej", Function::LocalSize),
    ("_Z14get_num_groupsj", Function::GroupCount),
    ("_Z15get_global_sizej", Function::GlobalSize),
    ("_Z17get_global_offsetj", Function::GlobalOffset),
    ("_Z18work_group_barrierj", Function::Barrier),
    ("_Z18work_group_barrierj12memory_scope", Function::Barrier),
    ("_Z19get_local_linear_idv", Function::LocalLinearId),
    ("_Z20get_global_linear_idv", Function::GlobalLinearId),
    ("_Z22atomic_work_item_fencej12memory_order12memory_scope", Function::Fence),
    ("_Z23get_enqueued_local_sizej", Function::EnqueuedLocalSize),
    ("_Z7barrierj", Function::Barrier),
];

/// The names of intrinsics end so, by dimension.
const DIMENSIONS: [&str; 3] = ["x", "y", "z"];

/// The bytes of implicit arguments before a number of groups, the size of one, the size of the rest, and the offset.
const GROUPS: u64 = 0;
const SIZE: u64 = 12;
const REST: u64 = 18;
const OFFSET: u64 = 40;
const GRID_DIMENSIONS: u64 = 64;

/// Scopes of OpenCL C 2.0 whose memory others than the group see.
const DEVICE: u64 = 2;

/// Replaces calls of these functions.
pub(super) fn run(module: &mut Module) {
    let which =
        |name: &str| FUNCTIONS.iter().find(|(known, _)| *known == name).map(|&(_, function)| function);
    edit::replace_calls(module, which, |at, function, inst| Work { at }.value(function, inst));
}

/// The code of one call.
pub(super) struct Work<'a, 'b> {
    pub(super) at: &'a mut Builder<'b>,
}

impl Work<'_, '_> {
    /// The value of a call; `None` if it has none.
    fn value(&mut self, function: Function, inst: InstId) -> Option<Value> {
        let ty = self.at.body.insts[inst].ty;
        let args = self.at.body.insts[inst].kind.call()?.args.clone();
        let otherwise = match function {
            Function::LocalSize
            | Function::EnqueuedLocalSize
            | Function::GroupCount
            | Function::GlobalSize => 1,
            _ => 0,
        };
        match function {
            Function::Barrier => {
                let is_wide = args
                    .get(1)
                    .and_then(|&scope| self.at.module.as_u64(scope))
                    .is_some_and(|scope| scope >= DEVICE);
                self.barrier("llvm.amdgcn.s.barrier", if is_wide { "agent" } else { "workgroup" })
            }
            // Those with a constant order and scope are instructions. Without an order it is no fence.
            Function::Fence => {
                if args.get(1).and_then(|&order| self.at.module.as_u64(order)) != Some(0) {
                    self.fence(Ordering::SeqCst, "");
                }
                None
            }
            Function::WorkDim => Some(self.implicit(16, GRID_DIMENSIONS, ty)),
            Function::LocalLinearId => Some(self.local_linear_id(ty)),
            Function::GlobalLinearId => {
                let ids = [0, 1, 2].map(|dimension| {
                    let id = self.of_dimension(Function::GlobalId, dimension, ty);
                    let offset = self.of_dimension(Function::GlobalOffset, dimension, ty);
                    self.at.binary(BinaryOp::Sub, id, offset)
                });
                let sizes = [0, 1].map(|dimension| self.of_dimension(Function::GlobalSize, dimension, ty));
                Some(self.linear(ids, sizes))
            }
            _ => {
                let dimension = *args.first()?;
                let other = self.at.int(ty, otherwise);
                if let Some(dimension) = self.at.module.as_u64(dimension) {
                    return Some(match dimension {
                        0..=2 => self.of_dimension(function, dimension, ty),
                        _ => other,
                    });
                }
                let mut chosen = other;
                for number in 0..3 {
                    let value = self.of_dimension(function, number, ty);
                    let is_it = self.at.icmp_int(IntPredicate::Eq, dimension, number);
                    chosen = self.at.select(is_it, value, chosen);
                }
                Some(chosen)
            }
        }
    }

    /// The number of the work-item in its group.
    pub(super) fn local_linear_id(&mut self, ty: TypeId) -> Value {
        let ids = [0, 1, 2].map(|dimension| self.of_dimension(Function::LocalId, dimension, ty));
        let sizes = [0, 1].map(|dimension| self.of_dimension(Function::LocalSize, dimension, ty));
        self.linear(ids, sizes)
    }

    /// The number of work-items in the group; in a whole one if it is `enqueued`.
    pub(super) fn local_linear_size(&mut self, enqueued: bool, ty: TypeId) -> Value {
        let size = if enqueued { Function::EnqueuedLocalSize } else { Function::LocalSize };
        let [x, y, z] = [0, 1, 2].map(|dimension| self.of_dimension(size, dimension, ty));
        let plane = self.at.binary(BinaryOp::Mul, x, y);
        self.at.binary(BinaryOp::Mul, plane, z)
    }

    fn of_dimension(&mut self, function: Function, dimension: u64, ty: TypeId) -> Value {
        match function {
            Function::LocalId => self.intrinsic("llvm.amdgcn.workitem.id", dimension, ty),
            Function::GroupId => self.intrinsic("llvm.amdgcn.workgroup.id", dimension, ty),
            Function::GlobalId => {
                let group = self.of_dimension(Function::GroupId, dimension, ty);
                let size = self.of_dimension(Function::EnqueuedLocalSize, dimension, ty);
                let first = self.at.binary(BinaryOp::Mul, group, size);
                let local = self.of_dimension(Function::LocalId, dimension, ty);
                let offset = self.of_dimension(Function::GlobalOffset, dimension, ty);
                let id = self.at.binary(BinaryOp::Add, first, local);
                self.at.binary(BinaryOp::Add, id, offset)
            }
            Function::GlobalOffset => self.implicit(64, OFFSET + 8 * dimension, ty),
            Function::GroupCount => {
                let groups = self.implicit(32, GROUPS + 4 * dimension, ty);
                let rest = self.implicit(16, REST + 2 * dimension, ty);
                let has_rest = self.at.icmp_int(IntPredicate::Ne, rest, 0);
                let one = self.at.cast(CastOp::ZExt, has_rest, ty);
                self.at.binary(BinaryOp::Add, groups, one)
            }
            Function::GlobalSize => {
                let groups = self.implicit(32, GROUPS + 4 * dimension, ty);
                let size = self.of_dimension(Function::EnqueuedLocalSize, dimension, ty);
                let whole = self.at.binary(BinaryOp::Mul, groups, size);
                let rest = self.implicit(16, REST + 2 * dimension, ty);
                self.at.binary(BinaryOp::Add, whole, rest)
            }
            Function::LocalSize => {
                let group = self.of_dimension(Function::GroupId, dimension, ty);
                let groups = self.implicit(32, GROUPS + 4 * dimension, ty);
                let is_whole = self.at.icmp(IntPredicate::Ult, group, groups);
                let size = self.of_dimension(Function::EnqueuedLocalSize, dimension, ty);
                let rest = self.implicit(16, REST + 2 * dimension, ty);
                self.at.select(is_whole, size, rest)
            }
            _ => self.implicit(16, SIZE + 2 * dimension, ty),
        }
    }

    /// The number of a place in three dimensions.
    fn linear(&mut self, [x, y, z]: [Value; 3], [width, height]: [Value; 2]) -> Value {
        let rows = self.at.binary(BinaryOp::Mul, z, height);
        let rows = self.at.binary(BinaryOp::Add, rows, y);
        let before = self.at.binary(BinaryOp::Mul, rows, width);
        self.at.binary(BinaryOp::Add, before, x)
    }

    fn intrinsic(&mut self, name: &str, dimension: u64, ty: TypeId) -> Value {
        let word = self.at.module.types.int(32);
        let name = format!("{name}.{}", DIMENSIONS[dimension as usize % DIMENSIONS.len()]);
        let value = self.at.call_named(name.as_str(), word, Vec::new());
        self.resized(value, ty)
    }

    /// An implicit argument of `bits` behind `offset` bytes.
    fn implicit(&mut self, bits: u32, offset: u64, ty: TypeId) -> Value {
        let pointer = self.at.module.types.ptr(CONSTANT);
        let base = self.at.call_named("llvm.amdgcn.implicitarg.ptr", pointer, Vec::new());
        let byte = self.at.module.types.int(8);
        let offset = self.at.int64(offset);
        let place = self.at.gep(byte, base, &[offset]);
        let own = self.at.module.types.int(bits);
        let value = self.at.load(own, place, u64::from(bits / 8));
        self.resized(value, ty)
    }

    fn resized(&mut self, value: Value, ty: TypeId) -> Value {
        let width = self.at.int_width(ty).unwrap_or(64);
        self.at.resize(value, width)
    }

    /// A barrier between fences of a scope.
    pub(super) fn barrier(&mut self, intrinsic: &str, scope: &str) -> Option<Value> {
        self.fence(Ordering::Release, scope);
        let void = self.at.module.types.void();
        self.at.call_named(intrinsic, void, Vec::new());
        self.fence(Ordering::Acquire, scope);
        None
    }

    fn fence(&mut self, ordering: Ordering, scope: &str) {
        let scope = self.at.module.sync_scopes.intern(scope.into());
        let void = self.at.module.types.void();
        self.at.emit(InstKind::Fence { atomic: Atomic { ordering, scope } }, void);
    }
}
