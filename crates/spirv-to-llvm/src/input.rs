//! The input of a run, which never changes.

use crate::scan::Scan;
use crate::scan::computed_constants::ComputedConstants;
use spirv_mapping::{LargeResults, Preference};
use spirv_module::{Instruction, Module};
use translate_common::Forms;
use translate_common::Options;
use translate_common::forms::{ArbitraryResults, BuiltinFunctions};

/// The module, the options, and the results of the scan: shared references, to be copied.
#[derive(Clone, Copy)]
pub(crate) struct Input<'m> {
    /// The module.
    pub(crate) module: &'m Module,
    /// The options.
    pub(crate) options: &'m Options,
    /// Where everything is.
    pub(crate) scan: &'m Scan<'m>,
    /// The instructions that compute open specialization constants.
    pub(crate) computed: &'m ComputedConstants,
    /// Whether the result is known to be invalid, and the run looks for all places that explain it.
    pub(crate) diagnosing: bool,
}

impl<'m> Input<'m> {
    /// The instruction with this index.
    #[inline]
    pub(crate) fn instruction(self, index: usize) -> Option<Instruction<'m>> {
        self.module.instruction(index)
    }
    /// Returns the choices among equivalent encodings.
    #[inline]
    pub(crate) fn forms(self) -> &'m Forms {
        self.options.forms()
    }
    /// Returns the preference among functions for an instruction.
    pub(crate) fn preference(self) -> Preference {
        match self.forms().builtin_functions {
            BuiltinFunctions::Oldest => Preference::Oldest,
            BuiltinFunctions::Khronos => Preference::Khronos,
        }
    }
    /// Returns the place of large results.
    pub(crate) fn large_results(self) -> LargeResults {
        match self.forms().arbitrary_results {
            ArbitraryResults::Returned => LargeResults::Returned,
            ArbitraryResults::Stored => LargeResults::Stored,
        }
    }
    /// Whether specialization constants that are given no value stay open: always in the IR of shaders, unless it is to run.
    #[inline]
    pub(crate) fn keeps_spec_constants(self) -> bool {
        let keeps = self.options.llvm.keep_spec_constants || self.options.spirv.profile.keeps_spec_constants;
        self.options.executable.is_none() && keeps
    }
    /// The width of a pointer in bits.
    pub(crate) fn pointer_width(self) -> u32 {
        let target = self.options.spirv.profile.target_of_addressing(self.scan.addressing());
        target.map_or(64, |target| target.pointer_bits)
    }
}
