//! Execution modes of kernels and the metadata for them.
//!
//! Every mode can stand in `!spirv.ExecutionMode`, by its number; the tables hold those that metadata of the kernel
//! says.

use super::{Pair, both, to_llvm};
use llvm_model::Type;
use spirv_grammar::ExecutionMode;

/// Metadata of a kernel whose operands are the literals of an execution mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelMetadata {
    /// Its name.
    pub name: &'static str,
    /// How many literals the mode has. Further operands do not count.
    pub literals: usize,
    /// What missing operands count as; `None` when none may be missing.
    pub missing: Option<u32>,
}

const fn metadata(name: &'static str, literals: usize) -> KernelMetadata {
    KernelMetadata { name, literals, missing: None }
}

/// Sizes in up to three dimensions; those that are not given are 1.
const fn sizes(name: &'static str) -> KernelMetadata {
    KernelMetadata { name, literals: 3, missing: Some(1) }
}

/// Modes whose literals are the operands of metadata.
pub const MODES: &[Pair<ExecutionMode, KernelMetadata>] = &[
    both(ExecutionMode::LocalSize, sizes("reqd_work_group_size")),
    to_llvm(ExecutionMode::LocalSizeId, sizes("reqd_work_group_size"), IDS),
    both(ExecutionMode::LocalSizeHint, sizes("work_group_size_hint")),
    to_llvm(ExecutionMode::LocalSizeHintId, sizes("work_group_size_hint"), IDS),
    both(ExecutionMode::SubgroupSize, metadata("intel_reqd_sub_group_size", 1)),
    both(ExecutionMode::MaxWorkgroupSizeINTEL, sizes("max_work_group_size")),
    both(ExecutionMode::MaxWorkDimINTEL, metadata("max_global_work_dim", 1)),
    both(ExecutionMode::NumSIMDWorkitemsINTEL, metadata("num_simd_work_items", 1)),
    both(ExecutionMode::SchedulerTargetFmaxMhzINTEL, metadata("scheduler_target_fmax_mhz", 1)),
    both(ExecutionMode::NoGlobalOffsetINTEL, metadata("no_global_work_offset", 0)),
];

const IDS: &str = "metadata holds numbers, not ids of constants: the mode with literals is written";

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

/// The named metadata for modes that no metadata of kernels says: `!{ptr @kernel, i32 mode, i32 literals…}`.
pub const BY_NUMBER: &str = "spirv.ExecutionMode";

/// What the metadata of this name says.
pub fn mode(name: &str) -> Option<&'static Pair<ExecutionMode, KernelMetadata>> {
    MODES.iter().find(|pair| pair.way.is_to_spirv() && pair.llvm.name == name)
}

/// The metadata for a mode with so many literals.
pub fn kernel_metadata(mode: ExecutionMode, literals: usize) -> Option<&'static KernelMetadata> {
    let pair = MODES.iter().find(|pair| pair.way.is_to_llvm() && pair.spirv == mode)?;
    (pair.llvm.literals == literals).then_some(&pair.llvm)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::laws;

    #[test]
    fn modes_are_one_to_one_and_have_their_literals() {
        laws::check(MODES);
        for pair in MODES {
            let facts = pair.spirv.facts().unwrap();
            assert_eq!(pair.llvm.literals, facts.parameters.len(), "{}", facts.name);
            assert_eq!(kernel_metadata(pair.spirv, pair.llvm.literals), Some(&pair.llvm));
            let read = mode(pair.llvm.name).unwrap();
            assert!(read.spirv == pair.spirv || !pair.way.is_to_spirv());
        }
    }
}
