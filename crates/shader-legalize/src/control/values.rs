//! Values on the new ways through a function.
//!
//! A phi names the blocks before its own, which are others now, and a value of a loop no longer dominates what follows the
//! loop. Such values go through variables of the function: stored where they are computed, loaded where they are used. All
//! of these that fit the budget of the promotion become phis at the merge blocks; the others are as right in memory.

use llvm_legalize::promote::Promotion;
use llvm_model::{
    Align, BlockId, Body, Cfg, Constant, Dominators, FunctionId, Id as _, InstId, InstKind, Instruction,
    Module, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// Replaces the phis of all blocks by variables. Blocks still have the terminators of the input.
pub(super) fn demote_phis(module: &mut Module, body: &mut Body, order: &[BlockId]) {
    let mut variables = Variables::default();
    let mut loaded = FxHashMap::default();
    // By block: stores of what phis have when the block was the last before theirs.
    let mut stores: FxHashMap<BlockId, Vec<InstId>> = FxHashMap::default();
    for &block in order {
        let phis: Vec<InstId> = body.blocks[block]
            .insts
            .iter()
            .copied()
            .take_while(|&inst| matches!(body.insts[inst].kind, InstKind::Phi { .. }))
            .collect();
        if phis.is_empty() {
            continue;
        }
        let mut loads = Vec::with_capacity(phis.len());
        for &phi in &phis {
            let ty = body.insts[phi].ty;
            let variable = variables.add(module, body, ty);
            let InstKind::Phi { incoming } =
                std::mem::replace(&mut body.insts[phi].kind, InstKind::Unreachable)
            else {
                continue;
            };
            for (value, from) in incoming {
                let is_undefined = matches!(value, Value::Const(id) if matches!(
                    module.constants[id],
                    Constant::Undef | Constant::Poison
                ));
                if !is_undefined {
                    let store = add_store(module, body, value, variable);
                    stores.entry(from).or_default().push(store);
                }
            }
            let load = body.push_as(load(variable, ty), phi);
            loads.push(load);
            loaded.insert(Value::Inst(phi), Value::Inst(load));
        }
        body.blocks[block].insts.splice(..phis.len(), loads);
    }
    for (block, stores) in stores {
        let insts = &mut body.blocks[block].insts;
        let end = insts.len().saturating_sub(1);
        insts.splice(end..end, stores);
    }
    variables.put(body);
    body.replace_values(&loaded);
}

/// Makes every value reach its uses, and promotes the variables whose number is `first` or greater.
pub(super) fn connect(module: &mut Module, function: FunctionId, first: usize) {
    if let Some(mut body) = module.functions[function].body.take() {
        repair(module, &mut body);
        module.functions[function].body = Some(body);
    }
    Promotion::default().run_from(module, function, first);
}

/// A use of a value that its definition does not dominate.
struct Use {
    block: BlockId,
    user: InstId,
    value: InstId,
}

fn repair(module: &mut Module, body: &mut Body) {
    let cfg = Cfg::new(body);
    let dominators = Dominators::new(&cfg);
    let mut homes: Vec<Option<BlockId>> = vec![None; body.insts.len()];
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            homes[inst.index()] = Some(block);
        }
    }
    let reaches = |homes: &[Option<BlockId>], value: InstId, block: BlockId| {
        let home = homes.get(value.index()).copied().flatten();
        // What is in no reachable block has no value.
        home.is_none_or(|home| dominators.dominates(home, block) || !cfg.is_reachable(block))
    };
    let mut broken: Vec<Use> = Vec::new();
    for &block in &body.layout {
        for &user in &body.blocks[block].insts {
            let kind = &body.insts[user].kind;
            // All phis are selectors, whose numbers are known where they come from.
            if matches!(kind, InstKind::Phi { .. }) {
                continue;
            }
            kind.for_each_operand(|operand| {
                if let Value::Inst(value) = operand
                    && !reaches(&homes, value, block)
                {
                    broken.push(Use { block, user, value });
                }
            });
        }
    }
    drop_records(module, body, &cfg, &dominators, &homes);
    let mut variables = Variables::default();
    // By value: its variable.
    let mut kept: FxHashMap<InstId, InstId> = FxHashMap::default();
    // By user: the instructions to put in front of it.
    let mut before: FxHashMap<InstId, Vec<InstId>> = FxHashMap::default();
    while let Some(Use { block, user, value }) = broken.pop() {
        let mut is_there = false;
        body.insts[user].kind.for_each_operand(|operand| is_there |= operand == Value::Inst(value));
        if !is_there {
            continue;
        }
        let replacement = if is_computed_again(module, body, value) {
            let copy = body.insts[value].clone();
            let copied = body.push_as(copy, value);
            body.insts[copied].kind.for_each_operand(|operand| {
                if let Value::Inst(value) = operand
                    && !reaches(&homes, value, block)
                {
                    broken.push(Use { block, user: copied, value });
                }
            });
            copied
        } else {
            let ty = body.insts[value].ty;
            let variable = *kept.entry(value).or_insert_with(|| variables.add(module, body, ty));
            body.insts.push(load(variable, ty))
        };
        body.insts[user].kind.for_each_operand_mut(|operand| {
            if *operand == Value::Inst(value) {
                *operand = Value::Inst(replacement);
            }
        });
        before.entry(user).or_default().push(replacement);
    }
    // By definition: its store.
    let mut behind: FxHashMap<InstId, InstId> = FxHashMap::default();
    for (value, variable) in kept {
        behind.insert(value, add_store(module, body, Value::Inst(value), variable));
    }
    for block in body.layout.clone() {
        let insts = std::mem::take(&mut body.blocks[block].insts);
        let mut all = Vec::with_capacity(insts.len());
        // Stores of phis come behind all phis.
        let mut waiting = Vec::new();
        for inst in insts {
            if !matches!(body.insts[inst].kind, InstKind::Phi { .. }) {
                all.append(&mut waiting);
            }
            push_with(&mut before, inst, &mut all);
            waiting.extend(behind.remove(&inst));
        }
        all.append(&mut waiting);
        body.blocks[block].insts = all;
    }
    variables.put(body);
}

/// Appends an instruction behind all that was put in front of it, and in front of that.
fn push_with(before: &mut FxHashMap<InstId, Vec<InstId>>, inst: InstId, all: &mut Vec<InstId>) {
    let mut open = vec![(inst, false)];
    while let Some((inst, is_done)) = open.pop() {
        match before.remove(&inst) {
            Some(first) if !is_done => {
                open.push((inst, true));
                open.extend(first.into_iter().map(|inst| (inst, false)));
            }
            _ => all.push(inst),
        }
    }
}

/// Debug records lose values that no longer reach them.
fn drop_records(
    module: &mut Module,
    body: &mut Body,
    cfg: &Cfg,
    dominators: &Dominators,
    homes: &[Option<BlockId>],
) {
    let mut records = std::mem::take(&mut body.debug_records);
    for (inst, records) in &mut records {
        let Some(block) = homes.get(inst.index()).copied().flatten() else { continue };
        for operand in records.iter_mut().flat_map(|record| record.kind.operands_mut()) {
            for value in operand.values_mut() {
                let Value::Inst(id) = *value else { continue };
                let home = homes.get(id.index()).copied().flatten();
                if cfg.is_reachable(block) && home.is_some_and(|home| !dominators.dominates(home, block)) {
                    *value = Value::Const(module.constants.poison(body.insts[id].ty));
                }
            }
        }
    }
    body.debug_records = records;
}

/// Whether a value cannot be in a variable, and is computed where it is used instead: pointers, which are paths from
/// variables, and loads of opaque objects.
fn is_computed_again(module: &Module, body: &Body, value: InstId) -> bool {
    let inst = &body.insts[value];
    match &inst.kind {
        InstKind::GetElementPtr { .. } => true,
        InstKind::Cast { .. } => matches!(module.types[inst.ty], Type::Pointer(_)),
        InstKind::Load { .. } => matches!(module.types[inst.ty], Type::TargetExt { .. }),
        _ => false,
    }
}

/// New variables of a function.
#[derive(Default)]
struct Variables(Vec<InstId>);

impl Variables {
    fn add(&mut self, module: &mut Module, body: &mut Body, ty: TypeId) -> InstId {
        let pointer = module.types.ptr(0);
        let i32 = module.types.int(32);
        let count = Value::Const(module.constants.int(i32, 32, 1));
        let kind =
            InstKind::Alloca { allocated: ty, count, align: Align::NONE, inalloca: false, swifterror: false };
        let variable = body.insts.push(Instruction::new(kind, pointer));
        self.0.push(variable);
        variable
    }

    /// Puts the variables at the beginning of the entry block.
    fn put(self, body: &mut Body) {
        if let Some(entry) = body.entry() {
            body.blocks[entry].insts.splice(..0, self.0);
        }
    }
}

fn add_store(module: &mut Module, body: &mut Body, value: Value, variable: InstId) -> InstId {
    let pointer = Value::Inst(variable);
    let kind = InstKind::Store { value, pointer, align: Align::NONE, volatile: false, atomic: None };
    let void = module.types.void();
    body.insts.push(Instruction::new(kind, void))
}

fn load(variable: InstId, ty: TypeId) -> Instruction {
    let pointer = Value::Inst(variable);
    Instruction::new(InstKind::Load { pointer, align: Align::NONE, volatile: false, atomic: None }, ty)
}
