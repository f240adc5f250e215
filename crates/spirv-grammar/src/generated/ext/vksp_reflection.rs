//! The extended instruction set `NonSemantic.VkspReflection.`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::ext_inst_number;
use crate::rows::{ExtInstTable, NO, ext_inst, one};

ext_inst_number!(VkspReflection);

#[allow(missing_docs, non_upper_case_globals)]
impl VkspReflection {
    pub const Configuration: VkspReflection = VkspReflection(1);
    pub const StartCounter: VkspReflection = VkspReflection(2);
    pub const StopCounter: VkspReflection = VkspReflection(3);
    pub const PushConstants: VkspReflection = VkspReflection(4);
    pub const SpecializationMapEntry: VkspReflection = VkspReflection(5);
    pub const DescriptorSetBuffer: VkspReflection = VkspReflection(6);
    pub const DescriptorSetImage: VkspReflection = VkspReflection(7);
    pub const DescriptorSetSampler: VkspReflection = VkspReflection(8);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "NonSemantic.VkspReflection.",
    versioned: true,
    instructions: &[
        ext_inst(1, "Configuration", &[one(K::IdRef, "enabledExtensionNames"), one(K::IdRef, "specializationInfoDataSize"), one(K::IdRef, "specializationInfoData"), one(K::IdRef, "shaderName"), one(K::IdRef, "EntryPoint"), one(K::IdRef, "groupCountX"), one(K::IdRef, "groupCountY"), one(K::IdRef, "groupCountZ"), one(K::IdRef, "dispatchId")], NO),
        ext_inst(2, "StartCounter", &[one(K::IdRef, "name")], NO),
        ext_inst(3, "StopCounter", &[one(K::IdRef, "counter")], NO),
        ext_inst(4, "PushConstants", &[one(K::IdRef, "offset"), one(K::IdRef, "size"), one(K::IdRef, "pValues"), one(K::IdRef, "stageFlags")], NO),
        ext_inst(5, "SpecializationMapEntry", &[one(K::IdRef, "constantID"), one(K::IdRef, "offset"), one(K::IdRef, "size")], NO),
        ext_inst(6, "DescriptorSetBuffer", &[one(K::IdRef, "ds"), one(K::IdRef, "binding"), one(K::IdRef, "type"), one(K::IdRef, "flags"), one(K::IdRef, "queueFamilyIndexCount"), one(K::IdRef, "sharingMode"), one(K::IdRef, "size"), one(K::IdRef, "usage"), one(K::IdRef, "range"), one(K::IdRef, "offset"), one(K::IdRef, "memorySize"), one(K::IdRef, "memoryType"), one(K::IdRef, "bindOffset"), one(K::IdRef, "viewFlags"), one(K::IdRef, "viewFormat")], NO),
        ext_inst(7, "DescriptorSetImage", &[one(K::IdRef, "ds"), one(K::IdRef, "binding"), one(K::IdRef, "type"), one(K::IdRef, "imageLayout"), one(K::IdRef, "imageFlags"), one(K::IdRef, "imageType"), one(K::IdRef, "imageformat"), one(K::IdRef, "width"), one(K::IdRef, "height"), one(K::IdRef, "depth"), one(K::IdRef, "mipLevels"), one(K::IdRef, "arrayLayers"), one(K::IdRef, "samples"), one(K::IdRef, "tiling"), one(K::IdRef, "usage"), one(K::IdRef, "sharingMode"), one(K::IdRef, "queueFamilyIndexCount"), one(K::IdRef, "initialLayout"), one(K::IdRef, "aspectMask"), one(K::IdRef, "baseMipLevel"), one(K::IdRef, "levelCount"), one(K::IdRef, "baseArrayLayer"), one(K::IdRef, "layerCount"), one(K::IdRef, "viewFlags"), one(K::IdRef, "viewType"), one(K::IdRef, "viewFormat"), one(K::IdRef, "component_a"), one(K::IdRef, "component_b"), one(K::IdRef, "component_g"), one(K::IdRef, "component_r"), one(K::IdRef, "memorySize"), one(K::IdRef, "memoryType"), one(K::IdRef, "bindOffset")], NO),
        ext_inst(8, "DescriptorSetSampler", &[one(K::IdRef, "ds"), one(K::IdRef, "binding"), one(K::IdRef, "type"), one(K::IdRef, "flags"), one(K::IdRef, "magFilter"), one(K::IdRef, "minFilter"), one(K::IdRef, "mipmapMode"), one(K::IdRef, "addressModeU"), one(K::IdRef, "addressModeV"), one(K::IdRef, "addressModeW"), one(K::IdRef, "mipLodBias"), one(K::IdRef, "anisotropyEnable"), one(K::IdRef, "maxAnisotropy"), one(K::IdRef, "compareEnable"), one(K::IdRef, "compareOp"), one(K::IdRef, "minLod"), one(K::IdRef, "maxLod"), one(K::IdRef, "borderColor"), one(K::IdRef, "unnormalizedCoordinates")], NO),
    ],
    by_name: &[0, 5, 6, 7, 3, 4, 1, 2],
};
