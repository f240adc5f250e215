//! Calls of intrinsics of the convention's list.

use super::Smith;
use llvm_model::{Flags, InstBuilder, InstKind, Type, TypeId, Value};

/// An intrinsic's operands behind the values of its type.
#[derive(Clone, Copy)]
enum Rest {
    /// Nothing.
    Nothing,
    /// A constant `i1`.
    Bool,
    /// A constant `i32`: a scale, or classes of floats.
    Number,
    /// An `i32`, or a vector of them.
    Exponent,
}

/// An intrinsic's result.
#[derive(Clone, Copy)]
enum Gives {
    /// A value of the type of its operands.
    Same,
    /// That, and a bit for each lane.
    Overflow,
    /// A bit for each lane.
    Bool,
    /// An element of the vector.
    Element,
    /// An integer of any width for each lane; the type is a suffix of the name.
    Integers,
}

use Gives::{Bool, Element, Integers, Overflow, Same};
use Rest::{Exponent, Nothing, Number};

type Row = (&'static str, usize, Rest, Gives);

/// Name, number of operands of the type, other operands, result.
const OF_INTEGERS: [Row; 38] = [
    ("llvm.smax", 2, Nothing, Same),
    ("llvm.smin", 2, Nothing, Same),
    ("llvm.umax", 2, Nothing, Same),
    ("llvm.umin", 2, Nothing, Same),
    ("llvm.abs", 1, Rest::Bool, Same),
    ("llvm.ctlz", 1, Rest::Bool, Same),
    ("llvm.cttz", 1, Rest::Bool, Same),
    ("llvm.ctpop", 1, Nothing, Same),
    ("llvm.bitreverse", 1, Nothing, Same),
    ("llvm.fshl", 3, Nothing, Same),
    ("llvm.fshr", 3, Nothing, Same),
    ("llvm.sadd.sat", 2, Nothing, Same),
    ("llvm.uadd.sat", 2, Nothing, Same),
    ("llvm.ssub.sat", 2, Nothing, Same),
    ("llvm.usub.sat", 2, Nothing, Same),
    ("llvm.sshl.sat", 2, Nothing, Same),
    ("llvm.ushl.sat", 2, Nothing, Same),
    ("llvm.sadd.with.overflow", 2, Nothing, Overflow),
    ("llvm.uadd.with.overflow", 2, Nothing, Overflow),
    ("llvm.ssub.with.overflow", 2, Nothing, Overflow),
    ("llvm.usub.with.overflow", 2, Nothing, Overflow),
    ("llvm.smul.with.overflow", 2, Nothing, Overflow),
    ("llvm.umul.with.overflow", 2, Nothing, Overflow),
    ("llvm.clmul", 2, Nothing, Same),
    ("llvm.scmp", 2, Nothing, Integers),
    ("llvm.ucmp", 2, Nothing, Integers),
    ("llvm.smul.fix", 2, Number, Same),
    ("llvm.umul.fix.sat", 2, Number, Same),
    ("llvm.expect", 2, Nothing, Same),
    ("llvm.vector.reduce.add", 1, Nothing, Element),
    ("llvm.vector.reduce.mul", 1, Nothing, Element),
    ("llvm.vector.reduce.and", 1, Nothing, Element),
    ("llvm.vector.reduce.or", 1, Nothing, Element),
    ("llvm.vector.reduce.xor", 1, Nothing, Element),
    ("llvm.vector.reduce.smax", 1, Nothing, Element),
    ("llvm.vector.reduce.umin", 1, Nothing, Element),
    ("llvm.vector.reverse", 1, Nothing, Same),
    ("llvm.is.constant", 1, Nothing, Bool),
];

const OF_FLOATS: [Row; 37] = [
    ("llvm.fabs", 1, Nothing, Same),
    ("llvm.sqrt", 1, Nothing, Same),
    ("llvm.fma", 3, Nothing, Same),
    ("llvm.fmuladd", 3, Nothing, Same),
    ("llvm.minnum", 2, Nothing, Same),
    ("llvm.maxnum", 2, Nothing, Same),
    ("llvm.minimum", 2, Nothing, Same),
    ("llvm.maximum", 2, Nothing, Same),
    ("llvm.minimumnum", 2, Nothing, Same),
    ("llvm.maximumnum", 2, Nothing, Same),
    ("llvm.copysign", 2, Nothing, Same),
    ("llvm.canonicalize", 1, Nothing, Same),
    ("llvm.floor", 1, Nothing, Same),
    ("llvm.ceil", 1, Nothing, Same),
    ("llvm.trunc", 1, Nothing, Same),
    ("llvm.rint", 1, Nothing, Same),
    ("llvm.nearbyint", 1, Nothing, Same),
    ("llvm.round", 1, Nothing, Same),
    ("llvm.roundeven", 1, Nothing, Same),
    ("llvm.sin", 1, Nothing, Same),
    ("llvm.cos", 1, Nothing, Same),
    ("llvm.tanh", 1, Nothing, Same),
    ("llvm.exp", 1, Nothing, Same),
    ("llvm.exp2", 1, Nothing, Same),
    ("llvm.exp10", 1, Nothing, Same),
    ("llvm.log", 1, Nothing, Same),
    ("llvm.log10", 1, Nothing, Same),
    ("llvm.pow", 2, Nothing, Same),
    ("llvm.atan2", 2, Nothing, Same),
    ("llvm.ldexp", 1, Exponent, Same),
    ("llvm.is.fpclass", 1, Number, Bool),
    ("llvm.fptosi.sat", 1, Nothing, Integers),
    ("llvm.fptoui.sat", 1, Nothing, Integers),
    ("llvm.vector.reduce.fmax", 1, Nothing, Element),
    ("llvm.vector.reduce.fmin", 1, Nothing, Element),
    ("llvm.vector.reduce.fminimum", 1, Nothing, Element),
    ("llvm.arithmetic.fence", 1, Nothing, Same),
];

/// Adds a call of an intrinsic of numbers.
pub(super) fn numbers(smith: &mut Smith<'_>) {
    let floats = smith.choices.rarely(2);
    let (ty, row) = match floats {
        true => (smith.floats_in_use(), smith.choices.pick(&OF_FLOATS)),
        false => (smith.ints_in_use(), smith.choices.pick(&OF_INTEGERS)),
    };
    let Some(row) = row else { return };
    if !is_allowed(smith, ty, row) {
        return;
    }
    let (name, count, rest, gives) = row;
    let mut args: Vec<Value> = (0..count).map(|_| smith.value(ty)).collect();
    let mut overloads = vec![ty];
    match rest {
        Nothing => {}
        Rest::Bool => {
            let bit = smith.module.types.int(1);
            let number = u64::from(smith.choices.rarely(2));
            args.push(smith.int(bit, number));
        }
        Number => {
            let number = smith.choices.below(8) as u32;
            args.push(smith.int32(number));
        }
        Exponent => {
            let exponent = smith.int_type_like(ty, 32);
            args.push(smith.value(exponent));
            overloads.push(exponent);
        }
    }
    let bits = smith.int_type_like(ty, 1);
    let result = match gives {
        Same => ty,
        Overflow => smith.module.types.literal_struct(&[ty, bits], false),
        Bool if name == "llvm.is.constant" => smith.module.types.int(1),
        Bool => bits,
        Element => smith.module.types.scalar(ty),
        Integers => {
            let element = smith.int_scalar();
            let result = smith.like(ty, element);
            overloads.insert(0, result);
            result
        }
    };
    // Comparisons need -1, 0 and 1.
    if name.ends_with("cmp") && smith.int_width(result) == Some(1) {
        return;
    }
    let call = smith.call_intrinsic(name, &overloads, result, args);
    if smith.is_floats(result) {
        let flags = smith.flags(Flags::FAST);
        if let Value::Inst(id) = call {
            smith.body.insts[id].flags = flags;
        }
    }
    smith.see(call);
}

/// Returns whether an intrinsic is defined for a type.
fn is_allowed(smith: &Smith<'_>, ty: TypeId, (name, _, rest, gives): Row) -> bool {
    let types = &smith.module.types;
    let is_vector = types.lanes(ty).is_some();
    let width = types.int_width(types.scalar(ty));
    match gives {
        Element => is_vector,
        Same if name == "llvm.vector.reverse" => is_vector,
        Same if name == "llvm.expect" => !is_vector,
        // The scale is less than the width of a signed operand, and at most the width of an unsigned one.
        Same if matches!(rest, Number) => width.is_some_and(|width| width > 8),
        _ => true,
    }
}

/// Adds a call of an intrinsic of memory, or of a hint.
pub(super) fn memory(smith: &mut Smith<'_>) {
    match smith.choices.below(7) {
        0 => copy(smith, "llvm.memcpy"),
        1 => copy(smith, "llvm.memmove"),
        2 => set(smith),
        3 => {
            let bit = smith.module.types.int(1);
            let void = smith.module.types.void();
            let condition = smith.value(bit);
            smith.call_intrinsic("llvm.assume", &[], void, [condition]);
        }
        4 => {
            let void = smith.module.types.void();
            smith.call_intrinsic("llvm.donothing", &[], void, []);
        }
        5 => mask(smith),
        _ => lifetime(smith),
    }
}

/// Returns a length in bytes: mostly a constant.
fn length(smith: &mut Smith<'_>) -> Value {
    let ty = smith.module.types.int(64);
    if smith.choices.rarely(4) {
        return smith.value(ty);
    }
    let bytes = smith.choices.below(40) as u64;
    smith.int(ty, bytes)
}

fn copy(smith: &mut Smith<'_>, name: &str) {
    let (to, from) = (smith.writable(), smith.pointer());
    let length = length(smith);
    let (to_type, from_type, length_type) = (smith.ty(to), smith.ty(from), smith.ty(length));
    let volatile = volatile(smith);
    let void = smith.module.types.void();
    smith.call_intrinsic(name, &[to_type, from_type, length_type], void, [to, from, length, volatile]);
}

fn set(smith: &mut Smith<'_>) {
    let to = smith.writable();
    let byte = smith.module.types.int(8);
    let value = smith.value(byte);
    let length = length(smith);
    let (to_type, length_type) = (smith.ty(to), smith.ty(length));
    let volatile = volatile(smith);
    let void = smith.module.types.void();
    smith.call_intrinsic("llvm.memset", &[to_type, length_type], void, [to, value, length, volatile]);
}

fn volatile(smith: &mut Smith<'_>) -> Value {
    let bit = smith.module.types.int(1);
    let number = u64::from(smith.choices.rarely(4));
    smith.int(bit, number)
}

fn mask(smith: &mut Smith<'_>) {
    let pointer = smith.pointer();
    let (ty, integer) = (smith.ty(pointer), smith.module.types.int(64));
    let bits = smith.value(integer);
    let masked = smith.call_intrinsic("llvm.ptrmask", &[ty, integer], ty, [pointer, bits]);
    smith.see(masked);
}

/// Adds the start or the end of the lifetime of a private variable.
fn lifetime(smith: &mut Smith<'_>) {
    let variables: Vec<Value> = smith.visible.iter().map(|(value, _)| *value).collect();
    let is_variable = |value: &Value| matches!(value, Value::Inst(id) if matches!(smith.body.insts[*id].kind, InstKind::Alloca { .. }));
    let variables: Vec<Value> = variables.into_iter().filter(is_variable).collect();
    let Some(variable) = smith.choices.pick(&variables) else { return };
    let name = smith.choices.pick(&["llvm.lifetime.start", "llvm.lifetime.end"]).unwrap_or_default();
    let pointer = smith.module.types.intern(Type::Pointer(0));
    let void = smith.module.types.void();
    smith.call_intrinsic(name, &[pointer], void, [variable]);
}
