//! The operands of an instruction of the set: ids of constants, of texts and of other instructions.

use crate::definitions::{Definitions, NumberClass};
use crate::instruction::Id;
use crate::literal_string::LiteralString;
use crate::report::reflection::{ByteRange, Descriptor};
use crate::report::{Budget, ReportTooLong};
use spirv_grammar::Op;

/// Why an instruction is not part of the reflection.
#[derive(Debug)]
pub(super) enum Problem {
    /// The set has no such instruction, or does not allow its operands.
    NotAllowed,
    /// The texts exceed the budget.
    TooLong,
}

impl From<ReportTooLong> for Problem {
    fn from(_: ReportTooLong) -> Self {
        Self::TooLong
    }
}

/// The operands behind the number of an instruction.
#[derive(Clone, Copy)]
pub(super) struct Operands<'m, 'd> {
    pub(super) definitions: &'m Definitions<'d>,
    pub(super) ids: &'d [u32],
}

impl Operands<'_, '_> {
    /// Returns the operand at a position.
    pub(super) fn id(self, at: usize) -> Result<Id, Problem> {
        self.optional_id(at).ok_or(Problem::NotAllowed)
    }

    /// Returns the operand at a position, if there is one.
    pub(super) fn optional_id(self, at: usize) -> Option<Id> {
        self.ids.get(at).copied().map(Id)
    }

    /// Returns the value of an integer constant.
    pub(super) fn value(self, at: usize) -> Result<u32, Problem> {
        value(self.definitions, self.id(at)?).ok_or(Problem::NotAllowed)
    }

    /// Returns the value of an integer constant, if there is an operand.
    pub(super) fn optional_value(self, at: usize) -> Result<Option<u32>, Problem> {
        self.optional_id(at).map(|_| self.value(at)).transpose()
    }

    /// Returns the values of the constants from a position on, to the end.
    pub(super) fn values_from(self, at: usize) -> Result<Vec<u32>, Problem> {
        (at..self.ids.len()).map(|at| self.value(at)).collect()
    }

    /// Returns the values of three constants.
    pub(super) fn three_values(self, at: usize) -> Result<[u32; 3], Problem> {
        Ok([self.value(at)?, self.value(at + 1)?, self.value(at + 2)?])
    }

    /// Returns the descriptor that two constants name.
    pub(super) fn descriptor(self, at: usize) -> Result<Descriptor, Problem> {
        Ok(Descriptor { set: self.value(at)?, binding: self.value(at + 1)? })
    }

    /// Returns the range that two constants name.
    pub(super) fn range(self, at: usize) -> Result<ByteRange, Problem> {
        Ok(ByteRange { offset: self.value(at)?, size: self.value(at + 1)? })
    }

    /// Returns the text of an OpString.
    pub(super) fn text(self, at: usize, budget: &mut Budget) -> Result<String, Problem> {
        let string = self.definitions.instruction(self.id(at)?).filter(|inst| inst.op() == Op::String);
        let text = string.and_then(|inst| LiteralString::read(inst.operands())).ok_or(Problem::NotAllowed)?;
        budget.take(text.word_count())?;
        Ok(text.to_string_lossy())
    }

    /// Returns the text of an OpString, if there is an operand.
    pub(super) fn optional_text(self, at: usize, budget: &mut Budget) -> Result<Option<String>, Problem> {
        self.optional_id(at).map(|_| self.text(at, budget)).transpose()
    }

    /// Returns the bytes that an OpString of hexadecimal digits has.
    pub(super) fn bytes(self, at: usize, budget: &mut Budget) -> Result<Vec<u8>, Problem> {
        let digits = self.text(at, budget)?;
        let (pairs, rest) = digits.as_bytes().as_chunks::<2>();
        let digit = |digit: u8| char::from(digit).to_digit(16).map(|value| value as u8);
        let byte = |&[high, low]: &[u8; 2]| Some(digit(high)? << 4 | digit(low)?);
        let bytes: Option<Vec<u8>> = pairs.iter().map(byte).collect();
        bytes.filter(|_| rest.is_empty()).ok_or(Problem::NotAllowed)
    }
}

fn value(definitions: &Definitions<'_>, id: Id) -> Option<u32> {
    let constant = definitions.instruction(id)?;
    let ty = definitions.number_type(constant.result_type()?)?;
    if !matches!(ty.class, NumberClass::Unsigned | NumberClass::Signed) {
        return None;
    }
    match (constant.op(), constant.operands()) {
        (Op::ConstantNull, _) => Some(0),
        (Op::Constant, &[word] | &[word, 0]) => Some(word),
        _ => None,
    }
}
