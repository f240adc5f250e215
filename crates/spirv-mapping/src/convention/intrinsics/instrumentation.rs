//! Debug information, sanitizers, profiles and other instrumentation.

use super::Lowering::Silent;
use super::{Intrinsic, emulate, hint, lower, reject};

#[rustfmt::skip] // a table
pub(super) const TABLE: &[Intrinsic] = &[
    reject("llvm.alloc.token.id", "made for other targets"),
    emulate("llvm.allow.runtime.check", "false: checks are not made"),
    emulate("llvm.allow.sanitize.address", "false: nothing is sanitized"),
    emulate("llvm.allow.sanitize.hwaddress", "false: nothing is sanitized"),
    emulate("llvm.allow.sanitize.memory", "false: nothing is sanitized"),
    emulate("llvm.allow.sanitize.thread", "false: nothing is sanitized"),
    emulate("llvm.allow.ubsan.check", "false: checks are not made"),
    reject("llvm.asan.check.memaccess", "sanitizers"),
    hint("llvm.codeview.annotation", "dropped"),
    lower("llvm.dbg.addr", Silent, "debug information"),
    lower("llvm.dbg.assign", Silent, "debug information"),
    lower("llvm.dbg.declare", Silent, "debug information"),
    lower("llvm.dbg.label", Silent, "debug information"),
    lower("llvm.dbg.value", Silent, "debug information"),
    emulate("llvm.fake.use", "dropped: no meaning outside LLVM"),
    reject("llvm.hwasan.check.memaccess", "sanitizers"),
    reject("llvm.hwasan.check.memaccess.fixedshadow", "sanitizers"),
    reject("llvm.hwasan.check.memaccess.shortgranules", "sanitizers"),
    reject("llvm.hwasan.check.memaccess.shortgranules.fixedshadow", "sanitizers"),
    hint("llvm.instrprof.callsite", "dropped"),
    hint("llvm.instrprof.cover", "dropped"),
    hint("llvm.instrprof.increment", "dropped"),
    hint("llvm.instrprof.increment.step", "dropped"),
    hint("llvm.instrprof.mcdc.parameters", "dropped"),
    hint("llvm.instrprof.mcdc.tvbitmap.update", "dropped"),
    hint("llvm.instrprof.timestamp", "dropped"),
    hint("llvm.instrprof.value.profile", "dropped"),
    emulate("llvm.pseudoprobe", "dropped: no meaning outside LLVM"),
    hint("llvm.ubsantrap", "OpAbortKHR where SPV_KHR_abort is allowed; else dropped, a semantic loss"),
    reject("llvm.xray.customevent", "tracing"),
    reject("llvm.xray.typedevent", "tracing"),
];
