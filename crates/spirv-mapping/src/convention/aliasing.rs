//! Aliasing of memory accesses: SPV_INTEL_memory_access_aliasing and LLVM's `!alias.scope` and `!noalias`.
//!
//! Domains, scopes and lists of scopes are metadata nodes in LLVM IR and declarations in SPIR-V. Accesses name lists: in
//! memory operands where they have them, in decorations of their result where not.

use super::{Pair, both};
use spirv_grammar::{Decoration, MemoryAccess};

/// The extension.
pub const EXTENSION: &str = "SPV_INTEL_memory_access_aliasing";

/// The notations of SPIR-V for the list of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// The memory operand, whose parameter is the list.
    pub operand: MemoryAccess,
    /// The decoration, whose operand is the list.
    pub decoration: Decoration,
}

/// How many lists an access can have.
pub const COUNT: usize = 2;

/// The lists that an access can have, in the order of the memory operands' bits: the scopes it is in, and those it does
/// not alias.
pub const LISTS: [Pair<Said, &str>; COUNT] = [
    both(
        Said { operand: MemoryAccess::AliasScopeINTELMask, decoration: Decoration::AliasScopeINTEL },
        "alias.scope",
    ),
    both(Said { operand: MemoryAccess::NoAliasINTELMask, decoration: Decoration::NoAliasINTEL }, "noalias"),
];

/// The number among [`LISTS`] of the list that a memory operand has.
pub fn by_operand(operand: MemoryAccess) -> Option<usize> {
    LISTS.iter().position(|pair| pair.spirv.operand == operand)
}

/// The number among [`LISTS`] of the list that a decoration has.
pub fn by_decoration(decoration: Decoration) -> Option<usize> {
    LISTS.iter().position(|pair| pair.spirv.decoration == decoration)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::laws;
    use spirv_grammar::Capability;

    #[test]
    fn lists_are_one_to_one_and_of_the_extension() {
        laws::check(&LISTS);
        let needs = Capability::MemoryAccessAliasingINTEL.facts().unwrap().requires;
        assert_eq!(needs.extensions.iter().collect::<Vec<_>>(), [EXTENSION]);
        assert!(LISTS.is_sorted_by_key(|pair| pair.spirv.operand.0));
        for (number, pair) in LISTS.iter().enumerate() {
            let Said { operand, decoration } = pair.spirv;
            assert_eq!((by_operand(operand), by_decoration(decoration)), (Some(number), Some(number)));
            let operand = MemoryAccess::KIND.enumerant(operand.0).unwrap();
            assert_eq!(operand.parameters.len(), 1);
            for requires in [operand.requires, decoration.facts().unwrap().requires] {
                assert_eq!(requires.capabilities, [Capability::MemoryAccessAliasingINTEL]);
            }
        }
    }
}
