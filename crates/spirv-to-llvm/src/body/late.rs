//! Values that are made only when something needs them, and then where they would have been made at once.

use crate::body::FunctionRaiser;
use crate::fail::{Res, fail};
use llvm_model::{BlockId, DebugLocId, InstId, TypeId, Value};
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
    block: BlockId,
    /// How many instructions of the block stand before it.
    at: usize,
    location: Option<DebugLocId>,
}

impl<'m> FunctionRaiser<'_, 'm> {
    /// A value that is made here, later.
    pub(crate) fn lazy<T>(&self, inst: Instruction<'m>, what: T, ty: TypeId) -> Res<Lazy<T>> {
        let block = self.block.ok_or_else(|| fail!("an instruction outside of blocks"))?;
        let at = self.body.blocks[block].insts.len();
        let location = self.lines.location;
        let place = LatePlace { block, at, location };
        Ok(Lazy { what, inst: inst.index(), ty, place, value: None })
    }

    /// The beginning of the function: what is made there can be used everywhere in it.
    pub(crate) fn beginning(&self) -> Res<LatePlace> {
        let block = self.body.layout.first().or(self.block.as_ref()).copied();
        let block = block.ok_or_else(|| fail!("an instruction outside of blocks"))?;
        Ok(LatePlace { block, at: 0, location: None })
    }

    /// Runs `make` so that its instructions stand at an earlier place.
    pub(crate) fn make_at<T>(
        &mut self,
        LatePlace { block, at, location }: LatePlace,
        make: impl FnOnce(&mut Self) -> Res<T>,
    ) -> Res<T> {
        let outer = self.detour.replace(Vec::new());
        let here = std::mem::replace(&mut self.lines.location, location);
        let made = make(self);
        self.lines.location = here;
        let insts: Vec<InstId> = std::mem::replace(&mut self.detour, outer).unwrap_or_default();
        self.insertions.push((block, at, insts));
        made
    }

    /// Gives an instruction made late the name of the id it stands for.
    pub(crate) fn name_late(&mut self, inst: u32, value: Value) {
        let id = self.raise.input.instruction(inst as usize).and_then(|inst| inst.result());
        if let (Some(id), Value::Inst(llvm)) = (id, value)
            && self.raise.ids.is_named(id.0)
        {
            self.body.insts[llvm].name = self.value_name(id.0);
        }
    }
}
