//! Integers and bits.

use super::Lowering::{First, Rotate};
use super::{Intrinsic, cl, core, emulate, lower};
use spirv_grammar::Op;
use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;

#[rustfmt::skip] // a table
pub(super) const TABLE: &[Intrinsic] = &[
    lower("llvm.abs", First(1, cl(Cl::s_abs)), "; other widths: comparison and select"),
    emulate("llvm.bitreverse", "OpBitReverse when SPV_KHR_bit_instructions is allowed, else masks and shifts").kept(First(1, core(Op::BitReverse))),
    emulate("llvm.bswap", "masks and shifts"),
    emulate("llvm.clmul", "a chain of shifts and exclusive ors"),
    lower("llvm.ctlz", First(1, cl(Cl::clz)), "; other widths by the next native one, or by parts"),
    lower("llvm.ctpop", First(1, core(Op::BitCount)), "; other widths by the next native one, or by parts"),
    lower("llvm.cttz", First(1, cl(Cl::ctz)), "; other widths by the next native one, or by parts"),
    lower("llvm.fshl", Rotate(cl(Cl::rotate)), "OpenCL.std rotate when both operands are one, else shifts that are defined for amount zero too"),
    emulate("llvm.fshr", "as llvm.fshl"),
    emulate("llvm.is.constant", "whether the operand is a plain constant here"),
    lower("llvm.sadd.sat", First(2, cl(Cl::s_add_sat)), "; other widths: comparison and select"),
    emulate("llvm.sadd.with.overflow", "the operation and a comparison"),
    emulate("llvm.scmp", "two comparisons and two selects"),
    emulate("llvm.sdiv.fix", "the quotient with twice the bits"),
    emulate("llvm.sdiv.fix.sat", "the quotient with twice the bits"),
    lower("llvm.smax", First(2, cl(Cl::s_max)), "; other widths: comparison and select"),
    lower("llvm.smin", First(2, cl(Cl::s_min)), "; other widths: comparison and select"),
    emulate("llvm.smul.fix", "the product with twice the bits, shifted"),
    emulate("llvm.smul.fix.sat", "the product with twice the bits, shifted"),
    emulate("llvm.smul.with.overflow", "the product with twice the bits, or OpenCL.std mul_hi"),
    emulate("llvm.sshl.sat", "shift there and back, compare, select"),
    lower("llvm.ssub.sat", First(2, cl(Cl::s_sub_sat)), "; other widths: comparison and select"),
    emulate("llvm.ssub.with.overflow", "the operation and a comparison"),
    lower("llvm.uadd.sat", First(2, cl(Cl::u_add_sat)), "; other widths: comparison and select"),
    emulate("llvm.uadd.with.overflow", "the operation and a comparison"),
    emulate("llvm.ucmp", "two comparisons and two selects"),
    emulate("llvm.udiv.fix", "the quotient with twice the bits"),
    emulate("llvm.udiv.fix.sat", "the quotient with twice the bits"),
    lower("llvm.umax", First(2, cl(Cl::u_max)), "; other widths: comparison and select"),
    lower("llvm.umin", First(2, cl(Cl::u_min)), "; other widths: comparison and select"),
    emulate("llvm.umul.fix", "the product with twice the bits, shifted"),
    emulate("llvm.umul.fix.sat", "the product with twice the bits, shifted"),
    emulate("llvm.umul.with.overflow", "the product with twice the bits, or OpenCL.std mul_hi"),
    emulate("llvm.ushl.sat", "shift there and back, compare, select"),
    lower("llvm.usub.sat", First(2, cl(Cl::u_sub_sat)), "; other widths: comparison and select"),
    emulate("llvm.usub.with.overflow", "the operation and a comparison"),
];
