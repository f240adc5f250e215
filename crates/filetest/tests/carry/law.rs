//! The law of there and back, over every input that the file tests have: the SPIR-V that is written of a module holds the
//! same instructions when it comes back, and from then on for sure. [`DIFFERENT`] lists where it does not, with the reason.

use super::same;
use libtest_mimic::Failed;
use spirv_llvm::{DisassembleOptions, Error, ExtensionPolicy, IdNames, Options, Version};
use std::path::Path;

const POINTEE: &str = "LLVM's pointers do not say what they point to: another pointee serves as well";
const STORAGE: &str = "LLVM's orderings name no storage classes: that of the pointer is written";
const PAIR: &str = "LLVM builds the pair of a value and a truth value member by member";
const VERSION: &str =
    "another version suffices or is needed: an extension says what a version did, or the other way round";
const MEMORY: &str = "OpenCL's functions take in memory what the instruction takes as a value";
const NIBBLES: &str = "LLVM's integers of 4 bits are bytes here whose upper bits are cleared";
const ORDER: &str = "variables or blocks stand in another order";

/// The inputs whose first SPIR-V is another module than what comes back of it.
const DIFFERENT: &[(&str, &str)] = &[
    ("atomics/compare_exchange.ll", MEMORY),
    ("calls/deprecated_names.ll", MEMORY),
    ("vectors/masks_of_bytes.ll", "OpenCL's functions take masks where the instruction takes truth values"),
    (
        "types/structure_results.ll",
        "LLVM has no instruction whose result is a sum and a carry: both are computed",
    ),
    ("arithmetic/small_formats.ll", NIBBLES),
    ("debug-info/fortran.ll", "the language and its complex numbers are not said in OpenCL.DebugInfo.100"),
    ("explain/requirements.ll", STORAGE),
    ("devices/atomics_for_nvptx.ll", STORAGE),
    ("metadata/named.ll", "capabilities that only metadata asks for are not asked for again"),
    ("metadata/version_hints.ll", VERSION),
    ("atomics/atomics.ll", PAIR),
    ("atomics/atomics_by_plain_names.ll", POINTEE),
    ("atomics/atomics_on_parts_of_words.ll", PAIR),
    ("barriers/barriers_beyond_groups.ll", "OpenCL's barriers have the scope in their names"),
    ("builtin-variables/builtin_variables_by_address.ll", ORDER),
    ("intrinsics/calls_of_many_intrinsics.ll", POINTEE),
    ("atomics/compare_exchange_of_other_parameters.ll", POINTEE),
    ("pointers/element_as_vector.ll", POINTEE),
    (
        "arithmetic/extended_multiplication.ll",
        "LLVM has products with twice the bits as products of wider integers",
    ),
    ("atomics/exchange_raised.ll", PAIR),
    ("calls/inline_assembly_of_the_device.ll", "the target of inline assembly is the module's triple"),
    ("versions/layout_of_32_bits_unsaid.ll", POINTEE),
    ("memory/load_of_another_type.ll", POINTEE),
    ("control-flow/loop_with_two_latches.ll", ORDER),
    ("calls/operations_of_llvm_23.ll", PAIR),
    ("memory/private_constants.ll", "LLVM initializes a variable of a function by a store"),
    ("memory/private_constants_with_addresses.ll", "LLVM initializes a variable of a function by a store"),
    ("untyped-pointers/pointer_difference.ll", POINTEE),
    ("vector-compute/private_variables.ll", POINTEE),
    ("atomics/weak_compare_exchange.ll", MEMORY),
    ("untyped-pointers/memory.ll", STORAGE),
];

/// Takes the module of a file test there and back, and once more. SPIR-V that others wrote need not hold the law the
/// first time. An input that cannot be translated is for the file test itself; whatever is written can be read again.
pub(crate) fn holds(path: &Path, name: &str) -> Result<(), Failed> {
    let mut options = Options::default();
    options.spirv.extensions = ExtensionPolicy::all();
    options.llvm.keep_spec_constants = true;
    let text = std::fs::read(path)?;
    let is_spirv = path.extension().is_some_and(|extension| extension == "spvasm");
    let input = if is_spirv {
        let module = spirv_llvm::assemble(&String::from_utf8_lossy(&text), Version::LATEST);
        module.and_then(|module| there_and_back(&module, &options))
    } else {
        spirv_llvm::llvm_to_spirv(&text, &options).map(|made| made.bytes)
    };
    let Ok(input) = input else { return Ok(()) };
    let first = there_and_back(&input, &options).map_err(|e| format!("the first time: {e}"))?;
    let second = there_and_back(&first, &options).map_err(|e| format!("the second time: {e}"))?;
    let [input, first, second] = [&input, &first, &second].map(|module| text_of(module));
    let (input, first, second) = (input?, first?, second?);
    let differs = same(&input, &first);
    match (DIFFERENT.iter().any(|(file, _)| *file == name), differs) {
        (true, Ok(())) => return Err("it holds the law: take it off the list".into()),
        (false, Err(difference)) => return Err(difference),
        _ => {}
    }
    same(&first, &second)
}

/// A module to LLVM IR and back.
pub(super) fn there_and_back(module: &[u8], options: &Options) -> Result<Vec<u8>, Error> {
    let back = spirv_llvm::spirv_to_llvm(module, options)?;
    Ok(spirv_llvm::llvm_to_spirv(&back.bytes, options)?.bytes)
}

/// The text as this project prints it: others do not know every extension yet.
pub(super) fn text_of(module: &[u8]) -> Result<String, Failed> {
    let mut options = DisassembleOptions::default();
    (options.names, options.header) = (IdNames::Raw, false);
    Ok(spirv_llvm::disassemble_spirv(module, &options).map_err(|e| e.to_string())?)
}
