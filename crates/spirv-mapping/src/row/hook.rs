//! The parts of rows that are code in the direction crates.

/// Code that cannot be data. Each direction has one exhaustive `match` over this. A hook's operands are *virtual*: the
/// list in its documentation, which the `args` and `fixed` of its faces number. Reading, [`Reading::operands`] are
/// virtual and code converts them to the instruction's own; writing, [`spell`](crate::spell) finds the virtual operands
/// in the instruction's own, and code completes the call. The faces of a hook that one direction cannot do state this
/// ([`Face::one_way`](crate::Face)).
///
/// [`Reading::operands`]: crate::Reading::operands
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hook {
    /// The value is the argument: a conversion to the type it has already. Operands: value.
    Identity,
    /// OpAtomicCompareExchange whose comparator is read from memory and to which the old value is written back.
    /// Operands: pointer, scope, equal, unequal, value, pointer to expected. The call returns whether old = expected.
    CompareExchange,
    /// OpAtomicFAddEXT of the negated value (`atomic_fetch_sub` of floats). Operands as the instruction's.
    NegatedValue,
    /// OpStore that initializes an atomic object. Operands: pointer, value.
    AtomicInit,
    /// The instruction's operand is a vector of coordinates; the call has one argument per coordinate.
    /// Operands: scope, value, x, y, z (absent ones left out of [`Reading::operands`](crate::Reading)). One
    /// coordinate is the operand itself.
    Broadcast,
    /// OpImageSampleExplicitLod over OpSampledImage. Operands: image, sampler, coordinate, extend, and then nothing
    /// (Lod is the float constant 0), lod, or dx and dy. `extend` is constant: 0 nothing, 1 SignExtend, 2 ZeroExtend
    /// (image operands since SPIR-V 1.4). Integer coordinates are not converted. For a depth image the call returns the
    /// first component only.
    ImageSample,
    /// OpImageRead. Operands: image, coordinate, extend (as above), sample (multisampled images only). For a depth
    /// image the call returns the first component only.
    ImageRead,
    /// OpImageWrite. Operands: image, coordinate, texel, extend (as above), lod (optional).
    ImageWrite,
    /// A search of Intel's motion estimation, whose pictures are OpVmeImageINTEL of an image and the sampler. Operands: the
    /// call's arguments, images and sampler among them.
    MotionEstimation,
    /// An instruction of every kind of motion estimation with the payload or the result of one kind, which is converted.
    /// Operands as the instruction's.
    MotionEstimationKind,
    /// One component of OpImageQuerySize (or OpImageQuerySizeLod with level 0, for images that are neither buffers
    /// nor multisampled). Operands: image, component as constant.
    ImageSize,
    /// The first two components of the size, or three and a fourth that is 0 (`get_image_dim`). Operands: image.
    ImageDim,
    /// OpBuildNDRange. Operands: global size, local size, global offset; scalars, or arrays of two or three numbers, which the
    /// call passes by pointer.
    /// Missing ones: one operand is the global size; two are global and local size.
    NdRange,
    /// OpEnqueueKernel as clang lowers it. Operands: the call's arguments. Five: queue, flags, pointer to ndrange,
    /// invoke function, block. Eight: number of events, wait events and returned event before the invoke function. Two
    /// more at the end of either: number of local sizes, pointer to them (`size_t`).
    EnqueueKernel,
    /// A kernel query as clang lowers it. Operands: pointer to ndrange (only if the instruction has one), invoke
    /// function, block.
    KernelQuery,
    /// A dot product of scalars is a product; nothing else is to be done. Operands: a, b.
    ScalarDot,
    /// The result is a structure that the call stores through its first argument. Operands as the instruction's.
    StructResult,
    /// A specialization constant. Operands: SpecId, default value; or the constituents.
    SpecConstant,
    /// OpConstantSampler. Operands: the sampler initializer of OpenCL C as a literal; or the instruction's.
    Sampler,
}
