//! Combinations of options that contradict each other.

use super::Options;
use crate::diagnostics::problems::OptionProblem;
use llvm_model::MAX_ADDRESS_SPACE;
use spirv_module::Device;

impl Options {
    /// Checks that the options agree with each other. The functions of the facade call this first.
    ///
    /// # Errors
    /// Options contradict each other, or one has a value out of its range.
    pub fn validate(&self) -> Result<(), OptionProblem> {
        let (min, max) = (self.spirv.min_version, self.spirv.max_version);
        if min > max {
            return Err(OptionProblem::Versions { min, max });
        }
        let profile = self.spirv.profile;
        for &(number, class) in &self.spirv.address_spaces {
            if number == 0 {
                return Err(OptionProblem::DefaultAddressSpace);
            }
            if !profile.storage.iter().any(|pair| pair.spirv == class) {
                return Err(OptionProblem::StorageClass {
                    profile: profile.name,
                    class: format!("{class:?}"),
                });
            }
        }
        let numbers = self.llvm.address_space_numbers.iter().flat_map(|(from, to)| [*from, *to]);
        let mut numbers = numbers.chain(self.llvm.program_address_space);
        if let Some(number) = numbers.find(|number| *number > MAX_ADDRESS_SPACE) {
            return Err(OptionProblem::AddressSpace { number, most: MAX_ADDRESS_SPACE });
        }
        if self.executable.is_some() && self.llvm.renumbers_address_spaces() {
            return Err(OptionProblem::ExecutableAddressSpaces);
        }
        if self.executable.is_some() && self.llvm.device_target.is_some() {
            return Err(OptionProblem::Exclusive { name: "executable", other: "spirv-target-triple" });
        }
        if self.executable.is_some() && self.llvm.keep_spec_constants {
            return Err(OptionProblem::ExecutableSpecConstants);
        }
        self.llvm.device.as_ref().map_or(Ok(()), validate_device)
    }
}

fn validate_device(device: &Device) -> Result<(), OptionProblem> {
    let refinements = [
        (device.family.is_some() && device.category.is_none(), "a family of architectures", "category"),
        (device.architecture.is_some() && device.family.is_none(), "an architecture", "family"),
        (!device.features.is_empty() && device.target.is_none(), "features", "target"),
    ];
    match refinements.into_iter().find(|(is_missing, ..)| *is_missing) {
        Some((_, property, missing)) => Err(OptionProblem::Device { property, missing }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostics::code::Code;
    use crate::options::{DeviceTarget, Executable};
    use spirv_grammar::{StorageClass, Version};

    #[test]
    fn defaults_agree() {
        assert_eq!(Options::default().validate(), Ok(()));
    }

    #[test]
    fn contradictions_are_errors() {
        let changes: [fn(&mut Options); 8] = [
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
            |o| {
                o.llvm.device_target = DeviceTarget::new("nvptx64-nvidia-cuda").ok();
                o.executable = Some(Executable::new("x86_64"));
            },
            |o| o.llvm.device = Some(Device { family: Some(1), ..Device::default() }),
        ];
        for change in changes {
            let mut options = Options::default();
            change(&mut options);
            let error = options.validate().unwrap_err();
            assert_eq!(error.row().code, Code::InvalidOption, "{error}");
        }
        let mut options = Options::default();
        options.spirv.address_spaces.push((7, StorageClass::CrossWorkgroup));
        assert_eq!(options.validate(), Ok(()));
    }
}
