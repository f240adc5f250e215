//! Instructions that only some stages have (SPIR-V specification, 3.49 "Instructions"; the extensions that the instructions name).

use crate::lower::finish::numbers::number;
use crate::lower::finish::scope_operands;
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::ext::glsl_std450::GlslStd450;
use spirv_module::{
    Capability, Definitions, ExecutionMode, ExecutionModel as Model, ExtInstSet, Id, Instruction,
    InstructionClass, MemoryModel, Module, Op, Scope, StorageClass,
};
use translate_common::problems::ShaderProblem;

const OTHER_STAGE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the stage of the entry point does not have this instruction, or has it with an execution mode only",
    help: "use it in the stage that it is for; compute shaders have derivatives with the execution mode DerivativeGroupQuadsKHR or \
           DerivativeGroupLinearKHR (!spirv.ExecutionMode)",
};

const OTHER_SCOPE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the stage of the entry point does not have the scope of this instruction",
    help: "use Workgroup in compute, task, mesh and tessellation control shaders, ShaderCallKHR in those of ray tracing, and \
           Subgroup or Device in all",
};

const NO_GROUPS: ShaderProblem = ShaderProblem::Misuse {
    wrong: "the stage of the entry point has no memory that invocations share",
    help: "use buffers; only compute, mesh and task shaders have shared memory",
};

/// The execution modes with which work-groups have derivatives.
const GROUPS_OF_DERIVATIVES: [ExecutionMode; 2] =
    [ExecutionMode::DerivativeGroupQuadsKHR, ExecutionMode::DerivativeGroupLinearKHR];

/// More steps than lead from any capability to Shader.
const MAX_STEPS: u32 = 8;

/// The stages that can compute derivatives.
const WITH_DERIVATIVES: &[Model] = &[Model::Fragment, Model::GLCompute, Model::MeshEXT, Model::TaskEXT];
/// The stages whose invocations share memory (specification of Vulkan, VUID-StandaloneSpirv-None-04645).
const WITH_GROUPS: &[Model] =
    &[Model::GLCompute, Model::MeshEXT, Model::TaskEXT, Model::MeshNV, Model::TaskNV];
/// Those whose invocations wait for each other, or that have such memory in the memory model of Vulkan (VUID-StandaloneSpirv-None-04637,
/// 07320 and 07321).
const WITH_BARRIERS: &[Model] = &[
    Model::GLCompute,
    Model::MeshEXT,
    Model::TaskEXT,
    Model::MeshNV,
    Model::TaskNV,
    Model::TessellationControl,
];
/// Those that rays call (VUID-StandaloneSpirv-None-04640).
const CALLED_BY_RAYS: &[Model] = &[
    Model::RayGenerationKHR,
    Model::IntersectionKHR,
    Model::AnyHitKHR,
    Model::ClosestHitKHR,
    Model::MissKHR,
    Model::CallableKHR,
];
const TRACING: &[Model] = &[Model::RayGenerationKHR, Model::ClosestHitKHR, Model::MissKHR];

/// Returns the first instruction that a stage from which it is reached does not have.
pub(super) fn first_fault<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<(Instruction<'m>, ShaderProblem)> {
    let mut entries: Vec<(Id, Model)> = Vec::new();
    let mut with_groups: FxHashSet<Id> = FxHashSet::default();
    let mut calls: FxHashMap<Id, Vec<Id>> = FxHashMap::default();
    // The instructions of each function that some stages do not have.
    let mut restricted: FxHashMap<Id, Vec<(Instruction<'m>, &'static [Model])>> = FxHashMap::default();
    let (mut function, mut shared) = (Id(0), Vec::new());
    let mut group_memory = WITH_GROUPS;
    for instruction in module.instructions() {
        match (instruction.op(), instruction.operands()) {
            (Op::EntryPoint, &[model, function, ..]) => entries.push((Id(function), Model(model))),
            (Op::ExecutionMode, &[function, mode, ..])
                if GROUPS_OF_DERIVATIVES.contains(&ExecutionMode(mode)) =>
            {
                with_groups.insert(Id(function));
            }
            (Op::Variable | Op::UntypedVariableKHR, &[storage, ..])
                if StorageClass(storage) == StorageClass::Workgroup =>
            {
                shared.extend(instruction.result().map(|id| id.0));
            }
            (Op::MemoryModel, &[_, model]) if MemoryModel(model) == MemoryModel::Vulkan => {
                group_memory = WITH_BARRIERS;
            }
            (Op::Function, _) => function = instruction.result().unwrap_or(Id(0)),
            (Op::FunctionCall, &[callee, ..]) => calls.entry(function).or_default().push(Id(callee)),
            (_, operands) => {
                let shares = function != Id(0) && operands.iter().any(|operand| shared.contains(operand));
                if let Some(stages) = stages(definitions, instruction).or(shares.then_some(WITH_GROUPS)) {
                    restricted.entry(function).or_default().push((instruction, stages));
                }
                // Of the operations of groups, Vulkan has those of sub-groups alone, in every stage.
                for scope in scope_operands::of(instruction) {
                    let stages = match number(definitions, scope.id).map(Scope) {
                        Some(Scope::Workgroup) if scope.is_execution => WITH_BARRIERS,
                        Some(Scope::Workgroup) => group_memory,
                        Some(Scope::ShaderCallKHR) => CALLED_BY_RAYS,
                        _ => continue,
                    };
                    restricted.entry(function).or_default().push((instruction, stages));
                }
            }
        }
    }
    if restricted.is_empty() {
        return None;
    }
    entries.iter().find_map(|&(entry, model)| {
        let has_derivatives = model == Model::Fragment || with_groups.contains(&entry);
        let has =
            |stages: &[Model]| stages.contains(&model) && (stages != WITH_DERIVATIVES || has_derivatives);
        let (mut waiting, mut seen) = (vec![entry], FxHashSet::default());
        while let Some(function) = waiting.pop() {
            if !seen.insert(function) {
                continue;
            }
            let missing = restricted.get(&function).into_iter().flatten().find(|(_, stages)| !has(stages));
            if let Some(&(instruction, stages)) = missing {
                let problem = match stages {
                    WITH_GROUPS => NO_GROUPS,
                    WITH_BARRIERS | CALLED_BY_RAYS => OTHER_SCOPE,
                    _ => OTHER_STAGE,
                };
                return Some((instruction, problem));
            }
            waiting.extend(calls.get(&function).into_iter().flatten());
        }
        None
    })
}

/// Returns whether kernels do not have an instruction.
pub(super) fn is_of_shaders(op: Op) -> bool {
    let needs = op.facts().map_or(&[][..], |facts| facts.requires.capabilities);
    let is_filter = op
        .facts()
        .is_some_and(|facts| facts.class == InstructionClass::Image && facts.name.ends_with("QCOM"));
    is_filter
        || of_core(op).is_some()
        || !needs.is_empty() && needs.iter().all(|needed| implies_shader(*needed, MAX_STEPS))
}

/// Whether a capability brings the capability Shader, in at most so many steps.
fn implies_shader(capability: Capability, steps: u32) -> bool {
    let implied = capability.facts().map_or(&[][..], |facts| facts.requires.capabilities);
    capability == Capability::Shader
        || steps > 0 && !implied.is_empty() && implied.iter().all(|of| implies_shader(*of, steps - 1))
}

/// Returns the stages that have an instruction; `None` if all have it.
fn stages(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> Option<&'static [Model]> {
    match (instruction.op(), instruction.operands()) {
        (Op::ExtInst, &[set, number, ..])
            if definitions.import(Id(set)).and_then(|import| import.set) == Some(ExtInstSet::GlslStd450) =>
        {
            let interpolates = matches!(
                GlslStd450(number),
                GlslStd450::InterpolateAtCentroid
                    | GlslStd450::InterpolateAtSample
                    | GlslStd450::InterpolateAtOffset
            );
            interpolates.then_some(&[Model::Fragment])
        }
        (op, _) => of_core(op),
    }
}

fn of_core(op: Op) -> Option<&'static [Model]> {
    Some(match op {
        Op::EmitVertex | Op::EndPrimitive | Op::EmitStreamVertex | Op::EndStreamPrimitive => {
            &[Model::Geometry]
        }
        Op::DPdx
        | Op::DPdy
        | Op::Fwidth
        | Op::DPdxFine
        | Op::DPdyFine
        | Op::FwidthFine
        | Op::DPdxCoarse
        | Op::DPdyCoarse
        | Op::FwidthCoarse
        | Op::ImageSampleImplicitLod
        | Op::ImageSampleDrefImplicitLod
        | Op::ImageSampleProjImplicitLod
        | Op::ImageSampleProjDrefImplicitLod
        | Op::ImageSparseSampleImplicitLod
        | Op::ImageSparseSampleDrefImplicitLod
        | Op::ImageQueryLod => WITH_DERIVATIVES,
        Op::Kill
        | Op::TerminateInvocation
        | Op::DemoteToHelperInvocation
        | Op::IsHelperInvocationEXT
        | Op::BeginInvocationInterlockEXT
        | Op::EndInvocationInterlockEXT
        | Op::ColorAttachmentReadEXT
        | Op::DepthAttachmentReadEXT
        | Op::StencilAttachmentReadEXT => &[Model::Fragment],
        Op::EmitMeshTasksEXT => &[Model::TaskEXT],
        Op::SetMeshOutputsEXT => &[Model::MeshEXT],
        Op::WritePackedPrimitiveIndices4x8NV => &[Model::MeshNV],
        Op::TraceRayKHR => TRACING,
        Op::ExecuteCallableKHR => {
            &[Model::RayGenerationKHR, Model::ClosestHitKHR, Model::MissKHR, Model::CallableKHR]
        }
        Op::ReportIntersectionKHR => &[Model::IntersectionKHR],
        Op::IgnoreIntersectionKHR | Op::TerminateRayKHR => &[Model::AnyHitKHR],
        _ => return None,
    })
}
