//! Conversions.

use crate::signatures::parts::{
    ADDRESS, ANY, FLOAT, FLOATS, GENERIC, INT, INT_ONE, INTS, LITERAL, OTHER_WIDTH, POINTER, RESULT, SAME,
    UNSIGNED,
};
use crate::signatures::pattern::{Kind, Lanes, Part, Pointee, Signature, sig};
use spirv_grammar::Op;

pub(super) const SIGNATURES: &[Signature] = &[
    sig(Op::ConvertFToU, INT.unsigned(), &[FLOATS]).named(),
    sig(Op::ConvertFToS, INT, &[FLOATS]).named().free(),
    sig(Op::ConvertSToF, FLOAT, &[INTS]).named().free(),
    sig(Op::ConvertUToF, FLOAT, &[INTS.unsigned()]).named().free(),
    sig(Op::UConvert, INT.unsigned(), &[OTHER_WIDTH.unsigned()]).named(),
    sig(Op::SConvert, INT, &[OTHER_WIDTH]).named().free(),
    sig(Op::FConvert, FLOAT, &[OTHER_WIDTH]).named(),
    sig(Op::QuantizeToF16, ANY, &[ANY]).named(),
    sig(Op::ConvertPtrToU, INT_ONE, &[POINTER]).named(),
    sig(Op::SatConvertSToU, INT.unsigned(), &[INTS]).named(),
    sig(Op::SatConvertUToS, INT, &[INTS.unsigned()]).named(),
    sig(Op::ConvertUToPtr, POINTER, &[INT_ONE]).named(),
    sig(Op::PtrCastToGeneric, GENERIC.to(Pointee::Like(0)), &[POINTER]),
    sig(Op::GenericCastToPtr, POINTER.to(Pointee::Like(0)), &[GENERIC]),
    sig(Op::GenericCastToPtrExplicit, POINTER.to(Pointee::Like(0)), &[GENERIC, LITERAL]),
    sig(Op::Bitcast, ANY, &[Part::new(Kind::BitsOf(RESULT), Lanes::Any)]).named().free(),
    sig(Op::BitcastExtractEXT, ANY, &[ANY, ANY]).named(),
    sig(Op::BitCastArrayQCOM, ANY, &[ANY]).named(),
    sig(Op::CooperativeMatrixConvertUseEXT, ANY, &[ANY]).named(),
    sig(Op::CooperativeMatrixTransposeNV, ANY, &[ANY]).named(),
    sig(Op::PtrCastToCrossWorkgroupALTERA, ADDRESS.to(Pointee::Like(0)), &[ADDRESS]),
    sig(Op::CrossWorkgroupCastToPtrALTERA, ADDRESS.to(Pointee::Like(0)), &[ADDRESS]),
    sig(
        Op::ConvertFToBF16INTEL,
        Part::new(Kind::IntOf(16), Lanes::Any),
        &[Part::new(Kind::FloatOf(32), Lanes::Like(RESULT))],
    ),
    sig(
        Op::ConvertBF16ToFINTEL,
        Part::new(Kind::FloatOf(32), Lanes::Any),
        &[Part::new(Kind::IntOf(16), Lanes::Like(RESULT))],
    ),
    sig(Op::ClampConvertFToFINTEL, ANY, &[ANY]).named(),
    sig(Op::StochasticRoundFToFINTEL, ANY, &[ANY, ANY]).named(),
    sig(Op::ClampStochasticRoundFToFINTEL, ANY, &[ANY, ANY]).named(),
    sig(Op::ClampStochasticRoundFToSINTEL, ANY, &[ANY, ANY]).named(),
    sig(Op::ClampConvertFToSINTEL, ANY, &[ANY]).named(),
    sig(Op::RoundFToTF32INTEL, Part::new(Kind::FloatOf(32), Lanes::Any), &[SAME]),
    sig(Op::ConvertHandleToImageINTEL, ANY, &[UNSIGNED]).named(),
    sig(Op::ConvertHandleToSamplerINTEL, ANY, &[UNSIGNED]).named(),
    sig(Op::ConvertHandleToSampledImageINTEL, ANY, &[UNSIGNED]).named(),
];
