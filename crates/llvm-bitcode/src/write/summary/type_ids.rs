//! Type identifiers: their uses in functions, how the uses are resolved, and the virtual tables that go with them.

use llvm_model::summary::{TypeIdUses, VirtualCall};

use super::super::ModuleWriter;
use super::super::dialect::WriteError;
use super::SummaryWriter;
use crate::codes::summary as code;
use crate::summary_bits;

impl ModuleWriter<'_> {
    /// The type identifiers that the function that comes next uses.
    pub(super) fn write_type_id_uses(&mut self, uses: &TypeIdUses) {
        if !uses.type_tests.is_empty() {
            self.ops.clear();
            self.ops.extend(uses.type_tests.iter().map(|guid| guid.0));
            self.out.record(code::TYPE_TESTS, &self.ops);
        }
        let call = |call: &VirtualCall| [call.type_id.0, call.offset];
        for (code, calls) in [
            (code::TYPE_TEST_ASSUME_VCALLS, &uses.type_test_assume_vcalls),
            (code::TYPE_CHECKED_LOAD_VCALLS, &uses.type_checked_load_vcalls),
        ] {
            if !calls.is_empty() {
                self.ops.clear();
                self.ops.extend(calls.iter().flat_map(call));
                self.out.record(code, &self.ops);
            }
        }
        for (code, calls) in [
            (code::TYPE_TEST_ASSUME_CONST_VCALL, &uses.type_test_assume_const_vcalls),
            (code::TYPE_CHECKED_LOAD_CONST_VCALL, &uses.type_checked_load_const_vcalls),
        ] {
            for const_call in calls {
                self.ops.clear();
                self.ops.extend(call(&const_call.function));
                self.ops.extend(&const_call.args);
                self.out.record(code, &self.ops);
            }
        }
    }

    /// The type identifiers of the index, and the virtual tables that are compatible with type identifiers.
    pub(super) fn write_type_ids(&mut self, summary: &SummaryWriter<'_>) -> Result<(), WriteError> {
        for entry in &summary.index.type_ids {
            let test = &entry.type_test;
            self.ops.clear();
            self.ops.extend(self.strings.add(entry.name.as_bytes()));
            self.ops.extend([
                summary_bits::type_test_number(test.kind),
                u64::from(test.size_m1_bit_width),
                test.align_log2,
                test.size_m1,
                u64::from(test.bit_mask),
                test.inline_bits,
            ]);
            for (offset, resolution) in &entry.devirtualization {
                self.ops.extend([*offset, summary_bits::devirt_number(resolution.kind)]);
                self.ops.extend(self.strings.add(resolution.single_impl_name.as_bytes()));
                self.ops.push(resolution.by_args.len() as u64);
                for (args, by_arg) in &resolution.by_args {
                    self.ops.push(args.len() as u64);
                    self.ops.extend(args);
                    self.ops.extend([
                        summary_bits::by_arg_number(by_arg.kind),
                        by_arg.info,
                        u64::from(by_arg.byte),
                        u64::from(by_arg.bit),
                    ]);
                }
            }
            self.out.record(code::TYPE_ID, &self.ops);
        }
        for entry in &summary.index.type_id_vtables {
            self.ops.clear();
            self.ops.extend(self.strings.add(entry.name.as_bytes()));
            for table in &entry.vtables {
                self.ops.extend([table.offset, summary.number(table.vtable)?]);
            }
            self.out.record(code::TYPE_ID_METADATA, &self.ops);
        }
        Ok(())
    }
}
