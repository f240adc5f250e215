//! The vocabulary of signatures: one part is a result or an operand, with its type, its sign and the memory it points
//! to.

use spirv_grammar::Op;
use spirv_grammar::ext::glsl_std450::GlslStd450;
use spirv_grammar::ext::open_cl_std::OpenClStd;

/// Type of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any type.
    Any,
    /// No result.
    Nothing,
    /// A literal, which is not a value.
    Literal,
    /// Literal image operands.
    ImageOperands {
        /// True if the instruction computes the level of detail, so that the operands cannot state one.
        implicit_lod: bool,
    },
    /// Literal memory operands.
    MemoryOperands,
    /// A scope: an integer of 32 bits.
    Scope,
    /// Memory semantics: an integer of 32 bits.
    Semantics,
    /// An integer, or a matrix of integers.
    Int,
    /// An integer of that width, or a matrix.
    IntOf(u32),
    /// A floating-point number, or a matrix of them.
    Float,
    /// A floating-point number of that width, or a matrix.
    FloatOf(u32),
    /// A floating-point number of 32 or 64 bits.
    Precise,
    /// A floating-point number of 16 or 32 bits.
    Narrow,
    /// An integer or a floating-point number.
    Number,
    /// A truth value; LLVM IR of C may have an integer in its place.
    Truth,
    /// A truth value and nothing in its place.
    Bool,
    /// A number or a truth value.
    Value,
    /// A pointer.
    Pointer,
    /// A pointer; a call with another type in its place is still a call of the instruction.
    Address,
    /// A generic pointer.
    Generic,
    /// A pointer to an integer in global memory.
    GlobalIntegers,
    /// An opaque type of that name.
    Opaque(&'static str),
    /// A structure.
    Structure,
    /// A structure or an array.
    Aggregate,
    /// A vector of integers, or an integer of 32 bits with four in it.
    Packed,
    /// Anything with parts: no scalar, pointer or handle.
    Composite,
    /// A matrix of shaders: a number of columns.
    Matrix,
    /// A structure of two numbers like the operands.
    Pair,
    /// The same type as that part.
    Same(usize),
    /// The element of that part.
    ElementOf(usize),
    /// A number with as many bits as that part, which has other bits; or a pointer.
    BitsOf(usize),
    /// A number of another width than that part's.
    OtherWidth(usize),
    /// An integer as wide as that part.
    IntAsWideAs(usize),
    /// An integer of half the width of that part.
    HalfOf(usize),
    /// Result of a clock: an integer of 64 bits, or two of 32.
    Clock,
}

/// Number of components of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// Any number.
    Any,
    /// One.
    One,
    /// Two or more.
    Several,
    /// That number.
    Exactly(u32),
    /// At least the first and at most the second number.
    Within(u32, u32),
    /// Two or more, but not three.
    Even,
    /// As many as that part.
    Like(usize),
    /// One, or as many as that part.
    OneOrLike(usize),
    /// At least as many as a place in the image, which is the first operand, has.
    Place,
    /// As many as the image, which is the first operand, has sizes.
    Sizes,
}

/// Sign of the integers of a part in mangled names; of a pointer, of the integers that it points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Signed.
    Signed,
    /// Unsigned.
    Unsigned,
    /// The sign that the image operands state, which are the operand of that number.
    Texel(usize),
}

/// Pointee type, as far as other parts of the instruction determine it. Operands count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointee {
    /// Only the pointer determines it.
    Own,
    /// The pointee of that operand.
    Like(usize),
    /// An array, partly accessed by an offset in bytes.
    Array,
    /// The type of the result.
    Result,
    /// The type of an element of the result.
    ElementOfResult,
    /// 32-bit integers, in as many lanes as the result has.
    IntegersLikeResult,
    /// The type of that operand.
    Operand(usize),
    /// The type of an element of that operand.
    ElementOf(usize),
    /// Integers of so many bits.
    Integer(u32),
    /// `half`.
    Half,
    /// An opaque type without parameters, by its name in LLVM IR.
    Opaque(&'static str),
}

/// Access of an instruction to the pointee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// The part is not a pointer.
    NoPointer,
    /// Only the address is used.
    Address,
    /// The memory is read.
    Read,
    /// The memory is written.
    Write,
    /// The memory is read and written.
    ReadWrite,
}

/// One part of an instruction: the result, or an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its type.
    pub kind: Kind,
    /// Its number of components.
    pub lanes: Lanes,
    /// Sign of its integers in mangled names.
    pub sign: Sign,
    /// Pointee type, of a pointer.
    pub pointee: Pointee,
    /// Access through it, of a pointer.
    pub access: Access,
    /// True if it points to constants in mangled names.
    pub is_constant: bool,
    /// True for a size or an offset in elements, which is as wide as a pointer.
    pub is_size: bool,
}

impl Part {
    /// A part of that type; pointers are used as addresses.
    pub(super) const fn new(kind: Kind, lanes: Lanes) -> Part {
        let access = match kind {
            Kind::Pointer | Kind::Address | Kind::Generic | Kind::GlobalIntegers => Access::Address,
            _ => Access::NoPointer,
        };
        Part {
            kind,
            lanes,
            sign: Sign::Signed,
            pointee: Pointee::Own,
            access,
            is_constant: false,
            is_size: false,
        }
    }

    /// The same part with unsigned integers.
    pub(super) const fn unsigned(self) -> Part {
        Part { sign: Sign::Unsigned, ..self }
    }

    /// The same part, a texel whose sign the image operands in operand `number` state.
    pub(super) const fn texel(self, number: usize) -> Part {
        Part { sign: Sign::Texel(number), ..self }
    }

    /// The same pointer, to constants.
    pub(super) const fn constant(self) -> Part {
        Part { is_constant: true, ..self }
    }

    /// The same number, which is as wide as a pointer.
    pub(super) const fn size(self) -> Part {
        Part { is_size: true, ..self }
    }

    /// The same pointer, to memory with that type.
    pub(super) const fn to(self, pointee: Pointee) -> Part {
        Part { pointee, ..self }
    }

    /// The same pointer, to memory that is read.
    pub(super) const fn read(self) -> Part {
        Part { access: Access::Read, ..self }
    }

    /// The same pointer, to memory that is written.
    pub(super) const fn written(self) -> Part {
        Part { access: Access::Write, ..self }
    }

    /// The same pointer, to memory that is read and written.
    pub(super) const fn updated(self) -> Part {
        Part { access: Access::ReadWrite, ..self }
    }

    /// True for a pointer.
    pub fn is_pointer(&self) -> bool {
        self.access != Access::NoPointer
    }
}

/// Relation between the signs of an instruction's integers where the signs of SPIR-V's types are restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    /// Integers stay unsigned.
    Unsigned,
    /// Result and operands that have the same type have the same sign; a pointer counts as its pointee.
    Alike(&'static [usize]),
    /// Each integer may have any sign.
    Free,
}

/// Types, signs, memory accesses and constness of one instruction.
#[derive(Clone, Copy, Debug)]
pub struct Signature {
    /// Opcode, or number in the extended set.
    pub(super) number: u32,
    /// The result.
    pub result: Part,
    /// The operands. Optional ones may be missing, and have any type then.
    pub operands: &'static [Part],
    /// Relation between the signs of the integers.
    pub signs: Signs,
    /// True if the name of the function states the type of the result, because the operands do not determine it.
    pub names_result: bool,
}

/// The signature of a core instruction.
pub(super) const fn sig(op: Op, result: Part, operands: &'static [Part]) -> Signature {
    Signature { number: op.0 as u32, result, operands, signs: Signs::Unsigned, names_result: false }
}

/// The signature of an instruction of `OpenCL.std`.
pub(super) const fn cl(number: OpenClStd, result: Part, operands: &'static [Part]) -> Signature {
    Signature { number: number.0, result, operands, signs: Signs::Unsigned, names_result: false }
}

/// The signature of an instruction of `GLSL.std.450`.
pub(super) const fn glsl(number: GlslStd450, result: Part, operands: &'static [Part]) -> Signature {
    Signature { number: number.0, result, operands, signs: Signs::Unsigned, names_result: false }
}

impl Signature {
    /// The same signature; the name of the function states the type of the result.
    pub(super) const fn named(self) -> Signature {
        Signature { names_result: true, ..self }
    }

    /// The same signature; each integer may have any sign.
    pub(super) const fn free(self) -> Signature {
        Signature { signs: Signs::Free, ..self }
    }

    /// The same signature; these operands have the sign of the result or, without a result, of each other.
    pub(super) const fn alike(self, operands: &'static [usize]) -> Signature {
        Signature { signs: Signs::Alike(operands), ..self }
    }

    /// The part with that number: the result (0), or an operand (from 1).
    pub fn part(&self, number: usize) -> Option<&Part> {
        match number.checked_sub(1) {
            None => Some(&self.result),
            Some(operand) => self.operands.get(operand),
        }
    }

    /// The result and the operands.
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        std::iter::once(&self.result).chain(self.operands)
    }

    /// True if the result points to the same thing as the first operand.
    pub fn passes_through(&self) -> bool {
        self.result.pointee == Pointee::Like(0)
    }

    /// The operand through which the instruction accesses memory of a type that other parts determine, and that type.
    pub fn accessed(&self) -> Option<(usize, Pointee)> {
        self.operands.iter().enumerate().find_map(|(number, part)| match part.pointee {
            Pointee::Own | Pointee::Like(_) | Pointee::Array => None,
            pointee => Some((number, pointee)),
        })
    }

    /// The operand that is of that kind.
    pub fn operand_of_kind(&self, kind: Kind) -> Option<usize> {
        self.operands.iter().position(|part| part.kind == kind)
    }
}
