//! One launch: compiles the kernel, runs it, and reports the times.
#![allow(unsafe_code, reason = "kernels are run")]

use super::Command;
use super::buffers::{Prepared, prepare};
use anyhow::{Context as _, Result, bail};
use spirv_llvm::{EntryPoint, ExecutionModel, SpecValue};
use spirv_run::argument_slots::SpecConstant;
use spirv_run::element::Kind;
use spirv_run::launch::Launch;
use spirv_run::{CompileOptions, CompileTimes, Kernel, Program, Range};
use std::io::Write as _;
use std::time::{Duration, Instant};

/// Runs a launch of the command line; returns its memory at the end.
///
/// # Errors
/// A step that failed: compiling, running or writing.
pub(crate) fn run(program: &Program, command: &Command, launch: &Launch) -> Result<Prepared> {
    let entry = program.entry(launch.entry.as_deref())?;
    let constants: Vec<_> = command.constants.iter().map(constant).collect();
    let range = range(program, entry, launch, &constants)?;
    range.groups()?;
    let is_kernel = entry.model == ExecutionModel::Kernel;
    if is_kernel && (!launch.bindings.is_empty() || !launch.push_constants.is_empty()) {
        bail!("`{}` is a kernel, which takes --arg, and no --binding or --push", entry.name);
    }
    if !is_kernel && !launch.arguments.is_empty() {
        bail!("`{}` is a shader, which takes --binding and --push, and no --arg", entry.name);
    }
    let options = CompileOptions {
        sub_group: command.sub_group,
        constants,
        quick: command.quick,
        keep_assembly: command.emit_llvm.is_some(),
        robust: command.robust,
        time_limit: command.time_limit,
        ..CompileOptions::new(&range)
    };
    let kernel = program.compile(&entry.name, &options)?;
    if let (Some(file), Some(assembly)) = (&command.emit_llvm, kernel.assembly()) {
        std::fs::write(file, assembly).with_context(|| file.display().to_string())?;
    }
    if let Some(file) = &command.emit_obj {
        std::fs::write(file, kernel.object()).with_context(|| file.display().to_string())?;
    }
    let threads = command.threads.or_else(|| std::thread::available_parallelism().ok().map(Into::into));
    let threads = threads.unwrap_or(1);
    let fresh = prepare(launch, command.random)?;
    let (mut prepared, mut fastest) = (fresh.clone(), Duration::MAX);
    for round in 0..command.time.unwrap_or(1).max(1) {
        prepared = fresh.clone();
        let start = Instant::now();
        // SAFETY: the user asks to run this kernel on these arguments.
        let printed = unsafe {
            if is_kernel {
                kernel.run(&mut prepared.memory, &prepared.arguments, &range, threads)
            } else {
                let done = kernel.dispatch(&mut prepared.memory, &prepared.resources, &range, threads);
                done.map(|()| Vec::new())
            }
        }?;
        fastest = fastest.min(start.elapsed());
        if round == 0 {
            std::io::stdout().write_all(&printed)?;
            std::io::stdout().flush()?;
        }
    }
    for output in &launch.outputs {
        prepared.write(output)?;
    }
    if command.time.is_some() {
        times(&kernel, fastest, &range, threads);
    } else if !command.quiet {
        let items: u64 = range.global.iter().product();
        eprintln!("{}: {items} work-items in groups of {}", entry.name, shown(range.group));
    }
    Ok(prepared)
}

/// The work-items of a launch.
fn range(
    program: &Program,
    entry: &EntryPoint,
    launch: &Launch,
    constants: &[(u32, SpecValue)],
) -> Result<Range> {
    let said = launch.group.map(|group| group.sizes.map(|size| u32::try_from(size).unwrap_or(u32::MAX)));
    let group = match said {
        Some(group) => Some(group),
        None => program.required_group(entry, constants)?,
    };
    let (dimensions, global) = match (launch.grid, launch.groups) {
        (Some(grid), _) => (grid.dimensions, grid.sizes),
        (None, Some(groups)) => {
            let size = group.context("--groups needs --group: the kernel has no group size")?;
            let items =
                std::iter::zip(groups.sizes, size).map(|(count, size)| count.checked_mul(size.into()));
            let items: Option<Vec<u64>> = items.collect();
            let items = items.and_then(|items| items.try_into().ok()).context("too many groups")?;
            (groups.dimensions, items)
        }
        (None, None) => bail!("no grid"),
    };
    let group = group.unwrap_or_else(|| Range::default_group(global));
    Ok(Range { dimensions, global, group, offset: launch.offset.0 })
}

fn constant(constant: &SpecConstant) -> (u32, SpecValue) {
    let width = 8 * constant.element.bytes() as u32;
    let of = if constant.element.kind() == Kind::Float { SpecValue::of_float } else { SpecValue::of_width };
    (constant.id, of(width, constant.bits))
}

fn shown([x, y, z]: [u32; 3]) -> String {
    format!("{x}x{y}x{z}")
}

fn times(kernel: &Kernel, run: Duration, range: &Range, threads: usize) {
    let CompileTimes { translate, link, form, optimize, load } = kernel.times();
    let items: u64 = range.global.iter().product();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let whole = translate + link + form + optimize + load;
    eprintln!(
        "{}: compile {:.2} ms (translate {:.2}, link {:.2}, form {:.2}, optimize {:.2}, load {:.2})",
        kernel.entry().name,
        ms(whole),
        ms(translate),
        ms(link),
        ms(form),
        ms(optimize),
        ms(load)
    );
    eprintln!(
        "run {:.3} ms, {items} work-items in groups of {} on {threads} threads, {:.3} ns per work-item",
        ms(run),
        shown(range.group),
        run.as_secs_f64() * 1e9 / items as f64
    );
}
