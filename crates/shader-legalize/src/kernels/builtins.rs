//! Which builtins the declared functions of a module are.

use llvm_model::{FunctionId, Module};
use rustc_hash::FxHashMap;
use spirv_mapping::Builtin;
use std::rc::Rc;

/// The builtins that were looked up so far, by function.
#[derive(Default)]
pub(super) struct Builtins {
    known: FxHashMap<FunctionId, Option<Rc<Builtin>>>,
}

impl Builtins {
    /// The builtin that a function without a body is, by its name.
    pub(super) fn of(&mut self, module: &Module, function: FunctionId) -> Option<Rc<Builtin>> {
        let known = self.known.entry(function).or_insert_with(|| {
            let function = &module.functions[function];
            let name = function.props.name.as_str().filter(|_| function.body.is_none())?;
            Builtin::lookup(name).map(Rc::new)
        });
        known.clone()
    }
}
