//! Where the signs of integers must be the same in SPIR-V, and where they may be any.

use spirv_grammar::{InstructionClass, Op};

/// Instructions with the operands that are of the type of the result, or, where there is none, of each other's; a pointer
/// counts as what it points to.
pub const OF_ONE_TYPE: &[(&[usize], &[Op])] = &[
    (
        &[0],
        &[
            Op::Load,
            Op::CopyObject,
            Op::VectorExtractDynamic,
            Op::BitReverse,
            Op::BitFieldSExtract,
            Op::BitFieldUExtract,
            Op::AtomicLoad,
            Op::AtomicIIncrement,
            Op::AtomicIDecrement,
        ],
    ),
    (
        &[0, 1],
        &[
            Op::Store,
            Op::CopyMemory,
            Op::PtrEqual,
            Op::PtrNotEqual,
            Op::PtrDiff,
            Op::VectorShuffle,
            Op::VectorInsertDynamic,
            Op::BitFieldInsert,
            Op::ExpectKHR,
        ],
    ),
    (&[1], &[Op::GroupNonUniformBroadcastFirst]),
    (&[1, 2], &[Op::Select]),
    (
        &[2],
        &[
            Op::GroupNonUniformIAdd,
            Op::GroupNonUniformIMul,
            Op::GroupNonUniformSMin,
            Op::GroupNonUniformSMax,
            Op::GroupNonUniformUMin,
            Op::GroupNonUniformUMax,
            Op::GroupNonUniformBitwiseAnd,
            Op::GroupNonUniformBitwiseOr,
            Op::GroupNonUniformBitwiseXor,
        ],
    ),
    (
        &[0, 3],
        &[
            Op::AtomicStore,
            Op::AtomicExchange,
            Op::AtomicIAdd,
            Op::AtomicISub,
            Op::AtomicAnd,
            Op::AtomicOr,
            Op::AtomicXor,
            Op::AtomicSMin,
            Op::AtomicSMax,
            Op::AtomicUMin,
            Op::AtomicUMax,
        ],
    ),
    (&[0, 4, 5], &[Op::AtomicCompareExchange]),
];

/// Instructions whose integers may have any sign, each for itself.
pub const FREE: &[Op] = &[
    Op::SNegate,
    Op::IAdd,
    Op::ISub,
    Op::IMul,
    Op::SDiv,
    Op::SRem,
    Op::SMod,
    Op::Not,
    Op::BitwiseAnd,
    Op::BitwiseOr,
    Op::BitwiseXor,
    Op::ShiftLeftLogical,
    Op::ShiftRightLogical,
    Op::ShiftRightArithmetic,
    Op::BitCount,
    Op::Bitcast,
    Op::SConvert,
    Op::ConvertFToS,
    Op::ConvertSToF,
    Op::ConvertUToF,
    Op::IEqual,
    Op::INotEqual,
    Op::SLessThan,
    Op::SLessThanEqual,
    Op::SGreaterThan,
    Op::SGreaterThanEqual,
    Op::ULessThan,
    Op::ULessThanEqual,
    Op::UGreaterThan,
    Op::UGreaterThanEqual,
    Op::ImageQuerySize,
    Op::ImageQuerySizeLod,
    Op::ImageQueryLevels,
    Op::ImageQuerySamples,
    Op::ControlBarrier,
    Op::MemoryBarrier,
    Op::EmitVertex,
    Op::EndPrimitive,
    Op::EmitMeshTasksEXT,
    Op::SetMeshOutputsEXT,
    Op::TraceRayKHR,
    Op::ExecuteCallableKHR,
];

/// The operands of an instruction that are of one type, as [`OF_ONE_TYPE`] says.
pub fn of_one_type(op: Op) -> Option<&'static [usize]> {
    OF_ONE_TYPE.iter().find(|(_, ops)| ops.contains(&op)).map(|(operands, _)| *operands)
}

/// Whether an instruction's integers may have any sign.
pub fn is_free(op: Op) -> bool {
    FREE.contains(&op)
}

/// Whether what an instruction makes has no sign of its own: each use may have one with the sign that it needs.
pub fn is_for_each_use(op: Op) -> bool {
    [Op::Constant, Op::ConstantComposite, Op::ConstantNull, Op::Undef].contains(&op)
}

/// Instructions of images: coordinates and levels may have any sign, and the result has that of the image.
pub fn is_of_image(op: Op) -> bool {
    op.facts().is_some_and(|facts| facts.class == InstructionClass::Image)
}
