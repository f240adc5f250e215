//! Letters of mangled names of friendly functions that SPIR-V's types do not determine: those of unsigned integers.
//!
//! Libraries define these functions under the names that the Khronos SPIRV-LLVM-Translator calls, so the letters are
//! its own (`SPIRVUtil.cpp`, August 2026), consistent or not. The [signatures](crate::signatures) have them.

use crate::signatures::{Part, Sign};
use crate::ty::Operand;
use spirv_grammar::ImageOperands;

/// Returns whether the integers of a part are unsigned in an instruction with these operands.
pub(super) fn is_unsigned(part: &Part, operands: &[Operand]) -> bool {
    match part.sign {
        Sign::Signed => false,
        Sign::Unsigned => true,
        Sign::Texel(image_operands) => zero_extends(operands.get(image_operands)),
    }
}

/// Returns whether image operands state that integers are zero extended.
fn zero_extends(image_operands: Option<&Operand>) -> bool {
    let mask = image_operands.and_then(|operand| operand.constant).unwrap_or(0);
    mask & u64::from(ImageOperands::ZeroExtend.0) != 0
}
