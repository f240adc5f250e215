//! Debug-info nodes in LLVM assembly: the order in which their fields are printed, when a field is left out, and the
//! order of their operands (which decides how nodes are numbered).
//!
//! Source: LangRef, "Specialized Metadata Nodes", and the output of `llvm-dis` 23. The fields themselves are in
//! [`llvm_model::debug_info`].

use llvm_model::DiKind;

/// When a field is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// When it is not null, zero, empty or false.
    NotZero,
    /// Always: null, zero and false are written.
    Always,
    /// When it is present, also when it is zero.
    Present,
    /// When it differs from this number, which is the default.
    Not(u64),
}

use When::{Always, Not, NotZero, Present};

/// The fields of `kind` in printing order.
#[rustfmt::skip] // a table
pub(crate) fn print_order(kind: DiKind) -> &'static [(&'static str, When)] {
    match kind {
        DiKind::DILocation => &[("line", Always), ("column", NotZero), ("scope", Always), ("inlinedAt", NotZero),
            ("isImplicitCode", NotZero), ("atomGroup", NotZero), ("atomRank", NotZero)],
        DiKind::GenericDINode => &[("tag", Always), ("header", NotZero), ("operands", NotZero)],
        DiKind::DISubrange | DiKind::DIGenericSubrange => &[("count", Present), ("lowerBound", Present),
            ("upperBound", Present), ("stride", Present)],
        DiKind::DIEnumerator => &[("name", Always), ("value", Always), ("isUnsigned", NotZero)],
        DiKind::DIBasicType => &[("tag", Not(0x24)), ("name", NotZero), ("scope", NotZero), ("file", NotZero),
            ("line", NotZero), ("size", NotZero), ("align", NotZero), ("dataSize", NotZero), ("encoding", NotZero), ("num_extra_inhabitants", NotZero), ("flags", NotZero)],
        DiKind::DIFile => &[("filename", Always), ("directory", Always), ("checksumkind", NotZero),
            ("checksum", NotZero), ("source", Present)],
        DiKind::DIDerivedType => &[("tag", Always), ("name", NotZero), ("scope", NotZero), ("file", NotZero),
            ("line", NotZero), ("baseType", Always), ("size", NotZero), ("align", NotZero), ("offset", NotZero),
            ("flags", NotZero), ("extraData", NotZero), ("dwarfAddressSpace", Present), ("annotations", NotZero),
            ("ptrAuth", NotZero)],
        DiKind::DICompositeType => &[("tag", Always), ("name", NotZero), ("scope", NotZero), ("file", NotZero),
            ("line", NotZero), ("baseType", NotZero), ("size", NotZero), ("align", NotZero), ("offset", NotZero),
            ("flags", NotZero), ("elements", NotZero), ("runtimeLang", NotZero), ("vtableHolder", NotZero),
            ("templateParams", NotZero), ("identifier", NotZero), ("discriminator", NotZero),
            ("dataLocation", NotZero), ("associated", NotZero), ("allocated", NotZero), ("rank", Present),
            ("annotations", NotZero), ("num_extra_inhabitants", NotZero), ("specification", NotZero),
            ("enumKind", Present), ("bitStride", NotZero)],
        DiKind::DISubroutineType => &[("flags", NotZero), ("cc", NotZero), ("types", Always)],
        DiKind::DICompileUnit => &[("language", Always), ("file", Always), ("producer", NotZero),
            ("isOptimized", Always), ("flags", NotZero), ("runtimeVersion", Always), ("splitDebugFilename", NotZero),
            ("emissionKind", Always), ("enums", NotZero), ("retainedTypes", NotZero), ("globals", NotZero),
            ("imports", NotZero), ("macros", NotZero), ("dwoId", NotZero), ("splitDebugInlining", Not(1)),
            ("debugInfoForProfiling", NotZero), ("nameTableKind", NotZero), ("rangesBaseAddress", NotZero),
            ("sysroot", NotZero), ("sdk", NotZero), ("dialect", NotZero)],
        DiKind::DISubprogram => &[("name", NotZero), ("linkageName", NotZero), ("scope", Always), ("file", NotZero),
            ("line", NotZero), ("type", NotZero), ("scopeLine", NotZero), ("containingType", NotZero),
            ("virtualIndex", NotZero), ("thisAdjustment", NotZero), ("flags", NotZero), ("spFlags", Always),
            ("unit", NotZero), ("templateParams", NotZero), ("declaration", NotZero), ("retainedNodes", NotZero),
            ("thrownTypes", NotZero), ("annotations", NotZero), ("targetFuncName", NotZero),
            ("keyInstructions", NotZero)],
        DiKind::DILexicalBlock => &[("scope", Always), ("file", NotZero), ("line", NotZero), ("column", NotZero)],
        DiKind::DILexicalBlockFile => &[("scope", Always), ("file", NotZero), ("discriminator", Always)],
        DiKind::DINamespace => &[("name", NotZero), ("scope", Always), ("exportSymbols", NotZero)],
        DiKind::DITemplateTypeParameter => &[("name", NotZero), ("type", Always), ("defaulted", NotZero)],
        DiKind::DITemplateValueParameter => &[("tag", Not(0x30)), ("name", NotZero), ("type", NotZero),
            ("defaulted", NotZero), ("value", Always)],
        DiKind::DIGlobalVariable => &[("name", NotZero), ("linkageName", NotZero), ("scope", Always),
            ("file", NotZero), ("line", NotZero), ("type", NotZero), ("isLocal", Always), ("isDefinition", Always),
            ("declaration", NotZero), ("templateParams", NotZero), ("align", NotZero), ("annotations", NotZero)],
        DiKind::DILocalVariable => &[("name", NotZero), ("arg", NotZero), ("scope", Always), ("file", NotZero),
            ("line", NotZero), ("type", NotZero), ("flags", NotZero), ("align", NotZero), ("annotations", NotZero)],
        DiKind::DIExpression => &[("operations", Always)],
        DiKind::DIObjCProperty => &[("name", NotZero), ("file", NotZero), ("line", NotZero), ("setter", NotZero),
            ("getter", NotZero), ("attributes", NotZero), ("type", NotZero)],
        DiKind::DIImportedEntity => &[("tag", Always), ("name", NotZero), ("scope", Always), ("entity", NotZero),
            ("file", NotZero), ("line", NotZero), ("elements", NotZero)],
        DiKind::DIModule => &[("scope", Always), ("name", Always), ("configMacros", NotZero),
            ("includePath", NotZero), ("apinotes", NotZero), ("file", NotZero), ("line", NotZero),
            ("isDecl", NotZero)],
        DiKind::DIMacro => &[("type", Always), ("line", NotZero), ("name", Always), ("value", NotZero)],
        DiKind::DIMacroFile => &[("line", NotZero), ("file", Always), ("nodes", NotZero)],
        DiKind::DIGlobalVariableExpression => &[("var", NotZero), ("expr", NotZero)],
        DiKind::DILabel => &[("scope", Always), ("name", Always), ("file", NotZero), ("line", NotZero),
            ("column", NotZero), ("isArtificial", NotZero), ("coroSuspendIdx", Present)],
        DiKind::DIStringType => &[("tag", Not(0x12)), ("name", NotZero), ("stringLength", NotZero),
            ("stringLengthExpression", NotZero), ("stringLocationExpression", NotZero), ("size", NotZero),
            ("align", NotZero), ("encoding", NotZero)],
        DiKind::DICommonBlock => &[("scope", Always), ("declaration", Always), ("name", NotZero), ("file", NotZero),
            ("line", NotZero)],
        DiKind::DIAssignID => &[],
        DiKind::DISubrangeType => &[("name", NotZero), ("scope", NotZero), ("file", NotZero), ("line", NotZero),
            ("size", NotZero), ("align", NotZero), ("flags", NotZero), ("baseType", Always), ("lowerBound", Present),
            ("upperBound", Present), ("stride", Present), ("bias", Present)],
        DiKind::DIFixedPointType => &[("tag", Not(0x24)), ("name", NotZero), ("scope", NotZero), ("file", NotZero),
            ("line", NotZero), ("size", NotZero), ("align", NotZero), ("encoding", NotZero), ("flags", NotZero), ("kind", Always), ("factor", NotZero), ("numerator", NotZero),
            ("denominator", NotZero)],
    }
}

/// The fields of `kind` that hold nodes, in the order of LLVM's operands.
#[rustfmt::skip] // a table
pub(crate) fn operand_order(kind: DiKind) -> &'static [&'static str] {
    match kind {
        DiKind::DILocation => &["scope", "inlinedAt"],
        // The operands of a generic node are in a tuple, which is looked through.
        DiKind::GenericDINode => &["operands"],
        DiKind::DISubrange | DiKind::DIGenericSubrange => &["count", "lowerBound", "upperBound", "stride"],
        DiKind::DIDerivedType => &["file", "scope", "size", "offset", "baseType", "extraData", "annotations"],
        DiKind::DICompositeType => &["file", "scope", "size", "offset", "baseType", "elements", "vtableHolder",
            "templateParams", "discriminator", "dataLocation", "associated", "allocated", "rank", "annotations",
            "specification", "bitStride"],
        DiKind::DISubroutineType => &["types"],
        DiKind::DICompileUnit => &["file", "enums", "retainedTypes", "globals", "imports", "macros"],
        DiKind::DISubprogram => &["file", "scope", "type", "unit", "declaration", "retainedNodes", "containingType",
            "templateParams", "thrownTypes", "annotations"],
        DiKind::DILexicalBlock | DiKind::DILexicalBlockFile | DiKind::DIModule => &["file", "scope"],
        DiKind::DINamespace => &["scope"],
        DiKind::DITemplateTypeParameter => &["type"],
        DiKind::DITemplateValueParameter => &["type", "value"],
        DiKind::DIGlobalVariable => &["scope", "file", "type", "declaration", "templateParams", "annotations"],
        DiKind::DILocalVariable => &["scope", "file", "type", "annotations"],
        DiKind::DIObjCProperty => &["file", "type"],
        DiKind::DIImportedEntity => &["scope", "entity", "file", "elements"],
        DiKind::DIMacroFile => &["file", "nodes"],
        DiKind::DIGlobalVariableExpression => &["var", "expr"],
        DiKind::DILabel => &["scope", "file"],
        DiKind::DIStringType => &["size", "stringLength", "stringLengthExpression", "stringLocationExpression"],
        DiKind::DICommonBlock => &["scope", "declaration", "file"],
        DiKind::DISubrangeType => &["file", "scope", "size", "baseType", "lowerBound", "upperBound", "stride", "bias"],
        DiKind::DIBasicType | DiKind::DIFixedPointType => &["file", "scope", "size"],
        DiKind::DIEnumerator | DiKind::DIFile | DiKind::DIExpression | DiKind::DIMacro | DiKind::DIAssignID => &[],
    }
}

/// The positions of the operands of every kind in its fields, computed once.
pub(crate) struct OperandPositions(Vec<Vec<usize>>);

impl OperandPositions {
    /// For all kinds.
    pub(crate) fn new() -> OperandPositions {
        let positions = |kind: &DiKind| {
            operand_order(*kind).iter().filter_map(|name| kind.field_index(name)).collect::<Vec<_>>()
        };
        let mut table = vec![Vec::new(); DiKind::ALL.len()];
        for kind in DiKind::ALL {
            table[*kind as usize] = positions(kind);
        }
        OperandPositions(table)
    }
    /// The positions for one kind.
    pub(crate) fn of(&self, kind: DiKind) -> &[usize] {
        &self.0[kind as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use llvm_model::debug_info::DiFieldKind;

    #[test]
    fn every_field_is_printed_once() {
        // Fields that a neighbor prints with its own.
        let joined = ["sourceLanguageVersion"];
        for kind in DiKind::ALL {
            let order = print_order(*kind);
            for (name, _) in order {
                assert!(kind.field_index(name).is_some(), "{kind:?} has no field {name}");
            }
            for (name, _) in kind.fields() {
                let times = order.iter().filter(|(n, _)| n == name).count();
                let silent = joined.contains(name) || (*kind == DiKind::DIMacroFile && *name == "type");
                assert_eq!(times, usize::from(!silent), "{kind:?} {name}");
            }
        }
    }

    #[test]
    fn every_node_field_is_an_operand() {
        for kind in DiKind::ALL {
            for name in operand_order(*kind) {
                assert!(kind.field_index(name).is_some(), "{kind:?} has no field {name}");
            }
            for (name, what) in kind.fields() {
                let node = matches!(
                    what,
                    DiFieldKind::Node
                        | DiFieldKind::SignedOrNode
                        | DiFieldKind::UnsignedOrNode
                        | DiFieldKind::Operands
                );
                assert_eq!(operand_order(*kind).contains(name), node, "{kind:?} {name}");
            }
        }
    }
}
