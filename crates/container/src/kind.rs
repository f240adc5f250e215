//! The kind of a file, by its first bytes.

use std::fmt;

/// Translatable contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payload {
    /// A SPIR-V binary.
    Spirv,
    /// LLVM bitcode.
    Bitcode,
}

impl fmt::Display for Payload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Payload::Spirv => "SPIR-V",
            Payload::Bitcode => "LLVM bitcode",
        })
    }
}

/// The kinds of files that are distinguished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileKind {
    /// Translatable contents.
    Payload(Payload),
    /// An ELF object, library or program.
    Elf,
    /// A COFF object.
    Coff,
    /// A Windows library or program.
    Pe,
    /// A Mach-O object, library or program, for one processor or several.
    MachO,
    /// An archive of `ar`.
    Archive,
    /// An offload bundle of clang.
    Bundle,
    /// An offload bundle of clang, compressed.
    CompressedBundle,
    /// An offload package of clang-linker-wrapper.
    Package,
    /// Compressed by gzip.
    Gzip,
    /// Compressed by zstd.
    Zstd,
    /// A ZIP archive.
    Zip,
    /// Nothing.
    Empty,
    /// Text of any kind.
    Text,
    /// None of these.
    Other,
}

impl FileKind {
    /// The kind of a file.
    pub fn of(bytes: &[u8]) -> FileKind {
        match bytes {
            [] => FileKind::Empty,
            [0x03, 0x02, 0x23, 0x07, ..] | [0x07, 0x23, 0x02, 0x03, ..] => FileKind::Payload(Payload::Spirv),
            [b'B', b'C', 0xC0, 0xDE, ..] | [0xDE, 0xC0, 0x17, 0x0B, ..] => {
                FileKind::Payload(Payload::Bitcode)
            }
            [0x7F, b'E', b'L', b'F', ..] => FileKind::Elf,
            [b'M', b'Z', ..] if bytes.len() >= 64 => FileKind::Pe,
            [0xFE, 0xED, 0xFA, 0xCE | 0xCF, ..]
            | [0xCE | 0xCF, 0xFA, 0xED, 0xFE, ..]
            | [0xCA, 0xFE, 0xBA, 0xBE, ..] => FileKind::MachO,
            _ if bytes.starts_with(b"!<arch>\n") => FileKind::Archive,
            _ if bytes.starts_with(crate::bundle::MAGIC) => FileKind::Bundle,
            _ if bytes.starts_with(crate::bundle::COMPRESSED_MAGIC) => FileKind::CompressedBundle,
            _ if bytes.starts_with(&crate::package::MAGIC) => FileKind::Package,
            [0x1F, 0x8B, ..] => FileKind::Gzip,
            [0x28, 0xB5, 0x2F, 0xFD, ..] => FileKind::Zstd,
            [b'P', b'K', 3, 4, ..] => FileKind::Zip,
            _ if is_coff(bytes) => FileKind::Coff,
            _ if is_text(bytes) => FileKind::Text,
            _ => FileKind::Other,
        }
    }

    /// Whether things are found in it.
    pub fn is_container(self) -> bool {
        matches!(
            self,
            FileKind::Elf
                | FileKind::Coff
                | FileKind::Pe
                | FileKind::MachO
                | FileKind::Archive
                | FileKind::Bundle
                | FileKind::CompressedBundle
                | FileKind::Package
        )
    }
}

impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileKind::Payload(payload) => return payload.fmt(f),
            FileKind::Elf => "an ELF file",
            FileKind::Coff => "a COFF object",
            FileKind::Pe => "a Windows program or library",
            FileKind::MachO => "a Mach-O file",
            FileKind::Archive => "an archive",
            FileKind::Bundle => "an offload bundle",
            FileKind::CompressedBundle => "a compressed offload bundle",
            FileKind::Package => "an offload package",
            FileKind::Gzip => "a file compressed by gzip",
            FileKind::Zstd => "a file compressed by zstd",
            FileKind::Zip => "a ZIP archive",
            FileKind::Empty => "an empty file",
            FileKind::Text => "a text",
            FileKind::Other => "a file of an unknown kind",
        })
    }
}

/// A COFF object has no magic number: the machine stands first, and no optional header.
fn is_coff(bytes: &[u8]) -> bool {
    let known = |machine: &[u8]| matches!(machine, [0x64, 0x86] | [0x4C, 0x01] | [0x64, 0xAA]);
    match bytes.first_chunk::<20>() {
        Some(header) => known(&header[..2]) && header[16..18] == [0, 0] && header[2..4] != [0, 0],
        None => false,
    }
}

fn is_text(bytes: &[u8]) -> bool {
    bytes.iter().take(512).all(|&byte| byte >= b' ' || byte.is_ascii_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_by_their_beginnings() {
        for (bytes, kind) in [
            (&b""[..], FileKind::Empty),
            (b"define void @f", FileKind::Text),
            (b"\x7fELF\x02", FileKind::Elf),
            (b"BC\xC0\xDE", FileKind::Payload(Payload::Bitcode)),
            (b"\x07\x23\x02\x03", FileKind::Payload(Payload::Spirv)),
            (b"\x1f\x8b\x08", FileKind::Gzip),
            (b"!<arch>\n", FileKind::Archive),
            (b"__CLANG_OFFLOAD_BUNDLE__", FileKind::Bundle),
            (b"CCOB\x03\x00", FileKind::CompressedBundle),
            (b"\x00\x01", FileKind::Other),
        ] {
            assert_eq!(FileKind::of(bytes), kind);
        }
    }
}
