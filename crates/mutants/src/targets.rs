//! The doors through which bytes of others come in, and what must hold at each of them for any bytes.

#![expect(clippy::panic, reason = "a law that is broken panics: that is what fuzzers and tests look for")]

use crate::{Format, settings, validity};
use llvm_bitcode::{ReadErrorKind, Version, WriteOptions};
use ocl_mangle::Convention;
use spirv_llvm::{
    BuiltinDialect, Code, DebugInfoForm, Device, Direction, Error, Executable, ExtensionPolicy, Forms,
    Interface, Options, Translation,
};

/// One door.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// What it is called, here and in `fuzz/`.
    pub name: &'static str,
    /// What its inputs are supposed to be.
    pub format: Format,
    /// Tries one input. Panics when a law is broken; otherwise says whether the input was accepted.
    pub run: fn(&[u8]) -> bool,
}

/// All doors.
pub const TARGETS: &[Target] = &[
    Target { name: "decode-spirv", format: Format::Spirv, run: decode_spirv },
    Target { name: "decode-bitcode", format: Format::Bitcode, run: decode_bitcode },
    Target { name: "parse-ll", format: Format::LlvmAssembly, run: parse_ll },
    Target { name: "parse-spvasm", format: Format::SpirvAssembly, run: parse_spvasm },
    Target { name: "spirv-to-llvm", format: Format::Spirv, run: spirv_to_llvm },
    Target { name: "llvm-to-spirv", format: Format::Bitcode, run: llvm_to_spirv },
    Target { name: "spirv-round-trip", format: Format::Spirv, run: spirv_round_trip },
    Target { name: "llvm-round-trip", format: Format::LlvmAssembly, run: llvm_round_trip },
    Target { name: "shader", format: Format::ShaderAssembly, run: shader },
    Target { name: "options-to-spirv", format: Format::Bitcode, run: options_to_spirv },
    Target { name: "options-to-llvm", format: Format::Spirv, run: options_to_llvm },
    Target { name: "container", format: Format::Container, run: container },
    Target { name: "mangle", format: Format::Name, run: mangle },
];

/// The door of this name.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// What is decoded is encoded to the same words, and every tool for modules takes it.
fn decode_spirv(bytes: &[u8]) -> bool {
    let Ok(module) = spirv_module::Module::decode(bytes) else { return false };
    let encoded = module.encode();
    let again = spirv_module::Module::decode(&encoded).map(|module| module.encode());
    assert_eq!(again.as_ref(), Ok(&encoded), "what was decoded does not survive being encoded");
    let _ = sound(spirv_llvm::report(bytes));
    let _ = sound(spirv_llvm::disassemble(bytes));
    let _ = sound(spirv_llvm::validate(bytes));
    sound(spirv_llvm::validate_structure(bytes)).is_some()
}

/// What is read and valid can be written for every version that has room for it, and is then read as valid again.
fn decode_bitcode(bytes: &[u8]) -> bool {
    let Ok(module) = llvm_bitcode::read(bytes) else { return false };
    if llvm_model::verify::verify(&module).is_err() {
        return false;
    }
    for version in [Version::OLDEST, Version::NEWEST] {
        let Ok(written) = llvm_bitcode::write(&module, &WriteOptions::for_version(version)) else { continue };
        match llvm_bitcode::read(&written.bytes) {
            Ok(again) => {
                if let Err(errors) = llvm_model::verify::verify(&again) {
                    panic!("written for LLVM {} it is no longer valid: {errors:?}", version.major());
                }
            }
            // What may be built is a matter of the file's length, and what stood in a longer file may be more than that.
            Err(e)
                if matches!(e.kind(), ReadErrorKind::Limit { .. }) && written.bytes.len() < bytes.len() => {}
            Err(e) => panic!("written for LLVM {} it cannot be read: {e}", version.major()),
        }
    }
    true
}

/// What is parsed and valid is printed as text that parses to the same text.
fn parse_ll(text: &[u8]) -> bool {
    let Ok(module) = llvm_asm::parse(text) else { return false };
    let valid = llvm_model::verify::verify(&module).is_ok();
    let Ok(printed) = llvm_asm::print(&module) else { return false };
    if valid {
        match llvm_asm::parse(printed.as_bytes()) {
            Ok(again) => {
                assert_eq!(llvm_asm::print(&again).ok().as_ref(), Some(&printed), "printed differently")
            }
            Err(e) => panic!("what was printed does not parse: {e}"),
        }
    }
    valid
}

/// What is assembled can be disassembled, and its text makes a module with the same instructions; ids may have other
/// numbers.
fn parse_spvasm(text: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(text) else { return false };
    let Some(bytes) = sound(spirv_llvm::assemble(text, spirv_llvm::Version::LATEST)) else { return false };
    if let Some(text) = sound(spirv_llvm::disassemble(&bytes)) {
        let again = sound(spirv_llvm::assemble(&text, spirv_llvm::Version::LATEST)).unwrap_or_default();
        assert_eq!(opcodes(&again), opcodes(&bytes), "the text of the module makes another module");
    }
    true
}

fn opcodes(spirv: &[u8]) -> Option<Vec<spirv_module::Op>> {
    let module = spirv_module::Module::decode(spirv).ok()?;
    Some(module.instructions().map(|instruction| instruction.op()).collect())
}

fn spirv_to_llvm(bytes: &[u8]) -> bool {
    let options = options(bytes);
    let _ = sound(spirv_llvm::spirv_to_llvm_assembly(bytes, &options));
    let mut executable = options.clone();
    for interface in
        [Interface::Context { robust: false }, Interface::Context { robust: true }, Interface::Mlir]
    {
        executable.executable = Some(Executable { interface, ..Executable::new(spirv_llvm::DEFAULT_TRIPLE) });
        let _ = sound(spirv_llvm::spirv_to_llvm(bytes, &executable));
    }
    let Some(llvm) = sound(spirv_llvm::spirv_to_llvm(bytes, &options)) else { return false };
    validity::bitcode(&llvm.bytes);
    true
}

fn llvm_to_spirv(bytes: &[u8]) -> bool {
    valid_spirv(bytes, &options(bytes)).is_some()
}

/// Translates to SPIR-V, which has to be valid.
fn valid_spirv(llvm: &[u8], options: &Options) -> Option<Vec<u8>> {
    let Translation { bytes, .. } = sound(spirv_llvm::llvm_to_spirv(llvm, options))?;
    validity::spirv(&bytes, options);
    Some(bytes)
}

/// A module that breaks a rule is accepted if its meaning is clear, and may break the rule again: its result is not judged.
fn spirv_round_trip(bytes: &[u8]) -> bool {
    let options = options(bytes);
    let Some(llvm) = sound(spirv_llvm::spirv_to_llvm(bytes, &options)) else { return false };
    let Some(back) = sound(spirv_llvm::llvm_to_spirv(&llvm.bytes, &options)) else { return false };
    if validity::is_valid(bytes) {
        validity::spirv(&back.bytes, &options);
    }
    true
}

fn llvm_round_trip(bytes: &[u8]) -> bool {
    let options = options(bytes);
    let Some(bytes) = valid_spirv(bytes, &options) else { return false };
    sound(spirv_llvm::spirv_to_llvm(&bytes, &options)).is_some()
}

/// A shader that is accepted is a module of shaders, which is read again.
fn shader(text: &[u8]) -> bool {
    let options = options(text);
    let Some(bytes) = valid_spirv(text, &options) else { return false };
    // A loss is a matter of the reader's; an error would be one of what was written.
    let _ = sound(spirv_llvm::spirv_to_llvm(&bytes, &options));
    true
}

/// Settings by name and value are accepted or refused, and so is the translation with them.
fn options_to_spirv(bytes: &[u8]) -> bool {
    let Some((options, settings)) = settings::select(bytes, Direction::ToSpirv) else { return false };
    let Some(Translation { bytes, .. }) = sound(spirv_llvm::llvm_to_spirv(bytes, &options)) else {
        return false;
    };
    validity::spirv_of(&bytes, &options, &settings);
    true
}

fn options_to_llvm(bytes: &[u8]) -> bool {
    let Some((options, _)) = settings::select(bytes, Direction::ToLlvm) else { return false };
    let Some(llvm) = sound(spirv_llvm::spirv_to_llvm(bytes, &options)) else { return false };
    if spirv_llvm::is_bitcode(&llvm.bytes) {
        validity::bitcode(&llvm.bytes);
    }
    true
}

/// A container gives modules or an error, and each module is translated or refused.
fn container(bytes: &[u8]) -> bool {
    let Ok(entries) = container::find(bytes) else { return false };
    let options = options(bytes);
    for entry in &entries {
        if spirv_llvm::is_spirv(&entry.bytes) {
            let _ = sound(spirv_llvm::spirv_to_llvm(&entry.bytes, &options));
        } else {
            let _ = valid_spirv(&entry.bytes, &options);
        }
    }
    !entries.is_empty()
}

/// A name that is understood is written as a name that means the same where it is read in the same way.
fn mangle(name: &[u8]) -> bool {
    let Ok(name) = std::str::from_utf8(name) else { return false };
    for convention in [Convention::OpenCl, Convention::Cxx] {
        let Ok(function) = ocl_mangle::demangle_as(name, convention) else { continue };
        let again = ocl_mangle::mangle(&function, convention);
        match ocl_mangle::demangle_as(&again, convention) {
            Ok(same) => assert_eq!(same, function, "{name} became {again}"),
            Err(e) => panic!("{name} became {again}: {e}"),
        }
    }
    ocl_mangle::demangle(name).is_ok()
}

/// The options that an input is tried with: the input itself chooses, so that the same input does the same again.
fn options(bytes: &[u8]) -> Options {
    let sum = sum(bytes);
    let mut options = Options::default();
    options.llvm.dialect = match sum % 3 {
        0 => BuiltinDialect::OpenCl12,
        1 => BuiltinDialect::OpenCl20,
        _ => BuiltinDialect::SpirvFriendly,
    };
    options.spirv.untyped_pointers = (sum / 3).is_multiple_of(8);
    if (sum / 48).is_multiple_of(3) {
        options.spirv.forms = Forms::KHRONOS;
        options.debug_info.form = DebugInfoForm::Khronos;
        options.spirv.hints_raise_version = true;
    }
    if (sum / 7).is_multiple_of(4) {
        (options.run.threads, options.run.parallel_from) = (2, 0);
    }
    options.llvm.device = (sum / 5).is_multiple_of(2).then(Device::default);
    options.spirv.extensions = if (sum / 24).is_multiple_of(2) || options.spirv.untyped_pointers {
        ExtensionPolicy::all()
    } else {
        ExtensionPolicy::none()
    };
    options
}

/// A number that is made of all bytes.
pub(crate) fn sum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0u32, |sum, &byte| sum.rotate_left(5) ^ u32::from(byte))
}

/// Returns the result, if there is one. A panic, which the facade turns into an error of its own kind, and a diagnostic that
/// no input may cause are findings.
fn sound<T>(result: Result<T, Error>) -> Option<T> {
    match result {
        Err(Error::Internal(message)) => panic!("internal defect: {message}"),
        Err(error) => {
            let internal = error.diagnostics().iter().find(|message| message.code == Code::Internal);
            if let Some(defect) = internal {
                panic!("{defect}");
            }
            None
        }
        Ok(result) => Some(result),
    }
}
