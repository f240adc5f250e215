//! Graphs in Graphviz' language.

use super::constructs::constructs;
use spirv_llvm::{ControlFlow, EdgeKind};
use std::fmt::Write;

/// Returns all graphs as one graph of Graphviz, in which each function is a cluster.
pub fn write(graphs: &[ControlFlow], instructions: bool) -> String {
    let mut out = String::from("digraph {\n  node [shape=box, fontname=monospace];\n");
    for (number, graph) in graphs.iter().enumerate() {
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(out, "  subgraph cluster_{number} {{\n    label={};", quoted(&graph.function));
        for (at, block) in graph.blocks.iter().enumerate() {
            // Lines that end so are set flush left.
            let label: String =
                super::lines(block, instructions).iter().map(|line| escaped(line) + "\\l").collect();
            let _ = writeln!(out, "    f{number}b{at} [label=\"{label}\"];");
        }
        nested(&mut out, graph, number);
        for (at, block) in graph.blocks.iter().enumerate() {
            for edge in &block.edges {
                let style = match edge.kind {
                    EdgeKind::Merge => " [style=dashed, label=\"merge\", constraint=false]".to_owned(),
                    EdgeKind::Continue => " [style=dashed, label=\"continue\", constraint=false]".to_owned(),
                    _ if edge.label.is_empty() => String::new(),
                    _ => format!(" [label={}]", quoted(&edge.label)),
                };
                let _ = writeln!(out, "    f{number}b{at} -> f{number}b{}{style};", edge.to);
            }
        }
        out.push_str("  }\n");
    }
    out.push_str("}\n");
    out
}

/// Adds the constructs, as clusters in each other.
fn nested(out: &mut String, graph: &ControlFlow, number: usize) {
    let all = constructs(graph);
    // What is left to write: constructs, and the ends of those around them.
    let mut work: Vec<Option<usize>> = all[0].inner.iter().rev().map(|&inner| Some(inner)).collect();
    while let Some(next) = work.pop() {
        let Some(construct) = next else {
            out.push_str("    }\n");
            continue;
        };
        let this = &all[construct];
        let title = this.title();
        let blocks: String = this.blocks.iter().map(|block| format!(" f{number}b{block};")).collect();
        let _ = writeln!(out, "    subgraph cluster_{number}_{construct} {{\n    label={title};{blocks}");
        work.push(None);
        work.extend(this.inner.iter().rev().map(|&inner| Some(inner)));
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text))
}

/// Returns the text as it is between quotes.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}
