//! Debug-info nodes, described by a table: for every kind its fields, in the order of its bitcode record.
//!
//! Source: LangRef, "Specialized Metadata Nodes"; the bitcode records of LLVM 23. A node holds one [`DiField`] per row
//! of its kind's table, so readers, writers, printers and parsers are driven by the table instead of one type per kind.

use crate::int::ApInt;
use crate::metadata::MdId;

/// A debug-info node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DebugNode {
    /// The kind.
    pub kind: DiKind,
    /// Whether it has an identity of its own.
    pub distinct: bool,
    /// One value per row of [`DiKind::fields`].
    pub fields: Box<[DiField]>,
}

impl DebugNode {
    /// A node with every field absent.
    pub fn new(kind: DiKind, distinct: bool) -> DebugNode {
        DebugNode { kind, distinct, fields: vec![DiField::None; kind.fields().len()].into() }
    }
    /// The field called `name`; [`DiField::None`] when the kind has no such field.
    pub fn field(&self, name: &str) -> &DiField {
        const NONE: DiField = DiField::None;
        self.kind.field_index(name).and_then(|i| self.fields.get(i)).unwrap_or(&NONE)
    }
    /// The node in the field called `name`.
    pub fn md(&self, name: &str) -> Option<MdId> {
        match self.field(name) {
            DiField::Md(id) => Some(*id),
            _ => None,
        }
    }
    /// The number in the field called `name`, 0 when absent.
    pub fn int(&self, name: &str) -> u64 {
        match self.field(name) {
            DiField::Int(value) => *value,
            _ => 0,
        }
    }
    /// Sets the field called `name`. Returns whether the kind has it.
    pub fn set(&mut self, name: &str, value: DiField) -> bool {
        match self.kind.field_index(name) {
            Some(index) => {
                self.fields[index] = value;
                true
            }
            None => false,
        }
    }
}

/// The value of one field.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum DiField {
    /// Absent: null, zero or the default of the field.
    #[default]
    None,
    /// A node or a string.
    Md(MdId),
    /// A number, a truth value, or a bit set; signed numbers in two's complement.
    Int(u64),
    /// A number of any width (enumerators, rationals): its bits and its width.
    Big(ApInt, u32),
    /// DWARF operations.
    Ops(Box<[u64]>),
}

/// The kind of a field's value, for printing and parsing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiFieldKind {
    /// A node.
    Node,
    /// A string node.
    String,
    /// An unsigned number.
    Unsigned,
    /// A signed number.
    Signed,
    /// A signed number or a node.
    SignedOrNode,
    /// An unsigned number or a node.
    UnsignedOrNode,
    /// `true` or `false`.
    Bool,
    /// `DW_TAG_*`
    Tag,
    /// `DW_ATE_*`
    Encoding,
    /// `DW_LANG_*`
    Language,
    /// `DW_LLVM_LANG_DIALECT_*`
    LanguageDialect,
    /// `DW_CC_*`
    CallingConv,
    /// `DW_VIRTUALITY_*` and the other subprogram flags (`DISPFlag*`).
    SubprogramFlags,
    /// `DIFlag*`
    Flags,
    /// `DW_MACINFO_*`
    MacroInfo,
    /// `CSK_*`
    ChecksumKind,
    /// `NoDebug`, `FullDebug`, …
    EmissionKind,
    /// `Default`, `GNU`, `None`, `Apple`
    NameTableKind,
    /// `DW_APPLE_ENUM_KIND_*`
    EnumKind,
    /// `Binary`, `Decimal`, `Rational`
    FixedPointKind,
    /// A number of any width.
    Big,
    /// DWARF operations.
    Ops,
    /// The operands of a generic node: a tuple node.
    Operands,
}

use DiFieldKind::*;

/// The place of the first field with a name of [`place`]; the compiler computes it for each kind. Names are looked up for
/// every field that is read or written.
type Places = [u8; 128];

/// No field's name has this place.
const NOWHERE: u8 = u8::MAX;

/// A number below that of [`Places`] that distinguishes most names of a kind.
#[inline]
const fn place(name: &[u8]) -> usize {
    let [first, .., last] = *name else { return 0 };
    (first as usize * 7 + last as usize * 3 + name.len() * 11) % 128
}

const fn places(fields: &[&str]) -> Places {
    let mut out = [NOWHERE; 128];
    let mut at = fields.len();
    while at > 0 {
        at -= 1;
        out[place(fields[at].as_bytes())] = at as u8;
    }
    out
}

macro_rules! di_kinds {
    ($($(#[$doc:meta])* $kind:ident $code:literal [$($field:literal: $what:ident),* $(,)?];)*) => {
        /// The kind of a debug-info node.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum DiKind { $($(#[$doc])* #[doc = concat!("`", stringify!($kind), "`")] $kind),* }
        impl DiKind {
            /// Every kind.
            pub const ALL: &'static [DiKind] = &[$(DiKind::$kind),*];
            /// The name in LLVM assembly.
            pub fn name(self) -> &'static str {
                match self { $(DiKind::$kind => stringify!($kind)),* }
            }
            /// The kind called `name` in LLVM assembly.
            pub fn from_name(name: &str) -> Option<DiKind> {
                Some(match name { $(stringify!($kind) => DiKind::$kind,)* _ => return None })
            }
            /// The record code in a METADATA block.
            pub fn code(self) -> u32 {
                match self { $(DiKind::$kind => $code),* }
            }
            /// Returns the kind of a record code.
            pub fn from_code(code: u32) -> Option<DiKind> {
                Some(match code { $($code => DiKind::$kind,)* _ => return None })
            }
            /// The names and kinds of the fields, in record order.
            pub fn fields(self) -> &'static [(&'static str, DiFieldKind)] {
                TABLES[self as usize].fields
            }
            /// The position of the field called `name`.
            #[inline]
            pub fn field_index(self, name: &str) -> Option<usize> {
                let Table { fields, places } = &TABLES[self as usize];
                // Mostly it is the very same text, which is recognized without a look at its bytes.
                let is_called = |at: usize| {
                    fields.get(at).is_some_and(|(field, _)| std::ptr::eq(*field, name) || *field == name)
                };
                match places[place(name.as_bytes())] {
                    NOWHERE => None,
                    at if is_called(usize::from(at)) => Some(usize::from(at)),
                    _ => fields.iter().position(|(field, _)| *field == name),
                }
            }
        }

        /// The fields of each kind, in the order of the kinds.
        static TABLES: [Table; DiKind::ALL.len()] = [$(Table {
            fields: &[$(($field, $what)),*],
            places: places(&[$($field),*]),
        }),*];
    };
}

/// The fields of a kind.
struct Table {
    fields: &'static [(&'static str, DiFieldKind)],
    places: Places,
}

#[rustfmt::skip] // a table
di_kinds! {
    DILocation 7 ["line": Unsigned, "column": Unsigned, "scope": Node, "inlinedAt": Node, "isImplicitCode": Bool,
        "atomGroup": Unsigned, "atomRank": Unsigned];
    GenericDINode 12 ["tag": Tag, "header": String, "operands": Operands];
    DISubrange 13 ["count": SignedOrNode, "lowerBound": SignedOrNode, "upperBound": SignedOrNode, "stride": SignedOrNode];
    DIEnumerator 14 ["isUnsigned": Bool, "name": String, "value": Big];
    DIBasicType 15 ["tag": Tag, "name": String, "size": UnsignedOrNode, "align": Unsigned, "encoding": Encoding,
        "flags": Flags, "num_extra_inhabitants": Unsigned, "dataSize": Unsigned, "file": Node, "line": Unsigned,
        "scope": Node];
    DIFile 16 ["filename": String, "directory": String, "checksumkind": ChecksumKind, "checksum": String, "source": String];
    DIDerivedType 17 ["tag": Tag, "name": String, "file": Node, "line": Unsigned, "scope": Node, "baseType": Node,
        "size": UnsignedOrNode, "align": Unsigned, "offset": UnsignedOrNode, "flags": Flags, "extraData": Node,
        "dwarfAddressSpace": Unsigned, "annotations": Node, "ptrAuth": Unsigned];
    DICompositeType 18 ["tag": Tag, "name": String, "file": Node, "line": Unsigned, "scope": Node, "baseType": Node,
        "size": UnsignedOrNode, "align": Unsigned, "offset": UnsignedOrNode, "flags": Flags, "elements": Node,
        "runtimeLang": Language, "vtableHolder": Node, "templateParams": Node, "identifier": String,
        "discriminator": Node, "dataLocation": Node, "associated": Node, "allocated": Node, "rank": SignedOrNode,
        "annotations": Node, "num_extra_inhabitants": Unsigned, "specification": Node, "enumKind": EnumKind,
        "bitStride": Node];
    DISubroutineType 19 ["flags": Flags, "types": Node, "cc": CallingConv];
    DICompileUnit 20 ["language": Language, "file": Node, "producer": String, "isOptimized": Bool, "flags": String,
        "runtimeVersion": Unsigned, "splitDebugFilename": String, "emissionKind": EmissionKind, "enums": Node,
        "retainedTypes": Node, "globals": Node, "imports": Node, "dwoId": Unsigned, "macros": Node,
        "splitDebugInlining": Bool, "debugInfoForProfiling": Bool, "nameTableKind": NameTableKind,
        "rangesBaseAddress": Bool, "sysroot": String, "sdk": String, "sourceLanguageVersion": Unsigned,
        "dialect": LanguageDialect];
    DISubprogram 21 ["scope": Node, "name": String, "linkageName": String, "file": Node, "line": Unsigned,
        "type": Node, "scopeLine": Unsigned, "containingType": Node, "spFlags": SubprogramFlags,
        "virtualIndex": Unsigned, "flags": Flags, "unit": Node, "templateParams": Node, "declaration": Node,
        "retainedNodes": Node, "thisAdjustment": Signed, "thrownTypes": Node, "annotations": Node,
        "targetFuncName": String, "keyInstructions": Bool];
    DILexicalBlock 22 ["scope": Node, "file": Node, "line": Unsigned, "column": Unsigned];
    DILexicalBlockFile 23 ["scope": Node, "file": Node, "discriminator": Unsigned];
    DINamespace 24 ["exportSymbols": Bool, "scope": Node, "name": String];
    DITemplateTypeParameter 25 ["name": String, "type": Node, "defaulted": Bool];
    DITemplateValueParameter 26 ["tag": Tag, "name": String, "type": Node, "defaulted": Bool, "value": Node];
    DIGlobalVariable 27 ["scope": Node, "name": String, "linkageName": String, "file": Node, "line": Unsigned,
        "type": Node, "isLocal": Bool, "isDefinition": Bool, "declaration": Node, "templateParams": Node,
        "align": Unsigned, "annotations": Node];
    DILocalVariable 28 ["scope": Node, "name": String, "file": Node, "line": Unsigned, "type": Node, "arg": Unsigned,
        "flags": Flags, "align": Unsigned, "annotations": Node];
    DIExpression 29 ["operations": Ops];
    DIObjCProperty 30 ["name": String, "file": Node, "line": Unsigned, "setter": String, "getter": String,
        "attributes": Unsigned, "type": Node];
    DIImportedEntity 31 ["tag": Tag, "scope": Node, "entity": Node, "line": Unsigned, "name": String, "file": Node,
        "elements": Node];
    DIModule 32 ["file": Node, "scope": Node, "name": String, "configMacros": String, "includePath": String,
        "apinotes": String, "line": Unsigned, "isDecl": Bool];
    DIMacro 33 ["type": MacroInfo, "line": Unsigned, "name": String, "value": String];
    DIMacroFile 34 ["type": MacroInfo, "line": Unsigned, "file": Node, "nodes": Node];
    DIGlobalVariableExpression 37 ["var": Node, "expr": Node];
    DILabel 40 ["scope": Node, "name": String, "file": Node, "line": Unsigned, "column": Unsigned,
        "isArtificial": Bool, "coroSuspendIdx": Unsigned];
    DIStringType 41 ["tag": Tag, "name": String, "stringLength": Node, "stringLengthExpression": Node,
        "stringLocationExpression": Node, "size": UnsignedOrNode, "align": Unsigned, "encoding": Encoding];
    DICommonBlock 44 ["scope": Node, "declaration": Node, "name": String, "file": Node, "line": Unsigned];
    DIGenericSubrange 45 ["count": Node, "lowerBound": Node, "upperBound": Node, "stride": Node];
    DIAssignID 47 [];
    DISubrangeType 48 ["name": String, "file": Node, "line": Unsigned, "scope": Node, "size": UnsignedOrNode,
        "align": Unsigned, "flags": Flags, "baseType": Node, "lowerBound": SignedOrNode, "upperBound": SignedOrNode,
        "stride": SignedOrNode, "bias": SignedOrNode];
    DIFixedPointType 49 ["tag": Tag, "name": String, "size": UnsignedOrNode, "align": Unsigned, "encoding": Encoding,
        "flags": Flags, "kind": FixedPointKind, "factor": Signed, "numerator": Big, "denominator": Big,
        "file": Node, "line": Unsigned, "scope": Node];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found_by_name() {
        for kind in DiKind::ALL {
            assert_eq!(DiKind::from_name(kind.name()), Some(*kind));
            assert_eq!(DiKind::from_code(kind.code()), Some(*kind));
            for (index, (name, _)) in kind.fields().iter().enumerate() {
                assert_eq!(kind.field_index(name), Some(index), "{kind:?} {name}");
            }
        }
    }
}
