//! Laws of the signatures: complete over the instructions that calls can make, and consistent with the grammar.

use super::pattern::{Access, Kind, Part, Pointee, Sign, Signature, Signs};
use super::{core, modules, of_core, opencl_std};
use crate::friendly::is_callable;
use crate::row::Inst;
use spirv_grammar::ext::glsl_std450::GlslStd450;
use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{Category, ExtInstSet, Op, OperandFacts, OperandKind, Quantifier};

/// Instructions without a signature, with the reason. `*` at the end of a name matches a family of instructions.
///
/// Their calls may have any types, of which [`modules`] refuses some. Their integers are signed in names, and no other part
/// determines their pointee types.
const WITHOUT: &[(&str, &[&str])] = &[
    (
        "results and operands are composites of any types; the rules of composition check them",
        &[
            "CompositeConstruct*",
            "CompositeInsert",
            "CompositeExtractCoopMatQCOM",
            "ExtractSubArrayQCOM",
            "CopyLogical",
            "ConditionalCopyObjectINTEL",
        ],
    ),
    (
        "a value of any type, or a constant",
        &[
            "Undef",
            "PoisonKHR",
            "SpecConstant*",
            "ConstantSizeOfEXT",
            "ConstantFunctionPointerINTEL",
            "SizeOf",
            "FPGARegALTERA",
            "ArithmeticFenceEXT",
            "BitwiseFunctionINTEL",
        ],
    ),
    (
        "shaders have no library whose functions these could be",
        &[
            "ArrayLength",
            "SampledImage",
            "Transpose",
            "MatrixTimes*",
            "VectorTimesMatrix",
            "OuterProduct",
            "DPd*",
            "Fwidth*",
            "EmitStreamVertex",
            "EndStreamPrimitive",
            "BeginInvocationInterlockEXT",
            "EndInvocationInterlockEXT",
            "DemoteToHelperInvocation",
            "IsHelperInvocationEXT",
            "AbortKHR",
            "BufferPointerEXT",
            "Fragment*",
            "WritePackedPrimitiveIndices4x8NV",
            "FetchMicroTriangleVertex*",
            "AllocateNodePayloadsAMDX",
            "EnqueueNodePayloadsAMDX",
            "FinishWritingNodePayloadAMDX",
            "NodePayloadArrayLengthAMDX",
            "IsNodePayloadValidAMDX",
            "RawAccessChainNV",
            "GroupNonUniformPartitionEXT",
            "SamplerImageAddressingModeNV",
            "ConvertUTo*",
            "ConvertImageToUNV",
            "ConvertSamplerToUNV",
            "ConvertSampledImageToUNV",
        ],
    ),
    (
        "operands of ray tracing are handles and payloads",
        &[
            "RayQuery*",
            "HitObject*",
            "ReorderThread*",
            "Trace*",
            "ExecuteCallableNV",
            "ReportIntersectionKHR",
            "IgnoreIntersection*",
            "TerminateRay*",
        ],
    ),
    (
        "the width and format of arbitrary-precision numbers are literals of the call",
        &["ArbitraryFloat*", "Fixed*"],
    ),
    (
        "operands of motion estimation are opaque payloads; integers are signed",
        &["SubgroupAvc*", "VmeImageINTEL"],
    ),
    (
        "shapes of matrices and tensors are in their types",
        &[
            "CooperativeMatrix*",
            "JointMatrixGetElementCoordINTEL",
            "Tensor*",
            "CreateTensor*",
            "SubgroupMatrixMultiplyAccumulateINTEL",
            "SubgroupScaledMatrixMultiplyAccumulateINTEL",
            "FDot*",
        ],
    ),
    (
        "hooks complete the operands of enqueued kernels and of events",
        &[
            "EnqueueKernel",
            "GetKernel*",
            "GetDefaultQueue",
            "RetainEvent",
            "ReleaseEvent",
            "CreateUserEvent",
            "SetUserEventStatus",
            "TaskSequence*",
        ],
    ),
    ("the form with untyped pointers is made from the finished module, and states its types", &["Untyped*"]),
    (
        "only the pointer determines the memory, and any type may be behind it",
        &[
            "LifetimeStart",
            "LifetimeStop",
            "MaskedGatherINTEL",
            "MaskedScatterINTEL",
            "Subgroup2DBlock*",
            "VariableLengthArrayINTEL",
            "SaveMemoryINTEL",
            "RestoreMemoryINTEL",
        ],
    ),
    (
        "extensions of one vendor whose integers and floats have any width and whose names are signed",
        &[
            "UCountLeadingZerosINTEL",
            "UCountTrailingZerosINTEL",
            "AbsISubINTEL",
            "AbsUSubINTEL",
            "IAddSatINTEL",
            "UAddSatINTEL",
            "IAverage*",
            "UAverage*",
            "ISubSatINTEL",
            "USubSatINTEL",
            "IMul32x16INTEL",
            "UMul32x16INTEL",
            "FSigmoidINTEL",
            "Group*NonUniformAMD",
            "ControlBarrierArriveEXT",
            "ControlBarrierWaitEXT",
        ],
    ),
    (
        "assembly, loop control and aliasing have no values that a type could be wrong of",
        &["Asm*", "LoopControlINTEL"],
    ),
];

/// Returns whether a pattern of [`WITHOUT`] matches an instruction.
fn stands_for(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        Some((first, last)) => name.starts_with(first) && name.ends_with(last),
        None => pattern == name,
    }
}

fn callable() -> impl Iterator<Item = Op> {
    (0..Op::LIMIT).map(Op).filter(|&op| is_callable(op))
}

fn op(signature: &Signature) -> Op {
    Op(u16::try_from(signature.number).unwrap())
}

#[test]
fn every_callable_instruction_has_a_signature_or_a_reason() {
    for op in callable() {
        let name = op.name().unwrap();
        let excused = WITHOUT.iter().flat_map(|(_, names)| *names).any(|pattern| stands_for(pattern, name));
        assert!(of_core(op).is_some() || excused, "{op}: add a signature or a reason");
    }
    for number in (0..256).map(OpenClStd).filter(|number| number.facts().is_some()) {
        assert!(opencl_std::signature(number).is_some(), "{number:?}");
    }
}

#[test]
fn every_reason_excuses_an_instruction() {
    for pattern in WITHOUT.iter().flat_map(|(_, names)| *names) {
        let mut excused = callable().filter(|&op| stands_for(pattern, op.name().unwrap()));
        assert!(excused.any(|op| of_core(op).is_none()), "{pattern}");
    }
}

#[test]
fn every_signature_is_found_by_its_number() {
    for signature in core::all() {
        assert!(std::ptr::eq(signature, of_core(op(signature)).unwrap()), "{} has two", op(signature));
        assert!(is_callable(op(signature)), "{} is never a call", op(signature));
    }
    for signature in opencl_std::all() {
        let found = opencl_std::signature(OpenClStd(signature.number)).unwrap();
        assert!(std::ptr::eq(signature, found), "{:?} has two", OpenClStd(signature.number));
    }
}

#[test]
fn types_in_modules_are_of_callable_instructions() {
    for signature in modules::core() {
        let op = op(signature);
        assert!(is_callable(op), "{op} is never a call");
        assert!(std::ptr::eq(signature, modules::signature(Inst::Core(op)).unwrap()), "{op} has two");
        let facts = op.facts().unwrap();
        assert_eq!(signature.result.kind != Kind::Nothing, facts.result_type, "{op}: result");
        for (number, (part, facts)) in signature.operands.iter().zip(facts.operands).enumerate() {
            assert!(agrees(part.kind, facts.kind), "{op}: operand {number}, {:?}", part.kind);
        }
    }
    for facts in ExtInstSet::GlslStd450.instructions().filter(|facts| facts.number != GlslStd450::IMix.0) {
        let inst = Inst::Ext(ExtInstSet::GlslStd450, facts.number);
        let signature = modules::signature(inst).unwrap_or_else(|| panic!("{} has no types", facts.name));
        assert_eq!(signature.operands.len(), facts.operands.len(), "{}", facts.name);
    }
}

/// Every signature with its name, the operands of the grammar, and whether it has a result.
fn with_facts() -> impl Iterator<Item = (String, &'static Signature, &'static [OperandFacts], bool)> {
    let core = core::all().map(|signature| {
        let facts = op(signature).facts().unwrap();
        (op(signature).to_string(), signature, facts.operands, facts.result_type)
    });
    let extended = opencl_std::all().map(|signature| {
        let facts = OpenClStd(signature.number).facts().unwrap();
        (facts.name.to_owned(), signature, facts.operands, signature.result.kind != Kind::Nothing)
    });
    core.chain(extended)
}

#[test]
fn operands_are_those_of_the_grammar() {
    for (name, signature, facts, has_result) in with_facts() {
        assert_eq!(signature.result.kind != Kind::Nothing, has_result, "{name}: result");
        let required = facts.iter().filter(|facts| facts.quantifier == Quantifier::One).count();
        let has_more = facts.last().is_some_and(|facts| facts.quantifier == Quantifier::Many);
        let count = signature.operands.len();
        assert!(count >= required, "{name}: {required} operands are required");
        assert!(count <= facts.len() || has_more, "{name}: {} operands", facts.len());
        for (number, (part, facts)) in signature.operands.iter().zip(facts).enumerate() {
            assert!(agrees(part.kind, facts.kind), "{name}: operand {number}, {:?}", part.kind);
        }
    }
}

/// Returns whether a part of that kind may be an operand of that kind of the grammar.
fn agrees(kind: Kind, operand: OperandKind) -> bool {
    match kind {
        Kind::Scope => operand == OperandKind::IdScope,
        Kind::Semantics => operand == OperandKind::IdMemorySemantics,
        Kind::ImageOperands { .. } => operand == OperandKind::ImageOperands,
        Kind::MemoryOperands => operand == OperandKind::MemoryAccess,
        Kind::Literal => !matches!(
            operand,
            OperandKind::IdRef
                | OperandKind::IdScope
                | OperandKind::IdMemorySemantics
                | OperandKind::ImageOperands
                | OperandKind::MemoryAccess
        ),
        Kind::Nothing => false,
        _ => operand == OperandKind::IdRef && operand.category() == Category::Id,
    }
}

#[test]
fn parts_refer_to_parts_that_there_are() {
    for (name, signature, ..) in with_facts() {
        for (number, part) in signature.parts().enumerate() {
            let other = match part.kind {
                Kind::Same(other)
                | Kind::ElementOf(other)
                | Kind::BitsOf(other)
                | Kind::OtherWidth(other)
                | Kind::IntAsWideAs(other)
                | Kind::HalfOf(other) => Some(other),
                _ => None,
            };
            assert!(other.is_none_or(|other| other != number && signature.part(other).is_some()), "{name}");
            let behind = match part.pointee {
                Pointee::Like(operand) | Pointee::Operand(operand) | Pointee::ElementOf(operand) => {
                    Some(operand)
                }
                _ => None,
            };
            assert!(behind.is_none_or(|operand| signature.operands.get(operand).is_some()), "{name}");
            if let Sign::Texel(operand) = part.sign {
                let kind = signature.operands.get(operand).map(|part| part.kind);
                assert!(matches!(kind, Some(Kind::ImageOperands { .. })), "{name}");
            }
        }
    }
}

#[test]
fn every_pointer_has_an_access_and_nothing_else_has() {
    for (name, signature, ..) in with_facts() {
        for (number, part) in signature.operands.iter().enumerate() {
            let is_pointer =
                matches!(part.kind, Kind::Pointer | Kind::Address | Kind::Generic | Kind::GlobalIntegers);
            assert_eq!(is_pointer, part.access != Access::NoPointer, "{name}: operand {number}");
            assert!(is_pointer || (part.pointee == Pointee::Own && !part.is_constant), "{name}: {number}");
        }
        // A pointer whose memory has a type that the instruction determines is accessed.
        if let Some((operand, _)) = signature.accessed() {
            let is_query = name == "OpGenericPtrMemSemantics";
            assert!(is_query || signature.operands[operand].access != Access::Address, "{name}");
        }
    }
    for signature in core::all().filter(|signature| op(signature).is_atomic()) {
        let [pointer, ..] = signature.operands else { panic!("{} has no operands", op(signature)) };
        assert!(
            matches!(pointer.access, Access::Read | Access::Write | Access::ReadWrite),
            "{}",
            op(signature)
        );
    }
}

#[test]
fn operands_of_one_sign_are_of_one_type() {
    for (name, signature, ..) in with_facts() {
        let Signs::Alike(operands) = signature.signs else { continue };
        for &operand in operands {
            let part = &signature.operands[operand];
            assert!(shares_type(signature, operand, part), "{name}: operand {operand}");
        }
    }
}

/// Returns whether an operand has the type of the result or of another operand, or an element of it, or points to it.
fn shares_type(signature: &Signature, operand: usize, part: &Part) -> bool {
    let is_shared = |part: &Part| matches!(part.kind, Kind::Same(_) | Kind::ElementOf(_));
    let points = |part: &Part| !matches!(part.pointee, Pointee::Own);
    let refers = |other: &Part| {
        matches!(other.kind, Kind::Same(number) | Kind::ElementOf(number) if number == operand + 1)
            || other.pointee == Pointee::Operand(operand)
    };
    is_shared(part) || points(part) || signature.parts().any(refers)
}
