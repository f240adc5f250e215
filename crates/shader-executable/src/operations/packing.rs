//! Floats in words: four of 8 bits, two of 16, and a double of two words. The first component is in the lowest bits.

use super::common::clamped;
use super::{Operation, Row, glsl};
use crate::problem::Res;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, Type, Value};
use spirv_grammar::ext::glsl_std450::GlslStd450;
use translate_common::problems::ExecutableProblem;

pub(super) const ROWS: &[Row] = &[
    glsl(GlslStd450::PackSnorm4x8, |o| pack(o, Form { signed: true, bits: 8 })),
    glsl(GlslStd450::PackUnorm4x8, |o| pack(o, Form { signed: false, bits: 8 })),
    glsl(GlslStd450::PackSnorm2x16, |o| pack(o, Form { signed: true, bits: 16 })),
    glsl(GlslStd450::PackUnorm2x16, |o| pack(o, Form { signed: false, bits: 16 })),
    glsl(GlslStd450::UnpackSnorm4x8, |o| unpack(o, Form { signed: true, bits: 8 })),
    glsl(GlslStd450::UnpackUnorm4x8, |o| unpack(o, Form { signed: false, bits: 8 })),
    glsl(GlslStd450::UnpackSnorm2x16, |o| unpack(o, Form { signed: true, bits: 16 })),
    glsl(GlslStd450::UnpackUnorm2x16, |o| unpack(o, Form { signed: false, bits: 16 })),
    glsl(GlslStd450::PackHalf2x16, |o| {
        let [x] = o.operands()?;
        let half = o.code.out.types.intern(Type::Half);
        let halves = o.code.shaped(half, x);
        let narrow = o.code.cast(CastOp::FPTrunc, x, halves);
        Ok(o.code.cast(CastOp::BitCast, narrow, o.result))
    }),
    glsl(GlslStd450::UnpackHalf2x16, |o| {
        let [word] = o.operands()?;
        let half = o.code.out.types.intern(Type::Half);
        let halves = o.code.out.types.vector(half, 2);
        let narrow = o.code.cast(CastOp::BitCast, word, halves);
        Ok(o.code.cast(CastOp::FPExt, narrow, o.result))
    }),
    glsl(GlslStd450::PackDouble2x32, bits),
    glsl(GlslStd450::UnpackDouble2x32, bits),
];

/// Numbers from 0 or -1 to 1, as integers of a width.
#[derive(Clone, Copy)]
struct Form {
    signed: bool,
    bits: u32,
}

impl Form {
    /// The integer for 1.
    fn highest(self) -> f64 {
        f64::from((1u32 << (self.bits - u32::from(self.signed))) - 1)
    }

    fn lowest(self) -> f64 {
        if self.signed { -1.0 } else { 0.0 }
    }

    fn lanes(self) -> u32 {
        32 / self.bits
    }
}

fn bits(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x] = o.operands()?;
    Ok(o.code.cast(CastOp::BitCast, x, o.result))
}

fn pack(o: &mut Operation<'_, '_>, form: Form) -> Res<Value> {
    let [x] = o.operands()?;
    let code = &mut *o.code;
    if code.lanes(x) != form.lanes() {
        return Err(ExecutableProblem::Components.into());
    }
    let x = clamped(code, x, form.lowest(), 1.0);
    let highest = code.float_like(x, form.highest());
    let large = code.binary(BinaryOp::FMul, x, highest);
    let whole = code.same("llvm.roundeven", &[large]);
    let narrow = code.out.types.int(form.bits);
    let narrow = code.shaped(narrow, x);
    let convert = if form.signed { CastOp::FPToSI } else { CastOp::FPToUI };
    let integers = code.cast(convert, whole, narrow);
    Ok(code.cast(CastOp::BitCast, integers, o.result))
}

fn unpack(o: &mut Operation<'_, '_>, form: Form) -> Res<Value> {
    let [word] = o.operands()?;
    let code = &mut *o.code;
    let narrow = code.out.types.int(form.bits);
    let narrow = code.out.types.vector(narrow, form.lanes());
    let integers = code.cast(CastOp::BitCast, word, narrow);
    let convert = if form.signed { CastOp::SIToFP } else { CastOp::UIToFP };
    let floats = code.cast(convert, integers, o.result);
    let highest = code.float_like(floats, form.highest());
    let small = code.binary(BinaryOp::FDiv, floats, highest);
    Ok(clamped(code, small, form.lowest(), 1.0))
}
