//! The input of a request, in one of four forms.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;
use spirv_llvm::{DisassembleOptions, Error, Options, Translation, Version};
use std::borrow::Cow;

/// The input as the request has it.
#[derive(Default, Deserialize)]
pub(crate) struct Input {
    text: Option<String>,
    base64: Option<String>,
}

/// The form of an input.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Spirv,
    SpirvText,
    Bitcode,
    LlvmText,
}

impl Kind {
    fn of(bytes: &[u8]) -> Kind {
        if spirv_llvm::is_spirv(bytes) {
            Kind::Spirv
        } else if spirv_llvm::is_bitcode(bytes) {
            Kind::Bitcode
        } else if spirv_llvm::is_llvm_assembly(bytes) {
            Kind::LlvmText
        } else {
            Kind::SpirvText
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Spirv => "spirv",
            Kind::SpirvText => "spirv-text",
            Kind::Bitcode => "bitcode",
            Kind::LlvmText => "llvm-text",
        }
    }

    pub(crate) fn is_spirv(self) -> bool {
        matches!(self, Kind::Spirv | Kind::SpirvText)
    }

    pub(crate) fn is_text(self) -> bool {
        matches!(self, Kind::SpirvText | Kind::LlvmText)
    }
}

/// An input of a known form.
pub(crate) struct Decoded {
    pub(crate) kind: Kind,
    pub(crate) bytes: Vec<u8>,
}

impl Input {
    pub(crate) fn decoded(self: &Input) -> Result<Decoded, String> {
        let bytes = match (&self.text, &self.base64) {
            (Some(text), None) => text.clone().into_bytes(),
            (None, Some(base64)) => STANDARD.decode(base64).map_err(|error| error.to_string())?,
            _ => return Err("the input needs either text or base64".to_owned()),
        };
        Ok(Decoded { kind: Kind::of(&bytes), bytes })
    }
}

impl Decoded {
    /// The lines of a text; none of a binary.
    pub(crate) fn text_lines(&self) -> Vec<&str> {
        match std::str::from_utf8(&self.bytes) {
            Ok(text) if self.kind.is_text() => text.lines().collect(),
            _ => Vec::new(),
        }
    }

    /// The input as text.
    pub(crate) fn text(&self) -> Result<String, Error> {
        match self.kind.is_text() {
            true => Ok(String::from_utf8_lossy(&self.bytes).into_owned()),
            false => spirv_llvm::disassemble(&self.bytes),
        }
    }

    /// The input as a binary of its language.
    pub(crate) fn binary(&self) -> Result<Cow<'_, [u8]>, Error> {
        match self.kind {
            Kind::SpirvText => self.spirv(),
            _ => Ok(Cow::Borrowed(&self.bytes)),
        }
    }

    /// The input as SPIR-V; the bytes of other inputs, which are no SPIR-V.
    pub(crate) fn spirv(&self) -> Result<Cow<'_, [u8]>, Error> {
        match (self.kind, std::str::from_utf8(&self.bytes)) {
            (Kind::SpirvText, Ok(text)) => spirv_llvm::assemble(text, Version::LATEST).map(Cow::Owned),
            _ => Ok(Cow::Borrowed(&self.bytes)),
        }
    }

    /// The result of the translation as text.
    pub(crate) fn translate_to_text(&self, options: &Options) -> Result<Translation, Error> {
        if self.kind.is_spirv() && options.spirv.vulkan_kernels.is_none() {
            return spirv_llvm::spirv_to_llvm_assembly(&self.spirv()?, options);
        }
        let mut translation = self.translate_to_file(options)?;
        translation.bytes =
            spirv_llvm::disassemble_spirv(&translation.bytes, &DisassembleOptions::default())?.into_bytes();
        Ok(translation)
    }

    /// The result of the translation as a binary.
    pub(crate) fn translate_to_file(&self, options: &Options) -> Result<Translation, Error> {
        let is_reverse = self.kind.is_spirv() && options.spirv.vulkan_kernels.is_none();
        match is_reverse {
            true => spirv_llvm::spirv_to_llvm(&self.spirv()?, options),
            false => spirv_llvm::llvm_to_spirv(&self.binary()?, options),
        }
    }
}
