//! Operations of sub-groups, and barriers.

use crate::emit::{Emitter, Step};
use crate::intrinsics::float::mangled;
use crate::intrinsics::{arg, builtin, gone};
use llvm_model::instruction::Call;
use llvm_model::{InstBuilder as _, InstId, TypeId, Value};
use ocl_mangle::{Builtin, Type};
use spirv_module::{GroupOperation, MemorySemantics, Scope, StorageClass};
use translate_common::problems::IntrinsicProblem;

/// The help for operands of the wrong types.
const TYPES: &str = "take integers and floats of usual sizes, and vectors of them";

/// A call of the function for an instruction: constants in front, then values.
fn instruction(
    e: &mut Emitter,
    name: &str,
    constants: &[u32],
    values: &[Value],
    ty: TypeId,
) -> Option<Value> {
    let i32_ = e.module.types.int(32);
    let mut args: Vec<Value> = constants.iter().map(|&constant| e.int(i32_, u64::from(constant))).collect();
    let mut types: Vec<Type> = constants.iter().filter_map(|_| Type::int(32, true)).collect();
    for &value in values {
        let of_value = e.ty(value);
        types.push(if e.int_width(of_value) == Some(1) {
            Type::Builtin(Builtin::Bool)
        } else {
            mangled(e, of_value)?
        });
        args.push(value);
    }
    Some(e.call_named(builtin(&format!("__spirv_{name}"), types), ty, args))
}

/// The same in place of a call, for the sub-group.
fn of_sub_group(e: &mut Emitter, inst: InstId, name: &str, more: &[u32], values: &[Value]) -> Step {
    let ty = e.body.insts[inst].ty;
    let constants: Vec<u32> = std::iter::once(Scope::Subgroup.0).chain(more.iter().copied()).collect();
    match instruction(e, name, &constants, values, ty) {
        Some(value) => Step::Replace(value),
        None => {
            e.problem(inst, IntrinsicProblem::GroupType { types: TYPES });
            gone(e, inst)
        }
    }
}

/// `llvm.spv.wave.all`
pub(in crate::intrinsics) fn all(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let predicate = arg(e, call, 0);
    of_sub_group(e, inst, "GroupNonUniformAll", &[], &[predicate])
}
/// `llvm.spv.wave.any`
pub(in crate::intrinsics) fn any(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let predicate = arg(e, call, 0);
    of_sub_group(e, inst, "GroupNonUniformAny", &[], &[predicate])
}
/// `llvm.spv.wave.is.first.lane`
pub(in crate::intrinsics) fn elect(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    of_sub_group(e, inst, "GroupNonUniformElect", &[], &[])
}
/// `llvm.spv.wave.ballot`
pub(in crate::intrinsics) fn ballot(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let predicate = arg(e, call, 0);
    of_sub_group(e, inst, "GroupNonUniformBallot", &[], &[predicate])
}
/// `llvm.spv.wave.active.countbits`
pub(in crate::intrinsics) fn count(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let predicate = arg(e, call, 0);
    let i32_ = e.module.types.int(32);
    let ballot = e.module.types.vector(i32_, 4);
    let Some(votes) = instruction(e, "GroupNonUniformBallot", &[Scope::Subgroup.0], &[predicate], ballot)
    else {
        return gone(e, inst);
    };
    of_sub_group(e, inst, "GroupNonUniformBallotBitCount", &[GroupOperation::Reduce.0], &[votes])
}
/// `llvm.spv.wave.readlane`
pub(in crate::intrinsics) fn read_lane(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let (value, lane) = (arg(e, call, 0), arg(e, call, 1));
    of_sub_group(e, inst, "GroupNonUniformShuffle", &[], &[value, lane])
}

fn reduce(e: &mut Emitter, inst: InstId, call: &Call, [of_integers, of_floats]: [&str; 2]) -> Step {
    let value = arg(e, call, 0);
    let ty = e.ty(value);
    let element = e.module.types.scalar(ty);
    let name = if e.module.types.int_width(element).is_some() { of_integers } else { of_floats };
    of_sub_group(e, inst, name, &[GroupOperation::Reduce.0], &[value])
}
/// `llvm.spv.wave.reduce.sum`
pub(in crate::intrinsics) fn sum(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    reduce(e, inst, call, ["GroupNonUniformIAdd", "GroupNonUniformFAdd"])
}
/// `llvm.spv.wave.reduce.max`
pub(in crate::intrinsics) fn max(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    reduce(e, inst, call, ["GroupNonUniformSMax", "GroupNonUniformFMax"])
}
/// `llvm.spv.wave.reduce.min`
pub(in crate::intrinsics) fn min(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    reduce(e, inst, call, ["GroupNonUniformSMin", "GroupNonUniformFMin"])
}
/// `llvm.spv.wave.reduce.umax`
pub(in crate::intrinsics) fn unsigned_max(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    reduce(e, inst, call, ["GroupNonUniformUMax", "GroupNonUniformFMax"])
}
/// `llvm.spv.wave.reduce.umin`
pub(in crate::intrinsics) fn unsigned_min(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    reduce(e, inst, call, ["GroupNonUniformUMin", "GroupNonUniformFMin"])
}

/// `llvm.spv.group.memory.barrier.with.group.sync`
pub(in crate::intrinsics) fn barrier(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    let void = e.module.types.void();
    let semantics = MemorySemantics::WorkgroupMemory | MemorySemantics::SequentiallyConsistent;
    let constants = [Scope::Workgroup.0, Scope::Workgroup.0, semantics.0];
    match instruction(e, "ControlBarrier", &constants, &[], void) {
        Some(_) => Step::Drop,
        None => gone(e, inst),
    }
}

/// `llvm.spv.generic.cast.to.ptr.explicit`
pub(in crate::intrinsics) fn cast_explicitly(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let pointer = arg(e, call, 0);
    let ty = e.body.insts[inst].ty;
    let (name, storage) = match e.module.types.address_space(ty) {
        Some(0) => ("Private", StorageClass::Function),
        Some(1) => ("Global", StorageClass::CrossWorkgroup),
        Some(3) => ("Local", StorageClass::Workgroup),
        _ => {
            e.problem(inst, IntrinsicProblem::GenericCast);
            return gone(e, inst);
        }
    };
    let i32_ = e.module.types.int(32);
    let storage = e.int(i32_, u64::from(storage.0));
    let name = format!("_Z{}__spirv_GenericCastToPtrExplicit_To{name}PU3AS4vi", 35 + name.len());
    Step::Replace(e.call_named(name, ty, vec![pointer, storage]))
}
