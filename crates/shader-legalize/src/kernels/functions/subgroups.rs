//! Operations of subgroups: kernels have those of all groups, shaders have their own for subgroups only.

use super::Call;
use crate::calls::call;
use llvm_model::{Builder, InstBuilder as _, Value};
use spirv_grammar::{Op, Scope};

/// The operations of groups, and those of subgroups.
const OPERATIONS: &[(Op, &str)] = &[
    (Op::GroupIAdd, "__spirv_GroupNonUniformIAdd"),
    (Op::GroupFAdd, "__spirv_GroupNonUniformFAdd"),
    (Op::GroupFMin, "__spirv_GroupNonUniformFMin"),
    (Op::GroupUMin, "__spirv_GroupNonUniformUMin"),
    (Op::GroupSMin, "__spirv_GroupNonUniformSMin"),
    (Op::GroupFMax, "__spirv_GroupNonUniformFMax"),
    (Op::GroupUMax, "__spirv_GroupNonUniformUMax"),
    (Op::GroupSMax, "__spirv_GroupNonUniformSMax"),
];

/// The same with a value and perhaps the number of an invocation behind the scope.
const VALUES: &[(Op, &str)] = &[
    (Op::GroupAll, "__spirv_GroupNonUniformAll"),
    (Op::GroupAny, "__spirv_GroupNonUniformAny"),
    (Op::GroupBroadcast, "__spirv_GroupNonUniformBroadcast"),
    (Op::SubgroupShuffleINTEL, "__spirv_GroupNonUniformShuffle"),
    (Op::SubgroupShuffleXorINTEL, "__spirv_GroupNonUniformShuffleXor"),
];

/// Adds an operation of a subgroup; `None` if the call is none.
pub(super) fn lower(at: &mut Builder<'_>, this: &Call, op: Op) -> Option<Value> {
    let of = |table: &[(Op, &'static str)]| table.iter().find(|(own, _)| *own == op).map(|(_, name)| *name);
    let scope = at.int32(Scope::Subgroup.0);
    if let Some(name) = of(VALUES) {
        let has_scope = !matches!(op, Op::SubgroupShuffleINTEL | Op::SubgroupShuffleXorINTEL);
        if has_scope && this.constant(at.module, 0) != Some(Scope::Subgroup.0) {
            return None;
        }
        let first = usize::from(has_scope);
        let count = this.reading.operands.len();
        let args: Option<Vec<Value>> = (first..count).map(|index| this.operand(at, index)).collect();
        let mut all = vec![scope];
        all.extend(args?);
        let i1 = at.module.types.int(1);
        let ty = if matches!(op, Op::GroupAll | Op::GroupAny) { i1 } else { this.ty };
        return Some(call(at, name, &all, ty));
    }
    if let Some(name) = of(OPERATIONS) {
        if this.constant(at.module, 0) != Some(Scope::Subgroup.0) {
            return None;
        }
        let operation = at.int32(this.constant(at.module, 1)?);
        let value = this.operand(at, 2)?;
        return Some(call(at, name, &[scope, operation, value], this.ty));
    }
    // The instructions of subgroups that kernels and shaders have in common have a name in either.
    let name = op.name()?;
    if !name.starts_with("GroupNonUniform") || this.constant(at.module, 0) != Some(Scope::Subgroup.0) {
        return None;
    }
    let count = this.reading.operands.len();
    let args: Option<Vec<Value>> = (1..count).map(|index| this.operand(at, index)).collect();
    let mut all = vec![scope];
    all.extend(args?);
    let i1 = at.module.types.int(1);
    let is_test = matches!(this.reading.result, spirv_mapping::ResultAdapter::Test);
    Some(call(at, &format!("__spirv_{name}"), &all, if is_test { i1 } else { this.ty }))
}
