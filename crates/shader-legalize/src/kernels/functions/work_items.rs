//! Identifiers and sizes of work-items: builtin variables of shaders, and constants that the host chooses.

use super::Call;
use crate::kernels::{Context, spec_constants};
use llvm_model::{BinaryOp, Builder, InstBuilder as _, IntPredicate, Value};
use spirv_grammar::BuiltIn;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Reflected;
use translate_common::GlobalOffset;

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
    if cx.options.regions
        && let Some(value) = of_region(at, cx, builtin, dimension)
    {
        return Some(value);
    }
    Some(match builtin {
        BuiltIn::WorkgroupSize | BuiltIn::EnqueuedWorkgroupSize => cx.group_size(at, dimension),
        BuiltIn::GlobalOffset => match cx.options.global_offset {
            GlobalOffset::PushConstants => cx.push.launch(at, Reflected::PushConstantGlobalOffset, dimension),
            GlobalOffset::SpecConstants => {
                let first = cx.global_offset();
                spec_constants::dimensions(at, first, 0, dimension)
            }
            GlobalOffset::Zero => at.int32(0),
        },
        BuiltIn::GlobalInvocationId if cx.options.global_offset != GlobalOffset::Zero => {
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

/// One component of a variable in a region of a launch, for which the host gives the numbers of the launch.
fn of_region(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    builtin: BuiltIn,
    dimension: u32,
) -> Option<Value> {
    let (kind, is_added) = match builtin {
        BuiltIn::EnqueuedWorkgroupSize => (Reflected::PushConstantEnqueuedLocalSize, false),
        BuiltIn::GlobalSize => (Reflected::PushConstantGlobalSize, false),
        BuiltIn::NumWorkgroups => (Reflected::PushConstantNumWorkgroups, false),
        BuiltIn::GlobalInvocationId => (Reflected::PushConstantRegionOffset, true),
        BuiltIn::WorkgroupId => (Reflected::PushConstantRegionGroupOffset, true),
        _ => return None,
    };
    if builtin == BuiltIn::GlobalInvocationId && cx.options.global_offset == GlobalOffset::PushConstants {
        // It is a part of the region's offset; clspv gives it a place where identifiers are used.
        cx.push.declare(at.module, Reflected::PushConstantGlobalOffset, None);
    }
    let number = cx.push.launch(at, kind, dimension);
    if !is_added {
        return Some(number);
    }
    let id = variable(at, cx, builtin, dimension);
    Some(at.binary(BinaryOp::Add, id, number))
}

/// An identifier without the offset of the launch.
fn id_without_offset(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, dimension: u32) -> Option<Value> {
    if !cx.options.regions {
        return Some(variable(at, cx, BuiltIn::GlobalInvocationId, dimension));
    }
    let id = component(at, cx, BuiltIn::GlobalInvocationId, dimension)?;
    if cx.options.global_offset == GlobalOffset::Zero {
        return Some(id);
    }
    let offset = component(at, cx, BuiltIn::GlobalOffset, dimension)?;
    Some(at.binary(BinaryOp::Sub, id, offset))
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
        BuiltIn::NumEnqueuedSubgroups if cx.options.regions => {
            let mut size = component(at, cx, BuiltIn::EnqueuedWorkgroupSize, 0)?;
            for dimension in 1..3 {
                let other = component(at, cx, BuiltIn::EnqueuedWorkgroupSize, dimension)?;
                size = at.binary(BinaryOp::Mul, size, other);
            }
            let most = number(at, cx, BuiltIn::SubgroupMaxSize)?;
            let last = at.binary_int(BinaryOp::Add, most, u64::from(u32::MAX));
            let padded = at.binary(BinaryOp::Add, size, last);
            at.binary(BinaryOp::UDiv, padded, most)
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
            let mut linear = id_without_offset(at, cx, 2)?;
            for dimension in [1, 0] {
                let size = component(at, cx, BuiltIn::GlobalSize, dimension)?;
                let id = id_without_offset(at, cx, dimension)?;
                let rows = at.binary(BinaryOp::Mul, linear, size);
                linear = at.binary(BinaryOp::Add, rows, id);
            }
            linear
        }
        _ => return None,
    })
}
