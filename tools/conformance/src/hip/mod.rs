//! `cargo xtask hip`: HIP's kernels as SPIR-V for AMD's GPUs, and back for LLVM's target.
//!
//! Each source of `test-corpus/hip` is compiled by clang for `amdgcnspirv` at several levels, and translated; LLVM's SPIR-V target
//! writes another module of the same IR where it can. Both come back for each processor and become objects. An object has to need
//! nothing from others but what `NEEDED` lists, and has the operations on memory and the barriers of the object that clang makes
//! of the source directly, or a reason in `DIFFERENCES`. Kernels of OpenCL C have the descriptions of clang's objects.

mod descriptors;
mod notes;
mod objects;

use crate::translator;
use anyhow::{Context, Result, bail};
use external_tools::{Use, own};
use objects::Object;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use task_support::{installation, workspace};

/// What is translated.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Sources that end in `.hip`; otherwise those of the corpus.
    sources: Vec<PathBuf>,
    /// The command; otherwise a release build.
    #[arg(long)]
    tool: Option<PathBuf>,
    /// The validator; otherwise `spirv-val`.
    #[arg(long)]
    validator: Option<PathBuf>,
}

/// The processors that objects are made for.
const PROCESSORS: &[&str] = &["gfx90a", "gfx942", "gfx1100"];

/// The levels of optimization.
const LEVELS: &[&str] = &["-O0", "-O2", "-O3"];

/// Functions of AMD's device library, which objects may need from others.
const NEEDED: &[&str] = &["__ockl_"];

/// Sources whose object at -O2 has other operations than clang's, with the reason.
const DIFFERENCES: &[(&str, &str)] = &[
    ("numbers", "SPIR-V has no metadata that says which types share memory (TBAA): values are loaded again"),
    ("properties", "clang 22 has no such properties"),
    ("reduction", "clang states for SPIR-V not that memory is coarse-grained: an atomic sum is a loop"),
    ("scopes", "clang states for SPIR-V not that memory is coarse-grained: some atomic operations are loops"),
];

/// Sources that only clang 23 compiles.
const SINCE_23: &[&str] = &["properties"];

/// Translates every source both ways, and prints a table.
///
/// # Errors
/// A program cannot be started, or a module or an object is not as it has to be.
pub(crate) fn run(args: &Args) -> Result<()> {
    installation::ensure(&[Use::Tests])?;
    let tool = translator::path(args.tool.as_deref())?;
    let sources = if args.sources.is_empty() { corpus()? } else { args.sources.clone() };
    let folder = workspace::target_dir().join("hip");
    fs::create_dir_all(&folder)?;
    let mut judge = Judge { tool, validator: args.validator.clone(), folder, counts: BTreeMap::new() };
    for source in &sources {
        judge.source(source)?;
    }
    judge.descriptions()?;
    judge.report(sources.len())
}

/// The sources of the corpus.
fn corpus() -> Result<Vec<PathBuf>> {
    let folder = workspace::root().join("test-corpus/hip");
    let files = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let mut files: Vec<PathBuf> = files.filter_map(Result::ok).map(|file| file.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "hip"));
    files.sort();
    Ok(files)
}

/// What judges modules and objects, and what became of them.
struct Judge {
    tool: PathBuf,
    validator: Option<PathBuf>,
    folder: PathBuf,
    /// By kind.
    counts: BTreeMap<&'static str, usize>,
}

impl Judge {
    fn count(&mut self, kind: &'static str) {
        *self.counts.entry(kind).or_default() += 1;
    }

    /// Counts a failure, and prints it.
    fn fail(&mut self, of: &str, why: &str) {
        self.count("failed");
        println!("{of}: {why}");
    }

    fn source(&mut self, source: &Path) -> Result<()> {
        let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let compiler = if SINCE_23.contains(&name.as_str()) { "clang-23" } else { "clang-22" };
        for level in LEVELS {
            let bitcode = self.folder.join(format!("{name}{level}.bc"));
            let mut clang = compile(compiler, "spirv64-amd-amdhsa", level, source)?;
            if let Err(why) = tried(clang.arg("-emit-llvm-bc").arg("-o").arg(&bitcode))? {
                self.fail(&name, &format!("{compiler} {level}: {why}"));
                continue;
            }
            let ours = bitcode.with_extension("spv");
            if let Err(why) = tried(own::built(&self.tool)?.arg(&bitcode).arg("-o").arg(&ours))? {
                self.fail(&name, &format!("{level}: {why}"));
                continue;
            }
            match self.validated(&ours)? {
                Ok(()) => self.count("valid modules of ours"),
                Err(why) => self.fail(&name, &format!("{level}: invalid: {why}")),
            }
            for processor in PROCESSORS {
                self.object(&name, level, (&ours, "of ours"), processor, source)?;
            }
            let theirs = bitcode.with_extension("llc.spv");
            let mut llc = workspace::tool("llc-22")?;
            llc.args(["-mtriple=spirv64-amd-amdhsa", "-spirv-ext=all", "-filetype=obj"]).arg(&bitcode);
            if tried(llc.arg("-o").arg(&theirs))?.is_ok() && self.validated(&theirs)?.is_ok() {
                self.count("valid modules of LLVM's target");
                for processor in PROCESSORS {
                    self.object(&name, level, (&theirs, "of LLVM's target"), processor, source)?;
                }
            }
        }
        Ok(())
    }

    /// Validates a module.
    fn validated(&self, module: &Path) -> Result<std::result::Result<(), String>> {
        let mut command = match &self.validator {
            Some(validator) => own::built(validator)?,
            None => workspace::tool("spirv-val")?,
        };
        tried(command.arg(module))
    }

    /// Makes the object of a module for a processor, and judges it.
    fn object(
        &mut self,
        name: &str,
        level: &str,
        (module, whose): (&Path, &str),
        processor: &str,
        source: &Path,
    ) -> Result<()> {
        let of = format!("{name} {level} {whose} {processor}");
        let back = module.with_extension(format!("{processor}.bc"));
        let mut reverse = own::built(&self.tool)?;
        reverse.args(["-r", "--spirv-target-triple=amdgcn-amd-amdhsa", "--cpu", processor]);
        if let Err(why) = tried(reverse.arg(module).arg("-o").arg(&back))? {
            self.fail(&of, &why);
            return Ok(());
        }
        let object = match objects::make(&back, processor)? {
            Ok(object) => object,
            Err(why) => {
                self.fail(&of, &why);
                return Ok(());
            }
        };
        let is_known = |symbol: &&String| NEEDED.iter().any(|prefix| symbol.starts_with(prefix));
        let missing: Vec<&String> = object.undefined.iter().filter(|symbol| !is_known(symbol)).collect();
        if !missing.is_empty() {
            self.fail(&of, &format!("undefined: {missing:?}"));
            return Ok(());
        }
        self.count("objects");
        if level == "-O2" && whose == "of ours" {
            self.compare(&of, name, &object, processor, source)?;
        }
        Ok(())
    }

    /// Compares an object with the one that clang makes of the source.
    fn compare(
        &mut self,
        of: &str,
        name: &str,
        object: &Object,
        processor: &str,
        source: &Path,
    ) -> Result<()> {
        if DIFFERENCES.iter().any(|(known, _)| *known == name) {
            self.count("objects with a reason to differ from clang's");
            return Ok(());
        }
        let direct = self.folder.join(format!("{name}.{processor}.direct.o"));
        let mut clang = compile("clang-22", "amdgcn-amd-amdhsa", "-O2", source)?;
        clang.args(["-target-cpu", processor, "-mllvm", "-amdgpu-internalize-symbols", "-emit-obj"]);
        if let Err(why) = tried(clang.arg("-o").arg(&direct))? {
            self.fail(of, &why);
            return Ok(());
        }
        let direct = objects::read(&direct)?;
        if direct.operations == object.operations {
            self.count("objects with clang's operations");
        } else {
            self.fail(of, &format!("{:?}\n  clang: {:?}", object.operations, direct.operations));
        }
        Ok(())
    }

    fn report(&self, sources: usize) -> Result<()> {
        println!("HIP: {sources} sources");
        for (kind, count) in &self.counts {
            println!("{count:6} {kind}");
        }
        for (name, reason) in DIFFERENCES {
            println!("{name}: {reason}");
        }
        match self.counts.get("failed") {
            Some(failed) => bail!("{failed} modules or objects are not as they have to be"),
            None => Ok(()),
        }
    }
}

/// A command that compiles the code of a device.
fn compile(compiler: &str, triple: &str, level: &str, source: &Path) -> Result<Command> {
    let mut clang = workspace::tool(compiler)?;
    clang.args(["-cc1", "-triple", triple, "-aux-triple", "x86_64-pc-linux-gnu", "-x", "hip", level, "-w"]);
    clang.args(["-fcuda-is-device", "-fvisibility=hidden", "-fapply-global-visibility-to-externs"]);
    clang.arg("-fcuda-allow-variadic-functions").arg(source);
    Ok(clang)
}

/// Runs a command; the first line that it says if it fails.
fn tried(command: &mut Command) -> Result<std::result::Result<(), String>> {
    let output = command.output().with_context(|| format!("cannot start {command:?}"))?;
    if output.status.success() {
        return Ok(Ok(()));
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Ok(Err(format!("{}: {}", output.status, said.lines().next().unwrap_or_default())))
}
