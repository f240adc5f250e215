//! Where a work-item is, and how many there are.

use crate::emit::{Emitter, Step};
use crate::intrinsics::{arg, builtin};
use llvm_model::instruction::Call;
use llvm_model::{InstBuilder as _, InstId, Value};
use ocl_mangle::Type;

/// The result of a function without arguments, or of one of the number of a dimension, in the width asked for.
fn query(e: &mut Emitter, inst: InstId, call: &Call, name: &str, is_size: bool) -> Step {
    let wanted = e.body.insts[inst].ty;
    let bits = if is_size { e.cx.layout.pointer(0).bits } else { 32 };
    let ty = e.module.types.int(bits);
    let mut args: Vec<Value> = Vec::new();
    let mut types = Vec::new();
    if !call.args.is_empty() {
        let dimension = arg(e, call, 0);
        args.push(e.resize(dimension, 32));
        types.extend(Type::int(32, false));
    }
    let value = e.call_named(builtin(name, types), ty, args);
    let width = e.int_width(wanted).unwrap_or(bits);
    Step::Replace(if width == bits { value } else { e.resize(value, width) })
}

macro_rules! queries {
    ($($(#[$doc:meta])* $name:ident = $function:literal, $is_size:literal;)*) => {
        $(
            $(#[$doc])*
            pub(in crate::intrinsics) fn $name(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
                query(e, inst, call, $function, $is_size)
            }
        )*
    };
}

queries! {
    /// `llvm.spv.thread.id`
    global_id = "get_global_id", true;
    /// `llvm.spv.thread.id.in.group`
    local_id = "get_local_id", true;
    /// `llvm.spv.flattened.thread.id.in.group`
    local_linear_id = "get_local_linear_id", true;
    /// `llvm.spv.group.id`
    group_id = "get_group_id", true;
    /// `llvm.spv.num.workgroups`
    group_count = "get_num_groups", true;
    /// `llvm.spv.workgroup.size`
    local_size = "get_local_size", true;
    /// `llvm.spv.global.size`
    global_size = "get_global_size", true;
    /// `llvm.spv.global.offset`
    global_offset = "get_global_offset", true;
    /// `llvm.spv.subgroup.size`, `llvm.spv.wave.get.lane.count`
    sub_group_size = "get_sub_group_size", false;
    /// `llvm.spv.subgroup.max.size`
    max_sub_group_size = "get_max_sub_group_size", false;
    /// `llvm.spv.num.subgroups`
    sub_group_count = "get_num_sub_groups", false;
    /// `llvm.spv.subgroup.id`
    sub_group_id = "get_sub_group_id", false;
    /// `llvm.spv.subgroup.local.invocation.id`
    sub_group_local_id = "get_sub_group_local_id", false;
}
