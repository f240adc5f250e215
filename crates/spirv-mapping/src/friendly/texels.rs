//! Signs of texels: types in the names of functions correspond to the image operands for signs of integers.

use ocl_mangle::{Function, Type};
use spirv_grammar::{ImageOperands, Op};

use crate::name::take_type;
use crate::signatures::{self, Sign};

/// Returns how `function`, which represents `op`, extends the integers of a texel, and the number of the image
/// operands; `None` if there is no texel of integers.
pub(crate) fn extension(function: &Function, op: Op) -> Option<(usize, ImageOperands)> {
    let signature = signatures::of_core(op)?;
    let (place, operands) = signature.parts().enumerate().find_map(|(place, part)| match part.sign {
        Sign::Texel(operands) => Some((place, operands)),
        _ => None,
    })?;
    let word = match (place.checked_sub(1), &function.ret) {
        (None, Some(ret)) => element(&function.resolve(ret))?,
        (None, None) => {
            let (_, result) = function.name.base().rsplit_once("_R")?;
            take_type(result)?.0.1
        }
        (Some(operand), _) => element(function.params.get(operand)?)?,
    };
    let (_, is_signed) = word.as_int()?;
    Some((operands, if is_signed { ImageOperands::SignExtend } else { ImageOperands::ZeroExtend }))
}

fn element(ty: &Type) -> Option<ocl_mangle::Builtin> {
    match ty.lanes().1 {
        Type::Builtin(word) => Some(*word),
        _ => None,
    }
}
