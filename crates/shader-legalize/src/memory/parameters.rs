//! The types of variables whose addresses functions are given: what all calls agree on.

use super::pointees::{element, variable_type};
use llvm_model::{Body, FunctionId, Id as _, InstKind, Module, Type, TypeId, Value};

/// The pointee types of the parameters of all functions.
pub(crate) struct Parameters {
    by_function: Vec<Vec<Option<TypeId>>>,
}

/// What calls pass for a parameter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passed {
    Nothing,
    One(TypeId),
    Several,
}

/// How many calls a pointer is followed through, from function to function.
const MAX_CALLS: usize = 8;

impl Parameters {
    /// Reads the calls of a module.
    pub(crate) fn of_module(module: &Module) -> Parameters {
        let counts = module.functions.values().map(|function| function.params.len());
        let mut known = Parameters { by_function: counts.map(|count| vec![None; count]).collect() };
        for _ in 0..MAX_CALLS {
            let next = known.again(module);
            let is_done = next == known.by_function;
            known.by_function = next;
            if is_done {
                break;
            }
        }
        known
    }

    /// The pointee types of the parameters of a function.
    pub(crate) fn of(&self, function: FunctionId) -> &[Option<TypeId>] {
        self.by_function.get(function.index()).map_or(&[], Vec::as_slice)
    }

    fn again(&self, module: &Module) -> Vec<Vec<Option<TypeId>>> {
        let mut passed: Vec<Vec<Passed>> =
            self.by_function.iter().map(|list| vec![Passed::Nothing; list.len()]).collect();
        for (caller, function) in module.functions.iter() {
            let Some(body) = &function.body else { continue };
            for (_, _, inst) in body.instructions() {
                let Some(call) = inst.kind.call() else { continue };
                let Some(callee) = module.as_function(call.callee) else { continue };
                let list = &mut passed[callee.index()];
                for (slot, &argument) in list.iter_mut().zip(&call.args) {
                    let ty = pointee(module, body, self.of(caller), argument);
                    *slot = match (*slot, ty) {
                        (Passed::Nothing, Some(ty)) => Passed::One(ty),
                        (Passed::One(known), Some(ty)) if known == ty => Passed::One(known),
                        (Passed::Nothing, None) if matches!(argument, Value::Arg(_)) => Passed::Nothing,
                        _ => Passed::Several,
                    };
                }
            }
        }
        let one = |passed: Passed| match passed {
            Passed::One(ty) => Some(ty),
            _ => None,
        };
        passed.into_iter().map(|list| list.into_iter().map(one).collect()).collect()
    }
}

/// The type of what a pointer points to by the types on the way to it.
fn pointee(module: &Module, body: &Body, parameters: &[Option<TypeId>], pointer: Value) -> Option<TypeId> {
    let mut way = Vec::new();
    let mut at = pointer;
    while let Value::Inst(inst) = at
        && let InstKind::GetElementPtr { source_type, base, indices } = &body.insts[inst].kind
    {
        way.push((*source_type, indices));
        at = *base;
    }
    let mut ty = variable_type(module, body, parameters, at)?;
    for (source_type, indices) in way.into_iter().rev() {
        ty = element(module, Some(ty).filter(|&ty| ty == source_type)?, indices.iter().copied())?;
    }
    (!matches!(module.types[ty], Type::Void)).then_some(ty)
}
