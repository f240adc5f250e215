//! Lookups in the extended instruction sets.

use crate::{ExtInstFacts, ExtInstSet};

impl ExtInstSet {
    /// The set that OpExtInstImport means by `name`; `None` for an unknown set.
    ///
    /// Sets whose name ends in a version number (`NonSemantic.ClspvReflection.5`) match with any number.
    pub fn from_name(name: &str) -> Option<ExtInstSet> {
        Self::ALL.iter().copied().find(|set| {
            let table = set.table();
            match name.strip_prefix(table.name) {
                Some("") => true,
                Some(rest) => table.versioned && rest.bytes().all(|b| b.is_ascii_digit() || b == b'.'),
                // The version with its dot may be left out altogether.
                None => table.versioned && table.name.strip_suffix('.') == Some(name),
            }
        })
    }

    /// The name given to OpExtInstImport; the beginning of it for sets whose name ends in a version number.
    pub fn name(self) -> &'static str {
        self.table().name
    }

    /// True when the module means the same without the set's instructions.
    pub fn is_non_semantic(self) -> bool {
        self.name().starts_with("NonSemantic.")
    }

    /// Facts of every instruction, ascending number.
    pub fn instructions(self) -> &'static [ExtInstFacts] {
        self.table().instructions
    }

    /// Facts of one instruction; `None` for an unknown number.
    pub fn instruction(self, number: u32) -> Option<&'static ExtInstFacts> {
        let rows = self.table().instructions;
        if let Some(row) = rows.get(number as usize)
            && row.number == number
        {
            return Some(row);
        }
        rows.binary_search_by_key(&number, |row| row.number).ok().and_then(|index| rows.get(index))
    }

    /// Facts of an instruction by its name.
    pub fn instruction_by_name(self, name: &str) -> Option<&'static ExtInstFacts> {
        let table = self.table();
        let found = table.by_name.binary_search_by_key(&name, |row| row.0).ok()?;
        table.instructions.get(usize::from(table.by_name.get(found)?.1))
    }
}
