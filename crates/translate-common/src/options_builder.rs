//! Options one by one: what may be chosen, checked as a whole at the end.

use crate::code::Code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::limits::{CancelFlag, Limits};
use crate::losses::LossGrade;
use crate::omitted::Omitted;
use crate::options::{BuiltinDialect, BuiltinForm, Contraction, ExtensionPolicy, Forms, Options};
use crate::place::Place;
use crate::specialization::SpecValue;
use crate::stages::StageLog;
use llvm_model::MAX_ADDRESS_SPACE;
use spirv_grammar::{StorageClass, Version};
use spirv_mapping::debug_info::{Dialect as DebugInfoSet, Form as DebugInfoForm};
use spirv_module::Device;

/// Makes [`Options`]. What is not said has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[must_use]
pub struct OptionsBuilder {
    options: Options,
}

impl From<Options> for OptionsBuilder {
    /// A builder that begins with these.
    fn from(options: Options) -> OptionsBuilder {
        OptionsBuilder { options }
    }
}

impl Options {
    /// A builder, with the defaults.
    pub fn builder() -> OptionsBuilder {
        OptionsBuilder::default()
    }
}

impl OptionsBuilder {
    /// The highest SPIR-V version that may be written or read ([`Options::max_version`]).
    pub fn max_version(mut self, version: Version) -> Self {
        self.options.max_version = version;
        self
    }
    /// The lowest SPIR-V version to write ([`Options::min_version`]).
    pub fn min_version(mut self, version: Version) -> Self {
        self.options.min_version = version;
        self
    }
    /// Which extensions may be used; replaces what was said before ([`Options::extensions`]).
    pub fn extensions(mut self, policy: ExtensionPolicy) -> Self {
        self.options.extensions = policy;
        self
    }
    /// Allows one extension.
    pub fn allow_extension(mut self, name: &str) -> Self {
        self.options.extensions.set(name, true);
        self
    }
    /// Forbids one extension.
    pub fn forbid_extension(mut self, name: &str) -> Self {
        self.options.extensions.set(name, false);
        self
    }
    /// How builtins are spelled in LLVM IR ([`Options::dialect`]).
    pub fn dialect(mut self, dialect: BuiltinDialect) -> Self {
        self.options.dialect = dialect;
        self
    }
    /// The LLVM version whose reader must accept written bitcode ([`Options::llvm_version`]).
    pub fn llvm_version(mut self, major: u32) -> Self {
        self.options.llvm_version = Some(major);
        self
    }
    /// The storage class of an address space other than 0 ([`Options::address_spaces`]).
    pub fn address_space(mut self, number: u32, class: StorageClass) -> Self {
        self.options.address_spaces.push((number, class));
        self
    }
    /// Whether written pointers do not say what they point to ([`Options::untyped_pointers`]). It takes the extension
    /// SPV_KHR_untyped_pointers, which this does not allow by itself.
    pub fn untyped_pointers(mut self, on: bool) -> Self {
        self.options.untyped_pointers = on;
        self
    }
    /// The value of a specialization constant, by its number ([`Options::specialization`]).
    pub fn spec_constant(mut self, number: u32, value: impl Into<SpecValue>) -> Self {
        self.options.specialization.push((number, value.into()));
        self
    }
    /// Whether specialization constants without a value stay open ([`Options::keep_spec_constants`]).
    pub fn keep_spec_constants(mut self, on: bool) -> Self {
        self.options.keep_spec_constants = on;
        self
    }
    /// Makes losses errors that matter at least so much ([`Options::strict`]).
    pub fn strict(mut self, grade: LossGrade) -> Self {
        self.options.strict = Some(grade);
        self
    }
    /// Whether a module may exceed the universal limits ([`Options::lift_universal_limits`]).
    pub fn lift_universal_limits(mut self, on: bool) -> Self {
        self.options.lift_universal_limits = on;
        self
    }
    /// Whether names that only help people are left out ([`Options::strip_names`]).
    pub fn strip_names(mut self, on: bool) -> Self {
        self.options.strip_names = on;
        self
    }
    /// Another number for an address space than the convention's ([`Options::address_space_numbers`]).
    pub fn address_space_number(mut self, convention: u32, number: u32) -> Self {
        self.options.address_space_numbers.insert(convention, number);
        self
    }
    /// The address space of all functions ([`Options::program_address_space`]).
    pub fn program_address_space(mut self, number: u32) -> Self {
        self.options.program_address_space = Some(number);
        self
    }
    /// The device that a module with variants is read for ([`Options::device`]).
    pub fn device(mut self, device: Device) -> Self {
        self.options.device = Some(device);
        self
    }
    /// Whether a SPIR-V module must keep rules that widely used producers break ([`Options::strict_input`]).
    pub fn strict_input(mut self, on: bool) -> Self {
        self.options.strict_input = on;
        self
    }
    /// The set of instructions that debug information is written in, `None` for lines only ([`Options::debug_info`]).
    pub fn debug_info(mut self, set: Option<DebugInfoSet>) -> Self {
        self.options.debug_info = set;
        self
    }
    /// How debug information is written where validators refuse what Khronos writes ([`Options::debug_info_form`]).
    pub fn debug_info_form(mut self, form: DebugInfoForm) -> Self {
        self.options.debug_info_form = form;
        self
    }
    /// Which of several valid forms is written ([`Options::forms`]).
    pub fn forms(mut self, forms: Forms) -> Self {
        self.options.forms = forms;
        self
    }
    /// Whether operators of expressions are written that only newer sets have ([`Options::extra_debug_operators`]).
    pub fn extra_debug_operators(mut self, on: bool) -> Self {
        self.options.extra_debug_operators = on;
        self
    }
    /// When products and sums of floats may be fused ([`Options::contraction`]).
    pub fn contraction(mut self, contraction: Contraction) -> Self {
        self.options.contraction = contraction;
        self
    }
    /// Whether `llvm.fmuladd` is `mad` of OpenCL.std ([`Options::fmuladd_as_mad`]).
    pub fn fmuladd_as_mad(mut self, on: bool) -> Self {
        self.options.fmuladd_as_mad = on;
        self
    }
    /// Leaves out what a consumer cannot read ([`Options::omitted`]).
    pub fn omit(mut self, omitted: Omitted) -> Self {
        self.options.omitted = omitted;
        self
    }
    /// Lets intrinsics with this prefix that have no form in SPIR-V become calls ([`Options::unknown_intrinsics`]).
    pub fn allow_unknown_intrinsics(mut self, prefix: &str) -> Self {
        self.options.unknown_intrinsics.push(prefix.to_owned());
        self
    }
    /// Whether functions have an address space of their own ([`Options::function_address_space`]).
    pub fn function_address_space(mut self, on: bool) -> Self {
        self.options.function_address_space = on;
        self
    }
    /// Makes functions of compute shaders that the machine of this triple runs ([`Options::executable`]).
    pub fn executable(mut self, triple: &str) -> Self {
        self.options.executable = Some(triple.to_owned());
        self
    }
    /// Whether what is executable has the form of MLIR's conversion ([`Options::mlir_names`]).
    pub fn mlir_names(mut self, on: bool) -> Self {
        self.options.mlir_names = on;
        self
    }
    /// Whether accesses and conversions of what is executable are defined out of range ([`Options::robust`]).
    pub fn robust(mut self, on: bool) -> Self {
        self.options.robust = on;
        self
    }
    /// Whether hints may raise the version ([`Options::hints_raise_version`]).
    pub fn hints_raise_version(mut self, on: bool) -> Self {
        self.options.hints_raise_version = on;
        self
    }
    /// Whether variables that are only loaded and stored become values first ([`Options::promote_variables`]).
    pub fn promote_variables(mut self, on: bool) -> Self {
        self.options.promote_variables = on;
        self
    }
    /// Whether types of kernel arguments are kept as strings ([`Options::kernel_arg_types`]).
    pub fn kernel_arg_types(mut self, on: bool) -> Self {
        self.options.kernel_arg_types = on;
        self
    }
    /// Whether names of kernel arguments are written as metadata ([`Options::kernel_arg_names`]).
    pub fn kernel_arg_names(mut self, on: bool) -> Self {
        self.options.kernel_arg_names = on;
        self
    }
    /// Whether what SPIR-V has no words for is kept in NonSemantic.AuxData ([`Options::aux_data`]).
    pub fn aux_data(mut self, on: bool) -> Self {
        self.options.aux_data = on;
        self
    }
    /// What builtin variables become ([`Options::builtin_form`]).
    pub fn builtin_form(mut self, form: BuiltinForm) -> Self {
        self.options.builtin_form = form;
        self
    }
    /// How many threads a translation may use ([`Options::threads`]).
    pub fn threads(mut self, threads: usize) -> Self {
        self.options.threads = threads;
        self
    }
    /// How much a translation may take ([`Options::limits`]): begin with [`Limits::default`] and change what matters.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.options.limits = limits;
        self
    }
    /// The flag by which the host says that it wants no result any more ([`Options::cancel`]).
    pub fn cancel(mut self, flag: &CancelFlag) -> Self {
        self.options.cancel = Some(flag.clone());
        self
    }
    /// Where the host wants to read how long each stage took ([`Options::stages`]).
    pub fn stages(mut self, log: &StageLog) -> Self {
        self.options.stages = Some(log.clone());
        self
    }
    /// The options.
    ///
    /// # Errors
    /// They contradict each other, or one has a value that it cannot have ([`Code::InvalidOption`]).
    pub fn build(self) -> Result<Options, Diagnostics> {
        let options = self.options;
        let refuse = |message: String| Diagnostic::error(Place::Module, message).code(Code::InvalidOption);
        if options.min_version > options.max_version {
            let (min, max) = (options.min_version, options.max_version);
            return Err(refuse(format!("the lowest version, {min}, is above the highest, {max}"))
                .help("raise --spirv-max-version, or lower --spirv-min-version")
                .into());
        }
        for &(number, class) in &options.address_spaces {
            let storage = options.profile.storage;
            if number == 0 {
                return Err(refuse("the address space 0 has its storage class already".to_owned())
                    .help("give another address space a storage class")
                    .into());
            }
            if !storage.iter().any(|pair| pair.spirv == class) {
                let name = options.profile.name;
                return Err(refuse(format!("{name} modules do not have the storage class {class:?}")).into());
            }
        }
        let numbers = options.address_space_numbers.iter().flat_map(|(from, to)| [*from, *to]);
        if let Some(number) = numbers.chain(options.program_address_space).find(|n| *n > MAX_ADDRESS_SPACE) {
            return Err(refuse(format!("{number} is no address space of LLVM"))
                .help(format!("give numbers up to {MAX_ADDRESS_SPACE}"))
                .into());
        }
        let moves = !options.address_space_numbers.is_empty() || options.program_address_space.is_some();
        if moves && options.executable.is_some() {
            return Err(refuse("what a CPU runs has one address space".to_owned())
                .help("leave out the numbers of address spaces")
                .into());
        }
        if let Some(device) = &options.device {
            let missing = [
                (
                    device.family.is_some() && device.category.is_none(),
                    "a family of architectures",
                    "category",
                ),
                (device.architecture.is_some() && device.family.is_none(), "an architecture", "family"),
                (!device.features.is_empty() && device.target.is_none(), "features", "target"),
            ];
            if let Some((_, what, of)) = missing.into_iter().find(|(is_missing, ..)| *is_missing) {
                let message = format!("the device has {what}, and no {of}");
                return Err(refuse(message).help(format!("say its {of} (--fnvar-{of})")).into());
            }
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_said_has_its_default() {
        assert_eq!(Options::builder().build(), Ok(Options::default()));
    }

    #[test]
    fn contradictions_are_errors() {
        let refused = [
            Options::builder().min_version(Version::V1_4).max_version(Version::V1_2),
            Options::builder().address_space(0, StorageClass::Workgroup),
            Options::builder().address_space(7, StorageClass::PhysicalStorageBuffer),
            Options::builder().address_space_number(0, 1 << 24),
            Options::builder().program_address_space(1).executable("x86_64"),
            Options::builder().device(Device { family: Some(1), ..Device::default() }),
        ];
        for builder in refused {
            let errors = builder.build().unwrap_err();
            assert_eq!(errors.first_error().map(|error| error.code), Some(Code::InvalidOption));
        }
        assert!(Options::builder().address_space(7, StorageClass::CrossWorkgroup).build().is_ok());
    }
}
