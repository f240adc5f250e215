//! Variables that hold values which no memory of shaders can hold, as `reg2mem` leaves them.

use crate::memory::physical_space;
use crate::opaque::{has_part, is_object};
use crate::rewrite::callee_name;
use llvm_model::{Body, FunctionId, InstKind, Module, Type, TypeId, Types, Value};

/// The name of calls that take only constants and specialization constants, without the types behind it.
const COMPOSITE: &str = "_Z29__spirv_SpecConstantComposite";

/// Whether a function has such variables.
pub(super) fn are_in(module: &Module, function: FunctionId) -> bool {
    let Some(body) = &module.functions[function].body else { return false };
    body.instructions().any(|(_, _, inst)| match &inst.kind {
        InstKind::Alloca { allocated, .. } => is_kept_from_memory(&module.types, *allocated),
        kind if callee_name(module, kind).is_some_and(|name| name.starts_with(COMPOSITE)) => {
            kind.call().is_some_and(|call| call.args.iter().any(|&part| is_loaded(body, part)))
        }
        _ => false,
    })
}

/// Returns whether values of a type contain an image, a sampler or a logical pointer.
fn is_kept_from_memory(types: &Types, ty: TypeId) -> bool {
    has_part(types, ty, |part| match types[part] {
        Type::Pointer(_) => types.address_space(part) != physical_space(),
        _ => is_object(types, part),
    })
}

/// Whether a value is loaded from a variable of the function.
fn is_loaded(body: &Body, value: Value) -> bool {
    let Value::Inst(load) = value else { return false };
    match body.insts[load].kind {
        InstKind::Load { pointer: Value::Inst(variable), .. } => {
            matches!(body.insts[variable].kind, InstKind::Alloca { .. })
        }
        _ => false,
    }
}
