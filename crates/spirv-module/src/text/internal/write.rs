//! Module to internal text.

use super::names;
use crate::composites::{continuation, is_continuation};
use crate::definitions::Definitions;
use crate::instruction::Instruction;
use crate::layout::Section;
use crate::literal_string::LiteralString;
use crate::module::Module;
use crate::text::number::write_integer;
use crate::walk::{OperandError, OperandErrorKind, Value, walk_operands};
use spirv_grammar::{Op, OperandKind};

/// Which of the two forms the translator writes; they differ in empty lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InternalTextStyle {
    /// `-to-text`: all extensions are allowed, which gives the alias list and the assembly list their empty lines.
    ToText,
    /// `-spirv-text` without extensions.
    SpirvText,
}

/// An instruction that the internal text cannot express.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("word {offset} (instruction {index}, {op}): {}", InternalTextError::WHAT)]
pub struct InternalTextError {
    /// Word offset from the beginning of the file.
    pub offset: u32,
    /// Number of the instruction.
    pub index: u32,
    /// Its opcode.
    pub op: Op,
}

impl InternalTextError {
    /// The error of every instruction of this kind.
    pub const WHAT: &'static str = "the internal text has no way to write this";
}

/// Writes the module in its own order. (The translator itself sorts its output.)
///
/// The text is not loss-free, and this does not make it so: a backslash before a quote or at the end of a string
/// reads as an escape, although it is none.
///
/// # Errors
/// The first instruction with an unknown opcode, operands that do not follow the grammar, or a string that is not UTF-8.
pub fn write_internal_text(module: &Module, style: InternalTextStyle) -> Result<String, InternalTextError> {
    let definitions = Definitions::of(module);
    let mut text = String::with_capacity(module.list.words.len() * 8);
    for word in module.header.to_words() {
        number(&mut text, word);
    }
    text.push('\n');
    let mut gaps = Gaps::of(module, style);
    let mut in_block = false;
    for instruction in module.instructions() {
        let op = instruction.op();
        for _ in 0..gaps.before(instruction.index()) {
            text.push('\n');
        }
        let previous = instruction.index().checked_sub(1).and_then(|i| module.instruction(i as usize));
        let previous = previous.map(|previous| previous.op());
        // The parameters of a function end with an empty line, also when there are none.
        if matches!(previous, Some(Op::Function | Op::FunctionParameter)) && op != Op::FunctionParameter {
            text.push('\n');
        }
        if line(&mut text, &definitions, instruction).is_none() {
            return Err(InternalTextError { offset: instruction.offset(), index: instruction.index(), op });
        }
        text.push('\n');
        in_block |= op == Op::Label;
        if (in_block && op.is_terminator()) || op == Op::FunctionEnd || ends_composite(module, instruction) {
            text.push('\n');
            in_block = false;
        }
    }
    for _ in 0..gaps.rest() {
        text.push('\n');
    }
    Ok(text)
}

/// An empty line follows instructions that may be continued.
fn ends_composite(module: &Module, instruction: Instruction<'_>) -> bool {
    let op = instruction.op();
    let next = module.instruction(instruction.index() as usize + 1).map(|next| next.op());
    (continuation(op).is_some() || is_continuation(op)) && !next.is_some_and(is_continuation)
}

/// The empty lines between the lists of the module.
struct Gaps {
    /// Numbers of the instructions before which they stand, ascending.
    places: Vec<u32>,
    next: usize,
}

impl Gaps {
    fn of(module: &Module, style: InternalTextStyle) -> Gaps {
        let count = module.instructions().len() as u32;
        let find = |wanted: &dyn Fn(Op) -> bool| {
            module.instructions().find(|i| wanted(i.op())).map_or(count, |i| i.index())
        };
        let mut functions = find(&|op| op == Op::Function);
        // The line of a function goes with it.
        while functions
            .checked_sub(1)
            .and_then(|i| module.instruction(i as usize))
            .is_some_and(|i| i.op() == Op::Line)
        {
            functions -= 1;
        }
        let debug = find(&|op| matches!(op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR)).min(functions);
        let mut places = vec![debug, functions];
        if style == InternalTextStyle::ToText {
            let aliases = find(&|op| match Section::of_global(op) {
                Some(section) => section > Section::Names || op == Op::MemberName,
                None => true,
            });
            let assembly = find(&|op| matches!(op, Op::AsmTargetINTEL | Op::AsmINTEL)).min(debug);
            places.extend([aliases.min(functions), assembly]);
        }
        places.sort_unstable();
        Gaps { places, next: 0 }
    }

    /// How many empty lines stand before an instruction.
    fn before(&mut self, index: u32) -> usize {
        let mut count = 0;
        while self.places.get(self.next).is_some_and(|&place| place <= index) {
            self.next += 1;
            count += 1;
        }
        count
    }

    /// How many stand behind the last instruction.
    fn rest(&self) -> usize {
        self.places.len() - self.next
    }
}

fn line(text: &mut String, definitions: &Definitions<'_>, instruction: Instruction<'_>) -> Option<()> {
    let words = instruction.words();
    number(text, words.len() as u32);
    token(text, names::opcode(instruction.op())?);
    let mut good = true;
    let walked = walk_operands(instruction, definitions, |operand| {
        good &= match operand.value {
            Value::String(string) => quoted(text, string).is_some(),
            Value::Number(&[word], _) | Value::Integer(word)
                if names::opcode_operand(instruction.op())
                    .is_some_and(|number| operand.word == number + 3) =>
            {
                let op = u16::try_from(word).ok().and_then(|word| names::opcode(Op(word)));
                match op {
                    Some(name) => token(text, name),
                    None => number(text, word),
                }
                true
            }
            Value::Number(words, _) => {
                words.iter().for_each(|&word| number(text, word));
                true
            }
            Value::Raw(_) => false,
            Value::ExtInst(value, _) => {
                ext_inst(text, definitions, instruction, value);
                true
            }
            Value::Enum(value) if names::NAMED_KINDS.contains(&operand.kind) => {
                names::value(operand.kind, value).map(|name| token(text, name)).is_some()
            }
            Value::Id(id) => {
                number(text, id.0);
                true
            }
            Value::Integer(word) | Value::Enum(word) | Value::Mask(word) => {
                number(text, word);
                true
            }
            Value::Opcode(op) => {
                number(text, u32::from(op.0));
                true
            }
        };
        debug_assert!(operand.kind != OperandKind::IdResult || operand.word <= 2);
    });
    match walked {
        Ok(()) => {}
        // The translator gives some decorations of Intel one word more than the grammar.
        Err(OperandError { word, kind: OperandErrorKind::Left { .. }, .. }) => {
            words.get(word..)?.iter().for_each(|&word| number(text, word));
        }
        Err(_) => good = false,
    }
    good.then_some(())
}

/// The name of an extended instruction, or its number when the translator has no name.
fn ext_inst(text: &mut String, definitions: &Definitions<'_>, instruction: Instruction<'_>, value: u32) {
    let set = instruction.operands().first().map(|&set| crate::Id(set));
    let import = set.and_then(|set| definitions.instruction(set)).filter(|i| i.op() == Op::ExtInstImport);
    let name = import.and_then(|import| LiteralString::read(import.operands()));
    match name.and_then(|name| names::ext_inst(&name.to_string_lossy(), value)) {
        Some(name) => token(text, name),
        None => number(text, value),
    }
}

fn number(text: &mut String, word: u32) {
    write_integer(text, u64::from(word), false);
    text.push(' ');
}

fn token(text: &mut String, name: &str) {
    text.push_str(name);
    text.push(' ');
}

/// Only the quote is escaped.
fn quoted(text: &mut String, string: LiteralString<'_>) -> Option<()> {
    if string.has_padding_garbage() {
        return None;
    }
    let string = String::from_utf8(string.to_vec()).ok()?;
    text.push('"');
    text.push_str(&string.replace('"', "\\\""));
    text.push_str("\" ");
    Some(())
}
