//! The friendly form of shaders: every instruction without an equivalent in LLVM IR is a call of a function with its
//! name, with the instruction's operands of any type.
//!
//! Kernels' functions are those that libraries have; no library has these, so that the form only has to be lossless:
//! matrices, arrays and structures are passed unchanged, and functions may return structures. The types in a mangled
//! name only keep functions apart.

use ocl_mangle::{Builtin, Convention, Function, Qualifiers, Type};
use spirv_grammar::ext::glsl_std450::GlslStd450;
use spirv_grammar::{ExtInstSet, Op};

use super::write::return_type_name;
use super::{PREFIX, is_callable};
use crate::convention::{opaque, shaders};
use crate::reading::ResultAdapter;
use crate::row::Inst;
use crate::signatures::names_result;
use crate::spelling::{Instance, Source, Spelling};
use crate::ty::Ty;

/// Prefix of instructions of an extended set: `__spirv_GLSL_` for `GLSL.std.450`, of others the set's own name.
fn prefix(set: ExtInstSet) -> String {
    match set {
        ExtInstSet::GlslStd450 => "__spirv_GLSL_".to_owned(),
        other => format!("{PREFIX}{}_", other.name().replace('.', "_")),
    }
}

/// Spells an instruction; `None` for instructions that are unknown or cannot be in a function's body.
pub fn spell(instance: &Instance<'_>) -> Option<Spelling> {
    let mut name = match instance.inst {
        Inst::Core(op) if is_callable(op) || shaders::is_called_terminator(op) => {
            format!("{PREFIX}{}", op.name()?)
        }
        Inst::Ext(set, number) => format!("{}{}", prefix(set), set.instruction(number)?.name),
        _ => return None,
    };
    if names_result(instance.inst)
        && let Some(word) = return_type_name(&instance.result, false)
    {
        name.push_str("_R");
        name.push_str(&word);
    }
    if let (Inst::Core(op), Ty::Pointer { space, .. }) = (instance.inst, &instance.result)
        && shaders::POINTER_MAKERS.contains(&op)
    {
        name.push_str(&format!("_Rp{space}"));
    }
    let types = instance.operands.iter().map(|operand| mangled(&operand.ty)).collect();
    Some(Spelling {
        symbol: ocl_mangle::mangle(&Function::new(name, types), Convention::OpenCl),
        params: instance.operands.iter().map(|operand| operand.ty.clone()).collect(),
        args: (0..instance.operands.len()).map(Source::Operand).collect(),
        ret: instance.result.clone(),
        sret: None,
        result: ResultAdapter::Same,
        hook: None,
        variadic: false,
        lossy: Vec::new(),
    })
}

/// The instruction that the name of a function is, mangled or plain.
pub fn instruction(symbol: &str) -> Option<Inst> {
    let name = ocl_mangle::source_name(symbol).unwrap_or(symbol);
    let extended = ExtInstSet::ALL.iter().find_map(|&set| {
        Some(Inst::Ext(set, set.instruction_by_name(name.strip_prefix(&prefix(set))?)?.number))
    });
    // The set reserves a number that no consumer knows.
    if extended == Some(Inst::Ext(ExtInstSet::GlslStd450, GlslStd450::IMix.0)) {
        return None;
    }
    if extended.is_some() {
        return extended;
    }
    let name = name.strip_prefix(PREFIX)?;
    let name = name.split_once('_').map_or(name, |(name, _)| name);
    let op = Op::from_name(name).filter(|op| !op.is_constant())?;
    (is_callable(op) || shaders::is_called_terminator(op)).then_some(Inst::Core(op))
}

/// Returns the instruction of a specialization constant for a function, by its name, mangled or plain: its call has the
/// constant's number and its default value, the parts of a composite, or a value of the type whose size it is.
pub fn spec_constant(symbol: &str) -> Option<Inst> {
    let name = ocl_mangle::source_name(symbol).unwrap_or(symbol).strip_prefix(PREFIX)?;
    let of_constants = [Op::SpecConstant, Op::SpecConstantComposite, Op::ConstantSizeOfEXT];
    of_constants.into_iter().find(|op| op.name() == Some(name)).map(Inst::Core)
}

/// Returns whether an instruction on an image takes derivatives, which neighboring invocations compute together: LLVM
/// must not move it to a place that fewer of them reach.
pub fn takes_derivatives(op: Op) -> bool {
    op.name().is_some_and(|name| name.contains("ImplicitLod") || name == "ImageQueryLod")
}

/// A type as names have it. Nothing is refused: types that no name can have are called by a word.
fn mangled(ty: &Ty) -> Type {
    let word = |word: String| Type::named(word);
    match ty {
        Ty::Void => Type::Builtin(Builtin::Void),
        Ty::Bool => Type::Builtin(Builtin::Bool),
        Ty::BFloat16 => Type::Builtin(Builtin::BFloat16),
        Ty::Int(width) => Type::int(*width, true).unwrap_or_else(|| word(format!("int{width}_t"))),
        Ty::Float(width) => Type::float(*width).unwrap_or_else(|| word(format!("float{width}_t"))),
        Ty::Vector(lanes, element) => mangled(element).vector(*lanes),
        Ty::Array(length, element) => Type::Array(Some(*length), Box::new(mangled(element))),
        Ty::Pointer { space, pointee } => {
            let to = pointee.as_deref().map_or(Type::Builtin(Builtin::Void), mangled);
            let address_space = (*space != 0).then_some(*space);
            to.qualified(Qualifiers { address_space, ..Qualifiers::NONE }).pointer()
        }
        Ty::Target(target) => {
            word(opaque::to_friendly(target).unwrap_or_else(|| target.name.replace('.', "_")))
        }
        Ty::Struct(name) if !name.is_empty() => word(name.clone()),
        Ty::Struct(_) | Ty::Other => word("type".to_owned()),
    }
}
