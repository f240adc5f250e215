//! The rows, by topic.

mod atomics;
mod conversions;
mod enqueue;
mod groups;
mod images;
mod integers;
mod intel;
mod maths;
mod memory;
mod motion_estimation;
mod non_uniform;
mod pipes;
mod relational;
mod sync;
mod work_items;

use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{BuiltIn, Op};

use crate::row::{Inst, Pat, Pointer, Ret, Row, Spaces};

pub use work_items::{VariableInfo, variable};

/// Every row.
pub(crate) static TABLE: &[&[Row]] = &[
    maths::ROWS,
    integers::ROWS,
    relational::ROWS,
    conversions::ROWS,
    memory::ROWS,
    work_items::ROWS,
    sync::ROWS,
    atomics::ROWS,
    groups::ROWS,
    non_uniform::ROWS,
    intel::ROWS,
    motion_estimation::ROWS,
    motion_estimation::SETTINGS,
    motion_estimation::FINDINGS,
    motion_estimation::SEARCHES,
    motion_estimation::ODD,
    images::ROWS,
    pipes::ROWS,
    enqueue::ROWS,
];

/// `inst => [faces];` for each row.
macro_rules! rows {
    ($($inst:expr => [$($face:expr),* $(,)?];)*) => {
        pub(crate) const ROWS: &[crate::row::Row] = &[
            $(crate::row::Row { inst: $inst, faces: &[$($face),*] }),*
        ];
    };
}
use rows;

/// Row key of a core instruction.
const fn op(op: Op) -> Inst {
    Inst::Core(op)
}

/// Row key of an instruction of `OpenCL.std`.
const fn cl(n: OpenClStd) -> Inst {
    Inst::cl(n)
}

/// Row key of a builtin variable.
const fn var(v: BuiltIn) -> Inst {
    Inst::Variable(v)
}

/// The result has type `T`.
const LIKE_T: Ret = Ret::Like(Pat::T);

/// Pointer to `to`.
const fn pointer(to: Pat) -> Pointer {
    Pointer { to, is_const: false, is_volatile: false, is_atomic: false, spaces: Spaces::Any }
}

/// Pointer to constant `to`.
const fn pointer_to_const(to: Pat) -> Pointer {
    Pointer { to, is_const: true, is_volatile: false, is_atomic: false, spaces: Spaces::Any }
}
