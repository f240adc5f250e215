//! Executes functions of LLVM IR on known or symbolic values.
//!
//! A branch on a known condition is followed, so that loops run on known values. A branch on a symbolic condition is
//! followed both ways, and the results are joined: a loop on symbolic values ends with [`Undecided`].

mod calls;
mod constants;
mod instructions;
mod memory;
mod vectors;

use crate::bits::{Bits, Script};
use crate::semantics::{self, Value};
use crate::undecided::Undecided;
use llvm_model::{BlockId, Body, FunctionId, Id as _, InstId, InstKind, Module, TypeId};
use memory::Memory;

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
    script: &'m mut Script,
    memory: Memory,
    steps: u32,
    forks: u32,
    depth: u32,
}

/// The state of one activation of a function.
#[derive(Clone)]
struct Frame<'m> {
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
    /// One of two blocks.
    Branch(Bits, BlockId, BlockId),
    /// The function ends.
    Return(Option<Value>),
    /// The behavior is undefined.
    Unreachable,
}

impl<'m> Machine<'m> {
    /// Returns a machine for the functions of a module.
    pub fn new(module: &'m Module, script: &'m mut Script) -> Machine<'m> {
        Machine { module, script, memory: Memory::default(), steps: 0, forks: 0, depth: 0 }
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
        let outcome = self.run(Frame { body, args, values, undefined: Bits::truth(false) }, entry, None)?;
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
                Flow::Branch(condition, if_true, if_false) => match condition.decided() {
                    Some(holds) => (from, block) = (Some(block), if holds { if_true } else { if_false }),
                    None => return self.fork(frame, block, &condition, if_true, if_false),
                },
                Flow::Return(value) => return Ok(Outcome { value, undefined: frame.undefined }),
                Flow::Next | Flow::Unreachable => {
                    return Ok(Outcome { value: None, undefined: Bits::truth(true) });
                }
            }
        }
    }

    /// Follows both ways of a branch.
    fn fork(
        &mut self,
        frame: Frame<'m>,
        block: BlockId,
        condition: &Bits,
        if_true: BlockId,
        if_false: BlockId,
    ) -> Result<Outcome, Undecided> {
        self.forks += 1;
        if self.forks > FORKS {
            return Err(Undecided::Loop);
        }
        let before = self.memory.clone();
        let depth = self.depth;
        let first = self.run(frame.clone(), if_true, Some(block))?;
        let after = std::mem::replace(&mut self.memory, before);
        self.depth = depth;
        let second = self.run(frame, if_false, Some(block))?;
        self.memory.join(self.script, condition, after);
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
            if self.steps > STEPS {
                return Err(Undecided::Loop);
            }
            match self.instruction(frame, inst)? {
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

    /// The bits of a scalar type.
    fn width(&self, ty: TypeId) -> Result<u32, Undecided> {
        let types = &self.module.types;
        match types[ty] {
            llvm_model::Type::Pointer(_) => Ok(64),
            llvm_model::Type::Half | llvm_model::Type::BFloat => Ok(16),
            _ => types.int_width(ty).or(types[ty].float_width()).ok_or_else(|| self.unknown_type(ty)),
        }
    }

    fn unknown_type(&self, ty: TypeId) -> Undecided {
        Undecided::Construct(format!("the type {:?}", self.module.types[ty]))
    }
}

fn set(frame: &mut Frame, inst: InstId, value: Value) {
    if let Some(slot) = frame.values.get_mut(inst.index()) {
        *slot = Some(value);
    }
}
