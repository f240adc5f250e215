//! Options that the library refuses: the command and the C ABI refuse these values before the library sees them.

#![allow(clippy::expect_used, reason = "a test stops where it fails")]

use spirv_llvm::problem::StorageClass;
use spirv_llvm::{Device, Direction, Error, Executable, Interface, Options, Settings};

/// A module without anything in it.
const SPIRV: [u32; 8] = [0x0723_0203, 0x0001_0000, 0, 1, 0, 0x0003_000e, 2, 2];

/// Returns the name of the row in the catalog of errors.
fn row(error: Error) -> &'static str {
    let row = error.diagnostics().iter().next().map(|message| message.problem.row().name);
    row.expect("an error has a message")
}

/// Returns the row of the error about one setting.
fn of_setting(name: &str, value: &str) -> &'static str {
    row(Settings::default().set(name, value).expect_err(name))
}

/// Returns the row of the error about settings that do not fit together.
fn of_settings(settings: &[(&str, &str)]) -> &'static str {
    let mut given = Settings::default();
    for (name, value) in settings {
        given.set(name, value).expect(name);
    }
    row(given.options(Direction::ToLlvm).expect_err("settings that do not fit together"))
}

/// Returns the row of the error about options of the library.
fn of_options(change: impl FnOnce(&mut Options)) -> &'static str {
    let mut options = Options::default();
    change(&mut options);
    let spirv: Vec<u8> = SPIRV.iter().flat_map(|word| word.to_le_bytes()).collect();
    row(spirv_llvm::spirv_to_llvm(&spirv, &options).expect_err("options that contradict each other"))
}

fn executable(options: &mut Options, triple: &str) {
    let interface = Interface::Context { robust: false };
    options.executable = Some(Executable { interface, ..Executable::new(triple) });
}

#[test]
fn settings_are_refused() {
    assert_eq!(of_setting("nothing-like-an-option", ""), "options/Unknown");
    assert_eq!(of_setting("spirv-max-versio", "1.0"), "options/Misspelled");
    assert_eq!(of_setting("spirv-max-version", "9.9"), "options/Value");
    assert_eq!(of_settings(&[("robust", "true")]), "options/Missing");
    assert_eq!(of_settings(&[("executable", ""), ("keep-spec-constants", "true")]), "options/Exclusive");
}

#[test]
fn options_are_refused() {
    let row = of_options(|options| options.spirv.address_spaces.push((0, StorageClass::Workgroup)));
    assert_eq!(row, "options/DefaultAddressSpace");
    let row = of_options(|options| options.spirv.address_spaces.push((9, StorageClass::Uniform)));
    assert_eq!(row, "options/StorageClass");
    let row = of_options(|options| options.llvm.program_address_space = Some(u32::MAX));
    assert_eq!(row, "options/AddressSpace");
    let row = of_options(|options| {
        executable(options, spirv_llvm::DEFAULT_TRIPLE);
        options.llvm.program_address_space = Some(3);
    });
    assert_eq!(row, "options/ExecutableAddressSpaces");
    let row = of_options(|options| {
        executable(options, spirv_llvm::DEFAULT_TRIPLE);
        options.llvm.keep_spec_constants = true;
    });
    assert_eq!(row, "options/ExecutableSpecConstants");
    let row =
        of_options(|options| options.llvm.device = Some(Device { family: Some(1), ..Device::default() }));
    assert_eq!(row, "options/Device");
    assert_eq!(of_options(|options| executable(options, "nonsense")), "options/Machine");
    assert_eq!(of_options(|options| options.llvm.reader_version = Some(3)), "options/LlvmVersion");
}
