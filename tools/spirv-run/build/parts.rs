//! The library in parts, one for each source, with the parts that each function needs.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use llvm_model::{Constant, Function, FunctionId, Id as _, Linkage, Module, Value};

/// Parts, as bits of a number.
type Mask = u32;

/// The text of an index: a line for each function that others may call, in the order of names, with the mask of the parts that
/// it and what it calls are in.
pub(crate) fn index(modules: &[Module]) -> Result<String, std::fmt::Error> {
    let definitions: BTreeMap<&str, (usize, FunctionId)> = modules
        .iter()
        .enumerate()
        .flat_map(|(part, module)| module.functions.iter().map(move |(id, function)| (part, id, function)))
        .filter(|(.., function)| is_offered(function))
        .filter_map(|(part, id, function)| Some((function.props.name.as_str()?, (part, id))))
        .collect();
    let mut masks: Vec<Vec<Option<Mask>>> =
        modules.iter().map(|module| vec![None; module.functions.len()]).collect();
    let mut text = String::new();
    for (name, place) in &definitions {
        let mask = mask_of(*place, modules, &definitions, &mut masks);
        writeln!(text, "{name}\t{mask:x}")?;
    }
    Ok(text)
}

fn is_offered(function: &Function) -> bool {
    function.body.is_some() && !matches!(function.props.linkage, Linkage::Internal | Linkage::Private)
}

/// The parts of a function and of all that it calls.
fn mask_of(
    (part, id): (usize, FunctionId),
    modules: &[Module],
    definitions: &BTreeMap<&str, (usize, FunctionId)>,
    masks: &mut [Vec<Option<Mask>>],
) -> Mask {
    if let Some(mask) = masks[part][id.index()] {
        return mask;
    }
    let own: Mask = 1 << part;
    // A function that calls itself needs no more for it.
    masks[part][id.index()] = Some(own);
    let module = &modules[part];
    let mut mask = own;
    for callee in callees(module, &module.functions[id]) {
        let function = &module.functions[callee];
        let place = match function.body {
            Some(_) => Some((part, callee)),
            // What is not in the library is the core's or the host's.
            None => function.props.name.as_str().and_then(|name| definitions.get(name)).copied(),
        };
        if let Some(place) = place {
            mask |= mask_of(place, modules, definitions, masks);
        }
    }
    masks[part][id.index()] = Some(mask);
    mask
}

fn callees(module: &Module, function: &Function) -> Vec<FunctionId> {
    let mut callees = Vec::new();
    let Some(body) = &function.body else { return callees };
    for inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
        body.insts[*inst].kind.for_each_operand(|operand| {
            if let Value::Const(id) = operand
                && let Constant::Function(callee) = module.constants[id]
            {
                callees.push(callee);
            }
        });
    }
    callees
}
