//! Needs that depend on the kind of an operand: a constant or a value, a variable of a function, a vector.
//!
//! Each rule is a row of [`RULES`]: the instruction, the operand, its kind, and the resulting need. Source: the SPIR-V
//! specification, 3.49 "Instructions" and 3.20 "Decoration", at "before version …", SPV_KHR_integer_dot_product and
//! SPV_INTEL_rounded_divide_sqrt.

use super::Reason;
use super::needs::Need;
use crate::options::ExtensionPolicy;
use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{
    Capability, Decoration, ExtInstSet, InstructionClass, LoopControl, Op, OperandKind,
    Requirements as Facts, Scope, StorageClass, Version,
};
use spirv_module::{Definitions, Id, Instruction, Operand, walk_operands};

/// The subject of a rule: an operand by its number (after result type and result), or the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Operand(usize),
    Result,
}

/// The condition of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The instruction has two sets of memory operands.
    TwoAccesses,
    /// A value that no constant instruction defines.
    Computed,
    /// A structure or an array.
    Aggregate,
    /// A vector, and the operand of that number is a scalar.
    VectorBeside(usize),
    /// A vector, and the operand of that number is a pointer.
    VectorOfPointer(usize),
    /// A pointer, and the operand of that number is a vector.
    PointerOfVector(usize),
    /// A variable of a function or a private one, and the literal operand of that number is that word.
    OwnVariable(usize, u32),
    /// A quotient or a square root, and the literal operand of that number is that word.
    QuotientOrRoot(usize, u32),
    /// The operand is a mask, and has one of these bits.
    Mask(LoopControl),
    /// An integer.
    Integer,
    /// A vector of four integers of 8 bits.
    FourBytes,
    /// A vector of integers of any other form.
    OtherVector,
    /// A scope that is or may be wider than a work-group.
    WiderThanGroup,
    /// A cooperative matrix.
    Matrix,
}

/// One rule.
struct Rule {
    part: Part,
    kind: Kind,
    facts: Facts,
    what: &'static str,
    /// The extension that must be allowed by name for the rule to apply: validators do not check this need.
    by: Option<&'static str>,
}

const fn from_version(part: Part, kind: Kind, version: Version, what: &'static str) -> Rule {
    Rule { part, kind, facts: Facts { version: Some(version), ..Facts::NONE }, what, by: None }
}

const fn with_capability(kind: Kind, capabilities: &'static [Capability], what: &'static str) -> Rule {
    Rule { part: Part::Operand(0), kind, facts: Facts { capabilities, ..Facts::NONE }, what, by: None }
}

/// A capability that only an extension has which is allowed by name.
const fn by_name(
    part: Part,
    kind: Kind,
    capabilities: &'static [Capability],
    by: &'static str,
    what: &'static str,
) -> Rule {
    Rule { part, kind, facts: Facts { capabilities, ..Facts::NONE }, what, by: Some(by) }
}

/// The needs of a conversion of a matrix besides its own extension `by`.
const fn of_matrix(capabilities: &'static [Capability], by: &'static str, what: &'static str) -> Rule {
    by_name(Part::Result, Kind::Matrix, capabilities, by, what)
}

/// The needs of a conversion of a matrix to or from bfloat16.
const fn of_bfloat16_matrix(what: &'static str) -> Rule {
    const CAPABILITIES: &[Capability] = &[Capability::CooperativeMatrixBFloat16ComponentTypeINTEL];
    of_matrix(CAPABILITIES, "SPV_INTEL_bfloat16_conversion", what)
}

const SELECT: &[Rule] = &[
    from_version(Part::Result, Kind::Aggregate, Version::V1_4, "OpSelect of an aggregate"),
    from_version(
        Part::Result,
        Kind::VectorBeside(0),
        Version::V1_4,
        "OpSelect between vectors by one truth value",
    ),
];

const DOT: &[Rule] = &[
    with_capability(
        Kind::Integer,
        &[Capability::DotProductInput4x8BitPacked],
        "a dot product of integers that hold four bytes",
    ),
    with_capability(
        Kind::FourBytes,
        &[Capability::DotProductInput4x8Bit, Capability::DotProductInputAll],
        "a dot product of four bytes",
    ),
    with_capability(
        Kind::OtherVector,
        &[Capability::DotProductInputAll],
        "a dot product of integers other than four bytes",
    ),
];

/// The bits of loop control for FPGAs, as in OpLoopControlINTEL: the grammar has plain numbers there.
const FPGA_LOOPS: LoopControl = LoopControl(
    LoopControl::InitiationIntervalINTEL.0
        | LoopControl::MaxConcurrencyINTEL.0
        | LoopControl::DependencyArrayINTEL.0
        | LoopControl::PipelineEnableINTEL.0
        | LoopControl::LoopCoalesceINTEL.0
        | LoopControl::MaxInterleavingINTEL.0
        | LoopControl::SpeculatedIterationsINTEL.0
        | LoopControl::NoFusionINTEL.0
        | LoopControl::LoopCountINTEL.0
        | LoopControl::MaxReinvocationDelayINTEL.0,
);

/// The rules, by ascending opcode.
const RULES: &[(Op, &[Rule])] = &[
    (
        Op::CopyMemory,
        &[from_version(
            Part::Operand(0),
            Kind::TwoAccesses,
            Version::V1_4,
            "OpCopyMemory with memory operands for each side",
        )],
    ),
    (
        Op::CopyMemorySized,
        &[from_version(
            Part::Operand(0),
            Kind::TwoAccesses,
            Version::V1_4,
            "OpCopyMemorySized with memory operands for each side",
        )],
    ),
    (
        Op::Decorate,
        &[
            from_version(
                Part::Operand(0),
                Kind::OwnVariable(1, Decoration::NonWritable.0),
                Version::V1_4,
                "NonWritable on a variable of a function",
            ),
            with_capability(
                Kind::QuotientOrRoot(1, Decoration::FPRoundingMode.0),
                &[Capability::RoundedDivideSqrtINTEL],
                "a quotient or a square root with a rounding mode",
            ),
        ],
    ),
    (
        Op::Bitcast,
        &[
            from_version(
                Part::Result,
                Kind::VectorOfPointer(0),
                Version::V1_5,
                "OpBitcast of a pointer to a vector",
            ),
            from_version(
                Part::Result,
                Kind::PointerOfVector(0),
                Version::V1_5,
                "OpBitcast of a vector to a pointer",
            ),
        ],
    ),
    (Op::Select, SELECT),
    (
        Op::ControlBarrier,
        &[by_name(
            Part::Operand(0),
            Kind::WiderThanGroup,
            &[Capability::DeviceBarrierINTEL],
            "SPV_INTEL_device_barrier",
            "a barrier of more than a work-group",
        )],
    ),
    (
        Op::GroupNonUniformBroadcast,
        &[from_version(
            Part::Operand(2),
            Kind::Computed,
            Version::V1_5,
            "OpGroupNonUniformBroadcast from an invocation that is not constant",
        )],
    ),
    (
        Op::GroupNonUniformQuadBroadcast,
        &[from_version(
            Part::Operand(2),
            Kind::Computed,
            Version::V1_5,
            "OpGroupNonUniformQuadBroadcast from an invocation that is not constant",
        )],
    ),
    (Op::SDot, DOT),
    (Op::UDot, DOT),
    (Op::SUDot, DOT),
    (Op::SDotAccSat, DOT),
    (Op::UDotAccSat, DOT),
    (Op::SUDotAccSat, DOT),
    (
        Op::LoopControlINTEL,
        &[with_capability(
            Kind::Mask(FPGA_LOOPS),
            &[Capability::FPGALoopControlsINTEL],
            "loop control for FPGAs",
        )],
    ),
    (Op::ConvertFToBF16INTEL, const { &[of_bfloat16_matrix("ConvertFToBF16INTEL of a cooperative matrix")] }),
    (Op::ConvertBF16ToFINTEL, const { &[of_bfloat16_matrix("ConvertBF16ToFINTEL of a cooperative matrix")] }),
    (
        Op::RoundFToTF32INTEL,
        &[of_matrix(
            &[Capability::CooperativeMatrixTF32ComponentTypeINTEL],
            "SPV_INTEL_tensor_float32_conversion",
            "RoundFToTF32INTEL of a cooperative matrix",
        )],
    ),
];

/// Whether there are rules about instructions with this opcode.
pub(super) fn concern(op: Op) -> bool {
    of(op).is_some()
}

fn of(op: Op) -> Option<&'static [Rule]> {
    let found = RULES.binary_search_by_key(&op.0, |(op, _)| op.0).ok()?;
    RULES.get(found).map(|(_, rules)| *rules)
}

/// The rules at work on a module.
pub(super) struct OperandRules<'d, 'm> {
    definitions: &'d Definitions<'m>,
    /// Whether needs are collected again that are known already.
    all: bool,
    extensions: &'d ExtensionPolicy,
    seen: Vec<&'static str>,
    /// The needs collected so far.
    pub(super) needs: Vec<Need>,
}

impl<'d, 'm> OperandRules<'d, 'm> {
    pub(super) fn new(
        definitions: &'d Definitions<'m>,
        all: bool,
        extensions: &'d ExtensionPolicy,
    ) -> OperandRules<'d, 'm> {
        OperandRules { definitions, all, extensions, seen: Vec::new(), needs: Vec::new() }
    }

    /// The next instruction that the rules [`concern`].
    pub(super) fn instruction(&mut self, index: usize, instruction: Instruction<'_>) {
        for rule in of(instruction.op()).unwrap_or_default() {
            if rule.by.is_some_and(|by| !self.extensions.names(by)) {
                continue;
            }
            if (!self.all && self.seen.contains(&rule.what)) || !rule.applies(instruction, self.definitions) {
                continue;
            }
            self.seen.push(rule.what);
            let reason = Reason { instruction: Some(index), what: rule.what.to_owned() };
            self.needs.push(Need { facts: rule.facts, reason });
        }
    }
}

impl Rule {
    fn applies(&self, instruction: Instruction<'_>, definitions: &Definitions<'_>) -> bool {
        let operand = |number: usize| instruction.operands().get(number).copied();
        let id = match self.part {
            Part::Operand(number) => operand(number).map(Id),
            Part::Result => instruction.result(),
        };
        let Some(id) = id else { return false };
        let form = |id: Id| Form::of(definitions, id);
        let is_pointer = |id: Id| form(id) == Form::Pointer;
        let is_vector = |id: Id| matches!(form(id), Form::FourBytes | Form::Integers | Form::Vector);
        match self.kind {
            Kind::TwoAccesses => {
                let mut accesses = 0;
                let count =
                    |operand: Operand<'_>| accesses += u32::from(operand.kind == OperandKind::MemoryAccess);
                walk_operands(instruction, definitions, count).is_ok() && accesses > 1
            }
            Kind::Computed => definitions.instruction(id).is_some_and(|by| {
                by.op().facts().is_none_or(|facts| facts.class != InstructionClass::ConstantCreation)
            }),
            Kind::Aggregate => form(id) == Form::Aggregate,
            Kind::VectorBeside(other) => {
                is_vector(id) && operand(other).is_some_and(|other| form(Id(other)) == Form::Other)
            }
            Kind::VectorOfPointer(other) => {
                is_vector(id) && operand(other).is_some_and(|o| is_pointer(Id(o)))
            }
            Kind::PointerOfVector(other) => {
                is_pointer(id) && operand(other).is_some_and(|o| is_vector(Id(o)))
            }
            Kind::OwnVariable(literal, word) => {
                operand(literal) == Some(word)
                    && definitions.instruction(id).is_some_and(|by| {
                        let storage = by.operands().first().copied().map(StorageClass);
                        by.op() == Op::Variable
                            && matches!(storage, Some(StorageClass::Function | StorageClass::Private))
                    })
            }
            Kind::QuotientOrRoot(literal, word) => {
                operand(literal) == Some(word)
                    && definitions.instruction(id).is_some_and(|by| match (by.op(), by.operands()) {
                        (Op::FDiv, _) => true,
                        (Op::ExtInst, &[set, number, ..]) => {
                            let set = definitions.import(Id(set)).and_then(|import| import.set);
                            set == Some(ExtInstSet::OpenClStd) && number == OpenClStd::sqrt.0
                        }
                        _ => false,
                    })
            }
            Kind::Mask(bits) => id.0 & bits.0 != 0,
            Kind::Integer => form(id) == Form::Integer,
            Kind::FourBytes => form(id) == Form::FourBytes,
            Kind::OtherVector => matches!(form(id), Form::Integers | Form::Vector),
            Kind::WiderThanGroup => definitions.instruction(id).is_none_or(|by| match by.op() {
                Op::Constant | Op::ConstantNull => {
                    let scope = by.operands().first().map_or(Scope::CrossDevice, |&scope| Scope(scope));
                    matches!(scope, Scope::CrossDevice | Scope::Device)
                }
                _ => true,
            }),
            Kind::Matrix => form(id) == Form::Matrix,
        }
    }
}

/// The form of a value's type, as far as rules depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Integer,
    FourBytes,
    /// Another vector of integers.
    Integers,
    /// A vector of anything else.
    Vector,
    Pointer,
    Aggregate,
    Matrix,
    Other,
}

impl Form {
    fn of(definitions: &Definitions<'_>, id: Id) -> Form {
        let ty = definitions.type_of(id).and_then(|ty| definitions.instruction(ty));
        let Some(ty) = ty else { return Form::Other };
        match (ty.op(), ty.operands()) {
            (Op::TypeInt, _) => Form::Integer,
            (Op::TypeVector, &[element, lanes]) => {
                let element = definitions.instruction(Id(element));
                match element.map(|element| (element.op(), element.operands())) {
                    Some((Op::TypeInt, [8, ..])) if lanes == 4 => Form::FourBytes,
                    Some((Op::TypeInt, _)) => Form::Integers,
                    _ => Form::Vector,
                }
            }
            (Op::TypePointer | Op::TypeUntypedPointerKHR, _) => Form::Pointer,
            (Op::TypeStruct | Op::TypeArray, _) => Form::Aggregate,
            (Op::TypeCooperativeMatrixKHR, _) => Form::Matrix,
            _ => Form::Other,
        }
    }
}

#[cfg(test)]
mod tests;
