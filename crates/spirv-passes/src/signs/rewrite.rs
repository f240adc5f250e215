//! Writing the module anew, with signed types where they belong.

use super::types::{Leaf, inner};
use super::variables::Solution;
use crate::rewrite::{Rewrite, Rewritten, Words, map_ids};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::signs;
use spirv_module::{Id, Instruction, InstructionTooLong, Module, Op};

/// The state of writing.
pub(super) struct Restoration<'m> {
    pub(super) module: &'m Module,
    pub(super) solution: Solution<'m>,
    /// Types and constants that are there with unsigned integers, and their signed forms.
    pub(super) signed: FxHashMap<Id, Id>,
    /// Types that must not be written twice, by opcode and operands.
    pub(super) known: FxHashMap<(Op, Words), Id>,
    /// Conversions between types that are one, with their operands.
    pub(super) replaced: FxHashMap<Id, Id>,
    /// The result and the parameters of the functions, by the type that they had, and by function.
    pub(super) functions_of_type: FxHashMap<Id, Vec<Words>>,
    pub(super) type_of_function: FxHashMap<Id, Words>,
    pub(super) out: Rewrite,
    /// Signed forms that have been written.
    written: FxHashSet<Id>,
}

impl<'m> Restoration<'m> {
    pub(super) fn new(module: &'m Module, solution: Solution<'m>) -> Restoration<'m> {
        let mut restoration = Restoration {
            module,
            solution,
            signed: FxHashMap::default(),
            known: FxHashMap::default(),
            replaced: FxHashMap::default(),
            functions_of_type: FxHashMap::default(),
            type_of_function: FxHashMap::default(),
            out: Rewrite::of(module),
            written: FxHashSet::default(),
        };
        for inst in module.instructions() {
            if let (true, Some(id)) = (is_unique(inst.op()), inst.result()) {
                restoration.known.entry((inst.op(), Words::from_slice(inst.operands()))).or_insert(id);
            }
        }
        restoration
    }

    pub(super) fn run(mut self) -> Result<Rewritten, InstructionTooLong> {
        for inst in self.module.instructions() {
            self.replace_conversion(inst);
        }
        for inst in self.module.instructions() {
            self.demand(inst);
        }
        self.demand_function_types();
        for inst in self.module.instructions() {
            self.out.start(inst);
            self.instruction(inst);
        }
        self.finish()
    }

    /// Notes that a conversion is removed because its result has the type of its operand.
    fn replace_conversion(&mut self, inst: Instruction<'m>) {
        let (Op::Bitcast, &[operand], Some(result)) = (inst.op(), inst.operands(), inst.result()) else {
            return;
        };
        let standing = self.standing(Id(operand));
        let made = self.solution.definitions.instruction(standing).map(|made| made.op());
        let is_integer = matches!(self.leaf_of(result), Leaf::Integer { .. });
        if is_integer && !is_constant(made) && self.new_type(result) == self.new_type(standing) {
            self.replaced.insert(result, standing);
        }
    }

    fn leaf_of(&self, value: Id) -> Leaf {
        let ty = self.solution.definitions.type_of(value);
        ty.map_or(Leaf::Other, |ty| self.solution.types.leaf(ty))
    }

    /// The type that a value is to have.
    fn new_type(&mut self, value: Id) -> Option<Id> {
        let ty = self.solution.definitions.type_of(value)?;
        Some(if self.solution.is_signed(value) { self.signed_type(ty) } else { ty })
    }

    fn standing(&self, id: Id) -> Id {
        self.replaced.get(&id).copied().unwrap_or(id)
    }

    /// Decides which signed forms of types and constants there are.
    fn demand(&mut self, inst: Instruction<'m>) {
        if let (Some(ty), Some(result)) = (inst.result_type(), inst.result())
            && !is_constant(Some(inst.op()))
            && self.solution.is_signed(result)
        {
            self.signed_type(ty);
        }
        if let (Op::TypeStruct, Some(structure)) = (inst.op(), inst.result()) {
            for (member, &ty) in inst.operands().iter().enumerate() {
                if self.solution.is_member_signed(structure, member as u32) {
                    self.signed_type(Id(ty));
                }
            }
        }
        for (operand, &value) in inst.operands().iter().enumerate() {
            if self.solution.is_constant_signed(inst.index(), operand as u32) {
                self.signed_constant(Id(value));
            }
        }
    }

    /// The form of a type with signed integers.
    fn signed_type(&mut self, ty: Id) -> Id {
        if let Some(&known) = self.signed.get(&ty) {
            return known;
        }
        let Some(inst) = self.solution.definitions.instruction(ty) else { return ty };
        if !matches!(self.solution.types.leaf(ty), Leaf::Integer { signed: false, .. }) {
            return ty;
        }
        if let Some((_, inner)) = inner(inst) {
            self.signed_type(inner);
        }
        let words = self.signed_words(inst);
        let known = self.known.get(&(inst.op(), words.clone())).copied().filter(|_| is_unique(inst.op()));
        let id = known.unwrap_or_else(|| self.out.fresh());
        self.known.insert((inst.op(), words), id);
        self.signed.insert(ty, id);
        id
    }

    /// The form of a constant with signed integers.
    fn signed_constant(&mut self, constant: Id) -> Id {
        if let Some(&known) = self.signed.get(&constant) {
            return known;
        }
        let Some(inst) = self.solution.definitions.instruction(constant) else { return constant };
        let (Some(ty), true) = (inst.result_type(), is_constant(Some(inst.op()))) else { return constant };
        if self.signed_type(ty) == ty {
            return constant;
        }
        if inst.op() == Op::ConstantComposite {
            for &part in inst.operands() {
                self.signed_constant(Id(part));
            }
        }
        let id = self.out.fresh();
        self.signed.insert(constant, id);
        id
    }

    fn instruction(&mut self, inst: Instruction<'m>) {
        let (op, result) = (inst.op(), inst.result());
        if result.is_some_and(|id| self.replaced.contains_key(&id) || self.written.contains(&id)) {
            return;
        }
        let operands = inst.operands();
        match (op, operands) {
            (Op::Name | Op::Decorate | Op::DecorateId, &[target, ..])
                if self.replaced.contains_key(&Id(target)) => {}
            (Op::Decorate, &[target, ref said @ ..]) => {
                self.copy(inst);
                // Arrays have strides.
                if let Some(&form) = self.signed.get(&Id(target)) {
                    let words: Words = std::iter::once(form.0).chain(said.iter().copied()).collect();
                    self.out.push(op, None, None, &words);
                }
            }
            (Op::TypeStruct, _) => {
                let structure = result.unwrap_or(Id(0));
                let words = operands.iter().enumerate();
                let words: Words = words
                    .map(|(member, &ty)| {
                        let signed = self.solution.is_member_signed(structure, member as u32);
                        self.form(Id(ty), signed).0
                    })
                    .collect();
                self.out.push(op, None, result, &words);
            }
            (Op::TypeFunction, _) => self.function_types(inst),
            (Op::Function, &[control, ty]) => {
                let words = result.and_then(|id| self.type_of_function.get(&id).cloned());
                let own = words.and_then(|words| self.known.get(&(Op::TypeFunction, words)).copied());
                let own = own.unwrap_or(Id(ty));
                let ty = self.result_type(inst);
                self.out.push(op, ty, result, &[control, own.0]);
            }
            _ => {
                self.copy(inst);
                self.form_of(inst);
            }
        }
    }

    /// Writes the signed form of a type or a constant behind the other one.
    fn form_of(&mut self, inst: Instruction<'m>) {
        let Some((id, &form)) = inst.result().and_then(|id| Some((id, self.signed.get(&id)?))) else {
            return;
        };
        if id == form || !self.written.insert(form) {
            return;
        }
        let words = self.signed_words(inst);
        let ty = inst.result_type().map(|ty| self.form(ty, true));
        self.out.push(inst.op(), ty, Some(form), &words);
    }

    /// Returns the operands of the signed form of a type or a constant. Its parts have their forms already.
    fn signed_words(&self, inst: Instruction<'m>) -> Words {
        let mut words = Words::from_slice(inst.operands());
        match inst.op() {
            Op::TypeInt => words[1] = 1,
            Op::Constant => self.extend(inst, &mut words),
            Op::ConstantComposite => words.iter_mut().for_each(|word| *word = self.form(Id(*word), true).0),
            _ => {
                if let Some((operand, inner)) = inner(inst) {
                    words[operand] = self.form(inner, true).0;
                }
            }
        }
        words
    }

    /// Narrow signed literals are extended with their sign.
    fn extend(&self, inst: Instruction<'m>, words: &mut Words) {
        let leaf = inst.result_type().map(|ty| self.solution.types.leaf(ty));
        if let (Some(Leaf::Integer { width: width @ 1..32, .. }), Some(word)) = (leaf, words.first_mut()) {
            *word = (((*word << (32 - width)) as i32) >> (32 - width)) as u32;
        }
    }

    /// An id, or its signed form.
    pub(super) fn form(&self, id: Id, signed: bool) -> Id {
        if signed { self.signed.get(&id).copied().unwrap_or(id) } else { id }
    }

    fn result_type(&self, inst: Instruction<'m>) -> Option<Id> {
        let signed =
            inst.result().is_some_and(|id| !is_constant(Some(inst.op())) && self.solution.is_signed(id));
        inst.result_type().map(|ty| self.form(ty, signed))
    }

    /// The instruction with types and operands of the signs that they have.
    pub(super) fn copy(&mut self, inst: Instruction<'m>) {
        let mut words = map_ids(inst, &self.solution.definitions, |index, id| {
            let signed = self.solution.is_constant_signed(inst.index(), index as u32);
            self.form(self.standing(id), signed)
        });
        let ty = self.result_type(inst);
        if inst.op() == Op::SpecConstant && ty != inst.result_type() {
            self.extend(inst, &mut words);
        }
        // What narrows can only have got a sign if it may.
        let narrowed = inst.op() == Op::UConvert && ty != inst.result_type();
        let op = if narrowed { Op::SConvert } else { inst.op() };
        self.written.extend(inst.result());
        self.out.push(op, ty, inst.result(), &words);
    }
}

/// Constants that may be written twice.
fn is_constant(op: Option<Op>) -> bool {
    op.is_some_and(signs::is_for_each_use)
}

/// Returns whether a type must be unique for its operands.
fn is_unique(op: Op) -> bool {
    matches!(op, Op::TypeInt | Op::TypeVector | Op::TypePointer)
}
