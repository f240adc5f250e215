//! Copies and fills of memory that are too long to be single accesses, or whose length is computed: loops of the library.

use crate::kernels::Context;
use llvm_model::{AttrKind, BinaryOp, Builder, CastOp, InstBuilder as _, InstId, InstKind, Module, Value};

/// How many accesses a copy may become where it is: the limit of shaders.
const MAX_PARTS: u64 = 64;

/// The address space of generic pointers.
const GENERIC: u32 = 4;

/// Replaces a copy or a fill by a call of the library; `None` if the instruction is none, or can stay.
pub(super) fn lower(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, inst: InstId) -> Option<()> {
    let name = crate::rewrite::callee_name(at.module, &at.body.insts[inst].kind)?.as_str()?.to_owned();
    let of = |prefix: &str| name.starts_with(prefix);
    let (function, pointers) = match () {
        () if of("llvm.memcpy.") => ("Copy", 2),
        () if of("llvm.memmove.") => ("Move", 2),
        () if of("llvm.memset.") => ("Fill", 1),
        () => return None,
    };
    let call = at.body.insts[inst].kind.call()?.clone();
    let &[to, source, length, ..] = &call.args[..] else { return None };
    let align = (0..pointers).map(|index| {
        let set = at.module.attributes.param(call.attributes, index);
        at.module.attributes.int(set, AttrKind::ALIGN).unwrap_or(1)
    });
    let align = align.min().unwrap_or(1);
    let bytes = at.module.as_u64(length);
    let is_plain = function != "Fill" || at.module.as_u64(source).is_some();
    // Buffers have elements of one type, so that loops reach all of it; of variables the members are accessed.
    let is_of_buffers = is_argument(at.body, to) && (function == "Fill" || is_argument(at.body, source));
    let part = if is_of_buffers { 1 } else { align.min(4) };
    if is_plain && bytes.is_some_and(|bytes| bytes / part <= MAX_PARTS) {
        return None;
    }
    let bits = if align >= 4 && bytes.is_some_and(|bytes| bytes % 4 == 0) { 32 } else { 8 };
    // Different memory does not overlap.
    let function =
        if function == "Move" && are_apart(at.module, at.body, to, source) { "Copy" } else { function };
    let generic = at.module.types.ptr(GENERIC);
    let to = at.cast(CastOp::AddrSpaceCast, to, generic);
    let source = match (function, bits) {
        ("Fill", 8) => source,
        ("Fill", _) => {
            let byte = at.resize(source, 32);
            at.binary_int(BinaryOp::Mul, byte, 0x0101_0101)
        }
        _ => at.cast(CastOp::AddrSpaceCast, source, generic),
    };
    let length = at.resize(length, 64);
    cx.library.call_named(at, &format!("library_{function}_{bits}"), vec![to, source, length])?;
    Some(())
}

/// Whether a pointer leads on from an argument.
fn is_argument(body: &llvm_model::Body, pointer: Value) -> bool {
    let mut at = pointer;
    while let Value::Inst(inst) = at {
        at = match body.insts[inst].kind {
            InstKind::GetElementPtr { base, .. } => base,
            InstKind::Cast { op: CastOp::AddrSpaceCast, operand } => operand,
            _ => return false,
        };
    }
    matches!(at, Value::Arg(_))
}

/// Whether two pointers are of different address spaces, none of them generic.
fn are_apart(module: &Module, body: &llvm_model::Body, a: Value, b: Value) -> bool {
    let space = |pointer: Value| {
        let ty = match pointer {
            Value::Inst(inst) => body.insts[inst].ty,
            Value::Const(id) => module.constants.ty(id),
            _ => return None,
        };
        module.types.address_space(ty).filter(|space| *space != GENERIC)
    };
    matches!((space(a), space(b)), (Some(a), Some(b)) if a != b)
}

/// Whether an instruction keeps an event, or loads one: copies of groups are done when their calls return.
pub(super) fn event(at: &Builder<'_>, inst: InstId) -> Option<InstId> {
    let is_event = |ty| matches!(&at.module.types[ty], llvm_model::Type::TargetExt { name, .. } if *name == "spirv.Event");
    let this = &at.body.insts[inst];
    let of = match this.kind {
        InstKind::Store { value, .. } => at.value_type(value)?,
        InstKind::Load { .. } => this.ty,
        _ => return None,
    };
    is_event(of).then_some(inst)
}
