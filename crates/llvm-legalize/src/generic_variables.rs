//! Variables in the generic address space, as SYCL compilers of old wrote them: in SPIR-V memory that pointers of any kind may
//! point to is not a kind of memory itself. They move to global memory, and where their address is used it is cast.

use llvm_model::{ConstId, Constant, GlobalId, Module};
use spirv_mapping::convention::memory;
use spirv_mapping::friendly::builtin_variable;

/// The address spaces of the storage classes Generic and CrossWorkgroup.
const GENERIC: u32 = 4;
const GLOBAL: u32 = 1;

/// Moves those that are defined here. In functions their uses become casts with the other constant expressions, in
/// initializers when these are written.
pub(super) fn run(module: &mut Module) {
    let is_generic = |id: &GlobalId| {
        let global = &module.globals[*id];
        global.props.address_space == GENERIC
            && global.initializer.is_some()
            && global.props.name.as_str().is_none_or(|name| builtin_variable(name).is_none())
    };
    let moved: Vec<GlobalId> = module.globals.ids().filter(is_generic).collect();
    for id in moved {
        module.globals[id].props.address_space = GLOBAL;
        // What they are cast from.
        module.types.ptr(GLOBAL);
    }
}

/// The address space of the variable that a constant is the generic address of, where that has moved there.
pub fn moved_to(module: &Module, constant: ConstId) -> Option<u32> {
    let space = module.globals[moved(module, constant)?].props.address_space;
    (space == GLOBAL).then_some(space)
}

/// Returns the variable that a constant is the address of, if it has moved to another address space.
pub(super) fn moved(module: &Module, constant: ConstId) -> Option<GlobalId> {
    let Constant::Global(id) = module.constants[constant] else { return None };
    let written = module.types.address_space(module.constants.ty(constant));
    let moves = [(GENERIC, GLOBAL), (0, memory::VECTOR_VARIABLES)];
    moves.contains(&(written?, module.globals[id].props.address_space)).then_some(id)
}
