//! Combinations of options that contradict each other.

use super::Options;
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::place::Place;
use llvm_model::MAX_ADDRESS_SPACE;
use spirv_grammar::{StorageClass, Version};
use spirv_module::Device;
use std::fmt;

/// Why options contradict each other, or why one cannot have its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OptionsError {
    /// The lowest SPIR-V version is above the highest.
    Versions {
        /// The lowest version.
        min: Version,
        /// The highest version.
        max: Version,
    },
    /// A storage class for address space 0, which has one already.
    DefaultAddressSpace,
    /// A storage class that modules of the flavor do not have.
    StorageClass {
        /// The name of the flavor.
        profile: &'static str,
        /// The storage class.
        class: StorageClass,
    },
    /// A number beyond LLVM's address spaces.
    AddressSpace(u32),
    /// Address space numbers for a CPU, which has one address space.
    ExecutableAddressSpaces,
    /// Open specialization constants for a CPU.
    ExecutableSpecConstants,
    /// A device whose property refines another that is missing.
    Device {
        /// The property.
        property: &'static str,
        /// The missing property.
        missing: &'static str,
    },
}

impl Options {
    /// Checks that the options agree with each other. The functions of the facade call this first.
    ///
    /// # Errors
    /// Options contradict each other, or one has a value out of its range.
    pub fn validate(&self) -> Result<(), OptionsError> {
        let (min, max) = (self.spirv.min_version, self.spirv.max_version);
        if min > max {
            return Err(OptionsError::Versions { min, max });
        }
        let profile = self.spirv.profile;
        for &(number, class) in &self.spirv.address_spaces {
            if number == 0 {
                return Err(OptionsError::DefaultAddressSpace);
            }
            if !profile.storage.iter().any(|pair| pair.spirv == class) {
                return Err(OptionsError::StorageClass { profile: profile.name, class });
            }
        }
        let numbers = self.llvm.address_space_numbers.iter().flat_map(|(from, to)| [*from, *to]);
        let mut numbers = numbers.chain(self.llvm.program_address_space);
        if let Some(number) = numbers.find(|number| *number > MAX_ADDRESS_SPACE) {
            return Err(OptionsError::AddressSpace(number));
        }
        if self.executable.is_some() && self.llvm.renumbers_address_spaces() {
            return Err(OptionsError::ExecutableAddressSpaces);
        }
        if self.executable.is_some() && self.llvm.keep_spec_constants {
            return Err(OptionsError::ExecutableSpecConstants);
        }
        self.llvm.device.as_ref().map_or(Ok(()), validate_device)
    }
}

fn validate_device(device: &Device) -> Result<(), OptionsError> {
    let refinements = [
        (device.family.is_some() && device.category.is_none(), "a family of architectures", "category"),
        (device.architecture.is_some() && device.family.is_none(), "an architecture", "family"),
        (!device.features.is_empty() && device.target.is_none(), "features", "target"),
    ];
    match refinements.into_iter().find(|(is_missing, ..)| *is_missing) {
        Some((_, property, missing)) => Err(OptionsError::Device { property, missing }),
        None => Ok(()),
    }
}

impl OptionsError {
    /// Returns the change that resolves the contradiction.
    pub fn help(&self) -> String {
        match self {
            OptionsError::Versions { .. } => {
                "raise --spirv-max-version, or lower --spirv-min-version".to_owned()
            }
            OptionsError::DefaultAddressSpace => "give another address space a storage class".to_owned(),
            OptionsError::StorageClass { .. } => "use a storage class that such modules have".to_owned(),
            OptionsError::AddressSpace(_) => format!("use numbers up to {MAX_ADDRESS_SPACE}"),
            OptionsError::ExecutableAddressSpaces => "leave out the numbers of address spaces".to_owned(),
            OptionsError::ExecutableSpecConstants => "drop --keep-spec-constants".to_owned(),
            OptionsError::Device { missing, .. } => format!("specify its {missing} (--fnvar-{missing})"),
        }
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionsError::Versions { min, max } => {
                write!(f, "the lowest SPIR-V version, {min}, is above the highest, {max}")
            }
            OptionsError::DefaultAddressSpace => f.write_str("address space 0 has its storage class already"),
            OptionsError::StorageClass { profile, class } => {
                write!(f, "{profile} modules do not have the storage class {class:?}")
            }
            OptionsError::AddressSpace(number) => write!(f, "LLVM has no address space {number}"),
            OptionsError::ExecutableAddressSpaces => f.write_str("a CPU has one address space"),
            OptionsError::ExecutableSpecConstants => {
                f.write_str("specialization constants cannot stay open in what a CPU runs")
            }
            OptionsError::Device { property, missing } => {
                write!(f, "the device has {property}, but no {missing}")
            }
        }
    }
}

impl std::error::Error for OptionsError {}

impl From<OptionsError> for Diagnostic {
    fn from(error: OptionsError) -> Diagnostic {
        Diagnostic::error(Place::Module, error.to_string()).code(Code::InvalidOption).help(error.help())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Executable;

    #[test]
    fn defaults_agree() {
        assert_eq!(Options::default().validate(), Ok(()));
    }

    #[test]
    fn contradictions_are_errors() {
        let changes: [fn(&mut Options); 7] = [
            |o| (o.spirv.min_version, o.spirv.max_version) = (Version::V1_4, Version::V1_2),
            |o| o.spirv.address_spaces.push((0, StorageClass::Workgroup)),
            |o| o.spirv.address_spaces.push((7, StorageClass::PhysicalStorageBuffer)),
            |o| _ = o.llvm.address_space_numbers.insert(0, 1 << 24),
            |o| {
                o.llvm.program_address_space = Some(1);
                o.executable = Some(Executable::new("x86_64"));
            },
            |o| {
                o.llvm.keep_spec_constants = true;
                o.executable = Some(Executable::new("x86_64"));
            },
            |o| o.llvm.device = Some(Device { family: Some(1), ..Device::default() }),
        ];
        for change in changes {
            let mut options = Options::default();
            change(&mut options);
            let error = options.validate().unwrap_err();
            assert_eq!(Diagnostic::from(error).code, Code::InvalidOption, "{error}");
        }
        let mut options = Options::default();
        options.spirv.address_spaces.push((7, StorageClass::CrossWorkgroup));
        assert_eq!(options.validate(), Ok(()));
    }
}
