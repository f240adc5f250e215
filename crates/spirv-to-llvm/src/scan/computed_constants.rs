//! Specialization constants that are computed (OpSpecConstantOp), as the instructions that compute them.

use rustc_hash::FxHashMap;
use spirv_module::{Instruction, InstructionList, Module, Op};

/// The instructions, by the ids of their results.
#[derive(Default)]
pub(crate) struct ComputedConstants {
    list: InstructionList,
    places: FxHashMap<u32, usize>,
}

impl ComputedConstants {
    /// The instructions that compute the constants of a module. Nothing refers to their numbers and offsets.
    pub(crate) fn of(module: &Module) -> ComputedConstants {
        let mut computed = ComputedConstants::default();
        let globals = module.instructions().take_while(|inst| inst.op() != Op::Function);
        for inst in globals.filter(|inst| inst.op() == Op::SpecConstantOp) {
            let Some((&op, operands)) = inst.operands().split_first() else { continue };
            let Ok(op) = u16::try_from(op).map(Op) else { continue };
            let (Some(result), true) = (inst.result(), is_value(op)) else { continue };
            if let Ok(place) = computed.list.push(op, inst.result_type(), Some(result), operands) {
                computed.places.insert(result.0, place);
            }
        }
        computed
    }

    /// The instruction that computes a constant.
    pub(crate) fn instruction(&self, id: u32) -> Option<Instruction<'_>> {
        let &place = self.places.get(&id)?;
        self.list.get(place)
    }
}

/// Whether an instruction gives a value.
fn is_value(op: Op) -> bool {
    op.layout().result_type && op.layout().result
}
