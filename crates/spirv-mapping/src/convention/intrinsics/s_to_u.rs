//! `llvm.sq…` to `llvm.u…`

use super::Says::{First, StackRestore, StackSave};
use super::{Intrinsic, cl, emulate, hint, lower, reject};
use spirv_grammar::ext::open_cl_std::OpenClStd as Cl;

#[rustfmt::skip] // a table
pub(super) const TABLE: &[Intrinsic] = &[
    lower("llvm.sqrt", First(1, cl(Cl::sqrt)), ""),
    emulate("llvm.ssa.copy", "the value itself"),
    emulate("llvm.sshl.sat", "shift there and back, compare, select"),
    lower("llvm.ssub.sat", First(2, cl(Cl::s_sub_sat)), "; other widths: comparison and select"),
    emulate("llvm.ssub.with.overflow", "the operation and a comparison"),
    reject("llvm.stackaddress", "stack and frame have no addresses"),
    reject("llvm.stackguard", "stack and frame have no addresses"),
    reject("llvm.stackprotector", "stack and frame have no addresses"),
    lower("llvm.stackrestore", StackRestore, "dropped, or OpRestoreMemoryINTEL with variables of variable size"),
    lower("llvm.stacksave", StackSave, "dropped, or OpSaveMemoryINTEL with variables of variable size"),
    reject("llvm.start.loop.iterations", "made by code generators for hardware loops"),
    emulate("llvm.stepvector", "a constant"),
    emulate("llvm.strip.invariant.group", "the value itself"),
    reject("llvm.swift.async.context.addr", "Swift"),
    lower("llvm.tan", First(1, cl(Cl::tan)), ""),
    lower("llvm.tanh", First(1, cl(Cl::tanh)), ""),
    reject("llvm.test.set.loop.iterations", "made by code generators for hardware loops"),
    reject("llvm.test.start.loop.iterations", "made by code generators for hardware loops"),
    reject("llvm.thread.pointer", "stack and frame have no addresses"),
    emulate("llvm.threadlocal.address", "the value itself"),
    hint("llvm.trap", "OpAbortKHR where SPV_KHR_abort is allowed; else dropped with a warning"),
    lower("llvm.trunc", First(1, cl(Cl::trunc)), ""),
    reject("llvm.type.checked.load", "type metadata"),
    reject("llvm.type.checked.load.relative", "type metadata"),
    reject("llvm.type.test", "type metadata"),
    lower("llvm.uadd.sat", First(2, cl(Cl::u_add_sat)), "; other widths: comparison and select"),
    emulate("llvm.uadd.with.overflow", "the operation and a comparison"),
    hint("llvm.ubsantrap", "OpAbortKHR where SPV_KHR_abort is allowed; else dropped with a warning"),
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
