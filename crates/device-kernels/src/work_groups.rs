//! Reductions, scans, votes and broadcasts of work-groups: work-items exchange values through local memory.
//!
//! The code calls functions of work-items, which become code of the target afterwards.

use crate::edit;
use crate::operations::Operation;
use llvm_model::{
    BinaryOp, Builder, CastOp, GlobalProps, GlobalVariable, InstBuilder as _, IntPredicate, Linkage, Module,
    TypeId, Value,
};
use ocl_mangle::{Builtin, Convention, Type as Mangled};

/// The memory for the values, which has the number of SPIR-V, and the most work-items of a group.
const MEMORY: &str = "spirv.values_of_group";
const LOCAL: u32 = 3;
const MOST: u64 = 1024;

/// A function of work-groups.
struct Function {
    which: Which,
    operation: Operation,
    is_signed: bool,
}

/// Of which work-items the result is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    All,
    UpTo,
    Before,
    /// Of one that the arguments state.
    One,
}

/// How names begin. The operation follows.
const NAMES: &[(&str, Which)] = &[
    ("work_group_reduce_", Which::All),
    ("work_group_scan_exclusive_", Which::Before),
    ("work_group_scan_inclusive_", Which::UpTo),
];

/// Defines those that the module declares.
pub(crate) fn run(module: &mut Module) {
    edit::define(module, function, code);
}

fn function(name: &str) -> Option<Function> {
    if !name.starts_with("_Z") || !name.contains("work_group_") {
        return None;
    }
    let mangled = ocl_mangle::demangle_as(name, Convention::OpenCl).ok()?;
    let name = mangled.name.plain()?;
    let unsigned = [Builtin::UChar, Builtin::UShort, Builtin::UInt, Builtin::ULong];
    let is_signed =
        !matches!(mangled.params.first(), Some(Mangled::Builtin(builtin)) if unsigned.contains(builtin));
    let of = |which, operation| Some(Function { which, operation, is_signed });
    match name {
        "work_group_all" => of(Which::All, Operation::LogicalAnd),
        "work_group_any" => of(Which::All, Operation::LogicalOr),
        "work_group_broadcast" => of(Which::One, Operation::Add),
        _ => NAMES.iter().find_map(|&(prefix, which)| {
            let operation = name.strip_prefix(prefix)?;
            of(which, Operation::of_name(operation.strip_prefix("bitwise_").unwrap_or(operation))?)
        }),
    }
}

/// The code of a function; its blocks begin where the builder is.
fn code(at: &mut Builder<'_>, function: &Function) -> Option<Value> {
    let (params, ty) = edit::signature(at)?;
    let is_number =
        at.module.types.int_width(ty).is_some_and(|bits| bits <= 64) || at.module.types.is_float(ty);
    if !is_number || params.first() != Some(&ty) {
        return None;
    }
    let mut value = Value::Arg(0);
    if function.operation.is_logical() {
        let is_set = at.icmp_int(IntPredicate::Ne, value, 0);
        value = at.cast(CastOp::ZExt, is_set, ty);
    }
    let long = at.module.types.int(64);
    let memory = memory(at);
    let own = at.call_named("_Z19get_local_linear_idv", long, Vec::new());
    // Where `size_t` has 32 bits, the module may have declared it so.
    let own = at.resize(own, 64);
    let place = at.gep(ty, memory, &[own]);
    at.store(value, place, 0);
    wait(at);
    let result = match function.which {
        Which::One => {
            let from = number(at, params.len())?;
            let place = at.gep(ty, memory, &[from]);
            at.load(ty, place, 0)
        }
        Which::UpTo => {
            let end = at.binary_int(BinaryOp::Add, own, 1);
            sum(at, function, (memory, ty), end)
        }
        Which::Before => sum(at, function, (memory, ty), own),
        Which::All => {
            let sizes = [0, 1, 2].map(|dimension| size(at, dimension));
            let plane = at.binary(BinaryOp::Mul, sizes[0], sizes[1]);
            let end = at.binary(BinaryOp::Mul, plane, sizes[2]);
            sum(at, function, (memory, ty), end)
        }
    };
    // The next function writes to the same memory.
    wait(at);
    Some(result)
}

/// The result for the first `end` values, in a loop.
fn sum(at: &mut Builder<'_>, function: &Function, (memory, ty): (Value, TypeId), end: Value) -> Value {
    let Some(&entry) = at.body.layout.last() else { return end };
    let [head, inside, done] = ["head", "inside", "done"].map(|name| at.add_block(name));
    let (zero, long) = (at.int64(0), at.module.types.int(64));
    let neutral = function.operation.neutral(at, function.is_signed, ty);
    at.br(head);
    at.switch_to(head);
    let index = at.phi(long, [(zero, entry)]);
    let sum = at.phi(ty, [(neutral, entry)]);
    let is_inside = at.icmp(IntPredicate::Ult, Value::Inst(index), end);
    at.cond_br(is_inside, inside, done);
    at.switch_to(inside);
    let place = at.gep(ty, memory, &[Value::Inst(index)]);
    let value = at.load(ty, place, 0);
    let next_sum = function.operation.apply(at, function.is_signed, Value::Inst(sum), value);
    let next = at.binary_int(BinaryOp::Add, Value::Inst(index), 1);
    at.br(head);
    at.body.add_incoming(index, next, inside);
    at.body.add_incoming(sum, next_sum, inside);
    at.switch_to(done);
    Value::Inst(sum)
}

/// The number of the work-item whose place in the group the parameters from the second one on state.
fn number(at: &mut Builder<'_>, params: usize) -> Option<Value> {
    let mut number = None;
    for dimension in (0..params.checked_sub(1)?).rev() {
        let place = at.resize(Value::Arg(dimension as u32 + 1), 64);
        number = Some(match number {
            None => place,
            Some(before) => {
                let size = size(at, dimension as u32);
                let before = at.binary(BinaryOp::Mul, before, size);
                at.binary(BinaryOp::Add, before, place)
            }
        });
    }
    number
}

fn size(at: &mut Builder<'_>, dimension: u32) -> Value {
    let long = at.module.types.int(64);
    let dimension = at.int32(dimension);
    let size = at.call_named("_Z14get_local_sizej", long, [dimension]);
    at.resize(size, 64)
}

/// A barrier for local memory.
fn wait(at: &mut Builder<'_>) {
    let void = at.module.types.void();
    let local = at.int32(1);
    at.call_named("_Z7barrierj", void, [local]);
}

/// The memory for a value of each work-item.
fn memory(at: &mut Builder<'_>) -> Value {
    let known = at.module.global_named(MEMORY);
    let memory = known.unwrap_or_else(|| {
        let long = at.module.types.int(64);
        let values = at.module.types.array(long, MOST);
        let props = GlobalProps {
            name: MEMORY.into(),
            linkage: Linkage::Internal,
            address_space: LOCAL,
            align: 8,
            ..GlobalProps::default()
        };
        let mut memory = GlobalVariable::declaration(props, values);
        memory.initializer = Some(at.module.constants.intern(values, llvm_model::Constant::Undef));
        at.module.globals.push(memory)
    });
    Value::Const(at.module.global_const(memory))
}
