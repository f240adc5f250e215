//! The first pass: where everything is, before anything is translated.

pub(crate) mod computed_constants;
pub(crate) mod names;
pub(crate) mod properties;
pub(crate) mod scope_cases;
pub(crate) mod volatility;

use crate::fail::{Fail, Res, fail};
use crate::ids::decorations::MAX_GROUP;
use crate::ids::{Entity, Ids};
use crate::scan::volatility::{Volatility, states_volatile};
use spirv_mapping::convention::opaque;
use spirv_mapping::convention::small_formats::Format;
use spirv_mapping::debug_info::Dialect;
use spirv_module::{
    AddressingModel, BuiltIn, Decoration, ExecutionModel, ExtInstSet, Instruction, LiteralString,
    MemoryModel, Module, Op,
};
use translate_common::Problem;
use translate_common::problems::{IdProblem, ModuleProblem, Wanted};

/// The instructions of a function: from OpFunction up to and without OpFunctionEnd.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FunctionRange {
    /// The index of OpFunction.
    pub(crate) start: usize,
    /// The index of OpFunctionEnd.
    pub(crate) end: usize,
    /// The number of its OpLabel.
    pub(crate) blocks: usize,
}

impl FunctionRange {
    /// Whether it is a definition.
    pub(crate) fn is_defined(&self) -> bool {
        self.blocks != 0
    }
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

impl EntryPoint<'_> {
    /// The execution model.
    pub(crate) fn model(&self) -> ExecutionModel {
        ExecutionModel(self.inst.operands().first().copied().unwrap_or(u32::MAX))
    }
}

/// The results of the first pass, apart from the rows of ids.
#[derive(Default)]
pub(crate) struct Scan<'m> {
    /// Types, constants, module-scope variables and everything else before the functions that is not listed below.
    pub(crate) globals: Vec<u32>,
    /// Whether there is a type of cooperative matrices or vectors.
    pub(crate) has_cooperative: bool,
    /// Whether there is a type of numbers that LLVM has no type for.
    pub(crate) has_small_formats: bool,
    /// How many instructions give names.
    pub(crate) names: usize,
    /// The functions in order.
    pub(crate) functions: Vec<FunctionRange>,
    /// The entry points in order.
    pub(crate) entry_points: Vec<EntryPoint<'m>>,
    /// OpExecutionMode and OpExecutionModeId in order.
    pub(crate) execution_modes: Vec<Instruction<'m>>,
    /// The functions that have execution modes, each with the position of the mode in that list; ascending.
    modes_of_functions: Vec<(u32, u32)>,
    /// OpCapability, OpExtension, OpSource, OpSourceExtension, OpModuleProcessed, OpString and so on, in order.
    pub(crate) mode_settings: Vec<Instruction<'m>>,
    /// The constant that is decorated with BuiltIn WorkgroupSize: it overrides LocalSize.
    pub(crate) workgroup_size: Option<u32>,
    /// Which accesses are volatile by a decoration.
    pub(crate) volatility: Volatility,
    /// OpMemoryModel.
    pub(crate) memory_model: Option<Instruction<'m>>,
    /// The imported extended instruction sets; ids refer to them by [`Entity::ExtInstSet`].
    pub(crate) ext_inst_sets: Vec<ExtInstImport<'m>>,
}

/// A scan at work.
struct Scanner<'m> {
    ids: Ids<'m>,
    scan: Scan<'m>,
    failures: Failures<'m>,
}

/// Errors of the layout, with their instructions.
pub(crate) type Failures<'m> = Vec<(Instruction<'m>, Fail)>;

/// An OpExtInstImport.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExtInstImport<'m> {
    /// The name given.
    pub(crate) name: LiteralString<'m>,
    /// The set, when it is a known one.
    pub(crate) set: Option<ExtInstSet>,
    /// The set as one of debug-info instructions, when it is one.
    pub(crate) debug_info: Option<Dialect>,
}

/// Reads the whole module once: the places of its parts, the rows of ids, and errors of the layout.
pub(crate) fn scan(module: &Module) -> (Scan<'_>, Ids<'_>, Failures<'_>) {
    let mut scanner = Scanner { ids: Ids::new(module), scan: Scan::default(), failures: Vec::new() };
    scanner.module(module);
    (scanner.scan, scanner.ids, scanner.failures)
}

impl<'m> Scanner<'m> {
    fn module(&mut self, module: &'m Module) {
        let mut annotations = Vec::new();
        let mut open: Option<FunctionRange> = None;
        let mut last = None;
        for inst in module.instructions() {
            last = Some(inst);
            if let Some(result) = inst.result()
                && let Err(fail) = self.ids.define(inst, result.0)
            {
                self.failures.push((inst, fail));
            }
            match (&mut open, inst.op()) {
                (None, Op::Function) => {
                    open = Some(FunctionRange { start: inst.index() as usize, end: 0, blocks: 0 });
                }
                (Some(_), Op::Function) => {
                    self.failures.push((inst, fail(Problem::internal("a function inside a function"))))
                }
                (Some(range), Op::FunctionEnd) => {
                    let range = FunctionRange { end: inst.index() as usize, ..*range };
                    self.scan.functions.push(range);
                    open = None;
                }
                (None, Op::FunctionEnd) => {
                    self.failures.push((inst, fail(Problem::internal("OpFunctionEnd without OpFunction"))));
                }
                (Some(range), Op::Label) => range.blocks += 1,
                (Some(_), _) => {}
                (None, Op::Decorate | Op::DecorateId | Op::DecorateString | Op::GroupDecorate) => {
                    if let &[id, kind, builtin] = inst.operands()
                        && (Decoration(kind), BuiltIn(builtin))
                            == (Decoration::BuiltIn, BuiltIn::WorkgroupSize)
                    {
                        self.scan.workgroup_size = Some(id);
                    }
                    annotations.push(inst);
                }
                (None, _) => self.global(inst),
            }
        }
        if let (Some(_), Some(inst)) = (open, last) {
            let fail = fail(Problem::internal("a function without OpFunctionEnd"));
            self.failures.push((inst, fail));
        }
        self.annotations(&annotations);
        self.execution_modes();
        let members = self.scan.mode_settings.iter();
        if annotations.iter().chain(members).any(|&inst| states_volatile(inst)) {
            self.scan.volatility = volatility::find(module, &self.ids, &self.scan);
        }
    }

    fn execution_modes(&mut self) {
        let functions = self.scan.execution_modes.iter().map(|inst| inst.operands().first().copied());
        let modes = functions.zip(0u32..).filter_map(|(function, position)| Some((function?, position)));
        self.scan.modes_of_functions = modes.collect();
        self.scan.modes_of_functions.sort_unstable();
    }

    fn annotations(&mut self, annotations: &[Instruction<'m>]) {
        for &inst in annotations.iter().rev() {
            self.ids.decorate(inst);
        }
        for &inst in annotations.iter().filter(|inst| inst.op() == Op::GroupDecorate) {
            if let Some(&group) = inst.operands().first()
                && self.ids.group_too_large(group)
            {
                let fail = fail(ModuleProblem::DecorationGroup { group, most: MAX_GROUP });
                self.failures.push((inst, fail));
                break;
            }
        }
    }

    /// An instruction outside functions.
    fn global(&mut self, inst: Instruction<'m>) {
        let operands = inst.operands();
        match inst.op() {
            Op::Name => {
                self.scan.names += 1;
                if let Some(&id) = operands.first() {
                    self.ids.note_name(inst, id);
                }
            }
            Op::MemoryModel => {
                if self.scan.memory_model.replace(inst).is_some() {
                    self.failures.push((inst, fail(Problem::internal("a second OpMemoryModel"))));
                }
            }
            Op::EntryPoint => {
                let name = operands.get(2..).and_then(LiteralString::read);
                match (operands.get(1), name) {
                    (Some(&function), Some(name)) => {
                        self.scan.entry_points.push(EntryPoint { inst, function, name: name.to_vec() });
                    }
                    _ => self.failures.push((inst, fail(Problem::internal("an operand is missing")))),
                }
            }
            Op::ExecutionMode | Op::ExecutionModeId => self.scan.execution_modes.push(inst),
            Op::ExtInstImport => {
                if let (Some(result), Some(name)) = (inst.result(), LiteralString::read(operands)) {
                    let text = name.to_string_lossy();
                    let (set, debug_info) = (ExtInstSet::from_name(&text), Dialect::of_set(&text));
                    let number = self.scan.ext_inst_sets.len() as u32;
                    self.ids.set(result.0, Entity::ExtInstSet(number));
                    self.scan.ext_inst_sets.push(ExtInstImport { name, set, debug_info });
                }
            }
            Op::Capability
            | Op::Extension
            | Op::Source
            | Op::SourceContinued
            | Op::SourceExtension
            | Op::ModuleProcessed
            | Op::SamplerImageAddressingModeNV
            | Op::MemberName
            | Op::MemberDecorate
            | Op::MemberDecorateIdEXT
            | Op::MemberDecorateString
            | Op::GroupMemberDecorate
            | Op::String => self.scan.mode_settings.push(inst),
            Op::DecorationGroup | Op::Nop | Op::NoLine => {}
            op => {
                self.scan.has_cooperative |= opaque::COOPERATIVE.contains(&op);
                self.scan.has_small_formats |= is_small_format(inst);
                self.scan.globals.push(inst.index());
            }
        }
    }
}

/// Whether an instruction declares numbers that LLVM has no type for.
fn is_small_format(inst: Instruction<'_>) -> bool {
    match inst.op() {
        Op::TypeInt => inst.operands().first() == Some(&Format::Int4.width()),
        Op::TypeFloat => inst.operands().first().is_some_and(|&width| width < Format::Half.width()),
        _ => false,
    }
}

impl<'m> Scan<'m> {
    /// The execution modes of the function with this id, in order.
    pub(crate) fn modes_of(&self, function: u32) -> impl Iterator<Item = Instruction<'m>> {
        let first = self.modes_of_functions.partition_point(|&(other, _)| other < function);
        let modes = self.modes_of_functions.get(first..).unwrap_or_default();
        let modes = modes.iter().take_while(move |&&(other, _)| other == function);
        modes.filter_map(|&(_, position)| self.execution_modes.get(position as usize).copied())
    }
    /// The addressing model; logical if the module has none.
    pub(crate) fn addressing(&self) -> AddressingModel {
        let word = self.memory_model.and_then(|inst| inst.operands().first().copied());
        word.map_or(AddressingModel::Logical, AddressingModel)
    }
    /// Returns the memory model; a neutral one if the module has none.
    pub(crate) fn memory(&self) -> MemoryModel {
        let word = self.memory_model.and_then(|inst| inst.operands().get(1).copied());
        word.map_or(MemoryModel::OpenCL, MemoryModel)
    }
    /// The set imported under this id, if it is one of debug-info instructions.
    #[inline]
    pub(crate) fn debug_info_set(&self, ids: &Ids<'_>, id: u32) -> Option<Dialect> {
        match ids.row(id)?.entity {
            Entity::ExtInstSet(index) => self.ext_inst_sets.get(index as usize)?.debug_info,
            _ => None,
        }
    }
    /// The set imported under this id.
    pub(crate) fn ext_inst_set(&self, ids: &Ids<'_>, id: u32) -> Res<ExtInstImport<'m>> {
        let set = match ids.row(id).map(|row| row.entity) {
            Some(Entity::ExtInstSet(index)) => self.ext_inst_sets.get(index as usize).copied(),
            _ => None,
        };
        set.ok_or_else(|| fail(IdProblem::NotA { id, wanted: Wanted::InstructionSet }))
    }
}
