//! Named metadata of modules: the memory model, the source, and the requirements that the module states.

use super::{Pair, both};
use spirv_grammar::SourceLanguage;

/// `!{i32 major, i32 minor}`: the version of a module of shaders, if the triple does not specify it.
pub const VERSION: &str = "spirv.Version";

/// `!{i32 addressing, i32 memory}`: OpMemoryModel.
pub const MEMORY_MODEL: &str = "spirv.MemoryModel";
/// `!{i32 bits}`: OpSamplerImageAddressingModeNV, for images and samplers that numbers of so many bits are made into.
pub const SAMPLER_IMAGE_ADDRESSING: &str = "spirv.SamplerImageAddressingModeNV";
/// `!{i32 language, i32 version[, !{!"file"}[, !"text"]]}`: OpSource with OpSourceContinued.
pub const SOURCE: &str = "spirv.Source";
/// `!{!"name"}`: OpSourceExtension.
pub const SOURCE_EXTENSION: &str = "spirv.SourceExtension";
/// `!{i16 tool, i16 version}`: the generator of the SPIR-V.
pub const GENERATOR: &str = "spirv.Generator";
/// `!{i32 capability}`: OpCapability, declared by a module that has no instruction that needs it.
pub const CAPABILITY: &str = "spirv.Capability";
/// `!{!"name"}`: OpExtension, in the same way.
pub const EXTENSION: &str = "spirv.Extension";

/// `!{!"what was done"}`: OpModuleProcessed.
pub const PROCESSED: &str = "spirv.ModuleProcessed";

/// `!{%structure poison, i32 member, !"name"}`: OpMemberName.
pub const MEMBER_NAME: &str = "spirv.MemberName";

/// OpenCL C's extensions that the source uses, one node for all: OpSourceExtension.
pub const USED_EXTENSIONS: &str = "opencl.used.extensions";
/// Optional features of OpenCL C that the source uses.
pub const USED_FEATURES: &str = "opencl.used.optional.core.features";
/// `!{i32 major, i32 minor}`: the version of SPIR, which the source's version implies.
pub const SPIR_VERSION: &str = "opencl.spir.version";
/// Operations may be fused where their flags allow it. A module without it has ContractionOff.
pub const FP_CONTRACT: &str = "opencl.enable.FP_CONTRACT";

/// `!{i32 major, i32 minor}`: the version of OpenCL.
pub const OPENCL_VERSION: &str = "opencl.ocl.version";

/// `!{i32 major, i32 minor}`: the version of C++ for OpenCL.
pub const CXX_VERSION: &str = "opencl.cxx.version";

/// `!{i32 major, i32 minor}`: the versions of source languages. C++ for OpenCL has the version of OpenCL beside its own.
pub const VERSIONS: &[Pair<SourceLanguage, &str>] =
    &[both(SourceLanguage::CPP_for_OpenCL, CXX_VERSION), both(SourceLanguage::OpenCL_C, OPENCL_VERSION)];

/// The version of OpSource for a version of OpenCL C or C++ for OpenCL.
pub const fn version_number(major: u32, minor: u32) -> u32 {
    major.wrapping_mul(100_000).wrapping_add(minor.wrapping_mul(1000))
}

/// The version of OpenCL for the language and version of OpSource; `None` for other languages, and if none is given.
pub const fn opencl_version(language: SourceLanguage, version: u32) -> Option<(u32, u32)> {
    match language {
        SourceLanguage::OpenCL_C | SourceLanguage::OpenCL_CPP if version != 0 => {
            Some((version / 100_000, version % 100_000 / 1000))
        }
        // C++ for OpenCL 2021 goes with OpenCL 3.0, its version 1.0 with OpenCL 2.0.
        SourceLanguage::CPP_for_OpenCL => Some(if version >= 202_100 { (3, 0) } else { (2, 0) }),
        _ => None,
    }
}

/// The version of C++ for OpenCL for the language and version of OpSource; `None` for other languages.
pub fn cxx_version(language: SourceLanguage, version: u32) -> Option<(u32, u32)> {
    let is_cxx = language == SourceLanguage::CPP_for_OpenCL && version != 0;
    is_cxx.then_some((version / 100_000, version % 100_000 / 1000))
}

/// The version of SPIR for a version of OpenCL.
pub fn spir_version(opencl: (u32, u32)) -> (u32, u32) {
    if opencl <= (1, 2) { (1, 2) } else { (2, 0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::laws;

    #[test]
    fn versions_read_back() {
        laws::check(VERSIONS);
        for version in [(1, 0), (1, 2), (2, 0), (3, 0)] {
            let number = version_number(version.0, version.1);
            assert_eq!(opencl_version(SourceLanguage::OpenCL_C, number), Some(version));
        }
        let cxx = |version| opencl_version(SourceLanguage::CPP_for_OpenCL, version);
        assert_eq!((cxx(version_number(1, 0)), cxx(202_100)), (Some((2, 0)), Some((3, 0))));
        assert_eq!(cxx_version(SourceLanguage::CPP_for_OpenCL, version_number(1, 0)), Some((1, 0)));
        assert_eq!(cxx_version(SourceLanguage::OpenCL_C, version_number(1, 2)), None);
        assert_eq!(opencl_version(SourceLanguage::SYCL, 1), None);
        assert_eq!([(1, 0), (1, 2), (2, 0), (3, 0)].map(spir_version), [(1, 2), (1, 2), (2, 0), (2, 0)]);
    }
}
