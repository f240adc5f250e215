//! Instructions → calls of friendly functions.

use ocl_mangle::{Builtin, Convention, Function, Type};
use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{Op, OperandFacts, OperandKind};

use super::facts::{gives_struct, gives_unsigned, states_return_type, takes_unsigned};
use super::{EXT_PREFIX, PREFIX, STATED, VARIABLE_PREFIX, is_callable};
use crate::bind::mangled;
use crate::convention::opaque;
use crate::name::{rounding_suffix, type_name};
use crate::read::ResultAdapter;
use crate::row::{Hook, Inst};
use crate::ty::Ty;
use crate::write::{Instance, Reason, Source, Spelling};

/// Spells an instruction in the friendly form.
pub(crate) fn spell(instance: &Instance<'_>) -> Result<Spelling, Reason> {
    let mut name = String::new();
    let facts: &[OperandFacts] = match instance.inst {
        Inst::Core(op) => {
            if !is_callable(op) || instance.component.is_some() {
                return Err(Reason::Hook);
            }
            name.push_str(PREFIX);
            name.push_str(op.name().ok_or(Reason::Unmangleable)?);
            op.facts().map_or(&[], |f| f.operands)
        }
        Inst::Ext(..) => {
            // Other sets have no prefix.
            let facts = instance.inst.as_cl().and_then(OpenClStd::facts).ok_or(Reason::Unmangleable)?;
            name.push_str(EXT_PREFIX);
            name.push_str(facts.name);
            facts.operands
        }
        Inst::Variable(v) => {
            name.push_str(VARIABLE_PREFIX);
            name.push_str(v.name().ok_or(Reason::Unmangleable)?);
            &[]
        }
    };
    let mut words: Vec<String> = Vec::new();
    let stated = stated_operand(instance);
    if let Some((word, _)) = stated {
        words.push(word.to_owned());
    }
    if states_return_type(instance.inst) && instance.result != Ty::Void {
        words.push(format!(
            "R{}",
            return_type_name(&instance.result, gives_unsigned(instance.inst)).ok_or(Reason::ResultType)?
        ));
    }
    if instance.saturated {
        words.push("sat".to_owned());
    }
    if let Some(mode) = instance.rounding {
        let suffix = rounding_suffix(mode).ok_or(Reason::Decoration)?;
        words.push(suffix.trim_start_matches('_').to_owned());
    }
    for (i, word) in words.iter().enumerate() {
        name.push_str(if i == 0 && matches!(instance.inst, Inst::Ext(..)) { "__" } else { "_" });
        name.push_str(word);
    }
    let dropped = stated.and_then(|(_, operand)| operand);
    let (mut types, mut params, mut args) = (Vec::new(), Vec::new(), Vec::new());
    let is_struct = matches!(instance.inst, Inst::Core(op) if gives_struct(op));
    let unsigned = takes_unsigned(instance.inst);
    for (i, operand) in instance.operands.iter().enumerate() {
        if dropped == Some(i) {
            continue;
        }
        let is_value = facts.get(i).is_none_or(|o| o.kind == OperandKind::IdRef);
        let ty = friendly_type(&operand.ty, unsigned && is_value).ok_or(Reason::Unmangleable)?;
        types.push(ty);
        params.push(operand.ty.clone());
        args.push(Source::Operand(i));
    }
    Ok(Spelling {
        symbol: ocl_mangle::mangle(&Function::new(name, types), Convention::OpenCl),
        params,
        args,
        ret: if is_struct { Ty::Void } else { instance.result.clone() },
        sret: is_struct.then(|| instance.result.clone()),
        result: ResultAdapter::Same,
        hook: is_struct.then_some(Hook::StructResult),
        variadic: false,
        lossy: Vec::new(),
    })
}

/// The postfix of an instruction that has one of its own, and the operand it states.
fn stated_operand(instance: &Instance<'_>) -> Option<(&'static str, Option<usize>)> {
    let Inst::Core(op) = instance.inst else { return None };
    let word = |w: &'static str| Some((w, None));
    match op {
        Op::GenericCastToPtrExplicit => STATED.iter().find_map(|(o, word, stated)| {
            let (i, value) = (*stated)?;
            let constant = instance.operands.get(i)?.constant;
            (*o == op && constant == Some(u64::from(value))).then_some((*word, Some(i)))
        }),
        Op::BuildNDRange => match &instance.operands.first()?.ty {
            Ty::Array(3, _) => word("3D"),
            Ty::Array(2, _) => word("2D"),
            _ => word("1D"),
        },
        Op::CreatePipeFromPipeStorage => match &instance.result {
            Ty::Target(t) if t.ints.first() == Some(&1) => word("write"),
            _ => word("read"),
        },
        _ => None,
    }
}

/// As [`mangled`], with opaque types under their friendly names and integers unsigned on request.
fn friendly_type(ty: &Ty, unsigned: bool) -> Option<Type> {
    Some(match ty {
        Ty::Int(w) => Type::int(*w, !unsigned)?,
        Ty::Vector(n, element) => friendly_type(element, unsigned)?.vector(*n),
        Ty::Target(t) => Type::named(opaque::to_friendly(t)?),
        other => mangled(other)?,
    })
}

/// Text of a return type postfix, without `R`.
fn return_type_name(ty: &Ty, unsigned: bool) -> Option<String> {
    let (lanes, element) = ty.lanes();
    let builtin = match element {
        Ty::Int(w) => Builtin::int(*w, !unsigned),
        Ty::Float(w) => Builtin::float(*w),
        Ty::Bool => return Some(if lanes == 1 { "bool".to_owned() } else { format!("bool{lanes}") }),
        _ => None,
    };
    match builtin {
        Some(b) => type_name(lanes, b),
        // Types that OpenCL C has no word for are mangled: what counts is that two types differ.
        None => {
            let symbol = ocl_mangle::mangle(&Function::new("R", vec![mangled(ty)?]), Convention::Cxx);
            symbol.strip_prefix("_Z1R").map(str::to_owned)
        }
    }
}
