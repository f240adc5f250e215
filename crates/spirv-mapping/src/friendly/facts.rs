//! What the grammar does not say about instructions: booleans, signs, result types.

use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{InstructionClass, Op};

use crate::row::Inst;

/// True if the instruction's result is boolean.
pub fn gives_bool(op: Op) -> bool {
    use InstructionClass as C;
    match op {
        Op::Select => false,
        Op::GroupAll
        | Op::GroupAny
        | Op::GroupLogicalAndKHR
        | Op::GroupLogicalOrKHR
        | Op::GroupLogicalXorKHR
        | Op::AtomicFlagTestAndSet
        | Op::IsValidEvent
        | Op::IsValidReserveId
        | Op::SubgroupAllKHR
        | Op::SubgroupAnyKHR
        | Op::SubgroupAllEqualKHR => true,
        Op::GroupNonUniformElect
        | Op::GroupNonUniformAll
        | Op::GroupNonUniformAny
        | Op::GroupNonUniformAllEqual
        | Op::GroupNonUniformInverseBallot
        | Op::GroupNonUniformBallotBitExtract
        | Op::GroupNonUniformLogicalAnd
        | Op::GroupNonUniformLogicalOr
        | Op::GroupNonUniformLogicalXor => true,
        _ => op.facts().is_some_and(|f| f.class == C::RelationalAndLogical),
    }
}

/// True if the instruction's result is a structure, which the function stores through its first parameter (`sret`).
pub(super) fn gives_struct(op: Op) -> bool {
    matches!(op, Op::IAddCarry | Op::ISubBorrow | Op::UMulExtended | Op::SMulExtended | Op::BuildNDRange)
}

/// True if the name needs the return type because the operands do not tell it.
pub fn states_return_type(inst: Inst) -> bool {
    let op = match inst {
        Inst::Core(op) => op,
        Inst::Ext(..) => {
            let loads =
                [OpenClStd::vloadn, OpenClStd::vload_half, OpenClStd::vload_halfn, OpenClStd::vloada_halfn];
            return inst.as_cl().is_some_and(|number| loads.contains(&number));
        }
        Inst::Variable(_) => return false,
    };
    match op.facts().map(|f| f.class) {
        Some(InstructionClass::Conversion) => !matches!(
            op,
            Op::GenericCastToPtrExplicit
                | Op::GenericCastToPtr
                | Op::PtrCastToGeneric
                | Op::ConvertFToBF16INTEL
                | Op::ConvertBF16ToFINTEL
                | Op::RoundFToTF32INTEL
        ),
        Some(InstructionClass::Image) => !matches!(
            op,
            Op::ImageWrite
                | Op::ImageTexelPointer
                | Op::ImageQueryFormat
                | Op::ImageQueryOrder
                | Op::ImageQueryLevels
                | Op::ImageQuerySamples
                | Op::SampledImage
        ),
        _ => matches!(
            op,
            Op::SubgroupBlockReadINTEL
                | Op::SubgroupImageBlockReadINTEL
                | Op::SubgroupImageMediaBlockReadINTEL
                | Op::ReadClockKHR
                | Op::FmaKHR
                | Op::CompositeExtract
                | Op::CooperativeMatrixLoadKHR
                | Op::CooperativeMatrixLoadCheckedINTEL
                | Op::CooperativeMatrixLoadOffsetINTEL
                | Op::SUDot
                | Op::SDot
                | Op::UDot
                | Op::SDotAccSat
                | Op::UDotAccSat
                | Op::SUDotAccSat
                | Op::TaskSequenceCreateALTERA
                | Op::ConvertHandleToImageINTEL
                | Op::ConvertHandleToSampledImageINTEL
                | Op::ClampConvertFToFINTEL
                | Op::ClampConvertFToSINTEL
                | Op::StochasticRoundFToFINTEL
                | Op::ClampStochasticRoundFToFINTEL
                | Op::ClampStochasticRoundFToSINTEL
        ),
    }
}
