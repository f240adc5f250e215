//! Remainders of floats: the instruction that LLVM writes for `frem` is not exact where the quotient is large, so the library's `fmod` is
//! called.

use crate::edit;
use llvm_model::{BinaryOp, InstBuilder as _, InstKind, Module, Type, TypeId, Value};
use rustc_hash::FxHashMap;

/// Replaces all of them.
pub(super) fn run(module: &mut Module) {
    edit::for_each_body(module, |module, function, body| {
        let function_type = module.functions[function].ty;
        let is_remainder =
            |inst| matches!(body.insts[inst].kind, InstKind::Binary { op: BinaryOp::FRem, .. });
        let mut replaced = FxHashMap::default();
        let mut gone = Vec::new();
        for (block, inst) in edit::places(body, is_remainder) {
            let InstKind::Binary { lhs, rhs, .. } = body.insts[inst].kind else { continue };
            let ty = body.insts[inst].ty;
            let Some(name) = name(module, ty) else { continue };
            let value = edit::insert(module, (function_type, body), (block, inst), false, |at| {
                at.call_named(name.as_str(), ty, [lhs, rhs])
            });
            replaced.insert(Value::Inst(inst), value);
            gone.push((block, inst));
        }
        for (block, inst) in gone {
            body.blocks[block].insts.retain(|&other| other != inst);
        }
        edit::replace(body, &replaced, &[]);
    });
}

/// The name of the function for a type; `None` if OpenCL C has none.
fn name(module: &Module, ty: TypeId) -> Option<String> {
    let element = match module.types[module.types.scalar(ty)] {
        Type::Half => "Dh",
        Type::Float => "f",
        Type::Double => "d",
        _ => return None,
    };
    Some(match (module.types.lanes(ty), element) {
        (Some(lanes), _) => format!("_Z4fmodDv{lanes}_{element}S_"),
        (None, element) => format!("_Z4fmod{element}{element}"),
    })
}
