//! The operations that MLIR 22 converts, which the type information of its library lists, and those that its manuals name as
//! without a conversion.

/// Operations with the names of instructions.
const CORE: &str = "
    AccessChain BitCount BitFieldInsert BitFieldSExtract BitFieldUExtract BitReverse Bitcast BitwiseAnd BitwiseOr
    BitwiseXor BranchConditional Branch CompositeExtract CompositeInsert Constant ControlBarrier ConvertFToS
    ConvertFToU ConvertSToF ConvertUToF EntryPoint ExecutionMode FAdd FConvert FDiv FMul FNegate FOrdEqual
    FOrdGreaterThanEqual FOrdGreaterThan FOrdLessThanEqual FOrdLessThan FOrdNotEqual FRem FSub FUnordEqual
    FUnordGreaterThanEqual FUnordGreaterThan FUnordLessThanEqual FUnordLessThan FUnordNotEqual FunctionCall GroupFAdd
    GroupFMax GroupFMin GroupIAdd GroupNonUniformBitwiseAnd GroupNonUniformBitwiseOr GroupNonUniformBitwiseXor
    GroupNonUniformFAdd GroupNonUniformFMax GroupNonUniformFMin GroupNonUniformFMul GroupNonUniformIAdd
    GroupNonUniformIMul GroupNonUniformLogicalAnd GroupNonUniformLogicalOr GroupNonUniformLogicalXor
    GroupNonUniformSMax GroupNonUniformSMin GroupNonUniformUMax GroupNonUniformUMin GroupSMax GroupSMin GroupUMax
    GroupUMin IAdd IEqual IMul INotEqual ISub Load LogicalAnd LogicalEqual LogicalNotEqual LogicalNot LogicalOr Not
    Return ReturnValue SConvert SDiv SGreaterThanEqual SGreaterThan SLessThanEqual SLessThan SRem Select
    ShiftLeftLogical ShiftRightArithmetic ShiftRightLogical Store UConvert UDiv UGreaterThanEqual UGreaterThan
    ULessThanEqual ULessThan UMod Undef Variable VectorShuffle
";

/// Operations with the names of instructions of `GLSL.std.450`: `spirv.GL.…`.
const GLSL: &str = "Ceil Cos Exp FAbs FMax FMin Floor InverseSqrt Log SMax SMin Sin Sqrt Tan Tanh";

/// Operations of the dialect that are called otherwise, each with the instruction that it is of.
const OTHERS: &[(&str, &str)] = &[
    ("mlir.addressof", "OpVariable"),
    ("func", "OpFunction"),
    ("GlobalVariable", "OpVariable"),
    ("mlir.loop", "OpLoopMerge"),
    ("mlir.selection", "OpSelectionMerge"),
    ("mlir.merge", "OpSelectionMerge"),
    ("module", "OpMemoryModel"),
    ("INTEL.ControlBarrierArrive", "OpControlBarrierArriveINTEL"),
    ("INTEL.ControlBarrierWait", "OpControlBarrierWaitINTEL"),
];

/// Of those that have no conversion there, what is no more than an instruction: "Not implemented ops" of the manuals.
const NOT_CONVERTED: &str = "
    AtomicCompareExchange AtomicAnd AtomicExchange AtomicIAdd AtomicIDecrement AtomicIIncrement AtomicISub AtomicOr
    AtomicSMax AtomicSMin AtomicUMax AtomicUMin AtomicXor CompositeConstruct CopyMemory FMod GroupNonUniformBroadcast
    GroupNonUniformElect MatrixTimesMatrix MatrixTimesScalar MemoryBarrier SMod SpecConstant Transpose Unreachable
    VectorExtractDynamic
";

/// The same of `GLSL.std.450`.
const GLSL_NOT_CONVERTED: &str = "Acos Asin Atan Cosh FSign SAbs Sinh SSign";

/// Every operation, with the word of assembly that a module about it has.
pub(crate) fn all() -> impl Iterator<Item = (String, String)> {
    let core = [CORE, NOT_CONVERTED].into_iter().flat_map(str::split_whitespace);
    let core = core.map(|name| (name.to_owned(), format!("Op{name}")));
    let glsl = [GLSL, GLSL_NOT_CONVERTED].into_iter().flat_map(str::split_whitespace);
    let glsl = glsl.map(|name| (format!("GL.{name}"), name.to_owned()));
    let others = OTHERS.iter().map(|(name, word)| ((*name).to_owned(), (*word).to_owned()));
    core.chain(glsl).chain(others)
}
