//! The GPU that LLVM compiles kernels for.

use spirv_mapping::convention::amd;

/// The target that LLVM IR of kernels is for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DeviceTarget {
    /// The triple.
    pub triple: DeviceTriple,
    /// The processor, by LLVM's name; `None`: any. Properties of processors that a module asks for are then what the module states.
    pub processor: Option<String>,
}

/// A triple of GPUs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceTriple {
    /// `amdgcn-amd-amdhsa`: AMD's GPUs.
    Amdgcn,
}

impl DeviceTriple {
    /// The triple.
    pub fn name(self) -> &'static str {
        match self {
            DeviceTriple::Amdgcn => amd::DEVICE_TRIPLE,
        }
    }
}

impl DeviceTarget {
    /// A target of which the processor is not known.
    ///
    /// # Errors
    /// The triple is none of those that are supported; the message lists them.
    pub fn new(triple: &str) -> Result<DeviceTarget, String> {
        match triple {
            amd::DEVICE_TRIPLE => Ok(DeviceTarget { triple: DeviceTriple::Amdgcn, processor: None }),
            _ => Err(format!("'{triple}' is no target of kernels; there is {}", amd::DEVICE_TRIPLE)),
        }
    }
}

/// The processor of a target that [`DeviceTarget::processor`] takes for a name.
///
/// # Errors
/// No target has a processor of that name; the message lists those that there are.
pub fn parse_processor(name: &str) -> Result<String, String> {
    let known: Vec<&str> = amd::processors().collect();
    if !known.contains(&name.split(':').next().unwrap_or(name)) {
        return Err(format!("'{name}' is no processor of AMD's GPUs; there are {}", known.join(", ")));
    }
    Ok(name.to_owned())
}
