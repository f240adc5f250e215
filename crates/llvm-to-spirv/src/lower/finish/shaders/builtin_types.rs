//! The types of builtin variables of shaders (Vulkan specification, "Built-In Variables").

use super::locations::interface;
use crate::lower::finish::numbers::number;
use rustc_hash::FxHashMap;
use spirv_module::{
    BuiltIn, Decoration, Definitions, ExecutionModel, Id, Instruction, Module, Op, StorageClass,
};

/// The type of a builtin. Numbers have 32 bits.
#[derive(Clone, Copy)]
enum Type {
    Bool,
    Int,
    Float,
    IntVector(u32),
    FloatVector(u32),
    Ints,
    /// An array of floats of that length; 0 for any.
    Floats(u32),
}

/// The types of builtins. A per-vertex interface has an array of them.
const TYPES: &[(BuiltIn, Type)] = &[
    (BuiltIn::BaryCoordKHR, Type::FloatVector(3)),
    (BuiltIn::BaryCoordNoPerspKHR, Type::FloatVector(3)),
    (BuiltIn::BaseInstance, Type::Int),
    (BuiltIn::BaseVertex, Type::Int),
    (BuiltIn::ClipDistance, Type::Floats(0)),
    (BuiltIn::CullDistance, Type::Floats(0)),
    (BuiltIn::CullMaskKHR, Type::Int),
    (BuiltIn::CullPrimitiveEXT, Type::Bool),
    (BuiltIn::DeviceIndex, Type::Int),
    (BuiltIn::DrawIndex, Type::Int),
    (BuiltIn::FragCoord, Type::FloatVector(4)),
    (BuiltIn::FragDepth, Type::Float),
    (BuiltIn::FragInvocationCountEXT, Type::Int),
    (BuiltIn::FragSizeEXT, Type::IntVector(2)),
    (BuiltIn::FragStencilRefEXT, Type::Int),
    (BuiltIn::FrontFacing, Type::Bool),
    (BuiltIn::FullyCoveredEXT, Type::Bool),
    (BuiltIn::GlobalInvocationId, Type::IntVector(3)),
    (BuiltIn::HelperInvocation, Type::Bool),
    (BuiltIn::HitKindKHR, Type::Int),
    (BuiltIn::IncomingRayFlagsKHR, Type::Int),
    (BuiltIn::InstanceCustomIndexKHR, Type::Int),
    (BuiltIn::InstanceId, Type::Int),
    (BuiltIn::InstanceIndex, Type::Int),
    (BuiltIn::InvocationId, Type::Int),
    (BuiltIn::LaunchIdKHR, Type::IntVector(3)),
    (BuiltIn::LaunchSizeKHR, Type::IntVector(3)),
    (BuiltIn::Layer, Type::Int),
    (BuiltIn::LocalInvocationId, Type::IntVector(3)),
    (BuiltIn::LocalInvocationIndex, Type::Int),
    (BuiltIn::NumSubgroups, Type::Int),
    (BuiltIn::NumWorkgroups, Type::IntVector(3)),
    (BuiltIn::ObjectRayDirectionKHR, Type::FloatVector(3)),
    (BuiltIn::ObjectRayOriginKHR, Type::FloatVector(3)),
    (BuiltIn::PatchVertices, Type::Int),
    (BuiltIn::PointCoord, Type::FloatVector(2)),
    (BuiltIn::PointSize, Type::Float),
    (BuiltIn::Position, Type::FloatVector(4)),
    (BuiltIn::PrimitiveId, Type::Int),
    (BuiltIn::PrimitiveLineIndicesEXT, Type::IntVector(2)),
    (BuiltIn::PrimitivePointIndicesEXT, Type::Int),
    (BuiltIn::PrimitiveShadingRateKHR, Type::Int),
    (BuiltIn::PrimitiveTriangleIndicesEXT, Type::IntVector(3)),
    (BuiltIn::RayGeometryIndexKHR, Type::Int),
    (BuiltIn::RayTmaxKHR, Type::Float),
    (BuiltIn::RayTminKHR, Type::Float),
    (BuiltIn::SampleId, Type::Int),
    (BuiltIn::SampleMask, Type::Ints),
    (BuiltIn::SamplePosition, Type::FloatVector(2)),
    (BuiltIn::ShadingRateKHR, Type::Int),
    (BuiltIn::SubgroupEqMask, Type::IntVector(4)),
    (BuiltIn::SubgroupGeMask, Type::IntVector(4)),
    (BuiltIn::SubgroupGtMask, Type::IntVector(4)),
    (BuiltIn::SubgroupId, Type::Int),
    (BuiltIn::SubgroupLeMask, Type::IntVector(4)),
    (BuiltIn::SubgroupLocalInvocationId, Type::Int),
    (BuiltIn::SubgroupLtMask, Type::IntVector(4)),
    (BuiltIn::SubgroupSize, Type::Int),
    (BuiltIn::TessCoord, Type::FloatVector(3)),
    (BuiltIn::TessLevelInner, Type::Floats(2)),
    (BuiltIn::TessLevelOuter, Type::Floats(4)),
    (BuiltIn::VertexIndex, Type::Int),
    (BuiltIn::ViewIndex, Type::Int),
    (BuiltIn::ViewportIndex, Type::Int),
    (BuiltIn::WorkgroupId, Type::IntVector(3)),
    (BuiltIn::WorkgroupSize, Type::IntVector(3)),
    (BuiltIn::WorldRayDirectionKHR, Type::FloatVector(3)),
    (BuiltIn::WorldRayOriginKHR, Type::FloatVector(3)),
];

/// Builtins of each vertex or each primitive, of which an interface between stages may have several.
const REPEATED: &[BuiltIn] = &[
    BuiltIn::ClipDistance,
    BuiltIn::CullDistance,
    BuiltIn::CullPrimitiveEXT,
    BuiltIn::Layer,
    BuiltIn::PointSize,
    BuiltIn::Position,
    BuiltIn::PrimitiveId,
    BuiltIn::PrimitiveLineIndicesEXT,
    BuiltIn::PrimitivePointIndicesEXT,
    BuiltIn::PrimitiveShadingRateKHR,
    BuiltIn::PrimitiveTriangleIndicesEXT,
    BuiltIn::ViewportIndex,
];

/// The stages whose inputs, and those whose outputs, may have an element for each vertex or primitive.
const REPEATED_INPUTS: [ExecutionModel; 3] =
    [ExecutionModel::TessellationControl, ExecutionModel::TessellationEvaluation, ExecutionModel::Geometry];
const REPEATED_OUTPUTS: [ExecutionModel; 3] =
    [ExecutionModel::TessellationControl, ExecutionModel::MeshEXT, ExecutionModel::MeshNV];

/// Returns the first variable, constant or structure with a builtin of another type.
pub(super) fn first_of_other_type<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<Instruction<'m>> {
    let mut models: FxHashMap<Id, ExecutionModel> = FxHashMap::default();
    for instruction in module.instructions() {
        match (instruction.op(), instruction.operands()) {
            (Op::EntryPoint, &[model, ..]) => {
                models.extend(interface(instruction).map(|id| (id, ExecutionModel(model))));
            }
            (Op::Decorate, &[target, decoration, builtin])
                if Decoration(decoration) == Decoration::BuiltIn =>
            {
                let target = definitions.instruction(Id(target))?;
                let model = target.result().and_then(|id| models.get(&id)).copied();
                if !has_type(definitions, target, BuiltIn(builtin), model) {
                    return Some(target);
                }
            }
            (Op::MemberDecorate, &[structure, member, decoration, builtin])
                if Decoration(decoration) == Decoration::BuiltIn =>
            {
                let structure = definitions.instruction(Id(structure))?;
                let member = structure.operands().get(member as usize).copied();
                let expected = type_of(BuiltIn(builtin)).zip(member);
                if expected.is_some_and(|(expected, member)| !is(definitions, Id(member), expected)) {
                    return Some(structure);
                }
            }
            (op, _) if op.is_type() || op == Op::Function => break,
            _ => {}
        }
    }
    None
}

fn type_of(builtin: BuiltIn) -> Option<Type> {
    TYPES.iter().find(|(known, _)| *known == builtin).map(|(_, ty)| *ty)
}

/// Whether a variable or a constant has the type of its builtin. `model` is the stage that lists it.
fn has_type(
    definitions: &Definitions<'_>,
    target: Instruction<'_>,
    builtin: BuiltIn,
    model: Option<ExecutionModel>,
) -> bool {
    let Some((expected, ty)) = type_of(builtin).zip(target.result_type()) else { return true };
    let (Op::Variable, &[storage, ..]) = (target.op(), target.operands()) else {
        return is(definitions, ty, expected);
    };
    let pointee = definitions.instruction(ty).and_then(|pointer| pointer.operands().get(1).copied());
    let Some(pointee) = pointee.map(Id) else { return true };
    let repeated_in: &[ExecutionModel] = match StorageClass(storage) {
        StorageClass::Input => &REPEATED_INPUTS,
        StorageClass::Output => &REPEATED_OUTPUTS,
        // Another rule refuses it.
        _ => return true,
    };
    let may_repeat = REPEATED.contains(&builtin) && model.is_none_or(|model| repeated_in.contains(&model));
    is(definitions, pointee, expected)
        || may_repeat
            && element(definitions, pointee).is_some_and(|element| is(definitions, element, expected))
}

/// The element of an array.
fn element(definitions: &Definitions<'_>, array: Id) -> Option<Id> {
    let array = definitions.instruction(array).filter(|array| array.op() == Op::TypeArray)?;
    array.operands().first().map(|&element| Id(element))
}

fn is(definitions: &Definitions<'_>, ty: Id, expected: Type) -> bool {
    let Some(definition) = definitions.instruction(ty) else { return false };
    let scalar = |op: Op, ty: Id| {
        definitions.instruction(ty).is_some_and(|ty| ty.op() == op && ty.operands().first() == Some(&32))
    };
    let vector = |op: Op, count: u32| {
        definition.op() == Op::TypeVector
            && matches!(definition.operands(), &[element, lanes] if lanes == count && scalar(op, Id(element)))
    };
    let array = |op: Op| element(definitions, ty).is_some_and(|element| scalar(op, element));
    match expected {
        Type::Bool => definition.op() == Op::TypeBool,
        Type::Int => scalar(Op::TypeInt, ty),
        Type::Float => scalar(Op::TypeFloat, ty),
        Type::IntVector(count) => vector(Op::TypeInt, count),
        Type::FloatVector(count) => vector(Op::TypeFloat, count),
        Type::Ints => array(Op::TypeInt),
        Type::Floats(length) => {
            let stated = definition.operands().get(1).and_then(|&id| number(definitions, Id(id)));
            array(Op::TypeFloat) && (length == 0 || stated == Some(length))
        }
    }
}
