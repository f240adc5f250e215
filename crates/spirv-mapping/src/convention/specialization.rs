//! Constants outside functions that a specialization chooses, as nodes of metadata.
//!
//! A node is `T value` for a constant that nothing changes, or
//!
//! - `!{!"SpecConstant", i32 number, T default}`,
//! - `!{!"SpecConstantComposite", T poison, part, …}` with a node for each part,
//! - `!{!"SpecConstantOp", T poison, i32 opcode, operand, …}` with a node for each operand, and `i32` for literals,
//! - `!{!"ConstantSizeOfEXT", T poison, D poison}`: the size of descriptors of the type `D`, which the device chooses.
//!
//! In shaders a string [`super::shaders::SIGNED_MEMBER`] at the end states that the integers are signed.

use spirv_grammar::Op;

/// On a variable: the node of its initial value.
pub const SPEC_CONSTANTS: &str = "spirv.SpecConstants";
/// `!{%spirv.SpecializedArray.N poison, length, stride}`: the length of an array type and its stride
/// (ArrayStrideIdEXT), each a node, or null for the value that the array itself states.
pub const ARRAY_LENGTH: &str = "spirv.ArrayLength";
/// `!{target("spirv.…", …) poison, operand, …}`: the operands of an opaque type that are numbers in LLVM IR, each a
/// node, or null for the number itself. After its numbers the type has another one, which makes it a type of its own.
pub const TYPE_OPERANDS: &str = "spirv.TypeOperands";
/// `!{size}`: the constant that is decorated BuiltIn WorkgroupSize, with a node.
pub const WORKGROUP_SIZE: &str = "spirv.WorkgroupSize";

/// The word for OpSpecConstant in a node.
pub const SPEC_CONSTANT: &str = "SpecConstant";
/// The word for OpSpecConstantComposite in a node.
pub const SPEC_CONSTANT_COMPOSITE: &str = "SpecConstantComposite";
/// The word for OpSpecConstantOp in a node.
pub const SPEC_CONSTANT_OP: &str = "SpecConstantOp";
/// The word for OpConstantSizeOfEXT in a node.
pub const CONSTANT_SIZE_OF: &str = "ConstantSizeOfEXT";

/// Types that OpConstantSizeOfEXT can have the size of (SPV_EXT_descriptor_heap).
pub const DESCRIPTORS: &[Op] =
    &[Op::TypeBufferEXT, Op::TypeImage, Op::TypeSampler, Op::TypeAccelerationStructureKHR, Op::TypeTensorARM];

/// The types that the operands of an instruction have for a type of its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Integers of the result's type.
    Integers,
    /// Integers: the first of the result's type, the second of any width.
    Shift,
    /// Floating-point numbers of the result's type.
    Floats,
    /// Truth values of the result's type.
    Truths,
    /// Integers of one type; the result is a truth value for each.
    CompareIntegers,
    /// A truth value, and two values of the result's type.
    Select,
    /// Integers of another width than the result.
    IntegerConversion,
    /// Floating-point numbers of another width than the result.
    FloatConversion,
    /// Floating-point numbers; the result is integers.
    FloatToInteger,
    /// Integers; the result is floating-point numbers.
    IntegerToFloat,
    /// A composite, and literals that lead to a part of the result's type.
    Extract,
    /// A part, a composite of the result's type, and literals that lead to the part.
    Insert,
    /// Two vectors, and a literal for each component of the result.
    Shuffle,
}

/// An instruction that OpSpecConstantOp may have on values.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The types of its operands.
    pub rule: Rule,
    /// The number of operands that are ids; literals come after them.
    pub ids: usize,
    /// Whether only kernels may have it.
    pub of_kernels: bool,
}

const fn row(rule: Rule, ids: usize, ops: &'static [Op]) -> (Operation, &'static [Op]) {
    (Operation { rule, ids, of_kernels: false }, ops)
}

const fn of_kernels(rule: Rule, ids: usize, ops: &'static [Op]) -> (Operation, &'static [Op]) {
    (Operation { rule, ids, of_kernels: true }, ops)
}

/// The instructions on values (SPIR-V specification, OpSpecConstantOp).
pub const OPERATIONS: &[(Operation, &[Op])] = &[
    row(Rule::Integers, 1, &[Op::SNegate, Op::Not]),
    row(
        Rule::Integers,
        2,
        &[
            Op::IAdd,
            Op::ISub,
            Op::IMul,
            Op::UDiv,
            Op::SDiv,
            Op::UMod,
            Op::SRem,
            Op::SMod,
            Op::BitwiseOr,
            Op::BitwiseXor,
            Op::BitwiseAnd,
        ],
    ),
    row(Rule::Shift, 2, &[Op::ShiftRightLogical, Op::ShiftRightArithmetic, Op::ShiftLeftLogical]),
    row(Rule::Truths, 1, &[Op::LogicalNot]),
    row(Rule::Truths, 2, &[Op::LogicalOr, Op::LogicalAnd, Op::LogicalEqual, Op::LogicalNotEqual]),
    row(
        Rule::CompareIntegers,
        2,
        &[
            Op::IEqual,
            Op::INotEqual,
            Op::ULessThan,
            Op::SLessThan,
            Op::UGreaterThan,
            Op::SGreaterThan,
            Op::ULessThanEqual,
            Op::SLessThanEqual,
            Op::UGreaterThanEqual,
            Op::SGreaterThanEqual,
        ],
    ),
    row(Rule::Select, 3, &[Op::Select]),
    row(Rule::IntegerConversion, 1, &[Op::SConvert, Op::UConvert]),
    row(Rule::FloatConversion, 1, &[Op::FConvert]),
    row(Rule::Floats, 1, &[Op::QuantizeToF16]),
    row(Rule::Extract, 1, &[Op::CompositeExtract]),
    row(Rule::Insert, 2, &[Op::CompositeInsert]),
    row(Rule::Shuffle, 2, &[Op::VectorShuffle]),
    of_kernels(Rule::Floats, 1, &[Op::FNegate]),
    of_kernels(Rule::Floats, 2, &[Op::FAdd, Op::FSub, Op::FMul, Op::FDiv, Op::FRem, Op::FMod]),
    of_kernels(Rule::FloatToInteger, 1, &[Op::ConvertFToS, Op::ConvertFToU]),
    of_kernels(Rule::IntegerToFloat, 1, &[Op::ConvertSToF, Op::ConvertUToF]),
];

/// The row of an instruction; `None` if OpSpecConstantOp cannot have it, or has it for addresses.
pub fn operation(op: Op) -> Option<Operation> {
    OPERATIONS.iter().find(|(_, ops)| ops.contains(&op)).map(|(operation, _)| *operation)
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirv_grammar::OperandKind;

    #[test]
    fn every_operation_has_one_row_and_its_operands() {
        let mut seen = Vec::new();
        for (operation, ops) in OPERATIONS {
            for &op in *ops {
                assert!(!seen.contains(&op), "{op}");
                seen.push(op);
                let facts = op.facts().expect("a known instruction");
                let operands = facts.operands.iter().filter(|operand| operand.kind == OperandKind::IdRef);
                assert_eq!(operands.count(), operation.ids, "{op}");
            }
        }
    }
}
