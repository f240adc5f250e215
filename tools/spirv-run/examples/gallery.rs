//! Runs the launches of a picture of the gallery, and writes the picture at half its size: `gallery PLAN.json PICTURE.png PIXELS`.
//!
//! The plan is what `tools/bench/python/gallery.py` makes of `gallery.toml`. Prints how many seconds compiling took, and the
//! launches when they ran for the second time.
#![allow(unsafe_code, reason = "kernels are run")]
#![allow(clippy::print_stdout, reason = "an example talks to its user")]

use anyhow::{Context as _, Result, bail};
use serde_json::Value;
use spirv_run::element::Element;
use spirv_run::npy::Array;
use spirv_run::{
    Argument, BufferId, Bytes, CompileOptions, Descriptor, Kernel, Memory, Program, Range, Resources,
};
use spirv_run::{input, png};
use std::collections::HashMap;
use std::path::Path;
use std::time::Instant;

/// A launch that is ready to run.
struct Launch {
    /// The number of its kernel.
    kernel: usize,
    range: Range,
    arguments: Vec<Argument>,
}

fn main() -> Result<()> {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let [plan, picture, pixels] = arguments.as_slice() else {
        bail!("usage: gallery PLAN.json PICTURE.png PIXELS")
    };
    let plan: Value = serde_json::from_slice(&std::fs::read(plan)?)?;
    let start = Instant::now();
    let program = Program::new(input::load(Path::new(text(&plan["module"])?))?)?;
    let sizes = plan["buffers"].as_object().context("buffers")?;
    let mut memory = Memory::default();
    let mut buffers = HashMap::new();
    for (name, size) in sizes {
        let bytes = Bytes::zeros(number(size)? as usize).context("no memory")?;
        buffers.insert(name.as_str(), memory.add(bytes));
    }
    let (mut kernels, mut known, mut launches) = (Vec::new(), HashMap::new(), Vec::new());
    for launch in plan["launches"].as_array().context("launches")? {
        let range = range(&launch["grid"], &launch["group"])?;
        let name = text(&launch["kernel"])?;
        let kernel = match known.get(&(name, range.group)) {
            Some(&kernel) => kernel,
            None => {
                kernels.push(program.compile(name, &CompileOptions::new(&range))?);
                known.insert((name, range.group), kernels.len() - 1);
                kernels.len() - 1
            }
        };
        let said = launch["arguments"].as_array().context("arguments")?;
        let arguments = said.iter().map(|word| argument(text(word)?, &buffers)).collect::<Result<_>>()?;
        launches.push(Launch { kernel, range, arguments });
    }
    let compiled = start.elapsed();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let fresh = memory.clone();
    let mut seconds = 0.0;
    for _ in 0..2 {
        memory = fresh.clone();
        let start = Instant::now();
        for launch in &launches {
            run(&kernels[launch.kernel], launch, &mut memory, threads)?;
        }
        seconds = start.elapsed().as_secs_f64();
    }
    let data = memory.get(buffers["image"]).context("no image")?.to_vec();
    std::fs::write(pixels, &data)?;
    let size = plan["size"].as_array().context("size")?.iter().map(number).collect::<Result<Vec<_>>>()?;
    std::fs::write(picture, png::write(&halved(&data, size[0] as usize, size[1] as usize))?)?;
    println!("{} {seconds}", compiled.as_secs_f64());
    Ok(())
}

fn run(kernel: &Kernel, launch: &Launch, memory: &mut Memory, threads: usize) -> Result<()> {
    // SAFETY: the programs of the gallery stay in their buffers.
    unsafe {
        if kernel.entry().model == spirv_llvm::ExecutionModel::Kernel {
            kernel.run(memory, &launch.arguments, &launch.range, threads)?;
            return Ok(());
        }
        let mut resources = Resources::default();
        for argument in &launch.arguments {
            match argument {
                Argument::Buffer(buffer) => {
                    let binding = resources.bindings.len() as u32;
                    let descriptor = Descriptor {
                        set: 0,
                        binding,
                        element: 0,
                        buffer: Some(*buffer),
                        image: None,
                        sampler: None,
                    };
                    resources.bindings.push(descriptor);
                }
                Argument::Value(bytes) => resources.push_constants.extend(bytes),
                _ => bail!("a shader takes buffers and numbers"),
            }
        }
        Ok(kernel.dispatch(memory, &resources, &launch.range, threads)?)
    }
}

/// The picture at half its width and height, without opacity: the documentation is to stay small.
fn halved(pixels: &[u8], width: usize, height: usize) -> Array {
    let mut data = Vec::with_capacity(width * height * 3 / 4);
    for y in (0..height).step_by(2) {
        for x in (0..width).step_by(2) {
            for channel in 0..3 {
                let at = |x: usize, y: usize| u16::from(pixels[(y * width + x) * 4 + channel]);
                let sum = at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1);
                data.push(((sum + 2) / 4) as u8);
            }
        }
    }
    Array { element: Element::U8, shape: vec![height / 2, width / 2, 3], data }
}

fn text(value: &Value) -> Result<&str> {
    value.as_str().with_context(|| format!("{value} is no text"))
}

fn number(value: &Value) -> Result<u64> {
    value.as_u64().with_context(|| format!("{value} is no number"))
}

fn range(grid: &Value, group: &Value) -> Result<Range> {
    let three = |sizes: &Value| -> Result<(u32, [u64; 3])> {
        let (sizes, mut all) = (sizes.as_array().context("sizes")?, [1; 3]);
        for (at, size) in sizes.iter().enumerate() {
            *all.get_mut(at).context("more than three sizes")? = number(size)?;
        }
        Ok((sizes.len() as u32, all))
    };
    let (dimensions, global) = three(grid)?;
    let (_, group) = three(group)?;
    Ok(Range { dimensions, global, group: group.map(|size| size as u32), offset: [0; 3] })
}

/// A buffer by its name, `local:BYTES`, or a number with its type.
fn argument(word: &str, buffers: &HashMap<&str, BufferId>) -> Result<Argument> {
    if let Some(&buffer) = buffers.get(word) {
        return Ok(Argument::Buffer(buffer));
    }
    let (kind, value) = word.split_once(':').with_context(|| word.to_owned())?;
    Ok(match kind {
        "local" => Argument::Local(value.parse()?),
        "i32" => Argument::Value(value.parse::<i32>()?.to_le_bytes().to_vec()),
        "f32" => Argument::Value(value.parse::<f32>()?.to_le_bytes().to_vec()),
        _ => bail!("{word} is no argument"),
    })
}
