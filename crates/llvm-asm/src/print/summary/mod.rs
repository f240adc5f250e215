//! Summaries for link-time optimization: `^0 = module: (…)` and so on.
//!
//! Source: the text that `llvm-dis` 22 prints, with the order and numbers of its entries.

mod functions;
mod numbering;
mod type_ids;

use super::Writer;
use crate::names;
use crate::summary_words::{IMPORT_KINDS, VISIBILITIES, word_for};
use llvm_model::summary::{
    Guid, IndexForm, RefAccess, SummaryKind, SummaryValueId, ValueFlags, ValueSummary, VariableSummary,
};
use llvm_model::{ModuleSummaryIndex, Release};
use numbering::SummaryNumbering;

/// The text that LLVM prints for the empty path of the module of regular link-time optimization.
const REGULAR_LTO_MODULE: &[u8] = b"[Regular LTO]";

/// The text that `llvm-dis` prints for the path of a module that it reads from a file without a name.
const UNNAMED_MODULE: &[u8] = b"<stdin>";

/// An index and the numbers of its entries.
struct Index<'a> {
    index: &'a ModuleSummaryIndex,
    numbers: SummaryNumbering,
}

impl Writer<'_> {
    /// The module's summary behind an empty line, if it has one.
    pub(super) fn summary(&mut self) {
        let Some(index) = self.module.summary.as_deref() else { return };
        let index = Index { index, numbers: SummaryNumbering::new(index) };
        self.push("\n");
        self.summary_modules(&index);
        for &id in &index.numbers.value_order {
            self.summary_value(&index, id);
        }
        self.type_id_entries(&index);
        self.type_id_vtables_entries(&index);
        let mut number = index.numbers.end;
        if index.index.flags.0 != 0 {
            self.entry_start(number, "flags");
            self.put(index.index.flags.0);
            self.push("\n");
            number += 1;
        }
        self.entry_start(number, "blockcount");
        self.put(index.index.block_count);
        self.push("\n");
    }

    /// `^N = key: `
    fn entry_start(&mut self, number: u32, key: &str) {
        self.reference(number);
        self.push(" = ");
        self.push(key);
        self.push(": ");
    }

    /// `^N`
    fn reference(&mut self, number: u32) {
        self.push("^");
        self.put(number);
    }

    fn value_reference(&mut self, index: &Index, id: SummaryValueId) {
        self.reference(index.numbers.value(id));
    }

    /// Prints `^N`, or `null` if there is no value.
    fn optional_value_reference(&mut self, index: &Index, id: Option<SummaryValueId>) {
        match id {
            Some(id) => self.value_reference(index, id),
            None => self.push("null"),
        }
    }

    /// Appends a name between quotes: as it is, like LLVM, unless that could not be read again.
    fn name_in_quotes(&mut self, name: &[u8]) {
        match std::str::from_utf8(name) {
            Ok(text) if !text.contains(['"', '\\']) => {
                self.push("\"");
                self.push(text);
                self.push("\"");
            }
            _ => names::quoted(&mut self.out, name),
        }
    }

    fn guid_comment(&mut self, guid: Guid) {
        self.push(" ; guid = ");
        self.put(guid.0);
    }

    /// `key: 0` or `key: 1`
    fn flag(&mut self, key: &str, on: bool) {
        self.push(key);
        self.push(if on { ": 1" } else { ": 0" });
    }

    fn summary_modules(&mut self, index: &Index) {
        for (number, &id) in index.numbers.module_order.iter().enumerate() {
            let module = &index.index.modules[id];
            self.entry_start(number as u32, "module");
            let path = match (module.path.as_bytes(), index.index.form) {
                (b"", IndexForm::PerModule) => UNNAMED_MODULE,
                (b"", IndexForm::Combined) => REGULAR_LTO_MODULE,
                (path, _) => path,
            };
            self.quoted("(path: ", path);
            self.push(", hash: (");
            self.list(module.hash, |w, word| w.put(word));
            self.push("))\n");
        }
    }

    fn summary_value(&mut self, index: &Index, id: SummaryValueId) {
        let value = &index.index.values[id];
        self.entry_start(index.numbers.value(id), "gv");
        if value.name.is_empty() {
            self.push("(guid: ");
            self.put(value.guid.0);
        } else {
            self.push("(name: ");
            self.name_in_quotes(value.name.as_bytes());
        }
        if !value.summaries.is_empty() {
            self.push(", summaries: (");
            self.list(&value.summaries, |w, summary| w.value_summary(index, summary));
            self.push(")");
        }
        self.push(")");
        if !value.name.is_empty() {
            self.guid_comment(value.guid);
        }
        self.push("\n");
    }

    fn value_summary(&mut self, index: &Index, summary: &ValueSummary) {
        self.push(match summary.kind {
            SummaryKind::Function(_) => "function",
            SummaryKind::Variable(_) => "variable",
            SummaryKind::Alias(_) => "alias",
        });
        self.push(": (module: ");
        self.reference(index.numbers.module(summary.module));
        self.push(", flags: (");
        self.value_flags(summary.flags);
        self.push(")");
        match &summary.kind {
            SummaryKind::Function(function) => self.function_summary(index, function),
            SummaryKind::Variable(variable) => self.variable_summary(index, variable),
            SummaryKind::Alias(aliasee) => {
                self.push(", aliasee: ");
                self.optional_value_reference(index, *aliasee);
            }
        }
        if !summary.refs.is_empty() {
            self.push(", refs: (");
            self.list(&summary.refs, |w, reference| {
                w.push(match reference.access {
                    RefAccess::Any => "",
                    RefAccess::ReadOnly => "readonly ",
                    RefAccess::WriteOnly => "writeonly ",
                });
                w.value_reference(index, reference.value);
            });
            self.push(")");
        }
        self.push(")");
    }

    fn value_flags(&mut self, flags: ValueFlags) {
        self.push("linkage: ");
        self.push(flags.linkage.keyword());
        self.push(", visibility: ");
        self.push(word_for(VISIBILITIES, flags.visibility));
        self.flag(", notEligibleToImport", flags.not_eligible_to_import);
        self.flag(", live", flags.live);
        self.flag(", dsoLocal", flags.dso_local);
        self.flag(", canAutoHide", flags.can_auto_hide);
        self.push(", importType: ");
        self.push(word_for(IMPORT_KINDS, flags.import));
        if self.release >= Release::Llvm23 {
            self.flag(", noRenameOnPromotion", flags.no_rename_on_promotion);
        }
    }

    fn variable_summary(&mut self, index: &Index, variable: &VariableSummary) {
        self.flag(", varFlags: (readonly", variable.flags.maybe_read_only);
        self.flag(", writeonly", variable.flags.maybe_write_only);
        self.flag(", constant", variable.flags.constant);
        let functions = &variable.virtual_functions;
        if functions.is_empty() {
            self.push(")");
            return;
        }
        self.push(", vcall_visibility: ");
        self.put(variable.flags.vcall_visibility as u8);
        self.push("), vTableFuncs: (");
        self.list(functions, |w, entry| {
            w.push("(virtFunc: ");
            w.value_reference(index, entry.function);
            w.push(", offset: ");
            w.put(entry.offset);
            w.push(")");
        });
        self.push(")");
    }
}
