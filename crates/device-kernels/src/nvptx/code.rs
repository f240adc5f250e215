//! The code of NVIDIA's GPUs: special registers, and the hidden argument of kernels.

use super::{launch, null_pointers};
use crate::target::{Among, Memory, Query, Scope, Target};
use crate::work_items::{fence, of_intrinsic};
use llvm_model::{Builder, InstBuilder as _, Ordering, TypeId, Value};

/// NVIDIA's GPUs.
#[derive(Clone, Copy)]
pub(super) struct Nvidia;

/// The number of work-items in a sub-group.
const WIDTH: u32 = 32;

/// The special register of a number.
fn register(at: &mut Builder<'_>, name: &str, dimension: u64, ty: TypeId) -> Value {
    of_intrinsic(at, &format!("llvm.nvvm.read.ptx.sreg.{name}"), dimension, ty)
}

impl Target for Nvidia {
    const LANES: u32 = WIDTH;

    /// All groups have the same size: a launch has no rest.
    fn query(self, at: &mut Builder<'_>, query: Query, dimension: u64, ty: TypeId) -> Value {
        match query {
            Query::LocalId => register(at, "tid", dimension, ty),
            Query::GroupId => register(at, "ctaid", dimension, ty),
            Query::LocalSize | Query::EnqueuedLocalSize => register(at, "ntid", dimension, ty),
            Query::GroupCount => register(at, "nctaid", dimension, ty),
            Query::GlobalSize => launch::global_size(at, dimension, ty),
            Query::GlobalOffset => launch::global_offset(at, dimension, ty),
        }
    }

    fn work_dim(self, at: &mut Builder<'_>, ty: TypeId) -> Value {
        launch::work_dim(at, ty)
    }

    fn scope(self, scope: Scope) -> &'static str {
        match scope {
            Scope::WorkItem => "singlethread",
            Scope::SubGroup | Scope::WorkGroup => "block",
            Scope::Device => "device",
            Scope::All => "",
        }
    }

    /// The barrier orders memory for the group; a wider scope needs fences as well.
    fn barrier(self, at: &mut Builder<'_>, scope: Scope) {
        let is_wide = matches!(scope, Scope::Device | Scope::All);
        if is_wide {
            fence(at, Ordering::Release, self.scope(scope));
        }
        let void = at.module.types.void();
        let number = at.int32(0);
        at.call_named("llvm.nvvm.barrier.cta.sync.aligned.all", void, [number]);
        if is_wide {
            fence(at, Ordering::Acquire, self.scope(scope));
        }
    }

    /// As [`Target::barrier`]: it orders memory for the sub-group.
    fn sub_group_barrier(self, at: &mut Builder<'_>, scope: Scope) {
        let is_wide = !matches!(scope, Scope::SubGroup | Scope::WorkItem);
        if is_wide {
            fence(at, Ordering::Release, self.scope(scope));
        }
        let void = at.module.types.void();
        let all = at.int32(u32::MAX);
        at.call_named("llvm.nvvm.bar.warp.sync", void, [all]);
        if is_wide {
            fence(at, Ordering::Acquire, self.scope(scope));
        }
    }

    fn lane(self, at: &mut Builder<'_>) -> Value {
        let word = at.module.types.int(32);
        at.call_named("llvm.nvvm.read.ptx.sreg.laneid", word, Vec::new())
    }

    fn width(self, at: &mut Builder<'_>) -> Value {
        at.int32(WIDTH)
    }

    fn ballot(self, at: &mut Builder<'_>, among: Among, bit: Value) -> Value {
        let word = at.module.types.int(32);
        let members = members(at, among);
        let lanes = at.call_named("llvm.nvvm.vote.ballot.sync", word, [members, bit]);
        at.resize(lanes, 64)
    }

    fn shuffle(self, at: &mut Builder<'_>, among: Among, value: Value, lane: Value) -> Value {
        let word = at.module.types.int(32);
        let members = members(at, among);
        let last = at.int32(WIDTH - 1);
        at.call_named("llvm.nvvm.shfl.sync.idx.i32", word, [members, value, lane, last])
    }

    fn is_in(self, at: &mut Builder<'_>, memory: Memory, pointer: Value) -> Value {
        let bit = at.module.types.int(1);
        let name = match memory {
            Memory::Global => "llvm.nvvm.isspacep.global",
            Memory::Local => "llvm.nvvm.isspacep.shared",
            Memory::Private => "llvm.nvvm.isspacep.local",
        };
        at.call_named(name, bit, [pointer])
    }

    fn null(self, at: &mut Builder<'_>, ty: TypeId) -> Value {
        null_pointers::null(at, ty)
    }
}

/// The work-items that an operation of a sub-group waits for.
fn members(at: &mut Builder<'_>, among: Among) -> Value {
    match among {
        Among::All => at.int32(u32::MAX),
        Among::Active => {
            let word = at.module.types.int(32);
            at.call_named("llvm.nvvm.activemask", word, Vec::new())
        }
    }
}
