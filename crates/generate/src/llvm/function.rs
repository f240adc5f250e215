//! Functions: a signature, a graph, phi nodes and instructions in each block.

use super::{
    Smith, aggregates, arithmetic, atomics, calls, casts, intrinsics, memory, pointers, terminators, vectors,
};
use crate::graph::Graph;
use llvm_model::{BlockId, Body, CallingConv, Function, InstBuilder, InstId, Linkage, TypeId, Value};

/// At most so many instructions in a block, terminators and phi nodes aside.
const INSTRUCTIONS: usize = 12;
/// At most so many phi nodes in a block.
const PHIS: usize = 4;

/// Adds a kernel or a function.
pub(super) fn add(smith: &mut Smith<'_>, number: usize) {
    let is_kernel = !smith.choices.rarely(2);
    let ret = match is_kernel || smith.choices.rarely(3) {
        true => smith.module.types.void(),
        false => smith.any_type(),
    };
    let count = smith.choices.below(5);
    let params: Vec<TypeId> =
        (0..count).map(|_| if is_kernel { kernel_parameter(smith) } else { smith.any_type() }).collect();
    let ty = smith.module.types.function(ret, &params, false);
    let name = format!("{}{number}", if is_kernel { "kernel" } else { "function" });
    let mut function = Function::declaration(&smith.module.types, name.as_str().into(), ty);
    function.calling_conv = if is_kernel { CallingConv::SPIR_KERNEL } else { CallingConv::SPIR_FUNC };
    if !is_kernel && smith.choices.rarely(2) {
        function.props.linkage = Linkage::Internal;
    }
    smith.function_type = ty;
    let graph = Graph::choose(&mut smith.choices);
    fill(smith, &graph, &params, ret);
    function.body = Some(std::mem::take(&mut smith.body));
    let id = smith.module.functions.push(function);
    if !is_kernel {
        smith.callees.push(id);
    }
}

/// Returns a type that OpenCL C allows for kernel parameters, and a few that optimizers pass there.
fn kernel_parameter(smith: &mut Smith<'_>) -> TypeId {
    match smith.choices.below(6) {
        0..=2 => {
            let space = smith.choices.pick(&[1, 3, 2]).unwrap_or(1);
            smith.module.types.ptr(space)
        }
        3 => smith.int_type(),
        4 => smith.float_type(),
        _ => smith.scalar_type(),
    }
}

/// The phi nodes of a block, whose incoming values are chosen when every block is complete.
type Phis = Vec<(InstId, TypeId)>;

fn fill(smith: &mut Smith<'_>, graph: &Graph, params: &[TypeId], ret: TypeId) {
    smith.body = Body::default();
    let count = graph.exits.len();
    let blocks: Vec<BlockId> =
        (0..count).map(|number| smith.body.add_block(format!("b{number}").as_str().into())).collect();
    let arguments: Vec<(Value, TypeId)> =
        (0..).zip(params).map(|(index, ty)| (Value::Arg(index), *ty)).collect();
    let mut results: Vec<Vec<(Value, TypeId)>> = vec![Vec::new(); count];
    let mut phis: Vec<Phis> = vec![Phis::new(); count];
    for &block in &graph.order {
        smith.block = blocks[block];
        smith.visible.clone_from(&arguments);
        let dominators = &graph.dominators[block];
        dominators.iter().for_each(|&other| smith.visible.extend(&results[other]));
        let inherited = smith.visible.len();
        if graph.predecessors(block).next().is_some() {
            for _ in 0..smith.choices.below(PHIS) {
                let ty = smith.any_in_use();
                let phi = smith.phi(ty, Vec::new());
                smith.visible.push((Value::Inst(phi), ty));
                phis[block].push((phi, ty));
            }
        }
        if block == 0 {
            memory::allocas(smith);
        }
        for _ in 0..smith.choices.below(INSTRUCTIONS) {
            instruction(smith);
        }
        terminators::add(smith, &graph.exits[block], &blocks, ret);
        results[block] = smith.visible.split_off(inherited);
    }
    for (block, phis) in phis.iter().enumerate() {
        let mut known: Vec<(usize, InstId, Value)> = Vec::new();
        for from in graph.predecessors(block) {
            smith.visible.clone_from(&arguments);
            graph.dominators[from].iter().for_each(|&other| smith.visible.extend(&results[other]));
            for &(phi, ty) in phis {
                // Several edges from one block bring one value.
                let same =
                    known.iter().find(|(block, id, _)| (*block, *id) == (from, phi)).map(|known| known.2);
                let value = same.unwrap_or_else(|| smith.value(ty));
                known.push((from, phi, value));
                smith.body.add_incoming(phi, value, blocks[from]);
            }
        }
    }
}

/// Kinds of instructions, those of arithmetic more than once.
const KINDS: [fn(&mut Smith<'_>); 20] = [
    arithmetic::integers,
    arithmetic::floats,
    arithmetic::compare,
    arithmetic::select,
    arithmetic::freeze,
    casts::add,
    memory::load,
    memory::store,
    pointers::offset,
    pointers::convert,
    vectors::element,
    vectors::shuffle,
    aggregates::member,
    atomics::add,
    calls::add,
    intrinsics::numbers,
    intrinsics::numbers,
    intrinsics::memory,
    memory::store,
    casts::add,
];

fn instruction(smith: &mut Smith<'_>) {
    if let Some(kind) = smith.choices.pick(&KINDS) {
        kind(smith);
    }
}
