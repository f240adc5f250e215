//! Inputs, outputs and builtin variables of shaders, and their execution modes.

use super::super::Smith;
use super::super::types::{Scalar, Ty};
use spirv_module::{BuiltIn, Decoration, ExecutionMode, ExecutionModel, Id, Op, StorageClass};

/// A builtin variable with its storage class and its type.
type Variable = (BuiltIn, StorageClass, Scalar, u32);

const COMPUTE: [Variable; 5] = [
    (BuiltIn::GlobalInvocationId, StorageClass::Input, Scalar::Int(32), 3),
    (BuiltIn::LocalInvocationId, StorageClass::Input, Scalar::Int(32), 3),
    (BuiltIn::WorkgroupId, StorageClass::Input, Scalar::Int(32), 3),
    (BuiltIn::NumWorkgroups, StorageClass::Input, Scalar::Int(32), 3),
    (BuiltIn::LocalInvocationIndex, StorageClass::Input, Scalar::Int(32), 1),
];
const FRAGMENT: [Variable; 4] = [
    (BuiltIn::FragCoord, StorageClass::Input, Scalar::Float(32), 4),
    (BuiltIn::FrontFacing, StorageClass::Input, Scalar::Bool, 1),
    (BuiltIn::PointCoord, StorageClass::Input, Scalar::Float(32), 2),
    (BuiltIn::FragDepth, StorageClass::Output, Scalar::Float(32), 1),
];
const VERTEX: [Variable; 4] = [
    (BuiltIn::VertexIndex, StorageClass::Input, Scalar::Signed(32), 1),
    (BuiltIn::InstanceIndex, StorageClass::Input, Scalar::Signed(32), 1),
    (BuiltIn::Position, StorageClass::Output, Scalar::Float(32), 4),
    (BuiltIn::PointSize, StorageClass::Output, Scalar::Float(32), 1),
];

/// Reads or writes a builtin variable.
pub(super) fn builtin(smith: &mut Smith<'_>) {
    let all: &[Variable] = match smith.flavor.model {
        ExecutionModel::Fragment => &FRAGMENT,
        ExecutionModel::Vertex => &VERTEX,
        _ => &COMPUTE,
    };
    let Some((builtin, storage, scalar, lanes)) = smith.choices.pick(all) else { return };
    let ty = Ty::Value(scalar, lanes);
    let known = smith.builtins.iter().find(|(other, _)| *other == builtin).map(|(_, id)| *id);
    let variable = known.unwrap_or_else(|| {
        let id = declare(smith, storage, &ty);
        smith.decorate(id, Decoration::BuiltIn, &[builtin.0]);
        smith.builtins.push((builtin, id));
        id
    });
    access(smith, storage, variable, &ty);
}

/// Reads an input of the stage before, or writes an output.
pub(super) fn place(smith: &mut Smith<'_>) {
    let is_output = smith.choices.rarely(2);
    let scalars = [Scalar::Float(32), Scalar::Int(32), Scalar::Signed(32)];
    let ty = Ty::Value(smith.choices.pick(&scalars).unwrap_or(Scalar::Float(32)), smith.lanes());
    let (storage, counter) = if is_output { (StorageClass::Output, 1) } else { (StorageClass::Input, 0) };
    let location = smith.places[counter];
    // Vulkan has so many for certain.
    if location == 8 {
        return;
    }
    smith.places[counter] += 1;
    let id = declare(smith, storage, &ty);
    smith.decorate(id, Decoration::Location, &[location]);
    let is_varying = match smith.flavor.model {
        ExecutionModel::Fragment => !is_output,
        _ => is_output,
    };
    if is_varying && ty.scalar() != Some(Scalar::Float(32)) {
        smith.decorate(id, Decoration::Flat, &[]);
    } else if is_varying && smith.choices.rarely(4) {
        smith.decorate(id, Decoration::NoPerspective, &[]);
    }
    access(smith, storage, id, &ty);
}

fn declare(smith: &mut Smith<'_>, storage: StorageClass, ty: &Ty) -> Id {
    let of_type = smith.type_id(&Ty::pointer(storage, ty.clone()));
    let id = smith.declare(Op::Variable, Some(of_type), &[storage.0]);
    smith.interface.push(id);
    id
}

fn access(smith: &mut Smith<'_>, storage: StorageClass, variable: Id, ty: &Ty) {
    if storage == StorageClass::Input {
        smith.emit(Op::Load, ty, &[variable.0]);
    } else {
        let value = smith.value(ty);
        smith.emit_void(Op::Store, &[variable.0, value.0]);
    }
}

/// States the execution modes of the entry point.
pub(in super::super) fn modes(smith: &mut Smith<'_>) {
    let Some(&(entry, _)) = smith.entry_points.first() else { return };
    match smith.flavor.model {
        ExecutionModel::Fragment => {
            smith.mode(entry, ExecutionMode::OriginUpperLeft, &[]);
            if smith.builtins.iter().any(|(builtin, _)| *builtin == BuiltIn::FragDepth) {
                smith.mode(entry, ExecutionMode::DepthReplacing, &[]);
            }
            if smith.choices.rarely(4) {
                smith.mode(entry, ExecutionMode::EarlyFragmentTests, &[]);
            }
        }
        ExecutionModel::GLCompute => {
            let sizes = [0; 3].map(|_| 1 + smith.choices.below(8) as u32);
            smith.mode(entry, ExecutionMode::LocalSize, &sizes);
        }
        _ => {}
    }
}

/// Adds decorations of arithmetic.
pub(super) fn decorate(smith: &mut Smith<'_>, op: Op, id: Id, ty: &Ty) {
    if !smith.choices.rarely(3) {
        return;
    }
    let is_arithmetic =
        matches!(op, Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FNegate | Op::FRem | Op::FMod | Op::Dot);
    let is_single = ty.scalar().and_then(Scalar::width) == Some(32);
    match (smith.choices.rarely(2), is_arithmetic, is_single) {
        (false, true, _) => smith.decorate(id, Decoration::NoContraction, &[]),
        (_, _, true) => smith.decorate(id, Decoration::RelaxedPrecision, &[]),
        _ => {}
    }
}
