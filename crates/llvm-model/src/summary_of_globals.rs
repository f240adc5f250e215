//! The entries of a module's own globals in its summary.

use crate::global::GlobalProps;
use crate::metadata::{MdId, MdKindId};
use crate::module::Module;
use crate::name::Name;
use crate::summary::{Guid, IndexForm, SummaryValue, SummaryValueId};
use rustc_hash::{FxHashMap, FxHashSet};

impl Module {
    /// Gives each function, variable and alias an entry in the summary of this module, as bitcode does, and keeps no
    /// other names there: a value that the module lacks is known by its hash. Changes nothing when there is no summary
    /// or it is of many modules.
    pub fn list_globals_in_summary(&mut self) {
        let Some(mut index) = self.summary.take_if(|index| index.form == IndexForm::PerModule) else {
            return;
        };
        let listed: Vec<(&GlobalProps, &[_])> = self
            .functions
            .values()
            .map(|f| (&f.props, &f.attachments[..]))
            .chain(self.globals.values().map(|g| (&g.props, &g.attachments[..])))
            .chain(self.aliases.values().map(|a| (&a.props, &[][..])))
            .collect();
        let ifuncs = self.ifuncs.values().map(|i| &i.props.name);
        let names: FxHashSet<&Name> = listed.iter().map(|(props, _)| &props.name).chain(ifuncs).collect();
        let mut values: FxHashMap<Guid, SummaryValueId> = FxHashMap::default();
        for (id, value) in index.values.iter_mut() {
            values.insert(value.guid, id);
            if !names.contains(&value.name) {
                value.name = Name::default();
            }
        }
        for (props, attachments) in listed {
            let guid = self.guid_of(props, attachments);
            let id = *values
                .entry(guid)
                .or_insert_with(|| index.values.push(SummaryValue { guid, ..SummaryValue::default() }));
            index.values[id].name = props.name.clone();
        }
        self.summary = Some(index);
    }

    /// The hash that a symbol of this module with some attachments is known by: the one that `!guid` states, which it keeps
    /// when its name or its file change, or else that of the symbol.
    pub fn guid_of(&self, props: &GlobalProps, attachments: &[(MdKindId, MdId)]) -> Guid {
        let stated = || {
            let guid = self.find_md_kind("guid")?;
            let (_, node) = attachments.iter().find(|(kind, _)| *kind == guid)?;
            match self.tuple(*node) {
                [Some(value)] => self.md_u64(*value),
                _ => None,
            }
        };
        stated().map_or_else(|| Guid::of_global(props, &self.source_filename), Guid)
    }
}
