//! `printf` of OpenCL C: LLVM replaces the calls (its pass "AMDGPU Printf lowering"), and calls a function that reserves space in the
//! buffer of the launch. The module defines this function, so that nothing is left to a library.
//!
//! The buffer begins with the number of bytes that are reserved, and its size in bytes with these two numbers. An entry behind
//! them is the number of a format and its arguments.
//!
//! Source: LLVM's `AMDGPUPrintfRuntimeBinding.cpp`, and `AMDGPUUsage.rst`, "hidden_printf_buffer".

use super::code::{Amd, implicit_pointer};
use crate::target::{Scope, Target as _};
use llvm_model::instruction::{Atomic, CmpXchg};
use llvm_model::{
    Align, BinaryOp, Body, Builder, InsertPoint, InstBuilder as _, InstKind, IntPredicate, Linkage, Module,
    Ordering, Value,
};

/// Names of `printf`. LLVM replaces calls of the last one.
const NAMES: &[&str] = &["_Z18__spirv_ocl_printfPU3AS2Kcz", "_Z6printfPU3AS2Kcz", PRINTF];
pub(super) const PRINTF: &str = "printf";

/// The function that LLVM calls: the address of so many bytes, or null.
pub(super) const RESERVE: &str = "__printf_alloc";

/// The address space of the buffer.
const GLOBAL: u32 = 1;

/// The bytes of implicit arguments before the address of the buffer.
const BUFFER: u64 = 72;

/// The bytes before the size of the buffer, and before the entries.
const SIZE: u64 = 4;
const ENTRIES: u64 = 8;

/// Names calls of `printf` as LLVM expects it, and defines the function that reserves space.
pub(super) fn run(module: &mut Module) {
    let mut is_called = false;
    for name in NAMES {
        let Some(function) = module.function_named(name) else { continue };
        if module.functions[function].body.is_none() {
            module.functions[function].props.name = PRINTF.into();
            is_called = true;
        }
    }
    if is_called {
        define(module);
    }
}

/// Defines the function: a loop that adds to the number of reserved bytes, unless the buffer has too few.
fn define(module: &mut Module) {
    let (word, global) = (module.types.int(32), module.types.ptr(GLOBAL));
    let ty = module.types.function(global, &[word], false);
    let function = module.declare_function(RESERVE.into(), ty);
    if module.functions[function].body.is_some() {
        return;
    }
    let mut body = Body::default();
    let blocks = ["entry", "again", "reserve", "done", "full"].map(|name| body.add_block(name.into()));
    let [entry, again, reserve, done, full] = blocks;
    let mut at = Builder::new(module, &mut body, ty, InsertPoint::End(entry));
    let scope = at.module.sync_scopes.intern(Amd.scope(Scope::Device).into());
    let buffer = implicit_pointer(&mut at, BUFFER, global);
    let place = offset(&mut at, buffer, SIZE);
    let size = at.load(word, place, 4);
    let size = at.resize(size, 64);
    let atomic = Some(Atomic { ordering: Ordering::Monotonic, scope });
    let first =
        at.emit(InstKind::Load { pointer: buffer, align: Align::of(4), volatile: false, atomic }, word);
    at.br(again);

    at.switch_to(again);
    let reserved = at.phi(word, [(first, entry)]);
    // The sum may have more than 32 bits.
    let [begin, bytes] = [Value::Inst(reserved), Value::Arg(0)].map(|value| at.resize(value, 64));
    let begin = at.binary_int(BinaryOp::Add, begin, ENTRIES);
    let end = at.binary(BinaryOp::Add, begin, bytes);
    let fits = at.icmp(IntPredicate::Ule, end, size);
    at.cond_br(fits, reserve, full);

    at.switch_to(reserve);
    let sum = at.binary(BinaryOp::Add, Value::Inst(reserved), Value::Arg(0));
    let exchange = CmpXchg {
        pointer: buffer,
        expected: Value::Inst(reserved),
        replacement: sum,
        success: Ordering::Monotonic,
        failure: Ordering::Monotonic,
        scope,
        weak: false,
        volatile: false,
        align: Align::of(4),
    };
    let bit = at.module.types.int(1);
    let pair = at.module.types.literal_struct(&[word, bit], false);
    let pair = at.emit(InstKind::CmpXchg(Box::new(exchange)), pair);
    let found = at.extract_value(pair, &[0]);
    let is_reserved = at.extract_value(pair, &[1]);
    at.cond_br(is_reserved, done, again);
    at.body.add_incoming(reserved, found, reserve);

    at.switch_to(done);
    let address = at.byte_offset(buffer, begin);
    at.ret(Some(address));

    at.switch_to(full);
    let null = at.zero(global);
    at.ret(Some(null));

    let this = &mut module.functions[function];
    // Objects may have it for different sizes of sub-groups.
    this.props.linkage = Linkage::Internal;
    this.body = Some(body);
}

/// The address of so many bytes behind another one.
fn offset(at: &mut Builder<'_>, base: Value, bytes: u64) -> Value {
    let bytes = at.int64(bytes);
    at.byte_offset(base, bytes)
}
