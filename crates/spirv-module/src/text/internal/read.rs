//! Internal text to module.

use super::names;
use crate::header::{Header, MAGIC};
use crate::instruction::{Instruction, InstructionList};
use crate::literal_string::{LiteralString, string_words};
use crate::module::Module;
use crate::text::assemble::{AssembleError, AssembleErrorKind};
use crate::text::lexer::position;
use spirv_grammar::{Op, OperandKind, Quantifier, Version};
use std::collections::HashMap;

/// Reads the internal text. Lines mean nothing; `;` begins a comment where a number could stand.
///
/// As the translator does, this skips lines with the word count 0, takes negative numbers, and finds wrong word counts
/// itself. Unlike it, which drops the white space inside of strings, this keeps it.
///
/// # Errors
/// The first mistake, with its line and column: what follows a mistake cannot be told apart, because nothing marks the
/// beginning of an instruction.
pub fn parse_internal_text(text: &str) -> Result<Module, AssembleError> {
    let mut reader = Reader { text, at: 0, sets: HashMap::new() };
    reader.module().map_err(|(offset, kind)| {
        let (line, column) = position(text, offset);
        AssembleError { line, column, kind }
    })
}

type Failure = (usize, AssembleErrorKind);

struct Reader<'t> {
    text: &'t str,
    at: usize,
    /// Names of imported sets.
    sets: HashMap<u32, String>,
}

enum Token<'t> {
    Bare(&'t str),
    Quoted(Vec<u8>),
}

/// The words that an instruction has at least.
fn fewest_words(op: Op) -> usize {
    let Some(facts) = op.facts() else { return 1 };
    let operands = facts.operands.iter().filter(|operand| operand.quantifier == Quantifier::One);
    if op == Op::LoopControlINTEL {
        // The grammar has its mask among the parameters, of which there may be none.
        return 2;
    }
    1 + usize::from(facts.result_type) + usize::from(facts.result) + operands.count()
}

impl<'t> Reader<'t> {
    fn module(&mut self) -> Result<Module, Failure> {
        let mut header = self.header()?;
        let mut list = InstructionList::behind_header();
        while let Some((start, count)) = self.next()? {
            let count = self.number(start, count)?;
            if count == 0 {
                // That is how the translator passes over an instruction.
                self.skip_line();
                continue;
            }
            let mut words = vec![0];
            let (name_at, name) = self.expect()?;
            let Token::Bare(name) = name else {
                return Err((name_at, AssembleErrorKind::NoInstruction(String::new())));
            };
            let Some(op) = names::opcode_number(name) else {
                return Err((name_at, AssembleErrorKind::UnknownOpcode(name.to_owned())));
            };
            let wrong_count = || (start, AssembleErrorKind::WordCount { op, count });
            let count16 = u16::try_from(count).map_err(|_| wrong_count())?;
            if usize::from(count16) < fewest_words(op) {
                return Err(wrong_count());
            }
            while !self.ends(words.len() >= usize::from(count16)) {
                let (at, token) = self.expect()?;
                match token {
                    Token::Quoted(bytes) => {
                        words.extend(string_words(&bytes));
                        if self.is_at_end_of_line() {
                            break;
                        }
                    }
                    Token::Bare(token) => words.push(self.word(op, &words, at, token)?),
                }
            }
            // Texts written by hand count the words of a string at the end as they like, and ids, too.
            let count = u16::try_from(words.len()).map_err(|_| wrong_count())?;
            if let Some(first) = words.first_mut() {
                *first = u32::from(count) << 16 | u32::from(op.0);
            }
            if let Some(instruction) = Instruction::new(&words, 0, 0) {
                self.remember(instruction);
                header.bound = header.bound.max(instruction.result().map_or(0, |id| id.0.saturating_add(1)));
                list.push_copy(instruction);
            }
        }
        Ok(Module { header, list })
    }

    /// Returns whether an instruction ends here. `is_complete` is set if it has as many words as its count: the rest of the
    /// line belongs to it all the same, unless it begins another one; and if another one begins on the next line, it ends
    /// with fewer.
    fn ends(&self, is_complete: bool) -> bool {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let next = rest.trim_start_matches(|c: char| c.is_ascii_whitespace());
        let is_new_line = rest.get(..rest.len() - next.len()).is_some_and(|between| between.contains('\n'));
        if next.is_empty() || next.starts_with(';') || is_complete && is_new_line {
            return is_complete;
        }
        if !is_complete && !is_new_line {
            return false;
        }
        let mut tokens = next.split_ascii_whitespace();
        let count = tokens.next().is_some_and(|count| count.parse::<u32>().is_ok());
        count && tokens.next().is_some_and(|name| names::opcode_number(name).is_some())
    }

    fn header(&mut self) -> Result<Header, Failure> {
        let mut words = [0; 5];
        for word in &mut words {
            let (at, token) = self.expect()?;
            *word = self.number(at, token)?;
        }
        let [magic, version, generator, bound, schema] = words;
        if magic != MAGIC {
            return Err((0, AssembleErrorKind::Header));
        }
        let known =
            Version::from_word(version).filter(|known| (Version::V1_0..=Version::LATEST).contains(known));
        let version = known.ok_or((0, AssembleErrorKind::UnknownVersion(version)))?;
        Ok(Header { version, generator, bound, schema })
    }

    /// Whether nothing but a comment stands behind the last token of its line.
    fn is_at_end_of_line(&self) -> bool {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let next = rest.iter().find(|byte| !matches!(byte, b' ' | b'\t' | b'\r'));
        matches!(next, None | Some(b'\n' | b';'))
    }

    fn remember(&mut self, instruction: Instruction<'_>) {
        if instruction.op() == Op::ExtInstImport
            && let (Some(id), Some(name)) =
                (instruction.result(), LiteralString::read(instruction.operands()))
        {
            self.sets.insert(id.0, name.to_string_lossy());
        }
    }

    /// Returns the word of a token that is not a string.
    fn word(&self, op: Op, words: &[u32], at: usize, token: &str) -> Result<u32, Failure> {
        if token.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            return self.number(at, Token::Bare(token));
        }
        let position = words.len();
        if matches!(op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR) {
            let set = words.get(3).and_then(|set| self.sets.get(set)).map_or("", String::as_str);
            let number = names::ext_inst_number(set, token).filter(|_| position == 4);
            let (set, found) = (set.to_owned(), token.to_owned());
            return number.ok_or((at, AssembleErrorKind::NoExtInst { set, found }));
        }
        if names::opcode_operand(op).is_some_and(|operand| position == operand + 3) {
            let number = names::opcode_number(token).map(|op| u32::from(op.0));
            return number.ok_or_else(|| (at, AssembleErrorKind::NoNumber(token.to_owned())));
        }
        let kinds = names::NAMED_KINDS;
        let is_decoration = match op {
            Op::Decorate | Op::DecorateId | Op::DecorateString => position == 2,
            Op::MemberDecorate | Op::MemberDecorateString => position == 3,
            _ => false,
        };
        let kind = |kind: &OperandKind| match *kind {
            OperandKind::Decoration => is_decoration,
            OperandKind::Capability => matches!(op, Op::Capability | Op::ConditionalCapabilityINTEL),
            _ => !is_decoration,
        };
        let value = kinds.into_iter().filter(kind).find_map(|kind| names::value_number(kind, token));
        value.ok_or_else(|| (at, AssembleErrorKind::NoNumber(token.to_owned())))
    }

    fn number(&self, at: usize, token: Token<'_>) -> Result<u32, Failure> {
        match token {
            Token::Bare(token) => {
                let negative = || token.parse().ok().map(i32::cast_unsigned);
                let number = token.parse().ok().or_else(negative);
                number.ok_or_else(|| (at, AssembleErrorKind::NoNumber(token.to_owned())))
            }
            Token::Quoted(bytes) => {
                let found = String::from_utf8_lossy(&bytes).into_owned();
                Err((at, AssembleErrorKind::NoNumber(found)))
            }
        }
    }

    fn skip_line(&mut self) {
        let rest = self.text.get(self.at..).unwrap_or_default();
        self.at += rest.find('\n').unwrap_or(rest.len());
    }

    fn expect(&mut self) -> Result<(usize, Token<'t>), Failure> {
        self.next()?.ok_or((self.text.len(), AssembleErrorKind::EndOfText))
    }

    /// The next token and where it begins.
    fn next(&mut self) -> Result<Option<(usize, Token<'t>)>, Failure> {
        let bytes = self.text.as_bytes();
        let byte = |at: usize| bytes.get(at).copied();
        loop {
            match byte(self.at) {
                None => return Ok(None),
                Some(b';') => {
                    while byte(self.at).is_some_and(|b| b != b'\n') {
                        self.at += 1;
                    }
                }
                Some(b) if b.is_ascii_whitespace() => self.at += 1,
                Some(_) => break,
            }
        }
        let start = self.at;
        if byte(start) == Some(b'"') {
            return self.quoted(start).map(Some);
        }
        while byte(self.at).is_some_and(|b| !b.is_ascii_whitespace()) {
            self.at += 1;
        }
        Ok(Some((start, Token::Bare(self.text.get(start..self.at).unwrap_or_default()))))
    }

    fn quoted(&mut self, start: usize) -> Result<(usize, Token<'t>), Failure> {
        let bytes = self.text.as_bytes();
        let mut string = Vec::new();
        self.at = start + 1;
        loop {
            match bytes.get(self.at..) {
                Some([b'\\', b'"', ..]) => {
                    string.push(b'"');
                    self.at += 2;
                }
                Some([b'"', ..]) => {
                    self.at += 1;
                    return Ok((start, Token::Quoted(string)));
                }
                Some([byte, ..]) => {
                    string.push(*byte);
                    self.at += 1;
                }
                _ => return Err((start, AssembleErrorKind::StringWithoutEnd)),
            }
        }
    }
}
