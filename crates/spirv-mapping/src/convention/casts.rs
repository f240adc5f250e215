//! Conversions: instructions and LLVM's cast operations.

use super::{Pair, both, by_number, to_llvm, to_spirv};
use crate::row::Inst;
use crate::signatures::{self, Kind, Part};
use llvm_model::CastOp;
use spirv_grammar::Op;
use spirv_grammar::ext::open_cl_std::OpenClStd;

/// The conversions. SPIR-V has one instruction for a wider and a narrower result: the pair names the one to a wider
/// result, and [`narrowing`] the other.
pub const CASTS: &[Pair<Op, CastOp>] = &[
    both(Op::ConvertFToU, CastOp::FPToUI),
    both(Op::ConvertFToS, CastOp::FPToSI),
    both(Op::ConvertSToF, CastOp::SIToFP),
    both(Op::ConvertUToF, CastOp::UIToFP),
    both(Op::UConvert, CastOp::ZExt),
    to_spirv(CastOp::Trunc, Op::UConvert, "the widths of operand and result decide"),
    both(Op::SConvert, CastOp::SExt),
    both(Op::FConvert, CastOp::FPExt),
    to_spirv(CastOp::FPTrunc, Op::FConvert, "the widths of operand and result decide"),
    both(Op::ConvertPtrToU, CastOp::PtrToInt),
    to_spirv(CastOp::PtrToAddr, Op::ConvertPtrToU, "pointers hold nothing but addresses in SPIR-V"),
    both(Op::ConvertUToPtr, CastOp::IntToPtr),
    both(Op::Bitcast, CastOp::BitCast),
    to_llvm(Op::PtrCastToGeneric, CastOp::AddrSpaceCast, STORAGE),
    to_llvm(Op::GenericCastToPtr, CastOp::AddrSpaceCast, STORAGE),
    to_llvm(Op::PtrCastToCrossWorkgroupALTERA, CastOp::AddrSpaceCast, STORAGE),
    to_llvm(Op::CrossWorkgroupCastToPtrALTERA, CastOp::AddrSpaceCast, STORAGE),
];

/// Returns whether an instruction converts integers to integers: it rounds nothing, so that a rounding mode has no effect.
pub fn is_of_integers(op: Op) -> bool {
    let Some(signature) = signatures::of_core(op).filter(|signature| signature.names_result) else {
        return false;
    };
    let is_integer = |part: &Part| matches!(part.kind, Kind::Int | Kind::OtherWidth(_));
    signature.result.kind == Kind::Int && signature.operands.iter().all(is_integer)
}

const STORAGE: &str = "the storage classes of operand and result choose the instruction";

/// The operation to use in place of an operation to a wider result if the result is narrower. A narrower integer has
/// the same bits whether the wider one was signed or not: OpSConvert round-trips as OpUConvert.
const NARROWING: &[(CastOp, CastOp)] =
    &[(CastOp::ZExt, CastOp::Trunc), (CastOp::SExt, CastOp::Trunc), (CastOp::FPExt, CastOp::FPTrunc)];

/// The numbers of the opcodes of the core's own conversions lie below this; extensions have larger ones.
const LIMIT: usize = 256;

static CAST_BY_OP: [Option<CastOp>; LIMIT] = {
    let mut table = [None; LIMIT];
    let mut i = 0;
    while i < CASTS.len() {
        let number = CASTS[i].spirv.0 as usize;
        if CASTS[i].way.is_to_llvm() && number < LIMIT {
            table[number] = Some(CASTS[i].llvm);
        }
        i += 1;
    }
    table
};

static OP_BY_CAST: [Option<Op>; CastOp::ALL.len()] =
    by_number!([CASTS], CastOp::ALL.len(), is_to_spirv, |pair| pair.llvm as usize => pair.spirv);

/// LLVM's operation for a conversion to a result that is not narrower; `None` for other instructions.
#[inline]
pub fn cast(op: Op) -> Option<CastOp> {
    match CAST_BY_OP.get(usize::from(op.0)) {
        Some(known) => *known,
        None => CASTS.iter().find(|pair| pair.spirv == op).map(|pair| pair.llvm),
    }
}

/// Returns the operation to use in place of an operation to a wider result if the result is narrower.
pub fn narrowing(cast: CastOp) -> CastOp {
    NARROWING.iter().find(|(wider, _)| *wider == cast).map_or(cast, |(_, narrower)| *narrower)
}

/// The instruction for an operation; `None` for `addrspacecast`, whose instruction the storage classes choose.
#[inline]
pub fn cast_op(cast: CastOp) -> Option<Op> {
    OP_BY_CAST[cast as usize]
}

/// Whether the decoration FPRoundingMode applies to the result of an instruction of kernels: conversions to and from
/// floating-point numbers (SPIR-V specification, "FPRoundingMode"), and quotients and square roots
/// (SPV_INTEL_rounded_divide_sqrt).
pub fn takes_rounding_mode(inst: Inst) -> bool {
    match inst {
        Inst::Core(op) => matches!(
            op,
            Op::ConvertFToU | Op::ConvertFToS | Op::ConvertSToF | Op::ConvertUToF | Op::FConvert | Op::FDiv
        ),
        _ => inst.as_cl() == Some(OpenClStd::sqrt),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_of_integers_do_not_round() {
        let found: Vec<Op> = (0..Op::LIMIT).map(Op).filter(|&op| is_of_integers(op)).collect();
        assert_eq!(found, [Op::UConvert, Op::SConvert, Op::SatConvertSToU, Op::SatConvertUToS]);
    }
    use crate::convention::laws;
    use spirv_grammar::InstructionClass;

    /// Conversions that are not a single operation of LLVM.
    const OTHERS: &[(Op, &str)] = &[
        (Op::BitcastExtractEXT, FRIENDLY),
        (Op::BitCastArrayQCOM, FRIENDLY),
        (Op::CooperativeMatrixConvertUseEXT, FRIENDLY),
        (Op::CooperativeMatrixTransposeNV, FRIENDLY),
        (Op::RoundFToTF32INTEL, FRIENDLY),
    ];
    const FRIENDLY: &str = "a function named after the instruction";

    #[test]
    fn conversions_are_one_to_one_and_complete() {
        laws::check(CASTS);
        laws::complete(
            CastOp::ALL,
            &laws::llvm_side(CASTS),
            &[(CastOp::AddrSpaceCast, "the storage classes choose the instruction")],
        );
        laws::complete_class(InstructionClass::Conversion, &laws::spirv_side(CASTS), OTHERS);
    }

    #[test]
    fn what_is_narrower_is_the_same_instruction_unsigned() {
        for &(wider, narrower) in NARROWING {
            let expected = if wider == CastOp::SExt { Some(Op::UConvert) } else { cast_op(wider) };
            assert_eq!(cast_op(narrower), expected);
            assert_eq!(narrowing(wider), narrower);
        }
    }
}
