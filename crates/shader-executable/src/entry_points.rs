//! The whole module: its functions, and the constants about each entry point for the host.

use crate::code::Code;
use crate::convert::Converter;
use crate::execution_modes::{self, constant};
use crate::form::Form;
use crate::function::{Lowering, Plan, Role, function_type, place};
use crate::honored;
use crate::layout::Layouts;
use crate::mlir::functions;
use crate::origins::Callers;
use crate::variables::Variables;
use llvm_model::global::Alias;
use llvm_model::{
    AttrKind, Attribute, CallingConv, Function, FunctionId, GlobalProps, Linkage, Module, Name,
};
use rustc_hash::FxHashMap;
use spirv_grammar::{ExecutionMode, ExecutionModel};
use spirv_mapping::convention::shaders as convention;
use translate_common::Problem;
use translate_common::problems::ExecutableProblem;
use translate_common::shaders::{EntryPoint, Shaders};
use translate_common::{Diagnostics, Losses, Lost, Place};

/// A module for a machine with the compute shaders of `from`, which is in the form that a module of shaders has in LLVM IR.
/// Each entry point is a function of its own name that runs one invocation; beside it are constants that tell the size of
/// its workgroups and the bytes of memory that they need (`docs/shaders.md`). In MLIR's form all stages are functions, and
/// all execution modes constants. What is not carried is added to `losses`.
///
/// # Errors
/// With its place, all that has no executable form: other stages, images, variables without a layout.
pub fn make_executable(from: &Module, form: &Form, losses: &mut Losses) -> Result<Module, Diagnostics> {
    let shaders = Shaders::of(from);
    let mut diagnostics = Diagnostics::default();
    let is_mlir = form.is_mlir();
    let roles = roles(from, &shaders, is_mlir, &mut diagnostics);
    if shaders.entry_points.is_empty() {
        diagnostics.push(ExecutableProblem::NoEntryPoints.at(Place::Module));
    }
    let mut out = Module {
        source_filename: from.source_filename.clone(),
        triple: form.host.triple.as_str().into(),
        data_layout: form.host.layout.as_str().into(),
        ..Module::default()
    };
    let mut converter = if is_mlir { Converter::for_mlir(&shaders) } else { Converter::default() };
    let layouts = Layouts::new(from, &shaders);
    let variables = Variables::place(from, &mut out, &mut converter, &layouts, form, &mut diagnostics);
    if diagnostics.has_errors() {
        return Err(diagnostics);
    }
    let pointer = out.types.ptr(0);
    let frame: Vec<_> = std::iter::once(pointer).chain(variables.frame.iter().map(|v| v.ty)).collect();
    let frame = out.types.literal_struct(&frame, false);
    let inner = if is_mlir { Role::Plain } else { Role::Inner };
    let mut functions = FxHashMap::default();
    for (id, function) in from.functions.iter().filter(|(_, function)| function.body.is_some()) {
        let (role, name) = roles.get(&id).copied().unwrap_or((inner, &function.props.name));
        match declare(&mut converter, from, &mut out, function, role) {
            Ok(mut new) => {
                new.props.name = name.clone();
                functions.insert(id, out.functions.push(new));
            }
            Err(problem) => diagnostics.push(problem.at(place(from, id))),
        }
    }
    let workgroup_size = variables.workgroup_size;
    let callers = Callers::of(from);
    let plan = Plan { from, form, layouts, variables, callers, frame, functions };
    let mut intrinsics = FxHashMap::default();
    for id in from.functions.ids() {
        let Some(&new) = plan.functions.get(&id) else { continue };
        let role = roles.get(&id).map_or(inner, |(role, _)| *role);
        let function_type = out.functions[new].ty;
        let code = Code::new(&mut out, function_type, &mut intrinsics);
        match Lowering::run(&plan, &mut converter, code, id, role) {
            Ok(body) => out.functions[new].body = Some(body),
            Err(error) => diagnostics.push(*error),
        }
        if let Role::EntryPoint(size) = role {
            honored::report_modes(from, id, losses);
            for entry in shaders.entry_points.iter().filter(|entry| entry.function == id) {
                name_entry(&mut out, new, &entry.name);
                describe(&mut out, &entry.name, size, workgroup_size);
            }
        }
        if is_mlir && let Some(entry) = shaders.entry_point(id) {
            declare_modes(from, &mut out, entry);
        }
    }
    if diagnostics.has_errors() {
        return Err(diagnostics);
    }
    honored::report_decorations(from, losses);
    if !from.debug_locs.is_empty() {
        losses.add(Lost::debug_info("lines and variables of executable code"), || Place::Module);
    }
    Ok(out)
}

/// Returns the roles of the functions that are entry points, with their names.
fn roles<'s>(
    from: &Module,
    shaders: &'s Shaders,
    is_mlir: bool,
    diagnostics: &mut Diagnostics,
) -> FxHashMap<FunctionId, (Role, &'s Name)> {
    let mut roles = FxHashMap::default();
    for entry in &shaders.entry_points {
        if is_mlir {
            roles.entry(entry.function).or_insert((Role::Plain, &entry.name));
            continue;
        }
        match local_size(from, entry.function, entry.model) {
            Ok(size) => {
                roles.entry(entry.function).or_insert((Role::EntryPoint(size), &entry.name));
            }
            Err(problem) => diagnostics.push(problem.at(place(from, entry.function))),
        }
    }
    roles
}

/// Adds the constants for the execution modes of an entry point in MLIR's form.
fn declare_modes(from: &Module, out: &mut Module, entry: &EntryPoint) {
    if let Ok(size) = local_size(from, entry.function, entry.model) {
        execution_modes::declare(out, &entry.name, ExecutionMode::LocalSize, &size);
    }
    for (mode, literals) in execution_modes::stated(from, entry.function) {
        execution_modes::declare(out, &entry.name, mode, &literals);
    }
}

/// The size of an entry point's workgroups.
fn local_size(from: &Module, entry: FunctionId, model: ExecutionModel) -> Result<[u32; 3], Problem> {
    if model != ExecutionModel::GLCompute {
        let stage = convention::stage(model).unwrap_or("another stage").to_owned();
        return Err(ExecutableProblem::Stage { stage }.into());
    }
    let set = from.attributes.list(from.functions[entry].attributes).function;
    let text = from.attributes.string(set, convention::LOCAL_SIZE).and_then(Name::as_str);
    let numbers = text.map(|text| text.split(',').map(str::parse).collect::<Result<Vec<u32>, _>>());
    let size = numbers.and_then(Result::ok).and_then(|numbers| <[u32; 3]>::try_from(numbers).ok());
    size.ok_or(ExecutableProblem::WorkGroupSize.into())
}

/// The function that stands for `function`, without its body.
fn declare(
    converter: &mut Converter<'_>,
    from: &Module,
    out: &mut Module,
    function: &Function,
    role: Role,
) -> Result<Function, Problem> {
    let ty = function_type(converter, from, out, function, role)?;
    let mut new = Function::declaration(&out.types, function.props.name.clone(), ty);
    new.calling_conv = CallingConv::C;
    match role {
        Role::Plain => {
            new.attributes = functions::attributes(from, out, function);
            return Ok(new);
        }
        Role::Inner => new.props.linkage = Linkage::Internal,
        Role::EntryPoint(_) => {}
    }
    let set = out.attributes.intern_set(vec![Attribute::Enum(AttrKind::NO_UNWIND)]);
    let nothing = out.attributes.empty_set();
    new.attributes = out.attributes.intern_list(set, nothing, &[]);
    Ok(new)
}

/// Gives the function of an entry point another name, unless it is its own.
fn name_entry(out: &mut Module, entry: FunctionId, name: &Name) {
    let function = &out.functions[entry];
    if function.props.name == *name || out.aliases.values().any(|alias| alias.props.name == *name) {
        return;
    }
    let (value_type, aliasee) = (function.ty, out.function_const(entry));
    let props = GlobalProps { name: name.clone(), ..GlobalProps::default() };
    out.aliases.push(Alias { props, value_type, aliasee });
}

/// Adds the constants about an entry point for the host: the execution mode LocalSize, under MLIR's name, and the bytes of
/// memory that a workgroup needs.
fn describe(out: &mut Module, name: &Name, size: [u32; 3], workgroup_size: u64) {
    execution_modes::declare(out, name, ExecutionMode::LocalSize, &size);
    let ty = out.types.int(64);
    let value = out.constants.int(ty, 64, workgroup_size);
    constant(out, format!("__spv__{name}_workgroup_memory"), ty, value);
}
