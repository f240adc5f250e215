//! Types and their parts.

use super::*;
use crate::debug_info::choices::{COMPOSITES, ENCODINGS, ENCODINGS_200, QUALIFIERS, tag};
use crate::debug_info::flags::is_vector;

const NO_LINE: Operand = op("Line", Zero);
/// The source of nodes that have no file in LLVM.
const NO_SOURCE: Operand = op("Source", Source(""));

const BASE_TYPE: Operand = op("Base Type", Type("baseType"));
const SIZE: Operand = op("Size", Bits("size"));
const OFFSET: Operand = op("Offset", Bits("offset"));

fn is_array(node: &DebugNode) -> bool {
    !is_vector(node)
}

/// Whether where an array is, or whether it is, is found when the program runs, as in Fortran.
fn is_dynamic(node: &DebugNode) -> bool {
    let fields = ["dataLocation", "associated", "allocated", "rank"];
    !is_vector(node) && fields.iter().any(|field| node.md(field).is_some())
}

/// The rows.
pub(super) const ROWS: &[Row] = &[
    row(
        Inst::TypeBasic,
        &[node(DiKind::DIBasicType)],
        &[
            NAME,
            SIZE,
            op("Encoding", Choice("encoding", ENCODINGS)).in_sets(BEFORE_200),
            op("Encoding", Choice("encoding", ENCODINGS_200)).in_sets(SHADER_200),
            FLAGS.in_sets(SHADER),
        ],
    ),
    row(
        Inst::TypePointer,
        &[tagged(DiKind::DIDerivedType, &[tag::POINTER, tag::REFERENCE, tag::RVALUE_REFERENCE])],
        &[BASE_TYPE, hook("Storage Class", Hook::StorageClass), FLAGS],
    ),
    row(
        Inst::TypeQualifier,
        &[tagged(DiKind::DIDerivedType, &[tag::CONST, tag::VOLATILE, tag::RESTRICT, tag::ATOMIC])],
        &[BASE_TYPE, op("Type Qualifier", Choice("tag", QUALIFIERS))],
    ),
    row(
        Inst::TypeArray,
        &[Node { kind: DiKind::DICompositeType, tags: &[tag::ARRAY], only: is_array }],
        &[BASE_TYPE, hook("Component Counts", Hook::Counts).times(Many)],
    ),
    row(
        Inst::TypeArrayDynamic,
        &[Node { kind: DiKind::DICompositeType, tags: &[tag::ARRAY], only: is_dynamic }],
        &[
            BASE_TYPE,
            hook("Data Location", Hook::Computed(&["dataLocation"])),
            hook("Associated", Hook::Computed(&["associated"])),
            hook("Allocated", Hook::Computed(&["allocated"])),
            hook("Rank", Hook::Computed(&["rank"])),
            hook("Subranges", Hook::Subranges).times(Many),
        ],
    ),
    row(
        Inst::TypeSubrange,
        &[node(DiKind::DISubrange)],
        &[
            hook("Lower Bound", Hook::Bound("lowerBound")),
            hook("Upper Bound", Hook::Bound("upperBound")),
            hook("Count", Hook::Bound("count")),
            hook("Stride", Hook::Bound("stride")).times(Optional),
        ],
    ),
    row(
        Inst::TypeString,
        &[node(DiKind::DIStringType)],
        &[
            NAME,
            hook("Base Type", Hook::Computed(&[])),
            hook("Data Location", Hook::Computed(&["stringLocationExpression"])),
            SIZE,
            hook("Length Address", Hook::Computed(&["stringLengthExpression", "stringLength"])),
        ],
    ),
    row(
        Inst::TypeVector,
        &[Node { kind: DiKind::DICompositeType, tags: &[tag::ARRAY], only: is_vector }],
        &[hook("Base Type", Hook::Element), hook("Component Count", Hook::Components)],
    ),
    row(
        Inst::Typedef,
        &[tagged(DiKind::DIDerivedType, &[tag::TYPEDEF])],
        &[NAME, BASE_TYPE, SOURCE, LINE, NO_COLUMN, PARENT],
    ),
    row(
        Inst::TypeFunction,
        &[node(DiKind::DISubroutineType)],
        &[
            FLAGS,
            hook("Return Type", Hook::ReturnType),
            hook("Parameter Types", Hook::ParameterTypes).times(Many),
        ],
    ),
    row(
        Inst::TypeEnum,
        &[tagged(DiKind::DICompositeType, &[tag::ENUMERATION])],
        &[
            NAME,
            op("Underlying Type", OptionalType("baseType")),
            SOURCE,
            LINE,
            NO_COLUMN,
            PARENT,
            hook("Size", Hook::EnumSize),
            FLAGS,
            hook("Value, Name, Value, Name, ...", Hook::Enumerators).times(Many),
        ],
    ),
    row(
        Inst::TypeComposite,
        &[tagged(DiKind::DICompositeType, &[tag::CLASS, tag::STRUCTURE, tag::UNION])],
        &[
            NAME,
            op("Tag", Choice("tag", COMPOSITES)),
            SOURCE,
            LINE,
            NO_COLUMN,
            PARENT,
            op("Linkage Name", Text("identifier")),
            SIZE,
            FLAGS,
            hook("Members", Hook::Members).times(Many),
        ],
    ),
    row(
        Inst::TypeMember,
        &[tagged(DiKind::DIDerivedType, &[tag::MEMBER, tag::VARIABLE])],
        &[
            NAME,
            op("Type", Type("baseType")),
            SOURCE,
            LINE,
            NO_COLUMN,
            hook("Parent", Hook::Owner).in_sets(LITERAL),
            OFFSET,
            SIZE,
            FLAGS,
            hook("Value", Hook::MemberValue).times(Optional),
        ],
    ),
    row(
        Inst::TypeInheritance,
        &[tagged(DiKind::DIDerivedType, &[tag::INHERITANCE])],
        &[hook("Child", Hook::Owner).in_sets(LITERAL), hook("Parent", Hook::Base), OFFSET, SIZE, FLAGS],
    ),
    row(
        Inst::Base,
        &[tagged(DiKind::DIDerivedType, &[tag::INHERITANCE])],
        &[
            hook("Name", Hook::BaseName),
            op("Type", Type("baseType")),
            NO_SOURCE,
            NO_LINE,
            NO_COLUMN,
            OFFSET,
            SIZE,
            FLAGS,
        ],
    ),
    row(
        Inst::TypePtrToMember,
        &[tagged(DiKind::DIDerivedType, &[tag::PTR_TO_MEMBER])],
        &[op("Member Type", Type("baseType")), hook("Parent", Hook::PointedInto)],
    ),
    row(
        Inst::TypeTemplate,
        &[],
        &[hook("Target", Hook::TemplateTarget), hook("Parameters", Hook::TemplateParameters).times(Many)],
    ),
    row(
        Inst::TypeTemplateParameter,
        &[
            node(DiKind::DITemplateTypeParameter),
            tagged(DiKind::DITemplateValueParameter, &[tag::TEMPLATE_VALUE]),
        ],
        &[
            NAME,
            op("Actual Type", Type("type")),
            hook("Value", Hook::ParameterValue),
            NO_SOURCE,
            NO_LINE,
            NO_COLUMN,
        ],
    ),
    row(
        Inst::TypeTemplateTemplateParameter,
        &[tagged(DiKind::DITemplateValueParameter, &[tag::TEMPLATE_TEMPLATE])],
        &[NAME, hook("Template Name", Hook::TemplateName), NO_SOURCE, NO_LINE, NO_COLUMN],
    ),
    row(
        Inst::TypeTemplateParameterPack,
        &[tagged(DiKind::DITemplateValueParameter, &[tag::PARAMETER_PACK])],
        &[
            NAME,
            NO_SOURCE,
            NO_LINE,
            NO_COLUMN,
            hook("Template Parameters", Hook::PackedParameters).times(Many),
        ],
    ),
    row(Inst::TypeMatrix, &[], &[code("Vector Type"), code("Vector Count"), code("Column Major")]),
];
