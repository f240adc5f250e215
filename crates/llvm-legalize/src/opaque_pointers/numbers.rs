//! Distinguishes integers that are numbers from those that represent samplers: a number is used in computations, stored with
//! others, or passed in by the host as a number.

use super::classes::{Classes, Node};
use super::{SAMPLER_WIDTH, Signature, allocation};
use llvm_model::{CallingConv, CastOp, Function, FunctionId, InstId, InstKind, Module, Type, Value};
use spirv_mapping::convention::kernel_args;
use std::collections::BTreeMap;

/// Returns whether a builtin has an integer as a sampler that is known only at run time. A literal defines a sampler.
pub(super) fn stand_for_samplers(module: &Module, signatures: &BTreeMap<FunctionId, Signature>) -> bool {
    let is_integer = |function: FunctionId, index: usize| {
        let parts = module.types.function_parts(module.functions[function].ty);
        let ty = parts.and_then(|(_, params, _)| params.get(index));
        ty.is_some_and(|&ty| module.types[ty] == Type::Integer(SAMPLER_WIDTH))
    };
    let takes_integers = |function: FunctionId, signature: &Signature| {
        let stated = signature.params.iter().enumerate().filter(|(_, [param, _])| param.is_some());
        stated.map(|(index, _)| index).filter(|&index| is_integer(function, index)).collect::<Vec<_>>()
    };
    let takers: BTreeMap<FunctionId, Vec<usize>> = signatures
        .iter()
        .map(|(&function, signature)| (function, takes_integers(function, signature)))
        .filter(|(_, integers)| !integers.is_empty())
        .collect();
    let bodies = module.functions.values().filter_map(|function| function.body.as_ref());
    !takers.is_empty()
        && bodies.flat_map(|body| body.instructions()).any(|(_, _, instruction)| {
            let InstKind::Call(call) = &instruction.kind else { return false };
            let integers = module.as_function(call.callee).and_then(|callee| takers.get(&callee));
            integers
                .into_iter()
                .flatten()
                .any(|&index| !matches!(call.args.get(index), Some(Value::Const(_))))
        })
}

/// Notes the numbers among parameters and results of functions that the module does not define, and of kernels with
/// metadata that lists their samplers.
pub(super) fn note_parameters(
    module: &Module,
    signatures: &BTreeMap<FunctionId, Signature>,
    classes: &mut Classes,
) {
    let described = module.find_md_kind(kernel_args::BASE_TYPE);
    let is_described =
        |function: &Function| described.is_some_and(|kind| function.attachment(kind).is_some());
    for (id, function) in module.functions.iter() {
        let is_kernel = function.calling_conv == CallingConv::SPIR_KERNEL;
        if function.body.is_some() && !(is_kernel && is_described(function)) {
            continue;
        }
        classes.state_number(Node::Result(id));
        let stated = signatures.get(&id);
        for index in 0..function.params.len() {
            let node = Node::Parameter(id, index as u32);
            let is_stated = stated
                .and_then(|signature| signature.params.get(index))
                .is_some_and(|[param, _]| param.is_some());
            // Of a kernel's, the metadata has stated some.
            if !is_stated && classes.ty(node).is_none() {
                classes.state_number(node);
            }
        }
    }
}

/// Notes the numbers that an instruction takes and gives.
pub(super) fn note(
    module: &Module,
    function: FunctionId,
    inst: InstId,
    kind: &InstKind,
    classes: &mut Classes,
) {
    let this = Node::Value(function, inst);
    let is_constant =
        |value: Value| matches!(value, Value::Const(id) if module.constants.as_int(id).is_some());
    match kind {
        InstKind::Phi { incoming } => {
            if incoming.iter().any(|&(value, _)| is_constant(value)) {
                classes.state_number(this);
            }
        }
        InstKind::Select { if_true, if_false, .. } => {
            if is_constant(*if_true) || is_constant(*if_false) {
                classes.state_number(this);
            }
        }
        InstKind::Freeze { .. } => {}
        InstKind::Ret { value: Some(value) } => {
            if is_constant(*value) {
                classes.state_number(Node::Result(function));
            }
        }
        InstKind::Alloca { allocated, .. } => {
            if module.types[*allocated] != Type::Integer(SAMPLER_WIDTH) {
                classes.state_number(Node::Content(function, inst));
            }
        }
        InstKind::Load { pointer, .. } => {
            if allocation(module, function, *pointer).is_none() {
                classes.state_number(this);
            }
        }
        InstKind::Store { value, pointer, .. } => {
            match allocation(module, function, *pointer) {
                Some(to) if is_constant(*value) => classes.state_number(Node::Content(function, to)),
                Some(_) => {}
                None => number(function, *value, classes),
            }
            shared(module, function, *value, classes);
        }
        InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, operand } => {
            number(function, *operand, classes);
            classes.state_number(this);
        }
        InstKind::GetElementPtr { indices, .. } => {
            indices.iter().for_each(|&index| number(function, index, classes));
        }
        InstKind::Call(call) => match module.as_function(call.callee) {
            Some(callee) => {
                // A literal that is passed on makes the sampler where it is passed.
                if !module.functions[callee].props.name.starts_with("llvm.lifetime.") {
                    call.args.iter().for_each(|&value| shared(module, function, value, classes));
                }
            }
            None => others(module, function, this, kind, classes),
        },
        _ => others(module, function, this, kind, classes),
    }
}

/// Notes the operands and the result of any other instruction.
fn others(module: &Module, function: FunctionId, this: Node, kind: &InstKind, classes: &mut Classes) {
    kind.for_each_operand(|value| {
        number(function, value, classes);
        shared(module, function, value, classes);
    });
    classes.state_number(this);
}

/// A value that is a number.
fn number(function: FunctionId, value: Value, classes: &mut Classes) {
    if let Some(node) = Node::of(function, value) {
        classes.state_number(node);
    }
}

/// Notes memory with an escaping address: it may contain anything.
fn shared(module: &Module, function: FunctionId, pointer: Value, classes: &mut Classes) {
    if let Some(inst) = allocation(module, function, pointer) {
        classes.state_number(Node::Content(function, inst));
    }
}
