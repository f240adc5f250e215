//! `cargo xtask exec`: runs kernels on Intel's CPU runtime for OpenCL and compares the results: those of the corpus, or
//! generated ones for the whole OpenCL C library (`library/`). Compute shaders of the corpus run on Mesa's lavapipe and as
//! functions of this machine; with `--vulkan`, kernels of the corpus become compute shaders and run there. With
//! `--runner ours`, our SPIR-V of the corpus runs with our own runner; `--time` compares how long both take. Modules of a SYCL
//! library run as they are, and as they come back from LLVM IR.
//!
//! The runtime comes from PyPI into a virtual environment under `target/exec`. For the corpus the work itself is the Python
//! program `tools/conformance/python/run.py`: it translates with the release build of the command, and compares our SPIR-V and our
//! reverse bitcode with the runtime's own build of the same source. For shaders it is `tools/conformance/python/shaders.py`, for SYCL's modules
//! `tools/conformance/python/sycl.py`, for Vulkan `tools/conformance/python/kernels_on_vulkan.py`.

use crate::library::{self, Selection};
use crate::{sycl_modules, translator};
use anyhow::{Result, ensure};
use external_tools::{Use, own};
use std::path::{Path, PathBuf};
use std::process::Command;
use task_support::runtime::{self, Programs, prepare};
use task_support::{builds, corpus, installation, workspace};

/// A package of Python with thousands of SYCL modules, in the version whose modules are known.
const SYCL_PACKAGE: &str = "dpnp==0.20.0";

/// What is run.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The functions of the OpenCL C library at every type and width, from a table, instead of the corpus kernels.
    #[arg(long)]
    library: bool,
    /// Compute shaders of the corpus, in their executable form.
    #[arg(long, conflicts_with = "library")]
    shaders: bool,
    /// With --shaders: optimize the LLVM IR of each shader, at every level and by so many random sequences of passes, and run the
    /// SPIR-V of the result on lavapipe.
    #[arg(long, value_name = "SEQUENCES", requires = "shaders", conflicts_with = "runner")]
    optimized: Option<u32>,
    /// With --optimized: the full path of another spirv-val, newer than the installed one.
    #[arg(long, requires = "optimized")]
    validator: Option<PathBuf>,
    /// Modules of a SYCL library, as they are and there and back; fetches a package of Python.
    #[arg(long, conflicts_with_all = ["library", "shaders", "names"])]
    sycl: bool,
    /// The kernels of the corpus, or with --library those functions, as compute shaders of Vulkan, on lavapipe beside the
    /// runtime's build of the source.
    #[arg(long, conflicts_with_all = ["sycl", "shaders"])]
    vulkan: bool,
    /// With --vulkan: translate the OpenCL SPIR-V that the command makes of clang's bitcode, instead of the bitcode.
    #[arg(long, requires = "vulkan", conflicts_with = "library")]
    from_spirv: bool,
    /// With --vulkan: pass addresses of buffers instead of descriptors.
    #[arg(long, requires = "vulkan")]
    addresses: bool,
    /// With --vulkan: end with an error if fewer are right at a level of optimization.
    #[arg(long, default_value_t = 0, requires = "vulkan")]
    at_least: usize,
    /// What runs our SPIR-V of the corpus beside the runtime's build of the source, shaders beside lavapipe, or the library's
    /// functions beside clang's own bitcode of them.
    #[arg(long, value_enum, default_value = "runtime", conflicts_with = "sycl")]
    runner: Runner,
    /// With --runner objects: compile a tenth of the modules for another machine, and run them with QEMU.
    #[arg(long, value_enum)]
    machine: Option<Machine>,
    /// How long the kernels of the corpus take with our runner, and with the runtime.
    #[arg(long, conflicts_with_all = ["library", "sycl", "shaders", "vulkan", "runner"])]
    time: bool,
    /// With --library: decides on random values, or on the part; with --optimized on the sequences; with --sycl on the modules, and on what they compute with.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// With --library: one program of so many, with the values of seed 0.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    part: u64,
    /// Kernels to run, without `.cl`, or shaders without `.comp`; with --library topics, or parts of calls. All of them if
    /// none is named.
    names: Vec<String>,
}

/// Who runs a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Runner {
    /// Intel's runtime for kernels; for shaders the host, which calls their executable form.
    Runtime,
    /// `spirv-run`.
    Ours,
    /// Objects of `--executable` with a host in C, beside `spirv-run`; for kernels of the corpus.
    Objects,
}

/// A machine that QEMU is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Machine {
    /// AArch64 with half precision.
    Aarch64,
    /// RISC-V with vectors of 128 bits and half precision.
    Riscv64,
}

impl Machine {
    /// The arguments of the Python program: the triple, the processor, and what starts programs.
    fn arguments(self) -> [&'static str; 6] {
        let (target, march, emulator) = match self {
            Machine::Aarch64 => {
                ("aarch64-linux-gnu", "armv8.2-a+fp16", "qemu-aarch64 -cpu max -L /usr/aarch64-linux-gnu")
            }
            Machine::Riscv64 => (
                "riscv64-linux-gnu",
                "rv64gcv_zfh",
                "qemu-riscv64 -cpu rv64,v=true,vlen=128,Zfh=true -L /usr/riscv64-linux-gnu",
            ),
        };
        ["--target", target, "--march", march, "--emulator", emulator]
    }
}

/// How many modules one stands for on an emulated machine.
const PART: &str = "10";

/// The host that objects are linked to, and the folder of its header.
const HOST: &str = "tools/conformance/host/kernels.c";
const INCLUDE: &str = "crates/spirv-llvm-c/include";

/// Runs what is asked for.
///
/// # Errors
/// The environment cannot be made, the command does not build, or a kernel differs.
pub(crate) fn run(args: Args) -> Result<()> {
    if args.library {
        let selection = Selection { seed: args.seed, part: args.part, names: args.names };
        let programs = if args.runner == Runner::Ours { prepare_ours()? } else { prepare()? };
        if args.vulkan {
            return library::run_on_vulkan(programs.clone(), &vulkan_launcher()?, &selection);
        }
        return library::run(programs, &selection);
    }
    if let Some(sequences) = args.optimized {
        return run_optimized_shaders(&args, sequences);
    }
    if args.shaders {
        return run_shaders(args.runner, &args.names);
    }
    if args.sycl {
        return run_sycl(args.seed);
    }
    if args.time {
        return time_kernels(&args.names);
    }
    if args.vulkan {
        return run_on_vulkan(&args);
    }
    run_kernels(&args)
}

/// Times corpus kernels, all of them if none is named, with our runner beside the runtime.
///
/// # Errors
/// As [`run`].
fn time_kernels(names: &[String]) -> Result<()> {
    let programs = prepare()?;
    let mut times = script(&programs, "speed.py", &programs.folder)?;
    times.args(["--kernels", corpus::KERNELS]).arg("--runner").arg(translator::runner()?).args(names);
    workspace::run(&mut times)
}

/// Runs corpus kernels, all of them if none is named, as compute shaders.
///
/// # Errors
/// As [`run`]; a module is invalid, or too few are right.
fn run_on_vulkan(args: &Args) -> Result<()> {
    let programs = prepare()?;
    let launcher = vulkan_launcher()?;
    let mut kernels = script(&programs, "kernels_on_vulkan.py", &programs.folder.with_file_name("vulkan"))?;
    kernels.args(["--kernels", corpus::KERNELS, "--at-least", &args.at_least.to_string(), "--launcher"]);
    kernels.arg(launcher);
    if args.from_spirv {
        kernels.arg("--translator").arg(&programs.tool);
    }
    if args.addresses {
        kernels.arg("--option=--vulkan-physical-buffers");
    }
    workspace::run(kernels.args(&args.names))
}

/// A release build of the launcher of Vulkan modules.
fn vulkan_launcher() -> Result<PathBuf> {
    Ok(builds::release()?.join("example-vulkan"))
}

/// Runs modules of a SYCL library that `seed` chooses. Without a network it says so and ends well.
///
/// # Errors
/// As [`run`].
fn run_sycl(seed: u64) -> Result<()> {
    let Some(modules) = sycl_modules::modules_of(SYCL_PACKAGE)? else { return Ok(()) };
    let programs = prepare()?;
    let mut sycl = script(&programs, "sycl.py", &programs.folder.with_file_name("sycl"))?;
    workspace::run(sycl.args(["--seed", &seed.to_string(), "--modules"]).arg(modules))
}

/// Runs compute shaders of the corpus, all that say how if none is named.
///
/// # Errors
/// As [`run`].
fn run_shaders(runner: Runner, names: &[String]) -> Result<()> {
    let programs = prepare()?;
    let mut shaders = script(&programs, "shaders.py", &programs.folder)?;
    shaders.args(["--shaders", corpus::SHADERS]).args(names);
    if runner == Runner::Ours {
        shaders.arg("--runner").arg(translator::runner()?);
    }
    workspace::run(&mut shaders)
}

/// Runs compute shaders of the corpus after optimization, all of them if none is named.
///
/// # Errors
/// As [`run`].
fn run_optimized_shaders(args: &Args, sequences: u32) -> Result<()> {
    let programs = prepare()?;
    let mut shaders = script(&programs, "optimized_shaders.py", &programs.folder)?;
    shaders.args(["--shaders", corpus::SHADERS, "--sequences", &sequences.to_string()]);
    shaders.args(["--seed", &args.seed.to_string()]).args(&args.names);
    if let Some(validator) = &args.validator {
        shaders.arg("--validator").arg(validator);
    }
    workspace::run(&mut shaders)
}

/// Runs corpus kernels, all of them if none is named.
///
/// # Errors
/// As [`run`].
fn run_kernels(args: &Args) -> Result<()> {
    let (runner, names) = (args.runner, &args.names);
    if args.machine.is_some() {
        ensure!(runner == Runner::Objects, "another machine runs objects: add `--runner objects`");
        installation::ensure(&[Use::Execution, Use::Emulation])?;
    }
    let programs = prepare()?;
    if runner == Runner::Objects {
        let mut objects = script(&programs, "objects.py", &programs.folder.with_file_name("objects"))?;
        objects.args(["--kernels", corpus::KERNELS, "--host", HOST, "--include", INCLUDE]);
        objects.arg("--runner").arg(translator::runner()?);
        if let Some(machine) = args.machine {
            objects.args(machine.arguments()).args(["--part", PART]);
        }
        return workspace::run(objects.args(names));
    }
    let mut kernels = script(&programs, "run.py", &programs.folder)?;
    kernels.args(["--kernels", corpus::KERNELS]).args(names);
    if runner == Runner::Ours {
        kernels.arg("--runner").arg(translator::runner()?);
    }
    workspace::run(&mut kernels)
}

/// Makes sure that there are release builds of the command and of our own runner, and nothing else.
fn prepare_ours() -> Result<Programs> {
    let built = builds::release()?;
    Ok(Programs {
        tool: built.join("spirv-llvm"),
        python: PathBuf::new(),
        drivers: PathBuf::new(),
        folder: runtime::folder().join("modules"),
        runner: Some(built.join("spirv-run")),
    })
}

/// Returns a command that starts one of the Python programs, which uses the command of this project and writes files into
/// `work`.
///
/// # Errors
/// There is no Python.
fn script(programs: &Programs, name: &str, work: &Path) -> Result<Command> {
    let mut command = own::built(&programs.python)?;
    command.current_dir(workspace::root()).envs(programs.environment());
    command
        .arg(Path::new(runtime::SCRIPTS).join(name))
        .arg("--tool")
        .arg(&programs.tool)
        .arg("--work")
        .arg(work);
    Ok(command)
}
