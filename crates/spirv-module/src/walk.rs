//! The one driver that takes an instruction apart: words to typed operands, following the grammar.

use crate::definitions::{Definitions, Import, NumberType};
use crate::instruction::{Id, Instruction};
use crate::literal_string::LiteralString;
use spirv_grammar::vendor::debug_info::{self, Form};
use spirv_grammar::{Category, EnumerantFacts, Op, OperandFacts, OperandKind, Quantifier};

/// One operand of an instruction. Pairs come as two operands, parameters of an enumeration or mask after it.
#[derive(Debug, Clone, Copy)]
pub struct Operand<'m> {
    /// Its kind; the same for all words of [`Value::Raw`].
    pub kind: OperandKind,
    /// The specification's name for it.
    pub name: &'static str,
    /// Index of its first word in the instruction, whose first word is 0.
    pub word: usize,
    /// The value.
    pub value: Value<'m>,
}

/// The value of an operand.
#[derive(Debug, Clone, Copy)]
pub enum Value<'m> {
    /// An id: result type, result, reference, scope, memory semantics.
    Id(Id),
    /// A literal integer of one word.
    Integer(u32),
    /// A number with the type of an earlier instruction. `None`: there is none; the words are all remaining ones.
    Number(&'m [u32], Option<NumberType>),
    /// A literal string.
    String(LiteralString<'m>),
    /// The value of an enumeration.
    Enum(u32),
    /// The bits of a mask.
    Mask(u32),
    /// The number of an extended instruction, and the set that it is from.
    ExtInst(u32, Option<Import>),
    /// The opcode inside OpSpecConstantOp.
    Opcode(Op),
    /// Words that cannot be separated, because the opcode or an enumerant before them is not known. Never empty.
    Raw(&'m [u32]),
}

/// An instruction's words do not fit the grammar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{op}: {kind}")]
pub struct OperandError {
    /// The opcode.
    pub op: Op,
    /// Index of the word in the instruction, whose first word is 0.
    pub word: usize,
    /// The kind of the error.
    pub kind: OperandErrorKind,
}

/// See [`OperandError`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OperandErrorKind {
    /// The instruction ends before an operand that it must have.
    #[error("operand {name:?} is missing")]
    Missing {
        /// Name of the operand.
        name: &'static str,
    },
    /// Words are left when all operands have been read.
    #[error("{words} words after the last operand")]
    Left {
        /// Words left over.
        words: usize,
    },
    /// A literal string does not end inside the instruction.
    #[error("the literal string {name:?} has no end")]
    StringWithoutEnd {
        /// Name of the operand.
        name: &'static str,
    },
    /// The selector of OpSwitch has no integer type, so that literals and labels cannot be distinguished.
    #[error("the selector has no integer type, so the targets cannot be read")]
    UnknownSelector,
    /// A specialization constant computed by a specialization constant operation.
    #[error("OpSpecConstantOp inside OpSpecConstantOp")]
    NestedSpecConstantOp,
}

/// Visits every operand of `instruction` in order, result type and result id included.
///
/// # Errors
/// The first word that does not fit; the operands before it have been visited.
pub fn walk_operands<'m>(
    instruction: Instruction<'m>,
    definitions: &Definitions<'_>,
    visit: impl FnMut(Operand<'m>),
) -> Result<(), OperandError> {
    let op = instruction.op();
    let mut walk =
        Walk { op, instruction, words: instruction.words(), at: 1, definitions, visit, import: None };
    let Some(facts) = op.facts() else {
        walk.raw(OperandKind::LiteralInteger, "unknown");
        return Ok(());
    };
    if facts.result_type {
        walk.id(OperandKind::IdResultType, "Result Type")?;
    }
    if facts.result {
        walk.id(OperandKind::IdResult, "Result")?;
    }
    walk.list(facts.operands)?;
    walk.end()
}

/// The labels of an OpSwitch, the default one first, as far as the operands fit the grammar; and whether all do.
pub(crate) fn switch_labels<'m>(
    instruction: Instruction<'m>,
    definitions: &Definitions<'_>,
) -> (impl Iterator<Item = Id> + use<'m>, bool) {
    let before = |id: &Id| definitions.index(*id).is_some_and(|number| number < instruction.index() as usize);
    let (selector, rest) =
        instruction.operands().split_first().map_or((None, &[][..]), |(&id, rest)| (Some(Id(id)), rest));
    let (default, cases) =
        rest.split_first().map_or((None, &[][..]), |(&label, rest)| (Some(Id(label)), rest));
    let ty = selector.filter(before).and_then(|id| definitions.type_of(id)).filter(before);
    let words = ty.and_then(|ty| definitions.number_type(ty)).map(NumberType::words);
    // Without a type the cases cannot be separated.
    let pairs = cases.chunks_exact(words.unwrap_or(cases.len()).saturating_add(1));
    let fits = default.is_some() && words.is_some() && pairs.remainder().is_empty();
    (default.into_iter().chain(pairs.filter_map(|pair| pair.last()).map(|&label| Id(label))), fits)
}

struct Walk<'m, 'd, F> {
    op: Op,
    instruction: Instruction<'m>,
    words: &'m [u32],
    at: usize,
    definitions: &'d Definitions<'d>,
    visit: F,
    /// The set of the extended instruction at hand.
    import: Option<Import>,
}

impl<'m, F: FnMut(Operand<'m>)> Walk<'m, '_, F> {
    fn list(&mut self, operands: &[OperandFacts]) -> Result<(), OperandError> {
        for facts in operands {
            match facts.quantifier {
                Quantifier::One => self.one(facts.kind, facts.name())?,
                Quantifier::Optional if self.at < self.words.len() => self.one(facts.kind, facts.name())?,
                Quantifier::Optional => {}
                Quantifier::Many => {
                    while self.at < self.words.len() {
                        self.one(facts.kind, facts.name())?;
                    }
                }
            }
        }
        Ok(())
    }

    #[inline]
    fn one(&mut self, kind: OperandKind, name: &'static str) -> Result<(), OperandError> {
        match kind {
            OperandKind::IdRef | OperandKind::IdScope | OperandKind::IdMemorySemantics => self.id(kind, name),
            _ => self.other(kind, name),
        }
    }

    #[inline]
    fn id(&mut self, kind: OperandKind, name: &'static str) -> Result<(), OperandError> {
        let word = self.word(name)?;
        self.emit(kind, name, 1, Value::Id(Id(word)));
        Ok(())
    }

    fn other(&mut self, kind: OperandKind, name: &'static str) -> Result<(), OperandError> {
        match kind.category() {
            Category::Id => self.id(kind, name),
            Category::Literal => self.literal(kind, name),
            Category::Enum => {
                let value = self.word(name)?;
                let facts = kind.enumerant(value);
                self.emit(kind, name, 1, Value::Enum(value));
                match facts {
                    Some(facts) => self.parameters(facts),
                    // No source language has parameters, nor has an operand of an extended instruction, and vendors take
                    // numbers before they are registered.
                    None if kind == OperandKind::SourceLanguage || self.import.is_some() => Ok(()),
                    None => {
                        self.raw(kind, name);
                        Ok(())
                    }
                }
            }
            Category::Mask => self.mask(kind, name),
            Category::Composite(bases) => {
                for &base in bases {
                    self.one(base, name)?;
                }
                Ok(())
            }
        }
    }

    fn parameters(&mut self, facts: EnumerantFacts) -> Result<(), OperandError> {
        if facts.parameters.is_empty() { Ok(()) } else { self.list(facts.parameters) }
    }

    fn mask(&mut self, kind: OperandKind, name: &'static str) -> Result<(), OperandError> {
        let bits = self.word(name)?;
        self.emit(kind, name, 1, Value::Mask(bits));
        let mut rest = bits;
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            rest &= !bit;
            match kind.enumerant(bit) {
                Some(facts) => self.parameters(facts)?,
                None => {
                    self.raw(kind, name);
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    fn literal(&mut self, kind: OperandKind, name: &'static str) -> Result<(), OperandError> {
        match kind {
            OperandKind::LiteralString => {
                let rest = self.words.get(self.at..).unwrap_or(&[]);
                if rest.is_empty() {
                    return self.error(OperandErrorKind::Missing { name });
                }
                let Some(string) = LiteralString::read(rest) else {
                    return self.error(OperandErrorKind::StringWithoutEnd { name });
                };
                self.emit(kind, name, string.word_count(), Value::String(string));
                Ok(())
            }
            OperandKind::LiteralContextDependentNumber => {
                let ty = self.before(1).and_then(|ty| self.definitions.number_type(ty));
                let left = self.words.len() - self.at;
                self.number(kind, name, ty, ty.map_or(left, NumberType::words))
            }
            OperandKind::LiteralInteger if self.op == Op::Switch => {
                let selector = self.before(1).and_then(|id| self.definitions.type_of(id));
                let selector = selector.and_then(|ty| self.if_before(ty));
                match selector.and_then(|ty| self.definitions.number_type(ty)) {
                    Some(ty) => self.number(kind, name, Some(ty), ty.words()),
                    None => self.error(OperandErrorKind::UnknownSelector),
                }
            }
            OperandKind::LiteralExtInstInteger => self.ext_inst(kind, name),
            OperandKind::LiteralSpecConstantOpInteger => {
                let op = Op(self.word(name)? as u16);
                self.emit(kind, name, 1, Value::Opcode(op));
                match op.facts() {
                    Some(_) if op == Op::SpecConstantOp => {
                        self.at -= 1;
                        self.error(OperandErrorKind::NestedSpecConstantOp)
                    }
                    Some(facts) => self.list(facts.operands),
                    None => {
                        self.raw(kind, name);
                        Ok(())
                    }
                }
            }
            _ => {
                let word = self.word(name)?;
                self.emit(kind, name, 1, Value::Integer(word));
                Ok(())
            }
        }
    }

    /// The number of an extended instruction and its operands.
    fn ext_inst(&mut self, kind: OperandKind, name: &'static str) -> Result<(), OperandError> {
        let number = self.word(name)?;
        let set = self.before(self.at.wrapping_sub(1));
        self.import = set.and_then(|set| self.definitions.import(set));
        self.emit(kind, name, 1, Value::ExtInst(number, self.import));
        let set = self.import.and_then(|import| import.set);
        let rest = self.words.get(self.at..).unwrap_or(&[]);
        let is_scope = |id| {
            let index = self.definitions.index(Id(id));
            let scope = index.and_then(|index| self.definitions.module().instruction(index));
            scope.is_some_and(|scope| scope.op() == Op::ExtInst)
        };
        let form = set.map_or(Form::Registered, |set| debug_info::form(set, number, rest, is_scope));
        match set.and_then(|set| form.operands(set, number)) {
            Some(operands) => {
                self.list(&operands)?;
                // A later revision of the set may have added operands; all operands of OpExtInst are ids then.
                self.ids("Operand")
            }
            // Without facts the operands are those of OpExtInst itself: ids.
            None => self.ids("Operand"),
        }
    }

    /// Returns the id in a word, if it is defined before this instruction. Facts about an id must be known by then, so that
    /// the module can be read from front to back.
    fn before(&self, word: usize) -> Option<Id> {
        self.if_before(Id(*self.words.get(word)?))
    }

    fn if_before(&self, id: Id) -> Option<Id> {
        let index = self.definitions.index(id)?;
        ((index as u32) < self.instruction.index()).then_some(id)
    }

    fn ids(&mut self, name: &'static str) -> Result<(), OperandError> {
        while self.at < self.words.len() {
            self.id(OperandKind::IdRef, name)?;
        }
        Ok(())
    }

    fn number(
        &mut self,
        kind: OperandKind,
        name: &'static str,
        ty: Option<NumberType>,
        count: usize,
    ) -> Result<(), OperandError> {
        match self.words.get(self.at..self.at.saturating_add(count)) {
            Some(words) if !words.is_empty() => {
                self.emit(kind, name, count, Value::Number(words, ty));
                Ok(())
            }
            _ => self.error(OperandErrorKind::Missing { name }),
        }
    }

    /// Everything that is left, as words.
    fn raw(&mut self, kind: OperandKind, name: &'static str) {
        let rest = self.words.get(self.at..).unwrap_or(&[]);
        if !rest.is_empty() {
            self.emit(kind, name, rest.len(), Value::Raw(rest));
        }
    }

    fn end(&self) -> Result<(), OperandError> {
        if self.at < self.words.len() {
            return self.error(OperandErrorKind::Left { words: self.words.len() - self.at });
        }
        Ok(())
    }

    /// The word at hand, which stays at hand until it is emitted.
    #[inline]
    fn word(&self, name: &'static str) -> Result<u32, OperandError> {
        match self.words.get(self.at) {
            Some(&word) => Ok(word),
            None => self.error(OperandErrorKind::Missing { name }),
        }
    }

    #[inline]
    fn emit(&mut self, kind: OperandKind, name: &'static str, count: usize, value: Value<'m>) {
        (self.visit)(Operand { kind, name, word: self.at, value });
        self.at += count;
    }

    #[cold]
    fn error<T>(&self, kind: OperandErrorKind) -> Result<T, OperandError> {
        Err(OperandError { op: self.op, word: self.at, kind })
    }
}
