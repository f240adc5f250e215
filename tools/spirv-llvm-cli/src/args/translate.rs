//! The options of the two translations, and of the other tasks of `llvm-spirv`.

use super::MessageArgs;
use super::settings::SettingArgs;
use super::values::{ReportFormat, switch};
use crate::called_as::CalledAs;
use crate::loss_report::Volume;
use crate::message::Message;
use clap::{ArgAction, Args, ValueEnum};
use spirv_llvm::Direction;
use std::path::{Path, PathBuf};

/// The requested output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// LLVM IR becomes SPIR-V.
    ToSpirv,
    /// SPIR-V becomes LLVM IR.
    ToLlvm,
    /// LLVM IR becomes LLVM IR that has a form in SPIR-V.
    Regularise,
    /// A SPIR-V binary becomes internal text.
    ToText,
    /// Internal text becomes a SPIR-V binary.
    ToBinary,
    /// Facts about a SPIR-V binary are printed.
    Print,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct TranslateArgs {
    /// The input files; - is standard input.
    #[arg(value_name = "INPUT", default_value = "-")]
    inputs: Vec<PathBuf>,
    /// The output file; - is standard output. With several inputs: the folder for the outputs. Default: the input with the
    /// extension of the output.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Write a binary to a terminal, too.
    #[arg(long)]
    pub(crate) force: bool,
    /// Translate SPIR-V to LLVM bitcode.
    #[arg(short, long, action = ArgAction::SetTrue)]
    pub(crate) reverse: bool,
    /// With -r: write LLVM assembly instead of bitcode.
    #[arg(short = 'S', long)]
    pub(crate) emit_llvm: bool,
    /// Select a module of an object file, an archive or an offload bundle, by number or name (see `list`).
    #[arg(long, value_name = "NUMBER|NAME")]
    pub(crate) entry: Option<String>,
    /// Select a module of a bitcode file with several, counted from 0.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) module: Option<usize>,
    /// Ignore unknown extension names, with a warning.
    #[arg(long)]
    pub(super) lenient: bool,
    /// Read or write the internal text of llvm-spirv instead of a binary.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false",
          value_parser = switch, value_name = "BOOL", hide_default_value = true)]
    pub(crate) spirv_text: bool,

    #[command(flatten)]
    pub(super) settings: SettingArgs,

    /// Print the text of the module instead of writing the binary.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false",
          value_parser = switch, value_name = "BOOL", hide_default_value = true, help_heading = TO_SPIRV)]
    pub(crate) spirv_tools_dis: bool,
    /// List the reasons for the version, each capability and each extension of the SPIR-V module, on stderr.
    #[arg(long, help_heading = TO_SPIRV)]
    pub(crate) explain: bool,
    /// Explain the pointee type of a pointer, on stderr: @function:%value (unnamed ones by number), @global, @function (its
    /// pointer parameters and its result), or %struct:member. Can be given more than once.
    #[arg(long, value_name = "POINTER", help_heading = TO_SPIRV)]
    pub(crate) explain_type: Vec<String>,

    /// Write the SPIR-V module for the device, too.
    #[arg(long, value_name = "FILE", requires = "fnvar-spec-enable", help_heading = VARIANTS)]
    pub(crate) fnvar_spv_out: Option<PathBuf>,

    /// List all losses, on stderr.
    #[arg(long, value_name = "FORMAT", num_args = 0..=1, require_equals = true, default_missing_value = "text",
          help_heading = MESSAGES)]
    report_loss: Option<ReportFormat>,
    #[command(flatten)]
    pub(crate) messages: MessageArgs,

    /// Write the legalized LLVM IR as bitcode, before its translation to SPIR-V.
    #[arg(short = 's', num_args = 0, help_heading = DROP_IN, conflicts_with = "reverse")]
    regularise: bool,
    /// Write the internal text of a SPIR-V binary.
    #[arg(long, num_args = 0, help_heading = DROP_IN, conflicts_with_all = ["reverse", "regularise"])]
    to_text: bool,
    /// Write the SPIR-V binary of an internal text.
    #[arg(long, num_args = 0, help_heading = DROP_IN, conflicts_with_all = ["reverse", "regularise", "to_text"])]
    to_binary: bool,
    /// Print the scalar specialization constants of a SPIR-V binary.
    #[arg(long, num_args = 0, help_heading = DROP_IN)]
    pub(crate) spec_const_info: bool,
    /// Print version, models, capabilities, extensions and instruction sets of a SPIR-V binary.
    #[arg(long, num_args = 0, help_heading = DROP_IN)]
    pub(crate) spirv_print_report: bool,

    #[command(flatten)]
    pub(super) without_meaning: WithoutMeaning,

    /// The name of the command.
    #[arg(skip)]
    pub(crate) called_as: CalledAs,
    /// Notes about the command line.
    #[arg(skip)]
    pub(crate) notes: Vec<Message>,
    /// Whether the threads are taken by other inputs.
    #[arg(skip)]
    pub(super) shares_threads: bool,
}

const TO_SPIRV: &str = "To SPIR-V";
const VARIANTS: &str = "Function variants (-r)";
const MESSAGES: &str = "Messages";
const DROP_IN: &str = "As llvm-spirv";

/// Flags of llvm-spirv that are accepted and have no effect; [`direction`](super::direction) has the reasons.
#[derive(Args, Clone, Debug, Default)]
#[rustfmt::skip] // a table
pub(super) struct WithoutMeaning {
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, value_parser = switch, default_missing_value = "true")]
    spirv_lower_const_expr: Option<bool>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, value_parser = switch, default_missing_value = "true")]
    spirv_erase_cl_md: Option<bool>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, value_parser = switch, default_missing_value = "true")]
    spirv_verify_regularize_passes: Option<bool>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, value_parser = switch, default_missing_value = "true")]
    spirv_use_llvm_backend_target: Option<bool>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, value_parser = switch, default_missing_value = "true")]
    spirv_expand_step: Option<bool>,
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, value_parser = switch, default_missing_value = "true")]
    spirv_debug: Option<bool>,
    #[arg(long, hide = true, value_name = "HOW")]
    spirv_error_handling: Option<ErrorHandling>,
}

/// The reaction of llvm-spirv to an error.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum ErrorHandling {
    Exit,
    Abort,
    Ignore,
}

impl TranslateArgs {
    /// A command line with no other options: the rest has the options' defaults.
    pub(super) fn plain(input: PathBuf, output: Option<PathBuf>, reverse: bool) -> TranslateArgs {
        TranslateArgs {
            inputs: vec![input],
            output,
            force: false,
            reverse,
            emit_llvm: false,
            entry: None,
            module: None,
            lenient: false,
            spirv_text: false,
            settings: SettingArgs::default(),
            spirv_tools_dis: false,
            explain: false,
            explain_type: Vec::new(),
            fnvar_spv_out: None,
            report_loss: None,
            messages: MessageArgs::default(),
            regularise: false,
            to_text: false,
            to_binary: false,
            spec_const_info: false,
            spirv_print_report: false,
            without_meaning: WithoutMeaning::default(),
            called_as: CalledAs::default(),
            notes: Vec::new(),
            shares_threads: false,
        }
    }

    /// Returns the requested task.
    pub(crate) fn mode(&self) -> Mode {
        match () {
            () if self.spec_const_info || self.spirv_print_report => Mode::Print,
            () if self.to_text => Mode::ToText,
            () if self.to_binary => Mode::ToBinary,
            () if self.regularise => Mode::Regularise,
            () if self.reverse => Mode::ToLlvm,
            () => Mode::ToSpirv,
        }
    }

    /// Which translation the library's options are for.
    pub(super) fn direction(&self) -> Direction {
        match self.mode() {
            Mode::ToLlvm => Direction::ToLlvm,
            _ => Direction::ToSpirv,
        }
    }

    /// The form of the loss report, if one is wanted.
    pub(crate) fn report_loss(&self) -> Option<ReportFormat> {
        self.report_loss
    }

    /// Returns how much is printed about losses if no report is requested. Callers of llvm-spirv do not expect messages
    /// about them.
    pub(crate) fn volume(&self) -> Volume {
        match (self.messages.quiet, self.messages.verbose, self.called_as) {
            (true, ..) => Volume::Quiet,
            (_, true, _) => Volume::Verbose,
            (_, _, CalledAs::LlvmSpirv) => Volume::Quiet,
            (_, _, CalledAs::SpirvLlvm) => Volume::Normal,
        }
    }

    /// Returns the list that is requested, of targets or of features.
    pub(crate) fn list(&self) -> Option<String> {
        self.settings.list.map(|list| list())
    }

    /// The input files.
    pub(crate) fn inputs(&self) -> &[PathBuf] {
        &self.inputs
    }

    /// The one input file; the first of several.
    pub(crate) fn input(&self) -> &Path {
        self.inputs.first().map_or("-".as_ref(), PathBuf::as_path)
    }

    /// Returns the same for one of several input files, with its output in the folder for the outputs.
    pub(crate) fn for_input(&self, input: &Path) -> TranslateArgs {
        let mut one = TranslateArgs {
            inputs: vec![input.to_owned()],
            output: None,
            shares_threads: true,
            ..self.clone()
        };
        if let Some(folder) = &self.output {
            let name = one.output().file_name().map(PathBuf::from).unwrap_or_default();
            one.output = Some(folder.join(name));
        }
        one
    }

    /// The folder for the outputs of several inputs.
    pub(crate) fn folder(&self) -> Option<&Path> {
        self.output.as_deref()
    }

    pub(crate) fn output(&self) -> PathBuf {
        let ending = match self.mode() {
            Mode::ToSpirv if self.spirv_tools_dis => {
                return self.output.clone().unwrap_or_else(|| "-".into());
            }
            Mode::ToSpirv | Mode::ToText if self.spirv_text || self.mode() == Mode::ToText => "spt",
            Mode::ToSpirv | Mode::ToText | Mode::ToBinary => "spv",
            Mode::ToLlvm if self.emit_llvm => "ll",
            Mode::ToLlvm => "bc",
            Mode::Regularise => "regularized.bc",
            Mode::Print => return "-".into(),
        };
        match &self.output {
            Some(path) => path.clone(),
            None if self.input().as_os_str() == "-" => self.input().to_owned(),
            None => self.input().with_extension(ending),
        }
    }
}
