//! The instructions of a function, replaced one by one.

use llvm_model::{Body, Builder, FunctionId, InsertPoint, InstId, InstKind, Module, Name, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The result of looking at an instruction.
pub(crate) enum Step {
    /// It stays.
    Keep,
    /// It goes, and has no uses.
    Drop,
    /// It goes, and its uses have this value.
    Replace(Value),
}

/// Calls `step` for every instruction of a function, in the order of its blocks. Instructions that `step` adds come in front
/// of the instruction, and have its source location.
pub(crate) fn run(
    module: &mut Module,
    function: FunctionId,
    mut step: impl FnMut(&mut Builder<'_>, InstId) -> Step,
) {
    let Some(mut body) = module.functions[function].body.take() else { return };
    let function_type = module.functions[function].ty;
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    for block in body.layout.clone() {
        let insts = std::mem::take(&mut body.blocks[block].insts);
        let list = InsertPoint::List(Vec::with_capacity(insts.len()));
        let mut at = Builder::new(module, &mut body, function_type, list);
        for inst in insts {
            at.debug_loc = at.body.locs.get(inst);
            match step(&mut at, inst) {
                Step::Keep => push(&mut at, inst),
                Step::Drop => {}
                Step::Replace(value) => {
                    replaced.insert(Value::Inst(inst), value);
                }
            }
        }
        let InsertPoint::List(list) = at.at else { continue };
        body.blocks[block].insts = list;
    }
    replace(&mut body, replaced);
    module.functions[function].body = Some(body);
}

/// Replaces values, also those that stand for others and are replaced themselves.
pub(crate) fn replace(body: &mut Body, replaced: FxHashMap<Value, Value>) {
    if replaced.is_empty() {
        return;
    }
    let mut all: FxHashMap<Value, Value> = FxHashMap::default();
    for &old in replaced.keys() {
        let mut way = Vec::new();
        let mut at = old;
        // Values that replace each other in a circle have no last one.
        while let Some(&next) = all.get(&at).or_else(|| replaced.get(&at))
            && next != at
            && way.len() <= replaced.len()
        {
            way.push(at);
            at = next;
        }
        all.extend(way.into_iter().map(|value| (value, at)));
    }
    body.replace_values(&all);
}

/// Puts an instruction at the end of the list that a builder extends.
pub(crate) fn push(at: &mut Builder<'_>, inst: InstId) {
    if let InsertPoint::List(list) = &mut at.at {
        list.push(inst);
    }
}

/// The name of the function that an instruction calls.
pub(crate) fn callee_name<'m>(module: &'m Module, kind: &InstKind) -> Option<&'m Name> {
    let callee = module.as_function(kind.call()?.callee)?;
    Some(&module.functions[callee].props.name)
}

/// The values that a phi or a select chooses from; `None` for other instructions.
pub(crate) fn chosen_from(kind: &InstKind) -> Option<SmallVec<[Value; 2]>> {
    match kind {
        InstKind::Phi { incoming } => Some(incoming.iter().map(|(value, _)| *value).collect()),
        InstKind::Select { if_true, if_false, .. } => Some([*if_true, *if_false].into_iter().collect()),
        _ => None,
    }
}
