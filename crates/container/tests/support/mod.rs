//! Files that contain modules, for the tests of this crate and the seeds of the crate `mutants`.

/// Appends numbers of 64 bits, little-endian.
pub(crate) fn numbers(out: &mut Vec<u8>, numbers: &[usize]) {
    numbers.iter().for_each(|&number| out.extend((number as u64).to_le_bytes()));
}

/// An offload bundle of clang with these entries: a name and the bytes of each.
pub(crate) fn bundle(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut offset = 32 + entries.iter().map(|(name, _)| 24 + name.len()).sum::<usize>();
    let mut out = b"__CLANG_OFFLOAD_BUNDLE__".to_vec();
    numbers(&mut out, &[entries.len()]);
    for (name, bytes) in entries {
        numbers(&mut out, &[offset, bytes.len(), name.len()]);
        out.extend(name.as_bytes());
        offset += bytes.len();
    }
    entries.iter().for_each(|(_, bytes)| out.extend(*bytes));
    out
}

/// An offload package with one image for a triple.
pub(crate) fn package(triple: &str, image: &[u8]) -> Vec<u8> {
    let mut out = vec![0x10, 0xff, 0x10, 0xad, 1, 0, 0, 0];
    let (entry, strings, texts) = (32, 72, 88);
    let start = (texts + 7 + triple.len() + 1).next_multiple_of(8);
    let size = (start + image.len()).next_multiple_of(8);
    numbers(&mut out, &[size, entry, 40, 0, strings, 1, start, image.len(), texts, texts + 7]);
    out.extend(b"triple\0");
    out.extend(triple.as_bytes());
    out.resize(start, 0);
    out.extend(image);
    out.resize(size, 0);
    out
}

/// An archive with these members: a name and the bytes of each.
pub(crate) fn archive(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut out = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        let name = format!("{name}/");
        out.extend(format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, 0, 644, bytes.len()).bytes());
        out.extend(*bytes);
        if bytes.len() % 2 == 1 {
            out.push(b'\n');
        }
    }
    out
}
