//! Sections of object files, libraries and programs. Only headers are read. Sections are identified by their first bytes, not
//! by their names, which differ between toolchains (`.llvmbc`, `__LLVM,__bitcode`, `.llvm.offloading`,
//! `__CLANG_OFFLOAD_BUNDLE__…`, `.spv`).

use crate::walk::Part;
use crate::{Error, broken, part};
use goblin::container::Ctx;
use goblin::elf::{Elf, SectionHeader, section_header::SHT_NOBITS};
use goblin::mach::{Mach, MachO, SingleArch};
use goblin::pe::header::CoffHeader;
use goblin::pe::section_table::SectionTable;

const ELF: &str = "an ELF file";
const COFF: &str = "a COFF object";
const PE: &str = "a Windows program";
const MACH_O: &str = "a Mach-O file";

/// The sections of an ELF file.
pub(crate) fn elf(bytes: &[u8]) -> Result<Vec<Part<'_>>, Error> {
    let wrong = |error: goblin::error::Error| broken(ELF, error.to_string());
    let header = Elf::parse_header(bytes).map_err(wrong)?;
    let context = Ctx::new(header.container().map_err(wrong)?, header.endianness().map_err(wrong)?);
    let offset =
        usize::try_from(header.e_shoff).map_err(|_| broken(ELF, "the sections are outside of it"))?;
    if offset == 0 {
        return Ok(Vec::new());
    }
    let sections =
        SectionHeader::parse(bytes, offset, usize::from(header.e_shnum), context).map_err(wrong)?;
    let names = match sections.get(usize::from(header.e_shstrndx)) {
        Some(names) => part(bytes, names.sh_offset, names.sh_size, ELF)?,
        None => &[],
    };
    let mut found = Vec::new();
    for section in sections.iter().filter(|section| section.sh_type != SHT_NOBITS) {
        let name = names.get(section.sh_name..).and_then(|rest| rest.split(|&byte| byte == 0).next());
        let name = String::from_utf8_lossy(name.unwrap_or_default());
        found.push(Part::new(name, part(bytes, section.sh_offset, section.sh_size, ELF)?));
    }
    Ok(found)
}

/// The sections of a COFF object.
pub(crate) fn coff(bytes: &[u8]) -> Result<Vec<Part<'_>>, Error> {
    let mut at = 0;
    let wrong = |error: goblin::error::Error| broken(COFF, error.to_string());
    let header = CoffHeader::parse(bytes, &mut at).map_err(wrong)?;
    at += usize::from(header.size_of_optional_header);
    let sections = header.sections(bytes, &mut at).map_err(wrong)?;
    windows_sections(bytes, &sections, COFF)
}

/// The sections of a Windows program or library.
pub(crate) fn pe(bytes: &[u8]) -> Result<Vec<Part<'_>>, Error> {
    let wrong = |error: goblin::error::Error| broken(PE, error.to_string());
    let header = goblin::pe::header::Header::parse(bytes).map_err(wrong)?;
    // Behind the signature and the header.
    let mut at = header.dos_header.pe_pointer as usize + 4 + goblin::pe::header::SIZEOF_COFF_HEADER;
    at += usize::from(header.coff_header.size_of_optional_header);
    let sections = header.coff_header.sections(bytes, &mut at).map_err(wrong)?;
    windows_sections(bytes, &sections, PE)
}

fn windows_sections<'b>(
    bytes: &'b [u8],
    sections: &[SectionTable],
    what: &'static str,
) -> Result<Vec<Part<'b>>, Error> {
    let mut found = Vec::new();
    for section in sections.iter().filter(|section| section.pointer_to_raw_data != 0) {
        let (offset, size) = (section.pointer_to_raw_data, section.size_of_raw_data);
        let contents = part(bytes, u64::from(offset), u64::from(size), what)?;
        found.push(Part::new(section.name().unwrap_or_default(), contents));
    }
    Ok(found)
}

/// The sections of a Mach-O file, for every processor that it is for.
pub(crate) fn mach_o(bytes: &[u8]) -> Result<Vec<Part<'_>>, Error> {
    let wrong = |error: goblin::error::Error| broken(MACH_O, error.to_string());
    match Mach::parse(bytes).map_err(wrong)? {
        Mach::Binary(binary) => segments(&binary, ""),
        Mach::Fat(fat) => {
            let mut found = Vec::new();
            for (index, single) in fat.into_iter().enumerate() {
                if let SingleArch::MachO(binary) = single.map_err(wrong)? {
                    found.extend(segments(&binary, &format!("{index}:"))?);
                }
            }
            Ok(found)
        }
    }
}

fn segments<'b>(binary: &MachO<'b>, prefix: &str) -> Result<Vec<Part<'b>>, Error> {
    let wrong = |error: goblin::error::Error| broken(MACH_O, error.to_string());
    let mut found = Vec::new();
    for segment in &binary.segments {
        for (section, contents) in segment.sections().map_err(wrong)? {
            let names = (section.segname().unwrap_or_default(), section.name().unwrap_or_default());
            found.push(Part::new(format!("{prefix}{},{}", names.0, names.1), contents));
        }
    }
    Ok(found)
}
