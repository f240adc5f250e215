//! Which memory a generic pointer is to: OpenCL C's functions by the code of a target.

use crate::edit;
use crate::target::{Memory, Target};
use llvm_model::{Builder, CastOp, InstBuilder as _, InstId, Module, Value};

/// A function of OpenCL C.
#[derive(Clone, Copy)]
enum Function {
    /// The pointer, or null if it is to other memory.
    Cast(Memory),
    Fence,
}

const FUNCTIONS: &[(&str, Function)] = &[
    ("__to_global", Function::Cast(Memory::Global)),
    ("__to_local", Function::Cast(Memory::Local)),
    ("__to_private", Function::Cast(Memory::Private)),
    ("_Z9get_fencePU3AS4v", Function::Fence),
    ("_Z9get_fencePU3AS4Kv", Function::Fence),
];

/// `CLK_LOCAL_MEM_FENCE` and `CLK_GLOBAL_MEM_FENCE`.
const FENCES: [u64; 2] = [1, 2];

/// Replaces calls of these functions.
pub(crate) fn run(module: &mut Module, target: impl Target) {
    let which =
        |name: &str| FUNCTIONS.iter().find(|(known, _)| *known == name).map(|&(_, function)| function);
    edit::replace_calls(module, which, |at, function, inst| value(at, target, function, inst));
}

fn value(at: &mut Builder<'_>, target: impl Target, function: Function, inst: InstId) -> Option<Value> {
    let ty = at.body.insts[inst].ty;
    let pointer = *at.body.insts[inst].kind.call()?.args.first()?;
    Some(match function {
        Function::Cast(memory) => {
            let is_there = target.is_in(at, memory, pointer);
            let there =
                if at.ty(pointer) == ty { pointer } else { at.cast(CastOp::AddrSpaceCast, pointer, ty) };
            let null = target.null(at, ty);
            at.select(is_there, there, null)
        }
        Function::Fence => {
            let local = target.is_in(at, Memory::Local, pointer);
            let [of_local, of_global] = FENCES.map(|flag| at.int(ty, flag));
            at.select(local, of_local, of_global)
        }
    })
}
