//! Results that are accepted are valid for external tools, if the feature `spirv-val` is set.

#![expect(clippy::panic, reason = "a law that is broken panics: that is what fuzzers and tests look for")]

use spirv_llvm::{DebugInfoForm, DebugInfoSet, Forms, Options};

/// Checks a module of SPIR-V that the translator has written. Forms of another translator have its words, some of which validators do
/// not accept.
///
/// # Panics
/// It is not valid.
pub(crate) fn spirv(bytes: &[u8], options: &Options) {
    spirv_of(bytes, options, "");
}

/// As [`spirv`]; the message has the settings, which are a part of the input.
pub(crate) fn spirv_of(bytes: &[u8], options: &Options, settings: &str) {
    if let Err(error) = spirv_llvm::validate(bytes) {
        panic!("the SPIR-V that was written is not valid:{settings}: {error}");
    }
    if has_words_of_another_translator(options) {
        return;
    }
    if let Err(error) = judged::check(bytes) {
        panic!("the SPIR-V that was written is not valid:{settings}: {error}");
    }
}

/// Returns whether options ask for what only the translator of Khronos writes and reads: its forms, `SPIRV.debug`, which is not a
/// registered set, and operators of debug expressions that no set has.
fn has_words_of_another_translator(options: &Options) -> bool {
    let debug_info = &options.debug_info;
    options.spirv.forms != Forms::default()
        || debug_info.form != DebugInfoForm::default()
        || debug_info.set == Some(DebugInfoSet::Legacy)
        || debug_info.extra_operators
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
    use spirv_module::{Module, Op};
    use std::collections::HashMap;

    /// One result in so many is shown to LLVM.
    const SAMPLE: u32 = 500;
    /// The variable with the path of another release of `spirv-val`, which is asked as well.
    const OTHER_VALIDATOR: &str = "OTHER_SPIRV_VAL";
    /// OpCapability with its word count, and the capabilities that decide about the environment.
    const CAPABILITY: u32 = 2 << 16 | 17;
    const SHADER: u32 = 1;
    const KERNEL: u32 = 6;
    const LINKAGE: u32 = 5;

    /// SPIRV-Tools visits every part of a type as often as the type has it, and takes hours for structures of structures that
    /// are in each other twice.
    const MOST_PARTS: u64 = 1 << 16;

    /// Checks a module of kernels, or one of shaders by the rules of Vulkan, which has no linking.
    pub(super) fn check(bytes: &[u8]) -> Result<(), oracle::OracleError> {
        let is_unknown = oracle::UNKNOWN_EXTENSIONS.iter().any(|name| contains(bytes, name.as_bytes()));
        if is_unknown || defeats_validator(bytes) {
            return Ok(());
        }
        let (words, _) = bytes.as_chunks::<4>();
        let words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
        let instructions = words.get(5..).unwrap_or_default().chunks(2);
        let capabilities =
            instructions.take_while(|pair| pair[0] == CAPABILITY).map(|pair| pair[1..].first().copied());
        let declared: Vec<Option<u32>> = capabilities.collect();
        let has = |capability| declared.contains(&Some(capability));
        let is_shader = has(SHADER) && !has(KERNEL) && !has(LINKAGE);
        match is_shader {
            true => oracle::spirv_tools::validate_shader(bytes),
            false => oracle::spirv_tools::validate(bytes),
        }?;
        match std::env::var_os(OTHER_VALIDATOR) {
            Some(validator) => oracle::spirv_tools::validate_with(validator.as_ref(), is_shader, bytes),
            None => Ok(()),
        }
    }

    pub(super) fn bitcode(bytes: &[u8]) {
        if crate::targets::sum(bytes).is_multiple_of(SAMPLE)
            && let Err(error) = oracle::llvm::verify(bytes)
        {
            panic!("the LLVM IR that was written is not valid: {error}");
        }
    }

    /// Whether the validator does not end, or ends the process: a type has more parts than it can visit, directly or in other
    /// types; an access chain counts in structures without members.
    fn defeats_validator(bytes: &[u8]) -> bool {
        let Ok(module) = Module::decode(bytes) else { return false };
        let mut parts: HashMap<u32, u64> = HashMap::new();
        let (mut has_untyped, mut has_empty) = (false, false);
        for ty in module.instructions().take_while(|instruction| instruction.op() != Op::Function) {
            let of = |ty: &u32| parts.get(ty).copied().unwrap_or(1);
            let count = match (ty.op(), ty.operands()) {
                (Op::TypeStruct | Op::TypeFunction, members) => {
                    has_empty |= members.is_empty();
                    members.iter().map(of).fold(1, u64::saturating_add)
                }
                (Op::TypeArray | Op::TypeRuntimeArray, [part, ..]) | (Op::TypePointer, [_, part]) => of(part),
                (op, _) => {
                    has_untyped |= op == Op::TypeUntypedPointerKHR;
                    continue;
                }
            };
            if count > MOST_PARTS {
                return true;
            }
            parts.extend(ty.result().map(|id| (id.0, count)));
        }
        has_untyped && has_empty
    }

    fn contains(bytes: &[u8], name: &[u8]) -> bool {
        bytes.windows(name.len()).any(|window| window == name)
    }
}
