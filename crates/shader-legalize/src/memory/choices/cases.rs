//! The accesses of each variable that one access of several becomes.

use super::roots::{Offset, Target};
use super::{Alternatives, Function, parts};
use crate::memory::pointees::{variable_name, variable_type};
use crate::notes::{Decision, Notes};
use crate::opaque::is_object;
use llvm_model::{
    Block, BlockId, Body, Builder, CastOp, InsertPoint, InstBuilder as _, InstId, InstKind, Instruction,
    IntPredicate, Module, Type, Value,
};
use rustc_hash::FxHashMap;

/// How many objects one instruction may be made of.
const MAX_OBJECTS: usize = 8;

/// A function in which accesses are copied.
pub(super) struct Cases<'a> {
    pub(super) module: &'a mut Module,
    pub(super) body: &'a mut Body,
    pub(super) function: &'a Function<'a>,
    pub(super) alternatives: &'a FxHashMap<InstId, Alternatives>,
}

impl Cases<'_> {
    pub(super) fn note(&self, notes: &mut Notes, block: BlockId, access: InstId, choice: InstId) {
        let Some(chosen) = self.alternatives.get(&choice) else { return };
        notes.add(self.module, self.body, (self.function.name, block, access), || {
            let name = |target: &Target| variable_name(self.module, self.body, target.root.variable);
            Decision::Guard { variables: chosen.targets.iter().map(name).collect() }
        });
    }

    /// Lets phis name `to` as the predecessor that `from` was.
    pub(super) fn follow(&mut self, from: BlockId, to: BlockId) {
        for successor in self.body.successors(to) {
            for &inst in &self.body.blocks[successor].insts {
                let InstKind::Phi { incoming } = &mut self.body.insts[inst].kind else { break };
                for (_, predecessor) in incoming.iter_mut().filter(|(_, predecessor)| *predecessor == from) {
                    *predecessor = to;
                }
            }
        }
    }

    /// Makes one access of each variable and the selection of a result. Returns the instructions, and the result.
    pub(super) fn selected(
        &mut self,
        access: InstId,
        pointer: Value,
        choice: InstId,
    ) -> (Vec<InstId>, Option<Value>) {
        let alternatives = self.alternatives;
        let Some(chosen) = alternatives.get(&choice) else { return (Vec::new(), None) };
        let block = self.body.blocks.push(Block::default());
        let ty = self.body.insts[access].ty;
        let mut result = None;
        for number in 0..chosen.targets.len() {
            let path = self.path(block, pointer, choice, chosen, number);
            let copy = Value::Inst(self.copy(block, access, pointer, path));
            let mut at = self.builder(InsertPoint::End(block));
            result = Some(match (result, chosen.numbers.selector) {
                (Some(before), Some(selector)) => {
                    let of = chosen.targets[number].number;
                    let is_this = at.icmp_int(IntPredicate::Eq, Value::Inst(selector), of.into());
                    at.emit(InstKind::Select { condition: is_this, if_true: copy, if_false: before }, ty)
                }
                _ => copy,
            });
        }
        (std::mem::take(&mut self.body.blocks[block].insts), result)
    }

    /// Ends `block` with the `switch`. Returns the cases, the empty block behind them but for a phi, and the result.
    pub(super) fn guarded(
        &mut self,
        block: BlockId,
        access: InstId,
        pointer: Value,
        choice: InstId,
    ) -> (Vec<BlockId>, BlockId, Option<Value>) {
        let alternatives = self.alternatives;
        let tail = self.body.blocks.push(Block::default());
        let Some(chosen) = alternatives.get(&choice) else { return (Vec::new(), tail, None) };
        let (ty, debug_loc) = (self.body.insts[access].ty, self.body.locs.get(access));
        let (mut results, mut targets) = (Vec::new(), Vec::new());
        for number in 0..chosen.targets.len() {
            let case = self.body.blocks.push(Block::default());
            let path = self.path(case, pointer, choice, chosen, number);
            let copy = self.copy(case, access, pointer, path);
            let mut at = self.builder(InsertPoint::End(case));
            at.debug_loc = debug_loc;
            at.br(tail);
            results.push((Value::Inst(copy), case));
            targets.push(case);
        }
        self.branch(block, chosen, &targets, access);
        if matches!(self.module.types[ty], Type::Void) {
            return (targets, tail, None);
        }
        let phi = Instruction::new(InstKind::Phi { incoming: results }, ty);
        let phi = self.body.append(tail, phi);
        self.body.locs.set(phi, debug_loc);
        (targets, tail, Some(Value::Inst(phi)))
    }

    /// Adds a copy of an access through another pointer at the end of a block, with the objects that it takes.
    fn copy(&mut self, block: BlockId, access: InstId, pointer: Value, path: Value) -> InstId {
        let mut made: FxHashMap<Value, Value> = [(pointer, path)].into_iter().collect();
        let mut last = access;
        for original in self.objects(access).into_iter().chain([access]) {
            let mut copy = self.body.insts[original].clone();
            copy.kind.for_each_operand_mut(|operand| {
                *operand = made.get(operand).copied().unwrap_or(*operand);
            });
            last = self.body.push_as(copy, original);
            self.body.blocks[block].insts.push(last);
            made.insert(Value::Inst(original), Value::Inst(last));
        }
        last
    }

    /// Ends a block with the `switch`, or with a branch if there are two cases.
    fn branch(&mut self, block: BlockId, chosen: &Alternatives, targets: &[BlockId], access: InstId) {
        let selector = chosen.numbers.selector.map(Value::Inst);
        let debug_loc = self.body.locs.get(access);
        let mut at = self.builder(InsertPoint::End(block));
        at.debug_loc = debug_loc;
        match (selector, &chosen.targets[..], targets) {
            (Some(selector), [first, _], &[to_first, to_second]) => {
                let is_first = at.icmp_int(IntPredicate::Eq, selector, first.number.into());
                at.cond_br(is_first, to_first, to_second);
            }
            (Some(selector), [.., _], &[ref targets @ .., default]) => {
                let i32 = at.module.types.int(32);
                let cases = chosen.targets.iter().zip(targets);
                let cases = cases
                    .map(|(of, &target)| (at.module.constants.int(i32, 32, u64::from(of.number)), target));
                let cases = cases.collect();
                at.emit_void(InstKind::Switch { value: selector, default, cases });
            }
            _ => {
                at.emit_void(InstKind::Unreachable);
            }
        }
        // What stands in front of the access stands in front of the branch.
        let records = self.body.debug_records.remove(&access);
        if let (Some(records), Some(&last)) = (records, self.body.blocks[block].insts.last()) {
            self.body.debug_records.entry(last).or_default().extend(records);
        }
    }

    /// Adds the pointer into one of the variables at the end of a block.
    fn path(
        &mut self,
        block: BlockId,
        pointer: Value,
        choice: InstId,
        chosen: &Alternatives,
        number: usize,
    ) -> Value {
        // The steps from the choice to the pointer, from its end.
        let mut steps = Vec::new();
        let mut way = pointer;
        while let Value::Inst(inst) = way
            && inst != choice
        {
            way = match &self.body.insts[inst].kind {
                InstKind::GetElementPtr { base, .. } => {
                    steps.push(inst);
                    *base
                }
                InstKind::Cast { op: CastOp::AddrSpaceCast, operand } => *operand,
                _ => break,
            };
        }
        let Target { root, offset, .. } = chosen.targets[number];
        let variable = root.variable;
        let ty =
            variable_type(self.module, self.body, self.function.parameters.of(self.function.id), variable);
        let unit = u64::try_from(chosen.unit).unwrap_or(1);
        let is_number = ty.is_some_and(|ty| {
            let pointer = match variable {
                Value::Inst(inst) => self.body.insts[inst].ty,
                Value::Const(id) => self.module.constants.ty(id),
                _ => return false,
            };
            parts::is_number(self.module, self.function.layout, pointer, ty, root.start)
        });
        let descriptor = root.descriptor(chosen.numbers.descriptor);
        let mut at = self.builder(InsertPoint::End(block));
        let mut pointer = variable;
        if let (Some(descriptor), Some(ty)) = (descriptor, ty)
            && let Type::Array { element, .. } = at.module.types[ty]
        {
            // The first block has to be stated by the type of the array: as a step it is none.
            pointer = match at.module.as_u64(descriptor) {
                Some(0) => at.gep(ty, pointer, &[descriptor, descriptor]),
                _ => at.gep(element, pointer, &[descriptor]),
            };
        }
        let i8 = at.module.types.int(8);
        let bytes = match offset {
            Offset::Constant(bytes) => root.start.wrapping_add(bytes),
            Offset::Computed => root.start,
        };
        if bytes != 0 {
            let bytes = at.int64(bytes as u64);
            pointer = at.gep(i8, pointer, &[bytes]);
        }
        // The offset of a single number is zero where it is chosen.
        if let (Offset::Computed, Some(number), false) = (offset, chosen.numbers.offset, is_number) {
            let unit = at.module.types.array(i8, unit);
            pointer = at.gep(unit, pointer, &[Value::Inst(number)]);
        }
        while let Some(step) = steps.pop() {
            if let InstKind::GetElementPtr { source_type, indices, .. } = at.body.insts[step].kind.clone() {
                pointer = at.gep(source_type, pointer, &indices);
            }
        }
        pointer
    }

    /// The pointers that an instruction accesses memory through. An object is accessed where something else is made of it.
    pub(super) fn accessed(&self, inst: InstId) -> Vec<Value> {
        let is_object = |inst: InstId| is_object(&self.module.types, self.body.insts[inst].ty);
        if is_object(inst) {
            return Vec::new();
        }
        match &self.body.insts[inst].kind {
            InstKind::Load { pointer, .. }
            | InstKind::Store { pointer, .. }
            | InstKind::AtomicRmw { pointer, .. } => vec![*pointer],
            InstKind::CmpXchg(exchange) => vec![exchange.pointer],
            InstKind::Call(call) if is_declared(self.module, call) => {
                let mut pointers = call.args.to_vec();
                let mut objects = self.objects(inst);
                objects.retain(|&object| matches!(self.body.insts[object].kind, InstKind::Load { .. }));
                for object in objects {
                    self.body.insts[object].kind.for_each_operand(|operand| pointers.push(operand));
                }
                pointers
            }
            _ => Vec::new(),
        }
    }

    /// The instructions that make the objects which an instruction takes, those that are made of others behind these.
    fn objects(&self, inst: InstId) -> Vec<InstId> {
        let (mut found, mut work) = (Vec::new(), vec![inst]);
        while let Some(id) = work.pop() {
            let kind = &self.body.insts[id].kind;
            if !matches!(kind, InstKind::Call(_)) || found.len() > MAX_OBJECTS {
                continue;
            }
            kind.for_each_operand(|operand| {
                if let Value::Inst(operand) = operand
                    && is_object(&self.module.types, self.body.insts[operand].ty)
                {
                    found.push(operand);
                    work.push(operand);
                }
            });
        }
        found.reverse();
        found
    }

    fn builder(&mut self, at: InsertPoint) -> Builder<'_> {
        Builder::new(self.module, self.body, self.function.ty, at)
    }
}

/// Whether a call is one of a function that the module does not define, and that does more than mark lifetimes.
fn is_declared(module: &Module, call: &llvm_model::Call) -> bool {
    let Some(callee) = module.as_function(call.callee) else { return false };
    let function = &module.functions[callee];
    function.body.is_none() && !function.props.name.starts_with("llvm.lifetime.")
}
