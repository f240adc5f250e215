//! Folding of instructions on constants, as in the Khronos translator, whose builder folds.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::module::folding::{compute_floats, with_element};
use crate::module::spec_constants::compute_integers;
use crate::operands::result_type;
use llvm_model::{ConstId, Value};
use spirv_module::{Decoration, Instruction, InstructionClass, Op};

/// Binds a composite of constants in which another constant is put; false where one of them is none, or the path is deeper.
fn insertion(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let &[object, composite, index] = inst.operands() else { return Ok(false) };
    if [object, composite].iter().any(|&id| f.raise.spec_constants.open(id).is_some()) {
        return Ok(false);
    }
    let (Ok(object), Ok(composite)) = (f.raise.ids.constant(object), f.raise.ids.constant(composite)) else {
        return Ok(false);
    };
    let Some(constant) = with_element(&mut f.raise.out, composite, index, object) else { return Ok(false) };
    f.bind(inst, Value::Const(constant))?;
    Ok(true)
}

/// Binds the result to the constant that integers and truth values give; false where they are none, or give none.
pub(in crate::body) fn on_constants(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    if inst.op() == Op::CompositeInsert {
        return insertion(f, inst);
    }
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
    let is_known = |id: u32| f.raise.ids.constant(id).is_ok() && f.raise.spec_constants.open(id).is_none();
    if !computes || !inst.operands().iter().all(|&id| is_known(id)) {
        return Ok(false);
    }
    let special = |kind| matches!(kind, Decoration::FPRoundingMode | Decoration::SaturatedConversion);
    if f.is_decorated(inst)? && f.decorations(inst)?.iter().any(|decoration| special(decoration.kind)) {
        return Ok(false);
    }
    let operands: Vec<ConstId> =
        inst.operands().iter().map(|&id| f.raise.ids.constant(id)).collect::<Res<_>>()?;
    let ty = f.raise.ids.llvm_type(result_type(inst)?)?;
    let out = &mut f.raise.out;
    let computed = compute_integers(out, inst.op(), ty, &operands);
    let Some(constant) = computed.or_else(|| compute_floats(out, inst.op(), ty, &operands)) else {
        return Ok(false);
    };
    f.bind(inst, Value::Const(constant))?;
    Ok(true)
}
