//! Peephole: if later instructions undo the conversion of a builtin call's result to that of the instruction, the call's result
//! is used directly.

use crate::function::FunctionRaiser;
use llvm_model::{CastOp, InstBuilder as _, InstKind, TypeId, Value};

/// The integer of type `to` that `value` was made of by extending or cutting it.
pub(crate) fn resized(f: &FunctionRaiser<'_, '_>, value: Value, to: TypeId) -> Option<Value> {
    match f.build.adapter(value)? {
        &InstKind::Cast { op: CastOp::Trunc | CastOp::ZExt, operand } => {
            (f.value_type(operand) == Some(to)).then_some(operand)
        }
        _ => None,
    }
}

/// The component that was put into a vector that consists of nothing else.
pub(crate) fn component(f: &FunctionRaiser<'_, '_>, vector: Value, lane: u32) -> Option<Value> {
    match f.build.adapter(vector)? {
        &InstKind::InsertElement { element, index, .. } => {
            (f.raise.out.as_u64(index) == Some(u64::from(lane))).then_some(element)
        }
        _ => None,
    }
}

/// The vector that `short` was made of by leaving out its last components, which are 0, when a shuffle of `short` and
/// `other` with these components puts zeros there again.
pub(crate) fn shortened(
    f: &FunctionRaiser<'_, '_>,
    short: Value,
    lanes: u32,
    other: Value,
    components: &[u32],
) -> Option<Value> {
    let &InstKind::ShuffleVector { a: longer, .. } = f.build.adapter(short)? else { return None };
    let Value::Const(zeros) = other else { return None };
    let ty = f.value_type(longer)?;
    let fits = f.raise.out.types.lanes(ty).map(|lanes| lanes as usize) == Some(components.len())
        && f.raise.out.constants.is_zero(zeros)
        && (0..).zip(components).all(|(at, &component)| {
            if at < lanes { component == at } else { component >= lanes && component != u32::MAX }
        });
    fits.then_some(longer)
}
