//! Fast-math flags: shaders state them where SPV_KHR_float_controls2 is allowed. They only permit what a consumer need not do.

use llvm_model::{Body, Flags};
use translate_common::Options;

/// The extension for fast-math flags of shaders.
const EXTENSION: &str = "SPV_KHR_float_controls2";

/// Removes the flags from a body where the extension is not allowed.
pub(crate) fn run(body: &mut Body, options: &Options) {
    if options.spirv.extensions.allows(EXTENSION) {
        return;
    }
    for block in body.layout.clone() {
        for inst in body.blocks[block].insts.clone() {
            let flags = body.insts[inst].flags;
            body.insts[inst].flags = flags.without(flags.and(Flags::FAST));
        }
    }
}
