//! The numbers of the pointers of a function: phis, selects and sums of numbers stand in the place of those of pointers. A
//! pointer that is accessed is one of the memories by its number, and the bytes behind the beginning.

use super::cells::{Cells, Code};
use super::demand::{self, Demand};
use super::memories::Memories;
use super::types;
use crate::kernels::arguments::GENERIC;
use crate::kernels::flow::{Flow, Target};
use crate::memory::{self, Layouts};
use llvm_model::{
    BinaryOp, Body, Builder, CastOp, Constant, FunctionId, InsertPoint, InstBuilder as _, InstId, InstKind,
    Instruction, IntPredicate, Module, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// What the functions of a module share.
pub(super) struct Shared<'a, 'l> {
    pub(super) layouts: &'a Layouts<'l>,
    pub(super) flow: &'a Flow,
    pub(super) memories: &'a mut Memories,
    pub(super) cells: &'a mut Cells<'l>,
    /// The numbers of the memories that pointers are made of.
    pub(super) decoded: FxHashSet<u32>,
}

struct Coder<'a, 's, 'l> {
    module: &'a mut Module,
    body: &'a mut Body,
    shared: &'a mut Shared<'s, 'l>,
    function: FunctionId,
    function_type: TypeId,
    codes: FxHashMap<InstId, Code>,
    replaced: FxHashMap<Value, Value>,
    /// What is put in front of an instruction; what follows phis there, behind all phis of the block.
    before: FxHashMap<InstId, Vec<InstId>>,
}

/// Numbers the pointers of a function that have to be; a function in which that is not possible stays as it is.
pub(super) fn run(module: &mut Module, shared: &mut Shared<'_, '_>, function: FunctionId) {
    let Some(mut body) = module.functions[function].body.take() else { return };
    let demand = Demand::of(module, &body);
    let is_possible = demand.is_possible(module, &body, shared.flow, function, shared.memories);
    if is_possible && !demand.wanted.is_empty() {
        let function_type = module.functions[function].ty;
        let coder = Coder {
            module,
            body: &mut body,
            shared,
            function,
            function_type,
            codes: FxHashMap::default(),
            replaced: FxHashMap::default(),
            before: FxHashMap::default(),
        };
        coder.run(&demand);
    }
    types::run(module, shared, &mut body);
    module.functions[function].body = Some(body);
}

impl Coder<'_, '_, '_> {
    fn run(mut self, demand: &Demand) {
        let order = self.order(demand);
        for &inst in &order {
            if let Some(code) = self.code(inst) {
                self.codes.insert(inst, code);
            }
        }
        let all: Vec<InstId> = self.body.instructions().map(|(_, inst, _)| inst).collect();
        for inst in all {
            self.complete(inst);
            self.user(demand, inst);
        }
        for &inst in &order {
            let leads_on = matches!(
                self.body.insts[inst].kind,
                InstKind::GetElementPtr { .. }
                    | InstKind::Alloca { .. }
                    | InstKind::Freeze { .. }
                    | InstKind::Cast { .. }
            );
            if demand.is_coded(Value::Inst(inst))
                && (!leads_on || demand::is_narrowed(self.module, self.body, inst))
            {
                self.decode(inst);
            }
        }
        self.finish();
    }

    /// The pointers whose numbers are wanted, each behind those that it is computed from but for phis.
    fn order(&self, demand: &Demand) -> Vec<InstId> {
        let mut order = Vec::new();
        let mut seen: FxHashSet<InstId> = FxHashSet::default();
        for (_, root, _) in self.body.instructions() {
            if !demand.wanted.contains(&root) {
                continue;
            }
            let mut way = vec![(root, false)];
            while let Some((inst, is_left)) = way.pop() {
                if is_left {
                    order.push(inst);
                    continue;
                }
                if !demand.wanted.contains(&inst) || !seen.insert(inst) {
                    continue;
                }
                way.push((inst, true));
                if matches!(self.body.insts[inst].kind, InstKind::Phi { .. }) {
                    continue;
                }
                demand::leads_on(&self.body.insts[inst].kind, |source| {
                    if let Value::Inst(source) = source {
                        way.push((source, false));
                    }
                });
            }
        }
        order
    }

    /// Adds the number of a pointer.
    fn code(&mut self, inst: InstId) -> Option<Code> {
        let i32 = self.module.types.int(32);
        let ty = self.body.insts[inst].ty;
        Some(match self.body.insts[inst].kind.clone() {
            InstKind::Load { .. } | InstKind::ExtractValue { .. } => {
                let cell = self.shared.cells.ty(self.module, ty);
                let read = Instruction { ty: cell, ..self.body.insts[inst].clone() };
                let read = self.body.push_as(read, inst);
                self.before.entry(inst).or_default().push(read);
                self.add(inst, |at, shared| shared.cells.unpack(at, Value::Inst(read)))
            }
            InstKind::Phi { .. } => {
                let mut phi = || {
                    let phi = Instruction::new(InstKind::Phi { incoming: Vec::new() }, i32);
                    self.body.insts.push(phi)
                };
                let (number, offset) = (phi(), phi());
                self.before.entry(inst).or_default().extend([number, offset]);
                Code { number: Value::Inst(number), offset: Value::Inst(offset) }
            }
            InstKind::Select { condition, if_true, if_false } => {
                let (a, b) = (self.code_of(if_true)?, self.code_of(if_false)?);
                let select = |at: &mut Builder<'_>, a: Value, b: Value| match a == b {
                    true => a,
                    false => at.select(condition, a, b),
                };
                self.add(inst, |at, _| Code {
                    number: select(at, a.number, b.number),
                    offset: select(at, a.offset, b.offset),
                })
            }
            InstKind::GetElementPtr { base, .. } => {
                let from = self.code_of(base)?;
                let offset = self.add(inst, |at, shared| {
                    let bytes = memory::step_bytes(at, shared.layouts, inst)?;
                    Some(at.binary(BinaryOp::Add, from.offset, bytes))
                });
                Code { number: from.number, offset: offset? }
            }
            InstKind::Cast { operand, .. } if demand::is_narrowed(self.module, self.body, inst) => {
                let from = self.code_of(operand)?;
                let generic = self.module.types.ptr(GENERIC);
                let (all, own) = (self.numbers(operand, generic), self.numbers(operand, ty));
                if all == own {
                    return Some(from);
                }
                let number = self.add(inst, |at, _| {
                    own.into_iter().fold(at.int32(0), |number, of| {
                        let is_this = at.icmp_int(IntPredicate::Eq, from.number, of.into());
                        at.select(is_this, from.number, number)
                    })
                });
                Code { number, offset: from.offset }
            }
            InstKind::Cast { operand, .. } | InstKind::Freeze { operand } => self.code_of(operand)?,
            InstKind::Alloca { .. } => self.place(Target::Variable(self.function, inst), 0),
            _ => return None,
        })
    }

    /// The number of a pointer that was numbered, or that needs no instructions.
    fn code_of(&mut self, value: Value) -> Option<Code> {
        match value {
            Value::Inst(inst) => self.codes.get(&inst).copied(),
            Value::Arg(index) => Some(self.place(Target::Argument(self.function, index), 0)),
            Value::Const(id) => match self.module.constants[id] {
                Constant::Undef | Constant::Poison => {
                    let i32 = self.module.types.int(32);
                    let poison = Value::Const(self.module.constants.poison(i32));
                    Some(Code { number: poison, offset: poison })
                }
                _ => {
                    let Shared { memories, layouts, .. } = &mut *self.shared;
                    let (number, offset) = types::constant(self.module, memories, layouts, id)?;
                    Some(self.numbers_as_code(number, offset))
                }
            },
            _ => None,
        }
    }

    fn place(&mut self, target: Target, bytes: u32) -> Code {
        let (number, offset) = self.shared.memories.place(target);
        self.numbers_as_code(number, offset.wrapping_add(bytes))
    }

    fn numbers_as_code(&mut self, number: u32, offset: u32) -> Code {
        let i32 = self.module.types.int(32);
        let mut int = |value: u32| Value::Const(self.module.constants.int(i32, 32, value.into()));
        Code { number: int(number), offset: int(offset) }
    }

    /// Gives a phi its operands.
    fn complete(&mut self, inst: InstId) {
        let InstKind::Phi { incoming } = self.body.insts[inst].kind.clone() else { return };
        let Some(&Code { number: Value::Inst(number), offset: Value::Inst(offset) }) = self.codes.get(&inst)
        else {
            return;
        };
        let (mut numbers, mut offsets) = (Vec::new(), Vec::new());
        for (value, from) in incoming {
            let code = self.code_of(value).unwrap_or_else(|| self.numbers_as_code(0, 0));
            numbers.push((code.number, from));
            offsets.push((code.offset, from));
        }
        self.body.insts[number].kind = InstKind::Phi { incoming: numbers };
        self.body.insts[offset].kind = InstKind::Phi { incoming: offsets };
    }

    /// The numbers of the memories that a pointer can lead into if it is of a type.
    fn numbers(&mut self, pointer: Value, ty: TypeId) -> Vec<u32> {
        let set = self.shared.flow.of_value(self.module, self.function, pointer);
        let targets = demand::within(self.module, set.known().unwrap_or_default(), ty);
        let mut numbers: Vec<u32> =
            targets.into_iter().map(|target| self.shared.memories.place(target).0).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// Adds the pointer that a number stands for, in the place of the pointer that was numbered.
    fn decode(&mut self, inst: InstId) {
        let Some(&code) = self.codes.get(&inst) else { return };
        let ty = self.body.insts[inst].ty;
        let numbers = self.numbers(Value::Inst(inst), ty);
        self.shared.decoded.extend(numbers.iter().copied());
        let bases: Vec<Option<Value>> =
            numbers.iter().map(|&number| self.shared.memories.beginning(self.module, number)).collect();
        let pointer = self.add(inst, |at, _| {
            let i8 = at.module.types.int(8);
            let mut pointer = None;
            for (&number, base) in numbers.iter().zip(bases) {
                let Some(base) = base else { continue };
                let this = at.gep(i8, base, &[code.offset]);
                pointer = Some(match pointer {
                    None => this,
                    Some(before) => {
                        let condition = at.icmp_int(IntPredicate::Eq, code.number, number.into());
                        at.emit(InstKind::Select { condition, if_true: this, if_false: before }, ty)
                    }
                });
            }
            pointer.unwrap_or_else(|| Value::Const(at.module.constants.intern(ty, Constant::Null)))
        });
        self.replaced.insert(Value::Inst(inst), pointer);
    }

    /// Rewrites what compares, subtracts or stores pointers that have numbers.
    fn user(&mut self, demand: &Demand, inst: InstId) {
        if let Some((lhs, rhs)) = demand::compared(self.body, inst)
            && (demand.is_coded(lhs) || demand.is_coded(rhs))
        {
            let (Some(a), Some(b)) = (self.code_of(lhs), self.code_of(rhs)) else { return };
            let result = self.add(inst, |at, _| compared(at, inst, a, b));
            self.replaced.insert(Value::Inst(inst), result);
            return;
        }
        let (InstKind::Store { value: stored, .. } | InstKind::InsertValue { element: stored, .. }) =
            self.body.insts[inst].kind
        else {
            return;
        };
        let list = InsertPoint::List(Vec::new());
        let at = Builder::new(self.module, self.body, self.function_type, list);
        let Some(ty) = at.value_type(stored).filter(|&ty| demand::is_pointer(at.module, ty)) else { return };
        let Some(code) = self.code_of(stored) else { return };
        let cell_type = self.shared.cells.ty(self.module, ty);
        let cell = self.add(inst, |at, shared| shared.cells.pack(at, cell_type, code));
        if let InstKind::Store { value, .. } | InstKind::InsertValue { element: value, .. } =
            &mut self.body.insts[inst].kind
        {
            *value = cell;
        }
    }

    /// Adds instructions in front of another.
    fn add<T>(&mut self, inst: InstId, make: impl FnOnce(&mut Builder<'_>, &mut Shared<'_, '_>) -> T) -> T {
        let list = InsertPoint::List(Vec::new());
        let mut at = Builder::new(self.module, self.body, self.function_type, list);
        at.debug_loc = at.body.locs.get(inst);
        let made = make(&mut at, self.shared);
        if let InsertPoint::List(list) = at.at {
            self.before.entry(inst).or_default().extend(list);
        }
        made
    }

    /// Puts the instructions into their blocks, and removes those that they stand for.
    fn finish(mut self) {
        for block in self.body.layout.clone() {
            let old = std::mem::take(&mut self.body.blocks[block].insts);
            let mut new = Vec::with_capacity(old.len());
            // What is computed from a phi stands behind all phis.
            let mut behind_phis = Vec::new();
            for inst in old {
                let is_phi = |inst: InstId| matches!(self.body.insts[inst].kind, InstKind::Phi { .. });
                let mut added = self.before.remove(&inst).unwrap_or_default();
                if is_phi(inst) {
                    let rest = added.split_off(added.iter().take_while(|&&inst| is_phi(inst)).count());
                    behind_phis.extend(rest);
                } else {
                    new.append(&mut behind_phis);
                }
                new.extend(added);
                if !self.replaced.contains_key(&Value::Inst(inst)) {
                    new.push(inst);
                }
            }
            self.body.blocks[block].insts = new;
        }
        crate::rewrite::replace(self.body, std::mem::take(&mut self.replaced));
    }
}

/// What a comparison or a difference of pointers is as one of numbers.
fn compared(at: &mut Builder<'_>, inst: InstId, a: Code, b: Code) -> Value {
    let ty = at.body.insts[inst].ty;
    match at.body.insts[inst].kind {
        InstKind::ICmp { predicate: predicate @ (IntPredicate::Eq | IntPredicate::Ne), .. } => {
            let numbers = at.icmp(predicate, a.number, b.number);
            // Null is no memory, and has no bytes.
            if at.module.as_u64(a.number) == Some(0) || at.module.as_u64(b.number) == Some(0) {
                return numbers;
            }
            let offsets = at.icmp(predicate, a.offset, b.offset);
            let op = if predicate == IntPredicate::Eq { BinaryOp::And } else { BinaryOp::Or };
            at.binary(op, numbers, offsets)
        }
        InstKind::ICmp { predicate, .. } => at.icmp(predicate, a.offset, b.offset),
        _ => {
            let bytes = at.binary(BinaryOp::Sub, a.offset, b.offset);
            match at.int_width(ty) {
                Some(32) => bytes,
                Some(width) if width > 32 => at.cast(CastOp::SExt, bytes, ty),
                _ => at.cast(CastOp::Trunc, bytes, ty),
            }
        }
    }
}
