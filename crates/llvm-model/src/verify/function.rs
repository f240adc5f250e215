//! Functions: every instruction in one place, operands that exist; and the order in which the rest is checked.

use super::attributes::Sizes;
use super::calls::Callees;
use super::types::describe;
use super::{Errors, Rules, control_flow, dominance, flags, instructions, phi};
use crate::arena::Id;
use crate::cfg::{Cfg, Dominators};
use crate::constants::Constant;
use crate::function::{BlockId, Body, Function, InstId};
use crate::instruction::{InstKind, Instruction, MetadataOperand, Value};
use crate::metadata::Metadata;
use crate::module::Module;
use crate::types::{Type, TypeId};

/// Facts about the module, and storage that every function reuses.
pub(super) struct Work {
    callees: Callees,
    /// The block of each instruction that is in the layout, and its position there.
    places: Vec<Option<(BlockId, u32)>>,
    /// Whether a block is in the layout.
    placed: Vec<bool>,
    cfg: Cfg,
    dominators: Dominators,
    sizes: Sizes,
    scratch: Scratch,
}

/// Lists that single checks fill and empty.
#[derive(Default)]
pub(super) struct Scratch {
    /// The types of a call's arguments.
    pub(super) arguments: Vec<TypeId>,
    /// The incoming values of a phi node by their blocks.
    pub(super) incoming: Vec<(BlockId, Value)>,
}

impl Work {
    pub(super) fn new(module: &Module, rules: Rules) -> Work {
        Work {
            callees: Callees::new(module, rules),
            places: Vec::new(),
            placed: Vec::new(),
            cfg: Cfg::default(),
            dominators: Dominators::default(),
            sizes: Sizes::default(),
            scratch: Scratch::default(),
        }
    }
    pub(super) fn sizes(&self) -> &Sizes {
        &self.sizes
    }
}

/// A function being checked.
pub(super) struct Check<'a> {
    pub(super) module: &'a Module,
    pub(super) function: &'a Function,
    pub(super) body: &'a Body,
    pub(super) errors: &'a mut Errors,
    pub(super) callees: &'a mut Callees,
    pub(super) sizes: &'a Sizes,
    pub(super) scratch: &'a mut Scratch,
    /// How many parameters the function has.
    parameters: usize,
    /// The type `void`, if the module has it.
    void: Option<TypeId>,
    /// As in [`Work`].
    places: &'a [Option<(BlockId, u32)>],
    placed: &'a [bool],
}

pub(super) fn check(module: &Module, function: &Function, body: &Body, work: &mut Work, errors: &mut Errors) {
    let Work { callees, places, placed, cfg, dominators, sizes, scratch } = work;
    if !layout(body, places, placed, errors) {
        return;
    }
    cfg.build(body);
    let parameters = module.types.function_parts(function.ty).map_or(0, |(_, params, _)| params.len());
    let void = module.types.find(&Type::Void);
    let mut check =
        Check { module, function, body, errors, callees, sizes, scratch, parameters, void, places, placed };
    control_flow::check(&mut check, cfg);
    phi::check(&mut check, cfg);
    check.instructions();
    dominators.build(cfg);
    dominance::check(&mut check, cfg, dominators);
}

/// Finds the place of every block and instruction; returns whether the layout is sound.
fn layout(
    body: &Body,
    places: &mut Vec<Option<(BlockId, u32)>>,
    placed: &mut Vec<bool>,
    errors: &mut Errors,
) -> bool {
    places.clear();
    places.resize(body.insts.len(), None);
    placed.clear();
    placed.resize(body.blocks.len(), false);
    if !errors.require(!body.layout.is_empty(), || "the body of a function has at least one block".to_owned())
    {
        return false;
    }
    let before = errors.list.len();
    for &block in &body.layout {
        errors.place.block = Some(block);
        errors.place.instruction = None;
        if body.blocks.get(block).is_none() {
            errors.push("the layout contains a block that does not exist");
            continue;
        }
        let twice = std::mem::replace(&mut placed[block.index()], true);
        errors.require(!twice, || "this block is in the layout twice".to_owned());
        for (index, &id) in body.blocks[block].insts.iter().enumerate() {
            errors.place.instruction = Some(id);
            if body.insts.get(id).is_none() {
                errors.push("this block contains an instruction that does not exist");
                continue;
            }
            let twice = places[id.index()].replace((block, index as u32)).is_some();
            errors.require(!twice, || "this instruction is in two places".to_owned());
        }
    }
    errors.place.block = None;
    errors.place.instruction = None;
    errors.list.len() == before
}

impl<'a> Check<'a> {
    /// Goes to an instruction: errors are reported there.
    #[inline]
    pub(super) fn at(&mut self, block: BlockId, instruction: Option<InstId>) {
        self.errors.place.block = Some(block);
        self.errors.place.instruction = instruction;
    }
    pub(super) fn error(&mut self, message: impl Into<String>) {
        self.errors.push(message);
    }
    #[inline]
    pub(super) fn require(&mut self, holds: bool, message: impl FnOnce() -> String) -> bool {
        self.errors.require(holds, message)
    }
    /// The type of a value.
    #[inline]
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
    /// Whether a block is one of the function's.
    #[inline]
    pub(super) fn has_block(&self, id: BlockId) -> bool {
        self.placed.get(id.index()) == Some(&true)
    }
    /// The block of an instruction and its position there; `None` when it is not in the function.
    #[inline]
    pub(super) fn place(&self, id: InstId) -> Option<(BlockId, u32)> {
        self.places.get(id.index()).copied().flatten()
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
            self.require(!body.names.has(id) || Some(inst.ty) != self.void, || {
                "an instruction without a result has no name".to_owned()
            });
            flags::check(self, inst);
            instructions::check(self, inst);
            let records = body.debug_records.get(&id).map_or(&[][..], Vec::as_slice);
            self.require(records.is_empty() || !matches!(inst.kind, InstKind::Phi { .. }), || {
                "debug records stand behind all phi nodes of a block".to_owned()
            });
            for record in records {
                for operand in record.kind.operands() {
                    self.metadata_operand_exists(operand);
                }
                for (node, kind) in record.kind.nodes() {
                    let fits = matches!(&module.metadata[node], Metadata::Debug(node) if node.kind == kind);
                    self.require(fits, || {
                        format!("a debug record has no {} where it needs one", kind.name())
                    });
                }
            }
        }
    }

    /// Whether every operand is a value of this function that has a type.
    fn operands_exist(&mut self, inst: &Instruction) -> bool {
        let mut all = true;
        let is_call = inst.kind.call().is_some();
        let callee = inst.kind.call().map(|call| call.callee);
        // Statepoints take their callee as an argument.
        let calls_intrinsic = callee.is_some_and(|callee| self.is_intrinsic(callee));
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
                Value::Const(id) if callee != Some(value) => match self.module.constants[id] {
                    Constant::InlineAsm(_) => {
                        self.error("inline assembly can only be called");
                        all = false;
                    }
                    Constant::Function(function)
                        if !calls_intrinsic && self.callees.is_intrinsic(function) =>
                    {
                        let name = &self.module.functions[function].props.name;
                        self.error(format!("the intrinsic @{name} can only be called"));
                        all = false;
                    }
                    _ => {}
                },
                _ => {}
            }
        });
        all
    }

    /// Whether `value` is the address of an intrinsic.
    #[inline]
    fn is_intrinsic(&self, value: Value) -> bool {
        self.module.as_function(value).is_some_and(|function| self.callees.is_intrinsic(function))
    }

    #[inline]
    fn value_exists(&mut self, value: Value) -> bool {
        match value {
            Value::Const(_) | Value::Metadata(_) => true,
            Value::Arg(index) => self.require((index as usize) < self.parameters, || {
                format!("the function has no argument {index}")
            }),
            Value::Block(id) => self.require(self.has_block(id), || {
                "this operand is a block that is not in the function".to_owned()
            }),
            Value::Inst(id) => {
                let placed = self.place(id).is_some();
                if !self.require(placed, || {
                    "this operand is an instruction that is not in the function".to_owned()
                }) {
                    return false;
                }
                let void = Some(self.body.insts[id].ty) == self.void;
                self.require(!void, || "this operand is an instruction without a result".to_owned())
            }
        }
    }

    fn metadata_operand_exists(&mut self, operand: &MetadataOperand) -> bool {
        operand.values().iter().all(|value| self.value_exists(*value))
    }
}
