//! Intrinsics for several invocations: barriers, and operations of waves, which are subgroups.

use crate::calls::call;
use llvm_model::{Builder, InstBuilder as _, TypeId, Value};
use spirv_grammar::{GroupOperation, MemorySemantics, Scope};

/// What an intrinsic becomes.
#[derive(Clone, Copy)]
enum Lowering {
    /// An instruction of the subgroup: its scope stands first.
    Group(&'static str),
    /// The same, for each element of a vector.
    GroupOfElements(&'static str),
    /// An operation of all invocations, or of those in front: its names for floats, for integers and for truth values.
    Reduce { operation: GroupOperation, float: &'static str, integer: &'static str, truth: &'static str },
    /// How many invocations, or how many of those in front, have a condition.
    Count(GroupOperation),
    /// The value of another invocation of the quad.
    Quad(u32),
    /// A barrier for memory, and for control as well if `waits`.
    Barrier { waits: bool, scope: Scope, semantics: u32 },
}

const fn reduction(
    operation: GroupOperation,
    float: &'static str,
    integer: &'static str,
    truth: &'static str,
) -> Lowering {
    Lowering::Reduce { operation, float, integer, truth }
}

const ALL: GroupOperation = GroupOperation::Reduce;
const BEFORE: GroupOperation = GroupOperation::ExclusiveScan;
const FADD: &str = "__spirv_GroupNonUniformFAdd";
const FMAX: &str = "__spirv_GroupNonUniformFMax";
const FMIN: &str = "__spirv_GroupNonUniformFMin";
const FMUL: &str = "__spirv_GroupNonUniformFMul";
const IADD: &str = "__spirv_GroupNonUniformIAdd";
const IMUL: &str = "__spirv_GroupNonUniformIMul";
const SMAX: &str = "__spirv_GroupNonUniformSMax";
const SMIN: &str = "__spirv_GroupNonUniformSMin";
const UMAX: &str = "__spirv_GroupNonUniformUMax";
const UMIN: &str = "__spirv_GroupNonUniformUMin";
const AND: &str = "__spirv_GroupNonUniformBitwiseAnd";
const OR: &str = "__spirv_GroupNonUniformBitwiseOr";
const XOR: &str = "__spirv_GroupNonUniformBitwiseXor";
const LOGICAL_AND: &str = "__spirv_GroupNonUniformLogicalAnd";
const LOGICAL_OR: &str = "__spirv_GroupNonUniformLogicalOr";
const LOGICAL_XOR: &str = "__spirv_GroupNonUniformLogicalXor";

/// What the memory is that a barrier orders: of the device, of the workgroup, or both.
const DEVICE: u32 =
    MemorySemantics::AcquireRelease.0 | MemorySemantics::UniformMemory.0 | MemorySemantics::ImageMemory.0;
const SHARED: u32 = MemorySemantics::AcquireRelease.0 | MemorySemantics::WorkgroupMemory.0;

const fn barrier(waits: bool, scope: Scope, semantics: u32) -> Lowering {
    Lowering::Barrier { waits, scope, semantics }
}

/// The intrinsics, without the prefix and the types.
const TABLE: &[(&str, Lowering)] = &[
    ("all.memory.barrier", barrier(false, Scope::Device, DEVICE | SHARED)),
    ("all.memory.barrier.with.group.sync", barrier(true, Scope::Device, DEVICE | SHARED)),
    ("device.memory.barrier", barrier(false, Scope::Device, DEVICE)),
    ("device.memory.barrier.with.group.sync", barrier(true, Scope::Device, DEVICE)),
    ("group.memory.barrier", barrier(false, Scope::Workgroup, SHARED)),
    ("group.memory.barrier.with.group.sync", barrier(true, Scope::Workgroup, SHARED)),
    ("quad.read.across.x", Lowering::Quad(0)),
    ("quad.read.across.y", Lowering::Quad(1)),
    ("quad.read.across.diagonal", Lowering::Quad(2)),
    ("subgroup.ballot", Lowering::Group("__spirv_GroupNonUniformBallot")),
    ("subgroup.prefix.bit.count", Lowering::Count(BEFORE)),
    ("wave.active.countbits", Lowering::Count(ALL)),
    ("wave.all", Lowering::Group("__spirv_GroupNonUniformAll")),
    ("wave.all.equal", Lowering::GroupOfElements("__spirv_GroupNonUniformAllEqual")),
    ("wave.any", Lowering::Group("__spirv_GroupNonUniformAny")),
    ("wave.ballot", Lowering::Group("__spirv_GroupNonUniformBallot")),
    ("wave.is.first.lane", Lowering::Group("__spirv_GroupNonUniformElect")),
    ("wave.prefix.product", reduction(BEFORE, FMUL, IMUL, IMUL)),
    ("wave.prefix.sum", reduction(BEFORE, FADD, IADD, IADD)),
    ("wave.product", reduction(ALL, FMUL, IMUL, IMUL)),
    ("wave.readlane", Lowering::Group("__spirv_GroupNonUniformShuffle")),
    ("wave.reduce.and", reduction(ALL, AND, AND, LOGICAL_AND)),
    ("wave.reduce.max", reduction(ALL, FMAX, SMAX, SMAX)),
    ("wave.reduce.min", reduction(ALL, FMIN, SMIN, SMIN)),
    ("wave.reduce.or", reduction(ALL, OR, OR, LOGICAL_OR)),
    ("wave.reduce.sum", reduction(ALL, FADD, IADD, IADD)),
    ("wave.reduce.umax", reduction(ALL, FMAX, UMAX, UMAX)),
    ("wave.reduce.umin", reduction(ALL, FMIN, UMIN, UMIN)),
    ("wave.reduce.xor", reduction(ALL, XOR, XOR, LOGICAL_XOR)),
];

/// Adds the instructions of the intrinsic called `name` without its prefix; `None` if it is another.
pub(super) fn lower(at: &mut Builder<'_>, name: &str, args: &[Value], ty: TypeId) -> Option<Value> {
    let lowering = super::longest_row(TABLE, name)?;
    let scope = at.int32(Scope::Subgroup.0);
    let first = args.first().copied();
    Some(match lowering {
        Lowering::Group(name) => call_with(at, name, &[scope], args, ty),
        Lowering::GroupOfElements(name) => of_elements(at, name, scope, first?),
        Lowering::Reduce { operation, float, integer, truth } => {
            let scalar = at.module.types.scalar(ty);
            let name = match at.int_width(scalar) {
                Some(1) => truth,
                Some(_) => integer,
                None => float,
            };
            let operation = at.int32(operation.0);
            call(at, name, &[scope, operation, first?], ty)
        }
        Lowering::Count(operation) => {
            let i32 = at.module.types.int(32);
            let four = at.module.types.vector(i32, 4);
            let ballot = call(at, "__spirv_GroupNonUniformBallot", &[scope, first?], four);
            let operation = at.int32(operation.0);
            call(at, "__spirv_GroupNonUniformBallotBitCount", &[scope, operation, ballot], ty)
        }
        Lowering::Quad(direction) => {
            let direction = at.int32(direction);
            call(at, "__spirv_GroupNonUniformQuadSwap", &[scope, first?, direction], ty)
        }
        Lowering::Barrier { waits, scope, semantics } => {
            let (workgroup, scope) = (at.int32(Scope::Workgroup.0), at.int32(scope.0));
            let semantics = at.int32(semantics);
            match waits {
                true => call(at, "__spirv_ControlBarrier", &[workgroup, scope, semantics], ty),
                false => call(at, "__spirv_MemoryBarrier", &[scope, semantics], ty),
            }
        }
    })
}

fn call_with(at: &mut Builder<'_>, name: &str, first: &[Value], args: &[Value], ty: TypeId) -> Value {
    let all: Vec<Value> = first.iter().chain(args).copied().collect();
    call(at, name, &all, ty)
}

/// A truth value for each element of a value.
fn of_elements(at: &mut Builder<'_>, name: &str, scope: Value, value: Value) -> Value {
    let (of, bool) = (at.ty(value), at.module.types.int(1));
    let Some(lanes) = at.module.types.lanes(of) else { return call(at, name, &[scope, value], bool) };
    let parts: Vec<Value> = (0..lanes)
        .map(|lane| {
            let part = at.extract(value, lane);
            call(at, name, &[scope, part], bool)
        })
        .collect();
    at.vector(&parts)
}
