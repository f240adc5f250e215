//! The compiler and the options of a batch.

use crate::choices;
use crate::laws;
use crate::opencl::Standard;
use spirv_llvm::Options;

/// Compilers, the newest one first; it compiles what the results of others are compared with.
const CLANGS: [&str; 5] = ["clang-22", "clang-19", "clang-16", "clang-15", "clang-14"];
/// The first line of a kept kernel: its settings.
const LINE: &str = "// settings: ";

/// What a batch is compiled and translated with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The number of the options, see [`laws::options`].
    pub options: u8,
    /// Other choices: standard, compiler, debug information.
    pub choices: u8,
}

impl Settings {
    /// Returns the settings of a batch of a seed.
    pub fn of(seed: u64, batch: u64) -> Settings {
        let bytes = choices::random(seed ^ 0x6f63, batch, 1);
        let first = bytes.first().copied().unwrap_or_default();
        Settings { options: first, choices: batch as u8 }
    }

    /// The same settings for OpenCL C 2.0.
    #[must_use]
    pub fn of_newer_standard(self) -> Settings {
        Settings { choices: self.choices & !1, ..self }
    }

    /// The version of OpenCL C.
    pub fn standard(self) -> Standard {
        if self.choices.is_multiple_of(2) { Standard::Cl20 } else { Standard::Cl12 }
    }

    /// The compiler of optimized code: half of the batches have the newest one.
    pub(super) fn clang(self) -> &'static str {
        CLANGS[usize::from(self.choices / 2 % 8).saturating_sub(3)]
    }

    /// Whether there is debug information.
    pub(super) fn has_debug_info(self) -> bool {
        self.choices / 16 % 4 == 1
    }

    /// Whether every form is executed by every program, as optimized code: compiling takes most of the time. In other batches one form
    /// is, see [`Settings::optimized_form`], and the runtime is left out.
    pub(super) fn is_thorough(self) -> bool {
        self.choices.is_multiple_of(7)
    }

    /// The number of the form that is executed as optimized code, of `forms`.
    pub(super) fn optimized_form(self, forms: usize) -> usize {
        usize::from(self.choices) % forms.max(1)
    }

    /// Whether LLVM verifies the LLVM IR. It is slow to start, and the runner reads it too.
    pub(super) fn is_verified(self) -> bool {
        self.choices % 7 < 2
    }

    /// Whether Intel's runtime reads the modules: not with extensions that it does not have, and it takes pointers without pointee
    /// types for pointers to integers, and looks for functions that do not exist.
    pub(super) fn is_read_by_runtime(self) -> bool {
        self.options % 3 != 2 && !self.options().spirv.untyped_pointers
    }

    /// The options of the translation.
    pub(super) fn options(self) -> Options {
        laws::options(self.options)
    }

    /// Returns the first line of a kept kernel.
    pub fn line(self) -> String {
        format!("{LINE}{} {}\n", self.options, self.choices)
    }

    /// Returns the settings of a kept kernel.
    pub fn of_text(text: &str) -> Settings {
        let line = text.lines().find_map(|line| line.strip_prefix(LINE)).unwrap_or_default();
        let mut numbers = line.split_whitespace().map(|word| word.parse().unwrap_or(0));
        let (options, choices) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
        Settings { options, choices }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_kernel_has_its_settings() {
        let settings = Settings { options: 7, choices: 18 };
        let text = format!("// class\n{}kernel void k0() {{}}\n", settings.line());
        assert_eq!(Settings::of_text(&text), settings);
        assert!(settings.has_debug_info());
    }
}
