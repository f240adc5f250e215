//! The tables as the program has them: numbers only.
//!
//! A table with references in it is written anew by the dynamic linker whenever a program or a shared object that has
//! it is loaded, page by page: for thousands of names that takes longer than translating a kernel. So the rows
//! ([`crate::rows`]) are packed while the crate is compiled: texts and lists become ranges of one text and of a few
//! arrays.

mod packer;

use crate::facts::{EnumerantFacts, ExtInstFacts, InstructionFacts, OperandFacts, Requirements};
use crate::generated::ext_inst_sets::SETS;
use crate::generated::instructions::{BY_NAME as OPS_BY_NAME, INSTRUCTIONS};
use crate::{Capability, ExtInstSet, InstructionClass, Op, OperandKind, Version};
use packer::{PACKED, shrink};

/// A range of [`TEXT`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Text {
    start: u32,
    length: u8,
}

/// A range of one of the arrays below.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Range {
    start: u16,
    count: u16,
}

/// What [`Requirements`] says.
#[derive(Clone, Copy)]
struct Needs {
    /// In [`CAPABILITIES`].
    capabilities: Range,
    /// In [`NAMES`].
    extensions: Range,
    version: Option<Version>,
    last_version: Option<Version>,
}

/// What [`InstructionFacts`] says.
#[derive(Clone, Copy)]
struct Instruction {
    op: Op,
    class: InstructionClass,
    result_type: bool,
    result: bool,
    name: Text,
    /// In [`NAMES`].
    aliases: Range,
    /// In [`OPERANDS`].
    operands: Range,
    needs: Needs,
}

/// What [`EnumerantFacts`] or [`ExtInstFacts`] says.
#[derive(Clone, Copy)]
struct Value {
    value: u32,
    name: Text,
    /// In [`NAMES`].
    aliases: Range,
    /// In [`OPERANDS`].
    operands: Range,
    needs: Needs,
}

/// The rows of an enumerated kind or of an extended set, and the order of their names.
#[derive(Clone, Copy)]
struct Table {
    /// In [`VALUES`].
    rows: Range,
    /// In [`BY_NAME`].
    by_name: Range,
}

static TEXT_BYTES: [u8; PACKED.texts] = shrink(&PACKED.text);
static TEXT: &str = match std::str::from_utf8(&TEXT_BYTES) {
    Ok(text) => text,
    Err(_) => "",
};
static NAMES: [Text; PACKED.names.used] = shrink(&PACKED.names.items);
static CAPABILITIES: [Capability; PACKED.capabilities.used] = shrink(&PACKED.capabilities.items);
static OPERANDS: [OperandFacts; PACKED.operands.used] = shrink(&PACKED.operands.items);
static VALUES: [Value; PACKED.values.used] = shrink(&PACKED.values.items);
static BY_NAME: [(u16, u8); PACKED.by_name.used] = shrink(&PACKED.by_name.items);
static ROWS: [Instruction; INSTRUCTIONS.len()] = PACKED.instructions;
static KINDS: [Table; OperandKind::COUNT] = PACKED.kinds;
static EXT_SETS: [(Text, bool, Table); SETS.len()] = PACKED.sets;

impl Text {
    /// No text.
    pub(crate) const NONE: Text = Text { start: 0, length: 0 };

    pub(crate) fn get(self) -> &'static str {
        let start = self.start as usize;
        TEXT.get(start..start + usize::from(self.length)).unwrap_or_default()
    }
}

impl Range {
    /// The part of an array.
    fn of<T>(self, array: &'static [T]) -> &'static [T] {
        let start = usize::from(self.start);
        array.get(start..start + usize::from(self.count)).unwrap_or_default()
    }
}

/// Names: other names of an entry of the tables, or extensions.
#[derive(Clone, Copy)]
pub struct Names(Source);

#[derive(Clone, Copy)]
enum Source {
    /// In [`NAMES`].
    Packed(Range),
    Listed(&'static [&'static str]),
}

impl Names {
    /// No names.
    pub const NONE: Names = Names::of(&[]);

    /// These names.
    pub const fn of(names: &'static [&'static str]) -> Names {
        Names(Source::Listed(names))
    }

    /// The names in their order.
    pub fn iter(self) -> impl Iterator<Item = &'static str> + Clone {
        let (packed, listed) = match self.0 {
            Source::Packed(range) => (range.of(&NAMES), &[][..]),
            Source::Listed(names) => (&[][..], names),
        };
        packed.iter().map(|text| text.get()).chain(listed.iter().copied())
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.iter().next().is_none()
    }
}

/// The same names in the same order.
impl PartialEq for Names {
    fn eq(&self, other: &Names) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Names {}

/// As a list of strings.
impl std::fmt::Debug for Names {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Needs {
    fn facts(self) -> Requirements {
        Requirements {
            capabilities: self.capabilities.of(&CAPABILITIES),
            extensions: Names(Source::Packed(self.extensions)),
            version: self.version,
            last_version: self.last_version,
        }
    }
}

impl Instruction {
    fn facts(&self) -> InstructionFacts {
        InstructionFacts {
            op: self.op,
            name: self.name.get(),
            aliases: Names(Source::Packed(self.aliases)),
            class: self.class,
            result_type: self.result_type,
            result: self.result,
            operands: self.operands.of(&OPERANDS),
            requires: self.needs.facts(),
        }
    }
}

impl Value {
    fn enumerant(&self) -> EnumerantFacts {
        EnumerantFacts {
            value: self.value,
            name: self.name.get(),
            aliases: Names(Source::Packed(self.aliases)),
            parameters: self.operands.of(&OPERANDS),
            requires: self.needs.facts(),
        }
    }

    fn ext_inst(&self) -> ExtInstFacts {
        ExtInstFacts {
            number: self.value,
            name: self.name.get(),
            operands: self.operands.of(&OPERANDS),
            requires: self.needs.facts(),
        }
    }

    /// The name, or the alias with this number from 1 on.
    fn name_or_alias(&self, number: u8) -> &'static str {
        let aliases = self.aliases.of(&NAMES);
        let alias = usize::from(number).checked_sub(1).and_then(|index| aliases.get(index));
        alias.unwrap_or(&self.name).get()
    }
}

impl Table {
    /// The row of a value. Most tables count up from 0, so the value is its index.
    fn row(self, value: u32) -> Option<&'static Value> {
        let rows = self.rows.of(&VALUES);
        match rows.get(value as usize) {
            Some(row) if row.value == value => Some(row),
            _ => rows.get(rows.binary_search_by_key(&value, |row| row.value).ok()?),
        }
    }

    /// The row of a name or alias.
    fn row_by_name(self, name: &str) -> Option<&'static Value> {
        let rows = self.rows.of(&VALUES);
        let order = self.by_name.of(&BY_NAME);
        let text = |&(row, alias): &(u16, u8)| rows.get(usize::from(row)).map(|row| row.name_or_alias(alias));
        let found = order.binary_search_by(|entry| text(entry).cmp(&Some(name))).ok()?;
        rows.get(usize::from(order.get(found)?.0))
    }
}

/// The instruction in a row.
pub(crate) fn instruction(row: usize) -> Option<InstructionFacts> {
    ROWS.get(row).map(Instruction::facts)
}

/// The class of the instruction in a row.
pub(crate) fn instruction_class(row: usize) -> Option<InstructionClass> {
    ROWS.get(row).map(|row| row.class)
}

/// The name of the instruction in a row.
pub(crate) fn instruction_name(row: usize) -> Option<&'static str> {
    ROWS.get(row).map(|row| row.name.get())
}

/// The opcode of a name or alias.
pub(crate) fn op_by_name(name: &str) -> Option<Op> {
    let text = |&(row, alias): &(u16, u8)| {
        let row = ROWS.get(usize::from(row))?;
        let alias = usize::from(alias).checked_sub(1).and_then(|index| row.aliases.of(&NAMES).get(index));
        Some(alias.unwrap_or(&row.name).get())
    };
    let found = OPS_BY_NAME.binary_search_by(|entry| text(entry).cmp(&Some(name))).ok()?;
    ROWS.get(usize::from(OPS_BY_NAME.get(found)?.0)).map(|row| row.op)
}

/// Every instruction, ascending opcode.
pub(crate) fn instructions() -> impl Iterator<Item = InstructionFacts> {
    ROWS.iter().map(Instruction::facts)
}

fn table(kind: OperandKind) -> Table {
    KINDS.get(kind as usize).copied().unwrap_or(Table { rows: NOTHING, by_name: NOTHING })
}

const NOTHING: Range = Range { start: 0, count: 0 };

/// The values of an enumerated kind in the grammar, ascending.
pub(crate) fn enumerants(kind: OperandKind) -> impl ExactSizeIterator<Item = EnumerantFacts> + Clone {
    table(kind).rows.of(&VALUES).iter().map(Value::enumerant)
}

/// A value of an enumerated kind.
pub(crate) fn enumerant(kind: OperandKind, value: u32) -> Option<EnumerantFacts> {
    table(kind).row(value).map(Value::enumerant)
}

/// A value of an enumerated kind by its name.
pub(crate) fn enumerant_by_name(kind: OperandKind, name: &str) -> Option<EnumerantFacts> {
    table(kind).row_by_name(name).map(Value::enumerant)
}

/// The name of an extended set, and whether a version number may follow it.
pub(crate) fn set_name(set: ExtInstSet) -> (&'static str, bool) {
    EXT_SETS.get(set as usize).map_or(("", false), |(name, versioned, _)| (name.get(), *versioned))
}

fn set_table(set: ExtInstSet) -> Table {
    EXT_SETS.get(set as usize).map_or(Table { rows: NOTHING, by_name: NOTHING }, |row| row.2)
}

/// The instructions of an extended set, ascending number.
pub(crate) fn ext_insts(set: ExtInstSet) -> impl ExactSizeIterator<Item = ExtInstFacts> + Clone {
    set_table(set).rows.of(&VALUES).iter().map(Value::ext_inst)
}

/// An instruction of an extended set.
pub(crate) fn ext_inst(set: ExtInstSet, number: u32) -> Option<ExtInstFacts> {
    set_table(set).row(number).map(Value::ext_inst)
}

/// The operands of an instruction of an extended set.
pub(crate) fn ext_inst_operands(set: ExtInstSet, number: u32) -> Option<&'static [OperandFacts]> {
    set_table(set).row(number).map(|value| value.operands.of(&OPERANDS))
}

/// An instruction of an extended set by its name.
pub(crate) fn ext_inst_by_name(set: ExtInstSet, name: &str) -> Option<ExtInstFacts> {
    set_table(set).row_by_name(name).map(Value::ext_inst)
}
