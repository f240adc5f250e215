//! The end of a run: entry points, what the module needs, and the loss report.

use super::Lower;
use super::place::{At, build};
use crate::Output;
use llvm_model::{FunctionId, Id as _};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{
    Capability, Decoration, ExecutionMode, ExecutionModel, Id, Instruction, InstructionTooLong, Module, Op,
    Operands, Section, StorageClass, Version,
};
use translate_common::requirements::{Reason, Requirements, compute};
use translate_common::{Diagnostic, Diagnostics, Place};

/// The extension that brings NoSignedWrap and NoUnsignedWrap before version 1.4.
const WRAP_EXTENSION: &str = "SPV_KHR_no_integer_wrap_decoration";

/// Late changes to a module: what depends on its version.
#[derive(Default)]
struct Changes {
    /// New operands of OpEntryPoint, by entry point.
    entry_points: FxHashMap<Id, Operands>,
    /// Decorations to add.
    wraps: Vec<(Id, Decoration)>,
}

impl Lower<'_> {
    /// Completes the module.
    pub(super) fn finish(mut self) -> Result<Output, Diagnostics> {
        self.at = At::Module;
        let kernels: Vec<FunctionId> =
            self.module.functions.ids().filter(|&function| self.is_kernel(function)).collect();
        let interfaces: Vec<Vec<Id>> = kernels.iter().map(|&kernel| self.finish_kernel(kernel)).collect();
        if self.diagnostics.has_errors() {
            return Err(self.diagnostics);
        }
        let definitions = Section::ALL
            .iter()
            .take_while(|section| **section != Section::FunctionDefinitions)
            .map(|section| self.out.section(*section).len())
            .sum();
        let out = std::mem::replace(&mut self.out, spirv_module::Builder::new(Version::V1_0)).finish();
        let place = |instruction: Instruction<'_>| self.place_of(instruction, definitions);
        let mut needs = match compute(&out, self.options, place) {
            Ok(needs) => needs,
            Err(problems) => {
                self.diagnostics.append(problems);
                return Err(self.diagnostics);
            }
        };
        if kernels.is_empty() && !needs.capabilities.iter().any(|(c, _)| *c == Capability::Linkage) {
            let reason = Reason { instruction: 0, what: "a module without entry points".to_owned() };
            needs.capabilities.push((Capability::Linkage, reason));
            needs.capabilities.sort_by_key(|(capability, _)| *capability);
        }
        let mut changes = Changes { wraps: self.allowed_wraps(&mut needs), ..Changes::default() };
        if needs.version >= Version::V1_4 {
            for (&kernel, interface) in kernels.iter().zip(interfaces) {
                let id = self.function_id(kernel);
                changes.entry_points.insert(id, self.entry_point(kernel, id, interface));
            }
        }
        let Ok(module) = changes.apply(&needs, &out) else {
            self.too_long(Op::EntryPoint);
            return Err(self.diagnostics);
        };
        self.report_losses();
        self.refuse_losses();
        if self.diagnostics.has_errors() {
            return Err(self.diagnostics);
        }
        Ok(Output { module, warnings: self.diagnostics, losses: self.losses })
    }

    /// The place of an instruction of the finished module, whose function definitions begin at number `definitions`.
    fn place_of(&self, instruction: Instruction<'_>, definitions: usize) -> Place {
        let at = (instruction.index() as usize).checked_sub(definitions).and_then(|index| {
            let after = self.functions.starts.partition_point(|&(start, _)| start <= index);
            let (_, function) = self.functions.starts.get(after.checked_sub(1)?)?;
            Some(At::Function(function.index() as u32))
        });
        build(self.module, at.unwrap_or(At::Module))
    }

    /// ContractionOff and OpEntryPoint of a kernel. Returns all module-scope variables it reaches.
    fn finish_kernel(&mut self, kernel: FunctionId) -> Vec<Id> {
        let id = self.function_id(kernel);
        let reached = self.reached_from(kernel);
        if self.forbids_contraction(&reached) {
            self.execution_mode(id, ExecutionMode::ContractionOff, &[]);
        }
        let mut interface: Vec<Id> = Vec::new();
        let mut seen = FxHashSet::default();
        for function in reached {
            let variables = &self.functions.facts[function.index()].interface;
            interface.extend(variables.iter().copied().filter(|&variable| seen.insert(variable)));
        }
        // Before version 1.4 only variables of these storage classes are listed.
        let inputs =
            interface.iter().copied().filter(|variable| self.globals.inputs.contains(variable)).collect();
        let operands = self.entry_point(kernel, id, inputs);
        self.push_global(Op::EntryPoint, None, None, &operands);
        interface
    }

    fn entry_point(&self, kernel: FunctionId, id: Id, interface: Vec<Id>) -> Operands {
        let name = &self.module.functions[kernel].props.name;
        Operands::new().word(ExecutionModel::Kernel).id(id).bytes(name.as_bytes()).ids(interface)
    }

    /// The wrap decorations, if the module may have them without needing a higher version for them.
    fn allowed_wraps(&mut self, needs: &mut Requirements) -> Vec<(Id, Decoration)> {
        let wraps = std::mem::take(&mut self.wraps);
        let by_version = needs.version >= Version::V1_4;
        if by_version || self.options.extensions.allows(WRAP_EXTENSION) {
            if !by_version && !wraps.is_empty() {
                let reason = Reason { instruction: 0, what: "NoSignedWrap or NoUnsignedWrap".to_owned() };
                needs.extensions.push((WRAP_EXTENSION, reason));
                needs.extensions.sort_by_key(|(name, _)| *name);
            }
            return wraps.into_iter().map(|(id, decoration, _)| (id, decoration)).collect();
        }
        for (_, decoration, at) in wraps {
            self.at = at;
            self.lose_flag(if decoration == Decoration::NoSignedWrap { "nsw" } else { "nuw" });
        }
        self.at = At::Module;
        Vec::new()
    }

    /// Makes losses errors when the options say so.
    fn refuse_losses(&mut self) {
        if !self.options.strict {
            return;
        }
        for loss in self.losses.iter() {
            let place = loss.places.first().cloned().unwrap_or(Place::Module);
            let message =
                format!("{} '{}' cannot be carried ({} times)", loss.kind.name(), loss.name, loss.count);
            self.diagnostics.push(Diagnostic::error(place, message).help("turn strictness off to drop it"));
        }
    }

    /// Notes a module-scope variable by its storage class.
    pub(super) fn note_variable(&mut self, id: Id, storage: StorageClass) {
        if matches!(storage, StorageClass::Input | StorageClass::Output) {
            self.globals.inputs.insert(id);
        }
    }
}

impl Changes {
    /// The module with its requirements declared and these changes made.
    fn apply(&self, needs: &Requirements, module: &Module) -> Result<Module, InstructionTooLong> {
        if self.entry_points.is_empty() && self.wraps.is_empty() {
            return needs.apply(module);
        }
        let mut changed = Module::new(needs.version);
        changed.header = module.header;
        let list = changed.list_mut();
        let mut decorated = self.wraps.is_empty();
        for instruction in module.instructions() {
            // Annotations end where the first type, constant or function begins.
            let section = Section::of_global(instruction.op());
            if !decorated && section.is_none_or(|section| section > Section::Annotations) {
                decorated = true;
                for &(id, decoration) in &self.wraps {
                    list.push(Op::Decorate, None, None, &Operands::new().id(id).word(decoration))?;
                }
            }
            let entry = (instruction.op() == Op::EntryPoint)
                .then(|| instruction.operands().get(1).and_then(|&id| self.entry_points.get(&Id(id))))
                .flatten();
            match entry {
                Some(operands) => list.push(Op::EntryPoint, None, None, operands).map(drop)?,
                None => list.push_copy(instruction),
            }
        }
        needs.apply(&changed)
    }
}
