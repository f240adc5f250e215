//! `spirv_llvm._native`: the functions of the facade as Python calls them. Parameters are bytes, and names with values;
//! results are plain data, which `python/spirv_llvm` turns into the classes that programs use.
//!
//! Every function leaves the interpreter to other threads while it works.

mod records;

use pyo3::pymodule;

#[pymodule]
mod _native {
    use crate::records::{Module, Outcome};
    use pyo3::{Python, pyfunction};
    use spirv_llvm::{Direction, Error, Options, Settings, Translation, Version};

    /// A translation of the library.
    type Work = fn(&[u8], &Options) -> Result<Translation, Error>;

    fn translate(
        py: Python<'_>,
        data: &[u8],
        given: &[(String, String)],
        direction: Direction,
        work: Work,
    ) -> Outcome {
        py.detach(|| {
            let mut settings = Settings::default();
            let set = given.iter().try_for_each(|(name, value)| settings.set(name, value));
            Outcome::of(
                set.and_then(|()| settings.options(direction)).and_then(|options| work(data, &options)),
            )
        })
    }

    /// LLVM bitcode or assembly to SPIR-V, with options by their names on the command line.
    #[pyfunction]
    fn to_spirv(py: Python<'_>, data: &[u8], options: Vec<(String, String)>) -> Outcome {
        translate(py, data, &options, Direction::ToSpirv, spirv_llvm::llvm_to_spirv)
    }

    /// SPIR-V to LLVM bitcode, with options by their names on the command line.
    #[pyfunction]
    fn to_llvm(py: Python<'_>, data: &[u8], options: Vec<(String, String)>) -> Outcome {
        translate(py, data, &options, Direction::ToLlvm, spirv_llvm::spirv_to_llvm)
    }

    /// The text of a SPIR-V binary or of LLVM bitcode.
    #[pyfunction]
    fn disassemble(py: Python<'_>, data: &[u8]) -> Outcome {
        py.detach(|| Outcome::of_bytes(spirv_llvm::disassemble(data).map(String::into_bytes)))
    }

    /// The SPIR-V binary of a text.
    #[pyfunction]
    fn assemble(py: Python<'_>, text: &str) -> Outcome {
        py.detach(|| Outcome::of_bytes(spirv_llvm::assemble(text, Version::LATEST)))
    }

    /// Checks the structure of a SPIR-V binary.
    #[pyfunction]
    fn validate(py: Python<'_>, data: &[u8]) -> Outcome {
        py.detach(|| Outcome::of_bytes(spirv_llvm::validate(data).map(|()| Vec::new())))
    }

    /// Returns the facts about a SPIR-V binary; the outcome has the errors if there are none.
    #[pyfunction]
    fn report(py: Python<'_>, data: &[u8]) -> (Option<Module>, Outcome) {
        py.detach(|| match spirv_llvm::report(data) {
            Ok(report) => (Some(Module::from(report)), Outcome::of_bytes(Ok(Vec::new()))),
            Err(error) => (None, Outcome::of_bytes(Err(error))),
        })
    }

    /// Whether the bytes start as a SPIR-V binary does.
    #[pyfunction]
    fn is_spirv(data: &[u8]) -> bool {
        spirv_llvm::is_spirv(data)
    }

    /// Whether the bytes start as LLVM bitcode does.
    #[pyfunction]
    fn is_bitcode(data: &[u8]) -> bool {
        spirv_llvm::is_bitcode(data)
    }

    /// The names of all options.
    #[pyfunction]
    fn options() -> Vec<&'static str> {
        Settings::all().map(|setting| setting.name).collect()
    }

    /// The version of the library.
    #[pyfunction]
    fn version() -> &'static str {
        env!("CARGO_PKG_VERSION")
    }
}
