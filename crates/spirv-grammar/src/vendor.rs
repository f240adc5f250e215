//! Opcodes and values that are in use but not in the Khronos grammar.
//!
//! Source: the Khronos SPIRV-LLVM-Translator, which reads and writes these under Intel extensions whose numbers were
//! never registered in the grammar (its `spirv_internal.hpp`, and the operand counts in its `SPIRVInstruction.h`, as
//! of August 2026). Their values in other tools' modules mean the same thing. Aliases of numbers that the grammar does
//! have (the `…INTEL` names of what is `…ALTERA` now) are in the grammar.

use crate::facts::EnumerantFacts;
use crate::generated::enums::*;
use crate::packed;
use crate::rows::{
    EnumerantRow, InstructionRow, OperandRow, RequirementsRow, enumerant as value, instruction as row, one,
    optional, requires,
};
use crate::{InstructionClass as C, Names, Op, OperandKind as K};

/// What an extension brings that no version has.
const fn needs(capabilities: &'static [Capability], extensions: &'static [&'static str]) -> RequirementsRow {
    requires(capabilities, extensions, None, None)
}

const CHECKED: RequirementsRow =
    needs(&[Capability::CooperativeMatrixCheckedInstructionsINTEL], &["SPV_INTEL_joint_matrix"]);
const OFFSET: RequirementsRow =
    needs(&[Capability::CooperativeMatrixOffsetInstructionsINTEL], &["SPV_INTEL_joint_matrix"]);
const INVOCATION: RequirementsRow =
    needs(&[Capability::CooperativeMatrixInvocationInstructionsINTEL], &["SPV_INTEL_joint_matrix"]);
const TO_FLOAT: RequirementsRow =
    needs(&[Capability::FloatConversionsFtoFINTEL], &["SPV_INTEL_fp_conversions"]);
const TO_SIGNED: RequirementsRow =
    needs(&[Capability::FloatConversionsFtoSINTEL], &["SPV_INTEL_fp_conversions"]);
const SEEDED: &[OperandRow] =
    &[one(K::IdRef, "Float Value"), one(K::IdRef, "Seed"), optional(K::IdRef, "Last Seed")];
const CONVERTED: &[OperandRow] = &[one(K::IdRef, "Float Value")];

macro_rules! constants {
    ($($type:ident { $($name:ident = $value:expr),* $(,)? })*) => {
        $(
            /// Values that the grammar does not have, see [`vendor`](crate::vendor).
            #[allow(missing_docs, non_upper_case_globals)]
            impl $type {
                $(pub const $name: $type = $type($value);)*
            }
        )*
    };
}

constants! {
    Op {
        TypeTokenINTEL = 6113,
        FSigmoidINTEL = 6168,
        CooperativeMatrixLoadCheckedINTEL = 6193,
        CooperativeMatrixStoreCheckedINTEL = 6194,
        CooperativeMatrixConstructCheckedINTEL = 6195,
        ClampConvertFToFINTEL = 6216,
        StochasticRoundFToFINTEL = 6217,
        ClampStochasticRoundFToFINTEL = 6218,
        ClampStochasticRoundFToSINTEL = 6219,
        CooperativeMatrixLoadOffsetINTEL = 6239,
        CooperativeMatrixStoreOffsetINTEL = 6240,
        SubgroupScaledMatrixMultiplyAccumulateINTEL = 6264,
        ClampConvertFToSINTEL = 6424,
        JointMatrixGetElementCoordINTEL = 6440,
        CooperativeMatrixApplyFunctionINTEL = 6448,
        CooperativeMatrixPrefetchINTEL = 6449,
    }
    Capability {
        TokenTypeINTEL = 6112,
        HWThreadQueryINTEL = 6134,
        GlobalVariableDecorationsINTEL = 6146,
        SigmoidINTEL = 6167,
        DeviceBarrierINTEL = 6185,
        CooperativeMatrixCheckedInstructionsINTEL = 6192,
        Float4E2M1INTEL = 6212,
        Float4E2M1CooperativeMatrixINTEL = 6213,
        FloatConversionsFtoFINTEL = 6215,
        FloatConversionsFtoSINTEL = 6216,
        BFloat16ArithmeticINTEL = 6226,
        CooperativeMatrixOffsetInstructionsINTEL = 6238,
        AtomicBFloat16AddINTEL = 6255,
        AtomicBFloat16MinMaxINTEL = 6256,
        AtomicInt16CompareExchangeINTEL = 6260,
        Int16AtomicsINTEL = 6261,
        AtomicBFloat16LoadStoreINTEL = 6262,
        SubgroupScaledMatrixMultiplyAccumulateINTEL = 6263,
        CooperativeMatrixPrefetchINTEL = 6411,
        CooperativeMatrixInvocationInstructionsINTEL = 6435,
        CooperativeMatrixTF32ComponentTypeINTEL = 6436,
        CooperativeMatrixBFloat16ComponentTypeINTEL = 6437,
        SubgroupRequirementsINTEL = 6445,
    }
    Decoration {
        RuntimeAlignedINTEL = 5940,
        LegacyHostAccessINTEL = 6147,
        LegacyInitModeINTEL = 6148,
        LegacyImplementInCSRINTEL = 6149,
        ArgumentAttributeINTEL = 6409,
    }
    ExecutionMode { NamedSubgroupSizeINTEL = 6446 }
    BuiltIn { SubDeviceIDINTEL = 6135, GlobalHWThreadIDINTEL = 6136, DeviceBarrierValidINTEL = 6186 }
    FPEncoding { Float4E2M1INTEL = 6214 }
    MatrixMultiplyAccumulateOperands {
        MatrixAPackedFloat8E4M3INTEL = 0x4000,
        MatrixBPackedFloat8E4M3INTEL = 0x8000,
        MatrixAPackedFloat8E5M2INTEL = 0x10000,
        MatrixBPackedFloat8E5M2INTEL = 0x20000,
        MatrixAPackedFloat4E2M1INTEL = 0x40000,
        MatrixBPackedFloat4E2M1INTEL = 0x80000,
        ScaleAFloat8E8M0INTEL = 0x10_0000,
        ScaleBFloat8E8M0INTEL = 0x20_0000,
    }
}

/// Instruction numbers of the extended set `NonSemantic.AuxData`, in which that translator keeps attributes and
/// metadata of LLVM.
pub mod aux_data {
    /// The name given to OpExtInstImport.
    pub const SET: &str = "NonSemantic.AuxData";
    /// Function, kind as string, operands.
    pub const FUNCTION_METADATA: u32 = 0;
    /// Function, name as string, optional value as string.
    pub const FUNCTION_ATTRIBUTE: u32 = 1;
    /// Variable, kind as string, operands.
    pub const GLOBAL_VARIABLE_METADATA: u32 = 2;
    /// Variable, name as string, optional value as string.
    pub const GLOBAL_VARIABLE_ATTRIBUTE: u32 = 3;
    /// Global, linkage that SPIR-V has no word for.
    pub const LINKAGE: u32 = 4;
}

/// Debug information: what only translators write.
pub mod debug_info {
    use crate::ext::open_cl_debug_info100::OpenClDebugInfo100;
    use crate::{ExtInstSet, OperandFacts, OperandKind, Quantifier};
    use std::borrow::Cow;

    /// `OpenCL.DebugInfo.100` under the name that it had before it was registered.
    pub const LEGACY_SET: &str = "SPIRV.debug";
    /// The newest version of the set without a meaning.
    pub const SHADER_200: &str = "NonSemantic.Shader.DebugInfo.200";
    /// The instructions that only that version has, by number.
    pub const ADDED: &[(u32, &str)] = &[
        (200, "DebugModule"),
        (201, "DebugTypeSubrange"),
        (202, "DebugTypeArrayDynamic"),
        (203, "DebugTypeString"),
    ];

    /// Which operands an instruction of a set has.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Form {
        /// Those of the specification.
        Registered,
        /// Those of another instruction.
        Of(u32),
        /// A word more, which says nothing, behind so many operands.
        WithUnused(usize),
        /// The operand behind so many, and the one behind it, the other way round.
        Swapped(usize),
    }

    impl Form {
        /// The operands of an instruction in this form, in their order; `None` for an unknown number.
        pub fn operands(self, set: ExtInstSet, number: u32) -> Option<Cow<'static, [OperandFacts]>> {
            let number = if let Form::Of(other) = self { other } else { number };
            let mut operands = Cow::Borrowed(set.operands(number)?);
            match self {
                Form::Registered | Form::Of(_) => {}
                Form::WithUnused(at) => {
                    let unused = OperandFacts::unnamed(OperandKind::LiteralInteger, Quantifier::One);
                    let at = at.min(operands.len());
                    operands.to_mut().insert(at, unused);
                }
                Form::Swapped(at) if at + 1 < operands.len() => operands.to_mut().swap(at, at + 1),
                Form::Swapped(_) => {}
            }
            Some(operands)
        }
    }

    const IMPORTED_ENTITY: u32 = 34;

    /// What the translator of Khronos has in the set with literals in place of what is registered: the numbers of names of
    /// templates and packs of their parameters the other way round, and an operand more for what is imported. A 0 where
    /// an id should be tells; of modules, which `is_scope` of two operands. Operands of a text are as good as words, if those
    /// that are 0 are told from those that are ids.
    pub fn form(set: ExtInstSet, number: u32, operands: &[u32], is_scope: impl Fn(u32) -> bool) -> Form {
        const NAMES: u32 = OpenClDebugInfo100::DebugTypeTemplateTemplateParameter.0;
        const MODULE: u32 = OpenClDebugInfo100::DebugModuleINTEL.0;
        const PACKS: u32 = OpenClDebugInfo100::DebugTypeTemplateParameterPack.0;
        match (number, operands) {
            _ if set != ExtInstSet::OpenClDebugInfo100 => Form::Registered,
            (NAMES, [_, _, 0, ..]) => Form::Of(PACKS),
            (PACKS, [_, _, _, _, 0]) => Form::Of(NAMES),
            (IMPORTED_ENTITY, operands) if operands.len() == 8 => Form::WithUnused(2),
            (MODULE, &[_, _, line, scope, ..]) if !is_scope(line) && is_scope(scope) => Form::Swapped(2),
            _ => Form::Registered,
        }
    }
}

/// Ascending opcode.
#[rustfmt::skip]
pub(crate) const INSTRUCTIONS: &[InstructionRow] = &[
    row(6113, "TypeTokenINTEL", &[], C::TypeDeclaration, false, true, &[], needs(&[Capability::TokenTypeINTEL], &["SPV_INTEL_token_type"])),
    row(6168, "FSigmoidINTEL", &[], C::Reserved, true, true, &[one(K::IdRef, "Operand")], needs(&[Capability::SigmoidINTEL], &["SPV_INTEL_sigmoid"])),
    row(6193, "CooperativeMatrixLoadCheckedINTEL", &[], C::Reserved, true, true, &[one(K::IdRef, "Pointer"), one(K::IdRef, "X Offset"), one(K::IdRef, "Y Offset"), one(K::IdRef, "Memory Layout"), one(K::IdRef, "Height"), one(K::IdRef, "Width"), optional(K::IdRef, "Stride"), optional(K::MemoryAccess, "Memory Operand")], CHECKED),
    row(6194, "CooperativeMatrixStoreCheckedINTEL", &[], C::Reserved, false, false, &[one(K::IdRef, "Pointer"), one(K::IdRef, "X Offset"), one(K::IdRef, "Y Offset"), one(K::IdRef, "Object"), one(K::IdRef, "Memory Layout"), one(K::IdRef, "Height"), one(K::IdRef, "Width"), optional(K::IdRef, "Stride"), optional(K::MemoryAccess, "Memory Operand")], CHECKED),
    row(6195, "CooperativeMatrixConstructCheckedINTEL", &[], C::Reserved, true, true, &[one(K::IdRef, "X Offset"), one(K::IdRef, "Y Offset"), one(K::IdRef, "Height"), one(K::IdRef, "Width"), one(K::IdRef, "Value")], CHECKED),
    row(6216, "ClampConvertFToFINTEL", &[], C::Reserved, true, true, CONVERTED, TO_FLOAT),
    row(6217, "StochasticRoundFToFINTEL", &[], C::Reserved, true, true, SEEDED, TO_FLOAT),
    row(6218, "ClampStochasticRoundFToFINTEL", &[], C::Reserved, true, true, SEEDED, TO_FLOAT),
    row(6219, "ClampStochasticRoundFToSINTEL", &[], C::Reserved, true, true, SEEDED, TO_SIGNED),
    row(6239, "CooperativeMatrixLoadOffsetINTEL", &[], C::Reserved, true, true, &[one(K::IdRef, "Pointer"), one(K::IdRef, "Row Offset"), one(K::IdRef, "Column Offset"), one(K::IdRef, "Memory Layout"), one(K::IdRef, "Stride"), optional(K::MemoryAccess, "Memory Operand")], OFFSET),
    row(6240, "CooperativeMatrixStoreOffsetINTEL", &[], C::Reserved, false, false, &[one(K::IdRef, "Pointer"), one(K::IdRef, "Row Offset"), one(K::IdRef, "Column Offset"), one(K::IdRef, "Object"), one(K::IdRef, "Memory Layout"), one(K::IdRef, "Stride"), optional(K::MemoryAccess, "Memory Operand")], OFFSET),
    row(6264, "SubgroupScaledMatrixMultiplyAccumulateINTEL", &[], C::Reserved, true, true, &[one(K::IdRef, "K Dim"), one(K::IdRef, "Matrix A"), one(K::IdRef, "Matrix B"), one(K::IdRef, "Matrix C"), one(K::IdRef, "Scale A"), one(K::IdRef, "Scale B"), optional(K::MatrixMultiplyAccumulateOperands, "Matrix Multiply Accumulate Operands")], needs(&[Capability::SubgroupScaledMatrixMultiplyAccumulateINTEL], &["SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate"])),
    row(6424, "ClampConvertFToSINTEL", &[], C::Reserved, true, true, CONVERTED, TO_SIGNED),
    row(6440, "JointMatrixGetElementCoordINTEL", &[], C::Reserved, true, true, &[one(K::IdRef, "Matrix"), one(K::IdRef, "Index")], INVOCATION),
    row(6448, "CooperativeMatrixApplyFunctionINTEL", &[], C::Reserved, true, true, &[one(K::IdRef, "Function"), one(K::IdRef, "Matrix")], INVOCATION),
    row(6449, "CooperativeMatrixPrefetchINTEL", &[], C::Reserved, false, false, &[one(K::IdRef, "Pointer"), one(K::IdRef, "Rows"), one(K::IdRef, "Columns"), one(K::LiteralInteger, "Cache Level"), one(K::IdRef, "Memory Layout"), optional(K::IdRef, "Stride")], needs(&[Capability::CooperativeMatrixPrefetchINTEL], &["SPV_INTEL_joint_matrix"])),
];

/// Kind and facts; few enough to be searched one after the other.
#[rustfmt::skip]
pub(crate) const VALUES: &[(K, EnumerantRow)] = &[
    (K::Capability, value(6112, "TokenTypeINTEL", &[], &[], needs(&[], &["SPV_INTEL_token_type"]))),
    (K::Capability, value(6134, "HWThreadQueryINTEL", &[], &[], needs(&[], &["SPV_INTEL_hw_thread_queries"]))),
    (K::Capability, value(6146, "GlobalVariableDecorationsINTEL", &[], &[], needs(&[], &["SPV_INTEL_global_variable_decorations"]))),
    (K::Capability, value(6167, "SigmoidINTEL", &[], &[], needs(&[], &["SPV_INTEL_sigmoid"]))),
    (K::Capability, value(6185, "DeviceBarrierINTEL", &[], &[], needs(&[], &["SPV_INTEL_device_barrier"]))),
    (K::Capability, value(6192, "CooperativeMatrixCheckedInstructionsINTEL", &[], &[], needs(&[], &["SPV_INTEL_joint_matrix"]))),
    (K::Capability, value(6212, "Float4E2M1INTEL", &[], &[], needs(&[], &["SPV_INTEL_float4"]))),
    (K::Capability, value(6213, "Float4E2M1CooperativeMatrixINTEL", &[], &[], needs(&[], &["SPV_INTEL_float4"]))),
    (K::Capability, value(6215, "FloatConversionsFtoFINTEL", &[], &[], needs(&[], &["SPV_INTEL_fp_conversions"]))),
    (K::Capability, value(6216, "FloatConversionsFtoSINTEL", &[], &[], needs(&[], &["SPV_INTEL_fp_conversions"]))),
    (K::Capability, value(6226, "BFloat16ArithmeticINTEL", &[], &[], needs(&[], &["SPV_INTEL_bfloat16_arithmetic"]))),
    (K::Capability, value(6238, "CooperativeMatrixOffsetInstructionsINTEL", &[], &[], needs(&[], &["SPV_INTEL_joint_matrix"]))),
    (K::Capability, value(6255, "AtomicBFloat16AddINTEL", &[], &[], needs(&[], &["SPV_INTEL_16bit_atomics"]))),
    (K::Capability, value(6256, "AtomicBFloat16MinMaxINTEL", &[], &[], needs(&[], &["SPV_INTEL_16bit_atomics"]))),
    (K::Capability, value(6260, "AtomicInt16CompareExchangeINTEL", &[], &[], needs(&[], &["SPV_INTEL_16bit_atomics"]))),
    (K::Capability, value(6261, "Int16AtomicsINTEL", &[], &[], needs(&[], &["SPV_INTEL_16bit_atomics"]))),
    (K::Capability, value(6262, "AtomicBFloat16LoadStoreINTEL", &[], &[], needs(&[], &["SPV_INTEL_16bit_atomics"]))),
    (K::Capability, value(6263, "SubgroupScaledMatrixMultiplyAccumulateINTEL", &[], &[], needs(&[], &["SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate"]))),
    (K::Capability, value(6411, "CooperativeMatrixPrefetchINTEL", &[], &[], needs(&[], &["SPV_INTEL_joint_matrix"]))),
    (K::Capability, value(6435, "CooperativeMatrixInvocationInstructionsINTEL", &[], &[], needs(&[], &["SPV_INTEL_joint_matrix"]))),
    (K::Capability, value(6436, "CooperativeMatrixTF32ComponentTypeINTEL", &[], &[], needs(&[], &["SPV_INTEL_joint_matrix"]))),
    (K::Capability, value(6437, "CooperativeMatrixBFloat16ComponentTypeINTEL", &[], &[], needs(&[], &["SPV_INTEL_joint_matrix"]))),
    (K::Capability, value(6445, "SubgroupRequirementsINTEL", &[], &[], needs(&[], &["SPV_INTEL_subgroup_requirements"]))),
    (K::Decoration, value(5940, "RuntimeAlignedINTEL", &[], &[one(K::LiteralInteger, "Runtime Aligned")], needs(&[], &["SPV_INTEL_runtime_aligned"]))),
    // The grammar has the three names under later numbers, so these have a prefix.
    (K::Decoration, value(6147, "LegacyHostAccessINTEL", &[], &[one(K::LiteralInteger, "Access"), one(K::LiteralString, "Name")], needs(&[Capability::GlobalVariableDecorationsINTEL], &["SPV_INTEL_global_variable_decorations"]))),
    (K::Decoration, value(6148, "LegacyInitModeINTEL", &[], &[one(K::LiteralInteger, "Trigger")], needs(&[Capability::GlobalVariableDecorationsINTEL], &["SPV_INTEL_global_variable_decorations"]))),
    (K::Decoration, value(6149, "LegacyImplementInCSRINTEL", &[], &[one(K::LiteralInteger, "Value")], needs(&[Capability::GlobalVariableDecorationsINTEL], &["SPV_INTEL_global_variable_decorations"]))),
    (K::Decoration, value(6409, "ArgumentAttributeINTEL", &[], &[one(K::LiteralInteger, "Argument"), one(K::FunctionParameterAttribute, "Attribute")], needs(&[Capability::FunctionPointersINTEL], &["SPV_INTEL_function_pointers"]))),
    (K::ExecutionMode, value(6446, "NamedSubgroupSizeINTEL", &[], &[one(K::LiteralInteger, "Name")], needs(&[Capability::SubgroupRequirementsINTEL], &["SPV_INTEL_subgroup_requirements"]))),
    (K::BuiltIn, value(6135, "SubDeviceIDINTEL", &[], &[], needs(&[Capability::HWThreadQueryINTEL], &["SPV_INTEL_hw_thread_queries"]))),
    (K::BuiltIn, value(6136, "GlobalHWThreadIDINTEL", &[], &[], needs(&[Capability::HWThreadQueryINTEL], &["SPV_INTEL_hw_thread_queries"]))),
    (K::BuiltIn, value(6186, "DeviceBarrierValidINTEL", &[], &[], needs(&[Capability::DeviceBarrierINTEL], &["SPV_INTEL_device_barrier"]))),
    (K::FPEncoding, value(6214, "Float4E2M1INTEL", &[], &[], needs(&[Capability::Float4E2M1INTEL], &["SPV_INTEL_float4"]))),
    (K::MatrixMultiplyAccumulateOperands, value(0x4000, "MatrixAPackedFloat8E4M3INTEL", &[], &[], needs(&[], &["SPV_INTEL_subgroup_matrix_multiply_accumulate_float8"]))),
    (K::MatrixMultiplyAccumulateOperands, value(0x8000, "MatrixBPackedFloat8E4M3INTEL", &[], &[], needs(&[], &["SPV_INTEL_subgroup_matrix_multiply_accumulate_float8"]))),
    (K::MatrixMultiplyAccumulateOperands, value(0x10000, "MatrixAPackedFloat8E5M2INTEL", &[], &[], needs(&[], &["SPV_INTEL_subgroup_matrix_multiply_accumulate_float8"]))),
    (K::MatrixMultiplyAccumulateOperands, value(0x20000, "MatrixBPackedFloat8E5M2INTEL", &[], &[], needs(&[], &["SPV_INTEL_subgroup_matrix_multiply_accumulate_float8"]))),
    (K::MatrixMultiplyAccumulateOperands, value(0x40000, "MatrixAPackedFloat4E2M1INTEL", &[], &[], needs(&[], &["SPV_INTEL_subgroup_matrix_multiply_accumulate_float4"]))),
    (K::MatrixMultiplyAccumulateOperands, value(0x80000, "MatrixBPackedFloat4E2M1INTEL", &[], &[], needs(&[], &["SPV_INTEL_subgroup_matrix_multiply_accumulate_float4"]))),
    (K::MatrixMultiplyAccumulateOperands, value(0x10_0000, "ScaleAFloat8E8M0INTEL", &[], &[], needs(&[Capability::SubgroupScaledMatrixMultiplyAccumulateINTEL], &["SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate"]))),
    (K::MatrixMultiplyAccumulateOperands, value(0x20_0000, "ScaleBFloat8E8M0INTEL", &[], &[], needs(&[Capability::SubgroupScaledMatrixMultiplyAccumulateINTEL], &["SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate"]))),
];

/// Opcodes that the translator calls otherwise than the grammar, other than by `INTEL` for `ALTERA`.
const TRANSLATOR_NAMES: &[(Op, &str)] = &[
    (Op::SDot, "SDotKHR"),
    (Op::UDot, "UDotKHR"),
    (Op::SUDot, "SUDotKHR"),
    (Op::SDotAccSat, "SDotAccSatKHR"),
    (Op::UDotAccSat, "UDotAccSatKHR"),
    (Op::SUDotAccSat, "SUDotAccSatKHR"),
    (Op::ControlBarrierArriveEXT, "ControlBarrierArriveINTEL"),
    (Op::ControlBarrierWaitEXT, "ControlBarrierWaitINTEL"),
];

/// The name of an opcode, without `Op`, in that translator's text and in the functions that it calls. The grammar has
/// it as the name or as an alias.
pub fn translator_name(op: Op) -> Option<&'static str> {
    let facts = op.facts()?;
    let own = TRANSLATOR_NAMES.iter().find(|(known, _)| *known == op).map(|(_, name)| *name);
    Some(own.unwrap_or_else(|| older_name(facts.name, facts.aliases)))
}

/// The `…INTEL` alias of what is called `…ALTERA` now; any other name as it is.
pub fn older_name(name: &'static str, aliases: Names) -> &'static str {
    let Some(stem) = name.strip_suffix("ALTERA") else { return name };
    let is_intel = |alias: &&str| alias.strip_suffix("INTEL") == Some(stem);
    aliases.iter().find(is_intel).unwrap_or(name)
}

/// Every kind with its value.
pub fn values() -> impl Iterator<Item = (K, EnumerantFacts)> {
    packed::vendor_values()
}
