//! The sources that a suite used online, as modules: clang compiles them, the command translates them, and the validator
//! judges the result.

use super::outcome::{Level, Outcome, Route, Verdict, Verdicts};
use super::process::{self, Limits};
use anyhow::{Result, bail};
use external_tools::own;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use task_support::{corpus, workspace};

/// The target of the bitcode.
const TRIPLE: &str = "spir64-unknown-unknown";

/// Extensions of SPIR-V that the modules may use. With OptNone the runtime computes wrong results for enqueued kernels and for
/// sub-groups.
const EXTENSIONS: &str = "--spirv-ext=+all,-SPV_EXT_optnone,-SPV_INTEL_optnone";

/// Tests pass a thousand queues to a kernel, which is beyond the universal limits; the runtime accepts it.
const LIMITS: (&str, [&str; 2]) = ("--lift-universal-limits", ["--max-function-args", "4096"]);

/// The newest version of SPIR-V that the runtime reads from sources' modules.
const VERSION: &str = "--spirv-max-version=1.4";

/// The programs that build modules.
#[derive(Clone, Debug)]
pub(super) struct Builder {
    /// The command of this project.
    pub(super) tool: PathBuf,
    /// A spirv-val that is newer than the installed one.
    pub(super) validator: Option<PathBuf>,
    pub(super) limits: Limits,
    /// How many modules are built at the same time.
    pub(super) jobs: usize,
}

/// A source with its files.
struct Kernel<'k> {
    name: &'k str,
    /// The folder of the sources.
    sources: &'k Path,
    /// The folder of the bitcode.
    bitcode: PathBuf,
    /// The folder in which the runtime compiles sources, for included files.
    folder: &'k Path,
}

impl Builder {
    /// Builds the modules of these sources for a route, in `output`, with the names that the suite looks for.
    ///
    /// # Errors
    /// A program cannot be started, or a file cannot be written.
    pub(super) fn build(
        &self,
        route: Route,
        names: &[String],
        sources: &Path,
        folder: &Path,
        output: &Path,
    ) -> Result<Verdicts> {
        let (level, is_round_trip) = match route {
            Route::Forward(level) => (level, false),
            Route::RoundTrip(level) => (level, true),
            Route::Online | Route::Modules => bail!("no sources on this route"),
        };
        let bitcode = sources.with_file_name(format!("{}-bitcode", Route::Forward(level).folder()));
        fs::create_dir_all(&bitcode)?;
        fs::create_dir_all(output)?;
        self.each(names, |name| {
            let kernel = Kernel { name, sources, bitcode: bitcode.clone(), folder };
            let module = output.join(format!("{name}.spv64"));
            let _ = fs::remove_file(&module);
            self.kernel(&kernel, level, is_round_trip, &module)
        })
    }

    /// Calls `build` for each name, several at the same time.
    ///
    /// # Errors
    /// Those of `build`.
    pub(super) fn each(
        &self,
        names: &[String],
        build: impl Fn(&str) -> Result<Verdict> + Sync,
    ) -> Result<Verdicts> {
        let (next, verdicts) = (Mutex::new(names.iter()), Mutex::new(Verdicts::new()));
        std::thread::scope(|scope| {
            let work = || -> Result<()> {
                loop {
                    let Some(name) = next.lock().unwrap_or_else(PoisonError::into_inner).next() else {
                        return Ok(());
                    };
                    let verdict = build(name)?;
                    verdicts.lock().unwrap_or_else(PoisonError::into_inner).insert(name.clone(), verdict);
                }
            };
            let workers: Vec<_> = (0..self.jobs.max(1)).map(|_| scope.spawn(work)).collect();
            workers
                .into_iter()
                .try_for_each(|worker| worker.join().unwrap_or_else(|_| bail!("a worker has failed")))
        })?;
        Ok(verdicts.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    fn kernel(
        &self,
        kernel: &Kernel<'_>,
        level: Level,
        is_round_trip: bool,
        module: &Path,
    ) -> Result<Verdict> {
        let bitcode = kernel.bitcode.join(format!("{}.bc", kernel.name));
        if !bitcode.is_file()
            && let Some(verdict) = self.compile(kernel, level, &bitcode)?
        {
            return Ok(verdict);
        }
        let first = if is_round_trip { module.with_extension("first.spv") } else { unjudged(module) };
        if let Some(verdict) = self.forward(VERSION, &bitcode, &first)? {
            return Ok(verdict);
        }
        if !is_round_trip {
            return self.judge(module);
        }
        self.round_trip(VERSION, &first, module)
    }

    /// Compiles a source to bitcode.
    fn compile(&self, kernel: &Kernel<'_>, level: Level, bitcode: &Path) -> Result<Option<Verdict>> {
        let path = |extension: &str| kernel.sources.join(format!("{}.{extension}", kernel.name));
        let options = fs::read(path("options")).unwrap_or_default();
        let mut clang = process::listed(corpus::CLANG, self.limits)?;
        clang.current_dir(kernel.folder);
        clang.args(["-c", "-x", "cl", "-target", TRIPLE, "-emit-llvm", "-w", level.option()]);
        clang.args(clang_options(&String::from_utf8_lossy(&options)));
        clang.arg(path("cl")).arg("-o").arg(bitcode);
        process::run(&mut clang, Outcome::RefusedByClang)
    }

    /// Translates LLVM IR to SPIR-V.
    fn forward(&self, version: &str, input: &Path, output: &Path) -> Result<Option<Verdict>> {
        let mut command = process::built(&self.tool, self.limits)?;
        command.args(["-q", LIMITS.0, EXTENSIONS, version]).arg(input).arg("-o").arg(output);
        process::run(&mut command, Outcome::Refused)
    }

    /// Translates a module to LLVM IR and back, and judges the result. `version` is an option of the command.
    ///
    /// # Errors
    /// A program cannot be started, or a file cannot be written.
    pub(super) fn round_trip(&self, version: &str, input: &Path, module: &Path) -> Result<Verdict> {
        let bitcode = module.with_extension("bc");
        let mut command = process::built(&self.tool, self.limits)?;
        command.args(["-q", "-r", "--keep-spec-constants"]).arg(input).arg("-o").arg(&bitcode);
        if let Some(verdict) = process::run(&mut command, Outcome::Refused)? {
            return Ok(Verdict::new(verdict.outcome, format!("-r: {}", verdict.reason)));
        }
        if let Some(verdict) = self.forward(version, &bitcode, &unjudged(module))? {
            return Ok(Verdict::new(verdict.outcome, format!("again: {}", verdict.reason)));
        }
        self.judge(module)
    }

    /// Judges the module that was written, and gives it its name if it is valid.
    fn judge(&self, module: &Path) -> Result<Verdict> {
        if let Some(verdict) = self.validate(&unjudged(module))? {
            return Ok(verdict);
        }
        fs::rename(unjudged(module), module)?;
        Ok(Verdict::passed())
    }

    /// Validates a module; `None` if it is valid.
    ///
    /// # Errors
    /// The validator cannot be started.
    pub(super) fn validate(&self, module: &Path) -> Result<Option<Verdict>> {
        let validator = match &self.validator {
            Some(path) => own::built(path)?,
            None => workspace::tool("spirv-val")?,
        };
        let mut command = if self.validator.is_some() {
            process::built(Path::new(validator.get_program()), self.limits)?
        } else {
            process::listed("spirv-val", self.limits)?
        };
        process::run(command.args(LIMITS.1).arg(module), Outcome::Invalid)
    }
}

/// The file of a module that is not known to be valid.
fn unjudged(module: &Path) -> PathBuf {
    module.with_extension("unjudged.spv")
}

/// Options of sources that clang lacks or that concern the runtime alone.
const OMITTED: [&str; 6] = [
    "-cl-fp16-enable",
    "-cl-fp64-enable",
    "-cl-zero-init-local-mem-vars",
    "-cl-kernel-arg-info",
    "-cl-no-subgroup-ifp",
    "-create-library",
];

/// Returns the options for clang that the options of OpenCL stand for. Of several language versions the last one holds;
/// without one, OpenCL C 1.2 is the default.
fn clang_options(options: &str) -> Vec<String> {
    let mut version = "-cl-std=CL1.2".to_owned();
    let mut mapped = Vec::new();
    for option in words(options) {
        if option.starts_with("-cl-std=") {
            // Clang 22 has no newer version, and OpenCL C 3.1 only makes features mandatory.
            version = option.replace("CL3.1", "CL3.0");
        } else if !OMITTED.contains(&option.as_str()) {
            mapped.push(option);
        }
    }
    mapped.insert(0, version);
    mapped
}

/// The words of a text as a shell separates them: quotes protect spaces, a backslash the next character.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let (mut word, mut quote) = (None::<String>, None);
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() || letter == '\0' => words.extend(word.take()),
            (None | Some('"'), '\\') => word.get_or_insert_default().extend(letters.next()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

/// Returns the names of the sources in a folder.
///
/// # Errors
/// It cannot be read.
pub(super) fn sources(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension() == Some(OsStr::new("cl")) {
            names.extend(path.file_stem().and_then(OsStr::to_str).map(str::to_owned));
        }
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_opencl_become_options_of_clang() {
        assert_eq!(clang_options(""), ["-cl-std=CL1.2"]);
        let options = "-cl-std=CL2.0 -D NAME=\"a b\" -cl-fp64-enable -cl-std=CL3.1 -cl-mad-enable";
        assert_eq!(clang_options(options), ["-cl-std=CL3.0", "-D", "NAME=a b", "-cl-mad-enable"]);
    }

    #[test]
    fn words_keep_quoted_spaces() {
        assert_eq!(words(r#" -I "a b"/c 'd"e'  x\ y "" "#), ["-I", "a b/c", "d\"e", "x y", ""]);
    }
}
