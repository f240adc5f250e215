//! Summaries for link-time optimization: `^0 = module: (…)` and so on.
//!
//! Source: the output of `llvm-dis` 22 and the input that `llvm-as` 22 accepts. Entries may refer to later ones, so the numbers of all are
//! declared first, when every symbol of the module is known: a value's hash depends on its linkage.

mod fields;
mod profile;
mod type_ids;
mod values;

use super::scan::Entity;
use super::{Kind, Parser, Result, SymbolId, Token};
use llvm_model::global::GlobalProps;
use llvm_model::summary::{
    Guid, IndexFlags, IndexForm, SummaryModule, SummaryModuleId, SummaryValue, SummaryValueId, TypeIdEntry,
    TypeIdVTables,
};
use llvm_model::{ModuleSummaryIndex, Name};
use rustc_hash::FxHashMap;

/// The index being parsed, with the entities of its entries' numbers.
#[derive(Default)]
pub(super) struct SummaryState {
    /// Whether there is an index.
    found: bool,
    index: ModuleSummaryIndex,
    // The entities of the numbers. LLVM 14 gives one number to entries of different kinds.
    module_numbers: FxHashMap<u32, SummaryModuleId>,
    value_numbers: FxHashMap<u32, ValueEntry>,
    type_id_numbers: FxHashMap<u32, Guid>,
    modules: FxHashMap<Name, SummaryModuleId>,
    values: FxHashMap<Guid, SummaryValueId>,
    /// Positions in the index's lists.
    type_ids: FxHashMap<Name, usize>,
    type_id_vtables: FxHashMap<Name, usize>,
}

/// The entity of a value's entry.
#[derive(Clone, Copy)]
enum ValueEntry {
    Value(SummaryValueId),
    /// An intrinsic that is only declared, by the position of its name's token.
    Intrinsic(usize),
}

impl<'t> Parser<'t> {
    /// Parses all entries of the index.
    pub(super) fn summaries(&mut self, entities: &[(Entity, usize, usize)]) {
        let entries = || entities.iter().filter(|(entity, ..)| *entity == Entity::Summary);
        self.summary.found = entries().next().is_some();
        let errors_before = self.errors.len();
        for &(_, start, _) in entries() {
            self.at = start;
            if let Err(error) = self.declare_summary() {
                self.errors.push(*error);
            }
            if self.errors.len() >= super::MAX_ERRORS {
                break;
            }
        }
        if self.errors.len() > errors_before {
            return;
        }
        for &(entity, start, end) in entries() {
            self.at = start;
            let result = self.summary_entry().and_then(|()| self.expect_entity_end(entity, end));
            if let Err(error) = result {
                self.errors.push(*error);
            }
            if self.errors.len() >= super::MAX_ERRORS {
                break;
            }
        }
    }

    fn declare_summary(&mut self) -> Result<()> {
        let token = self.token(0);
        let number = self.number_of(token, 1)?;
        let is_first = match self.entry_kind()? {
            "module" => {
                let id = self.declare_module()?;
                self.summary.module_numbers.insert(number, id).is_none()
            }
            "gv" => {
                let entry = self.declare_value()?;
                self.summary.value_numbers.insert(number, entry).is_none()
            }
            "typeid" => {
                let guid = self.declare_type_id()?;
                self.summary.type_id_numbers.insert(number, guid).is_none()
            }
            "typeidCompatibleVTable" => {
                let guid = self.declare_type_id_vtables()?;
                self.summary.type_id_numbers.insert(number, guid).is_none()
            }
            // Nothing refers to these.
            "flags" | "blockcount" => true,
            _ => return self.expected("a kind of summary such as 'module:' or 'gv:'"),
        };
        if !is_first {
            return self.error_at(token.start, format!("summary '^{number}' is defined twice"));
        }
        Ok(())
    }

    /// Takes `^N =` and the kind of entry; empty if that is not a key, which stays.
    fn entry_kind(&mut self) -> Result<&'t str> {
        self.expect(Kind::Summary, "a summary's number such as '^0'")?;
        self.expect(Kind::Equal, "'='")?;
        let known = ["module", "gv", "typeid", "typeidCompatibleVTable", "flags", "blockcount"];
        let kind = self.key();
        if known.contains(&kind) {
            self.take_key();
            return Ok(kind);
        }
        Ok("")
    }

    /// `(path: "…", hash: (…))`
    fn declare_module(&mut self) -> Result<SummaryModuleId> {
        let mut module = SummaryModule::default();
        self.fields("'path:' or 'hash:'", |p, key| {
            match key {
                "path" => module.path = p.string()?.into(),
                "hash" => {
                    p.expect(Kind::OpenParen, "'('")?;
                    for (index, word) in module.hash.iter_mut().enumerate() {
                        if index > 0 {
                            p.expect(Kind::Comma, "','")?;
                        }
                        *word = p.u32()?;
                    }
                    p.expect(Kind::CloseParen, "')'")?;
                }
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        let modules = &mut self.summary.index.modules;
        Ok(*self.summary.modules.entry(module.path.clone()).or_insert_with(|| modules.push(module)))
    }

    /// `(name: "…"` or `(guid: N`: the head of a value's entry.
    ///
    /// An intrinsic gets an entry only if something refers to it: the module may call it by another name after it has
    /// been upgraded, and has entries for all its declarations in the end.
    fn declare_value(&mut self) -> Result<ValueEntry> {
        self.expect(Kind::OpenParen, "'('")?;
        let key = self.key();
        let value = match key {
            "name" => {
                self.take_key();
                let token = self.token(0);
                let position = self.at;
                let name = Name::from(self.string()?);
                if name.starts_with("llvm.") && self.kind() == Kind::CloseParen {
                    return Ok(ValueEntry::Intrinsic(position));
                }
                let Some(guid) = self.guid_of_symbol(&name) else {
                    let message = "this module has no function, variable or alias of that name; values of other modules \
                                   are known by 'guid:'";
                    return self.error_at(token.start, message);
                };
                SummaryValue { guid, name, summaries: Vec::new() }
            }
            "guid" => {
                self.take_key();
                SummaryValue { guid: Guid(self.u64()?), ..SummaryValue::default() }
            }
            _ => return self.expected("'name:' or 'guid:'"),
        };
        Ok(ValueEntry::Value(self.intern_summary_value(value)))
    }

    /// The entry of a value with this hash, made when it is new.
    fn intern_summary_value(&mut self, value: SummaryValue) -> SummaryValueId {
        let values = &mut self.summary.index.values;
        let id =
            *self.summary.values.entry(value.guid).or_insert_with(|| values.push(SummaryValue::default()));
        let known = &mut values[id];
        known.guid = value.guid;
        if known.name.is_empty() {
            known.name = value.name;
        }
        id
    }

    fn guid_of_symbol(&self, name: &Name) -> Option<Guid> {
        let (props, attachments): (&GlobalProps, &[_]) = match self.symbols.get(name.as_bytes())?.id {
            SymbolId::Global(id) => (&self.m.globals[id].props, &self.m.globals[id].attachments),
            SymbolId::Function(id) => (&self.m.functions[id].props, &self.m.functions[id].attachments),
            SymbolId::Alias(id) => (&self.m.aliases[id].props, &[]),
            SymbolId::IFunc(id) => (&self.m.ifuncs[id].props, &self.m.ifuncs[id].attachments),
        };
        Some(self.m.guid_of(props, attachments))
    }

    /// `(name: "…"`: the head of an entry about a type identifier, with its name.
    fn type_id_name(&mut self) -> Result<Name> {
        self.expect(Kind::OpenParen, "'('")?;
        self.expect_key("name")?;
        Ok(Name::from(self.string()?))
    }

    fn declare_type_id(&mut self) -> Result<Guid> {
        let name = self.type_id_name()?;
        let guid = Guid::of_name(name.as_bytes());
        let list = &mut self.summary.index.type_ids;
        self.summary.type_ids.entry(name).or_insert_with_key(|name| {
            list.push(TypeIdEntry { name: name.clone(), ..TypeIdEntry::default() });
            list.len() - 1
        });
        Ok(guid)
    }

    fn declare_type_id_vtables(&mut self) -> Result<Guid> {
        let name = self.type_id_name()?;
        let guid = Guid::of_name(name.as_bytes());
        let list = &mut self.summary.index.type_id_vtables;
        self.summary.type_id_vtables.entry(name).or_insert_with_key(|name| {
            list.push(TypeIdVTables { name: name.clone(), vtables: Vec::new() });
            list.len() - 1
        });
        Ok(guid)
    }

    /// One entry, all being declared.
    fn summary_entry(&mut self) -> Result<()> {
        match self.entry_kind()? {
            "module" => self.declare_module().map(|_| ()),
            "gv" => {
                let entry = self.declare_value()?;
                if let ValueEntry::Value(id) = entry
                    && self.eat(Kind::Comma)
                {
                    self.expect_key("summaries")?;
                    self.parenthesized(|p| {
                        let summary = p.value_summary()?;
                        p.summary.index.values[id].summaries.push(summary);
                        Ok(())
                    })?;
                }
                self.expect(Kind::CloseParen, "')'").map(|_| ())
            }
            "typeid" => self.type_id_entry(),
            "typeidCompatibleVTable" => self.type_id_vtables_entry(),
            "flags" => {
                self.summary.index.flags = IndexFlags(self.u64()?);
                Ok(())
            }
            "blockcount" => {
                self.summary.index.block_count = self.u64()?;
                Ok(())
            }
            // A declared entry is of a known kind.
            _ => self.expected("a kind of summary"),
        }
    }

    /// Hands the index to the module, if there is one.
    pub(super) fn finish_summary(&mut self) {
        if !self.summary.found {
            return;
        }
        let mut index = std::mem::take(&mut self.summary.index);
        // As `llvm-as` has it, an index without globals around it is of other modules. But that of a module without any
        // lists no values.
        let m = &self.m;
        let has_globals = !m.functions.is_empty() || !m.globals.is_empty();
        let is_empty = m.triple.is_empty() && m.data_layout.is_empty() && m.named_metadata.is_empty();
        let is_of_module = has_globals || (index.values.is_empty() && !is_empty);
        index.form = if is_of_module { IndexForm::PerModule } else { IndexForm::Combined };
        if index.form == IndexForm::Combined {
            // Such a file has none; `llvm-dis` prints the name of the file that it reads there.
            self.m.source_filename = Name::default();
        }
        self.m.summary = Some(Box::new(index));
    }

    /// Takes the number of a module's entry.
    fn module_reference(&mut self) -> Result<SummaryModuleId> {
        let (token, number) = self.summary_number("the number of a module such as '^0'")?;
        match self.summary.module_numbers.get(&number) {
            Some(id) => Ok(*id),
            None => self.error_at(token.start, format!("no module ('module:') has the number '^{number}'")),
        }
    }

    /// Takes the number of a value's entry.
    fn value_reference(&mut self) -> Result<SummaryValueId> {
        let (token, number) = self.summary_number("the number of a value such as '^1'")?;
        match self.summary.value_numbers.get(&number) {
            Some(ValueEntry::Value(id)) => Ok(*id),
            Some(ValueEntry::Intrinsic(position)) => {
                let name = Name::from(&*self.name_of(self.tokens[*position], 0));
                let guid = Guid::of_name(name.as_bytes());
                Ok(self.intern_summary_value(SummaryValue { guid, name, summaries: Vec::new() }))
            }
            None => self.error_at(token.start, format!("no value ('gv:') has the number '^{number}'")),
        }
    }

    /// Takes the number of an entry that is about a type identifier.
    fn type_id_reference(&mut self) -> Result<Guid> {
        let (token, number) = self.summary_number("the number of a type identifier such as '^1'")?;
        match self.summary.type_id_numbers.get(&number) {
            Some(guid) => Ok(*guid),
            None => self
                .error_at(token.start, format!("no type identifier ('typeid:') has the number '^{number}'")),
        }
    }

    fn summary_number(&mut self, what: &str) -> Result<(Token, u32)> {
        let token = self.expect(Kind::Summary, what)?;
        Ok((token, self.number_of(token, 1)?))
    }
}
