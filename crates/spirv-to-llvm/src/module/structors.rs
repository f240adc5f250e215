//! Entry points with the execution mode Initializer or Finalizer: `@llvm.global_ctors` and `@llvm.global_dtors`.

use crate::fail::fail;
use crate::ids::Entity;
use crate::raise::Raise;
use llvm_model::global::GlobalProps;
use llvm_model::{ConstId, Constant, GlobalVariable, Linkage};
use spirv_module::ExecutionMode;

/// The priority that LLVM gives what has none.
const PRIORITY: u64 = 65535;

impl Raise<'_> {
    /// The mode of a function that is no kernel but runs by itself.
    pub(crate) fn structor_mode(&self, function: u32) -> Option<ExecutionMode> {
        self.input.scan.execution_modes.iter().find_map(|inst| match *inst.operands() {
            [target, mode, ..] if target == function => Some(ExecutionMode(mode))
                .filter(|mode| [ExecutionMode::Initializer, ExecutionMode::Finalizer].contains(mode)),
            _ => None,
        })
    }

    /// Lists the functions that run by themselves.
    pub(crate) fn raise_structors(&mut self) {
        for (mode, name) in [
            (ExecutionMode::Initializer, "llvm.global_ctors"),
            (ExecutionMode::Finalizer, "llvm.global_dtors"),
        ] {
            let functions = self.structors.iter().filter(|entry| entry.1 == mode).map(|entry| entry.0);
            let mut addresses = Vec::new();
            for id in functions.collect::<Vec<_>>() {
                match self.ids.entity(id) {
                    Ok(Entity::Function(function)) if self.out.functions[function].params.is_empty() => {
                        addresses.push(self.out.function_const(function));
                    }
                    Ok(_) => {
                        if let Some(inst) = self.ids.definition(id) {
                            self.report.error(
                                &mut self.ids,
                                inst,
                                fail!("an initializer or finalizer has parameters"),
                            );
                        }
                    }
                    Err(_) => {}
                }
            }
            if !addresses.is_empty() {
                self.structor_list(name, &addresses);
            }
        }
    }

    /// `@name = appending global [n x { i32, ptr, ptr }] [{ i32 65535, ptr @f, ptr null }, …]`
    fn structor_list(&mut self, name: &str, functions: &[ConstId]) {
        let (int, pointer) = (self.out.types.int(32), self.out.types.ptr(0));
        let entry = self.out.types.literal_struct(&[int, pointer, pointer], false);
        let list = self.out.types.array(entry, functions.len() as u64);
        let priority = self.out.constants.int(int, 32, PRIORITY);
        let null = self.out.constants.intern(pointer, Constant::Null);
        let mut entries = Vec::with_capacity(functions.len());
        for &function in functions {
            let parts = [priority, function, null];
            entries.push(self.out.constants.aggregate(&self.out.types, entry, &parts));
        }
        let initializer = self.out.constants.aggregate(&self.out.types, list, &entries);
        self.out.globals.push(GlobalVariable {
            props: GlobalProps { name: name.into(), linkage: Linkage::Appending, ..GlobalProps::default() },
            value_type: list,
            is_constant: false,
            initializer: Some(initializer),
            externally_initialized: false,
            attributes: self.out.attributes.empty_set(),
            sanitizer: 0,
            code_model: 0,
            attachments: Vec::new(),
        });
    }
}
