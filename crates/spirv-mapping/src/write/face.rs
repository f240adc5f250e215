//! One instruction in the words of one face.

use ocl_mangle::{Convention, Function, Type};
use spirv_grammar::FPRoundingMode;

use crate::bind::{self, Bindings};
use crate::convention::memory::ordered_memory;
use crate::name::Slots;
use crate::read::{adapter, operand_count, uses_rounding_operand};
use crate::relation::{ORDER_BITS, STORAGE_BITS};
use crate::row::{Arg, Face, Fix, Pat, Ret};
use crate::spelling::{Instance, Source, Spelling};
use crate::ty::{Operand, Ty};
use crate::why::Reason;

/// Spells an instruction as `face`.
///
/// # Errors
/// Returns the spelling, or the reason against it.
pub(super) fn spell(face: &Face, instance: &Instance<'_>) -> Result<Spelling, Reason> {
    let operands = instance.operands;
    let count = operand_count(face);
    let absent = face.fixed.iter().filter(|f| f.1 == Fix::Absent).count();
    if operands.len() < count - absent || (operands.len() > count - absent && !face.variadic) {
        return Err(Reason::OperandCount);
    }
    let bindings = bind_variables(face, instance)?;
    let mut lossy: Vec<&'static str> = face.lossy.into_iter().collect();
    check_fixed(face, operands, &bindings, &mut lossy)?;
    let mut slots = Slots {
        lanes: bindings.lanes,
        ty: bindings.result,
        saturated: instance.saturated,
        rounding: instance.rounding,
    };
    if uses_rounding_operand(face) {
        let i = face.fixed.iter().find(|f| f.1 == Fix::NameRounding).map_or(0, |f| f.0);
        let value = operands.get(usize::from(i)).and_then(|o| o.constant).ok_or(Reason::NotConstant(i))?;
        slots.rounding = Some(FPRoundingMode(u32::try_from(value).map_err(|_| Reason::OperandValue(i))?));
    }
    let name = face.name.print(&slots).ok_or(Reason::Decoration)?;

    let mut types: Vec<Type> = Vec::with_capacity(face.sig.len());
    let mut params = Vec::with_capacity(face.sig.len());
    let mut args = Vec::with_capacity(face.sig.len());
    for (pat, arg) in face.sig.iter().zip(face.args) {
        let operand = arg.operand().and_then(|i| operands.get(usize::from(i)));
        let actual = match arg {
            Arg::V(_) => operand.map(|o| &o.ty),
            _ => None,
        };
        let (ty, plain) = bindings.build(pat, actual, instance.pointer_width).ok_or(Reason::Unmangleable)?;
        types.push(ty);
        params.push(plain);
        args.push(source(arg, operand, operands)?);
        if let (Arg::Via(relation, _), Some(c)) = (arg, operand.and_then(|o| o.constant))
            && relation.mask == STORAGE_BITS
            && c & u64::from(SUBGROUP_MEMORY) != 0
        {
            lossy.push("OpenCL C has no flag for sub-group memory");
        }
    }
    let mut extra = Vec::new();
    if face.variadic {
        extra.extend(count..operands.len());
        args.extend(extra.iter().map(|i| Source::Operand(*i)));
    }
    let ret = return_type(face, instance, &bindings)?;
    let symbol =
        if face.mangled { ocl_mangle::mangle(&Function::new(name, types), Convention::OpenCl) } else { name };
    Ok(Spelling {
        symbol,
        params,
        args,
        ret,
        sret: match face.ret {
            Ret::Struct(name) => Some(Ty::Struct(name.to_owned())),
            _ => None,
        },
        result: adapter(face.ret),
        hook: face.hook,
        variadic: face.variadic,
        lossy,
    })
}

/// Binds the type variables: from values, then the result, then pointees.
fn bind_variables(face: &Face, instance: &Instance<'_>) -> Result<Bindings, Reason> {
    let mut b = Bindings::default();
    let mut pairs = Vec::with_capacity(face.sig.len());
    for (pat, arg) in face.sig.iter().zip(face.args) {
        if let Arg::V(i) = *arg {
            let operand = instance.operands.get(usize::from(i)).ok_or(Reason::OperandCount)?;
            pairs.push((pat, i, &operand.ty));
        } else if let Arg::NonZero(i) | Arg::Negative(i) = *arg {
            let operand = instance.operands.get(usize::from(i)).ok_or(Reason::OperandCount)?;
            match operand.ty.lanes() {
                // The integers that the booleans are made from.
                (_, Ty::Int(_)) => pairs.push((pat, i, &operand.ty)),
                (lanes, Ty::Bool) if matches!(arg, Arg::Negative(_)) && *pat == Pat::T => {
                    b.lanes = Some(lanes);
                    b.element = face.gen_.elements.first().copied();
                }
                (_, Ty::Bool) => {}
                _ => return Err(Reason::OperandType(i)),
            }
        }
    }
    // Direct uses of `T` first: patterns relative to it are checked against it.
    let rank = |pat: &Pat| match pat {
        Pat::T => 0,
        Pat::Pointer(_) => 3,
        Pat::SameWidth(_) | Pat::HalfWidth(_) => 2,
        _ => 1,
    };
    if face.ret == Ret::Like(Pat::T) && !b.accept_ty(&face.gen_, &Pat::T, &instance.result) {
        return Err(Reason::ResultType);
    }
    if face.ret == Ret::R {
        let (lanes, element) = instance.result.lanes();
        b.result = Some((lanes, face.result_gen.element_of(element).ok_or(Reason::ResultType)?));
    }
    pairs.sort_by_key(|(pat, ..)| rank(pat));
    for (pat, i, ty) in &pairs {
        if !b.accept_ty(&face.gen_, pat, ty) {
            return Err(Reason::OperandType(*i));
        }
    }
    for (pat, _, ty) in &pairs {
        if let (Pat::Pointer(p), Ty::Pointer { pointee: Some(pointee), .. }) = (pat, ty) {
            // A pointee that disagrees with a value is only a pointer of another type to the same memory.
            let mut trial = b.clone();
            if trial.accept_ty(&face.gen_, &p.to, pointee) {
                b = trial;
            }
        }
    }
    if let Ret::Like(pat) = &face.ret
        && *pat != Pat::T
        && !b.accept_ty(&face.gen_, pat, &instance.result)
    {
        return Err(Reason::ResultType);
    }
    // The number of lanes of a prefetch follows from its size.
    if let Some((i, _)) = face.fixed.iter().find(|f| f.1 == Fix::NameBytes)
        && let Some(bytes) = instance.operands.get(usize::from(*i)).and_then(|o| o.constant)
        && let Some(width) = b.element.and_then(bind::width)
    {
        b.lanes = bytes.checked_mul(8).and_then(|bits| u32::try_from(bits / u64::from(width)).ok());
    }
    if b.check(face) { Ok(b) } else { Err(Reason::ResultType) }
}

fn check_fixed(
    face: &Face,
    operands: &[Operand],
    bindings: &Bindings,
    lossy: &mut Vec<&'static str>,
) -> Result<(), Reason> {
    for (i, fix) in face.fixed {
        let operand = operands.get(usize::from(*i));
        match *fix {
            Fix::Absent if operand.is_some() => return Err(Reason::OperandCount),
            Fix::Absent | Fix::Dropped => continue,
            _ => {}
        }
        let constant = operand.ok_or(Reason::OperandCount)?.constant;
        let value = match (constant, fix) {
            (Some(c), _) => u32::try_from(c).map_err(|_| Reason::OperandValue(*i))?,
            // Bits that depend on the run time are stronger in the call than they may be in the instruction.
            (None, Fix::StorageOf { .. } | Fix::OrderWithin(SEQUENTIALLY_CONSISTENT)) => continue,
            (None, Fix::OrderWithin(_)) => {
                lossy.push("the call has one memory order, the instruction that which it computes");
                continue;
            }
            (None, Fix::Within(_)) => {
                lossy.push("the call has one scope, the instruction that which it computes");
                continue;
            }
            (None, _) => return Err(Reason::NotConstant(*i)),
        };
        let fits = match *fix {
            Fix::Is(wanted) | Fix::Size(wanted) => value == wanted,
            Fix::Within(scope) => {
                let fits = scope_rank(value) <= scope_rank(scope) && scope_rank(value) > 0;
                if fits && value != scope {
                    lossy.push("the call has a wider scope");
                }
                fits
            }
            Fix::ZeroLike(_) => value == 0,
            Fix::Bits { mask, value: wanted } => value & mask == wanted,
            Fix::OrderWithin(order) => {
                let have = value & ORDER_BITS;
                if have != order {
                    lossy.push("the call has a stronger memory order");
                }
                order_within(have, order)
            }
            Fix::StorageOf { pointer } => {
                let space = match operands.get(usize::from(pointer)).map(|o| &o.ty) {
                    Some(Ty::Pointer { space, .. }) => *space,
                    _ => return Err(Reason::OperandType(pointer)),
                };
                let relaxed = value & !STORAGE_BITS == 0;
                if !relaxed && value & STORAGE_BITS != ordered_memory(space).0 {
                    lossy.push(OTHER_MEMORY);
                }
                true
            }
            Fix::NameLanes => bindings.lanes == Some(value),
            Fix::NameBytes => {
                let width = bindings.element.and_then(bind::width);
                width
                    .zip(bindings.lanes)
                    .is_some_and(|(w, n)| u64::from(w) * u64::from(n) == u64::from(value) * 8)
            }
            Fix::NameRounding | Fix::Absent | Fix::Dropped => true,
        };
        if !fits {
            return Err(Reason::OperandValue(*i));
        }
    }
    Ok(())
}

/// The information dropped by an atomic function whose memory is determined by the pointer alone.
pub(super) const OTHER_MEMORY: &str =
    "the call orders the memory its pointer points to, not the memory listed";

/// A bit of Memory Semantics for memory that OpenCL does not have: compilers set it with all the others.
const SUBGROUP_MEMORY: u32 = 0x80;

/// The strongest order of Memory Semantics.
const SEQUENTIALLY_CONSISTENT: u32 = 16;

/// True if `order` promises all that `have` does.
fn order_within(have: u32, order: u32) -> bool {
    match order {
        16 => true,
        8 => have != 16,
        _ => have == order || have == 0,
    }
}

/// Size of a scope: Invocation 1, Subgroup 2, Workgroup 3, Device 4, CrossDevice 5; 0 for others.
fn scope_rank(scope: u32) -> u32 {
    match scope {
        4 => 1,
        3 => 2,
        2 => 3,
        1 => 4,
        0 => 5,
        _ => 0,
    }
}

fn source(arg: &Arg, operand: Option<&Operand>, operands: &[Operand]) -> Result<Source, Reason> {
    let index = |i: u8| {
        let i = usize::from(i);
        if i < operands.len() { Ok(i) } else { Err(Reason::OperandCount) }
    };
    Ok(match *arg {
        Arg::V(i) => Source::Operand(index(i)?),
        Arg::Splat(i) => return Err(Reason::OperandType(i)),
        Arg::Is(value) => Source::Const(u64::from(value)),
        Arg::NonZero(i) | Arg::Negative(i)
            if operand.is_some_and(|o| matches!(o.ty.lanes().1, Ty::Int(_))) =>
        {
            Source::Operand(index(i)?)
        }
        Arg::NonZero(i) => Source::BoolToInt(index(i)?),
        Arg::Negative(i) => Source::BoolToMask(index(i)?),
        Arg::Via(relation, i) => match operand.and_then(|o| o.constant) {
            Some(c) => {
                let value = u32::try_from(c).map_err(|_| Reason::OperandValue(i))?;
                let value = if relation.mask == STORAGE_BITS { value & !SUBGROUP_MEMORY } else { value };
                Source::Const(u64::from(relation.to_ocl(value).ok_or(Reason::OperandValue(i))?))
            }
            None => Source::Computed { operand: index(i)?, relation },
        },
    })
}

fn return_type(face: &Face, instance: &Instance<'_>, bindings: &Bindings) -> Result<Ty, Reason> {
    let (lanes, element) = instance.result.lanes();
    match face.ret {
        Ret::Void | Ret::Struct(_) => Ok(Ty::Void),
        Ret::R | Ret::Any | Ret::Via(_) | Ret::Offset(_) => Ok(instance.result.clone()),
        Ret::Like(pat) | Ret::Unused(pat) => bindings
            .build(&pat, Some(&instance.result), instance.pointer_width)
            .map(|(_, ty)| ty)
            .ok_or(Reason::ResultType),
        Ret::Test | Ret::TestInt if *element != Ty::Bool => Err(Reason::ResultType),
        Ret::Test if lanes > 1 => {
            let width = bindings.element.and_then(bind::width).ok_or(Reason::ResultType)?;
            Ok(Ty::Int(width).vector(lanes))
        }
        Ret::Test | Ret::TestInt if lanes == 1 => Ok(Ty::Int(32)),
        Ret::Test | Ret::TestInt => Err(Reason::ResultType),
    }
}
