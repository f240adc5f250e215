//! Enumerations and masks as open newtypes.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::open_enum::{mask, open_enum};

mask!(ImageOperands, ImageOperands);

#[allow(missing_docs, non_upper_case_globals)]
impl ImageOperands {
    pub const None: ImageOperands = ImageOperands(0x0);
    pub const Bias: ImageOperands = ImageOperands(0x1);
    pub const Lod: ImageOperands = ImageOperands(0x2);
    pub const Grad: ImageOperands = ImageOperands(0x4);
    pub const ConstOffset: ImageOperands = ImageOperands(0x8);
    pub const Offset: ImageOperands = ImageOperands(0x10);
    pub const ConstOffsets: ImageOperands = ImageOperands(0x20);
    pub const Sample: ImageOperands = ImageOperands(0x40);
    pub const MinLod: ImageOperands = ImageOperands(0x80);
    pub const MakeTexelAvailable: ImageOperands = ImageOperands(0x100);
    pub const MakeTexelAvailableKHR: ImageOperands = ImageOperands::MakeTexelAvailable;
    pub const MakeTexelVisible: ImageOperands = ImageOperands(0x200);
    pub const MakeTexelVisibleKHR: ImageOperands = ImageOperands::MakeTexelVisible;
    pub const NonPrivateTexel: ImageOperands = ImageOperands(0x400);
    pub const NonPrivateTexelKHR: ImageOperands = ImageOperands::NonPrivateTexel;
    pub const VolatileTexel: ImageOperands = ImageOperands(0x800);
    pub const VolatileTexelKHR: ImageOperands = ImageOperands::VolatileTexel;
    pub const SignExtend: ImageOperands = ImageOperands(0x1000);
    pub const ZeroExtend: ImageOperands = ImageOperands(0x2000);
    pub const Nontemporal: ImageOperands = ImageOperands(0x4000);
    pub const Offsets: ImageOperands = ImageOperands(0x10000);
}

mask!(FPFastMathMode, FPFastMathMode);

#[allow(missing_docs, non_upper_case_globals)]
impl FPFastMathMode {
    pub const None: FPFastMathMode = FPFastMathMode(0x0);
    pub const NotNaN: FPFastMathMode = FPFastMathMode(0x1);
    pub const NotInf: FPFastMathMode = FPFastMathMode(0x2);
    pub const NSZ: FPFastMathMode = FPFastMathMode(0x4);
    pub const AllowRecip: FPFastMathMode = FPFastMathMode(0x8);
    pub const Fast: FPFastMathMode = FPFastMathMode(0x10);
    pub const AllowContract: FPFastMathMode = FPFastMathMode(0x10000);
    pub const AllowContractFastINTEL: FPFastMathMode = FPFastMathMode::AllowContract;
    pub const AllowReassoc: FPFastMathMode = FPFastMathMode(0x20000);
    pub const AllowReassocINTEL: FPFastMathMode = FPFastMathMode::AllowReassoc;
    pub const AllowTransform: FPFastMathMode = FPFastMathMode(0x40000);
}

mask!(SelectionControl, SelectionControl);

#[allow(missing_docs, non_upper_case_globals)]
impl SelectionControl {
    pub const None: SelectionControl = SelectionControl(0x0);
    pub const Flatten: SelectionControl = SelectionControl(0x1);
    pub const DontFlatten: SelectionControl = SelectionControl(0x2);
}

mask!(LoopControl, LoopControl);

#[allow(missing_docs, non_upper_case_globals)]
impl LoopControl {
    pub const None: LoopControl = LoopControl(0x0);
    pub const Unroll: LoopControl = LoopControl(0x1);
    pub const DontUnroll: LoopControl = LoopControl(0x2);
    pub const DependencyInfinite: LoopControl = LoopControl(0x4);
    pub const DependencyLength: LoopControl = LoopControl(0x8);
    pub const MinIterations: LoopControl = LoopControl(0x10);
    pub const MaxIterations: LoopControl = LoopControl(0x20);
    pub const IterationMultiple: LoopControl = LoopControl(0x40);
    pub const PeelCount: LoopControl = LoopControl(0x80);
    pub const PartialCount: LoopControl = LoopControl(0x100);
    pub const InitiationIntervalALTERA: LoopControl = LoopControl(0x10000);
    pub const InitiationIntervalINTEL: LoopControl = LoopControl::InitiationIntervalALTERA;
    pub const MaxConcurrencyALTERA: LoopControl = LoopControl(0x20000);
    pub const MaxConcurrencyINTEL: LoopControl = LoopControl::MaxConcurrencyALTERA;
    pub const DependencyArrayALTERA: LoopControl = LoopControl(0x40000);
    pub const DependencyArrayINTEL: LoopControl = LoopControl::DependencyArrayALTERA;
    pub const PipelineEnableALTERA: LoopControl = LoopControl(0x80000);
    pub const PipelineEnableINTEL: LoopControl = LoopControl::PipelineEnableALTERA;
    pub const LoopCoalesceALTERA: LoopControl = LoopControl(0x100000);
    pub const LoopCoalesceINTEL: LoopControl = LoopControl::LoopCoalesceALTERA;
    pub const MaxInterleavingALTERA: LoopControl = LoopControl(0x200000);
    pub const MaxInterleavingINTEL: LoopControl = LoopControl::MaxInterleavingALTERA;
    pub const SpeculatedIterationsALTERA: LoopControl = LoopControl(0x400000);
    pub const SpeculatedIterationsINTEL: LoopControl = LoopControl::SpeculatedIterationsALTERA;
    pub const NoFusionALTERA: LoopControl = LoopControl(0x800000);
    pub const NoFusionINTEL: LoopControl = LoopControl::NoFusionALTERA;
    pub const LoopCountALTERA: LoopControl = LoopControl(0x1000000);
    pub const LoopCountINTEL: LoopControl = LoopControl::LoopCountALTERA;
    pub const MaxReinvocationDelayALTERA: LoopControl = LoopControl(0x2000000);
    pub const MaxReinvocationDelayINTEL: LoopControl = LoopControl::MaxReinvocationDelayALTERA;
    pub const MultipleWaitQueuesQCOM: LoopControl = LoopControl(0x10000000);
}

mask!(FunctionControl, FunctionControl);

#[allow(missing_docs, non_upper_case_globals)]
impl FunctionControl {
    pub const None: FunctionControl = FunctionControl(0x0);
    pub const Inline: FunctionControl = FunctionControl(0x1);
    pub const DontInline: FunctionControl = FunctionControl(0x2);
    pub const Pure: FunctionControl = FunctionControl(0x4);
    pub const Const: FunctionControl = FunctionControl(0x8);
    pub const OptNoneEXT: FunctionControl = FunctionControl(0x10000);
    pub const OptNoneINTEL: FunctionControl = FunctionControl::OptNoneEXT;
}

mask!(MemorySemantics, MemorySemantics);

#[allow(missing_docs, non_upper_case_globals)]
impl MemorySemantics {
    pub const Relaxed: MemorySemantics = MemorySemantics(0x0);
    pub const None: MemorySemantics = MemorySemantics::Relaxed;
    pub const Acquire: MemorySemantics = MemorySemantics(0x2);
    pub const Release: MemorySemantics = MemorySemantics(0x4);
    pub const AcquireRelease: MemorySemantics = MemorySemantics(0x8);
    pub const SequentiallyConsistent: MemorySemantics = MemorySemantics(0x10);
    pub const UniformMemory: MemorySemantics = MemorySemantics(0x40);
    pub const SubgroupMemory: MemorySemantics = MemorySemantics(0x80);
    pub const WorkgroupMemory: MemorySemantics = MemorySemantics(0x100);
    pub const CrossWorkgroupMemory: MemorySemantics = MemorySemantics(0x200);
    pub const AtomicCounterMemory: MemorySemantics = MemorySemantics(0x400);
    pub const ImageMemory: MemorySemantics = MemorySemantics(0x800);
    pub const OutputMemory: MemorySemantics = MemorySemantics(0x1000);
    pub const OutputMemoryKHR: MemorySemantics = MemorySemantics::OutputMemory;
    pub const MakeAvailable: MemorySemantics = MemorySemantics(0x2000);
    pub const MakeAvailableKHR: MemorySemantics = MemorySemantics::MakeAvailable;
    pub const MakeVisible: MemorySemantics = MemorySemantics(0x4000);
    pub const MakeVisibleKHR: MemorySemantics = MemorySemantics::MakeVisible;
    pub const Volatile: MemorySemantics = MemorySemantics(0x8000);
}

mask!(MemoryAccess, MemoryAccess);

#[allow(missing_docs, non_upper_case_globals)]
impl MemoryAccess {
    pub const None: MemoryAccess = MemoryAccess(0x0);
    pub const Volatile: MemoryAccess = MemoryAccess(0x1);
    pub const Aligned: MemoryAccess = MemoryAccess(0x2);
    pub const Nontemporal: MemoryAccess = MemoryAccess(0x4);
    pub const MakePointerAvailable: MemoryAccess = MemoryAccess(0x8);
    pub const MakePointerAvailableKHR: MemoryAccess = MemoryAccess::MakePointerAvailable;
    pub const MakePointerVisible: MemoryAccess = MemoryAccess(0x10);
    pub const MakePointerVisibleKHR: MemoryAccess = MemoryAccess::MakePointerVisible;
    pub const NonPrivatePointer: MemoryAccess = MemoryAccess(0x20);
    pub const NonPrivatePointerKHR: MemoryAccess = MemoryAccess::NonPrivatePointer;
    pub const AliasScopeINTELMask: MemoryAccess = MemoryAccess(0x10000);
    pub const NoAliasINTELMask: MemoryAccess = MemoryAccess(0x20000);
}

mask!(KernelProfilingInfo, KernelProfilingInfo);

#[allow(missing_docs, non_upper_case_globals)]
impl KernelProfilingInfo {
    pub const None: KernelProfilingInfo = KernelProfilingInfo(0x0);
    pub const CmdExecTime: KernelProfilingInfo = KernelProfilingInfo(0x1);
}

mask!(RayFlags, RayFlags);

#[allow(missing_docs, non_upper_case_globals)]
impl RayFlags {
    pub const NoneKHR: RayFlags = RayFlags(0x0);
    pub const OpaqueKHR: RayFlags = RayFlags(0x1);
    pub const NoOpaqueKHR: RayFlags = RayFlags(0x2);
    pub const TerminateOnFirstHitKHR: RayFlags = RayFlags(0x4);
    pub const SkipClosestHitShaderKHR: RayFlags = RayFlags(0x8);
    pub const CullBackFacingTrianglesKHR: RayFlags = RayFlags(0x10);
    pub const CullFrontFacingTrianglesKHR: RayFlags = RayFlags(0x20);
    pub const CullOpaqueKHR: RayFlags = RayFlags(0x40);
    pub const CullNoOpaqueKHR: RayFlags = RayFlags(0x80);
    pub const SkipTrianglesKHR: RayFlags = RayFlags(0x100);
    pub const SkipBuiltinPrimitivesNV: RayFlags = RayFlags::SkipTrianglesKHR;
    pub const SkipAABBsKHR: RayFlags = RayFlags(0x200);
    pub const ForceOpacityMicromap2StateKHR: RayFlags = RayFlags(0x400);
    pub const ForceOpacityMicromap2StateEXT: RayFlags = RayFlags::ForceOpacityMicromap2StateKHR;
}

mask!(FragmentShadingRate, FragmentShadingRate);

#[allow(missing_docs, non_upper_case_globals)]
impl FragmentShadingRate {
    pub const Vertical2Pixels: FragmentShadingRate = FragmentShadingRate(0x1);
    pub const Vertical4Pixels: FragmentShadingRate = FragmentShadingRate(0x2);
    pub const Horizontal2Pixels: FragmentShadingRate = FragmentShadingRate(0x4);
    pub const Horizontal4Pixels: FragmentShadingRate = FragmentShadingRate(0x8);
}

mask!(RawAccessChainOperands, RawAccessChainOperands);

#[allow(missing_docs, non_upper_case_globals)]
impl RawAccessChainOperands {
    pub const None: RawAccessChainOperands = RawAccessChainOperands(0x0);
    pub const RobustnessPerComponentNV: RawAccessChainOperands = RawAccessChainOperands(0x1);
    pub const RobustnessPerElementNV: RawAccessChainOperands = RawAccessChainOperands(0x2);
}

open_enum!(SourceLanguage, SourceLanguage);

#[allow(missing_docs, non_upper_case_globals)]
impl SourceLanguage {
    pub const Unknown: SourceLanguage = SourceLanguage(0);
    pub const ESSL: SourceLanguage = SourceLanguage(1);
    pub const GLSL: SourceLanguage = SourceLanguage(2);
    pub const OpenCL_C: SourceLanguage = SourceLanguage(3);
    pub const OpenCL_CPP: SourceLanguage = SourceLanguage(4);
    pub const HLSL: SourceLanguage = SourceLanguage(5);
    pub const CPP_for_OpenCL: SourceLanguage = SourceLanguage(6);
    pub const SYCL: SourceLanguage = SourceLanguage(7);
    pub const HERO_C: SourceLanguage = SourceLanguage(8);
    pub const NZSL: SourceLanguage = SourceLanguage(9);
    pub const WGSL: SourceLanguage = SourceLanguage(10);
    pub const Slang: SourceLanguage = SourceLanguage(11);
    pub const Zig: SourceLanguage = SourceLanguage(12);
    pub const Rust: SourceLanguage = SourceLanguage(13);
    pub const Pred: SourceLanguage = SourceLanguage(14);
    pub const ApilaJai: SourceLanguage = SourceLanguage(15);
}

open_enum!(ExecutionModel, ExecutionModel);

#[allow(missing_docs, non_upper_case_globals)]
impl ExecutionModel {
    pub const Vertex: ExecutionModel = ExecutionModel(0);
    pub const TessellationControl: ExecutionModel = ExecutionModel(1);
    pub const TessellationEvaluation: ExecutionModel = ExecutionModel(2);
    pub const Geometry: ExecutionModel = ExecutionModel(3);
    pub const Fragment: ExecutionModel = ExecutionModel(4);
    pub const GLCompute: ExecutionModel = ExecutionModel(5);
    pub const Kernel: ExecutionModel = ExecutionModel(6);
    pub const TaskNV: ExecutionModel = ExecutionModel(5267);
    pub const MeshNV: ExecutionModel = ExecutionModel(5268);
    pub const RayGenerationKHR: ExecutionModel = ExecutionModel(5313);
    pub const RayGenerationNV: ExecutionModel = ExecutionModel::RayGenerationKHR;
    pub const IntersectionKHR: ExecutionModel = ExecutionModel(5314);
    pub const IntersectionNV: ExecutionModel = ExecutionModel::IntersectionKHR;
    pub const AnyHitKHR: ExecutionModel = ExecutionModel(5315);
    pub const AnyHitNV: ExecutionModel = ExecutionModel::AnyHitKHR;
    pub const ClosestHitKHR: ExecutionModel = ExecutionModel(5316);
    pub const ClosestHitNV: ExecutionModel = ExecutionModel::ClosestHitKHR;
    pub const MissKHR: ExecutionModel = ExecutionModel(5317);
    pub const MissNV: ExecutionModel = ExecutionModel::MissKHR;
    pub const CallableKHR: ExecutionModel = ExecutionModel(5318);
    pub const CallableNV: ExecutionModel = ExecutionModel::CallableKHR;
    pub const TaskEXT: ExecutionModel = ExecutionModel(5364);
    pub const MeshEXT: ExecutionModel = ExecutionModel(5365);
}

open_enum!(AddressingModel, AddressingModel);

#[allow(missing_docs, non_upper_case_globals)]
impl AddressingModel {
    pub const Logical: AddressingModel = AddressingModel(0);
    pub const Physical32: AddressingModel = AddressingModel(1);
    pub const Physical64: AddressingModel = AddressingModel(2);
    pub const PhysicalStorageBuffer64: AddressingModel = AddressingModel(5348);
    pub const PhysicalStorageBuffer64EXT: AddressingModel = AddressingModel::PhysicalStorageBuffer64;
}

open_enum!(MemoryModel, MemoryModel);

#[allow(missing_docs, non_upper_case_globals)]
impl MemoryModel {
    pub const Simple: MemoryModel = MemoryModel(0);
    pub const GLSL450: MemoryModel = MemoryModel(1);
    pub const OpenCL: MemoryModel = MemoryModel(2);
    pub const Vulkan: MemoryModel = MemoryModel(3);
    pub const VulkanKHR: MemoryModel = MemoryModel::Vulkan;
}

open_enum!(ExecutionMode, ExecutionMode);

#[allow(missing_docs, non_upper_case_globals)]
impl ExecutionMode {
    pub const Invocations: ExecutionMode = ExecutionMode(0);
    pub const SpacingEqual: ExecutionMode = ExecutionMode(1);
    pub const SpacingFractionalEven: ExecutionMode = ExecutionMode(2);
    pub const SpacingFractionalOdd: ExecutionMode = ExecutionMode(3);
    pub const VertexOrderCw: ExecutionMode = ExecutionMode(4);
    pub const VertexOrderCcw: ExecutionMode = ExecutionMode(5);
    pub const PixelCenterInteger: ExecutionMode = ExecutionMode(6);
    pub const OriginUpperLeft: ExecutionMode = ExecutionMode(7);
    pub const OriginLowerLeft: ExecutionMode = ExecutionMode(8);
    pub const EarlyFragmentTests: ExecutionMode = ExecutionMode(9);
    pub const PointMode: ExecutionMode = ExecutionMode(10);
    pub const Xfb: ExecutionMode = ExecutionMode(11);
    pub const DepthReplacing: ExecutionMode = ExecutionMode(12);
    pub const DepthGreater: ExecutionMode = ExecutionMode(14);
    pub const DepthLess: ExecutionMode = ExecutionMode(15);
    pub const DepthUnchanged: ExecutionMode = ExecutionMode(16);
    pub const LocalSize: ExecutionMode = ExecutionMode(17);
    pub const LocalSizeHint: ExecutionMode = ExecutionMode(18);
    pub const InputPoints: ExecutionMode = ExecutionMode(19);
    pub const InputLines: ExecutionMode = ExecutionMode(20);
    pub const InputLinesAdjacency: ExecutionMode = ExecutionMode(21);
    pub const Triangles: ExecutionMode = ExecutionMode(22);
    pub const InputTrianglesAdjacency: ExecutionMode = ExecutionMode(23);
    pub const Quads: ExecutionMode = ExecutionMode(24);
    pub const Isolines: ExecutionMode = ExecutionMode(25);
    pub const OutputVertices: ExecutionMode = ExecutionMode(26);
    pub const OutputPoints: ExecutionMode = ExecutionMode(27);
    pub const OutputLineStrip: ExecutionMode = ExecutionMode(28);
    pub const OutputTriangleStrip: ExecutionMode = ExecutionMode(29);
    pub const VecTypeHint: ExecutionMode = ExecutionMode(30);
    pub const ContractionOff: ExecutionMode = ExecutionMode(31);
    pub const Initializer: ExecutionMode = ExecutionMode(33);
    pub const Finalizer: ExecutionMode = ExecutionMode(34);
    pub const SubgroupSize: ExecutionMode = ExecutionMode(35);
    pub const SubgroupsPerWorkgroup: ExecutionMode = ExecutionMode(36);
    pub const SubgroupsPerWorkgroupId: ExecutionMode = ExecutionMode(37);
    pub const LocalSizeId: ExecutionMode = ExecutionMode(38);
    pub const LocalSizeHintId: ExecutionMode = ExecutionMode(39);
    pub const NonCoherentColorAttachmentReadEXT: ExecutionMode = ExecutionMode(4169);
    pub const NonCoherentDepthAttachmentReadEXT: ExecutionMode = ExecutionMode(4170);
    pub const NonCoherentStencilAttachmentReadEXT: ExecutionMode = ExecutionMode(4171);
    pub const SubgroupUniformControlFlowKHR: ExecutionMode = ExecutionMode(4421);
    pub const PostDepthCoverage: ExecutionMode = ExecutionMode(4446);
    pub const DenormPreserve: ExecutionMode = ExecutionMode(4459);
    pub const DenormFlushToZero: ExecutionMode = ExecutionMode(4460);
    pub const SignedZeroInfNanPreserve: ExecutionMode = ExecutionMode(4461);
    pub const RoundingModeRTE: ExecutionMode = ExecutionMode(4462);
    pub const RoundingModeRTZ: ExecutionMode = ExecutionMode(4463);
    pub const NonCoherentTileAttachmentReadQCOM: ExecutionMode = ExecutionMode(4489);
    pub const TileShadingRateQCOM: ExecutionMode = ExecutionMode(4490);
    pub const EarlyAndLateFragmentTestsAMD: ExecutionMode = ExecutionMode(5017);
    pub const StencilRefReplacingEXT: ExecutionMode = ExecutionMode(5027);
    pub const CoalescingAMDX: ExecutionMode = ExecutionMode(5069);
    pub const IsApiEntryAMDX: ExecutionMode = ExecutionMode(5070);
    pub const MaxNodeRecursionAMDX: ExecutionMode = ExecutionMode(5071);
    pub const StaticNumWorkgroupsAMDX: ExecutionMode = ExecutionMode(5072);
    pub const ShaderIndexAMDX: ExecutionMode = ExecutionMode(5073);
    pub const MaxNumWorkgroupsAMDX: ExecutionMode = ExecutionMode(5077);
    pub const StencilRefUnchangedFrontAMD: ExecutionMode = ExecutionMode(5079);
    pub const StencilRefGreaterFrontAMD: ExecutionMode = ExecutionMode(5080);
    pub const StencilRefLessFrontAMD: ExecutionMode = ExecutionMode(5081);
    pub const StencilRefUnchangedBackAMD: ExecutionMode = ExecutionMode(5082);
    pub const StencilRefGreaterBackAMD: ExecutionMode = ExecutionMode(5083);
    pub const StencilRefLessBackAMD: ExecutionMode = ExecutionMode(5084);
    pub const QuadDerivativesKHR: ExecutionMode = ExecutionMode(5088);
    pub const RequireFullQuadsKHR: ExecutionMode = ExecutionMode(5089);
    pub const SharesInputWithAMDX: ExecutionMode = ExecutionMode(5102);
    pub const ArithmeticPoisonKHR: ExecutionMode = ExecutionMode(5157);
    pub const OutputLinesEXT: ExecutionMode = ExecutionMode(5269);
    pub const OutputLinesNV: ExecutionMode = ExecutionMode::OutputLinesEXT;
    pub const OutputPrimitivesEXT: ExecutionMode = ExecutionMode(5270);
    pub const OutputPrimitivesNV: ExecutionMode = ExecutionMode::OutputPrimitivesEXT;
    pub const DerivativeGroupQuadsKHR: ExecutionMode = ExecutionMode(5289);
    pub const DerivativeGroupQuadsNV: ExecutionMode = ExecutionMode::DerivativeGroupQuadsKHR;
    pub const DerivativeGroupLinearKHR: ExecutionMode = ExecutionMode(5290);
    pub const DerivativeGroupLinearNV: ExecutionMode = ExecutionMode::DerivativeGroupLinearKHR;
    pub const OutputTrianglesEXT: ExecutionMode = ExecutionMode(5298);
    pub const OutputTrianglesNV: ExecutionMode = ExecutionMode::OutputTrianglesEXT;
    pub const PixelInterlockOrderedEXT: ExecutionMode = ExecutionMode(5366);
    pub const PixelInterlockUnorderedEXT: ExecutionMode = ExecutionMode(5367);
    pub const SampleInterlockOrderedEXT: ExecutionMode = ExecutionMode(5368);
    pub const SampleInterlockUnorderedEXT: ExecutionMode = ExecutionMode(5369);
    pub const ShadingRateInterlockOrderedEXT: ExecutionMode = ExecutionMode(5370);
    pub const ShadingRateInterlockUnorderedEXT: ExecutionMode = ExecutionMode(5371);
    pub const Shader64BitIndexingEXT: ExecutionMode = ExecutionMode(5427);
    pub const SharedLocalMemorySizeINTEL: ExecutionMode = ExecutionMode(5618);
    pub const RoundingModeRTPINTEL: ExecutionMode = ExecutionMode(5620);
    pub const RoundingModeRTNINTEL: ExecutionMode = ExecutionMode(5621);
    pub const FloatingPointModeALTINTEL: ExecutionMode = ExecutionMode(5622);
    pub const FloatingPointModeIEEEINTEL: ExecutionMode = ExecutionMode(5623);
    pub const MaxWorkgroupSizeINTEL: ExecutionMode = ExecutionMode(5893);
    pub const MaxWorkDimINTEL: ExecutionMode = ExecutionMode(5894);
    pub const NoGlobalOffsetINTEL: ExecutionMode = ExecutionMode(5895);
    pub const NumSIMDWorkitemsINTEL: ExecutionMode = ExecutionMode(5896);
    pub const SchedulerTargetFmaxMhzINTEL: ExecutionMode = ExecutionMode(5903);
    pub const MaximallyReconvergesKHR: ExecutionMode = ExecutionMode(6023);
    pub const FPFastMathDefault: ExecutionMode = ExecutionMode(6028);
    pub const OpacityMicromapIdKHR: ExecutionMode = ExecutionMode(6031);
    pub const StreamingInterfaceINTEL: ExecutionMode = ExecutionMode(6154);
    pub const RegisterMapInterfaceINTEL: ExecutionMode = ExecutionMode(6160);
    pub const NamedBarrierCountINTEL: ExecutionMode = ExecutionMode(6417);
    pub const MaximumRegistersINTEL: ExecutionMode = ExecutionMode(6461);
    pub const MaximumRegistersIdINTEL: ExecutionMode = ExecutionMode(6462);
    pub const NamedMaximumRegistersINTEL: ExecutionMode = ExecutionMode(6463);
    pub const NamedSubgroupSizeINTEL: ExecutionMode = ExecutionMode(6446);
}

open_enum!(StorageClass, StorageClass);

#[allow(missing_docs, non_upper_case_globals)]
impl StorageClass {
    pub const UniformConstant: StorageClass = StorageClass(0);
    pub const Input: StorageClass = StorageClass(1);
    pub const Uniform: StorageClass = StorageClass(2);
    pub const Output: StorageClass = StorageClass(3);
    pub const Workgroup: StorageClass = StorageClass(4);
    pub const CrossWorkgroup: StorageClass = StorageClass(5);
    pub const Private: StorageClass = StorageClass(6);
    pub const Function: StorageClass = StorageClass(7);
    pub const Generic: StorageClass = StorageClass(8);
    pub const PushConstant: StorageClass = StorageClass(9);
    pub const AtomicCounter: StorageClass = StorageClass(10);
    pub const Image: StorageClass = StorageClass(11);
    pub const StorageBuffer: StorageClass = StorageClass(12);
    pub const TileImageEXT: StorageClass = StorageClass(4172);
    pub const TileAttachmentQCOM: StorageClass = StorageClass(4491);
    pub const NodePayloadAMDX: StorageClass = StorageClass(5068);
    pub const CallableDataKHR: StorageClass = StorageClass(5328);
    pub const CallableDataNV: StorageClass = StorageClass::CallableDataKHR;
    pub const IncomingCallableDataKHR: StorageClass = StorageClass(5329);
    pub const IncomingCallableDataNV: StorageClass = StorageClass::IncomingCallableDataKHR;
    pub const RayPayloadKHR: StorageClass = StorageClass(5338);
    pub const RayPayloadNV: StorageClass = StorageClass::RayPayloadKHR;
    pub const HitAttributeKHR: StorageClass = StorageClass(5339);
    pub const HitAttributeNV: StorageClass = StorageClass::HitAttributeKHR;
    pub const IncomingRayPayloadKHR: StorageClass = StorageClass(5342);
    pub const IncomingRayPayloadNV: StorageClass = StorageClass::IncomingRayPayloadKHR;
    pub const ShaderRecordBufferKHR: StorageClass = StorageClass(5343);
    pub const ShaderRecordBufferNV: StorageClass = StorageClass::ShaderRecordBufferKHR;
    pub const PhysicalStorageBuffer: StorageClass = StorageClass(5349);
    pub const PhysicalStorageBufferEXT: StorageClass = StorageClass::PhysicalStorageBuffer;
    pub const HitObjectAttributeNV: StorageClass = StorageClass(5385);
    pub const TaskPayloadWorkgroupEXT: StorageClass = StorageClass(5402);
    pub const HitObjectAttributeEXT: StorageClass = StorageClass(5411);
    pub const CodeSectionINTEL: StorageClass = StorageClass(5605);
    pub const DeviceOnlyALTERA: StorageClass = StorageClass(5936);
    pub const DeviceOnlyINTEL: StorageClass = StorageClass::DeviceOnlyALTERA;
    pub const HostOnlyALTERA: StorageClass = StorageClass(5937);
    pub const HostOnlyINTEL: StorageClass = StorageClass::HostOnlyALTERA;
}

open_enum!(Dim, Dim);

#[allow(missing_docs, non_upper_case_globals)]
impl Dim {
    pub const Dim1D: Dim = Dim(0);
    pub const Dim2D: Dim = Dim(1);
    pub const Dim3D: Dim = Dim(2);
    pub const Cube: Dim = Dim(3);
    pub const Rect: Dim = Dim(4);
    pub const Buffer: Dim = Dim(5);
    pub const SubpassData: Dim = Dim(6);
    pub const TileImageDataEXT: Dim = Dim(4173);
}

open_enum!(SamplerAddressingMode, SamplerAddressingMode);

#[allow(missing_docs, non_upper_case_globals)]
impl SamplerAddressingMode {
    pub const None: SamplerAddressingMode = SamplerAddressingMode(0);
    pub const ClampToEdge: SamplerAddressingMode = SamplerAddressingMode(1);
    pub const Clamp: SamplerAddressingMode = SamplerAddressingMode(2);
    pub const Repeat: SamplerAddressingMode = SamplerAddressingMode(3);
    pub const RepeatMirrored: SamplerAddressingMode = SamplerAddressingMode(4);
}

open_enum!(SamplerFilterMode, SamplerFilterMode);

#[allow(missing_docs, non_upper_case_globals)]
impl SamplerFilterMode {
    pub const Nearest: SamplerFilterMode = SamplerFilterMode(0);
    pub const Linear: SamplerFilterMode = SamplerFilterMode(1);
}

open_enum!(ImageFormat, ImageFormat);

#[allow(missing_docs, non_upper_case_globals)]
impl ImageFormat {
    pub const Unknown: ImageFormat = ImageFormat(0);
    pub const Rgba32f: ImageFormat = ImageFormat(1);
    pub const Rgba16f: ImageFormat = ImageFormat(2);
    pub const R32f: ImageFormat = ImageFormat(3);
    pub const Rgba8: ImageFormat = ImageFormat(4);
    pub const Rgba8Snorm: ImageFormat = ImageFormat(5);
    pub const Rg32f: ImageFormat = ImageFormat(6);
    pub const Rg16f: ImageFormat = ImageFormat(7);
    pub const R11fG11fB10f: ImageFormat = ImageFormat(8);
    pub const R16f: ImageFormat = ImageFormat(9);
    pub const Rgba16: ImageFormat = ImageFormat(10);
    pub const Rgb10A2: ImageFormat = ImageFormat(11);
    pub const Rg16: ImageFormat = ImageFormat(12);
    pub const Rg8: ImageFormat = ImageFormat(13);
    pub const R16: ImageFormat = ImageFormat(14);
    pub const R8: ImageFormat = ImageFormat(15);
    pub const Rgba16Snorm: ImageFormat = ImageFormat(16);
    pub const Rg16Snorm: ImageFormat = ImageFormat(17);
    pub const Rg8Snorm: ImageFormat = ImageFormat(18);
    pub const R16Snorm: ImageFormat = ImageFormat(19);
    pub const R8Snorm: ImageFormat = ImageFormat(20);
    pub const Rgba32i: ImageFormat = ImageFormat(21);
    pub const Rgba16i: ImageFormat = ImageFormat(22);
    pub const Rgba8i: ImageFormat = ImageFormat(23);
    pub const R32i: ImageFormat = ImageFormat(24);
    pub const Rg32i: ImageFormat = ImageFormat(25);
    pub const Rg16i: ImageFormat = ImageFormat(26);
    pub const Rg8i: ImageFormat = ImageFormat(27);
    pub const R16i: ImageFormat = ImageFormat(28);
    pub const R8i: ImageFormat = ImageFormat(29);
    pub const Rgba32ui: ImageFormat = ImageFormat(30);
    pub const Rgba16ui: ImageFormat = ImageFormat(31);
    pub const Rgba8ui: ImageFormat = ImageFormat(32);
    pub const R32ui: ImageFormat = ImageFormat(33);
    pub const Rgb10a2ui: ImageFormat = ImageFormat(34);
    pub const Rg32ui: ImageFormat = ImageFormat(35);
    pub const Rg16ui: ImageFormat = ImageFormat(36);
    pub const Rg8ui: ImageFormat = ImageFormat(37);
    pub const R16ui: ImageFormat = ImageFormat(38);
    pub const R8ui: ImageFormat = ImageFormat(39);
    pub const R64ui: ImageFormat = ImageFormat(40);
    pub const R64i: ImageFormat = ImageFormat(41);
}

open_enum!(ImageChannelOrder, ImageChannelOrder);

#[allow(missing_docs, non_upper_case_globals)]
impl ImageChannelOrder {
    pub const R: ImageChannelOrder = ImageChannelOrder(0);
    pub const A: ImageChannelOrder = ImageChannelOrder(1);
    pub const RG: ImageChannelOrder = ImageChannelOrder(2);
    pub const RA: ImageChannelOrder = ImageChannelOrder(3);
    pub const RGB: ImageChannelOrder = ImageChannelOrder(4);
    pub const RGBA: ImageChannelOrder = ImageChannelOrder(5);
    pub const BGRA: ImageChannelOrder = ImageChannelOrder(6);
    pub const ARGB: ImageChannelOrder = ImageChannelOrder(7);
    pub const Intensity: ImageChannelOrder = ImageChannelOrder(8);
    pub const Luminance: ImageChannelOrder = ImageChannelOrder(9);
    pub const Rx: ImageChannelOrder = ImageChannelOrder(10);
    pub const RGx: ImageChannelOrder = ImageChannelOrder(11);
    pub const RGBx: ImageChannelOrder = ImageChannelOrder(12);
    pub const Depth: ImageChannelOrder = ImageChannelOrder(13);
    pub const DepthStencil: ImageChannelOrder = ImageChannelOrder(14);
    pub const sRGB: ImageChannelOrder = ImageChannelOrder(15);
    pub const sRGBx: ImageChannelOrder = ImageChannelOrder(16);
    pub const sRGBA: ImageChannelOrder = ImageChannelOrder(17);
    pub const sBGRA: ImageChannelOrder = ImageChannelOrder(18);
    pub const ABGR: ImageChannelOrder = ImageChannelOrder(19);
}

open_enum!(ImageChannelDataType, ImageChannelDataType);

#[allow(missing_docs, non_upper_case_globals)]
impl ImageChannelDataType {
    pub const SnormInt8: ImageChannelDataType = ImageChannelDataType(0);
    pub const SnormInt16: ImageChannelDataType = ImageChannelDataType(1);
    pub const UnormInt8: ImageChannelDataType = ImageChannelDataType(2);
    pub const UnormInt16: ImageChannelDataType = ImageChannelDataType(3);
    pub const UnormShort565: ImageChannelDataType = ImageChannelDataType(4);
    pub const UnormShort555: ImageChannelDataType = ImageChannelDataType(5);
    pub const UnormInt101010: ImageChannelDataType = ImageChannelDataType(6);
    pub const SignedInt8: ImageChannelDataType = ImageChannelDataType(7);
    pub const SignedInt16: ImageChannelDataType = ImageChannelDataType(8);
    pub const SignedInt32: ImageChannelDataType = ImageChannelDataType(9);
    pub const UnsignedInt8: ImageChannelDataType = ImageChannelDataType(10);
    pub const UnsignedInt16: ImageChannelDataType = ImageChannelDataType(11);
    pub const UnsignedInt32: ImageChannelDataType = ImageChannelDataType(12);
    pub const HalfFloat: ImageChannelDataType = ImageChannelDataType(13);
    pub const Float: ImageChannelDataType = ImageChannelDataType(14);
    pub const UnormInt24: ImageChannelDataType = ImageChannelDataType(15);
    pub const UnormInt101010_2: ImageChannelDataType = ImageChannelDataType(16);
    pub const UnormInt10X6EXT: ImageChannelDataType = ImageChannelDataType(17);
    pub const UnsignedIntRaw10EXT: ImageChannelDataType = ImageChannelDataType(19);
    pub const UnsignedIntRaw12EXT: ImageChannelDataType = ImageChannelDataType(20);
    pub const UnormInt2_101010EXT: ImageChannelDataType = ImageChannelDataType(21);
    pub const UnsignedInt10X6EXT: ImageChannelDataType = ImageChannelDataType(22);
    pub const UnsignedInt12X4EXT: ImageChannelDataType = ImageChannelDataType(23);
    pub const UnsignedInt14X2EXT: ImageChannelDataType = ImageChannelDataType(24);
    pub const UnormInt12X4EXT: ImageChannelDataType = ImageChannelDataType(25);
    pub const UnormInt14X2EXT: ImageChannelDataType = ImageChannelDataType(26);
}

open_enum!(FPRoundingMode, FPRoundingMode);

#[allow(missing_docs, non_upper_case_globals)]
impl FPRoundingMode {
    pub const RTE: FPRoundingMode = FPRoundingMode(0);
    pub const RTZ: FPRoundingMode = FPRoundingMode(1);
    pub const RTP: FPRoundingMode = FPRoundingMode(2);
    pub const RTN: FPRoundingMode = FPRoundingMode(3);
}

open_enum!(FPDenormMode, FPDenormMode);

#[allow(missing_docs, non_upper_case_globals)]
impl FPDenormMode {
    pub const Preserve: FPDenormMode = FPDenormMode(0);
    pub const FlushToZero: FPDenormMode = FPDenormMode(1);
}

open_enum!(QuantizationModes, QuantizationModes);

#[allow(missing_docs, non_upper_case_globals)]
impl QuantizationModes {
    pub const TRN: QuantizationModes = QuantizationModes(0);
    pub const TRN_ZERO: QuantizationModes = QuantizationModes(1);
    pub const RND: QuantizationModes = QuantizationModes(2);
    pub const RND_ZERO: QuantizationModes = QuantizationModes(3);
    pub const RND_INF: QuantizationModes = QuantizationModes(4);
    pub const RND_MIN_INF: QuantizationModes = QuantizationModes(5);
    pub const RND_CONV: QuantizationModes = QuantizationModes(6);
    pub const RND_CONV_ODD: QuantizationModes = QuantizationModes(7);
}

open_enum!(FPOperationMode, FPOperationMode);

#[allow(missing_docs, non_upper_case_globals)]
impl FPOperationMode {
    pub const IEEE: FPOperationMode = FPOperationMode(0);
    pub const ALT: FPOperationMode = FPOperationMode(1);
}

open_enum!(OverflowModes, OverflowModes);

#[allow(missing_docs, non_upper_case_globals)]
impl OverflowModes {
    pub const WRAP: OverflowModes = OverflowModes(0);
    pub const SAT: OverflowModes = OverflowModes(1);
    pub const SAT_ZERO: OverflowModes = OverflowModes(2);
    pub const SAT_SYM: OverflowModes = OverflowModes(3);
}

open_enum!(LinkageType, LinkageType);

#[allow(missing_docs, non_upper_case_globals)]
impl LinkageType {
    pub const Export: LinkageType = LinkageType(0);
    pub const Import: LinkageType = LinkageType(1);
    pub const LinkOnceODR: LinkageType = LinkageType(2);
    pub const WeakAMD: LinkageType = LinkageType(3);
}

open_enum!(AccessQualifier, AccessQualifier);

#[allow(missing_docs, non_upper_case_globals)]
impl AccessQualifier {
    pub const ReadOnly: AccessQualifier = AccessQualifier(0);
    pub const WriteOnly: AccessQualifier = AccessQualifier(1);
    pub const ReadWrite: AccessQualifier = AccessQualifier(2);
}

open_enum!(HostAccessQualifier, HostAccessQualifier);

#[allow(missing_docs, non_upper_case_globals)]
impl HostAccessQualifier {
    pub const NoneINTEL: HostAccessQualifier = HostAccessQualifier(0);
    pub const ReadINTEL: HostAccessQualifier = HostAccessQualifier(1);
    pub const WriteINTEL: HostAccessQualifier = HostAccessQualifier(2);
    pub const ReadWriteINTEL: HostAccessQualifier = HostAccessQualifier(3);
}

open_enum!(FunctionParameterAttribute, FunctionParameterAttribute);

#[allow(missing_docs, non_upper_case_globals)]
impl FunctionParameterAttribute {
    pub const Zext: FunctionParameterAttribute = FunctionParameterAttribute(0);
    pub const Sext: FunctionParameterAttribute = FunctionParameterAttribute(1);
    pub const ByVal: FunctionParameterAttribute = FunctionParameterAttribute(2);
    pub const Sret: FunctionParameterAttribute = FunctionParameterAttribute(3);
    pub const NoAlias: FunctionParameterAttribute = FunctionParameterAttribute(4);
    pub const NoCapture: FunctionParameterAttribute = FunctionParameterAttribute(5);
    pub const NoWrite: FunctionParameterAttribute = FunctionParameterAttribute(6);
    pub const NoReadWrite: FunctionParameterAttribute = FunctionParameterAttribute(7);
    pub const RuntimeAlignedALTERA: FunctionParameterAttribute = FunctionParameterAttribute(5940);
    pub const RuntimeAlignedINTEL: FunctionParameterAttribute =
        FunctionParameterAttribute::RuntimeAlignedALTERA;
}

open_enum!(Decoration, Decoration);

#[allow(missing_docs, non_upper_case_globals)]
impl Decoration {
    pub const RelaxedPrecision: Decoration = Decoration(0);
    pub const SpecId: Decoration = Decoration(1);
    pub const Block: Decoration = Decoration(2);
    pub const BufferBlock: Decoration = Decoration(3);
    pub const RowMajor: Decoration = Decoration(4);
    pub const ColMajor: Decoration = Decoration(5);
    pub const ArrayStride: Decoration = Decoration(6);
    pub const MatrixStride: Decoration = Decoration(7);
    pub const GLSLShared: Decoration = Decoration(8);
    pub const GLSLPacked: Decoration = Decoration(9);
    pub const CPacked: Decoration = Decoration(10);
    pub const BuiltIn: Decoration = Decoration(11);
    pub const NoPerspective: Decoration = Decoration(13);
    pub const Flat: Decoration = Decoration(14);
    pub const Patch: Decoration = Decoration(15);
    pub const Centroid: Decoration = Decoration(16);
    pub const Sample: Decoration = Decoration(17);
    pub const Invariant: Decoration = Decoration(18);
    pub const Restrict: Decoration = Decoration(19);
    pub const Aliased: Decoration = Decoration(20);
    pub const Volatile: Decoration = Decoration(21);
    pub const Constant: Decoration = Decoration(22);
    pub const Coherent: Decoration = Decoration(23);
    pub const NonWritable: Decoration = Decoration(24);
    pub const NonReadable: Decoration = Decoration(25);
    pub const Uniform: Decoration = Decoration(26);
    pub const UniformId: Decoration = Decoration(27);
    pub const SaturatedConversion: Decoration = Decoration(28);
    pub const Stream: Decoration = Decoration(29);
    pub const Location: Decoration = Decoration(30);
    pub const Component: Decoration = Decoration(31);
    pub const Index: Decoration = Decoration(32);
    pub const Binding: Decoration = Decoration(33);
    pub const DescriptorSet: Decoration = Decoration(34);
    pub const Offset: Decoration = Decoration(35);
    pub const XfbBuffer: Decoration = Decoration(36);
    pub const XfbStride: Decoration = Decoration(37);
    pub const FuncParamAttr: Decoration = Decoration(38);
    pub const FPRoundingMode: Decoration = Decoration(39);
    pub const FPFastMathMode: Decoration = Decoration(40);
    pub const LinkageAttributes: Decoration = Decoration(41);
    pub const NoContraction: Decoration = Decoration(42);
    pub const InputAttachmentIndex: Decoration = Decoration(43);
    pub const Alignment: Decoration = Decoration(44);
    pub const MaxByteOffset: Decoration = Decoration(45);
    pub const AlignmentId: Decoration = Decoration(46);
    pub const MaxByteOffsetId: Decoration = Decoration(47);
    pub const SaturatedToLargestFloat8NormalConversionEXT: Decoration = Decoration(4216);
    pub const NoSignedWrap: Decoration = Decoration(4469);
    pub const NoUnsignedWrap: Decoration = Decoration(4470);
    pub const WeightTextureQCOM: Decoration = Decoration(4487);
    pub const BlockMatchTextureQCOM: Decoration = Decoration(4488);
    pub const BlockMatchSamplerQCOM: Decoration = Decoration(4499);
    pub const ExplicitInterpAMD: Decoration = Decoration(4999);
    pub const NodeSharesPayloadLimitsWithAMDX: Decoration = Decoration(5019);
    pub const NodeMaxPayloadsAMDX: Decoration = Decoration(5020);
    pub const TrackFinishWritingAMDX: Decoration = Decoration(5078);
    pub const PayloadNodeNameAMDX: Decoration = Decoration(5091);
    pub const PayloadNodeBaseIndexAMDX: Decoration = Decoration(5098);
    pub const PayloadNodeSparseArrayAMDX: Decoration = Decoration(5099);
    pub const PayloadNodeArraySizeAMDX: Decoration = Decoration(5100);
    pub const PayloadDispatchIndirectAMDX: Decoration = Decoration(5105);
    pub const ArrayStrideIdEXT: Decoration = Decoration(5124);
    pub const OffsetIdEXT: Decoration = Decoration(5125);
    pub const UTFEncodedKHR: Decoration = Decoration(5145);
    pub const OverrideCoverageNV: Decoration = Decoration(5248);
    pub const PassthroughNV: Decoration = Decoration(5250);
    pub const ViewportRelativeNV: Decoration = Decoration(5252);
    pub const SecondaryViewportRelativeNV: Decoration = Decoration(5256);
    pub const PerPrimitiveEXT: Decoration = Decoration(5271);
    pub const PerPrimitiveNV: Decoration = Decoration::PerPrimitiveEXT;
    pub const PerViewNV: Decoration = Decoration(5272);
    pub const PerTaskNV: Decoration = Decoration(5273);
    pub const PerVertexKHR: Decoration = Decoration(5285);
    pub const PerVertexNV: Decoration = Decoration::PerVertexKHR;
    pub const NonUniform: Decoration = Decoration(5300);
    pub const NonUniformEXT: Decoration = Decoration::NonUniform;
    pub const RestrictPointer: Decoration = Decoration(5355);
    pub const RestrictPointerEXT: Decoration = Decoration::RestrictPointer;
    pub const AliasedPointer: Decoration = Decoration(5356);
    pub const AliasedPointerEXT: Decoration = Decoration::AliasedPointer;
    pub const MemberOffsetNV: Decoration = Decoration(5358);
    pub const HitObjectShaderRecordBufferNV: Decoration = Decoration(5386);
    pub const HitObjectShaderRecordBufferEXT: Decoration = Decoration(5389);
    pub const BankNV: Decoration = Decoration(5397);
    pub const BindlessSamplerNV: Decoration = Decoration(5398);
    pub const BindlessImageNV: Decoration = Decoration(5399);
    pub const BoundSamplerNV: Decoration = Decoration(5400);
    pub const BoundImageNV: Decoration = Decoration(5401);
    pub const CooperativeMatrixTransposeEXT: Decoration = Decoration(5440);
    pub const SIMTCallINTEL: Decoration = Decoration(5599);
    pub const ReferencedIndirectlyINTEL: Decoration = Decoration(5602);
    pub const ClobberINTEL: Decoration = Decoration(5607);
    pub const SideEffectsINTEL: Decoration = Decoration(5608);
    pub const VectorComputeVariableINTEL: Decoration = Decoration(5624);
    pub const FuncParamIOKindINTEL: Decoration = Decoration(5625);
    pub const VectorComputeFunctionINTEL: Decoration = Decoration(5626);
    pub const StackCallINTEL: Decoration = Decoration(5627);
    pub const GlobalVariableOffsetINTEL: Decoration = Decoration(5628);
    pub const CounterBuffer: Decoration = Decoration(5634);
    pub const HlslCounterBufferGOOGLE: Decoration = Decoration::CounterBuffer;
    pub const UserSemantic: Decoration = Decoration(5635);
    pub const HlslSemanticGOOGLE: Decoration = Decoration::UserSemantic;
    pub const UserTypeGOOGLE: Decoration = Decoration(5636);
    pub const FunctionRoundingModeINTEL: Decoration = Decoration(5822);
    pub const FunctionDenormModeINTEL: Decoration = Decoration(5823);
    pub const RegisterALTERA: Decoration = Decoration(5825);
    pub const RegisterINTEL: Decoration = Decoration::RegisterALTERA;
    pub const MemoryALTERA: Decoration = Decoration(5826);
    pub const MemoryINTEL: Decoration = Decoration::MemoryALTERA;
    pub const NumbanksALTERA: Decoration = Decoration(5827);
    pub const NumbanksINTEL: Decoration = Decoration::NumbanksALTERA;
    pub const BankwidthALTERA: Decoration = Decoration(5828);
    pub const BankwidthINTEL: Decoration = Decoration::BankwidthALTERA;
    pub const MaxPrivateCopiesALTERA: Decoration = Decoration(5829);
    pub const MaxPrivateCopiesINTEL: Decoration = Decoration::MaxPrivateCopiesALTERA;
    pub const SinglepumpALTERA: Decoration = Decoration(5830);
    pub const SinglepumpINTEL: Decoration = Decoration::SinglepumpALTERA;
    pub const DoublepumpALTERA: Decoration = Decoration(5831);
    pub const DoublepumpINTEL: Decoration = Decoration::DoublepumpALTERA;
    pub const MaxReplicatesALTERA: Decoration = Decoration(5832);
    pub const MaxReplicatesINTEL: Decoration = Decoration::MaxReplicatesALTERA;
    pub const SimpleDualPortALTERA: Decoration = Decoration(5833);
    pub const SimpleDualPortINTEL: Decoration = Decoration::SimpleDualPortALTERA;
    pub const MergeALTERA: Decoration = Decoration(5834);
    pub const MergeINTEL: Decoration = Decoration::MergeALTERA;
    pub const BankBitsALTERA: Decoration = Decoration(5835);
    pub const BankBitsINTEL: Decoration = Decoration::BankBitsALTERA;
    pub const ForcePow2DepthALTERA: Decoration = Decoration(5836);
    pub const ForcePow2DepthINTEL: Decoration = Decoration::ForcePow2DepthALTERA;
    pub const StridesizeALTERA: Decoration = Decoration(5883);
    pub const StridesizeINTEL: Decoration = Decoration::StridesizeALTERA;
    pub const WordsizeALTERA: Decoration = Decoration(5884);
    pub const WordsizeINTEL: Decoration = Decoration::WordsizeALTERA;
    pub const TrueDualPortALTERA: Decoration = Decoration(5885);
    pub const TrueDualPortINTEL: Decoration = Decoration::TrueDualPortALTERA;
    pub const BurstCoalesceALTERA: Decoration = Decoration(5899);
    pub const BurstCoalesceINTEL: Decoration = Decoration::BurstCoalesceALTERA;
    pub const CacheSizeALTERA: Decoration = Decoration(5900);
    pub const CacheSizeINTEL: Decoration = Decoration::CacheSizeALTERA;
    pub const DontStaticallyCoalesceALTERA: Decoration = Decoration(5901);
    pub const DontStaticallyCoalesceINTEL: Decoration = Decoration::DontStaticallyCoalesceALTERA;
    pub const PrefetchALTERA: Decoration = Decoration(5902);
    pub const PrefetchINTEL: Decoration = Decoration::PrefetchALTERA;
    pub const StallEnableALTERA: Decoration = Decoration(5905);
    pub const StallEnableINTEL: Decoration = Decoration::StallEnableALTERA;
    pub const FuseLoopsInFunctionALTERA: Decoration = Decoration(5907);
    pub const FuseLoopsInFunctionINTEL: Decoration = Decoration::FuseLoopsInFunctionALTERA;
    pub const MathOpDSPModeALTERA: Decoration = Decoration(5909);
    pub const MathOpDSPModeINTEL: Decoration = Decoration::MathOpDSPModeALTERA;
    pub const AliasScopeINTEL: Decoration = Decoration(5914);
    pub const NoAliasINTEL: Decoration = Decoration(5915);
    pub const InitiationIntervalALTERA: Decoration = Decoration(5917);
    pub const InitiationIntervalINTEL: Decoration = Decoration::InitiationIntervalALTERA;
    pub const MaxConcurrencyALTERA: Decoration = Decoration(5918);
    pub const MaxConcurrencyINTEL: Decoration = Decoration::MaxConcurrencyALTERA;
    pub const PipelineEnableALTERA: Decoration = Decoration(5919);
    pub const PipelineEnableINTEL: Decoration = Decoration::PipelineEnableALTERA;
    pub const BufferLocationALTERA: Decoration = Decoration(5921);
    pub const BufferLocationINTEL: Decoration = Decoration::BufferLocationALTERA;
    pub const IOPipeStorageALTERA: Decoration = Decoration(5944);
    pub const IOPipeStorageINTEL: Decoration = Decoration::IOPipeStorageALTERA;
    pub const FunctionFloatingPointModeINTEL: Decoration = Decoration(6080);
    pub const SingleElementVectorINTEL: Decoration = Decoration(6085);
    pub const VectorComputeCallableFunctionINTEL: Decoration = Decoration(6087);
    pub const MediaBlockIOINTEL: Decoration = Decoration(6140);
    pub const StallFreeALTERA: Decoration = Decoration(6151);
    pub const StallFreeINTEL: Decoration = Decoration::StallFreeALTERA;
    pub const FPMaxErrorDecorationINTEL: Decoration = Decoration(6170);
    pub const LatencyControlLabelALTERA: Decoration = Decoration(6172);
    pub const LatencyControlLabelINTEL: Decoration = Decoration::LatencyControlLabelALTERA;
    pub const LatencyControlConstraintALTERA: Decoration = Decoration(6173);
    pub const LatencyControlConstraintINTEL: Decoration = Decoration::LatencyControlConstraintALTERA;
    pub const ConduitKernelArgumentALTERA: Decoration = Decoration(6175);
    pub const ConduitKernelArgumentINTEL: Decoration = Decoration::ConduitKernelArgumentALTERA;
    pub const RegisterMapKernelArgumentALTERA: Decoration = Decoration(6176);
    pub const RegisterMapKernelArgumentINTEL: Decoration = Decoration::RegisterMapKernelArgumentALTERA;
    pub const MMHostInterfaceAddressWidthALTERA: Decoration = Decoration(6177);
    pub const MMHostInterfaceAddressWidthINTEL: Decoration = Decoration::MMHostInterfaceAddressWidthALTERA;
    pub const MMHostInterfaceDataWidthALTERA: Decoration = Decoration(6178);
    pub const MMHostInterfaceDataWidthINTEL: Decoration = Decoration::MMHostInterfaceDataWidthALTERA;
    pub const MMHostInterfaceLatencyALTERA: Decoration = Decoration(6179);
    pub const MMHostInterfaceLatencyINTEL: Decoration = Decoration::MMHostInterfaceLatencyALTERA;
    pub const MMHostInterfaceReadWriteModeALTERA: Decoration = Decoration(6180);
    pub const MMHostInterfaceReadWriteModeINTEL: Decoration = Decoration::MMHostInterfaceReadWriteModeALTERA;
    pub const MMHostInterfaceMaxBurstALTERA: Decoration = Decoration(6181);
    pub const MMHostInterfaceMaxBurstINTEL: Decoration = Decoration::MMHostInterfaceMaxBurstALTERA;
    pub const MMHostInterfaceWaitRequestALTERA: Decoration = Decoration(6182);
    pub const MMHostInterfaceWaitRequestINTEL: Decoration = Decoration::MMHostInterfaceWaitRequestALTERA;
    pub const StableKernelArgumentALTERA: Decoration = Decoration(6183);
    pub const StableKernelArgumentINTEL: Decoration = Decoration::StableKernelArgumentALTERA;
    pub const HostAccessINTEL: Decoration = Decoration(6188);
    pub const InitModeALTERA: Decoration = Decoration(6190);
    pub const InitModeINTEL: Decoration = Decoration::InitModeALTERA;
    pub const ImplementInRegisterMapALTERA: Decoration = Decoration(6191);
    pub const ImplementInRegisterMapINTEL: Decoration = Decoration::ImplementInRegisterMapALTERA;
    pub const ConditionalINTEL: Decoration = Decoration(6247);
    pub const CacheControlLoadINTEL: Decoration = Decoration(6442);
    pub const CacheControlStoreINTEL: Decoration = Decoration(6443);
    pub const IntrinsicSAMSUNG: Decoration = Decoration(7040);
    pub const RuntimeAlignedINTEL: Decoration = Decoration(5940);
    pub const LegacyHostAccessINTEL: Decoration = Decoration(6147);
    pub const LegacyInitModeINTEL: Decoration = Decoration(6148);
    pub const LegacyImplementInCSRINTEL: Decoration = Decoration(6149);
    pub const ArgumentAttributeINTEL: Decoration = Decoration(6409);
}

open_enum!(BuiltIn, BuiltIn);

#[allow(missing_docs, non_upper_case_globals)]
impl BuiltIn {
    pub const Position: BuiltIn = BuiltIn(0);
    pub const PointSize: BuiltIn = BuiltIn(1);
    pub const ClipDistance: BuiltIn = BuiltIn(3);
    pub const CullDistance: BuiltIn = BuiltIn(4);
    pub const VertexId: BuiltIn = BuiltIn(5);
    pub const InstanceId: BuiltIn = BuiltIn(6);
    pub const PrimitiveId: BuiltIn = BuiltIn(7);
    pub const InvocationId: BuiltIn = BuiltIn(8);
    pub const Layer: BuiltIn = BuiltIn(9);
    pub const ViewportIndex: BuiltIn = BuiltIn(10);
    pub const TessLevelOuter: BuiltIn = BuiltIn(11);
    pub const TessLevelInner: BuiltIn = BuiltIn(12);
    pub const TessCoord: BuiltIn = BuiltIn(13);
    pub const PatchVertices: BuiltIn = BuiltIn(14);
    pub const FragCoord: BuiltIn = BuiltIn(15);
    pub const PointCoord: BuiltIn = BuiltIn(16);
    pub const FrontFacing: BuiltIn = BuiltIn(17);
    pub const SampleId: BuiltIn = BuiltIn(18);
    pub const SamplePosition: BuiltIn = BuiltIn(19);
    pub const SampleMask: BuiltIn = BuiltIn(20);
    pub const FragDepth: BuiltIn = BuiltIn(22);
    pub const HelperInvocation: BuiltIn = BuiltIn(23);
    pub const NumWorkgroups: BuiltIn = BuiltIn(24);
    pub const WorkgroupSize: BuiltIn = BuiltIn(25);
    pub const WorkgroupId: BuiltIn = BuiltIn(26);
    pub const LocalInvocationId: BuiltIn = BuiltIn(27);
    pub const GlobalInvocationId: BuiltIn = BuiltIn(28);
    pub const LocalInvocationIndex: BuiltIn = BuiltIn(29);
    pub const WorkDim: BuiltIn = BuiltIn(30);
    pub const GlobalSize: BuiltIn = BuiltIn(31);
    pub const EnqueuedWorkgroupSize: BuiltIn = BuiltIn(32);
    pub const GlobalOffset: BuiltIn = BuiltIn(33);
    pub const GlobalLinearId: BuiltIn = BuiltIn(34);
    pub const SubgroupSize: BuiltIn = BuiltIn(36);
    pub const SubgroupMaxSize: BuiltIn = BuiltIn(37);
    pub const NumSubgroups: BuiltIn = BuiltIn(38);
    pub const NumEnqueuedSubgroups: BuiltIn = BuiltIn(39);
    pub const SubgroupId: BuiltIn = BuiltIn(40);
    pub const SubgroupLocalInvocationId: BuiltIn = BuiltIn(41);
    pub const VertexIndex: BuiltIn = BuiltIn(42);
    pub const InstanceIndex: BuiltIn = BuiltIn(43);
    pub const CoreIDARM: BuiltIn = BuiltIn(4160);
    pub const CoreCountARM: BuiltIn = BuiltIn(4161);
    pub const CoreMaxIDARM: BuiltIn = BuiltIn(4162);
    pub const WarpIDARM: BuiltIn = BuiltIn(4163);
    pub const WarpMaxIDARM: BuiltIn = BuiltIn(4164);
    pub const SubgroupEqMask: BuiltIn = BuiltIn(4416);
    pub const SubgroupEqMaskKHR: BuiltIn = BuiltIn::SubgroupEqMask;
    pub const SubgroupGeMask: BuiltIn = BuiltIn(4417);
    pub const SubgroupGeMaskKHR: BuiltIn = BuiltIn::SubgroupGeMask;
    pub const SubgroupGtMask: BuiltIn = BuiltIn(4418);
    pub const SubgroupGtMaskKHR: BuiltIn = BuiltIn::SubgroupGtMask;
    pub const SubgroupLeMask: BuiltIn = BuiltIn(4419);
    pub const SubgroupLeMaskKHR: BuiltIn = BuiltIn::SubgroupLeMask;
    pub const SubgroupLtMask: BuiltIn = BuiltIn(4420);
    pub const SubgroupLtMaskKHR: BuiltIn = BuiltIn::SubgroupLtMask;
    pub const BaseVertex: BuiltIn = BuiltIn(4424);
    pub const BaseInstance: BuiltIn = BuiltIn(4425);
    pub const DrawIndex: BuiltIn = BuiltIn(4426);
    pub const PrimitiveShadingRateKHR: BuiltIn = BuiltIn(4432);
    pub const DeviceIndex: BuiltIn = BuiltIn(4438);
    pub const ViewIndex: BuiltIn = BuiltIn(4440);
    pub const ShadingRateKHR: BuiltIn = BuiltIn(4444);
    pub const TileOffsetQCOM: BuiltIn = BuiltIn(4492);
    pub const TileDimensionQCOM: BuiltIn = BuiltIn(4493);
    pub const TileApronSizeQCOM: BuiltIn = BuiltIn(4494);
    pub const BaryCoordNoPerspAMD: BuiltIn = BuiltIn(4992);
    pub const BaryCoordNoPerspCentroidAMD: BuiltIn = BuiltIn(4993);
    pub const BaryCoordNoPerspSampleAMD: BuiltIn = BuiltIn(4994);
    pub const BaryCoordSmoothAMD: BuiltIn = BuiltIn(4995);
    pub const BaryCoordSmoothCentroidAMD: BuiltIn = BuiltIn(4996);
    pub const BaryCoordSmoothSampleAMD: BuiltIn = BuiltIn(4997);
    pub const BaryCoordPullModelAMD: BuiltIn = BuiltIn(4998);
    pub const FragStencilRefEXT: BuiltIn = BuiltIn(5014);
    pub const RemainingRecursionLevelsAMDX: BuiltIn = BuiltIn(5021);
    pub const ShaderIndexAMDX: BuiltIn = BuiltIn(5073);
    pub const SamplerHeapEXT: BuiltIn = BuiltIn(5122);
    pub const ResourceHeapEXT: BuiltIn = BuiltIn(5123);
    pub const ViewportMaskNV: BuiltIn = BuiltIn(5253);
    pub const SecondaryPositionNV: BuiltIn = BuiltIn(5257);
    pub const SecondaryViewportMaskNV: BuiltIn = BuiltIn(5258);
    pub const PositionPerViewNV: BuiltIn = BuiltIn(5261);
    pub const ViewportMaskPerViewNV: BuiltIn = BuiltIn(5262);
    pub const FullyCoveredEXT: BuiltIn = BuiltIn(5264);
    pub const TaskCountNV: BuiltIn = BuiltIn(5274);
    pub const PrimitiveCountNV: BuiltIn = BuiltIn(5275);
    pub const PrimitiveIndicesNV: BuiltIn = BuiltIn(5276);
    pub const ClipDistancePerViewNV: BuiltIn = BuiltIn(5277);
    pub const CullDistancePerViewNV: BuiltIn = BuiltIn(5278);
    pub const LayerPerViewNV: BuiltIn = BuiltIn(5279);
    pub const MeshViewCountNV: BuiltIn = BuiltIn(5280);
    pub const MeshViewIndicesNV: BuiltIn = BuiltIn(5281);
    pub const BaryCoordKHR: BuiltIn = BuiltIn(5286);
    pub const BaryCoordNV: BuiltIn = BuiltIn::BaryCoordKHR;
    pub const BaryCoordNoPerspKHR: BuiltIn = BuiltIn(5287);
    pub const BaryCoordNoPerspNV: BuiltIn = BuiltIn::BaryCoordNoPerspKHR;
    pub const FragSizeEXT: BuiltIn = BuiltIn(5292);
    pub const FragmentSizeNV: BuiltIn = BuiltIn::FragSizeEXT;
    pub const FragInvocationCountEXT: BuiltIn = BuiltIn(5293);
    pub const InvocationsPerPixelNV: BuiltIn = BuiltIn::FragInvocationCountEXT;
    pub const PrimitivePointIndicesEXT: BuiltIn = BuiltIn(5294);
    pub const PrimitiveLineIndicesEXT: BuiltIn = BuiltIn(5295);
    pub const PrimitiveTriangleIndicesEXT: BuiltIn = BuiltIn(5296);
    pub const CullPrimitiveEXT: BuiltIn = BuiltIn(5299);
    pub const LaunchIdKHR: BuiltIn = BuiltIn(5319);
    pub const LaunchIdNV: BuiltIn = BuiltIn::LaunchIdKHR;
    pub const LaunchSizeKHR: BuiltIn = BuiltIn(5320);
    pub const LaunchSizeNV: BuiltIn = BuiltIn::LaunchSizeKHR;
    pub const WorldRayOriginKHR: BuiltIn = BuiltIn(5321);
    pub const WorldRayOriginNV: BuiltIn = BuiltIn::WorldRayOriginKHR;
    pub const WorldRayDirectionKHR: BuiltIn = BuiltIn(5322);
    pub const WorldRayDirectionNV: BuiltIn = BuiltIn::WorldRayDirectionKHR;
    pub const ObjectRayOriginKHR: BuiltIn = BuiltIn(5323);
    pub const ObjectRayOriginNV: BuiltIn = BuiltIn::ObjectRayOriginKHR;
    pub const ObjectRayDirectionKHR: BuiltIn = BuiltIn(5324);
    pub const ObjectRayDirectionNV: BuiltIn = BuiltIn::ObjectRayDirectionKHR;
    pub const RayTminKHR: BuiltIn = BuiltIn(5325);
    pub const RayTminNV: BuiltIn = BuiltIn::RayTminKHR;
    pub const RayTmaxKHR: BuiltIn = BuiltIn(5326);
    pub const RayTmaxNV: BuiltIn = BuiltIn::RayTmaxKHR;
    pub const InstanceCustomIndexKHR: BuiltIn = BuiltIn(5327);
    pub const InstanceCustomIndexNV: BuiltIn = BuiltIn::InstanceCustomIndexKHR;
    pub const ObjectToWorldKHR: BuiltIn = BuiltIn(5330);
    pub const ObjectToWorldNV: BuiltIn = BuiltIn::ObjectToWorldKHR;
    pub const WorldToObjectKHR: BuiltIn = BuiltIn(5331);
    pub const WorldToObjectNV: BuiltIn = BuiltIn::WorldToObjectKHR;
    pub const HitTNV: BuiltIn = BuiltIn(5332);
    pub const HitKindKHR: BuiltIn = BuiltIn(5333);
    pub const HitKindNV: BuiltIn = BuiltIn::HitKindKHR;
    pub const CurrentRayTimeNV: BuiltIn = BuiltIn(5334);
    pub const HitTriangleVertexPositionsKHR: BuiltIn = BuiltIn(5335);
    pub const HitMicroTriangleVertexPositionsNV: BuiltIn = BuiltIn(5337);
    pub const HitMicroTriangleVertexBarycentricsNV: BuiltIn = BuiltIn(5344);
    pub const IncomingRayFlagsKHR: BuiltIn = BuiltIn(5351);
    pub const IncomingRayFlagsNV: BuiltIn = BuiltIn::IncomingRayFlagsKHR;
    pub const RayGeometryIndexKHR: BuiltIn = BuiltIn(5352);
    pub const HitIsSphereNV: BuiltIn = BuiltIn(5359);
    pub const HitIsLSSNV: BuiltIn = BuiltIn(5360);
    pub const HitSpherePositionNV: BuiltIn = BuiltIn(5361);
    pub const WarpsPerSMNV: BuiltIn = BuiltIn(5374);
    pub const SMCountNV: BuiltIn = BuiltIn(5375);
    pub const WarpIDNV: BuiltIn = BuiltIn(5376);
    pub const SMIDNV: BuiltIn = BuiltIn(5377);
    pub const HitLSSPositionsNV: BuiltIn = BuiltIn(5396);
    pub const HitKindFrontFacingMicroTriangleNV: BuiltIn = BuiltIn(5405);
    pub const HitKindBackFacingMicroTriangleNV: BuiltIn = BuiltIn(5406);
    pub const HitSphereRadiusNV: BuiltIn = BuiltIn(5420);
    pub const HitLSSRadiiNV: BuiltIn = BuiltIn(5421);
    pub const ClusterIDNV: BuiltIn = BuiltIn(5436);
    pub const CullMaskKHR: BuiltIn = BuiltIn(6021);
    pub const SubDeviceIDINTEL: BuiltIn = BuiltIn(6135);
    pub const GlobalHWThreadIDINTEL: BuiltIn = BuiltIn(6136);
    pub const DeviceBarrierValidINTEL: BuiltIn = BuiltIn(6186);
}

open_enum!(Scope, Scope);

#[allow(missing_docs, non_upper_case_globals)]
impl Scope {
    pub const CrossDevice: Scope = Scope(0);
    pub const Device: Scope = Scope(1);
    pub const Workgroup: Scope = Scope(2);
    pub const Subgroup: Scope = Scope(3);
    pub const Invocation: Scope = Scope(4);
    pub const QueueFamily: Scope = Scope(5);
    pub const QueueFamilyKHR: Scope = Scope::QueueFamily;
    pub const ShaderCallKHR: Scope = Scope(6);
}

open_enum!(GroupOperation, GroupOperation);

#[allow(missing_docs, non_upper_case_globals)]
impl GroupOperation {
    pub const Reduce: GroupOperation = GroupOperation(0);
    pub const InclusiveScan: GroupOperation = GroupOperation(1);
    pub const ExclusiveScan: GroupOperation = GroupOperation(2);
    pub const ClusteredReduce: GroupOperation = GroupOperation(3);
    pub const PartitionedReduceEXT: GroupOperation = GroupOperation(6);
    pub const PartitionedReduceNV: GroupOperation = GroupOperation::PartitionedReduceEXT;
    pub const PartitionedInclusiveScanEXT: GroupOperation = GroupOperation(7);
    pub const PartitionedInclusiveScanNV: GroupOperation = GroupOperation::PartitionedInclusiveScanEXT;
    pub const PartitionedExclusiveScanEXT: GroupOperation = GroupOperation(8);
    pub const PartitionedExclusiveScanNV: GroupOperation = GroupOperation::PartitionedExclusiveScanEXT;
}

open_enum!(KernelEnqueueFlags, KernelEnqueueFlags);

#[allow(missing_docs, non_upper_case_globals)]
impl KernelEnqueueFlags {
    pub const NoWait: KernelEnqueueFlags = KernelEnqueueFlags(0);
    pub const WaitKernel: KernelEnqueueFlags = KernelEnqueueFlags(1);
    pub const WaitWorkGroup: KernelEnqueueFlags = KernelEnqueueFlags(2);
}

open_enum!(Capability, Capability);

#[allow(missing_docs, non_upper_case_globals)]
impl Capability {
    pub const Matrix: Capability = Capability(0);
    pub const Shader: Capability = Capability(1);
    pub const Geometry: Capability = Capability(2);
    pub const Tessellation: Capability = Capability(3);
    pub const Addresses: Capability = Capability(4);
    pub const Linkage: Capability = Capability(5);
    pub const Kernel: Capability = Capability(6);
    pub const Vector16: Capability = Capability(7);
    pub const Float16Buffer: Capability = Capability(8);
    pub const Float16: Capability = Capability(9);
    pub const Float64: Capability = Capability(10);
    pub const Int64: Capability = Capability(11);
    pub const Int64Atomics: Capability = Capability(12);
    pub const ImageBasic: Capability = Capability(13);
    pub const ImageReadWrite: Capability = Capability(14);
    pub const ImageMipmap: Capability = Capability(15);
    pub const Pipes: Capability = Capability(17);
    pub const Groups: Capability = Capability(18);
    pub const DeviceEnqueue: Capability = Capability(19);
    pub const LiteralSampler: Capability = Capability(20);
    pub const AtomicStorage: Capability = Capability(21);
    pub const Int16: Capability = Capability(22);
    pub const TessellationPointSize: Capability = Capability(23);
    pub const GeometryPointSize: Capability = Capability(24);
    pub const ImageGatherExtended: Capability = Capability(25);
    pub const StorageImageMultisample: Capability = Capability(27);
    pub const UniformBufferArrayDynamicIndexing: Capability = Capability(28);
    pub const SampledImageArrayDynamicIndexing: Capability = Capability(29);
    pub const StorageBufferArrayDynamicIndexing: Capability = Capability(30);
    pub const StorageImageArrayDynamicIndexing: Capability = Capability(31);
    pub const ClipDistance: Capability = Capability(32);
    pub const CullDistance: Capability = Capability(33);
    pub const ImageCubeArray: Capability = Capability(34);
    pub const SampleRateShading: Capability = Capability(35);
    pub const ImageRect: Capability = Capability(36);
    pub const SampledRect: Capability = Capability(37);
    pub const GenericPointer: Capability = Capability(38);
    pub const Int8: Capability = Capability(39);
    pub const InputAttachment: Capability = Capability(40);
    pub const SparseResidency: Capability = Capability(41);
    pub const MinLod: Capability = Capability(42);
    pub const Sampled1D: Capability = Capability(43);
    pub const Image1D: Capability = Capability(44);
    pub const SampledCubeArray: Capability = Capability(45);
    pub const SampledBuffer: Capability = Capability(46);
    pub const ImageBuffer: Capability = Capability(47);
    pub const ImageMSArray: Capability = Capability(48);
    pub const StorageImageExtendedFormats: Capability = Capability(49);
    pub const ImageQuery: Capability = Capability(50);
    pub const DerivativeControl: Capability = Capability(51);
    pub const InterpolationFunction: Capability = Capability(52);
    pub const TransformFeedback: Capability = Capability(53);
    pub const GeometryStreams: Capability = Capability(54);
    pub const StorageImageReadWithoutFormat: Capability = Capability(55);
    pub const StorageImageWriteWithoutFormat: Capability = Capability(56);
    pub const MultiViewport: Capability = Capability(57);
    pub const SubgroupDispatch: Capability = Capability(58);
    pub const NamedBarrier: Capability = Capability(59);
    pub const PipeStorage: Capability = Capability(60);
    pub const GroupNonUniform: Capability = Capability(61);
    pub const GroupNonUniformVote: Capability = Capability(62);
    pub const GroupNonUniformArithmetic: Capability = Capability(63);
    pub const GroupNonUniformBallot: Capability = Capability(64);
    pub const GroupNonUniformShuffle: Capability = Capability(65);
    pub const GroupNonUniformShuffleRelative: Capability = Capability(66);
    pub const GroupNonUniformClustered: Capability = Capability(67);
    pub const GroupNonUniformQuad: Capability = Capability(68);
    pub const ShaderLayer: Capability = Capability(69);
    pub const ShaderViewportIndex: Capability = Capability(70);
    pub const UniformDecoration: Capability = Capability(71);
    pub const CoreBuiltinsARM: Capability = Capability(4165);
    pub const TileImageColorReadAccessEXT: Capability = Capability(4166);
    pub const TileImageDepthReadAccessEXT: Capability = Capability(4167);
    pub const TileImageStencilReadAccessEXT: Capability = Capability(4168);
    pub const TensorsARM: Capability = Capability(4174);
    pub const StorageTensorArrayDynamicIndexingARM: Capability = Capability(4175);
    pub const StorageTensorArrayNonUniformIndexingARM: Capability = Capability(4176);
    pub const GraphARM: Capability = Capability(4191);
    pub const CooperativeMatrixLayoutsARM: Capability = Capability(4201);
    pub const Float8EXT: Capability = Capability(4212);
    pub const Float8CooperativeMatrixEXT: Capability = Capability(4213);
    pub const Float6EXT: Capability = Capability(4228);
    pub const Float4EXT: Capability = Capability(4229);
    pub const Float8UnsignedE8M0EXT: Capability = Capability(4230);
    pub const MXInt8EXT: Capability = Capability(4231);
    pub const BitcastExtractEXT: Capability = Capability(4232);
    pub const FragmentShadingRateKHR: Capability = Capability(4422);
    pub const SubgroupBallotKHR: Capability = Capability(4423);
    pub const DrawParameters: Capability = Capability(4427);
    pub const WorkgroupMemoryExplicitLayoutKHR: Capability = Capability(4428);
    pub const WorkgroupMemoryExplicitLayout8BitAccessKHR: Capability = Capability(4429);
    pub const WorkgroupMemoryExplicitLayout16BitAccessKHR: Capability = Capability(4430);
    pub const SubgroupVoteKHR: Capability = Capability(4431);
    pub const StorageBuffer16BitAccess: Capability = Capability(4433);
    pub const StorageUniformBufferBlock16: Capability = Capability::StorageBuffer16BitAccess;
    pub const UniformAndStorageBuffer16BitAccess: Capability = Capability(4434);
    pub const StorageUniform16: Capability = Capability::UniformAndStorageBuffer16BitAccess;
    pub const StoragePushConstant16: Capability = Capability(4435);
    pub const StorageInputOutput16: Capability = Capability(4436);
    pub const DeviceGroup: Capability = Capability(4437);
    pub const MultiView: Capability = Capability(4439);
    pub const VariablePointersStorageBuffer: Capability = Capability(4441);
    pub const VariablePointers: Capability = Capability(4442);
    pub const AtomicStorageOps: Capability = Capability(4445);
    pub const SampleMaskPostDepthCoverage: Capability = Capability(4447);
    pub const StorageBuffer8BitAccess: Capability = Capability(4448);
    pub const UniformAndStorageBuffer8BitAccess: Capability = Capability(4449);
    pub const StoragePushConstant8: Capability = Capability(4450);
    pub const DenormPreserve: Capability = Capability(4464);
    pub const DenormFlushToZero: Capability = Capability(4465);
    pub const SignedZeroInfNanPreserve: Capability = Capability(4466);
    pub const RoundingModeRTE: Capability = Capability(4467);
    pub const RoundingModeRTZ: Capability = Capability(4468);
    pub const RayQueryProvisionalKHR: Capability = Capability(4471);
    pub const RayQueryKHR: Capability = Capability(4472);
    pub const UntypedPointersKHR: Capability = Capability(4473);
    pub const RayTraversalPrimitiveCullingKHR: Capability = Capability(4478);
    pub const RayTracingKHR: Capability = Capability(4479);
    pub const TextureSampleWeightedQCOM: Capability = Capability(4484);
    pub const TextureBoxFilterQCOM: Capability = Capability(4485);
    pub const TextureBlockMatchQCOM: Capability = Capability(4486);
    pub const TileShadingQCOM: Capability = Capability(4495);
    pub const CooperativeMatrixConversionQCOM: Capability = Capability(4496);
    pub const TextureBlockMatch2QCOM: Capability = Capability(4498);
    pub const MultipleWaitQueuesQCOM: Capability = Capability(4539);
    pub const ImageGatherLinearQCOM: Capability = Capability(4543);
    pub const ImageGatherExtendedModesQCOM: Capability = Capability(4544);
    pub const Float16ImageAMD: Capability = Capability(5008);
    pub const ImageGatherBiasLodAMD: Capability = Capability(5009);
    pub const FragmentMaskAMD: Capability = Capability(5010);
    pub const StencilExportEXT: Capability = Capability(5013);
    pub const ImageReadWriteLodAMD: Capability = Capability(5015);
    pub const Int64ImageEXT: Capability = Capability(5016);
    pub const ShaderClockKHR: Capability = Capability(5055);
    pub const ShaderEnqueueAMDX: Capability = Capability(5067);
    pub const QuadControlKHR: Capability = Capability(5087);
    pub const Int4TypeINTEL: Capability = Capability(5112);
    pub const Int4CooperativeMatrixINTEL: Capability = Capability(5114);
    pub const BFloat16TypeKHR: Capability = Capability(5116);
    pub const BFloat16DotProductKHR: Capability = Capability(5117);
    pub const BFloat16CooperativeMatrixKHR: Capability = Capability(5118);
    pub const AbortKHR: Capability = Capability(5120);
    pub const DescriptorHeapEXT: Capability = Capability(5128);
    pub const ConstantDataKHR: Capability = Capability(5146);
    pub const PoisonFreezeKHR: Capability = Capability(5156);
    pub const WeakLinkageAMD: Capability = Capability(5181);
    pub const SampleMaskOverrideCoverageNV: Capability = Capability(5249);
    pub const GeometryShaderPassthroughNV: Capability = Capability(5251);
    pub const ShaderViewportIndexLayerEXT: Capability = Capability(5254);
    pub const ShaderViewportIndexLayerNV: Capability = Capability::ShaderViewportIndexLayerEXT;
    pub const ShaderViewportMaskNV: Capability = Capability(5255);
    pub const ShaderStereoViewNV: Capability = Capability(5259);
    pub const PerViewAttributesNV: Capability = Capability(5260);
    pub const FragmentFullyCoveredEXT: Capability = Capability(5265);
    pub const MeshShadingNV: Capability = Capability(5266);
    pub const ImageFootprintNV: Capability = Capability(5282);
    pub const MeshShadingEXT: Capability = Capability(5283);
    pub const FragmentBarycentricKHR: Capability = Capability(5284);
    pub const FragmentBarycentricNV: Capability = Capability::FragmentBarycentricKHR;
    pub const ComputeDerivativeGroupQuadsKHR: Capability = Capability(5288);
    pub const ComputeDerivativeGroupQuadsNV: Capability = Capability::ComputeDerivativeGroupQuadsKHR;
    pub const FragmentDensityEXT: Capability = Capability(5291);
    pub const ShadingRateNV: Capability = Capability::FragmentDensityEXT;
    pub const GroupNonUniformPartitionedEXT: Capability = Capability(5297);
    pub const GroupNonUniformPartitionedNV: Capability = Capability::GroupNonUniformPartitionedEXT;
    pub const ShaderNonUniform: Capability = Capability(5301);
    pub const ShaderNonUniformEXT: Capability = Capability::ShaderNonUniform;
    pub const RuntimeDescriptorArray: Capability = Capability(5302);
    pub const RuntimeDescriptorArrayEXT: Capability = Capability::RuntimeDescriptorArray;
    pub const InputAttachmentArrayDynamicIndexing: Capability = Capability(5303);
    pub const InputAttachmentArrayDynamicIndexingEXT: Capability =
        Capability::InputAttachmentArrayDynamicIndexing;
    pub const UniformTexelBufferArrayDynamicIndexing: Capability = Capability(5304);
    pub const UniformTexelBufferArrayDynamicIndexingEXT: Capability =
        Capability::UniformTexelBufferArrayDynamicIndexing;
    pub const StorageTexelBufferArrayDynamicIndexing: Capability = Capability(5305);
    pub const StorageTexelBufferArrayDynamicIndexingEXT: Capability =
        Capability::StorageTexelBufferArrayDynamicIndexing;
    pub const UniformBufferArrayNonUniformIndexing: Capability = Capability(5306);
    pub const UniformBufferArrayNonUniformIndexingEXT: Capability =
        Capability::UniformBufferArrayNonUniformIndexing;
    pub const SampledImageArrayNonUniformIndexing: Capability = Capability(5307);
    pub const SampledImageArrayNonUniformIndexingEXT: Capability =
        Capability::SampledImageArrayNonUniformIndexing;
    pub const StorageBufferArrayNonUniformIndexing: Capability = Capability(5308);
    pub const StorageBufferArrayNonUniformIndexingEXT: Capability =
        Capability::StorageBufferArrayNonUniformIndexing;
    pub const StorageImageArrayNonUniformIndexing: Capability = Capability(5309);
    pub const StorageImageArrayNonUniformIndexingEXT: Capability =
        Capability::StorageImageArrayNonUniformIndexing;
    pub const InputAttachmentArrayNonUniformIndexing: Capability = Capability(5310);
    pub const InputAttachmentArrayNonUniformIndexingEXT: Capability =
        Capability::InputAttachmentArrayNonUniformIndexing;
    pub const UniformTexelBufferArrayNonUniformIndexing: Capability = Capability(5311);
    pub const UniformTexelBufferArrayNonUniformIndexingEXT: Capability =
        Capability::UniformTexelBufferArrayNonUniformIndexing;
    pub const StorageTexelBufferArrayNonUniformIndexing: Capability = Capability(5312);
    pub const StorageTexelBufferArrayNonUniformIndexingEXT: Capability =
        Capability::StorageTexelBufferArrayNonUniformIndexing;
    pub const RayTracingPositionFetchKHR: Capability = Capability(5336);
    pub const RayTracingNV: Capability = Capability(5340);
    pub const RayTracingMotionBlurNV: Capability = Capability(5341);
    pub const VulkanMemoryModel: Capability = Capability(5345);
    pub const VulkanMemoryModelKHR: Capability = Capability::VulkanMemoryModel;
    pub const VulkanMemoryModelDeviceScope: Capability = Capability(5346);
    pub const VulkanMemoryModelDeviceScopeKHR: Capability = Capability::VulkanMemoryModelDeviceScope;
    pub const PhysicalStorageBufferAddresses: Capability = Capability(5347);
    pub const PhysicalStorageBufferAddressesEXT: Capability = Capability::PhysicalStorageBufferAddresses;
    pub const ComputeDerivativeGroupLinearKHR: Capability = Capability(5350);
    pub const ComputeDerivativeGroupLinearNV: Capability = Capability::ComputeDerivativeGroupLinearKHR;
    pub const RayTracingProvisionalKHR: Capability = Capability(5353);
    pub const CooperativeMatrixNV: Capability = Capability(5357);
    pub const FragmentShaderSampleInterlockEXT: Capability = Capability(5363);
    pub const FragmentShaderShadingRateInterlockEXT: Capability = Capability(5372);
    pub const ShaderSMBuiltinsNV: Capability = Capability(5373);
    pub const FragmentShaderPixelInterlockEXT: Capability = Capability(5378);
    pub const DemoteToHelperInvocation: Capability = Capability(5379);
    pub const DemoteToHelperInvocationEXT: Capability = Capability::DemoteToHelperInvocation;
    pub const DisplacementMicromapNV: Capability = Capability(5380);
    pub const RayTracingOpacityMicromapKHR: Capability = Capability(5381);
    pub const RayTracingOpacityMicromapEXT: Capability = Capability::RayTracingOpacityMicromapKHR;
    pub const ShaderInvocationReorderNV: Capability = Capability(5383);
    pub const ShaderInvocationReorderEXT: Capability = Capability(5388);
    pub const BindlessTextureNV: Capability = Capability(5390);
    pub const RayQueryPositionFetchKHR: Capability = Capability(5391);
    pub const CooperativeVectorNV: Capability = Capability(5394);
    pub const AtomicFloat16VectorNV: Capability = Capability(5404);
    pub const RayTracingDisplacementMicromapNV: Capability = Capability(5409);
    pub const RawAccessChainsNV: Capability = Capability(5414);
    pub const RayTracingSpheresGeometryNV: Capability = Capability(5418);
    pub const RayTracingLinearSweptSpheresGeometryNV: Capability = Capability(5419);
    pub const PushConstantBanksNV: Capability = Capability(5423);
    pub const LongVectorEXT: Capability = Capability(5425);
    pub const Shader64BitIndexingEXT: Capability = Capability(5426);
    pub const CooperativeMatrixConversionsEXT: Capability = Capability(5429);
    pub const CooperativeMatrixReductionsEXT: Capability = Capability(5430);
    pub const CooperativeMatrixReductionsNV: Capability = Capability::CooperativeMatrixReductionsEXT;
    pub const CooperativeMatrixConversionsNV: Capability = Capability(5431);
    pub const CooperativeMatrixPerElementOperationsEXT: Capability = Capability(5432);
    pub const CooperativeMatrixPerElementOperationsNV: Capability =
        Capability::CooperativeMatrixPerElementOperationsEXT;
    pub const CooperativeMatrixTensorAddressingNV: Capability = Capability(5433);
    pub const CooperativeMatrixBlockLoadsNV: Capability = Capability(5434);
    pub const CooperativeVectorTrainingNV: Capability = Capability(5435);
    pub const RayTracingClusterAccelerationStructureNV: Capability = Capability(5437);
    pub const CooperativeMatrixGetCoordinateEXT: Capability = Capability(5438);
    pub const TensorAddressingNV: Capability = Capability(5439);
    pub const CooperativeMatrixDecodeVectorNV: Capability = Capability(5447);
    pub const SubgroupShuffleINTEL: Capability = Capability(5568);
    pub const SubgroupBufferBlockIOINTEL: Capability = Capability(5569);
    pub const SubgroupImageBlockIOINTEL: Capability = Capability(5570);
    pub const SubgroupImageMediaBlockIOINTEL: Capability = Capability(5579);
    pub const RoundToInfinityINTEL: Capability = Capability(5582);
    pub const FloatingPointModeINTEL: Capability = Capability(5583);
    pub const IntegerFunctions2INTEL: Capability = Capability(5584);
    pub const FunctionPointersINTEL: Capability = Capability(5603);
    pub const IndirectReferencesINTEL: Capability = Capability(5604);
    pub const AsmINTEL: Capability = Capability(5606);
    pub const AtomicFloat32MinMaxEXT: Capability = Capability(5612);
    pub const AtomicFloat64MinMaxEXT: Capability = Capability(5613);
    pub const AtomicFloat16MinMaxEXT: Capability = Capability(5616);
    pub const VectorComputeINTEL: Capability = Capability(5617);
    pub const VectorAnyINTEL: Capability = Capability(5619);
    pub const ExpectAssumeKHR: Capability = Capability(5629);
    pub const SubgroupAvcMotionEstimationINTEL: Capability = Capability(5696);
    pub const SubgroupAvcMotionEstimationIntraINTEL: Capability = Capability(5697);
    pub const SubgroupAvcMotionEstimationChromaINTEL: Capability = Capability(5698);
    pub const VariableLengthArrayINTEL: Capability = Capability(5817);
    pub const FunctionFloatControlINTEL: Capability = Capability(5821);
    pub const FPGAMemoryAttributesALTERA: Capability = Capability(5824);
    pub const FPGAMemoryAttributesINTEL: Capability = Capability::FPGAMemoryAttributesALTERA;
    pub const FPFastMathModeINTEL: Capability = Capability(5837);
    pub const ArbitraryPrecisionIntegersALTERA: Capability = Capability(5844);
    pub const ArbitraryPrecisionIntegersINTEL: Capability = Capability::ArbitraryPrecisionIntegersALTERA;
    pub const ArbitraryPrecisionFloatingPointALTERA: Capability = Capability(5845);
    pub const ArbitraryPrecisionFloatingPointINTEL: Capability =
        Capability::ArbitraryPrecisionFloatingPointALTERA;
    pub const UnstructuredLoopControlsINTEL: Capability = Capability(5886);
    pub const FPGALoopControlsALTERA: Capability = Capability(5888);
    pub const FPGALoopControlsINTEL: Capability = Capability::FPGALoopControlsALTERA;
    pub const KernelAttributesINTEL: Capability = Capability(5892);
    pub const FPGAKernelAttributesINTEL: Capability = Capability(5897);
    pub const FPGAMemoryAccessesALTERA: Capability = Capability(5898);
    pub const FPGAMemoryAccessesINTEL: Capability = Capability::FPGAMemoryAccessesALTERA;
    pub const FPGAClusterAttributesALTERA: Capability = Capability(5904);
    pub const FPGAClusterAttributesINTEL: Capability = Capability::FPGAClusterAttributesALTERA;
    pub const LoopFuseALTERA: Capability = Capability(5906);
    pub const LoopFuseINTEL: Capability = Capability::LoopFuseALTERA;
    pub const FPGADSPControlALTERA: Capability = Capability(5908);
    pub const FPGADSPControlINTEL: Capability = Capability::FPGADSPControlALTERA;
    pub const MemoryAccessAliasingINTEL: Capability = Capability(5910);
    pub const FPGAInvocationPipeliningAttributesALTERA: Capability = Capability(5916);
    pub const FPGAInvocationPipeliningAttributesINTEL: Capability =
        Capability::FPGAInvocationPipeliningAttributesALTERA;
    pub const FPGABufferLocationALTERA: Capability = Capability(5920);
    pub const FPGABufferLocationINTEL: Capability = Capability::FPGABufferLocationALTERA;
    pub const ArbitraryPrecisionFixedPointALTERA: Capability = Capability(5922);
    pub const ArbitraryPrecisionFixedPointINTEL: Capability = Capability::ArbitraryPrecisionFixedPointALTERA;
    pub const USMStorageClassesALTERA: Capability = Capability(5935);
    pub const USMStorageClassesINTEL: Capability = Capability::USMStorageClassesALTERA;
    pub const RuntimeAlignedAttributeALTERA: Capability = Capability(5939);
    pub const RuntimeAlignedAttributeINTEL: Capability = Capability::RuntimeAlignedAttributeALTERA;
    pub const IOPipesALTERA: Capability = Capability(5943);
    pub const IOPipesINTEL: Capability = Capability::IOPipesALTERA;
    pub const BlockingPipesALTERA: Capability = Capability(5945);
    pub const BlockingPipesINTEL: Capability = Capability::BlockingPipesALTERA;
    pub const FPGARegALTERA: Capability = Capability(5948);
    pub const FPGARegINTEL: Capability = Capability::FPGARegALTERA;
    pub const DotProductInputAll: Capability = Capability(6016);
    pub const DotProductInputAllKHR: Capability = Capability::DotProductInputAll;
    pub const DotProductInput4x8Bit: Capability = Capability(6017);
    pub const DotProductInput4x8BitKHR: Capability = Capability::DotProductInput4x8Bit;
    pub const DotProductInput4x8BitPacked: Capability = Capability(6018);
    pub const DotProductInput4x8BitPackedKHR: Capability = Capability::DotProductInput4x8BitPacked;
    pub const DotProduct: Capability = Capability(6019);
    pub const DotProductKHR: Capability = Capability::DotProduct;
    pub const RayCullMaskKHR: Capability = Capability(6020);
    pub const CooperativeMatrixKHR: Capability = Capability(6022);
    pub const ReplicatedCompositesEXT: Capability = Capability(6024);
    pub const BitInstructions: Capability = Capability(6025);
    pub const GroupNonUniformRotateKHR: Capability = Capability(6026);
    pub const FloatControls2: Capability = Capability(6029);
    pub const FMAKHR: Capability = Capability(6030);
    pub const RayTracingOpacityMicromapExecutionModeKHR: Capability = Capability(6032);
    pub const AtomicFloat32AddEXT: Capability = Capability(6033);
    pub const AtomicFloat64AddEXT: Capability = Capability(6034);
    pub const LongCompositesINTEL: Capability = Capability(6089);
    pub const OptNoneEXT: Capability = Capability(6094);
    pub const OptNoneINTEL: Capability = Capability::OptNoneEXT;
    pub const AtomicFloat16AddEXT: Capability = Capability(6095);
    pub const DebugInfoModuleINTEL: Capability = Capability(6114);
    pub const BFloat16ConversionINTEL: Capability = Capability(6115);
    pub const SplitBarrierEXT: Capability = Capability(6141);
    pub const SplitBarrierINTEL: Capability = Capability::SplitBarrierEXT;
    pub const ArithmeticFenceEXT: Capability = Capability(6144);
    pub const FPGAClusterAttributesV2ALTERA: Capability = Capability(6150);
    pub const FPGAClusterAttributesV2INTEL: Capability = Capability::FPGAClusterAttributesV2ALTERA;
    pub const FPGAKernelAttributesv2INTEL: Capability = Capability(6161);
    pub const TaskSequenceALTERA: Capability = Capability(6162);
    pub const TaskSequenceINTEL: Capability = Capability::TaskSequenceALTERA;
    pub const FPMaxErrorINTEL: Capability = Capability(6169);
    pub const FPGALatencyControlALTERA: Capability = Capability(6171);
    pub const FPGALatencyControlINTEL: Capability = Capability::FPGALatencyControlALTERA;
    pub const FPGAArgumentInterfacesALTERA: Capability = Capability(6174);
    pub const FPGAArgumentInterfacesINTEL: Capability = Capability::FPGAArgumentInterfacesALTERA;
    pub const GlobalVariableHostAccessINTEL: Capability = Capability(6187);
    pub const GlobalVariableFPGADecorationsALTERA: Capability = Capability(6189);
    pub const GlobalVariableFPGADecorationsINTEL: Capability =
        Capability::GlobalVariableFPGADecorationsALTERA;
    pub const SubgroupBufferPrefetchINTEL: Capability = Capability(6220);
    pub const Subgroup2DBlockIOINTEL: Capability = Capability(6228);
    pub const Subgroup2DBlockTransformINTEL: Capability = Capability(6229);
    pub const Subgroup2DBlockTransposeINTEL: Capability = Capability(6230);
    pub const SubgroupMatrixMultiplyAccumulateINTEL: Capability = Capability(6236);
    pub const TernaryBitwiseFunctionINTEL: Capability = Capability(6241);
    pub const UntypedVariableLengthArrayINTEL: Capability = Capability(6243);
    pub const SpecConditionalINTEL: Capability = Capability(6245);
    pub const FunctionVariantsINTEL: Capability = Capability(6246);
    pub const PredicatedIOINTEL: Capability = Capability(6257);
    pub const RoundedDivideSqrtINTEL: Capability = Capability(6265);
    pub const GroupUniformArithmeticKHR: Capability = Capability(6400);
    pub const TensorFloat32RoundingINTEL: Capability = Capability(6425);
    pub const MaskedGatherScatterINTEL: Capability = Capability(6427);
    pub const CacheControlsINTEL: Capability = Capability(6441);
    pub const RegisterLimitsINTEL: Capability = Capability(6460);
    pub const BindlessImagesINTEL: Capability = Capability(6528);
    pub const DotProductFloat16AccFloat32VALVE: Capability = Capability(6912);
    pub const DotProductFloat16AccFloat16VALVE: Capability = Capability(6913);
    pub const DotProductBFloat16AccVALVE: Capability = Capability(6914);
    pub const DotProductFloat8AccFloat32VALVE: Capability = Capability(6915);
    pub const IntrinsicSAMSUNG: Capability = Capability(7041);
    pub const TokenTypeINTEL: Capability = Capability(6112);
    pub const HWThreadQueryINTEL: Capability = Capability(6134);
    pub const GlobalVariableDecorationsINTEL: Capability = Capability(6146);
    pub const SigmoidINTEL: Capability = Capability(6167);
    pub const DeviceBarrierINTEL: Capability = Capability(6185);
    pub const CooperativeMatrixCheckedInstructionsINTEL: Capability = Capability(6192);
    pub const Float4E2M1INTEL: Capability = Capability(6212);
    pub const Float4E2M1CooperativeMatrixINTEL: Capability = Capability(6213);
    pub const FloatConversionsFtoFINTEL: Capability = Capability(6215);
    pub const FloatConversionsFtoSINTEL: Capability = Capability(6216);
    pub const BFloat16ArithmeticINTEL: Capability = Capability(6226);
    pub const CooperativeMatrixOffsetInstructionsINTEL: Capability = Capability(6238);
    pub const AtomicBFloat16AddINTEL: Capability = Capability(6255);
    pub const AtomicBFloat16MinMaxINTEL: Capability = Capability(6256);
    pub const AtomicInt16CompareExchangeINTEL: Capability = Capability(6260);
    pub const Int16AtomicsINTEL: Capability = Capability(6261);
    pub const AtomicBFloat16LoadStoreINTEL: Capability = Capability(6262);
    pub const SubgroupScaledMatrixMultiplyAccumulateINTEL: Capability = Capability(6263);
    pub const CooperativeMatrixPrefetchINTEL: Capability = Capability(6411);
    pub const CooperativeMatrixInvocationInstructionsINTEL: Capability = Capability(6435);
    pub const CooperativeMatrixTF32ComponentTypeINTEL: Capability = Capability(6436);
    pub const CooperativeMatrixBFloat16ComponentTypeINTEL: Capability = Capability(6437);
    pub const SubgroupRequirementsINTEL: Capability = Capability(6445);
}

open_enum!(RayQueryIntersection, RayQueryIntersection);

#[allow(missing_docs, non_upper_case_globals)]
impl RayQueryIntersection {
    pub const RayQueryCandidateIntersectionKHR: RayQueryIntersection = RayQueryIntersection(0);
    pub const RayQueryCommittedIntersectionKHR: RayQueryIntersection = RayQueryIntersection(1);
}

open_enum!(RayQueryCommittedIntersectionType, RayQueryCommittedIntersectionType);

#[allow(missing_docs, non_upper_case_globals)]
impl RayQueryCommittedIntersectionType {
    pub const RayQueryCommittedIntersectionNoneKHR: RayQueryCommittedIntersectionType =
        RayQueryCommittedIntersectionType(0);
    pub const RayQueryCommittedIntersectionTriangleKHR: RayQueryCommittedIntersectionType =
        RayQueryCommittedIntersectionType(1);
    pub const RayQueryCommittedIntersectionGeneratedKHR: RayQueryCommittedIntersectionType =
        RayQueryCommittedIntersectionType(2);
}

open_enum!(RayQueryCandidateIntersectionType, RayQueryCandidateIntersectionType);

#[allow(missing_docs, non_upper_case_globals)]
impl RayQueryCandidateIntersectionType {
    pub const RayQueryCandidateIntersectionTriangleKHR: RayQueryCandidateIntersectionType =
        RayQueryCandidateIntersectionType(0);
    pub const RayQueryCandidateIntersectionAABBKHR: RayQueryCandidateIntersectionType =
        RayQueryCandidateIntersectionType(1);
}

open_enum!(PackedVectorFormat, PackedVectorFormat);

#[allow(missing_docs, non_upper_case_globals)]
impl PackedVectorFormat {
    pub const PackedVectorFormat4x8Bit: PackedVectorFormat = PackedVectorFormat(0);
    pub const PackedVectorFormat4x8BitKHR: PackedVectorFormat = PackedVectorFormat::PackedVectorFormat4x8Bit;
}

mask!(CooperativeMatrixOperands, CooperativeMatrixOperands);

#[allow(missing_docs, non_upper_case_globals)]
impl CooperativeMatrixOperands {
    pub const NoneKHR: CooperativeMatrixOperands = CooperativeMatrixOperands(0x0);
    pub const MatrixASignedComponentsKHR: CooperativeMatrixOperands = CooperativeMatrixOperands(0x1);
    pub const MatrixBSignedComponentsKHR: CooperativeMatrixOperands = CooperativeMatrixOperands(0x2);
    pub const MatrixCSignedComponentsKHR: CooperativeMatrixOperands = CooperativeMatrixOperands(0x4);
    pub const MatrixResultSignedComponentsKHR: CooperativeMatrixOperands = CooperativeMatrixOperands(0x8);
    pub const SaturatingAccumulationKHR: CooperativeMatrixOperands = CooperativeMatrixOperands(0x10);
}

open_enum!(CooperativeMatrixLayout, CooperativeMatrixLayout);

#[allow(missing_docs, non_upper_case_globals)]
impl CooperativeMatrixLayout {
    pub const RowMajorKHR: CooperativeMatrixLayout = CooperativeMatrixLayout(0);
    pub const ColumnMajorKHR: CooperativeMatrixLayout = CooperativeMatrixLayout(1);
    pub const RowBlockedInterleavedARM: CooperativeMatrixLayout = CooperativeMatrixLayout(4202);
    pub const ColumnBlockedInterleavedARM: CooperativeMatrixLayout = CooperativeMatrixLayout(4203);
}

open_enum!(CooperativeMatrixUse, CooperativeMatrixUse);

#[allow(missing_docs, non_upper_case_globals)]
impl CooperativeMatrixUse {
    pub const MatrixAKHR: CooperativeMatrixUse = CooperativeMatrixUse(0);
    pub const MatrixBKHR: CooperativeMatrixUse = CooperativeMatrixUse(1);
    pub const MatrixAccumulatorKHR: CooperativeMatrixUse = CooperativeMatrixUse(2);
}

mask!(CooperativeMatrixReduce, CooperativeMatrixReduce);

#[allow(missing_docs, non_upper_case_globals)]
impl CooperativeMatrixReduce {
    pub const Row: CooperativeMatrixReduce = CooperativeMatrixReduce(0x1);
    pub const Column: CooperativeMatrixReduce = CooperativeMatrixReduce(0x2);
    pub const CooperativeMatrixReduce2x2: CooperativeMatrixReduce = CooperativeMatrixReduce(0x4);
}

open_enum!(TensorClampMode, TensorClampMode);

#[allow(missing_docs, non_upper_case_globals)]
impl TensorClampMode {
    pub const Undefined: TensorClampMode = TensorClampMode(0);
    pub const Constant: TensorClampMode = TensorClampMode(1);
    pub const ClampToEdge: TensorClampMode = TensorClampMode(2);
    pub const Repeat: TensorClampMode = TensorClampMode(3);
    pub const RepeatMirrored: TensorClampMode = TensorClampMode(4);
}

mask!(TensorAddressingOperands, TensorAddressingOperands);

#[allow(missing_docs, non_upper_case_globals)]
impl TensorAddressingOperands {
    pub const None: TensorAddressingOperands = TensorAddressingOperands(0x0);
    pub const TensorView: TensorAddressingOperands = TensorAddressingOperands(0x1);
    pub const DecodeFunc: TensorAddressingOperands = TensorAddressingOperands(0x2);
    pub const DecodeVectorFunc: TensorAddressingOperands = TensorAddressingOperands(0x4);
}

open_enum!(InitializationModeQualifier, InitializationModeQualifier);

#[allow(missing_docs, non_upper_case_globals)]
impl InitializationModeQualifier {
    pub const InitOnDeviceReprogramALTERA: InitializationModeQualifier = InitializationModeQualifier(0);
    pub const InitOnDeviceReprogramINTEL: InitializationModeQualifier =
        InitializationModeQualifier::InitOnDeviceReprogramALTERA;
    pub const InitOnDeviceResetALTERA: InitializationModeQualifier = InitializationModeQualifier(1);
    pub const InitOnDeviceResetINTEL: InitializationModeQualifier =
        InitializationModeQualifier::InitOnDeviceResetALTERA;
}

open_enum!(LoadCacheControl, LoadCacheControl);

#[allow(missing_docs, non_upper_case_globals)]
impl LoadCacheControl {
    pub const UncachedINTEL: LoadCacheControl = LoadCacheControl(0);
    pub const CachedINTEL: LoadCacheControl = LoadCacheControl(1);
    pub const StreamingINTEL: LoadCacheControl = LoadCacheControl(2);
    pub const InvalidateAfterReadINTEL: LoadCacheControl = LoadCacheControl(3);
    pub const ConstCachedINTEL: LoadCacheControl = LoadCacheControl(4);
}

open_enum!(StoreCacheControl, StoreCacheControl);

#[allow(missing_docs, non_upper_case_globals)]
impl StoreCacheControl {
    pub const UncachedINTEL: StoreCacheControl = StoreCacheControl(0);
    pub const WriteThroughINTEL: StoreCacheControl = StoreCacheControl(1);
    pub const WriteBackINTEL: StoreCacheControl = StoreCacheControl(2);
    pub const StreamingINTEL: StoreCacheControl = StoreCacheControl(3);
}

open_enum!(NamedMaximumNumberOfRegisters, NamedMaximumNumberOfRegisters);

#[allow(missing_docs, non_upper_case_globals)]
impl NamedMaximumNumberOfRegisters {
    pub const AutoINTEL: NamedMaximumNumberOfRegisters = NamedMaximumNumberOfRegisters(0);
}

mask!(MatrixMultiplyAccumulateOperands, MatrixMultiplyAccumulateOperands);

#[allow(missing_docs, non_upper_case_globals)]
impl MatrixMultiplyAccumulateOperands {
    pub const None: MatrixMultiplyAccumulateOperands = MatrixMultiplyAccumulateOperands(0x0);
    pub const MatrixASignedComponentsINTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x1);
    pub const MatrixBSignedComponentsINTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x2);
    pub const MatrixCBFloat16INTEL: MatrixMultiplyAccumulateOperands = MatrixMultiplyAccumulateOperands(0x4);
    pub const MatrixResultBFloat16INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x8);
    pub const MatrixAPackedInt8INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x10);
    pub const MatrixBPackedInt8INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x20);
    pub const MatrixAPackedInt4INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x40);
    pub const MatrixBPackedInt4INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x80);
    pub const MatrixATF32INTEL: MatrixMultiplyAccumulateOperands = MatrixMultiplyAccumulateOperands(0x100);
    pub const MatrixBTF32INTEL: MatrixMultiplyAccumulateOperands = MatrixMultiplyAccumulateOperands(0x200);
    pub const MatrixAPackedFloat16INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x400);
    pub const MatrixBPackedFloat16INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x800);
    pub const MatrixAPackedBFloat16INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x1000);
    pub const MatrixBPackedBFloat16INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x2000);
    pub const MatrixAPackedFloat8E4M3INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x4000);
    pub const MatrixBPackedFloat8E4M3INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x8000);
    pub const MatrixAPackedFloat8E5M2INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x10000);
    pub const MatrixBPackedFloat8E5M2INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x20000);
    pub const MatrixAPackedFloat4E2M1INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x40000);
    pub const MatrixBPackedFloat4E2M1INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x80000);
    pub const ScaleAFloat8E8M0INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x100000);
    pub const ScaleBFloat8E8M0INTEL: MatrixMultiplyAccumulateOperands =
        MatrixMultiplyAccumulateOperands(0x200000);
}

open_enum!(FPEncoding, FPEncoding);

#[allow(missing_docs, non_upper_case_globals)]
impl FPEncoding {
    pub const BFloat16KHR: FPEncoding = FPEncoding(0);
    pub const Float8E4M3EXT: FPEncoding = FPEncoding(4214);
    pub const Float8E5M2EXT: FPEncoding = FPEncoding(4215);
    pub const Float6E2M3EXT: FPEncoding = FPEncoding(4223);
    pub const Float6E3M2EXT: FPEncoding = FPEncoding(4224);
    pub const Float4E2M1EXT: FPEncoding = FPEncoding(4225);
    pub const Float8UnsignedE8M0EXT: FPEncoding = FPEncoding(4226);
    pub const MXInt8EXT: FPEncoding = FPEncoding(4227);
    pub const Float4E2M1INTEL: FPEncoding = FPEncoding(6214);
}

open_enum!(CooperativeVectorMatrixLayout, CooperativeVectorMatrixLayout);

#[allow(missing_docs, non_upper_case_globals)]
impl CooperativeVectorMatrixLayout {
    pub const RowMajorNV: CooperativeVectorMatrixLayout = CooperativeVectorMatrixLayout(0);
    pub const ColumnMajorNV: CooperativeVectorMatrixLayout = CooperativeVectorMatrixLayout(1);
    pub const InferencingOptimalNV: CooperativeVectorMatrixLayout = CooperativeVectorMatrixLayout(2);
    pub const TrainingOptimalNV: CooperativeVectorMatrixLayout = CooperativeVectorMatrixLayout(3);
}

open_enum!(ComponentType, ComponentType);

#[allow(missing_docs, non_upper_case_globals)]
impl ComponentType {
    pub const Float16NV: ComponentType = ComponentType(0);
    pub const Float32NV: ComponentType = ComponentType(1);
    pub const Float64NV: ComponentType = ComponentType(2);
    pub const SignedInt8NV: ComponentType = ComponentType(3);
    pub const SignedInt16NV: ComponentType = ComponentType(4);
    pub const SignedInt32NV: ComponentType = ComponentType(5);
    pub const SignedInt64NV: ComponentType = ComponentType(6);
    pub const UnsignedInt8NV: ComponentType = ComponentType(7);
    pub const UnsignedInt16NV: ComponentType = ComponentType(8);
    pub const UnsignedInt32NV: ComponentType = ComponentType(9);
    pub const UnsignedInt64NV: ComponentType = ComponentType(10);
    pub const SignedInt8PackedNV: ComponentType = ComponentType(1000491000);
    pub const UnsignedInt8PackedNV: ComponentType = ComponentType(1000491001);
    pub const FloatE4M3NV: ComponentType = ComponentType(1000491002);
    pub const FloatE5M2NV: ComponentType = ComponentType(1000491003);
}

open_enum!(GatherModes, GatherModes);

#[allow(missing_docs, non_upper_case_globals)]
impl GatherModes {
    pub const Gather4x1QCOM: GatherModes = GatherModes(0);
    pub const GatherDQCOM: GatherModes = GatherModes(1);
    pub const GatherH2QCOM: GatherModes = GatherModes(2);
    pub const GatherV2QCOM: GatherModes = GatherModes(3);
}

mask!(TensorOperands, TensorOperands);

#[allow(missing_docs, non_upper_case_globals)]
impl TensorOperands {
    pub const NoneARM: TensorOperands = TensorOperands(0x0);
    pub const NontemporalARM: TensorOperands = TensorOperands(0x1);
    pub const OutOfBoundsValueARM: TensorOperands = TensorOperands(0x2);
    pub const MakeElementAvailableARM: TensorOperands = TensorOperands(0x4);
    pub const MakeElementVisibleARM: TensorOperands = TensorOperands(0x8);
    pub const NonPrivateElementARM: TensorOperands = TensorOperands(0x10);
}
