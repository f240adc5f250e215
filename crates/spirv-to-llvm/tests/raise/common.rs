//! Small modules in assembly, and what becomes of them in words.

use llvm_model::{
    AttrKind, Attribute, Constant, Flags, Function, InstKind, Instruction, Metadata, Module, Type, TypeId,
    Value,
};
use spirv_module::Version;
use spirv_to_llvm::Output;
use translate_common::{Diagnostics, Options};

/// What every module of these tests begins with.
pub(crate) const PRELUDE: &str = "
    OpCapability Kernel
    OpCapability Addresses
    OpCapability Linkage
    OpCapability Int64
    OpCapability Int8
    OpCapability Float64
    %cl = OpExtInstImport \"OpenCL.std\"
    OpMemoryModel Physical64 OpenCL
";

/// Assembles text behind [`PRELUDE`].
pub(crate) fn assemble(text: &str) -> spirv_module::Module {
    let text = format!("{PRELUDE}{text}");
    spirv_module::assemble(&text, Version::V1_4).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// Translates, with every option at its default.
pub(crate) fn translate(text: &str) -> Result<Output, Diagnostics> {
    spirv_to_llvm::translate(&assemble(text), &Options::default())
}

/// Translates what must succeed.
pub(crate) fn raise(text: &str) -> Module {
    translate(text).unwrap_or_else(|errors| panic!("{errors}")).module
}

/// The messages of what must fail.
pub(crate) fn errors(text: &str) -> Vec<String> {
    match translate(text) {
        Ok(_) => panic!("it succeeds"),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

/// A function by name.
pub(crate) fn function<'m>(module: &'m Module, name: &str) -> &'m Function {
    let mut functions = module.functions.values();
    functions.find(|f| f.props.name == *name).unwrap_or_else(|| panic!("no function {name}"))
}

/// The instructions of a function, one word or a few each.
pub(crate) fn code(module: &Module, name: &str) -> Vec<String> {
    let body = function(module, name).body.as_ref().unwrap();
    body.instructions().map(|(_, _, inst)| describe(module, inst)).collect()
}

/// Opcode, flags, the callee of calls, the result type.
pub(crate) fn describe(module: &Module, inst: &Instruction) -> String {
    let mut words = vec![match &inst.kind {
        InstKind::Unary { op, .. } => op.keyword().to_owned(),
        InstKind::Binary { op, .. } => op.keyword().to_owned(),
        InstKind::Cast { op, .. } => op.keyword().to_owned(),
        InstKind::ICmp { predicate, .. } => format!("icmp {}", predicate.keyword()),
        InstKind::FCmp { predicate, .. } => format!("fcmp {}", predicate.keyword()),
        InstKind::Call(call) => format!("call {}", callee(module, call.callee)),
        InstKind::Load { align, volatile, .. } => access("load", align.bytes(), *volatile),
        InstKind::Store { align, volatile, .. } => access("store", align.bytes(), *volatile),
        InstKind::Alloca { align, .. } => access("alloca", align.bytes(), false),
        InstKind::ShuffleVector { mask, .. } => format!("shufflevector {mask:?}"),
        InstKind::ExtractValue { indices, .. } => format!("extractvalue {indices:?}"),
        InstKind::InsertValue { indices, .. } => format!("insertvalue {indices:?}"),
        InstKind::Switch { cases, .. } => format!("switch {}", cases.len()),
        InstKind::Phi { incoming } => format!("phi {}", incoming.len()),
        InstKind::GetElementPtr { source_type, .. } => format!("getelementptr {}", ty(module, *source_type)),
        InstKind::Select { .. } => "select".to_owned(),
        InstKind::ExtractElement { .. } => "extractelement".to_owned(),
        InstKind::InsertElement { .. } => "insertelement".to_owned(),
        InstKind::Br { .. } => "br".to_owned(),
        InstKind::CondBr { .. } => "br if".to_owned(),
        InstKind::Ret { .. } => "ret".to_owned(),
        InstKind::Unreachable => "unreachable".to_owned(),
        other => format!("{other:?}"),
    }];
    let flags = inst.flags.without(Flags::NUSW);
    words.extend(flags.names().map(str::to_owned));
    if module.types[inst.ty] != Type::Void {
        words.push(format!("-> {}", ty(module, inst.ty)));
    }
    words.join(" ")
}

fn access(word: &str, align: u64, volatile: bool) -> String {
    let volatile = if volatile { " volatile" } else { "" };
    format!("{word}{volatile} {align}")
}

fn callee(module: &Module, value: Value) -> String {
    match module.as_function(value) {
        Some(function) => module.functions[function].props.name.to_string(),
        None => "?".to_owned(),
    }
}

/// A type as LLVM assembly writes it.
pub(crate) fn ty(module: &Module, id: TypeId) -> String {
    let list = |ids: &[TypeId]| ids.iter().map(|&id| ty(module, id)).collect::<Vec<_>>().join(", ");
    match &module.types[id] {
        Type::Void => "void".to_owned(),
        Type::Half => "half".to_owned(),
        Type::Float => "float".to_owned(),
        Type::Double => "double".to_owned(),
        Type::Integer(width) => format!("i{width}"),
        Type::Pointer(0) => "ptr".to_owned(),
        Type::Pointer(space) => format!("ptr{space}"),
        Type::Array { element, count } => format!("[{count} x {}]", ty(module, *element)),
        Type::Vector { element, count, .. } => format!("<{count} x {}>", ty(module, *element)),
        Type::Struct(body) if body.packed => format!("<{{{}}}>", list(&body.fields)),
        Type::Struct(body) => format!("{{{}}}", list(&body.fields)),
        Type::NamedStruct(named) => format!("%{}", module.types.structs[*named].name),
        Type::Function { ret, params, .. } => format!("{} ({})", ty(module, *ret), list(params)),
        Type::TargetExt { name, ints, .. } => format!("{name}{ints:?}"),
        other => format!("{other:?}"),
    }
}

/// The attributes of a parameter in words.
pub(crate) fn parameter(module: &Module, name: &str, index: usize) -> Vec<String> {
    let set = module.attributes.param(function(module, name).attributes, index);
    module.attributes.set(set).iter().map(|a| attribute(module, a)).collect()
}

fn attribute(module: &Module, attribute: &Attribute) -> String {
    let name = attribute.kind().and_then(AttrKind::name).unwrap_or("?");
    match attribute {
        Attribute::Int(_, value) => format!("{name} {value}"),
        Attribute::Type(_, Some(id)) => format!("{name} {}", ty(module, *id)),
        _ => name.to_owned(),
    }
}

/// The metadata attachment of a function as words.
pub(crate) fn attachment(module: &Module, name: &str, kind: &str) -> Vec<String> {
    let kind = module.find_md_kind(kind).unwrap_or_else(|| panic!("no metadata {kind}"));
    let node = function(module, name).attachment(kind).unwrap_or_else(|| panic!("no attachment"));
    words(module, node)
}

/// The operands of a tuple: strings, numbers, or types of undefined constants.
pub(crate) fn words(module: &Module, node: llvm_model::MdId) -> Vec<String> {
    let operands = module.tuple(node).iter().flatten();
    let word = |id: &llvm_model::MdId| match &module.metadata[*id] {
        Metadata::String(text) => text.to_string(),
        Metadata::Constant(constant) => match &module.constants[*constant] {
            Constant::Int(bits) => bits.to_u64().unwrap().to_string(),
            _ => ty(module, module.constants.ty(*constant)),
        },
        Metadata::Tuple { .. } => format!("{:?}", words(module, *id)),
        Metadata::Debug(_) => "debug".to_owned(),
    };
    operands.map(word).collect()
}

/// The nodes of named metadata.
pub(crate) fn named(module: &Module, name: &str) -> Vec<Vec<String>> {
    let named = module.named(name).unwrap_or_else(|| panic!("no !{name}"));
    named.operands.iter().map(|&node| words(module, node)).collect()
}
