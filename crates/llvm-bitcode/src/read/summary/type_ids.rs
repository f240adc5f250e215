//! Type identifiers: their uses in functions, how the uses are resolved, and the virtual tables that go with them.

use std::collections::BTreeMap;

use llvm_model::Name;
use llvm_model::summary::{
    ByArgResolution, CompatibleVTable, ConstVirtualCall, DevirtResolution, Guid, TypeIdEntry, TypeIdVTables,
    TypeTestResolution, VirtualCall,
};

use super::super::ops::{Ops, Parsed};
use super::SummaryReader;
use crate::codes::summary as code;
use crate::summary_bits;

impl SummaryReader<'_, '_> {
    /// The type identifiers that the function that comes next uses.
    pub(super) fn type_id_uses(&mut self, code: u32, ops: &mut Ops<'_>) -> Parsed<()> {
        self.reader.charge(64 + 16 * ops.left() as u64)?;
        let uses = &mut self.pending.type_ids;
        match code {
            code::TYPE_TESTS => uses.type_tests.extend(ops.rest().iter().map(|&guid| Guid(guid))),
            code::TYPE_TEST_ASSUME_VCALLS => virtual_calls(ops, &mut uses.type_test_assume_vcalls)?,
            code::TYPE_CHECKED_LOAD_VCALLS => virtual_calls(ops, &mut uses.type_checked_load_vcalls)?,
            code::TYPE_TEST_ASSUME_CONST_VCALL => {
                uses.type_test_assume_const_vcalls.push(const_virtual_call(ops)?);
            }
            _ => uses.type_checked_load_const_vcalls.push(const_virtual_call(ops)?),
        }
        Ok(())
    }

    /// How the uses of a type identifier are resolved.
    pub(super) fn type_id(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let name = self.string(ops)?;
        let list = &mut self.index.type_ids;
        let place = *self.type_ids.entry(name).or_insert(list.len());
        if place == list.len() {
            self.reader.charge(256 + name.len() as u64)?;
            list.push(TypeIdEntry { name: Name::from(name), ..TypeIdEntry::default() });
        }
        let type_test = TypeTestResolution {
            kind: summary_bits::type_test_kind(ops.next()?)?,
            size_m1_bit_width: ops.next_u32("width of a type test")?,
            align_log2: ops.next()?,
            size_m1: ops.next()?,
            bit_mask: ops.next()? as u8,
            inline_bits: ops.next()?,
        };
        let mut devirtualization = BTreeMap::new();
        while !ops.is_empty() {
            let offset = ops.next()?;
            devirtualization.insert(offset, self.devirtualization(ops)?);
        }
        if let Some(entry) = self.index.type_ids.get_mut(place) {
            entry.type_test = type_test;
            entry.devirtualization.append(&mut devirtualization);
        }
        Ok(())
    }

    fn devirtualization(&mut self, ops: &mut Ops<'_>) -> Parsed<DevirtResolution> {
        let kind = summary_bits::devirt_kind(ops.next()?)?;
        let name = self.string(ops)?;
        // A node of the map has room for eleven.
        self.reader.charge(12 * size_of::<(u64, DevirtResolution)>() as u64 + name.len() as u64)?;
        let mut by_args = BTreeMap::new();
        for _ in 0..ops.next()? {
            let count = ops.next()?;
            let args = ops.take(count)?.to_vec();
            self.reader.charge(12 * size_of::<(Vec<u64>, ByArgResolution)>() as u64 + 8 * count)?;
            let resolution = ByArgResolution {
                kind: summary_bits::by_arg_kind(ops.next()?)?,
                info: ops.next()?,
                byte: ops.next_u32("byte of a result")?,
                bit: ops.next_u32("bit of a result")?,
            };
            by_args.insert(args, resolution);
        }
        Ok(DevirtResolution { kind, single_impl_name: Name::from(name), by_args })
    }

    /// The virtual tables that are compatible with a type identifier.
    pub(super) fn type_id_vtables(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let name = self.string(ops)?;
        let place = *self.type_id_vtables.entry(name).or_insert(self.index.type_id_vtables.len());
        if place == self.index.type_id_vtables.len() {
            self.reader.charge(256 + name.len() as u64)?;
            self.index.type_id_vtables.push(TypeIdVTables { name: Name::from(name), vtables: Vec::new() });
        }
        self.reader.charge(32 * (ops.left() as u64 / 2))?;
        while !ops.is_empty() {
            let offset = ops.next()?;
            let vtable = self.value(ops.next()?)?;
            if let Some(entry) = self.index.type_id_vtables.get_mut(place) {
                entry.vtables.push(CompatibleVTable { offset, vtable });
            }
        }
        Ok(())
    }
}

fn virtual_call(ops: &mut Ops<'_>) -> Parsed<VirtualCall> {
    Ok(VirtualCall { type_id: Guid(ops.next()?), offset: ops.next()? })
}

fn virtual_calls(ops: &mut Ops<'_>, calls: &mut Vec<VirtualCall>) -> Parsed<()> {
    while !ops.is_empty() {
        calls.push(virtual_call(ops)?);
    }
    Ok(())
}

fn const_virtual_call(ops: &mut Ops<'_>) -> Parsed<ConstVirtualCall> {
    Ok(ConstVirtualCall { function: virtual_call(ops)?, args: ops.rest().to_vec() })
}
