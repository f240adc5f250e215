//! Variables in the generic address space, as SYCL compilers of old wrote them: in SPIR-V memory that pointers of any kind may
//! point to is not a kind of memory itself. They move to global memory, and where their address is used it is cast.

use super::constant_exprs::for_each_operand;
use llvm_model::{ConstId, Constant, GlobalId, Module};
use rustc_hash::FxHashSet;
use spirv_mapping::friendly::builtin_variable;

/// The address spaces of the storage classes Generic and CrossWorkgroup.
const GENERIC: u32 = 4;
const GLOBAL: u32 = 1;

/// Moves those that are defined here, and whose address stands in functions only. Their uses become casts with the other
/// constant expressions.
pub(super) fn run(module: &mut Module) {
    let is_generic = |id: &GlobalId| {
        let global = &module.globals[*id];
        global.props.address_space == GENERIC
            && global.initializer.is_some()
            && global.props.name.as_str().is_none_or(|name| builtin_variable(name).is_none())
    };
    let mut moved: FxHashSet<GlobalId> = module.globals.ids().filter(is_generic).collect();
    if moved.is_empty() {
        return;
    }
    let initializers = module.globals.values().filter_map(|global| global.initializer);
    let aliasees = module.aliases.values().map(|alias| alias.aliasee);
    let mut stack: Vec<ConstId> = initializers.chain(aliasees).collect();
    let mut seen: FxHashSet<ConstId> = FxHashSet::default();
    while let Some(constant) = stack.pop() {
        if seen.insert(constant) {
            if let Constant::Global(global) = module.constants[constant] {
                moved.remove(&global);
            }
            for_each_operand(module, &module.constants[constant], |operand| stack.push(operand));
        }
    }
    for id in moved {
        module.globals[id].props.address_space = GLOBAL;
    }
}

/// The address in global memory that a constant is cast from, where it is the generic address of a variable that has moved.
pub(super) fn moved(module: &Module, constant: ConstId) -> Option<GlobalId> {
    let Constant::Global(id) = module.constants[constant] else { return None };
    let written = module.types.address_space(module.constants.ty(constant));
    (written == Some(GENERIC) && module.globals[id].props.address_space == GLOBAL).then_some(id)
}
