//! Files that contain modules: offload bundles, offload packages, archives and objects, as seeds, and their mutants.

/// The tests of the crate `container` read the same files.
#[path = "../../container/tests/support/mod.rs"]
mod made;

use fastrand::Rng;
use made::{archive, bundle, numbers, package};

/// Returns a file of each kind with the module, and an archive with all of them.
pub(crate) fn around(module: &[u8]) -> Vec<Vec<u8>> {
    let host = bundle(&[("host-x86_64-unknown-linux-gnu", b""), ("sycl-spir64-unknown-unknown", module)]);
    let package = package("spir64-unknown-unknown", module);
    let object = elf(".llvmbc", module);
    let members: [(&str, &[u8]); 3] = [("bundle", &host), ("object.o", &object), ("module.bc", module)];
    let all = archive(&members);
    vec![host, package, object, all]
}

/// A mutant of a file: sizes, offsets and numbers take other values.
pub fn mutate(seed: &[u8], rng: &mut Rng) -> Option<Vec<u8>> {
    let mut bytes = seed.to_vec();
    for _ in 0..1 + rng.usize(..4) * rng.usize(..2) {
        let width = [2, 4, 8][rng.usize(..3)];
        // Headers are at the start of files and of members; the rest is the module.
        let end = if rng.bool() { bytes.len().min(256) } else { bytes.len() };
        let at = rng.usize(..end.checked_sub(width)?.max(1));
        let field = &mut bytes[at..at + width];
        let old = field.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
        let new = match rng.u8(..4) {
            0 => old.wrapping_add(1),
            1 => old.wrapping_sub(1),
            2 => seed.len() as u64,
            _ => crate::interesting(rng),
        };
        field.copy_from_slice(&new.to_le_bytes()[..width]);
    }
    Some(bytes)
}

/// An ELF file with the module in a section of this name.
fn elf(name: &str, module: &[u8]) -> Vec<u8> {
    let (header, names) = (64, format!("\0{name}\0.shstrtab\0"));
    let names_at = header + module.len();
    let sections_at = (names_at + names.len()).next_multiple_of(8);
    let mut out = b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0".to_vec();
    // A relocatable file for x86-64, version 1.
    out.extend([1, 0, 62, 0, 1, 0, 0, 0]);
    numbers(&mut out, &[0, 0, sections_at]);
    let halves: [u16; 8] = [0, 0, header as u16, 0, 0, 64, 3, 2];
    halves.iter().for_each(|half| out.extend(half.to_le_bytes()));
    out.extend(module);
    out.extend(names.as_bytes());
    out.resize(sections_at, 0);
    let mut section = |name: u32, kind: u32, offset: usize, size: usize| {
        [name, kind].iter().for_each(|number| out.extend(number.to_le_bytes()));
        numbers(&mut out, &[0, 0, offset, size, 0, 1, 0]);
    };
    section(0, 0, 0, 0);
    section(1, 1, header, module.len());
    section(2 + name.len() as u32, 3, names_at, names.len());
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_found_in_every_kind() {
        let module = [3, 2, 0x23, 7, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0];
        let found: Vec<usize> = around(&module)
            .iter()
            .map(|file| container::find(file).map_or(0, |entries| entries.len()))
            .collect();
        assert_eq!(found, [1, 1, 1, 3]);
    }
}
