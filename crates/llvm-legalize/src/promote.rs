//! Variables of a function that are only loaded and stored become values, when the options ask for it.
//!
//! A variable gets a phi where stores meet (the iterated dominance frontier of the blocks that store) and its value is
//! live. The other loads have the value of the last store on the path from the entry. The cost is bounded: variables beyond
//! the budget stay in memory, which is correct as well.

use llvm_model::{
    BlockId, Body, Cfg, ConstId, Constant, Dominators, FunctionId, Id as _, InstId, InstKind, Instruction,
    Module, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// How many steps the promotion in one function may take for each of its instructions, and how many it always may.
const STEPS: (usize, usize) = (256, 1 << 20);

/// The pass over a module, with storage that is reused for every function.
#[derive(Default)]
pub struct Promotion {
    cfg: Cfg,
    dominators: Dominators,
}

/// A variable that can be promoted.
struct Variable {
    alloca: InstId,
    ty: TypeId,
}

/// A load or a store of a variable.
#[derive(Clone, Copy)]
enum Access {
    Load(InstId),
    Store(InstId, Value),
}

/// The accesses of a variable in one block, in order.
type Accesses = FxHashMap<BlockId, Vec<Access>>;

impl Promotion {
    /// Promotes the variables of a function. Unreachable blocks have no accesses, and phis name each predecessor once.
    pub fn run(&mut self, module: &mut Module, function: FunctionId) {
        self.run_from(module, function, 0);
    }

    /// As [`Promotion::run`], for variables with instruction numbers of at least `first`.
    pub fn run_from(&mut self, module: &mut Module, function: FunctionId, first: usize) {
        let Some(mut body) = module.functions[function].body.take() else { return };
        let params = match module.types.function_parts(module.functions[function].ty) {
            Some((_, params, _)) => params.to_vec(),
            None => Vec::new(),
        };
        let mut variables = candidates(module, &body, &params);
        variables.retain(|variable| variable.alloca.index() >= first);
        if !variables.is_empty() {
            self.promote(module, &mut body, variables);
        }
        module.functions[function].body = Some(body);
    }

    fn promote(&mut self, module: &mut Module, body: &mut Body, variables: Vec<Variable>) {
        self.cfg.build(body);
        self.dominators.build(&self.cfg);
        let mut steps = body.insts.len().saturating_mul(STEPS.0).saturating_add(STEPS.1);
        let Some(frontiers) = self.frontiers(&mut steps) else { return };
        let mut accesses = accesses(body, &variables);
        let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
        let mut gone: FxHashSet<InstId> = FxHashSet::default();
        for variable in variables {
            let found = accesses.remove(&variable.alloca).unwrap_or_default();
            let Some(left) = steps.checked_sub(3 * self.cfg.order().len() + found.len()) else { break };
            steps = left;
            let undef = module.constants.intern(variable.ty, Constant::Undef);
            let Some(phis) = self.places_of_phis(body, &frontiers, &found, &mut steps) else { break };
            let phis = add_phis(body, &variable, phis);
            self.rename(body, &found, &phis, undef, &mut replaced);
            for access in found.values().flatten() {
                let (Access::Load(inst) | Access::Store(inst, _)) = access;
                gone.insert(*inst);
            }
            gone.insert(variable.alloca);
            let ty = body.insts[variable.alloca].ty;
            // What debug information says of the variable's memory says nothing from now on.
            replaced.insert(
                Value::Inst(variable.alloca),
                Value::Const(module.constants.intern(ty, Constant::Poison)),
            );
        }
        remove(module, body, &gone, &replaced);
        super::emit::replace_all(body, replaced);
    }

    /// By block: where a value that is computed there meets others. `None` when that takes too many steps.
    fn frontiers(&self, steps: &mut usize) -> Option<FxHashMap<BlockId, Vec<BlockId>>> {
        let mut frontiers: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
        for &block in self.cfg.order() {
            let predecessors = self.cfg.predecessors(block);
            // The entry has none, and what loops back to it is no valid LLVM IR.
            let Some(end) = self.dominators.immediate(&self.cfg, block) else { continue };
            if predecessors.len() < 2 {
                continue;
            }
            for &from in predecessors {
                let mut at = from;
                while at != end {
                    *steps = steps.checked_sub(1)?;
                    let frontier = frontiers.entry(at).or_default();
                    if frontier.last() != Some(&block) {
                        frontier.push(block);
                    }
                    let Some(above) = self.dominators.immediate(&self.cfg, at) else { break };
                    at = above;
                }
            }
        }
        Some(frontiers)
    }

    /// The blocks that need a phi for a variable, in reverse postorder.
    fn places_of_phis(
        &self,
        body: &Body,
        frontiers: &FxHashMap<BlockId, Vec<BlockId>>,
        accesses: &Accesses,
        steps: &mut usize,
    ) -> Option<Vec<BlockId>> {
        let wanted = self.wanted_in(body, accesses);
        let mut places: FxHashSet<BlockId> = FxHashSet::default();
        let stores = |block: &&BlockId| stores(accesses, **block);
        let mut work: Vec<BlockId> = self.cfg.order().iter().filter(stores).copied().collect();
        while let Some(block) = work.pop() {
            for &meeting in frontiers.get(&block).map_or(&[][..], Vec::as_slice) {
                *steps = steps.checked_sub(1)?;
                if wanted.contains(&meeting) && places.insert(meeting) {
                    work.push(meeting);
                }
            }
        }
        Some(self.cfg.order().iter().copied().filter(|block| places.contains(block)).collect())
    }

    /// Returns the blocks in which the value of a variable is live at the beginning.
    fn wanted_in(&self, body: &Body, accesses: &Accesses) -> FxHashSet<BlockId> {
        let loads_first = |block: &BlockId| {
            matches!(accesses.get(block).and_then(|all| all.first()), Some(Access::Load(_)))
        };
        let mut wanted: FxHashSet<BlockId> = FxHashSet::default();
        let mut work: Vec<BlockId> = body.layout.iter().copied().filter(loads_first).collect();
        while let Some(block) = work.pop() {
            if wanted.insert(block) {
                let above = self.cfg.predecessors(block).iter();
                work.extend(above.filter(|&&from| !stores(accesses, from)));
            }
        }
        wanted
    }

    /// Finds the value of every load and phi of a variable.
    fn rename(
        &self,
        body: &mut Body,
        accesses: &Accesses,
        phis: &FxHashMap<BlockId, InstId>,
        undef: ConstId,
        replaced: &mut FxHashMap<Value, Value>,
    ) {
        // By block: the value at its end. Immediate dominators come first.
        let mut ends: FxHashMap<BlockId, Value> = FxHashMap::default();
        for &block in self.cfg.order() {
            let mut value = match (phis.get(&block), self.dominators.immediate(&self.cfg, block)) {
                (Some(&phi), _) => Value::Inst(phi),
                (None, Some(above)) => ends.get(&above).copied().unwrap_or(Value::Const(undef)),
                (None, None) => Value::Const(undef),
            };
            for access in accesses.get(&block).map_or(&[][..], Vec::as_slice) {
                match *access {
                    Access::Load(load) => {
                        replaced.insert(Value::Inst(load), value);
                    }
                    Access::Store(_, stored) => value = stored,
                }
            }
            ends.insert(block, value);
        }
        for (&block, &phi) in phis {
            let mut from = self.cfg.predecessors(block).to_vec();
            from.dedup();
            let value = |block: BlockId| ends.get(&block).copied().unwrap_or(Value::Const(undef));
            let incoming = from.into_iter().map(|block| (value(block), block)).collect();
            body.insts[phi].kind = InstKind::Phi { incoming };
        }
    }
}

/// Whether a block stores to a variable.
fn stores(accesses: &Accesses, block: BlockId) -> bool {
    let all = accesses.get(&block).map_or(&[][..], Vec::as_slice);
    all.iter().any(|access| matches!(access, Access::Store(..)))
}

/// Returns the variables that are only loaded and stored as whole values; they may have lifetime markers.
fn candidates(module: &Module, body: &Body, params: &[TypeId]) -> Vec<Variable> {
    let mut found: FxHashMap<InstId, TypeId> = FxHashMap::default();
    let mut order = Vec::new();
    for (_, id, inst) in body.instructions() {
        if let InstKind::Alloca { allocated, count, .. } = inst.kind
            && module.as_u64(count) == Some(1)
            && module.types.address_space(inst.ty).is_some()
        {
            found.insert(id, allocated);
            order.push(id);
        }
    }
    if found.is_empty() {
        return Vec::new();
    }
    for (_, _, inst) in body.instructions() {
        let whole = match &inst.kind {
            InstKind::Load { pointer: Value::Inst(from), volatile: false, atomic: None, .. } => {
                (found.get(from) == Some(&inst.ty)).then_some(*from)
            }
            InstKind::Store { value, pointer: Value::Inst(to), volatile: false, atomic: None, .. } => {
                let ty = found.get(to).filter(|_| *value != Value::Inst(*to));
                ty.filter(|&&ty| type_of(module, body, params, *value) == Some(ty)).map(|_| *to)
            }
            InstKind::Call(call) => match call.args.last() {
                Some(Value::Inst(variable)) if is_lifetime(module, &inst.kind) => Some(*variable),
                _ => None,
            },
            _ => None,
        };
        inst.kind.for_each_operand(|operand| {
            if let Value::Inst(id) = operand
                && whole != Some(id)
            {
                found.remove(&id);
            }
        });
    }
    let kept = order.into_iter().filter_map(|alloca| Some(Variable { alloca, ty: *found.get(&alloca)? }));
    kept.collect()
}

fn type_of(module: &Module, body: &Body, params: &[TypeId], value: Value) -> Option<TypeId> {
    match value {
        Value::Const(id) => Some(module.constants.ty(id)),
        Value::Inst(id) => Some(body.insts[id].ty),
        Value::Arg(index) => params.get(index as usize).copied(),
        Value::Metadata(_) | Value::Block(_) => None,
    }
}

fn is_lifetime(module: &Module, kind: &InstKind) -> bool {
    let callee = kind.call().and_then(|call| module.as_function(call.callee));
    callee.is_some_and(|callee| module.functions[callee].props.name.starts_with("llvm.lifetime."))
}

/// The accesses of each variable by block. The marks of lifetimes go with the variable.
fn accesses(body: &Body, variables: &[Variable]) -> FxHashMap<InstId, Accesses> {
    let mut all: FxHashMap<InstId, Accesses> =
        variables.iter().map(|variable| (variable.alloca, Accesses::default())).collect();
    for (block, id, inst) in body.instructions() {
        let (variable, access) = match inst.kind {
            InstKind::Load { pointer: Value::Inst(variable), .. } => (variable, Access::Load(id)),
            InstKind::Store { pointer: Value::Inst(variable), value, .. } => {
                (variable, Access::Store(id, value))
            }
            _ => continue,
        };
        if let Some(accesses) = all.get_mut(&variable) {
            accesses.entry(block).or_default().push(access);
        }
    }
    all
}

/// Puts empty phis, called as the variable, at the front of blocks.
fn add_phis(body: &mut Body, variable: &Variable, places: Vec<BlockId>) -> FxHashMap<BlockId, InstId> {
    let name = body.names.get(variable.alloca).clone();
    let mut phis = FxHashMap::default();
    for (number, block) in places.into_iter().enumerate() {
        let phi = Instruction::new(InstKind::Phi { incoming: Default::default() }, variable.ty);
        let phi = body.insts.push(phi);
        if !name.is_empty() {
            body.names.set(phi, format!("{name}.{number}").into());
        }
        body.blocks[block].insts.insert(0, phi);
        phis.insert(block, phi);
    }
    phis
}

/// Removes accesses, lifetime markers and allocations from their blocks; debug records move to the following instruction.
fn remove(module: &Module, body: &mut Body, gone: &FxHashSet<InstId>, replaced: &FxHashMap<Value, Value>) {
    for &block in &body.layout {
        let insts = std::mem::take(&mut body.blocks[block].insts);
        let mut kept = Vec::with_capacity(insts.len());
        let mut records = Vec::new();
        for inst in insts {
            let kind = &body.insts[inst].kind;
            let marks = is_lifetime(module, kind)
                && kind
                    .call()
                    .and_then(|call| call.args.last())
                    .is_some_and(|arg| replaced.contains_key(arg));
            if gone.contains(&inst) || marks {
                records.extend(body.debug_records.remove(&inst).unwrap_or_default());
                // What is in no block must not keep values alive.
                body.insts[inst].kind = InstKind::Unreachable;
                continue;
            }
            if !records.is_empty() {
                let own = body.debug_records.entry(inst).or_default();
                records.append(own);
                *own = std::mem::take(&mut records);
            }
            kept.push(inst);
        }
        body.blocks[block].insts = kept;
    }
}
