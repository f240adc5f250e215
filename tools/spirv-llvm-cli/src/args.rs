//! The command line.

use crate::specialization;
use clap::{Args, Parser, Subcommand, ValueEnum};
use spirv_llvm::{BuiltinDialect, ExtensionPolicy, Options, StorageClass, Version};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Translate LLVM IR (bitcode or assembly) to SPIR-V, or SPIR-V to LLVM IR.
#[derive(Parser)]
#[command(name = "spirv-llvm", version, args_conflicts_with_subcommands = true, after_help = EXAMPLES)]
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
  spirv-llvm report kernel.spv             what a SPIR-V binary says about itself

Exit status: 0 when the output was written, 1 when there is none (the reasons are on stderr), 2 for a wrong command line.";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Print the text of a SPIR-V binary or of LLVM bitcode.
    Dis(DisArgs),
    /// Make a SPIR-V binary, or LLVM bitcode, of its text.
    As(AsArgs),
    /// Check the structure of a SPIR-V binary.
    Validate(ValidateArgs),
    /// Print version, models, capabilities, extensions, entry points and specialization constants of a SPIR-V binary.
    Report(ReportArgs),
}

#[derive(Args)]
pub(crate) struct DisArgs {
    /// The input file; - is standard input.
    pub(crate) input: PathBuf,
    /// Where the text goes; - is standard output.
    #[arg(short, long, default_value = "-")]
    pub(crate) output: PathBuf,
    /// Which module of a bitcode file with several, counted from 0.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) module: Option<usize>,
    /// Call ids by their numbers instead of by names.
    #[arg(long)]
    pub(crate) raw_id: bool,
    /// Leave out the header.
    #[arg(long)]
    pub(crate) no_header: bool,
    /// Begin every line at its left end.
    #[arg(long)]
    pub(crate) no_indent: bool,
    /// Show the byte offset of every instruction.
    #[arg(long)]
    pub(crate) offsets: bool,
    /// Colour the text.
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: Color,
    /// Print the internal text of the Khronos translator instead.
    #[arg(long)]
    pub(crate) internal: bool,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal.
    Auto,
    Always,
    Never,
}

#[derive(Args)]
pub(crate) struct AsArgs {
    /// The text: SPIRV-Tools' assembly language, the Khronos translator's internal text, or LLVM assembly (a file that
    /// ends in .ll, or by what it says); - is standard input.
    input: PathBuf,
    /// The output file; - is standard output. Default: the input with the ending .spv, or .bc for LLVM bitcode.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// The LLVM version (16 to 22) that must be able to read the bitcode. Default: the oldest that can express it.
    #[arg(long, value_name = "VERSION", value_parser = clap::value_parser!(u32).range(16..=22))]
    pub(crate) llvm_version: Option<u32>,
    /// The version of SPIR-V, for a text without header.
    #[arg(long, value_name = "MAJOR.MINOR", default_value_t = Version::LATEST)]
    pub(crate) spirv_version: Version,
}

#[derive(Args)]
pub(crate) struct ValidateArgs {
    /// The input file; - is standard input.
    pub(crate) input: PathBuf,
}

#[derive(Args)]
pub(crate) struct ReportArgs {
    /// The input file; - is standard input.
    pub(crate) input: PathBuf,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct TranslateArgs {
    /// The input file; - is standard input.
    #[arg(required = true)]
    input: Option<PathBuf>,
    /// The output file; - is standard output. Default: the input with the ending .spv (with -r: .bc).
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Translate SPIR-V to LLVM bitcode.
    #[arg(short, long)]
    pub(crate) reverse: bool,
    /// With -r: write LLVM assembly instead of bitcode.
    #[arg(short = 'S', long, requires = "reverse")]
    pub(crate) emit_llvm: bool,
    /// Which module of a bitcode file with several, counted from 0.
    #[arg(long, value_name = "NUMBER", conflicts_with = "reverse")]
    pub(crate) module: Option<usize>,
    /// The highest SPIR-V version to write or to accept.
    #[arg(long, value_name = "MAJOR.MINOR", default_value_t = Version::LATEST)]
    spirv_max_version: Version,
    /// The lowest SPIR-V version to write. What needs none is written as 1.0; hints such as loop counts do not raise it.
    #[arg(long, value_name = "MAJOR.MINOR", default_value_t = Version::V1_0)]
    spirv_min_version: Version,
    /// SPIR-V extensions that may be used: a list of +NAME, -NAME, +all, -all. Default: none, with -r all.
    #[arg(long, value_name = "LIST", value_delimiter = ',', allow_hyphen_values = true)]
    spirv_ext: Vec<String>,
    /// The storage class of an address space other than 0, such as 10=CrossWorkgroup; a list.
    #[arg(long, value_name = "NUMBER=CLASS", value_delimiter = ',', value_parser = address_space)]
    spirv_address_space: Vec<(u32, StorageClass)>,
    /// Write pointers that do not say what they point to (allows SPV_KHR_untyped_pointers unless the list forbids it).
    #[arg(long, conflicts_with = "reverse")]
    spirv_untyped_pointers: bool,
    /// How builtins are spelled in LLVM IR.
    #[arg(long, value_name = "ENV", default_value = "CL2.0")]
    spirv_target_env: Environment,
    /// With -r: values of specialization constants, such as "1:i32:64 2:f32:0.5"; the types are those of LLVM, bits of
    /// floats may be written in hexadecimal.
    #[arg(long, value_name = "ID:TYPE:VALUE", value_delimiter = ' ', requires = "reverse",
          value_parser = specialization::parse)]
    spec_const: Vec<(u32, u64)>,
    /// The LLVM version (16 to 22) that must be able to read the bitcode. Default: the oldest that can express it.
    #[arg(long, value_name = "VERSION", value_parser = clap::value_parser!(u32).range(16..=22))]
    pub(crate) llvm_version: Option<u32>,
    /// List everything that could not be carried, on stderr.
    #[arg(long, value_name = "FORMAT", num_args = 0..=1, require_equals = true, default_missing_value = "text")]
    report_loss: Option<ReportFormat>,
    /// List what asked for the version, each capability and each extension of the SPIR-V module, on stderr.
    #[arg(long, conflicts_with = "reverse")]
    pub(crate) explain: bool,
    /// Say why a pointer points to what it points to, on stderr: @function:%value (unnamed ones by number), @global,
    /// @function (its pointer parameters and its result), or %struct:member. Can be given more than once.
    #[arg(long, value_name = "POINTER", conflicts_with = "reverse")]
    pub(crate) explain_type: Vec<String>,
    /// Write what --report-loss, --explain and --explain-type say as JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// Leave out names of values, blocks, structure types and their members.
    #[arg(long)]
    strip_names: bool,
    /// Make it an error when something cannot be carried.
    #[arg(long)]
    strict: bool,
    /// With -r: refuse modules that break rules of SPIR-V which widely used producers break, instead of warning.
    #[arg(long, requires = "reverse")]
    strict_input: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Environment {
    #[value(name = "CL1.2")]
    OpenCl12,
    #[value(name = "CL2.0")]
    OpenCl20,
    #[value(name = "SPV-IR")]
    SpirvFriendly,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum ReportFormat {
    Text,
    Json,
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

    /// Whether the input is LLVM assembly: its name decides, then what it says.
    pub(crate) fn is_llvm(&self, input: &[u8]) -> bool {
        match self.input.extension().and_then(|e| e.to_str()) {
            Some("ll") => true,
            Some("spvasm" | "spt") => false,
            _ => spirv_llvm::is_llvm_assembly(input),
        }
    }

    pub(crate) fn options(&self) -> Options {
        let mut options = Options::default();
        options.llvm_version = self.llvm_version;
        options
    }
}

impl TranslateArgs {
    /// The form of the loss report, if one is wanted.
    pub(crate) fn report_loss(&self) -> Option<ReportFormat> {
        self.report_loss.map(|format| if self.json { ReportFormat::Json } else { format })
    }

    pub(crate) fn input(&self) -> PathBuf {
        self.input.clone().unwrap_or_else(|| "-".into())
    }

    pub(crate) fn output(&self) -> PathBuf {
        match (&self.output, self.input()) {
            (Some(path), _) => path.clone(),
            (None, input) if input.as_os_str() == "-" => input,
            (None, input) => input.with_extension(match (self.reverse, self.emit_llvm) {
                (false, _) => "spv",
                (true, false) => "bc",
                (true, true) => "ll",
            }),
        }
    }

    /// The library's options; an error is a message for the user.
    pub(crate) fn options(&self) -> Result<Options, String> {
        let mut options = Options::default();
        options.max_version = self.spirv_max_version;
        options.min_version = self.spirv_min_version;
        if options.min_version > options.max_version {
            return Err("error: --spirv-min-version is above --spirv-max-version".to_owned());
        }
        options.extensions = if self.reverse { ExtensionPolicy::all() } else { ExtensionPolicy::none() };
        if self.spirv_untyped_pointers {
            options.untyped_pointers = true;
            options.extensions.set("SPV_KHR_untyped_pointers", true);
        }
        for item in &self.spirv_ext {
            let allowed = match item.as_bytes().first() {
                Some(b'+') => true,
                Some(b'-') => false,
                _ => return Err(format!("error: --spirv-ext: '{item}' does not start with + or -")),
            };
            match &item[1..] {
                "all" if allowed => options.extensions = ExtensionPolicy::all(),
                "all" => options.extensions = ExtensionPolicy::none(),
                name => options.extensions.set(name, allowed),
            }
        }
        options.dialect = match self.spirv_target_env {
            Environment::OpenCl12 => BuiltinDialect::OpenCl12,
            Environment::OpenCl20 => BuiltinDialect::OpenCl20,
            Environment::SpirvFriendly => BuiltinDialect::SpirvFriendly,
        };
        options.llvm_version = self.llvm_version;
        options.address_spaces = self.spirv_address_space.clone();
        options.specialization = self.spec_const.clone();
        options.strip_names = self.strip_names;
        options.strict = self.strict;
        options.strict_input = self.strict_input;
        Ok(options)
    }
}

/// Reads `10=CrossWorkgroup`.
fn address_space(text: &str) -> Result<(u32, StorageClass), String> {
    let (number, class) = text.split_once('=').ok_or("expected NUMBER=CLASS")?;
    let number = number.parse().ok().filter(|number| *number != 0);
    let number = number.ok_or("the address space must be a number other than 0")?;
    let class = StorageClass::from_name(class).filter(|class| STORAGE_CLASSES.contains(class));
    let classes: Vec<String> = STORAGE_CLASSES.iter().map(|class| format!("{class:?}")).collect();
    let class = class.ok_or_else(|| format!("the storage classes of kernels are {}", classes.join(", ")))?;
    Ok((number, class))
}

/// The storage classes that kernels have.
const STORAGE_CLASSES: &[StorageClass] = &[
    StorageClass::UniformConstant,
    StorageClass::Input,
    StorageClass::Output,
    StorageClass::Workgroup,
    StorageClass::CrossWorkgroup,
    StorageClass::Function,
    StorageClass::Generic,
    StorageClass::DeviceOnlyINTEL,
    StorageClass::HostOnlyINTEL,
    StorageClass::CodeSectionINTEL,
];

/// Options of the tools this one replaces are also written with one dash (`-spirv-ext=+all`): give those a second.
pub(crate) fn with_double_dashes(args: impl Iterator<Item = OsString>) -> impl Iterator<Item = OsString> {
    args.map(|arg| match arg.to_str() {
        Some(text) if text.starts_with("-spirv-") || text.starts_with("-spec-const") => {
            format!("-{text}").into()
        }
        _ => arg,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn extension_lists_apply_in_order() {
        let cli = Cli::parse_from(["spirv-llvm", "a.bc", "--spirv-ext=-all,+SPV_KHR_expect_assume"]);
        let options = cli.translate.options().unwrap();
        assert!(options.extensions.allows("SPV_KHR_expect_assume"));
        assert!(!options.extensions.allows("SPV_INTEL_optnone"));
        assert_eq!(cli.translate.output(), PathBuf::from("a.spv"));
    }
}
