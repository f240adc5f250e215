//! What mutants are made from: files of the corpus, in every format.

use crate::{Format, containers};
use fastrand::Rng;
use filetest::corpus;
use spirv_llvm::{ExtensionPolicy, Options};
use std::io;

/// The part of a triple that makes a module one of shaders for Vulkan.
const SHADER_TRIPLE: &str = "-vulkan";

/// Seeds by format.
#[derive(Debug, Default)]
pub struct Seeds {
    spirv: Vec<Vec<u8>>,
    bitcode: Vec<Vec<u8>>,
    llvm_assembly: Vec<Vec<u8>>,
    shader_assembly: Vec<Vec<u8>>,
    spirv_assembly: Vec<Vec<u8>>,
    containers: Vec<Vec<u8>>,
    names: Vec<Vec<u8>>,
}

impl Seeds {
    /// The files of `test-corpus` whose names end with one of `endings` and that have at most `largest` bytes: every mutant
    /// of a large file takes long, and shows nothing that those of smaller ones do not.
    ///
    /// # Errors
    /// The corpus cannot be read.
    pub fn of_corpus(endings: &[&str], largest: usize) -> io::Result<Seeds> {
        let mut seeds = Seeds::default();
        for path in corpus::files(&corpus::folder(), endings)? {
            let bytes = std::fs::read(&path)?;
            if bytes.len() <= largest {
                seeds.add(&path.to_string_lossy(), bytes);
            }
        }
        Ok(seeds)
    }

    /// The mutant of a format that has this number: the same seeds and the same number make it again. Empty where there is
    /// no seed.
    pub fn mutant(&self, format: Format, number: u64) -> Vec<u8> {
        let mut rng = Rng::with_seed(number);
        let seeds = self.of(format);
        match seeds.get(rng.usize(..seeds.len().max(1))) {
            Some(seed) => format.mutate(seed, &mut rng),
            None => Vec::new(),
        }
    }

    /// Takes what a file holds; `name` is the file's, and its ending says what it is. LLVM modules are seeds of SPIR-V
    /// too, translated; names are taken from what modules call.
    pub fn add(&mut self, name: &str, bytes: Vec<u8>) {
        let mut options = Options::default();
        options.spirv.extensions = ExtensionPolicy::all();
        match name.rsplit_once('.').map(|(_, ending)| ending) {
            Some("bc") => {
                self.translated(&bytes, &options);
                self.containers.extend(containers::around(&bytes));
                self.bitcode.push(bytes);
            }
            Some("ll") => {
                if let Ok(assembled) = spirv_llvm::assemble_llvm(&bytes, &options) {
                    self.bitcode.push(assembled.bytes);
                }
                self.translated(&bytes, &options);
                self.names(&bytes);
                if String::from_utf8_lossy(&bytes).contains(SHADER_TRIPLE) {
                    self.shader_assembly.push(bytes.clone());
                }
                self.llvm_assembly.push(bytes);
            }
            Some("spvasm") => {
                let text = String::from_utf8_lossy(&bytes);
                if let Ok(assembled) = spirv_llvm::assemble(&text, spirv_llvm::Version::LATEST) {
                    self.containers.extend(containers::around(&assembled));
                    self.spirv.push(assembled);
                }
                self.spirv_assembly.push(bytes);
            }
            _ => {}
        }
    }

    /// The seeds of a format.
    pub fn of(&self, format: Format) -> &[Vec<u8>] {
        match format {
            Format::Spirv => &self.spirv,
            Format::Bitcode => &self.bitcode,
            Format::LlvmAssembly => &self.llvm_assembly,
            Format::ShaderAssembly => &self.shader_assembly,
            Format::SpirvAssembly => &self.spirv_assembly,
            Format::Container => &self.containers,
            Format::Name => &self.names,
        }
    }

    fn translated(&mut self, llvm: &[u8], options: &Options) {
        if let Ok(translation) = spirv_llvm::llvm_to_spirv(llvm, options) {
            if let Ok(text) = spirv_llvm::disassemble(&translation.bytes) {
                self.spirv_assembly.push(text.into_bytes());
            }
            self.spirv.push(translation.bytes);
        }
    }

    /// Mangled names of a text.
    fn names(&mut self, text: &[u8]) {
        let words = text.split(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_');
        self.names.extend(words.filter(|word| word.starts_with(b"_Z")).map(<[u8]>::to_vec));
    }
}
