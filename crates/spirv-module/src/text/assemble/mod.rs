//! Text to module.

mod error;
mod operands;

pub use error::{AssembleError, AssembleErrorKind};

use super::generators::generator_number;
use super::lexer::{Token, TokenKind, position, tokens};
use super::number_parser::parse_integer;
use crate::definitions::{NumberClass, NumberType};
use crate::header::Header;
use crate::instruction::{Id, InstructionList};
use crate::module::Module;
use spirv_grammar::{ExtInstSet, FPEncoding, InstructionFacts, Op, OperandKind, Version};
use std::collections::{HashMap, HashSet};

/// Mistakes after which [`assemble`] stops.
const MAX_ERRORS: usize = 1000;

/// Makes a module of the text of SPIRV-Tools' assembly language.
///
/// Ids written as numbers keep them; names get the numbers left over, in the order of their appearance. The header
/// is taken from the comments that [`disassemble`](crate::disassemble) writes; without them the version is
/// `version` and the generator 0. Nothing is checked but the text; see [`check`](crate::check()).
///
/// # Errors
/// Every mistake in the text, at most one per instruction.
pub fn assemble(text: &str, version: Version) -> Result<Module, Vec<AssembleError>> {
    let (tokens, end) = tokens(text);
    let mut assembler = Assembler::new(text, &tokens);
    let mut errors = Vec::new();
    while let Some(begin) = assembler.tokens.get(assembler.at).copied() {
        if let Err((offset, kind)) = assembler.instruction(begin) {
            errors.push((offset, kind));
            if errors.len() == MAX_ERRORS {
                errors.push((offset, AssembleErrorKind::TooManyErrors(MAX_ERRORS)));
                break;
            }
            assembler.at = assembler.end;
        }
    }
    errors.extend(end.map(|offset| (offset, AssembleErrorKind::StringWithoutEnd)));
    if !errors.is_empty() {
        let located = |(offset, kind)| {
            let (line, column) = position(text, offset);
            AssembleError { line, column, kind }
        };
        return Err(errors.into_iter().map(located).collect());
    }
    let mut header = header(text, version);
    header.bound = header.bound.max(assembler.bound);
    Ok(Module { header, list: assembler.list })
}

/// Reads the header from the leading comments.
fn header(text: &str, version: Version) -> Header {
    let mut header = Header { version, generator: 0, bound: 1, schema: 0 };
    for line in text.lines().take_while(|line| line.trim().is_empty() || line.starts_with(';')) {
        let Some((key, value)) = line.trim_start_matches(';').split_once(':') else { continue };
        let value = value.trim();
        match key.trim() {
            "Version" => {
                let numbers =
                    value.split_once('.').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
                if let Some((major, minor)) = numbers {
                    header.version = Version::new(major, minor);
                }
            }
            "Generator" => {
                if let Some((tool, rest)) = value.rsplit_once(';') {
                    let tool = generator_number(tool.trim()).unwrap_or(0);
                    header.generator = tool << 16 | rest.trim().parse::<u16>().map_or(0, u32::from);
                }
            }
            "Bound" => header.bound = value.parse().unwrap_or(1),
            "Schema" => header.schema = value.parse().unwrap_or(0),
            _ => {}
        }
    }
    header
}

type Failure = (usize, AssembleErrorKind);

struct Assembler<'t> {
    text: &'t str,
    tokens: &'t [Token],
    at: usize,
    /// Behind the last token of the instruction at hand.
    end: usize,
    list: InstructionList,
    /// The words of the instruction at hand after the first.
    words: Vec<u32>,
    names: HashMap<&'t str, u32>,
    /// Ids that the text gives as numbers.
    taken: HashSet<u32>,
    next: u32,
    bound: u32,
    /// Ids of number types.
    numbers: HashMap<u32, NumberType>,
    /// Type of every id that has one.
    types: HashMap<u32, u32>,
    sets: HashMap<u32, (Option<ExtInstSet>, String)>,
    defined: HashSet<u32>,
    op: Op,
    /// The rest of the instruction at hand has been read without the grammar.
    loose: bool,
}

impl<'t> Assembler<'t> {
    fn new(text: &'t str, tokens: &'t [Token]) -> Assembler<'t> {
        let mut taken = HashSet::new();
        for token in tokens.iter().filter(|token| token.kind == TokenKind::Id) {
            taken.extend(text.get(token.start + 1..token.end).and_then(numeric));
        }
        Assembler {
            text,
            tokens,
            at: 0,
            end: 0,
            list: InstructionList::behind_header(),
            words: Vec::new(),
            names: HashMap::new(),
            taken,
            next: 1,
            bound: 1,
            numbers: HashMap::new(),
            types: HashMap::new(),
            sets: HashMap::new(),
            defined: HashSet::new(),
            op: Op::Nop,
            loose: false,
        }
    }

    fn slice(&self, token: Token) -> &'t str {
        self.text.get(token.start..token.end).unwrap_or_default()
    }

    fn kind_at(&self, at: usize) -> Option<TokenKind> {
        self.tokens.get(at).map(|token| token.kind)
    }

    /// Whether an instruction begins at a token.
    fn begins(&self, at: usize) -> bool {
        let Some(&token) = self.tokens.get(at) else { return true };
        match token.kind {
            TokenKind::Id => self.kind_at(at + 1) == Some(TokenKind::Equals),
            TokenKind::Unknown => true,
            TokenKind::Word => {
                let word = self.slice(token);
                word.strip_prefix("Op").is_some_and(|name| name.starts_with(|c: char| c.is_ascii_uppercase()))
            }
            TokenKind::Equals | TokenKind::String => false,
        }
    }

    fn instruction(&mut self, first: Token) -> Result<(), Failure> {
        self.words.clear();
        self.loose = false;
        self.end = self.at + 1;
        let assigned = self.begins(self.at) && first.kind == TokenKind::Id;
        if assigned {
            self.end += 2;
        }
        while !self.begins(self.end) {
            self.end += 1;
        }
        let op_at = if assigned { self.at + 2 } else { self.at };
        let Some(&op_token) = self.tokens.get(op_at) else {
            return Err((first.start, AssembleErrorKind::NoInstruction(self.slice(first).to_owned())));
        };
        self.at = op_at + 1;
        if op_token.kind == TokenKind::Unknown && !assigned {
            return self.unknown(op_token);
        }
        let name = self.slice(op_token);
        if let Some(number) = name.strip_prefix('!').filter(|_| !assigned && op_token.kind == TokenKind::Word)
        {
            let word = parse_integer(number, 32, false)
                .ok_or_else(|| (op_token.start, AssembleErrorKind::NoNumber(name.to_owned())))?;
            self.op = Op(word as u16);
            self.loose()?;
            return self.emit_raw(word as u32, op_token);
        }
        let bare = name.strip_prefix("Op").filter(|_| op_token.kind == TokenKind::Word);
        let Some(bare) = bare else {
            return Err((op_token.start, AssembleErrorKind::NoInstruction(name.to_owned())));
        };
        let facts = Op::from_name(bare).and_then(Op::facts);
        let Some(facts) = facts else {
            return Err((op_token.start, AssembleErrorKind::UnknownOpcode(name.to_owned())));
        };
        self.known(first, op_token, assigned, facts)
    }

    fn known(
        &mut self,
        first: Token,
        op_token: Token,
        assigned: bool,
        facts: InstructionFacts,
    ) -> Result<(), Failure> {
        self.op = facts.op;
        match (assigned, facts.result) {
            (true, false) => return Err((first.start, AssembleErrorKind::NoResult(facts.op))),
            (false, true) => return Err((op_token.start, AssembleErrorKind::ResultMissing(facts.op))),
            _ => {}
        }
        let mut result_type = None;
        if facts.result_type {
            let token = self.next("Result Type", OperandKind::IdResultType)?;
            result_type = Some(self.id(token)?);
        }
        let result = if assigned { Some(self.id(first)?) } else { None };
        // The operands may refer to the type of the result.
        let scope = result_type.unwrap_or(0);
        self.list(facts.operands, scope)?;
        if let Some(&token) = self.tokens.get(self.at).filter(|_| self.at < self.end) {
            return Err((token.start, AssembleErrorKind::TooMany(self.slice(token).to_owned())));
        }
        let (result_type, result) = (result_type.map(Id), result.map(Id));
        let pushed = self.list.push(facts.op, result_type, result, &self.words);
        pushed.map_err(|error| (op_token.start, AssembleErrorKind::TooLong(error.words)))?;
        self.remember();
        Ok(())
    }

    /// Stores the facts of the last instruction that later ones need. The first definition of an id counts.
    fn remember(&mut self) {
        let Some(instruction) = self.list.iter().next_back() else { return };
        let Some(result) = instruction.result().map(|id| id.0) else { return };
        self.bound = self.bound.max(result.saturating_add(1));
        if !self.defined.insert(result) {
            return;
        }
        if let Some(result_type) = instruction.result_type() {
            self.types.insert(result, result_type.0);
        }
        let operands = instruction.operands();
        let width = operands.first().copied().unwrap_or(0);
        let class = match (instruction.op(), operands.get(1)) {
            (Op::TypeInt, Some(0)) => NumberClass::Unsigned,
            (Op::TypeInt, _) => NumberClass::Signed,
            (Op::TypeFloat, None) => NumberClass::Float,
            (Op::TypeFloat, Some(&encoding)) => NumberClass::FloatEncoded(FPEncoding(encoding)),
            (Op::ExtInstImport, _) => {
                let name = crate::LiteralString::read(operands).map(|name| name.to_string_lossy());
                let name = name.unwrap_or_default();
                self.sets.insert(result, (ExtInstSet::from_name(&name), name));
                return;
            }
            _ => return,
        };
        if width != 0 {
            self.numbers.insert(result, NumberType { class, width });
        }
    }

    /// `OpUnknown(opcode, word count) word …`.
    fn unknown(&mut self, token: Token) -> Result<(), Failure> {
        let wrong = || (token.start, AssembleErrorKind::Unknown);
        let inside = self.slice(token).strip_prefix("OpUnknown(").and_then(|text| text.strip_suffix(')'));
        let (op, count) = inside.and_then(|text| text.split_once(',')).ok_or_else(wrong)?;
        let op = op.trim().parse::<u16>().map_err(|_| wrong())?;
        let count = count.trim().parse::<u16>().map_err(|_| wrong())?;
        self.loose()?;
        if self.words.len() + 1 != usize::from(count) {
            return Err(wrong());
        }
        self.op = Op(op);
        self.emit_raw(u32::from(count) << 16 | u32::from(op), token)
    }

    /// The instruction at hand with its first word as given.
    fn emit_raw(&mut self, first: u32, token: Token) -> Result<(), Failure> {
        let count = self.words.len() + 1;
        if count > usize::from(u16::MAX) {
            return Err((token.start, AssembleErrorKind::TooLong(count)));
        }
        let mut words = vec![(count as u32) << 16 | first & 0xFFFF];
        words.append(&mut self.words);
        if let Some(instruction) = crate::Instruction::new(&words, 0, 0) {
            self.list.push_copy(instruction);
            self.remember();
        }
        Ok(())
    }

    fn next(&mut self, name: &'static str, kind: OperandKind) -> Result<Token, Failure> {
        match self.tokens.get(self.at).filter(|_| self.at < self.end) {
            Some(&token) => {
                self.at += 1;
                Ok(token)
            }
            None => {
                let last = self.tokens.get(self.end.wrapping_sub(1)).map_or(0, |token| token.end);
                Err((last, AssembleErrorKind::Missing { op: self.op, name, kind: kind.name() }))
            }
        }
    }

    /// The number of an id.
    fn id(&mut self, token: Token) -> Result<u32, Failure> {
        let text = self.slice(token);
        let name = text.strip_prefix('%').filter(|name| !name.is_empty() && token.kind == TokenKind::Id);
        let Some(name) = name else {
            return Err((token.start, AssembleErrorKind::NoId(text.to_owned())));
        };
        let id = match numeric(name) {
            Some(id) => id,
            None => match self.names.get(name) {
                Some(&id) => id,
                None => {
                    while self.taken.contains(&self.next) {
                        self.next = self.next.saturating_add(1);
                    }
                    if self.next == u32::MAX {
                        return Err((token.start, AssembleErrorKind::TooManyIds));
                    }
                    self.names.insert(name, self.next);
                    self.next += 1;
                    self.next - 1
                }
            },
        };
        self.bound = self.bound.max(id.saturating_add(1));
        Ok(id)
    }

    fn no_value(&self, token: Token, kind: OperandKind) -> Failure {
        let found = self.slice(token).to_owned();
        (token.start, AssembleErrorKind::NoSuchValue { kind: kind.name(), found })
    }
}

/// The number of an id that is written as one: decimal, no leading zeros.
fn numeric(name: &str) -> Option<u32> {
    let canonical = name.bytes().all(|b| b.is_ascii_digit()) && (name.len() == 1 || !name.starts_with('0'));
    if canonical { name.parse().ok() } else { None }
}
