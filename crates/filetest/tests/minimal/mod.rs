//! The law of least requirements: a module without any one of its capabilities or extensions is not valid.

use crate::carry::needed;
use filetest::oracle::spirv_tools;
use libtest_mimic::Failed;
use spirv_llvm::{ExtensionPolicy, Options};
use std::ops::Range;
use std::path::Path;

/// Opcodes of the declarations, which begin every module.
const OP_EXTENSION: u8 = 10;
const OP_CAPABILITY: u8 = 17;

/// Capabilities that another one declares as well (specification 3.31, "Implicitly Declares"), first the declared one:
/// instructions need both, and a reader that looks for a name finds it, so both are listed. Of 16-bit floats the first
/// allows pointers, and the second all that the first does, though the specification does not call it declared.
const IMPLIED: &[(&str, &str)] = &[
    ("Addresses", "GenericPointer"),
    ("Int64", "Int64Atomics"),
    ("Kernel", "Vector16"),
    ("Kernel", "Float16Buffer"),
    ("Float16Buffer", "Float16"),
    ("Kernel", "ImageBasic"),
    ("Kernel", "Pipes"),
    ("Kernel", "DeviceEnqueue"),
    ("Kernel", "SubgroupDispatch"),
    ("DeviceEnqueue", "SubgroupDispatch"),
    ("ImageBasic", "ImageReadWrite"),
    ("ImageBasic", "ImageMipmap"),
    ("Int8", "DotProductInput4x8Bit"),
    ("GroupNonUniform", "GroupNonUniformArithmetic"),
    ("GroupNonUniform", "GroupNonUniformBallot"),
    ("GroupNonUniform", "GroupNonUniformVote"),
];

/// What the specification asks for and the tool does not: images in kernels, such as are read and written, dot products of
/// four bytes, and 16-bit floats that are more than pointed to.
const NOT_JUDGED: &[&str] = &[
    "OpCapability Float16",
    "OpCapability ImageBasic",
    "OpCapability ImageReadWrite",
    "OpCapability DotProductInput4x8Bit",
    "OpCapability DotProductInput4x8BitPacked",
];

/// Translates the bitcode at `path` with no extension allowed but those that it needs, and with all, and leaves out the
/// declarations one by one.
pub(crate) fn declares_no_more_than_it_needs(path: &Path) -> Result<(), Failed> {
    let bitcode = std::fs::read(path)?;
    for extensions in [needed(path)?, ExtensionPolicy::all()] {
        let mut options = Options::default();
        options.spirv.extensions = extensions;
        let module = spirv_llvm::llvm_to_spirv(&bitcode, &options).map_err(|e| format!("forward: {e}"))?;
        check(&module.bytes)?;
    }
    Ok(())
}

fn check(module: &[u8]) -> Result<(), Failed> {
    spirv_llvm::validate(module)?;
    let text = spirv_llvm::disassemble(module)?;
    let declares = |line: &&str| line.starts_with("OpCapability ") || line.starts_with("OpExtension ");
    let declared: Vec<&str> = text.lines().map(str::trim).filter(declares).collect();
    let instructions = declarations(module);
    if instructions.len() != declared.len() {
        return Err(format!("{} declarations, {} in the text", instructions.len(), declared.len()).into());
    }
    for (left_out, bytes) in declared.iter().zip(instructions) {
        if NOT_JUDGED.contains(left_out) || is_implied(left_out, &declared) {
            continue;
        }
        let without = [&module[..bytes.start], &module[bytes.end..]].concat();
        if spirv_tools::validate(&without).is_ok() {
            return Err(format!("the module is valid without '{left_out}'").into());
        }
        if spirv_llvm::validate(&without).is_ok() {
            return Err(format!("our validation takes the module without '{left_out}'").into());
        }
    }
    Ok(())
}

/// Where the capabilities and extensions of a little-endian module are, in bytes.
fn declarations(module: &[u8]) -> Vec<Range<usize>> {
    let (words, _) = module.as_chunks::<4>();
    let mut found = Vec::new();
    // Behind the five words of the header, an instruction says in its first word what it is and how long.
    let mut at = 5;
    while let Some(&[op, _, length @ ..]) = words.get(at) {
        let end = at + usize::from(u16::from_le_bytes(length)).max(1);
        if [OP_CAPABILITY, OP_EXTENSION].contains(&op) {
            found.push(at * 4..end * 4);
        } else {
            break;
        }
        at = end;
    }
    found
}

fn is_implied(line: &str, declared: &[&str]) -> bool {
    let Some(name) = line.strip_prefix("OpCapability ") else { return false };
    let is_declared =
        |name: &str| declared.iter().any(|other| other.strip_prefix("OpCapability ") == Some(name));
    IMPLIED.iter().any(|&(implied, by)| implied == name && is_declared(by))
}
