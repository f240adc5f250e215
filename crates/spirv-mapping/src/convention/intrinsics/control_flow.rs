//! Hints about control flow, traps, loops, and annotations.

use super::Lowering::{Annotated, First};
use super::{Intrinsic, core, emulate, hint, lower, reject};
use spirv_grammar::Op;

#[rustfmt::skip] // a table
pub(super) const TABLE: &[Intrinsic] = &[
    emulate("llvm.annotation", "OpFPGARegINTEL for `__builtin_intel_fpga_reg` when SPV_INTEL_fpga_reg is allowed, else the value itself").kept(First(1, core(Op::FPGARegALTERA))),
    emulate("llvm.assume", "OpAssumeTrueKHR when SPV_KHR_expect_assume is allowed, else dropped").kept(First(1, core(Op::AssumeTrueKHR))),
    hint("llvm.debugtrap", "dropped with a warning: SPIR-V cannot stop a kernel for a debugger"),
    emulate("llvm.donothing", "dropped: no meaning outside LLVM"),
    emulate("llvm.expect", "OpExpectKHR when SPV_KHR_expect_assume is allowed, else the value itself").kept(First(2, core(Op::ExpectKHR))),
    hint("llvm.expect.with.probability", "the value itself"),
    hint("llvm.experimental.convergence.anchor", "dropped with its bundles: which threads meet is as without tokens"),
    hint("llvm.experimental.convergence.entry", "dropped with its bundles: which threads meet is as without tokens"),
    hint("llvm.experimental.convergence.loop", "dropped with its bundles: which threads meet is as without tokens"),
    reject("llvm.experimental.guard", "there is nothing to fall back to"),
    emulate("llvm.experimental.widenable.condition", "true"),
    reject("llvm.loop.decrement", "made by code generators for hardware loops"),
    reject("llvm.loop.decrement.reg", "made by code generators for hardware loops"),
    lower("llvm.ptr.annotation", Annotated, "decorations of the pointer, the member or the variable; OpFPGARegINTEL for `__builtin_intel_fpga_reg`"),
    reject("llvm.set.loop.iterations", "made by code generators for hardware loops"),
    emulate("llvm.sideeffect", "dropped: no meaning outside LLVM"),
    emulate("llvm.ssa.copy", "the value itself"),
    reject("llvm.start.loop.iterations", "made by code generators for hardware loops"),
    reject("llvm.test.set.loop.iterations", "made by code generators for hardware loops"),
    reject("llvm.test.start.loop.iterations", "made by code generators for hardware loops"),
    hint("llvm.trap", "OpAbortKHR where SPV_KHR_abort is allowed; else dropped, a semantic loss"),
    lower("llvm.var.annotation", Annotated, "decorations of the variable"),
];
