//! The law of least requirements: a module without any one of its capabilities or extensions is not valid.

use filetest::oracle::spirv_tools;
use libtest_mimic::Failed;
use spirv_llvm::{ExtensionPolicy, Options};
use std::path::Path;

/// Capabilities that another one declares as well (specification 3.31, "Implicitly Declares"), first the declared one:
/// instructions need both, and a reader that looks for a name finds it, so both are listed.
const IMPLIED: &[(&str, &str)] = &[
    ("Addresses", "GenericPointer"),
    ("Int64", "Int64Atomics"),
    ("Kernel", "Vector16"),
    ("Kernel", "Float16Buffer"),
    ("Kernel", "ImageBasic"),
];

/// Translates the bitcode at `path` with no extension allowed and with all, and leaves out the declarations one by one.
pub(crate) fn declares_no_more_than_it_needs(path: &Path) -> Result<(), Failed> {
    let bitcode = std::fs::read(path)?;
    for extensions in [ExtensionPolicy::none(), ExtensionPolicy::all()] {
        let mut options = Options::default();
        options.extensions = extensions;
        let module = spirv_llvm::llvm_to_spirv(&bitcode, &options).map_err(|e| format!("forward: {e}"))?;
        check(&module.bytes)?;
    }
    Ok(())
}

fn check(module: &[u8]) -> Result<(), Failed> {
    let text = spirv_tools::disassemble(module)?;
    let declares = |line: &str| line.starts_with("OpCapability ") || line.starts_with("OpExtension ");
    let declared: Vec<&str> = text.lines().filter(|line| declares(line)).collect();
    for &left_out in &declared {
        if is_implied(left_out, &declared) {
            continue;
        }
        let rest: Vec<&str> = text.lines().filter(|line| *line != left_out).collect();
        let mut without = spirv_tools::assemble(&rest.join("\n"))?;
        // The text does not tell the version, which the second word of a module is.
        for (to, from) in without.iter_mut().zip(module).skip(4).take(4) {
            *to = *from;
        }
        if spirv_tools::validate(&without).is_ok() {
            return Err(format!("the module is valid without '{left_out}'").into());
        }
    }
    Ok(())
}

fn is_implied(line: &str, declared: &[&str]) -> bool {
    let Some(name) = line.strip_prefix("OpCapability ") else { return false };
    let is_declared =
        |name: &str| declared.iter().any(|other| other.strip_prefix("OpCapability ") == Some(name));
    IMPLIED.iter().any(|&(implied, by)| implied == name && is_declared(by))
}
