//! Options of modules for AMD's GPUs; their readers accept every extension.

use super::Options;
use spirv_mapping::convention::{flags, linkage};

impl Options {
    /// Sets the options that modules of the triples `*-amd-amdhsa` have unless they are stated: all extensions but the one that
    /// readers of these modules lack, calls of intrinsics as imports, attributes beside the program; and on the way back
    /// LLVM's own forms of instructions and functions in the memory of generic pointers.
    pub fn for_amd(&mut self) {
        let extensions = &mut self.spirv.extensions;
        if extensions.by_default.is_none() {
            extensions.by_default = Some(true);
            if !extensions.names(flags::FLOAT_CONTROLS) {
                extensions.set(flags::FLOAT_CONTROLS, false);
            }
        }
        extensions.ask_for(&[linkage::WEAK_EXTENSION]);
        if self.spirv.unknown_intrinsics.is_empty() {
            self.spirv.unknown_intrinsics.push(String::new());
        }
        self.policy.aux_data.get_or_insert(true);
        self.llvm.native.get_or_insert(true);
        self.llvm.generic_functions |= !self.llvm.function_address_space;
    }
}
