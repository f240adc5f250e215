//! The parts of modules of shaders outside of functions, and structured control flow.

use spirv_grammar::{ExecutionModel, Op};

/// `!{ptr @function, i32 execution model, !"name", ptr @variable…}`: OpEntryPoint with its interface.
pub const ENTRY_POINT: &str = "spirv.EntryPoint";

/// `!{%structure poison, !{decorations…}, !{decorations of member 0…}, …}`: the decorations of a structure's type and of
/// its members, each a node as in `!spirv.Decorations`. A string among the first is the name that the structure has in SPIR-V,
/// where several have it, or none has one.
pub const STRUCTURE: &str = "spirv.Structure";

/// `!{ptr addrspace(N) poison, T poison, i32 bytes}`: the ArrayStride of pointers to `T` in that memory.
pub const POINTER_STRIDE: &str = "spirv.PointerStride";

/// The prefix of the names of structures that only distinguish an array from LLVM's other arrays: each is `{ [N x T]
/// }`, and indices into it are preceded by a 0.
pub const WRAPPER: &str = "spirv.";

/// The structure for a matrix type: `%spirv.Matrix.4x3 = type { [4 x <3 x float>] }` has four columns of three rows. Arrays
/// of vectors are other types.
pub const MATRIX: &str = "spirv.Matrix.";

/// The structure for an array type with ArrayStride, in bytes: `%spirv.Array.16 = type { [0 x float] }`. Arrays without it
/// are other types.
pub const STRIDED_ARRAY: &str = "spirv.Array.";

/// The structure for an array type whose length a specialization chooses, or whose stride the device chooses
/// ([`super::specialization::ARRAY_LENGTH`]), with its ArrayStride in bytes or 0:
/// `%spirv.SpecializedArray.0 = type { [4 x float] }` has the default length. Kernels have it, too.
pub const SPECIALIZED_ARRAY: &str = "spirv.SpecializedArray.";

/// `!{ptr blockaddress(@f, %merge), i32 control}` on a terminator: OpSelectionMerge before it.
pub const SELECTION_MERGE: &str = "spirv.SelectionMerge";

/// `!{ptr blockaddress(@f, %merge), ptr blockaddress(@f, %continue), i32 control, i32 parameters…}` on a terminator:
/// OpLoopMerge before it.
pub const LOOP_MERGE: &str = "spirv.LoopMerge";

/// An empty node on a store: the initializer of the variable of a function that it stores to.
pub const INITIALIZER: &str = "spirv.Initializer";

/// On an instruction or a variable an empty node: the integers of its result, or in it, are signed. On a function the
/// numbers of those parameters whose integers are, counted from 1; 0 is its result.
pub const SIGNED: &str = "spirv.Signed";

/// An empty node on a load, a store or a call: its accesses are volatile because of a decoration of the memory.
pub const VOLATILE: &str = "spirv.Volatile";

/// In a member's list of `!spirv.Structure`: its integers are signed.
pub const SIGNED_MEMBER: &str = "signed";

/// The function attribute for the stage of an entry point, as clang has it for HLSL.
pub const STAGE: &str = "hlsl.shader";

/// The function attribute for the execution mode LocalSize, as clang has it for HLSL: `"64,1,1"`.
pub const LOCAL_SIZE: &str = "hlsl.numthreads";

/// The metadata for the same execution mode of kernels, which entry points of shaders may have, too.
pub const REQUIRED_SIZE: &str = "reqd_work_group_size";

/// The metadata for the size of work-groups that the source of a kernel suggests.
pub const SIZE_HINT: &str = "work_group_size_hint";

/// The stages of shaders, as LLVM's triples and HLSL's attributes call them.
pub const STAGES: &[(ExecutionModel, &str)] = &[
    (ExecutionModel::GLCompute, "compute"),
    (ExecutionModel::Vertex, "vertex"),
    (ExecutionModel::TessellationControl, "hull"),
    (ExecutionModel::TessellationEvaluation, "domain"),
    (ExecutionModel::Geometry, "geometry"),
    (ExecutionModel::Fragment, "pixel"),
    (ExecutionModel::TaskEXT, "amplification"),
    (ExecutionModel::MeshEXT, "mesh"),
    (ExecutionModel::TaskNV, "amplification"),
    (ExecutionModel::MeshNV, "mesh"),
    (ExecutionModel::RayGenerationKHR, "raygeneration"),
    (ExecutionModel::IntersectionKHR, "intersection"),
    (ExecutionModel::AnyHitKHR, "anyhit"),
    (ExecutionModel::ClosestHitKHR, "closesthit"),
    (ExecutionModel::MissKHR, "miss"),
    (ExecutionModel::CallableKHR, "callable"),
];

/// The stage of an execution model.
pub fn stage(model: ExecutionModel) -> Option<&'static str> {
    STAGES.iter().find(|(known, _)| *known == model).map(|(_, stage)| *stage)
}

/// The execution model of a stage.
pub fn model_of_stage(stage: &str) -> Option<ExecutionModel> {
    STAGES.iter().find(|(_, known)| *known == stage).map(|(model, _)| *model)
}

/// Terminators without an equivalent in LLVM IR: calls before `unreachable`.
pub const CALLED_TERMINATORS: &[Op] = &[
    Op::Kill,
    Op::TerminateInvocation,
    Op::IgnoreIntersectionKHR,
    Op::TerminateRayKHR,
    Op::EmitMeshTasksEXT,
];

/// Returns whether a terminator is a call before `unreachable`.
pub fn is_called_terminator(op: Op) -> bool {
    CALLED_TERMINATORS.contains(&op)
}

/// Instructions that are several in LLVM IR: kernels have those, shaders a call that becomes the instruction again.
pub const CALLED: &[Op] = &[
    Op::SMod,
    Op::FMod,
    Op::VectorTimesScalar,
    Op::MatrixTimesScalar,
    Op::VectorTimesMatrix,
    Op::MatrixTimesVector,
    Op::MatrixTimesMatrix,
    Op::OuterProduct,
    Op::Transpose,
    Op::Dot,
    Op::IAddCarry,
    Op::ISubBorrow,
    Op::UMulExtended,
    Op::SMulExtended,
    Op::SizeOf,
    Op::CopyLogical,
];

/// Instructions whose results have the pointee type that each use needs, independent of their operands.
pub const POINTER_MAKERS: &[Op] = &[Op::BufferPointerEXT, Op::RawAccessChainNV];

/// Instructions of the class of functions that are calls in the LLVM IR of shaders.
pub const CALLING: &[Op] = &[Op::CooperativeMatrixPerElementOpEXT, Op::CooperativeMatrixReduceEXT];

/// Whether an instruction is a call in the LLVM IR of shaders.
pub fn is_called(op: Op) -> bool {
    CALLED.contains(&op)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_of_shaders_has_a_name() {
        for facts in ExecutionModel::KIND.enumerants() {
            let model = ExecutionModel(facts.value);
            assert_eq!(stage(model).is_none(), model == ExecutionModel::Kernel, "{model:?}");
        }
    }

    #[test]
    fn every_terminator_is_said() {
        let branches =
            [Op::Branch, Op::BranchConditional, Op::Switch, Op::Return, Op::ReturnValue, Op::Unreachable];
        for facts in Op::all().filter(|facts| facts.op.is_terminator()) {
            let known = branches.contains(&facts.op) || is_called_terminator(facts.op);
            assert!(known || facts.op == Op::AbortKHR, "{}", facts.op);
        }
    }
}
