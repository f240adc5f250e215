//! Offsets of bytes that are chosen from constants: passes make them of pointers to members, and the pointers are chosen again.

use super::pointees::is_own;
use crate::rewrite::{self, Step};
use llvm_model::{Body, Builder, FunctionId, InstBuilder as _, InstKind, Instruction, Module, Type, Value};

/// Makes choices of pointers.
pub(super) fn run(module: &mut Module, function: FunctionId) {
    let Some(body) = &module.functions[function].body else { return };
    if !body.instructions().any(|(_, _, inst)| chosen(module, body, inst).is_some()) {
        return;
    }
    rewrite::run(module, function, |at, inst| match chosen(at.module, at.body, &at.body.insts[inst]) {
        Some(choice) => Step::Replace(pointer(at, &choice)),
        None => Step::Keep,
    });
}

/// An offset from a pointer that is one of two constants.
struct Choice {
    base: Value,
    condition: Value,
    offsets: [Value; 2],
}

/// The choice that an instruction is an address of, in memory of the shader itself.
fn chosen(module: &Module, body: &Body, inst: &Instruction) -> Option<Choice> {
    let InstKind::GetElementPtr { source_type, base, indices, .. } = &inst.kind else { return None };
    let &[Value::Inst(index)] = &indices[..] else { return None };
    let InstKind::Select { condition, if_true, if_false } = body.insts[index].kind else { return None };
    let are_constants = matches!((if_true, if_false), (Value::Const(_), Value::Const(_)));
    let is_in_bytes = module.types[*source_type] == Type::Integer(8);
    (are_constants && is_in_bytes && is_own(&module.types, inst.ty)).then_some(Choice {
        base: *base,
        condition,
        offsets: [if_true, if_false],
    })
}

fn pointer(at: &mut Builder<'_>, choice: &Choice) -> Value {
    let [yes, no] = choice.offsets.map(|offset| at.byte_offset(choice.base, offset));
    at.select(choice.condition, yes, no)
}
