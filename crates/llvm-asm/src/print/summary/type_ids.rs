//! Type identifiers: their uses in functions, the resolutions of those, and virtual tables.

use super::Index;
use crate::print::Writer;
use crate::summary_words::{BY_ARG_KINDS, DEVIRT_KINDS, TYPE_TEST_KINDS, word_for};
use llvm_model::summary::{
    ByArgKind, ByArgResolution, ConstVirtualCall, DevirtKind, DevirtResolution, Guid, TypeIdUses,
    TypeTestResolution, VirtualCall,
};

impl Writer<'_> {
    /// `, typeIdInfo: (…)`
    pub(super) fn type_id_uses(&mut self, index: &Index, uses: &TypeIdUses) {
        self.push(", typeIdInfo: (");
        let start = self.out.len();
        self.uses_list(start, "typeTests", &uses.type_tests, |w, guid| match index.numbers.type_id(*guid) {
            Some(number) => w.reference(number),
            None => w.put(guid.0),
        });
        self.uses_list(start, "typeTestAssumeVCalls", &uses.type_test_assume_vcalls, |w, call| {
            w.virtual_call(index, call);
        });
        self.uses_list(start, "typeCheckedLoadVCalls", &uses.type_checked_load_vcalls, |w, call| {
            w.virtual_call(index, call);
        });
        self.uses_list(start, "typeTestAssumeConstVCalls", &uses.type_test_assume_const_vcalls, |w, call| {
            w.const_virtual_call(index, call);
        });
        self.uses_list(
            start,
            "typeCheckedLoadConstVCalls",
            &uses.type_checked_load_const_vcalls,
            |w, call| {
                w.const_virtual_call(index, call);
            },
        );
        self.push(")");
    }

    /// `key: (…)`, unless the list is empty; behind a comma unless it is the first since `start`.
    fn uses_list<T>(&mut self, start: usize, key: &str, items: &[T], each: impl FnMut(&mut Self, &T)) {
        if items.is_empty() {
            return;
        }
        if self.out.len() > start {
            self.push(", ");
        }
        self.push(key);
        self.push(": (");
        self.list(items, each);
        self.push(")");
    }

    fn virtual_call(&mut self, index: &Index, call: &VirtualCall) {
        self.push("vFuncId: (");
        match index.numbers.type_id(call.type_id) {
            Some(number) => self.reference(number),
            None => {
                self.push("guid: ");
                self.put(call.type_id.0);
            }
        }
        self.push(", offset: ");
        self.put(call.offset);
        self.push(")");
    }

    fn const_virtual_call(&mut self, index: &Index, call: &ConstVirtualCall) {
        self.push("(");
        self.virtual_call(index, &call.function);
        if !call.args.is_empty() {
            self.push(", ");
            self.args(&call.args);
        }
        self.push(")");
    }

    /// `args: (…)`
    fn args(&mut self, args: &[u64]) {
        self.push("args: (");
        self.list(args, |w, arg| w.put(arg));
        self.push(")");
    }

    /// The entries of type identifiers.
    pub(super) fn type_id_entries(&mut self, index: &Index) {
        for ((guid, at), number) in index.numbers.type_id_order.iter().zip(index.numbers.first_type_id..) {
            let entry = &index.index.type_ids[*at];
            self.entry_start(number, "typeid");
            self.push("(name: ");
            self.name_in_quotes(entry.name.as_bytes());
            self.push(", summary: (");
            self.type_test_resolution(&entry.type_test);
            if !entry.devirtualization.is_empty() {
                self.push(", wpdResolutions: (");
                self.list(&entry.devirtualization, |w, (offset, resolution)| {
                    w.put(format_args!("(offset: {offset}, "));
                    w.devirt_resolution(resolution);
                    w.push(")");
                });
                self.push(")");
            }
            self.push("))");
            self.guid_comment(*guid);
            self.push("\n");
        }
    }

    /// `typeTestRes: (…)`
    fn type_test_resolution(&mut self, test: &TypeTestResolution) {
        self.push("typeTestRes: (kind: ");
        self.push(word_for(TYPE_TEST_KINDS, test.kind));
        self.push(", sizeM1BitWidth: ");
        self.put(test.size_m1_bit_width);
        let rest = [
            ("alignLog2", test.align_log2),
            ("sizeM1", test.size_m1),
            ("bitMask", test.bit_mask.into()),
            ("inlineBits", test.inline_bits),
        ];
        for (key, value) in rest.into_iter().filter(|(_, value)| *value != 0) {
            self.put(format_args!(", {key}: {value}"));
        }
        self.push(")");
    }

    /// `wpdRes: (…)`
    fn devirt_resolution(&mut self, resolution: &DevirtResolution) {
        self.push("wpdRes: (kind: ");
        self.push(word_for(DEVIRT_KINDS, resolution.kind));
        if resolution.kind == DevirtKind::SingleImpl {
            self.push(", singleImplName: ");
            self.name_in_quotes(resolution.single_impl_name.as_bytes());
        }
        if !resolution.by_args.is_empty() {
            self.push(", resByArg: (");
            self.list(&resolution.by_args, |w, (args, by_arg)| {
                w.args(args);
                w.by_arg_resolution(by_arg);
            });
            self.push(")");
        }
        self.push(")");
    }

    /// `, byArg: (…)`
    fn by_arg_resolution(&mut self, resolution: &ByArgResolution) {
        self.push(", byArg: (kind: ");
        self.push(word_for(BY_ARG_KINDS, resolution.kind));
        if matches!(resolution.kind, ByArgKind::UniformRetVal | ByArgKind::UniqueRetVal) {
            self.push(", info: ");
            self.put(resolution.info);
        }
        let ByArgResolution { byte, bit, .. } = *resolution;
        if byte != 0 || bit != 0 {
            self.put(format_args!(", byte: {byte}, bit: {bit}"));
        }
        self.push(")");
    }

    /// The entries of the virtual tables that go with type identifiers.
    pub(super) fn type_id_vtables_entries(&mut self, index: &Index) {
        for (&at, number) in index.numbers.vtable_order.iter().zip(index.numbers.first_vtable..) {
            let entry = &index.index.type_id_vtables[at];
            self.entry_start(number, "typeidCompatibleVTable");
            self.push("(name: ");
            self.name_in_quotes(entry.name.as_bytes());
            self.push(", summary: (");
            self.list(&entry.vtables, |w, table| {
                w.put(format_args!("(offset: {}, ", table.offset));
                w.value_reference(index, table.vtable);
                w.push(")");
            });
            self.push("))");
            self.guid_comment(Guid::of_name(entry.name.as_bytes()));
            self.push("\n");
        }
    }
}
