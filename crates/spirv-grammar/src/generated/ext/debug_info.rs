//! The extended instruction set `DebugInfo`.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

use crate::generated::operand_kind::OperandKind as K;
use crate::open_enum::{ext_inst_number, mask, open_enum};
use crate::rows::{ExtInstTable, NO, ext_inst, many, one, optional};

ext_inst_number!(DebugInfo);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugInfo {
    pub const DebugInfoNone: DebugInfo = DebugInfo(0);
    pub const DebugCompilationUnit: DebugInfo = DebugInfo(1);
    pub const DebugTypeBasic: DebugInfo = DebugInfo(2);
    pub const DebugTypePointer: DebugInfo = DebugInfo(3);
    pub const DebugTypeQualifier: DebugInfo = DebugInfo(4);
    pub const DebugTypeArray: DebugInfo = DebugInfo(5);
    pub const DebugTypeVector: DebugInfo = DebugInfo(6);
    pub const DebugTypedef: DebugInfo = DebugInfo(7);
    pub const DebugTypeFunction: DebugInfo = DebugInfo(8);
    pub const DebugTypeEnum: DebugInfo = DebugInfo(9);
    pub const DebugTypeComposite: DebugInfo = DebugInfo(10);
    pub const DebugTypeMember: DebugInfo = DebugInfo(11);
    pub const DebugTypeInheritance: DebugInfo = DebugInfo(12);
    pub const DebugTypePtrToMember: DebugInfo = DebugInfo(13);
    pub const DebugTypeTemplate: DebugInfo = DebugInfo(14);
    pub const DebugTypeTemplateParameter: DebugInfo = DebugInfo(15);
    pub const DebugTypeTemplateTemplateParameter: DebugInfo = DebugInfo(16);
    pub const DebugTypeTemplateParameterPack: DebugInfo = DebugInfo(17);
    pub const DebugGlobalVariable: DebugInfo = DebugInfo(18);
    pub const DebugFunctionDeclaration: DebugInfo = DebugInfo(19);
    pub const DebugFunction: DebugInfo = DebugInfo(20);
    pub const DebugLexicalBlock: DebugInfo = DebugInfo(21);
    pub const DebugLexicalBlockDiscriminator: DebugInfo = DebugInfo(22);
    pub const DebugScope: DebugInfo = DebugInfo(23);
    pub const DebugNoScope: DebugInfo = DebugInfo(24);
    pub const DebugInlinedAt: DebugInfo = DebugInfo(25);
    pub const DebugLocalVariable: DebugInfo = DebugInfo(26);
    pub const DebugInlinedVariable: DebugInfo = DebugInfo(27);
    pub const DebugDeclare: DebugInfo = DebugInfo(28);
    pub const DebugValue: DebugInfo = DebugInfo(29);
    pub const DebugOperation: DebugInfo = DebugInfo(30);
    pub const DebugExpression: DebugInfo = DebugInfo(31);
    pub const DebugMacroDef: DebugInfo = DebugInfo(32);
    pub const DebugMacroUndef: DebugInfo = DebugInfo(33);
}

mask!(DebugInfoFlags, DebugInfoDebugInfoFlags);

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
}

open_enum!(DebugBaseTypeAttributeEncoding, DebugInfoDebugBaseTypeAttributeEncoding);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugBaseTypeAttributeEncoding {
    pub const Unspecified: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(0);
    pub const Address: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(1);
    pub const Boolean: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(2);
    pub const Float: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(4);
    pub const Signed: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(5);
    pub const SignedChar: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(6);
    pub const Unsigned: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(7);
    pub const UnsignedChar: DebugBaseTypeAttributeEncoding = DebugBaseTypeAttributeEncoding(8);
}

open_enum!(DebugCompositeType, DebugInfoDebugCompositeType);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugCompositeType {
    pub const Class: DebugCompositeType = DebugCompositeType(0);
    pub const Structure: DebugCompositeType = DebugCompositeType(1);
    pub const Union: DebugCompositeType = DebugCompositeType(2);
}

open_enum!(DebugTypeQualifier, DebugInfoDebugTypeQualifier);

#[allow(missing_docs, non_upper_case_globals)]
impl DebugTypeQualifier {
    pub const ConstType: DebugTypeQualifier = DebugTypeQualifier(0);
    pub const VolatileType: DebugTypeQualifier = DebugTypeQualifier(1);
    pub const RestrictType: DebugTypeQualifier = DebugTypeQualifier(2);
}

open_enum!(DebugOperation, DebugInfoDebugOperation);

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
}

#[rustfmt::skip]
pub(crate) const TABLE: ExtInstTable = ExtInstTable {
    name: "DebugInfo",
    versioned: false,
    instructions: &[
        ext_inst(0, "DebugInfoNone", &[], NO),
        ext_inst(1, "DebugCompilationUnit", &[one(K::IdRef, "Source"), one(K::LiteralInteger, "Version"), one(K::LiteralInteger, "DWARF Version")], NO),
        ext_inst(2, "DebugTypeBasic", &[one(K::IdRef, "Name"), one(K::IdRef, "Size"), one(K::DebugInfoDebugBaseTypeAttributeEncoding, "Encoding")], NO),
        ext_inst(3, "DebugTypePointer", &[one(K::IdRef, "Base Type"), one(K::StorageClass, "Storage Class"), one(K::DebugInfoDebugInfoFlags, "Literal Flags")], NO),
        ext_inst(4, "DebugTypeQualifier", &[one(K::IdRef, "Base Type"), one(K::DebugInfoDebugTypeQualifier, "Type Qualifier")], NO),
        ext_inst(5, "DebugTypeArray", &[one(K::IdRef, "Base Type"), many(K::IdRef, "Component Counts")], NO),
        ext_inst(6, "DebugTypeVector", &[one(K::IdRef, "Base Type"), one(K::LiteralInteger, "Component Count")], NO),
        ext_inst(7, "DebugTypedef", &[one(K::IdRef, "Name"), one(K::IdRef, "Base Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent")], NO),
        ext_inst(8, "DebugTypeFunction", &[one(K::IdRef, "Return Type"), many(K::IdRef, "Paramter Types")], NO),
        ext_inst(9, "DebugTypeEnum", &[one(K::IdRef, "Name"), one(K::IdRef, "Underlying Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Size"), one(K::DebugInfoDebugInfoFlags, "Flags"), many(K::PairIdRefIdRef, "Value, Name, Value, Name, ...")], NO),
        ext_inst(10, "DebugTypeComposite", &[one(K::IdRef, "Name"), one(K::DebugInfoDebugCompositeType, "Tag"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Size"), one(K::DebugInfoDebugInfoFlags, "Flags"), many(K::IdRef, "Members")], NO),
        ext_inst(11, "DebugTypeMember", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Offset"), one(K::IdRef, "Size"), one(K::DebugInfoDebugInfoFlags, "Flags"), optional(K::IdRef, "Value")], NO),
        ext_inst(12, "DebugTypeInheritance", &[one(K::IdRef, "Child"), one(K::IdRef, "Parent"), one(K::IdRef, "Offset"), one(K::IdRef, "Size"), one(K::DebugInfoDebugInfoFlags, "Flags")], NO),
        ext_inst(13, "DebugTypePtrToMember", &[one(K::IdRef, "Member Type"), one(K::IdRef, "Parent")], NO),
        ext_inst(14, "DebugTypeTemplate", &[one(K::IdRef, "Target"), many(K::IdRef, "Parameters")], NO),
        ext_inst(15, "DebugTypeTemplateParameter", &[one(K::IdRef, "Name"), one(K::IdRef, "Actual Type"), one(K::IdRef, "Value"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column")], NO),
        ext_inst(16, "DebugTypeTemplateTemplateParameter", &[one(K::IdRef, "Name"), one(K::IdRef, "Template Name"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column")], NO),
        ext_inst(17, "DebugTypeTemplateParameterPack", &[one(K::IdRef, "Name"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), many(K::IdRef, "Template Parameters")], NO),
        ext_inst(18, "DebugGlobalVariable", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Linkage Name"), one(K::IdRef, "Variable"), one(K::DebugInfoDebugInfoFlags, "Flags"), optional(K::IdRef, "Static Member Declaration")], NO),
        ext_inst(19, "DebugFunctionDeclaration", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Linkage Name"), one(K::DebugInfoDebugInfoFlags, "Flags")], NO),
        ext_inst(20, "DebugFunction", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), one(K::IdRef, "Linkage Name"), one(K::DebugInfoDebugInfoFlags, "Flags"), one(K::LiteralInteger, "Scope Line"), one(K::IdRef, "Function"), optional(K::IdRef, "Declaration")], NO),
        ext_inst(21, "DebugLexicalBlock", &[one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), optional(K::IdRef, "Name")], NO),
        ext_inst(22, "DebugLexicalBlockDiscriminator", &[one(K::IdRef, "Scope"), one(K::LiteralInteger, "Discriminator"), one(K::IdRef, "Parent")], NO),
        ext_inst(23, "DebugScope", &[one(K::IdRef, "Scope"), optional(K::IdRef, "Inlined At")], NO),
        ext_inst(24, "DebugNoScope", &[], NO),
        ext_inst(25, "DebugInlinedAt", &[one(K::LiteralInteger, "Line"), one(K::IdRef, "Scope"), optional(K::IdRef, "Inlined")], NO),
        ext_inst(26, "DebugLocalVariable", &[one(K::IdRef, "Name"), one(K::IdRef, "Type"), one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::LiteralInteger, "Column"), one(K::IdRef, "Parent"), optional(K::LiteralInteger, "Arg Number")], NO),
        ext_inst(27, "DebugInlinedVariable", &[one(K::IdRef, "Variable"), one(K::IdRef, "Inlined")], NO),
        ext_inst(28, "DebugDeclare", &[one(K::IdRef, "Local Variable"), one(K::IdRef, "Variable"), one(K::IdRef, "Expression")], NO),
        ext_inst(29, "DebugValue", &[one(K::IdRef, "Value"), one(K::IdRef, "Expression"), many(K::IdRef, "Indexes")], NO),
        ext_inst(30, "DebugOperation", &[one(K::DebugInfoDebugOperation, "OpCode"), many(K::LiteralInteger, "Operands ...")], NO),
        ext_inst(31, "DebugExpression", &[many(K::IdRef, "Operands ...")], NO),
        ext_inst(32, "DebugMacroDef", &[one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::IdRef, "Name"), optional(K::IdRef, "Value")], NO),
        ext_inst(33, "DebugMacroUndef", &[one(K::IdRef, "Source"), one(K::LiteralInteger, "Line"), one(K::IdRef, "Macro")], NO),
    ],
    by_name: &[1, 28, 31, 20, 19, 18, 0, 25, 27, 21, 22, 26, 32, 33, 24, 30, 23, 5, 2, 10, 9, 8, 12, 11, 3, 13, 4, 14, 15, 17, 16, 6, 7, 29],
};
