//! The numbers of an index's entries, which are those of their order.

use llvm_model::ModuleSummaryIndex;
use llvm_model::arena::Id;
use llvm_model::summary::{Guid, SummaryModuleId, SummaryValueId};
use rustc_hash::FxHashMap;

/// Numbers of entries: modules by path, values by hash, virtual tables by name, then type identifiers by hash.
pub(super) struct SummaryNumbering {
    /// The modules in order, from number 0.
    pub(super) module_order: Vec<SummaryModuleId>,
    /// The values in order.
    pub(super) value_order: Vec<SummaryValueId>,
    /// Positions of virtual tables in the index, in the order of their names.
    pub(super) vtable_order: Vec<usize>,
    /// The number of the first virtual tables.
    pub(super) first_vtable: u32,
    /// Positions of type identifiers in the index with their hashes, in the order of those.
    pub(super) type_id_order: Vec<(Guid, usize)>,
    /// The number of the first type identifier.
    pub(super) first_type_id: u32,
    /// The number behind the last.
    pub(super) end: u32,
    modules: Vec<u32>,
    values: Vec<u32>,
    type_ids: FxHashMap<Guid, u32>,
}

impl SummaryNumbering {
    pub(super) fn new(index: &ModuleSummaryIndex) -> SummaryNumbering {
        let mut module_order: Vec<SummaryModuleId> = index.modules.ids().collect();
        module_order.sort_by(|a, b| index.modules[*a].path.cmp(&index.modules[*b].path));
        let mut value_order: Vec<SummaryValueId> = index.values.ids().collect();
        value_order.sort_by_key(|id| index.values[*id].guid);
        let mut vtable_order: Vec<usize> = (0..index.type_id_vtables.len()).collect();
        vtable_order.sort_by(|a, b| index.type_id_vtables[*a].name.cmp(&index.type_id_vtables[*b].name));
        let guids = index.type_ids.iter().map(|entry| Guid::of_name(entry.name.as_bytes()));
        let mut type_id_order: Vec<(Guid, usize)> = guids.zip(0..).collect();
        type_id_order.sort();
        let mut next = 0u32;
        let modules = numbers(&module_order, &mut next);
        let values = numbers(&value_order, &mut next);
        let first_vtable = next;
        let first_type_id = first_vtable.saturating_add(vtable_order.len() as u32);
        let type_ids = type_id_order.iter().map(|(guid, _)| *guid).zip(first_type_id..).collect();
        let end = first_type_id.saturating_add(type_id_order.len() as u32);
        SummaryNumbering {
            module_order,
            value_order,
            vtable_order,
            first_vtable,
            type_id_order,
            first_type_id,
            end,
            modules,
            values,
            type_ids,
        }
    }
    pub(super) fn module(&self, id: SummaryModuleId) -> u32 {
        self.modules[id.index()]
    }
    pub(super) fn value(&self, id: SummaryValueId) -> u32 {
        self.values[id.index()]
    }
    /// The number of the type identifier with a hash, if it has an entry.
    pub(super) fn type_id(&self, guid: Guid) -> Option<u32> {
        self.type_ids.get(&guid).copied()
    }
}

/// Numbers from `next` on in the order of `order`, by the index of their ids.
fn numbers<I: Id>(order: &[I], next: &mut u32) -> Vec<u32> {
    let mut numbers = vec![0; order.len()];
    for id in order {
        numbers[id.index()] = *next;
        *next = next.saturating_add(1);
    }
    numbers
}
