//! Packs the rows; runs in the compiler only.

use super::{Instruction, Needs, Range, Table, Text, Value};
use crate::facts::OperandFacts;
use crate::generated::enumerants::TABLES;
use crate::generated::ext_inst_sets::SETS;
use crate::generated::instructions::INSTRUCTIONS;
use crate::rows::{EnumerantRow, InstructionRow, OperandRow, RequirementsRow};
use crate::{Capability, InstructionClass, Op, OperandKind, Quantifier};

/// How far back a text or a list is looked for that is needed again: rows that lie close are alike.
const NEAR: usize = 48;

/// An array that is filled from its beginning. One that is too short is an error of the compiler, at the push.
#[derive(Clone, Copy)]
pub(super) struct Pool<T: Copy, const N: usize> {
    pub(super) items: [T; N],
    pub(super) used: usize,
}

impl<T: Copy, const N: usize> Pool<T, N> {
    const fn of(item: T) -> Pool<T, N> {
        Pool { items: [item; N], used: 0 }
    }

    const fn push(&mut self, item: T) {
        self.items[self.used] = item;
        self.used += 1;
    }

    /// The range from `start` to the end.
    const fn since(&self, start: usize) -> Range {
        Range { start: start as u16, count: (self.used - start) as u16 }
    }
}

/// The last [`NEAR`] ranges or texts.
struct Recent<T: Copy> {
    items: [T; NEAR],
    next: usize,
}

impl<T: Copy> Recent<T> {
    const fn of(item: T) -> Recent<T> {
        Recent { items: [item; NEAR], next: 0 }
    }

    const fn remember(&mut self, item: T) {
        self.items[self.next % NEAR] = item;
        self.next += 1;
    }
}

const NO_RANGE: Range = Range { start: 0, count: 0 };
const NO_NEEDS: Needs =
    Needs { capabilities: NO_RANGE, extensions: NO_RANGE, version: None, last_version: None };
const NO_INSTRUCTION: Instruction = Instruction {
    op: Op::Nop,
    class: InstructionClass::Excluded,
    result_type: false,
    result: false,
    name: Text::NONE,
    aliases: NO_RANGE,
    operands: NO_RANGE,
    needs: NO_NEEDS,
};
const NO_VALUE: Value =
    Value { value: 0, name: Text::NONE, aliases: NO_RANGE, operands: NO_RANGE, needs: NO_NEEDS };
const NO_OPERAND: OperandFacts =
    OperandFacts { kind: OperandKind::IdRef, quantifier: Quantifier::One, name: Text::NONE };
const NO_TABLE: Table = Table { rows: NO_RANGE, by_name: NO_RANGE };

/// Everything, with room left at the ends.
pub(super) struct Packer {
    pub(super) text: [u8; 1 << 18],
    /// Bytes of `text` that are used.
    pub(super) texts: usize,
    pub(super) names: Pool<Text, 4096>,
    pub(super) capabilities: Pool<Capability, 8192>,
    pub(super) operands: Pool<OperandFacts, 16384>,
    pub(super) values: Pool<Value, 8192>,
    pub(super) by_name: Pool<(u16, u8), 16384>,
    pub(super) instructions: [Instruction; INSTRUCTIONS.len()],
    pub(super) kinds: [Table; OperandKind::COUNT],
    pub(super) sets: [(Text, bool, Table); SETS.len()],
    recent_texts: Recent<Text>,
    recent_extensions: Recent<Range>,
    recent_capabilities: Recent<Range>,
}

/// All tables.
#[allow(long_running_const_eval)] // thousands of names
pub(super) const PACKED: Packer = pack();

/// The beginning of an array.
pub(super) const fn shrink<T: Copy, const N: usize>(items: &[T]) -> [T; N] {
    let mut out = [items[0]; N];
    out.copy_from_slice(items.split_at(N).0);
    out
}

const fn pack() -> Packer {
    let mut this = Packer {
        text: [0; 1 << 18],
        texts: 0,
        names: Pool::of(Text::NONE),
        capabilities: Pool::of(Capability::Matrix),
        operands: Pool::of(NO_OPERAND),
        values: Pool::of(NO_VALUE),
        by_name: Pool::of((0, 0)),
        instructions: [NO_INSTRUCTION; INSTRUCTIONS.len()],
        kinds: [NO_TABLE; OperandKind::COUNT],
        sets: [(Text::NONE, false, NO_TABLE); SETS.len()],
        recent_texts: Recent::of(Text::NONE),
        recent_extensions: Recent::of(NO_RANGE),
        recent_capabilities: Recent::of(NO_RANGE),
    };
    this.instructions();
    this.kinds();
    this.sets();
    this
}

impl Packer {
    const fn instructions(&mut self) {
        let mut i = 0;
        while i < INSTRUCTIONS.len() {
            self.instructions[i] = self.instruction(&INSTRUCTIONS[i]);
            i += 1;
        }
    }

    const fn instruction(&mut self, row: &InstructionRow) -> Instruction {
        Instruction {
            op: row.op,
            class: row.class,
            result_type: row.result_type,
            result: row.result,
            name: self.text(row.name),
            aliases: self.names(row.aliases),
            operands: self.operands(row.operands),
            needs: self.needs(&row.requires),
        }
    }

    const fn kinds(&mut self) {
        let mut t = 0;
        while t < TABLES.len() {
            let table = &TABLES[t];
            let rows = self.values.used;
            let mut i = 0;
            while i < table.enumerants.len() {
                let value = self.enumerant(&table.enumerants[i]);
                self.values.push(value);
                i += 1;
            }
            let by_name = self.by_name.used;
            let mut i = 0;
            while i < table.by_name.len() {
                self.by_name.push(table.by_name[i]);
                i += 1;
            }
            self.kinds[table.kind as usize] =
                Table { rows: self.values.since(rows), by_name: self.by_name.since(by_name) };
            t += 1;
        }
    }

    const fn enumerant(&mut self, row: &EnumerantRow) -> Value {
        Value {
            value: row.value,
            name: self.text(row.name),
            aliases: self.names(row.aliases),
            operands: self.operands(row.parameters),
            needs: self.needs(&row.requires),
        }
    }

    const fn sets(&mut self) {
        let mut s = 0;
        while s < SETS.len() {
            let set = &SETS[s];
            let rows = self.values.used;
            let mut i = 0;
            while i < set.instructions.len() {
                let row = &set.instructions[i];
                let value = Value {
                    value: row.number,
                    name: self.text(row.name),
                    aliases: NO_RANGE,
                    operands: self.operands(row.operands),
                    needs: self.needs(&row.requires),
                };
                self.values.push(value);
                i += 1;
            }
            let by_name = self.by_name.used;
            let mut i = 0;
            while i < set.by_name.len() {
                self.by_name.push((set.by_name[i], 0));
                i += 1;
            }
            let table = Table { rows: self.values.since(rows), by_name: self.by_name.since(by_name) };
            self.sets[s] = (self.text(set.name), set.versioned, table);
            s += 1;
        }
    }

    /// Adds a text.
    const fn text(&mut self, text: &str) -> Text {
        let added = Text { start: self.texts as u32, length: text.len() as u8 };
        // The length must not be cut off.
        assert!(added.length as usize == text.len());
        let end = self.texts + text.len();
        let (head, _) = self.text.split_at_mut(end);
        head.split_at_mut(self.texts).1.copy_from_slice(text.as_bytes());
        self.texts = end;
        added
    }

    /// A text that may be among the recent ones.
    const fn near_text(&mut self, text: &str) -> Text {
        let mut i = 0;
        while i < NEAR {
            if self.is(self.recent_texts.items[i], text) {
                return self.recent_texts.items[i];
            }
            i += 1;
        }
        let added = self.text(text);
        self.recent_texts.remember(added);
        added
    }

    /// Compares from the end, where names differ.
    const fn is(&self, known: Text, text: &str) -> bool {
        let mut left = known.length as usize;
        if left != text.len() {
            return false;
        }
        while left > 0 {
            left -= 1;
            if self.text[known.start as usize + left] != text.as_bytes()[left] {
                return false;
            }
        }
        true
    }

    /// Adds a list of names.
    const fn names(&mut self, names: &[&str]) -> Range {
        let start = self.names.used;
        let mut i = 0;
        while i < names.len() {
            let text = self.text(names[i]);
            self.names.push(text);
            i += 1;
        }
        self.names.since(start)
    }

    const fn operands(&mut self, operands: &[OperandRow]) -> Range {
        let start = self.operands.used;
        let mut i = 0;
        while i < operands.len() {
            let row = &operands[i];
            let name = self.near_text(row.name);
            self.operands.push(OperandFacts { kind: row.kind, quantifier: row.quantifier, name });
            i += 1;
        }
        self.operands.since(start)
    }

    const fn needs(&mut self, row: &RequirementsRow) -> Needs {
        Needs {
            capabilities: self.capabilities(row.capabilities),
            extensions: self.extensions(row.extensions),
            version: row.version,
            last_version: row.last_version,
        }
    }

    const fn capabilities(&mut self, list: &[Capability]) -> Range {
        let mut i = 0;
        while i < NEAR {
            let range = self.recent_capabilities.items[i];
            let mut same = 0;
            if range.count as usize == list.len() {
                while same < list.len()
                    && self.capabilities.items[range.start as usize + same].0 == list[same].0
                {
                    same += 1;
                }
                if same == list.len() {
                    return range;
                }
            }
            i += 1;
        }
        let start = self.capabilities.used;
        let mut i = 0;
        while i < list.len() {
            self.capabilities.push(list[i]);
            i += 1;
        }
        let added = self.capabilities.since(start);
        self.recent_capabilities.remember(added);
        added
    }

    const fn extensions(&mut self, list: &[&str]) -> Range {
        let mut i = 0;
        while i < NEAR {
            let range = self.recent_extensions.items[i];
            let mut same = 0;
            if range.count as usize == list.len() {
                while same < list.len() && self.is(self.names.items[range.start as usize + same], list[same])
                {
                    same += 1;
                }
                if same == list.len() {
                    return range;
                }
            }
            i += 1;
        }
        let added = self.names(list);
        self.recent_extensions.remember(added);
        added
    }
}
