//! The end of a run: entry points, what the module needs, and the loss report.

pub(super) mod explained;
pub(super) mod losses;
pub(super) mod origins;

use crate::Output;
use crate::lower::Lower;
use crate::lower::finish::explained::Explained;
use crate::lower::finish::origins::Starts;
use crate::lower::place::At;
use crate::untyped::{self, Untyped};
use llvm_model::{FunctionId, Id as _};
use rustc_hash::FxHashSet;
use spirv_module::{
    Capability, ExecutionMode, ExecutionModel, Id, Instruction, Module, Op, Operands, StorageClass, Version,
};
use translate_common::requirements::{Reason, compute};
use translate_common::{Diagnostics, Place};

/// A module that lacks only its capabilities and extensions.
struct Finished {
    lowered: Module,
    starts: Starts,
    untyped: Option<Untyped>,
}

impl Finished {
    fn module(&self) -> &Module {
        self.untyped.as_ref().map_or(&self.lowered, |untyped| &untyped.module)
    }

    /// Where in the input an instruction of the module comes from.
    fn place(&self, lower: &Lower<'_>, instruction: Instruction<'_>) -> Place {
        let number = instruction.index() as usize;
        let origin = self.untyped.as_ref().and_then(|untyped| untyped.origins.get(number));
        let origin = origin.and_then(|&number| self.lowered.instruction(number as usize));
        lower.place_of(&self.lowered, self.starts, origin.unwrap_or(instruction))
    }
}

impl Lower<'_> {
    /// Completes the module.
    pub(in crate::lower) fn finish(mut self) -> Result<(Output, Option<Explained>), Diagnostics> {
        self.at = At::Module;
        let kernels: Vec<FunctionId> =
            self.module.functions.ids().filter(|&function| self.is_kernel(function)).collect();
        let interfaces: Vec<Vec<Id>> = kernels.iter().map(|&kernel| self.finish_kernel(kernel)).collect();
        if self.diagnostics.has_errors() {
            return Err(self.diagnostics);
        }
        let starts = self.section_starts();
        let out = std::mem::replace(&mut self.out, spirv_module::Builder::new(Version::V1_0)).finish();
        let untyped = if self.options.untyped_pointers {
            let Ok(untyped) = untyped::convert(&out, self.layout.pointer(0).bits) else {
                self.too_long(Op::UntypedPtrAccessChainKHR);
                return Err(self.diagnostics);
            };
            self.retarget_hints(&untyped.replaced);
            Some(untyped)
        } else {
            None
        };
        let finished = Finished { lowered: out, starts, untyped };
        let out = finished.module();
        let mut needs = match compute(out, self.options, |instruction| finished.place(&self, instruction)) {
            Ok(needs) => needs,
            Err(problems) => {
                self.diagnostics.append(problems);
                return Err(self.diagnostics);
            }
        };
        if kernels.is_empty() && !needs.capabilities.iter().any(|(c, _)| *c == Capability::Linkage) {
            let reason = Reason { instruction: None, what: "a module without entry points".to_owned() };
            needs.capabilities.push((Capability::Linkage, reason));
            needs.capabilities.sort_by_key(|(capability, _)| *capability);
        }
        self.add_stated_needs(&mut needs);
        let mut changes = self.allowed_hints(&mut needs, out);
        if needs.version >= Version::V1_4 {
            for (&kernel, interface) in kernels.iter().zip(interfaces) {
                let id = self.function_id(kernel);
                changes.entry_points.insert(id, self.entry_point(kernel, id, interface));
            }
        }
        let explained = self.casts.take().map(|noted| Explained {
            requirements: needs.explain(out, |instruction| finished.place(&self, instruction)),
            casts: self.explained_casts(&noted),
        });
        let Ok(module) = changes.apply(&needs, out) else {
            self.too_long(Op::EntryPoint);
            return Err(self.diagnostics);
        };
        self.report_losses();
        if self.diagnostics.has_errors() {
            return Err(self.diagnostics);
        }
        Ok((Output { module, warnings: self.diagnostics, losses: self.losses }, explained))
    }

    /// ContractionOff and OpEntryPoint of a kernel. Returns all module-scope variables it reaches.
    fn finish_kernel(&mut self, kernel: FunctionId) -> Vec<Id> {
        let id = self.function_id(kernel);
        let reached = self.reached_from(kernel);
        if self.forbids_contraction(&reached) {
            self.state_mode(id, ExecutionMode::ContractionOff, &[]);
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
        let model = self.options.profile.execution_models.first().copied().unwrap_or(ExecutionModel::Kernel);
        Operands::new().word(model).id(id).bytes(name.as_bytes()).ids(interface)
    }

    /// Notes a module-scope variable by its storage class.
    pub(in crate::lower) fn note_variable(&mut self, id: Id, storage: StorageClass) {
        if matches!(storage, StorageClass::Input | StorageClass::Output) {
            self.globals.inputs.insert(id);
        }
    }
}
