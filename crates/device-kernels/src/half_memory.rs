//! `vload_half` and `vstore_half`: numbers in memory as `half`, in registers as `float` or `double`.

use crate::edit;
use llvm_model::{BinaryOp, Builder, CastOp, InstBuilder as _, Module, Type, TypeId, Value};
use ocl_mangle::{Convention, Type as Mangled};

/// An access.
struct Access {
    is_store: bool,
    /// Whether vectors of three are aligned as those of four (`vloada_half`).
    is_aligned: bool,
    /// How the name ends: `_rte` and others.
    rounding: String,
}

/// Defines those that the module declares.
pub(crate) fn run(module: &mut Module) {
    edit::define(
        module,
        access,
        |at, access| {
            if access.is_store { stored(at, access) } else { loaded(at, access) }
        },
    );
}

fn access(name: &str) -> Option<Access> {
    if !name.starts_with("_Z") || !name.contains("_half") {
        return None;
    }
    let mangled = ocl_mangle::demangle_as(name, Convention::OpenCl).ok()?;
    let name = mangled.name.plain()?;
    let is_pointer = matches!(mangled.params.last(), Some(Mangled::Pointer(_)));
    let forms = [("vload_half", false, false), ("vloada_half", false, true)];
    let stores = [("vstore_half", true, false), ("vstorea_half", true, true)];
    forms.into_iter().chain(stores).filter(|_| is_pointer).find_map(|(prefix, is_store, is_aligned)| {
        let rest = name.strip_prefix(prefix)?;
        let rounding = rest.trim_start_matches(|digit: char| digit.is_ascii_digit());
        let is_rounding = ["", "_rte", "_rtz", "_rtp", "_rtn"].contains(&rounding);
        is_rounding.then(|| Access { is_store, is_aligned, rounding: rounding.to_owned() })
    })
}

/// The place of an element in memory, and its alignment.
fn place(
    at: &mut Builder<'_>,
    access: &Access,
    lanes: u32,
    (offset, pointer): (Value, Value),
    index: u32,
) -> (Value, u64) {
    let stride = if access.is_aligned { lanes.next_power_of_two() } else { lanes };
    let first = at.binary_int(BinaryOp::Mul, offset, stride.into());
    let number = at.binary_int(BinaryOp::Add, first, index.into());
    let half = at.module.types.intern(Type::Half);
    (at.gep(half, pointer, &[number]), 2)
}

fn loaded(at: &mut Builder<'_>, access: &Access) -> Option<Value> {
    let (_, ret) = edit::signature(at)?;
    let lanes = at.module.types.lanes(ret);
    let (element, half) = (at.module.types.scalar(ret), at.module.types.intern(Type::Half));
    let mut values = Vec::new();
    for index in 0..lanes.unwrap_or(1) {
        let (place, align) = place(at, access, lanes.unwrap_or(1), (Value::Arg(0), Value::Arg(1)), index);
        let value = at.load(half, place, align);
        values.push(at.cast(CastOp::FPExt, value, element));
    }
    if lanes.is_some() { Some(at.vector(&values)) } else { values.first().copied() }
}

fn stored(at: &mut Builder<'_>, access: &Access) -> Option<Value> {
    let (params, _) = edit::signature(at)?;
    let ty = *params.first()?;
    let lanes = at.module.types.lanes(ty);
    for index in 0..lanes.unwrap_or(1) {
        let value = Value::Arg(0);
        let value = if lanes.is_some() { at.extract(value, index) } else { value };
        let value = rounded(at, access, value);
        let (place, align) = place(at, access, lanes.unwrap_or(1), (Value::Arg(1), Value::Arg(2)), index);
        at.store(value, place, align);
    }
    None
}

/// A number as `half`: the library rounds otherwise than to the nearest one.
fn rounded(at: &mut Builder<'_>, access: &Access, value: Value) -> Value {
    let half: TypeId = at.module.types.intern(Type::Half);
    if matches!(access.rounding.as_str(), "" | "_rte") {
        return at.cast(CastOp::FPTrunc, value, half);
    }
    let ty = at.ty(value);
    let code = if matches!(at.module.types[ty], Type::Double) { 'd' } else { 'f' };
    at.call_named(format!("_Z16convert_half{}{code}", access.rounding).as_str(), half, [value])
}
