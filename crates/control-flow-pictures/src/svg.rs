//! A graph as a picture: `layout-rs` computes the positions, unless constructs are nested.

use super::constructs::constructs;
use super::nested;
use super::picture::{self, FONT_SIZE, Picture};
use layout::core::base::Orientation;
use layout::core::color::Color;
use layout::core::style::{LineStyleKind, StyleAttr};
use layout::std_shapes::shapes::{Arrow, Element, LineEndKind, ShapeKind};
use layout::topo::layout::VisualGraph;
use spirv_llvm::{ControlFlow, EdgeKind};
use std::panic::{AssertUnwindSafe, catch_unwind};
use thiserror::Error;

/// Maximum number of blocks in a picture; the layout of more takes too long, and the picture would be too large to
/// read.
const MAX_BLOCKS: usize = 1000;

/// The reason why a graph has no picture.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Undrawable {
    /// The function has more blocks than a picture.
    #[error("a picture of {0} blocks, and {MAX_BLOCKS} fit")]
    TooManyBlocks(usize),
    /// An assumption of the layout library does not hold for the graph.
    #[error("the library that sets pictures cannot set this graph")]
    Layout,
}

/// Returns the picture of a function as an SVG file, with the instructions of its blocks on request.
///
/// # Errors
/// The function is too large, or the layout library cannot set it.
pub fn write(graph: &ControlFlow, instructions: bool) -> Result<String, Undrawable> {
    let blocks = graph.blocks.len();
    if blocks > MAX_BLOCKS {
        return Err(Undrawable::TooManyBlocks(blocks));
    }
    // The library asserts its assumptions about a graph.
    let drawn = catch_unwind(AssertUnwindSafe(|| {
        let mut picture = Picture::default();
        let constructs = constructs(graph);
        match constructs.len() > 1 {
            true => nested::draw(graph, constructs, instructions, &mut picture),
            false => visual(graph, instructions).do_it(false, false, false, &mut picture),
        }
        picture.finish(&graph.function)
    }));
    drawn.map_err(|_| Undrawable::Layout)
}

fn visual(graph: &ControlFlow, instructions: bool) -> VisualGraph {
    let mut visual = VisualGraph::new(Orientation::TopToBottom);
    let white = Color::fast("white");
    let style = StyleAttr::new(Color::fast("black"), 1, Some(white), 0, FONT_SIZE);
    let nodes = graph.blocks.iter().map(|block| {
        let text = super::lines(block, instructions).join("\n");
        let size = picture::size_of(&text);
        visual.add_node(Element::create(
            ShapeKind::new_box(&text),
            style.clone(),
            Orientation::TopToBottom,
            size,
        ))
    });
    let nodes: Vec<_> = nodes.collect();
    for (block, &from) in graph.blocks.iter().zip(&nodes) {
        for edge in &block.edges {
            let Some(&to) = nodes.get(edge.to) else { continue };
            let (line, label) = match edge.kind {
                EdgeKind::Branch => (LineStyleKind::Normal, edge.label.as_str()),
                EdgeKind::Merge => (LineStyleKind::Dashed, "merge"),
                EdgeKind::Continue => (LineStyleKind::Dashed, "continue"),
                _ => continue,
            };
            let arrow = Arrow::new(LineEndKind::None, LineEndKind::Arrow, line, label, &style, &None, &None);
            visual.add_edge(arrow, from, to);
        }
    }
    visual
}
