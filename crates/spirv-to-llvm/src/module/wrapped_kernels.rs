//! Entry points that only call the function that has their name, as older writers made them of every kernel: the two are
//! one kernel.

use crate::ids::decorations::linkage_attributes;
use crate::ids::{Entity, Ids};
use crate::input::Input;
use crate::module::Raise;
use crate::module::kernels::Kernels;
use crate::report::Report;
use crate::scan::FunctionRange;
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{Decoration, LinkageType, Op, Tolerance};

/// The wrappers of a module.
#[derive(Clone, Default)]
pub(crate) struct Wrappers {
    /// The function that each wrapper calls, by their ids.
    wrapped: FxHashMap<u32, u32>,
    /// The functions that leave their symbol to their entry point: LLVM does not let kernels be called.
    unlinked: FxHashSet<u32>,
}

impl Wrappers {
    /// Finds the wrappers, and puts the functions that they call in their place among the kernels.
    pub(crate) fn new(
        input: Input<'_>,
        ids: &mut Ids<'_>,
        report: &mut Report<'_>,
        kernels: &mut Kernels,
    ) -> Wrappers {
        let mut wrappers = Wrappers::default();
        let mut linked = linked_functions(input, ids, kernels);
        if linked.is_empty() {
            return wrappers;
        }
        let ranges = &input.scan.functions;
        let ranges: FxHashMap<u32, FunctionRange> =
            ranges.iter().filter_map(|&range| Some((function_id(input, range)?, range))).collect();
        let called = called_elsewhere(input, kernels);
        for (index, entry) in input.scan.entry_points.iter().enumerate() {
            let Some(&wrapped) = linked.get(&entry.name) else { continue };
            let (Some(&outer), Some(&inner)) = (ranges.get(&entry.function), ranges.get(&wrapped)) else {
                continue;
            };
            if kernels.entry_point(entry.function) != Some(index) || !only_calls(input, outer, wrapped) {
                continue;
            }
            if let Err(fail) = report.tolerate(input.options, ids, Tolerance::WrappedKernel, entry.inst) {
                report.error(ids, entry.inst, fail);
                continue;
            }
            linked.remove(&entry.name);
            if called.contains(&wrapped) {
                wrappers.unlinked.insert(wrapped);
                continue;
            }
            kernels.replace(entry.function, wrapped);
            for (from, to) in parameters(input, outer).into_iter().zip(parameters(input, inner)) {
                ids.inherit(from, to);
            }
            wrappers.wrapped.insert(entry.function, wrapped);
        }
        wrappers
    }

    /// Whether the function with this id is a wrapper, for which nothing is made.
    pub(crate) fn is_wrapper(&self, id: u32) -> bool {
        self.wrapped.contains_key(&id)
    }
    /// Returns whether the function with this id gets no symbol, despite its linkage.
    pub(crate) fn is_unlinked(&self, id: u32) -> bool {
        self.unlinked.contains(&id)
    }
}

/// Every reference to a wrapper becomes one to the function that it calls.
pub(crate) fn resolve_wrappers(m: &mut Raise<'_>) {
    for (&wrapper, &wrapped) in &m.wrappers.wrapped {
        if let Ok(function @ Entity::Function(_)) = m.ids.entity(wrapped) {
            m.ids.set(wrapper, function);
        }
    }
}

fn function_id(input: Input<'_>, range: FunctionRange) -> Option<u32> {
    input.instruction(range.start)?.result().map(|id| id.0)
}

/// The functions that are exported under the name of an entry point and are none, by name.
fn linked_functions(input: Input<'_>, ids: &Ids<'_>, kernels: &Kernels) -> FxHashMap<Vec<u8>, u32> {
    let entry_points: FxHashSet<&[u8]> =
        input.scan.entry_points.iter().map(|entry| entry.name.as_slice()).collect();
    let mut linked = FxHashMap::default();
    for &range in input.scan.functions.iter().filter(|range| range.is_defined()) {
        let Some(id) = function_id(input, range) else { continue };
        let found = ids.decoration(id, Decoration::LinkageAttributes);
        if let Some((name, kind)) = found.and_then(linkage_attributes)
            && LinkageType(kind) == LinkageType::Export
            && entry_points.contains(name.as_slice())
            && kernels.entry_point(id).is_none()
        {
            linked.insert(name, id);
        }
    }
    linked
}

/// The functions that are called by others than entry points.
fn called_elsewhere(input: Input<'_>, kernels: &Kernels) -> FxHashSet<u32> {
    let mut called = FxHashSet::default();
    for &range in &input.scan.functions {
        if function_id(input, range).is_some_and(|id| kernels.entry_point(id).is_some()) {
            continue;
        }
        let insts = (range.start..range.end).filter_map(|index| input.instruction(index));
        let calls = insts.filter(|inst| inst.op() == Op::FunctionCall);
        called.extend(calls.filter_map(|call| call.operands().first().copied()));
    }
    called
}

/// Whether a function does nothing but call `callee` with its own parameters in their order.
fn only_calls(input: Input<'_>, range: FunctionRange, callee: u32) -> bool {
    let mut parameters = Vec::new();
    let mut called = false;
    for index in range.start + 1..range.end {
        let Some(inst) = input.instruction(index) else { return false };
        match (inst.op(), inst.operands()) {
            (Op::FunctionParameter, _) => parameters.extend(inst.result().map(|id| id.0)),
            (Op::FunctionCall, [target, arguments @ ..]) => {
                called = !called && *target == callee && *arguments == *parameters;
                if !called {
                    return false;
                }
            }
            (Op::Label | Op::Return | Op::Line | Op::NoLine | Op::Nop | Op::Branch, _) => {}
            _ => return false,
        }
    }
    called
}

fn parameters(input: Input<'_>, range: FunctionRange) -> Vec<u32> {
    let insts = (range.start + 1..range.end).map_while(|index| input.instruction(index));
    let insts = insts.take_while(|inst| inst.op() != Op::Label);
    let parameters = insts.filter(|inst| inst.op() == Op::FunctionParameter);
    parameters.filter_map(|inst| inst.result()).map(|id| id.0).collect()
}
