//! Fast-math flags as FPFastMathMode.

use crate::lower::code::Code;
use llvm_model::{Flags, InstId, TypeId, Value};
use spirv_mapping::convention::flags::{self, FastMathBits};
use spirv_module::{Decoration, FPFastMathMode, Id, Operands, Version};
use translate_common::Options;
use translate_common::forms::Reassociation;

impl Code<'_, '_> {
    /// Decorates an arithmetic instruction of the type `ty` with its flags.
    pub(in crate::lower) fn decorate_fast_math(&mut self, id: Id, said: Flags, ty: TypeId) {
        if let Some(mode) = self.fast_math_mode(said).or_else(|| self.none_instead_of_default(ty)) {
            self.out().decorate(id, Decoration::FPFastMathMode, &[mode.0]);
        }
    }

    /// Decorates a negation, a comparison or an extended instruction, which version 1.6 allows. `ty` is the type of its
    /// floats.
    pub(in crate::lower) fn decorate_fast_math_since_1_6(&mut self, id: Id, said: Flags, ty: TypeId) {
        if let Some(mode) = self.fast_math_mode(said).or_else(|| self.none_instead_of_default(ty)) {
            let operands = Operands::new().word(mode);
            self.globals().decorate_since(Version::V1_6, id, Decoration::FPFastMathMode, operands);
        }
    }

    /// Decorates a call of a function with its flags, which the extension of float controls allows.
    pub(in crate::lower) fn decorate_call(&mut self, id: Id, flags: Flags, ty: TypeId) {
        if self.input().options.asks_for(flags::FLOAT_CONTROLS) {
            self.decorate_fast_math_since_1_6(id, flags, ty);
        } else {
            self.report().lose_fast_math(flags);
        }
    }

    /// Returns whether an entry point states flags by default for the type of an instruction.
    pub(in crate::lower) fn has_default_flags(&mut self, inst: InstId) -> bool {
        let scalar = self.module().types.scalar(self.type_of(Value::Inst(inst)));
        self.globals().has_default_flags(scalar)
    }

    /// Returns the mode without bits where an entry point has another one by default.
    fn none_instead_of_default(&mut self, ty: TypeId) -> Option<FPFastMathMode> {
        let scalar = self.module().types.scalar(ty);
        self.globals().has_default_flags(scalar).then_some(FPFastMathMode::None)
    }

    /// Returns the bits for flags; flags without a bit are lost.
    fn fast_math_mode(&mut self, said: Flags) -> Option<FPFastMathMode> {
        if said.is_empty() {
            return None;
        }
        let bits = match bits(self.input().options) {
            // Beside defaults the bit `Fast` is invalid.
            FastMathBits::Core | FastMathBits::Extended if self.globals().states_float_defaults() => {
                FastMathBits::Controls
            }
            bits => bits,
        };
        let (mode, unsaid) = flags::fast_math_mode(said, bits);
        self.report().lose_flags(unsaid);
        (!mode.is_empty()).then_some(mode)
    }
}

/// Returns the bits that the options allow.
fn bits(options: &Options) -> FastMathBits {
    if options.asks_for(flags::FLOAT_CONTROLS) {
        match options.forms().reassociation {
            Reassociation::Transform => FastMathBits::Transforming,
            Reassociation::Alone => FastMathBits::Controls,
        }
    } else if options.spirv.extensions.allows(flags::FAST_MATH_EXTENSION) {
        FastMathBits::Extended
    } else {
        FastMathBits::Core
    }
}
