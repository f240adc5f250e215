//! Which line of the input each line of the output comes from.
//!
//! A copy of the input states its own lines as debug information, and is translated with the same options. Its output has the
//! same instructions as the shown one, and the lines beside them. If an input has debug information of its own, or the
//! instructions differ, there are no links.

mod in_llvm;
mod in_spirv;

use crate::input::{Decoded, Kind};
use spirv_llvm::Options;

/// Pairs of a line of `output` and the line of the input, both from 1.
pub(crate) fn between(input: &Decoded, output: &str, options: &Options) -> Vec<(usize, usize)> {
    let Ok(text) = std::str::from_utf8(&input.bytes) else { return Vec::new() };
    let with_lines = match input.kind {
        Kind::LlvmText => in_llvm::with_lines(text),
        Kind::SpirvText => in_spirv::with_lines(text),
        Kind::Spirv | Kind::Bitcode => None,
    };
    let Some(with_lines) = with_lines else { return Vec::new() };
    let copy = Decoded { kind: input.kind, bytes: with_lines.into_bytes() };
    let Ok(translation) = copy.translate_to_text(options) else { return Vec::new() };
    let hidden = String::from_utf8_lossy(&translation.bytes);
    let is_llvm = spirv_llvm::is_llvm_assembly(translation.bytes.as_slice());
    let (shown, hidden) = match is_llvm {
        true => (in_llvm::functions(output, false), in_llvm::functions(&hidden, true)),
        false => (in_spirv::functions(output), in_spirv::functions(&hidden)),
    };
    let pairs = shown.iter().zip(&hidden).filter(|(shown, hidden)| shown.len() == hidden.len());
    let lines = pairs.flat_map(|(shown, hidden)| shown.iter().zip(hidden));
    lines.filter_map(|(shown, hidden)| Some((shown.line, hidden.origin?))).collect()
}

/// A line of a function's code.
pub(crate) struct Code {
    /// Its number in the text, from 1.
    pub(crate) line: usize,
    /// The line of the input, if debug information states it.
    pub(crate) origin: Option<usize>,
}
