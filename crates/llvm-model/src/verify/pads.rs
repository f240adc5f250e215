//! Exception pads, and the instructions that leave them.

use super::function::Check;
use crate::instruction::{InstKind, Instruction, Value};
use crate::types::Type;

pub(super) fn check(check: &mut Check<'_>, inst: &Instruction) {
    match &inst.kind {
        InstKind::LandingPad { cleanup, clauses } => {
            check.require(*cleanup || !clauses.is_empty(), || {
                "a landingpad has a clause or is a cleanup".to_owned()
            });
            let personality = check.function.personality.is_some();
            check.require(personality, || "a function with a landingpad has a personality".to_owned());
        }
        InstKind::CatchPad { parent, .. } => {
            let valid = is_instruction(check, *parent, |kind| matches!(kind, InstKind::CatchSwitch { .. }));
            check.require(valid, || "a catchpad is within a catchswitch".to_owned());
        }
        InstKind::CleanupPad { parent, .. } => parent_exists(check, *parent),
        _ => {}
    }
}

/// The parent of a pad is a token.
pub(super) fn parent_exists(check: &mut Check<'_>, parent: Value) {
    let token = check.ty(parent).is_some_and(|ty| matches!(check.module.types[ty], Type::Token));
    check.require(token, || "the parent of a pad is a pad or none".to_owned());
}

/// Whether a value is the result of an instruction of some kind.
pub(super) fn is_instruction(check: &Check<'_>, value: Value, test: impl FnOnce(&InstKind) -> bool) -> bool {
    match value {
        Value::Inst(id) => check.body.insts.get(id).is_some_and(|inst| test(&inst.kind)),
        _ => false,
    }
}
