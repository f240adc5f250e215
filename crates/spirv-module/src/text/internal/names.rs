//! Enumerants that the internal text writes by name, and their spelling.
//!
//! Source: the name tables of the Khronos SPIRV-LLVM-Translator (`SPIRVOpCodeEnum.h`, `SPIRVNameMapEnum.h`,
//! `SPIRVExtInst.h`, August 2026).

use spirv_grammar::vendor::{self, aux_data, debug_info};
use spirv_grammar::{ExtInstSet, Op, OperandKind};

static VALUES: &[(OperandKind, u32, &str)] = &[
    (OperandKind::Capability, 4433, "StorageUniformBufferBlock16"),
    (OperandKind::Capability, 5254, "ShaderViewportIndexLayerNV"),
    (OperandKind::Capability, 5284, "FragmentBarycentricNV"),
    (OperandKind::Capability, 5288, "ComputeDerivativeGroupQuadsNV"),
    (OperandKind::Capability, 5291, "ShadingRateNV"),
    (OperandKind::Capability, 5297, "GroupNonUniformPartitionedNV"),
    (OperandKind::Capability, 5301, "ShaderNonUniformEXT"),
    (OperandKind::Capability, 5302, "RuntimeDescriptorArrayEXT"),
    (OperandKind::Capability, 5303, "InputAttachmentArrayDynamicIndexingEXT"),
    (OperandKind::Capability, 5304, "UniformTexelBufferArrayDynamicIndexingEXT"),
    (OperandKind::Capability, 5305, "StorageTexelBufferArrayDynamicIndexingEXT"),
    (OperandKind::Capability, 5306, "UniformBufferArrayNonUniformIndexingEXT"),
    (OperandKind::Capability, 5307, "SampledImageArrayNonUniformIndexingEXT"),
    (OperandKind::Capability, 5308, "StorageBufferArrayNonUniformIndexingEXT"),
    (OperandKind::Capability, 5309, "StorageImageArrayNonUniformIndexingEXT"),
    (OperandKind::Capability, 5310, "InputAttachmentArrayNonUniformIndexingEXT"),
    (OperandKind::Capability, 5311, "UniformTexelBufferArrayNonUniformIndexingEXT"),
    (OperandKind::Capability, 5312, "StorageTexelBufferArrayNonUniformIndexingEXT"),
    (OperandKind::Capability, 5345, "VulkanMemoryModelKHR"),
    (OperandKind::Capability, 5346, "VulkanMemoryModelDeviceScopeKHR"),
    (OperandKind::Capability, 5347, "PhysicalStorageBufferAddressesEXT"),
    (OperandKind::Capability, 5350, "ComputeDerivativeGroupLinearNV"),
    (OperandKind::Capability, 5379, "DemoteToHelperInvocationEXT"),
    (OperandKind::Capability, 5943, "IOPipeINTEL"),
    (OperandKind::Capability, 6016, "DotProductInputAllKHR"),
    (OperandKind::Capability, 6017, "DotProductInput4x8BitKHR"),
    (OperandKind::Capability, 6018, "DotProductInput4x8BitPackedKHR"),
    (OperandKind::Capability, 6019, "DotProductKHR"),
    (OperandKind::Capability, 6115, "Bfloat16ConversionINTEL"),
    (OperandKind::Capability, 6141, "SplitBarrierINTEL"),
    (OperandKind::Decoration, 5271, "PerPrimitiveNV"),
    (OperandKind::Decoration, 5285, "PerVertexNV"),
    (OperandKind::Decoration, 5300, "NonUniformEXT"),
    (OperandKind::Decoration, 5355, "RestrictPointerEXT"),
    (OperandKind::Decoration, 5356, "AliasedPointerEXT"),
    (OperandKind::Decoration, 5625, "FuncParamIOKind"),
    (OperandKind::Decoration, 5634, "HlslCounterBufferGOOGLE"),
    (OperandKind::Decoration, 6147, "HostAccessINTEL"),
    (OperandKind::Decoration, 6148, "InitModeINTEL"),
    (OperandKind::Decoration, 6149, "ImplementInCSRINTEL"),
    (OperandKind::Decoration, 6247, "DecorationConditionalINTEL"),
];

/// Instructions of `NonSemantic.AuxData`, by number.
static AUX_DATA: &[&str] = &[
    "NonSemanticAuxDataFunctionMetadata",
    "NonSemanticAuxDataFunctionAttribute",
    "NonSemanticAuxDataGlobalVariableMetadata",
    "NonSemanticAuxDataGlobalVariableAttribute",
    "NonSemanticAuxDataLinkage",
];

/// The stray comma is the translator's.
const PTR_TO_MEMBER: (&str, &str) = ("DebugTypePtrToMember", "DebugTypePtrToMember,");

/// The kinds of operands that are written by name.
pub(super) const NAMED_KINDS: [OperandKind; 5] = [
    OperandKind::Capability,
    OperandKind::Decoration,
    OperandKind::LinkageType,
    OperandKind::HostAccessQualifier,
    OperandKind::InitializationModeQualifier,
];

/// The name of an opcode.
pub(super) fn opcode(op: Op) -> Option<&'static str> {
    vendor::translator_name(op)
}

/// The opcode of a name.
pub(super) fn opcode_number(name: &str) -> Option<Op> {
    // The translator's names that are special are aliases in the grammar.
    Op::from_name(name)
}

/// Which operand of an instruction, counted behind result type and result, is an opcode by name: a number in the grammar.
pub(super) fn opcode_operand(op: Op) -> Option<usize> {
    (op == Op::SpecConstantArchitectureINTEL).then_some(2)
}

/// The name of a value of one of [`NAMED_KINDS`].
pub(super) fn value(kind: OperandKind, value: u32) -> Option<&'static str> {
    let own = VALUES.iter().find(|(of, number, _)| *of == kind && *number == value);
    if let Some((_, _, name)) = own {
        return Some(name);
    }
    let facts = kind.enumerant(value)?;
    Some(vendor::older_name(facts.name, facts.aliases))
}

/// The value of a name. The grammar's spelling comes first: `HostAccessINTEL` is the later of the two numbers.
pub(super) fn value_number(kind: OperandKind, name: &str) -> Option<u32> {
    let own = || VALUES.iter().find(|(of, _, own)| *of == kind && *own == name).map(|(_, number, _)| *number);
    kind.enumerant_by_name(name).map(|facts| facts.value).or_else(own)
}

/// The name of an extended instruction; `set` is the imported name.
pub(super) fn ext_inst(set: &str, number: u32) -> Option<&'static str> {
    if set == aux_data::SET {
        return AUX_DATA.get(number as usize).copied();
    }
    if let Some((_, name)) = added(set).iter().find(|(known, _)| *known == number) {
        return Some(name);
    }
    let name = ExtInstSet::from_name(set)?.instruction(number)?.name;
    Some(if name == PTR_TO_MEMBER.0 { PTR_TO_MEMBER.1 } else { name })
}

/// The number of an extended instruction; `set` is the imported name.
pub(super) fn ext_inst_number(set: &str, name: &str) -> Option<u32> {
    if set == aux_data::SET {
        return AUX_DATA.iter().position(|known| *known == name).map(|index| index as u32);
    }
    if let Some((number, _)) = added(set).iter().find(|(_, known)| *known == name) {
        return Some(*number);
    }
    let name = if name == PTR_TO_MEMBER.1 { PTR_TO_MEMBER.0 } else { name };
    ExtInstSet::from_name(set)?.instruction_by_name(name).map(|facts| facts.number)
}

/// The instructions of a set that only translators write.
fn added(set: &str) -> &'static [(u32, &'static str)] {
    if set == debug_info::SHADER_200 { debug_info::ADDED } else { &[] }
}
