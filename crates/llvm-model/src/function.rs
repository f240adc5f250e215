//! Functions, their blocks and bodies.

use crate::arena::{Arena, Id};
use crate::attributes::AttrListId;
use crate::constants::ConstId;
use crate::debug_info::DiKind;
use crate::define_id;
use crate::global::{CallingConv, GlobalProps};
use crate::inst_locs::InstLocs;
use crate::inst_names::InstNames;
use crate::instruction::{InstKind, Instruction, MetadataOperand, Value};
use crate::metadata::{DebugLocId, MdId, MdKindId};
use crate::name::Name;
use crate::types::{TypeId, Types};
use rustc_hash::FxHashMap;

define_id!(
    /// A function of a module.
    FunctionId
);
define_id!(
    /// A block of one function.
    BlockId
);
define_id!(
    /// An instruction of one function.
    InstId
);

/// A function: declared, or defined when it has a body.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Name, linkage and everything else that globals share.
    pub props: GlobalProps,
    /// The function type.
    pub ty: TypeId,
    /// One per parameter of the type.
    pub params: Vec<Param>,
    /// The calling convention.
    pub calling_conv: CallingConv,
    /// Attributes of the function, its result and its parameters.
    pub attributes: AttrListId,
    /// `prefalign` in bytes, 0 when absent: an alignment that pays, and that `align` does not demand.
    pub preferred_align: u64,
    /// The garbage collector's name; empty for none.
    pub gc: Name,
    /// `prefix` data.
    pub prefix: Option<ConstId>,
    /// `prologue` data.
    pub prologue: Option<ConstId>,
    /// The personality function.
    pub personality: Option<ConstId>,
    /// Metadata attachments, `!dbg` included, in order.
    pub attachments: Vec<(MdKindId, MdId)>,
    /// The blocks; `None` for a declaration.
    pub body: Option<Body>,
}

impl Function {
    /// A declaration with the calling convention of C, without attributes and with parameters that have no names.
    /// `types` has the function type `ty`.
    pub fn declaration(types: &Types, name: Name, ty: TypeId) -> Function {
        let params = types.function_parts(ty).map_or(0, |(_, params, _)| params.len());
        Function {
            props: GlobalProps { name, ..GlobalProps::default() },
            ty,
            params: vec![Param::default(); params],
            calling_conv: CallingConv::C,
            attributes: AttrListId::from_index(0),
            preferred_align: 0,
            gc: Name::default(),
            prefix: None,
            prologue: None,
            personality: None,
            attachments: Vec::new(),
            body: None,
        }
    }

    /// The attachment of `kind`.
    pub fn attachment(&self, kind: MdKindId) -> Option<MdId> {
        self.attachments.iter().find(|(k, _)| *k == kind).map(|(_, m)| *m)
    }
}

/// A parameter. Its type is in the function's type, its attributes in the function's attributes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Param {
    /// The name; empty when it is numbered.
    pub name: Name,
    /// The pointee type in a file with typed pointers.
    pub pointee: Option<TypeId>,
}

/// The blocks and instructions of a definition.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Body {
    /// All blocks ever made; those of the function are in `layout`.
    pub blocks: Arena<BlockId, Block>,
    /// The blocks in order; the first is the entry.
    pub layout: Vec<BlockId>,
    /// All instructions ever made; those of the function are in its blocks.
    pub insts: Arena<InstId, Instruction>,
    /// The names of their results.
    pub names: InstNames,
    /// Their source locations.
    pub locs: InstLocs,
    /// The referents of `metadata` operands ([`Value::Metadata`] is an index here).
    pub metadata_operands: Vec<MetadataOperand>,
    /// Debug records that stand before an instruction, in order.
    pub debug_records: FxHashMap<InstId, Vec<DebugRecord>>,
    /// The pointee types of pointer results in files with typed pointers.
    pub pointees: FxHashMap<InstId, TypeId>,
}

/// A basic block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// The label; empty when it is numbered.
    pub name: Name,
    /// The instructions in order; the last is the terminator.
    pub insts: Vec<InstId>,
}

/// A debug record (LLVM 19 and later; before that, a call to `llvm.dbg.*`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebugRecord {
    /// The location.
    pub loc: DebugLocId,
    /// The kind, with its operands.
    pub kind: DebugRecordKind,
}

/// The contents of a debug record. LangRef / "Source Level Debugging with LLVM", "Debug Records".
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the field names are those of the document
pub enum DebugRecordKind {
    Value {
        location: MetadataOperand,
        variable: MdId,
        expression: MdId,
    },
    Declare {
        location: MetadataOperand,
        variable: MdId,
        expression: MdId,
    },
    DeclareValue {
        location: MetadataOperand,
        variable: MdId,
        expression: MdId,
    },
    Assign {
        location: MetadataOperand,
        variable: MdId,
        expression: MdId,
        assign_id: MdId,
        address: MetadataOperand,
        address_expression: MdId,
    },
    Label {
        label: MdId,
    },
}

impl DebugRecordKind {
    /// The variable that it is about.
    pub fn variable(&self) -> Option<MdId> {
        match self {
            DebugRecordKind::Value { variable, .. }
            | DebugRecordKind::Declare { variable, .. }
            | DebugRecordKind::DeclareValue { variable, .. }
            | DebugRecordKind::Assign { variable, .. } => Some(*variable),
            DebugRecordKind::Label { .. } => None,
        }
    }

    /// Its nodes, and the kind that each has to be of.
    pub fn nodes(&self) -> impl Iterator<Item = (MdId, DiKind)> {
        let [first, second, third, fourth] = match *self {
            DebugRecordKind::Value { variable, expression, .. }
            | DebugRecordKind::Declare { variable, expression, .. }
            | DebugRecordKind::DeclareValue { variable, expression, .. } => [
                Some((variable, DiKind::DILocalVariable)),
                Some((expression, DiKind::DIExpression)),
                None,
                None,
            ],
            DebugRecordKind::Assign { variable, expression, assign_id, address_expression, .. } => [
                Some((variable, DiKind::DILocalVariable)),
                Some((expression, DiKind::DIExpression)),
                Some((assign_id, DiKind::DIAssignID)),
                Some((address_expression, DiKind::DIExpression)),
            ],
            DebugRecordKind::Label { label } => [Some((label, DiKind::DILabel)), None, None, None],
        };
        [first, second, third, fourth].into_iter().flatten()
    }

    /// Returns the operands that are values.
    pub fn operands(&self) -> impl Iterator<Item = &MetadataOperand> {
        let (first, second) = match self {
            DebugRecordKind::Value { location, .. }
            | DebugRecordKind::Declare { location, .. }
            | DebugRecordKind::DeclareValue { location, .. } => (Some(location), None),
            DebugRecordKind::Assign { location, address, .. } => (Some(location), Some(address)),
            DebugRecordKind::Label { .. } => (None, None),
        };
        first.into_iter().chain(second)
    }
    /// Returns the operands that are values, to be replaced.
    pub fn operands_mut(&mut self) -> impl Iterator<Item = &mut MetadataOperand> {
        let (first, second) = match self {
            DebugRecordKind::Value { location, .. }
            | DebugRecordKind::Declare { location, .. }
            | DebugRecordKind::DeclareValue { location, .. } => (Some(location), None),
            DebugRecordKind::Assign { location, address, .. } => (Some(location), Some(address)),
            DebugRecordKind::Label { .. } => (None, None),
        };
        first.into_iter().chain(second)
    }
}

impl Body {
    /// Adds a block at the end of the layout.
    pub fn add_block(&mut self, name: Name) -> BlockId {
        let id = self.blocks.push(Block { name, insts: Vec::new() });
        self.layout.push(id);
        id
    }
    /// Appends `inst` to `block`.
    #[inline]
    pub fn append(&mut self, block: BlockId, inst: Instruction) -> InstId {
        let id = self.insts.push(inst);
        self.blocks[block].insts.push(id);
        id
    }
    /// Adds `inst`, which stands in no block yet, with the name and the source location of another instruction.
    pub fn push_as(&mut self, inst: Instruction, of: InstId) -> InstId {
        let id = self.insts.push(inst);
        let name = self.names.get(of).clone();
        self.names.set(id, name);
        self.locs.set(id, self.locs.get(of));
        id
    }
    /// Adds an incoming value to a phi; does nothing to other instructions.
    pub fn add_incoming(&mut self, phi: InstId, value: Value, from: BlockId) {
        if let InstKind::Phi { incoming } = &mut self.insts[phi].kind {
            incoming.push((value, from));
        }
    }
    /// The entry block.
    pub fn entry(&self) -> Option<BlockId> {
        self.layout.first().copied()
    }
    /// The terminator of `block`, when its last instruction is one.
    #[inline]
    pub fn terminator(&self, block: BlockId) -> Option<&InstKind> {
        let last = *self.blocks[block].insts.last()?;
        Some(&self.insts[last].kind).filter(|kind| kind.is_terminator())
    }
    /// The blocks `block` may branch to, duplicates included.
    pub fn successors(&self, block: BlockId) -> Vec<BlockId> {
        let mut out = Vec::new();
        if let Some(kind) = self.terminator(block) {
            kind.for_each_target(|target| out.push(target));
        }
        out
    }
    /// Blocks with their instructions, in layout order.
    pub fn instructions(&self) -> impl Iterator<Item = (BlockId, InstId, &Instruction)> {
        self.layout.iter().flat_map(move |&block| {
            self.blocks[block].insts.iter().map(move |&inst| (block, inst, &self.insts[inst]))
        })
    }
    /// Adds `operand` to the table of metadata operands and returns the value that refers to it.
    pub fn metadata_value(&mut self, operand: MetadataOperand) -> Value {
        self.metadata_operands.push(operand);
        Value::Metadata(self.metadata_operands.len() as u32 - 1)
    }
    /// Calls `visit` for every value that metadata operands and debug records name.
    pub fn for_each_value_in_metadata(&self, visit: impl FnMut(Value)) {
        let of_records = self.debug_records.values().flatten().flat_map(|record| record.kind.operands());
        let operands = self.metadata_operands.iter().chain(of_records);
        operands.flat_map(MetadataOperand::values).copied().for_each(visit);
    }
    /// As [`Body::for_each_value_in_metadata`], with the value replaceable.
    pub fn for_each_value_in_metadata_mut(&mut self, visit: impl FnMut(&mut Value)) {
        let records = self.debug_records.values_mut().flatten();
        let of_records = records.flat_map(|record| record.kind.operands_mut());
        let operands = self.metadata_operands.iter_mut().chain(of_records);
        operands.flat_map(MetadataOperand::values_mut).for_each(visit);
    }
    /// Replaces every operand equal to a key of `map` by its value, in instructions, metadata operands and debug
    /// records.
    pub fn replace_values(&mut self, map: &FxHashMap<Value, Value>) {
        let replace = |value: &mut Value| {
            if let Some(new) = map.get(value) {
                *value = *new;
            }
        };
        for (_, inst) in self.insts.iter_mut() {
            inst.kind.for_each_operand_mut(replace);
        }
        self.for_each_value_in_metadata_mut(replace);
    }
}
