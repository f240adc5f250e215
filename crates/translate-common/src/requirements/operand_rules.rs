//! Needs that depend on what kind of thing an operand is: a constant or a value, a variable of a function, a vector.
//!
//! Each rule is a row of [`RULES`]: the instruction, the operand, its kind, and what is needed then. Source: the SPIR-V
//! specification, 3.49 "Instructions" and 3.20 "Decoration", where they say "before version …", and
//! SPV_KHR_integer_dot_product.

use super::Reason;
use super::needs::Need;
use spirv_grammar::{
    Capability, Decoration, InstructionClass, Op, OperandKind, Requirements as Facts, StorageClass, Version,
};
use spirv_module::{Definitions, Id, Instruction, Module, Operand, walk_operands};

/// What is looked at: an operand by its number (after result type and result), or the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Operand(usize),
    Result,
}

/// What must be so for a rule to apply.
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
    /// An integer.
    Integer,
    /// A vector of four integers of 8 bits.
    FourBytes,
    /// A vector of integers of any other form.
    OtherVector,
}

/// One rule.
struct Rule {
    part: Part,
    kind: Kind,
    facts: Facts,
    what: &'static str,
}

const fn from_version(part: Part, kind: Kind, version: Version, what: &'static str) -> Rule {
    Rule { part, kind, facts: Facts { version: Some(version), ..Facts::NONE }, what }
}

const fn with_capability(kind: Kind, capabilities: &'static [Capability], what: &'static str) -> Rule {
    Rule { part: Part::Operand(0), kind, facts: Facts { capabilities, ..Facts::NONE }, what }
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
        &[from_version(
            Part::Operand(0),
            Kind::OwnVariable(1, Decoration::NonWritable.0),
            Version::V1_4,
            "NonWritable on a variable of a function",
        )],
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
];

/// Adds what the operands of instructions need; with `all` what is known already, too.
pub(super) fn add(module: &Module, definitions: &Definitions<'_>, all: bool, needs: &mut Vec<Need>) {
    let mut seen: Vec<&'static str> = Vec::new();
    for (index, instruction) in module.instructions().enumerate() {
        let Ok(found) = RULES.binary_search_by_key(&instruction.op().0, |(op, _)| op.0) else { continue };
        for rule in RULES.get(found).map_or(&[][..], |(_, rules)| rules) {
            if (!all && seen.contains(&rule.what)) || !rule.applies(instruction, definitions) {
                continue;
            }
            seen.push(rule.what);
            let reason = Reason { instruction: Some(index), what: rule.what.to_owned() };
            needs.push(Need { facts: rule.facts, reason });
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
            Kind::Integer => form(id) == Form::Integer,
            Kind::FourBytes => form(id) == Form::FourBytes,
            Kind::OtherVector => matches!(form(id), Form::Integers | Form::Vector),
        }
    }
}

/// The form of a value's type, as far as rules ask.
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
            _ => Form::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::compute;
    use super::*;
    use crate::options::{ExtensionPolicy, Options};
    use crate::place::Place;
    use spirv_module::assemble;

    /// What a module of these types, constants and instructions needs.
    fn needs(types: &str, body: &str) -> (Version, Vec<&'static str>) {
        let text = format!(
            "OpMemoryModel Physical64 OpenCL\n{types}\n\
             %bool = OpTypeBool\n%void = OpTypeVoid\n%int = OpTypeInt 32 0\n%three = OpConstant %int 3\n\
             %int2 = OpTypeVector %int 2\n%nothing = OpUndef %int\n%pair = OpConstantNull %int2\n\
             %yes = OpConstantTrue %bool\n%bool2 = OpTypeVector %bool 2\n%both = OpConstantNull %bool2\n\
             %struct = OpTypeStruct %int\n%record = OpConstantNull %struct\n%own = OpTypePointer Function %int\n\
             %shared = OpTypePointer CrossWorkgroup %int\n%none = OpConstantNull %shared\n\
             %run = OpTypeFunction %void\n%f = OpFunction %void None %run\n%entry = OpLabel\n{body}\n\
             OpReturn\nOpFunctionEnd\n"
        );
        let module = assemble(&text, Version::V1_0).unwrap();
        let options = Options { extensions: ExtensionPolicy::all(), ..Options::default() };
        let found = compute(&module, &options, |_| Place::Module).unwrap();
        (found.version, found.capabilities.iter().filter_map(|(c, _)| c.name()).collect())
    }

    /// The version that a body needs.
    fn version(body: &str) -> Version {
        needs("", body).0
    }

    #[test]
    fn rules_are_sorted() {
        assert!(RULES.is_sorted_by_key(|(op, _)| op.0));
    }

    #[test]
    fn broadcasts_from_a_constant_invocation_are_older() {
        for op in ["OpGroupNonUniformBroadcast", "OpGroupNonUniformQuadBroadcast"] {
            assert_eq!(version(&format!("%r = {op} %int %three %three %three")), Version::V1_3);
            assert_eq!(version(&format!("%r = {op} %int %three %three %nothing")), Version::V1_5);
        }
    }

    #[test]
    fn choices_between_aggregates_and_between_vectors_by_a_scalar() {
        assert_eq!(version("%r = OpSelect %int %yes %three %three"), Version::V1_0);
        assert_eq!(version("%r = OpSelect %int2 %both %pair %pair"), Version::V1_0);
        assert_eq!(version("%r = OpSelect %int2 %yes %pair %pair"), Version::V1_4);
        assert_eq!(version("%r = OpSelect %struct %yes %record %record"), Version::V1_4);
    }

    #[test]
    fn copies_with_two_memory_operands() {
        assert_eq!(version("OpCopyMemory %none %none Aligned 4"), Version::V1_0);
        assert_eq!(version("OpCopyMemorySized %none %none %three Aligned 4"), Version::V1_0);
        for rest in ["OpCopyMemory %none %none", "OpCopyMemorySized %none %none %three"] {
            assert_eq!(version(&format!("{rest} Aligned 4 Volatile")), Version::V1_4);
            assert_eq!(version(&format!("{rest} Aligned 4 Aligned 8")), Version::V1_4);
        }
    }

    #[test]
    fn variables_of_functions_that_are_not_written() {
        let variable = |storage: &str| format!("%v = OpVariable %{storage}");
        let decorated = "OpDecorate %v NonWritable";
        assert_eq!(needs(decorated, &variable("own Function")).0, Version::V1_4);
        assert_eq!(needs(decorated, &variable("shared CrossWorkgroup")).0, Version::V1_0);
        assert_eq!(needs("OpDecorate %v Restrict", &variable("own Function")).0, Version::V1_0);
    }

    #[test]
    fn casts_between_pointers_and_vectors() {
        assert_eq!(version("%r = OpBitcast %shared %pair"), Version::V1_5);
        assert_eq!(version("%r = OpBitcast %int2 %none"), Version::V1_5);
        assert_eq!(version("%r = OpBitcast %shared %three"), Version::V1_0);
        assert_eq!(version("%r = OpBitcast %int2 %pair"), Version::V1_0);
    }

    #[test]
    fn dot_products_by_what_they_multiply() {
        let types = "%byte = OpTypeInt 8 0\n%short = OpTypeInt 16 0\n%byte4 = OpTypeVector %byte 4\n\
                     %short2 = OpTypeVector %short 2\n%bytes = OpConstantNull %byte4\n\
                     %shorts = OpConstantNull %short2";
        for op in ["SDot", "UDot", "SUDot"] {
            for (tail, more) in [("", ""), ("AccSat", " %three")] {
                let of = |operand: &str, packed: &str| {
                    let body = format!("%r = Op{op}{tail} %int %{operand} %{operand}{more}{packed}");
                    let (version, capabilities) = needs(types, &body);
                    assert!(version <= Version::V1_6 && capabilities.contains(&"DotProduct"), "{body}");
                    capabilities
                        .into_iter()
                        .filter(|name| name.starts_with("DotProductInput"))
                        .collect::<Vec<_>>()
                };
                assert_eq!(of("three", " PackedVectorFormat4x8Bit"), ["DotProductInput4x8BitPacked"]);
                assert_eq!(of("bytes", ""), ["DotProductInput4x8Bit"]);
                assert_eq!(of("shorts", ""), ["DotProductInputAll"]);
            }
        }
    }
}
