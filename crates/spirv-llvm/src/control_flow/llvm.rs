//! Graphs of LLVM's functions.

use super::{BasicBlock, ControlFlow, Edge, EdgeKind};
use llvm_asm::Pieces;
use llvm_model::{BlockId, InstKind, Module};
use std::collections::HashMap;

pub(super) fn graphs(module: &Module) -> Vec<ControlFlow> {
    let pieces = Pieces::new(module);
    let mut graphs = Vec::new();
    for (id, function) in module.functions.iter() {
        let Some(body) = &function.body else { continue };
        let text = pieces.function(id);
        let numbers: HashMap<BlockId, usize> =
            body.layout.iter().enumerate().map(|(number, &block)| (block, number)).collect();
        let blocks = body.layout.iter().map(|&block| BasicBlock {
            name: text.block(block),
            instructions: body.blocks[block].insts.iter().map(|&inst| text.instruction(inst)).collect(),
            edges: body.terminator(block).map_or_else(Vec::new, |last| edges(last, &pieces, &numbers)),
        });
        graphs.push(ControlFlow { function: function.props.name.to_string(), blocks: blocks.collect() });
    }
    graphs
}

fn edges(terminator: &InstKind, pieces: &Pieces<'_>, numbers: &HashMap<BlockId, usize>) -> Vec<Edge> {
    let mut edges = Vec::new();
    terminator.for_each_target(|target| {
        if let Some(&to) = numbers.get(&target) {
            let label = label(terminator, edges.len(), pieces);
            edges.push(Edge { to, kind: EdgeKind::Branch, label });
        }
    });
    edges
}

/// When control takes the edge of that number.
fn label(terminator: &InstKind, number: usize, pieces: &Pieces<'_>) -> String {
    match (terminator, number) {
        (InstKind::CondBr { .. }, 0) => "true".to_owned(),
        (InstKind::CondBr { .. }, _) => "false".to_owned(),
        (InstKind::Switch { .. }, 0) => "default".to_owned(),
        (InstKind::Switch { cases, .. }, _) => {
            let typed = cases.get(number - 1).map(|&(case, _)| pieces.constant(case)).unwrap_or_default();
            typed.rsplit(' ').next().unwrap_or_default().to_owned()
        }
        (InstKind::Invoke { .. }, 0) => "normal".to_owned(),
        (InstKind::Invoke { .. }, _) => "unwind".to_owned(),
        _ => String::new(),
    }
}
