//! Functions that calls need, declared under their names.

use crate::function::{Function, FunctionId};
use crate::module::Module;
use crate::name::Name;
use crate::types::TypeId;

impl Module {
    /// Returns the function with this name, of any type. If there is none, declares one of the function type `ty` in the
    /// calling convention of C, without attributes.
    pub fn declare_function(&mut self, name: Name, ty: TypeId) -> FunctionId {
        let known = self.functions.iter().find(|(_, function)| function.props.name == name);
        match known {
            Some((id, _)) => id,
            None => self.functions.push(Function::declaration(&self.types, name, ty)),
        }
    }
}
