//! Module to text.

use super::friendly_names::FriendlyNames;
use super::generators::generator_name;
use super::number::{write_integer, write_number};
use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use crate::module::Module;
use crate::walk::{Operand, Value, walk_operands};
use spirv_grammar::OperandKind;
use std::fmt::Write;

/// How a module is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DisassembleOptions {
    /// The naming of ids.
    pub names: IdNames,
    /// Begin with the header as comments.
    pub header: bool,
    /// Align the opcodes in column 15; else every line begins at its left end.
    pub indent: bool,
    /// Color the text with ANSI escape sequences.
    pub color: bool,
    /// End each line with the byte offset of its instruction as a comment.
    pub offsets: bool,
}

/// The naming of ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IdNames {
    /// By their numbers, `%12`.
    Raw,
    /// By names taken from OpName, types and constants, `%float`; by the number where nothing suggests a name.
    Friendly,
}

/// The defaults of `spirv-dis`: friendly names, header, indentation, no color.
impl Default for DisassembleOptions {
    fn default() -> DisassembleOptions {
        DisassembleOptions {
            names: IdNames::Friendly,
            header: true,
            indent: true,
            color: false,
            offsets: false,
        }
    }
}

/// The module as assembly text, the same that SPIRV-Tools' `spirv-dis` writes.
///
/// Every module has a text from which [`assemble`](crate::assemble) makes the same instructions again. An instruction that
/// the grammar does not have, or that does not follow it, becomes a line `OpUnknown(opcode, word count) word …`, which
/// `spirv-as` reads too. Such a line may have ids in it, as numbers: in its text all ids are numbers.
pub fn disassemble(module: &Module, options: &DisassembleOptions) -> String {
    let definitions = Definitions::of(module);
    if options.names == IdNames::Friendly {
        let line = lines(module, options, &definitions, Some(FriendlyNames::of(&definitions)));
        if !line.has_unknown {
            return line.text;
        }
    }
    lines(module, options, &definitions, None).text
}

fn lines<'m>(
    module: &'m Module,
    options: &'m DisassembleOptions,
    definitions: &'m Definitions<'m>,
    names: Option<FriendlyNames>,
) -> Line<'m> {
    let mut text = String::with_capacity(module.list.words.len() * 12);
    if options.header {
        header(&mut text, module);
    }
    let mut line = Line { options, names, definitions, text, has_unknown: false };
    for instruction in module.instructions() {
        line.instruction(instruction);
    }
    line
}

/// Calls `each` with every instruction in order and its text, as [`disassemble`] writes it with friendly names, without
/// indentation and without the end of the line.
pub fn disassemble_each<'m>(module: &'m Module, mut each: impl FnMut(Instruction<'m>, &str)) {
    let definitions = Definitions::of(module);
    let names = Some(FriendlyNames::of(&definitions));
    let options = &DisassembleOptions { header: false, indent: false, ..DisassembleOptions::default() };
    let mut line =
        Line { options, names, definitions: &definitions, text: String::new(), has_unknown: false };
    for instruction in module.instructions() {
        line.text.clear();
        line.instruction(instruction);
        each(instruction, line.text.trim_end_matches('\n'));
    }
}

fn header(text: &mut String, module: &Module) {
    let header = &module.header;
    let tool = header.generator >> 16;
    let _ = write!(text, "; SPIR-V\n; Version: {}\n; Generator: ", header.version);
    let _ = match generator_name(tool) {
        Some(name) => write!(text, "{name}"),
        None => write!(text, "Unknown({tool})"),
    };
    let _ = writeln!(text, "; {}", header.generator & 0xFFFF);
    let _ = writeln!(text, "; Bound: {}\n; Schema: {}", header.bound, header.schema);
}

/// Columns in front of the opcode.
const INDENT: usize = 15;

const RESET: &str = "\x1b[0m";
const GRAY: &str = "\x1b[1;30m";
const RED: &str = "\x1b[31m";
const GREEN: &str = "\x1b[32m";
const YELLOW: &str = "\x1b[33m";
const BLUE: &str = "\x1b[34m";

struct Line<'m> {
    options: &'m DisassembleOptions,
    names: Option<FriendlyNames>,
    definitions: &'m Definitions<'m>,
    text: String,
    /// Whether there is an instruction that the grammar does not know.
    has_unknown: bool,
}

impl Line<'_> {
    fn instruction(&mut self, instruction: Instruction<'_>) {
        let begin = self.text.len();
        if self.known(instruction).is_none() {
            self.text.truncate(begin);
            self.unknown(instruction);
        }
        if self.options.offsets {
            let _ = write!(self.text, "  ");
            self.colored(GRAY, |line| {
                let _ = write!(line.text, "; {:#010x}", instruction.offset() * 4);
            });
        }
        self.text.push('\n');
    }

    /// `None` when the instruction cannot be shown by the grammar without losing anything.
    fn known(&mut self, instruction: Instruction<'_>) -> Option<()> {
        let name = instruction.op().name()?;
        match instruction.result() {
            Some(id) => {
                if self.options.indent {
                    let mut number = String::new();
                    let width = match self.friendly(id) {
                        Some(name) => name.len(),
                        None => {
                            write_integer(&mut number, u64::from(id.0), false);
                            number.len()
                        }
                    };
                    self.text.extend(std::iter::repeat_n(' ', (INDENT - 4).saturating_sub(width)));
                }
                self.colored(BLUE, |line| line.id(id));
                self.text.push_str(" = ");
            }
            None => self.indent(),
        }
        self.text.push_str("Op");
        self.text.push_str(name);
        let definitions = self.definitions;
        // Words behind an enumerant without a name could be its parameters.
        let (mut lossless, mut nameless) = (true, false);
        let walked = walk_operands(instruction, definitions, |operand| {
            if operand.kind != OperandKind::IdResult {
                self.text.push(' ');
                lossless &= !nameless && self.operand(&operand).is_some();
            }
            nameless |= matches!(operand.value, Value::Enum(value) if operand.kind != OperandKind::SourceLanguage
                && operand.kind.enumerant(value).is_none());
        });
        (walked.is_ok() && lossless).then_some(())
    }

    /// One operand; `None` when it has no text.
    fn operand(&mut self, operand: &Operand<'_>) -> Option<()> {
        match operand.value {
            Value::Id(id) => self.colored(YELLOW, |line| line.id(id)),
            Value::Integer(word) if operand.kind == OperandKind::LiteralFloat => {
                let ty = crate::NumberType { class: crate::NumberClass::Float, width: 32 };
                return self.colored(RED, |line| write_number(&mut line.text, &[word], ty));
            }
            Value::Integer(word) => {
                self.colored(RED, |line| write_integer(&mut line.text, u64::from(word), false));
            }
            Value::Number(words, ty) => {
                let ty = ty?;
                return self.colored(RED, |line| write_number(&mut line.text, words, ty));
            }
            Value::String(string) => {
                if string.has_padding_garbage() {
                    return None;
                }
                let string = String::from_utf8(string.to_vec()).ok()?;
                self.text.push('"');
                self.colored(GREEN, |line| {
                    for c in string.chars() {
                        if c == '"' || c == '\\' {
                            line.text.push('\\');
                        }
                        line.text.push(c);
                    }
                });
                self.text.push('"');
            }
            Value::Enum(value) => match operand.kind.enumerant(value) {
                Some(facts) => self.text.push_str(facts.name),
                // An enumerant without a name; `OpUnknown` would name ids by numbers that the text does not keep.
                None => write_integer(&mut self.text, u64::from(value), false),
            },
            Value::Mask(bits) => return self.mask(operand.kind, bits),
            Value::ExtInst(number, import) => {
                let set = import.and_then(|import| import.set);
                let facts = set.and_then(|set| set.instruction(number));
                self.colored(RED, |line| match facts {
                    Some(facts) => line.text.push_str(facts.name),
                    None => write_integer(&mut line.text, u64::from(number), false),
                });
            }
            Value::Opcode(op) => {
                let name = op.name()?;
                self.colored(RED, |line| line.text.push_str(name));
            }
            Value::Raw(_) => return None,
        }
        Some(())
    }

    fn mask(&mut self, kind: OperandKind, bits: u32) -> Option<()> {
        if bits == 0 {
            self.text.push_str(kind.enumerant(0).map_or("None", |facts| facts.name));
            return Some(());
        }
        let mut rest = bits;
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            if rest != bits {
                self.text.push('|');
            }
            rest &= !bit;
            self.text.push_str(kind.enumerant(bit)?.name);
        }
        Some(())
    }

    fn unknown(&mut self, instruction: Instruction<'_>) {
        self.has_unknown = true;
        self.indent();
        let words = instruction.words();
        let _ = write!(self.text, "OpUnknown({}, {})", instruction.op().0, words.len());
        for &word in words.iter().skip(1) {
            self.text.push(' ');
            write_integer(&mut self.text, u64::from(word), false);
        }
    }

    fn indent(&mut self) {
        if self.options.indent {
            self.text.push_str("               ");
        }
    }

    fn friendly(&self, id: Id) -> Option<&str> {
        self.names.as_ref().and_then(|names| names.get(id))
    }

    fn id(&mut self, id: Id) {
        self.text.push('%');
        match self.names.as_ref().and_then(|names| names.get(id)) {
            Some(name) => self.text.push_str(name),
            None => write_integer(&mut self.text, u64::from(id.0), false),
        }
    }

    fn colored<T>(&mut self, color: &str, write: impl FnOnce(&mut Self) -> T) -> T {
        if !self.options.color {
            return write(self);
        }
        self.text.push_str(color);
        let result = write(self);
        self.text.push_str(RESET);
        result
    }
}
