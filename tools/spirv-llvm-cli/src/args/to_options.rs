//! The library's options, as a command line says them.

use super::translate::{BuiltinFormat, DebugInfoVersion, FmulAddSet, FormName, FormsName, FpContract};
use super::values::{Strictness, spec_values, words_about_refused_value};
use super::{CalledAs, TranslateArgs};
use crate::failure::Failure;
use crate::message::Message;
use spirv_llvm::{
    BuiltinDialect, BuiltinForm, Contraction, DebugInfoForm, DebugInfoSet, Device, ExtensionItemError,
    ExtensionPolicy, Forms, Options,
};

/// The extension that brings pointers without types. `llvm-spirv` uses it where it may.
const UNTYPED_POINTERS: &str = "SPV_KHR_untyped_pointers";

/// What `llvm-spirv` says of a list of extensions that is none.
const INVALID_EXTENSIONS: &str = "Invalid value of --spirv-ext";

impl TranslateArgs {
    /// The library's options; an error is a message for the user.
    pub(crate) fn options(&self) -> Result<Options, Failure> {
        let mut options = Options::default();
        options.max_version = self.spirv_max_version;
        options.min_version = self.spirv_min_version;
        if options.min_version > options.max_version {
            return Err(Failure::usage(Message::error("--spirv-min-version is above --spirv-max-version")));
        }
        options.extensions = self.extensions()?;
        options.untyped_pointers = self.spirv_untyped_pointers;
        options.address_spaces = self.spirv_address_space.clone();
        options.promote_variables = self.spirv_mem2reg;
        for name in &self.spirv_omit {
            let refused = |why| Failure::usage(Message::error(format!("--spirv-omit: {name} is {why}")));
            options.omitted.add(name.trim()).map_err(refused)?;
        }
        options.debug_info = match self.spirv_debug_info_version {
            DebugInfoVersion::None => None,
            DebugInfoVersion::Legacy => Some(DebugInfoSet::Legacy),
            DebugInfoVersion::OpenCl100 => Some(DebugInfoSet::OpenCl100),
            DebugInfoVersion::NonSemanticShader100 => Some(DebugInfoSet::Shader100),
            DebugInfoVersion::NonSemanticShader200 => Some(DebugInfoSet::Shader200),
        };
        options.extra_debug_operators = self.spirv_allow_extra_diexpressions;
        options.contraction = match self.spirv_fp_contract {
            FpContract::On => Contraction::ByFlags,
            FpContract::Off => Contraction::Never,
            FpContract::Fast => Contraction::Always,
        };
        options.fmuladd_as_mad =
            matches!(self.spirv_ext_inst, FmulAddSet::OpenClStd) && self.spirv_replace_fmuladd_with_ocl_mad;
        options.aux_data = self.spirv_preserve_auxdata;
        options.unknown_intrinsics = self.spirv_allow_unknown_intrinsics.clone();
        // The name decides what nothing else says.
        let is_drop_in = self.called_as == CalledAs::LlvmSpirv;
        let untyped = (UNTYPED_POINTERS.to_owned(), true);
        options.untyped_pointers |= is_drop_in && options.extensions.named.contains(&untyped);
        options.hints_raise_version = self.spirv_hints_raise_version.unwrap_or(is_drop_in);
        let form = if is_drop_in { DebugInfoForm::Khronos } else { DebugInfoForm::Valid };
        options.debug_info_form = self.spirv_debug_info_form.map_or(form, |form| match form {
            FormName::Valid => DebugInfoForm::Valid,
            FormName::Khronos => DebugInfoForm::Khronos,
        });
        let forms = if is_drop_in { Forms::Khronos } else { Forms::Plain };
        options.forms = self.spirv_forms.map_or(forms, |forms| match forms {
            FormsName::Plain => Forms::Plain,
            FormsName::Khronos => Forms::Khronos,
        });
        options.kernel_arg_types =
            self.preserve_ocl_kernel_arg_type_metadata_through_string.unwrap_or(!is_drop_in);
        options.kernel_arg_names = self.spirv_gen_kernel_arg_name_md.unwrap_or(!is_drop_in);
        options.dialect = if is_drop_in { BuiltinDialect::OpenCl12 } else { BuiltinDialect::OpenCl20 };
        if let Some(environment) = &self.spirv_target_env {
            // What is none was refused with the command line.
            options.set_environment(environment);
        }
        options.threads = self.threads();
        options.executable = self.executable.clone();
        options.mlir_names = self.mlir_names;
        options.robust = self.robust;
        options.function_address_space = self.spirv_emit_function_ptr_addr_space;
        options.builtin_form = match self.spirv_builtin_format {
            BuiltinFormat::Function => BuiltinForm::Calls,
            BuiltinFormat::Global => BuiltinForm::Variables,
        };
        for text in &self.spec_const {
            let values = spec_values(text)
                .map_err(|(message, words)| Failure::usage(Message::error(message)).known_as(words))?;
            options.specialization.extend(values);
        }
        options.keep_spec_constants = self.keep_spec_constants;
        options.llvm_version = self.llvm_version;
        options.lift_universal_limits = self.lift_universal_limits;
        options.strip_names = self.strip_names;
        options.strict = self.strict.map(Strictness::grade);
        options.strict_input = self.strict_input;
        options.address_space_numbers = self.spirv_addrspace_map.iter().copied().collect();
        options.program_address_space = self.spirv_function_program_addrspace;
        options.device = self.fnvar_spec_enable.then(|| Device {
            category: self.fnvar_category,
            family: self.fnvar_family,
            architecture: self.fnvar_arch,
            target: self.fnvar_target,
            features: self.fnvar_features.clone(),
            capabilities: self.fnvar_capabilities.clone(),
        });
        self.limits.apply(&mut options);
        Ok(options)
    }

    /// What `llvm-spirv` says of an error that is about what the command line says.
    pub(crate) fn words_about(&self, error: &spirv_llvm::Error) -> Option<String> {
        words_about_refused_value(&error.diagnostics().first_error()?.message, &self.spec_const)
    }

    /// Which extensions are allowed.
    fn extensions(&self) -> Result<ExtensionPolicy, Failure> {
        let mut policy = ExtensionPolicy::default();
        if self.spirv_untyped_pointers {
            policy.set(UNTYPED_POINTERS, true);
        }
        // A list without a name is one that something else was to fill.
        let is_blank = !self.spirv_ext.is_empty() && self.spirv_ext.iter().all(|item| item.trim().is_empty());
        if is_blank && self.called_as == CalledAs::LlvmSpirv {
            let message = Message::error("--spirv-ext: no extension is named");
            return Err(Failure::usage(message).known_as(INVALID_EXTENSIONS));
        }
        for item in self.spirv_ext.iter().map(|item| item.trim()).filter(|item| !item.is_empty()) {
            match policy.apply(item) {
                Ok(()) => {}
                Err(ExtensionItemError::Form | ExtensionItemError::Unknown { name: "", .. }) => {
                    let text = format!("--spirv-ext: '{item}' is not of the form +NAME or -NAME");
                    return Err(Failure::usage(Message::error(text)).known_as(INVALID_EXTENSIONS));
                }
                Err(ExtensionItemError::Unknown { name, allowed, .. }) if self.lenient => {
                    policy.set(name, allowed);
                }
                Err(ExtensionItemError::Unknown { name, closest, .. }) => {
                    let words = format!("Unknown extension '{name}' was specified via --spirv-ext option");
                    return Err(Failure::usage(unknown_extension(name, closest)).known_as(words));
                }
            }
        }
        Ok(policy)
    }
}

/// The message about an extension that does not exist.
fn unknown_extension(name: &str, closest: Option<&str>) -> Message {
    let closest = closest.map_or_else(String::new, |closest| format!("the closest name is {closest}; "));
    Message::error(format!("--spirv-ext: unknown extension '{name}'"))
        .help(format!("{closest}--lenient passes over names that are not known"))
}
