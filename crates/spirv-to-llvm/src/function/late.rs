//! Values that are made only when something needs them, and then where they would have been made at once.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use llvm_model::{BlockId, DebugLocId, TypeId, Value};
use spirv_module::Instruction;

/// A value that is made when it is needed, where it was asked for.
pub(crate) struct Lazy<T> {
    /// What it is made from.
    pub(crate) what: T,
    /// The index of the SPIR-V instruction it is the result of.
    pub(crate) inst: u32,
    /// Its type.
    pub(crate) ty: TypeId,
    /// Where it is made.
    pub(crate) place: LatePlace,
    /// The value, once it is made.
    pub(crate) value: Option<Value>,
}

/// A place in the body that instructions are put at later.
#[derive(Clone, Copy)]
pub(crate) struct LatePlace {
    /// The block.
    pub(crate) block: BlockId,
    /// How many instructions of the block stand before it.
    pub(crate) at: usize,
    /// The source line.
    pub(crate) location: Option<DebugLocId>,
}

/// A value of type `ty` that is made here, later: the result of `inst`.
pub(crate) fn lazy<T>(
    f: &FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    what: T,
    ty: TypeId,
) -> Res<Lazy<T>> {
    Ok(Lazy { what, inst: inst.index(), ty, place: f.build.here()?, value: None })
}

/// Runs `make` so that its instructions stand at an earlier place.
pub(crate) fn make_at<'r, 'm, T>(
    f: &mut FunctionRaiser<'r, 'm>,
    place: LatePlace,
    make: impl FnOnce(&mut FunctionRaiser<'r, 'm>) -> Res<T>,
) -> Res<T> {
    let here = f.build.set_out(place.location);
    let made = make(f);
    let insts = f.build.come_back(here);
    f.build.insert(place, insts);
    made
}

/// Gives an instruction made late the name of the id it stands for.
pub(crate) fn name_late(f: &mut FunctionRaiser<'_, '_>, inst: u32, value: Value) {
    let id = f.raise.input.instruction(inst as usize).and_then(|inst| inst.result());
    if let (Some(id), Value::Inst(llvm)) = (id, value)
        && f.raise.ids.is_named(id.0)
        && !f.raise.input.options.policy.strip_names
    {
        f.build.name(llvm, f.raise.ids.name(id.0));
    }
}
