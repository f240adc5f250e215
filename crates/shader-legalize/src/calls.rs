//! Calls of instructions by their names, as the form of shaders has them.

use llvm_model::{Builder, Call, InstBuilder as _, InstKind, Type, TypeId, Types, Value};
use ocl_mangle::{Builtin, Convention, Function, Type as Mangled};

/// Adds a call of the instruction `name` with a result of type `ty`.
pub(crate) fn call(at: &mut Builder<'_>, name: &str, args: &[Value], ty: TypeId) -> Value {
    let params: Vec<TypeId> = args.iter().map(|&arg| at.ty(arg)).collect();
    let types = &mut at.module.types;
    let words = params.iter().map(|&param| mangled(types, param)).collect();
    let symbol = ocl_mangle::mangle(&Function::new(name, words), Convention::OpenCl);
    let function_type = types.function(ty, &params, false);
    // A name does not have the result: another function of the name has another number.
    let mut number = 0;
    let mut candidate = symbol.clone();
    let function = loop {
        let function = at.module.declare_function(candidate.as_str().into(), function_type);
        if at.module.functions[function].ty == function_type {
            break function;
        }
        number += 1;
        candidate = format!("{symbol}.{number}");
    };
    let callee = Value::Const(at.module.function_const(function));
    at.emit(InstKind::Call(Box::new(Call::new(callee, function_type, args.to_vec()))), ty)
}

/// A type as names have it; types that no name can have are called by a word.
fn mangled(types: &Types, ty: TypeId) -> Mangled {
    match &types[ty] {
        Type::Integer(1) => Mangled::Builtin(Builtin::Bool),
        Type::Integer(width) => Mangled::int(*width, true).unwrap_or_else(|| Mangled::named("int")),
        Type::Vector { element, count, .. } => mangled(types, *element).vector(*count),
        other => match other.float_width().and_then(Mangled::float) {
            Some(float) => float,
            None => Mangled::named("type"),
        },
    }
}
