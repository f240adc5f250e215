//! Instructions on constants, computed: the translator of Khronos builds its instructions with a folder.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::module::spec_constants::compute_integers;
use crate::operands::result_type;
use llvm_model::{ConstId, Value};
use spirv_module::{Decoration, Instruction, InstructionClass};

/// Binds the result to the constant that integers and truth values give; false where they are none, or give none.
pub(super) fn on_constants(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let computes = inst.op().facts().is_some_and(|facts| {
        matches!(
            facts.class,
            InstructionClass::Arithmetic
                | InstructionClass::Bit
                | InstructionClass::Conversion
                | InstructionClass::RelationalAndLogical
        )
    });
    // Most instructions have an operand that is none.
    if !computes || inst.operands().iter().any(|&id| f.raise.ids.constant(id).is_err()) {
        return Ok(false);
    }
    let special = |kind| matches!(kind, Decoration::FPRoundingMode | Decoration::SaturatedConversion);
    if f.is_decorated(inst)? && f.decorations(inst)?.iter().any(|decoration| special(decoration.kind)) {
        return Ok(false);
    }
    let operands: Vec<ConstId> =
        inst.operands().iter().map(|&id| f.raise.ids.constant(id)).collect::<Res<_>>()?;
    let ty = f.raise.ids.llvm_type(result_type(inst)?)?;
    let Some(constant) = compute_integers(&mut f.raise.out, inst.op(), ty, &operands) else { return Ok(false) };
    f.bind(inst, Value::Const(constant))?;
    Ok(true)
}
