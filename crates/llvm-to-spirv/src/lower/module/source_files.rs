//! The source files that OpLine names.

use crate::lower::module::Globals;
use crate::lower::place::scope_file;
use llvm_model::MdId;
use rustc_hash::FxHashMap;
use spirv_module::Id;

/// The OpString of the file that a debug scope is in.
#[derive(Default)]
pub(super) struct SourceFiles(FxHashMap<MdId, Option<Id>>);

impl Globals<'_> {
    /// The file that a debug scope is in, if it tells.
    pub(in crate::lower) fn source_file(&mut self, scope: MdId) -> Option<Id> {
        if let Some(&file) = self.files.0.get(&scope) {
            return file;
        }
        let name = scope_file(self.input.module, scope);
        let file = name.map(|name| self.types.out().string(name.as_bytes()));
        self.files.0.insert(scope, file);
        file
    }
}
