//! Calls against the function type they go through.

use super::attributes;
use super::function::Check;
use super::types::describe;
use crate::attributes::AttrKind;
use crate::constants::Constant;
use crate::instruction::{Call, Value};
use crate::intrinsics::Row;
use crate::types::TypeId;

/// A call with a result of type `ty`.
pub(super) fn check(check: &mut Check<'_>, call: &Call, ty: TypeId) {
    let module = check.module;
    let types = &module.types;
    let Some((ret, params, vararg)) = types.function_parts(call.function_type) else {
        return check.error("a call goes through a function type");
    };
    let pointer = check.ty(call.callee).is_some_and(|ty| types.address_space(ty).is_some());
    check.require(pointer, || "what is called is a pointer".to_owned());
    check.require(ty == ret, || {
        format!(
            "the call has type '{}', the function returns '{}'",
            describe(types, ty),
            describe(types, ret)
        )
    });
    let (given, wanted) = (call.args.len(), params.len());
    check.require(given == wanted || (vararg && given > wanted), || {
        format!("{given} arguments for a function that takes {wanted}")
    });
    let mut arguments = Vec::with_capacity(given);
    for (index, &arg) in call.args.iter().enumerate() {
        let actual = check.ty(arg);
        if let Some(&param) = params.get(index)
            && actual != Some(param)
        {
            let is = check.describe(arg);
            check.error(format!(
                "argument {index} has type '{is}', the parameter '{}'",
                describe(types, param)
            ));
        }
        arguments.extend(actual);
    }
    let listed = module.attributes.list(call.attributes).params.len();
    check.require(listed <= given, || format!("attributes for {listed} arguments, but there are {given}"));
    attributes::check_list(module, call.attributes, ret, &arguments, check.errors);
    immediates(check, call);
}

/// Parameters marked `immarg` take numbers only. Intrinsics that LLVM 22 does not know, which it may replace on reading,
/// are left alone.
fn immediates(check: &mut Check<'_>, call: &Call) {
    let module = check.module;
    let Some(callee) = module.as_function(call.callee) else { return };
    if Row::find(module.functions[callee].props.name.as_bytes()).is_none() {
        return;
    }
    let attributes = module.functions[callee].attributes;
    for (index, &arg) in call.args.iter().enumerate() {
        let is_number = match arg {
            Value::Const(id) => matches!(module.constants[id], Constant::Int(_) | Constant::Float(_)),
            _ => false,
        };
        let set = module.attributes.param(attributes, index);
        check.require(is_number || !module.attributes.has(set, AttrKind::IMM_ARG), || {
            format!("argument {index} must be a number: the parameter is marked immarg")
        });
    }
}
