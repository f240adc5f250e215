//! Calls that become the code of the functions that they call.

use super::emit;
use llvm_model::{
    Align, AttrKind, BlockId, Body, Call, DebugLocId, FunctionId, InstId, InstKind, Instruction, Module,
    TailKind, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// The most instructions that a function may have after calls became code; further calls stay.
const MAX_INSTRUCTIONS: usize = 1 << 19;

/// Replaces the calls for which `wanted` holds in all functions, those of functions without further calls first. Calls that
/// recurse stay, as do calls of declarations, through pointers, and with operand bundles.
pub fn run(module: &mut Module, wanted: impl Fn(&Module, FunctionId) -> bool) {
    for function in callees_first(module) {
        if module.functions[function].body.is_some() {
            inline_calls(module, function, &wanted);
        }
    }
}

/// The defined functions in an order in which those that a function calls come before it, as far as calls do not recurse.
fn callees_first(module: &Module) -> Vec<FunctionId> {
    let mut order = Vec::new();
    let mut seen: FxHashSet<FunctionId> = FxHashSet::default();
    for root in module.functions.ids() {
        let mut way = vec![(root, false)];
        while let Some((function, is_left)) = way.pop() {
            if is_left {
                order.push(function);
                continue;
            }
            let Some(body) = &module.functions[function].body else { continue };
            if !seen.insert(function) {
                continue;
            }
            way.push((function, true));
            let callees = body.instructions().filter_map(|(_, _, inst)| callee(module, &inst.kind));
            way.extend(callees.map(|callee| (callee, false)));
        }
    }
    order
}

fn callee(module: &Module, kind: &InstKind) -> Option<FunctionId> {
    module.as_function(kind.call()?.callee)
}

/// Returns the function that is inlined for a call.
fn inlined(
    module: &Module,
    caller: FunctionId,
    call: &Call,
    wanted: &dyn Fn(&Module, FunctionId) -> bool,
) -> Option<FunctionId> {
    let callee = module.as_function(call.callee)?;
    let function = &module.functions[callee];
    let has_code = callee != caller && function.body.is_some();
    let is_simple = has_code && function.ty == call.function_type && call.bundles.is_empty();
    (is_simple && wanted(module, callee)).then_some(callee)
}

fn inline_calls(module: &mut Module, caller: FunctionId, wanted: &dyn Fn(&Module, FunctionId) -> bool) {
    let Some(mut body) = module.functions[caller].body.take() else { return };
    let mut results: FxHashMap<Value, Value> = FxHashMap::default();
    let mut variables: Vec<InstId> = Vec::new();
    let mut layout = Vec::with_capacity(body.layout.len());
    for block in std::mem::take(&mut body.layout) {
        layout.push(block);
        let mut at = block;
        let mut index = 0;
        while let Some(&inst) = body.blocks[at].insts.get(index) {
            index += 1;
            let InstKind::Call(call) = &body.insts[inst].kind else { continue };
            let Some(callee) = inlined(module, caller, call, wanted) else { continue };
            if body.insts.len() > MAX_INSTRUCTIONS {
                continue;
            }
            let call = (**call).clone();
            let rest = body.blocks[at].insts.split_off(index);
            body.blocks[at].insts.pop();
            let mut copier =
                Copier { module, body: &mut body, variables: &mut variables, layout: &mut layout };
            let (behind, result) = copier.copy(at, callee, &call, inst);
            body.blocks[behind].insts.extend(rest);
            replace_predecessor(&mut body, at, behind);
            if let Some(result) = result {
                results.insert(Value::Inst(inst), result);
            }
            body.insts[inst].kind = InstKind::Unreachable;
            (at, index) = (
                behind,
                body.blocks[behind].insts.len().min(usize::from(result_is_phi(&body, behind, result))),
            );
        }
    }
    body.layout = layout;
    if let Some(entry) = body.entry() {
        body.blocks[entry].insts.splice(0..0, variables);
    }
    emit::replace_all(&mut body, results);
    module.functions[caller].body = Some(body);
}

/// Whether the first instruction of a block is the phi that is a result.
fn result_is_phi(body: &Body, block: BlockId, result: Option<Value>) -> bool {
    match (result, body.blocks[block].insts.first()) {
        (Some(Value::Inst(result)), Some(&first)) => {
            first == result && matches!(body.insts[first].kind, InstKind::Phi { .. })
        }
        _ => false,
    }
}

/// States in the phis behind a block that control comes from another one now.
fn replace_predecessor(body: &mut Body, before: BlockId, now: BlockId) {
    for successor in body.successors(now) {
        for index in 0..body.blocks[successor].insts.len() {
            let inst = body.blocks[successor].insts[index];
            let InstKind::Phi { incoming } = &mut body.insts[inst].kind else { break };
            for (_, from) in incoming {
                if *from == before {
                    *from = now;
                }
            }
        }
    }
}

/// Copies the code of functions into another.
struct Copier<'a> {
    module: &'a mut Module,
    body: &'a mut Body,
    /// Variables of the copied functions: they belong into the first block.
    variables: &'a mut Vec<InstId>,
    layout: &'a mut Vec<BlockId>,
}

impl Copier<'_> {
    /// Copies `callee` behind `block`; returns the block where it ends, and the result.
    fn copy(
        &mut self,
        block: BlockId,
        callee: FunctionId,
        call: &Call,
        inst: InstId,
    ) -> (BlockId, Option<Value>) {
        let Some(code) = self.module.functions[callee].body.clone() else { return (block, None) };
        let location = self.body.locs.get(inst);
        let args = self.arguments(block, callee, call, &code);
        let blocks: FxHashMap<BlockId, BlockId> = code
            .layout
            .iter()
            .map(|&old| {
                let name = code.blocks[old].name.clone();
                (old, self.body.blocks.push(llvm_model::Block { name, insts: Vec::new() }))
            })
            .collect();
        let end = self.body.blocks.push(llvm_model::Block::default());
        let mut values: FxHashMap<InstId, InstId> = FxHashMap::default();
        for (_, old, copied) in code.instructions() {
            let new = self.body.insts.push(copied.clone());
            self.body.locs.set(new, location.or(code.locs.get(old)));
            self.body.names.set(new, code.names.get(old).clone());
            values.insert(old, new);
        }
        let first_operand = self.body.metadata_operands.len() as u32;
        self.body.metadata_operands.extend(code.metadata_operands.iter().cloned());
        let map = |value: Value| match value {
            Value::Arg(index) => args.get(index as usize).copied().unwrap_or(value),
            Value::Inst(old) => values.get(&old).map_or(value, |&new| Value::Inst(new)),
            Value::Block(old) => blocks.get(&old).map_or(value, |&new| Value::Block(new)),
            Value::Metadata(index) => Value::Metadata(first_operand + index),
            Value::Const(_) => value,
        };
        for operand in &mut self.body.metadata_operands[first_operand as usize..] {
            for value in operand.values_mut() {
                *value = map(*value);
            }
        }
        let mut returned = Vec::new();
        let entry = code.entry();
        for &old_block in &code.layout {
            let Some(&new_block) = blocks.get(&old_block) else { continue };
            self.layout.push(new_block);
            for old in &code.blocks[old_block].insts {
                let Some(&new) = values.get(old) else { continue };
                let kind = &mut self.body.insts[new].kind;
                kind.for_each_operand_mut(|operand| *operand = map(*operand));
                kind.for_each_target_mut(|target| *target = blocks.get(target).copied().unwrap_or(*target));
                // A tail call promises not to access variables of its caller, which are others now.
                if let InstKind::Call(call) = kind
                    && call.tail != TailKind::NoTail
                {
                    call.tail = TailKind::None;
                }
                if let InstKind::Phi { incoming } = kind {
                    for (_, from) in incoming {
                        *from = blocks.get(from).copied().unwrap_or(*from);
                    }
                }
                match *kind {
                    InstKind::Alloca { count: Value::Const(_), .. } if Some(old_block) == entry => {
                        self.variables.push(new);
                        continue;
                    }
                    InstKind::Ret { value } => {
                        returned.extend(value.map(|value| (value, new_block)));
                        *kind = InstKind::Br { target: end };
                    }
                    _ => {}
                }
                self.body.blocks[new_block].insts.push(new);
            }
        }
        self.layout.push(end);
        let target = entry.and_then(|entry| blocks.get(&entry).copied()).unwrap_or(end);
        self.branch(block, target, location);
        let result = self.result(end, returned, call);
        (end, result)
    }

    fn branch(&mut self, from: BlockId, target: BlockId, location: Option<DebugLocId>) {
        let void = self.module.types.void();
        let branch = self.body.append(from, Instruction::new(InstKind::Br { target }, void));
        self.body.locs.set(branch, location);
    }

    /// The value that the code results in.
    fn result(&mut self, end: BlockId, returned: Vec<(Value, BlockId)>, call: &Call) -> Option<Value> {
        let (ty, ..) = self.module.types.function_parts(call.function_type)?;
        if matches!(self.module.types[ty], llvm_model::Type::Void) {
            return None;
        }
        match *returned {
            [] => Some(Value::Const(self.module.constants.poison(ty))),
            [(value, _)] => Some(value),
            _ => {
                let phi = Instruction::new(InstKind::Phi { incoming: returned }, ty);
                Some(Value::Inst(self.body.append(end, phi)))
            }
        }
    }

    /// The arguments; structures that are passed by value are copied if the function might change its copy.
    fn arguments(&mut self, block: BlockId, callee: FunctionId, call: &Call, code: &Body) -> Vec<Value> {
        let changes = code.instructions().any(|(_, _, inst)| {
            matches!(
                inst.kind,
                InstKind::Store { .. }
                    | InstKind::Call(_)
                    | InstKind::AtomicRmw { .. }
                    | InstKind::CmpXchg(_)
            )
        });
        let attributes = self.module.functions[callee].attributes;
        let by_value = |index: usize| {
            let set = self.module.attributes.param(attributes, index);
            self.module.attributes.ty(set, AttrKind::BYVAL).filter(|_| changes)
        };
        let copied: Vec<Option<TypeId>> = (0..call.args.len()).map(by_value).collect();
        call.args
            .iter()
            .zip(copied)
            .map(|(&arg, ty)| match ty {
                Some(ty) => self.copied(block, arg, ty),
                None => arg,
            })
            .collect()
    }

    /// A variable with the structure that a pointer points to.
    fn copied(&mut self, block: BlockId, pointer: Value, ty: TypeId) -> Value {
        let variable_type = self.module.types.ptr(0);
        let i32 = self.module.types.int(32);
        let one = Value::Const(self.module.constants.int(i32, 32, 1));
        let variable = InstKind::Alloca {
            allocated: ty,
            count: one,
            align: Align::NONE,
            inalloca: false,
            swifterror: false,
        };
        let variable = self.body.insts.push(Instruction::new(variable, variable_type));
        self.variables.push(variable);
        let load = InstKind::Load { pointer, align: Align::NONE, volatile: false, atomic: None };
        let value = Value::Inst(self.body.append(block, Instruction::new(load, ty)));
        let store = InstKind::Store {
            value,
            pointer: Value::Inst(variable),
            align: Align::NONE,
            volatile: false,
            atomic: None,
        };
        let void = self.module.types.void();
        self.body.append(block, Instruction::new(store, void));
        Value::Inst(variable)
    }
}
