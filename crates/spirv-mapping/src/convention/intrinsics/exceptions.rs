//! Exceptions.

use super::{Intrinsic, reject};

#[rustfmt::skip] // a table
pub(super) const TABLE: &[Intrinsic] = &[
    reject("llvm.callbr.landingpad", "made for other targets"),
    reject("llvm.eh.dwarf.cfa", "exceptions"),
    reject("llvm.eh.exceptioncode", "exceptions"),
    reject("llvm.eh.exceptionpointer", "exceptions"),
    reject("llvm.eh.recoverfp", "exceptions"),
    reject("llvm.eh.return.i32", "exceptions"),
    reject("llvm.eh.return.i64", "exceptions"),
    reject("llvm.eh.sjlj.callsite", "exceptions"),
    reject("llvm.eh.sjlj.functioncontext", "exceptions"),
    reject("llvm.eh.sjlj.longjmp", "exceptions"),
    reject("llvm.eh.sjlj.lsda", "exceptions"),
    reject("llvm.eh.sjlj.setjmp", "exceptions"),
    reject("llvm.eh.sjlj.setup.dispatch", "exceptions"),
    reject("llvm.eh.typeid.for", "exceptions"),
    reject("llvm.eh.unwind.init", "exceptions"),
    reject("llvm.seh.scope.begin", "exceptions"),
    reject("llvm.seh.scope.end", "exceptions"),
    reject("llvm.seh.try.begin", "exceptions"),
    reject("llvm.seh.try.end", "exceptions"),
];
