//! Which functions are kernels, and which run by themselves.

use crate::fail::{Res, fail};
use crate::ids::Ids;
use crate::input::Input;
use crate::report::Report;
use crate::scan::Scan;
use llvm_model::{FunctionId, Name};
use rustc_hash::FxHashMap;
use spirv_module::{ExecutionMode, ExecutionModel, Op};
use std::collections::hash_map::Entry;
use translate_common::problems::{FunctionProblem, IdProblem, ModuleProblem, Wanted};

/// The entry points of the module.
#[derive(Clone, Default)]
pub(crate) struct Kernels {
    /// The entry point of each function that is one, by the function's id.
    entries: FxHashMap<u32, usize>,
    /// The functions that stand for those of entry points.
    replaced: FxHashMap<u32, u32>,
    /// The functions made for entry points, with the entry points.
    made: Vec<(FunctionId, usize)>,
    /// The ids of functions that run when the module is loaded or unloaded, with their execution mode.
    structors: Vec<(u32, ExecutionMode)>,
    /// The further entry points of functions that have several.
    shared: Vec<Shared>,
    /// Whether a kernel has the execution mode ContractionOff.
    contraction_off: bool,
}

/// A further entry point of a function.
#[derive(Clone)]
pub(crate) struct Shared {
    /// The id of the function.
    pub(crate) function: u32,
    /// The index of the entry point.
    pub(crate) entry: usize,
    /// Its symbol.
    pub(crate) symbol: Name,
}

impl Kernels {
    /// Checks the entry points and notes which function is which.
    pub(crate) fn new(input: Input<'_>, ids: &mut Ids<'_>, report: &mut Report<'_>) -> Kernels {
        let mut kernels = Kernels::default();
        for (index, entry) in input.scan.entry_points.iter().enumerate() {
            if let Err(fail) = kernels.add(input, ids, entry.model(), entry.function, index) {
                report.error(ids, entry.inst, fail);
            }
        }
        kernels
    }

    fn add(
        &mut self,
        input: Input<'_>,
        ids: &Ids<'_>,
        model: ExecutionModel,
        function: u32,
        index: usize,
    ) -> Res<()> {
        let profile = input.options.spirv.profile;
        if !profile.execution_models.contains(&model) {
            return Err(fail(ModuleProblem::ExecutionModel { model, only: profile.only() }));
        }
        if ids.definition(function).is_none_or(|def| def.op() != Op::Function) {
            return Err(fail(IdProblem::NotA { id: function, wanted: Wanted::Function }));
        }
        let result = ids.definition(function).and_then(|def| ids.definition(def.result_type()?.0));
        if result.is_none_or(|ty| ty.op() != Op::TypeVoid) {
            return Err(fail(FunctionProblem::EntryPointReturns { id: function }));
        }
        if let Some(mode) = structor_mode(input.scan, function) {
            self.structors.push((function, mode));
        } else if !profile.has_kernels {
            // A shader may be the entry point of several pipelines.
            self.entries.entry(function).or_insert(index);
        } else {
            match self.entries.entry(function) {
                Entry::Vacant(entry) => {
                    entry.insert(index);
                }
                Entry::Occupied(_) => {
                    self.share(Shared { function, entry: index, symbol: Name::default() });
                }
            }
        }
        Ok(())
    }

    /// The index of the entry point that the function with this id is.
    pub(crate) fn entry_point(&self, id: u32) -> Option<usize> {
        self.entries.get(&id).copied()
    }
    /// Puts another function in the place of an entry point's.
    pub(crate) fn replace(&mut self, function: u32, other: u32) {
        if let Some(entry) = self.entries.remove(&function) {
            self.entries.insert(other, entry);
            self.replaced.insert(function, other);
        }
    }
    /// The id of the function that stands for the entry point's `function`.
    pub(crate) fn function_of(&self, function: u32) -> u32 {
        self.replaced.get(&function).copied().unwrap_or(function)
    }
    /// Notes a further entry point of a function.
    pub(crate) fn share(&mut self, shared: Shared) {
        self.shared.push(shared);
    }
    /// The further entry points of functions; they are not listed again.
    pub(crate) fn take_shared(&mut self) -> Vec<Shared> {
        std::mem::take(&mut self.shared)
    }
    /// Notes the function made for an entry point.
    pub(crate) fn made(&mut self, function: FunctionId, entry: usize) {
        self.made.push((function, entry));
    }
    /// The functions made for entry points, with the entry points' indices; they are not listed again.
    pub(crate) fn take_made(&mut self) -> Vec<(FunctionId, usize)> {
        std::mem::take(&mut self.made)
    }
    /// The ids of the functions that run by themselves and have this mode.
    pub(crate) fn structors(&self, mode: ExecutionMode) -> Vec<u32> {
        self.structors.iter().filter(|entry| entry.1 == mode).map(|entry| entry.0).collect()
    }
    /// Notes that a kernel has the execution mode ContractionOff.
    pub(crate) fn forbid_contraction(&mut self) {
        self.contraction_off = true;
    }
    /// Whether no kernel has the execution mode ContractionOff.
    pub(crate) fn may_contract(&self) -> bool {
        !self.contraction_off
    }
}

/// The mode of a function that is not a kernel but runs by itself.
fn structor_mode(scan: &Scan<'_>, function: u32) -> Option<ExecutionMode> {
    let modes = scan.modes_of(function).filter_map(|inst| Some(ExecutionMode(*inst.operands().get(1)?)));
    modes.into_iter().find(|mode| [ExecutionMode::Initializer, ExecutionMode::Finalizer].contains(mode))
}
