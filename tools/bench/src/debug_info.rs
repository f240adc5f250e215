//! The cost of debug information: the same kernels, linked, with `-g` and without, in the same run.

use super::inputs::Input;
use super::instructions;
use super::processes::{self, Translator, Way};
use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use task_support::{corpus, workspace};

/// How many times as long a module with debug information may take, either way.
pub(super) const BUDGET: f64 = 2.0;

/// The kernels that are linked: of every kind, none of which needs an extension.
pub(super) const KERNELS: [&str; 24] = [
    "aes_round",
    "bilateral",
    "bit_tricks",
    "bitonic_sort",
    "black_scholes",
    "box_blur",
    "call_tree",
    "convolution",
    "cordic",
    "crc32",
    "dct8x8",
    "decompress",
    "double_math",
    "fft",
    "fluid",
    "geometry",
    "histogram_atomics",
    "integer_functions",
    "kmeans",
    "linear_algebra",
    "mandelbrot",
    "murmur3",
    "nbody",
    "noise",
];

/// A level of optimization, and what the modules without and with debug information are called.
const LEVELS: [(&str, [&str; 2]); 2] =
    [("-O0", ["kernels-O0", "kernels-O0-g"]), ("-O2", ["kernels-O2", "kernels-O2-g"])];

/// The cost of debug information at each level, there and back, as a multiple of the module without.
#[derive(Default)]
pub(super) struct Table {
    /// The counts.
    pub(super) unit: &'static str,
    pub(super) levels: Vec<(&'static str, f64, f64)>,
}

/// Measures every level. The first part of the result is whether each keeps the budget.
///
/// # Errors
/// LLVM's programs are missing, or a translation fails.
pub(super) fn run(translator: &Translator, folder: &Path) -> Result<(Result<()>, Table)> {
    // Instructions are the same in every run, on a busy machine too.
    let counts = workspace::tool("valgrind").is_ok();
    let unit = if counts { "Instructions" } else { "CPU time" };
    let mut table = Table { unit, levels: Vec::new() };
    for (level, names) in LEVELS {
        let mut inputs = Vec::new();
        for (name, flags) in names.into_iter().zip([&[][..], &["-g"]]) {
            inputs.push(Input { name, bitcode: linked(folder, name, level, flags)? });
        }
        let [there, back] = if counts {
            let [plain, debug] =
                [0, 1].map(|input: usize| instructions::count(translator, &inputs[input], folder));
            let (plain, debug) = (plain?, debug?);
            [0, 1].map(|way: usize| debug[way] as f64 / plain[way] as f64)
        } else {
            let costs = processes::run(std::slice::from_ref(translator), &inputs, folder)?;
            let ratio = |way: Way| {
                let mut of_way = costs.iter().filter(|cost| cost.way == way).map(|cost| cost.cpu);
                let (plain, debug) = of_way.next().zip(of_way.next()).context("a module was not measured")?;
                Ok::<f64, anyhow::Error>(debug / plain)
            };
            [ratio(Way::Forward)?, ratio(Way::Reverse)?]
        };
        println!("{:28} {there:.3} there, {back:.3} back ({unit})", format!("debug information, {level}"));
        table.levels.push((level, there, back));
    }
    let is_kept = || {
        for (level, there, back) in &table.levels {
            let most = there.max(*back);
            ensure!(
                most <= BUDGET,
                "debug information at {level} takes {most:.2} times as long as none: the budget is {BUDGET}"
            );
        }
        Ok(())
    };
    Ok((is_kept(), table))
}

/// The kernels as one module of LLVM IR, compiled at `level` with `flags`; files are called `name` with an ending.
///
/// # Errors
/// LLVM's programs are missing.
pub(super) fn linked(folder: &Path, name: &str, level: &str, flags: &[&str]) -> Result<PathBuf> {
    let kernels = workspace::root().join(corpus::KERNELS);
    let mut parts = Vec::new();
    for kernel in KERNELS {
        let (source, part) =
            (kernels.join(format!("{kernel}.cl")), folder.join(format!("{name}-{kernel}.bc")));
        let mut clang = workspace::tool("clang-22")?;
        clang.args(["-target", "spir64", "-cl-std=CL2.0", "-w", "-emit-llvm", "-c", level]).args(flags);
        workspace::run(clang.arg(source).arg("-o").arg(&part))?;
        parts.push(part);
    }
    let module = folder.join(format!("{name}.bc"));
    let mut link = workspace::tool("llvm-link-22")?;
    workspace::output(link.args(&parts).arg("-o").arg(&module))?;
    Ok(module)
}
