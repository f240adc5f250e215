//! Pictures of the control-flow graphs that [`spirv_llvm::control_flow`] returns: SVG, or the language of Graphviz.

mod constructs;
mod dot;
mod nested;
mod picture;
mod svg;

pub use dot::write as dot;
pub use svg::{Undrawable, write as svg};

use spirv_llvm::BasicBlock;

/// The largest number of characters of an instruction that a picture shows.
const MAX_TEXT: usize = 100;

/// Returns the lines of a block: its name and, on request, its instructions.
fn lines(block: &BasicBlock, instructions: bool) -> Vec<String> {
    let mut lines = vec![format!("{}:", block.name)];
    if instructions {
        lines.extend(block.instructions.iter().map(|text| shortened(text)));
    }
    lines
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MAX_TEXT) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or(text)),
        None => text.to_owned(),
    }
}
