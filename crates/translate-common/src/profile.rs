//! Flavors of SPIR-V: the properties of modules of one kind, as data for all code that depends on the flavor.
//!
//! A module's memory model determines its flavor.

use spirv_grammar::{
    AddressingModel, Capability, ExecutionModel, ExtInstSet, MemoryModel, StorageClass, Version,
};
use spirv_mapping::convention::{Pair, memory};

/// A flavor of SPIR-V.
#[derive(Debug, PartialEq, Eq)]
pub struct Profile {
    /// The name of its modules in messages.
    pub name: &'static str,
    /// The programming interface it is for.
    pub interface: &'static str,
    /// Modules of other flavors, in messages.
    pub others: &'static str,
    /// The memory models of modules; the first is the one that is written.
    pub memory_models: &'static [MemoryModel],
    /// The execution models of entry points; the first is the one of LLVM IR's kernels.
    pub execution_models: &'static [ExecutionModel],
    /// The extended instruction set of builtin functions.
    pub instructions: ExtInstSet,
    /// One for each addressing model.
    pub targets: &'static [Target],
    /// Storage classes and address spaces.
    pub storage: &'static [Pair<StorageClass, u32>],
    /// The width in bits of the narrowest integers that every module may have: the pointee type assumed when a pointer
    /// has no other evidence.
    pub narrowest_integer: u32,
    /// Whether entry points are kernels: functions with parameters, which a host calls by name. Otherwise they are stages of a
    /// pipeline, which state their model and name beside the function.
    pub has_kernels: bool,
    /// Whether the Khronos translator reads and writes such modules, so that its encodings are a choice
    /// ([`crate::Forms`]).
    pub has_khronos_forms: bool,
    /// Whether instructions are functions of a library that programs call. Otherwise each is a call under its own name.
    pub has_library: bool,
    /// Whether truth values in memory and inside of composites are bytes.
    pub booleans_have_memory_form: bool,
    /// Whether pointers are logical: each points to one object, paths follow its type, and only physical addresses have
    /// alignments.
    pub pointers_are_logical: bool,
    /// Whether types state their layout, offsets and strides, and arrays may have a length that is known at run time only.
    pub structures_are_laid_out: bool,
    /// Whether control flow is structured: headers name their merge blocks.
    pub control_flow_is_structured: bool,
    /// Whether variables in Input, Output and the classes of resources are the interface of entry points, found by their
    /// decorations.
    pub has_interface_variables: bool,
    /// Whether integer types have signs.
    pub integers_have_signs: bool,
    /// Whether modules in LLVM IR state the version, the extensions and the capabilities that they need.
    pub states_requirements: bool,
    /// Whether specialization constants without a given value stay open in LLVM IR.
    pub keeps_spec_constants: bool,
    /// Whether specialization may compute with the operations that SPIR-V reserves for kernels.
    pub has_kernel_operations: bool,
    /// Capabilities of other flavors: they, and capabilities that imply them, are never declared.
    pub foreign: &'static [Capability],
    /// The systems of triples, each with the highest version of SPIR-V that it has; the oldest first. Empty where triples
    /// depend on the addressing model alone.
    pub systems: &'static [(Version, &'static str)],
}

/// A target of LLVM that corresponds to a flavor with an addressing model.
#[derive(Debug, PartialEq, Eq)]
pub struct Target {
    /// The addressing model.
    pub addressing: AddressingModel,
    /// The width of a pointer in bits.
    pub pointer_bits: u32,
    /// The architectures of triples that select it.
    pub architectures: &'static [&'static str],
    /// The triple that is written.
    pub triple: &'static str,
    /// The data layout that clang uses for the target.
    pub layout: &'static str,
}

/// Kernels of OpenCL.
pub static KERNEL: Profile = Profile {
    name: "Kernel",
    interface: "OpenCL",
    others: "shaders",
    memory_models: &[MemoryModel::OpenCL],
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
    narrowest_integer: 8,
    has_kernels: true,
    has_khronos_forms: true,
    has_library: true,
    booleans_have_memory_form: true,
    pointers_are_logical: false,
    structures_are_laid_out: false,
    control_flow_is_structured: false,
    has_interface_variables: false,
    integers_have_signs: false,
    states_requirements: false,
    keeps_spec_constants: false,
    has_kernel_operations: true,
    foreign: &[Capability::Shader, Capability::VulkanMemoryModel],
    systems: &[],
};

/// The data layout of shaders, as clang has it.
const SHADER_LAYOUT: &str =
    "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10";

/// Shaders of Vulkan, and of APIs derived from it.
pub static SHADER: Profile = Profile {
    name: "Shader",
    interface: "Vulkan",
    others: "kernels",
    memory_models: &[MemoryModel::GLSL450, MemoryModel::Vulkan, MemoryModel::Simple],
    execution_models: &[
        ExecutionModel::GLCompute,
        ExecutionModel::Vertex,
        ExecutionModel::TessellationControl,
        ExecutionModel::TessellationEvaluation,
        ExecutionModel::Geometry,
        ExecutionModel::Fragment,
        ExecutionModel::TaskEXT,
        ExecutionModel::MeshEXT,
        ExecutionModel::TaskNV,
        ExecutionModel::MeshNV,
        ExecutionModel::RayGenerationKHR,
        ExecutionModel::IntersectionKHR,
        ExecutionModel::AnyHitKHR,
        ExecutionModel::ClosestHitKHR,
        ExecutionModel::MissKHR,
        ExecutionModel::CallableKHR,
    ],
    instructions: ExtInstSet::GlslStd450,
    targets: &[
        Target {
            addressing: AddressingModel::Logical,
            pointer_bits: 64,
            architectures: &["spirv"],
            triple: "spirv",
            layout: SHADER_LAYOUT,
        },
        Target {
            addressing: AddressingModel::PhysicalStorageBuffer64,
            pointer_bits: 64,
            architectures: &["spirv"],
            triple: "spirv",
            layout: SHADER_LAYOUT,
        },
    ],
    storage: memory::SHADER_STORAGE,
    narrowest_integer: 32,
    has_kernels: false,
    has_khronos_forms: false,
    has_library: false,
    booleans_have_memory_form: false,
    pointers_are_logical: true,
    structures_are_laid_out: true,
    control_flow_is_structured: true,
    has_interface_variables: true,
    integers_have_signs: true,
    states_requirements: true,
    keeps_spec_constants: true,
    has_kernel_operations: false,
    foreign: &[
        Capability::Kernel,
        Capability::Addresses,
        Capability::Groups,
        Capability::SampledRect,
        Capability::ImageRect,
        Capability::AtomicStorage,
    ],
    systems: &[
        (Version::V1_0, "vulkan1.0"),
        (Version::V1_3, "vulkan1.1"),
        (Version::V1_5, "vulkan1.2"),
        (Version::V1_6, "vulkan1.3"),
        (Version::V1_6, "vulkan1.4"),
    ],
};

/// Every flavor.
pub static ALL: [&Profile; 2] = [&KERNEL, &SHADER];

impl Profile {
    /// Returns the flavor of modules with a memory model.
    pub fn of_memory_model(memory: MemoryModel) -> Option<&'static Profile> {
        ALL.into_iter().find(|profile| profile.memory_models.contains(&memory))
    }

    /// Returns whether triples name this version: LLVM has no names for older ones.
    pub fn names_version(&self, version: Version) -> bool {
        !self.systems.is_empty() && version >= Version::V1_5
    }

    /// Returns the triple of LLVM for a module of a version of SPIR-V, with the stage if all entry points have the same.
    pub fn triple(&self, target: &Target, version: Version, stage: Option<&str>) -> String {
        let system = self.systems.iter().find(|(highest, _)| version <= *highest).or(self.systems.last());
        let Some((_, system)) = system else { return target.triple.to_owned() };
        let version = if self.names_version(version) { version.to_string() } else { String::new() };
        let stage = stage.map_or(String::new(), |stage| format!("-{stage}"));
        format!("{}{version}-unknown-{system}{stage}", target.triple)
    }

    /// Returns the flavor and the highest version of SPIR-V of the system that a triple names.
    pub fn of_triple(triple: &str) -> Option<(&'static Profile, Version)> {
        let system = triple.split('-').nth(2)?;
        ALL.into_iter().find_map(|profile| {
            let (highest, _) = profile.systems.iter().find(|(_, known)| *known == system)?;
            Some((profile, *highest))
        })
    }

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

    /// The memory model that is written.
    pub fn memory_model(&self) -> MemoryModel {
        self.memory_models.first().copied().unwrap_or(MemoryModel::Simple)
    }

    /// Returns the restriction for messages about a module of another flavor.
    pub fn only(&self) -> String {
        format!("{} may have it, and {} modules have not", self.others, self.name)
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
