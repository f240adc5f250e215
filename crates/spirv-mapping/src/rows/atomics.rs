//! Atomic functions (OpenCL C 1.2, 6.12.11; OpenCL C 3.0, 6.15.12; cl_ext_float_atomics).
//!
//! Operands of most instructions: pointer, scope, semantics, value. Functions of OpenCL C 1.2 are relaxed and as wide
//! as the device; functions of 2.0 without order are sequentially consistent, without scope as wide as the device.

use ocl_mangle::Builtin;
use ocl_mangle::Builtin::{Double, Float, Half, Int, Long, UInt, ULong};
use spirv_grammar::Op;

use super::{LIKE_T, op};
use crate::relation::{ORDER, ORDER_BITS, SCOPE};
use crate::row::Arg::{Is as Number, V, Via};
use crate::row::Fix::{Bits, Dropped, Is as Equals, StorageOf, Within};
use crate::row::Pat::{Is, Named, T};
use crate::row::{Arg, Face, Fix, Gen, Hook, Lanes, Pat, Pointer, Ret, Spaces};

const DEVICE: u32 = 1;
const RELAXED: Fix = Bits { mask: ORDER_BITS, value: 0 };
const SEQ_CST: Fix = Bits { mask: ORDER_BITS, value: 16 };
const STORAGE: Fix = StorageOf { pointer: 0 };

const fn of(elements: &'static [Builtin]) -> Gen {
    Gen { elements, lanes: Lanes::Scalar }
}

const I32: Gen = of(&[Int, UInt]);
const I64: Gen = of(&[Long, ULong]);
const S32: Gen = of(&[Int]);
const S64: Gen = of(&[Long]);
const U32: Gen = of(&[UInt]);
const U64: Gen = of(&[ULong]);
const I: Gen = of(&[Int, UInt, Long, ULong]);
const S: Gen = of(&[Int, Long]);
const U: Gen = of(&[UInt, ULong]);
const F: Gen = of(&[Half, Float, Double]);
const ALL: Gen = of(&[Int, UInt, Long, ULong, Half, Float, Double]);
const WORD: Gen = of(&[Int, UInt, Float]);

/// `volatile T *`
const OLD: Pat = Pat::Pointer(&Pointer {
    to: T,
    is_const: false,
    is_volatile: true,
    is_atomic: false,
    spaces: Spaces::GlobalOrLocal,
});
/// `volatile A *`
const ATOMIC: Pat = Pat::Pointer(&Pointer {
    to: T,
    is_const: false,
    is_volatile: true,
    is_atomic: true,
    spaces: Spaces::NotPrivate,
});
/// `volatile atomic_flag *`
const FLAG: Pat = Pat::Pointer(&Pointer {
    to: Is(Int),
    is_const: false,
    is_volatile: true,
    is_atomic: true,
    spaces: Spaces::NotPrivate,
});
/// `T *expected`
const EXPECTED: Pat = Pat::Pointer(&Pointer {
    to: T,
    is_const: false,
    is_volatile: false,
    is_atomic: false,
    spaces: Spaces::Any,
});
/// `volatile T *` in any address space but private.
const WEAK: Pat = Pat::Pointer(&Pointer {
    to: T,
    is_const: false,
    is_volatile: true,
    is_atomic: false,
    spaces: Spaces::NotPrivate,
});
const ENUM_ORDER: Pat = Named("memory_order");
const ENUM_SCOPE: Pat = Named("memory_scope");

const OLD_FIXED: &[(u8, Fix)] = &[(1, Within(DEVICE)), (2, RELAXED), (2, STORAGE)];
const NO_ORDER: &[(u8, Fix)] = &[(1, Equals(DEVICE)), (2, SEQ_CST), (2, STORAGE)];
const NO_SCOPE: &[(u8, Fix)] = &[(1, Equals(DEVICE)), (2, STORAGE)];
const EXPLICIT: &[(u8, Fix)] = &[(2, STORAGE)];

/// `T f(volatile T *, T)` of OpenCL C 1.2.
const fn old(name: &'static str, t: Gen) -> Face {
    Face::new(name, t, &[OLD, T], &[V(0), V(3)], LIKE_T).fixed(OLD_FIXED)
}

/// `T f(volatile T *)` of OpenCL C 1.2.
const fn old_unary(name: &'static str, t: Gen) -> Face {
    Face::new(name, t, &[OLD], &[V(0)], LIKE_T).fixed(OLD_FIXED)
}

/// `T f(volatile T *, T cmp, T val)` of OpenCL C 1.2.
const fn old_cmpxchg(name: &'static str, t: Gen) -> Face {
    Face::new(name, t, &[OLD, T, T], &[V(0), V(5), V(4)], LIKE_T).fixed(&[
        (1, Within(DEVICE)),
        (2, RELAXED),
        (2, STORAGE),
        (3, RELAXED),
        (3, STORAGE),
    ])
}

/// `T f(volatile A *, T, memory_order, memory_scope)`
const fn explicit(name: &'static str, t: Gen) -> Face {
    const SIG: &[Pat] = &[ATOMIC, T, ENUM_ORDER, ENUM_SCOPE];
    const ARGS: &[Arg] = &[V(0), V(3), Via(&ORDER, 2), Via(&SCOPE, 1)];
    Face::new(name, t, SIG, ARGS, LIKE_T).fixed(EXPLICIT).ocl20()
}

/// `T f(volatile A *, T, memory_order)`
const fn explicit_order(name: &'static str, t: Gen) -> Face {
    const SIG: &[Pat] = &[ATOMIC, T, ENUM_ORDER];
    Face::new(name, t, SIG, &[V(0), V(3), Via(&ORDER, 2)], LIKE_T).fixed(NO_SCOPE).ocl20().alias()
}

/// `T f(volatile A *, T)`
const fn implicit(name: &'static str, t: Gen) -> Face {
    Face::new(name, t, &[ATOMIC, T], &[V(0), V(3)], LIKE_T).fixed(NO_ORDER).ocl20().alias()
}

const fn returns(mut face: Face, ret: Ret) -> Face {
    face.ret = ret;
    face
}

/// A subtraction of floats, which has no instruction in SPIR-V.
const fn negated(face: Face) -> Face {
    face.only_read("an addition is equivalent, with a negated value or not").hook(Hook::NegatedValue)
}

const ONE_READING: &str = "the same call is read as the strong instruction, which may stand for the weak one";
const RELAXES: &str =
    "OpenCL C 1.2's atomic functions are relaxed, as wide as the device, and take no generic pointers";

/// A face of OpenCL C 1.2 for any order, scope and address space; the call is less specific.
const fn weaker(mut face: Face) -> Face {
    face.sig = match face.sig.len() {
        1 => &[WEAK],
        2 => &[WEAK, T],
        _ => &[WEAK, T, T],
    };
    face.fixed = match face.sig.len() {
        3 => &[(1, Dropped), (2, Dropped), (3, Dropped)],
        _ => &[(1, Dropped), (2, Dropped)],
    };
    face.only_written("the function has no order").lossy(RELAXES).superseded()
}

/// A call of [`weaker`] with a constant value, which the instruction does not need.
const fn weaker_with(face: Face, args: &'static [Arg]) -> Face {
    let mut face = weaker(face);
    face.args = args;
    face
}

/// The same meaning with a constant for the value.
const fn constant(name: &'static str, t: Gen, args: &'static [Arg]) -> Face {
    let mut face = explicit(name, t).only_written("the instruction without a value has functions of its own");
    face.args = args;
    face
}

/// `T f(volatile A *, memory_order, memory_scope)` over `pointer`.
const fn unary_explicit(name: &'static str, t: Gen, sig: &'static [Pat], ret: Ret) -> Face {
    const ARGS: &[Arg] = &[V(0), Via(&ORDER, 2), Via(&SCOPE, 1)];
    Face::new(name, t, sig, ARGS, ret).fixed(EXPLICIT).ocl20()
}

const fn unary_order(name: &'static str, t: Gen, sig: &'static [Pat], ret: Ret) -> Face {
    Face::new(name, t, sig, &[V(0), Via(&ORDER, 2)], ret).fixed(NO_SCOPE).ocl20().alias()
}

const fn unary_implicit(name: &'static str, t: Gen, sig: &'static [Pat], ret: Ret) -> Face {
    Face::new(name, t, sig, &[V(0)], ret).fixed(NO_ORDER).ocl20().alias()
}

const BOOL: Ret = Ret::Like(Is(Builtin::Bool));

/// Virtual operands of [`Hook::CompareExchange`]: pointer, scope, equal, unequal, value, pointer to expected.
const fn compare(name: &'static str) -> Face {
    const SIG: &[Pat] = &[ATOMIC, EXPECTED, T, ENUM_ORDER, ENUM_ORDER, ENUM_SCOPE];
    const ARGS: &[Arg] = &[V(0), V(5), V(4), Via(&ORDER, 2), Via(&ORDER, 3), Via(&SCOPE, 1)];
    Face::new(name, ALL, SIG, ARGS, BOOL)
        .fixed(&[(2, STORAGE), (3, STORAGE)])
        .hook(Hook::CompareExchange)
        .ocl20()
}

const fn compare_order(name: &'static str) -> Face {
    const SIG: &[Pat] = &[ATOMIC, EXPECTED, T, ENUM_ORDER, ENUM_ORDER];
    const ARGS: &[Arg] = &[V(0), V(5), V(4), Via(&ORDER, 2), Via(&ORDER, 3)];
    Face::new(name, ALL, SIG, ARGS, BOOL)
        .fixed(&[(1, Equals(DEVICE)), (2, STORAGE), (3, STORAGE)])
        .hook(Hook::CompareExchange)
        .ocl20()
        .alias()
}

const fn compare_implicit(name: &'static str) -> Face {
    Face::new(name, ALL, &[ATOMIC, EXPECTED, T], &[V(0), V(5), V(4)], BOOL)
        .fixed(&[(1, Equals(DEVICE)), (2, SEQ_CST), (2, STORAGE), (3, SEQ_CST), (3, STORAGE)])
        .hook(Hook::CompareExchange)
        .ocl20()
        .alias()
}

/// Faces of a read-modify-write instruction: 2.0 first, then 1.2 with its 64-bit and alias names.
macro_rules! fetch {
    ($t20:expr, $new:literal, $t32:expr, $t64:expr, $old:literal, $old64:literal) => {
        [
            explicit(concat!($new, "_explicit"), $t20),
            explicit_order(concat!($new, "_explicit"), $t20),
            implicit($new, $t20),
            old($old, $t32),
            old($old64, $t64),
            old($old64, $t32).alias(),
            old($old, $t64).alias(),
            weaker(old($old, $t32)),
            weaker(old($old64, $t64)),
        ]
    };
}

macro_rules! fetch_row {
    ($op:expr, $($rest:tt)*) => {
        crate::row::Row { inst: op($op), faces: &fetch!($($rest)*) }
    };
}

/// The pointer, 1, order and scope.
const ADDING_ONE: &[Arg] = &[V(0), Number(1), Via(&ORDER, 2), Via(&SCOPE, 1)];

/// A flag as the integer that it is.
const fn weaker_flag(args: &'static [Arg]) -> Face {
    const WEAK_FLAG: Pat = Pat::Pointer(&Pointer {
        to: Is(Int),
        is_const: false,
        is_volatile: true,
        is_atomic: false,
        spaces: Spaces::NotPrivate,
    });
    let mut face = weaker_with(old("atomic_xchg", I32), args);
    face.sig = &[WEAK_FLAG, Is(Int)];
    face
}

const LOAD_SIG: &[Pat] = &[ATOMIC, ENUM_ORDER, ENUM_SCOPE];
const FLAG_SIG: &[Pat] = &[FLAG, ENUM_ORDER, ENUM_SCOPE];

pub(crate) const ROWS: &[crate::row::Row] = &[
    fetch_row!(Op::AtomicIAdd, I, "atomic_fetch_add", I32, I64, "atomic_add", "atom_add"),
    fetch_row!(Op::AtomicISub, I, "atomic_fetch_sub", I32, I64, "atomic_sub", "atom_sub"),
    fetch_row!(Op::AtomicAnd, I, "atomic_fetch_and", I32, I64, "atomic_and", "atom_and"),
    fetch_row!(Op::AtomicOr, I, "atomic_fetch_or", I32, I64, "atomic_or", "atom_or"),
    fetch_row!(Op::AtomicXor, I, "atomic_fetch_xor", I32, I64, "atomic_xor", "atom_xor"),
    fetch_row!(Op::AtomicSMin, S, "atomic_fetch_min", S32, S64, "atomic_min", "atom_min"),
    fetch_row!(Op::AtomicSMax, S, "atomic_fetch_max", S32, S64, "atomic_max", "atom_max"),
    fetch_row!(Op::AtomicUMin, U, "atomic_fetch_min", U32, U64, "atomic_min", "atom_min"),
    fetch_row!(Op::AtomicUMax, U, "atomic_fetch_max", U32, U64, "atomic_max", "atom_max"),
    fetch_row!(Op::AtomicExchange, ALL, "atomic_exchange", WORD, I64, "atomic_xchg", "atom_xchg"),
    crate::row::Row {
        inst: op(Op::AtomicFAddEXT),
        faces: &[
            explicit("atomic_fetch_add_explicit", F),
            explicit_order("atomic_fetch_add_explicit", F),
            implicit("atomic_fetch_add", F),
            old("atomic_add", F).superseded(),
            weaker(old("atomic_add", F)),
            negated(explicit("atomic_fetch_sub_explicit", F)),
            negated(explicit_order("atomic_fetch_sub_explicit", F)),
            negated(implicit("atomic_fetch_sub", F)),
        ],
    },
    crate::row::Row {
        inst: op(Op::AtomicFMinEXT),
        faces: &[
            explicit("atomic_fetch_min_explicit", F),
            explicit_order("atomic_fetch_min_explicit", F),
            implicit("atomic_fetch_min", F),
            old("atomic_min", F).superseded(),
            weaker(old("atomic_min", F)),
        ],
    },
    crate::row::Row {
        inst: op(Op::AtomicFMaxEXT),
        faces: &[
            explicit("atomic_fetch_max_explicit", F),
            explicit_order("atomic_fetch_max_explicit", F),
            implicit("atomic_fetch_max", F),
            old("atomic_max", F).superseded(),
            weaker(old("atomic_max", F)),
        ],
    },
    crate::row::Row {
        inst: op(Op::AtomicIIncrement),
        faces: &[
            old_unary("atomic_inc", I32),
            old_unary("atom_inc", I64),
            old_unary("atom_inc", I32).alias(),
            old_unary("atomic_inc", I64).alias(),
            weaker(old_unary("atomic_inc", I32)),
            weaker(old_unary("atom_inc", I64)),
            constant("atomic_fetch_add_explicit", I, ADDING_ONE),
        ],
    },
    crate::row::Row {
        inst: op(Op::AtomicIDecrement),
        faces: &[
            old_unary("atomic_dec", I32),
            old_unary("atom_dec", I64),
            old_unary("atom_dec", I32).alias(),
            old_unary("atomic_dec", I64).alias(),
            weaker(old_unary("atomic_dec", I32)),
            weaker(old_unary("atom_dec", I64)),
            constant("atomic_fetch_sub_explicit", I, ADDING_ONE),
        ],
    },
    crate::row::Row {
        inst: op(Op::AtomicLoad),
        faces: &[
            unary_explicit("atomic_load_explicit", ALL, LOAD_SIG, LIKE_T),
            unary_order("atomic_load_explicit", ALL, &[ATOMIC, ENUM_ORDER], LIKE_T),
            unary_implicit("atomic_load", ALL, &[ATOMIC], LIKE_T),
            weaker_with(old("atomic_add", I32), &[V(0), Number(0)]),
            weaker_with(old("atom_add", I64), &[V(0), Number(0)]),
        ],
    },
    crate::row::Row {
        inst: op(Op::AtomicStore),
        faces: &[
            returns(explicit("atomic_store_explicit", ALL), Ret::Void),
            returns(explicit_order("atomic_store_explicit", ALL), Ret::Void),
            returns(implicit("atomic_store", ALL), Ret::Void),
            returns(weaker(old("atomic_xchg", WORD)), Ret::Unused(T)),
            returns(weaker(old("atom_xchg", I64)), Ret::Unused(T)),
        ],
    },
    crate::row::Row {
        inst: op(Op::AtomicCompareExchange),
        faces: &[
            old_cmpxchg("atomic_cmpxchg", I32),
            old_cmpxchg("atom_cmpxchg", I64),
            old_cmpxchg("atom_cmpxchg", I32).alias(),
            old_cmpxchg("atomic_cmpxchg", I64).alias(),
            weaker(old_cmpxchg("atomic_cmpxchg", I32)),
            weaker(old_cmpxchg("atom_cmpxchg", I64)),
            compare("atomic_compare_exchange_strong_explicit"),
            compare_order("atomic_compare_exchange_strong_explicit"),
            compare_implicit("atomic_compare_exchange_strong"),
            // The weak form may fail where the strong one does not: the strong one is a valid reading.
            compare("atomic_compare_exchange_weak_explicit").alias(),
            compare_order("atomic_compare_exchange_weak_explicit"),
            compare_implicit("atomic_compare_exchange_weak"),
        ],
    },
    crate::row::Row {
        inst: op(Op::AtomicCompareExchangeWeak),
        faces: &[
            compare("atomic_compare_exchange_weak_explicit").only_written(ONE_READING),
            compare("atomic_compare_exchange_strong_explicit").only_preferred(ONE_READING),
            weaker(old_cmpxchg("atomic_cmpxchg", I32)),
            weaker(old_cmpxchg("atom_cmpxchg", I64)),
        ],
    },
    crate::row::Row {
        inst: op(Op::AtomicFlagTestAndSet),
        faces: &[
            unary_explicit("atomic_flag_test_and_set_explicit", I32, FLAG_SIG, BOOL),
            unary_order("atomic_flag_test_and_set_explicit", I32, &[FLAG, ENUM_ORDER], BOOL),
            unary_implicit("atomic_flag_test_and_set", I32, &[FLAG], BOOL),
            returns(weaker_flag(&[V(0), Number(1)]), Ret::TestInt),
        ],
    },
    crate::row::Row {
        inst: op(Op::AtomicFlagClear),
        faces: &[
            unary_explicit("atomic_flag_clear_explicit", I32, FLAG_SIG, Ret::Void),
            unary_order("atomic_flag_clear_explicit", I32, &[FLAG, ENUM_ORDER], Ret::Void),
            unary_implicit("atomic_flag_clear", I32, &[FLAG], Ret::Void),
            returns(weaker_flag(&[V(0), Number(0)]), Ret::Unused(Is(Int))),
        ],
    },
    crate::row::Row {
        inst: op(Op::Store),
        faces: &[Face::new("atomic_init", ALL, &[ATOMIC, T], &[V(0), V(1)], Ret::Void)
            .hook(Hook::AtomicInit)
            .ocl20()
            .only_read("OpStore does not distinguish initialization: it is a store")],
    },
];
