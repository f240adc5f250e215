//! Functions of OpenCL C that the module calls and the library has: they become a part of the module.

use llvm_model::Module;
use ocl_library::Libraries;

/// Links the functions that the module declares.
pub(crate) fn run(module: &mut Module) {
    Libraries::of_devices().link(module, |name| name.starts_with("_Z"));
}
