//! Which memory a generic pointer is to: OpenCL C's functions by intrinsics.
//!
//! Source: `llvm/docs/AMDGPUUsage.rst`, "LLVM IR Intrinsics".

use super::PRIVATE;
use crate::edit;
use llvm_model::{BinaryOp, Builder, CastOp, InstBuilder as _, InstId, Module, Value};

/// A function of OpenCL C.
#[derive(Clone, Copy)]
enum Function {
    /// The pointer, or null if it is to other memory than the function's result.
    Cast,
    Fence,
}

const FUNCTIONS: &[(&str, Function)] = &[
    ("__to_global", Function::Cast),
    ("__to_local", Function::Cast),
    ("__to_private", Function::Cast),
    ("_Z9get_fencePU3AS4v", Function::Fence),
    ("_Z9get_fencePU3AS4Kv", Function::Fence),
];

/// The address space of memory of work-groups.
const LOCAL: u32 = 3;

/// `CLK_LOCAL_MEM_FENCE` and `CLK_GLOBAL_MEM_FENCE`.
const FENCES: [u64; 2] = [1, 2];

/// Replaces calls of these functions.
pub(super) fn run(module: &mut Module) {
    let which =
        |name: &str| FUNCTIONS.iter().find(|(known, _)| *known == name).map(|&(_, function)| function);
    edit::replace_calls(module, which, value);
}

fn value(at: &mut Builder<'_>, function: Function, inst: InstId) -> Option<Value> {
    let ty = at.body.insts[inst].ty;
    let pointer = *at.body.insts[inst].kind.call()?.args.first()?;
    Some(match function {
        Function::Cast => {
            let is_there = match at.module.types.address_space(ty)? {
                LOCAL => is(at, "llvm.amdgcn.is.shared", pointer),
                PRIVATE => is(at, "llvm.amdgcn.is.private", pointer),
                _ => {
                    let local = is(at, "llvm.amdgcn.is.shared", pointer);
                    let private = is(at, "llvm.amdgcn.is.private", pointer);
                    let other = at.binary(BinaryOp::Or, local, private);
                    at.binary_int(BinaryOp::Xor, other, 1)
                }
            };
            let there = at.cast(CastOp::AddrSpaceCast, pointer, ty);
            let null = null(at, ty);
            at.select(is_there, there, null)
        }
        Function::Fence => {
            let local = is(at, "llvm.amdgcn.is.shared", pointer);
            let [of_local, of_global] = FENCES.map(|flag| at.int(ty, flag));
            at.select(local, of_local, of_global)
        }
    })
}

fn is(at: &mut Builder<'_>, intrinsic: &str, pointer: Value) -> Value {
    let bit = at.module.types.int(1);
    at.call_named(intrinsic, bit, [pointer])
}

/// The pointer to nothing: the address spaces of work-groups and work-items have one that is not zero.
fn null(at: &mut Builder<'_>, ty: llvm_model::TypeId) -> Value {
    let flat = at.module.types.ptr(super::FLAT);
    let null = at.zero(flat);
    at.cast(CastOp::AddrSpaceCast, null, ty)
}
