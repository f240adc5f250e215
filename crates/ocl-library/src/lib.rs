//! Functions of OpenCL C as LLVM bitcode, for targets without a library of their own.
//!
//! `sources/floats.cl` has the functions of `float` that no instruction of shaders is precise enough for, each with the name
//! that clang gives it; `sources/doubles.cl` has those of `double`, of which shaders have no instruction. `sources/numbers.cl`
//! has what targets without OpenCL C's instructions lack besides. `sources/groups.cl` has functions of work-groups and of
//! memory, with names of their own. [`cpu`] has the parts of the runner's library that CPUs need besides. `cargo xtask codegen`
//! compiles them; the bitcode is checked in, so that building needs no clang.

pub mod cpu;
mod functions;
mod link;
mod shuffles;

pub use functions::Libraries;
pub use link::Linker;

use llvm_model::Module;

/// The bitcode of `sources/floats.cl`, of LLVM 22.
const FLOATS: &[u8] = include_bytes!("floats.bc");

/// The bitcode of `sources/doubles.cl`, of LLVM 22.
const DOUBLES: &[u8] = include_bytes!("doubles.bc");

/// The bitcode of `sources/numbers.cl`, of LLVM 22.
const NUMBERS: &[u8] = include_bytes!("numbers.bc");

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

/// Returns the functions of `double`, or `None` if the bitcode cannot be read, which a test excludes.
pub fn doubles() -> Option<Module> {
    llvm_bitcode::read(DOUBLES).ok()
}

/// Returns common, geometric, relational and integer functions, conversions, and functions whose precision the device chooses;
/// `None` if the bitcode cannot be read, which a test excludes.
///
/// Functions of vectors are left out where they are those of numbers for each element. Some call functions of [`floats`] and
/// [`doubles`], which they declare.
pub fn numbers() -> Option<Module> {
    llvm_bitcode::read(NUMBERS).ok()
}

#[cfg(test)]
mod tests {
    use super::{doubles, floats, groups, numbers};

    /// The sources, in the order in which `cargo xtask codegen` reads them.
    const SOURCES: [&str; 27] = [
        include_str!("../sources/floats.cl"),
        include_str!("../sources/doubles.cl"),
        include_str!("../sources/numbers.cl"),
        include_str!("../sources/groups.cl"),
        include_str!("../sources/doubles.h"),
        include_str!("../sources/doubles_exact.h"),
        include_str!("../../../tools/spirv-run/library/single.h"),
        include_str!("../../../tools/spirv-run/library/library.h"),
        include_str!("../../../tools/spirv-run/library/relational.cl"),
        include_str!("../../../tools/spirv-run/library/common.cl"),
        include_str!("../../../tools/spirv-run/library/integer.cl"),
        include_str!("../../../tools/spirv-run/library/conversions.cl"),
        include_str!("../../../tools/spirv-run/library/conversions_integers.cl"),
        include_str!("../../../tools/spirv-run/library/conversions.h"),
        include_str!("../../../tools/spirv-run/library/atomics.cl"),
        include_str!("../../../tools/spirv-run/library/blocks.cl"),
        include_str!("../../../tools/spirv-run/library/groups.cl"),
        include_str!("../../../tools/spirv-run/library/image_access.cl"),
        include_str!("../../../tools/spirv-run/library/image_formats.cl"),
        include_str!("../../../tools/spirv-run/library/image_sampling.cl"),
        include_str!("../../../tools/spirv-run/library/maths.cl"),
        include_str!("../../../tools/spirv-run/library/memory.cl"),
        include_str!("../../../tools/spirv-run/library/pipes.cl"),
        include_str!("../../../tools/spirv-run/library/queues.cl"),
        include_str!("../../../tools/spirv-run/library/sub_groups.cl"),
        include_str!("../../../tools/spirv-run/library/groups.h"),
        include_str!("../../../tools/spirv-run/library/images.h"),
    ];

    #[test]
    fn bitcode_is_that_of_the_sources() {
        let digest = format!("{:x}\n", md5::compute(SOURCES.concat()));
        assert_eq!(digest, include_str!("sources.md5"), "run cargo xtask codegen");
    }

    #[test]
    fn functions_need_no_others() {
        let of_floats = ["_Z3sinf", "_Z3powff", "_Z3fmafff", "_Z6remquoffPi"];
        let of_doubles = ["_Z3sind", "_Z3powdd", "_Z3fmaddd", "_Z6remquoddPi"];
        for (module, names) in [(floats(), of_floats), (doubles(), of_doubles)] {
            let module = module.expect("the bitcode is readable");
            assert!(module.globals.is_empty(), "variables are not linked");
            for function in module.functions.values() {
                let is_intrinsic = function.props.name.starts_with("llvm.");
                assert!(function.body.is_some() || is_intrinsic, "{} is not defined", function.props.name);
            }
            for name in names {
                assert!(module.function_named(name).is_some(), "{name}");
            }
        }
        // Those of numbers need these alone.
        let module = numbers().expect("the bitcode is readable");
        let others = [floats(), doubles()].map(|module| module.expect("the bitcode is readable"));
        let mut unknown = Vec::new();
        for function in module.functions.values().filter(|function| function.body.is_none()) {
            let name = function.props.name.as_str().unwrap_or_default();
            if !name.starts_with("llvm.") && others.iter().all(|other| other.function_named(name).is_none()) {
                unknown.push(name);
            }
        }
        assert_eq!(unknown, ["_Z5ldexpDv4_di"], "a function of numbers for each element");
        assert!(module.globals.is_empty(), "variables are not linked");
        let module = groups().expect("the bitcode is readable");
        assert!(module.function_named("library_Fill_8").is_some());
    }
}
