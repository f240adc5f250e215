//! The GPU that LLVM compiles kernels for.

use spirv_mapping::convention::{amd, nvidia};

/// The target that LLVM IR of kernels is for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DeviceTarget {
    /// The triple.
    pub triple: DeviceTriple,
    /// The processor, by LLVM's name; `None`: any. Queries of processor properties then have the defaults in the module.
    pub processor: Option<String>,
}

/// A triple of GPUs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceTriple {
    /// `amdgcn-amd-amdhsa`: AMD's GPUs.
    Amdgcn,
    /// `nvptx64-nvidia-cuda`: NVIDIA's GPUs.
    Nvptx,
}

impl DeviceTriple {
    /// All of them.
    pub const ALL: [DeviceTriple; 2] = [DeviceTriple::Amdgcn, DeviceTriple::Nvptx];

    /// The triple.
    pub fn name(self) -> &'static str {
        match self {
            DeviceTriple::Amdgcn => amd::DEVICE_TRIPLE,
            DeviceTriple::Nvptx => nvidia::DEVICE_TRIPLE,
        }
    }
}

impl DeviceTarget {
    /// A target of which the processor is not known.
    ///
    /// # Errors
    /// The triple is none of those that are supported; the message lists them.
    pub fn new(triple: &str) -> Result<DeviceTarget, String> {
        match DeviceTriple::ALL.into_iter().find(|known| known.name() == triple) {
            Some(triple) => Ok(DeviceTarget { triple, processor: None }),
            None => {
                let known = DeviceTriple::ALL.map(DeviceTriple::name).join(", ");
                Err(format!("'{triple}' is no target of kernels; there are {known}"))
            }
        }
    }
}

/// The processor of a target that [`DeviceTarget::processor`] takes for a name.
///
/// # Errors
/// The target has no processor of that name; the message lists those that there are.
pub fn parse_processor(triple: DeviceTriple, name: &str) -> Result<String, String> {
    let (vendor, is_known) = match triple {
        DeviceTriple::Amdgcn => {
            let name = name.split(':').next().unwrap_or(name);
            ("AMD", amd::processors().any(|known| known == name))
        }
        DeviceTriple::Nvptx => ("NVIDIA", nvidia::is_processor(name)),
    };
    if is_known {
        return Ok(name.to_owned());
    }
    let known: Vec<&str> = match triple {
        DeviceTriple::Amdgcn => amd::processors().collect(),
        DeviceTriple::Nvptx => nvidia::processors().collect(),
    };
    Err(format!(
        "'{name}' is no processor of {vendor}'s GPUs that is supported; there are {}",
        known.join(", ")
    ))
}
