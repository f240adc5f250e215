//! Execution modes: each is for the entry points of certain stages (SPIR-V specification, "Execution Mode"; specification of Vulkan,
//! VUID-StandaloneSpirv-OriginLowerLeft-04653, VUID-StandaloneSpirv-PixelCenterInteger-04654).

use spirv_module::{ExecutionMode as Mode, ExecutionModel as Model, Instruction, Module, Op};
use translate_common::problems::ShaderProblem;

const OTHER_STAGE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an entry point has an execution mode that its stage does not have",
    help: "remove the mode from !spirv.ExecutionMode, or declare the stage that it is for",
};

const TESSELLATION: [Model; 2] = [Model::TessellationControl, Model::TessellationEvaluation];
const MESH: [Model; 2] = [Model::MeshEXT, Model::MeshNV];

/// Returns the first execution mode that is not for the stage of its entry point.
pub(super) fn first_of_another_stage(module: &Module) -> Option<(Instruction<'_>, ShaderProblem)> {
    let mut entries: Vec<(u32, Model)> = Vec::new();
    for instruction in module.instructions() {
        match (instruction.op(), instruction.operands()) {
            (Op::EntryPoint, &[model, function, ..]) => entries.push((function, Model(model))),
            (Op::ExecutionMode | Op::ExecutionModeId, &[function, mode, ..]) => {
                let mut models = entries.iter().filter(|(of, _)| *of == function).map(|(_, model)| *model);
                if models.any(|model| !is_for(Mode(mode), model)) {
                    return Some((instruction, OTHER_STAGE));
                }
            }
            (Op::Function, _) => return None,
            _ => {}
        }
    }
    None
}

/// Whether entry points of a stage may have a mode. Modes that are not named are not checked.
fn is_for(mode: Mode, model: Model) -> bool {
    let is_geometry = model == Model::Geometry;
    let (is_mesh, is_tessellation) = (MESH.contains(&model), TESSELLATION.contains(&model));
    match mode {
        Mode::Invocations
        | Mode::InputPoints
        | Mode::InputLines
        | Mode::InputLinesAdjacency
        | Mode::InputTrianglesAdjacency
        | Mode::OutputLineStrip
        | Mode::OutputTriangleStrip => is_geometry,
        Mode::OutputPoints => is_geometry || is_mesh,
        Mode::Triangles => is_geometry || is_tessellation,
        Mode::OutputVertices => is_geometry || is_tessellation || is_mesh,
        Mode::SpacingEqual
        | Mode::SpacingFractionalEven
        | Mode::SpacingFractionalOdd
        | Mode::VertexOrderCw
        | Mode::VertexOrderCcw
        | Mode::PointMode
        | Mode::Quads
        | Mode::Isolines => is_tessellation,
        Mode::OutputLinesEXT | Mode::OutputTrianglesEXT | Mode::OutputPrimitivesEXT => is_mesh,
        Mode::QuadDerivativesKHR => [Model::Fragment, Model::GLCompute].contains(&model),
        // Vulkan has neither.
        Mode::PixelCenterInteger | Mode::OriginLowerLeft => false,
        Mode::OriginUpperLeft
        | Mode::EarlyFragmentTests
        | Mode::DepthReplacing
        | Mode::DepthGreater
        | Mode::DepthLess
        | Mode::DepthUnchanged
        | Mode::StencilRefReplacingEXT
        | Mode::NonCoherentColorAttachmentReadEXT
        | Mode::NonCoherentDepthAttachmentReadEXT
        | Mode::NonCoherentStencilAttachmentReadEXT
        | Mode::PixelInterlockOrderedEXT
        | Mode::PixelInterlockUnorderedEXT
        | Mode::SampleInterlockOrderedEXT
        | Mode::SampleInterlockUnorderedEXT
        | Mode::ShadingRateInterlockOrderedEXT
        | Mode::ShadingRateInterlockUnorderedEXT
        | Mode::PostDepthCoverage
        | Mode::EarlyAndLateFragmentTestsAMD
        | Mode::StencilRefUnchangedFrontAMD
        | Mode::StencilRefGreaterFrontAMD
        | Mode::StencilRefLessFrontAMD
        | Mode::StencilRefUnchangedBackAMD
        | Mode::StencilRefGreaterBackAMD
        | Mode::StencilRefLessBackAMD
        | Mode::RequireFullQuadsKHR => model == Model::Fragment,
        Mode::LocalSizeHint | Mode::LocalSizeHintId | Mode::VecTypeHint | Mode::ContractionOff => {
            model == Model::Kernel
        }
        _ => true,
    }
}
