//! Fields without a row: those that follow from something else, and those that are lost, each with its reason.

use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind};

/// The treatment of a field without an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is restored from something else.
    Derived(&'static str),
    /// It is lost, and that is reported.
    Lost(&'static str),
}
use Fate::{Derived, Lost};

const NO_OPERAND: &str = "the instruction has no operand for it";
const NO_ALIGNMENT: &str = "no instruction has alignments";
const NO_ANNOTATION: &str = "no instruction has annotations";
const BY_INSTRUCTION: &str = "implied by the instruction";
const BY_FLAGS: &str = "implied by a flag";
const BY_HOOK: &str = "implied by operands that code completes";
const BY_PARTS: &str = "referenced by the nodes in the compile unit";

/// Kinds of nodes without an instruction, each with the reason.
pub const KINDS: &[(DiKind, &str)] = &[
    (DiKind::GenericDINode, "a node of no particular meaning"),
    (DiKind::DIObjCProperty, "SPIR-V is not made from Objective-C"),
    (DiKind::DICommonBlock, "no set has common blocks"),
    (DiKind::DIGenericSubrange, "no registered set has bounds that are computed"),
    (DiKind::DISubrangeType, "no registered set has types of ranges"),
    (DiKind::DIFixedPointType, "no set has numbers with a fixed point"),
    (DiKind::DILabel, "no set has labels"),
    (DiKind::DIAssignID, "assignments are represented as values"),
    (DiKind::DIMacroFile, "macros stand behind each other, with their files"),
];

/// Kinds of nodes that are part of an instruction for another one.
pub const PARTS: &[DiKind] = &[DiKind::DIEnumerator, DiKind::DIGlobalVariableExpression];

/// The treatment of the fields without an operand.
#[rustfmt::skip] // a table
pub const FIELDS: &[(DiKind, &[(&str, Fate)])] = &[
    (DiKind::DILocation, &[("column", Lost(NO_OPERAND)), ("inlinedAt", Derived(BY_HOOK)),
        ("isImplicitCode", Lost(NO_OPERAND)), ("atomGroup", Lost(NO_OPERAND)), ("atomRank", Lost(NO_OPERAND))]),
    (DiKind::DIBasicType, &[("tag", Derived("a size of 0 means unspecified")), ("align", Lost(NO_ALIGNMENT)),
        ("flags", Lost(NO_OPERAND)), ("num_extra_inhabitants", Lost(NO_OPERAND)), ("dataSize", Lost(NO_OPERAND)),
        ("file", Lost(NO_OPERAND)), ("line", Lost(NO_OPERAND)), ("scope", Lost(NO_OPERAND))]),
    (DiKind::DISubrange, &[("count", Derived(BY_HOOK)), ("lowerBound", Derived(BY_HOOK)),
        ("upperBound", Derived(BY_HOOK)), ("stride", Derived(BY_HOOK))]),
    (DiKind::DIStringType, &[("tag", Derived(BY_INSTRUCTION)), ("stringLength", Derived(BY_HOOK)),
        ("stringLengthExpression", Derived(BY_HOOK)), ("stringLocationExpression", Derived(BY_HOOK)),
        ("align", Lost(NO_ALIGNMENT)), ("encoding", Lost(NO_OPERAND))]),
    (DiKind::DIFile, &[("filename", Derived(BY_HOOK)), ("directory", Derived(BY_HOOK)),
        ("checksumkind", Derived(BY_HOOK)), ("checksum", Derived(BY_HOOK)), ("source", Derived(BY_HOOK))]),
    (DiKind::DIDerivedType, &[("tag", Derived(BY_INSTRUCTION)), ("align", Lost(NO_ALIGNMENT)),
        ("extraData", Derived(BY_HOOK)), ("dwarfAddressSpace", Derived(BY_HOOK)), ("annotations", Lost(NO_ANNOTATION)),
        ("ptrAuth", Lost(NO_OPERAND))]),
    (DiKind::DICompositeType, &[("align", Lost(NO_ALIGNMENT)), ("offset", Lost(NO_OPERAND)),
        ("elements", Derived(BY_HOOK)), ("runtimeLang", Lost(NO_OPERAND)), ("vtableHolder", Lost(NO_OPERAND)),
        ("templateParams", Derived(BY_HOOK)), ("discriminator", Lost(NO_OPERAND)), ("dataLocation", Derived(BY_HOOK)),
        ("associated", Derived(BY_HOOK)), ("allocated", Derived(BY_HOOK)), ("rank", Derived(BY_HOOK)),
        ("annotations", Lost(NO_ANNOTATION)), ("num_extra_inhabitants", Lost(NO_OPERAND)),
        ("specification", Lost(NO_OPERAND)), ("enumKind", Lost(NO_OPERAND)), ("bitStride", Lost(NO_OPERAND))]),
    (DiKind::DISubroutineType, &[("types", Derived(BY_HOOK)), ("cc", Lost(NO_OPERAND))]),
    (DiKind::DICompileUnit, &[("producer", Derived("OpModuleProcessed has it")),
        ("isOptimized", Derived("the flags of functions have it")), ("flags", Derived("entry points have it")),
        ("runtimeVersion", Lost(NO_OPERAND)), ("splitDebugFilename", Derived("another instruction has it")),
        ("emissionKind", Derived("implied by the written nodes")),
        ("enums", Derived(BY_PARTS)), ("retainedTypes", Derived(BY_PARTS)), ("globals", Derived(BY_PARTS)),
        ("imports", Derived(BY_PARTS)), ("dwoId", Derived("another instruction has it")), ("macros", Derived(BY_PARTS)),
        ("splitDebugInlining", Derived("affects the encoding of DWARF only")),
        ("debugInfoForProfiling", Derived("affects the encoding of DWARF only")),
        ("nameTableKind", Derived("affects the encoding of DWARF only")),
        ("rangesBaseAddress", Derived("affects the encoding of DWARF only")), ("sysroot", Lost(NO_OPERAND)),
        ("sdk", Lost(NO_OPERAND)), ("sourceLanguageVersion", Lost(NO_OPERAND)),
        ("dialect", Lost(NO_OPERAND))]),
    (DiKind::DISubprogram, &[("containingType", Lost(NO_OPERAND)), ("spFlags", Derived(BY_FLAGS)),
        ("virtualIndex", Lost(NO_OPERAND)), ("flags", Derived(BY_FLAGS)), ("type", Derived(BY_HOOK)), ("unit", Derived("the outermost scope is it")),
        ("templateParams", Derived(BY_HOOK)), ("declaration", Derived(BY_HOOK)),
        ("retainedNodes", Derived("variables name their scope")), ("thisAdjustment", Lost(NO_OPERAND)),
        ("thrownTypes", Lost(NO_OPERAND)), ("annotations", Lost(NO_ANNOTATION)), ("targetFuncName", Derived(BY_HOOK)),
        ("keyInstructions", Lost(NO_OPERAND))]),
    (DiKind::DINamespace, &[("exportSymbols", Derived(BY_HOOK)), ("name", Derived(BY_HOOK))]),
    (DiKind::DITemplateTypeParameter, &[("defaulted", Lost(NO_OPERAND))]),
    (DiKind::DITemplateValueParameter, &[("tag", Derived(BY_INSTRUCTION)), ("defaulted", Lost(NO_OPERAND)),
        ("value", Derived(BY_HOOK))]),
    (DiKind::DIGlobalVariable, &[("isLocal", Derived(BY_FLAGS)), ("isDefinition", Derived(BY_FLAGS)),
        ("declaration", Derived(BY_HOOK)), ("templateParams", Lost(NO_OPERAND)), ("align", Lost(NO_ALIGNMENT)),
        ("annotations", Lost(NO_ANNOTATION))]),
    (DiKind::DILocalVariable, &[("arg", Derived(BY_HOOK)), ("align", Lost(NO_ALIGNMENT)),
        ("annotations", Lost(NO_ANNOTATION))]),
    (DiKind::DIExpression, &[("operations", Derived(BY_HOOK))]),
    (DiKind::DIImportedEntity, &[("entity", Derived(BY_HOOK)), ("elements", Lost(NO_OPERAND))]),
    (DiKind::DIMacro, &[("type", Derived(BY_INSTRUCTION))]),
];

/// Returns the treatment of a field of a node.
pub fn fate(kind: DiKind, field: &str) -> Option<Fate> {
    let fields = FIELDS.iter().find(|(of, _)| *of == kind)?.1;
    fields.iter().find(|(name, _)| *name == field).map(|(_, fate)| *fate)
}

/// The fields of a node that are lost.
pub fn of_node(node: &DebugNode) -> impl Iterator<Item = &'static str> {
    let fields = FIELDS.iter().find(|(of, _)| *of == node.kind).map_or(&[][..], |(_, fields)| *fields);
    fields.iter().filter_map(|(name, fate)| {
        let says = !matches!(node.field(name), DiField::None | DiField::Int(0));
        (says && matches!(fate, Lost(_))).then_some(*name)
    })
}
