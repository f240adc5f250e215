//! The extended instruction set `NonSemantic.Shader.DebugInfo.`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::{ext_inst_number, mask, open_enum};
use crate::rows::{ExtInstTable, NO, ext_inst, many, one, optional};

ext_inst_number!(NonSemanticShaderDebugInfo);

#[allow(missing_docs, non_upper_case_globals)]
impl NonSemanticShaderDebugInfo {
    pub const DebugInfoNone: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(0);
    pub const DebugCompilationUnit: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(1);
    pub const DebugTypeBasic: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(2);
    pub const DebugTypePointer: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(3);
    pub const DebugTypeQualifier: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(4);
    pub const DebugTypeArray: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(5);
    pub const DebugTypeVector: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(6);
    pub const DebugTypedef: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(7);
    pub const DebugTypeFunction: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(8);
    pub const DebugTypeEnum: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(9);
    pub const DebugTypeComposite: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(10);
    pub const DebugTypeMember: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(11);
    pub const DebugTypeInheritance: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(12);
    pub const DebugTypePtrToMember: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(13);
    pub const DebugTypeTemplate: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(14);
    pub const DebugTypeTemplateParameter: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(15);
    pub const DebugTypeTemplateTemplateParameter: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(16);
    pub const DebugTypeTemplateParameterPack: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(17);
    pub const DebugGlobalVariable: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(18);
    pub const DebugFunctionDeclaration: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(19);
    pub const DebugFunction: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(20);
    pub const DebugLexicalBlock: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(21);
    pub const DebugLexicalBlockDiscriminator: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(22);
    pub const DebugScope: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(23);
    pub const DebugNoScope: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(24);
    pub const DebugInlinedAt: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(25);
    pub const DebugLocalVariable: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(26);
    pub const DebugInlinedVariable: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(27);
    pub const DebugDeclare: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(28);
    pub const DebugValue: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(29);
    pub const DebugOperation: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(30);
    pub const DebugExpression: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(31);
    pub const DebugMacroDef: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(32);
    pub const DebugMacroUndef: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(33);
    pub const DebugImportedEntity: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(34);
    pub const DebugSource: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(35);
    pub const DebugFunctionDefinition: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(101);
    pub const DebugSourceContinued: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(102);
    pub const DebugLine: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(103);
    pub const DebugNoLine: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(104);
    pub const DebugBuildIdentifier: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(105);
    pub const DebugStoragePath: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(106);
    pub const DebugEntryPoint: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(107);
    pub const DebugTypeMatrix: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(108);
    pub const DebugTypeVectorIdEXT: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(109);
    pub const DebugTypeCooperativeMatrixKHR: NonSemanticShaderDebugInfo = NonSemanticShaderDebugInfo(110);
}

mask!(DebugInfoFlags, NonSemanticShaderDebugInfoDebugInfoFlags);

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
    pub const FlagUnknownPhysicalLayout: DebugInfoFlags = DebugInfoFlags(0x20000);
}

mask!(BuildIdentifierFlags, NonSemanticShaderDebugInfoBuildIdentifierFlags);

#[allow(missing_docs, non_upper_case_globals)]
impl BuildIdentifierFlags {
    pub const IdentifierPossibleDuplicates: BuildIdentifierFlags = BuildIdentifierFlags(0x1);
}

open_enum!(DebugBaseTypeAttributeEncoding, NonSemanticShaderDebugInfoDebugBaseTypeAttributeEncoding);

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

open_enum!(DebugCompositeType, NonSemanticShaderDebugInfoDebugCompositeType);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugCompositeType {
    pub const Class: DebugCompositeType = DebugCompositeType(0);
    pub const Structure: DebugCompositeType = DebugCompositeType(1);
    pub const Union: DebugCompositeType = DebugCompositeType(2);
}

open_enum!(DebugTypeQualifier, NonSemanticShaderDebugInfoDebugTypeQualifier);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugTypeQualifier {
    pub const ConstType: DebugTypeQualifier = DebugTypeQualifier(0);
    pub const VolatileType: DebugTypeQualifier = DebugTypeQualifier(1);
    pub const RestrictType: DebugTypeQualifier = DebugTypeQualifier(2);
    pub const AtomicType: DebugTypeQualifier = DebugTypeQualifier(3);
}

open_enum!(DebugOperation, NonSemanticShaderDebugInfoDebugOperation);

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

open_enum!(DebugImportedEntity, NonSemanticShaderDebugInfoDebugImportedEntity);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugImportedEntity {
    pub const ImportedModule: DebugImportedEntity = DebugImportedEntity(0);
    pub const ImportedDeclaration: DebugImportedEntity = DebugImportedEntity(1);
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "NonSemantic.Shader.DebugInfo.",
    versioned: true,
    instructions: &[
        ext_inst(0, "DebugInfoNone", &[], NO),
        ext_inst(1, "DebugCompilationUnit", &[one(K::IdRef, "Version"), one(K::IdRef, "DWARF Version"), one(K::IdRef, "Source"), one(K::IdRef, "Language")], NO),
        ext_inst(2, "DebugTypeBasic", &[one(K::IdRef, "Name"), one(K::IdRef, "Size"), one(K::IdRef, "Encoding"), one(K::IdRef, "Flags"), optional(K::IdRef, "FPEncoding")], NO),
        ext_inst(3, "DebugTypePointer", &[one(K::IdRef, "Base Type"), one(K::IdRef, "Storage Class"), one(K::IdRef, "Flags")], NO),
        ext_inst(4, "DebugTypeQualifier", &[one(K::IdRef, "Base Type"), one(K::IdRef, "Type Qualifier")], NO),
        ext_inst(5, "DebugTypeArray", &[one(K::IdRef, "Base Type"), many(K::IdRef, "Component Counts")], NO),
        ext_inst(6, "DebugTypeVector", &[one(K::IdRef, "Base Type"), one(K::IdRef, "Component Count")], NO),
        ext_inst(7, "DebugTypedef", &[one(K::IdRef, "Name"), one(K::IdRef, "Base Type"), one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Column"), one(K::IdRef, "Parent")], NO),
        ext_inst(8, "DebugTypeFunction", &[one(K::IdRef, "Flags"), one(K::IdRef, "Return Type"), many(K::IdRef, "Parameter Types")], NO),
        ext_inst(9, "DebugTypeEnum", &[one(K::IdRef, "Name"), one(K::IdRef, "Underlying Type"), one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Size"), one(K::IdRef, "Flags"), many(K::PairIdRefIdRef, "Value, Name, Value, Name, ...")], NO),
        ext_inst(10, "DebugTypeComposite", &[one(K::IdRef, "Name"), one(K::IdRef, "Tag"), one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Linkage Name"), one(K::IdRef, "Size"), one(K::IdRef, "Flags"), many(K::IdRef, "Members")], NO),
        ext_inst(11, "DebugTypeMember", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Column"), one(K::IdRef, "Offset"), one(K::IdRef, "Size"), one(K::IdRef, "Flags"), optional(K::IdRef, "Value")], NO),
        ext_inst(12, "DebugTypeInheritance", &[one(K::IdRef, "Parent"), one(K::IdRef, "Offset"), one(K::IdRef, "Size"), one(K::IdRef, "Flags")], NO),
        ext_inst(13, "DebugTypePtrToMember", &[one(K::IdRef, "Member Type"), one(K::IdRef, "Parent")], NO),
        ext_inst(14, "DebugTypeTemplate", &[one(K::IdRef, "Target"), many(K::IdRef, "Parameters")], NO),
        ext_inst(15, "DebugTypeTemplateParameter", &[one(K::IdRef, "Name"), one(K::IdRef, "Actual Type"), one(K::IdRef, "Value"), one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Column")], NO),
        ext_inst(16, "DebugTypeTemplateTemplateParameter", &[one(K::IdRef, "Name"), one(K::IdRef, "Template Name"), one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Column")], NO),
        ext_inst(17, "DebugTypeTemplateParameterPack", &[one(K::IdRef, "Name"), one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Column"), many(K::IdRef, "Template Parameters")], NO),
        ext_inst(18, "DebugGlobalVariable", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Linkage Name"), one(K::IdRef, "Variable"), one(K::IdRef, "Flags"), optional(K::IdRef, "Static Member Declaration")], NO),
        ext_inst(19, "DebugFunctionDeclaration", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Linkage Name"), one(K::IdRef, "Flags")], NO),
        ext_inst(20, "DebugFunction", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Linkage Name"), one(K::IdRef, "Flags"), one(K::IdRef, "Scope Line"), optional(K::IdRef, "Declaration")], NO),
        ext_inst(21, "DebugLexicalBlock", &[one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Column"), one(K::IdRef, "Parent"), optional(K::IdRef, "Name")], NO),
        ext_inst(22, "DebugLexicalBlockDiscriminator", &[one(K::IdRef, "Source"), one(K::IdRef, "Discriminator"), one(K::IdRef, "Parent")], NO),
        ext_inst(23, "DebugScope", &[one(K::IdRef, "Scope"), optional(K::IdRef, "Inlined At")], NO),
        ext_inst(24, "DebugNoScope", &[], NO),
        ext_inst(25, "DebugInlinedAt", &[one(K::IdRef, "Line"), one(K::IdRef, "Scope"), optional(K::IdRef, "Inlined")], NO),
        ext_inst(26, "DebugLocalVariable", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Flags"), optional(K::IdRef, "Arg Number")], NO),
        ext_inst(27, "DebugInlinedVariable", &[one(K::IdRef, "Variable"), one(K::IdRef, "Inlined")], NO),
        ext_inst(28, "DebugDeclare", &[one(K::IdRef, "Local Variable"), one(K::IdRef, "Variable"), one(K::IdRef, "Expression"), many(K::IdRef, "Indexes")], NO),
        ext_inst(29, "DebugValue", &[one(K::IdRef, "Local Variable"), one(K::IdRef, "Value"), one(K::IdRef, "Expression"), many(K::IdRef, "Indexes")], NO),
        ext_inst(30, "DebugOperation", &[one(K::IdRef, "OpCode"), many(K::IdRef, "Operands ...")], NO),
        ext_inst(31, "DebugExpression", &[many(K::IdRef, "Operands ...")], NO),
        ext_inst(32, "DebugMacroDef", &[one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Name"), optional(K::IdRef, "Value")], NO),
        ext_inst(33, "DebugMacroUndef", &[one(K::IdRef, "Source"), one(K::IdRef, "Line"), one(K::IdRef, "Macro")], NO),
        ext_inst(34, "DebugImportedEntity", &[one(K::IdRef, "Name"), one(K::IdRef, "Tag"), one(K::IdRef, "Source"), one(K::IdRef, "Entity"), one(K::IdRef, "Line"), one(K::IdRef, "Column"), one(K::IdRef, "Parent")], NO),
        ext_inst(35, "DebugSource", &[one(K::IdRef, "File"), optional(K::IdRef, "Text")], NO),
        ext_inst(101, "DebugFunctionDefinition", &[one(K::IdRef, "Function"), one(K::IdRef, "Definition")], NO),
        ext_inst(102, "DebugSourceContinued", &[one(K::IdRef, "Text")], NO),
        ext_inst(103, "DebugLine", &[one(K::IdRef, "Source"), one(K::IdRef, "Line Start"), one(K::IdRef, "Line End"), one(K::IdRef, "Column Start"), one(K::IdRef, "Column End")], NO),
        ext_inst(104, "DebugNoLine", &[], NO),
        ext_inst(105, "DebugBuildIdentifier", &[one(K::IdRef, "Identifier"), one(K::IdRef, "Flags")], NO),
        ext_inst(106, "DebugStoragePath", &[one(K::IdRef, "Path")], NO),
        ext_inst(107, "DebugEntryPoint", &[one(K::IdRef, "Entry Point"), one(K::IdRef, "Compilation Unit"), one(K::IdRef, "Compiler Signature"), one(K::IdRef, "Command-line Arguments")], NO),
        ext_inst(108, "DebugTypeMatrix", &[one(K::IdRef, "Vector Type"), one(K::IdRef, "Vector Count"), one(K::IdRef, "Column Major")], NO),
        ext_inst(109, "DebugTypeVectorIdEXT", &[one(K::IdRef, "Component Type"), one(K::IdRef, "Component Count")], NO),
        ext_inst(110, "DebugTypeCooperativeMatrixKHR", &[one(K::IdRef, "Component Type"), one(K::IdRef, "Scope"), one(K::IdRef, "Rows"), one(K::IdRef, "Columns"), one(K::IdRef, "Use")], NO),
    ],
    by_name: &[40, 1, 28, 42, 31, 20, 19, 36, 18, 34, 0, 25, 27, 21, 22, 38, 26, 32, 33, 39, 24, 30, 23, 35, 37, 41, 5, 2, 10, 45, 9, 8, 12, 43, 11, 3, 13, 4, 14, 15, 17, 16, 6, 44, 7, 29],
};
