//! Entry points with the execution mode Initializer or Finalizer: `@llvm.global_ctors` and `@llvm.global_dtors`.

use crate::fail::fail;
use crate::ids::Entity;
use crate::module::Raise;
use llvm_model::global::GlobalProps;
use llvm_model::{ConstId, Constant, GlobalVariable, Linkage, Module};
use spirv_mapping::convention::modes;
use translate_common::problems::FunctionProblem;

/// The default priority in LLVM.
const PRIORITY: u64 = 65535;

/// Lists the functions that run by themselves.
pub(crate) fn raise_structors(m: &mut Raise<'_>) {
    for list in modes::LISTS {
        let mut addresses = Vec::new();
        for id in m.kernels.structors(list.spirv) {
            match m.ids.entity(id) {
                Ok(Entity::Function(function)) if m.out.functions[function].params.is_empty() => {
                    addresses.push(m.out.function_const(function));
                }
                Ok(_) => {
                    if let Some(inst) = m.ids.definition(id) {
                        m.report.error(&mut m.ids, inst, fail(FunctionProblem::StructorParameters));
                    }
                }
                Err(_) => {}
            }
        }
        if !addresses.is_empty() {
            structor_list(&mut m.out, list.llvm, &addresses);
        }
    }
}

/// `@name = appending global [n x { i32, ptr, ptr }] [{ i32 65535, ptr @f, ptr null }, …]`
fn structor_list(out: &mut Module, name: &str, functions: &[ConstId]) {
    let (int, pointer) = (out.types.int(32), out.types.ptr(0));
    let entry = out.types.literal_struct(&[int, pointer, pointer], false);
    let list = out.types.array(entry, functions.len() as u64);
    let priority = out.constants.int(int, 32, PRIORITY);
    let null = out.constants.intern(pointer, Constant::Null);
    let mut entries = Vec::with_capacity(functions.len());
    for &function in functions {
        let parts = [priority, function, null];
        entries.push(out.constants.aggregate(&out.types, entry, &parts));
    }
    let initializer = out.constants.aggregate(&out.types, list, &entries);
    let props = GlobalProps { name: name.into(), linkage: Linkage::Appending, ..GlobalProps::default() };
    out.globals
        .push(GlobalVariable { initializer: Some(initializer), ..GlobalVariable::declaration(props, list) });
}
