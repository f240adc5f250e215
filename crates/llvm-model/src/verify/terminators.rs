//! Operands of terminators. [`control_flow`](super::control_flow) checks their targets.

use super::calls;
use super::function::Check;
use super::instructions::is_scalar_int;
use super::pads::{is_instruction, parent_exists};
use super::types::describe;
use crate::instruction::{InstKind, Instruction};
use crate::types::Type;
use rustc_hash::FxHashSet;

pub(super) fn check(check: &mut Check<'_>, inst: &Instruction) {
    let module = check.module;
    let types = &module.types;
    match &inst.kind {
        InstKind::Ret { value } => {
            let Some((ret, ..)) = types.function_parts(check.function.ty) else { return };
            let actual = value.and_then(|value| check.ty(value));
            let valid = match value {
                None => types[ret] == Type::Void,
                Some(_) => actual == Some(ret),
            };
            check.require(valid, || format!("the function returns '{}'", describe(types, ret)));
        }
        InstKind::CondBr { condition, .. } => {
            let valid = check.ty(*condition).is_some_and(|ty| types[ty] == Type::Integer(1));
            check.require(valid, || "the condition of 'br' is i1".to_owned());
        }
        InstKind::Switch { value, cases, .. } => {
            let ty = check.ty(*value);
            check.require(is_scalar_int(check, *value), || "'switch' takes an integer".to_owned());
            let mut seen = FxHashSet::default();
            for (case, _) in cases {
                let valid =
                    Some(module.constants.ty(*case)) == ty && module.constants.as_int(*case).is_some();
                check
                    .require(valid, || "the cases of 'switch' are integers of its operand's type".to_owned());
                check.require(seen.insert(*case), || "'switch' has a case twice".to_owned());
            }
        }
        InstKind::IndirectBr { address, .. } => {
            let pointer = check.ty(*address).is_some_and(|ty| types.address_space(ty).is_some());
            check.require(pointer, || "'indirectbr' takes a pointer".to_owned());
        }
        InstKind::Invoke { call, .. } => {
            let personality = check.function.personality.is_some();
            calls::check(check, call, inst.ty);
            check.require(personality, || "a function with 'invoke' has a personality".to_owned());
        }
        InstKind::CallBr { call, .. } => calls::check(check, call, inst.ty),
        InstKind::Resume { value } => {
            let valid = check.ty(*value).is_some() && check.function.personality.is_some();
            check.require(valid, || "a function with 'resume' has a personality".to_owned());
        }
        InstKind::CatchSwitch { parent, handlers, .. } => {
            parent_exists(check, *parent);
            check.require(!handlers.is_empty(), || "a catchswitch has at least one handler".to_owned());
        }
        InstKind::CatchRet { pad, .. } => {
            let valid = is_instruction(check, *pad, |kind| matches!(kind, InstKind::CatchPad { .. }));
            check.require(valid, || "'catchret' leaves a catchpad".to_owned());
        }
        InstKind::CleanupRet { pad, .. } => {
            let valid = is_instruction(check, *pad, |kind| matches!(kind, InstKind::CleanupPad { .. }));
            check.require(valid, || "'cleanupret' leaves a cleanuppad".to_owned());
        }
        _ => {}
    }
}
