//! The types of each instruction.

use super::{Kind, Lanes, Part, RESULT};
use spirv_grammar::Op;

const ANY: Part = (Kind::Any, Lanes::Any);
const INT: Part = (Kind::Int, Lanes::Any);
const INT_ONE: Part = (Kind::Int, Lanes::One);
/// A scope, memory semantics, a count: 32 bits.
const WORD: Part = (Kind::IntOf(32), Lanes::One);
const FLOAT: Part = (Kind::Float, Lanes::Any);
const NUMBER: Part = (Kind::Number, Lanes::Any);
const NUMBER_ONE: Part = (Kind::Number, Lanes::One);
const TRUTH: Part = (Kind::Truth, Lanes::Any);
const TRUTH_ONE: Part = (Kind::Truth, Lanes::One);
const VALUE: Part = (Kind::Value, Lanes::Any);
const POINTER: Part = (Kind::Pointer, Lanes::One);
const GENERIC: Part = (Kind::Generic, Lanes::One);
const BALLOT: Part = (Kind::IntOf(32), Lanes::Exactly(4));
const SAME: Part = (Kind::Same(RESULT), Lanes::Any);
const AS_FIRST: Part = (Kind::Same(1), Lanes::Any);
const INTS: Part = (Kind::Int, Lanes::Like(RESULT));
const FLOATS: Part = (Kind::Float, Lanes::Like(RESULT));
const TRUTHS: Part = (Kind::Truth, Lanes::Like(RESULT));
/// A truth value for each component of the first operand.
const TRUTH_OF_FIRST: Part = (Kind::Truth, Lanes::Like(1));
const IMAGE: Part = (Kind::Opaque("spirv.Image"), Lanes::One);
const SAMPLED_IMAGE: Part = (Kind::Opaque("spirv.SampledImage"), Lanes::One);
const EVENT: Part = (Kind::Opaque("spirv.Event"), Lanes::One);
const BARRIER: Part = (Kind::Opaque("spirv.NamedBarrier"), Lanes::One);
const MATRIX: Part = (Kind::Opaque("spirv.CooperativeMatrixKHR"), Lanes::One);

/// The types of an instruction: result first, then the operands. Further operands are not looked at.
pub(super) fn parts(op: Op) -> Option<&'static [Part]> {
    use Op as O;
    Some(match op {
        O::IAdd | O::ISub | O::IMul | O::UDiv | O::SDiv | O::UMod | O::SRem | O::SMod => &[INT, SAME, SAME],
        O::BitwiseOr | O::BitwiseXor | O::BitwiseAnd => &[INT, SAME, SAME],
        O::SNegate | O::Not | O::BitReverse => &[INT, SAME],
        O::BitCount => &[INT, INTS],
        O::ShiftRightLogical | O::ShiftRightArithmetic | O::ShiftLeftLogical => &[INT, SAME, INTS],
        O::BitFieldInsert => &[INT, SAME, SAME, INT_ONE, INT_ONE],
        O::BitFieldSExtract | O::BitFieldUExtract => &[INT, SAME, INT_ONE, INT_ONE],
        O::FAdd | O::FSub | O::FMul | O::FDiv | O::FRem | O::FMod => &[FLOAT, SAME, SAME],
        O::FNegate => &[FLOAT, SAME],
        O::FmaKHR => &[FLOAT, SAME, SAME, SAME],
        O::VectorTimesScalar => &[(Kind::Float, Lanes::Several), SAME, (Kind::ElementOf(RESULT), Lanes::One)],
        O::Dot => &[(Kind::ElementOf(1), Lanes::One), (Kind::Float, Lanes::Several), AS_FIRST],
        O::IAddCarry | O::ISubBorrow | O::UMulExtended | O::SMulExtended => {
            &[(Kind::Structure, Lanes::One), INT, AS_FIRST]
        }

        O::IEqual
        | O::INotEqual
        | O::UGreaterThan
        | O::SGreaterThan
        | O::UGreaterThanEqual
        | O::SGreaterThanEqual
        | O::ULessThan
        | O::SLessThan
        | O::ULessThanEqual
        | O::SLessThanEqual => &[TRUTH_OF_FIRST, INT, AS_FIRST],
        O::FOrdEqual
        | O::FUnordEqual
        | O::FOrdNotEqual
        | O::FUnordNotEqual
        | O::FOrdLessThan
        | O::FUnordLessThan
        | O::FOrdGreaterThan
        | O::FUnordGreaterThan
        | O::FOrdLessThanEqual
        | O::FUnordLessThanEqual
        | O::FOrdGreaterThanEqual
        | O::FUnordGreaterThanEqual
        | O::LessOrGreater
        | O::Ordered
        | O::Unordered => &[TRUTH_OF_FIRST, FLOAT, AS_FIRST],
        O::IsNan | O::IsInf | O::IsFinite | O::IsNormal | O::SignBitSet => &[TRUTH_OF_FIRST, FLOAT],
        O::Any | O::All => &[TRUTH_ONE, (Kind::Truth, Lanes::Several)],
        O::LogicalEqual | O::LogicalNotEqual | O::LogicalOr | O::LogicalAnd => &[TRUTH, TRUTHS, TRUTHS],
        O::LogicalNot => &[TRUTH, TRUTHS],
        O::Select => &[ANY, (Kind::Truth, Lanes::OneOrLike(RESULT)), SAME, SAME],

        O::ConvertFToU | O::ConvertFToS => &[INT, FLOATS],
        O::ConvertSToF | O::ConvertUToF => &[FLOAT, INTS],
        O::UConvert | O::SConvert => &[INT, (Kind::OtherWidth(RESULT), Lanes::Like(RESULT))],
        O::FConvert => &[FLOAT, (Kind::OtherWidth(RESULT), Lanes::Like(RESULT))],
        O::SatConvertSToU | O::SatConvertUToS => &[INT, INTS],
        O::ConvertPtrToU => &[INT_ONE, POINTER],
        O::ConvertUToPtr => &[POINTER, INT_ONE],
        O::PtrCastToGeneric => &[GENERIC, POINTER],
        O::GenericCastToPtr | O::GenericCastToPtrExplicit => &[POINTER, GENERIC],
        O::Bitcast => &[ANY, (Kind::BitsOf(RESULT), Lanes::Any)],
        O::ConvertFToBF16INTEL => &[(Kind::IntOf(16), Lanes::Any), (Kind::FloatOf(32), Lanes::Like(RESULT))],
        O::ConvertBF16ToFINTEL => &[(Kind::FloatOf(32), Lanes::Any), (Kind::IntOf(16), Lanes::Like(RESULT))],
        O::RoundFToTF32INTEL => &[(Kind::FloatOf(32), Lanes::Any), SAME],

        O::SubgroupBlockPrefetchINTEL => &[ANY, (Kind::GlobalIntegers, Lanes::One), WORD],

        O::AtomicLoad => &[NUMBER_ONE, POINTER, WORD, WORD],
        O::AtomicIIncrement | O::AtomicIDecrement => &[INT_ONE, POINTER, WORD, WORD],
        O::AtomicStore => &[ANY, POINTER, WORD, WORD, NUMBER_ONE],
        O::AtomicExchange => &[NUMBER_ONE, POINTER, WORD, WORD, SAME],
        O::AtomicIAdd
        | O::AtomicISub
        | O::AtomicSMin
        | O::AtomicUMin
        | O::AtomicSMax
        | O::AtomicUMax
        | O::AtomicAnd
        | O::AtomicOr
        | O::AtomicXor => &[INT_ONE, POINTER, WORD, WORD, SAME],
        O::AtomicFAddEXT | O::AtomicFMinEXT | O::AtomicFMaxEXT => &[FLOAT, POINTER, WORD, WORD, SAME],
        O::AtomicCompareExchange | O::AtomicCompareExchangeWeak => {
            &[INT_ONE, POINTER, WORD, WORD, WORD, SAME, SAME]
        }
        O::AtomicFlagTestAndSet => &[TRUTH_ONE, POINTER, WORD, WORD],
        O::AtomicFlagClear => &[ANY, POINTER, WORD, WORD],
        O::ControlBarrier => &[ANY, WORD, WORD, WORD],
        O::MemoryBarrier => &[ANY, WORD, WORD],
        O::NamedBarrierInitialize => &[BARRIER, WORD],
        O::MemoryNamedBarrier => &[ANY, BARRIER, WORD, WORD],

        O::GroupAll | O::GroupAny => &[TRUTH_ONE, WORD, TRUTH_ONE],
        O::GroupLogicalAndKHR | O::GroupLogicalOrKHR | O::GroupLogicalXorKHR => &[TRUTH, WORD, ANY, TRUTHS],
        O::SubgroupAllKHR | O::SubgroupAnyKHR | O::SubgroupAllEqualKHR => &[TRUTH_ONE, TRUTH_ONE],
        O::SubgroupBallotKHR => &[BALLOT, TRUTH_ONE],
        O::GroupNonUniformElect => &[TRUTH_ONE, WORD],
        O::GroupNonUniformAll | O::GroupNonUniformAny => &[TRUTH_ONE, WORD, TRUTH_ONE],
        O::GroupNonUniformAllEqual => &[TRUTH_ONE, WORD, VALUE],
        O::GroupNonUniformBroadcast
        | O::GroupNonUniformShuffle
        | O::GroupNonUniformShuffleXor
        | O::GroupNonUniformShuffleUp
        | O::GroupNonUniformShuffleDown
        | O::GroupNonUniformQuadBroadcast
        | O::GroupNonUniformRotateKHR => &[VALUE, WORD, SAME, INT_ONE],
        O::GroupNonUniformQuadSwap => &[VALUE, WORD, SAME, WORD],
        O::GroupNonUniformBroadcastFirst => &[VALUE, WORD, SAME],
        O::GroupNonUniformBallot => &[BALLOT, WORD, TRUTH_ONE],
        O::GroupNonUniformInverseBallot => &[TRUTH_ONE, WORD, BALLOT],
        O::GroupNonUniformBallotBitExtract => &[TRUTH_ONE, WORD, BALLOT, INT_ONE],
        O::GroupNonUniformBallotBitCount => &[INT_ONE, WORD, ANY, BALLOT],
        O::GroupNonUniformBallotFindLSB | O::GroupNonUniformBallotFindMSB => &[INT_ONE, WORD, BALLOT],
        O::GroupNonUniformIAdd
        | O::GroupNonUniformIMul
        | O::GroupNonUniformSMin
        | O::GroupNonUniformUMin
        | O::GroupNonUniformSMax
        | O::GroupNonUniformUMax
        | O::GroupNonUniformBitwiseAnd
        | O::GroupNonUniformBitwiseOr
        | O::GroupNonUniformBitwiseXor => &[INT, WORD, ANY, SAME, WORD],
        O::GroupNonUniformFAdd | O::GroupNonUniformFMul | O::GroupNonUniformFMin | O::GroupNonUniformFMax => {
            &[FLOAT, WORD, ANY, SAME, WORD]
        }
        O::GroupNonUniformLogicalAnd | O::GroupNonUniformLogicalOr | O::GroupNonUniformLogicalXor => {
            &[TRUTH, WORD, ANY, TRUTHS, WORD]
        }

        O::VectorExtractDynamic => {
            &[(Kind::ElementOf(1), Lanes::One), (Kind::Value, Lanes::Several), INT_ONE]
        }
        O::VectorInsertDynamic => {
            &[(Kind::Value, Lanes::Several), SAME, (Kind::ElementOf(RESULT), Lanes::One), INT_ONE]
        }
        O::VectorShuffle => &[
            (Kind::Value, Lanes::Several),
            (Kind::ElementOf(RESULT), Lanes::Several),
            (Kind::ElementOf(RESULT), Lanes::Several),
        ],
        O::IsValidEvent | O::IsValidReserveId => &[TRUTH_ONE],
        O::ReadClockKHR => &[(Kind::Clock, Lanes::Any), WORD],
        O::CopyObject | O::FreezeKHR => &[ANY, SAME],
        O::ExpectKHR => &[ANY, SAME, SAME],
        O::AssumeTrueKHR => &[ANY, (Kind::Bool, Lanes::One)],

        O::ImageSampleExplicitLod => {
            &[(Kind::Number, Lanes::Exactly(4)), SAMPLED_IMAGE, (Kind::Number, Lanes::Place)]
        }
        O::ImageFetch => &[(Kind::Number, Lanes::Exactly(4)), IMAGE, (Kind::Int, Lanes::Place)],
        O::ImageRead => &[NUMBER, IMAGE, (Kind::Int, Lanes::Place)],
        O::ImageWrite => &[ANY, IMAGE, (Kind::Int, Lanes::Place), NUMBER],
        O::Image => &[IMAGE, SAMPLED_IMAGE],
        O::ImageQueryFormat | O::ImageQueryOrder | O::ImageQueryLevels | O::ImageQuerySamples => {
            &[INT_ONE, IMAGE]
        }
        O::ImageQuerySize => &[(Kind::Int, Lanes::Sizes), IMAGE],
        O::ImageQuerySizeLod => &[(Kind::Int, Lanes::Sizes), IMAGE, INT_ONE],

        O::Load => &[ANY, POINTER],
        O::Store => &[ANY, POINTER],
        O::CopyMemory => &[ANY, POINTER, POINTER],
        O::CopyMemorySized => &[ANY, POINTER, POINTER, INT_ONE],
        O::PtrAccessChain | O::InBoundsPtrAccessChain => &[POINTER, POINTER, INT_ONE],
        O::PtrEqual | O::PtrNotEqual => &[(Kind::Bool, Lanes::One), POINTER, AS_FIRST],
        O::PtrDiff => &[INT_ONE, POINTER, AS_FIRST],
        O::GroupAsyncCopy => &[EVENT, WORD, POINTER, POINTER, INT_ONE, INT_ONE, EVENT],
        O::ConstantSampler => &[(Kind::Opaque("spirv.Sampler"), Lanes::One)],
        O::CooperativeMatrixLoadKHR => &[MATRIX, POINTER, WORD, INT_ONE],
        O::CooperativeMatrixStoreKHR => &[ANY, POINTER, MATRIX, WORD, INT_ONE],
        O::CooperativeMatrixMulAddKHR => &[MATRIX, MATRIX, MATRIX, SAME],
        O::CooperativeMatrixLengthKHR => &[WORD, MATRIX],
        _ => return None,
    })
}
