//! The extended instruction set `NonSemantic.ClspvReflection.`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::{ext_inst_number, mask};
use crate::rows::{ExtInstTable, NO, ext_inst, many, one, optional};

ext_inst_number!(ClspvReflection);

#[allow(missing_docs, non_upper_case_globals)]
impl ClspvReflection {
    pub const Kernel: ClspvReflection = ClspvReflection(1);
    pub const ArgumentInfo: ClspvReflection = ClspvReflection(2);
    pub const ArgumentStorageBuffer: ClspvReflection = ClspvReflection(3);
    pub const ArgumentUniform: ClspvReflection = ClspvReflection(4);
    pub const ArgumentPodStorageBuffer: ClspvReflection = ClspvReflection(5);
    pub const ArgumentPodUniform: ClspvReflection = ClspvReflection(6);
    pub const ArgumentPodPushConstant: ClspvReflection = ClspvReflection(7);
    pub const ArgumentSampledImage: ClspvReflection = ClspvReflection(8);
    pub const ArgumentStorageImage: ClspvReflection = ClspvReflection(9);
    pub const ArgumentSampler: ClspvReflection = ClspvReflection(10);
    pub const ArgumentWorkgroup: ClspvReflection = ClspvReflection(11);
    pub const SpecConstantWorkgroupSize: ClspvReflection = ClspvReflection(12);
    pub const SpecConstantGlobalOffset: ClspvReflection = ClspvReflection(13);
    pub const SpecConstantWorkDim: ClspvReflection = ClspvReflection(14);
    pub const PushConstantGlobalOffset: ClspvReflection = ClspvReflection(15);
    pub const PushConstantEnqueuedLocalSize: ClspvReflection = ClspvReflection(16);
    pub const PushConstantGlobalSize: ClspvReflection = ClspvReflection(17);
    pub const PushConstantRegionOffset: ClspvReflection = ClspvReflection(18);
    pub const PushConstantNumWorkgroups: ClspvReflection = ClspvReflection(19);
    pub const PushConstantRegionGroupOffset: ClspvReflection = ClspvReflection(20);
    pub const ConstantDataStorageBuffer: ClspvReflection = ClspvReflection(21);
    pub const ConstantDataUniform: ClspvReflection = ClspvReflection(22);
    pub const LiteralSampler: ClspvReflection = ClspvReflection(23);
    pub const PropertyRequiredWorkgroupSize: ClspvReflection = ClspvReflection(24);
    pub const SpecConstantSubgroupMaxSize: ClspvReflection = ClspvReflection(25);
    pub const ArgumentPointerPushConstant: ClspvReflection = ClspvReflection(26);
    pub const ArgumentPointerUniform: ClspvReflection = ClspvReflection(27);
    pub const ProgramScopeVariablesStorageBuffer: ClspvReflection = ClspvReflection(28);
    pub const ProgramScopeVariablePointerRelocation: ClspvReflection = ClspvReflection(29);
    pub const ImageArgumentInfoChannelOrderPushConstant: ClspvReflection = ClspvReflection(30);
    pub const ImageArgumentInfoChannelDataTypePushConstant: ClspvReflection = ClspvReflection(31);
    pub const ImageArgumentInfoChannelOrderUniform: ClspvReflection = ClspvReflection(32);
    pub const ImageArgumentInfoChannelDataTypeUniform: ClspvReflection = ClspvReflection(33);
    pub const ArgumentStorageTexelBuffer: ClspvReflection = ClspvReflection(34);
    pub const ArgumentUniformTexelBuffer: ClspvReflection = ClspvReflection(35);
    pub const ConstantDataPointerPushConstant: ClspvReflection = ClspvReflection(36);
    pub const ProgramScopeVariablePointerPushConstant: ClspvReflection = ClspvReflection(37);
    pub const PrintfInfo: ClspvReflection = ClspvReflection(38);
    pub const PrintfBufferStorageBuffer: ClspvReflection = ClspvReflection(39);
    pub const PrintfBufferPointerPushConstant: ClspvReflection = ClspvReflection(40);
    pub const NormalizedSamplerMaskPushConstant: ClspvReflection = ClspvReflection(41);
    pub const WorkgroupVariableSize: ClspvReflection = ClspvReflection(42);
}

mask!(KernelPropertyFlags, ClspvReflectionKernelPropertyFlags);

#[allow(missing_docs, non_upper_case_globals)]
impl KernelPropertyFlags {
    pub const None: KernelPropertyFlags = KernelPropertyFlags(0x0);
    pub const MayUsePrintf: KernelPropertyFlags = KernelPropertyFlags(0x1);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "NonSemantic.ClspvReflection.",
    versioned: true,
    instructions: &[
        ext_inst(1, "Kernel", &[one(K::IdRef, "Kernel"), one(K::IdRef, "Name"), optional(K::IdRef, "NumArguments"), optional(K::IdRef, "Flags"), optional(K::IdRef, "Attributes")], NO),
        ext_inst(2, "ArgumentInfo", &[one(K::IdRef, "Name"), optional(K::IdRef, "Type Name"), optional(K::IdRef, "Address Qualifier"), optional(K::IdRef, "Access Qualifier"), optional(K::IdRef, "Type Qualifier")], NO),
        ext_inst(3, "ArgumentStorageBuffer", &[one(K::IdRef, "Decl"), one(K::IdRef, "Ordinal"), one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(4, "ArgumentUniform", &[one(K::IdRef, "Decl"), one(K::IdRef, "Ordinal"), one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(5, "ArgumentPodStorageBuffer", &[one(K::IdRef, "Decl"), one(K::IdRef, "Ordinal"), one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), one(K::IdRef, "Offset"), one(K::IdRef, "Size"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(6, "ArgumentPodUniform", &[one(K::IdRef, "Decl"), one(K::IdRef, "Ordinal"), one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), one(K::IdRef, "Offset"), one(K::IdRef, "Size"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(7, "ArgumentPodPushConstant", &[one(K::IdRef, "Decl"), one(K::IdRef, "Ordinal"), one(K::IdRef, "Offset"), one(K::IdRef, "Size"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(8, "ArgumentSampledImage", &[one(K::IdRef, "Decl"), one(K::IdRef, "Ordinal"), one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(9, "ArgumentStorageImage", &[one(K::IdRef, "Decl"), one(K::IdRef, "Ordinal"), one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(10, "ArgumentSampler", &[one(K::IdRef, "Decl"), one(K::IdRef, "Ordinal"), one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(11, "ArgumentWorkgroup", &[one(K::IdRef, "Decl"), one(K::IdRef, "Ordinal"), one(K::IdRef, "SpecId"), one(K::IdRef, "ElemSize"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(12, "SpecConstantWorkgroupSize", &[one(K::IdRef, "X"), one(K::IdRef, "Y"), one(K::IdRef, "Z")], NO),
        ext_inst(13, "SpecConstantGlobalOffset", &[one(K::IdRef, "X"), one(K::IdRef, "Y"), one(K::IdRef, "Z")], NO),
        ext_inst(14, "SpecConstantWorkDim", &[one(K::IdRef, "Dim")], NO),
        ext_inst(15, "PushConstantGlobalOffset", &[one(K::IdRef, "Offset"), one(K::IdRef, "Size")], NO),
        ext_inst(16, "PushConstantEnqueuedLocalSize", &[one(K::IdRef, "Offset"), one(K::IdRef, "Size")], NO),
        ext_inst(17, "PushConstantGlobalSize", &[one(K::IdRef, "Offset"), one(K::IdRef, "Size")], NO),
        ext_inst(18, "PushConstantRegionOffset", &[one(K::IdRef, "Offset"), one(K::IdRef, "Size")], NO),
        ext_inst(19, "PushConstantNumWorkgroups", &[one(K::IdRef, "Offset"), one(K::IdRef, "Size")], NO),
        ext_inst(20, "PushConstantRegionGroupOffset", &[one(K::IdRef, "Offset"), one(K::IdRef, "Size")], NO),
        ext_inst(21, "ConstantDataStorageBuffer", &[one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), one(K::IdRef, "Data")], NO),
        ext_inst(22, "ConstantDataUniform", &[one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), one(K::IdRef, "Data")], NO),
        ext_inst(23, "LiteralSampler", &[one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), one(K::IdRef, "Mask")], NO),
        ext_inst(24, "PropertyRequiredWorkgroupSize", &[one(K::IdRef, "Kernel"), one(K::IdRef, "X"), one(K::IdRef, "Y"), one(K::IdRef, "Z")], NO),
        ext_inst(25, "SpecConstantSubgroupMaxSize", &[one(K::IdRef, "Size")], NO),
        ext_inst(26, "ArgumentPointerPushConstant", &[one(K::IdRef, "Kernel"), one(K::IdRef, "Ordinal"), one(K::IdRef, "Offset"), one(K::IdRef, "Size"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(27, "ArgumentPointerUniform", &[one(K::IdRef, "Kernel"), one(K::IdRef, "Ordinal"), one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), one(K::IdRef, "Offset"), one(K::IdRef, "Size"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(28, "ProgramScopeVariablesStorageBuffer", &[one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), one(K::IdRef, "Data")], NO),
        ext_inst(29, "ProgramScopeVariablePointerRelocation", &[one(K::IdRef, "ObjectOffset"), one(K::IdRef, "PointerOffset"), one(K::IdRef, "PointerSize")], NO),
        ext_inst(30, "ImageArgumentInfoChannelOrderPushConstant", &[one(K::IdRef, "Kernel"), one(K::IdRef, "Ordinal"), one(K::IdRef, "Offset"), one(K::IdRef, "Size")], NO),
        ext_inst(31, "ImageArgumentInfoChannelDataTypePushConstant", &[one(K::IdRef, "Kernel"), one(K::IdRef, "Ordinal"), one(K::IdRef, "Offset"), one(K::IdRef, "Size")], NO),
        ext_inst(32, "ImageArgumentInfoChannelOrderUniform", &[one(K::IdRef, "Kernel"), one(K::IdRef, "Ordinal"), one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), one(K::IdRef, "Offset"), one(K::IdRef, "Size")], NO),
        ext_inst(33, "ImageArgumentInfoChannelDataTypeUniform", &[one(K::IdRef, "Kernel"), one(K::IdRef, "Ordinal"), one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), one(K::IdRef, "Offset"), one(K::IdRef, "Size")], NO),
        ext_inst(34, "ArgumentStorageTexelBuffer", &[one(K::IdRef, "Decl"), one(K::IdRef, "Ordinal"), one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(35, "ArgumentUniformTexelBuffer", &[one(K::IdRef, "Decl"), one(K::IdRef, "Ordinal"), one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), optional(K::IdRef, "ArgInfo")], NO),
        ext_inst(36, "ConstantDataPointerPushConstant", &[one(K::IdRef, "Offset"), one(K::IdRef, "Size"), one(K::IdRef, "Data")], NO),
        ext_inst(37, "ProgramScopeVariablePointerPushConstant", &[one(K::IdRef, "Offset"), one(K::IdRef, "Size"), one(K::IdRef, "Data")], NO),
        ext_inst(38, "PrintfInfo", &[one(K::IdRef, "PrintfID"), one(K::IdRef, "FormatString"), many(K::IdRef, "ArgumentSizes")], NO),
        ext_inst(39, "PrintfBufferStorageBuffer", &[one(K::IdRef, "DescriptorSet"), one(K::IdRef, "Binding"), one(K::IdRef, "BufferSize")], NO),
        ext_inst(40, "PrintfBufferPointerPushConstant", &[one(K::IdRef, "Offset"), one(K::IdRef, "Size"), one(K::IdRef, "BufferSize")], NO),
        ext_inst(41, "NormalizedSamplerMaskPushConstant", &[one(K::IdRef, "Kernel"), one(K::IdRef, "Ordinal"), one(K::IdRef, "Offset"), one(K::IdRef, "Size")], NO),
        ext_inst(42, "WorkgroupVariableSize", &[one(K::IdRef, "Variable"), one(K::IdRef, "Size")], NO),
    ],
    by_name: &[1, 6, 4, 5, 25, 26, 7, 9, 2, 8, 33, 3, 34, 10, 35, 20, 21, 30, 32, 29, 31, 0, 22, 40, 39, 38, 37, 36, 28, 27, 23, 15, 14, 16, 18, 19, 17, 12, 24, 13, 11, 41],
};
