//! Properties that the translation of every valid module of SPIR-V has, of kernels and of shaders.

use crate::choices::Choices;
use crate::laws::{self, Law, OPTIONS, Outcome, Violation};
use crate::spirv;
use filetest::oracle;
use spirv_llvm::{Code, DisassembleOptions, Version};

/// A module of SPIR-V and the options of its translation.
#[derive(Clone, Debug)]
pub struct Case {
    /// The number of the options, see [`laws::options`].
    pub options: u8,
    /// The module.
    pub module: Vec<u8>,
    /// Whether it is a shader, which has to be valid for Vulkan.
    pub is_shader: bool,
    /// Whether to start LLVM's tools.
    pub with_llvm: bool,
}

/// The line of a file with the minor number of the version of SPIR-V.
const VERSION: &str = "; version: 1.";

impl Case {
    /// Returns the case that a byte string makes: the first byte selects the options, the others the module.
    pub fn of(bytes: &[u8], is_shader: bool, with_llvm: bool) -> Case {
        let mut choices = Choices::new(bytes);
        let options = choices.byte();
        let module = if is_shader { spirv::shader(choices) } else { spirv::kernels(choices) };
        Case { options, module: module.encode(), is_shader, with_llvm }
    }

    /// Returns the file that keeps the case: the module's text under a comment with the options.
    pub fn file(&self) -> String {
        let text = spirv_llvm::disassemble_spirv(&self.module, &DisassembleOptions::default());
        let text = text.unwrap_or_else(|error| format!("; {error}\n"));
        // The text says nothing about the version that assembling needs.
        let minor = self.module.get(5).copied().unwrap_or_default();
        format!("{OPTIONS}{}\n{VERSION}{minor}\n{text}", self.options)
    }

    /// Returns the case that a file keeps.
    ///
    /// # Errors
    /// The file is not SPIR-V assembly.
    pub fn of_file(text: &str) -> Result<Case, spirv_llvm::Error> {
        let stated =
            |prefix: &str| text.lines().find_map(|line| line.strip_prefix(prefix)?.trim().parse().ok());
        let version = stated(VERSION).map_or(Version::LATEST, |minor| Version::new(1, minor));
        let module = spirv_llvm::assemble(text, version)?;
        let is_shader = text.contains("OpCapability Shader");
        Ok(Case { options: stated(OPTIONS).unwrap_or(0), module, is_shader, with_llvm: true })
    }
}

/// Checks every law.
///
/// # Errors
/// The first law that the case violates.
pub fn check(case: &Case) -> Result<Outcome, Violation> {
    let broken = |law, message: String| Violation { law, message };
    let trips = if case.is_shader { laws::SHADERS } else { laws::KERNELS };
    (trips.judge)(&case.module).map_err(|message| broken(Law::Generated, message))?;
    spirv_llvm::validate(&case.module).map_err(|error| broken(Law::Generated, error.to_string()))?;
    let options = laws::options(case.options);
    let reverse = laws::sound(spirv_llvm::spirv_to_llvm(&case.module, &options))?;
    let mut threads = options.clone();
    (threads.run.threads, threads.run.parallel_from) = (3, 0);
    let other = laws::sound(spirv_llvm::spirv_to_llvm(&case.module, &threads))?;
    let llvm = match (reverse, other) {
        (Ok(first), Ok(other)) if first.bytes == other.bytes => first.bytes,
        (Err(error), Err(other)) if error.to_string() == other.to_string() => {
            let message = error.diagnostics().first_error().map_or("", |error| error.message.as_str());
            return Ok(Outcome::Refused(format!("{:?}: {}", error.code(), laws::words(message))));
        }
        _ => return Err(broken(Law::Threads, "one thread and three have different results".to_owned())),
    };
    if case.with_llvm {
        oracle::llvm::verify(&llvm).map_err(|error| broken(Law::ReverseForLlvm, error.to_string()))?;
    }
    // The reader accepts extensions that the writer needs a permission for.
    let there = match laws::sound(spirv_llvm::llvm_to_spirv(&llvm, &options))? {
        Ok(translation) => translation.bytes,
        Err(error) if error.code() == Code::NotAllowed => {
            let message = error.diagnostics().first_error().map_or("", |error| error.message.as_str());
            return Ok(Outcome::Refused(format!("back: {}", laws::words(message))));
        }
        Err(error) => return Err(broken(Law::FixedPoint, error.to_string())),
    };
    (trips.judge)(&there).map_err(|message| broken(Law::Valid, message))?;
    laws::ends(there, &options, trips)?;
    Ok(Outcome::Accepted)
}
