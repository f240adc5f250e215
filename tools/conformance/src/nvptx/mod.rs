//! `cargo xtask nvptx`: kernels of the corpus as SPIR-V, and back for LLVM's target of NVIDIA's GPUs.
//!
//! Each module is translated both ways, compiled by LLVM for each processor, and assembled by NVIDIA's assembler, which finds what
//! nothing defines. A module that the target cannot have has to be refused by name. Each entry point has to be an entry of the code:
//! LLVM makes a function of a kernel with another convention, without a message.

mod atomics;

use crate::translator;
use anyhow::{Context, Result, bail};
use external_tools::{Use, own};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use task_support::{installation, workspace};

/// What is translated.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Modules of bitcode; otherwise those of the corpus at -O0, -O2 and -O3.
    modules: Vec<PathBuf>,
    /// The command; otherwise a release build.
    #[arg(long)]
    tool: Option<PathBuf>,
}

/// The processors that code is made for.
const PROCESSORS: &[&str] = &["sm_70", "sm_90"];

/// The levels of the corpus.
const LEVELS: &[&str] = &[".O0.bc", ".O2.bc", ".O3.bc"];

/// The triple.
const TRIPLE: &str = "nvptx64-nvidia-cuda";

/// How errors about what the target cannot have end.
const REFUSED: &str = "no form for nvptx64-nvidia-cuda";

/// Translates every module both ways, and prints a table.
///
/// # Errors
/// A program cannot be started, or a module is neither accepted nor refused by name.
pub(crate) fn run(args: &Args) -> Result<()> {
    installation::ensure(&[Use::Tests])?;
    let tool = translator::path(args.tool.as_deref())?;
    let modules = if args.modules.is_empty() { corpus()? } else { args.modules.clone() };
    let folder = workspace::target_dir().join("nvptx");
    fs::create_dir_all(&folder)?;
    let mut judge = Judge { tool, folder, counts: BTreeMap::new(), failures: 0 };
    for module in &modules {
        judge.module(module)?;
    }
    judge.atomics()?;
    judge.report(modules.len())
}

/// The modules of the corpus.
fn corpus() -> Result<Vec<PathBuf>> {
    let folder = workspace::root().join("test-corpus/kernels");
    let files = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let mut files: Vec<PathBuf> = files.filter_map(Result::ok).map(|file| file.path()).collect();
    files.retain(|file| LEVELS.iter().any(|level| file.to_string_lossy().ends_with(level)));
    files.sort();
    Ok(files)
}

/// What judges modules, and what became of them.
struct Judge {
    tool: PathBuf,
    folder: PathBuf,
    /// By kind.
    counts: BTreeMap<String, usize>,
    failures: usize,
}

impl Judge {
    fn count(&mut self, kind: &str) {
        *self.counts.entry(kind.to_owned()).or_default() += 1;
    }

    /// Counts a failure, and prints it.
    fn fail(&mut self, of: &str, why: &str) {
        self.failures += 1;
        println!("{of}: {why}");
    }

    fn module(&mut self, module: &Path) -> Result<()> {
        let name = module.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let spirv = self.folder.join(format!("{name}.spv"));
        let forward =
            tried(own::built(&self.tool)?.arg("--spirv-ext=+all").arg(module).arg("-o").arg(&spirv))?;
        if let Err(why) = forward {
            self.fail(&name, &why);
            return Ok(());
        }
        let entries = text(own::built(&self.tool)?.arg("dis").arg(&spirv))?.matches("OpEntryPoint ").count();
        for processor in PROCESSORS {
            let of = format!("{name} {processor}");
            let code = match self.code(&spirv, processor)? {
                Ok(code) => code,
                Err(why) if why.contains(REFUSED) => {
                    self.count(&format!("refused by name ({processor})"));
                    continue;
                }
                Err(why) => {
                    self.fail(&of, &why);
                    continue;
                }
            };
            let found = code.lines().filter(|line| line.starts_with(".visible .entry ")).count();
            if found == entries {
                self.count(&format!("accepted ({processor})"));
            } else {
                self.fail(&of, &format!("{found} entries of {entries}"));
            }
        }
        Ok(())
    }

    /// The code for a processor, once it is assembled.
    fn code(&self, spirv: &Path, processor: &str) -> Result<std::result::Result<String, String>> {
        let bitcode = spirv.with_extension(format!("{processor}.bc"));
        let mut reverse = own::built(&self.tool)?;
        reverse.arg("-r").arg(format!("--spirv-target-triple={TRIPLE}")).args(["--cpu", processor]);
        if let Err(why) = tried(reverse.arg(spirv).arg("-o").arg(&bitcode))? {
            return Ok(Err(why));
        }
        let code = bitcode.with_extension("ptx");
        let mut llc = workspace::tool("llc-22")?;
        if let Err(why) = tried(llc.arg(format!("-mcpu={processor}")).arg(&bitcode).arg("-o").arg(&code))? {
            return Ok(Err(why));
        }
        let mut assembler = workspace::tool("ptxas")?;
        assembler.arg(format!("-arch={processor}")).arg(&code).arg("-o").arg(code.with_extension("cubin"));
        if let Err(why) = tried(&mut assembler)? {
            return Ok(Err(why));
        }
        Ok(Ok(fs::read_to_string(&code)?))
    }

    fn report(&self, modules: usize) -> Result<()> {
        println!("NVIDIA: {modules} modules");
        for (kind, count) in &self.counts {
            println!("{count:6} {kind}");
        }
        if self.failures > 0 {
            bail!("{} modules are neither accepted nor refused by name", self.failures);
        }
        Ok(())
    }
}

/// The standard output of a command.
fn text(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot start {command:?}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a command; the first lines that it says if it fails.
fn tried(command: &mut Command) -> Result<std::result::Result<(), String>> {
    let output = command.output().with_context(|| format!("cannot start {command:?}"))?;
    if output.status.success() {
        return Ok(Ok(()));
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let lines: Vec<&str> = said.lines().take(2).collect();
    Ok(Err(format!("{}: {}", output.status, lines.join(" "))))
}
