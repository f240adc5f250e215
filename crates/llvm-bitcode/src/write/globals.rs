//! The records of a MODULE block.

use llvm_model::summary::IndexForm;
use llvm_model::{ConstId, FunctionId, GlobalProps, GlobalVariable, Id, Name};

use super::calls::calling_convention;
use super::debug_calls::MadeFunction;
use super::dialect::WriteError;
use super::numbering::NONE;
use super::{ModuleWriter, alignment, chars};
use crate::codes::module as code;
use crate::tables;
use indexmap::IndexSet;
use llvm_model::DataLayout;

/// Fewest operands, without the name, that readers accept.
const MIN_GLOBALVAR: usize = 6;
const MIN_FUNCTION: usize = 8;

impl ModuleWriter<'_> {
    pub(super) fn write_comdats(&mut self) {
        for comdat in self.module.comdats.values() {
            let [offset, size] = self.strings.add(comdat.name.as_bytes());
            self.out.record(code::COMDAT, &[offset, size, tables::comdat_kind_number(comdat.kind)]);
        }
    }

    pub(super) fn write_module_strings(&mut self) {
        let module = self.module;
        self.write_text(code::TRIPLE, module.triple.as_bytes());
        self.write_text(code::DATALAYOUT, module.data_layout.as_bytes());
        self.write_inline_asm();
        let source = self.source_filename();
        self.write_text(code::SOURCE_FILENAME, source.as_bytes());
    }

    /// A record that is a text; none if it is empty.
    fn write_text(&mut self, record: u32, text: &[u8]) {
        if !text.is_empty() {
            self.out.record(record, &chars(text));
        }
    }

    /// The module's assembly. Readers before LLVM 23 take one part, and know no properties.
    fn write_inline_asm(&mut self) {
        const PARTS: &str = "module asm in parts with properties of their own";
        let parts = &self.module.inline_asm;
        let has_properties = parts.iter().any(|part| !part.properties.is_empty());
        let in_parts = match parts.len() {
            0 | 1 => has_properties && self.dialect.keep_ignorable(23, "properties of module asm"),
            _ => self.dialect.keep(23, PARTS),
        };
        if !in_parts {
            let texts: Vec<&[u8]> = parts.iter().map(|part| part.text.as_bytes()).collect();
            return self.write_text(code::ASM, &texts.concat());
        }
        for part in parts {
            for (name, value) in &part.properties {
                let property = [name.as_bytes(), value.as_bytes()].join(&0);
                self.write_text(code::ASM_PROPERTY, &property);
            }
            self.write_text(code::ASM, part.text.as_bytes());
        }
    }

    /// The name of the source file, by which LLVM distinguishes the summary of a module from an index of many modules.
    fn source_filename(&self) -> Name {
        let name = &self.module.source_filename;
        match self.module.summary.as_ref().map(|index| index.form) {
            Some(IndexForm::Combined) => Name::default(),
            // The file name for hashes of local symbols when there is no name.
            Some(IndexForm::PerModule) if name.is_empty() => Name::from("<unknown>"),
            _ => name.clone(),
        }
    }

    pub(super) fn write_globals(&mut self) -> Result<(), WriteError> {
        let module = self.module;
        let mut sections = IndexSet::<&Name>::new();
        let mut collectors = IndexSet::<&Name>::new();
        let props =
            module.globals.values().map(|g| &g.props).chain(module.functions.values().map(|f| &f.props));
        for name in props.map(|p| &p.section).filter(|s| !s.is_empty()) {
            if sections.insert(name) {
                self.out.record(code::SECTIONNAME, &chars(name.as_bytes()));
            }
        }
        for name in module.functions.values().map(|f| &f.gc).filter(|gc| !gc.is_empty()) {
            if collectors.insert(name) {
                self.out.record(code::GCNAME, &chars(name.as_bytes()));
            }
        }
        let one_based =
            |set: &IndexSet<&Name>, name: &Name| set.get_index_of(name).map_or(0, |i| i as u64 + 1);
        for global in module.globals.values() {
            let section = one_based(&sections, &global.props.section);
            self.write_global_variable(global, section).map_err(|e| named(e, &global.props))?;
        }
        let layout = DataLayout::parse(&module.data_layout.to_string_lossy()).unwrap_or_default();
        for (id, function) in module.functions.iter() {
            let section = one_based(&sections, &function.props.section);
            let collector = one_based(&collectors, &function.gc);
            self.write_function_record(id, section, collector, layout.program_space)
                .map_err(|e| named(e, &function.props))?;
        }
        for index in 0..self.debug_calls.made.len() {
            let Some(&MadeFunction { name, ty }) = self.debug_calls.made.get(index) else { continue };
            let [offset, size] = self.strings.add(name.as_bytes());
            let ty = u64::from(self.numbers.ty(ty));
            let is_declaration = 1;
            self.out.record(code::FUNCTION, &[offset, size, ty, 0, is_declaration, 0, 0, 0, 0, 0]);
        }
        for alias in module.aliases.values() {
            let aliasee = self.constant_number(alias.aliasee).map_err(|e| named(e, &alias.props))?;
            let p = &alias.props;
            let [offset, size] = self.symbol(p);
            let [partition_offset, partition_size] = self.partition(p);
            let ops = [
                offset,
                size,
                u64::from(self.numbers.ty(alias.value_type)),
                u64::from(p.address_space),
                aliasee,
                tables::linkage_number(p.linkage),
                tables::visibility_number(p.visibility),
                tables::dll_storage_number(p.dll_storage),
                tables::thread_local_number(p.thread_local),
                tables::unnamed_addr_number(p.unnamed_addr),
                u64::from(p.dso_local),
                partition_offset,
                partition_size,
            ];
            self.out.record(code::ALIAS, &ops);
        }
        for ifunc in module.ifuncs.values() {
            let resolver = self.constant_number(ifunc.resolver).map_err(|e| named(e, &ifunc.props))?;
            let p = &ifunc.props;
            let [offset, size] = self.symbol(p);
            let [partition_offset, partition_size] = self.partition(p);
            let ops = [
                offset,
                size,
                u64::from(self.numbers.ty(ifunc.value_type)),
                u64::from(p.address_space),
                resolver,
                tables::linkage_number(p.linkage),
                tables::visibility_number(p.visibility),
                u64::from(p.dso_local),
                partition_offset,
                partition_size,
            ];
            self.out.record(code::IFUNC, &ops);
        }
        Ok(())
    }

    fn symbol(&mut self, props: &GlobalProps) -> [u64; 2] {
        self.strings.add(props.name.as_bytes())
    }

    fn partition(&mut self, props: &GlobalProps) -> [u64; 2] {
        if props.partition.is_empty() { [0, 0] } else { self.strings.add(props.partition.as_bytes()) }
    }

    /// The number of a constant that a global refers to.
    fn constant_number(&self, id: ConstId) -> Result<u64, WriteError> {
        match self.numbers.constant(id) {
            NONE => Err(WriteError::new("a global refers to a constant that has no number")),
            number => Ok(u64::from(number)),
        }
    }

    /// As [`Self::constant_number`], plus one; 0 for none.
    fn optional_constant(&self, id: Option<ConstId>) -> Result<u64, WriteError> {
        id.map_or(Ok(0), |id| Ok(self.constant_number(id)? + 1))
    }

    fn write_global_variable(&mut self, global: &GlobalVariable, section: u64) -> Result<(), WriteError> {
        let p = &global.props;
        let [offset, size] = self.symbol(p);
        let [partition_offset, partition_size] = self.partition(p);
        let explicit_type = 1 << 1;
        let flags = u64::from(global.is_constant) | explicit_type | u64::from(p.address_space) << 2;
        let ops = [
            offset,
            size,
            u64::from(self.numbers.ty(global.value_type)),
            flags,
            self.optional_constant(global.initializer)?,
            tables::linkage_number(p.linkage),
            alignment(p.align),
            section,
            tables::visibility_number(p.visibility),
            tables::thread_local_number(p.thread_local),
            tables::unnamed_addr_number(p.unnamed_addr),
            u64::from(global.externally_initialized),
            tables::dll_storage_number(p.dll_storage),
            p.comdat.map_or(0, |c| c.index() as u64 + 1),
            self.attributes.set(global.attributes),
            u64::from(p.dso_local),
            partition_offset,
            partition_size,
            u64::from(global.sanitizer),
            u64::from(global.code_model),
        ];
        self.out.record(code::GLOBALVAR, without_trailing_zeros(&ops, 2 + MIN_GLOBALVAR));
        Ok(())
    }

    fn write_function_record(
        &mut self,
        id: FunctionId,
        section: u64,
        collector: u64,
        program_space: u32,
    ) -> Result<(), WriteError> {
        let function = &self.module.functions[id];
        let p = &function.props;
        let [offset, size] = self.strings.add(self.old.name(id).unwrap_or(&p.name).as_bytes());
        let [partition_offset, partition_size] = self.partition(p);
        let ty = self.written_function_type(id);
        let preferred_align = match function.preferred_align {
            0 => 0,
            // Readers that do not know it pass over it.
            bytes if self.dialect.keep_ignorable(23, "prefalign") => alignment(bytes),
            _ => 0,
        };
        let ops = [
            offset,
            size,
            u64::from(self.numbers.ty(ty)),
            calling_convention(function.calling_conv)?,
            u64::from(function.body.is_none()),
            tables::linkage_number(p.linkage),
            self.attributes.list(function.attributes, self.old.extra(id).map(|extra| extra.at)),
            alignment(p.align),
            section,
            tables::visibility_number(p.visibility),
            collector,
            tables::unnamed_addr_number(p.unnamed_addr),
            self.optional_constant(function.prologue)?,
            tables::dll_storage_number(p.dll_storage),
            p.comdat.map_or(0, |c| c.index() as u64 + 1),
            self.optional_constant(function.prefix)?,
            self.optional_constant(function.personality)?,
            u64::from(p.dso_local),
            u64::from(p.address_space),
            partition_offset,
            partition_size,
            preferred_align,
        ];
        // A missing address space is that of the data layout.
        let min = if program_space == 0 { 2 + MIN_FUNCTION } else { ops.len() };
        self.out.record(code::FUNCTION, without_trailing_zeros(&ops, min));
        Ok(())
    }
}

/// Fields at the end of a record that are missing count as 0.
fn without_trailing_zeros(ops: &[u64], min: usize) -> &[u64] {
    let used = ops.iter().rposition(|&op| op != 0).map_or(0, |i| i + 1);
    ops.get(..used.max(min)).unwrap_or(ops)
}

fn named(error: WriteError, props: &GlobalProps) -> WriteError {
    error.in_function(props.name.to_string_lossy().into_owned())
}
