//! The options of the two translations, and of what `llvm-spirv` does beside them.

use super::limits::LimitArgs;
use super::values::{Consumer, ReportFormat, Strictness, address_space, consumer, machine, switch};
use super::{CalledAs, MessageArgs};
use crate::loss_report::Volume;
use crate::message::Message;
use clap::builder::PossibleValuesParser;
use clap::{ArgAction, Args, ValueEnum};
use spirv_llvm::{Direction, StorageClass, Version};
use std::num::NonZero;
use std::path::{Path, PathBuf};

/// What is made of the input.
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
    /// ending of what it becomes.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// How many threads to use, for one input or for several at a time; 0 is as many as there are processors.
    #[arg(short, long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    jobs: usize,
    /// Translate SPIR-V to LLVM bitcode.
    #[arg(short, long, action = ArgAction::SetTrue)]
    pub(crate) reverse: bool,
    /// With -r: write LLVM assembly instead of bitcode.
    #[arg(short = 'S', long)]
    pub(crate) emit_llvm: bool,
    /// Which one to take of what an object file, an archive or an offload bundle holds, by number or name (see `list`).
    #[arg(long, value_name = "NUMBER|NAME")]
    pub(crate) entry: Option<String>,
    /// Which module of a bitcode file with several, counted from 0.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) module: Option<usize>,
    /// What a consumer needs: version, extensions, spelling of builtins. Options that are given beside it count more.
    /// `help` lists the consumers.
    #[arg(long, value_name = "NAME", value_parser = consumer)]
    pub(super) target: Option<Consumer>,
    /// The highest SPIR-V version to write or to accept.
    #[arg(long, value_name = "MAJOR.MINOR", default_value_t = Version::LATEST)]
    pub(super) spirv_max_version: Version,
    /// SPIR-V extensions that may be used: a list of +NAME, -NAME, +all, -all; the last word on one counts. Default: none, with -r all.
    #[arg(long, value_name = "LIST", value_delimiter = ',', allow_hyphen_values = true)]
    pub(super) spirv_ext: Vec<String>,
    /// Pass over names of extensions that are not known, with a warning.
    #[arg(long)]
    pub(super) lenient: bool,
    /// Keep attributes and metadata that SPIR-V has no words for in the set NonSemantic.AuxData, and attach them again.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false",
          value_parser = switch, value_name = "BOOL", hide_default_value = true)]
    pub(super) spirv_preserve_auxdata: bool,
    /// Read or write the internal text of llvm-spirv instead of a binary.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false",
          value_parser = switch, value_name = "BOOL", hide_default_value = true)]
    pub(crate) spirv_text: bool,

    /// The lowest SPIR-V version to write. What needs none is written as 1.0.
    #[arg(long, value_name = "MAJOR.MINOR", default_value_t = Version::V1_0, help_heading = TO_SPIRV)]
    pub(super) spirv_min_version: Version,
    /// Let no-wrap flags, annotations, loop counts and comparisons of pointers raise the version, up to the highest.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true",
          value_parser = switch, value_name = "BOOL", help_heading = TO_SPIRV)]
    pub(super) spirv_hints_raise_version: Option<bool>,
    /// The storage class of an address space other than 0, such as 10=CrossWorkgroup; a list.
    #[arg(long, value_name = "NUMBER=CLASS", value_delimiter = ',', value_parser = address_space,
          help_heading = TO_SPIRV)]
    pub(super) spirv_address_space: Vec<(u32, StorageClass)>,
    /// Write pointers that do not say what they point to (allows SPV_KHR_untyped_pointers unless the list forbids it).
    #[arg(long, help_heading = TO_SPIRV)]
    pub(super) spirv_untyped_pointers: bool,
    /// Turn variables of functions that are only loaded and stored into values first.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false",
          value_parser = switch, value_name = "BOOL", hide_default_value = true, help_heading = TO_SPIRV)]
    pub(super) spirv_mem2reg: bool,
    /// Leave out what the consumer cannot read, a list of decorations and of OpLifetimeStart and OpLifetimeStop; it is reported as lost.
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help_heading = TO_SPIRV)]
    pub(super) spirv_omit: Vec<String>,
    /// The set of instructions for debug information; none for lines only.
    #[arg(long, value_name = "SET", default_value = "ocl-100", help_heading = TO_SPIRV)]
    pub(super) spirv_debug_info_version: DebugInfoVersion,
    /// How debug information is written where validators refuse what the translator of Khronos reads and writes, and, in LLVM
    /// IR, whether structures are distinct and functions keep all variables, as it has them; khronos under the name
    /// llvm-spirv, otherwise valid.
    #[arg(long, value_name = "FORM")]
    pub(super) spirv_debug_info_form: Option<FormName>,
    /// Which of several valid forms is written where they say the same: the one with the least, or that of the translator of
    /// Khronos, for programs that look for it; khronos under the name llvm-spirv, otherwise plain.
    #[arg(long, value_name = "FORMS")]
    pub(super) spirv_forms: Option<FormsName>,
    /// Write operators of debug expressions that only newer sets of debug instructions have.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false",
          value_parser = switch, value_name = "BOOL", hide_default_value = true, help_heading = TO_SPIRV)]
    pub(super) spirv_allow_extra_diexpressions: bool,
    /// When products and sums may be fused: where LLVM's flags say so, never, or always.
    #[arg(long, value_name = "WHEN", default_value = "on", help_heading = TO_SPIRV)]
    pub(super) spirv_fp_contract: FpContract,
    /// The instruction set for llvm.fmuladd: mad of OpenCL.std, or none for a product and a sum.
    #[arg(long, value_name = "SET", default_value = "OpenCL.std", conflicts_with = "spirv_replace_fmuladd_with_ocl_mad",
          help_heading = TO_SPIRV)]
    pub(super) spirv_ext_inst: FmulAddSet,
    /// The same, as older versions of llvm-spirv have it.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "true",
          value_parser = switch, value_name = "BOOL", hide = true, help_heading = TO_SPIRV)]
    pub(super) spirv_replace_fmuladd_with_ocl_mad: bool,
    /// Make calls of imported functions of intrinsics without a form in SPIR-V: all, or those whose names begin so.
    #[arg(long, value_name = "PREFIXES", num_args = 0..=1, require_equals = true, default_missing_value = "",
          value_delimiter = ',', help_heading = TO_SPIRV)]
    pub(super) spirv_allow_unknown_intrinsics: Vec<String>,
    /// Keep types and qualifiers of kernel arguments as strings.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true",
          value_parser = switch, value_name = "BOOL", help_heading = TO_SPIRV)]
    pub(super) preserve_ocl_kernel_arg_type_metadata_through_string: Option<bool>,
    /// Print the text of the module instead of writing the binary.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false",
          value_parser = switch, value_name = "BOOL", hide_default_value = true, help_heading = TO_SPIRV)]
    pub(crate) spirv_tools_dis: bool,
    /// List what asked for the version, each capability and each extension of the SPIR-V module, on stderr.
    #[arg(long, help_heading = TO_SPIRV)]
    pub(crate) explain: bool,
    /// Say why a pointer points to what it points to, on stderr: @function:%value (unnamed ones by number), @global,
    /// @function (its pointer parameters and its result), or %struct:member. Can be given more than once.
    #[arg(long, value_name = "POINTER", help_heading = TO_SPIRV)]
    pub(crate) explain_type: Vec<String>,

    /// How builtins are spelled in LLVM IR: CL1.2, CL2.0 or SPV-IR.  Default: CL2.0. Or the newest environment that shaders may
    /// be for: vulkan1.0 to vulkan1.4.
    #[arg(long, value_name = "ENV", value_parser = PossibleValuesParser::new(spirv_llvm::environments()),
          help_heading = TO_LLVM)]
    pub(super) spirv_target_env: Option<String>,
    /// Whether builtin variables become calls or global variables.
    #[arg(long, value_name = "FORM", default_value = "function", help_heading = TO_LLVM)]
    pub(super) spirv_builtin_format: BuiltinFormat,
    /// Make functions of compute shaders that a CPU runs; TRIPLE says which.  Default: x86_64-unknown-linux-gnu.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = spirv_llvm::DEFAULT_TRIPLE,
          value_parser = machine, value_name = "TRIPLE", help_heading = TO_LLVM)]
    pub(super) executable: Option<String>,
    /// With --executable: variables as global variables, names and patterns as MLIR's conversion has them.
    #[arg(long, requires = "executable", conflicts_with = "robust", help_heading = TO_LLVM)]
    pub(super) mlir_names: bool,
    /// With --executable: keep accesses in their buffers and arrays, and conversions in range. Takes time.
    #[arg(long, requires = "executable", help_heading = TO_LLVM)]
    pub(super) robust: bool,
    /// Put functions whose addresses are taken into address space 9, and let pointers to functions point there. In the forms
    /// of llvm-spirv pointers to functions are in memory of code only with it, in both directions.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", default_value = "false",
          value_parser = switch, value_name = "BOOL", hide_default_value = true, help_heading = TO_LLVM)]
    pub(super) spirv_emit_function_ptr_addr_space: bool,
    /// Other numbers for address spaces than the convention's, a list such as 0:5,4:0. Names of builtins keep the
    /// convention's.
    #[arg(long, value_name = "FROM:TO", value_delimiter = ',', value_parser = spirv_llvm::parse_address_space_number,
          conflicts_with = "executable", help_heading = TO_LLVM)]
    pub(super) spirv_addrspace_map: Vec<(u32, u32)>,
    /// The address space of functions.  Default: 0.
    #[arg(long, value_name = "NUMBER", value_parser = spirv_llvm::parse_address_space, conflicts_with = "executable",
          help_heading = TO_LLVM)]
    pub(super) spirv_function_program_addrspace: Option<u32>,
    /// Write the names of kernel arguments.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true",
          value_parser = switch, value_name = "BOOL", help_heading = TO_LLVM)]
    pub(super) spirv_gen_kernel_arg_name_md: Option<bool>,
    /// Values of specialization constants, such as "1:i32:64 2:f32:0.5"; the types are those of LLVM, bits of floats may
    /// be written in hexadecimal. The last value of a constant counts.
    #[arg(long, value_name = "ID:TYPE:VALUE", help_heading = TO_LLVM)]
    pub(super) spec_const: Vec<String>,
    /// Keep the specialization constants of kernels that --spec-const gives no value, as calls of __spirv_SpecConstant, which
    /// become the constants again. Default: their values are the ones in the module. Shaders keep them always.
    #[arg(long, conflicts_with = "executable", help_heading = TO_LLVM)]
    pub(super) keep_spec_constants: bool,
    /// The LLVM version (16 to 23) that must be able to read the bitcode. Default: the oldest that can express it.
    #[arg(long, value_name = "VERSION", value_parser = clap::value_parser!(u32).range(16..=23),
          help_heading = TO_LLVM)]
    pub(crate) llvm_version: Option<u32>,
    /// Refuse modules that break rules of SPIR-V which widely used producers break, instead of warning.
    #[arg(long, help_heading = TO_LLVM)]
    pub(super) strict_input: bool,

    /// Choose the variants of functions for one device (SPV_INTEL_function_variants), which the options below describe; what
    /// they do not say is as a variant wants it.
    #[arg(long, num_args = 0, help_heading = VARIANTS)]
    pub(super) fnvar_spec_enable: bool,
    /// The category of the device's architecture, by its number in the registry of devices.
    #[arg(long, value_name = "NUMBER", requires = "fnvar_spec_enable", help_heading = VARIANTS)]
    pub(super) fnvar_category: Option<u32>,
    /// The family of the device's architecture.
    #[arg(long, value_name = "NUMBER", requires_all = ["fnvar_spec_enable", "fnvar_category"], help_heading = VARIANTS)]
    pub(super) fnvar_family: Option<u32>,
    /// The device's architecture in its family.
    #[arg(long, value_name = "NUMBER", requires_all = ["fnvar_spec_enable", "fnvar_family"], help_heading = VARIANTS)]
    pub(super) fnvar_arch: Option<u32>,
    /// The device's target.
    #[arg(long, value_name = "NUMBER", requires = "fnvar_spec_enable", help_heading = VARIANTS)]
    pub(super) fnvar_target: Option<u32>,
    /// What the target has, a list.
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',', requires_all = ["fnvar_spec_enable", "fnvar_target"],
          help_heading = VARIANTS)]
    pub(super) fnvar_features: Vec<u32>,
    /// The SPIR-V capabilities that the device supports, a list of names or numbers.
    #[arg(long, value_name = "CAPABILITIES", value_delimiter = ',', value_parser = spirv_llvm::parse_capability,
          requires = "fnvar_spec_enable", help_heading = VARIANTS)]
    pub(super) fnvar_capabilities: Vec<u32>,
    /// Write the SPIR-V module for the device, too.
    #[arg(long, value_name = "FILE", requires = "fnvar_spec_enable", help_heading = VARIANTS)]
    pub(crate) fnvar_spv_out: Option<PathBuf>,

    /// List everything that could not be carried, on stderr.
    #[arg(long, value_name = "FORMAT", num_args = 0..=1, require_equals = true, default_missing_value = "text",
          help_heading = MESSAGES)]
    report_loss: Option<ReportFormat>,
    /// Accept modules beyond the sizes that every consumer takes, such as 255 parameters of a function.
    #[arg(long)]
    pub(super) lift_universal_limits: bool,
    /// Leave out names of values, blocks, structure types and their members.
    #[arg(long)]
    pub(super) strip_names: bool,
    /// Make it an error when something cannot be carried: all of it, or what is of this grade or matters more.
    #[arg(long, value_name = "GRADE", num_args = 0..=1, require_equals = true, default_missing_value = "all",
          help_heading = MESSAGES)]
    pub(super) strict: Option<Strictness>,
    #[command(flatten)]
    pub(crate) messages: MessageArgs,

    /// Write LLVM IR that has a form in SPIR-V, as bitcode: the module before it becomes SPIR-V.
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
    pub(super) limits: LimitArgs,
    #[command(flatten)]
    pub(super) without_meaning: WithoutMeaning,

    /// The name of the command.
    #[arg(skip)]
    pub(crate) called_as: CalledAs,
    /// What the command line gave reason to say.
    #[arg(skip)]
    pub(crate) notes: Vec<Message>,
}

const TO_SPIRV: &str = "To SPIR-V";
const TO_LLVM: &str = "To LLVM IR (-r)";
const VARIANTS: &str = "Variants of functions (-r)";
const MESSAGES: &str = "Messages";
const DROP_IN: &str = "As llvm-spirv";

/// Flags of llvm-spirv that are accepted and change nothing; [`direction`](super::direction) says why.
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

/// The sets of debug instructions, by the names that llvm-spirv has for them.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum DebugInfoVersion {
    /// No set: of debug information the lines are carried.
    None,
    /// `SPIRV.debug`, which was never registered: validators refuse it.
    Legacy,
    /// `OpenCL.DebugInfo.100`.
    #[value(name = "ocl-100")]
    OpenCl100,
    /// `NonSemantic.Shader.DebugInfo.100`.
    #[value(name = "nonsemantic-shader-100")]
    NonSemanticShader100,
    /// `NonSemantic.Shader.DebugInfo.200`.
    #[value(name = "nonsemantic-shader-200")]
    NonSemanticShader200,
}

/// The forms of debug information.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum FormName {
    /// As validators accept it.
    Valid,
    /// As the translator of Khronos writes it.
    Khronos,
}

/// The forms of everything else.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum FormsName {
    /// With the least.
    Plain,
    /// As the translator of Khronos writes it.
    Khronos,
}

/// What llvm-spirv does on an error.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum ErrorHandling {
    Exit,
    Abort,
    Ignore,
}

/// When products and sums may be fused.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum FpContract {
    /// Where LLVM's flags say so.
    On,
    /// Never.
    Off,
    /// Always.
    Fast,
}

/// The instruction set for `llvm.fmuladd`.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum FmulAddSet {
    /// A product and a sum.
    None,
    /// `mad`.
    #[value(name = "OpenCL.std")]
    OpenClStd,
}

/// What builtin variables become.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum BuiltinFormat {
    /// Calls.
    Function,
    /// Variables.
    Global,
}

impl TranslateArgs {
    /// What a command line asks for that has no other options: everything else is as the options' defaults have it.
    pub(super) fn plain(input: PathBuf, output: Option<PathBuf>, reverse: bool) -> TranslateArgs {
        TranslateArgs {
            inputs: vec![input],
            output,
            jobs: 1,
            reverse,
            emit_llvm: false,
            entry: None,
            module: None,
            target: None,
            spirv_max_version: Version::LATEST,
            spirv_ext: Vec::new(),
            lenient: false,
            spirv_preserve_auxdata: false,
            spirv_text: false,
            spirv_min_version: Version::V1_0,
            spirv_hints_raise_version: None,
            spirv_address_space: Vec::new(),
            spirv_untyped_pointers: false,
            spirv_mem2reg: false,
            spirv_omit: Vec::new(),
            spirv_debug_info_version: DebugInfoVersion::OpenCl100,
            spirv_debug_info_form: None,
            spirv_forms: None,
            spirv_allow_extra_diexpressions: false,
            spirv_fp_contract: FpContract::On,
            spirv_ext_inst: FmulAddSet::OpenClStd,
            spirv_replace_fmuladd_with_ocl_mad: true,
            spirv_allow_unknown_intrinsics: Vec::new(),
            preserve_ocl_kernel_arg_type_metadata_through_string: None,
            spirv_tools_dis: false,
            explain: false,
            explain_type: Vec::new(),
            spirv_target_env: None,
            spirv_builtin_format: BuiltinFormat::Function,
            executable: None,
            mlir_names: false,
            robust: false,
            spirv_emit_function_ptr_addr_space: false,
            spirv_addrspace_map: Vec::new(),
            spirv_function_program_addrspace: None,
            spirv_gen_kernel_arg_name_md: None,
            spec_const: Vec::new(),
            keep_spec_constants: false,
            llvm_version: None,
            strict_input: false,
            fnvar_spec_enable: false,
            fnvar_category: None,
            fnvar_family: None,
            fnvar_arch: None,
            fnvar_target: None,
            fnvar_features: Vec::new(),
            fnvar_capabilities: Vec::new(),
            fnvar_spv_out: None,
            report_loss: None,
            lift_universal_limits: false,
            strip_names: false,
            strict: None,
            messages: MessageArgs::default(),
            regularise: false,
            to_text: false,
            to_binary: false,
            spec_const_info: false,
            spirv_print_report: false,
            limits: LimitArgs::default(),
            without_meaning: WithoutMeaning::default(),
            called_as: CalledAs::default(),
            notes: Vec::new(),
        }
    }

    /// What is to be done.
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

    /// How much is said of losses when no report is asked for. Callers of llvm-spirv do not expect to hear of them.
    pub(crate) fn volume(&self) -> Volume {
        match (self.messages.quiet, self.messages.verbose, self.called_as) {
            (true, ..) => Volume::Quiet,
            (_, true, _) => Volume::Verbose,
            (_, _, CalledAs::LlvmSpirv) => Volume::Quiet,
            (_, _, CalledAs::SpirvLlvm) => Volume::Normal,
        }
    }

    /// Whether it is asked which consumers there are.
    pub(crate) fn lists_targets(&self) -> bool {
        matches!(self.target, Some(Consumer::Help))
    }

    /// The input files.
    pub(crate) fn inputs(&self) -> &[PathBuf] {
        &self.inputs
    }

    /// The one input file; the first of several.
    pub(crate) fn input(&self) -> &Path {
        self.inputs.first().map_or("-".as_ref(), PathBuf::as_path)
    }

    /// The same for one of several input files, whose output goes into the folder that there is for the outputs.
    pub(crate) fn for_input(&self, input: &Path) -> TranslateArgs {
        let mut one = TranslateArgs { inputs: vec![input.to_owned()], output: None, jobs: 1, ..self.clone() };
        if let Some(folder) = &self.output {
            let name = one.output().file_name().map(PathBuf::from).unwrap_or_default();
            one.output = Some(folder.join(name));
        }
        one
    }

    /// How many threads to use.
    pub(crate) fn threads(&self) -> usize {
        match self.jobs {
            0 => std::thread::available_parallelism().map_or(1, NonZero::get),
            jobs => jobs,
        }
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
