//! A FUNCTION block: blocks, the numbering of local values, forward references, locations.

use llvm_model::function::Body;
use llvm_model::instruction::{InstKind, Instruction, OperandBundle, Value};
use llvm_model::{BlockId, DebugLocId, Flags, FunctionId, Id, InstId, Name, Type, TypeId};

use super::ops::{Ops, Parsed};
use super::values::Slot;
use super::{ModuleReader, NONE};
use crate::bitstream::{BlockHeader, Entry, Record};
use crate::codes::{block, function as code};
use crate::error::{ReadError, ReadErrorKind};
use thin_vec::ThinVec;

/// Instruction ids from here on stand for value numbers that were not known when they were used.
const FORWARD: usize = 1 << 31;

/// A value operand with its type.
#[derive(Clone, Copy)]
pub(super) struct Operand {
    pub(super) value: Value,
    pub(super) ty: TypeId,
    /// As in [`Slot`].
    pub(super) type_no: u32,
}

/// A function body that is being read.
pub(super) struct BodyReader<'r, 'a> {
    pub(super) reader: &'r mut ModuleReader<'a>,
    pub(super) function: FunctionId,
    pub(super) body: Body,
    /// Index of the block that instructions go to.
    current: usize,
    /// Index of its first instruction.
    first_of_block: usize,
    last: Option<InstId>,
    pub(super) last_loc: Option<DebugLocId>,
    /// The location of the last debug record, with its metadata number.
    pub(super) last_record_loc: Option<(u64, DebugLocId)>,
    /// Operand bundles for the next call.
    pub(super) bundles: ThinVec<OperandBundle>,
    /// Value numbers that were used before they were known, with the type they must have.
    forward: Vec<(u32, TypeId)>,
    /// Whether the instruction that is being read has such an operand.
    pub(super) has_forward: bool,
    forward_users: Vec<InstId>,
    /// Whether a metadata operand or debug record has such an operand.
    pub(super) metadata_forward: bool,
    pub(super) void: TypeId,
    pub(super) i1: TypeId,
}

impl<'a> ModuleReader<'a> {
    pub(super) fn read_body(
        &mut self,
        function: FunctionId,
        header: BlockHeader,
        rec: &mut Record<'a>,
    ) -> Result<(), ReadError> {
        self.bits.enter(header)?;
        let module_values = self.values.len();
        self.metadata.enter_function(self.module.metadata.len());
        if self.module.functions[function].body.is_some() {
            return Err(self.bits.error(ReadErrorKind::Inconsistent("a function has two bodies")));
        }
        self.push_arguments(function).map_err(|k| self.bits.error(k))?;
        let (void, i1) = (self.module.types.void(), self.module.types.int(1));
        let insts = std::mem::take(&mut self.room_for_insts);
        let mut body = BodyReader {
            reader: self,
            function,
            body: Body { insts, ..Body::default() },
            current: 0,
            first_of_block: 0,
            last: None,
            last_loc: None,
            last_record_loc: None,
            bundles: ThinVec::new(),
            forward: Vec::new(),
            has_forward: false,
            forward_users: Vec::new(),
            metadata_forward: false,
            void,
            i1,
        };
        body.read_entries(rec)?;
        let mut finished =
            body.finish().map_err(|k| ReadError::new(k, header.start).in_block(block::FUNCTION))?;
        // How many there are is known at the end: a list that grows for each body would be copied, and stay too large.
        let insts = finished.insts.take_exact();
        self.room_for_insts = std::mem::replace(&mut finished.insts, insts);
        finished.locs.shrink_to_fit();
        self.module.functions[function].body = Some(finished);
        self.values.truncate(module_values);
        self.metadata.leave_function();
        Ok(())
    }

    /// Numbers the arguments.
    fn push_arguments(&mut self, function: FunctionId) -> Parsed<()> {
        let f = &self.module.functions[function];
        let Some((_, params, _)) = self.module.types.function_parts(f.ty) else {
            return Err(ReadErrorKind::Inconsistent("a function without a function type"));
        };
        let type_no = self.function_type_numbers.get(function.index()).copied().unwrap_or(NONE);
        for (index, &ty) in params.iter().enumerate() {
            let type_no = self.types.member_number(type_no, index as u64 + 1);
            self.values.push(Slot { value: Some(Value::Arg(index as u32)), ty, type_no });
        }
        Ok(())
    }
}

impl<'a> BodyReader<'_, 'a> {
    fn read_entries(&mut self, rec: &mut Record<'a>) -> Result<(), ReadError> {
        loop {
            match self.reader.bits.next(rec)? {
                Entry::End => return Ok(()),
                Entry::Record => {
                    self.record(rec).map_err(|k| self.reader.in_record(k, rec, block::FUNCTION))?;
                }
                Entry::Block(inner) => match inner.id {
                    block::CONSTANTS => self.reader.read_constants(inner, rec)?,
                    block::METADATA => self.reader.read_metadata(inner, rec)?,
                    block::METADATA_ATTACHMENT => self.read_attachments(inner, rec)?,
                    block::VALUE_SYMTAB => self.read_symbols(inner, rec)?,
                    _ => self.reader.bits.skip(inner)?,
                },
            }
        }
    }

    fn record(&mut self, rec: &Record<'a>) -> Parsed<()> {
        let mut ops = Ops::new(&rec.ops);
        match rec.code {
            code::DECLAREBLOCKS => self.declare_blocks(&mut ops),
            code::DEBUG_LOC => self.debug_loc(&mut ops),
            code::DEBUG_LOC_AGAIN => {
                let last = self.last_inst()?;
                self.body.locs.set(last, self.last_loc);
                Ok(())
            }
            code::DEBUG_RECORD_VALUE
            | code::DEBUG_RECORD_DECLARE
            | code::DEBUG_RECORD_ASSIGN
            | code::DEBUG_RECORD_VALUE_SIMPLE
            | code::DEBUG_RECORD_LABEL
            | code::DEBUG_RECORD_DECLARE_VALUE => self.debug_record(rec.code, &mut ops),
            code::OPERAND_BUNDLE => self.operand_bundle(&mut ops),
            // A hint for lazy readers.
            code::BLOCKADDR_USERS => Ok(()),
            _ => self.instruction(rec.code, &mut ops),
        }
    }

    fn declare_blocks(&mut self, ops: &mut Ops<'_>) -> Parsed<()> {
        let count = ops.next()?;
        if count == 0 || !self.body.blocks.is_empty() {
            return Err(ReadErrorKind::BadValue { what: "number of basic blocks", value: count });
        }
        // Every block takes at least a terminator, every record at least one bit.
        if count > self.reader.bits.remaining() {
            return Err(ReadErrorKind::BadValue { what: "number of basic blocks", value: count });
        }
        self.reader.charge(count.saturating_mul(96))?;
        self.body.blocks.reserve(count as usize);
        self.body.layout.reserve(count as usize);
        for _ in 0..count {
            self.body.add_block(Name::default());
        }
        Ok(())
    }

    /// The block with a number.
    pub(super) fn block(&self, number: u64) -> Parsed<BlockId> {
        match usize::try_from(number) {
            Ok(index) if index < self.body.blocks.len() => Ok(BlockId::from_index(index)),
            _ => Err(ReadErrorKind::BadReference { what: "basic block", id: number }),
        }
    }

    pub(super) fn last_inst(&self) -> Parsed<InstId> {
        self.last
            .ok_or(ReadErrorKind::Inconsistent("it belongs to an instruction, but there is none before it"))
    }

    /// Appends an instruction and numbers its result.
    pub(super) fn push(&mut self, kind: InstKind, ty: TypeId, type_no: u32, flags: Flags) -> Parsed<InstId> {
        if self.current >= self.body.blocks.len() {
            return Err(ReadErrorKind::Inconsistent("an instruction behind the last basic block"));
        }
        if !self.bundles.is_empty() {
            return Err(ReadErrorKind::Inconsistent("operand bundles without a call"));
        }
        self.reader.charge(192)?;
        let ends_block = kind.is_terminator();
        let mut inst = Instruction::new(kind, ty);
        inst.flags = flags;
        let id = self.body.insts.push(inst);
        self.last = Some(id);
        if ends_block {
            // All at once, because a list that grows costs more than all that is read into it.
            let block = self.first_of_block..self.body.insts.len();
            self.first_of_block = block.end;
            self.body.blocks[BlockId::from_index(self.current)].insts =
                block.map(InstId::from_index).collect();
            self.current += 1;
        }
        if self.has_forward {
            self.has_forward = false;
            self.forward_users.push(id);
        }
        if ty != self.void {
            if let Some(pointee) = self.reader.types.pointee(type_no) {
                self.reader.charge(32)?;
                self.body.pointees.insert(id, pointee);
            }
            self.reader.values.push(Slot { value: Some(Value::Inst(id)), ty, type_no });
        }
        Ok(id)
    }

    /// The type with a number, for a place that needs a type that values can have.
    pub(super) fn value_type(&self, number: u64) -> Parsed<TypeId> {
        let ty = self.reader.types.get(number)?;
        match self.reader.module.types[ty] {
            Type::Void | Type::Label | Type::Metadata | Type::Function { .. } => {
                Err(ReadErrorKind::Inconsistent("a value of a type that has no values"))
            }
            _ => Ok(ty),
        }
    }

    /// The number that the next value gets.
    #[inline]
    fn next_number(&self) -> u32 {
        self.reader.values.len() as u32
    }

    /// The value number that an operand stands for.
    #[inline]
    pub(super) fn number(&self, op: u64) -> u32 {
        if self.reader.version == 0 { op as u32 } else { self.next_number().wrapping_sub(op as u32) }
    }

    /// An operand that carries its type when it refers forward.
    #[inline]
    pub(super) fn typed(&mut self, ops: &mut Ops<'_>) -> Parsed<Operand> {
        let number = self.number(ops.next()?);
        if let Some(slot) = self.reader.values.get(number as usize) {
            let value =
                slot.value.ok_or(ReadErrorKind::BadReference { what: "value", id: u64::from(number) })?;
            return Ok(Operand { value, ty: slot.ty, type_no: slot.type_no });
        }
        let type_no = ops.next_u32("type number")?;
        let ty = self.reader.types.get(u64::from(type_no))?;
        let value = self.forward(number, ty)?;
        Ok(Operand { value, ty, type_no })
    }

    /// Returns an operand of a known type.
    #[inline]
    pub(super) fn of_type(&mut self, ops: &mut Ops<'_>, ty: TypeId) -> Parsed<Value> {
        let number = self.number(ops.next()?);
        self.with_number(number, ty)
    }

    /// The value with an absolute number and a known type.
    pub(super) fn with_number(&mut self, number: u32, ty: TypeId) -> Parsed<Value> {
        match self.reader.values.get(number as usize) {
            Some(slot) if slot.ty == ty => {
                slot.value.ok_or(ReadErrorKind::BadReference { what: "value", id: u64::from(number) })
            }
            Some(_) => Err(ReadErrorKind::Inconsistent("an operand has another type than its place needs")),
            None => self.forward(number, ty),
        }
    }

    fn forward(&mut self, number: u32, ty: TypeId) -> Parsed<Value> {
        if !matches!(
            self.reader.module.types[ty],
            Type::Void | Type::Label | Type::Metadata | Type::Function { .. }
        ) && (number as usize) < FORWARD
        {
            self.reader.charge(16)?;
            self.forward.push((number, ty));
            self.has_forward = true;
            return Ok(Value::Inst(InstId::from_index(FORWARD + number as usize)));
        }
        Err(ReadErrorKind::BadReference { what: "value", id: u64::from(number) })
    }

    /// The value that a placeholder of [`BodyReader::forward`] stands for.
    fn resolved(values: &[Slot], value: &mut Value) {
        if let Value::Inst(id) = *value
            && let Some(number) = id.index().checked_sub(FORWARD)
            && let Some(known) = values.get(number).and_then(|s| s.value)
        {
            *value = known;
        }
    }

    /// Checks that the body is complete and replaces forward references.
    fn finish(mut self) -> Parsed<Body> {
        if self.body.blocks.is_empty() || self.current != self.body.blocks.len() {
            return Err(ReadErrorKind::Inconsistent("a basic block without a terminator"));
        }
        if !self.bundles.is_empty() {
            return Err(ReadErrorKind::Inconsistent("operand bundles without a call"));
        }
        for &(number, ty) in &self.forward {
            match self.reader.slot(u64::from(number)) {
                Ok(slot) if slot.ty == ty => {}
                Ok(_) => {
                    return Err(ReadErrorKind::Inconsistent("a value has another type than its earlier use"));
                }
                Err(kind) => return Err(kind),
            }
        }
        let values = &self.reader.values;
        for user in self.forward_users {
            self.body.insts[user].kind.for_each_operand_mut(|v| Self::resolved(values, v));
        }
        if self.metadata_forward {
            self.body.for_each_value_in_metadata_mut(|value| Self::resolved(values, value));
        }
        Ok(self.body)
    }
}
