//! What the caller may choose. A plain struct, passed by reference, never stored globally.

use crate::extension_names::extension;
use crate::limits::{CancelFlag, Limits};
use crate::losses::LossGrade;
use crate::omitted::Omitted;
use crate::profile::{self, Profile};
use crate::specialization::SpecValue;
use crate::stages::StageLog;
use spirv_grammar::{StorageClass, Version};
use spirv_mapping::convention::vector_compute;
use spirv_mapping::debug_info::{Dialect as DebugInfoSet, Form as DebugInfoForm};
use spirv_module::Device;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The options of a translation in either direction: made by [`Options::builder`], or from the defaults field by field.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// The highest SPIR-V version that may be written or read. Written modules use the lowest that suffices.
    pub max_version: Version,
    /// The lowest SPIR-V version to write.
    pub min_version: Version,
    /// To SPIR-V: whether what only a later version has a word for raises the version, up to the highest, where the
    /// module would be valid without that word: no-wrap flags, annotations, loop counts, comparisons of pointers.
    /// Otherwise it is said in other words or lost.
    pub hints_raise_version: bool,
    /// The flavour of SPIR-V that is written. A module that is read tells its own.
    pub profile: &'static Profile,
    /// Which SPIR-V extensions may be used.
    pub extensions: ExtensionPolicy,
    /// How builtins are spelled in LLVM IR that is written.
    pub dialect: BuiltinDialect,
    /// The LLVM major version whose reader must accept written bitcode; `None`: the oldest forms that express the module,
    /// with nothing left out.
    pub llvm_version: Option<u32>,
    /// To SPIR-V: the storage classes of address spaces, other than 0, that differ from the convention's or that it
    /// does not have.
    pub address_spaces: Vec<(u32, StorageClass)>,
    /// To LLVM IR: other numbers for address spaces than the convention's. Names of builtins keep the convention's.
    pub address_space_numbers: BTreeMap<u32, u32>,
    /// To LLVM IR: the address space of all functions; `None`: 0, or what [`Options::function_address_space`] says.
    pub program_address_space: Option<u32>,
    /// Whether written pointers do not say what they point to, which takes the extension SPV_KHR_untyped_pointers.
    pub untyped_pointers: bool,
    /// To LLVM IR: the values of specialization constants, by their numbers (SpecId). The last value of a number counts;
    /// the other constants have their default values. A value of another type or size than the constant is an error.
    pub specialization: Vec<(u32, SpecValue)>,
    /// To LLVM IR: whether the specialization constants that [`Options::specialization`] gives no value stay open, as calls of
    /// `__spirv_SpecConstant`, which become the constants again. In the IR of shaders they always do.
    pub keep_spec_constants: bool,
    /// To LLVM IR: the device that a module with variants of functions for several is read for
    /// (SPV_INTEL_function_variants); `None`: such a module is refused.
    pub device: Option<Device>,
    /// Whether names that only help people are left out: of values and blocks in functions, of structure types and their
    /// members. Symbols and parameters keep theirs.
    pub strip_names: bool,
    /// Whether a module may exceed the sizes that every consumer takes ([`spirv_module::universal_limits`]). Otherwise it is
    /// an error on the way to SPIR-V, and a warning on the way to LLVM IR.
    pub lift_universal_limits: bool,
    /// The grade from which on it is an error that something cannot be carried; `None`: it never is.
    pub strict: Option<LossGrade>,
    /// To LLVM IR: whether a SPIR-V module must keep the rules that widely used producers break
    /// ([`Tolerance`](spirv_module::Tolerance)), and declare every capability and extension that it uses; otherwise breaking
    /// the rules is a warning, and what is used is meant.
    pub strict_input: bool,
    /// To SPIR-V: when products and sums of floats may be fused in kernels.
    pub contraction: Contraction,
    /// To SPIR-V: whether `llvm.fmuladd` is `mad` of OpenCL.std; otherwise a product and a sum.
    pub fmuladd_as_mad: bool,
    /// To SPIR-V: intrinsics whose names begin with one of these and that have no form in SPIR-V become calls of imported
    /// functions; the empty name stands for all.
    pub unknown_intrinsics: Vec<String>,
    /// To SPIR-V: what the consumer cannot read and the module can do without. It is left out, and reported as lost.
    pub omitted: Omitted,
    /// To SPIR-V: whether variables of functions that are only loaded and stored become values first.
    pub promote_variables: bool,
    /// To SPIR-V: whether types and qualifiers of kernel arguments, as the source spells them, are kept as strings.
    pub kernel_arg_types: bool,
    /// Whether attributes and metadata of functions and variables that SPIR-V has no words for are kept in the set
    /// `NonSemantic.AuxData`, and attached again from it.
    pub aux_data: bool,
    /// To SPIR-V: the set of instructions that debug information is written in; `None`: of it, only lines are carried.
    pub debug_info: Option<DebugInfoSet>,
    /// How debug information is written where validators and the translator of Khronos do not agree; to LLVM IR, whether
    /// structures are distinct and which variables functions keep.
    pub debug_info_form: DebugInfoForm,
    /// Which of several valid forms is written where they say the same.
    pub forms: Forms,
    /// To SPIR-V: whether operators of expressions are written that only newer sets of debug instructions have.
    pub extra_debug_operators: bool,
    /// To LLVM IR: whether names of kernel arguments are written as metadata.
    pub kernel_arg_names: bool,
    /// To LLVM IR: whether functions whose addresses are taken are in an address space of their own, and pointers to
    /// functions point there. In the forms of Khronos' translator pointers to functions are in memory of code only with it,
    /// in both directions.
    pub function_address_space: bool,
    /// To LLVM IR: what builtin variables become.
    pub builtin_form: BuiltinForm,
    /// To LLVM IR: the triple of the machine that compute shaders are compiled for; `None`: what is written is for going
    /// back, or for tools that know kernels.
    pub executable: Option<String>,
    /// With [`Options::executable`]: the form of MLIR's conversion of its SPIR-V dialect, in which variables are global
    /// variables with the names of its manual.
    pub mlir_names: bool,
    /// With [`Options::executable`]: accesses beyond buffers and arrays and conversions out of range are defined.
    pub robust: bool,
    /// How many threads a translation may use, the caller's included; 0 counts as 1. What is written does not depend on it.
    pub threads: usize,
    /// How much a translation may take.
    pub limits: Limits,
    /// The flag by which the host says that it wants no result any more, if it has one.
    pub cancel: Option<CancelFlag>,
    /// Where the host wants to read how long each stage took, if it does: a log for each translation.
    pub stages: Option<StageLog>,
}

impl Options {
    /// The options for reading a module of a flavour: shaders have no library whose functions could be called, so that
    /// every instruction keeps its own name, and their builtin variables are variables.
    pub fn for_flavour(&self, profile: &'static Profile) -> Cow<'_, Options> {
        if *profile == *self.profile {
            return Cow::Borrowed(self);
        }
        let mut options = Options { profile, ..self.clone() };
        if !profile.has_kernels() {
            options.dialect = BuiltinDialect::SpirvFriendly;
            options.builtin_form = BuiltinForm::Variables;
        }
        Cow::Owned(options)
    }

    /// Whether a kernel's module is written in the forms of the translator of Khronos ([`Options::forms`]).
    pub fn has_khronos_forms(&self) -> bool {
        self.forms == Forms::Khronos && self.profile.has_kernels()
    }

    /// Returns whether an extension is used that says no more than the core does to consumers that lack it: it is allowed by
    /// name. Khronos' translator uses what is allowed at all.
    pub fn asks_for(&self, extension: &str) -> bool {
        let extensions = &self.extensions;
        extensions.names(extension) || self.has_khronos_forms() && extensions.allows(extension)
    }

    /// Whether an intrinsic that has no form in SPIR-V becomes a call of an imported function. Those of the vector compiler
    /// do where its extension is allowed.
    pub fn keeps_intrinsic(&self, name: &str) -> bool {
        self.unknown_intrinsics.iter().any(|prefix| name.starts_with(prefix.as_str()))
            || name.starts_with(vector_compute::INTRINSICS)
                && self.extensions.allows(vector_compute::EXTENSION)
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            max_version: Version::LATEST,
            min_version: Version::V1_0,
            hints_raise_version: false,
            profile: &profile::KERNEL,
            extensions: ExtensionPolicy::default(),
            dialect: BuiltinDialect::OpenCl20,
            llvm_version: None,
            address_spaces: Vec::new(),
            address_space_numbers: BTreeMap::new(),
            program_address_space: None,
            untyped_pointers: false,
            specialization: Vec::new(),
            keep_spec_constants: false,
            device: None,
            strip_names: false,
            lift_universal_limits: false,
            strict: None,
            strict_input: false,
            contraction: Contraction::ByFlags,
            fmuladd_as_mad: true,
            unknown_intrinsics: Vec::new(),
            omitted: Omitted::default(),
            promote_variables: false,
            kernel_arg_types: true,
            aux_data: false,
            debug_info: Some(DebugInfoSet::OpenCl100),
            debug_info_form: DebugInfoForm::Valid,
            forms: Forms::Plain,
            extra_debug_operators: false,
            kernel_arg_names: true,
            function_address_space: false,
            builtin_form: BuiltinForm::Calls,
            executable: None,
            mlir_names: false,
            robust: false,
            threads: 1,
            limits: Limits::default(),
            cancel: None,
            stages: None,
        }
    }
}

/// When a product and a sum of floats may be fused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Contraction {
    /// Where the flags of LLVM's instructions say so.
    ByFlags,
    /// Never.
    Never,
    /// Always.
    Always,
}

/// Which of several valid forms is written where they say the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Forms {
    /// The one that says it with the least.
    #[default]
    Plain,
    /// The one that the translator of Khronos writes, for what reads its output and looks for just that. Where it is worse
    /// for every reader (orders of no memory, functions of their own for intrinsics) the plain one is kept.
    Khronos,
}

/// What builtin variables of SPIR-V are in LLVM IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BuiltinForm {
    /// Calls of functions, in the spelling of the dialect.
    Calls,
    /// Variables called `__spirv_BuiltIn*`.
    Variables,
}

/// How OpenCL builtins are spelled in LLVM IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BuiltinDialect {
    /// OpenCL C 1.2 (`atomic_add`, `barrier`).
    OpenCl12,
    /// OpenCL C 2.0 (`atomic_fetch_add_explicit`, `work_group_barrier`).
    OpenCl20,
    /// `__spirv_*` calls.
    SpirvFriendly,
}

/// Which SPIR-V extensions a module may use. Without a word about them, none may be written and all may be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExtensionPolicy {
    /// Whether extensions not named below are allowed; `None`: by the direction.
    pub by_default: Option<bool>,
    /// Extensions, each with whether it is allowed.
    pub named: Vec<(String, bool)>,
}

/// Why an item of a list of extensions says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtensionItemError<'i> {
    /// It does not begin with a sign.
    Form,
    /// There is no such extension.
    Unknown {
        /// The name as it stands there.
        name: &'i str,
        /// Whether it would have been allowed.
        allowed: bool,
        /// A name that is close to it.
        closest: Option<&'static str>,
    },
}

impl ExtensionPolicy {
    /// Every extension is allowed.
    pub fn all() -> Self {
        ExtensionPolicy { by_default: Some(true), named: Vec::new() }
    }
    /// No extension is allowed.
    pub fn none() -> Self {
        ExtensionPolicy { by_default: Some(false), named: Vec::new() }
    }
    /// Allows or forbids one extension.
    pub fn set(&mut self, name: &str, allowed: bool) {
        self.named.retain(|(known, _)| known != name);
        self.named.push((name.to_owned(), allowed));
    }
    /// Does what an item of a list of extensions says: `+NAME`, `-NAME`, `+all` or `-all`.
    ///
    /// # Errors
    /// It says something else; nothing has changed then.
    pub fn apply<'i>(&mut self, item: &'i str) -> Result<(), ExtensionItemError<'i>> {
        let (name, allowed) = match (item.strip_prefix('+'), item.strip_prefix('-')) {
            (Some(name), _) => (name, true),
            (_, Some(name)) => (name, false),
            _ => return Err(ExtensionItemError::Form),
        };
        match name {
            "all" if allowed => *self = ExtensionPolicy::all(),
            "all" => *self = ExtensionPolicy::none(),
            _ => match extension(name) {
                Ok(name) => self.set(name, allowed),
                Err(closest) => return Err(ExtensionItemError::Unknown { name, allowed, closest }),
            },
        }
        Ok(())
    }
    /// Whether an extension is allowed by its name, not because all are.
    pub fn names(&self, name: &str) -> bool {
        self.named.iter().any(|(known, allowed)| known == name && *allowed)
    }
    /// Names those of some extensions that are allowed.
    pub fn ask_for(&mut self, names: &[&str]) {
        for name in names {
            if self.allows(name) {
                self.set(name, true);
            }
        }
    }
    /// Whether an extension may be written.
    pub fn allows(&self, name: &str) -> bool {
        self.decides(name).unwrap_or(false)
    }
    /// Whether a module with an extension may be read.
    pub fn allows_reading(&self, name: &str) -> bool {
        self.decides(name).unwrap_or(true)
    }
    /// Whether an extension is forbidden by name or with all others.
    pub fn forbids(&self, name: &str) -> bool {
        self.decides(name) == Some(false)
    }
    fn decides(&self, name: &str) -> Option<bool> {
        let named = self.named.iter().find(|(known, _)| known == name);
        named.map(|(_, allowed)| *allowed).or(self.by_default)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exceptions_from_the_default() {
        let mut policy = ExtensionPolicy::none();
        policy.set("SPV_KHR_expect_assume", true);
        assert!(policy.allows("SPV_KHR_expect_assume") && !policy.allows("SPV_INTEL_optnone"));
        assert!(!policy.allows_reading("SPV_INTEL_optnone"));
        policy.by_default = None;
        assert!(!policy.allows("SPV_INTEL_optnone") && policy.allows_reading("SPV_INTEL_optnone"));
    }
}
