//! Operand and result types of instructions.

use super::casts::cast_error;
use super::function::Check;
use super::types::{
    describe, is_bool_like, is_first_class, is_float_or_vector, is_int_or_vector, is_pointer_or_vector, shape,
};
use super::{calls, memory};
use crate::instruction::{InstKind, Instruction, Value};
use crate::types::{Type, TypeId};
use rustc_hash::FxHashSet;

pub(super) fn check(check: &mut Check<'_>, inst: &Instruction) {
    let types = &check.module.types;
    let ty = inst.ty;
    match &inst.kind {
        InstKind::Unary { operand, .. } => {
            let valid = is_float_or_vector(types, ty) && check.ty(*operand) == Some(ty);
            check.require(valid, || "'fneg' takes a float and has its type".to_owned());
        }
        InstKind::Binary { op, lhs, rhs } => {
            let kind =
                if op.is_float() { is_float_or_vector(types, ty) } else { is_int_or_vector(types, ty) };
            let valid = kind && check.ty(*lhs) == Some(ty) && check.ty(*rhs) == Some(ty);
            check.require(valid, || {
                let what = if op.is_float() { "floats" } else { "integers" };
                format!("'{}' takes two {what} of one type and has their type", op.keyword())
            });
        }
        InstKind::Cast { op, operand } => {
            let from = check.ty(*operand);
            match from.map(|from| cast_error(types, *op, from, ty)) {
                Some(None) => {}
                Some(Some(error)) => check.error(error),
                None => check.error("the operand of a conversion has no type"),
            }
        }
        InstKind::ICmp { lhs, rhs, .. } | InstKind::FCmp { lhs, rhs, .. } => {
            let operand = check.ty(*lhs);
            let is_int = matches!(inst.kind, InstKind::ICmp { .. });
            let valid = operand.is_some_and(|operand| {
                let kind = if is_int {
                    is_int_or_vector(types, operand) || is_pointer_or_vector(types, operand)
                } else {
                    is_float_or_vector(types, operand)
                };
                kind && check.ty(*rhs) == Some(operand) && is_bool_like(types, ty, operand)
            });
            check.require(valid, || {
                "a comparison takes two operands of one type and gives i1 for each".to_owned()
            });
        }
        InstKind::Select { condition, if_true, if_false } => {
            let condition = check.ty(*condition);
            let bits = condition.is_some_and(|c| types[c] == Type::Integer(1) || is_bool_like(types, c, ty));
            check.require(bits, || {
                "the condition of 'select' is i1, or a vector of it as long as the values".to_owned()
            });
            let valid = check.ty(*if_true) == Some(ty)
                && check.ty(*if_false) == Some(ty)
                && is_first_class(types, ty)
                && !matches!(types[ty], Type::Token | Type::Label | Type::Metadata);
            check.require(valid, || "the values of 'select' have its type".to_owned());
        }
        // Against the predecessors, phi nodes are checked in one go.
        InstKind::Phi { .. } => {}
        InstKind::Freeze { operand } => {
            check.require(check.ty(*operand) == Some(ty), || {
                "'freeze' has the type of its operand".to_owned()
            });
        }
        InstKind::ExtractElement { vector, index } => {
            let vector = check.ty(*vector);
            let valid = vector.is_some_and(|v| shape(types, v).is_some() && types.scalar(v) == ty);
            check.require(valid && is_scalar_int(check, *index), || {
                "'extractelement' takes a vector and an integer and gives an element".to_owned()
            });
        }
        InstKind::InsertElement { vector, element, index } => {
            let valid = check.ty(*vector) == Some(ty)
                && shape(types, ty).is_some()
                && check.ty(*element) == Some(types.scalar(ty))
                && is_scalar_int(check, *index);
            check.require(valid, || "'insertelement' takes a vector, one element and an integer".to_owned());
        }
        InstKind::ShuffleVector { a, b, mask } => shuffle(check, ty, *a, *b, mask),
        InstKind::ExtractValue { aggregate, indices } => {
            let found = check.ty(*aggregate).and_then(|ty| element_at(check, ty, indices));
            check.require(found == Some(ty), || {
                "the indices of 'extractvalue' lead to another type".to_owned()
            });
        }
        InstKind::InsertValue { aggregate, element, indices } => {
            let found = element_at(check, ty, indices);
            let valid = check.ty(*aggregate) == Some(ty) && found.is_some() && found == check.ty(*element);
            check.require(valid, || "the indices of 'insertvalue' lead to another type".to_owned());
        }
        InstKind::VaArg { list } => {
            let pointer = check.ty(*list).is_some_and(|ty| types.address_space(ty).is_some());
            check.require(pointer, || "'va_arg' takes a pointer".to_owned());
        }
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
        InstKind::CleanupPad { parent, .. } | InstKind::CatchSwitch { parent, .. } => {
            let token = check.ty(*parent).is_some_and(|ty| matches!(types[ty], Type::Token));
            check.require(token, || "the parent of a pad is a pad or none".to_owned());
        }
        InstKind::Call(call) => calls::check(check, call, ty),
        kind if kind.is_terminator() => terminator(check, inst),
        _ => memory::check(check, inst),
    }
}

/// Whether a value is an integer.
pub(super) fn is_scalar_int(check: &Check<'_>, value: Value) -> bool {
    check.ty(value).is_some_and(|ty| check.module.types.int_width(ty).is_some())
}

fn is_instruction(check: &Check<'_>, value: Value, test: impl FnOnce(&InstKind) -> bool) -> bool {
    match value {
        Value::Inst(id) => check.body.insts.get(id).is_some_and(|inst| test(&inst.kind)),
        _ => false,
    }
}

fn element_at(check: &Check<'_>, ty: TypeId, indices: &[u32]) -> Option<TypeId> {
    let types = &check.module.types;
    indices.iter().try_fold(ty, |ty, &index| match &types[ty] {
        Type::Array { count, element } => (u64::from(index) < *count).then_some(*element),
        Type::Vector { .. } => None,
        _ => types.element(ty, u64::from(index)),
    })
}

fn shuffle(check: &mut Check<'_>, ty: TypeId, a: Value, b: Value, mask: &[i32]) {
    let types = &check.module.types;
    let Some(source) = check.ty(a) else { return check.error("the operand of a shuffle has no type") };
    let Some((lanes, scalable)) = shape(types, source) else {
        return check.error("'shufflevector' takes two vectors");
    };
    let valid = check.ty(b) == Some(source)
        && types.scalar(source) == types.scalar(ty)
        && shape(types, ty) == Some((mask.len() as u32, scalable));
    check.require(valid, || {
        "the operands of 'shufflevector' do not have one type, or not its element's".to_owned()
    });
    let limit = i64::from(lanes) * 2;
    let in_range = mask.iter().all(|&m| m == -1 || (m >= 0 && i64::from(m) < limit));
    check.require(in_range, || format!("the mask of 'shufflevector' selects among {limit} elements"));
}

fn terminator(check: &mut Check<'_>, inst: &Instruction) {
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
        InstKind::CatchSwitch { handlers, .. } => {
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
