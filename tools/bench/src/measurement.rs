//! `cargo xtask bench`: measures against the budgets of the architecture, and beside other programs.

use super::processes::{Cost, Translator, Way};
use super::{calls, debug_info, growth, inputs, instructions, page, processes, stages};
use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use task_support::{builds, workspace};

/// CPU time that one run of the command may take for a small kernel from start to exit, as a share of what LLVM takes to read
/// and write it: 2 ms where that is 12.5. A busy machine makes both of them slower.
const BUDGET: f64 = 0.16;

/// Options of `cargo xtask bench`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Another translator with the command line of llvm-spirv: it gets the same inputs in the same run
    #[arg(long, value_name = "PATH")]
    peer: Vec<PathBuf>,
    /// Measure whole processes only, and leave the page as it is
    #[arg(long)]
    processes: bool,
    /// Measure what debug information costs only, and leave the page as it is
    #[arg(long)]
    debug_info: bool,
    /// Compare the numbers of instructions with docs/generated/instruction-counts.md only
    #[arg(long)]
    instructions: bool,
    /// Write that page instead
    #[arg(long, requires = "instructions")]
    bless: bool,
}

/// Measures whole processes beside other programs, with debug information and without, a call through the C ABI, every stage
/// on a large module, and how the cost grows; writes `docs/generated/bench.md`.
///
/// # Errors
/// Something that is measured fails, one run of the command, one call or debug information is over its budget, or the cost
/// grows faster than the module.
pub(crate) fn run(args: &Args) -> Result<()> {
    let folder = workspace::target_dir().join("bench");
    std::fs::create_dir_all(&folder)?;
    builds::release()?;
    if args.debug_info || args.instructions {
        let translators = translators(&[])?;
        let ours = translators.first().context("there is no translator")?;
        return match args.instructions {
            true => instructions::run(ours, &folder, args.bless),
            false => debug_info::run(ours, &folder)?.0,
        };
    }
    let inputs = inputs::all(&folder)?;
    let before = load()?;
    let translators = translators(&args.peer)?;
    let costs = processes::run(&translators, &inputs, &folder)?;
    costs.iter().for_each(print);
    let of_command = start_to_exit(&costs);
    let ours = translators.first().context("there is no translator")?;
    let (of_debug_info, debug_info) = debug_info::run(ours, &folder)?;
    if args.processes {
        return of_command.and(of_debug_info);
    }
    // A value over its budget does not hide the others.
    let of_calls = calls::run();
    stages::run(&folder, &inputs)?;
    let (of_growth, growth) = growth::run()?;
    let load = [before, load()?];
    page::write(&page::Run {
        inputs: &inputs,
        costs: &costs,
        growth: &growth,
        debug_info: &debug_info,
        load,
    })?;
    of_command.and(of_calls).and(of_growth).and(of_debug_info)
}

/// Holds the command to its budget for a small kernel.
fn start_to_exit(costs: &[Cost]) -> Result<()> {
    let ours = costs.first().map(|cost| &cost.program);
    let of_small = || costs.iter().filter(|cost| cost.input == inputs::SMALL);
    let llvm = of_small().find(|cost| cost.way == Way::Copy).context("LLVM was not measured")?.cpu;
    for Cost { way, cpu, .. } in of_small().filter(|cost| Some(&cost.program) == ours) {
        let (way, share) = (way.name(), cpu / llvm);
        ensure!(
            share <= BUDGET,
            "a small kernel {way} takes {share:.3} of LLVM's time: the budget is {BUDGET}"
        );
    }
    Ok(())
}

/// This translator, then the others.
fn translators(peers: &[PathBuf]) -> Result<Vec<Translator>> {
    let ours = workspace::target_dir().join("release/spirv-llvm");
    let with = |name: &str, arguments, of_large| Translator {
        name: name.to_owned(),
        path: ours.clone(),
        arguments,
        of_large,
    };
    // All processors, behind the one whose times are compared. A line with `-j` takes longer to read than a small kernel.
    let mut all = vec![with("spirv-llvm", &[], &["-j", "1"]), with("spirv-llvm -j 0", &["-j", "0"], &[])];
    for path in peers {
        let path = path.canonicalize().with_context(|| path.display().to_string())?;
        all.push(Translator { name: name(&path)?, path, arguments: &[], of_large: &[] });
    }
    Ok(all)
}

/// The name of a translator, with the version of LLVM that it prints.
fn name(path: &Path) -> Result<String> {
    let said = workspace::output(processes::start(path)?.arg("--version"))?;
    let version = said.split_once("LLVM version ").and_then(|(_, rest)| rest.split_whitespace().next());
    let file = path.file_name().unwrap_or_default().to_string_lossy();
    Ok(version.map_or_else(|| file.to_string(), |version| format!("{file} ({version})")))
}

/// The number of processes at work in the last minute, by the system's load.
fn load() -> Result<String> {
    let text = std::fs::read_to_string("/proc/loadavg").context("the load is known on Linux only")?;
    Ok(text.split_whitespace().next().unwrap_or_default().to_owned())
}

fn print(cost: &Cost) {
    let way = if cost.way == Way::Copy { "" } else { cost.way.name() };
    let Cost { input, program, cpu, elapsed, memory, .. } = cost;
    println!(
        "{input:8} {program:28} {way:12} {cpu:10.2} ms of CPU {elapsed:10.2} ms passed {memory:8.1} MiB"
    );
}
