//! Signs of integers that no signature states ([`crate::signatures::Signs`]).

use spirv_grammar::{InstructionClass, Op};

/// Returns whether the result of an instruction has no sign of its own: each use may have one with the sign that it
/// needs.
pub fn is_for_each_use(op: Op) -> bool {
    [Op::Constant, Op::ConstantComposite, Op::ConstantNull, Op::Undef].contains(&op)
}

/// Instructions of images: coordinates and levels may have any sign, and the result has that of the image.
pub fn is_of_image(op: Op) -> bool {
    op.class() == Some(InstructionClass::Image)
}
