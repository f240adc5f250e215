//! The kinds of things that an id or an operand must be, as error messages name them.

use spirv_grammar::Op;
use std::fmt;

/// The expected kind of an id or an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)] // each noun is its own documentation
pub enum Wanted {
    AccessChain,
    Boolean,
    BooleanType,
    CompositeConstant,
    Composite,
    Constant,
    ConstantInteger,
    CooperativeMatrixType,
    Declaration(Op),
    DeclaredType,
    DeclaredValue,
    FloatType,
    Float,
    Function,
    FunctionType,
    InlineAssembly,
    Integer,
    Integer32,
    IntegerUpTo64,
    InstructionSet,
    LabelOfFunction,
    Number,
    PairOfOperandType,
    Pointer,
    PointerOfBase,
    PointerOfStorage,
    Product,
    ReturnType,
    ScalarInteger,
    SpecConstant,
    TypedPointer,
    TypeOfBuiltin,
    UntypedPointer,
    Value,
    ValueType,
    Vector,
    VectorConstant,
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wanted::AccessChain => "an access chain",
            Wanted::Boolean => "a boolean",
            Wanted::BooleanType => "OpTypeBool",
            Wanted::CompositeConstant => "a composite constant",
            Wanted::Composite => "a composite",
            Wanted::Constant => "a constant that is declared before",
            Wanted::ConstantInteger => "a constant integer of at most 64 bits",
            Wanted::CooperativeMatrixType => "a cooperative matrix type",
            Wanted::Declaration(op) => return write!(f, "an {op} that is declared before"),
            Wanted::DeclaredType => "a type that is declared before",
            Wanted::DeclaredValue => "a value that is defined before",
            Wanted::FloatType => "a floating-point type",
            Wanted::Float => "a float",
            Wanted::Function => "a function",
            Wanted::FunctionType => "a function type",
            Wanted::InlineAssembly => "inline assembly",
            Wanted::Integer => "an integer",
            Wanted::Integer32 => "a 32-bit integer",
            Wanted::IntegerUpTo64 => "an integer of up to 64 bits",
            Wanted::InstructionSet => "an imported instruction set",
            Wanted::LabelOfFunction => "a label of this function",
            Wanted::Number => "a number",
            Wanted::PairOfOperandType => "a structure of two members of the operands' type",
            Wanted::Pointer => "a pointer",
            Wanted::PointerOfBase => "a pointer with the base pointer's storage class",
            Wanted::PointerOfStorage => "a pointer type of this storage class",
            Wanted::Product => "the type of the product",
            Wanted::ReturnType => "the return type of the function type",
            Wanted::ScalarInteger => "a scalar integer",
            Wanted::SpecConstant => "a specialization constant",
            Wanted::TypedPointer => "a typed pointer",
            Wanted::TypeOfBuiltin => "the return type of the builtin function",
            Wanted::UntypedPointer => "an untyped pointer",
            Wanted::Value => "a value",
            Wanted::ValueType => "a type that values can have",
            Wanted::Vector => "a vector",
            Wanted::VectorConstant => "a constant vector",
        })
    }
}
