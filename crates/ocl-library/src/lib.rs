//! Functions of OpenCL C as LLVM bitcode, for targets without a library of their own.
//!
//! `sources/floats.cl` has the functions of `float` that no instruction of shaders is precise enough for, each with the name
//! that clang gives it; `sources/groups.cl` has functions of work-groups and of memory, with names of their own. `cargo xtask
//! codegen` compiles them; the bitcode is checked in, so that building needs no clang.

use llvm_model::Module;

/// The bitcode of `sources/floats.cl`, of LLVM 22.
const FLOATS: &[u8] = include_bytes!("floats.bc");

/// The bitcode of `sources/groups.cl`, of LLVM 22.
const GROUPS: &[u8] = include_bytes!("groups.bc");

/// Returns the functions of work-groups and of memory, or `None` if the bitcode cannot be read, which a test excludes.
pub fn groups() -> Option<Module> {
    llvm_bitcode::read(GROUPS).ok()
}

/// Returns the functions of `float`, or `None` if the bitcode cannot be read, which a test excludes.
pub fn floats() -> Option<Module> {
    llvm_bitcode::read(FLOATS).ok()
}

#[cfg(test)]
mod tests {
    use super::{floats, groups};

    /// The sources, in the order in which `cargo xtask codegen` reads them.
    const SOURCES: [&str; 4] = [
        include_str!("../sources/floats.cl"),
        include_str!("../sources/groups.cl"),
        include_str!("../../../tools/spirv-run/library/single.h"),
        include_str!("../../../tools/spirv-run/library/library.h"),
    ];

    #[test]
    fn bitcode_is_that_of_the_sources() {
        let digest = format!("{:x}\n", md5::compute(SOURCES.concat()));
        assert_eq!(digest, include_str!("sources.md5"), "run cargo xtask codegen");
    }

    #[test]
    fn functions_need_no_others() {
        let module = floats().expect("the bitcode is readable");
        for function in module.functions.values() {
            let is_intrinsic = function.props.name.starts_with("llvm.");
            assert!(function.body.is_some() || is_intrinsic, "{} is not defined", function.props.name);
        }
        for name in ["_Z3sinf", "_Z3powff", "_Z3fmafff", "_Z6remquoffPi"] {
            assert!(module.function_named(name).is_some(), "{name}");
        }
        let module = groups().expect("the bitcode is readable");
        assert!(module.function_named("library_Fill_8").is_some());
    }
}
