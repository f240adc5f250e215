//! The device that a module with variants of functions is for (SPV_INTEL_function_variants).

/// The known properties of a device. Unknown ones (`None`, and lists that are empty) are taken to be as a variant requires them.
/// The numbers are those of the extension's device registry.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Device {
    /// The category of its architecture.
    pub category: Option<u32>,
    /// The family of its architecture.
    pub family: Option<u32>,
    /// Its architecture in the family; later ones have greater numbers.
    pub architecture: Option<u32>,
    /// Its target.
    pub target: Option<u32>,
    /// The features of its target.
    pub features: Vec<u32>,
    /// The SPIR-V capabilities that it supports, by their numbers.
    pub capabilities: Vec<u32>,
}
