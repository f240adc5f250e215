//! Instructions → calls of friendly functions.

use ocl_mangle::{Builtin, Convention, Function, Qualifiers, Type};
use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{BuiltIn, Op, vendor};

use super::letters::is_unsigned;
use super::{EXT_PREFIX, PREFIX, STATED, VARIABLE_PREFIX, canonical_opcode, is_callable};
use crate::convention::access_chains;
use crate::convention::mangled_types::{mangled, opaque_type};
use crate::name::{rounding_suffix, type_name};
use crate::reading::ResultAdapter;
use crate::row::Preference;
use crate::row::{Hook, Inst};
use crate::signatures::{self, Kind, Signature};
use crate::spelling::{Instance, Source, Spelling};
use crate::ty::Ty;
use crate::why::Reason;

/// Masks of sub-groups, which an extension had first.
const MASKS: [BuiltIn; 5] = [
    BuiltIn::SubgroupEqMask,
    BuiltIn::SubgroupGeMask,
    BuiltIn::SubgroupGtMask,
    BuiltIn::SubgroupLeMask,
    BuiltIn::SubgroupLtMask,
];

/// The name of an instruction, without the words that state what it is called with.
fn base_name(instance: &Instance<'_>) -> Result<String, Reason> {
    Ok(match instance.inst {
        Inst::Core(op) => {
            // An access chain that states its type is called by the name alone: the type is the pointee type of the
            // first argument.
            let is_called = is_callable(op) || access_chains::typed(op).is_some();
            if !is_called || instance.component.is_some() {
                return Err(Reason::Hook);
            }
            format!("{PREFIX}{}", vendor::translator_name(canonical_opcode(op)).ok_or(Reason::Unmangleable)?)
        }
        Inst::Ext(..) => {
            // Other sets have no prefix.
            let facts = instance.inst.as_cl().and_then(OpenClStd::facts).ok_or(Reason::Unmangleable)?;
            format!("{EXT_PREFIX}{}", facts.name)
        }
        Inst::Variable(v) => {
            let name = v.name().ok_or(Reason::Unmangleable)?;
            // The Khronos translator's name of it is that of the extension.
            let suffix = if MASKS.contains(&v) { "KHR" } else { "" };
            format!("{VARIABLE_PREFIX}{name}{suffix}")
        }
    })
}

/// The words behind the name: what is stated, the result, saturation and rounding.
fn words(instance: &Instance<'_>, signature: Option<&Signature>) -> Result<Vec<String>, Reason> {
    let mut words: Vec<String> = Vec::new();
    words.extend(stated(instance).map(str::to_owned));
    let names_result = signature.filter(|signature| signature.names_result && instance.result != Ty::Void);
    if let Some(Signature { result, .. }) = names_result {
        let unsigned = is_unsigned(result, instance.operands);
        words.push(format!("R{}", return_type_name(&instance.result, unsigned).ok_or(Reason::ResultType)?));
    }
    if instance.saturated {
        words.push("sat".to_owned());
    }
    if let Some(mode) = instance.rounding {
        let suffix = rounding_suffix(mode).ok_or(Reason::Decoration)?;
        words.push(suffix.trim_start_matches('_').to_owned());
    }
    Ok(words)
}

/// Spells an instruction in the friendly form.
pub(crate) fn spell(instance: &Instance<'_>) -> Result<Spelling, Reason> {
    let mut name = base_name(instance)?;
    let signature = signatures::signature(instance.inst);
    for word in words(instance, signature)? {
        name.push('_');
        name.push_str(&word);
    }
    let (mut types, mut params, mut args) = (Vec::new(), Vec::new(), Vec::new());
    let result_kind = signature.map(|signature| signature.result.kind);
    let is_struct = matches!(result_kind, Some(Kind::Structure | Kind::Pair));
    for (i, operand) in instance.operands.iter().enumerate() {
        let part = signature.and_then(|signature| signature.operands.get(i));
        let is_bool = part.is_some_and(|part| part.kind == Kind::Truth);
        // The integers that represent the booleans; the conversion in the function is a separate matter.
        if is_bool && matches!(operand.ty.lanes(), (_, Ty::Int(_))) {
            return Err(Reason::OperandType(u8::try_from(i).unwrap_or(u8::MAX)));
        }
        // Libraries have vectors of truth values as bytes: a mask goes in, and comes out of comparisons.
        if is_bool && let Ty::Vector(lanes, _) = operand.ty {
            let mask = Ty::Int(8).vector(lanes);
            types.push(friendly_type(&mask, false, false).ok_or(Reason::Unmangleable)?);
            params.push(mask);
            args.push(Source::BoolToMask(i));
            continue;
        }
        // Among functions of OpenCL C, Khronos' translator leaves the signs as they are first called.
        let unsigned = instance.preference != Preference::Khronos
            && part.is_some_and(|part| is_unsigned(part, instance.operands));
        let constant = part.is_some_and(|part| part.is_constant);
        types.push(friendly_type(&operand.ty, unsigned, constant).ok_or(Reason::Unmangleable)?);
        params.push(operand.ty.clone());
        args.push(Source::Operand(i));
    }
    let (ret, result) = match &instance.result {
        _ if is_struct => (Ty::Void, ResultAdapter::Same),
        Ty::Vector(lanes, element) if **element == Ty::Bool && result_kind == Some(Kind::Truth) => {
            (Ty::Int(8).vector(*lanes), ResultAdapter::Test)
        }
        other => (other.clone(), ResultAdapter::Same),
    };
    Ok(Spelling {
        symbol: ocl_mangle::mangle(&Function::new(name, types), Convention::Cxx),
        params,
        args,
        ret,
        sret: is_struct.then(|| instance.result.clone()),
        result,
        hook: is_struct.then_some(Hook::StructResult),
        variadic: false,
        lossy: Vec::new(),
    })
}

/// Returns the postfix of an instruction that has one of its own. The stated value is also an argument.
fn stated(instance: &Instance<'_>) -> Option<&'static str> {
    let Inst::Core(op) = instance.inst else { return None };
    match op {
        Op::GenericCastToPtrExplicit => STATED.iter().find_map(|(o, word, stated)| {
            let (i, value) = (*stated)?;
            let constant = instance.operands.get(i)?.constant;
            (*o == op && constant == Some(u64::from(value))).then_some(*word)
        }),
        Op::BuildNDRange => match &instance.operands.first()?.ty {
            Ty::Array(3, _) => Some("3D"),
            Ty::Array(2, _) => Some("2D"),
            _ => Some("1D"),
        },
        Op::CreatePipeFromPipeStorage => match &instance.result {
            Ty::Target(t) if t.ints.first() == Some(&1) => Some("write"),
            _ => Some("read"),
        },
        _ => None,
    }
}

/// As [`mangled`], with opaque types under their friendly names, and integers unsigned on request. For a pointer,
/// `unsigned` and `constant` apply to the pointee.
fn friendly_type(ty: &Ty, unsigned: bool, constant: bool) -> Option<Type> {
    Some(match ty {
        // Clang's functions for them take 4 bits as an int.
        Ty::Int(4) => Type::Builtin(Builtin::Int),
        Ty::Int(w) => Type::int(*w, !unsigned).unwrap_or(Type::BitInt { width: *w, signed: !unsigned }),
        Ty::Vector(n, element) => friendly_type(element, unsigned, false)?.vector(*n),
        Ty::Pointer { space, pointee } => {
            let to = match pointee {
                Some(pointee) => friendly_type(pointee, unsigned, false)?,
                None => Type::Builtin(Builtin::Void),
            };
            let address_space = (*space != 0).then_some(*space);
            to.qualified(Qualifiers { address_space, is_const: constant, ..Qualifiers::NONE }).pointer()
        }
        Ty::Target(_) => opaque_type(ty)?,
        other => mangled(other)?,
    })
}

/// Text of a return type postfix, without `R`.
pub(super) fn return_type_name(ty: &Ty, unsigned: bool) -> Option<String> {
    let (lanes, element) = ty.lanes();
    let builtin = match element {
        Ty::Int(w) => Builtin::int(*w, !unsigned),
        Ty::Float(w) => Builtin::float(*w),
        Ty::Bool => return Some(if lanes == 1 { "bool".to_owned() } else { format!("bool{lanes}") }),
        _ => None,
    };
    match builtin {
        Some(b) => type_name(lanes, b),
        // The letters of the element as its name.
        None if *element == Ty::BFloat16 && lanes > 1 => {
            return_type_name(&Ty::BFloat16, unsigned).map(|element| format!("{element}{lanes}"))
        }
        // Types without an equivalent in OpenCL C are mangled: they only need to be distinct.
        None => {
            let ty = friendly_type(ty, unsigned, false)?;
            let symbol = ocl_mangle::mangle(&Function::new("R", vec![ty]), Convention::Cxx);
            symbol.strip_prefix("_Z1R").map(str::to_owned)
        }
    }
}
