//! Numbers of the entities of one function: arguments, constants, results, blocks, local metadata.

use indexmap::IndexSet;
use llvm_model::instruction::{InstKind, MetadataOperand, Value};
use llvm_model::{
    BlockId, Body, ConstId, DebugLocId, DebugRecord, DebugRecordKind, Function, Id, InstId, Type,
};
use rustc_hash::FxBuildHasher;

use super::ModuleWriter;
use super::constants::for_each_operand;
use super::dialect::WriteError;
use super::numbering::NONE;

/// Marks a constant of the function that has no number yet.
const FOUND: u32 = NONE - 1;

/// The numbers of one function.
#[derive(Debug, Default)]
pub(super) struct FunctionNumbers {
    /// Number of the first argument.
    pub(super) first_argument: u32,
    /// How many arguments there are.
    pub(super) arguments: u32,
    /// Number of the first result.
    pub(super) first_result: u32,
    /// By instruction: which result it is.
    results: Vec<u32>,
    blocks: Vec<u32>,
    /// The function's constants in the order of their numbers.
    pub(super) constants: Vec<ConstId>,
    /// The masks of its shuffles in order.
    pub(super) masks: Vec<ConstId>,
    /// Locations of debug records, values as metadata, lists of them: numbered in this order after the module's.
    pub(super) locations: IndexSet<DebugLocId, FxBuildHasher>,
    pub(super) values: IndexSet<Value, FxBuildHasher>,
    pub(super) lists: IndexSet<Box<[Value]>, FxBuildHasher>,
    first_metadata: u64,
}

impl FunctionNumbers {
    pub(super) fn result(&self, id: InstId) -> Result<u32, WriteError> {
        match self.results.get(id.index()) {
            Some(&n) if n != NONE => Ok(self.first_result + n),
            _ => {
                Err(WriteError::new("an operand is the result of an instruction that is nowhere or has none"))
            }
        }
    }

    /// Whether a value has a number at this place, or gets one without regard to places.
    fn is_known(&self, value: Value) -> bool {
        match value {
            Value::Const(_) => true,
            Value::Arg(index) => index < self.arguments,
            Value::Inst(id) => self.results.get(id.index()).is_some_and(|&result| result != NONE),
            Value::Metadata(_) | Value::Block(_) => false,
        }
    }

    pub(super) fn block(&self, id: BlockId) -> Result<u64, WriteError> {
        match self.blocks.get(id.index()) {
            Some(&n) if n != NONE => Ok(u64::from(n)),
            _ => Err(WriteError::new("a branch to a block that is nowhere")),
        }
    }

    pub(super) fn location(&self, id: DebugLocId) -> Result<u64, WriteError> {
        let index =
            self.locations.get_index_of(&id).ok_or_else(|| WriteError::new("a location without a number"))?;
        Ok(self.first_metadata + index as u64)
    }

    pub(super) fn value(&self, value: Value) -> Result<u64, WriteError> {
        let index =
            self.values.get_index_of(&value).ok_or_else(|| WriteError::new("metadata without a number"))?;
        Ok(self.first_metadata + (self.locations.len() + index) as u64)
    }

    pub(super) fn list(&self, values: &[Value]) -> Result<u64, WriteError> {
        let index =
            self.lists.get_index_of(values).ok_or_else(|| WriteError::new("metadata without a number"))?;
        Ok(self.first_metadata + (self.locations.len() + self.values.len() + index) as u64)
    }
}

impl ModuleWriter<'_> {
    /// Numbers the entities of a function. [`ModuleWriter::forget_function`] undoes it for constants.
    pub(super) fn number_function(
        &mut self,
        function: &Function,
        body: &Body,
    ) -> Result<FunctionNumbers, WriteError> {
        let mut n = FunctionNumbers {
            first_argument: self.numbers.globals + self.numbers.module_constants.len() as u32,
            results: vec![NONE; body.insts.len()],
            blocks: vec![NONE; body.blocks.len()],
            arguments: self.types.function_parts(function.ty).map_or(0, |(_, params, _)| params.len() as u32),
            first_metadata: u64::from(self.metadata.count),
            ..FunctionNumbers::default()
        };
        n.locations.reserve(body.debug_records.len());
        if self.debug_calls.are_used() {
            n.values.reserve(body.debug_records.len());
        }
        let mut results = 0;
        for (position, &id) in body.layout.iter().enumerate() {
            if let Some(slot) = n.blocks.get_mut(id.index()) {
                *slot = position as u32;
            }
            for &inst in &body.blocks[id].insts {
                self.number_instruction(body, inst, &mut n);
                if !matches!(self.types[body.insts[inst].ty], Type::Void)
                    && let Some(slot) = n.results.get_mut(inst.index())
                {
                    *slot = results;
                    results += 1;
                }
                if !body.debug_records.is_empty()
                    && let Some(records) = body.debug_records.get(&inst)
                {
                    records.iter().for_each(|record| self.number_record(record, &mut n));
                }
            }
        }
        for index in 0..n.values.len() {
            if let Some(&Value::Const(id)) = n.values.get_index(index) {
                self.find_constant(id, &mut n.constants);
            }
        }
        let first_constant = n.first_argument + n.arguments;
        self.sort_constants(&mut n.constants);
        for (index, &id) in n.constants.iter().enumerate() {
            self.numbers.set_constant(id, first_constant + index as u32);
        }
        n.first_result = first_constant + n.constants.len() as u32;
        Ok(n)
    }

    /// Takes the numbers of a function's constants back.
    pub(super) fn forget_function(&mut self, n: &FunctionNumbers) {
        for &id in &n.constants {
            self.numbers.set_constant(id, NONE);
        }
    }

    fn number_instruction(&mut self, body: &Body, id: InstId, n: &mut FunctionNumbers) {
        let inst = &body.insts[id];
        inst.kind.for_each_operand(|value| match value {
            Value::Const(c) => self.find_constant(c, &mut n.constants),
            Value::Metadata(index) => {
                if let Some(operand) = body.metadata_operands.get(index as usize) {
                    number_metadata_operand(operand, n);
                }
            }
            _ => {}
        });
        match &inst.kind {
            InstKind::Switch { cases, .. } => {
                for &(case, _) in cases {
                    self.find_constant(case, &mut n.constants);
                }
            }
            InstKind::ShuffleVector { mask, .. } => {
                let scalable = matches!(self.types[inst.ty], Type::Vector { scalable: true, .. });
                let mask = self.mask_constant(mask, scalable);
                self.find_constant(mask, &mut n.constants);
                n.masks.push(mask);
            }
            kind => {
                if let Some(call) = kind.call()
                    && let Some(argument) = self.extra_argument(call)
                {
                    self.find_constant(argument, &mut n.constants);
                }
            }
        }
    }

    /// The operands of a record. It stands behind its instruction, whose result has a number.
    fn number_record(&mut self, record: &DebugRecord, n: &mut FunctionNumbers) {
        if self.debug_calls.are_used() {
            record.kind.operands().for_each(|operand| number_metadata_operand(operand, n));
            return;
        }
        if n.locations.last() != Some(&record.loc) {
            n.locations.insert(record.loc);
        }
        match record.kind {
            // The record has the number of the value itself, see `BodyWriter::debug_record`.
            DebugRecordKind::Value { location: MetadataOperand::Value(value), .. } if n.is_known(value) => {
                if let Value::Const(id) = value {
                    self.find_constant(id, &mut n.constants);
                }
            }
            _ => record.kind.operands().for_each(|operand| number_metadata_operand(operand, n)),
        }
    }

    /// Puts a constant and its operands on the list, if they have no number.
    #[inline]
    fn find_constant(&mut self, root: ConstId, list: &mut Vec<ConstId>) {
        if self.numbers.constant(root) == NONE {
            self.find_unknown_constant(root, list);
        }
    }

    fn find_unknown_constant(&mut self, root: ConstId, list: &mut Vec<ConstId>) {
        let mut stack = smallvec::SmallVec::<[ConstId; 8]>::new();
        stack.push(root);
        while let Some(id) = stack.pop() {
            if self.numbers.constant(id) == NONE {
                self.numbers.set_constant(id, FOUND);
                list.push(id);
                for_each_operand(self, id, |operand| stack.push(operand));
            }
        }
    }
}

fn number_metadata_operand(operand: &MetadataOperand, n: &mut FunctionNumbers) {
    match operand {
        MetadataOperand::Node(_) => {}
        MetadataOperand::Value(value) => {
            n.values.insert(*value);
        }
        MetadataOperand::ArgList(values) => {
            n.values.extend(values.iter().copied());
            n.lists.insert(values.clone());
        }
    }
}
