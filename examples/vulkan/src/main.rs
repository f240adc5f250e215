//! Starts kernels of a Vulkan module by its reflection.
//!
//! ```console
//! $ cargo run --package example-vulkan -- shader.spv saxpy --global 64 --local 16 \
//!     --arg x=f32:1,2,3,4 --arg y=f32[4] --arg f32:2
//! ```
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its user")]

mod arguments;
mod typed;

use anyhow::{Context, Result, bail, ensure};
use arguments::Given;
use clap::Parser;
use example_vulkan::{Argument, Device, Launch, Memory, Session};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

/// The word between two launches.
const THEN: &str = "--then";

/// Starts kernels of a Vulkan module by its reflection.
#[derive(Parser)]
#[command(name = "example-vulkan", after_help = HELP)]
struct Options {
    /// The module.
    module: PathBuf,
    /// Part of the name of the device to use.
    #[arg(long, default_value = "")]
    device: String,
    /// Write memory to a file instead of printing it: NAME=FILE.
    #[arg(long, value_name = "NAME=FILE")]
    output: Vec<String>,
    #[command(flatten)]
    launch: LaunchOptions,
}

/// A launch.
#[derive(clap::Args)]
struct LaunchOptions {
    /// The name of the kernel.
    kernel: String,
    /// The number of work-items in up to three dimensions.
    #[arg(long, value_delimiter = ',', required = true, num_args = 1)]
    global: Vec<u32>,
    /// The work-group size.
    #[arg(long, value_delimiter = ',', num_args = 1)]
    local: Vec<u32>,
    /// The global offset.
    #[arg(long, value_delimiter = ',', num_args = 1)]
    offset: Vec<u32>,
    /// An argument of the kernel, in order.
    #[arg(long = "arg", value_name = "ARGUMENT", allow_hyphen_values = true)]
    arguments: Vec<String>,
}

/// A launch behind the first one.
#[derive(Parser)]
#[command(name = "--then", no_binary_name = true)]
struct Next {
    #[command(flatten)]
    launch: LaunchOptions,
}

const HELP: &str = "Arguments:
  TYPE:VALUE,...          a value: i8 to u64, f16 to f64, hex (bytes)
  NAME=TYPE:VALUE,...     a buffer with these values
  NAME=TYPE[COUNT]        a buffer of zeros
  NAME=TYPE@FILE          a buffer with the bytes of a file
  NAME=image:KIND:ORDER:TYPE:SIZES[@FILE]
                          an image: 1d, 1d_array, 1d_buffer, 2d, 2d_array or 3d; the numbers of OpenCL's
                          channel order and type; sizes joined by x, layers last
  NAME                    memory of an argument before
  local:BYTES             local memory
  sampler:MASK            a sampler: CLK_NORMALIZED_COORDS_TRUE (1), addressing (2, 4, 6, 8), CLK_FILTER_… (16, 32)

Further launches follow behind --then: KERNEL and its options. Memory is printed after the last launch.";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let words: Vec<OsString> = std::env::args_os().collect();
    let mut parts = words.split(|word| word == THEN);
    let options = Options::parse_from(parts.next().unwrap_or_default());
    let mut given = Given::default();
    let mut launches = vec![launch(&options.launch, &mut given)?];
    for part in parts {
        launches.push(launch(&Next::parse_from(part).launch, &mut given)?);
    }
    let spirv = std::fs::read(&options.module).with_context(|| options.module.display().to_string())?;
    let device = Device::open(&options.device)?;
    let mut memory: Vec<Memory> = given.memory.iter().map(|(_, _, memory)| memory.clone()).collect();
    let mut session = Session::new(&device, &spirv, &memory)?;
    for launch in &launches {
        print!("{}", session.launch(launch, &memory)?);
    }
    session.finish(&mut memory)?;
    show(&options, &given, &memory)
}

/// Writes or prints the memory.
fn show(options: &Options, given: &Given, memory: &[Memory]) -> Result<()> {
    let mut files = Vec::new();
    for output in &options.output {
        let (name, file) = output.split_once('=').with_context(|| format!("{output} is not NAME=FILE"))?;
        ensure!(given.find(name).is_some(), "there is no memory called {name}");
        files.push((name, file));
    }
    for ((name, ty, _), memory) in given.memory.iter().zip(memory) {
        match files.iter().find(|(of, _)| of == name) {
            Some((_, file)) => std::fs::write(file, memory.bytes()).with_context(|| (*file).to_owned())?,
            None => println!("{name} = {}", typed::print(ty, memory.bytes())),
        }
    }
    Ok(())
}

fn launch(options: &LaunchOptions, given: &mut Given) -> Result<Launch> {
    let arguments = options
        .arguments
        .iter()
        .map(|text| given.argument(text).with_context(|| format!("argument `{text}`")));
    let arguments = arguments.collect::<Result<Vec<Argument>>>()?;
    let local = if options.local.is_empty() { None } else { Some(sizes(&options.local, 1)?) };
    Ok(Launch {
        kernel: options.kernel.clone(),
        dimensions: options.global.len() as u32,
        global: sizes(&options.global, 1)?,
        local,
        offset: sizes(&options.offset, 0)?,
        arguments,
    })
}

/// Returns three sizes, of which the last ones may be missing.
fn sizes(given: &[u32], missing: u32) -> Result<[u32; 3]> {
    match *given {
        [] => Ok([missing; 3]),
        [x] => Ok([x, missing, missing]),
        [x, y] => Ok([x, y, missing]),
        [x, y, z] => Ok([x, y, z]),
        _ => bail!("there are at most three dimensions"),
    }
}
