//! The table, one file for each kind of instruction, and the vocabulary that its rows share.

mod code;
mod declarations;
mod scopes;
mod types;

use super::dialect::{Dialects, Form};
use super::row::Quantity::{Many, One, Optional};
use super::row::What::{Bits, Choice, Flags, Number, OptionalType, Parent, Source, Text, Type, Zero};
use super::row::{Hook, Inst, Node, Operand, Quantity, Row, What};
use llvm_model::{DebugNode, DiKind};

/// Every instruction of the sets.
const TABLES: &[&[Row]] = &[types::ROWS, scopes::ROWS, declarations::ROWS, code::ROWS];

/// Every row.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    TABLES.iter().copied().flatten()
}

/// How many rows nodes of one kind may have.
const MAX_ROWS: usize = 8;

/// The rows of the nodes of each kind, in the order of the table; the compiler makes it.
static BY_KIND: [([Option<&Row>; MAX_ROWS], usize); KINDS] = by_kind();

const KINDS: usize = DiKind::ALL.len();

const fn by_kind() -> [([Option<&'static Row>; MAX_ROWS], usize); KINDS] {
    let mut out = [([None; MAX_ROWS], 0); KINDS];
    let mut table = 0;
    while table < TABLES.len() {
        let mut row = 0;
        while row < TABLES[table].len() {
            let nodes = TABLES[table][row].nodes;
            let mut node = 0;
            while node < nodes.len() {
                let (rows, count) = &mut out[nodes[node].kind as usize];
                rows[*count] = Some(&TABLES[table][row]);
                *count += 1;
                node += 1;
            }
            row += 1;
        }
        table += 1;
    }
    out
}

/// The row of each instruction; the compiler makes it.
static BY_INSTRUCTION: [Option<&Row>; Inst::ALL.len()] = by_instruction();

const fn by_instruction() -> [Option<&'static Row>; Inst::ALL.len()] {
    let mut out = [None; Inst::ALL.len()];
    let mut table = 0;
    while table < TABLES.len() {
        let mut row = 0;
        while row < TABLES[table].len() {
            out[TABLES[table][row].inst as usize] = Some(&TABLES[table][row]);
            row += 1;
        }
        table += 1;
    }
    out
}

/// The row of an instruction.
pub(super) fn row_of_instruction(inst: Inst) -> Option<&'static Row> {
    BY_INSTRUCTION.get(inst as usize).copied().flatten()
}

/// The rows of the nodes of a kind.
pub(super) fn rows_of(kind: DiKind) -> impl Iterator<Item = &'static Row> {
    let (rows, count) = &BY_KIND[kind as usize];
    rows.iter().take(*count).flatten().copied()
}

const ALL: Dialects = Dialects::ALL;
const LITERAL: Dialects = Dialects::LITERAL;
const SHADER: Dialects = Dialects::SHADER;
const SHADER_200: Dialects = Dialects::SHADER_200;
const BEFORE_200: Dialects = Dialects::BEFORE_200;

const fn op(name: &'static str, what: What) -> Operand {
    Operand { name, what, dialects: ALL, quantity: One, form: None }
}

const fn hook(name: &'static str, hook: Hook) -> Operand {
    op(name, What::Hook(hook))
}

impl Operand {
    const fn times(mut self, quantity: Quantity) -> Operand {
        self.quantity = quantity;
        self
    }
    const fn in_sets(mut self, dialects: Dialects) -> Operand {
        self.dialects = dialects;
        self
    }
    const fn in_form(mut self, form: Form) -> Operand {
        self.form = Some(form);
        self
    }
}

const LINE: Operand = op("Line", Number("line"));
const NO_COLUMN: Operand = op("Column", Zero);
const SOURCE: Operand = op("Source", Source("file"));
const NAME: Operand = op("Name", Text("name"));
const PARENT: Operand = op("Parent", Parent("scope"));
const FLAGS: Operand = op("Flags", Flags);
const LINKAGE_NAME: Operand = op("Linkage Name", Text("linkageName"));

fn any(_: &DebugNode) -> bool {
    true
}

const fn node(kind: DiKind) -> Node {
    Node { kind, tags: &[], only: any }
}

const fn tagged(kind: DiKind, tags: &'static [u64]) -> Node {
    Node { kind, tags, only: any }
}

const fn row(inst: Inst, nodes: &'static [Node], operands: &'static [Operand]) -> Row {
    Row { inst, nodes, operands }
}

/// An operand of an instruction inside a function.
const fn code(name: &'static str) -> Operand {
    hook(name, Hook::Code)
}
