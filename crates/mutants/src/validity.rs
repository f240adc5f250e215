//! Results that are accepted are valid for external tools, if the feature `spirv-val` is set.

#![expect(clippy::panic, reason = "a law that is broken panics: that is what fuzzers and tests look for")]

use spirv_llvm::{DebugInfoForm, Forms, Options};

/// Checks a module of SPIR-V that the translator has written. Forms of another translator have its words, some of which validators do
/// not accept. Kernels for Vulkan are not judged here: arguments without a form there, and calls such as `__spirv_Store`, can make them invalid.
///
/// # Panics
/// It is not valid.
pub(crate) fn spirv(bytes: &[u8], options: &Options) {
    spirv_of(bytes, options, "");
}

/// As [`spirv`]; the message has the settings, which are a part of the input.
pub(crate) fn spirv_of(bytes: &[u8], options: &Options, settings: &str) {
    if options.spirv.vulkan_kernels.is_some() {
        return;
    }
    if let Err(error) = spirv_llvm::validate(bytes) {
        panic!("the SPIR-V that was written is not valid:{settings}: {error}");
    }
    if options.spirv.forms != Forms::default() || options.debug_info.form != DebugInfoForm::default() {
        return;
    }
    if let Err(error) = judged::check(bytes) {
        panic!("the SPIR-V that was written is not valid:{settings}: {error}");
    }
}

/// Returns whether a module of SPIR-V is valid, by the rules that [`spirv`] applies.
pub(crate) fn is_valid(bytes: &[u8]) -> bool {
    judged::check(bytes).is_ok() && spirv_llvm::validate(bytes).is_ok()
}

/// Checks bitcode that the translator has written: a sample, because LLVM is slow to start.
///
/// # Panics
/// It is not valid.
pub(crate) fn bitcode(bytes: &[u8]) {
    judged::bitcode(bytes);
}

#[cfg(not(feature = "spirv-val"))]
mod judged {
    pub(super) fn check(_: &[u8]) -> Result<(), String> {
        Ok(())
    }

    pub(super) fn bitcode(_: &[u8]) {}
}

#[cfg(feature = "spirv-val")]
mod judged {
    use filetest::oracle;

    /// One result in so many is shown to LLVM.
    const SAMPLE: u32 = 500;
    /// OpCapability with its word count, and the capabilities that decide about the environment.
    const CAPABILITY: u32 = 2 << 16 | 17;
    const SHADER: u32 = 1;
    const KERNEL: u32 = 6;

    /// Checks a module of kernels, or one of shaders by the rules of Vulkan.
    pub(super) fn check(bytes: &[u8]) -> Result<(), oracle::OracleError> {
        if oracle::UNKNOWN_EXTENSIONS.iter().any(|name| contains(bytes, name.as_bytes())) {
            return Ok(());
        }
        let (words, _) = bytes.as_chunks::<4>();
        let words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
        let instructions = words.get(5..).unwrap_or_default().chunks(2);
        let capabilities =
            instructions.take_while(|pair| pair[0] == CAPABILITY).map(|pair| pair[1..].first().copied());
        let declared: Vec<Option<u32>> = capabilities.collect();
        if declared.contains(&Some(SHADER)) && !declared.contains(&Some(KERNEL)) {
            oracle::spirv_tools::validate_shader(bytes)
        } else {
            oracle::spirv_tools::validate(bytes)
        }
    }

    pub(super) fn bitcode(bytes: &[u8]) {
        if crate::targets::sum(bytes).is_multiple_of(SAMPLE)
            && let Err(error) = oracle::llvm::verify(bytes)
        {
            panic!("the LLVM IR that was written is not valid: {error}");
        }
    }

    fn contains(bytes: &[u8], name: &[u8]) -> bool {
        bytes.windows(name.len()).any(|window| window == name)
    }
}
