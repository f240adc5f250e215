//! Plain pointers for images, samplers, events and other opaque types, as in the output of clang 16: only the names of the
//! builtins that take them, and the metadata of kernels, distinguish them. They become the target extension types of later
//! compilers. So do the integers that represent samplers in SPIR 1.2.

mod classes;
mod numbers;
mod retype;

use classes::{Classes, Knows, Node, Stated};
use llvm_model::{CallingConv, CastOp, FunctionId, InstId, InstKind, Module, Type, TypeId, Value};
use ocl_mangle::Type as Mangled;
use spirv_mapping::TargetTy;
use spirv_mapping::convention::{kernel_args, opaque, sampler};
use spirv_module::{AccessQualifier, Op};
use std::collections::BTreeMap;

/// How far the allocation is searched that a pointer points into.
const MAX_STEPS: usize = 64;

/// Builtins that return an opaque type, which is not in mangled names, and the instruction that declares it.
const RESULTS: &[(&str, Op)] = &[
    (sampler::SYMBOL, Op::TypeSampler),
    ("async_work_group_copy", Op::TypeEvent),
    ("async_work_group_strided_copy", Op::TypeEvent),
    ("create_user_event", Op::TypeDeviceEvent),
    ("get_default_queue", Op::TypeQueue),
];

/// The builtin that makes a sampled image of an image and a sampler.
const SAMPLED_IMAGE: &str = "__spirv_SampledImage";

/// The prefix of the builtins that write to images.
const WRITES_IMAGES: &str = "write_image";

/// The width of integers that stand for samplers.
const SAMPLER_WIDTH: u32 = 32;

/// The types in a builtin's name.
struct Signature {
    /// The type of each parameter, and of its pointee.
    params: Vec<[Option<Stated>; 2]>,
    result: Option<TypeId>,
}

/// Gives such pointers their types.
pub(super) fn run(module: &mut Module) {
    let signatures = signatures(module);
    let mut classes = Classes::default();
    let kernels = kernels(module, &mut classes);
    if signatures.is_empty() && !kernels {
        return;
    }
    let integers = numbers::stand_for_samplers(module, &signatures);
    if integers {
        numbers::note_parameters(module, &signatures, &mut classes);
    }
    for (&function, signature) in &signatures {
        for (index, [param, _]) in signature.params.iter().enumerate() {
            if let Some(stated) = param {
                classes.state(Node::Parameter(function, index as u32), *stated);
            }
        }
        if let Some(ty) = signature.result {
            classes.state(Node::Result(function), (Knows::All, ty));
        }
    }
    for (function, definition) in module.functions.iter() {
        let Some(body) = &definition.body else { continue };
        for (_, inst, instruction) in body.instructions() {
            flow(module, function, inst, &instruction.kind, &signatures, &mut classes);
            if integers {
                numbers::note(module, function, inst, &instruction.kind, &mut classes);
            }
        }
    }
    retype::run(module, &mut classes, integers);
}

/// The builtins of a module that take or return plain pointers for opaque types.
fn signatures(module: &mut Module) -> BTreeMap<FunctionId, Signature> {
    let mut found = BTreeMap::new();
    let declared: Vec<FunctionId> =
        module.functions.iter().filter(|(_, f)| f.body.is_none()).map(|(id, _)| id).collect();
    for id in declared {
        let name = module.functions[id].props.name.to_string_lossy().into_owned();
        let demangled = ocl_mangle::demangle(&name).ok();
        let base = demangled.as_ref().map_or(name.as_str(), |function| function.name.base());
        let result = RESULTS.iter().find(|(builtin, _)| *builtin == base).map(|row| row.1);
        let Some((ret, params, _)) = module.types.function_parts(module.functions[id].ty) else { continue };
        let (ret, params) = (ret, params.to_vec());
        let mut signature = Signature { params: Vec::new(), result: None };
        if let Some(function) = demangled.as_ref().filter(|function| function.params.len() == params.len()) {
            for (param, &ty) in function.params.iter().zip(&params) {
                let plain = matches!(module.types[ty], Type::Pointer(_));
                let (itself, pointee) = match function.resolve(param).split().1 {
                    Mangled::Pointer(to) => (None, of_mangled(module, &function.resolve(to), base)),
                    other => (of_mangled(module, other, base), None),
                };
                let itself = itself.filter(|&(_, itself)| plain || stands_for(module, ty, itself));
                signature.params.push([itself, pointee.filter(|_| plain)]);
            }
        }
        if let Type::Pointer(_) = module.types[ret] {
            signature.result = match result {
                Some(result) => {
                    opaque::plain(result).map(|plain| target(module, TargetTy::plain(plain.target)))
                }
                None if base == SAMPLED_IMAGE => {
                    let image = signature.params.first().and_then(|[image, _]| *image);
                    image
                        .map(|(_, image)| image)
                        .or(params.first().copied())
                        .and_then(|image| sampled(module, image))
                }
                None => None,
            };
        }
        if signature.result.is_some() || signature.params.iter().flatten().any(Option::is_some) {
            found.insert(id, signature);
        }
    }
    found
}

/// Returns the target extension type of a mangled opaque type of OpenCL C. A pipe's access is not in its name. If that of an
/// image is not either, the builtin `taker` determines it as far as it needs one.
fn of_mangled(module: &mut Module, ty: &Mangled, taker: &str) -> Option<Stated> {
    let Mangled::Named(name) = ty.split().1 else { return None };
    let ident = name.plain()?;
    let mut found = opaque::from_ocl(ident).filter(|found| found.name != opaque::PIPE)?;
    if opaque::says_access(ident) {
        return Some((Knows::All, target(module, found)));
    }
    if let (true, Some(access)) = (taker.starts_with(WRITES_IMAGES), found.ints.last_mut()) {
        *access = AccessQualifier::WriteOnly.0;
    }
    Some((Knows::Kind, target(module, found)))
}

/// Whether `ty` is an integer and the opaque type a sampler, which such integers stand for.
fn stands_for(module: &Module, ty: TypeId, opaque: TypeId) -> bool {
    let is_sampler =
        matches!(&module.types[opaque], Type::TargetExt { name, .. } if *name == opaque::SAMPLER);
    is_sampler && module.types[ty] == Type::Integer(SAMPLER_WIDTH)
}

/// A target extension type.
fn target(module: &mut Module, target: TargetTy) -> TypeId {
    let void = module.types.void();
    module.types.intern(Type::TargetExt {
        name: target.name.into(),
        types: target.types.iter().map(|_| void).collect(),
        ints: target.ints.into(),
    })
}

/// The type of an image of type `image` together with a sampler.
fn sampled(module: &mut Module, image: TypeId) -> Option<TypeId> {
    let Type::TargetExt { name, types, ints } = &module.types[image] else { return None };
    if *name != opaque::IMAGE {
        return None;
    }
    let name = opaque::SAMPLED_IMAGE.into();
    let sampled = Type::TargetExt { name, types: types.clone(), ints: ints.clone() };
    Some(module.types.intern(sampled))
}

/// States the types of the parameters of kernels that their metadata names; returns whether there is one.
fn kernels(module: &mut Module, classes: &mut Classes) -> bool {
    let kinds = [kernel_args::BASE_TYPE, kernel_args::ACCESS, kernel_args::QUALIFIERS];
    let [Some(base), access, qualifiers] = kinds.map(|name| module.find_md_kind(name)) else { return false };
    let (read, mut found) = (&*module, Vec::new());
    for (id, function) in read.functions.iter().filter(|(_, f)| f.calling_conv == CallingConv::SPIR_KERNEL) {
        let Some((_, params, _)) = read.types.function_parts(function.ty) else { continue };
        let words = |kind| {
            let node = function.attachment(kind);
            let items = node.map(|node| read.tuple(node).to_vec()).unwrap_or_default();
            let word = move |item: Option<_>| Some(read.md_string(item?)?.to_string_lossy().into_owned());
            items.into_iter().map(word).collect::<Vec<Option<String>>>()
        };
        let [accesses, qualifiers] = [access, qualifiers].map(|kind| kind.map(words).unwrap_or_default());
        for (index, word) in words(base).into_iter().enumerate() {
            let Some(&plain) = params.get(index) else { continue };
            let access = accesses.get(index).and_then(Option::as_deref).unwrap_or(kernel_args::NO_ACCESS);
            let access = kernel_args::access(access);
            // The word of a pipe is that of its packets.
            let is_pipe = qualifiers.get(index).and_then(Option::as_deref).is_some_and(kernel_args::is_pipe);
            let found_type = match is_pipe {
                true => Some(opaque::pipe(access)),
                false => word.as_deref().and_then(|word| opaque::from_word(word, access)),
            };
            let fits = |ty: &TargetTy| match read.types[plain] {
                Type::Pointer(_) => true,
                Type::Integer(SAMPLER_WIDTH) => ty.name == opaque::SAMPLER,
                _ => false,
            };
            if let Some(ty) = found_type.filter(fits) {
                found.push((Node::Parameter(id, index as u32), ty));
            }
        }
    }
    let any = !found.is_empty();
    for (node, ty) in found {
        let ty = target(module, ty);
        classes.state(node, (Knows::All, ty));
    }
    any
}

/// The allocation that a pointer points into.
pub(super) fn allocation(module: &Module, function: FunctionId, mut pointer: Value) -> Option<InstId> {
    let body = module.functions[function].body.as_ref()?;
    for _ in 0..MAX_STEPS {
        let Value::Inst(inst) = pointer else { return None };
        pointer = match body.insts.get(inst)?.kind {
            InstKind::Alloca { .. } => return Some(inst),
            InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, operand } => operand,
            InstKind::GetElementPtr { base, .. } => base,
            _ => return None,
        };
    }
    None
}

/// Joins nodes with data flow between them in an instruction.
fn flow(
    module: &Module,
    function: FunctionId,
    inst: InstId,
    kind: &InstKind,
    signatures: &BTreeMap<FunctionId, Signature>,
    classes: &mut Classes,
) {
    let this = Node::Value(function, inst);
    let mut join = |node: Node, value: Value| {
        if let Some(other) = Node::of(function, value) {
            classes.join(node, other);
        }
    };
    match kind {
        InstKind::GetElementPtr { .. }
        | InstKind::Alloca { .. }
        | InstKind::Cast { op: CastOp::IntToPtr, .. } => classes.state_address(this),
        InstKind::Phi { incoming } => incoming.iter().for_each(|&(value, _)| join(this, value)),
        InstKind::Select { if_true, if_false, .. } => {
            join(this, *if_true);
            join(this, *if_false);
        }
        InstKind::Freeze { operand } => join(this, *operand),
        InstKind::Ret { value: Some(value) } => join(Node::Result(function), *value),
        InstKind::Load { pointer, .. } => {
            if let Some(from) = allocation(module, function, *pointer) {
                classes.join(this, Node::Content(function, from));
            }
        }
        InstKind::Store { value, pointer, .. } => {
            if let Some(to) = allocation(module, function, *pointer) {
                join(Node::Content(function, to), *value);
            }
        }
        InstKind::Call(call) => {
            let Some(callee) = module.as_function(call.callee) else { return };
            for (index, &value) in call.args.iter().enumerate() {
                join(Node::Parameter(callee, index as u32), value);
            }
            classes.join(this, Node::Result(callee));
            let Some(signature) = signatures.get(&callee) else { return };
            for (&value, [_, pointee]) in call.args.iter().zip(&signature.params) {
                if let (Some(stated), Some(to)) = (pointee, allocation(module, function, value)) {
                    classes.state(Node::Content(function, to), *stated);
                }
            }
        }
        _ => {}
    }
}
