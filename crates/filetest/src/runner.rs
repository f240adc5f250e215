//! Runs the steps of a test file and compares what they print.

use crate::annotation;
use crate::directive::{self, DirectiveError, Outcome, Step};
use crate::expectation::{self, Expectation};
use crate::oracle::{OracleError, process};
use std::path::{Path, PathBuf};

/// What a test run needs to know about its surroundings.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The `spirv-llvm` command under test.
    pub tool: PathBuf,
    /// The same under the name `llvm-spirv`.
    pub drop_in: PathBuf,
    /// The same under the name `clspv`.
    pub clspv: PathBuf,
    /// A folder for files the steps write.
    pub scratch: PathBuf,
    /// Rewrite expectations instead of comparing with them.
    pub bless: bool,
}

/// Why a file test fails.
#[derive(Debug, thiserror::Error)]
pub enum TestError {
    /// The file's directives cannot be read.
    #[error(transparent)]
    Directive(#[from] DirectiveError),
    /// A program cannot be started.
    #[error(transparent)]
    Oracle(#[from] OracleError),
    /// The command under test is not one that this project built.
    #[error(transparent)]
    NotOwn(#[from] external_tools::own::NotOwn),
    /// A command names a program that tests may not call.
    #[error("`{0}` is not a program that a test may run")]
    UnknownProgram(String),
    /// A command did not end as its directive says.
    #[error("`{command}` ended with exit code {code:?}, expected {wanted}\n{output}")]
    Exit {
        /// The command line.
        command: String,
        /// Its exit code; none if a signal ended it.
        code: Option<i32>,
        /// The exit code that the directive asks for.
        wanted: i32,
        /// What it printed.
        output: String,
    },
    /// A command that refused its input left the file it was to write.
    #[error("`{0}` failed and left its output file behind")]
    LeftOutput(String),
    /// The output is not the expected one.
    #[error("{0}")]
    Output(String),
    /// Annotated errors and reported errors differ.
    #[error(transparent)]
    Annotation(#[from] annotation::AnnotationError),
    /// A file cannot be read or written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// Runs the test file at `path`; with [`Setting::bless`] it rewrites the expectation.
///
/// # Errors
/// The first thing that is not as the file says.
pub fn run(path: &Path, setting: &Setting) -> Result<(), TestError> {
    let text = std::fs::read_to_string(path)?;
    let directives = directive::parse(&text)?;
    std::fs::create_dir_all(&setting.scratch)?;
    let place = Place::of(path, setting);
    let mut outputs = Vec::new();
    let mut messages = String::new();
    for step in &directives.steps {
        let output = place.run(step)?;
        outputs.push(step.kept(&output));
        if step.outcome != Outcome::Success {
            messages += &output;
        }
    }
    annotation::check(&text, &messages)?;
    let expected = Expectation::read(path, &text)?;
    let actual = expected.with_outputs(&directives.steps, outputs);
    if setting.bless {
        return if expected == actual { Ok(()) } else { Ok(actual.bless(path, &text)?) };
    }
    match expectation::difference(&expected, &actual) {
        Some(report) => Err(TestError::Output(report)),
        None => Ok(()),
    }
}

/// Runs steps of the test file at `path`, other than it states them, and returns their outputs. How they end does not matter.
///
/// # Errors
/// A step cannot be run.
pub fn outputs(path: &Path, setting: &Setting, steps: &[Step]) -> Result<Vec<String>, TestError> {
    let place = Place::of(path, setting);
    let mut outputs = Vec::new();
    for step in steps {
        match place.run(step) {
            Ok(output) => outputs.push(output),
            Err(TestError::Exit { output, .. }) => outputs.push(output),
            // An earlier step did not write what this one reads.
            Err(TestError::LeftOutput(_) | TestError::Io(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(outputs)
}

/// What the variables of a command stand for.
struct Place<'a> {
    setting: &'a Setting,
    variables: [(&'static str, String); 3],
}

impl<'a> Place<'a> {
    fn of(path: &Path, setting: &'a Setting) -> Self {
        let name = path.file_name().unwrap_or_default();
        let folder = path.parent().unwrap_or(Path::new(""));
        let variables = [
            ("%s", path.to_string_lossy().into_owned()),
            ("%t", setting.scratch.join(name).to_string_lossy().into_owned()),
            ("%d", folder.to_string_lossy().into_owned()),
        ];
        Self { setting, variables }
    }

    fn expand(&self, word: &str) -> String {
        self.variables.iter().fold(word.to_owned(), |word, (name, value)| word.replace(name, value))
    }

    /// `output` with the paths of this machine replaced by the variables they came from.
    fn contract(&self, output: &str) -> String {
        self.variables.iter().fold(output.to_owned(), |text, (name, value)| text.replace(value, name))
    }

    /// Runs one line and returns what its commands printed.
    fn run(&self, step: &Step) -> Result<String, TestError> {
        let mut bytes = Vec::new();
        let mut messages = String::new();
        for (at, command) in step.commands.iter().enumerate() {
            let args: Vec<String> = command.iter().skip(1).map(|word| self.expand(word)).collect();
            let written = output_file(&args).map(PathBuf::from);
            if let Some(file) = &written {
                let _ = std::fs::remove_file(file);
            }
            let name = command.first().map_or("", String::as_str);
            let done = self.execute(name, &args, &bytes)?;
            let last = at + 1 == step.commands.len();
            let wanted = if last { step.outcome.code() } else { Outcome::Success.code() };
            if done.code != Some(wanted) {
                let output = String::from_utf8_lossy(&done.stdout) + done.messages.as_str();
                return Err(TestError::Exit {
                    command: command.join(" "),
                    code: done.code,
                    wanted,
                    output: output.into_owned(),
                });
            }
            if wanted != 0 && written.is_some_and(|file| file.exists()) {
                return Err(TestError::LeftOutput(command.join(" ")));
            }
            messages += &done.messages;
            bytes = done.stdout;
        }
        Ok(self.contract(&(String::from_utf8_lossy(&bytes) + messages.as_str())))
    }

    /// Runs one command over `input`.
    fn execute(&self, name: &str, args: &[String], input: &[u8]) -> Result<Ended, TestError> {
        let program = match name {
            "spirv-llvm" => external_tools::own::built(&self.setting.tool)?,
            "llvm-spirv" => external_tools::own::built(&self.setting.drop_in)?,
            "clspv" => external_tools::own::built(&self.setting.clspv)?,
            "clang" | "llvm-as" | "llvm-dis" | "opt" => {
                external_tools::tool(&format!("{name}-22")).map_err(OracleError::from)?.command()
            }
            "clang-23" | "llvm-as-23" | "llvm-dis-23" | "opt-23" => {
                external_tools::tool(name).map_err(OracleError::from)?.command()
            }
            #[cfg(feature = "spirv-val")]
            "spirv-val" | "spirv-dis" | "spirv-as" => return spirv_tools(name, args, input),
            _ => return Err(TestError::UnknownProgram(name.to_owned())),
        };
        let done = process::run(program, args, input)?;
        Ok(Ended {
            code: done.status.code(),
            stdout: done.stdout,
            messages: String::from_utf8_lossy(&done.stderr).into_owned(),
        })
    }
}

/// How a command ended.
struct Ended {
    /// None if a signal ended it.
    code: Option<i32>,
    stdout: Vec<u8>,
    messages: String,
}

/// SPIRV-Tools in this process, called as its programs are: `NAME [FILE|-] [-o FILE]`.
#[cfg(feature = "spirv-val")]
fn spirv_tools(name: &str, args: &[String], input: &[u8]) -> Result<Ended, TestError> {
    use crate::oracle::spirv_tools;
    let input = match args.first().map(String::as_str) {
        None | Some("-" | "-o") => input.to_owned(),
        Some(file) => std::fs::read(file)?,
    };
    let result = match name {
        "spirv-val" => spirv_tools::validate(&input).map(|()| Vec::new()),
        "spirv-dis" => spirv_tools::disassemble(&input).map(String::into_bytes),
        _ => spirv_tools::assemble(&String::from_utf8_lossy(&input)),
    };
    match (result, output_file(args)) {
        (Ok(bytes), Some(file)) => {
            std::fs::write(file, bytes)?;
            Ok(Ended { code: Some(0), stdout: Vec::new(), messages: String::new() })
        }
        (Ok(stdout), None) => Ok(Ended { code: Some(0), stdout, messages: String::new() }),
        (Err(error), _) => Ok(Ended { code: Some(1), stdout: Vec::new(), messages: format!("{error}\n") }),
    }
}

/// The file that a command is told to write.
fn output_file(args: &[String]) -> Option<&str> {
    let at = args.iter().position(|word| word == "-o")?;
    args.get(at + 1).map(String::as_str).filter(|file| *file != "-")
}
