//! Calls of `printf`: the values in memory, one behind the other, and a call of the host.

use crate::emit::Emitter;
use llvm_model::{CastOp, DataLayout, InstBuilder as _, Type, TypeId, Value};

/// The host's function.
const HOST: &str = "__spirv_run_printf";

/// Emits the call for these arguments, the format first; `None` where one is nothing that `printf` takes.
pub(crate) fn emit(
    out: &mut Emitter<'_>,
    state: Value,
    args: &[(Value, TypeId)],
    layout: &DataLayout,
) -> Option<Value> {
    let [(format, format_type), values @ ..] = args else { return None };
    let format =
        if *format_type == out.ptr { *format } else { out.cast(CastOp::AddrSpaceCast, *format, out.ptr) };
    let (mut offset, mut places) = (0, Vec::new());
    for &(value, ty) in values {
        let (value, ty) = promoted(out, value, ty);
        places.push((value, offset));
        offset += layout.store_size(&out.module.types, ty)?.next_multiple_of(8);
    }
    let (count, bytes) = (out.int64(offset / 8), out.int64(offset));
    let record = out.variable(out.i64, count, 8);
    for (value, offset) in places {
        let offset = out.int64(offset);
        let place = out.byte_offset(record, offset);
        out.store(value, place, 8);
    }
    Some(out.call_named(HOST, out.i32, [state, format, record, bytes]))
}

/// A value after C's promotions.
fn promoted(out: &mut Emitter<'_>, value: Value, ty: TypeId) -> (Value, TypeId) {
    match out.module.types[ty] {
        Type::Half | Type::Float => {
            let double = out.module.types.intern(Type::Double);
            (out.cast(CastOp::FPExt, value, double), double)
        }
        Type::Integer(width) if width < 32 => (out.cast(CastOp::ZExt, value, out.i32), out.i32),
        _ => (value, ty),
    }
}
