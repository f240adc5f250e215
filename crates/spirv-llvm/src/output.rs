//! A translated file that goes somewhere else than into memory.

use spirv_module::Module;
use std::io::{self, Write};

/// The content of a translated file. SPIR-V becomes bytes while it is written: a module and its bytes are not in memory
/// together.
pub struct Content(Form);

enum Form {
    Bytes(Vec<u8>),
    Spirv(Box<Module>),
}

impl Content {
    pub(crate) fn of_spirv(module: Module) -> Content {
        Content(Form::Spirv(Box::new(module)))
    }

    /// Writes all bytes.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write_to(&self, out: &mut dyn Write) -> io::Result<()> {
        match &self.0 {
            Form::Bytes(bytes) => out.write_all(bytes),
            Form::Spirv(module) => module.write_to(out),
        }
    }

    /// Returns all bytes.
    pub fn into_bytes(self) -> Vec<u8> {
        match self.0 {
            Form::Bytes(bytes) => bytes,
            Form::Spirv(module) => module.encode(),
        }
    }
}

impl From<Vec<u8>> for Content {
    fn from(bytes: Vec<u8>) -> Content {
        Content(Form::Bytes(bytes))
    }
}
