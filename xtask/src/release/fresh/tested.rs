//! The part for CI: the external tools as the list installs them, and one test of each crate that starts one.
//!
//! The tests are the ones that were built here. They and the checkout are lent to the machine, for reading, under the
//! names that they have here: the names are compiled into the tests.

use super::machine::Machine;
use crate::test_binaries::{self, TestBinary};
use crate::{programs, tidy};
use anyhow::{Context, Result, bail, ensure};
use std::path::Path;
use task_support::{installation, workspace};

/// One test of each crate that starts programs of others: crate, target, and the test's name.
const TESTS: [(&str, &str, &str); 17] = [
    ("container", "formats", "objects_of_every_system"),
    ("cpu_host", "host", ""),
    ("cuda_host", "host", ""),
    ("emulation-proofs", "rules", "a_wrong_emulation_is_found"),
    ("filetest", "oracle", "assembly_survives_the_tools"),
    ("generate", "laws", "kernels_of_opencl_are_translated"),
    ("llvm-asm", "llvm", "opencl_of_every_version"),
    ("llvm-bitcode", "modules", ""),
    ("ocl-mangle", "clang", "every_declaration_of_the_opencl_header_round_trips"),
    ("spirv-llvm", "legalized_semantics", "reductions_and_shuffles"),
    ("spirv-llvm-c", "programs", "the_header_is_clean_c_and_cpp"),
    ("spirv-llvm-cli", "spirv_commands", "text_becomes_a_binary_and_text_again"),
    ("spirv-mapping", "clang", ""),
    ("spirv-module", "disassembly", ""),
    ("spirv-run", "kernels", ""),
    ("vulkan", "launch", "local_memory_and_printf"),
    ("work-groups", "groups", ""),
];

/// Crates of chores: their own tests start no programs of others.
const CHORES: [&str; 5] = ["xtask", "task-support", "conformance", "bench", "playground-site"];

/// Installs the external tools on a bare machine and runs [`TESTS`] there.
///
/// # Errors
/// The machine cannot be made, an external tool is missing after the installation, a test fails, or a crate has no test here.
pub(super) fn run(folder: &Path) -> Result<()> {
    let users = tidy::crates_that_depend_on("external-tools")?;
    for user in users.iter().filter(|user| !CHORES.contains(&user.as_str())) {
        ensure!(
            TESTS.iter().any(|(name, ..)| name == user),
            "{user} uses external tools, but no test of it is tried"
        );
    }
    let machine = Machine::make(folder, true)?;
    for lent in [workspace::root(), workspace::target_dir()] {
        machine.lend(&lent, &lent.to_string_lossy(), false)?;
    }
    // Empty: tools that were built here before must not stand in for an external tool that is missing there.
    let made_by_tests = workspace::target_dir().join("tmp");
    std::fs::create_dir_all(&made_by_tests)?;
    machine.lend_empty(&made_by_tests.to_string_lossy())?;
    for environment in installation::environments() {
        std::fs::create_dir_all(environment.folder())?;
        machine.lend_empty(&environment.folder().to_string_lossy())?;
    }
    let xtask = programs::own()?;
    machine.run("/", &format!("'{}' tools --install", xtask.display()))?;
    let binaries = test_binaries::all()?;
    for (package, target, name) in TESTS {
        let Some(TestBinary { program, folder, .. }) =
            binaries.iter().find(|b| b.package == package && b.target == target)
        else {
            bail!("{package} has no tests `{target}`");
        };
        let line = format!("'{}' {name}", program.display());
        machine.run(&folder.to_string_lossy(), &line).with_context(|| format!("{package}, {target}"))?;
    }
    Ok(())
}
