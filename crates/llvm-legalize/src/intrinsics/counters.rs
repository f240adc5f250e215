//! Clocks: an instruction of an extension if that is allowed, otherwise zero, as in LLVM on machines without a clock.

use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{InstBuilder as _, InstId};

/// SPIR-V's numbers of scopes.
const DEVICE: u64 = 1;
const SUBGROUP: u64 = 3;

/// `llvm.readcyclecounter`: the clock of the subgroup's processor.
pub(super) fn cycles(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    read(e, inst, SUBGROUP, "llvm.readcyclecounter")
}
/// `llvm.readsteadycounter`: the clock of the device.
pub(super) fn steady(e: &mut Emitter, inst: InstId, _: &Call) -> Step {
    read(e, inst, DEVICE, "llvm.readsteadycounter")
}

fn read(e: &mut Emitter, inst: InstId, scope: u64, name: &'static str) -> Step {
    let ty = e.body.insts[inst].ty;
    if !e.cx.options.spirv.extensions.allows("SPV_KHR_shader_clock") {
        if e.cx.options.keeps_intrinsic(name) {
            return Step::Keep;
        }
        e.lose_hint(inst, name);
        return Step::Replace(e.zero(ty));
    }
    let i32_ = e.module.types.int(32);
    let scope = e.int(i32_, scope);
    Step::Replace(e.call_named("_Z27__spirv_ReadClockKHR_Rulongi", ty, vec![scope]))
}
