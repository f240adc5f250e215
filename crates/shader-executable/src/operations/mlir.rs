//! The instructions that MLIR's manual computes in another way than this crate does, and those that it leaves calls.

use super::{Operation, Row, core, glsl};
use crate::code::Code;
use crate::problem::Res;
use llvm_model::{BinaryOp, InstBuilder as _, Type, TypeId, Value};
use spirv_grammar::Op;
use spirv_grammar::ext::glsl_std450::GlslStd450;
use spirv_mapping::Inst;
use translate_common::Problem;
use translate_common::problems::ExecutableProblem;

pub(crate) const ROWS: &[Row] = &[
    core(Op::BitFieldInsert, insert),
    core(Op::BitFieldSExtract, extract_signed),
    core(Op::BitFieldUExtract, extract_unsigned),
    glsl(GlslStd450::Tan, |o| {
        let [x] = o.operands()?;
        let (sine, cosine) = (o.code.same("llvm.sin", &[x]), o.code.same("llvm.cos", &[x]));
        Ok(o.code.binary(BinaryOp::FDiv, sine, cosine))
    }),
    glsl(GlslStd450::Tanh, |o| {
        let [x] = o.operands()?;
        let code = &mut *o.code;
        let (two, one) = (code.float_like(x, 2.0), code.float_like(x, 1.0));
        let twice = code.binary(BinaryOp::FMul, two, x);
        let power = code.same("llvm.exp", &[twice]);
        let (less, more) = (code.binary(BinaryOp::FSub, power, one), code.binary(BinaryOp::FAdd, power, one));
        Ok(code.binary(BinaryOp::FDiv, less, more))
    }),
    glsl(GlslStd450::FMax, |o| Ok(o.code.same("llvm.maxnum", o.args))),
    glsl(GlslStd450::FMin, |o| Ok(o.code.same("llvm.minnum", o.args))),
    glsl(GlslStd450::SMax, |o| Ok(o.code.same("llvm.smax", o.args))),
    glsl(GlslStd450::SMin, |o| Ok(o.code.same("llvm.smin", o.args))),
    core(Op::ControlBarrier, |o| call(o, 3)),
    core(Op::ControlBarrierArriveINTEL, |o| call(o, 3)),
    core(Op::ControlBarrierWaitINTEL, |o| call(o, 3)),
    core(Op::GroupIAdd, |o| call(o, 2)),
    core(Op::GroupFAdd, |o| call(o, 2)),
    core(Op::GroupFMin, |o| call(o, 2)),
    core(Op::GroupUMin, |o| call(o, 2)),
    core(Op::GroupSMin, |o| call(o, 2)),
    core(Op::GroupFMax, |o| call(o, 2)),
    core(Op::GroupUMax, |o| call(o, 2)),
    core(Op::GroupSMax, |o| call(o, 2)),
    core(Op::GroupNonUniformIAdd, |o| call(o, 2)),
    core(Op::GroupNonUniformFAdd, |o| call(o, 2)),
    core(Op::GroupNonUniformIMul, |o| call(o, 2)),
    core(Op::GroupNonUniformFMul, |o| call(o, 2)),
    core(Op::GroupNonUniformSMin, |o| call(o, 2)),
    core(Op::GroupNonUniformUMin, |o| call(o, 2)),
    core(Op::GroupNonUniformFMin, |o| call(o, 2)),
    core(Op::GroupNonUniformSMax, |o| call(o, 2)),
    core(Op::GroupNonUniformUMax, |o| call(o, 2)),
    core(Op::GroupNonUniformFMax, |o| call(o, 2)),
    core(Op::GroupNonUniformBitwiseAnd, |o| call(o, 2)),
    core(Op::GroupNonUniformBitwiseOr, |o| call(o, 2)),
    core(Op::GroupNonUniformBitwiseXor, |o| call(o, 2)),
    core(Op::GroupNonUniformLogicalAnd, |o| call(o, 2)),
    core(Op::GroupNonUniformLogicalOr, |o| call(o, 2)),
    core(Op::GroupNonUniformLogicalXor, |o| call(o, 2)),
];

/// An offset or a count in each component of a vector like `like`, and of its width.
fn number(code: &mut Code<'_>, number: Value, like: Value) -> Value {
    let width = code.width(like);
    let number = code.broadcast(number, like);
    code.resize(number, width)
}

/// Ones from the bit `count` on.
fn ones_from(code: &mut Code<'_>, count: Value) -> Value {
    let all = code.int_like(count, -1);
    code.binary(BinaryOp::Shl, all, count)
}

fn insert(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [base, inserted, offset, count] = o.operands()?;
    let code = &mut *o.code;
    let (offset, count) = (number(code, offset, base), number(code, count, base));
    let above = ones_from(code, count);
    let ones = code.not(above);
    let field = code.binary(BinaryOp::Shl, ones, offset);
    let mask = code.not(field);
    let kept = code.binary(BinaryOp::And, base, mask);
    let moved = code.binary(BinaryOp::Shl, inserted, offset);
    Ok(code.binary(BinaryOp::Or, kept, moved))
}

fn extract_signed(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [base, offset, count] = o.operands()?;
    let code = &mut *o.code;
    let (offset, count) = (number(code, offset, base), number(code, count, base));
    let width = i64::from(code.width(base));
    let width = code.int_like(base, width);
    let end = code.binary(BinaryOp::Add, count, offset);
    let up = code.binary(BinaryOp::Sub, width, end);
    let top = code.binary(BinaryOp::Shl, base, up);
    let down = code.binary(BinaryOp::Add, offset, up);
    Ok(code.binary(BinaryOp::AShr, top, down))
}

fn extract_unsigned(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [base, offset, count] = o.operands()?;
    let code = &mut *o.code;
    let (offset, count) = (number(code, offset, base), number(code, count, base));
    let above = ones_from(code, count);
    let mask = code.not(above);
    let moved = code.binary(BinaryOp::LShr, base, offset);
    Ok(code.binary(BinaryOp::And, moved, mask))
}

/// A call of a function with the name of the instruction, with enumerations as its first operands.
fn call(o: &mut Operation<'_, '_>, enumerations: usize) -> Res<Value> {
    let Inst::Core(op) = o.inst else { return Err(Problem::internal("a call of an extended instruction")) };
    let name = op.name().ok_or_else(|| Problem::internal("an instruction without a name"))?;
    // Of split barriers the grammar knows the newer name, MLIR the older.
    let name = match name.strip_suffix("EXT") {
        Some(name) => format!("__spirv_{name}INTEL"),
        None => format!("__spirv_{name}"),
    };
    let mut mangled = format!("_Z{}{name}", name.len());
    let args = o.args;
    for (index, &arg) in args.iter().enumerate() {
        let ty = o.code.ty(arg);
        mangled += if index < enumerations { "i" } else { letter(o.code, ty)? };
    }
    let result = o.result;
    Ok(o.code.call_external(mangled.as_str().into(), result, args))
}

/// How the type of an operand is mangled: an integer has no sign, and is one of the unsigned ones.
fn letter(code: &Code<'_>, ty: TypeId) -> Res<&'static str> {
    Ok(match code.out.types[ty] {
        Type::Integer(1) => "b",
        Type::Integer(8) => "c",
        Type::Integer(16) => "t",
        Type::Integer(32) => "j",
        Type::Integer(64) => "m",
        Type::Half => "Dh",
        Type::Float => "f",
        Type::Double => "d",
        _ => return Err(ExecutableProblem::MlirVector.into()),
    })
}
