//! Writing the module anew, as planned.

use super::plan::{Plan, takes_untyped};
use super::unused_types;
use crate::rewrite::{Rewrite, Rewritten, Words, for_each_id};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use spirv_mapping::convention::access_chains;
use spirv_module::{Id, Instruction, InstructionTooLong, Module, Op, StorageClass};

/// The state of writing.
pub(super) struct Untyped<'m> {
    module: &'m Module,
    plan: Plan<'m>,
    out: Rewrite,
    in_function: bool,
    /// The untyped pointer types by storage class.
    untyped: FxHashMap<StorageClass, Id>,
    /// Function types by their words; and the one of each function.
    function_types: FxHashMap<Words, Id>,
    /// Ids of function types that are given to one of the new.
    used_types: FxHashSet<Id>,
    type_of_function: FxHashMap<Id, Id>,
    functions_of_type: FxHashMap<Id, Vec<Id>>,
    /// The untyped forms of parameters and variables that stay typed.
    uses_of_typed: FxHashMap<Id, Id>,
    /// Casts that wait for the place behind the variables of a function: from, to, type.
    waiting: Vec<(Id, Id, Id)>,
    /// Ids that have a name of their own.
    named: FxHashSet<Id>,
}

impl<'m> Untyped<'m> {
    pub(super) fn new(module: &'m Module, plan: Plan<'m>) -> Untyped<'m> {
        let mut functions_of_type: FxHashMap<Id, Vec<Id>> = FxHashMap::default();
        let mut named = FxHashSet::default();
        for instruction in module.instructions() {
            match (instruction.op(), instruction.operands()) {
                (Op::Function, &[_, ty]) => {
                    functions_of_type.entry(Id(ty)).or_default().extend(instruction.result());
                }
                (Op::Name, &[target, ..]) => {
                    named.insert(Id(target));
                }
                _ => {}
            }
        }
        Untyped {
            module,
            plan,
            out: Rewrite::of(module),
            in_function: false,
            untyped: FxHashMap::default(),
            function_types: FxHashMap::default(),
            used_types: FxHashSet::default(),
            type_of_function: FxHashMap::default(),
            functions_of_type,
            uses_of_typed: FxHashMap::default(),
            waiting: Vec::new(),
            named,
        }
    }

    pub(super) fn run(mut self) -> Result<Rewritten, InstructionTooLong> {
        for instruction in self.module.instructions() {
            self.out.start(instruction);
            self.instruction(instruction);
        }
        unused_types::remove(&mut self.out, &self.plan);
        self.out.finish(self.plan.replaced)
    }

    fn instruction(&mut self, instruction: Instruction<'m>) {
        let op = instruction.op();
        self.in_function |= op == Op::Function;
        if op == Op::FunctionEnd {
            // A function that is only declared has no place for them, and uses nothing.
            self.waiting.clear();
        }
        if !matches!(op, Op::Variable | Op::Label | Op::FunctionParameter | Op::Line | Op::NoLine) {
            for (from, to, ty) in std::mem::take(&mut self.waiting) {
                self.out.push(Op::Bitcast, Some(ty), Some(to), &[from.0]);
            }
        }
        let gone = instruction.result().is_some_and(|id| self.plan.replaced.contains_key(&id));
        match (op, instruction.operands()) {
            _ if gone => {}
            (Op::TypePointer | Op::TypeForwardPointer, _) => self.pointer_type(instruction),
            (Op::TypeFunction, operands) => self.function_type(instruction, operands),
            (Op::Function, &[control, _]) => {
                let ty = instruction.result().and_then(|id| self.type_of_function.get(&id).copied());
                let ret = self.result_type(instruction);
                self.out.push(op, ret, instruction.result(), &[control, ty.unwrap_or(Id(0)).0])
            }
            (Op::FunctionParameter, _) => self.parameter(instruction),
            (Op::Name, &[target, ..]) if self.is_renamed(Id(target)) => {}
            (Op::Variable, _)
                if instruction.result().is_some_and(|id| self.plan.lifetime_variables.contains(&id)) =>
            {
                self.variable_with_lifetime(instruction)
            }
            (Op::LifetimeStart | Op::LifetimeStop, &[variable, size])
                if self.is_kept_variable(Id(variable)) =>
            {
                let variable = self.plan.standing(Id(variable));
                self.out.push(op, None, None, &[variable.0, size])
            }
            (Op::Variable, _)
                if instruction.result().is_some_and(|id| self.plan.typed_variables.contains(&id)) =>
            {
                let words = self.operands(instruction);
                self.out.push(op, instruction.result_type(), instruction.result(), &words)
            }
            (Op::Variable, &[storage, ref initial @ ..]) => {
                let pointer = instruction.result_type().and_then(|ty| self.plan.pointers.get(&ty).copied());
                let Some(pointer) = pointer else { return self.copy(instruction) };
                let pointee = self.type_id(pointer.pointee);
                let mut words = Words::from_slice(&[storage, pointee.0]);
                words.extend(initial.iter().map(|&id| self.plan.standing(Id(id)).0));
                self.rewritten(instruction, Op::UntypedVariableKHR, &words)
            }
            (_, &[base, ..])
                if access_chains::untyped(op).is_some()
                    && self.plan.chain_type(instruction, Id(base)).is_some() =>
            {
                self.access_chain(instruction, access_chains::untyped(op).unwrap_or(op), Id(base))
            }
            (Op::ArrayLength, &[structure, member])
                if let Some(pointee) = self.plan.pointee(Id(structure)) =>
            {
                let (ty, structure) = (self.type_id(pointee), self.plan.standing(Id(structure)));
                self.rewritten(instruction, Op::UntypedArrayLengthKHR, &[ty.0, structure.0, member])
            }
            (Op::FunctionCall, &[callee, ..]) if self.plan.typed_of_function.contains_key(&Id(callee)) => {
                self.call(instruction, Id(callee))
            }
            _ if self.plan.byte_prefetch(instruction).is_some() => {
                let operands = self.operands(instruction);
                self.out.push(Op::UntypedPrefetchKHR, None, None, operands.get(2..).unwrap_or_default())
            }
            _ if !takes_untyped(instruction, &self.plan.definitions) => self.with_typed_operands(instruction),
            _ => self.copy(instruction),
        }
    }

    /// Returns whether the id of a name is removed, and its replacement has a name of its own or is not a value.
    fn is_renamed(&self, target: Id) -> bool {
        self.plan.pointers.contains_key(&target) && !self.plan.kept.contains(&target)
            || self.plan.replaced.get(&target).is_some_and(|standing| self.named.contains(standing))
    }

    fn pointer_type(&mut self, instruction: Instruction<'m>) {
        let (storage, id) = match (instruction.op(), instruction.operands()) {
            (Op::TypeForwardPointer, &[id, storage]) => (storage, Id(id)),
            (_, &[storage, _]) => (storage, instruction.result().unwrap_or(Id(0))),
            _ => return,
        };
        if !self.plan.pointers.contains_key(&id) {
            return self.copy(instruction);
        }
        if self.plan.steps_over_pointers && self.plan.address.is_none() {
            let address = self.out.fresh();
            self.plan.address = Some(address);
            self.out.push(Op::TypeInt, None, Some(address), &[self.plan.address_width, 0]);
        }
        self.untyped_pointer(StorageClass(storage));
        if instruction.op() == Op::TypePointer && self.plan.kept.contains(&id) {
            self.copy(instruction);
        }
    }

    /// OpTypeUntypedPointerKHR of a storage class.
    fn untyped_pointer(&mut self, storage: StorageClass) -> Id {
        if let Some(&id) = self.untyped.get(&storage) {
            return id;
        }
        let id = self.out.fresh();
        self.untyped.insert(storage, id);
        self.out.push(Op::TypeUntypedPointerKHR, None, Some(id), &[storage.0]);
        id
    }

    /// Returns the new type for a type.
    fn type_id(&mut self, ty: Id) -> Id {
        match self.plan.pointers.get(&ty) {
            Some(pointer) => self.untyped_pointer(pointer.storage),
            None => self.plan.standing(ty),
        }
    }

    /// The types of the functions that have this one: which parameters stay typed is a matter of the function.
    fn function_type(&mut self, instruction: Instruction<'m>, operands: &[u32]) {
        let Some(old) = instruction.result() else { return };
        let functions = self.functions_of_type.get(&old).cloned().unwrap_or_default();
        let mut any = None;
        for &function in &functions {
            let typed = self.plan.typed_of_function.get(&function).cloned().unwrap_or_default();
            let ty = self.function_type_of(old, operands, &typed);
            self.type_of_function.insert(function, ty);
            any = any.or(Some(ty));
        }
        let any = match any {
            Some(ty) => ty,
            // Only pointers to functions of the type are there.
            None => self.function_type_of(old, operands, &[]),
        };
        if !self.used_types.contains(&old) {
            self.plan.replaced.insert(old, any);
        }
    }

    /// The function type of these operands in which the `typed` parameters stay so; `old` is its id if that is free.
    fn function_type_of(&mut self, old: Id, operands: &[u32], typed: &[bool]) -> Id {
        let mut words = Words::new();
        for (index, &ty) in operands.iter().enumerate() {
            // The first operand is the type of the result.
            let stays = index.checked_sub(1).and_then(|index| typed.get(index)) == Some(&true);
            words.push(if stays { ty } else { self.type_id(Id(ty)).0 });
        }
        if let Some(&id) = self.function_types.get(&words) {
            return id;
        }
        let id = if self.used_types.insert(old) { old } else { self.out.fresh() };
        self.out.push(Op::TypeFunction, None, Some(id), &words);
        self.function_types.insert(words, id);
        id
    }

    fn parameter(&mut self, instruction: Instruction<'m>) {
        let (Some(id), Some(ty)) = (instruction.result(), instruction.result_type()) else { return };
        if !self.plan.typed_params.contains(&id) || !self.plan.is_pointer(Some(ty)) {
            return self.copy(instruction);
        }
        self.out.push(Op::FunctionParameter, Some(ty), Some(id), &[]);
        let untyped = self.type_id(ty);
        let used = self.out.fresh();
        self.uses_of_typed.insert(id, used);
        self.waiting.push((id, used, untyped));
    }

    /// Whether an id stands for a variable that is still typed.
    fn is_kept_variable(&self, id: Id) -> bool {
        let id = self.plan.standing(id);
        self.plan.lifetime_variables.contains(&id) || self.plan.typed_variables.contains(&id)
    }

    /// Emits a variable with lifetime markers, and the untyped pointer to it that all other instructions use.
    fn variable_with_lifetime(&mut self, instruction: Instruction<'m>) {
        let (Some(id), Some(ty)) = (instruction.result(), instruction.result_type()) else { return };
        let words = self.operands(instruction);
        self.out.push(Op::Variable, Some(ty), Some(id), &words);
        let untyped = self.type_id(ty);
        let used = self.out.fresh();
        self.uses_of_typed.insert(id, used);
        self.waiting.push((id, used, untyped));
    }

    /// Emits an access chain with the former pointee type of its base as an operand.
    fn access_chain(&mut self, instruction: Instruction<'m>, op: Op, base: Id) {
        let mut words = Words::new();
        if let Some(pointee) = self.plan.chain_type(instruction, base) {
            // The type must not be a pointer type: pointers are counted as what is as wide.
            let counted = if self.plan.is_pointer(Some(pointee)) { self.plan.address } else { None };
            words.push(counted.unwrap_or_else(|| self.type_id(pointee)).0);
        }
        words.extend(self.operands(instruction));
        self.rewritten(instruction, op, &words)
    }

    /// Emits a call, with casts for typed parameters of the callee.
    fn call(&mut self, instruction: Instruction<'m>, callee: Id) {
        let typed = self.plan.typed_of_function.get(&callee).cloned().unwrap_or_default();
        let mut words = self.operands(instruction);
        let arguments: SmallVec<[u32; 8]> = SmallVec::from_slice(instruction.operands());
        for (index, _) in typed.iter().enumerate().filter(|(_, typed)| **typed) {
            let argument = arguments.get(index + 1).map(|&id| Id(id));
            let ty = argument.and_then(|argument| self.plan.definitions.type_of(argument));
            if let (Some(ty), Some(word)) = (ty, words.get_mut(index + 1))
                && self.plan.is_pointer(Some(ty))
            {
                *word = self.cast(Id(*word), ty).0;
            }
        }
        self.rewritten(instruction, Op::FunctionCall, &words)
    }

    /// An instruction that needs its pointers as they were.
    fn with_typed_operands(&mut self, instruction: Instruction<'m>) {
        let mut words = self.operands(instruction);
        for index in self.id_operands(instruction) {
            let Some(word) = words.get(index).copied() else { continue };
            let old = instruction.operands().get(index).map(|&id| Id(id));
            let ty = old.and_then(|id| self.plan.type_of_value(id));
            if let Some(ty) = ty.filter(|&ty| self.plan.is_pointer(Some(ty))) {
                words[index] = self.cast(Id(word), ty).0;
            }
        }
        let (ty, result) = (instruction.result_type(), instruction.result());
        if let (Some(typed), true) = (ty, self.plan.is_pointer(ty)) {
            let raw = self.out.fresh();
            self.out.push(instruction.op(), ty, Some(raw), &words);
            let untyped = self.type_id(typed);
            return self.push_cast(raw, untyped, result);
        }
        self.rewritten(instruction, instruction.op(), &words)
    }

    fn cast(&mut self, value: Id, ty: Id) -> Id {
        let id = self.out.fresh();
        self.push_cast(value, ty, Some(id));
        id
    }

    /// A cast: in a function an instruction, outside a constant.
    fn push_cast(&mut self, value: Id, ty: Id, result: Option<Id>) {
        if !self.in_function {
            let words = [u32::from(Op::Bitcast.0), value.0];
            return self.out.push(Op::SpecConstantOp, Some(ty), result, &words);
        }
        self.out.push(Op::Bitcast, Some(ty), result, &[value.0])
    }

    /// The operands of an instruction with ids and types replaced.
    fn operands(&mut self, instruction: Instruction<'m>) -> Words {
        // The types may be added to the module, so that the ids are found before.
        let ids = self.id_operands(instruction);
        let mut words = Words::from_slice(instruction.operands());
        for index in ids {
            if let Some(word) = words.get_mut(index) {
                let id = self.plan.standing(Id(*word));
                *word = self.uses_of_typed.get(&id).copied().unwrap_or_else(|| self.type_id(id)).0;
            }
        }
        words
    }

    /// Which operands of an instruction are ids.
    fn id_operands(&self, instruction: Instruction<'m>) -> SmallVec<[usize; 8]> {
        let mut ids = SmallVec::new();
        for_each_id(instruction, &self.plan.definitions, |index, _| ids.push(index));
        ids
    }

    fn result_type(&mut self, instruction: Instruction<'m>) -> Option<Id> {
        instruction.result_type().map(|ty| self.type_id(ty))
    }

    /// The instruction with ids and types replaced.
    fn copy(&mut self, instruction: Instruction<'m>) {
        let words = self.operands(instruction);
        self.rewritten(instruction, instruction.op(), &words)
    }

    /// Another instruction for the same result.
    fn rewritten(&mut self, instruction: Instruction<'m>, op: Op, words: &[u32]) {
        let ty = self.result_type(instruction);
        self.out.push(op, ty, instruction.result(), words)
    }
}
