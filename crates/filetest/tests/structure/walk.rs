//! Executes the control flow of a shader that [`super::graphs`] made, before and after translation.

use fastrand::Rng;
use llvm_model::{BinaryOp, BlockId, Body, Constant, InstId, InstKind, IntPredicate, Module, Value};
use std::collections::HashMap;

/// Returns the numbers that the shader stores, at most `most`, when its choices are those of `seed`.
///
/// # Panics
/// The shader has an instruction that no test shader has, or executes `unreachable`.
pub(crate) fn walk(module: &Module, seed: u64, most: usize) -> Vec<u32> {
    let function = module.functions.values().find(|f| f.body.is_some()).expect("the shader has a body");
    let body = function.body.as_ref().expect("the shader has a body");
    let mut walk =
        Walk { module, body, rng: Rng::with_seed(seed), values: HashMap::new(), memory: HashMap::new() };
    let mut stored = Vec::new();
    let mut at = body.entry().expect("the shader has blocks");
    let mut before = None;
    // The blocks of the structured form that store nothing have to end, too.
    for _ in 0..most * 100 {
        walk.enter(at, before);
        let mut next = None;
        for &inst in &body.blocks[at].insts {
            if stored.len() == most {
                return stored;
            }
            next = walk.step(inst, &mut stored);
        }
        let Some(to) = next else { return stored };
        before = Some(at);
        at = to;
    }
    panic!("the shader stores too little")
}

struct Walk<'a> {
    module: &'a Module,
    body: &'a Body,
    rng: Rng,
    values: HashMap<InstId, u32>,
    memory: HashMap<InstId, u32>,
}

impl Walk<'_> {
    fn value(&self, value: Value) -> u32 {
        match value {
            Value::Inst(inst) => self.values.get(&inst).copied().unwrap_or(0xdead),
            Value::Const(id) => match &self.module.constants[id] {
                Constant::Undef | Constant::Poison => 0xdead,
                _ => self.module.as_u64(value).unwrap_or(0) as u32,
            },
            _ => panic!("another operand"),
        }
    }

    fn global(&self, pointer: Value) -> Option<String> {
        let Value::Const(id) = pointer else { return None };
        let Constant::Global(global) = self.module.constants[id] else { return None };
        Some(self.module.globals[global].props.name.to_string_lossy().into_owned())
    }

    /// The phis of a block have their values at once.
    fn enter(&mut self, block: BlockId, before: Option<BlockId>) {
        let mut phis = Vec::new();
        for &inst in &self.body.blocks[block].insts {
            let InstKind::Phi { incoming } = &self.body.insts[inst].kind else { break };
            let found = incoming.iter().find(|(_, from)| Some(*from) == before);
            let (value, _) = found.expect("the phi names the block before");
            phis.push((inst, self.value(*value)));
        }
        self.values.extend(phis);
    }

    fn step(&mut self, inst: InstId, stored: &mut Vec<u32>) -> Option<BlockId> {
        let result = match &self.body.insts[inst].kind {
            InstKind::Phi { .. } | InstKind::Alloca { .. } => return None,
            InstKind::Binary { op: BinaryOp::Add, lhs, rhs } => {
                self.value(*lhs).wrapping_add(self.value(*rhs))
            }
            InstKind::ICmp { predicate: IntPredicate::Eq, lhs, rhs } => {
                u32::from(self.value(*lhs) == self.value(*rhs))
            }
            InstKind::Select { condition, if_true, if_false } => {
                self.value(if self.value(*condition) == 1 { *if_true } else { *if_false })
            }
            InstKind::Load { pointer: Value::Inst(variable), .. } => {
                self.memory.get(variable).copied().unwrap_or(0xdead)
            }
            InstKind::Load { pointer, .. } => {
                assert_eq!(self.global(*pointer).as_deref(), Some("choice"));
                self.rng.u32(..6)
            }
            InstKind::Store { value, pointer: Value::Inst(variable), .. } => {
                let value = self.value(*value);
                self.memory.insert(*variable, value);
                return None;
            }
            InstKind::Store { value, pointer, .. } => {
                assert_eq!(self.global(*pointer).as_deref(), Some("visited"));
                stored.push(self.value(*value));
                return None;
            }
            InstKind::Br { target } => return Some(*target),
            InstKind::CondBr { condition, if_true, if_false } => {
                return Some(if self.value(*condition) == 1 { *if_true } else { *if_false });
            }
            InstKind::Switch { value, default, cases } => {
                let value = self.value(*value);
                let case = cases
                    .iter()
                    .find(|(case, _)| self.module.as_u64(Value::Const(*case)) == Some(value.into()));
                return Some(case.map_or(*default, |(_, to)| *to));
            }
            InstKind::Ret { .. } => return None,
            other => panic!("{}", other.keyword()),
        };
        self.values.insert(inst, result);
        None
    }
}

/// How many blocks and edges the shader's function has.
pub(crate) fn size(module: &Module) -> (usize, usize) {
    let body = module.functions.values().find_map(|f| f.body.as_ref()).expect("the shader has a body");
    let edges = body.layout.iter().map(|&block| body.successors(block).len()).sum();
    (body.layout.len(), edges)
}
