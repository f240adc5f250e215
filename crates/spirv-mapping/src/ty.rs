//! Neutral types and operands: the properties of LLVM's and SPIR-V's values that the table needs.
//!
//! Integers have a width and no sign; pointers have LLVM's address space number, and a pointee where one is known
//! (SPIR-V's typed pointers, mangled names).

/// A type, as both sides see it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    /// No value.
    Void,
    /// LLVM `i1`, OpTypeBool.
    Bool,
    /// Integer of that width in bits.
    Int(u32),
    /// IEEE floating point of that width in bits.
    Float(u32),
    /// LLVM `bfloat`, OpTypeFloat with encoding BFloat16KHR.
    BFloat16,
    /// Lanes and element.
    Vector(u32, Box<Ty>),
    /// Pointer.
    Pointer {
        /// LLVM's address space: 0 private, 1 global, 2 constant, 3 local, 4 generic.
        space: u32,
        /// The pointee type, if known.
        pointee: Option<Box<Ty>>,
    },
    /// An opaque type, as LLVM's target extension type: `target("spirv.Image", void, 1, 0, ...)`.
    Target(TargetTy),
    /// Length and element.
    Array(u64, Box<Ty>),
    /// Structure by its LLVM name, which is empty if it has none.
    Struct(String),
    /// Anything else; no pattern accepts it.
    Other,
}

/// An opaque type in the form of LLVM's target extension types.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TargetTy {
    /// `spirv.Image`, `spirv.Sampler`, `spirv.Event`, ...
    pub name: String,
    /// Type parameters.
    pub types: Vec<Ty>,
    /// Integer parameters.
    pub ints: Vec<u32>,
}

impl TargetTy {
    /// An opaque type without parameters.
    pub fn plain(name: impl Into<String>) -> TargetTy {
        TargetTy { name: name.into(), types: Vec::new(), ints: Vec::new() }
    }
}

impl Ty {
    /// `lanes` elements of `self`; one lane is the scalar itself.
    pub fn vector(self, lanes: u32) -> Ty {
        if lanes == 1 { self } else { Ty::Vector(lanes, Box::new(self)) }
    }

    /// Pointer to `self`.
    pub fn pointer(self, space: u32) -> Ty {
        Ty::Pointer { space, pointee: Some(Box::new(self)) }
    }

    /// Pointer to something unknown.
    pub fn untyped_pointer(space: u32) -> Ty {
        Ty::Pointer { space, pointee: None }
    }

    /// Number of lanes and the element; a scalar is one lane of itself.
    pub fn lanes(&self) -> (u32, &Ty) {
        match self {
            Ty::Vector(n, element) => (*n, element),
            other => (1, other),
        }
    }
}

/// An argument of an LLVM call, or a value operand of a SPIR-V instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// Its type; for a literal operand an integer.
    pub ty: Ty,
    /// The value, zero-extended, if it is a constant integer or a literal.
    pub constant: Option<u64>,
}

impl Operand {
    /// A value that is not (known to be) constant.
    pub fn value(ty: Ty) -> Operand {
        Operand { ty, constant: None }
    }

    /// A constant integer, or a literal.
    pub fn constant(ty: Ty, value: u64) -> Operand {
        Operand { ty, constant: Some(value) }
    }

    /// A 32-bit literal or constant.
    pub fn literal(value: u32) -> Operand {
        Operand::constant(Ty::Int(32), u64::from(value))
    }
}
