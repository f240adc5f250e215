//! The text of a data layout: how it is read.

use crate::data_layout::{DataLayout, PointerLayout};

/// A number of 24 bits: of an address space.
pub(super) fn number(field: &str) -> Option<u32> {
    field.parse().ok().filter(|&number: &u32| number < 1 << 24)
}

/// A number of 24 bits that is not 0: a size in bits.
pub(super) fn size(field: &str) -> Option<u32> {
    number(field).filter(|&bits| bits != 0)
}

/// An alignment given in bits, a power of two of whole bytes that 16 bits hold; in bytes.
pub(super) fn alignment(field: &str) -> Option<u64> {
    let bits: u64 = field.parse().ok()?;
    (bits < 1 << 16 && bits.is_multiple_of(8) && (bits / 8).is_power_of_two()).then_some(bits / 8)
}

pub(super) fn set(table: &mut Vec<(u32, u64)>, bits: u32, align: u64) {
    match table.binary_search_by_key(&bits, |e| e.0) {
        Ok(at) => table[at].1 = align,
        Err(at) => table.insert(at, (bits, align)),
    }
}

impl DataLayout {
    pub(super) fn part(&mut self, part: &str) -> Option<()> {
        let (kind, rest) = part.split_at_checked(1)?;
        let fields: Vec<&str> = rest.split(':').collect();
        match kind {
            "e" if rest.is_empty() => self.big_endian = false,
            "E" if rest.is_empty() => self.big_endian = true,
            "A" => self.alloca_space = number(rest)?,
            "G" => self.global_space = number(rest)?,
            "P" => self.program_space = number(rest)?,
            "p" => {
                let name = fields[0].trim_start_matches(|c: char| c.is_ascii_alphabetic());
                // Since LLVM 22 an address space may have a name too.
                let name = match name.split_once('(') {
                    Some((number, rest)) if rest.ends_with(')') => number,
                    Some(_) => return None,
                    None => name,
                };
                let space = if name.is_empty() { 0 } else { number(name)? };
                let bits = size(fields.get(1)?)?;
                let align = alignment(fields.get(2)?)?;
                let index_bits = match fields.get(4) {
                    Some(field) => size(field).filter(|&index| index <= bits)?,
                    None => bits,
                };
                let entry = PointerLayout { space, bits, align, index_bits };
                self.set_preferred(b'p', space, align, fields.get(3))?;
                match self.pointers.iter_mut().find(|p| p.space == space) {
                    Some(old) => *old = entry,
                    None => self.pointers.push(entry),
                }
            }
            // It holds for all parts, so it is looked for in front of them.
            "v" if rest == "e" => {}
            "i" | "f" | "v" => {
                let bits = size(fields[0])?;
                let align = alignment(fields.get(1)?)?;
                if kind == "i" && bits == 8 && align != 1 {
                    return None;
                }
                let table = match kind {
                    "i" => &mut self.ints,
                    "f" => &mut self.floats,
                    _ => &mut self.vectors,
                };
                set(table, bits, align);
                self.set_preferred(kind.as_bytes()[0], bits, align, fields.get(2))?;
            }
            "a" => {
                if !matches!(fields[0], "" | "0") {
                    return None;
                }
                // No alignment of its own counts as one byte.
                let align = if *fields.get(1)? == "0" { 1 } else { alignment(fields.get(1)?)? };
                self.aggregate_align = align;
                self.set_preferred(b'a', 0, align, fields.get(2))?;
            }
            "n" if !rest.starts_with('i') => {
                self.native_widths = fields.iter().map(|field| size(field)).collect::<Option<_>>()?;
            }
            // The rest has no effect on types' layout: alignment of the stack and of functions, mangling, non-integral
            // address spaces, and the alignment of objects on the stack in old versions.
            "S" if rest == "0" => {}
            "S" => drop(alignment(rest)?),
            "F" => match rest.strip_prefix(['i', 'n'])? {
                "0" => {}
                align => drop(alignment(align)?),
            },
            "m" if !matches!(rest, ":e" | ":l" | ":o" | ":m" | ":w" | ":x" | ":a") => return None,
            "m" | "s" | "n" => {}
            _ => return None,
        }
        Some(())
    }

    /// Notes the preferred alignment, which is not below `align`, the one of the ABI.
    pub(super) fn set_preferred(
        &mut self,
        kind: u8,
        bits: u32,
        align: u64,
        field: Option<&&str>,
    ) -> Option<()> {
        self.preferred.retain(|(k, b, _)| (*k, *b) != (kind, bits));
        if let Some(field) = field {
            self.preferred.push((kind, bits, alignment(field).filter(|&preferred| preferred >= align)?));
        }
        Some(())
    }
}
