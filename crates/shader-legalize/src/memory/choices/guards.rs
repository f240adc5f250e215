//! Accesses of one of several variables: a `switch` over the number of the variable, with an access in each case. What
//! compares neighboring invocations must not be in a case: it is done of all variables, and one result is selected.

use super::roots::{Offset, Target};
use super::{Alternatives, Function};
use crate::memory::places::Places;
use crate::memory::pointees::{variable_name, variable_type};
use crate::notes::{Decision, Notes};
use crate::opaque::is_object;
use crate::rewrite;
use llvm_model::{
    BlockId, Body, Builder, CastOp, InsertPoint, InstBuilder as _, InstId, InstKind, Instruction,
    IntPredicate, Module, Type, Value,
};
use rustc_hash::FxHashMap;

/// How many cases one access may become: copies have two pointers.
const MAX_CASES: usize = 64;

/// How many objects one instruction may be made of.
const MAX_OBJECTS: usize = 8;

/// Rewrites the accesses of a function; returns whether there are any.
pub(super) fn run(
    module: &mut Module,
    body: &mut Body,
    function: &Function<'_>,
    places: &mut Places,
    alternatives: &FxHashMap<InstId, Alternatives>,
    notes: &mut Notes,
) -> bool {
    if alternatives.is_empty() {
        return false;
    }
    let mut guards = Guards { module, body, function, places, alternatives, replaced: FxHashMap::default() };
    // The blocks to look through, each with the number of cases that its accesses are in already.
    let mut work: Vec<(BlockId, usize)> = guards.body.layout.iter().map(|&block| (block, 1)).collect();
    let mut any = false;
    while let Some((block, cases)) = work.pop() {
        let Some((index, pointer, choice)) = guards.first(block) else { continue };
        let count = alternatives.get(&choice).map_or(0, |these| these.targets.len());
        any = true;
        guards.note(notes, block, index, choice);
        if cases.saturating_mul(count) > MAX_CASES {
            work.push((guards.cut(block, index + 1), cases));
        } else if guards.compares_neighbors(block, index) {
            guards.select(block, index, pointer, choice);
            work.push((block, cases * count));
        } else {
            let tail = guards.split(block, index, pointer, choice, cases, &mut work);
            work.push((tail, cases));
        }
    }
    let Guards { body, replaced, .. } = guards;
    rewrite::replace(body, replaced);
    any
}

struct Guards<'a> {
    module: &'a mut Module,
    body: &'a mut Body,
    function: &'a Function<'a>,
    places: &'a mut Places,
    alternatives: &'a FxHashMap<InstId, Alternatives>,
    replaced: FxHashMap<Value, Value>,
}

impl Guards<'_> {
    /// The first access of a block through a pointer to several variables: its index, the pointer, and the choice.
    fn first(&mut self, block: BlockId) -> Option<(usize, Value, InstId)> {
        let insts = self.body.blocks[block].insts.clone();
        insts.iter().enumerate().find_map(|(index, &inst)| {
            let pointers = self.accessed(inst);
            pointers.into_iter().find_map(|pointer| {
                let place = self.places.of(self.module, self.body, self.function.layout, pointer)?;
                let Value::Inst(root) = place.root else { return None };
                // Blocks of chosen arrays of blocks are not chosen one by one.
                let is_chosen = self.alternatives.contains_key(&root) && place.descriptor.is_none();
                is_chosen.then_some((index, pointer, root))
            })
        })
    }

    fn note(&self, notes: &mut Notes, block: BlockId, index: usize, choice: InstId) {
        let Some(chosen) = self.alternatives.get(&choice) else { return };
        let at = (self.function.name, block, self.body.blocks[block].insts[index]);
        notes.add(self.module, self.body, at, || {
            let name = |target: &Target| variable_name(self.module, self.body, target.root.variable);
            Decision::Guard { variables: chosen.targets.iter().map(name).collect() }
        });
    }

    /// Moves the instructions of a block from `index` on to a block of their own, which is returned. The first block has no
    /// terminator any more.
    fn move_tail(&mut self, block: BlockId, index: usize) -> BlockId {
        let tail = self.body.blocks.push(llvm_model::Block::default());
        let place = self.body.layout.iter().position(|&other| other == block).map_or(0, |at| at + 1);
        self.body.layout.insert(place, tail);
        let insts = self.body.blocks[block].insts.split_off(index);
        self.body.blocks[tail].insts = insts;
        for successor in self.body.successors(tail) {
            for inst in self.body.blocks[successor].insts.clone() {
                if let InstKind::Phi { incoming } = &mut self.body.insts[inst].kind {
                    for (_, from) in incoming.iter_mut().filter(|(_, from)| *from == block) {
                        *from = tail;
                    }
                }
            }
        }
        tail
    }

    /// Ends a block in front of an instruction that is not rewritten.
    fn cut(&mut self, block: BlockId, index: usize) -> BlockId {
        let tail = self.move_tail(block, index);
        let void = self.module.types.void();
        self.body.append(block, Instruction::new(InstKind::Br { target: tail }, void));
        tail
    }

    /// Whether an instruction takes a derivative, which is not defined where only some invocations are.
    fn compares_neighbors(&self, block: BlockId, index: usize) -> bool {
        let name =
            rewrite::callee_name(self.module, &self.body.insts[self.body.blocks[block].insts[index]].kind);
        let name = name.and_then(|name| name.as_str()).unwrap_or_default();
        name.contains("ImplicitLod") || name.contains("ImageQueryLod")
    }

    /// Replaces an access by one of each variable and the selection of a result.
    fn select(&mut self, block: BlockId, index: usize, pointer: Value, choice: InstId) {
        let alternatives = self.alternatives;
        let Some(chosen) = alternatives.get(&choice) else { return };
        let rest = self.body.blocks[block].insts.split_off(index + 1);
        let Some(access) = self.body.blocks[block].insts.pop() else { return };
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
        if let Some(result) = result {
            self.replaced.insert(Value::Inst(access), result);
        }
        self.body.insts[access].kind = InstKind::Unreachable;
        self.body.blocks[block].insts.extend(rest);
    }

    /// Replaces an access by a `switch`; returns the block behind it. The new blocks with accesses are put on the list.
    fn split(
        &mut self,
        block: BlockId,
        index: usize,
        pointer: Value,
        choice: InstId,
        cases: usize,
        work: &mut Vec<(BlockId, usize)>,
    ) -> BlockId {
        let alternatives = self.alternatives;
        let Some(chosen) = alternatives.get(&choice) else { return self.cut(block, index + 1) };
        let tail = self.move_tail(block, index);
        let access = self.body.blocks[tail].insts.remove(0);
        let debug_loc = self.body.insts[access].debug_loc;
        let ty = self.body.insts[access].ty;
        let place = self.body.layout.iter().position(|&other| other == tail).unwrap_or(0);
        let (mut results, mut targets) = (Vec::new(), Vec::new());
        for number in 0..chosen.targets.len() {
            let case = self.body.blocks.push(llvm_model::Block::default());
            self.body.layout.insert(place + number, case);
            let path = self.path(case, pointer, choice, chosen, number);
            let copy = self.copy(case, access, pointer, path);
            let mut at = self.builder(InsertPoint::End(case));
            at.debug_loc = debug_loc;
            at.br(tail);
            results.push((Value::Inst(copy), case));
            targets.push(case);
            work.push((case, cases * chosen.targets.len()));
        }
        self.branch(block, chosen, &targets, access);
        if !matches!(self.module.types[ty], Type::Void) {
            let mut phi = Instruction::new(InstKind::Phi { incoming: results }, ty);
            phi.debug_loc = debug_loc;
            let phi = self.body.insts.push(phi);
            self.body.blocks[tail].insts.insert(0, phi);
            self.replaced.insert(Value::Inst(access), Value::Inst(phi));
        }
        self.body.insts[access].kind = InstKind::Unreachable;
        tail
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
            last = self.body.append(block, copy);
            made.insert(Value::Inst(original), Value::Inst(last));
        }
        last
    }

    /// Ends a block with the `switch`, or with a branch if there are two cases.
    fn branch(&mut self, block: BlockId, chosen: &Alternatives, targets: &[BlockId], access: InstId) {
        let selector = chosen.numbers.selector.map(Value::Inst);
        let debug_loc = self.body.insts[access].debug_loc;
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
        let descriptor = root.descriptor(chosen.numbers.descriptor);
        let mut at = self.builder(InsertPoint::End(block));
        let mut pointer = variable;
        if let (Some(descriptor), Some(ty)) = (descriptor, ty)
            && let Type::Array { element, .. } = at.module.types[ty]
        {
            pointer = at.gep(element, pointer, &[descriptor]);
        }
        let i8 = at.module.types.int(8);
        match (offset, chosen.numbers.offset) {
            (Offset::Constant(0), _) | (Offset::Computed, None) => {}
            (Offset::Constant(bytes), _) => {
                let bytes = at.int64(bytes as u64);
                pointer = at.gep(i8, pointer, &[bytes]);
            }
            (Offset::Computed, Some(number)) => {
                let unit = at.module.types.array(i8, unit);
                pointer = at.gep(unit, pointer, &[Value::Inst(number)]);
            }
        }
        while let Some(step) = steps.pop() {
            if let InstKind::GetElementPtr { source_type, indices, .. } = at.body.insts[step].kind.clone() {
                pointer = at.gep(source_type, pointer, &indices);
            }
        }
        pointer
    }

    /// The pointers that an instruction accesses memory through. An object is accessed where something else is made of it.
    fn accessed(&self, inst: InstId) -> Vec<Value> {
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
                let mut pointers = call.args.clone();
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
