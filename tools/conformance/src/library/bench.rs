//! Takes programs through every form: compiles, translates, runs, and brings back what the runtime wrote.

use super::case::{Case, GROUP, SCRATCH, SUB_GROUP};
use super::exceptions;
use super::program::Program;
use anyhow::{Context, Result, bail};
use external_tools::own;
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use task_support::runtime::{self, Programs};
use task_support::{corpus, workspace};

/// How long a program may take, all forms together: some kernels do not come out of the runtime's own compiler.
const SECONDS: &str = "60";

/// In which form the runtime gets a program. The first is what the others are compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Form {
    /// OpenCL C, which the runtime compiles itself.
    Source,
    /// Our SPIR-V of clang's bitcode.
    Spirv,
    /// Our bitcode of that SPIR-V, with calls of OpenCL C 2.0's functions.
    OpenCl20,
    /// Our SPIR-V of our bitcode of that SPIR-V in the SPIR-V friendly form, which the runtime does not take itself.
    Friendly,
}

impl Form {
    pub(super) const ALL: &[Form] = &[Form::Source, Form::Spirv, Form::OpenCl20, Form::Friendly];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Form::Source => "source",
            Form::Spirv => "SPIR-V",
            Form::OpenCl20 => "CL2.0 bitcode",
            Form::Friendly => "SPV-IR and SPIR-V again",
        }
    }

    /// How the runtime takes it.
    const fn taken_as(self) -> &'static str {
        match self {
            Form::Source => "source",
            Form::Spirv | Form::Friendly => "spirv",
            Form::OpenCl20 => "bitcode",
        }
    }
}

/// What became of a form: the bytes of all outputs, or why there are none.
pub(super) type Outcome = std::result::Result<Vec<u8>, String>;

/// The file that a step makes, or why it makes none.
type Made = std::result::Result<PathBuf, String>;

/// Where programs are run.
pub(super) struct Bench {
    pub(super) programs: Programs,
    pub(super) seed: u64,
}

impl Bench {
    /// The number of the entry that excuses this form of a case, which is about the runtime.
    pub(super) fn excuse(&self, case: &Case, form: Form) -> Option<usize> {
        exceptions::find(case, form).filter(|_| self.programs.runner.is_none())
    }

    /// Runs these cases as the program `name` in those forms; gives an outcome for each form.
    ///
    /// # Errors
    /// A file cannot be written, or a program that is needed does not start.
    pub(super) fn run(&self, name: &str, program: &Program, forms: &[Form]) -> Result<Vec<(Form, Outcome)>> {
        let folder = self.programs.folder.join(name);
        fs::create_dir_all(&folder)?;
        let outcomes = self.run_in(&folder, program, forms);
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
        outcomes
    }

    fn run_in(&self, folder: &Path, program: &Program, forms: &[Form]) -> Result<Vec<(Form, Outcome)>> {
        fs::write(folder.join("input.bin"), &program.input)?;
        let (source, with_definitions) = (folder.join("program.cl"), folder.join("program.defined.cl"));
        fs::write(&source, program.source())?;
        fs::write(&with_definitions, program.source_with_definitions())?;
        let translated = self.translate(folder, program, &source)?;
        let mut outcomes = Vec::new();
        let mut modules = Vec::new();
        for form in forms {
            let module = match &translated {
                _ if *form == Form::Source && self.programs.runner.is_none() => Ok(with_definitions.clone()),
                Ok(_) if *form == Form::Source => self.compiled(folder, program, &with_definitions)?,
                Ok(spirv) => self.form(folder, spirv, *form)?,
                Err(reason) => Err(reason.clone()),
            };
            match module {
                Ok(module) => modules.push((*form, module)),
                Err(reason) => outcomes.push((*form, Err(reason))),
            }
        }
        let same = |a: &Path, b: &Path| Ok::<_, std::io::Error>(fs::read(a)? == fs::read(b)?);
        // The same module gives the same once more.
        let mut twin = None;
        if let [.., (Form::Spirv, spirv), (Form::OpenCl20, _), (Form::Friendly, again)] = modules.as_slice()
            && same(spirv, again)?
        {
            twin = modules.pop();
        }
        let results = match &self.programs.runner {
            Some(runner) => execute_ours(runner, folder, program, &modules)?,
            None => self.execute(folder, program, &modules)?,
        };
        outcomes.extend(modules.iter().map(|(form, _)| *form).zip(results));
        if twin.is_some() {
            let outcome =
                outcomes.iter().find(|(form, _)| *form == Form::Spirv).map(|(_, outcome)| outcome.clone());
            outcomes.extend(outcome.map(|outcome| (Form::Friendly, outcome)));
        }
        Ok(outcomes)
    }

    /// Our SPIR-V of a program, or why there is none.
    fn translate(&self, folder: &Path, program: &Program, source: &Path) -> Result<Made> {
        let (spirv, llvm) = (folder.join("program.spv"), llvm_of(folder, program));
        match program.assembly() {
            Some(text) => fs::write(&llvm, text)?,
            None => {
                if let Err(reason) = tried("clang-22", &mut compiler(source, &llvm, level(program))?)? {
                    return Ok(Err(reason));
                }
            }
        }
        Ok(tried("to SPIR-V", &mut self.there(&llvm, &spirv)?)?.map(|()| spirv))
    }

    /// clang's bitcode of a program with the functions that are not the runtime's: what our own runner gets as its source.
    fn compiled(&self, folder: &Path, program: &Program, with_definitions: &Path) -> Result<Made> {
        if program.cases.iter().all(|case| case.definitions.is_empty()) {
            return Ok(Ok(llvm_of(folder, program)));
        }
        let bitcode = folder.join("program.defined.bc");
        let mut clang = compiler(with_definitions, &bitcode, level(program))?;
        Ok(tried("clang-22", &mut clang)?.map(|()| bitcode))
    }

    /// What a form other than the source is made of our SPIR-V, or why it is not.
    fn form(&self, folder: &Path, spirv: &Path, form: Form) -> Result<Made> {
        match form {
            Form::OpenCl20 => {
                let bitcode = folder.join("program.cl20.bc");
                Ok(tried("back to CL2.0", &mut self.back(spirv, &bitcode, "CL2.0")?)?.map(|()| bitcode))
            }
            Form::Friendly => {
                let (bitcode, again) =
                    (folder.join("program.friendly.bc"), folder.join("program.friendly.spv"));
                if let Err(reason) = tried("back to SPV-IR", &mut self.back(spirv, &bitcode, "SPV-IR")?)? {
                    return Ok(Err(reason));
                }
                Ok(tried("SPV-IR to SPIR-V", &mut self.there(&bitcode, &again)?)?.map(|()| again))
            }
            Form::Source | Form::Spirv => Ok(Ok(spirv.to_owned())),
        }
    }

    /// Our translation of LLVM IR to SPIR-V.
    fn there(&self, llvm: &Path, spirv: &Path) -> Result<Command> {
        let mut command = self.tool()?;
        command.arg(llvm).arg("--spirv-ext=+all").arg("-o").arg(spirv);
        Ok(command)
    }

    /// Our translation of SPIR-V to bitcode in a dialect.
    fn back(&self, spirv: &Path, bitcode: &Path, dialect: &str) -> Result<Command> {
        let mut command = self.tool()?;
        command.arg("-r").arg(spirv).arg("-o").arg(bitcode).arg(format!("--spirv-target-env={dialect}"));
        Ok(command)
    }

    fn tool(&self) -> Result<Command> {
        Ok(own::built(&self.programs.tool)?)
    }

    /// Runs modules on the runtime, in a process that one of them may end: then a new one runs the rest.
    fn execute(&self, folder: &Path, program: &Program, modules: &[(Form, PathBuf)]) -> Result<Vec<Outcome>> {
        let mut outcomes = Vec::new();
        while outcomes.len() < modules.len() {
            let rest = &modules[outcomes.len()..];
            let result = |form: &Form| folder.join(format!("{form:?}.bin"));
            let kernels =
                program.kernels.iter().map(|kernel| json!([format!("k{}", kernel.number), kernel.items]));
            let plan = json!({
                "input": folder.join("input.bin"),
                "output": program.output_size.max(1),
                "scratch": SCRATCH,
                "group": GROUP,
                "kernels": kernels.collect::<Vec<_>>(),
                "forms": rest.iter().map(|(f, module)| json!([f.taken_as(), module, result(f)])).collect::<Vec<_>>(),
            });
            fs::write(folder.join("plan.json"), plan.to_string())?;
            let output = self.device(&folder.join("plan.json"))?.output().context("cannot start Python")?;
            let said = String::from_utf8_lossy(&output.stdout);
            for (line, (form, _)) in said.lines().zip(rest) {
                outcomes.push(match serde_json::from_str::<Option<String>>(line)? {
                    None => Ok(fs::read(result(form))?),
                    Some(trouble) => Err(shortened(&trouble)),
                });
            }
            if outcomes.len() < modules.len() {
                let error = String::from_utf8_lossy(&output.stderr);
                outcomes.push(Err(format!("running ended with {}\n{}", output.status, last_lines(&error))));
            }
        }
        Ok(outcomes)
    }

    fn device(&self, plan: &Path) -> Result<Command> {
        let mut command = workspace::tool("timeout")?;
        command
            .arg(SECONDS)
            .arg(&self.programs.python)
            .args(["-W", "ignore"])
            .arg(workspace::root().join(runtime::SCRIPTS).join("library.py"))
            .arg(plan)
            .envs(self.programs.environment());
        Ok(command)
    }
}

/// The file of a program in LLVM IR.
pub(super) fn llvm_of(folder: &Path, program: &Program) -> PathBuf {
    folder.join(if program.assembly().is_some() { "program.ll" } else { "program.bc" })
}

/// Runs modules with our own runner, each in a process of its own.
fn execute_ours(
    runner: &Path,
    folder: &Path,
    program: &Program,
    modules: &[(Form, PathBuf)],
) -> Result<Vec<Outcome>> {
    let mut outcomes = Vec::new();
    // A case without inputs needs a buffer all the same.
    let input = folder.join("input.bin");
    if program.input.is_empty() {
        fs::write(&input, [0; 128])?;
    }
    for (form, module) in modules {
        let (result, launches) = (folder.join(format!("{form:?}.bin")), folder.join("launches.txt"));
        fs::write(&result, vec![0; program.output_size.max(1)])?;
        let (given, made) = (format!("buffer:u8:{}", input.display()), result.display());
        let lines = program.kernels.iter().map(|kernel| {
            format!(
                "--entry k{} --grid {} --group {GROUP} --arg \"{given}\" --arg \"{given}\" --arg \"buffer:u8:{made}\" \
                 --arg local:{SCRATCH} --out \"2:{made}\"\n",
                kernel.number, kernel.items
            )
        });
        fs::write(&launches, lines.collect::<String>())?;
        let mut command = workspace::tool("timeout")?;
        command.arg(SECONDS).arg(runner).arg("--quiet").arg(module).arg("--launches").arg(&launches);
        command.args(["--threads", "1", "--sub-group"]).arg(SUB_GROUP.to_string());
        if form.taken_as() != "spirv" {
            command.arg("--as-is");
        }
        let output = command.output().context("cannot start the runner")?;
        outcomes.push(if output.status.success() {
            Ok(fs::read(&result)?)
        } else {
            Err(format!("{}: {}", output.status, last_lines(&String::from_utf8_lossy(&output.stderr))))
        });
    }
    Ok(outcomes)
}

/// The level of optimisation of a program: one or the other, always the same for the same cases. Sub-groups want the kernel
/// in one function: without optimisation clang calls another for its body, and the runtime's vectors of work-items lose
/// their masks there, also where it is given clang's own bitcode.
pub(super) fn level(program: &Program) -> &'static str {
    let is_in_sub_groups = |case: &Case| case.in_sub_groups || case.body.contains("sub_group");
    let calls: usize = program.cases.iter().map(|case| case.call.len()).sum();
    if calls.is_multiple_of(2) && !program.cases.iter().any(is_in_sub_groups) { "-O0" } else { "-O2" }
}

/// Clang, compiling OpenCL C to bitcode. Its header has functions of Intel's extensions that its own list has not.
pub(super) fn compiler(source: &Path, bitcode: &Path, level: &str) -> Result<Command> {
    let mut clang = workspace::tool(corpus::CLANG)?;
    clang
        .args([
            "-x",
            "cl",
            "-cl-std=CL3.0",
            "-cl-no-stdinc",
            "-include",
            "opencl-c.h",
            "-Xclang",
            "-cl-ext=+all",
        ])
        .args(["-target", "spir64", level, "-w", "-emit-llvm", "-c"])
        .arg(source)
        .arg("-o")
        .arg(bitcode);
    Ok(clang)
}

/// Runs a step of a translation; says what it said if it failed.
pub(super) fn tried(step: &str, command: &mut Command) -> Result<std::result::Result<(), String>> {
    let output = command.output().with_context(|| format!("cannot start the step `{step}`"))?;
    if output.status.success() {
        return Ok(Ok(()));
    }
    if output.status.code().is_none() {
        bail!("step `{step}` ended with {}", output.status);
    }
    Ok(Err(format!("{step}: {}", shortened(&String::from_utf8_lossy(&output.stderr)))))
}

/// The first lines of a message.
fn shortened(text: &str) -> String {
    text.lines().filter(|line| !line.trim().is_empty()).take(8).collect::<Vec<_>>().join("\n")
}

pub(super) fn last_lines(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(4)..].join("\n")
}
