//! The code of AMD's GPUs: intrinsics, and the implicit arguments of kernels.
//!
//! Source: `llvm/docs/AMDGPUUsage.rst`, "Code Object V5 Metadata" and its implicit arguments, and "LLVM IR Intrinsics".

use super::{CONSTANT, FLAT};
use crate::target::{Among, Memory, Query, Scope, Target};
use crate::work_items::{fence, of_intrinsic, resized};
use llvm_model::{BinaryOp, Builder, CastOp, InstBuilder as _, IntPredicate, Ordering, TypeId, Value};

/// AMD's GPUs.
#[derive(Clone, Copy)]
pub(super) struct Amd;

/// The bytes of implicit arguments before a number of groups, the size of one, the size of the rest, and the offset.
const GROUPS: u64 = 0;
const SIZE: u64 = 12;
const REST: u64 = 18;
const OFFSET: u64 = 40;
const GRID_DIMENSIONS: u64 = 64;

impl Target for Amd {
    const LANES: u32 = 64;

    fn query(self, at: &mut Builder<'_>, query: Query, dimension: u64, ty: TypeId) -> Value {
        match query {
            Query::LocalId => of_intrinsic(at, "llvm.amdgcn.workitem.id", dimension, ty),
            Query::GroupId => of_intrinsic(at, "llvm.amdgcn.workgroup.id", dimension, ty),
            Query::GlobalOffset => implicit(at, 64, OFFSET + 8 * dimension, ty),
            Query::GroupCount => {
                let groups = implicit(at, 32, GROUPS + 4 * dimension, ty);
                let rest = implicit(at, 16, REST + 2 * dimension, ty);
                let has_rest = at.icmp_int(IntPredicate::Ne, rest, 0);
                let one = at.cast(CastOp::ZExt, has_rest, ty);
                at.binary(BinaryOp::Add, groups, one)
            }
            Query::GlobalSize => {
                let groups = implicit(at, 32, GROUPS + 4 * dimension, ty);
                let size = self.query(at, Query::EnqueuedLocalSize, dimension, ty);
                let whole = at.binary(BinaryOp::Mul, groups, size);
                let rest = implicit(at, 16, REST + 2 * dimension, ty);
                at.binary(BinaryOp::Add, whole, rest)
            }
            Query::LocalSize => {
                let group = self.query(at, Query::GroupId, dimension, ty);
                let groups = implicit(at, 32, GROUPS + 4 * dimension, ty);
                let is_whole = at.icmp(IntPredicate::Ult, group, groups);
                let size = self.query(at, Query::EnqueuedLocalSize, dimension, ty);
                let rest = implicit(at, 16, REST + 2 * dimension, ty);
                at.select(is_whole, size, rest)
            }
            Query::EnqueuedLocalSize => implicit(at, 16, SIZE + 2 * dimension, ty),
        }
    }

    fn work_dim(self, at: &mut Builder<'_>, ty: TypeId) -> Value {
        implicit(at, 16, GRID_DIMENSIONS, ty)
    }

    fn scope(self, scope: Scope) -> &'static str {
        match scope {
            Scope::WorkItem => "singlethread",
            Scope::SubGroup => "wavefront",
            Scope::WorkGroup => "workgroup",
            Scope::Device => "agent",
            Scope::All => "",
        }
    }

    fn barrier(self, at: &mut Builder<'_>, scope: Scope) {
        let scope = match scope {
            Scope::WorkItem | Scope::SubGroup => Scope::WorkGroup,
            wide => wide,
        };
        self.between_fences(at, "llvm.amdgcn.s.barrier", scope);
    }

    fn sub_group_barrier(self, at: &mut Builder<'_>, scope: Scope) {
        self.between_fences(at, "llvm.amdgcn.wave.barrier", scope);
    }

    /// How many work-items are below it.
    fn lane(self, at: &mut Builder<'_>) -> Value {
        let word = at.module.types.int(32);
        let [all, none] = [u64::from(u32::MAX), 0].map(|value| at.int(word, value));
        let low = at.call_named("llvm.amdgcn.mbcnt.lo", word, [all, none]);
        at.call_named("llvm.amdgcn.mbcnt.hi", word, [all, low])
    }

    /// The processor decides it.
    fn width(self, at: &mut Builder<'_>) -> Value {
        let word = at.module.types.int(32);
        at.call_named("llvm.amdgcn.wavefrontsize", word, Vec::new())
    }

    fn ballot(self, at: &mut Builder<'_>, _: Among, bit: Value) -> Value {
        let long = at.module.types.int(64);
        at.call_named("llvm.amdgcn.ballot.i64", long, [bit])
    }

    fn shuffle(self, at: &mut Builder<'_>, _: Among, value: Value, lane: Value) -> Value {
        let word = at.module.types.int(32);
        let place = at.binary_int(BinaryOp::Shl, lane, 2);
        at.call_named("llvm.amdgcn.ds.bpermute", word, [place, value])
    }

    fn is_in(self, at: &mut Builder<'_>, memory: Memory, pointer: Value) -> Value {
        let bit = at.module.types.int(1);
        match memory {
            Memory::Local => at.call_named("llvm.amdgcn.is.shared", bit, [pointer]),
            Memory::Private => at.call_named("llvm.amdgcn.is.private", bit, [pointer]),
            Memory::Global => {
                let local = self.is_in(at, Memory::Local, pointer);
                let private = self.is_in(at, Memory::Private, pointer);
                let other = at.binary(BinaryOp::Or, local, private);
                at.binary_int(BinaryOp::Xor, other, 1)
            }
        }
    }

    /// The address spaces of work-groups and work-items have one that is not zero.
    fn null(self, at: &mut Builder<'_>, ty: TypeId) -> Value {
        let flat = at.module.types.ptr(FLAT);
        let null = at.zero(flat);
        at.cast(CastOp::AddrSpaceCast, null, ty)
    }
}

impl Amd {
    /// A barrier between fences of a scope.
    fn between_fences(self, at: &mut Builder<'_>, intrinsic: &str, scope: Scope) {
        fence(at, Ordering::Release, self.scope(scope));
        let void = at.module.types.void();
        at.call_named(intrinsic, void, Vec::new());
        fence(at, Ordering::Acquire, self.scope(scope));
    }
}

/// An implicit argument of `bits` behind `offset` bytes.
fn implicit(at: &mut Builder<'_>, bits: u32, offset: u64, ty: TypeId) -> Value {
    let own = at.module.types.int(bits);
    let value = of_implicit_arguments(at, own, offset, u64::from(bits / 8));
    resized(at, value, ty)
}

/// An implicit argument that is an address, behind `offset` bytes.
pub(super) fn implicit_pointer(at: &mut Builder<'_>, offset: u64, ty: TypeId) -> Value {
    of_implicit_arguments(at, ty, offset, 8)
}

fn of_implicit_arguments(at: &mut Builder<'_>, ty: TypeId, offset: u64, align: u64) -> Value {
    let pointer = at.module.types.ptr(CONSTANT);
    let base = at.call_named("llvm.amdgcn.implicitarg.ptr", pointer, Vec::new());
    let byte = at.module.types.int(8);
    let offset = at.int64(offset);
    let place = at.gep(byte, base, &[offset]);
    at.load(ty, place, align)
}
