//! Flavours of SPIR-V: what modules of one kind are like, as data that everything asks which depends on it.

use spirv_grammar::{AddressingModel, Capability, ExecutionModel, ExtInstSet, MemoryModel, StorageClass};
use spirv_mapping::convention::{Pair, memory};

/// A flavour of SPIR-V.
#[derive(Debug, PartialEq, Eq)]
pub struct Profile {
    /// What its modules are called in messages.
    pub name: &'static str,
    /// The programming interface it is for.
    pub interface: &'static str,
    /// Modules of other flavours, in messages.
    pub others: &'static str,
    /// The memory model.
    pub memory_model: MemoryModel,
    /// The execution models of entry points; the first is the one of LLVM IR's kernels.
    pub execution_models: &'static [ExecutionModel],
    /// The extended instruction set of builtin functions.
    pub instructions: ExtInstSet,
    /// One for each addressing model.
    pub targets: &'static [Target],
    /// Storage classes and address spaces.
    pub storage: &'static [Pair<StorageClass, u32>],
    /// Capabilities of other flavours: they, and what implies them, are never declared.
    pub foreign: &'static [Capability],
}

/// A target of LLVM that means a flavour with an addressing model.
#[derive(Debug, PartialEq, Eq)]
pub struct Target {
    /// The addressing model.
    pub addressing: AddressingModel,
    /// The width of a pointer in bits.
    pub pointer_bits: u32,
    /// The architectures of triples that mean it.
    pub architectures: &'static [&'static str],
    /// The triple that is written.
    pub triple: &'static str,
    /// The data layout that clang gives the target.
    pub layout: &'static str,
}

/// Kernels of OpenCL.
pub static KERNEL: Profile = Profile {
    name: "Kernel",
    interface: "OpenCL",
    others: "shaders",
    memory_model: MemoryModel::OpenCL,
    execution_models: &[ExecutionModel::Kernel],
    instructions: ExtInstSet::OpenClStd,
    targets: &[
        Target {
            addressing: AddressingModel::Physical32,
            pointer_bits: 32,
            architectures: &["spir", "spirv32"],
            triple: "spir-unknown-unknown",
            layout: "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1",
        },
        Target {
            addressing: AddressingModel::Physical64,
            pointer_bits: 64,
            architectures: &["spir64", "spirv64"],
            triple: "spir64-unknown-unknown",
            layout: "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1",
        },
    ],
    storage: memory::KERNEL_STORAGE,
    foreign: &[Capability::Shader],
};

impl Profile {
    /// The target for the architecture of a triple.
    pub fn target_of_architecture(&self, architecture: &str) -> Option<&'static Target> {
        self.targets.iter().find(|target| target.architectures.contains(&architecture))
    }

    /// The target with an addressing model.
    pub fn target_of_addressing(&self, addressing: AddressingModel) -> Option<&'static Target> {
        self.targets.iter().find(|target| target.addressing == addressing)
    }

    /// The target with pointers of this width.
    pub fn target_of_width(&self, pointer_bits: u32) -> Option<&'static Target> {
        self.targets.iter().find(|target| target.pointer_bits == pointer_bits)
    }

    /// The storage class of an address space.
    #[inline]
    pub fn storage_class(&self, space: u32) -> Option<StorageClass> {
        memory::storage_class(self.storage, space)
    }

    /// The address space of a storage class.
    #[inline]
    pub fn address_space(&self, storage: StorageClass) -> Option<u32> {
        memory::address_space(self.storage, storage)
    }

    /// What to say of a module of another flavour.
    pub fn only(&self) -> String {
        format!("only {} modules are supported, not {}", self.name, self.others)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use llvm_model::DataLayout;

    #[test]
    fn targets_fit_their_layouts() {
        for target in KERNEL.targets {
            let layout = DataLayout::parse(target.layout).unwrap();
            assert_eq!(layout.pointer(0).bits, target.pointer_bits);
            let architecture = target.triple.split('-').next().unwrap();
            assert_eq!(KERNEL.target_of_architecture(architecture), Some(target));
            assert_eq!(KERNEL.target_of_addressing(target.addressing), Some(target));
            assert_eq!(KERNEL.target_of_width(target.pointer_bits), Some(target));
        }
    }
}
