//! Executes functions of LLVM IR on known or symbolic values.
//!
//! A branch on a known condition is followed, so that loops run on known values. A branch on a symbolic condition is
//! followed both ways, and the results are joined: a loop on symbolic values ends with [`Undecided`].

mod calls;
mod chosen_lanes;
mod constants;
mod copies;
mod externals;
mod instructions;
mod lanes_in_memory;
mod masked;
mod matrices;
mod memory;
mod names;
mod pointers;
mod predication;
mod reductions;
mod trace;
mod vectors;

pub(crate) use memory::Memory;
pub(crate) use trace::{Argument, Event};

use crate::bits::{Bits, Script};
use crate::program::Program;
use crate::semantics::{self, Value};
use crate::undecided::Undecided;
use crate::world::World;
use llvm_model::{BlockId, Body, DataLayout, FunctionId, Id as _, InstId, InstKind, Module, TypeId};

/// How many instructions one execution may take.
const STEPS: u32 = 400_000;
/// How many branches on symbolic conditions one execution may follow.
const FORKS: u32 = 500;
/// How deep calls nest.
const DEPTH: u32 = 16;

/// The result of a function.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The value that it returns; `None` for `void`.
    pub value: Option<Value>,
    /// Whether its behavior is undefined.
    pub undefined: Bits,
}

/// The state of one execution.
pub struct Machine<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    script: &'m mut Script,
    world: &'m mut World,
    memory: Memory,
    trace: Vec<Event>,
    limit: u32,
    /// How long the definitions of the script may become.
    text: usize,
    /// Whether a function that does not return was called.
    stopped: bool,
    steps: u32,
    forks: u32,
    depth: u32,
}

/// The state of one activation of a function.
#[derive(Clone)]
struct Frame<'m> {
    function: FunctionId,
    body: &'m Body,
    args: Vec<Value>,
    values: Vec<Option<Value>>,
    undefined: Bits,
}

/// The next step of an activation.
enum Flow {
    /// The next instruction.
    Next,
    /// Another block.
    Jump(BlockId),
    /// The first of several blocks whose condition holds, or the last one.
    Branch(Vec<(Bits, BlockId)>, BlockId),
    /// The function ends.
    Return(Option<Value>),
    /// The behavior is undefined.
    Unreachable,
}

impl<'m> Machine<'m> {
    /// Returns a machine for the functions of a program.
    pub fn new(program: &'m Program, script: &'m mut Script, world: &'m mut World) -> Machine<'m> {
        Machine {
            module: &program.module,
            layout: &program.layout,
            script,
            memory: Memory::new(world.variables()),
            world,
            trace: Vec::new(),
            limit: STEPS,
            text: usize::MAX,
            stopped: false,
            steps: 0,
            forks: 0,
            depth: 0,
        }
    }

    /// Limits the number of instructions, and the bytes of definitions in the script.
    #[must_use]
    pub fn with_limits(mut self, steps: u32, text: usize) -> Machine<'m> {
        (self.limit, self.text) = (steps, text);
        self
    }

    /// Returns the memory and the effects of an execution.
    pub(crate) fn into_effects(self) -> (Memory, Vec<Event>) {
        (self.memory, self.trace)
    }

    /// Executes a function.
    ///
    /// # Errors
    /// [`Undecided`] if it has a construct that is not modeled, or a loop on symbolic values.
    pub fn call(&mut self, function: FunctionId, args: Vec<Value>) -> Result<Outcome, Undecided> {
        let Some(body) = &self.module.functions[function].body else {
            let name = self.module.functions[function].props.name.to_string_lossy();
            return Err(Undecided::Construct(format!("@{name}")));
        };
        let Some(entry) = body.entry() else { return Err(Undecided::Construct("an empty body".to_owned())) };
        self.depth += 1;
        if self.depth > DEPTH {
            return Err(Undecided::Loop);
        }
        let values = vec![None; body.insts.len()];
        let frame = Frame { function, body, args, values, undefined: Bits::truth(false) };
        let outcome = self.run(frame, entry, None)?;
        self.depth -= 1;
        Ok(outcome)
    }

    fn run(
        &mut self,
        mut frame: Frame<'m>,
        mut block: BlockId,
        mut from: Option<BlockId>,
    ) -> Result<Outcome, Undecided> {
        loop {
            match self.block(&mut frame, block, from)? {
                Flow::Jump(target) => (from, block) = (Some(block), target),
                Flow::Branch(targets, default) => {
                    // Conditions that do not hold are skipped, and nothing is behind one that holds.
                    let open: Vec<(Bits, BlockId)> = targets
                        .into_iter()
                        .filter(|(condition, _)| condition.decided() != Some(false))
                        .collect();
                    match open.first() {
                        None => (from, block) = (Some(block), default),
                        Some((condition, target)) if condition.decided() == Some(true) => {
                            (from, block) = (Some(block), *target);
                        }
                        Some(_) => return self.fork(frame, block, &open, default),
                    }
                }
                Flow::Return(value) => return Ok(Outcome { value, undefined: frame.undefined }),
                Flow::Next | Flow::Unreachable => {
                    return Ok(Outcome { value: None, undefined: Bits::truth(true) });
                }
            }
            // Nothing that follows is defined.
            if frame.undefined.decided() == Some(true) {
                return Ok(Outcome { value: None, undefined: frame.undefined });
            }
        }
    }

    /// Follows all ways of a branch: the first target whose condition holds, or the default.
    fn fork(
        &mut self,
        frame: Frame<'m>,
        block: BlockId,
        targets: &[(Bits, BlockId)],
        default: BlockId,
    ) -> Result<Outcome, Undecided> {
        let Some(((condition, target), others)) = targets.split_first() else {
            return self.run(frame, default, Some(block));
        };
        if condition.decided() == Some(true) {
            return self.run(frame, *target, Some(block));
        }
        self.forks += 1;
        if self.forks > FORKS {
            return Err(Undecided::Loop);
        }
        let before = self.memory.clone();
        let (depth, events) = (self.depth, self.trace.len());
        let first = self.run(frame.clone(), *target, Some(block))?;
        let after = std::mem::replace(&mut self.memory, before);
        let effects = self.trace.split_off(events);
        let stopped = std::mem::take(&mut self.stopped);
        self.depth = depth;
        let second = self.fork(frame, block, others, default)?;
        let is_same = stopped == self.stopped && self.join_effects(condition, events, effects);
        if !is_same || !self.memory.join(self.script, self.world, condition, &after) {
            return Err(Undecided::Construct("an effect under a symbolic condition".to_owned()));
        }
        let undefined = self.script.choose(condition, &first.undefined, &second.undefined);
        let value = match (first.value, second.value) {
            (Some(a), Some(b)) => Some(semantics::choose(self.script, condition, &a, &b)),
            // One way has no result because it is undefined.
            (a, b) => a.or(b),
        };
        Ok(Outcome { value, undefined })
    }

    /// Executes the instructions of a block.
    fn block(
        &mut self,
        frame: &mut Frame<'m>,
        block: BlockId,
        from: Option<BlockId>,
    ) -> Result<Flow, Undecided> {
        let body = frame.body;
        let insts = &body.blocks[block].insts;
        // The phis take their values at once.
        let mut phis = Vec::new();
        for &inst in insts {
            let InstKind::Phi { incoming } = &body.insts[inst].kind else { break };
            let value = incoming.iter().find(|(_, block)| Some(*block) == from);
            let Some((value, _)) = value else { return Err(Undecided::Construct("a phi".to_owned())) };
            phis.push((inst, self.value(frame, *value)?));
        }
        let first = phis.len();
        for (inst, value) in phis {
            set(frame, inst, value);
        }
        for &inst in insts.iter().skip(first) {
            self.steps += 1;
            if self.steps > self.limit {
                return Err(Undecided::Loop);
            }
            if self.script.size() > self.text {
                return Err(Undecided::Construct("a value of very many symbols".to_owned()));
            }
            match self.instruction(frame, inst)? {
                Flow::Next if self.stopped => return Ok(Flow::Return(None)),
                Flow::Next => {}
                flow => return Ok(flow),
            }
        }
        Ok(Flow::Unreachable)
    }

    /// The value of an operand.
    fn value(&mut self, frame: &Frame<'m>, value: llvm_model::Value) -> Result<Value, Undecided> {
        use llvm_model::Value as Operand;
        let known = match value {
            Operand::Const(id) => return self.constant(id),
            Operand::Arg(index) => frame.args.get(index as usize),
            Operand::Inst(id) => frame.values.get(id.index()).and_then(Option::as_ref),
            Operand::Metadata(_) | Operand::Block(_) => None,
        };
        known.cloned().ok_or_else(|| Undecided::Construct("an operand".to_owned()))
    }

    /// The bits of a scalar type. A value of a target type is a handle.
    pub(crate) fn width(&self, ty: TypeId) -> Result<u32, Undecided> {
        let types = &self.module.types;
        match types[ty] {
            llvm_model::Type::Pointer(space) => Ok(self.layout.pointer(space).bits),
            llvm_model::Type::TargetExt { .. } => Ok(64),
            _ => types.bit_width(ty).or(types[ty].float_width()).ok_or_else(|| self.unknown_type(ty)),
        }
    }

    fn unknown_type(&self, ty: TypeId) -> Undecided {
        let name = match &self.module.types[ty] {
            llvm_model::Type::Vector { scalable: true, .. } => "a scalable vector".to_owned(),
            other => format!("the type {other:?}"),
        };
        Undecided::Construct(name)
    }
}

fn set(frame: &mut Frame, inst: InstId, value: Value) {
    if let Some(slot) = frame.values.get_mut(inst.index()) {
        *slot = Some(value);
    }
}
