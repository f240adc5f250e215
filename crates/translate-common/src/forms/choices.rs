//! The fields of [`Forms`], each with its choice in the plain forms and in those of Khronos' translator.

use super::{Form, FormChoice};

/// Declares [`Forms`], an enum for each field, and the table [`ALL`]. The first variant is the plain one.
macro_rules! forms {
    ($(
        #[doc = $about:literal]
        $field:ident: $choice:ident {
            #[doc = $plain_about:literal]
            $plain:ident,
            #[doc = $khronos_about:literal]
            $khronos:ident,
        }
    )*) => {
        /// The choices among equivalent encodings. Each field can be set alone; the presets are [`Forms::PLAIN`], which is the
        /// default, and [`Forms::KHRONOS`]. Modules of shaders always have the plain forms.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub struct Forms {
            $(#[doc = $about] pub $field: $choice,)*
        }

        $(
            #[doc = concat!("The choice of [`Forms::", stringify!($field), "`]")]
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub enum $choice {
                #[doc = $plain_about]
                #[default]
                $plain,
                #[doc = $khronos_about]
                $khronos,
            }
        )*

        impl Forms {
            /// The shortest encodings.
            pub const PLAIN: Forms = Forms { $($field: $choice::$plain,)* };

            /// The encodings that the Khronos translator emits, for consumers that look for them. Where its encoding is worse
            /// for every reader (orders of no memory, functions of their own for intrinsics), there is no choice.
            pub const KHRONOS: Forms = Forms { $($field: $choice::$khronos,)* };
        }

        pub(super) const ALL: &[Form] = &[$(
            Form {
                about: $about,
                plain: FormChoice { about: $plain_about, variant: stringify!($plain) },
                khronos: FormChoice { about: $khronos_about, variant: stringify!($khronos) },
                field: stringify!($field),
                copy: |forms, from| forms.$field = from.$field,
            },
        )*];
    };
}

forms! {
    /// To SPIR-V: types, constants and variables
    declarations: DeclarationOrder {
        /// by first use
        FirstUse,
        /// integer types, integer constants, other types, the rest
        ByKind,
    }
    /// To SPIR-V: `OpExtInstImport "OpenCL.std"` and `OpSource`
    headers: Headers {
        /// where the module needs them
        WhereNeeded,
        /// always
        Always,
    }
    /// To SPIR-V: linkage of builtin variables
    builtin_linkage: BuiltinLinkage {
        /// no linkage
        Absent,
        /// imported
        Import,
    }
    /// To SPIR-V: variables without a name that are visible to other modules
    nameless_variables: NamelessVariables {
        /// no linkage
        Local,
        /// exported under the empty name
        Exported,
    }
    /// To SPIR-V: variables of arrays, vectors and opaque values among untyped pointers
    untyped_variables: UntypedVariables {
        /// untyped
        Untyped,
        /// typed, where every use accepts that
        Typed,
    }
    /// To SPIR-V: extensions without which the module only loses precision of meaning
    optional_extensions: OptionalExtensions {
        /// used where they are allowed by name
        Named,
        /// used wherever they are allowed
        Allowed,
    }
    /// To SPIR-V: `llvm.smax` and the like of integers
    integer_extrema: IntegerExtrema {
        /// one instruction
        Instruction,
        /// a comparison and a selection
        Comparison,
    }
    /// To SPIR-V: `llvm.fptosi.sat`, `llvm.fptoui.sat`
    saturating_conversions: SaturatingConversions {
        /// exact, for every NaN
        Exact,
        /// a saturating conversion
        Instruction,
    }
    /// To SPIR-V: functions that the flag `afn` allows to approximate
    approximate_functions: ApproximateFunctions {
        /// the exact functions
        Exact,
        /// the functions that OpenCL C calls `native_…`
        Native,
    }
    /// To SPIR-V: conversions of truth values to floats
    booleans_to_floats: BooleansToFloats {
        /// a selection of floats
        Selection,
        /// a selection of integers, and its conversion
        Conversion,
    }
    /// To SPIR-V: results of intrinsics without uses
    unused_results: UnusedResults {
        /// not computed
        Omitted,
        /// computed
        Computed,
    }
    /// To SPIR-V: `llvm.loop.unroll.full`
    full_unrolling: FullUnrolling {
        /// Unroll
        Unroll,
        /// Unroll, PartialCount 1
        PartialCount,
    }
    /// To SPIR-V: the size of lifetimes of a byte
    byte_lifetimes: ByteLifetimes {
        /// 0
        Zero,
        /// 1
        One,
    }
    /// To SPIR-V: elements that a reduction combines, except minima and maxima of floats
    reduced_elements: ReducedElements {
        /// `OpCompositeExtract`
        Static,
        /// `OpVectorExtractDynamic` by constants
        Dynamic,
    }
    /// `popcount`, and in LLVM IR `OpBitCount`
    bit_counts: BitCounts {
        /// the extended instruction; the intrinsic `llvm.ctpop`
        Extended,
        /// `OpBitCount`; the function `popcount`
        Core,
    }
    /// To SPIR-V: `reassoc` without `contract`, with SPV_KHR_float_controls2
    reassociation: Reassociation {
        /// AllowReassoc
        Alone,
        /// AllowTransform and the bits that it includes
        Transform,
    }
    /// To SPIR-V: variables of `i1` without accesses in the module
    unused_booleans: UnusedBooleans {
        /// bytes
        Bytes,
        /// truth values
        Booleans,
    }
    /// To SPIR-V: operations on specialization constants in functions
    specialized_operations: SpecializedOperations {
        /// constants (`OpSpecConstantOp`)
        Constants,
        /// instructions
        Instructions,
    }
    /// To SPIR-V: host access and initialization modes of variables without an allowed extension
    host_access: HostAccess {
        /// omitted, as a loss
        Lost,
        /// rejected
        Rejected,
    }
    /// To SPIR-V: parameters of functions that blocks run
    block_parameters: BlockParameters {
        /// pointers to the type of their use
        Used,
        /// pointers to bytes
        Bytes,
    }
    /// To SPIR-V: the alignment of values that blocks capture
    capture_alignment: CaptureAlignment {
        /// that of the variable
        Declared,
        /// the one that LLVM prefers
        Preferred,
    }
    /// To SPIR-V: casts of pointers
    pointer_casts: PointerCasts {
        /// once, at the definition of the pointer; none from a type to itself
        AtDefinition,
        /// before each use, and where the program has one
        AtUse,
    }
    /// To SPIR-V: attributes of memory for FPGAs, annotated through a cast of the variable's address
    memory_attributes: MemoryAttributes {
        /// on the variable
        Variable,
        /// on the cast
        Cast,
    }
    /// To SPIR-V: components of sizes of images that are as wide as `size_t`
    size_components: SizeComponents {
        /// queried in 32 bits, and extended
        Extended,
        /// queried as wide
        Wide,
    }
    /// Pointers to functions in memory of code, without `--spirv-emit-function-ptr-addr-space`
    code_pointers: CodePointers {
        /// pointers to memory of code
        Code,
        /// ordinary pointers to functions
        Ordinary,
    }
    /// Numbers that only adapt a builtin call's operands or result, such as truth values that are tested again
    adapted_calls: AdaptedCalls {
        /// simplified away where possible
        Simplified,
        /// computed at each call
        Literal,
    }
    /// In LLVM IR: linkage among other decorations of variables, in the SPIR-V friendly form
    linkage_decorations: LinkageDecorations {
        /// not in `!spirv.Decorations`
        Omitted,
        /// in that list, which is sorted by number
        Listed,
    }
    /// In LLVM IR: the order of metadata attached to kernels
    attachments: AttachmentOrder {
        /// by topic
        ByTopic,
        /// by the number of the kind
        ByKind,
    }
    /// In LLVM IR: composites
    composites: Composites {
        /// `insertvalue`
        Values,
        /// memory that is written and read
        Memory,
    }
    /// In LLVM IR: products of vectors and matrices, transposes
    matrices: Matrices {
        /// the fewest instructions
        Direct,
        /// sums that begin with zero, composites built step by step, indices of 64 bits
        Stepwise,
    }
    /// In LLVM IR: instructions with constant operands
    constants: Constants {
        /// instructions
        Instructions,
        /// computed
        Folded,
    }
    /// In LLVM IR: names of intermediate values, and numbers that make names unique
    step_names: StepNames {
        /// no names; the lowest free number for each name
        Absent,
        /// the names and numbers of LLVM's builder
        Builder,
    }
    /// In LLVM IR: anonymous structures
    anonymous_structures: AnonymousStructures {
        /// without a name
        Unnamed,
        /// called `structtype`
        Named,
    }
    /// In LLVM IR: constant texts that other modules may name
    shared_texts: SharedTexts {
        /// with a significant address
        Significant,
        /// `unnamed_addr`
        Unnamed,
    }
    /// In LLVM IR: casts from a type to itself
    same_type_casts: SameTypeCasts {
        /// omitted
        Omitted,
        /// `bitcast`
        Bitcast,
    }
    /// In LLVM IR: comparisons of pointers
    pointer_comparisons: PointerComparisons {
        /// of pointers
        Pointers,
        /// of integers
        Integers,
    }
    /// In LLVM IR: accesses through pointers that are decorated Volatile
    decorated_volatile: DecoratedVolatile {
        /// volatile
        Volatile,
        /// not volatile
        Ordinary,
    }
    /// In LLVM IR: components of builtin variables that are vectors
    builtin_vectors: BuiltinVectors {
        /// one call for the component
        Component,
        /// calls for all components
        Whole,
    }
    /// In LLVM IR: products with twice the width
    extended_products: ExtendedProducts {
        /// wide multiplications
        Arithmetic,
        /// a call of the instruction
        Call,
    }
    /// In LLVM IR of OpenCL C: conversions of vectors
    vector_conversions: VectorConversions {
        /// `sext`, `zext`, `trunc` and the like
        Casts,
        /// functions called `convert_…`
        Functions,
    }
    /// In LLVM IR of OpenCL C: instructions with more than one function
    builtin_functions: BuiltinFunctions {
        /// the function of the oldest version
        Oldest,
        /// the function that Khronos' translator calls, with generic pointers, all sizes and plain letters
        Khronos,
    }
    /// In LLVM IR: results of more than 64 bits of functions called `intel_arbitrary_…`
    arbitrary_results: ArbitraryResults {
        /// returned
        Returned,
        /// stored through a pointer to generic memory
        Stored,
    }
    /// In LLVM IR of OpenCL C: scopes and orders that are known at run time only
    dynamic_scopes: DynamicScopes {
        /// branches and selections in place
        InPlace,
        /// functions called `__translate_…`
        Functions,
    }
    /// In LLVM IR: the function that makes a constant sampler
    sampler_function: SamplerFunction {
        /// a `spir_func` that does not unwind
        SpirFunc,
        /// without calling convention and attributes
        Ordinary,
    }
    /// In LLVM IR: sizes of images
    image_sizes: ImageSizes {
        /// a function for each component that is used
        Used,
        /// all components
        All,
    }
    /// In LLVM IR: access chains of untyped pointers, where they are calls
    untyped_chains: UntypedChains {
        /// named after the instruction on typed pointers
        Typed,
        /// named after the instruction itself
        Untyped,
    }
}
