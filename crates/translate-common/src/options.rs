//! What the caller may choose. A plain struct, passed by reference, never stored globally.

use crate::profile::{self, Profile};
use spirv_grammar::{StorageClass, Version};

/// The options of a translation in either direction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// The highest SPIR-V version that may be written or read. Written modules use the lowest that suffices.
    pub max_version: Version,
    /// The lowest SPIR-V version to write: hints that a version brings do not raise it by themselves.
    pub min_version: Version,
    /// The flavour of SPIR-V that is written or read.
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
    /// Whether written pointers do not say what they point to, which takes the extension SPV_KHR_untyped_pointers.
    pub untyped_pointers: bool,
    /// To LLVM IR: the values of specialization constants, by their numbers (SpecId), each as the bits of the constant's
    /// type in the low bits. The last value of a number counts; the other constants have their default values.
    pub specialization: Vec<(u32, u64)>,
    /// Whether names that only help people are left out: of values and blocks in functions, of structure types and their
    /// members. Symbols and parameters keep theirs.
    pub strip_names: bool,
    /// Whether something that cannot be carried is an error.
    pub strict: bool,
    /// To LLVM IR: whether a SPIR-V module must keep the rules that widely used producers break
    /// ([`Tolerance`](spirv_module::Tolerance)); otherwise breaking them is a warning.
    pub strict_input: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            max_version: Version::LATEST,
            min_version: Version::V1_0,
            profile: &profile::KERNEL,
            extensions: ExtensionPolicy::default(),
            dialect: BuiltinDialect::OpenCl20,
            llvm_version: None,
            address_spaces: Vec::new(),
            untyped_pointers: false,
            specialization: Vec::new(),
            strip_names: false,
            strict: false,
            strict_input: false,
        }
    }
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

/// Which SPIR-V extensions a module may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtensionPolicy {
    /// Whether extensions not named below are allowed.
    pub by_default: bool,
    /// Extensions that differ from the default.
    pub exceptions: Vec<String>,
}

impl Default for ExtensionPolicy {
    /// None allowed.
    fn default() -> Self {
        ExtensionPolicy::none()
    }
}

impl ExtensionPolicy {
    /// Every extension is allowed.
    pub fn all() -> Self {
        ExtensionPolicy { by_default: true, exceptions: Vec::new() }
    }
    /// No extension is allowed.
    pub fn none() -> Self {
        ExtensionPolicy { by_default: false, exceptions: Vec::new() }
    }
    /// Allows or forbids one extension.
    pub fn set(&mut self, name: &str, allowed: bool) {
        self.exceptions.retain(|n| n != name);
        if allowed != self.by_default {
            self.exceptions.push(name.to_owned());
        }
    }
    /// Whether an extension is allowed.
    pub fn allows(&self, name: &str) -> bool {
        self.by_default != self.exceptions.iter().any(|n| n == name)
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
    }
}
