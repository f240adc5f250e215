//! The end of a run: entry points, the module's requirements, and the loss report.

mod atomics;
mod bindless;
pub(super) mod explained;
mod images;
mod interfaces;
mod kernels;
mod numbers;
mod scope_operands;
mod shaders;
mod stages;

use crate::Output;
use crate::lower::Input;
use crate::lower::debug_info::NON_SEMANTIC;
use crate::lower::finish::explained::Explained;
use crate::lower::finish::interfaces::Named;
use crate::lower::hints::late::{Changes, LateHints, require_extension};
use crate::lower::module::attributes;
use crate::lower::module::execution_modes::state_mode;
use crate::lower::module::functions::FunctionTable;
use crate::lower::module::module_metadata::{add_stated_needs, stated_extensions, states_linkage};
use crate::lower::module::{Done, Globals};
use crate::lower::output::Report;
use crate::lower::output::origins::Written;
use crate::lower::place::At;
use llvm_model::{FunctionId, Host, Name};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::{self, amd};
use spirv_module::universal_limits::{self, Excess};
use spirv_module::{
    Capability, Definitions, ExecutionMode, ExecutionModel, Id, Instruction, InstructionTooLong, Module, Op,
    Operands, Version,
};
use spirv_passes::Rewritten;
use spirv_passes::signs::Signed;
use spirv_passes::{heaps, signs, untyped};
use translate_common::problems::{LlvmModuleProblem, Prerequisite, ShaderProblem};
use translate_common::requirements::{Reason, Requirements, compute};
use translate_common::{Contraction, Diagnostics, Options, Problem};

/// A module that lacks only its capabilities and extensions.
struct Finished {
    written: Written,
    /// The same in another form.
    rewritten: Option<Rewritten>,
}

impl Finished {
    fn module(&self) -> &Module {
        self.rewritten.as_ref().map_or(&self.written.module, |rewritten| &rewritten.module)
    }

    fn into_module(self) -> Module {
        self.rewritten.map_or(self.written.module, |rewritten| rewritten.module)
    }

    /// Returns the place in the input, the module `llvm`, from which an instruction of the module originates.
    fn origin(
        &self,
        llvm: &llvm_model::Module,
        functions: &FunctionTable,
        instruction: Instruction<'_>,
    ) -> At {
        let number = instruction.index() as usize;
        let origin = self.rewritten.as_ref().and_then(|rewritten| rewritten.origins.get(number));
        let origin = origin.and_then(|&number| self.written.module.instruction(number as usize));
        self.written.origin(llvm, origin.unwrap_or(instruction), |id| functions.declared_as(id))
    }
}

/// Completes the module.
pub(in crate::lower) fn run(mut globals: Globals<'_>) -> Result<(Output, Option<Explained>), Diagnostics> {
    globals.report().move_to(At::Module);
    let input = globals.input();
    let (module, options) = (input.module, input.options);
    let kernels: Vec<FunctionId> =
        module.functions.ids().filter(|&function| input.is_kernel(function)).collect();
    let ids: Vec<Id> = kernels.iter().map(|&kernel| globals.function_id(kernel)).collect();
    let interfaces: Vec<Vec<Id>> =
        kernels.iter().map(|&kernel| finish_kernel(&mut globals, kernel)).collect();
    globals.types().decorate_pointers();
    let casts = explained::casts(module, globals.types());
    let non_semantic = globals.out().import_beginning(convention::non_semantic::PREFIX).map(str::to_owned);
    let signed = input.keeps_signs.then(|| globals.out().take_signed());
    let Done { out, mut late, functions } = globals.done();
    let (written, mut report) = out.finish();
    if report.has_errors() {
        return Err(report.into_errors());
    }
    let Ok(rewritten) = rewritten(input, &written.module, signed, &mut late) else {
        // Nothing else gets longer.
        report.too_long(Op::UntypedPtrAccessChainKHR);
        return Err(report.into_errors());
    };
    let finished = Finished { written, rewritten };
    let out = finished.module();
    let definitions = Definitions::of(out);
    let Checks { fault, excesses, needs } = checks(&finished, &definitions, input, &functions, &report);
    if let Some((instruction, problem)) = fault {
        report.move_to(finished.origin(module, &functions, instruction));
        report.problem(problem);
        return Err(report.into_errors());
    }
    report_excesses(&excesses, &finished, module, &functions, &mut report);
    if kernels.is_empty() && !input.profile().has_kernels && !states_linkage(module) {
        report.move_to(At::Module);
        report.problem(ShaderProblem::NoEntryPoint);
        return Err(report.into_errors());
    }
    let Ok(mut needs) = needs.map_err(|problems| report.append(problems)) else {
        return Err(report.into_errors());
    };
    let may_import = kernels.is_empty() || states_linkage(module);
    if input.profile().pointers_are_logical
        && let Some((instruction, problem)) = shaders::first_unmet(out, &needs, may_import)
    {
        report.move_to(finished.origin(module, &functions, instruction));
        report.problem(problem);
        return Err(report.into_errors());
    }
    if kernels.is_empty() {
        require_linkage(&mut needs);
    }
    add_stated_needs(module, options, &mut report, &mut needs, out);
    if let Some(set) = non_semantic {
        allow_non_semantic(&set, options, &mut report, &mut needs);
    }
    let mut changes = late.allowed(options, &mut report, &mut needs, out);
    if needs.version >= Version::V1_4 {
        let entries = kernels.iter().copied().zip(ids).zip(interfaces);
        complete_interfaces(input, out, entries, &mut changes);
    }
    let explained = casts.map(|casts| Explained {
        requirements: needs
            .explain(out, |instruction| report.place(finished.origin(module, &functions, instruction))),
        casts,
    });
    let Ok(mut applied) = changes.apply(&needs, finished.into_module()) else {
        report.too_long(Op::EntryPoint);
        return Err(report.into_errors());
    };
    if report.has_errors() {
        return Err(report.into_errors());
    }
    let (warnings, losses) =
        report.finish(|attribute, among| attributes::is_carried(options, attribute, among));
    if amd::is_amd(&module.triple.to_string_lossy()) {
        applied.header.generator = amd::GENERATOR;
    }
    Ok((Output { module: applied, warnings, losses }, explained))
}

/// Returns the first instruction that breaks a rule of the whole module, and the rule.
fn first_fault<'m>(
    input: Input<'_>,
    out: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<(Instruction<'m>, ShaderProblem)> {
    match input.profile().pointers_are_logical {
        true => shaders::first_fault(out, definitions),
        false => kernels::first_fault(out, definitions),
    }
}

/// Gives entry points all variables that they use, as they have them since version 1.4.
fn complete_interfaces(
    input: Input<'_>,
    out: &Module,
    entries: impl Iterator<Item = ((FunctionId, Id), Vec<Id>)>,
    changes: &mut Changes,
) {
    let named = Named::of(out);
    for ((kernel, id), interface) in entries {
        let interface = named.complete(interface);
        changes.entry_points.insert(id, entry_points(input, kernel, id, &interface));
    }
}

/// What is to be known of a finished module.
struct Checks<'o> {
    fault: Option<(Instruction<'o>, ShaderProblem)>,
    /// The universal limits that it exceeds.
    excesses: Vec<Excess>,
    /// Within the options' limits.
    needs: Result<Requirements, Diagnostics>,
}

/// Looks at every instruction of a module: for its needs in one thread, for the rest in another one if the host provides two.
fn checks<'o>(
    finished: &'o Finished,
    definitions: &Definitions<'o>,
    input: Input<'_>,
    functions: &FunctionTable,
    report: &Report<'_>,
) -> Checks<'o> {
    let (out, llvm, options) = (finished.module(), input.module, input.options);
    let stated = stated_extensions(llvm, options);
    let needs = || {
        compute(definitions, options, &stated, |instruction| {
            report.place(finished.origin(llvm, functions, instruction))
        })
    };
    let rest = || {
        let excesses = match options.policy.lift_universal_limits {
            true => Vec::new(),
            false => universal_limits::excesses(out),
        };
        (first_fault(input, out, definitions), excesses)
    };
    let mut needed = None;
    let others =
        if options.host(&|| true).shares(2, |_| out.list().len()).len() < 2 { vec![] } else { vec![()] };
    let found = Host::beside(others, |()| rest(), || needed = Some(needs()));
    let (fault, excesses) = found.into_iter().find_map(|((), found)| found).unwrap_or_else(rest);
    Checks { fault, excesses, needs: needed.unwrap_or_else(needs) }
}

/// Adds the capability of modules that others are linked with.
fn require_linkage(needs: &mut Requirements) {
    if needs.capabilities.iter().any(|(capability, _)| *capability == Capability::Linkage) {
        return;
    }
    let reason = Reason { instruction: None, what: "a module without entry points".to_owned() };
    needs.capabilities.push((Capability::Linkage, reason));
    needs.capabilities.sort_by_key(|(capability, _)| *capability);
}

/// The module in the forms that the options or its shaders ask for; `None` if it has them.
fn rewritten(
    input: Input<'_>,
    written: &Module,
    signed: Option<Signed>,
    late: &mut LateHints,
) -> Result<Option<Rewritten>, InstructionTooLong> {
    let options = input.options;
    let address_width = input.layout.pointer(0).bits;
    let mut rewritten = None;
    if let Some(signed) = signed {
        rewritten = Some(behind(None, signs::restore(written, &signed)?, late));
    }
    if options.spirv.untyped_pointers {
        let from = rewritten.as_ref().map_or(written, |rewritten| &rewritten.module);
        let converted = untyped::convert(from, address_width, options.forms())?;
        rewritten = Some(behind(rewritten, converted, late));
    }
    // Heaps of descriptors.
    if input.profile().pointers_are_logical {
        let from = rewritten.as_ref().map_or(written, |rewritten| &rewritten.module);
        if let Some(converted) = heaps::convert(from)? {
            rewritten = Some(behind(rewritten, converted, late));
        }
    }
    Ok(rewritten)
}

/// Returns the form `after` of a module that is in the form `before`, with the origins in the module without forms.
fn behind(before: Option<Rewritten>, mut after: Rewritten, late: &mut LateHints) -> Rewritten {
    late.retarget(&after.replaced);
    if let Some(before) = before {
        for origin in &mut after.origins {
            *origin = before.origins.get(*origin as usize).copied().unwrap_or(*origin);
        }
    }
    after
}

/// Reports the universal limits that the module exceeds.
fn report_excesses(
    excesses: &[Excess],
    finished: &Finished,
    llvm: &llvm_model::Module,
    functions: &FunctionTable,
    report: &mut Report<'_>,
) {
    let out = finished.module();
    for &Excess { limit, found, instruction } in excesses {
        let instruction = instruction.and_then(|index| out.instruction(index as usize));
        let at = instruction.map(|instruction| first_user(out, instruction));
        report.move_to(at.map_or(At::Module, |at| finished.origin(llvm, functions, at)));
        report.problem(LlvmModuleProblem::UniversalLimit {
            found,
            limit: limit.to_string(),
            most: limit.most(),
        });
    }
}

/// Returns the first function of a function type, which has a place in the input; another instruction is returned as it is.
fn first_user<'m>(module: &'m Module, instruction: Instruction<'m>) -> Instruction<'m> {
    let Some(ty) = instruction.result().filter(|_| instruction.op() == Op::TypeFunction) else {
        return instruction;
    };
    let mut functions = module.instructions().filter(|function| function.op() == Op::Function);
    functions.find(|function| function.operands().get(1) == Some(&ty.0)).unwrap_or(instruction)
}

/// Sets without a meaning came with version 1.6; before, an extension brings them.
fn allow_non_semantic(set: &str, options: &Options, report: &mut Report<'_>, needs: &mut Requirements) {
    if options.spirv.max_version >= Version::V1_6 {
        needs.version = needs.version.max(Version::V1_6);
    } else if options.spirv.extensions.forbids(NON_SEMANTIC) {
        report.problem(Problem::Needs(Prerequisite {
            what: "keeping attributes and metadata".to_owned(),
            op: None,
            version: Some(Version::V1_6),
            extensions: vec![NON_SEMANTIC],
            otherwise: None,
        }));
    } else {
        require_extension(needs, NON_SEMANTIC, set, || None);
    }
}

/// ContractionOff and OpEntryPoint of a kernel. Returns all module-scope variables it reaches.
fn finish_kernel(globals: &mut Globals<'_>, kernel: FunctionId) -> Vec<Id> {
    let id = globals.function_id(kernel);
    let profile = globals.input().options.spirv.profile;
    let stated = globals.input().shaders.entry_points.iter();
    let unknown = stated.filter(|entry| entry.function == kernel && !profile.has_kernels);
    for entry in unknown.filter(|entry| !profile.execution_models.contains(&entry.model)) {
        globals.report().problem(ShaderProblem::ExecutionModel { model: entry.model.0 });
    }
    let name = &globals.module().functions[kernel].props.name;
    if profile.has_kernels && name.is_empty() {
        globals.report().problem(LlvmModuleProblem::NamelessEntryPoint);
    }
    let reached = globals.reached_from(kernel);
    let forbids = match globals.input().options.spirv.contraction {
        // A mode of kernels.
        _ if !globals.input().profile().has_kernels => false,
        Contraction::Never => true,
        Contraction::Always => false,
        _ => globals.functions().forbid_contraction(&reached),
    };
    if forbids {
        state_mode(globals, id, ExecutionMode::ContractionOff, &[]);
    }
    if globals.pool().has_poison() {
        // The flags of LLVM's arithmetic give poison.
        state_mode(globals, id, ExecutionMode::ArithmeticPoisonKHR, &[]);
    }
    let mut interface: Vec<Id> = Vec::new();
    let mut seen = FxHashSet::default();
    for function in reached {
        let variables = &globals.functions().facts(function).interface;
        interface.extend(variables.iter().copied().filter(|&variable| seen.insert(variable)));
    }
    // Before version 1.4 only variables of these storage classes are listed.
    let inputs: Vec<Id> = interface.iter().copied().filter(|variable| globals.is_input(*variable)).collect();
    for operands in entry_points(globals.input(), kernel, id, &inputs) {
        globals.out().push(Op::EntryPoint, None, None, &operands);
    }
    interface
}

/// The operands of each entry point that a function is: a shader may be several.
fn entry_points(input: Input<'_>, kernel: FunctionId, id: Id, interface: &[Id]) -> Vec<Operands> {
    let operands = |model: ExecutionModel, name: &Name| {
        Operands::new().word(model).id(id).bytes(name.as_bytes()).ids(interface.iter().copied())
    };
    if input.profile().has_kernels {
        return vec![operands(ExecutionModel::Kernel, &input.module.functions[kernel].props.name)];
    }
    let stated = input.shaders.entry_points.iter().filter(|entry| entry.function == kernel);
    stated.map(|entry| operands(entry.model, &entry.name)).collect()
}
