//! Tests of the builder.

use super::*;
use crate::constants::Constant;
use crate::instruction::{InstKind, Value};
use crate::int::ApInt;
use crate::module::Module;
use crate::name::Name;
use crate::opcode::{BinaryOp, CastOp, IntPredicate};
use crate::types::Type;

/// Runs `work` with a builder at the end of the only block of a function with an `i32` and a `<4 x i16>` as parameters.
fn build<T>(work: impl FnOnce(&mut Builder<'_>) -> T) -> (Module, Body, T) {
    let (mut module, mut body) = (Module::default(), Body::default());
    let block = body.add_block(Name::default());
    let (void, int, short) = (module.types.void(), module.types.int(32), module.types.int(16));
    let shorts = module.types.vector(short, 4);
    let ty = module.types.function(void, &[int, shorts], false);
    let result = work(&mut Builder::new(&mut module, &mut body, ty, InsertPoint::End(block)));
    (module, body, result)
}

const INT: Value = Value::Arg(0);
const SHORTS: Value = Value::Arg(1);

/// Returns the operation that a value is the result of.
fn kind(body: &Body, value: Value) -> &InstKind {
    match value {
        Value::Inst(inst) => &body.insts[inst].kind,
        other => panic!("{other:?} is not a result"),
    }
}

#[test]
fn results_have_the_types_that_their_operands_imply() {
    build(|b| {
        let [int, shorts] = [INT, SHORTS].map(|arg| b.ty(arg));
        let short = b.module.types.int(16);
        let bools = b.int_type_like(shorts, 1);
        let wide = b.int_type_like(shorts, 64);
        let sum = b.binary_int(BinaryOp::Add, INT, 1);
        let less = b.icmp_int(IntPredicate::Ult, SHORTS, 7);
        let element = b.extract(SHORTS, 2);
        let resized = b.resize(SHORTS, 64);
        let pair = b.module.types.literal_struct(&[int, shorts], false);
        let members = b.structure(pair, &[INT, SHORTS]);
        let member = b.extract_value(members, &[1]);
        let expected =
            [(sum, int), (less, bools), (element, short), (resized, wide), (members, pair), (member, shorts)];
        for (value, ty) in expected {
            assert_eq!(b.ty(value), ty);
        }
        assert_eq!(b.value_type(Value::Block(b.body.layout[0])), None);
    });
}

#[test]
fn constants_of_vectors_have_one_value_in_every_element() {
    let (module, _, [ones, number, negative, zero]) = build(|b| {
        let ty = b.ty(SHORTS);
        [b.all_ones(ty), b.int(ty, 0x1_0002), b.int_like(SHORTS, -2), b.int(ty, 0)]
    });
    let constant = |value| match value {
        Value::Const(id) => &module.constants[id],
        other => panic!("{other:?} is no constant"),
    };
    let data = |element: u16| Constant::Data(element.to_le_bytes().repeat(4).into());
    assert_eq!(constant(ones), &data(0xffff));
    assert_eq!(constant(number), &data(2));
    assert_eq!(constant(negative), &data(0xfffe));
    assert_eq!(constant(zero), &Constant::Null);
}

#[test]
fn wide_integers_and_floats_have_their_bits() {
    let (module, _, [bit, float]) = build(|b| {
        let (wide, double) = (b.module.types.int(128), b.module.types.intern(Type::Double));
        let double = b.zero(double);
        [b.one_bit(wide, 100), b.float_like(double, 0.5)]
    });
    let bits = |value| match value {
        Value::Const(id) => module.constants[id].clone(),
        other => panic!("{other:?} is no constant"),
    };
    assert_eq!(bits(bit), Constant::Int(ApInt::from_words(128, &[0, 1 << 36])));
    assert_eq!(bits(float), Constant::Float(ApInt::from_u64(64, 0.5f64.to_bits())));
}

#[test]
fn half_constants_are_converted_from_float() {
    let (_, body, half) = build(|b| {
        let half = b.module.types.intern(Type::Half);
        let half = b.zero(half);
        b.float_like(half, 0.25)
    });
    assert!(matches!(kind(&body, half), InstKind::Cast { op: CastOp::FPTrunc, .. }));
}

#[test]
fn an_integer_of_the_right_width_is_not_converted() {
    let (_, body, (same, narrow)) = build(|b| (b.resize(INT, 32), b.resize(INT, 8)));
    assert_eq!(same, INT);
    assert_eq!(kind(&body, narrow), &InstKind::Cast { op: CastOp::Trunc, operand: INT });
}

#[test]
fn functions_are_declared_once() {
    let (module, body, [first, second, intrinsic]) = build(|b| {
        let ty = b.ty(INT);
        let shorts = b.ty(SHORTS);
        let first = b.call_named("f", ty, [INT]);
        let second = b.call_named("f", ty, [INT]);
        [first, second, b.call_intrinsic("llvm.ctpop", &[shorts], shorts, [SHORTS])]
    });
    let callee = |value| {
        let id = module.as_function(kind(&body, value).call()?.callee)?;
        module.functions[id].props.name.as_str()
    };
    assert_eq!([callee(first), callee(second)], [Some("f"); 2]);
    assert_eq!(callee(intrinsic), Some("llvm.ctpop.v4i16"));
    assert_eq!(module.functions.len(), 2);
}

#[test]
fn instructions_go_to_the_insertion_point() {
    let (_, body, list) = build(|b| {
        b.not(INT);
        let InsertPoint::End(block) = std::mem::replace(&mut b.at, InsertPoint::List(Vec::new())) else {
            panic!("the builder was not at the end of a block")
        };
        b.neg(INT);
        b.neg(INT);
        let list = std::mem::replace(&mut b.at, InsertPoint::End(block));
        b.not(INT);
        list
    });
    assert!(matches!(list, InsertPoint::List(list) if list.len() == 2));
    assert_eq!(body.blocks[body.layout[0]].insts.len(), 2);
    assert_eq!(body.insts.len(), 4);
}
