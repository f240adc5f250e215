//! Functions: parameters, a graph, phis and instructions in each block, and the ends of blocks.

use super::types::{Scalar, Ty};
use super::{Smith, interface};
use crate::graph::{Exit, Graph, Merge};
use spirv_module::{FunctionControl, Id, InstructionList, Op, StorageClass};

/// At most so many instructions in a block, phis and its end aside.
const INSTRUCTIONS: usize = 12;
/// At most so many phis in a block.
const PHIS: usize = 3;
/// At most so many parameters.
const PARAMETERS: usize = 5;

/// Adds an entry point or a function.
pub(super) fn add(smith: &mut Smith<'_>, number: usize, is_entry: bool) {
    let is_kernel = smith.flavor.is_kernel();
    let ret = if is_entry || smith.choices.rarely(3) { Ty::Void } else { smith.any_type() };
    // The entry point of a shader has no parameters.
    let count = if is_entry && !is_kernel { 0 } else { smith.choices.below(PARAMETERS) };
    let params: Vec<Ty> =
        (0..count).map(|_| if is_entry { kernel_parameter(smith) } else { parameter(smith) }).collect();
    let of_function = smith.type_id(&Ty::Function(Box::new(ret.clone()), params.clone()));
    let of_result = smith.type_id(&ret);
    let id = smith.builder.alloc_id();
    let mut head = InstructionList::new();
    let operands = [FunctionControl::None.0, of_function.0];
    // No instruction here is too long.
    let _ = head.push(Op::Function, Some(of_result), Some(id), &operands);
    let mut arguments = Vec::new();
    for ty in &params {
        let (of_parameter, parameter) = (smith.type_id(ty), smith.builder.alloc_id());
        let _ = head.push(Op::FunctionParameter, Some(of_parameter), Some(parameter), &[]);
        if is_kernel {
            interface::parameter(smith, parameter, ty);
        }
        arguments.push((parameter, ty.clone()));
    }
    let body = body(smith, &arguments, &ret, is_entry && !is_kernel);
    for list in body {
        head.append(&list);
    }
    let _ = head.push(Op::FunctionEnd, None, None, &[]);
    smith.builder.add_function(&head);
    if is_entry {
        smith.entry_points.push((id, format!("entry{number}")));
    } else {
        smith.callees.push((id, ret, params));
    }
}

/// A type that OpenCL allows for kernel parameters.
fn kernel_parameter(smith: &mut Smith<'_>) -> Ty {
    let spaces = [StorageClass::CrossWorkgroup, StorageClass::Workgroup, StorageClass::UniformConstant];
    match smith.choices.below(4) {
        0..=2 => {
            let storage = smith.choices.pick(&spaces).unwrap_or(StorageClass::CrossWorkgroup);
            Ty::pointer(storage, smith.memory_type())
        }
        _ => smith.number_type(),
    }
}

fn parameter(smith: &mut Smith<'_>) -> Ty {
    match smith.choices.below(3) {
        0 => {
            let storage = smith.choices.pick(smith.flavor.parameters).unwrap_or(StorageClass::Function);
            Ty::pointer(storage, smith.memory_type())
        }
        _ => smith.any_type(),
    }
}

/// A block: its label, its phis with their types, its code, and the values that it defines.
struct Block {
    label: Id,
    phis: Vec<(Id, Ty)>,
    code: InstructionList,
    results: Vec<(Id, Ty)>,
}

/// The lists of instructions between the parameters and the end. `calls_all`: it calls every function, whose pointers have
/// types only by the variables that are passed.
fn body(smith: &mut Smith<'_>, arguments: &[(Id, Ty)], ret: &Ty, calls_all: bool) -> Vec<InstructionList> {
    let graph = (smith.flavor.graph)(&mut smith.choices);
    smith.locals.clear();
    smith.variables.clear();
    let count = graph.exits.len();
    let mut blocks: Vec<Block> = (0..count)
        .map(|_| Block {
            label: smith.builder.alloc_id(),
            phis: Vec::new(),
            code: InstructionList::new(),
            results: Vec::new(),
        })
        .collect();
    for &number in &graph.order {
        smith.visible = arguments.to_vec();
        smith.visible.extend(smith.locals.iter().cloned());
        for &other in &graph.dominators[number] {
            smith.visible.extend(blocks[other].results.iter().cloned());
        }
        let inherited = smith.visible.len();
        smith.code.clear();
        if graph.predecessors(number).next().is_some() {
            for _ in 0..smith.choices.below(PHIS) {
                let ty = smith.any_type();
                let id = smith.builder.alloc_id();
                smith.see(id, ty.clone());
                blocks[number].phis.push((id, ty));
            }
        }
        if calls_all && number == 0 {
            (0..smith.callees.len()).for_each(|index| call_number(smith, index));
        }
        for _ in 0..smith.choices.below(INSTRUCTIONS) {
            instruction(smith);
        }
        let labels: Vec<Id> = blocks.iter().map(|block| block.label).collect();
        if let Some(merge) = graph.merges[number] {
            structure(smith, merge, &labels);
        }
        exit(smith, &graph.exits[number], &labels, ret);
        blocks[number].code = std::mem::take(&mut smith.code);
        blocks[number].results = smith.visible.split_off(inherited);
    }
    let mut lists = Vec::new();
    for number in 0..count {
        let mut list = InstructionList::new();
        let _ = list.push(Op::Label, None, Some(blocks[number].label), &[]);
        if number == 0 {
            list.append(&smith.variables);
        }
        phis(smith, &graph, &blocks, number, arguments, &mut list);
        list.append(&blocks[number].code);
        lists.push((number, list));
    }
    // Each block stands behind those that dominate it.
    lists.sort_by_key(|(number, _)| graph.order.iter().position(|other| other == number));
    lists.into_iter().map(|(_, list)| list).collect()
}

/// Writes the phis of a block: one value for each block that it is entered from.
fn phis(
    smith: &mut Smith<'_>,
    graph: &Graph,
    blocks: &[Block],
    number: usize,
    arguments: &[(Id, Ty)],
    list: &mut InstructionList,
) {
    let mut from: Vec<usize> = graph.predecessors(number).collect();
    from.dedup();
    for (id, ty) in &blocks[number].phis {
        let mut operands = Vec::new();
        for &other in &from {
            smith.visible = arguments.to_vec();
            for &block in &graph.dominators[other] {
                smith.visible.extend(blocks[block].results.iter().cloned());
            }
            operands.extend([smith.value(ty).0, blocks[other].label.0]);
        }
        let of_type = smith.type_id(ty);
        let _ = list.push(Op::Phi, Some(of_type), Some(*id), &operands);
    }
}

fn instruction(smith: &mut Smith<'_>) {
    if let Some(kind) = smith.choices.pick(smith.flavor.kinds) {
        kind(smith);
    }
}

/// Calls a function of the module.
pub(super) fn call(smith: &mut Smith<'_>) {
    let index = smith.choices.below(smith.callees.len());
    call_number(smith, index);
}

fn call_number(smith: &mut Smith<'_>, index: usize) {
    let Some((callee, ret, params)) = smith.callees.get(index).cloned() else { return };
    let mut operands = vec![callee.0];
    for ty in &params {
        let is_variable = matches!(ty, Ty::Pointer(..)) && !smith.flavor.is_kernel();
        operands.push(if is_variable { smith.variable(ty).0 } else { smith.value(ty).0 });
    }
    smith.emit(Op::FunctionCall, &ret, &operands);
}

/// States the structure that a block begins.
fn structure(smith: &mut Smith<'_>, merge: Merge, labels: &[Id]) {
    let none = 0;
    match merge {
        Merge::Selection(merge) => smith.emit_void(Op::SelectionMerge, &[labels[merge].0, none]),
        Merge::Loop(merge, next) => {
            smith.emit_void(Op::LoopMerge, &[labels[merge].0, labels[next].0, none]);
        }
    }
}

fn exit(smith: &mut Smith<'_>, exit: &Exit, labels: &[Id], ret: &Ty) {
    match exit {
        Exit::Return if *ret == Ty::Void => smith.emit_void(Op::Return, &[]),
        Exit::Return => {
            let value = smith.value(ret);
            smith.emit_void(Op::ReturnValue, &[value.0]);
        }
        Exit::Branch(target) => smith.emit_void(Op::Branch, &[labels[*target].0]),
        // Both targets are different since version 1.6.
        Exit::Condition(first, second) if first == second => {
            smith.emit_void(Op::Branch, &[labels[*first].0]);
        }
        Exit::Condition(first, second) => {
            let condition = smith.value(&Ty::Value(Scalar::Bool, 1));
            smith.emit_void(Op::BranchConditional, &[condition.0, labels[*first].0, labels[*second].0]);
        }
        Exit::Switch(targets) => {
            let selector = smith.value(&Ty::int(32));
            let mut operands = vec![selector.0, labels[targets[0]].0];
            for (case, &target) in targets.iter().skip(1).enumerate() {
                operands.extend([case as u32, labels[target].0]);
            }
            smith.emit_void(Op::Switch, &operands);
        }
        Exit::Unreachable => smith.emit_void(Op::Unreachable, &[]),
        Exit::Kill => smith.emit_void(Op::Kill, &[]),
    }
}
