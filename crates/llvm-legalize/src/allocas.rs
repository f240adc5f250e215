//! Allocations outside the entry block move into it: SPIR-V has function variables nowhere else.
//!
//! An allocation in a loop returns new memory in each iteration, but a variable is shared by all of them. This is
//! equivalent as long as no two of them are live at a time. Allocations with a variable count stay in place: the writer
//! needs an extension for them.

use crate::context::Context;
use llvm_model::{FunctionId, InstId, InstKind, Module, Value};

/// Moves the constant-sized allocations of a function to the front of its entry block.
pub(super) fn run(_: &mut Context, module: &mut Module, function: FunctionId) {
    let Some(body) = &mut module.functions[function].body else { return };
    let Some(entry) = body.entry() else { return };
    let constant = |inst: InstId| match body.insts[inst].kind {
        InstKind::Alloca { count: Value::Const(id), .. } => module.constants.as_int(id).is_some(),
        _ => false,
    };
    let mut moved: Vec<InstId> = Vec::new();
    for &block in body.layout.iter().skip(1) {
        let insts = &mut body.blocks[block].insts;
        let before = moved.len();
        moved.extend(insts.iter().copied().filter(|&inst| constant(inst)));
        if moved.len() > before {
            insts.retain(|&inst| !constant(inst));
        }
    }
    if !moved.is_empty() {
        let insts = &mut body.blocks[entry].insts;
        let leading =
            insts.iter().take_while(|&&i| matches!(body.insts[i].kind, InstKind::Alloca { .. })).count();
        insts.splice(leading..leading, moved);
    }
}
