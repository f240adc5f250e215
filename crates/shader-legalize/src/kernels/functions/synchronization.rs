//! Barriers and fences, in the memory model of Vulkan: it has no sequential consistency, and no scope wider than the device.

use super::Call;
use crate::calls::call;
use llvm_model::{Builder, InstBuilder as _, Value};
use spirv_grammar::{MemorySemantics, Op, Scope};
use spirv_mapping::Inst;

/// The kinds of memory of kernels, and those of shaders.
const MEMORY: [(MemorySemantics, MemorySemantics); 3] = [
    (MemorySemantics::WorkgroupMemory, MemorySemantics::WorkgroupMemory),
    (MemorySemantics::CrossWorkgroupMemory, MemorySemantics::UniformMemory),
    (MemorySemantics::ImageMemory, MemorySemantics::ImageMemory),
];

/// Adds a barrier or a fence; `None` if the call is none. There is no result.
pub(super) fn lower(at: &mut Builder<'_>, this: &Call) -> Option<Option<Value>> {
    let Inst::Core(op) = this.reading.inst else { return None };
    let waits = match op {
        Op::ControlBarrier => true,
        Op::MemoryBarrier => false,
        _ => return None,
    };
    let number = |index: usize| this.constant(at.module, index);
    let (execution, memory, bits) = match waits {
        true => (number(0), number(1), number(2)),
        false => (None, number(0), number(1)),
    };
    let execution = match execution.map(Scope) {
        Some(Scope::Subgroup) => Scope::Subgroup,
        _ => Scope::Workgroup,
    };
    // What one invocation orders for itself, images of it included, its workgroup may see. Drivers order memory for all that
    // wait, or not at all.
    let memory = match memory.map_or(Scope::Device, shader_scope) {
        Scope::Invocation => Scope::Workgroup,
        Scope::Subgroup if waits && execution == Scope::Workgroup => Scope::Workgroup,
        scope => scope,
    };
    let semantics = semantics(bits);
    let [execution, memory, number] = [execution.0, memory.0, semantics].map(|number| at.int32(number));
    match waits {
        true => _ = call(at, "__spirv_ControlBarrier", &[execution, memory, number], this.ty),
        // A fence of no memory is none.
        false if semantics == 0 => {}
        false => _ = call(at, "__spirv_MemoryBarrier", &[memory, number], this.ty),
    }
    Some(None)
}

/// The scope that a shader has for one of a kernel.
pub(super) fn shader_scope(scope: u32) -> Scope {
    match Scope(scope) {
        Scope::CrossDevice => Scope::Device,
        scope => scope,
    }
}

/// The semantics for those of a kernel; of all memory if they are not known.
fn semantics(bits: Option<u32>) -> u32 {
    let kinds = MEMORY.iter().filter(|(kind, _)| bits.is_none_or(|bits| bits & kind.0 != 0));
    let memory = kinds.fold(0, |all, (_, shader)| all | shader.0);
    match memory {
        0 => 0,
        memory => memory | MemorySemantics::AcquireRelease.0,
    }
}
