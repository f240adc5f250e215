//! Named declarations of the source besides types: variables, macros, imports; and the expressions of variables.

use super::*;
use crate::debug_info::choices::IMPORTS;

const MACRO_SOURCE: Operand = hook("Source", Hook::MacroSource);

fn is_define(node: &DebugNode) -> bool {
    node.int("type") == 1
}

fn is_undef(node: &DebugNode) -> bool {
    node.int("type") == 2
}

/// The rows.
pub(super) const ROWS: &[Row] = &[
    row(Inst::InfoNone, &[], &[]),
    row(
        Inst::GlobalVariable,
        &[node(DiKind::DIGlobalVariable)],
        &[
            NAME,
            op("Type", Type("type")),
            SOURCE,
            LINE,
            NO_COLUMN,
            PARENT,
            LINKAGE_NAME,
            hook("Variable", Hook::Variable),
            FLAGS,
            hook("Static Member Declaration", Hook::StaticMember).times(Optional),
        ],
    ),
    row(
        Inst::LocalVariable,
        &[node(DiKind::DILocalVariable)],
        &[
            NAME,
            op("Type", Type("type")),
            SOURCE,
            LINE,
            NO_COLUMN,
            PARENT,
            FLAGS,
            hook("Arg Number", Hook::Argument).times(Optional),
        ],
    ),
    row(
        Inst::InlinedVariable,
        &[],
        &[hook("Variable", Hook::InlinedVariable), hook("Inlined", Hook::InlinedVariable)],
    ),
    row(
        Inst::Operation,
        &[],
        &[hook("OpCode", Hook::Operation), hook("Operands ...", Hook::Operation).times(Many)],
    ),
    row(
        Inst::Expression,
        &[node(DiKind::DIExpression)],
        &[hook("Operands ...", Hook::Operations).times(Many)],
    ),
    row(
        Inst::MacroDef,
        &[Node { kind: DiKind::DIMacro, tags: &[], only: is_define }],
        &[MACRO_SOURCE, LINE, NAME, op("Value", Text("value")).times(Optional)],
    ),
    row(
        Inst::MacroUndef,
        &[Node { kind: DiKind::DIMacro, tags: &[], only: is_undef }],
        &[MACRO_SOURCE, LINE, hook("Macro", Hook::Macro)],
    ),
    row(
        Inst::ImportedEntity,
        &[node(DiKind::DIImportedEntity)],
        &[
            NAME,
            op("Tag", Choice("tag", IMPORTS)),
            // The translator of Khronos has one operand more.
            op("Unused", Zero).in_sets(LITERAL).in_form(Form::Khronos),
            SOURCE,
            hook("Entity", Hook::Entity),
            LINE,
            NO_COLUMN,
            PARENT,
        ],
    ),
    row(
        Inst::Macro,
        &[node(DiKind::DIMacro)],
        &[NAME, op("Value", Text("value")), LINE, op("Type", Number("type")), MACRO_SOURCE],
    ),
    row(
        Inst::Import,
        &[node(DiKind::DIImportedEntity)],
        &[
            NAME,
            op("Second Name", Text("name")),
            LINE,
            op("Tag", Choice("tag", IMPORTS)),
            hook("Entity", Hook::Entity),
            PARENT,
            SOURCE,
        ],
    ),
];
