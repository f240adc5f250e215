//! Variables of the module: tables of constants and memory of workgroups.

use super::arguments::{CONSTANT, GLOBAL, LOCAL, PRIVATE, space};
use crate::memory::Layouts;
use llvm_model::{FunctionId, GlobalId, Id as _, Linkage, Module, Value};
use rustc_hash::FxHashMap;
use spirv_grammar::StorageClass;

/// Gives the first `count` variables, those of the kernels, the memory that shaders have for them, and the pointers to them their types.
pub(super) fn run(module: &mut Module, count: usize) {
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    for global in module.globals.ids().take(count).collect::<Vec<GlobalId>>() {
        let storage = match module.globals[global].props.address_space {
            PRIVATE | CONSTANT => StorageClass::Private,
            GLOBAL if module.globals[global].is_constant => StorageClass::Private,
            LOCAL => StorageClass::Workgroup,
            _ => continue,
        };
        let before = Value::Const(module.global_const(global));
        let poison = module.constants.poison(module.globals[global].value_type);
        let this = &mut module.globals[global];
        this.props.address_space = space(storage);
        this.props.linkage = Linkage::Internal;
        this.is_constant = false;
        if storage == StorageClass::Workgroup || this.initializer.is_none() {
            this.initializer = Some(poison);
        }
        replaced.insert(before, Value::Const(module.global_const(global)));
    }
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        let Some(mut body) = module.functions[function].body.take() else { continue };
        let function_type = module.functions[function].ty;
        super::spaces::run(module, &mut body, function_type, &replaced);
        module.functions[function].body = Some(body);
    }
}

/// The variables in the memory of workgroups, and their bytes.
pub(super) fn of_workgroups(module: &Module, layouts: &Layouts<'_>) -> Vec<(GlobalId, u32)> {
    let globals = module.globals.iter();
    let local = globals.filter(|(_, this)| this.props.address_space == space(StorageClass::Workgroup));
    let sized = local.filter_map(|(global, this)| {
        let size = layouts.size(&module.types, this.value_type)?;
        Some((global, u32::try_from(size).ok()?))
    });
    sized.collect()
}
