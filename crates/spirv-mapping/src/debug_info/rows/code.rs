//! Instructions inside functions.

use super::*;

/// The rows.
pub(super) const ROWS: &[Row] = &[
    row(Inst::Scope, &[], &[code("Scope"), code("Inlined At").times(Optional)]),
    row(Inst::NoScope, &[], &[]),
    row(
        Inst::Declare,
        &[],
        &[
            code("Local Variable"),
            code("Variable"),
            code("Expression"),
            code("Indexes").in_sets(SHADER).times(Many),
        ],
    ),
    row(
        Inst::Value,
        &[],
        &[code("Local Variable"), code("Value"), code("Expression"), code("Indexes").times(Many)],
    ),
    row(Inst::FunctionDefinition, &[], &[code("Function"), code("Definition")]),
    row(
        Inst::Line,
        &[],
        &[code("Source"), code("Line Start"), code("Line End"), code("Column Start"), code("Column End")],
    ),
    row(Inst::NoLine, &[], &[]),
];
