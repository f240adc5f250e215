//! Properties of every batch of kernels: modules are valid, and all forms leave the same results.

use super::compiler::{self, Compilation};
use super::runtime::{self, Form};
use super::settings::Settings;
use super::{BY_RUNNER, BY_RUNTIME, Executed, SOURCE, Tools, runner};
use crate::laws::{self, Law, Violation};
use crate::opencl;
use crate::opencl::parameters::Parameters;
use filetest::oracle;
use std::io;

/// Kernels `k<number>` with their numbers and text, as [`opencl::kernel`] writes them.
pub type Kernels = [(usize, String)];

/// The result of each kernel, in order.
pub type Outcomes = Vec<Result<(), Violation>>;

/// The forms of code that clang did not optimize.
const PLAIN: &str = "SPIR-V";
/// The same after a round trip.
const PLAIN_BACK: &str = "round-trip";

/// The modules that are made of a batch.
struct Forms {
    /// clang's bitcode, which is executed without SPIR-V.
    baseline: Vec<u8>,
    /// Modules of SPIR-V, each with the name of its form.
    spirv: Vec<(&'static str, Vec<u8>)>,
}

/// Returns the program of a batch.
pub fn source(kernels: &Kernels) -> String {
    let texts = kernels.iter().map(|(_, text)| text.as_str());
    opencl::preamble() + &texts.collect::<String>()
}

/// Checks every law for every kernel. If a batch fails as a whole, its halves are checked.
///
/// # Errors
/// A program does not start, or a file cannot be written.
pub fn check(tools: &Tools, kernels: &Kernels, settings: Settings) -> io::Result<Outcomes> {
    check_with(tools, kernels, settings, None)
}

/// As [`check`]: the first word of the result of every kernel is `native`, if that is known.
///
/// # Errors
/// As [`check`].
pub fn check_with(
    tools: &Tools,
    kernels: &Kernels,
    settings: Settings,
    native: Option<u32>,
) -> io::Result<Outcomes> {
    let forms = match forms(tools, kernels, settings) {
        Ok(forms) => forms,
        Err(violation) => return halves(tools, kernels, settings, violation),
    };
    let launches: Vec<(usize, Parameters)> =
        kernels.iter().map(|(number, text)| (*number, Parameters::of(text))).collect();
    let mut outcomes: Outcomes = vec![Ok(()); kernels.len()];
    let mut expected = None;
    if let Some(program) = &tools.runner {
        let is_thorough = settings.is_thorough();
        let how = runner::How { is_llvm: true, is_quick: !is_thorough };
        let of_baseline = runner::execute(tools, program, &forms.baseline, how, &launches)?;
        if let Some(word) = native {
            let of_native: Vec<Executed> = of_baseline.iter().map(|result| with_word(result, word)).collect();
            compare(&mut outcomes, BY_RUNNER, "native", &of_native, &of_baseline);
        }
        let optimized = settings.optimized_form(forms.spirv.len());
        for (number, (form, module)) in forms.spirv.iter().enumerate() {
            let is_quick = !is_thorough && number != optimized;
            // Equal modules have equal results.
            let is_known = forms.spirv.iter().take(number).any(|(_, other)| other == module);
            if is_known && (is_quick || is_thorough) {
                continue;
            }
            let how = runner::How { is_llvm: false, is_quick };
            let executed = runner::execute(tools, program, module, how, &launches)?;
            compare(&mut outcomes, BY_RUNNER, form, &of_baseline, &executed);
        }
        expected = Some(of_baseline);
    }
    let is_for_runtime = settings.is_read_by_runtime() && (settings.is_thorough() || tools.runner.is_none());
    let Some(of_intel) = tools.runtime.as_ref().filter(|_| is_for_runtime) else {
        return Ok(outcomes);
    };
    // They are executed with the others, and not compared.
    let wrong = |is_wrong: fn(&str) -> bool| -> Vec<usize> {
        (0..kernels.len()).filter(|&kernel| is_wrong(&kernels[kernel].1)).collect()
    };
    let (wrong, wrong_without_optimization) = (wrong(is_wrong_there), wrong(has_vectors_of_3));
    let text = source(kernels);
    let spirv = forms.spirv.iter().map(|(_, module)| Form { kind: "spirv", contents: module });
    let taken: Vec<Form<'_>> =
        std::iter::once(Form { kind: "source", contents: text.as_bytes() }).chain(spirv).collect();
    let results = runtime::execute(tools, of_intel, &taken, &launches)?;
    let names = std::iter::once(SOURCE).chain(forms.spirv.iter().map(|(form, _)| *form));
    let mut of_source: Option<Vec<Executed>> = None;
    for (form, result) in names.zip(results) {
        let mut executed = match result {
            Ok(executed) => executed,
            Err(message) => {
                let violation = Violation { law: Law::BuiltByRuntime, message: format!("{form}: {message}") };
                // The runner has executed them already.
                let of_runtime = halves(&tools.for_violation(&violation), kernels, settings, violation)?;
                let all = outcomes.into_iter().zip(of_runtime);
                return Ok(all.map(|(first, second)| first.and(second)).collect());
            }
        };
        if let Some(known) = of_source.as_ref().or(expected.as_ref()) {
            let others = wrong_without_optimization.iter().filter(|_| [PLAIN, PLAIN_BACK].contains(&form));
            for &kernel in wrong.iter().chain(others) {
                executed[kernel].clone_from(&known[kernel]);
            }
        }
        match (&of_source, &expected) {
            (Some(of_source), _) => compare(&mut outcomes, BY_RUNTIME, form, of_source, &executed),
            // Two compilers and two libraries have to agree too.
            (None, Some(expected)) => compare(&mut outcomes, BY_RUNTIME, form, expected, &executed),
            (None, None) => {}
        }
        of_source.get_or_insert(executed);
    }
    Ok(outcomes)
}

/// Whether Intel's runtime has wrong results for a kernel in SPIR-V, or none: it makes arrays in local memory too small whose elements
/// are vectors of 3, for which it counts 3 numbers instead of 4; `mad_sat` with a factor that is known to be 1 does not saturate; and
/// the binding to it has no pipes.
fn is_wrong_there(text: &str) -> bool {
    if Parameters::of(text).pipe || text.contains("mad_sat(") {
        return true;
    }
    let mut types =
        text.lines().filter_map(|line| line.trim_start().strip_prefix("local ")?.split(' ').next());
    types.any(|name| name.ends_with('3'))
}

/// Whether a kernel has vectors of 3: Intel's runtime has wrong results for functions with such parameters in SPIR-V that are not
/// inlined, of every translator.
fn has_vectors_of_3(text: &str) -> bool {
    const NUMBERS: [&str; 11] =
        ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "float", "double", "half"];
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.any(|word| word.strip_suffix('3').is_some_and(|name| NUMBERS.contains(&name)))
}

/// Returns a result with another first word.
fn with_word(result: &Executed, word: u32) -> Executed {
    let result = result.as_ref().map_err(String::clone)?;
    let rest = result.get(4..).unwrap_or_default();
    Ok([&word.to_le_bytes(), rest].concat())
}

/// Checks the halves of a batch that violates a law as a whole.
fn halves(
    tools: &Tools,
    kernels: &Kernels,
    settings: Settings,
    violation: Violation,
) -> io::Result<Outcomes> {
    if kernels.len() <= 1 {
        return Ok(vec![Err(violation)]);
    }
    let (first, second) = kernels.split_at(kernels.len() / 2);
    let mut outcomes = check(tools, first, settings)?;
    outcomes.extend(check(tools, second, settings)?);
    Ok(outcomes)
}

/// Compares the results of a form with those of another one; of each kernel the first violation counts.
fn compare(outcomes: &mut Outcomes, by: &str, form: &str, expected: &[Executed], executed: &[Executed]) {
    for ((outcome, expected), executed) in outcomes.iter_mut().zip(expected).zip(executed) {
        if outcome.is_err() {
            continue;
        }
        let found = match (expected, executed) {
            (Ok(expected), Ok(executed)) if expected == executed => continue,
            (Ok(expected), Ok(executed)) => {
                let differs = expected.iter().zip(executed).position(|(one, other)| one != other);
                let word = differs.unwrap_or(0) / 4;
                Violation { law: Law::Equal, message: format!("{form} {by} differs first in word : {word}") }
            }
            (Err(message), _) => {
                Violation { law: Law::Executes, message: format!("baseline {by}: {message}") }
            }
            (_, Err(message)) => Violation { law: Law::Executes, message: format!("{form} {by}: {message}") },
        };
        *outcome = Err(found);
    }
}

/// Compiles and translates a batch in every form.
fn forms(tools: &Tools, kernels: &Kernels, settings: Settings) -> Result<Forms, Violation> {
    let text = source(kernels);
    let compile = |clang, level, has_debug_info| {
        let how = Compilation { clang, level, has_debug_info };
        let compiled = compiler::compile(tools, &text, settings, how);
        compiled.map_err(|error| Violation { law: Law::Compiled, message: error.to_string() })
    };
    let baseline = compile("clang-22", "-O0", false)?;
    let plain = match settings.has_debug_info() {
        true => there(&compile("clang-22", "-O0", true)?, settings)?,
        false => there(&baseline, settings)?,
    };
    let optimized = there(&compile(settings.clang(), "-O2", false)?, settings)?;
    let back = there(&back(&plain, settings)?, settings)?;
    let optimized_back = there(&self::back(&optimized, settings)?, settings)?;
    Ok(Forms {
        baseline,
        spirv: vec![
            (PLAIN, plain),
            ("optimized", optimized),
            (PLAIN_BACK, back),
            ("optimized-round-trip", optimized_back),
        ],
    })
}

/// Translates bitcode to valid SPIR-V.
fn there(llvm: &[u8], settings: Settings) -> Result<Vec<u8>, Violation> {
    let broken = |law, message: String| Violation { law, message };
    let spirv = laws::sound(spirv_llvm::llvm_to_spirv(llvm, &settings.options()))?
        .map_err(|error| broken(Law::Forward, error.to_string()))?
        .bytes;
    spirv_llvm::validate(&spirv).map_err(|error| broken(Law::Valid, error.to_string()))?;
    laws::judge(&spirv).map_err(|message| broken(Law::Valid, message))?;
    Ok(spirv)
}

/// Translates SPIR-V to bitcode that LLVM accepts.
fn back(spirv: &[u8], settings: Settings) -> Result<Vec<u8>, Violation> {
    let broken = |law, message: String| Violation { law, message };
    let llvm = laws::sound(spirv_llvm::spirv_to_llvm(spirv, &settings.options()))?
        .map_err(|error| broken(Law::Reverse, error.to_string()))?
        .bytes;
    if settings.is_verified() {
        oracle::llvm::verify(&llvm).map_err(|error| broken(Law::ReverseForLlvm, error.to_string()))?;
    }
    Ok(llvm)
}
