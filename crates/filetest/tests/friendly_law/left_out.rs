//! The instructions that `calls.txt` has no call of, each with the reason.

use spirv_grammar::Op;

/// Vendors whose extensions are about graphics, by the end of their instructions' names.
const GRAPHICS_VENDORS: &[&str] = &["AMD", "ARM", "NV", "QCOM", "VALVE"];

/// Whether an instruction is of an extension for graphics whose capability does not say so.
pub(crate) fn is_of_graphics(op: Op) -> bool {
    let name = op.facts().map_or("", |facts| facts.name);
    GRAPHICS_VENDORS.iter().any(|vendor| name.ends_with(vendor))
}

/// Instructions, as a name or as the beginning of names, and why no function is called for them.
pub(crate) const LEFT_OUT: &[(&[&str], &str)] = &[
    (
        &[
            "BufferPointerEXT",
            "ColorAttachmentReadEXT",
            "ConstantSizeOfEXT",
            "CooperativeMatrixPerElementOpEXT",
            "CooperativeMatrixReduceEXT",
            "DepthAttachmentReadEXT",
            "StencilAttachmentReadEXT",
            "UntypedImageTexelPointerEXT",
        ],
        "graphics",
    ),
    (&["AtomicCompareExchangeWeak", "LessOrGreater"], "deprecated: the equivalent instruction is written"),
    (&["ImageTexelPointer"], "no pointer to a texel exists in LLVM"),
    (
        &[
            "MatrixTimesMatrix",
            "MatrixTimesScalar",
            "MatrixTimesVector",
            "OuterProduct",
            "Transpose",
            "VectorTimesMatrix",
        ],
        "LLVM has no matrices of this kind, and no kernel either",
    ),
    (
        &["AccessChain", "InBoundsAccessChain"],
        "getelementptr has an index before, which OpPtrAccessChain has too",
    ),
    (
        &["UntypedArrayLengthKHR", "UntypedGroupAsyncCopyKHR", "UntypedVariable"],
        "the untyped form is derived from the finished module: calls are typed instructions",
    ),
    (
        &["EnqueueKernel", "GetKernel", "TaskSequenceCreateALTERA"],
        "names a function: the file tests have modules with one",
    ),
    (
        &["CooperativeMatrixApplyFunctionINTEL"],
        "names a function that takes each element: no compiler writes it yet",
    ),
    (&["BuildNDRange"], "gives a structure with a name: the file tests have it"),
    (&["SpecConstantComposite"], "its constituents are calls themselves: the file tests have it"),
    (&["SampledImage"], "only instructions for images may take the result: the file tests have them"),
    (&["CopyLogical"], "types that differ in decorations alone are one type in LLVM"),
    (&["MaskedGatherINTEL", "MaskedScatterINTEL"], "LLVM has intrinsics for them, which the file tests have"),
    (&["AbortKHR"], "ends a block, which no call does"),
    (&["ConstantFunctionPointerINTEL"], "the address of a function is a value in LLVM"),
    (&["AsmINTEL", "AsmCallINTEL"], "LLVM has inline assembly"),
    (&["LoopControlINTEL"], "LLVM has metadata for loops"),
    (
        &["VmeImageINTEL", "SubgroupAvc"],
        "motion estimation: the test `header` takes the functions of OpenCL C there and back in the friendly form",
    ),
];

/// The reason why no function is called for an instruction.
pub(crate) fn reason(op: Op) -> Option<&'static str> {
    let name = op.facts()?.name;
    let fits = |pattern: &str| name == pattern || is_beginning(pattern) && name.starts_with(pattern);
    LEFT_OUT.iter().find(|(names, _)| names.iter().any(|pattern| fits(pattern))).map(|(_, reason)| *reason)
}

/// Whether this is no instruction's name but the beginning of some.
fn is_beginning(pattern: &str) -> bool {
    Op::from_name(pattern).is_none()
}
