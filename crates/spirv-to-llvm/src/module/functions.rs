//! Function headers: names, linkage, calling conventions, attributes. Bodies come when every header is there, so
//! that calls may go forward.

use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::ids::decorations::linkage_attributes;
use crate::module::address_spaces::{AddressSpaces, of_functions};
use crate::module::global_annotations::{annotate_global, take_texts};
use crate::module::parameters::{Parameters, raise_parameters};
use crate::module::shaders::entry_attributes;
use crate::module::shared_kernels::claim_shared;
use crate::module::stated_decorations::{attach_parameter_decorations, function_decorations};
use crate::module::variables::claim_variable_symbols;
use crate::module::{Raise, signs, vector_compute};
use crate::operands::{result, result_type, words};
use crate::scan::FunctionRange;
use llvm_model::global::GlobalProps;
use llvm_model::{
    Attribute, CallingConv, Function, FunctionId, Linkage, Name, Param, Type, TypeId, UnnamedAddr,
};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::{decorations, functions, linkage};
use spirv_module::{Decoration, FunctionControl, Instruction, LinkageType, Op};
use translate_common::problems::{FunctionProblem, IdProblem, ModuleProblem, OperandProblem, Wanted};
use translate_common::{Lost, Problem};

/// Reserves the symbols of entities with linkage, before local ones: those of functions, which are returned function by
/// function, and those of variables.
pub(crate) fn claim_symbols(m: &mut Raise<'_>) -> Vec<Res<Option<Linked>>> {
    let ranges = &m.input.scan.functions;
    let symbols = ranges.iter().map(|&range| claim_symbol(m, range)).collect();
    claim_shared(m);
    claim_variable_symbols(m.input, &m.ids, &mut m.symbols);
    symbols
}

/// Makes the functions of all ranges, without bodies. Entry `i` is that of range `i`, `None` when it failed.
pub(crate) fn raise_headers(m: &mut Raise<'_>, symbols: Vec<Res<Option<Linked>>>) -> Vec<Option<FunctionId>> {
    let ranges = &m.input.scan.functions;
    let addressed = addressed(m);
    let mut headers = Vec::with_capacity(ranges.len());
    m.out.functions.reserve(ranges.len());
    for (&range, symbol) in ranges.iter().zip(symbols) {
        let Some(inst) = m.input.instruction(range.start) else { continue };
        if inst.result().is_some_and(|id| m.wrappers.is_wrapper(id.0)) {
            headers.push(None);
            continue;
        }
        m.report.enter_function(inst);
        let header = symbol.and_then(|linked| header(m, inst, range, linked, &addressed));
        headers.push(match header {
            Ok(id) => Some(id),
            Err(fail) => {
                m.report.error(&mut m.ids, inst, fail);
                None
            }
        });
    }
    m.report.leave_function();
    headers
}

/// The functions whose address is taken, if the options distinguish them.
fn addressed(m: &Raise<'_>) -> FxHashSet<u32> {
    if of_functions(m.input.options).is_none() {
        return FxHashSet::default();
    }
    let globals = m.input.scan.globals.iter().filter_map(|&index| m.input.instruction(index as usize));
    let pointers = globals.filter(|inst| inst.op() == Op::ConstantFunctionPointerINTEL);
    pointers.filter_map(|inst| inst.operands().first().copied()).collect()
}

/// The name by which the function is linked; `None` for a local one.
fn claim_symbol(m: &mut Raise<'_>, range: FunctionRange) -> Res<Option<Linked>> {
    let inst = m
        .input
        .instruction(range.start)
        .ok_or_else(|| fail(Problem::internal("a function without OpFunction")))?;
    let id = result(inst)?;
    if m.wrappers.is_wrapper(id) {
        return Ok(None);
    }
    let entry = m.kernels.entry_point(id);
    let found = m.ids.decoration(id, Decoration::LinkageAttributes);
    let found = found.filter(|_| !m.wrappers.is_unlinked(id));
    let linkage = match found {
        Some(found) => Some(
            linkage_attributes(found)
                .ok_or_else(|| fail(Problem::internal("an instruction ends inside an operand")))?,
        ),
        None => None,
    };
    let (name, kind) = match (entry, linkage) {
        (Some(entry), _) => (m.input.scan.entry_points[entry].name.clone(), LinkageType::Export),
        (None, Some((name, kind))) => (name, LinkageType(kind)),
        (None, None) => return Ok(None),
    };
    if entry.is_some() && !range.is_defined() {
        return Err(fail(FunctionProblem::EntryPointWithoutBody));
    }
    if range.is_defined() && name.starts_with(b"llvm.") {
        return Err(fail(FunctionProblem::IntrinsicWithBody));
    }
    let linkage = linkage::linkage(kind, range.is_defined()).ok_or_else(|| match kind {
        LinkageType::Export => fail(FunctionProblem::ExportWithoutBody),
        other => fail(ModuleProblem::LinkageType { kind: other }),
    })?;
    // Entry points of several stages have the same name.
    let is_shader = entry.is_some() && !m.input.options.spirv.profile.has_kernels;
    let symbol =
        if is_shader { m.symbols.unique(name.as_slice().into()) } else { m.symbols.linked(&name)? };
    Ok(Some(Linked { symbol, linkage, entry }))
}

/// In LLVM IR only intrinsics give tokens, and take them.
fn check_tokens(m: &Raise<'_>, symbol: &Name, ty: TypeId) -> Res<()> {
    let types = &m.out.types;
    let Some((ret, params, _)) = types.function_parts(ty) else { return Ok(()) };
    let is_token = |ty: &TypeId| types[*ty] == Type::Token;
    if symbol.starts_with("llvm.") || !params.iter().chain([&ret]).any(is_token) {
        return Ok(());
    }
    Err(fail(FunctionProblem::Token))
}

fn header<'m>(
    m: &mut Raise<'m>,
    inst: Instruction<'m>,
    range: FunctionRange,
    linked: Option<Linked>,
    addressed: &FxHashSet<u32>,
) -> Res<FunctionId> {
    let id = result(inst)?;
    let [control, function_type] = words(inst)?;
    let type_inst = m.ids.definition(function_type).filter(|ty| ty.op() == Op::TypeFunction);
    let type_inst =
        type_inst.ok_or_else(|| fail(IdProblem::NotA { id: function_type, wanted: Wanted::FunctionType }))?;
    let ty = m.ids.llvm_type(function_type)?;
    if type_inst.operands().first() != Some(&result_type(inst)?) {
        return Err(fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::ReturnType }));
    }
    let (symbol, linkage) = match &linked {
        Some(linked) => (linked.symbol.clone(), linked.linkage),
        None if range.is_defined() => (m.symbols.unique(m.ids.name(id)), Linkage::Internal),
        None => {
            return Err(fail(FunctionProblem::NotImported));
        }
    };
    check_tokens(m, &symbol, ty)?;
    if !range.is_defined()
        && let Some(name) = symbol.as_str().filter(|name| spirv_mapping::is_reserved(name))
    {
        m.report.lose(&m.ids, Lost::Builtin(spirv_mapping::unresolved(name)), inst.index());
    }
    let is_entry = linked.as_ref().is_some_and(|linked| linked.entry.is_some());
    let is_kernel = is_entry && m.input.options.spirv.profile.has_kernels;
    let params = raise_parameters(m, range, type_inst, ty, is_kernel)?;
    let mut of_stage = Vec::new();
    if let Some(entry) = linked.as_ref().and_then(|linked| linked.entry).filter(|_| !is_kernel) {
        of_stage = entry_attributes(m, entry);
    }
    let function_set = function_attributes(m, id, FunctionControl(control), of_stage, is_kernel);
    let sets: Vec<_> = params.attributes.iter().map(|a| m.out.attributes.intern_set(a.clone())).collect();
    let ret = return_attributes(m, id, ty);
    let attributes = m.out.attributes.intern_list(function_set, ret, &sets);
    let calling_conv = match () {
        () if is_kernel => CallingConv::SPIR_KERNEL,
        // A shader, or an intrinsic that was kept as it is.
        () if is_entry || symbol.starts_with("llvm.") => CallingConv::C,
        () => CallingConv::SPIR_FUNC,
    };
    let address_space =
        if addressed.contains(&id) { AddressSpaces::new(m.input.options).of_functions()? } else { 0 };
    let unnamed_addr = UnnamedAddr::None;
    let props = GlobalProps { name: symbol, linkage, unnamed_addr, address_space, ..GlobalProps::default() };
    let mut attachments = function_decorations(m, id);
    let parameters = type_inst.operands().get(1..).unwrap_or_default();
    attachments.extend(signs::of_function(m, inst, parameters));
    let function = m.out.functions.push(Function {
        props,
        params: params.names.into_iter().map(|name| Param { name, pointee: None }).collect(),
        calling_conv,
        attributes,
        attachments,
        ..Function::declaration(&m.out.types, Name::default(), ty)
    });
    attach_parameter_decorations(m, function, is_kernel, params.decorations);
    let name = m.out.functions[function].props.name.clone();
    if linkage != Linkage::Internal {
        m.symbols.defines(name, function);
    }
    let mut semantics: Vec<_> =
        m.ids.decorations(id).filter(|decoration| decoration.kind == Decoration::UserSemantic).collect();
    let texts = take_texts(&mut semantics);
    if !texts.is_empty() {
        let address = m.out.function_const(function);
        annotate_global(m, address, &texts)?;
    }
    m.ids.set(id, Entity::Function(function));
    if let Some(entry) = linked.and_then(|linked| linked.entry).filter(|_| is_kernel) {
        m.kernels.made(function, entry);
    }
    Ok(function)
}

/// Attributes of every function, of the function control, and of the shader that it is.
fn function_attributes(
    m: &mut Raise<'_>,
    id: u32,
    control: FunctionControl,
    of_stage: Vec<Attribute>,
    is_kernel: bool,
) -> llvm_model::AttrSetId {
    let (said, rest) = functions::attributes(control);
    let of_all = functions::of_all(is_kernel).map(Attribute::Enum);
    let mut set: Vec<Attribute> = of_all.chain(said).chain(of_stage).collect();
    if m.ids.has_decoration(id, Decoration::ReferencedIndirectlyINTEL) {
        set.push(Attribute::String(decorations::REFERENCED_INDIRECTLY.into(), Name::default()));
    }
    set.extend(vector_compute::of_function(m, id));
    if !rest.is_empty() {
        let inst = m.ids.row(id).map_or(0, |slot| slot.def);
        m.report.lose(&m.ids, Lost::FunctionControl(rest), inst);
    }
    m.out.attributes.intern_set(set)
}

/// Attributes of the result: the function itself decorated FuncParamAttr.
fn return_attributes(m: &mut Raise<'_>, id: u32, ty: TypeId) -> llvm_model::AttrSetId {
    let ret = m.out.types.function_parts(ty).map(|(ret, ..)| ret);
    let is_int = ret.is_some_and(|ret| matches!(m.out.types[ret], Type::Integer(_)));
    let mut set: Vec<Attribute> = vector_compute::of_result(m, id).into_iter().collect();
    let found: Vec<_> = m.ids.decorations(id).collect();
    for decoration in found.iter().filter(|d| d.kind == Decoration::FuncParamAttr) {
        match Parameters::extension(decoration.operands) {
            Some(kind) if is_int => set.push(Attribute::Enum(kind)),
            _ => m.report.lose(&m.ids, Lost::ResultAttribute, decoration.instruction),
        }
    }
    m.out.attributes.intern_set(set)
}

/// How a function is linked.
pub(crate) struct Linked {
    symbol: Name,
    linkage: Linkage,
    /// The entry point that it is.
    entry: Option<usize>,
}
