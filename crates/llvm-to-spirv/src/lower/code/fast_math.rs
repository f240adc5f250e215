//! Fast-math flags as FPFastMathMode.

use crate::lower::code::Code;
use llvm_model::Flags;
use spirv_mapping::convention::flags;
use spirv_module::{Decoration, FPFastMathMode, Id, Operands, Version};

impl Code<'_, '_> {
    /// The flags of an arithmetic instruction.
    pub(in crate::lower) fn decorate_fast_math(&mut self, id: Id, said: Flags) {
        if let Some(mode) = self.fast_math_mode(said) {
            self.out().decorate(id, Decoration::FPFastMathMode, &[mode.0]);
        }
    }

    /// The flags of a negation, a comparison or an extended instruction, which version 1.6 allows.
    pub(in crate::lower) fn decorate_fast_math_since_1_6(&mut self, id: Id, said: Flags) {
        if let Some(mode) = self.fast_math_mode(said) {
            let operands = Operands::new().word(mode);
            self.globals().decorate_since(Version::V1_6, id, Decoration::FPFastMathMode, operands);
        }
    }

    /// The bits for flags; flags without a bit are lost.
    fn fast_math_mode(&mut self, said: Flags) -> Option<FPFastMathMode> {
        if said.is_empty() {
            return None;
        }
        let extended = self.input().options.extensions.allows(flags::FAST_MATH_EXTENSION);
        let (mode, unsaid) = flags::fast_math_mode(said, extended);
        self.report().lose_flags(unsaid);
        (!mode.is_empty()).then_some(mode)
    }
}
