//! Work-item functions ⇄ builtin variables (OpenCL C 3.0, 6.15.1; sub-group functions of cl_khr_subgroups).

use ocl_mangle::Builtin::UInt;
use spirv_grammar::BuiltIn;

use super::{rows, var};
use crate::row::Arg::V;
use crate::row::Pat::{Is, Size, Vector};
use crate::row::gens::NONE;
use crate::row::{Face, Ret};
use crate::ty::Ty;

/// How a builtin variable of the Kernel execution model is declared and read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariableInfo {
    /// The variable.
    pub builtin: BuiltIn,
    /// Its components have the width of a pointer (`size_t`), otherwise 32 bits.
    pub is_size: bool,
    /// It is a truth value.
    pub is_truth: bool,
    /// Its lanes: 1, 3 (one per dimension) or 4 (a mask).
    pub lanes: u32,
    /// The result of its function for a dimension above 2.
    pub default: u64,
}

impl VariableInfo {
    /// Type of one component.
    pub fn component(&self, pointer_width: u32) -> Ty {
        match (self.is_truth, self.is_size) {
            (true, _) => Ty::Bool,
            (false, true) => Ty::Int(pointer_width),
            (false, false) => Ty::Int(32),
        }
    }

    /// Type of the variable.
    pub fn ty(&self, pointer_width: u32) -> Ty {
        self.component(pointer_width).vector(self.lanes)
    }

    /// True if its function has the dimension as parameter.
    pub fn has_dimension(&self) -> bool {
        self.lanes == 3
    }
}

const fn dims(builtin: BuiltIn, default: u64) -> VariableInfo {
    VariableInfo { builtin, is_size: true, is_truth: false, lanes: 3, default }
}

const fn size(builtin: BuiltIn) -> VariableInfo {
    VariableInfo { builtin, is_size: true, is_truth: false, lanes: 1, default: 0 }
}

const fn word(builtin: BuiltIn) -> VariableInfo {
    VariableInfo { builtin, is_size: false, is_truth: false, lanes: 1, default: 0 }
}

const fn mask(builtin: BuiltIn) -> VariableInfo {
    VariableInfo { builtin, is_size: false, is_truth: false, lanes: 4, default: 0 }
}

const fn truth(builtin: BuiltIn) -> VariableInfo {
    VariableInfo { builtin, is_size: false, is_truth: true, lanes: 1, default: 0 }
}

/// The variables that kernels can read.
const VARIABLES: &[VariableInfo] = &[
    dims(BuiltIn::NumWorkgroups, 1),
    dims(BuiltIn::WorkgroupSize, 1),
    dims(BuiltIn::WorkgroupId, 0),
    dims(BuiltIn::LocalInvocationId, 0),
    dims(BuiltIn::GlobalInvocationId, 0),
    size(BuiltIn::LocalInvocationIndex),
    word(BuiltIn::WorkDim),
    dims(BuiltIn::GlobalSize, 1),
    dims(BuiltIn::EnqueuedWorkgroupSize, 1),
    dims(BuiltIn::GlobalOffset, 0),
    size(BuiltIn::GlobalLinearId),
    word(BuiltIn::SubgroupSize),
    word(BuiltIn::SubgroupMaxSize),
    word(BuiltIn::NumSubgroups),
    word(BuiltIn::NumEnqueuedSubgroups),
    word(BuiltIn::SubgroupId),
    word(BuiltIn::SubgroupLocalInvocationId),
    mask(BuiltIn::SubgroupEqMask),
    mask(BuiltIn::SubgroupGeMask),
    mask(BuiltIn::SubgroupGtMask),
    mask(BuiltIn::SubgroupLeMask),
    mask(BuiltIn::SubgroupLtMask),
    truth(BuiltIn::DeviceBarrierValidINTEL),
];

/// Facts of a builtin variable; `None` if the Kernel execution model has no such variable.
pub fn variable(builtin: BuiltIn) -> Option<VariableInfo> {
    VARIABLES.iter().find(|v| v.builtin == builtin).copied()
}

/// `size_t f(uint dimension)`
const fn per_dimension(name: &'static str) -> Face {
    Face::new(name, NONE, &[Is(UInt)], &[V(0)], Ret::Like(Size))
}

/// `size_t f()`
const fn linear(name: &'static str) -> Face {
    Face::new(name, NONE, &[], &[], Ret::Like(Size))
}

/// `uint f()`
const fn number(name: &'static str) -> Face {
    Face::new(name, NONE, &[], &[], Ret::Like(Is(UInt)))
}

/// `uint4 f()`
const fn ballot(name: &'static str) -> Face {
    Face::new(name, NONE, &[], &[], Ret::Like(Vector(4, UInt)))
}

rows! {
    var(BuiltIn::WorkDim) => [number("get_work_dim")];
    var(BuiltIn::GlobalSize) => [per_dimension("get_global_size")];
    var(BuiltIn::GlobalInvocationId) => [per_dimension("get_global_id")];
    var(BuiltIn::WorkgroupSize) => [per_dimension("get_local_size")];
    var(BuiltIn::EnqueuedWorkgroupSize) => [per_dimension("get_enqueued_local_size").ocl20()];
    var(BuiltIn::LocalInvocationId) => [per_dimension("get_local_id")];
    var(BuiltIn::NumWorkgroups) => [per_dimension("get_num_groups")];
    var(BuiltIn::WorkgroupId) => [per_dimension("get_group_id")];
    var(BuiltIn::GlobalOffset) => [per_dimension("get_global_offset")];
    var(BuiltIn::GlobalLinearId) => [linear("get_global_linear_id").ocl20()];
    var(BuiltIn::LocalInvocationIndex) => [linear("get_local_linear_id").ocl20()];
    // Sub-groups are an extension of every version.
    var(BuiltIn::SubgroupSize) => [number("get_sub_group_size")];
    var(BuiltIn::SubgroupMaxSize) => [number("get_max_sub_group_size")];
    var(BuiltIn::NumSubgroups) => [number("get_num_sub_groups")];
    var(BuiltIn::NumEnqueuedSubgroups) => [number("get_enqueued_num_sub_groups")];
    var(BuiltIn::SubgroupId) => [number("get_sub_group_id")];
    var(BuiltIn::SubgroupLocalInvocationId) => [number("get_sub_group_local_id")];
    var(BuiltIn::SubgroupEqMask) => [ballot("get_sub_group_eq_mask")];
    var(BuiltIn::SubgroupGeMask) => [ballot("get_sub_group_ge_mask")];
    var(BuiltIn::SubgroupGtMask) => [ballot("get_sub_group_gt_mask")];
    var(BuiltIn::SubgroupLeMask) => [ballot("get_sub_group_le_mask")];
    var(BuiltIn::SubgroupLtMask) => [ballot("get_sub_group_lt_mask")];
}
