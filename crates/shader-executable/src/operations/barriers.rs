//! Barriers: the host, which runs the invocations of a workgroup, waits; memory semantics are a fence.

use super::{Row, core};
use crate::code::Code;
use crate::context::Field;
use llvm_model::instruction::Atomic;
use llvm_model::{Call, InstBuilder as _, InstKind, Ordering, Value};
use spirv_grammar::{Op, Scope};

pub(super) const ROWS: &[Row] = &[
    core(Op::ControlBarrier, |o| {
        let [execution, _, _] = o.operands()?;
        let scope = o.constant(execution)?;
        // A subgroup is one invocation, which has no other to wait for.
        if scope == u64::from(Scope::Subgroup.0) || scope == u64::from(Scope::Invocation.0) {
            fence(o.code);
        } else {
            wait(o.code, o.context);
        }
        Ok(o.nothing())
    }),
    core(Op::MemoryBarrier, |o| {
        fence(o.code);
        Ok(o.nothing())
    }),
];

/// Waits for the workgroup.
pub(crate) fn wait(code: &mut Code<'_>, context: Value) {
    fence(code);
    let wait = code.context_field(context, Field::Barrier);
    let (void, pointer) = (code.out.types.void(), code.out.types.ptr(0));
    let ty = code.out.types.function(void, &[pointer], false);
    code.call_with(Call::new(wait, ty, vec![context]));
    fence(code);
}

/// The strongest ordering: memory semantics distinguish kinds of memory, which a CPU does not.
fn fence(code: &mut Code<'_>) {
    let (void, scope) = (code.out.types.void(), code.out.sync_scopes.intern("".into()));
    code.emit(InstKind::Fence { atomic: Atomic { ordering: Ordering::SeqCst, scope } }, void);
}
