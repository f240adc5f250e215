//! Fills of what is between the members of a structure in a variable: nothing is there.

use crate::memory::Layouts;
use crate::rewrite::{self, Step, callee_name};
use llvm_model::{Body, FunctionId, InstKind, Module, Value};

/// Removes such fills from a function: they would keep the variable whole.
pub(super) fn run(module: &mut Module, layouts: &Layouts<'_>, function: FunctionId) {
    rewrite::run(module, function, |at, inst| {
        match is_of_padding(at.module, at.body, layouts, &at.body.insts[inst].kind) {
            Some(true) => Step::Drop,
            _ => Step::Keep,
        }
    });
}

fn is_of_padding(module: &Module, body: &Body, layouts: &Layouts<'_>, kind: &InstKind) -> Option<bool> {
    let name = callee_name(module, kind)?;
    if !name.starts_with("llvm.memset.") && !name.starts_with("llvm.memcpy.") {
        return None;
    }
    let &[Value::Inst(pointer), _, length, ..] = &kind.call()?.args[..] else { return None };
    let InstKind::GetElementPtr { source_type, base: Value::Inst(base), indices } = &body.insts[pointer].kind
    else {
        return None;
    };
    let InstKind::Alloca { allocated, .. } = body.insts[*base].kind else { return None };
    let &[index] = &indices[..] else { return None };
    if module.types.int_width(*source_type) != Some(8) {
        return None;
    }
    let start = module.as_u64(index)?;
    let end = start.checked_add(module.as_u64(length)?)?;
    let fields = &module.types.struct_body(allocated)?.fields;
    let offsets = layouts.offsets(&module.types, allocated)?;
    let mut is_padding = true;
    for (&field, &offset) in fields.iter().zip(&offsets) {
        let size = layouts.size(&module.types, field)?;
        is_padding &= end <= offset || offset + size <= start;
    }
    Some(is_padding)
}
