//! What instructions that are called access where their pointers point, told by their other operands and results: LLVM's
//! pointers and SPIR-V's untyped ones do not say it.

use crate::row::Inst;
use spirv_grammar::Op;
use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;

/// The type of what an instruction reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accessed {
    /// That of its result.
    Result,
    /// An element of its result.
    ElementOfResult,
    /// 32-bit integers, in as many lanes as its result has.
    IntegersLikeResult,
    /// That of this operand.
    Operand(usize),
    /// An element of this operand.
    ElementOf(usize),
    /// Integers of so many bits.
    Integer(u32),
    /// `half`.
    Half,
    /// An opaque type without parameters, by its name in LLVM IR.
    Opaque(&'static str),
}

/// Core instructions. Other atomic ones access what is of the type of their result.
const CORE: &[(Op, Accessed)] = &[
    (Op::Load, Accessed::Result),
    (Op::PredicatedLoadINTEL, Accessed::Result),
    (Op::Store, Accessed::Operand(1)),
    (Op::PredicatedStoreINTEL, Accessed::Operand(1)),
    (Op::AtomicStore, Accessed::Operand(3)),
    (Op::AtomicFlagTestAndSet, Accessed::Integer(32)),
    (Op::AtomicFlagClear, Accessed::Integer(32)),
    // It reads nothing; consumers have a function for a pointer to void, which has the form of one to bytes.
    (Op::GenericPtrMemSemantics, Accessed::Integer(8)),
    // What is written depends on what is asked for: two numbers, in memory that the function has as void.
    (Op::CaptureEventProfilingInfo, Accessed::Integer(8)),
    (Op::EnqueueMarker, Accessed::Opaque("spirv.DeviceEvent")),
    (Op::GroupWaitEvents, Accessed::Opaque("spirv.Event")),
    (Op::CooperativeMatrixLoadKHR, Accessed::ElementOfResult),
    (Op::CooperativeMatrixLoadCheckedINTEL, Accessed::ElementOfResult),
    (Op::CooperativeMatrixLoadOffsetINTEL, Accessed::ElementOfResult),
    (Op::CooperativeMatrixStoreKHR, Accessed::ElementOf(1)),
    (Op::CooperativeMatrixStoreCheckedINTEL, Accessed::ElementOf(3)),
    (Op::CooperativeMatrixStoreOffsetINTEL, Accessed::ElementOf(3)),
];

/// Operands that are pointers to arrays, whatever is read of them at offsets in bytes (SPV_NV_cooperative_vector).
pub const ARRAYS: [(Op, &str); 7] = [
    (Op::CooperativeVectorLoadNV, "Pointer"),
    (Op::CooperativeVectorStoreNV, "Pointer"),
    (Op::CooperativeVectorMatrixMulNV, "Matrix"),
    (Op::CooperativeVectorMatrixMulAddNV, "Matrix"),
    (Op::CooperativeVectorMatrixMulAddNV, "Bias"),
    (Op::CooperativeVectorOuterProductAccumulateNV, "Pointer"),
    (Op::CooperativeVectorReduceSumAccumulateNV, "Pointer"),
];

/// Instructions of `OpenCL.std`.
const EXTENDED: &[(Cl, Accessed)] = &[
    (Cl::fract, Accessed::Result),
    (Cl::modf, Accessed::Result),
    (Cl::sincos, Accessed::Result),
    (Cl::frexp, Accessed::IntegersLikeResult),
    (Cl::remquo, Accessed::IntegersLikeResult),
    (Cl::lgamma_r, Accessed::IntegersLikeResult),
    (Cl::vloadn, Accessed::ElementOfResult),
    (Cl::vstoren, Accessed::ElementOf(0)),
    (Cl::printf, Accessed::Integer(8)),
    (Cl::vload_half, Accessed::Half),
    (Cl::vload_halfn, Accessed::Half),
    (Cl::vloada_halfn, Accessed::Half),
    (Cl::vstore_half, Accessed::Half),
    (Cl::vstore_half_r, Accessed::Half),
    (Cl::vstore_halfn, Accessed::Half),
    (Cl::vstore_halfn_r, Accessed::Half),
    (Cl::vstorea_halfn, Accessed::Half),
    (Cl::vstorea_halfn_r, Accessed::Half),
];

/// What an instruction accesses; `None` when nothing but the pointer tells.
pub fn accessed(inst: Inst) -> Option<Accessed> {
    let Inst::Core(op) = inst else {
        return EXTENDED.iter().find(|row| Some(row.0) == inst.as_cl()).map(|row| row.1);
    };
    let listed = CORE.iter().find(|row| row.0 == op).map(|row| row.1);
    listed.or(op.is_atomic().then_some(Accessed::Result))
}

/// The operand of a core instruction that is the pointer to what it accesses.
pub fn pointer_operand(op: Op) -> usize {
    if op == Op::CaptureEventProfilingInfo { 2 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirv_grammar::ExtInstSet;

    #[test]
    fn each_instruction_accesses_one_thing() {
        for (index, row) in EXTENDED.iter().enumerate() {
            assert!(EXTENDED.iter().take(index).all(|other| other.0 != row.0), "{:?}", row.0);
        }
    }

    #[test]
    fn every_load_and_store_of_halves_is_listed() {
        for facts in ExtInstSet::OpenClStd.instructions().filter(|facts| facts.name.contains("_half")) {
            assert_eq!(accessed(Inst::cl(Cl(facts.number))), Some(Accessed::Half), "{}", facts.name);
        }
    }
}
