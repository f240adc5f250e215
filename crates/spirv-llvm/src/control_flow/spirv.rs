//! Graphs of SPIR-V functions.
//!
//! The text of an instruction names labels like all other ids, so the edges are read from it: every label of the
//! function that the last instruction of a block names is a successor, independent of the instruction.

use super::{BasicBlock, ControlFlow, Edge, EdgeKind};
use spirv_module::{Decoration, Id, LiteralString, Module, Op};
use std::collections::HashMap;

/// A block, and which of its instructions name others: its merge instruction and its terminator.
struct Draft {
    block: BasicBlock,
    naming: Vec<(Op, usize)>,
}

pub(super) fn graphs(module: &Module) -> Vec<ControlFlow> {
    let names = names(module);
    let mut graphs = Vec::new();
    let mut function = String::new();
    let mut blocks: Vec<Draft> = Vec::new();
    spirv_module::disassemble_each(module, |instruction, text| match instruction.op() {
        Op::Function => {
            let id = instruction.result().unwrap_or(Id(0));
            function = names.get(&id).map_or_else(|| id.to_string(), |(_, name)| name.clone());
        }
        Op::FunctionEnd => {
            let blocks = std::mem::take(&mut blocks);
            if !blocks.is_empty() {
                graphs
                    .push(ControlFlow { function: std::mem::take(&mut function), blocks: connected(blocks) });
            }
        }
        Op::Label => {
            let name = text.split(' ').next().unwrap_or_default().to_owned();
            let block = BasicBlock { name, instructions: Vec::new(), edges: Vec::new() };
            blocks.push(Draft { block, naming: Vec::new() });
        }
        Op::Line | Op::NoLine => {}
        op => {
            let Some(draft) = blocks.last_mut() else { return };
            if op.is_terminator() || matches!(op, Op::SelectionMerge | Op::LoopMerge) {
                draft.naming.push((op, draft.block.instructions.len()));
            }
            draft.block.instructions.push(text.to_owned());
        }
    });
    graphs
}

/// The names of functions, each with its rank: a name for consumers goes before one for people.
fn names(module: &Module) -> HashMap<Id, (u8, String)> {
    let mut names: HashMap<Id, (u8, String)> = HashMap::new();
    for instruction in module.instructions() {
        let (rank, id, words) = match (instruction.op(), instruction.operands()) {
            (Op::Name, [id, name @ ..]) => (1, *id, name),
            (Op::Decorate, [id, kind, name @ ..]) if *kind == Decoration::LinkageAttributes.0 => {
                (2, *id, name)
            }
            (Op::EntryPoint, [_, id, name @ ..]) => (3, *id, name),
            (Op::Function, _) => break,
            _ => continue,
        };
        let Some(name) = LiteralString::read(words).filter(|name| !name.is_empty()) else { continue };
        let best = names.entry(Id(id)).or_default();
        if rank > best.0 {
            *best = (rank, name.to_string_lossy());
        }
    }
    names
}

fn connected(drafts: Vec<Draft>) -> Vec<BasicBlock> {
    let numbers: HashMap<String, usize> =
        drafts.iter().enumerate().map(|(number, draft)| (draft.block.name.clone(), number)).collect();
    let finished = drafts.into_iter().map(|mut draft| {
        let BasicBlock { instructions, edges, .. } = &mut draft.block;
        for &(op, index) in &draft.naming {
            edges.extend(edges_of(op, &instructions[index], &numbers));
        }
        draft.block
    });
    finished.collect()
}

fn edges_of(op: Op, text: &str, numbers: &HashMap<String, usize>) -> Vec<Edge> {
    let mut edges: Vec<Edge> = Vec::new();
    let mut before = "";
    for word in text.split(' ') {
        if let Some(&to) = numbers.get(word) {
            let (kind, label) = match (op, edges.len()) {
                (Op::LoopMerge, 1) => (EdgeKind::Continue, ""),
                (Op::SelectionMerge | Op::LoopMerge, _) => (EdgeKind::Merge, ""),
                (Op::BranchConditional, 0) => (EdgeKind::Branch, "true"),
                (Op::BranchConditional, _) => (EdgeKind::Branch, "false"),
                (Op::Switch, 0) => (EdgeKind::Branch, "default"),
                (Op::Switch, _) => (EdgeKind::Branch, before),
                _ => (EdgeKind::Branch, ""),
            };
            edges.push(Edge { to, kind, label: label.to_owned() });
        }
        before = word;
    }
    edges
}
