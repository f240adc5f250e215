//! The examples of the page, from the corpus.

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use task_support::workspace;

/// Name, file in `test-corpus`, options and target.
const EXAMPLES: [[&str; 4]; 7] = [
    ["OpenCL: vector addition", "kernel-arguments/vector_addition.ll", "", ""],
    ["OpenCL: reduction in local memory", "kernels/reduce_sum.O2.bc", "", ""],
    ["OpenCL: Mandelbrot set", "kernels/mandelbrot.O2.bc", "", ""],
    ["OpenCL for Vulkan: vector addition", "kernels/vector_add.O2.bc", "", "vulkan1.2"],
    ["SPIR-V of OpenCL: bilateral filter", "kernels/bilateral.O2.spv", "", ""],
    ["HLSL: wave operations", "shaders/hlsl_waves.ll", "", ""],
    ["LLVM IR: atomics", "kernels/histogram_atomics.O2.bc", "", ""],
];

/// All examples, as the page reads them.
pub(crate) fn list() -> Result<Value> {
    let example = |[name, file, options, target]: [&str; 4]| {
        let path = workspace::root().join("test-corpus").join(file);
        let bytes = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        // Text needs no translator to be shown.
        let (form, content) = match file.ends_with(".ll") {
            true => ("text", String::from_utf8(without_comments(&bytes))?),
            false => ("base64", STANDARD.encode(bytes)),
        };
        Ok(json!({ "name": name, form: content, "options": options, "target": target }))
    };
    EXAMPLES.into_iter().map(example).collect::<Result<Vec<Value>>>().map(Value::Array)
}

/// The text of a test without its directives and expectations, which are comments.
fn without_comments(text: &[u8]) -> Vec<u8> {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    lines.filter(|line| !line.starts_with(b";")).flatten().copied().collect()
}
