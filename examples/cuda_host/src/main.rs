//! Runs the kernel `saxpy` on NVIDIA's first GPU and checks the result.
//!
//! ```console
//! $ clang-22 -target spirv64 -cl-std=CL3.0 -O2 -emit-llvm -c kernel.cl -o kernel.bc
//! $ spirv-llvm kernel.bc -o kernel.spv
//! $ spirv-llvm -r --executable=nvptx64-nvidia-cuda --cpu sm_70 kernel.spv -o kernel.ll
//! $ llc-22 -O2 -mcpu=sm_70 kernel.ll -o kernel.ptx
//! $ cargo run --package example-cuda-host -- kernel.ll kernel.ptx
//! ```
#![allow(clippy::print_stdout, reason = "a command talks to its user")]

use anyhow::{Context, Result, ensure};
use example_cuda_host::{Device, Given, Kernel, Range};
use std::path::Path;

/// The numbers of each array.
const COUNT: u16 = 1024;

/// The work-items of a group.
const GROUP: u32 = 128;

/// The factor.
const FACTOR: f32 = 3.0;

fn main() -> Result<()> {
    let mut words = std::env::args_os().skip(1);
    let (Some(module), Some(code)) = (words.next(), words.next()) else {
        anyhow::bail!("usage: example-cuda-host MODULE.ll CODE.ptx");
    };
    let read = |path: &Path| std::fs::read_to_string(path).with_context(|| path.display().to_string());
    let kernels = Kernel::all(&read(Path::new(&module))?)?;
    let kernel =
        kernels.iter().find(|kernel| kernel.name == "saxpy").context("there is no kernel `saxpy`")?;
    for (number, argument) in kernel.arguments.iter().enumerate() {
        println!("argument {number}: {:?}, {} bytes", argument.kind, argument.size);
    }
    let Some(device) = Device::open()? else {
        println!("skipped: this machine has no CUDA driver (libcuda.so.1)");
        return Ok(());
    };
    println!("device: {}", device.name()?);
    let code = device.load(&read(Path::new(&code))?)?;
    let x: Vec<f32> = (0..COUNT).map(f32::from).collect();
    let y: Vec<f32> = x.iter().map(|x| x / 2.0).collect();
    let [x_memory, y_memory] = [&x, &y].map(|numbers| device.memory(&bytes(numbers)));
    let (x_memory, y_memory) = (x_memory?, y_memory?);
    let range = Range { dimensions: 1, global: [COUNT.into(), 1, 1], local: [GROUP, 1, 1], offset: [0; 3] };
    let given = [
        Given::Memory(y_memory.address()),
        Given::Memory(x_memory.address()),
        Given::Value(FACTOR.to_le_bytes().to_vec()),
    ];
    let (parameters, local) = kernel.parameters(&given, &range)?;
    code.run(kernel, &range, &parameters, local)?;
    let expected: Vec<f32> = x.iter().zip(&y).map(|(x, y)| FACTOR * x + y).collect();
    ensure!(y_memory.contents()? == bytes(&expected), "the result is wrong");
    println!("{COUNT} numbers are right");
    Ok(())
}

fn bytes(numbers: &[f32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}
