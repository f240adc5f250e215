//! Names and strings as LLVM assembly quotes them.

use std::fmt::Write;

/// Appends `bytes` with everything but printable ASCII as `\XX`, quotes too, and backslashes doubled.
pub(crate) fn escape(out: &mut String, bytes: &[u8]) {
    for &byte in bytes {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b' '..=b'~' if byte != b'"' => out.push(byte as char),
            _ => {
                let _ = write!(out, "\\{byte:02X}");
            }
        }
    }
}

/// Appends `"bytes"`.
pub(crate) fn quoted(out: &mut String, bytes: &[u8]) {
    out.push('"');
    escape(out, bytes);
    out.push('"');
}

/// Appends the name of a value, symbol, type or comdat after its prefix, quoted when it needs to be.
pub(crate) fn name(out: &mut String, bytes: &[u8]) {
    let plain = bytes.iter().all(|&b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.' | b'_'));
    match (plain, bytes.first(), std::str::from_utf8(bytes)) {
        (true, Some(first), Ok(text)) if !first.is_ascii_digit() => out.push_str(text),
        _ => quoted(out, bytes),
    }
}

/// Appends the name of named metadata or of a metadata kind: odd characters as `\xx`, never quoted.
pub(crate) fn metadata_name(out: &mut String, bytes: &[u8]) {
    for (index, &byte) in bytes.iter().enumerate() {
        let letter = byte.is_ascii_alphabetic() || matches!(byte, b'-' | b'$' | b'.' | b'_');
        if letter || (index > 0 && byte.is_ascii_digit()) {
            out.push(byte as char);
        } else {
            let _ = write!(out, "\\{byte:02X}");
        }
    }
}

/// The bytes of a string token between its quotes: `\XX` and `\\` resolved, other backslashes kept.
pub(crate) fn unescape(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        let hex = |offset: usize| Some((*text.get(at + offset)? as char).to_digit(16)? as u8);
        match (byte, text.get(at + 1), hex(1), hex(2)) {
            (b'\\', Some(b'\\'), ..) => {
                out.push(b'\\');
                at += 2;
            }
            (b'\\', _, Some(high), Some(low)) => {
                out.push(high << 4 | low);
                at += 3;
            }
            _ => {
                out.push(byte);
                at += 1;
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(f: fn(&mut String, &[u8]), bytes: &[u8]) -> String {
        let mut out = String::new();
        f(&mut out, bytes);
        out
    }

    #[test]
    fn names_are_quoted_when_they_need_it() {
        assert_eq!(with(name, b"a.b-c_d"), "a.b-c_d");
        assert_eq!(with(name, b"1a"), "\"1a\"");
        assert_eq!(with(name, b"a$b"), "\"a$b\"");
        assert_eq!(with(name, b"\x01x\"\\"), "\"\\01x\\22\\\\\"");
        assert_eq!(with(metadata_name, b"a b1"), "a\\20b1");
        assert_eq!(with(metadata_name, b"1"), "\\31");
    }

    #[test]
    fn escapes_are_undone() {
        assert_eq!(unescape(b"\\01x\\22\\\\\\q"), b"\x01x\"\\\\q");
        assert_eq!(unescape(b"\\4"), b"\\4");
    }
}
