//! Calls against the function type they go through.

use super::function::Check;
use super::types::describe;
use super::{Rules, attributes};
use crate::arena::Id;
use crate::attributes::{AttrKind, AttrListId};
use crate::constants::Constant;
use crate::function::{Function, FunctionId};
use crate::global::CallingConv;
use crate::instruction::{Call, Value};
use crate::intrinsics::Row;
use crate::module::Module;
use crate::types::TypeId;
use rustc_hash::FxHashSet;

/// A call with a result of type `ty`.
pub(super) fn check(check: &mut Check<'_>, call: &Call, ty: TypeId) {
    let module = check.module;
    let types = &module.types;
    let Some((ret, params, vararg)) = types.function_parts(call.function_type) else {
        return check.error("a call goes through a function type");
    };
    let pointer = check.ty(call.callee).is_some_and(|ty| types.address_space(ty).is_some());
    check.require(pointer, || "the callee must be a pointer".to_owned());
    check.require(ty == ret, || {
        format!(
            "the call has type '{}', the function returns '{}'",
            describe(types, ty),
            describe(types, ret)
        )
    });
    let callable = check.callees.rules == Rules::Any || call.calling_conv != CallingConv::SPIR_KERNEL;
    check.require(callable, || "a kernel is not called".to_owned());
    let (given, wanted) = (call.args.len(), params.len());
    check.require(given == wanted || (vararg && given > wanted), || {
        format!("{given} arguments for a function that takes {wanted}")
    });
    let mut arguments = std::mem::take(&mut check.scratch.arguments);
    arguments.clear();
    let mut as_declared = given == wanted;
    for (index, &arg) in call.args.iter().enumerate() {
        let actual = check.ty(arg);
        if let Some(&param) = params.get(index)
            && actual != Some(param)
        {
            as_declared = false;
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
    // Calls of one function have the same attributes over and over.
    let form = (call.attributes, call.function_type);
    if !as_declared || !check.callees.checked.contains(&form) {
        let before = check.errors.list.len();
        attributes::check_list(module, call.attributes, (ret, &arguments), check.sizes, check.errors);
        if as_declared && check.errors.list.len() == before && !check.errors.is_full() {
            check.callees.checked.insert(form);
        }
    }
    check.scratch.arguments = arguments;
    of_intrinsic(check, call);
}

/// Facts about the functions of a module, and about calls of them.
pub(super) struct Callees {
    rules: Rules,
    /// By function.
    facts: Vec<Facts>,
    /// Attributes and function types of calls that were checked and fit.
    checked: FxHashSet<(AttrListId, TypeId)>,
}

#[derive(Clone, Copy, Default)]
struct Facts {
    /// Whether the name is one of intrinsics.
    intrinsic: bool,
    /// Its parameters that take numbers only, a bit each.
    numbers: u64,
}

impl Callees {
    pub(super) fn new(module: &Module, rules: Rules) -> Callees {
        let facts = |function: &Function| {
            let name = &function.props.name;
            if !name.starts_with("llvm.") {
                return Facts::default();
            }
            let row = Row::find(name.as_bytes());
            let takes_number = |&index: &usize| {
                let set = module.attributes.param(function.attributes, index);
                row.is_some_and(|row| {
                    module.attributes.has(set, AttrKind::IMM_ARG) || row.takes_number(index)
                })
            };
            let numbers = (0..function.params.len().min(64)).filter(takes_number);
            Facts { intrinsic: true, numbers: numbers.fold(0, |mask, index| mask | 1 << index) }
        };
        let facts = module.functions.values().map(facts).collect();
        Callees { rules, facts, checked: FxHashSet::default() }
    }

    /// Whether a function has the name of an intrinsic.
    pub(super) fn is_intrinsic(&self, function: FunctionId) -> bool {
        self.facts.get(function.index()).is_some_and(|facts| facts.intrinsic)
    }
}

/// An intrinsic is called with its own type, and parameters marked `immarg` take numbers only, whether the declaration marks them
/// or not: LLVM replaces its attributes. Intrinsics that LLVM 22 does not know, which it may replace on reading, may have arguments
/// of any kind.
fn of_intrinsic(check: &mut Check<'_>, call: &Call) {
    let module = check.module;
    let Some(callee) = module.as_function(call.callee) else { return };
    let Some(&facts) = check.callees.facts.get(callee.index()).filter(|facts| facts.intrinsic) else {
        return;
    };
    check.require(module.functions[callee].ty == call.function_type, || {
        "an intrinsic is called through another type than it is declared with".to_owned()
    });
    for (index, &arg) in call.args.iter().enumerate() {
        let is_number = match arg {
            Value::Const(id) => matches!(module.constants[id], Constant::Int(_) | Constant::Float(_)),
            _ => false,
        };
        let takes_number = index < 64 && facts.numbers >> index & 1 != 0;
        check.require(is_number || !takes_number, || {
            format!("argument {index} must be a number: the parameter is marked immarg")
        });
    }
}
