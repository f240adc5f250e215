//! The command line.

mod direction;
mod lookalike;
mod messages;
mod misuse;
mod plain;
mod settings;
mod spelling;
mod to_options;
mod translate;
mod values;

pub(crate) use messages::MessageArgs;
pub(crate) use misuse::known_as;
pub(crate) use translate::{Mode, TranslateArgs};
pub(crate) use values::{ReportFormat, list_of_targets};

use crate::called_as::CalledAs;
use crate::color::Color;
use clap::{ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use settings::AssemblySettingArgs;
use spirv_llvm::{Options, Version};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Translate LLVM IR (bitcode or assembly) to SPIR-V, or SPIR-V to LLVM IR.
#[derive(Parser)]
#[command(name = "spirv-llvm", version, args_conflicts_with_subcommands = true, args_override_self = true,
          after_help = EXAMPLES)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) translate: TranslateArgs,
}

const EXAMPLES: &str = "\
Examples:
  spirv-llvm kernel.bc -o kernel.spv       LLVM bitcode to SPIR-V
  spirv-llvm -r kernel.spv -o kernel.bc    SPIR-V to LLVM bitcode
  spirv-llvm dis kernel.spv                the text of a SPIR-V binary
  spirv-llvm as kernel.spvasm              the SPIR-V binary of a text (of a .ll: bitcode)
  spirv-llvm report kernel.spv             version, entry points, capabilities, … of a SPIR-V binary
  spirv-llvm diff a.spv b.spv              the differences of two modules
  spirv-llvm cfg kernel.spv --svg -o k.svg a picture of a function's blocks
  spirv-llvm list program.o                the SPIR-V and bitcode in an object file
  spirv-llvm targets pocl                  the options that --target pocl sets

Exit status: 0 if the output was written, 1 if there is none (errors are on stderr), 2 for a wrong command line.";

/// Translate LLVM IR (bitcode or assembly) to SPIR-V, or SPIR-V to LLVM IR: `spirv-llvm` in place of `llvm-spirv`.
#[derive(Parser)]
#[command(name = "llvm-spirv", version = DROP_IN_VERSION, args_override_self = true)]
struct DropIn {
    #[command(flatten)]
    translate: TranslateArgs,
}

/// Builds look for the line with the version of LLVM: the newest version with readable files.
const DROP_IN_VERSION: &str = concat!("is spirv-llvm ", env!("CARGO_PKG_VERSION"), "\n  LLVM version 22.1.5");

/// Returns the command lines of both names, for the manual and the completions.
#[cfg(feature = "manual")]
pub(crate) fn commands() -> [clap::Command; 2] {
    [Cli::command(), DropIn::command()]
}

/// The usage and the examples, without the options.
pub(crate) fn short_help() -> String {
    let usage = Cli::command().render_usage();
    format!("{usage}\n\n{EXAMPLES}\n\nspirv-llvm --help lists the options.\n")
}

/// Parses the words of a command line, for the name by which the command was called.
///
/// # Errors
/// A wrong command line, or a question about the command itself such as `--help`.
pub(crate) fn parse(called_as: CalledAs, args: Vec<OsString>) -> Result<Cli, clap::Error> {
    match plain::translation(called_as, &args).filter(|plain| lookalike::check(plain).is_ok()) {
        Some(translate) => Ok(Cli { command: None, translate }),
        None => by_options(called_as, args),
    }
}

fn by_options(called_as: CalledAs, args: Vec<OsString>) -> Result<Cli, clap::Error> {
    let mut command = match called_as {
        CalledAs::SpirvLlvm => Cli::command(),
        CalledAs::LlvmSpirv => DropIn::command(),
    };
    let args = spelling::with_our_dashes(&mut command, args);
    let matches = command.try_get_matches_from_mut(args)?;
    let mut cli = Cli::of(called_as, &matches)?;
    if cli.command.is_none() {
        cli.translate.called_as = called_as;
        lookalike::check(&cli.translate).map_err(|error| error.format(&mut command))?;
        direction::check(&mut cli.translate, &matches).map_err(|error| error.format(&mut command))?;
    }
    Ok(cli)
}

impl Cli {
    fn of(called_as: CalledAs, matches: &ArgMatches) -> Result<Cli, clap::Error> {
        match called_as {
            CalledAs::SpirvLlvm => Cli::from_arg_matches(matches),
            CalledAs::LlvmSpirv => {
                Ok(Cli { command: None, translate: DropIn::from_arg_matches(matches)?.translate })
            }
        }
    }
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Disassemble a SPIR-V binary or LLVM bitcode.
    Dis(DisArgs),
    /// Assemble a SPIR-V binary or LLVM bitcode.
    As(AsArgs),
    /// Check the structure, types and constants of a SPIR-V binary, and that it declares the capabilities, extensions and
    /// version that it uses. spirv-val checks the rules of single instructions and of client APIs.
    Validate(ValidateArgs),
    /// Compare two SPIR-V modules, independently of ids and the order of declarations. The exit status is 0 if they are
    /// equal, 1 if they differ, 2 if they cannot be compared.
    Diff(DiffArgs),
    /// Print version, models, capabilities, extensions, entry points and specialization constants of a SPIR-V binary.
    Report(ReportArgs),
    /// Print the control-flow graph of functions, for Graphviz or as a picture.
    Cfg(CfgArgs),
    /// List the SPIR-V and LLVM bitcode in an object file, an archive or an offload bundle.
    List(ListArgs),
    /// Extract the SPIR-V and LLVM bitcode in an object file, an archive or an offload bundle into files.
    Extract(ExtractArgs),
    /// Print the presets of --target, or the options that one of them sets.
    Targets(TargetsArgs),
}

/// The form of the messages of a subcommand.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct JsonArgs {
    /// Write the messages as one JSON document to stderr.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct DisArgs {
    /// The input files; - is standard input.
    #[arg(required = true, value_name = "INPUT")]
    pub(crate) inputs: Vec<PathBuf>,
    /// The output file; - is standard output. With several inputs: the folder for the outputs.
    #[arg(short, long, default_value = "-")]
    pub(crate) output: PathBuf,
    /// Select a module of a bitcode file with several, counted from 0.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) module: Option<usize>,
    /// Print ids as numbers instead of names.
    #[arg(long)]
    pub(crate) raw_id: bool,
    /// Leave out the header.
    #[arg(long)]
    pub(crate) no_header: bool,
    /// Do not indent lines.
    #[arg(long)]
    pub(crate) no_indent: bool,
    /// Show the byte offset of every instruction.
    #[arg(long)]
    pub(crate) offsets: bool,
    /// Color the text.
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: Color,
    /// Print the internal text of the Khronos translator instead.
    #[arg(long)]
    pub(crate) internal: bool,
    #[command(flatten)]
    pub(crate) json: JsonArgs,
}

#[derive(Args)]
pub(crate) struct AsArgs {
    /// The text: SPIRV-Tools' assembly language, the Khronos translator's internal text, or LLVM assembly (a file that ends
    /// in .ll, or by its content); - is standard input.
    input: PathBuf,
    /// The output file; - is standard output. Default: the input with the extension .spv, or .bc for LLVM bitcode.
    #[arg(short, long)]
    output: Option<PathBuf>,
    #[command(flatten)]
    settings: AssemblySettingArgs,
    /// The version of SPIR-V, for a text without header.
    #[arg(long, value_name = "MAJOR.MINOR", default_value_t = Version::LATEST)]
    pub(crate) spirv_version: Version,
    /// Write the binary to a terminal, too.
    #[arg(long)]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) json: JsonArgs,
}

#[derive(Args)]
pub(crate) struct ValidateArgs {
    /// The input files; - is standard input.
    #[arg(required = true, value_name = "INPUT")]
    pub(crate) inputs: Vec<PathBuf>,
    /// Check the structure only.
    #[arg(long)]
    pub(crate) structure_only: bool,
    /// Print nothing about valid modules.
    #[arg(short, long)]
    pub(crate) quiet: bool,
    #[command(flatten)]
    pub(crate) json: JsonArgs,
}

#[derive(Args)]
pub(crate) struct DiffArgs {
    /// The first module: a binary or its text; - is standard input.
    pub(crate) old: PathBuf,
    /// The second module.
    pub(crate) new: PathBuf,
    /// Number of equal lines around each difference.
    #[arg(short = 'U', long, value_name = "LINES", default_value_t = 3)]
    pub(crate) unified: usize,
    /// Color the text.
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: Color,
    #[command(flatten)]
    pub(crate) json: JsonArgs,
}

#[derive(Args)]
pub(crate) struct ReportArgs {
    /// The input files; - is standard input.
    #[arg(required = true, value_name = "INPUT")]
    pub(crate) inputs: Vec<PathBuf>,
    /// Print JSON: for several inputs an object whose `files` have `input` and `report`.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct CfgArgs {
    /// A SPIR-V binary or its text, LLVM bitcode or assembly; - is standard input.
    pub(crate) input: PathBuf,
    /// The output file; - is standard output.
    #[arg(short, long, default_value = "-")]
    pub(crate) output: PathBuf,
    /// Show only the function of this name.
    #[arg(short, long, value_name = "NAME")]
    pub(crate) function: Option<String>,
    /// Print Graphviz' language: every function a cluster. That is the default.
    #[arg(long)]
    pub(crate) dot: bool,
    /// Print a picture of one function.
    #[arg(long, conflicts_with = "dot")]
    pub(crate) svg: bool,
    /// Leave out the instructions.
    #[arg(long)]
    pub(crate) blocks_only: bool,
    #[command(flatten)]
    pub(crate) json: JsonArgs,
}

#[derive(Args)]
pub(crate) struct ListArgs {
    /// The input file; - is standard input.
    pub(crate) input: PathBuf,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ExtractArgs {
    /// The input file; - is standard input.
    pub(crate) input: PathBuf,
    /// The folder for the files; it is created if necessary.
    #[arg(short, long, default_value = ".")]
    pub(crate) output: PathBuf,
    /// Extract one module only, by number or name.
    #[arg(long, value_name = "NUMBER|NAME")]
    pub(crate) entry: Option<String>,
    #[command(flatten)]
    pub(crate) json: JsonArgs,
}

#[derive(Args)]
pub(crate) struct TargetsArgs {
    /// Print the options of these presets. Default: list all presets.
    #[arg(value_name = "TARGET", value_parser = values::targets(), hide_possible_values = true)]
    pub(crate) names: Vec<String>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

impl AsArgs {
    pub(crate) fn input(&self) -> &Path {
        &self.input
    }

    pub(crate) fn output(&self, extension: &str) -> PathBuf {
        match &self.output {
            Some(path) => path.clone(),
            None if self.input.as_os_str() == "-" => self.input.clone(),
            None => self.input.with_extension(extension),
        }
    }

    /// Returns whether the input is LLVM assembly: its name decides, then its content.
    pub(crate) fn is_llvm(&self, input: &[u8]) -> bool {
        match self.input.extension().and_then(|e| e.to_str()) {
            Some("ll") => true,
            Some("spvasm" | "spt") => false,
            _ => spirv_llvm::is_llvm_assembly(input),
        }
    }

    /// Returns the library's options.
    pub(crate) fn options(&self) -> Result<Options, spirv_llvm::Error> {
        let mut options = Options::default();
        self.settings.apply(&mut options)?;
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_consistent() {
        Cli::command().debug_assert();
        DropIn::command().debug_assert();
    }

    fn parsed(called_as: CalledAs, line: &str) -> Result<Cli, clap::Error> {
        parse(called_as, line.split(' ').map(OsString::from).collect())
    }

    #[test]
    fn extension_lists_apply_in_order() {
        let cli =
            parsed(CalledAs::SpirvLlvm, "spirv-llvm a.bc --spirv-ext=-all,+SPV_KHR_expect_assume").unwrap();
        let options = cli.translate.options().unwrap();
        assert!(options.spirv.extensions.allows("SPV_KHR_expect_assume"));
        assert!(!options.spirv.extensions.allows("SPV_INTEL_optnone"));
        assert_eq!(cli.translate.output(), PathBuf::from("a.spv"));
    }

    #[test]
    fn flags_of_llvm_spirv_are_spelled_as_there() {
        let line = "llvm-spirv -r -spirv-ext +all -spirv-target-env=CL2.0 -spirv-target-env=SPV-IR --r --o x.bc a.spv";
        let cli = parsed(CalledAs::LlvmSpirv, line).unwrap();
        assert_eq!(cli.translate.output(), PathBuf::from("x.bc"));
        let options = cli.translate.options().unwrap();
        assert_eq!(options.llvm.dialect, spirv_llvm::BuiltinDialect::SpirvFriendly, "the last one counts");
    }

    #[test]
    fn the_dialect_without_one_goes_by_the_name() {
        let dialect =
            |called_as, line| parsed(called_as, line).unwrap().translate.options().unwrap().llvm.dialect;
        assert_eq!(dialect(CalledAs::LlvmSpirv, "llvm-spirv -r a.spv"), spirv_llvm::BuiltinDialect::OpenCl12);
        assert_eq!(dialect(CalledAs::SpirvLlvm, "spirv-llvm -r a.spv"), spirv_llvm::BuiltinDialect::OpenCl20);
    }

    #[test]
    fn a_target_is_options_in_front() {
        let line = "spirv-llvm -r a.spv --target sycl --spirv-max-version 1.5 --spirv-ext=-SPV_INTEL_optnone";
        let options = parsed(CalledAs::SpirvLlvm, line).unwrap().translate.options().unwrap();
        assert_eq!(options.llvm.dialect, spirv_llvm::BuiltinDialect::SpirvFriendly);
        assert_eq!(options.spirv.max_version, Version::V1_5);
        assert!(options.spirv.extensions.allows("SPV_KHR_shader_clock"));
        assert!(options.spirv.extensions.forbids("SPV_INTEL_optnone"));
        for target in spirv_llvm::Settings::targets() {
            for way in ["", " -r"] {
                let line = format!("spirv-llvm a{way} --target {}", target.name);
                assert!(parsed(CalledAs::SpirvLlvm, &line).unwrap().translate.options().is_ok(), "{line}");
            }
        }
        assert!(parsed(CalledAs::SpirvLlvm, "spirv-llvm a.spv --target nobody").is_err());
    }

    #[test]
    fn options_of_the_other_direction_are_errors_or_notes() {
        assert!(parsed(CalledAs::SpirvLlvm, "spirv-llvm a.bc --spirv-target-env=CL1.2").is_err());
        let cli = parsed(CalledAs::LlvmSpirv, "llvm-spirv a.bc --spirv-target-env=CL1.2").unwrap();
        assert_eq!(cli.translate.notes.len(), 1);
    }
}
