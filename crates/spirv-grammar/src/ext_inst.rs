//! Lookups in the extended instruction sets.

use crate::packed;
use crate::vendor;
use crate::{ExtInstFacts, ExtInstSet, OperandFacts};

impl ExtInstSet {
    /// The set that OpExtInstImport means by `name`; `None` for an unknown set.
    ///
    /// Sets whose name ends in a version number (`NonSemantic.ClspvReflection.5`) match with any number.
    pub fn from_name(name: &str) -> Option<ExtInstSet> {
        if name == vendor::debug_info::LEGACY_SET {
            return Some(ExtInstSet::OpenClDebugInfo100);
        }
        Self::ALL.iter().copied().find(|set| {
            let (own, versioned) = packed::set_name(*set);
            match name.strip_prefix(own) {
                Some("") => true,
                Some(rest) => versioned && rest.bytes().all(|b| b.is_ascii_digit() || b == b'.'),
                // The version with its dot may be left out altogether.
                None => versioned && own.strip_suffix('.') == Some(name),
            }
        })
    }

    /// The name given to OpExtInstImport; the beginning of it for sets whose name ends in a version number.
    pub fn name(self) -> &'static str {
        packed::set_name(self).0
    }

    /// True when the module means the same without the set's instructions.
    pub fn is_non_semantic(self) -> bool {
        self.name().starts_with("NonSemantic.")
    }

    /// Facts of every instruction, ascending number.
    pub fn instructions(self) -> impl ExactSizeIterator<Item = ExtInstFacts> + Clone {
        packed::ext_insts(self)
    }

    /// Facts of one instruction; `None` for an unknown number.
    pub fn instruction(self, number: u32) -> Option<ExtInstFacts> {
        packed::ext_inst(self, number)
    }

    /// The operands of one instruction, for whoever asks for nothing else; `None` for an unknown number.
    pub fn operands(self, number: u32) -> Option<&'static [OperandFacts]> {
        packed::ext_inst_operands(self, number)
    }

    /// Facts of an instruction by its name.
    pub fn instruction_by_name(self, name: &str) -> Option<ExtInstFacts> {
        packed::ext_inst_by_name(self, name)
    }
}
