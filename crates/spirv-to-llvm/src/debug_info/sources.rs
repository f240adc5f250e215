//! Files: DIFile for DebugSource and for the files of OpLine.

use super::refs::{constant, is_none, lose, operands, string, text_of};
use crate::module::Raise;
use crate::module::debug_nodes::{self, Said, add};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind, MdId};
use spirv_mapping::debug_info::{CHECKSUM, Form, Inst};

/// The kinds of checksums, with the number of their hexadecimal digits.
const CHECKSUMS: [(&[u8], usize); 3] = [(b"MD5", 32), (b"SHA1", 40), (b"SHA256", 64)];

/// The file of a path; `None` for the empty one.
pub(super) fn file(m: &mut Raise<'_>, path: &[u8]) -> Option<MdId> {
    if path.is_empty() {
        return None;
    }
    if let Some(&known) = m.debug_nodes.files.get(path) {
        return Some(known);
    }
    let (directory, name) = split(path);
    let name = m.nodes.bytes(&mut m.out, name);
    let mut node = DebugNode::new(DiKind::DIFile, false);
    node.set("filename", DiField::Md(name));
    if !directory.is_empty() {
        let directory = m.nodes.bytes(&mut m.out, directory);
        node.set("directory", DiField::Md(directory));
    }
    let id = add(&mut m.out, node);
    m.debug_nodes.files.insert(path.to_vec(), id);
    Some(id)
}

/// Directory and name: two slashes end the directory, otherwise the last one does.
fn split(path: &[u8]) -> (&[u8], &[u8]) {
    if let Some(name @ [b'/', ..]) = path.strip_prefix(b"/") {
        return (b"", name);
    }
    let double = path.windows(2).skip(1).position(|pair| pair == b"//").map(|at| at + 1);
    let (at, behind) = match double {
        Some(at) => (at, at + 2),
        None => match path.iter().rposition(|byte| matches!(byte, b'/' | b'\\')) {
            Some(at) => (at.max(1).min(path.len()), at + 1),
            None => return (b"", path),
        },
    };
    match path.get(behind..) {
        Some(name) if !name.is_empty() => (path.get(..at).unwrap_or(b""), name),
        _ => (b"", path),
    }
}

/// The file of the OpString that OpLine names.
pub(super) fn file_of_string(m: &mut Raise<'_>, id: u32) -> Option<MdId> {
    if let Some(&known) = m.debug_nodes.named_files.get(&id) {
        return known;
    }
    let path = text_of(m, id)?;
    let file = file(m, &path);
    m.debug_nodes.named_files.insert(id, file);
    file
}

/// The file that an operand names by DebugSource.
pub(super) fn file_of_source(m: &mut Raise<'_>, id: u32) -> Option<MdId> {
    let said = m.debug_nodes.get(id).filter(|said| said.inst == Inst::Source)?;
    let path = *operands(m, said).first()?;
    file_of_string(m, path)
}

/// Returns the operands of DebugSource besides the path: the text, and the checksum behind it.
pub(super) fn fill(m: &mut Raise<'_>, id: u32, said: Said) {
    let words = operands(m, said);
    let Some(file) = file_of_source(m, id) else { return };
    if said.form == Form::Khronos {
        return fill_checksum(m, said, file, words);
    }
    let Some(mut text) = words.get(1).and_then(|&text| text_of(m, text)) else { return };
    let marker = CHECKSUM.as_bytes();
    if let Some(at) = text.windows(marker.len()).rposition(|window| window == marker) {
        let rest = text.get(at + marker.len()..).unwrap_or(&[]);
        let found = CHECKSUMS.iter().enumerate().find_map(|(number, (name, digits))| {
            let digits = rest.strip_prefix(*name)?.strip_prefix(b":")?.get(..*digits)?;
            digits.iter().all(u8::is_ascii_hexdigit).then(|| (number as u64 + 1, digits.to_vec()))
        });
        match found {
            Some((kind, digits)) => {
                let digits = m.nodes.bytes(&mut m.out, &digits);
                debug_nodes::set(&mut m.out, file, "checksumkind", DiField::Int(kind));
                debug_nodes::set(&mut m.out, file, "checksum", DiField::Md(digits));
            }
            None => lose(m, "the checksum of a file", said.index),
        }
        text.truncate(at);
    }
    if !text.is_empty() {
        let text = m.nodes.bytes(&mut m.out, &text);
        debug_nodes::set(&mut m.out, file, "source", DiField::Md(text));
    }
}

/// The kind of a checksum, the checksum and the text of a file, each an operand.
fn fill_checksum(m: &mut Raise<'_>, said: Said, file: MdId, words: &[u32]) {
    let &[_, kind, checksum, ref text @ ..] = words else { return };
    let known =
        constant(m, kind).and_then(|kind| Some((kind, CHECKSUMS.get(usize::try_from(kind).ok()?)?.1)));
    let digits = text_of(m, checksum);
    match (known, digits) {
        (Some((kind, count)), Some(digits))
            if digits.len() == count && digits.iter().all(u8::is_ascii_hexdigit) =>
        {
            let digits = m.nodes.bytes(&mut m.out, &digits);
            debug_nodes::set(&mut m.out, file, "checksumkind", DiField::Int(kind + 1));
            debug_nodes::set(&mut m.out, file, "checksum", DiField::Md(digits));
        }
        _ if is_none(m, kind) && is_none(m, checksum) => {}
        _ => lose(m, "the checksum of a file", said.index),
    }
    if let Some(text) = text.first().and_then(|&text| string(m, text)) {
        debug_nodes::set(&mut m.out, file, "source", DiField::Md(text));
    }
}
