//! Signs of texels: the types in the names of functions say what image operands say of integers.

use ocl_mangle::{Function, Type};
use spirv_grammar::{ImageOperands, Op};

use crate::name::take_type;

/// Where the texel is: the result, or an operand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Texel {
    Result,
    Operand(usize),
}

/// Instructions that the names of functions say it for, with the number of their image operands.
const TEXELS: &[(Op, Texel, usize)] = &[
    (Op::ImageRead, Texel::Result, 2),
    (Op::ImageFetch, Texel::Result, 2),
    (Op::ImageSampleExplicitLod, Texel::Result, 2),
    (Op::ImageWrite, Texel::Operand(2), 3),
];

/// How `function`, which stands for `op`, extends the integers of a texel, and the number of the image operands; `None`
/// where it is no texel of integers.
pub(crate) fn extension(function: &Function, op: Op) -> Option<(usize, ImageOperands)> {
    let &(_, texel, operands) = TEXELS.iter().find(|row| row.0 == op)?;
    let word = match (texel, &function.ret) {
        (Texel::Result, Some(ret)) => element(&function.resolve(ret))?,
        (Texel::Result, None) => {
            let (_, result) = function.name.base().rsplit_once("_R")?;
            take_type(result)?.0.1
        }
        (Texel::Operand(number), _) => element(function.params.get(number)?)?,
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
