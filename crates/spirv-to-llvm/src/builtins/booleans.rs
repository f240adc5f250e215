//! Booleans that the other direction made from integers for the instruction's sake: the call takes the integers again.

use crate::builtins::builtin_operands::{BuiltinOperand, id_operand};
use crate::function::FunctionRaiser;
use crate::module::spelling::Spelled;
use spirv_mapping::Source;
use spirv_module::Op;

/// The operands of a builtin with the integers that booleans among them are made from, when the spelling has
/// integers there: `any(x)` instead of `any(x < 0 ? -1 : 0)`.
pub(crate) fn integers_for_booleans(
    f: &mut FunctionRaiser<'_, '_>,
    spelled: &Spelled,
    operands: &[BuiltinOperand],
) -> Option<Vec<BuiltinOperand>> {
    let mut out = None;
    for source in &spelled.spelling.args {
        let (index, op) = match *source {
            Source::BoolToInt(index) => (index, Op::INotEqual),
            Source::BoolToMask(index) => (index, Op::SLessThan),
            _ => continue,
        };
        let &[integer, zero] = f.defined_by(operands.get(index)?.id()?, op)? else { return None };
        if !f.is_zero(zero) {
            return None;
        }
        let operand = id_operand(f, integer).ok()?;
        *out.get_or_insert_with(|| operands.to_vec()).get_mut(index)? = operand;
    }
    out
}

/// Notes that the booleans among `old` that `new` has no more may be superfluous.
pub(crate) fn forget_booleans(
    f: &mut FunctionRaiser<'_, '_>,
    old: &[BuiltinOperand],
    new: &[BuiltinOperand],
) {
    for (old, new) in old.iter().zip(new) {
        if let (Some(id), true) = (old.id(), old.id() != new.id()) {
            f.forget(id);
        }
    }
}
