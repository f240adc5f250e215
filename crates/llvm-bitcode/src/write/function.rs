//! FUNCTION blocks.

use llvm_model::instruction::{Instruction, MetadataOperand, Value};
use llvm_model::{
    BlockId, Body, DebugLoc, DebugLocId, DebugRecord, DebugRecordKind, Function, InstId, MdId, MdKindId,
    Name, Type, TypeId,
};

use super::dialect::WriteError;
use super::function_numbering::FunctionNumbers;
use super::numbering::NONE;
use super::{LOCATION_FIELDS, ModuleWriter, chars, width};
use crate::bitstream::Alphabet;
use crate::codes::{block, function as code, metadata, symtab};

/// A function body that is being written.
pub(super) struct BodyWriter<'w, 'm> {
    pub(super) writer: &'w mut ModuleWriter<'m>,
    pub(super) function: &'m Function,
    pub(super) body: &'m Body,
    pub(super) numbers: FunctionNumbers,
    /// The number of the next value.
    pub(super) next: u32,
    /// Operands of the record that is being put together.
    pub(super) ops: Vec<u64>,
    /// Whether one of them refers forward and so carries its type.
    pub(super) has_forward: bool,
    /// How many shuffles were written.
    pub(super) shuffles: usize,
    last_loc: Option<DebugLocId>,
}

impl<'m> ModuleWriter<'m> {
    pub(super) fn write_function(
        &mut self,
        function: &'m Function,
        body: &'m Body,
    ) -> Result<(), WriteError> {
        let numbers = self.number_function(function, body)?;
        self.out.enter_block(block::FUNCTION, width::FUNCTION);
        self.out.record(code::DECLAREBLOCKS, &[body.layout.len() as u64]);
        self.write_constants(&numbers.constants, false)?;
        let ops = std::mem::take(&mut self.ops);
        let next = numbers.first_result;
        let mut writer = BodyWriter {
            writer: self,
            function,
            body,
            numbers,
            next,
            ops,
            has_forward: false,
            shuffles: 0,
            last_loc: None,
        };
        writer.local_metadata()?;
        writer.instructions()?;
        writer.symbols();
        writer.attachments()?;
        let BodyWriter { numbers, ops, .. } = writer;
        self.ops = ops;
        self.forget_function(&numbers);
        self.out.end_block();
        Ok(())
    }
}

impl BodyWriter<'_, '_> {
    fn instructions(&mut self) -> Result<(), WriteError> {
        let body = self.body;
        for (position, &id) in body.layout.iter().enumerate() {
            for (at, &inst) in body.blocks[id].insts.iter().enumerate() {
                self.instruction_with_debug_info(inst).map_err(|e| e.at(position, at))?;
            }
            if body.terminator(id).is_none() {
                return Err(WriteError::new("a block does not end with a terminator").at(position, 0));
            }
        }
        Ok(())
    }

    fn instruction_with_debug_info(&mut self, id: InstId) -> Result<(), WriteError> {
        let (body, inst) = (self.body, &self.body.insts[id]);
        let records = if body.debug_records.is_empty() { None } else { body.debug_records.get(&id) };
        let as_calls = self.writer.debug_calls.are_used();
        if as_calls {
            records.into_iter().flatten().try_for_each(|record| self.debug_call(record))?;
        }
        self.ops.clear();
        self.has_forward = false;
        self.instruction(inst)?;
        if !matches!(self.writer.types[inst.ty], Type::Void) {
            self.next += 1;
        }
        if let Some(loc) = body.locs.get(id) {
            self.location(loc)?;
        }
        if !as_calls {
            records.into_iter().flatten().try_for_each(|record| self.debug_record(record))?;
        }
        Ok(())
    }

    pub(super) fn location(&mut self, id: DebugLocId) -> Result<(), WriteError> {
        if self.last_loc == Some(id) {
            self.writer.out.record(code::DEBUG_LOC_AGAIN, &[]);
            return Ok(());
        }
        self.last_loc = Some(id);
        let module = self.writer.module;
        let &DebugLoc { line, column, scope, inlined_at, implicit_code, atom_group, atom_rank, .. } =
            &module.debug_locs[id];
        let ops = [
            u64::from(line),
            u64::from(column),
            self.writer.metadata.node(scope)? + 1,
            self.writer.metadata.node_or_null(inlined_at)?,
            u64::from(implicit_code),
        ];
        let has_atom = atom_group != 0 || atom_rank != 0;
        if has_atom && self.writer.dialect.keep_ignorable(21, "atomGroup of a source location") {
            let atom = [atom_group, u64::from(atom_rank)];
            self.writer.out.record(code::DEBUG_LOC, &[&ops[..], &atom].concat());
        } else {
            self.writer.out.abbreviated_fields(self.writer.abbrevs.debug_loc, LOCATION_FIELDS, ops);
        }
        Ok(())
    }

    /// Locations of debug records, values as metadata, and lists of those.
    fn local_metadata(&mut self) -> Result<(), WriteError> {
        let n = &self.numbers;
        if n.locations.is_empty() && n.values.is_empty() {
            return Ok(());
        }
        self.writer.out.enter_block(block::METADATA, width::SMALL);
        let abbrev = self.writer.define_location_abbrev();
        for &loc in &n.locations {
            let ops = self.writer.location_ops(loc)?;
            self.writer.write_location(&ops, abbrev);
        }
        for &value in &n.values {
            let ty = self.value_type(value)?;
            let ops = [u64::from(self.writer.numbers.ty(ty)), u64::from(self.number(value)?)];
            self.writer.out.record(metadata::VALUE, &ops);
        }
        for list in &n.lists {
            let ops = list.iter().map(|&v| n.value(v)).collect::<Result<Vec<u64>, WriteError>>()?;
            self.writer.out.record(metadata::ARG_LIST, &ops);
        }
        self.writer.out.end_block();
        Ok(())
    }

    fn debug_record(&mut self, record: &DebugRecord) -> Result<(), WriteError> {
        let loc = self.numbers.location(record.loc)?;
        let node = |id: MdId| self.writer.metadata.node(id);
        let (record_code, ops) = match &record.kind {
            DebugRecordKind::Label { label } => (code::DEBUG_RECORD_LABEL, vec![loc, node(*label)?]),
            DebugRecordKind::Value { location, variable, expression } => {
                if let MetadataOperand::Value(value) = location
                    && let Ok(number) = self.number(*value)
                    && number < self.next
                {
                    let ops = [loc, node(*variable)?, node(*expression)?, u64::from(self.next - number)];
                    let abbrev = self.writer.abbrevs.debug_value;
                    self.writer.out.abbreviated(abbrev, code::DEBUG_RECORD_VALUE_SIMPLE, &ops);
                    return Ok(());
                }
                let ops = vec![loc, node(*variable)?, node(*expression)?, self.metadata_operand(location)?];
                (code::DEBUG_RECORD_VALUE, ops)
            }
            DebugRecordKind::Declare { location, variable, expression } => {
                let ops = vec![loc, node(*variable)?, node(*expression)?, self.metadata_operand(location)?];
                (code::DEBUG_RECORD_DECLARE, ops)
            }
            DebugRecordKind::DeclareValue { location, variable, expression } => {
                self.writer.dialect.require(22, "#dbg_declare_value")?;
                let ops = vec![loc, node(*variable)?, node(*expression)?, self.metadata_operand(location)?];
                (code::DEBUG_RECORD_DECLARE_VALUE, ops)
            }
            DebugRecordKind::Assign {
                location,
                variable,
                expression,
                assign_id,
                address,
                address_expression,
            } => {
                let ops = vec![
                    loc,
                    node(*variable)?,
                    node(*expression)?,
                    self.metadata_operand(location)?,
                    node(*assign_id)?,
                    node(*address_expression)?,
                    self.metadata_operand(address)?,
                ];
                (code::DEBUG_RECORD_ASSIGN, ops)
            }
        };
        self.writer.out.record(record_code, &ops);
        Ok(())
    }

    /// The metadata number of an operand.
    pub(super) fn metadata_operand(&self, operand: &MetadataOperand) -> Result<u64, WriteError> {
        match operand {
            MetadataOperand::Node(id) => self.writer.metadata.node(*id),
            MetadataOperand::Value(value) => self.numbers.value(*value),
            MetadataOperand::ArgList(values) => self.numbers.list(values),
        }
    }

    /// The absolute number of a value.
    pub(super) fn number(&self, value: Value) -> Result<u32, WriteError> {
        match value {
            Value::Const(id) => match self.writer.numbers.constant(id) {
                NONE => Err(WriteError::new("an operand is a constant without a number")),
                number => Ok(number),
            },
            Value::Arg(index) => {
                if index < self.numbers.arguments {
                    Ok(self.numbers.first_argument + index)
                } else {
                    Err(WriteError::new("an operand is an argument that the function does not have"))
                }
            }
            Value::Inst(id) => self.numbers.result(id),
            Value::Metadata(_) | Value::Block(_) => {
                Err(WriteError::new("metadata or a block in the place of a value"))
            }
        }
    }

    fn parameters(&self) -> &[TypeId] {
        self.writer.types.function_parts(self.function.ty).map_or(&[], |(_, params, _)| params)
    }

    /// The type of a value.
    pub(super) fn value_type(&self, value: Value) -> Result<TypeId, WriteError> {
        let ty = match value {
            Value::Const(id) => Some(self.writer.constants.ty(id)),
            Value::Arg(index) => self.parameters().get(index as usize).copied(),
            Value::Inst(id) => self.body.insts.get(id).map(|i| i.ty),
            Value::Metadata(_) | Value::Block(_) => None,
        };
        ty.ok_or_else(|| WriteError::new("a value without a type"))
    }

    pub(super) fn block(&self, id: BlockId) -> Result<u64, WriteError> {
        self.numbers.block(id)
    }

    /// Appends a value relative to the next number.
    pub(super) fn value(&mut self, value: Value) -> Result<(), WriteError> {
        let number = self.number(value)?;
        self.ops.push(u64::from(self.next.wrapping_sub(number)));
        Ok(())
    }

    /// As [`Self::value`]; a forward reference is followed by its type.
    pub(super) fn typed(&mut self, value: Value) -> Result<(), WriteError> {
        let number = self.number(value)?;
        self.ops.push(u64::from(self.next.wrapping_sub(number)));
        if number >= self.next {
            self.has_forward = true;
            let ty = self.value_type(value)?;
            self.ops.push(u64::from(self.writer.numbers.ty(ty)));
        }
        Ok(())
    }

    /// Writes the record that was put together.
    pub(super) fn emit(&mut self, record_code: u32) {
        self.writer.out.record(record_code, &self.ops);
    }

    /// As [`Self::emit`], through an abbreviation unless an operand refers forward.
    pub(super) fn emit_abbreviated(&mut self, abbrev: u32, record_code: u32) {
        if self.has_forward {
            self.emit(record_code);
        } else {
            self.writer.out.abbreviated(abbrev, record_code, &self.ops);
        }
    }

    /// Names of arguments, results and blocks.
    fn symbols(&mut self) {
        let (body, function) = (self.body, self.function);
        let mut begun = false;
        for (index, param) in function.params.iter().enumerate() {
            let number = u64::from(self.numbers.first_argument) + index as u64;
            self.symbol(&mut begun, symtab::ENTRY, number, &param.name);
        }
        for (position, &id) in body.layout.iter().enumerate() {
            let block = &body.blocks[id];
            self.symbol(&mut begun, symtab::BBENTRY, position as u64, &block.name);
            for &inst in &block.insts {
                let name = body.names.get(inst);
                if !name.is_empty()
                    && let Ok(number) = self.numbers.result(inst)
                {
                    self.symbol(&mut begun, symtab::ENTRY, u64::from(number), name);
                }
            }
        }
        if begun {
            self.writer.out.end_block();
        }
    }

    /// An entry of the symbol table, which begins with the first thing that has a name.
    #[inline]
    fn symbol(&mut self, begun: &mut bool, record: u32, number: u64, name: &Name) {
        if name.is_empty() {
            return;
        }
        if !*begun {
            *begun = true;
            self.writer.out.enter_block(block::VALUE_SYMTAB, width::USUAL);
        }
        let (name, a) = (name.as_bytes(), &self.writer.abbrevs);
        let abbrev = match (record == symtab::BBENTRY, Alphabet::of(name)) {
            (true, Alphabet::Char6) => a.block_char6,
            (true, Alphabet::SevenBits) => a.block_7bit,
            (true, Alphabet::EightBits) => {
                self.ops.clear();
                self.ops.push(number);
                self.ops.extend(chars(name));
                return self.writer.out.record(record, &self.ops);
            }
            (false, Alphabet::Char6) => a.symbol_char6,
            (false, Alphabet::SevenBits) => a.symbol_7bit,
            (false, Alphabet::EightBits) => a.symbol_8bit,
        };
        self.writer.out.abbreviated_text(abbrev, record, &[number], name);
    }

    /// Attachments of the function and of its instructions.
    fn attachments(&mut self) -> Result<(), WriteError> {
        let body = self.body;
        let has = |inst: &Instruction| !inst.attachments.is_empty();
        let instructions =
            || body.layout.iter().flat_map(|&b| &body.blocks[b].insts).map(|&i| &body.insts[i]);
        if self.function.attachments.is_empty() && !instructions().any(has) {
            return Ok(());
        }
        self.writer.out.enter_block(block::METADATA_ATTACHMENT, width::SMALL);
        if !self.function.attachments.is_empty() {
            self.ops.clear();
            let function = self.function;
            self.attachment_pairs(&function.attachments)?;
            self.emit(metadata::ATTACHMENT);
        }
        let mut number = 0;
        for id in body.layout.iter().flat_map(|&b| &body.blocks[b].insts).copied() {
            number += self.debug_calls_before(body, id);
            let inst = &body.insts[id];
            if has(inst) {
                self.ops.clear();
                self.ops.push(number as u64);
                self.attachment_pairs(&inst.attachments)?;
                self.emit(metadata::ATTACHMENT);
            }
            number += 1;
        }
        self.writer.out.end_block();
        Ok(())
    }

    fn attachment_pairs(&mut self, pairs: &[(MdKindId, MdId)]) -> Result<(), WriteError> {
        for &(kind, id) in pairs {
            if !self.writer.metadata.is_attached(id) {
                continue;
            }
            self.ops.push(self.writer.metadata.kind(kind));
            self.ops.push(self.writer.metadata.node(id)?);
        }
        Ok(())
    }
}
