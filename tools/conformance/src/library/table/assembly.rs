//! Atomic instructions of LLVM IR with every order and scope: `atomicrmw`, `cmpxchg`, loads, stores, fences. OpenCL C that
//! does the same without atomics says what they have to give: every work-item has memory of its own.

use crate::library::bounds::Bound;
use crate::library::case::{Case, Place};
use crate::library::types::{Scalar, Type};
use crate::library::values::Values;
use Scalar::{Double, Float, Int, Long};

const ORDERS: [&str; 5] = ["monotonic", "acquire", "release", "acq_rel", "seq_cst"];
const LOAD_ORDERS: [&str; 4] = ["unordered", "monotonic", "acquire", "seq_cst"];
const STORE_ORDERS: [&str; 4] = ["unordered", "monotonic", "release", "seq_cst"];
const FAILURES: [&str; 3] = ["monotonic", "acquire", "seq_cst"];
/// The names that scopes have; the first is every device's.
const SCOPES: [&str; 9] = [
    "",
    "all_svm_devices",
    "device",
    "agent",
    "workgroup",
    "subgroup",
    "wavefront",
    "work_item",
    "singlethread",
];
/// Numbers of the address spaces whose memory work-items share.
const SPACES: [u32; 3] = [1, 3, 4];
const INT: Type = Type::new(Int, 1);

/// Operations of `atomicrmw`, and what they leave of old value `a` and value `b`.
const INTEGER_OPERATIONS: [(&str, &str); 15] = [
    ("xchg", "b"),
    ("add", "(T)((U)a + (U)b)"),
    ("sub", "(T)((U)a - (U)b)"),
    ("and", "a & b"),
    ("nand", "~(a & b)"),
    ("or", "a | b"),
    ("xor", "a ^ b"),
    ("max", "a > b ? a : b"),
    ("min", "a < b ? a : b"),
    ("umax", "(U)a > (U)b ? a : b"),
    ("umin", "(U)a < (U)b ? a : b"),
    ("uinc_wrap", "(U)a >= (U)b ? 0 : (T)((U)a + 1)"),
    ("udec_wrap", "a == 0 || (U)a > (U)b ? b : (T)((U)a - 1)"),
    ("usub_cond", "(U)a >= (U)b ? (T)((U)a - (U)b) : a"),
    ("usub_sat", "(U)a >= (U)b ? (T)((U)a - (U)b) : 0"),
];
const FLOAT_OPERATIONS: [(&str, &str); 5] =
    [("xchg", "b"), ("fadd", "a + b"), ("fsub", "a - b"), ("fmax", "fmax(a, b)"), ("fmin", "fmin(a, b)")];

/// Every case of this part.
pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for scalar in [Int, Long, Float, Double] {
        let operations: &[_] = if scalar.is_float() { &FLOAT_OPERATIONS } else { &INTEGER_OPERATIONS };
        for (operation, result) in operations {
            for (order, scope, space) in orders_and_scopes(&ORDERS) {
                cases.push(change(operation, result, scalar, order, scope, space));
            }
        }
        for (order, scope, space) in orders_and_scopes(&LOAD_ORDERS) {
            cases.push(load(scalar, order, scope, space));
        }
        for (order, scope, space) in orders_and_scopes(&STORE_ORDERS) {
            cases.push(store(scalar, order, scope, space));
        }
    }
    for (order, scope, space) in orders_and_scopes(&ORDERS) {
        for (scalar, failure) in
            [Int, Long].iter().flat_map(|scalar| FAILURES.map(|failure| (*scalar, failure)))
        {
            for weak in ["", "weak "] {
                cases.push(exchange_if_equal(weak, scalar, [order, failure], scope, space));
            }
        }
    }
    for (order, scope) in ORDERS[1..].iter().flat_map(|order| SCOPES.map(|scope| (*order, scope))) {
        cases.push(fence(order, scope));
    }
    cases
}

/// Every order with every scope in global memory; in the other address spaces every order, and every scope.
fn orders_and_scopes(orders: &[&'static str]) -> Vec<(&'static str, &'static str, u32)> {
    let mut all = Vec::new();
    for (at, order) in orders.iter().enumerate() {
        for (number, scope) in SCOPES.iter().enumerate() {
            for space in SPACES {
                if space == 1 || number == 0 || at + 1 == orders.len() {
                    all.push((*order, *scope, space));
                }
            }
        }
    }
    all
}

/// What an instruction says after its operands.
fn ordering(order: &str, scope: &str) -> String {
    if scope.is_empty() { order.to_owned() } else { format!("syncscope(\"{scope}\") {order}") }
}

/// Instructions before and after those that find memory with `%a` in it at `%p`; in the end it is stored to `%r_at`.
fn over_memory(scalar: Scalar, space: u32, body: &str) -> String {
    let (ty, align) = (scalar.llvm_name(), scalar.size());
    let find = match space {
        1 => "%p = getelementptr i8, ptr addrspace(1) %r_at, i64 0",
        3 => "%p = getelementptr i8, ptr addrspace(3) %own, i64 0",
        _ => "%p = addrspacecast ptr addrspace(1) %r_at to ptr addrspace(4)",
    };
    format!(
        "{find}\nstore {ty} %a, ptr addrspace({space}) %p, align {align}\n{body}\n\
         %last = load {ty}, ptr addrspace({space}) %p, align {align}\n\
         store {ty} %last, ptr addrspace(1) %r_at, align {align}"
    )
}

/// A case over memory that holds `a`, and gives what `s` and `*r_at` are in the end.
fn case(call: String, scalar: Scalar, space: u32, expected: &str, instructions: &str) -> Case {
    let ty = Type::new(scalar, 1);
    let names = format!("typedef {} T;\ntypedef {} U;\n", scalar.name(), scalar.unsigned().name());
    let mut case = Case::new("assembly", call, ty, format!("{names}{expected}"))
        .gives(ty, Place::Cell, Bound::Exact)
        .gives_exactly(ty);
    case.assembly = Some(over_memory(scalar, space, instructions));
    case
}

fn change(operation: &str, result: &str, scalar: Scalar, order: &str, scope: &str, space: u32) -> Case {
    let (ty, ordering) = (Type::new(scalar, 1), ordering(order, scope));
    let call = format!("atomicrmw {operation}({} addrspace({space}) {ordering})", scalar.llvm_name());
    let instructions =
        format!("%s = atomicrmw {operation} ptr addrspace({space}) %p, {} %b {ordering}", scalar.llvm_name());
    // Which of two zeros is the less is not said.
    let values = if scalar.is_float() { Values::Between(0.5, 20.0) } else { Values::Any };
    case(call, scalar, space, &format!("s = a;\n*r_at = {result};"), &instructions)
        .value(ty, values)
        .value(ty, values)
}

fn load(scalar: Scalar, order: &str, scope: &str, space: u32) -> Case {
    let (ty, ordering) = (Type::new(scalar, 1), ordering(order, scope));
    let call = format!("load atomic({} addrspace({space}) {ordering})", scalar.llvm_name());
    let instructions = format!(
        "%s = load atomic {}, ptr addrspace({space}) %p {ordering}, align {}",
        scalar.llvm_name(),
        scalar.size()
    );
    case(call, scalar, space, "s = a;\n*r_at = a;", &instructions).value(ty, Values::Any)
}

fn store(scalar: Scalar, order: &str, scope: &str, space: u32) -> Case {
    let (ty, ordering) = (Type::new(scalar, 1), ordering(order, scope));
    let call = format!("store atomic({} addrspace({space}) {ordering})", scalar.llvm_name());
    let instructions = format!(
        "store atomic {0} %b, ptr addrspace({space}) %p {ordering}, align {1}\n\
         %s = load {0}, ptr addrspace({space}) %p, align {1}",
        scalar.llvm_name(),
        scalar.size()
    );
    case(call, scalar, space, "s = b;\n*r_at = b;", &instructions)
        .value(ty, Values::Any)
        .value(ty, Values::Any)
}

fn exchange_if_equal(weak: &str, scalar: Scalar, orders: [&str; 2], scope: &str, space: u32) -> Case {
    let (ty, orders) = (Type::new(scalar, 1), ordering(&orders.join(" "), scope));
    let of = scalar.llvm_name();
    let call = format!("cmpxchg {weak}({of} addrspace({space}) {orders})");
    let instructions = format!(
        "%pair = cmpxchg {weak}ptr addrspace({space}) %p, {of} %b, {of} %c {orders}\n\
         %s = extractvalue {{ {of}, i1 }} %pair, 0\n%done = extractvalue {{ {of}, i1 }} %pair, 1\n\
         %t = zext i1 %done to i32"
    );
    case(call, scalar, space, "s = a;\nt = a == b;\n*r_at = t ? c : a;", &instructions)
        .gives_exactly(INT)
        .value(ty, Values::Below(2))
        .value(ty, Values::Below(2))
        .value(ty, Values::Any)
}

fn fence(order: &str, scope: &str) -> Case {
    let ordering = ordering(order, scope);
    let instructions = format!("fence {ordering}\n%s = load i32, ptr addrspace(1) %p, align 4");
    case(format!("fence({ordering})"), Int, 1, "s = a;\n*r_at = a;", &instructions).value(INT, Values::Any)
}
