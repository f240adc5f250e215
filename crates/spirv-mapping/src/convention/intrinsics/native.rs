//! Instructions of OpenCL.std that are intrinsics in the native form of LLVM IR.

use crate::row::Inst;
use spirv_grammar::ext::open_cl_std::OpenClStd;

/// How the arguments of an instruction are those of the intrinsic that computes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Native {
    /// They are the same.
    Alike,
    /// One more says that the result is defined for every argument.
    Defined,
    /// The first is repeated.
    Rotation,
}

/// Functions that LLVM's targets compute without a library. Others are left to a library of OpenCL C functions, whose precision
/// OpenCL demands.
pub const NATIVE: &[(OpenClStd, &str, Native)] = &[
    (OpenClStd::ceil, "llvm.ceil", Native::Alike),
    (OpenClStd::copysign, "llvm.copysign", Native::Alike),
    (OpenClStd::fabs, "llvm.fabs", Native::Alike),
    (OpenClStd::floor, "llvm.floor", Native::Alike),
    (OpenClStd::fma, "llvm.fma", Native::Alike),
    (OpenClStd::fmax, "llvm.maxnum", Native::Alike),
    (OpenClStd::fmin, "llvm.minnum", Native::Alike),
    (OpenClStd::mad, "llvm.fmuladd", Native::Alike),
    (OpenClStd::rint, "llvm.rint", Native::Alike),
    (OpenClStd::round, "llvm.round", Native::Alike),
    (OpenClStd::sqrt, "llvm.sqrt", Native::Alike),
    (OpenClStd::trunc, "llvm.trunc", Native::Alike),
    (OpenClStd::clz, "llvm.ctlz", Native::Defined),
    (OpenClStd::ctz, "llvm.cttz", Native::Defined),
    (OpenClStd::popcount, "llvm.ctpop", Native::Alike),
    (OpenClStd::rotate, "llvm.fshl", Native::Rotation),
    (OpenClStd::s_abs, "llvm.abs", Native::Defined),
    (OpenClStd::s_add_sat, "llvm.sadd.sat", Native::Alike),
    (OpenClStd::s_max, "llvm.smax", Native::Alike),
    (OpenClStd::s_min, "llvm.smin", Native::Alike),
    (OpenClStd::s_sub_sat, "llvm.ssub.sat", Native::Alike),
    (OpenClStd::u_add_sat, "llvm.uadd.sat", Native::Alike),
    (OpenClStd::u_max, "llvm.umax", Native::Alike),
    (OpenClStd::u_min, "llvm.umin", Native::Alike),
    (OpenClStd::u_sub_sat, "llvm.usub.sat", Native::Alike),
];

/// The intrinsic that computes an instruction without a library ([`NATIVE`]).
pub fn native(inst: Inst) -> Option<(&'static str, Native)> {
    let number = inst.as_cl()?;
    NATIVE.iter().find(|row| row.0 == number).map(|row| (row.1, row.2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::intrinsics::{Lowering, lowering};

    #[test]
    fn native_functions_are_lowered_to_their_instructions() {
        for (function, name, native) in NATIVE {
            let inst = Inst::cl(*function);
            let fits = match lowering(name) {
                Some(Lowering::First(_, lowered)) => lowered == inst || *function == OpenClStd::popcount,
                Some(Lowering::Rotate(lowered)) => lowered == inst && *native == Native::Rotation,
                _ => false,
            };
            assert!(fits, "{name} is not {function:?}");
        }
    }
}
