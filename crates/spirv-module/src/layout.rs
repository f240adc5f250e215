//! The logical layout of a module (specification 2.4).

use spirv_grammar::{InstructionClass, Op};

/// The sections of a module, in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Section {
    /// OpCapability.
    Capabilities,
    /// OpExtension.
    Extensions,
    /// OpExtInstImport.
    ExtInstImports,
    /// The one OpMemoryModel.
    MemoryModel,
    /// OpEntryPoint.
    EntryPoints,
    /// OpExecutionMode, OpExecutionModeId.
    ExecutionModes,
    /// OpString, OpSourceExtension, OpSource, OpSourceContinued.
    Sources,
    /// OpName, OpMemberName.
    Names,
    /// OpModuleProcessed.
    ModuleProcessed,
    /// Decorations, and the alias declarations that they refer to.
    Annotations,
    /// Types, constants, module-scope variables, and debug information about them.
    Globals,
    /// Functions without a body.
    FunctionDeclarations,
    /// Functions with a body.
    FunctionDefinitions,
}

impl Section {
    /// Every section, in order.
    pub const ALL: [Section; 13] = [
        Section::Capabilities,
        Section::Extensions,
        Section::ExtInstImports,
        Section::MemoryModel,
        Section::EntryPoints,
        Section::ExecutionModes,
        Section::Sources,
        Section::Names,
        Section::ModuleProcessed,
        Section::Annotations,
        Section::Globals,
        Section::FunctionDeclarations,
        Section::FunctionDefinitions,
    ];

    /// Where an instruction outside functions stands. Opcodes that can stand inside and outside of functions
    /// (OpVariable, OpUndef, OpLine, OpExtInst, …) count as outside; those that can only stand inside give `None`.
    pub fn of_global(op: Op) -> Option<Section> {
        Some(match op {
            Op::Capability | Op::ConditionalCapabilityINTEL => Section::Capabilities,
            Op::Extension | Op::ConditionalExtensionINTEL => Section::Extensions,
            Op::ExtInstImport => Section::ExtInstImports,
            Op::MemoryModel | Op::SamplerImageAddressingModeNV => Section::MemoryModel,
            Op::EntryPoint | Op::ConditionalEntryPointINTEL => Section::EntryPoints,
            Op::ExecutionMode | Op::ExecutionModeId => Section::ExecutionModes,
            Op::String | Op::Source | Op::SourceExtension | Op::SourceContinued => Section::Sources,
            Op::Name | Op::MemberName => Section::Names,
            Op::ModuleProcessed => Section::ModuleProcessed,
            // SPV_INTEL_memory_access_aliasing: decorations refer to them.
            Op::AliasDomainDeclINTEL | Op::AliasScopeDeclINTEL | Op::AliasScopeListDeclINTEL => {
                Section::Annotations
            }
            Op::Variable
            | Op::UntypedVariableKHR
            | Op::Undef
            | Op::PoisonKHR
            | Op::Line
            | Op::NoLine
            | Op::ExtInst
            | Op::ExtInstWithForwardRefsKHR
            | Op::AsmTargetINTEL
            | Op::AsmINTEL => Section::Globals,
            _ => match op.class()? {
                InstructionClass::Annotation => Section::Annotations,
                InstructionClass::TypeDeclaration | InstructionClass::ConstantCreation => Section::Globals,
                _ => return by_name(op),
            },
        })
    }
}

/// Extensions file some types and constants under their own class; their names identify them.
fn by_name(op: Op) -> Option<Section> {
    let name = op.name()?;
    let global = ["Type", "Constant", "SpecConstant"].iter().any(|prefix| name.starts_with(prefix));
    global.then_some(Section::Globals)
}
