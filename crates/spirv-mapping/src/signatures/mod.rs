//! One signature per instruction: the types of its result and operands, the signs of its integers, the memory that it
//! accesses, and the values that its name states.
//!
//! Every list of such facts is a column of these rows. Readers are the friendly names, the typing of pointers, the
//! restoration of signs, untyped pointers, and the checks of calls ([`holds`], [`refused`]) and of finished modules ([`violated`]). Source: the SPIR-V
//! specification, 3.49 "Instructions", the extensions named by the instructions, and the OpenCL Extended Instruction Set
//! Specification. The letters of mangled names (signs, constness) follow libclc and libspirv, consistent or not.

mod core;
mod fit;
mod index;
mod mismatch;
mod modules;
mod opencl_std;
mod parts;
mod pattern;
#[cfg(test)]
mod tests;

use crate::row::Inst;
use spirv_grammar::Op;

pub(crate) use fit::holds;
pub use fit::{are_known, refused, refused_by_call, violated};
pub use mismatch::{Expected, Mismatch};
pub use pattern::{Access, Kind, Lanes, Part, Pointee, Sign, Signature, Signs};

/// The signature of an instruction; `None` for one that takes any types.
pub fn signature(inst: Inst) -> Option<&'static Signature> {
    match inst {
        Inst::Core(op) => core::signature(op),
        Inst::Ext(..) => inst.as_cl().and_then(opencl_std::signature),
        Inst::Variable(_) => None,
    }
}

/// The signature of a core instruction; `None` for one that takes any types.
pub fn of_core(op: Op) -> Option<&'static Signature> {
    core::signature(op)
}

/// Returns whether the instruction's result is a truth value, or a vector of them.
pub fn gives_bool(op: Op) -> bool {
    core::signature(op).is_some_and(|signature| signature.result.kind == Kind::Truth)
}

/// Returns whether an operand of the instruction, by its number, is a truth value.
pub fn takes_truth(op: Op, operand: usize) -> bool {
    let signature = core::signature(op);
    signature
        .and_then(|signature| signature.operands.get(operand))
        .is_some_and(|part| part.kind == Kind::Truth)
}

/// Returns whether the function's name states the type of the result, because the operands do not determine it.
pub fn names_result(inst: Inst) -> bool {
    signature(inst).is_some_and(|signature| signature.names_result)
}
