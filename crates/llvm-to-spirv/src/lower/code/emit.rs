//! Writing the code of a function: three lists after its head, which are joined at the end.

use crate::lower::code::Code;
use llvm_model::{BlockId, InstId, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use spirv_mapping::Inst;
use spirv_mapping::convention::operators;
use spirv_module::ExtInstSet;
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{Id, InstructionList, Op, StorageClass};
use translate_common::forms::{BitCounts, PointerCasts};

/// The instructions of a function.
#[derive(Default)]
pub(super) struct Lists {
    /// OpFunction, its parameters and OpLabel of the entry block.
    pub(super) head: InstructionList,
    variables: InstructionList,
    prologue: InstructionList,
    code: InstructionList,
    /// The values that the prologue computes.
    evaluated: FxHashMap<(Op, Id, SmallVec<[u32; 4]>), Id>,
    /// Pointer casts of the current block, by operand and type.
    casts: FxHashMap<(Id, Id), Id>,
}

impl Lists {
    /// Starts over for another function, keeping allocations.
    pub(super) fn reset(&mut self) {
        for list in [&mut self.head, &mut self.variables, &mut self.prologue, &mut self.code] {
            list.clear();
        }
        self.evaluated.clear();
        self.casts.clear();
    }

    /// Returns the lists in their order in the module.
    pub(super) fn in_order(&self) -> [&InstructionList; 4] {
        [&self.head, &self.variables, &self.prologue, &self.code]
    }
}

impl Code<'_, '_> {
    /// Sets the current place as the origin of the instructions that follow.
    pub(in crate::lower) fn mark(&mut self) {
        let lists = &self.state.lists;
        let lengths = [lists.variables.len(), lists.prologue.len(), lists.code.len()];
        self.out().mark(lengths);
    }

    /// A block begins: casts of the previous one do not dominate it. The label of the first belongs to the head.
    pub(in crate::lower) fn enter_block(&mut self, block: BlockId, is_first: bool) {
        let label = self.label(block);
        let lists = &mut self.state.lists;
        let list = if is_first { &mut lists.head } else { &mut lists.code };
        if list.push(Op::Label, None, Some(label), &[]).is_err() {
            self.report().too_long(Op::Label);
        }
        let name = &self.body.blocks[block].name;
        self.out().hint_name(label, name);
        self.state.lists.casts.clear();
    }

    /// Appends an instruction to the current block and returns its fresh result.
    pub(in crate::lower) fn emit(&mut self, op: Op, ty: Id, operands: &[u32]) -> Id {
        let id = self.out().fresh();
        self.emit_as(id, op, ty, operands);
        id
    }

    /// Appends an instruction with a given result id.
    pub(in crate::lower) fn emit_as(&mut self, id: Id, op: Op, ty: Id, operands: &[u32]) {
        if self.state.lists.code.push(op, Some(ty), Some(id), operands).is_err() {
            self.report().too_long(op);
        }
    }

    /// Appends an instruction without a result.
    pub(in crate::lower) fn emit_void(&mut self, op: Op, operands: &[u32]) {
        if self.state.lists.code.push(op, None, None, operands).is_err() {
            self.report().too_long(op);
        }
    }

    /// Appends the instruction whose result is that of `inst`.
    pub(in crate::lower) fn define(&mut self, inst: InstId, op: Op, ty: Id, operands: &[u32]) -> Id {
        let id = self.result_id(inst);
        self.emit_as(id, op, ty, operands);
        id
    }

    /// As [`Code::define`] for a result that may be a pointer of another type than `inst` has: then a cast follows.
    pub(in crate::lower) fn define_pointer(&mut self, inst: InstId, op: Op, ty: Id, operands: &[u32]) -> Id {
        let natural = self.natural_type(inst);
        if natural == ty {
            self.define(inst, op, ty, operands)
        } else {
            let raw = self.emit(op, ty, operands);
            self.note_cast(Value::Inst(inst), ty, natural);
            self.define(inst, Op::Bitcast, natural, &[raw.0]);
            raw
        }
    }

    /// Returns an instruction, or the core instruction for it: of an extension that is allowed by name, as validators need not
    /// know it, or the one that Khronos' translator emits.
    pub(in crate::lower) fn promoted(&self, inst: Inst) -> Inst {
        match operators::promoted(inst) {
            None if inst.as_cl() == Some(OpenClStd::popcount)
                && self.input().options.forms().bit_counts == BitCounts::Core =>
            {
                Inst::Core(Op::BitCount)
            }
            Some((op, extension)) if self.input().options.spirv.extensions.names(extension) => Inst::Core(op),
            _ => inst,
        }
    }

    /// Defines the result of an instruction of an extended set.
    pub(in crate::lower) fn define_extended(
        &mut self,
        inst: InstId,
        set: ExtInstSet,
        number: u32,
        operands: &[u32],
    ) {
        let ty = self.natural_type(inst);
        let set = self.out().instruction_set(set);
        let words: SmallVec<[u32; 8]> = [set.0, number].into_iter().chain(operands.iter().copied()).collect();
        self.define(inst, Op::ExtInst, ty, &words);
    }

    /// An instruction at the start of the function, once for its operands.
    pub(in crate::lower) fn prologue(&mut self, op: Op, ty: Id, operands: &[u32]) -> Id {
        let key = (op, ty, SmallVec::from_slice(operands));
        if let Some(&id) = self.state.lists.evaluated.get(&key) {
            return id;
        }
        let id = self.out().fresh();
        if self.state.lists.prologue.push(op, Some(ty), Some(id), operands).is_err() {
            self.report().too_long(op);
        }
        self.state.lists.evaluated.insert(key, id);
        id
    }

    /// Returns the variable, with its type, that a pointer to generic memory is made from at the start of the function.
    pub(in crate::lower) fn cast_in_prologue(&self, id: Id) -> Option<(Id, Id)> {
        let lists = &self.state.lists;
        let mut casts = lists.prologue.iter().filter(|inst| inst.op() == Op::PtrCastToGeneric);
        let cast = casts.find(|inst| inst.result() == Some(id))?;
        let source = Id(*cast.operands().first()?);
        let variable = lists.variables.iter().find(|inst| inst.result() == Some(source))?;
        Some((source, variable.result_type()?))
    }

    /// The result of `inst`, computed at the start of the function from one operand.
    pub(in crate::lower) fn prologue_as(&mut self, inst: InstId, op: Op, ty: Id, operand: Id) {
        let id = self.result_id(inst);
        if self.state.lists.prologue.push(op, Some(ty), Some(id), &[operand.0]).is_err() {
            self.report().too_long(op);
        }
    }

    /// A variable of the function. `ty` is its pointer type.
    pub(in crate::lower) fn function_variable(&mut self, ty: Id, initializer: Option<Id>) -> Id {
        let id = self.out().fresh();
        self.function_variable_as(id, ty, initializer);
        id
    }

    /// As [`Code::function_variable`], with a given id.
    pub(in crate::lower) fn function_variable_as(&mut self, id: Id, ty: Id, initializer: Option<Id>) {
        let mut operands: SmallVec<[u32; 2]> = SmallVec::new();
        operands.push(StorageClass::Function.0);
        operands.extend(initializer.map(u32::from));
        if self.state.lists.variables.push(Op::Variable, Some(ty), Some(id), &operands).is_err() {
            self.report().too_long(Op::Variable);
        }
    }

    /// A pointer cast of `value` in the current block, once for its operand and type unless each use is to have its own.
    pub(in crate::lower) fn cast_pointer(&mut self, value: Value, id: Id, from: Id, to: Id) -> Id {
        if from == to {
            return id;
        }
        let is_shared = self.input().options.forms().pointer_casts == PointerCasts::AtDefinition;
        if let Some(&known) = self.state.lists.casts.get(&(id, to)).filter(|_| is_shared) {
            return known;
        }
        self.note_cast(value, from, to);
        let cast = self.emit(Op::Bitcast, to, &[id.0]);
        self.state.lists.casts.insert((id, to), cast);
        cast
    }
}
