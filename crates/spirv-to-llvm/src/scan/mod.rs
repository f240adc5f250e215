//! The first pass: where everything is, before anything is translated.

pub(crate) mod accessed_types;
pub(crate) mod names;

use crate::fail::{Fail, fail};
use crate::ids::{Entity, Ids, NONE};
use crate::module::decorations::{Decorations, MAX_GROUP};
use spirv_module::{AddressingModel, ExtInstSet, Instruction, LiteralString, Module, Op};

/// The instructions of a function: from OpFunction up to and without OpFunctionEnd.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FunctionRange {
    /// The index of OpFunction.
    pub(crate) start: usize,
    /// The index of OpFunctionEnd.
    pub(crate) end: usize,
    /// Whether it has a block.
    pub(crate) defined: bool,
}

impl FunctionRange {
    /// Whether the instruction with this index is one of the function's.
    pub(crate) fn contains(&self, index: u32) -> bool {
        (self.start..self.end).contains(&(index as usize))
    }
}

/// An OpEntryPoint.
#[derive(Clone, Debug)]
pub(crate) struct EntryPoint<'m> {
    /// The instruction.
    pub(crate) inst: Instruction<'m>,
    /// The id of the function.
    pub(crate) function: u32,
    /// The name.
    pub(crate) name: Vec<u8>,
}

/// What the first pass found.
pub(crate) struct Scan<'m> {
    /// A row for each id that is defined, named or decorated.
    pub(crate) ids: Ids,
    /// Decorations by target.
    pub(crate) decorations: Decorations<'m>,
    /// Types, constants, module-scope variables and everything else before the functions that is not listed below.
    pub(crate) globals: Vec<u32>,
    /// The functions in order.
    pub(crate) functions: Vec<FunctionRange>,
    /// The entry points in order.
    pub(crate) entry_points: Vec<EntryPoint<'m>>,
    /// OpExecutionMode and OpExecutionModeId in order.
    pub(crate) execution_modes: Vec<Instruction<'m>>,
    /// OpCapability, OpExtension, OpSource, OpSourceExtension, OpModuleProcessed, OpString and so on, in order.
    pub(crate) mode_settings: Vec<Instruction<'m>>,
    /// OpMemoryModel.
    pub(crate) memory_model: Option<Instruction<'m>>,
    /// The imported extended instruction sets; ids refer to them by [`Entity::ExtInstSet`].
    pub(crate) ext_inst_sets: Vec<ExtInstImport<'m>>,
    /// What is wrong with the layout, with its instruction.
    pub(crate) failures: Vec<(Instruction<'m>, Fail)>,
}

/// An OpExtInstImport.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExtInstImport<'m> {
    /// The name given.
    pub(crate) name: LiteralString<'m>,
    /// The set, when it is a known one.
    pub(crate) set: Option<ExtInstSet>,
}

/// Reads the whole module once.
pub(crate) fn scan(module: &Module) -> Scan<'_> {
    let words = module.list().iter().next_back().map_or(0, |i| i.offset() as usize + i.words().len());
    let mut scan = Scan {
        ids: Ids::new(module.header.bound, words),
        decorations: Decorations::default(),
        globals: Vec::new(),
        functions: Vec::new(),
        entry_points: Vec::new(),
        execution_modes: Vec::new(),
        mode_settings: Vec::new(),
        memory_model: None,
        ext_inst_sets: Vec::new(),
        failures: Vec::new(),
    };
    let mut annotations = Vec::new();
    let mut open: Option<FunctionRange> = None;
    let mut last = None;
    for inst in module.instructions() {
        last = Some(inst);
        if let Some(result) = inst.result() {
            scan.define(inst, result.0);
        }
        match (&mut open, inst.op()) {
            (None, Op::Function) => {
                open = Some(FunctionRange { start: inst.index() as usize, end: 0, defined: false });
            }
            (Some(_), Op::Function) => scan.failures.push((inst, fail!("OpFunction inside a function"))),
            (Some(range), Op::FunctionEnd) => {
                let range = FunctionRange { end: inst.index() as usize, ..*range };
                scan.functions.push(range);
                open = None;
            }
            (None, Op::FunctionEnd) => {
                scan.failures.push((inst, fail!("OpFunctionEnd without OpFunction")));
            }
            (Some(range), Op::Label) => range.defined = true,
            (Some(_), _) => {}
            (None, Op::Decorate | Op::DecorateId | Op::DecorateString | Op::GroupDecorate) => {
                annotations.push(inst);
            }
            (None, _) => scan.global(inst),
        }
    }
    if let (Some(_), Some(inst)) = (open, last) {
        scan.failures.push((inst, fail!("the module ends inside a function: OpFunctionEnd is missing")));
    }
    for inst in annotations.iter().rev() {
        scan.decorations.add(&mut scan.ids, *inst);
    }
    for inst in annotations.iter().filter(|inst| inst.op() == Op::GroupDecorate) {
        if let Some(&group) = inst.operands().first()
            && scan.decorations.group_too_large(&scan.ids, group)
        {
            scan.failures
                .push((*inst, fail!("decoration group %{group} has more than {MAX_GROUP} decorations")));
            break;
        }
    }
    scan
}

impl<'m> Scan<'m> {
    fn define(&mut self, inst: Instruction<'m>, id: u32) {
        let Some(slot) = self.ids.make(id) else {
            let fail = fail!("id %{id} is not between 1 and the bound in the module's header");
            self.failures.push((inst, fail));
            return;
        };
        if slot.def != NONE {
            self.failures.push((inst, fail!("id %{id} is defined a second time")));
            return;
        }
        slot.def = inst.index();
        slot.ty = inst.result_type().map_or(0, |ty| ty.0);
    }

    /// An instruction outside functions.
    fn global(&mut self, inst: Instruction<'m>) {
        let operands = inst.operands();
        match inst.op() {
            Op::Name => {
                if let Some(slot) = operands.first().and_then(|&id| self.ids.make(id)) {
                    slot.name = inst.index();
                }
            }
            Op::MemoryModel => {
                if self.memory_model.replace(inst).is_some() {
                    self.failures.push((inst, fail!("a second OpMemoryModel")));
                }
            }
            Op::EntryPoint => {
                let name = operands.get(2..).and_then(LiteralString::read);
                match (operands.get(1), name) {
                    (Some(&function), Some(name)) => {
                        self.entry_points.push(EntryPoint { inst, function, name: name.to_vec() });
                    }
                    _ => self.failures.push((inst, fail!("OpEntryPoint without a function and a name"))),
                }
            }
            Op::ExecutionMode | Op::ExecutionModeId => self.execution_modes.push(inst),
            Op::ExtInstImport => {
                if let (Some(result), Some(name)) = (inst.result(), LiteralString::read(operands)) {
                    let set = ExtInstSet::from_name(&name.to_string_lossy());
                    if let Some(slot) = self.ids.get_mut(result.0) {
                        slot.entity = Entity::ExtInstSet(self.ext_inst_sets.len() as u32);
                    }
                    self.ext_inst_sets.push(ExtInstImport { name, set });
                }
            }
            Op::Capability
            | Op::Extension
            | Op::Source
            | Op::SourceContinued
            | Op::SourceExtension
            | Op::ModuleProcessed
            | Op::MemberName
            | Op::MemberDecorate
            | Op::MemberDecorateString
            | Op::GroupMemberDecorate
            | Op::String => self.mode_settings.push(inst),
            Op::DecorationGroup | Op::Nop | Op::NoLine => {}
            _ => self.globals.push(inst.index()),
        }
    }

    /// The addressing model; logical when the module does not say.
    pub(crate) fn addressing(&self) -> AddressingModel {
        let word = self.memory_model.and_then(|inst| inst.operands().first().copied());
        word.map_or(AddressingModel::Logical, AddressingModel)
    }
    /// The set imported under this id.
    pub(crate) fn ext_inst_set(&self, id: u32) -> Option<ExtInstImport<'m>> {
        match self.ids.get(id)?.entity {
            Entity::ExtInstSet(index) => self.ext_inst_sets.get(index as usize).copied(),
            _ => None,
        }
    }
}
