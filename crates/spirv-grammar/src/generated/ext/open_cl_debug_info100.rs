//! The extended instruction set `OpenCL.DebugInfo.100`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::Version as V;
use crate::generated::enums::Capability;
use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::{ext_inst_number, mask, open_enum};
use crate::rows::{ExtInstTable, NO, ext_inst, many, one, optional, requires};

ext_inst_number!(OpenClDebugInfo100);

#[allow(missing_docs, non_upper_case_globals)]
impl OpenClDebugInfo100 {
    pub const DebugInfoNone: OpenClDebugInfo100 = OpenClDebugInfo100(0);
    pub const DebugCompilationUnit: OpenClDebugInfo100 = OpenClDebugInfo100(1);
    pub const DebugTypeBasic: OpenClDebugInfo100 = OpenClDebugInfo100(2);
    pub const DebugTypePointer: OpenClDebugInfo100 = OpenClDebugInfo100(3);
    pub const DebugTypeQualifier: OpenClDebugInfo100 = OpenClDebugInfo100(4);
    pub const DebugTypeArray: OpenClDebugInfo100 = OpenClDebugInfo100(5);
    pub const DebugTypeVector: OpenClDebugInfo100 = OpenClDebugInfo100(6);
    pub const DebugTypedef: OpenClDebugInfo100 = OpenClDebugInfo100(7);
    pub const DebugTypeFunction: OpenClDebugInfo100 = OpenClDebugInfo100(8);
    pub const DebugTypeEnum: OpenClDebugInfo100 = OpenClDebugInfo100(9);
    pub const DebugTypeComposite: OpenClDebugInfo100 = OpenClDebugInfo100(10);
    pub const DebugTypeMember: OpenClDebugInfo100 = OpenClDebugInfo100(11);
    pub const DebugTypeInheritance: OpenClDebugInfo100 = OpenClDebugInfo100(12);
    pub const DebugTypePtrToMember: OpenClDebugInfo100 = OpenClDebugInfo100(13);
    pub const DebugTypeTemplate: OpenClDebugInfo100 = OpenClDebugInfo100(14);
    pub const DebugTypeTemplateParameter: OpenClDebugInfo100 = OpenClDebugInfo100(15);
    pub const DebugTypeTemplateTemplateParameter: OpenClDebugInfo100 = OpenClDebugInfo100(16);
    pub const DebugTypeTemplateParameterPack: OpenClDebugInfo100 = OpenClDebugInfo100(17);
    pub const DebugGlobalVariable: OpenClDebugInfo100 = OpenClDebugInfo100(18);
    pub const DebugFunctionDeclaration: OpenClDebugInfo100 = OpenClDebugInfo100(19);
    pub const DebugFunction: OpenClDebugInfo100 = OpenClDebugInfo100(20);
    pub const DebugLexicalBlock: OpenClDebugInfo100 = OpenClDebugInfo100(21);
    pub const DebugLexicalBlockDiscriminator: OpenClDebugInfo100 = OpenClDebugInfo100(22);
    pub const DebugScope: OpenClDebugInfo100 = OpenClDebugInfo100(23);
    pub const DebugNoScope: OpenClDebugInfo100 = OpenClDebugInfo100(24);
    pub const DebugInlinedAt: OpenClDebugInfo100 = OpenClDebugInfo100(25);
    pub const DebugLocalVariable: OpenClDebugInfo100 = OpenClDebugInfo100(26);
    pub const DebugInlinedVariable: OpenClDebugInfo100 = OpenClDebugInfo100(27);
    pub const DebugDeclare: OpenClDebugInfo100 = OpenClDebugInfo100(28);
    pub const DebugValue: OpenClDebugInfo100 = OpenClDebugInfo100(29);
    pub const DebugOperation: OpenClDebugInfo100 = OpenClDebugInfo100(30);
    pub const DebugExpression: OpenClDebugInfo100 = OpenClDebugInfo100(31);
    pub const DebugMacroDef: OpenClDebugInfo100 = OpenClDebugInfo100(32);
    pub const DebugMacroUndef: OpenClDebugInfo100 = OpenClDebugInfo100(33);
    pub const DebugImportedEntity: OpenClDebugInfo100 = OpenClDebugInfo100(34);
    pub const DebugSource: OpenClDebugInfo100 = OpenClDebugInfo100(35);
    pub const DebugModuleINTEL: OpenClDebugInfo100 = OpenClDebugInfo100(36);
}

mask!(DebugInfoFlags, OpenClDebugInfo100DebugInfoFlags);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugInfoFlags {
    pub const None: DebugInfoFlags = DebugInfoFlags(0x0);
    pub const FlagIsProtected: DebugInfoFlags = DebugInfoFlags(0x1);
    pub const FlagIsPrivate: DebugInfoFlags = DebugInfoFlags(0x2);
    pub const FlagIsPublic: DebugInfoFlags = DebugInfoFlags(0x3);
    pub const FlagIsLocal: DebugInfoFlags = DebugInfoFlags(0x4);
    pub const FlagIsDefinition: DebugInfoFlags = DebugInfoFlags(0x8);
    pub const FlagFwdDecl: DebugInfoFlags = DebugInfoFlags(0x10);
    pub const FlagArtificial: DebugInfoFlags = DebugInfoFlags(0x20);
    pub const FlagExplicit: DebugInfoFlags = DebugInfoFlags(0x40);
    pub const FlagPrototyped: DebugInfoFlags = DebugInfoFlags(0x80);
    pub const FlagObjectPointer: DebugInfoFlags = DebugInfoFlags(0x100);
    pub const FlagStaticMember: DebugInfoFlags = DebugInfoFlags(0x200);
    pub const FlagIndirectVariable: DebugInfoFlags = DebugInfoFlags(0x400);
    pub const FlagLValueReference: DebugInfoFlags = DebugInfoFlags(0x800);
    pub const FlagRValueReference: DebugInfoFlags = DebugInfoFlags(0x1000);
    pub const FlagIsOptimized: DebugInfoFlags = DebugInfoFlags(0x2000);
    pub const FlagIsEnumClass: DebugInfoFlags = DebugInfoFlags(0x4000);
    pub const FlagTypePassByValue: DebugInfoFlags = DebugInfoFlags(0x8000);
    pub const FlagTypePassByReference: DebugInfoFlags = DebugInfoFlags(0x10000);
}

open_enum!(DebugBaseTypeAttributeEncoding, OpenClDebugInfo100DebugBaseTypeAttributeEncoding);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugBaseTypeAttributeEncoding {
    pub const Unspecified: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(0);
    pub const Address: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(1);
    pub const Boolean: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(2);
    pub const Float: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(3);
    pub const Signed: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(4);
    pub const SignedChar: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(5);
    pub const Unsigned: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(6);
    pub const UnsignedChar: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(7);
}

open_enum!(DebugCompositeType, OpenClDebugInfo100DebugCompositeType);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugCompositeType {
    pub const Class: DebugCompositeType = DebugCompositeType(0);
    pub const Structure: DebugCompositeType = DebugCompositeType(1);
    pub const Union: DebugCompositeType = DebugCompositeType(2);
}

open_enum!(DebugTypeQualifier, OpenClDebugInfo100DebugTypeQualifier);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugTypeQualifier {
    pub const ConstType: DebugTypeQualifier = DebugTypeQualifier(0);
    pub const VolatileType: DebugTypeQualifier = DebugTypeQualifier(1);
    pub const RestrictType: DebugTypeQualifier = DebugTypeQualifier(2);
    pub const AtomicType: DebugTypeQualifier = DebugTypeQualifier(3);
}

open_enum!(DebugOperation, OpenClDebugInfo100DebugOperation);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugOperation {
    pub const Deref: DebugOperation = DebugOperation(0);
    pub const Plus: DebugOperation = DebugOperation(1);
    pub const Minus: DebugOperation = DebugOperation(2);
    pub const PlusUconst: DebugOperation = DebugOperation(3);
    pub const BitPiece: DebugOperation = DebugOperation(4);
    pub const Swap: DebugOperation = DebugOperation(5);
    pub const Xderef: DebugOperation = DebugOperation(6);
    pub const StackValue: DebugOperation = DebugOperation(7);
    pub const Constu: DebugOperation = DebugOperation(8);
    pub const Fragment: DebugOperation = DebugOperation(9);
}

open_enum!(DebugImportedEntity, OpenClDebugInfo100DebugImportedEntity);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugImportedEntity {
    pub const ImportedModule: DebugImportedEntity = DebugImportedEntity(0);
    pub const ImportedDeclaration: DebugImportedEntity = DebugImportedEntity(1);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "OpenCL.DebugInfo.100",
    versioned: false,
    instructions: &[
        ext_inst(0, "DebugInfoNone", &[], NO),
        ext_inst(1, "DebugCompilationUnit", &[one(K::LiteralInteger, "Version"), one(K::LiteralInteger, "DWARF Version"), one(K::IdRef, "Source"), one(K::SourceLanguage, "Language")], NO),
        ext_inst(2, "DebugTypeBasic", &[one(K::IdRef, "Name"), one(K::IdRef, "Size"), one(K::OpenClDebugInfo100DebugBaseTypeAttributeEncoding, "Encoding")], NO),
        ext_inst(3, "DebugTypePointer", &[one(K::IdRef, "Base Type"), one(K::StorageClass, "Storage Class"), one(K::OpenClDebugInfo100DebugInfoFlags, "Flags")], NO),
        ext_inst(4, "DebugTypeQualifier", &[one(K::IdRef, "Base Type"), one(K::OpenClDebugInfo100DebugTypeQualifier, "Type Qualifier")], NO),
        ext_inst(5, "DebugTypeArray", &[one(K::IdRef, "Base Type"), many(K::IdRef, "Component Counts")], NO),
        ext_inst(6, "DebugTypeVector", &[one(K::IdRef, "Base Type"), one(K::LiteralInteger, "Component Count")], NO),
        ext_inst(7, "DebugTypedef", &[one(K::IdRef, "Name"), one(K::IdRef, "Base Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent")], NO),
        ext_inst(8, "DebugTypeFunction", &[one(K::OpenClDebugInfo100DebugInfoFlags, "Flags"), one(K::IdRef, "Return Type"), many(K::IdRef, "Parameter Types")], NO),
        ext_inst(9, "DebugTypeEnum", &[one(K::IdRef, "Name"), one(K::IdRef, "Underlying Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Size"), one(K::OpenClDebugInfo100DebugInfoFlags, "Flags"), many(K::PairIdRefIdRef, "Value, Name, Value, Name, ...")], NO),
        ext_inst(10, "DebugTypeComposite", &[one(K::IdRef, "Name"), one(K::OpenClDebugInfo100DebugCompositeType, "Tag"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Linkage Name"), one(K::IdRef, "Size"), one(K::OpenClDebugInfo100DebugInfoFlags, "Flags"), many(K::IdRef, "Members")], NO),
        ext_inst(11, "DebugTypeMember", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Offset"), one(K::IdRef, "Size"), one(K::OpenClDebugInfo100DebugInfoFlags, "Flags"), optional(K::IdRef, "Value")], NO),
        ext_inst(12, "DebugTypeInheritance", &[one(K::IdRef, "Child"), one(K::IdRef, "Parent"), one(K::IdRef, "Offset"), one(K::IdRef, "Size"), one(K::OpenClDebugInfo100DebugInfoFlags, "Flags")], NO),
        ext_inst(13, "DebugTypePtrToMember", &[one(K::IdRef, "Member Type"), one(K::IdRef, "Parent")], NO),
        ext_inst(14, "DebugTypeTemplate", &[one(K::IdRef, "Target"), many(K::IdRef, "Parameters")], NO),
        ext_inst(15, "DebugTypeTemplateParameter", &[one(K::IdRef, "Name"), one(K::IdRef, "Actual Type"), one(K::IdRef, "Value"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column")], NO),
        ext_inst(16, "DebugTypeTemplateTemplateParameter", &[one(K::IdRef, "Name"), one(K::IdRef, "Template Name"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column")], NO),
        ext_inst(17, "DebugTypeTemplateParameterPack", &[one(K::IdRef, "Name"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), many(K::IdRef, "Template Parameters")], NO),
        ext_inst(18, "DebugGlobalVariable", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Linkage Name"), one(K::IdRef, "Variable"), one(K::OpenClDebugInfo100DebugInfoFlags, "Flags"), optional(K::IdRef, "Static Member Declaration")], NO),
        ext_inst(19, "DebugFunctionDeclaration", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Linkage Name"), one(K::OpenClDebugInfo100DebugInfoFlags, "Flags")], NO),
        ext_inst(20, "DebugFunction", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Linkage Name"), one(K::OpenClDebugInfo100DebugInfoFlags, "Flags"), one(K::LiteralInteger, "Scope Line"), one(K::IdRef, "Function"), optional(K::IdRef, "Declaration")], NO),
        ext_inst(21, "DebugLexicalBlock", &[one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), optional(K::IdRef, "Name")], NO),
        ext_inst(22, "DebugLexicalBlockDiscriminator", &[one(K::IdRef, "Source"), one(K::LiteralInteger, "Discriminator"), one(K::IdRef, "Parent")], NO),
        ext_inst(23, "DebugScope", &[one(K::IdRef, "Scope"), optional(K::IdRef, "Inlined At")], NO),
        ext_inst(24, "DebugNoScope", &[], NO),
        ext_inst(25, "DebugInlinedAt", &[one(K::LiteralInteger, "Line"), one(K::IdRef, "Scope"), optional(K::IdRef, "Inlined")], NO),
        ext_inst(26, "DebugLocalVariable", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::OpenClDebugInfo100DebugInfoFlags, "Flags"), optional(K::LiteralInteger, "Arg Number")], NO),
        ext_inst(27, "DebugInlinedVariable", &[one(K::IdRef, "Variable"), one(K::IdRef, "Inlined")], NO),
        ext_inst(28, "DebugDeclare", &[one(K::IdRef, "Local Variable"), one(K::IdRef, "Variable"), one(K::IdRef, "Expression")], NO),
        ext_inst(29, "DebugValue", &[one(K::IdRef, "Local Variable"), one(K::IdRef, "Value"), one(K::IdRef, "Expression"), many(K::IdRef, "Indexes")], NO),
        ext_inst(30, "DebugOperation", &[one(K::OpenClDebugInfo100DebugOperation, "OpCode"), many(K::LiteralInteger, "Operands ...")], NO),
        ext_inst(31, "DebugExpression", &[many(K::IdRef, "Operands ...")], NO),
        ext_inst(32, "DebugMacroDef", &[one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::IdRef, "Name"), optional(K::IdRef, "Value")], NO),
        ext_inst(33, "DebugMacroUndef", &[one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::IdRef, "Macro")], NO),
        ext_inst(34, "DebugImportedEntity", &[one(K::IdRef, "Name"), one(K::OpenClDebugInfo100DebugImportedEntity, "Tag"), one(K::IdRef, "Source"), one(K::IdRef, "Entity"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent")], NO),
        ext_inst(35, "DebugSource", &[one(K::IdRef, "File"), optional(K::IdRef, "Text")], NO),
        ext_inst(36, "DebugModuleINTEL", &[one(K::IdRef, "Name"), one(K::IdRef, "Source"), one(K::IdRef, "Parent"), one(K::LiteralInteger, "Line"), one(K::IdRef, "ConfigurationMacros"), one(K::IdRef, "IncludePath"), one(K::IdRef, "APINotesFile"), one(K::LiteralInteger, "IsDeclaration")], requires(&[Capability::DebugInfoModuleINTEL], &[], Some(V::V1_0), None)),
    ],
    by_name: &[1, 28, 31, 20, 19, 18, 34, 0, 25, 27, 21, 22, 26, 32, 33, 36, 24, 30, 23, 35, 5, 2, 10, 9, 8, 12, 11, 3, 13, 4, 14, 15, 17, 16, 6, 7, 29],
};
