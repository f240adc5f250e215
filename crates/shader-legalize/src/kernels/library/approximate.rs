//! Functions of floats as instructions of `GLSL.std.450`, which are less precise than OpenCL demands: for calls that allow
//! approximations, and for devices without 64-bit floats.

use crate::kernels::functions::Call;
use llvm_model::{Builder, InstBuilder as _, Value};

/// The functions, by the intrinsics of LLVM for them.
const TABLE: &[(&str, &str)] = &[
    ("acos", "llvm.acos"),
    ("asin", "llvm.asin"),
    ("atan", "llvm.atan"),
    ("atan2", "llvm.atan2"),
    ("cos", "llvm.cos"),
    ("cosh", "llvm.cosh"),
    ("exp", "llvm.exp"),
    ("exp10", "llvm.exp10"),
    ("exp2", "llvm.exp2"),
    ("fma", "llvm.fma"),
    ("log", "llvm.log"),
    ("log10", "llvm.log10"),
    ("log2", "llvm.log2"),
    ("pow", "llvm.pow"),
    ("powr", "llvm.pow"),
    ("sin", "llvm.sin"),
    ("sinh", "llvm.sinh"),
    ("tan", "llvm.tan"),
    ("tanh", "llvm.tanh"),
];

/// Adds the instruction for a function; `None` if there is none.
pub(super) fn call(at: &mut Builder<'_>, this: &Call, name: &str) -> Option<Value> {
    let (_, intrinsic) = TABLE.iter().find(|(function, _)| *function == name)?;
    let count = this.reading.operands.len();
    let args: Option<Vec<Value>> = (0..count).map(|index| this.operand(at, index)).collect();
    Some(at.call_intrinsic(intrinsic, &[this.ty], this.ty, args?))
}
