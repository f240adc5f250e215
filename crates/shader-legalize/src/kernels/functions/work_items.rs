//! Identifiers and sizes of work-items: builtin variables of shaders, and constants that the host chooses.

use super::Call;
use crate::kernels::{Context, spec_constants};
use llvm_model::{BinaryOp, Builder, InstBuilder as _, IntPredicate, Value};
use spirv_grammar::BuiltIn;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Reflected;

/// Adds what a builtin variable of kernels is in a shader.
pub(super) fn lower(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    this: &Call,
    builtin: BuiltIn,
) -> Option<Value> {
    let ty = this.ty;
    let info = spirv_mapping::variable(builtin)?;
    let value = match info.has_dimension() {
        _ if info.lanes == 4 => {
            let i32 = at.module.types.int(32);
            let vector = at.module.types.vector(i32, 4);
            let variable = cx.builtin_variable(at, builtin, vector);
            return Some(at.load(vector, variable, 0));
        }
        true => {
            let dimension = this.operand(at, 0).or_else(|| this.args.first().copied())?;
            by_dimension(at, cx, builtin, dimension, info.default)?
        }
        false => number(at, cx, builtin)?,
    };
    let width = at.int_width(ty)?;
    Some(at.resize(value, width))
}

/// The component of a variable for a dimension.
fn by_dimension(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    builtin: BuiltIn,
    dimension: Value,
    default: u64,
) -> Option<Value> {
    if let Some(constant) = at.module.as_u64(dimension) {
        return match u32::try_from(constant) {
            Ok(constant @ 0..3) => component(at, cx, builtin, constant),
            _ => Some(at.int32(default as u32)),
        };
    }
    let mut value = at.int32(default as u32);
    for constant in 0..3 {
        let own = component(at, cx, builtin, constant)?;
        let is_this = at.icmp_int(IntPredicate::Eq, dimension, constant.into());
        value = at.select(is_this, own, value);
    }
    Some(value)
}

/// One component of a variable, of 32 bits.
fn component(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    builtin: BuiltIn,
    dimension: u32,
) -> Option<Value> {
    Some(match builtin {
        BuiltIn::WorkgroupSize | BuiltIn::EnqueuedWorkgroupSize => cx.group_size(at, dimension),
        BuiltIn::GlobalOffset => match cx.options.global_offset {
            true => cx.push.load(at, Reflected::PushConstantGlobalOffset, None, 3, dimension),
            false => at.int32(0),
        },
        BuiltIn::GlobalInvocationId if cx.options.global_offset => {
            let id = variable(at, cx, builtin, dimension);
            let offset = component(at, cx, BuiltIn::GlobalOffset, dimension)?;
            at.binary(BinaryOp::Add, id, offset)
        }
        BuiltIn::GlobalSize => {
            let groups = component(at, cx, BuiltIn::NumWorkgroups, dimension)?;
            let size = cx.group_size(at, dimension);
            at.binary(BinaryOp::Mul, groups, size)
        }
        BuiltIn::GlobalInvocationId
        | BuiltIn::LocalInvocationId
        | BuiltIn::WorkgroupId
        | BuiltIn::NumWorkgroups => variable(at, cx, builtin, dimension),
        _ => return None,
    })
}

/// A component of a variable that shaders have.
fn variable(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, builtin: BuiltIn, dimension: u32) -> Value {
    let i32 = at.module.types.int(32);
    let vector = at.module.types.vector(i32, 3);
    let variable = cx.builtin_variable(at, builtin, vector);
    let value = at.load(vector, variable, 0);
    at.extract(value, dimension)
}

/// A variable of one number.
fn number(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, builtin: BuiltIn) -> Option<Value> {
    let i32 = at.module.types.int(32);
    Some(match builtin {
        BuiltIn::LocalInvocationIndex
        | BuiltIn::SubgroupSize
        | BuiltIn::NumSubgroups
        | BuiltIn::SubgroupId
        | BuiltIn::SubgroupLocalInvocationId => {
            let variable = cx.builtin_variable(at, builtin, i32);
            at.load(i32, variable, 0)
        }
        BuiltIn::NumEnqueuedSubgroups => number(at, cx, BuiltIn::NumSubgroups)?,
        BuiltIn::WorkDim => {
            let id = cx.work_dim();
            spec_constants::value(at, id, 3)
        }
        BuiltIn::SubgroupMaxSize => {
            let id = cx.subgroup_max_size();
            spec_constants::value(at, id, 32)
        }
        BuiltIn::GlobalLinearId => {
            // Without the offset.
            let mut linear = variable(at, cx, BuiltIn::GlobalInvocationId, 2);
            for dimension in [1, 0] {
                let size = component(at, cx, BuiltIn::GlobalSize, dimension)?;
                let id = variable(at, cx, BuiltIn::GlobalInvocationId, dimension);
                let rows = at.binary(BinaryOp::Mul, linear, size);
                linear = at.binary(BinaryOp::Add, rows, id);
            }
            linear
        }
        _ => return None,
    })
}
