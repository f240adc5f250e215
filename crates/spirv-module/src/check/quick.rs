//! The usual instructions, found right without the full description of their operands.
//!
//! Nearly all instructions of a module are valid and have one of a few forms, which a table lists. The answer here is "valid" or
//! "unknown", and the other checks report errors. An instruction that another check rejects is never valid here.

use super::forms::{Form, Role, Usual, usual};
use super::layout::{Layout, Scope};
use super::uses::refers_forward;
use crate::definitions::{Definitions, Import};
use crate::instruction::{Id, Instruction, Instructions};
use crate::layout::Section;
use crate::literal_string::LiteralString;
use crate::walk::switch_labels;
use spirv_grammar::vendor::debug_info;
use spirv_grammar::{
    Category, Decoration, EnumerantFacts, ExtInstSet, MemoryAccess, Op, OperandFacts, OperandKind, Quantifier,
};

/// Goes over the usual instructions inside of a function that are right, and returns the first that is not known to be.
pub(super) fn skip<'m>(
    definitions: &Definitions<'_>,
    instructions: &mut Instructions<'m>,
    layout: &mut Layout,
) -> Option<Instruction<'m>> {
    let view = View::new(definitions, layout.scope());
    let bound = definitions.module().header.bound;
    loop {
        let instruction = instructions.next()?;
        let usual = usual(instruction.op());
        let in_place = match usual.role {
            Role::Other => false,
            Role::Label => !layout.is_in_block(),
            _ => layout.is_in_block(),
        };
        if !in_place || !view.operands_fit(instruction, usual) {
            return Some(instruction);
        }
        let words = instruction.words();
        let result = words.get(1 + usize::from(usual.result_type)).copied().unwrap_or(0);
        if usual.result && (result == 0 || result >= bound) {
            return Some(instruction);
        }
        if usual.result_type && !words.get(1).is_some_and(|&ty| definitions.is_value_type(Id(ty))) {
            return Some(instruction);
        }
        layout.step_right(instruction, usual.role);
    }
}

/// Goes over names outside functions that are right: a module has as many of them as of anything else. Returns the first
/// instruction that is none, or that is not known to be right.
pub(super) fn skip_names<'m>(
    definitions: &Definitions<'_>,
    instructions: &mut Instructions<'m>,
    layout: &mut Layout,
) -> Option<Instruction<'m>> {
    let view = View::new(definitions, layout.scope());
    loop {
        let instruction = instructions.next()?;
        let is_right = instruction.op() == Op::Name
            && view.rare_form_fits(instruction, instruction.operands(), Form::Name)
            && layout.enter(Section::Names);
        if !is_right {
            return Some(instruction);
        }
    }
}

/// True when type and operands are right, false when that is not known.
pub(super) fn operands_fit(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
    scope: Scope,
) -> bool {
    View::new(definitions, scope).operands_fit(instruction, usual(instruction.op()))
}

/// The ids that an instruction can use.
#[derive(Clone, Copy)]
struct View<'d> {
    definitions: &'d Definitions<'d>,
    /// See [`Definitions::numbers`].
    numbers: &'d [u32],
    scope: Scope,
}

impl<'d> View<'d> {
    fn new(definitions: &'d Definitions<'d>, scope: Scope) -> View<'d> {
        View { definitions, numbers: definitions.numbers(), scope }
    }

    /// Defined before `user` and in its scope.
    #[inline]
    fn before(&self, user: u32, id: u32) -> bool {
        match self.numbers.get(id as usize) {
            Some(&number) => number < user && self.scope.sees(number),
            None => false,
        }
    }

    #[inline]
    fn all_before(&self, user: u32, ids: &[u32]) -> bool {
        ids.iter().all(|&id| self.before(user, id))
    }

    fn defined(&self, id: u32) -> bool {
        self.definitions.index(Id(id)).is_some()
    }

    // The loop of `skip` spends most of the time of all checks here.
    #[inline(always)]
    fn operands_fit(&self, instruction: Instruction<'_>, usual: Usual) -> bool {
        let user = instruction.index();
        let first = 1 + usize::from(usual.result_type) + usize::from(usual.result);
        let Some((lead, operands)) = instruction.words().split_at_checked(first) else { return false };
        if usual.result_type && !lead.get(1).is_some_and(|&ty| self.before(user, ty)) {
            return false;
        }
        let (count, tail) = match usual.form {
            Form::Ids(count) => (count, operands.len() == usize::from(count)),
            Form::IdsOrMore(least) => {
                return operands.len() >= usize::from(least) && self.all_before(user, operands);
            }
            Form::Literals(count) => (count, true),
            Form::Access(count) => (count, operands.get(usize::from(count)..).is_some_and(is_access)),
            form => return self.rare_form_fits(instruction, operands, form),
        };
        tail && operands.get(..usize::from(count)).is_some_and(|ids| self.all_before(user, ids))
    }

    /// A known extended instruction of a set with forward references: ids, and words without further parameters.
    fn words_fit(&self, import: &Import, number: u32, words: &[u32]) -> bool {
        let is_scope =
            |id| self.definitions.instruction(Id(id)).is_some_and(|scope| scope.op() == Op::ExtInst);
        let is_registered = |set: &ExtInstSet| {
            debug_info::form(*set, number, words, is_scope) == debug_info::Form::Registered
        };
        let set = import.set.filter(is_registered);
        let Some(operands) = set.and_then(|set| set.operands(number)) else { return false };
        let mut words = words.iter();
        for operand in operands {
            let fits = |word: u32| match operand.kind {
                OperandKind::IdRef => self.defined(word),
                kind => is_word(kind, word),
            };
            let is_right = match operand.quantifier {
                Quantifier::One => words.next().is_some_and(|&word| fits(word)),
                Quantifier::Optional => words.next().is_none_or(|&word| fits(word)),
                Quantifier::Many => words.all(|&word| fits(word)),
            };
            if !is_right {
                return false;
            }
        }
        words.all(|&word| self.defined(word))
    }

    /// [`View::operands_fit`] for the other forms.
    #[inline(never)]
    fn rare_form_fits(&self, instruction: Instruction<'_>, operands: &[u32], form: Form) -> bool {
        let user = instruction.index();
        match (form, operands) {
            (Form::Line, &[file, _, _]) => self.before(user, file),
            (Form::Phi, _) => operands.len().is_multiple_of(2) && operands.iter().all(|&id| self.defined(id)),
            (Form::Branch, &[label]) => self.defined(label),
            (Form::BranchConditional, &[condition, yes, no, ..]) => {
                self.before(user, condition) && self.defined(yes) && self.defined(no)
            }
            (Form::Switch, &[selector, ..]) => {
                let (mut labels, fit) = switch_labels(instruction, self.definitions);
                fit && self.before(user, selector) && labels.all(|label| self.defined(label.0))
            }
            (Form::Call, [callee, arguments @ ..]) => {
                self.defined(*callee) && self.all_before(user, arguments)
            }
            (Form::ExtInst, [set, number, arguments @ ..]) => {
                self.before(user, *set)
                    && match self.definitions.import(Id(*set)) {
                        Some(import) if refers_forward(&import) => {
                            self.words_fit(&import, *number, arguments)
                        }
                        Some(import) => {
                            takes_ids(&import, *number, arguments.len()) && self.all_before(user, arguments)
                        }
                        None => false,
                    }
            }
            (Form::Name, [target, name @ ..]) => {
                let text = LiteralString::read(name);
                self.defined(*target) && text.is_some_and(|text| text.word_count() == name.len())
            }
            (Form::Decorate, [target, decoration, parameters @ ..]) => {
                self.defined(*target) && is_decoration(Decoration(*decoration), parameters)
            }
            _ => false,
        }
    }
}

/// Whether one word is an operand of this kind, apart from ids.
fn is_word(kind: OperandKind, word: u32) -> bool {
    let is_plain = |facts: EnumerantFacts| facts.parameters.is_empty();
    match kind.category() {
        Category::Literal => kind == OperandKind::LiteralInteger,
        Category::Enum => kind.enumerant(word).is_none_or(is_plain),
        Category::Mask => {
            let rest = |bits: &u32| Some(bits & (bits - 1)).filter(|rest| *rest != 0);
            let mut bits = std::iter::successors(Some(word).filter(|word| *word != 0), rest);
            bits.all(|bits| kind.enumerant(1 << bits.trailing_zeros()).is_some_and(is_plain))
        }
        _ => false,
    }
}

/// A memory access without parameters other than the alignment.
#[inline]
fn is_access(operands: &[u32]) -> bool {
    const ALIGNED: u32 = MemoryAccess::Aligned.0;
    const PLAIN: u32 = MemoryAccess::Volatile.0 | MemoryAccess::Nontemporal.0;
    match operands {
        [] => true,
        [mask] => mask & !PLAIN == 0,
        [mask, _] => mask & !PLAIN == ALIGNED,
        _ => false,
    }
}

/// An extended instruction that is known and wants no more than `count` ids.
fn takes_ids(import: &Import, number: u32, count: usize) -> bool {
    let Some(operands) = import.set.and_then(|set| set.operands(number)) else { return false };
    let is_id =
        |operand: &OperandFacts| (operand.kind, operand.quantifier) == (OperandKind::IdRef, Quantifier::One);
    operands.len() <= count && operands.iter().all(is_id)
}

/// A decoration that is known, with literals and plain enumerants.
fn is_decoration(decoration: Decoration, parameters: &[u32]) -> bool {
    let Some(facts) = OperandKind::Decoration.enumerant(decoration.0) else { return false };
    let fits = |(operand, &word): (&OperandFacts, &u32)| {
        operand.quantifier == Quantifier::One
            && match operand.kind.category() {
                Category::Literal => operand.kind == OperandKind::LiteralInteger,
                Category::Enum => {
                    operand.kind.enumerant(word).is_some_and(|facts| facts.parameters.is_empty())
                }
                _ => false,
            }
    };
    facts.parameters.len() == parameters.len() && facts.parameters.iter().zip(parameters).all(fits)
}
