//! The function being lowered: ids of its values, and its code in three lists that are joined at the end.

use crate::lower::Lower;
use crate::lower::body::construct::Constructs;
use crate::lower::hints::contraction::Contraction;
use llvm_model::{BlockId, Body, FunctionId, GlobalId, Id as _, InstId, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use spirv_module::{Id, InstructionList, Op, Operands, StorageClass};

/// What is known of the current function. Vectors are indexed by the model's ids; 0 stands for "not yet".
#[derive(Default)]
pub(in crate::lower) struct FunctionState {
    pub(in crate::lower) function: Option<FunctionId>,
    ids: Vec<u32>,
    types: Vec<u32>,
    labels: Vec<u32>,
    pub(in crate::lower) args: Vec<(Id, Id)>,
    /// Instructions that are another value under a new name.
    pub(in crate::lower) aliases: FxHashMap<InstId, Value>,
    /// Instructions whose result is a constant that LLVM's module does not have.
    settled: FxHashSet<InstId>,
    /// OpFunction, its parameters and OpLabel of the entry block.
    pub(in crate::lower) head: InstructionList,
    variables: InstructionList,
    prologue: InstructionList,
    pub(in crate::lower) code: InstructionList,
    evaluated: FxHashMap<(Op, Id, SmallVec<[u32; 4]>), Id>,
    /// Pointer casts of the current block, by operand and type.
    casts: FxHashMap<(Id, Id), Id>,
    pub(in crate::lower) private_constants: FxHashMap<GlobalId, (Id, Id)>,
    /// Casts that phis need at the end of a block: operand, type, result.
    pub(in crate::lower) edge_casts: FxHashMap<BlockId, Vec<(Value, Id, Id)>>,
    /// Loop-merge instructions, by the block whose terminator they precede.
    pub(in crate::lower) loop_merges: FxHashMap<BlockId, Operands>,
    /// Module-scope variables that the function uses, in order.
    pub(in crate::lower) interface: Vec<Id>,
    seen: FxHashSet<Id>,
    pub(in crate::lower) callees: Vec<FunctionId>,
    /// Whether it calls through function pointers.
    pub(in crate::lower) calls_indirectly: bool,
    pub(in crate::lower) contraction: Contraction,
    pub(in crate::lower) constructs: Constructs,
}

impl FunctionState {
    /// Starts over for another function, keeping allocations.
    pub(in crate::lower) fn reset(&mut self, function: FunctionId, body: Option<&Body>) {
        let (insts, blocks) = body.map_or((0, 0), |body| (body.insts.len(), body.blocks.len()));
        for (list, len) in [(&mut self.ids, insts), (&mut self.types, insts), (&mut self.labels, blocks)] {
            list.clear();
            list.resize(len, 0);
        }
        self.function = Some(function);
        self.args.clear();
        self.aliases.clear();
        self.settled.clear();
        for list in [&mut self.head, &mut self.variables, &mut self.prologue, &mut self.code] {
            list.clear();
        }
        self.evaluated.clear();
        self.casts.clear();
        self.private_constants.clear();
        self.edge_casts.clear();
        self.loop_merges.clear();
        self.interface.clear();
        self.seen.clear();
        self.callees.clear();
        self.calls_indirectly = false;
        self.contraction = Contraction::default();
        self.constructs.clear();
    }

    /// The lists in the order they stand in the module.
    pub(in crate::lower) fn lists(&self) -> [&InstructionList; 4] {
        [&self.head, &self.variables, &self.prologue, &self.code]
    }

    /// How long the lists behind the head are.
    pub(in crate::lower) fn lengths(&self) -> [usize; 3] {
        [self.variables.len(), self.prologue.len(), self.code.len()]
    }

    /// A new block begins: casts of the previous one do not dominate it.
    pub(in crate::lower) fn enter_block(&mut self) {
        self.casts.clear();
    }
}

impl Lower<'_> {
    /// The id of an instruction's result.
    pub(in crate::lower) fn result_id(&mut self, inst: InstId) -> Id {
        match self.f.ids.get(inst.index()).copied() {
            Some(0) | None => {
                let id = self.out().fresh();
                if let Some(slot) = self.f.ids.get_mut(inst.index()) {
                    *slot = id.0;
                }
                id
            }
            Some(id) => Id(id),
        }
    }

    /// Makes an instruction stand for a value that is there already; nothing may have asked for its id before.
    pub(in crate::lower) fn settle(&mut self, inst: InstId, id: Id) {
        if let Some(slot) = self.f.ids.get_mut(inst.index()) {
            *slot = id.0;
            self.f.settled.insert(inst);
        }
    }

    /// Whether an instruction's result is a constant that LLVM's module does not have.
    pub(in crate::lower) fn is_settled(&self, inst: InstId) -> bool {
        self.f.settled.contains(&inst)
    }

    /// Whether an instruction needs no code of its own.
    pub(in crate::lower) fn needs_no_code(&self, inst: InstId) -> bool {
        if self.f.constructs.is_part(inst) {
            return true;
        }
        let some = !self.f.aliases.is_empty() || !self.f.settled.is_empty();
        some && (self.f.aliases.contains_key(&inst) || self.f.settled.contains(&inst))
    }

    /// The label of a block.
    pub(in crate::lower) fn label(&mut self, block: BlockId) -> Id {
        match self.f.labels.get(block.index()).copied() {
            Some(0) | None => {
                let id = self.out().fresh();
                if let Some(slot) = self.f.labels.get_mut(block.index()) {
                    *slot = id.0;
                }
                id
            }
            Some(id) => Id(id),
        }
    }

    /// The remembered type of an instruction's result.
    pub(in crate::lower) fn known_type(&self, inst: InstId) -> Option<Id> {
        self.f.types.get(inst.index()).copied().filter(|&id| id != 0).map(Id)
    }

    /// Remembers the type of an instruction's result.
    pub(in crate::lower) fn remember_type(&mut self, inst: InstId, ty: Id) {
        if let Some(slot) = self.f.types.get_mut(inst.index()) {
            *slot = ty.0;
        }
    }

    /// Appends an instruction to the current block and returns its fresh result.
    pub(in crate::lower) fn emit(&mut self, op: Op, ty: Id, operands: &[u32]) -> Id {
        let id = self.out().fresh();
        self.emit_as(id, op, ty, operands);
        id
    }

    /// Appends an instruction with a given result id.
    pub(in crate::lower) fn emit_as(&mut self, id: Id, op: Op, ty: Id, operands: &[u32]) {
        if self.f.code.push(op, Some(ty), Some(id), operands).is_err() {
            self.report().too_long(op);
        }
    }

    /// Appends an instruction without a result.
    pub(in crate::lower) fn emit_void(&mut self, op: Op, operands: &[u32]) {
        if self.f.code.push(op, None, None, operands).is_err() {
            self.report().too_long(op);
        }
    }

    /// Appends the instruction whose result is that of `inst`.
    pub(in crate::lower) fn define(&mut self, inst: InstId, op: Op, ty: Id, operands: &[u32]) -> Id {
        let id = self.result_id(inst);
        self.emit_as(id, op, ty, operands);
        id
    }

    /// As [`Lower::define`] for a result that may be a pointer of another type than `inst` has: then a cast follows.
    pub(in crate::lower) fn define_pointer(&mut self, inst: InstId, op: Op, ty: Id, operands: &[u32]) {
        let natural = self.natural_type(inst);
        if natural == ty {
            self.define(inst, op, ty, operands);
        } else {
            let raw = self.emit(op, ty, operands);
            self.note_cast(Value::Inst(inst), ty, natural);
            self.define(inst, Op::Bitcast, natural, &[raw.0]);
        }
    }

    /// An instruction at the start of the function, once for its operands.
    pub(in crate::lower) fn prologue(&mut self, op: Op, ty: Id, operands: &[u32]) -> Id {
        let key = (op, ty, SmallVec::from_slice(operands));
        if let Some(&id) = self.f.evaluated.get(&key) {
            return id;
        }
        let id = self.out().fresh();
        if self.f.prologue.push(op, Some(ty), Some(id), operands).is_err() {
            self.report().too_long(op);
        }
        self.f.evaluated.insert(key, id);
        id
    }

    /// The result of `inst`, computed at the start of the function from one operand.
    pub(in crate::lower) fn prologue_as(&mut self, inst: InstId, op: Op, ty: Id, operand: Id) {
        let id = self.result_id(inst);
        if self.f.prologue.push(op, Some(ty), Some(id), &[operand.0]).is_err() {
            self.report().too_long(op);
        }
    }

    /// The name of an instruction's result; empty when it is numbered.
    pub(in crate::lower) fn instruction_name(&self, inst: InstId) -> llvm_model::Name {
        let body = self.f.function.and_then(|f| self.module.functions[f].body.as_ref());
        body.and_then(|body| body.insts.get(inst)).map(|i| i.name.clone()).unwrap_or_default()
    }

    /// A variable of the function. `ty` is its pointer type.
    pub(in crate::lower) fn function_variable(&mut self, ty: Id, initializer: Option<Id>) -> Id {
        let id = self.out().fresh();
        self.function_variable_as(id, ty, initializer);
        id
    }

    /// As [`Lower::function_variable`], with a given id.
    pub(in crate::lower) fn function_variable_as(&mut self, id: Id, ty: Id, initializer: Option<Id>) {
        let mut operands: SmallVec<[u32; 2]> = SmallVec::new();
        operands.push(StorageClass::Function.0);
        operands.extend(initializer.map(u32::from));
        if self.f.variables.push(Op::Variable, Some(ty), Some(id), &operands).is_err() {
            self.report().too_long(Op::Variable);
        }
    }

    /// A pointer cast of `value` in the current block, once for its operand and type.
    pub(in crate::lower) fn cast_pointer(&mut self, value: Value, id: Id, from: Id, to: Id) -> Id {
        if from == to {
            return id;
        }
        if let Some(&known) = self.f.casts.get(&(id, to)) {
            return known;
        }
        self.note_cast(value, from, to);
        let cast = self.emit(Op::Bitcast, to, &[id.0]);
        self.f.casts.insert((id, to), cast);
        cast
    }

    /// Notes that a pointer is cast from one pointer type to another, if the run is to tell.
    pub(in crate::lower) fn note_cast(&mut self, value: Value, from: Id, to: Id) {
        let function = if matches!(value, Value::Const(_)) { None } else { self.f.function };
        self.report().note_cast(function, value, from, to);
    }

    /// Notes that the current function uses a module-scope variable.
    pub(in crate::lower) fn note_interface(&mut self, id: Id) {
        if self.f.seen.insert(id) {
            self.f.interface.push(id);
        }
    }
}
