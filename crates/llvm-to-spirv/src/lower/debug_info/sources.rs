//! Files: DebugSource of a DIFile, and the OpString that OpLine names.
//!
//! A path is `directory/filename`, which is read as the directory and the part after the last slash. Where the filename
//! has slashes of its own, two slashes end the directory; at the beginning they denote a missing directory. Checksum
//! and text of a file are in a second DebugSource of the same path: validators check every line number against the text
//! of the first one.

use super::nodes::{as_khronos, debug_node, dialect, none, number, of_kind, push, string, text};
use crate::lower::module::Globals;
use crate::lower::place::scope_file;
use llvm_model::{DebugNode, DiKind, MdId, Module};
use spirv_mapping::debug_info::{CHECKSUM, Dialect, Inst};
use spirv_module::Id;

/// The words of `CSK_*`.
const CHECKSUM_KINDS: [&str; 4] = ["", "MD5", "SHA1", "SHA256"];

/// How deep scopes may lie in each other.
const MAX_NESTING: usize = 64;

/// DebugSource of a file; the one without a name for none.
pub(super) fn source(globals: &mut Globals<'_>, file: Option<MdId>) -> Id {
    let module = globals.module();
    let node = file.and_then(|file| of_kind(module, file, DiKind::DIFile));
    let path = node.map_or(Vec::new(), |node| path(module, node));
    if let Some(&known) = globals.debug_nodes().sources.get(&path) {
        return known;
    }
    let name = string(globals, &path);
    let mut words = vec![name.0];
    let contents = node.and_then(|node| contents(module, node));
    let is_whole = match (as_khronos(globals), dialect(globals), node) {
        (true, Dialect::Shader200, Some(node)) => {
            add_checksum(globals, node, &mut words);
            true
        }
        (true, Dialect::OpenCl100 | Dialect::Legacy, _) => {
            words.push(string(globals, contents.as_deref().unwrap_or_default()).0);
            true
        }
        _ => false,
    };
    // Older Khronos readers crash if there is no text; validators check no lines against an empty one.
    if dialect(globals).has_literals() && !is_whole {
        words.push(string(globals, b"").0);
    }
    let id = globals.out().fresh();
    push(globals, Inst::Source, id, &words);
    globals.debug_nodes().sources.insert(path, id);
    if let Some(contents) = contents.filter(|_| !is_whole) {
        let contents = string(globals, &contents);
        let second = globals.out().fresh();
        push(globals, Inst::Source, second, &[name.0, contents.0]);
    }
    id
}

/// The kind of a file's checksum, the checksum, and the text, as far as they are there.
fn add_checksum(globals: &mut Globals<'_>, node: &DebugNode, words: &mut Vec<u32>) {
    let module = globals.module();
    let (checksum, source) = (text(module, node, "checksum"), text(module, node, "source"));
    match u32::try_from(node.int("checksumkind")) {
        Ok(kind @ 1..) if !checksum.is_empty() => {
            let kind = number(globals, kind - 1);
            words.extend([kind, string(globals, checksum).0]);
        }
        _ if source.is_empty() => {}
        _ => {
            let none = none(globals).0;
            words.extend([none, none]);
        }
    }
    if !source.is_empty() {
        words.push(string(globals, source).0);
    }
}

/// Returns the text of a file followed by its checksum, if either exists.
fn contents(module: &Module, node: &DebugNode) -> Option<Vec<u8>> {
    let mut contents = text(module, node, "source").to_vec();
    let kind = usize::try_from(node.int("checksumkind")).ok().and_then(|kind| CHECKSUM_KINDS.get(kind));
    if let Some(kind) = kind.filter(|kind| !kind.is_empty()) {
        contents.extend_from_slice(CHECKSUM.as_bytes());
        contents.extend_from_slice(kind.as_bytes());
        contents.push(b':');
        contents.extend_from_slice(text(module, node, "checksum"));
    }
    (!contents.is_empty()).then_some(contents)
}

/// Directory and name in one.
fn path(module: &Module, node: &DebugNode) -> Vec<u8> {
    let (directory, name) = (text(module, node, "directory"), text(module, node, "filename"));
    let is_whole = directory.is_empty() && !name.starts_with(b"/");
    if is_whole || (is_absolute(name) && !directory.is_empty()) {
        return name.to_vec();
    }
    let mut path = directory.to_vec();
    if name.starts_with(b"/") {
        path.push(b'/');
        path.extend_from_slice(name);
        return path;
    }
    if path.last() != Some(&b'/') {
        path.push(b'/');
    }
    if name.contains(&b'/') {
        path.push(b'/');
    }
    path.extend_from_slice(name);
    path
}

fn is_absolute(name: &[u8]) -> bool {
    matches!(name, [b'/' | b'\\', ..] | [_, b':', ..])
}

impl Globals<'_> {
    /// Returns the OpString of the file of a scope, if it has one.
    pub(super) fn source_file(&mut self, scope: MdId) -> Option<Id> {
        if let Some(&file) = self.debug_nodes().scope_files.get(&scope) {
            return file;
        }
        let name = if self.debug_nodes().dialect.is_some() {
            file_of_scope(self.module(), scope)
        } else {
            scope_file(self.module(), scope).map(String::into_bytes)
        };
        let file = name.map(|name| self.out().string(&name));
        self.debug_nodes().scope_files.insert(scope, file);
        file
    }
}

/// Returns the DebugSource of the file of a scope, if it has one.
pub(super) fn source_of_scope(globals: &mut Globals<'_>, mut scope: MdId) -> Option<Id> {
    for _ in 0..MAX_NESTING {
        let node = debug_node(globals.module(), scope)?;
        match node.md("file") {
            Some(file) => return Some(source(globals, Some(file))),
            None => scope = node.md("scope")?,
        }
    }
    None
}

/// The path of the file that a scope is in.
fn file_of_scope(module: &Module, mut scope: MdId) -> Option<Vec<u8>> {
    for _ in 0..MAX_NESTING {
        let node = debug_node(module, scope)?;
        if node.kind == DiKind::DIFile {
            return Some(path(module, node));
        }
        match node.md("file") {
            Some(file) => return of_kind(module, file, DiKind::DIFile).map(|node| path(module, node)),
            None => scope = node.md("scope")?,
        }
    }
    None
}
