//! The SPIR-V friendly form.

use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{BuiltIn, FPRoundingMode, Op, OperandFacts, OperandKind, Quantifier};

use crate::friendly::{canonical_opcode, is_callable};
use crate::signatures;
use crate::{
    Builtin, Dialect, Hook, Inst, Instance, Operand, ResultAdapter, TargetTy, Ty, Value, read, spell,
};
use crate::{LargeResults, Preference};

fn instance(op: Op, operands: &[Operand], result: Ty) -> Instance<'_> {
    Instance {
        inst: Inst::Core(op),
        component: None,
        operands,
        result,
        saturated: false,
        rounding: None,
        pointer_width: 64,
        preference: Preference::Oldest,
        large_results: LargeResults::Returned,
    }
}

fn symbol(instance: &Instance<'_>) -> String {
    spell(Dialect::Friendly, instance).unwrap().symbol
}

#[test]
fn names_follow_the_convention() {
    let float4 = Operand::value(Ty::Float(32).vector(4));
    let conversion = Instance {
        saturated: true,
        rounding: Some(FPRoundingMode::RTZ),
        ..instance(Op::ConvertFToU, std::slice::from_ref(&float4), Ty::Int(8).vector(4))
    };
    assert_eq!(symbol(&conversion), "_Z35__spirv_ConvertFToU_Ruchar4_sat_rtzDv4_f");

    let generic = [Operand::value(Ty::untyped_pointer(4)), Operand::literal(4)];
    let cast = instance(Op::GenericCastToPtrExplicit, &generic, Ty::untyped_pointer(3));
    assert_eq!(symbol(&cast), "_Z40__spirv_GenericCastToPtrExplicit_ToLocalPU3AS4vi");

    let i32 = || Operand::value(Ty::Int(32));
    let barrier = [i32(), i32(), i32()];
    assert_eq!(symbol(&instance(Op::ControlBarrier, &barrier, Ty::Void)), "_Z22__spirv_ControlBarrieriii");

    let load = [Operand::value(Ty::Int(64)), Operand::value(Ty::Float(32).pointer(1)), Operand::literal(4)];
    let vloadn =
        Instance { inst: Inst::cl(OpenClStd::vloadn), ..instance(Op::Nop, &load, Ty::Float(32).vector(4)) };
    assert_eq!(symbol(&vloadn), "_Z26__spirv_ocl_vloadn_Rfloat4mPU3AS1Kfi");
}

#[test]
fn documented_names_are_read() {
    let f32 = Operand::value(Ty::Float(32));
    let reading = read("_Z29__spirv_ConvertFToU_Ruint_satf", std::slice::from_ref(&f32), &Ty::Int(32));
    let reading = reading.unwrap();
    assert_eq!((reading.inst, reading.saturated), (Inst::Core(Op::ConvertFToU), true));

    let index = Operand::constant(Ty::Int(32), 1);
    let reading = read("_Z33__spirv_BuiltInGlobalInvocationIdi", &[index], &Ty::Int(64)).unwrap();
    assert_eq!(reading.inst, Inst::Variable(BuiltIn::GlobalInvocationId));
    assert_eq!(reading.operands, [Value::Arg(0)]);
    let reading = read("_Z29__spirv_BuiltInGlobalLinearIdv", &[], &Ty::Int(64)).unwrap();
    assert_eq!(reading.operands, []);

    let args = [Operand::value(Ty::untyped_pointer(4))];
    let name = "_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4v";
    assert_eq!(
        read(name, &args, &Ty::untyped_pointer(1)).unwrap().operands,
        [Value::Arg(0), Value::Literal(5)]
    );
    // C++ compilers pass the storage class as an argument.
    let args = [Operand::value(Ty::untyped_pointer(4)), Operand::literal(5)];
    let name = "_Z32__spirv_GenericCastToPtrExplicitPvi";
    assert_eq!(
        read(name, &args, &Ty::untyped_pointer(1)).unwrap().operands,
        [Value::Arg(0), Value::Literal(5)]
    );
}

#[test]
fn operands_after_masks_follow_the_grammar() {
    let image = Operand::value(Ty::Target(TargetTy::plain("spirv.SampledImage")));
    let coordinate = Operand::value(Ty::Float(32).vector(2));
    let lod = Operand::value(Ty::Float(32));
    let args = [image, coordinate, Operand::literal(2), lod];
    let name = "_Z38__spirv_ImageSampleExplicitLod_Rfloat4Dv2_fif";
    let reading = read(name, &args, &Ty::Float(32).vector(4)).unwrap();
    assert_eq!(reading.operands, [Value::Arg(0), Value::Arg(1), Value::Literal(2), Value::Arg(3)]);
    // The mask must be constant, and its parameters there.
    let mut unknown = args.clone();
    unknown[2].constant = None;
    assert_eq!(read(name, &unknown, &Ty::Float(32).vector(4)), None);
    assert_eq!(read(name, &args[..3], &Ty::Float(32).vector(4)), None);
}

#[test]
fn booleans_are_adapted() {
    let args = [Operand::constant(Ty::Int(32), 2), Operand::value(Ty::Int(32))];
    let reading = read("_Z16__spirv_GroupAllii", &args, &Ty::Int(32)).unwrap();
    assert_eq!(reading.operands, [Value::Arg(0), Value::NonZero(1)]);
    assert_eq!(reading.result, ResultAdapter::Test);
    let args = [Operand::constant(Ty::Int(32), 2), Operand::value(Ty::Bool)];
    let reading = read("_Z16__spirv_GroupAllib", &args, &Ty::Bool).unwrap();
    assert_eq!((reading.operands, reading.result), (vec![Value::Arg(0), Value::Arg(1)], ResultAdapter::Same));
}

#[test]
fn structures_come_through_memory() {
    let i32 = Operand::value(Ty::Int(32));
    let args = [Operand::value(Ty::untyped_pointer(0)), i32.clone(), i32];
    let reading = read("_Z17__spirv_IAddCarryii", &args, &Ty::Void).unwrap();
    assert_eq!(reading.hook, Some(Hook::StructResult));
    assert_eq!(reading.operands, [Value::Arg(1), Value::Arg(2)]);
}

#[test]
fn structural_instructions_are_no_calls() {
    for name in ["_Z14__spirv_Branchv", "_Z15__spirv_TypeIntii", "_Z13__spirv_Labelv"] {
        assert!(Builtin::lookup(name).is_none(), "{name}");
    }
    assert!(Builtin::lookup("_Z20__spirv_SpecConstantii").is_some());
}

/// Types for the result and the operands with which a call is the instruction's; none for literals.
fn fitting(op: Op, kinds: &[OperandKind], has_result: bool) -> Vec<Option<Ty>> {
    let opaque = |name: &str, ints: &[u32]| {
        Ty::Target(TargetTy { name: format!("spirv.{name}"), types: Vec::new(), ints: ints.to_vec() })
    };
    let image = [1, 0, 0, 0, 0, 0, 0];
    let candidates = [
        Ty::Float(32),
        Ty::Int(32),
        Ty::Int(64),
        Ty::Int(16),
        Ty::Bool,
        Ty::Float(32).vector(4),
        Ty::Int(32).vector(2),
        Ty::Int(32).vector(4),
        Ty::Bool.vector(2),
        Ty::untyped_pointer(1),
        Ty::untyped_pointer(4),
        Ty::Struct("pair".to_owned()),
        opaque("Image", &image),
        opaque("SampledImage", &image),
        opaque("Event", &[]),
        opaque("Sampler", &[]),
        opaque("NamedBarrier", &[]),
        opaque("CooperativeMatrixKHR", &[3, 8, 8, 0]),
    ];
    let open = |number: usize| match number.checked_sub(1) {
        None => has_result,
        Some(operand) => {
            matches!(
                kinds[operand],
                OperandKind::IdRef | OperandKind::IdScope | OperandKind::IdMemorySemantics
            )
        }
    };
    let count = kinds.len();
    let mut tried = vec![0; count + 1];
    let mut types: Vec<Option<Ty>> = vec![None; count + 1];
    let mut at = 0;
    while at <= count {
        if !open(at) {
            at += 1;
            continue;
        }
        let next = (tried[at]..candidates.len()).find(|&number| {
            types[at] = Some(candidates[number].clone());
            signatures::holds(Inst::Core(op), count, false, |part| types.get(part)?.as_ref())
        });
        match next {
            Some(number) => {
                tried[at] = number + 1;
                at += 1;
            }
            None => {
                (types[at], tried[at]) = (None, 0);
                at = (0..at).rfind(|&number| open(number)).unwrap_or_else(|| panic!("nothing fits {op:?}"));
            }
        }
    }
    types
}

/// Every instruction whose operands are ids is spelled, and read as itself.
#[test]
fn every_callable_instruction_translates_there_and_back() {
    let mut count = 0;
    for facts in Op::all().filter(|f| is_callable(f.op) && f.result_type == f.result) {
        // A shuffle has as many literals as its result has components.
        let is_string = |o: &OperandFacts| o.kind == OperandKind::LiteralString;
        if facts.op == Op::VectorShuffle || facts.operands.iter().any(is_string) {
            continue;
        }
        let kinds: Vec<OperandKind> =
            facts.operands.iter().filter(|o| o.quantifier == Quantifier::One).map(|o| o.kind).collect();
        let types = fitting(facts.op, &kinds, facts.result_type);
        // Literals that parameters may follow take values that have none.
        let of_kind = |(kind, ty): (&OperandKind, &Option<Ty>)| match (kind, ty) {
            (OperandKind::IdScope | OperandKind::IdMemorySemantics, _) => Operand::constant(Ty::Int(32), 1),
            (_, Some(ty)) => Operand::value(ty.clone()),
            _ => Operand::literal(0),
        };
        let operands: Vec<Operand> = kinds.iter().zip(&types[1..]).map(of_kind).collect();
        let result = types[0].clone().unwrap_or(Ty::Void);
        let Ok(spelling) = spell(Dialect::Friendly, &instance(facts.op, &operands, result.clone())) else {
            continue;
        };
        let builtin = Builtin::lookup(&spelling.symbol).unwrap_or_else(|| panic!("{}", spelling.symbol));
        let call: Vec<Operand> = spelling
            .args
            .iter()
            .map(|source| match source {
                crate::Source::Operand(i) => operands[*i].clone(),
                crate::Source::BoolToMask(i) => Operand::value(Ty::Int(8).vector(operands[*i].ty.lanes().0)),
                other => panic!("{other:?}"),
            })
            .collect();
        // A structure is stored through the first argument, and looked at elsewhere.
        let gives = if spelling.sret.is_some() { &result } else { &spelling.ret };
        let reading = builtin.read(&call, gives).unwrap_or_else(|| panic!("{} {call:?}", spelling.symbol));
        if reading.hook.is_none() {
            assert_eq!(reading.inst, Inst::Core(canonical_opcode(facts.op)), "{}", spelling.symbol);
            assert_eq!(reading.operands.len(), operands.len(), "{}", spelling.symbol);
            count += 1;
        }
    }
    assert!(count > 400, "{count}");
}
