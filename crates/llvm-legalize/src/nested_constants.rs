//! Constants in address space 0 that hold addresses of such constants, like the locations that Rust's panics report.
//!
//! A constant in address space 0 becomes a variable of each function that uses it. The address of such a variable is no
//! constant, so it cannot be in an initializer: a constant that holds one becomes an allocation, which is filled at the start
//! of the function.

use super::constant_exprs::{Expressions, for_each_operand, materialize};
use crate::context::Context;
use crate::emit::{Emitter, Step, rewrite};
use llvm_model::{
    Align, ConstId, Constant, FunctionId, GlobalId, InstBuilder as _, InstKind, Module, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// The constants of a module that hold addresses of private constants.
#[derive(Default)]
pub(super) struct NestedConstants {
    /// By the constant that is the address of the variable.
    by_address: FxHashMap<ConstId, Nested>,
}

#[derive(Clone, Copy)]
struct Nested {
    value: ConstId,
    ty: TypeId,
    align: u64,
}

impl NestedConstants {
    pub(super) fn find(module: &Module) -> NestedConstants {
        let mut by_address = FxHashMap::default();
        if module.globals.values().any(|global| global.props.address_space == 0 && global.is_constant) {
            for (id, _, constant) in module.constants.iter() {
                if let Constant::Global(global) = constant
                    && let Some(nested) = nested(module, *global)
                {
                    by_address.insert(id, nested);
                }
            }
        }
        NestedConstants { by_address }
    }

    /// Notes a constant, and those with addresses in it.
    fn reach(&self, module: &Module, id: ConstId, reached: &mut Vec<ConstId>) {
        let mut stack = vec![id];
        let mut seen: FxHashSet<ConstId> = reached.iter().copied().collect();
        while let Some(id) = stack.pop() {
            if !seen.insert(id) {
                continue;
            }
            let nested = self.by_address.get(&id);
            if nested.is_some() {
                reached.push(id);
            }
            for_each_operand(module, &module.constants[id], |operand| stack.push(operand));
            stack.extend(nested.map(|nested| nested.value));
        }
    }
}

/// The variable, if it is a private constant that holds an address of one.
fn nested(module: &Module, id: GlobalId) -> Option<Nested> {
    let global = &module.globals[id];
    let value = global.initializer.filter(|_| global.props.address_space == 0 && global.is_constant)?;
    let mut stack = vec![value];
    let mut seen: FxHashSet<ConstId> = FxHashSet::default();
    while let Some(constant) = stack.pop() {
        if let Constant::Global(other) = module.constants[constant]
            && module.globals[other].props.address_space == 0
        {
            return Some(Nested { value, ty: global.value_type, align: global.props.align });
        }
        if seen.insert(constant) {
            for_each_operand(module, &module.constants[constant], |operand| stack.push(operand));
        }
    }
    None
}

/// Gives a function allocations in the place of those constants that it uses. Constant expressions are instructions already.
pub(super) fn run(
    cx: &mut Context,
    module: &mut Module,
    function: FunctionId,
    constants: &NestedConstants,
    expressions: &Expressions,
) {
    if constants.by_address.is_empty() {
        return;
    }
    let Some(body) = &module.functions[function].body else { return };
    let mut used = Vec::new();
    for (_, _, inst) in body.instructions() {
        inst.kind.for_each_operand(|value| {
            if let Value::Const(id) = value
                && constants.by_address.contains_key(&id)
            {
                constants.reach(module, id, &mut used);
            }
        });
    }
    if used.is_empty() {
        return;
    }
    let mut addresses: FxHashMap<ConstId, Value> = FxHashMap::default();
    rewrite(cx, module, function, |e, _| {
        if addresses.is_empty() {
            addresses = fill(e, &used, constants, expressions);
        }
        Step::Keep
    });
    let addresses = addresses.into_iter().map(|(id, address)| (Value::Const(id), address)).collect();
    if let Some(body) = &mut module.functions[function].body {
        body.replace_values(&addresses);
    }
}

/// Emits the allocations and the stores of their values; returns the addresses.
fn fill(
    e: &mut Emitter,
    used: &[ConstId],
    constants: &NestedConstants,
    expressions: &Expressions,
) -> FxHashMap<ConstId, Value> {
    let nested: Vec<(ConstId, Nested)> =
        used.iter().filter_map(|id| Some((*id, *constants.by_address.get(id)?))).collect();
    let addresses: FxHashMap<ConstId, Value> =
        nested.iter().map(|(id, constant)| (*id, e.entry_alloca(constant.ty, constant.align))).collect();
    for (id, constant) in nested {
        let mut made = addresses.clone();
        let value = materialize(e, expressions, constant.value, &mut made);
        let void = e.module.types.void();
        let pointer = addresses[&id];
        let store = InstKind::Store {
            value,
            pointer,
            align: Align::of(constant.align),
            volatile: false,
            atomic: None,
        };
        e.emit(store, void);
    }
    addresses
}
