//! Functions: every instruction in one place, operands that exist, definitions that dominate uses.

use super::dominators::Dominators;
use super::types::describe;
use super::{Errors, control_flow, flags, instructions, phi};
use crate::arena::Id;
use crate::constants::Constant;
use crate::function::{BlockId, Body, DebugRecordKind, Function, InstId};
use crate::instruction::{InstKind, Instruction, MetadataOperand, Value};
use crate::module::Module;
use crate::name::Name;
use crate::types::{Type, TypeId};

/// A function being checked.
pub(super) struct Check<'a> {
    pub(super) module: &'a Module,
    pub(super) function: &'a Function,
    pub(super) body: &'a Body,
    pub(super) errors: &'a mut Errors,
    /// The block of each instruction that is in the layout, and its position there.
    pub(super) places: Vec<Option<(BlockId, u32)>>,
    /// The position of each block in the layout; `None` for blocks that are not in it.
    pub(super) positions: Vec<Option<u32>>,
}

pub(super) fn check(module: &Module, function: &Function, body: &Body, errors: &mut Errors) {
    let places = vec![None; body.insts.len()];
    let positions = vec![None; body.blocks.len()];
    let mut check = Check { module, function, body, errors, places, positions };
    if !check.layout() {
        return;
    }
    let predecessors = control_flow::check(&mut check);
    phi::check(&mut check, &predecessors);
    check.instructions();
    check.dominance();
}

impl<'a> Check<'a> {
    /// Goes to an instruction: errors are reported there.
    pub(super) fn at(&mut self, block: BlockId, instruction: Option<InstId>) {
        self.errors.place.block = Some(block);
        self.errors.place.instruction = instruction;
    }
    pub(super) fn error(&mut self, message: impl Into<String>) {
        self.errors.push(message);
    }
    pub(super) fn require(&mut self, holds: bool, message: impl FnOnce() -> String) -> bool {
        self.errors.require(holds, message)
    }
    /// The type of a value.
    pub(super) fn ty(&self, value: Value) -> Option<TypeId> {
        match value {
            Value::Metadata(_) => self.module.types.find(&Type::Metadata),
            Value::Block(_) => self.module.types.find(&Type::Label),
            _ => self.module.value_type(self.function, value),
        }
    }
    /// A short text for the type of a value.
    pub(super) fn describe(&self, value: Value) -> String {
        self.ty(value).map_or_else(|| "nothing".to_owned(), |ty| describe(&self.module.types, ty))
    }

    /// Finds the place of every block and instruction; returns whether the layout is sound.
    fn layout(&mut self) -> bool {
        let body = self.body;
        if !self
            .require(!body.layout.is_empty(), || "the body of a function has at least one block".to_owned())
        {
            return false;
        }
        let before = self.errors.list.len();
        for (position, &block) in body.layout.iter().enumerate() {
            self.at(block, None);
            if body.blocks.get(block).is_none() {
                self.error("the layout contains a block that does not exist");
                continue;
            }
            let twice = self.positions[block.index()].replace(position as u32).is_some();
            self.require(!twice, || "this block is in the layout twice".to_owned());
            for (index, &id) in body.blocks[block].insts.iter().enumerate() {
                self.at(block, Some(id));
                if body.insts.get(id).is_none() {
                    self.error("this block contains an instruction that does not exist");
                    continue;
                }
                let twice = self.places[id.index()].replace((block, index as u32)).is_some();
                self.require(!twice, || "this instruction is in two places".to_owned());
            }
        }
        self.errors.place.block = None;
        self.errors.place.instruction = None;
        self.errors.list.len() == before
    }

    fn instructions(&mut self) {
        let (module, body) = (self.module, self.body);
        for (block, id, inst) in body.instructions() {
            if self.errors.is_full() {
                return;
            }
            self.at(block, Some(id));
            if !self.operands_exist(inst) {
                continue;
            }
            let void = matches!(module.types[inst.ty], Type::Void);
            self.require(!void || inst.name.is_empty(), || {
                "an instruction without a result has no name".to_owned()
            });
            flags::check(self, inst);
            instructions::check(self, inst);
            for record in body.debug_records.get(&id).into_iter().flatten() {
                match &record.kind {
                    DebugRecordKind::Value { location, .. }
                    | DebugRecordKind::Declare { location, .. }
                    | DebugRecordKind::DeclareValue { location, .. } => {
                        self.metadata_operand_exists(location);
                    }
                    DebugRecordKind::Assign { location, address, .. } => {
                        self.metadata_operand_exists(location);
                        self.metadata_operand_exists(address);
                    }
                    DebugRecordKind::Label { .. } => {}
                }
            }
        }
    }

    /// Whether every operand is a value of this function that has a type.
    fn operands_exist(&mut self, inst: &Instruction) -> bool {
        let mut all = true;
        let is_call = inst.kind.call().is_some();
        let callee = inst.kind.call().map(|call| call.callee);
        // Statepoints take what they call as an argument.
        let calls_intrinsic = callee.is_some_and(|callee| self.intrinsic(callee).is_some());
        inst.kind.for_each_operand(|value| {
            all &= self.value_exists(value);
            match value {
                Value::Metadata(index) => match self.body.metadata_operands.get(index as usize) {
                    Some(operand) if is_call => all &= self.metadata_operand_exists(operand),
                    _ => {
                        self.error("metadata can only be the argument of a call");
                        all = false;
                    }
                },
                Value::Block(_) if !is_call => {
                    self.error("a block can only be the target of a terminator or the argument of a call");
                    all = false;
                }
                Value::Const(id)
                    if matches!(self.module.constants[id], Constant::InlineAsm(_))
                        && callee != Some(value) =>
                {
                    self.error("inline assembly can only be called");
                    all = false;
                }
                Value::Const(_) if callee != Some(value) && !calls_intrinsic => {
                    if let Some(name) = self.intrinsic(value) {
                        self.error(format!("the intrinsic @{name} can only be called"));
                        all = false;
                    }
                }
                _ => {}
            }
        });
        all
    }

    /// The name of the intrinsic whose address `value` is.
    fn intrinsic(&self, value: Value) -> Option<&'a Name> {
        let function = self.module.as_function(value)?;
        let name = &self.module.functions[function].props.name;
        name.starts_with("llvm.").then_some(name)
    }

    fn value_exists(&mut self, value: Value) -> bool {
        match value {
            Value::Const(_) | Value::Metadata(_) => true,
            Value::Arg(index) => {
                let count = self.module.types.function_parts(self.function.ty).map_or(0, |(_, p, _)| p.len());
                self.require((index as usize) < count, || format!("the function has no argument {index}"))
            }
            Value::Block(id) => self.require(self.block_position(id).is_some(), || {
                "this operand is a block that is not in the function".to_owned()
            }),
            Value::Inst(id) => {
                let placed = self.places.get(id.index()).is_some_and(Option::is_some);
                if !self.require(placed, || {
                    "this operand is an instruction that is not in the function".to_owned()
                }) {
                    return false;
                }
                let void = matches!(self.module.types[self.body.insts[id].ty], Type::Void);
                self.require(!void, || "this operand is an instruction without a result".to_owned())
            }
        }
    }

    fn metadata_operand_exists(&mut self, operand: &MetadataOperand) -> bool {
        match operand {
            MetadataOperand::Node(_) => true,
            MetadataOperand::Value(value) => self.value_exists(*value),
            MetadataOperand::ArgList(values) => values.iter().all(|value| self.value_exists(*value)),
        }
    }

    /// The position of a block in the layout.
    pub(super) fn block_position(&self, id: BlockId) -> Option<u32> {
        self.positions.get(id.index()).copied().flatten()
    }

    /// Every use is dominated by its definition.
    fn dominance(&mut self) {
        let body = self.body;
        let successors: Vec<Vec<usize>> = body
            .layout
            .iter()
            .map(|&block| {
                let mut out = Vec::new();
                if let Some(terminator) = body.terminator(block) {
                    terminator.for_each_target(|target| {
                        out.extend(self.block_position(target).map(|p| p as usize));
                    });
                }
                out
            })
            .collect();
        let dominators = Dominators::new(&successors);
        let entries = entries(&dominators, &successors);
        let graph = Graph { dominators: &dominators, entries: &entries };
        for (position, &block) in body.layout.iter().enumerate() {
            if !dominators.is_reachable(position) || self.errors.is_full() {
                continue;
            }
            for (index, &id) in body.blocks[block].insts.iter().enumerate() {
                self.at(block, Some(id));
                let inst = &body.insts[id];
                if let InstKind::Phi { incoming } = &inst.kind {
                    for &(value, from) in incoming {
                        // The use is at the end of the block it comes from.
                        if let Some(from) = self.block_position(from)
                            && dominators.is_reachable(from as usize)
                        {
                            let edge = (from as usize, position);
                            self.dominated(&graph, value, edge.0, u32::MAX, Some(edge));
                        }
                    }
                } else {
                    inst.kind.for_each_operand(|value| {
                        self.dominated(&graph, value, position, index as u32, None);
                    });
                }
            }
        }
    }

    /// Checks a use of `value` in a block before the instruction with an index, or by a phi node on an edge.
    fn dominated(
        &mut self,
        graph: &Graph<'_>,
        value: Value,
        block: usize,
        index: u32,
        edge: Option<(usize, usize)>,
    ) {
        let Value::Inst(id) = value else { return };
        let Some((defined_in, defined_at)) = self.places.get(id.index()).copied().flatten() else { return };
        let Some(from) = self.block_position(defined_in).map(|p| p as usize) else { return };
        let dominators = graph.dominators;
        let holds = match &self.body.insts[id].kind {
            // The result of an invoke exists only where it returned normally.
            InstKind::Invoke { normal, .. } => self.block_position(*normal).is_none_or(|normal| {
                let normal = normal as usize;
                edge == Some((from, normal)) || graph.edge_dominates(from, normal, block)
            }),
            _ if from == block => defined_at < index,
            _ => dominators.is_reachable(from) && dominators.dominates(from, block),
        };
        self.require(holds, || {
            format!("the definition of an operand (instruction {}) does not dominate this use", id.index())
        });
    }
}

/// What the uses of a function are checked against.
struct Graph<'a> {
    dominators: &'a Dominators,
    /// By how many edges each block is entered from blocks that it does not dominate.
    entries: &'a [u32],
}

impl Graph<'_> {
    /// Whether every way to `block` takes the edge between two blocks.
    fn edge_dominates(&self, from: usize, to: usize, block: usize) -> bool {
        // All other edges to `to` must come from blocks behind it.
        self.dominators.is_reachable(from)
            && self.entries.get(to) == Some(&1)
            && !self.dominators.dominates(to, from)
            && self.dominators.dominates(to, block)
    }
}

fn entries(dominators: &Dominators, successors: &[Vec<usize>]) -> Vec<u32> {
    let mut entries = vec![0; successors.len()];
    for (from, next) in successors.iter().enumerate().filter(|(from, _)| dominators.is_reachable(*from)) {
        for &to in next.iter().filter(|&&to| !dominators.dominates(to, from)) {
            entries[to] += 1;
        }
    }
    entries
}
