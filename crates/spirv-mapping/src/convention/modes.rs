//! Execution modes of kernels and the metadata for them.
//!
//! Every mode can be in `!spirv.ExecutionMode`, by its number; the tables hold those that metadata of the kernel, or a
//! list of the module, represents.

use super::{Pair, both, to_llvm, to_spirv};
use llvm_model::Type;
use spirv_grammar::ExecutionMode;

/// Metadata of a kernel whose operands are the literals of an execution mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelMetadata {
    /// Its name.
    pub name: &'static str,
    /// How many literals the mode has. Further operands do not count.
    pub literals: usize,
    /// The value of missing operands; `None` if all are required.
    pub missing: Option<u32>,
}

const fn metadata(name: &'static str, literals: usize) -> KernelMetadata {
    KernelMetadata { name, literals, missing: None }
}

/// Sizes in up to three dimensions; those that are not given are 1.
const fn sizes(name: &'static str) -> KernelMetadata {
    KernelMetadata { name, literals: 3, missing: Some(1) }
}

/// Modes whose literals are the operands of metadata. A kernel has it in this order.
pub const MODES: &[Pair<ExecutionMode, KernelMetadata>] = &[
    both(ExecutionMode::LocalSize, sizes("reqd_work_group_size")),
    to_llvm(ExecutionMode::LocalSizeId, sizes("reqd_work_group_size"), IDS),
    both(ExecutionMode::LocalSizeHint, sizes("work_group_size_hint")),
    to_llvm(ExecutionMode::LocalSizeHintId, sizes("work_group_size_hint"), IDS),
    both(ExecutionMode::SubgroupSize, metadata(SUB_GROUP_SIZE, 1)),
    to_spirv(metadata("reqd_sub_group_size", 1), ExecutionMode::SubgroupSize, NEWER_NAME),
    both(ExecutionMode::MaxWorkgroupSizeINTEL, sizes("max_work_group_size")),
    both(ExecutionMode::NoGlobalOffsetINTEL, metadata("no_global_work_offset", 0)),
    both(ExecutionMode::MaxWorkDimINTEL, metadata("max_global_work_dim", 1)),
    both(ExecutionMode::NumSIMDWorkitemsINTEL, metadata("num_simd_work_items", 1)),
    both(ExecutionMode::SchedulerTargetFmaxMhzINTEL, metadata("scheduler_target_fmax_mhz", 1)),
    both(ExecutionMode::MaximumRegistersINTEL, metadata(REGISTERS, 1)),
    to_llvm(ExecutionMode::MaximumRegistersIdINTEL, metadata(REGISTERS, 1), NESTED),
    to_spirv(metadata(MAXIMUM_REGISTERS, 1), ExecutionMode::MaximumRegistersINTEL, NEWER_NAME),
];

/// The size of sub-groups, in their metadata, that denotes the primary size of the device.
pub const PRIMARY_SIZE: u32 = u32::MAX;
/// The literal of NamedSubgroupSizeINTEL for it.
pub const PRIMARY_NAME: u32 = 0;
/// The metadata for the size of sub-groups.
pub const SUB_GROUP_SIZE: &str = "intel_reqd_sub_group_size";

/// The metadata for how many registers a kernel may take: a number, a node of one, or a word.
pub const REGISTERS: &str = "RegisterAllocMode";
/// The text in a user's notation for a kernel where the extension is not allowed, by the number in that metadata.
pub const THREADS_PER_UNIT: &[(u32, &str)] =
    &[(0, "num-thread-per-eu 0"), (1, "num-thread-per-eu 8"), (2, "num-thread-per-eu 4")];

/// The metadata of newer compilers for the number of registers a kernel may use; its numbers have no notation for
/// users.
pub const MAXIMUM_REGISTERS: &str = "MaximumRegisters";

const NEWER_NAME: &str = "a newer name, which older consumers do not read";

const NESTED: &str = "a node inside of the metadata holds the number that has an id";

const IDS: &str = "metadata holds numbers, not ids of constants: the mode with literals is written";

/// Metadata of a kernel that expresses an execution mode with one literal in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worded {
    /// Its name.
    pub name: &'static str,
    /// The word that it begins with.
    pub word: &'static str,
    /// The word after it if the literal is 1; without a flag the literal is 0.
    pub flag: Option<&'static str>,
}

const fn worded(name: &'static str, word: &'static str, flag: Option<&'static str>) -> Worded {
    Worded { name, word, flag }
}

/// Modes expressed in words.
pub const WORDED: &[Pair<ExecutionMode, Worded>] = &[
    both(
        ExecutionMode::RegisterMapInterfaceINTEL,
        worded("ip_interface", "csr", Some("wait_for_done_write")),
    ),
    both(
        ExecutionMode::StreamingInterfaceINTEL,
        worded("ip_interface", "streaming", Some("stall_free_return")),
    ),
    both(ExecutionMode::NamedMaximumRegistersINTEL, worded(REGISTERS, "AutoINTEL", None)),
    to_spirv(
        worded(MAXIMUM_REGISTERS, "AutoINTEL", None),
        ExecutionMode::NamedMaximumRegistersINTEL,
        NEWER_NAME,
    ),
];

/// The lists of functions that run when a module is loaded or unloaded.
pub const LISTS: &[Pair<ExecutionMode, &str>] = &[
    both(ExecutionMode::Initializer, "llvm.global_ctors"),
    both(ExecutionMode::Finalizer, "llvm.global_dtors"),
];

/// The metadata for VecTypeHint: a value of the type, and whether its element is signed. The mode's literal has the
/// type's lanes in its high half, and its element in its low half.
pub const VECTOR_HINT: &str = "vec_type_hint";

/// The elements of VecTypeHint by their numbers (SPIR-V specification, "Execution Mode").
pub const HINTED_ELEMENTS: &[Type] = &[
    Type::Integer(8),
    Type::Integer(16),
    Type::Integer(32),
    Type::Integer(64),
    Type::Half,
    Type::Float,
    Type::Double,
];

/// The named metadata for modes without metadata of kernels: `!{ptr @kernel, i32 mode, i32 literals…}`.
pub const BY_NUMBER: &str = "spirv.ExecutionMode";

/// The place of a mode's metadata among that of a kernel; modes without metadata of their own come after them.
pub fn rank(mode: ExecutionMode) -> usize {
    // Those of registers are in the order of their kernels.
    let of = if counts_registers(mode) { ExecutionMode::MaximumRegistersINTEL } else { mode };
    MODES.iter().position(|pair| pair.spirv == of).unwrap_or(MODES.len())
}

/// Returns the mode for metadata of this name.
pub fn mode(name: &str) -> Option<&'static Pair<ExecutionMode, KernelMetadata>> {
    MODES.iter().find(|pair| pair.way.is_to_spirv() && pair.llvm.name == name)
}

/// Whether metadata of this name is an execution mode of kernels.
pub fn is_mode(name: &str) -> bool {
    name == VECTOR_HINT || has_words(name) || mode(name).is_some()
}

/// The metadata for a mode with so many literals.
pub fn kernel_metadata(mode: ExecutionMode, literals: usize) -> Option<&'static KernelMetadata> {
    let pair = MODES.iter().find(|pair| pair.way.is_to_llvm() && pair.spirv == mode)?;
    (pair.llvm.literals == literals).then_some(&pair.llvm)
}

/// Returns whether a mode is about the number of registers.
pub fn counts_registers(mode: ExecutionMode) -> bool {
    matches!(
        mode,
        ExecutionMode::MaximumRegistersINTEL
            | ExecutionMode::MaximumRegistersIdINTEL
            | ExecutionMode::NamedMaximumRegistersINTEL
    )
}

/// Returns whether metadata of this name may express a mode in words.
pub fn has_words(name: &str) -> bool {
    WORDED.iter().any(|pair| pair.llvm.name == name)
}

/// Returns the mode for metadata of this name that begins with this word.
pub fn worded_mode(name: &str, word: &str) -> Option<&'static Pair<ExecutionMode, Worded>> {
    WORDED.iter().find(|pair| (pair.llvm.name, pair.llvm.word) == (name, word))
}

/// Returns the words for a mode with these literals.
pub fn words(mode: ExecutionMode, literals: &[u32]) -> Option<(&'static str, Vec<&'static str>)> {
    let said = &WORDED.iter().find(|pair| pair.way.is_to_llvm() && pair.spirv == mode)?.llvm;
    match (literals, said.flag) {
        (&[0], _) => Some((said.name, vec![said.word])),
        (&[1], Some(flag)) => Some((said.name, vec![said.word, flag])),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::laws;
    use crate::coverage::is_graphics;

    /// Modes that are only in `!spirv.ExecutionMode`.
    const LEFT_OUT: &[(ExecutionMode, &str)] = &[
        (ExecutionMode::ContractionOff, "a module without !opencl.enable.FP_CONTRACT asks for it"),
        (ExecutionMode::SubgroupsPerWorkgroup, NO_METADATA),
        (ExecutionMode::SubgroupsPerWorkgroupId, NO_METADATA),
        (ExecutionMode::NonCoherentColorAttachmentReadEXT, OF_SHADERS),
        (ExecutionMode::NonCoherentDepthAttachmentReadEXT, OF_SHADERS),
        (ExecutionMode::NonCoherentStencilAttachmentReadEXT, OF_SHADERS),
        (ExecutionMode::PostDepthCoverage, OF_SHADERS),
        (ExecutionMode::QuadDerivativesKHR, OF_SHADERS),
        (ExecutionMode::RequireFullQuadsKHR, OF_SHADERS),
        (ExecutionMode::Shader64BitIndexingEXT, OF_SHADERS),
        (ExecutionMode::DenormPreserve, NO_METADATA),
        (ExecutionMode::DenormFlushToZero, NO_METADATA),
        (ExecutionMode::SignedZeroInfNanPreserve, NO_METADATA),
        (ExecutionMode::RoundingModeRTE, NO_METADATA),
        (ExecutionMode::RoundingModeRTZ, NO_METADATA),
        (ExecutionMode::RoundingModeRTPINTEL, NO_METADATA),
        (ExecutionMode::RoundingModeRTNINTEL, NO_METADATA),
        (ExecutionMode::FloatingPointModeALTINTEL, NO_METADATA),
        (ExecutionMode::FloatingPointModeIEEEINTEL, NO_METADATA),
        (ExecutionMode::FPFastMathDefault, "its operand is a type, represented by a value of it"),
        (ExecutionMode::ArithmeticPoisonKHR, NO_METADATA),
        (ExecutionMode::SharedLocalMemorySizeINTEL, NO_METADATA),
        (ExecutionMode::NamedBarrierCountINTEL, NO_METADATA),
    ];
    const NO_METADATA: &str = "compilers of kernels have no metadata of their own for it";
    const OF_SHADERS: &str = "kernels have no attachments, fragments or derivatives";

    #[test]
    fn modes_are_one_to_one_and_complete() {
        laws::check(MODES);
        laws::check(WORDED);
        laws::check(LISTS);
        let graphics = |facts: &spirv_grammar::EnumerantFacts| {
            let needs = facts.requires.capabilities;
            !needs.is_empty() && needs.iter().all(|capability| is_graphics(*capability))
        };
        let modes = ExecutionMode::KIND.enumerants().filter(|facts| !graphics(facts));
        let modes: Vec<ExecutionMode> = modes.map(|facts| ExecutionMode(facts.value)).collect();
        let said = [
            laws::spirv_side(MODES),
            laws::spirv_side(WORDED),
            laws::spirv_side(LISTS),
            vec![ExecutionMode::VecTypeHint, ExecutionMode::NamedSubgroupSizeINTEL],
        ];
        laws::complete(&modes, &said.concat(), LEFT_OUT);
    }

    #[test]
    fn metadata_has_the_literals_of_its_mode() {
        for pair in MODES {
            let facts = pair.spirv.facts().unwrap();
            assert_eq!(pair.llvm.literals, facts.parameters.len(), "{}", facts.name);
            if pair.way.is_to_llvm() {
                assert_eq!(kernel_metadata(pair.spirv, pair.llvm.literals), Some(&pair.llvm));
            }
            let read = mode(pair.llvm.name).unwrap();
            assert!(read.spirv == pair.spirv || !pair.way.is_to_spirv());
        }
        for pair in WORDED {
            assert_eq!(pair.spirv.facts().unwrap().parameters.len(), 1);
            for literal in [0, 1] {
                let Some((name, words)) = words(pair.spirv, &[literal]) else {
                    assert!(literal == 1 && pair.llvm.flag.is_none());
                    continue;
                };
                assert_eq!(worded_mode(name, words[0]).map(|read| read.spirv), Some(pair.spirv));
                assert_eq!(words.get(1).copied(), pair.llvm.flag.filter(|_| literal == 1));
            }
            assert_eq!(words(pair.spirv, &[2]), None);
            assert!(has_words(pair.llvm.name) && worded_mode(pair.llvm.name, "other").is_none());
        }
        assert!(!has_words("reqd_work_group_size"));
    }
}
