//! The vocabulary of the table: rows, faces, and the small two-way pieces that faces are made of.
//!
//! `docs/mapping.md` explains by example how to write a row.

use std::fmt;

use ocl_mangle::Builtin;
use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{BuiltIn, Dim, Op};

use crate::relation::Relation;

/// What a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Inst {
    /// A core instruction.
    Core(Op),
    /// An instruction of `OpenCL.std`.
    Cl(OpenClStd),
    /// A read of a variable decorated BuiltIn. Its operand is the component to read; none if it is a scalar.
    Variable(BuiltIn),
}

/// `OpIAdd`, `OpenCL.std fmax`, `BuiltIn GlobalInvocationId`: for messages.
impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Inst::Core(op) => write!(f, "{op}"),
            Inst::Cl(n) => write!(f, "OpenCL.std {n:?}"),
            Inst::Variable(v) => write!(f, "BuiltIn {v:?}"),
        }
    }
}

/// One SPIR-V instruction and its LLVM spellings. The first face that can say an instance is the one written.
#[derive(Debug, PartialEq, Eq)]
pub struct Row {
    /// The instruction.
    pub inst: Inst,
    /// Its spellings in OpenCL C.
    pub faces: &'static [Face],
}

/// Which spelling of builtin calls is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// OpenCL C 1.2 builtins.
    Ocl12,
    /// OpenCL C 2.0 builtins; those of 1.2 where 2.0 added nothing.
    Ocl20,
    /// `__spirv_*` functions named after the instruction.
    Friendly,
}

/// Directions in which a face is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dir {
    /// Read and written.
    Both,
    /// Read only: aliases, and spellings whose information is not in the instruction.
    ToSpirv,
    /// Written only.
    ToLlvm,
}

/// One LLVM spelling of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The oldest dialect with this spelling.
    pub dialect: Dialect,
    /// The function's name.
    pub name: Name,
    /// False for clang's unmangled runtime functions (`__read_pipe_2`, `printf`): then `sig` describes LLVM types.
    pub mangled: bool,
    /// What the type variable `T` may be.
    pub gen_: Gen,
    /// What the type variable `R` (a result type of its own) may be.
    pub result_gen: Gen,
    /// Parameter patterns.
    pub sig: &'static [Pat],
    /// Where each parameter goes; as long as `sig`.
    pub args: &'static [Arg],
    /// More arguments of any type may follow, each an operand (printf, EnqueueKernel's local sizes).
    pub variadic: bool,
    /// Operands, or bits of operands, that the spelling does not show.
    pub fixed: &'static [(u8, Fix)],
    /// The result.
    pub ret: Ret,
    /// Guard on the types.
    pub when: When,
    /// Directions.
    pub dir: Dir,
    /// What is code in the lowering crates; see [`Hook`] for the operands it then has.
    pub hook: Option<Hook>,
    /// What writing this face drops, if it does.
    pub lossy: Option<&'static str>,
}

/// A function name, or a family of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// Exactly this.
    Is(&'static str),
    /// Pieces one after the other.
    Pattern(&'static [Piece]),
}

/// A piece of a name pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// This text.
    Lit(&'static str),
    /// Lanes of `T`: 2, 3, 4, 8 or 16.
    Lanes,
    /// Lanes of `T`, nothing for one: Intel's block functions.
    LanesOrNone,
    /// The type `R`: `uint4`.
    Type,
    /// Nothing or `_sat`.
    Saturated,
    /// Nothing, `_rte`, `_rtz`, `_rtp` or `_rtn`.
    Rounding,
    /// `_rte`, `_rtz`, `_rtp` or `_rtn`.
    SomeRounding,
    /// Nothing or a rounding mode that means nothing (integers to integers); never written.
    IgnoredRounding,
}

/// Element types a type variable may have, and its lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gen {
    /// Allowed element types. Among integers of one width the first is the one that is written.
    pub elements: &'static [Builtin],
    /// Allowed lanes.
    pub lanes: Lanes,
}

/// Allowed lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// Scalars and vectors.
    Any,
    /// One lane.
    Scalar,
    /// Two or more.
    Vector,
}

/// A parameter pattern: a guard on the mangled type when reading, the recipe for mangling when writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pat {
    /// `T`.
    T,
    /// The element of `T`.
    Element,
    /// The element of `T` with these many lanes, unrelated to those of `T` (the source of `shuffle`).
    ElementAnyLanes,
    /// This scalar.
    Is(Builtin),
    /// As many of this scalar as `T` has lanes.
    Lanes(Builtin),
    /// So many of this scalar.
    Vector(u32, Builtin),
    /// Integers with the width and lanes of `T` and this signedness.
    SameWidth(Sign),
    /// Integers of half the width of `T`, with its lanes.
    HalfWidth(Sign),
    /// `size_t`.
    Size,
    /// Pointer to so many constant `size_t`; the operand is the array itself.
    Sizes(u64),
    /// Pointer. Qualifiers and address space are not looked at when reading.
    Pointer(&'static Pointer),
    /// A type by its mangled name: an enumeration, an opaque type, `ndrange_t`.
    Named(&'static str),
    /// An image of one of these kinds.
    Image(ImageSet),
    /// A pipe of this access: 0 read, 1 write. Mangled names do not show it.
    Pipe(u32),
    /// Any type at all: written as it is.
    Any,
}

/// Kinds of images, by the parameters of their type; `None` is any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageSet {
    /// Allowed dimensionalities.
    pub dims: &'static [Dim],
    /// Depth images.
    pub depth: Option<bool>,
    /// Arrays.
    pub arrayed: Option<bool>,
    /// Multisampled images.
    pub multisampled: Option<bool>,
}

impl ImageSet {
    /// Every image.
    pub const ANY: ImageSet = ImageSet {
        dims: &[Dim::Dim1D, Dim::Dim2D, Dim::Dim3D, Dim::Buffer],
        depth: None,
        arrayed: None,
        multisampled: None,
    };

    /// Those of these dimensionalities.
    pub const fn dims(mut self, dims: &'static [Dim]) -> ImageSet {
        self.dims = dims;
        self
    }

    /// Depth images, or all others.
    pub const fn depth(mut self, yes: bool) -> ImageSet {
        self.depth = Some(yes);
        self
    }

    /// Arrays, or all others.
    pub const fn arrayed(mut self, yes: bool) -> ImageSet {
        self.arrayed = Some(yes);
        self
    }

    /// Multisampled images, or all others.
    pub const fn multisampled(mut self, yes: bool) -> ImageSet {
        self.multisampled = Some(yes);
        self
    }
}

/// A pointer pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer {
    /// Pointee.
    pub to: Pat,
    /// `const` pointee.
    pub is_const: bool,
    /// `volatile` pointee.
    pub is_volatile: bool,
    /// `_Atomic` pointee.
    pub is_atomic: bool,
    /// Address spaces for which libraries have the function.
    pub spaces: Spaces,
}

/// Address spaces of a written pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spaces {
    /// Any.
    Any,
    /// Global and local: OpenCL C 1.2.
    GlobalOrLocal,
    /// Any but private: a private pointer is cast to the generic address space.
    NotPrivate,
}

/// Signedness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Signed.
    S,
    /// Unsigned.
    U,
}

/// Where an argument goes: operand numbers count the instruction's operands after result type and result id (or the
/// virtual operands of a [`Hook`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg {
    /// The operand is the argument. For a literal operand the argument must be constant.
    V(u8),
    /// The operand is a vector as wide as `T`, the argument a scalar to be repeated.
    Splat(u8),
    /// The relation's bits of the operand.
    Via(&'static Relation, u8),
    /// The operand is boolean: the argument is not 0. Written as 1 or 0.
    NonZero(u8),
    /// The operand is boolean: the argument (each lane) is negative. Written as -1 or 0.
    Negative(u8),
}

impl Arg {
    /// The operand that the argument belongs to.
    pub fn operand(&self) -> u8 {
        match *self {
            Arg::V(i) | Arg::Splat(i) | Arg::Via(_, i) | Arg::NonZero(i) | Arg::Negative(i) => i,
        }
    }
}

/// Something that a spelling implies about an operand: supplied when reading, required when writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fix {
    /// The operand is this 32-bit constant or literal.
    Is(u32),
    /// The operand is this constant of type `size_t`.
    Size(u32),
    /// The operand is a scope constant: this when read; when written, any scope inside of it is accepted.
    Within(u32),
    /// The ordering bits of Memory Semantics are these when read; when written, any weaker order is accepted.
    OrderWithin(u32),
    /// The operand is a zero constant of the type of operand number `like`.
    ZeroLike(u8),
    /// These bits of the operand are that.
    Bits {
        /// Which bits.
        mask: u32,
        /// Their value.
        value: u32,
    },
    /// The storage bits of Memory Semantics follow from the address space of pointer operand number `pointer`: none
    /// for a relaxed order. When written any storage bits are accepted.
    StorageOf {
        /// Operand number of the pointer.
        pointer: u8,
    },
    /// The literal is the number of lanes in the name.
    NameLanes,
    /// The operand is a 32-bit constant: the size in bytes of `T`, whose lanes are in the name.
    NameBytes,
    /// The literal is the rounding mode in the name.
    NameRounding,
    /// The optional operand is left out.
    Absent,
}

impl Fix {
    /// The bits of the operand that are fixed.
    pub fn mask(&self) -> u32 {
        match *self {
            Fix::Bits { mask, .. } => mask,
            Fix::OrderWithin(_) => crate::relation::ORDER_BITS,
            Fix::StorageOf { .. } => crate::relation::STORAGE_BITS,
            _ => u32::MAX,
        }
    }
}

/// The result of the call, and how it differs from that of the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ret {
    /// None.
    Void,
    /// What a parameter pattern says.
    Like(Pat),
    /// The type variable `R`.
    R,
    /// The instruction gives a boolean, the call `int` 1 or 0; for a vector integers as wide as `T`, -1 or 0.
    Test,
    /// The instruction gives a boolean, the call `int` 1 or 0.
    TestInt,
    /// The bits of the instruction's result go through the relation.
    Via(&'static Relation),
    /// The call's is the instruction's plus this (OpenCL C's enumerations of image channels).
    Offset(u32),
    /// A structure of this name, which the call stores through an additional first argument (`sret`).
    Struct(&'static str),
    /// Whatever the instruction gives.
    Any,
}

/// A guard that looks at two types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// No guard.
    Always,
    /// Elements of `T` and `R` have different widths.
    WidthsDiffer,
    /// `T` and `R` have the same width.
    WidthsEqual,
}

/// What cannot be data. Each direction has one `match` over this. A hook's operands are *virtual*: the list its
/// documentation gives, which the `args` and `fixed` of its faces number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Hook {
    /// The value is the argument: a conversion to the type it has already. Operands: value.
    Identity,
    /// OpAtomicCompareExchange whose comparator is read from memory and to which the old value is written back.
    /// Operands: pointer, scope, equal, unequal, value, pointer to expected. The call gives whether old = expected.
    CompareExchange,
    /// OpAtomicFAddEXT of the negated value (`atomic_fetch_sub` of floats). Operands as the instruction's.
    NegatedValue,
    /// OpStore that initialises an atomic object. Operands: pointer, value.
    AtomicInit,
    /// The instruction's operand is a vector of coordinates; the call has one argument per coordinate.
    /// Operands: scope, value, x, y, z (absent ones left out of [`Reading::operands`](crate::Reading)). One
    /// coordinate is the operand itself.
    Broadcast,
    /// OpImageSampleExplicitLod over OpSampledImage. Operands: image, sampler, coordinate, extend, and then nothing
    /// (Lod is the float constant 0), lod, or dx and dy. `extend` is constant: 0 nothing, 1 SignExtend, 2 ZeroExtend
    /// (image operands since SPIR-V 1.4). Integer coordinates are not converted. Of a depth image the call gives the
    /// first component only.
    ImageSample,
    /// OpImageRead. Operands: image, coordinate, extend (as above), sample (multisampled images only). Of a depth
    /// image the call gives the first component only.
    ImageRead,
    /// OpImageWrite. Operands: image, coordinate, texel, extend (as above), lod (optional).
    ImageWrite,
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
    /// A specialisation constant. Operands: SpecId, default value; or the constituents.
    SpecConstant,
    /// OpConstantSampler. Operands: the sampler initialiser of OpenCL C as a literal.
    Sampler,
}

/// Everything numeric that OpenCL C has.
pub mod gens {
    use ocl_mangle::Builtin::{
        self, Char, Double, Float, Half, Int, Long, Short, UChar, UInt, ULong, UShort,
    };

    use super::{Gen, Lanes};

    /// Floating point.
    pub const FLOATS: &[Builtin] = &[Half, Float, Double];
    /// Signed integers.
    pub const SIGNED: &[Builtin] = &[Char, Short, Int, Long];
    /// Unsigned integers.
    pub const UNSIGNED: &[Builtin] = &[UChar, UShort, UInt, ULong];
    /// Integers, signed preferred.
    pub const INTS: &[Builtin] = &[Char, Short, Int, Long, UChar, UShort, UInt, ULong];
    /// Integers, unsigned preferred.
    pub const UINTS: &[Builtin] = &[UChar, UShort, UInt, ULong, Char, Short, Int, Long];
    /// Integers and floating point.
    pub const NUMBERS: &[Builtin] =
        &[Char, Short, Int, Long, UChar, UShort, UInt, ULong, Half, Float, Double];

    const fn any(elements: &'static [Builtin]) -> Gen {
        Gen { elements, lanes: Lanes::Any }
    }

    /// No type variable.
    pub const NONE: Gen = any(&[]);
    /// Floating point, any lanes.
    pub const F: Gen = any(FLOATS);
    /// `float`, any lanes.
    pub const F32: Gen = any(&[Float]);
    /// Signed integers, any lanes.
    pub const S: Gen = any(SIGNED);
    /// Unsigned integers, any lanes.
    pub const U: Gen = any(UNSIGNED);
    /// Integers, any lanes, written signed.
    pub const I: Gen = any(INTS);
    /// Integers, any lanes, written unsigned.
    pub const IU: Gen = any(UINTS);
    /// Numbers, any lanes.
    pub const N: Gen = any(NUMBERS);
    /// `int`, any lanes.
    pub const I32: Gen = any(&[Int]);
    /// `uint`, any lanes.
    pub const U32: Gen = any(&[UInt]);

    impl Gen {
        /// Scalars only.
        pub const fn scalar(self) -> Gen {
            Gen { elements: self.elements, lanes: Lanes::Scalar }
        }

        /// Vectors only.
        pub const fn vector(self) -> Gen {
            Gen { elements: self.elements, lanes: Lanes::Vector }
        }
    }
}

impl Face {
    /// A face of OpenCL C 1.2; builder methods add the rest.
    pub const fn new(
        name: &'static str,
        gen_: Gen,
        sig: &'static [Pat],
        args: &'static [Arg],
        ret: Ret,
    ) -> Face {
        Face {
            dialect: Dialect::Ocl12,
            name: Name::Is(name),
            mangled: true,
            gen_,
            result_gen: gens::NONE,
            sig,
            args,
            variadic: false,
            fixed: &[],
            ret,
            when: When::Always,
            dir: Dir::Both,
            hook: None,
            lossy: None,
        }
    }

    /// The name is a pattern.
    pub const fn pattern(mut self, pieces: &'static [Piece]) -> Face {
        self.name = Name::Pattern(pieces);
        self
    }

    /// OpenCL C 2.0 added it.
    pub const fn ocl20(mut self) -> Face {
        self.dialect = Dialect::Ocl20;
        self
    }

    /// The name is not mangled.
    pub const fn plain(mut self) -> Face {
        self.mangled = false;
        self
    }

    /// What `R` may be; the result is `R`.
    pub const fn result(mut self, result_gen: Gen) -> Face {
        self.result_gen = result_gen;
        self
    }

    /// More arguments may follow.
    pub const fn variadic(mut self) -> Face {
        self.variadic = true;
        self
    }

    /// Operands that the spelling implies.
    pub const fn fixed(mut self, fixed: &'static [(u8, Fix)]) -> Face {
        self.fixed = fixed;
        self
    }

    /// Guard.
    pub const fn when(mut self, when: When) -> Face {
        self.when = when;
        self
    }

    /// Read only: an alias.
    pub const fn alias(mut self) -> Face {
        self.dir = Dir::ToSpirv;
        self
    }

    /// Done by code.
    pub const fn hook(mut self, hook: Hook) -> Face {
        self.hook = Some(hook);
        self
    }

    /// What writing it drops.
    pub const fn lossy(mut self, what: &'static str) -> Face {
        self.lossy = Some(what);
        self
    }
}
