//! Properties that the translation of every valid module has.

use crate::choices::Choices;
use crate::llvm;
use filetest::oracle;
use llvm_model::Module;
use spirv_llvm::{
    BuiltinDialect, Code, DisassembleOptions, Error, ExtensionPolicy, Forms, IdNames, Options, Translation,
};

/// A law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Law {
    /// Our verifier, or the validators of SPIR-V, accept the generated module.
    Generated,
    /// LLVM 22 accepts the generated module. Only a sample is tried: LLVM is slow to start.
    GeneratedForLlvm,
    /// The printed module parses to a module that prints the same, and bitcode has the same text.
    Codecs,
    /// The translation to SPIR-V ends with a module or a typed error.
    Forward,
    /// The SPIR-V is valid.
    Valid,
    /// The SPIR-V translates to LLVM IR.
    Reverse,
    /// LLVM 22 accepts that LLVM IR. Only a sample is tried.
    ReverseForLlvm,
    /// Round trips end in a fixed point. Not for the forms of other translators.
    FixedPoint,
    /// One thread and three have the same result.
    Threads,
    /// clang accepts the generated kernel.
    Compiled,
    /// The runner executes every form.
    Executes,
    /// Intel's runtime builds every form.
    BuiltByRuntime,
    /// Every form has the same results.
    Equal,
}

/// A law that a program violates.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// The message of the tool that found it, or the difference.
    pub message: String,
}

impl Violation {
    /// Returns what violations of one cause have in common: the law, and the words of the message without numbers and names.
    pub fn class(&self) -> String {
        format!("{:?}: {}", self.law, words(&self.message))
    }
}

/// Returns the words of the first line of a message.
pub(crate) fn words(message: &str) -> String {
    let is_word = |word: &&str| word.chars().all(|c| c.is_ascii_alphabetic() || "'`.,-()_".contains(c));
    let line = message.lines().next().unwrap_or_default();
    line.split([' ', ':']).filter(is_word).take(16).collect::<Vec<_>>().join(" ")
}

/// The result of a translation that violates no law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// SPIR-V.
    Accepted,
    /// An error, with its code and the words of its message.
    Refused(String),
}

/// A module and the options of its translation.
#[derive(Clone, Debug)]
pub struct Case {
    /// The number of the options, see [`options`].
    pub options: u8,
    /// The module.
    pub module: Module,
    /// Whether to start LLVM's tools.
    pub with_llvm: bool,
}

impl Case {
    /// Returns the case that a byte string makes: the first byte selects the options, the others the module.
    pub fn of(bytes: &[u8], with_llvm: bool) -> Case {
        let mut choices = Choices::new(bytes);
        let options = choices.byte();
        Case { options, module: llvm::module(choices), with_llvm }
    }

    /// Returns the file that keeps the case: the module under a comment with the options.
    pub fn file(&self) -> String {
        let text = llvm_asm::print(&self.module).unwrap_or_else(|error| format!("; {error}\n"));
        format!("{OPTIONS}{}\n{text}", self.options)
    }

    /// Returns the case that a file keeps.
    ///
    /// # Errors
    /// The file is not LLVM assembly.
    pub fn of_file(text: &str) -> Result<Case, llvm_asm::ParseErrors> {
        let number = text.lines().find_map(|line| line.strip_prefix(OPTIONS)?.trim().parse().ok());
        Ok(Case { options: number.unwrap_or(0), module: llvm_asm::parse(text.as_bytes())?, with_llvm: true })
    }
}

/// The line of a file with the number of the options.
pub(crate) const OPTIONS: &str = "; options: ";

/// Returns the options of a number: extensions, dialect, forms and untyped pointers. 0 is the default of each.
pub fn options(number: u8) -> Options {
    let mut options = Options::default();
    options.spirv.extensions = match number % 3 {
        0 => ExtensionPolicy::default(),
        1 => ExtensionPolicy::none(),
        _ => {
            let mut extensions = ExtensionPolicy::all();
            oracle::UNKNOWN_EXTENSIONS.iter().for_each(|name| extensions.set(name, false));
            extensions
        }
    };
    let number = number / 3;
    options.llvm.dialect =
        [BuiltinDialect::OpenCl20, BuiltinDialect::OpenCl12, BuiltinDialect::SpirvFriendly]
            [usize::from(number % 3)];
    let number = number / 3;
    if number % 4 == 1 {
        options.spirv.forms = Forms::KHRONOS;
    }
    if number % 4 == 2 {
        options.spirv.extensions.set("SPV_KHR_untyped_pointers", true);
        options.spirv.untyped_pointers = true;
    }
    options
}

/// Returns the text of a module that both codecs preserve.
fn codecs(module: &Module) -> Result<String, Violation> {
    let broken = |law, message: String| Violation { law, message };
    if let Err(errors) = llvm_model::verify::verify(module) {
        let message = errors.first().map(ToString::to_string).unwrap_or_default();
        return Err(broken(Law::Generated, message));
    }
    let failed = |error: &dyn std::fmt::Display| broken(Law::Codecs, error.to_string());
    let print = |module: &Module| llvm_asm::print(module).map_err(|error| failed(&error));
    let parse = |text: &str| llvm_asm::parse(text.as_bytes()).map_err(|error| failed(&error));
    // The parser adds the attributes of intrinsics, as LLVM does.
    let parsed = parse(&print(module)?)?;
    let text = print(&parsed)?;
    same(Law::Codecs, &text, &print(&parse(&text)?)?)?;
    let bitcode =
        spirv_llvm::assemble_llvm(text.as_bytes(), &Options::default()).map_err(|error| failed(&error))?;
    let read = spirv_llvm::disassemble(&bitcode.bytes).map_err(|error| failed(&error))?;
    same(Law::Codecs, &text, &read)?;
    Ok(text)
}

/// Compares two texts line by line.
pub(crate) fn same(law: Law, first: &str, second: &str) -> Result<(), Violation> {
    if first == second {
        return Ok(());
    }
    let differs = first.lines().zip(second.lines()).find(|(one, other)| one != other);
    let (first, second) = differs.unwrap_or(("", "one text is longer"));
    Err(Violation { law, message: format!("`{}` became `{}`", first.trim(), second.trim()) })
}

/// Checks every law.
///
/// # Errors
/// The first law that the case violates.
pub fn check(case: &Case) -> Result<Outcome, Violation> {
    let options = options(case.options);
    let broken = |law, message: String| Violation { law, message };
    let text = codecs(&case.module)?;
    if case.with_llvm {
        oracle::llvm::assemble(&text).map_err(|error| broken(Law::GeneratedForLlvm, error.to_string()))?;
    }
    let forward = |bytes: &[u8], options: &Options| sound(spirv_llvm::llvm_to_spirv(bytes, options));
    let first = forward(text.as_bytes(), &options)?;
    let mut threads = options.clone();
    (threads.run.threads, threads.run.parallel_from) = (3, 0);
    let third = forward(text.as_bytes(), &threads)?;
    let seen = |result: &Result<Translation, Error>| match result {
        Ok(translation) => spirv_llvm::disassemble(&translation.bytes).unwrap_or_default(),
        Err(error) => error.to_string(),
    };
    // Texts are made for the message of a difference only.
    let is_same = matches!((&first, &third), (Ok(first), Ok(third)) if first.bytes == third.bytes);
    if !is_same {
        same(Law::Threads, &seen(&first), &seen(&third))?;
    }
    let first = match first {
        Ok(translation) => translation.bytes,
        Err(error) => {
            let message = error.diagnostics().first_error().map_or("", |error| error.message.as_str());
            return Ok(Outcome::Refused(format!("{:?}: {}", error.code(), words(message))));
        }
    };
    spirv_llvm::validate(&first).map_err(|error| broken(Law::Valid, error.to_string()))?;
    judge(&first).map_err(|message| broken(Law::Valid, message))?;
    settles(&first, &options, KERNELS, case.with_llvm)?;
    Ok(Outcome::Accepted)
}

/// The properties of round trips that a module keeps.
#[derive(Clone, Copy)]
pub(crate) struct Trips {
    /// Checks that a module is valid.
    pub(crate) judge: fn(&[u8]) -> Result<(), String>,
    /// After so many trips the text stays the same. The instructions stay the same one trip before.
    pub(crate) until_fixed: usize,
}

/// Round trips of kernels.
pub(crate) const KERNELS: Trips = Trips { judge, until_fixed: 2 };

/// Round trips of shaders: unused code, which is removed, may need more than one of them.
pub(crate) const SHADERS: Trips = Trips { judge: judge_shader, until_fixed: 4 };

/// Checks that round trips of SPIR-V end in a fixed point.
pub(crate) fn settles(
    first: &[u8],
    options: &Options,
    trips: Trips,
    with_llvm: bool,
) -> Result<(), Violation> {
    let llvm = back(first, options)?;
    if with_llvm {
        oracle::llvm::verify(&llvm)
            .map_err(|error| Violation { law: Law::ReverseForLlvm, message: error.to_string() })?;
    }
    ends(there(&llvm, options, trips)?, options, trips)
}

/// Checks that further round trips, after the first one has given `module`, end in a fixed point.
pub(crate) fn ends(module: Vec<u8>, options: &Options, trips: Trips) -> Result<(), Violation> {
    // The forms of another translator have its casts and copies, which accumulate there too.
    if options.spirv.forms != Forms::default() {
        return Ok(());
    }
    let trip = |spirv: &[u8]| there(&back(spirv, options)?, options, trips);
    let mut module = module;
    for _ in 2..trips.until_fixed {
        let next = trip(&module)?;
        // Equal input has equal output: all other trips end here too.
        if next == module {
            return Ok(());
        }
        module = next;
    }
    let next = trip(&module)?;
    if next == module {
        return Ok(());
    }
    let plain =
        DisassembleOptions { names: IdNames::Raw, header: false, indent: false, ..Default::default() };
    let text = |bytes: &[u8]| spirv_llvm::disassemble_spirv(bytes, &plain).unwrap_or_default();
    let of_next = text(&next);
    if let Some(difference) = filetest::same_module::difference(&text(&module), &of_next) {
        return Err(Violation { law: Law::FixedPoint, message: difference.replace('\n', " ") });
    }
    let last = trip(&next)?;
    if last == next { Ok(()) } else { same(Law::FixedPoint, &of_next, &text(&last)) }
}

/// Translates SPIR-V of the translator itself to LLVM IR, which succeeds.
fn back(spirv: &[u8], options: &Options) -> Result<Vec<u8>, Violation> {
    sound(spirv_llvm::spirv_to_llvm(spirv, options))?
        .map(|llvm| llvm.bytes)
        .map_err(|error| Violation { law: Law::Reverse, message: error.to_string() })
}

/// Translates LLVM IR of the translator itself to valid SPIR-V.
fn there(llvm: &[u8], options: &Options, trips: Trips) -> Result<Vec<u8>, Violation> {
    let broken = |law, message: String| Violation { law, message };
    let spirv = sound(spirv_llvm::llvm_to_spirv(llvm, options))?
        .map_err(|error| broken(Law::FixedPoint, error.to_string()))?;
    (trips.judge)(&spirv.bytes).map_err(|message| broken(Law::Valid, message))?;
    Ok(spirv.bytes)
}

/// Returns the result unless it is a defect: a panic, or a diagnostic that no input may cause.
pub(crate) fn sound<T>(result: Result<T, Error>) -> Result<Result<T, Error>, Violation> {
    if let Err(error) = &result {
        let defect = error.diagnostics().iter().find(|message| message.code == Code::Internal);
        if let Some(defect) = defect {
            return Err(Violation { law: Law::Forward, message: defect.to_string() });
        }
    }
    Ok(result)
}

#[cfg(feature = "spirv-val")]
pub(crate) fn judge(spirv: &[u8]) -> Result<(), String> {
    oracle::spirv_tools::validate(spirv).map_err(|error| error.to_string())
}

/// As [`judge`], with the rules of Vulkan.
#[cfg(feature = "spirv-val")]
pub(crate) fn judge_shader(spirv: &[u8]) -> Result<(), String> {
    oracle::spirv_tools::validate_shader(spirv).map_err(|error| error.to_string())
}

#[cfg(not(feature = "spirv-val"))]
pub(crate) fn judge_shader(_: &[u8]) -> Result<(), String> {
    Ok(())
}

#[cfg(not(feature = "spirv-val"))]
pub(crate) fn judge(_: &[u8]) -> Result<(), String> {
    Ok(())
}
