//! LLVM's intrinsics: the treatment of each that is not another target's own, and the instruction that lowers it.
//!
//! The table covers every intrinsic of LLVM 22 and those of LLVM 14 to 21 that were renamed since. Legalization expands
//! those that other instructions compute; lowering emits the remainder ([`Lowering`]); raising finds the name for an
//! instruction here. `docs/generated/intrinsics.md` is this table.

mod constrained;
mod control_flow;
mod coroutines;
mod exceptions;
mod float;
mod instrumentation;
mod integers;
mod memory;
mod native;
mod runtimes;
mod spv;
mod vectors;
mod vp;

pub use native::{NATIVE, Native, native};

use crate::row::Inst;
use spirv_grammar::Op;
use spirv_grammar::ext::open_cl_std::OpenClStd;
use std::fmt::Write;

/// The treatment of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Treatment {
    /// There is an instruction for it, at least for the types SPIR-V has.
    Lower,
    /// Other instructions compute the same.
    Emulate,
    /// It lowering nothing about the result; it is dropped and reported.
    Hint,
    /// The call is an error.
    Reject,
}

/// How an intrinsic that legalization leaves is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lowering {
    /// The instruction, with the first so many arguments.
    First(u8, Inst),
    /// A rotation: both halves of a funnel shift are one value.
    Rotate(Inst),
    /// The instruction; the exponent is repeated in every lane.
    Exponent(Inst),
    /// A copy of memory.
    CopyBytes,
    /// A copy from a constant.
    Fill,
    /// The instruction, where the pointer is a variable's.
    Lifetime(Inst),
    /// Keeps the state of allocations of run-time size.
    StackSave,
    /// Goes back to it.
    StackRestore,
    /// Nothing but the pointer: its decorations have been looked at.
    Annotated,
    /// Nothing: it lowering something about debug information, which is reported as a whole.
    Silent,
}

/// One intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Intrinsic {
    /// The name without the suffixes for types.
    pub name: &'static str,
    /// The treatment of the intrinsic.
    pub treatment: Treatment,
    /// The replacement, or the reason why there is none. After an instruction, additional remarks.
    how: &'static str,
    /// How it is written where legalization leaves it.
    pub lowering: Option<Lowering>,
}

impl Intrinsic {
    const fn kept(mut self, lowering: Lowering) -> Intrinsic {
        self.lowering = Some(lowering);
        self
    }

    /// Returns the replacement, or the reason why there is none.
    pub fn how(&self) -> String {
        match (self.treatment, self.lowering) {
            (
                Treatment::Lower,
                Some(Lowering::First(_, inst) | Lowering::Exponent(inst) | Lowering::Lifetime(inst)),
            ) => {
                format!("{inst}{}", self.how)
            }
            _ => self.how.to_owned(),
        }
    }
}

const fn lower(name: &'static str, lowering: Lowering, how: &'static str) -> Intrinsic {
    Intrinsic { name, treatment: Treatment::Lower, how, lowering: Some(lowering) }
}

const fn emulate(name: &'static str, how: &'static str) -> Intrinsic {
    Intrinsic { name, treatment: Treatment::Emulate, how, lowering: None }
}

const fn hint(name: &'static str, how: &'static str) -> Intrinsic {
    Intrinsic { name, treatment: Treatment::Hint, how, lowering: None }
}

const fn reject(name: &'static str, how: &'static str) -> Intrinsic {
    Intrinsic { name, treatment: Treatment::Reject, how, lowering: None }
}

const fn cl(number: OpenClStd) -> Inst {
    Inst::cl(number)
}

const fn core(op: Op) -> Inst {
    Inst::Core(op)
}

/// The parts of the table, by topic; in each the names ascend.
const PARTS: [&[Intrinsic]; 12] = [
    constrained::TABLE,
    control_flow::TABLE,
    coroutines::TABLE,
    exceptions::TABLE,
    float::TABLE,
    instrumentation::TABLE,
    integers::TABLE,
    memory::TABLE,
    runtimes::TABLE,
    spv::TABLE,
    vectors::TABLE,
    vp::TABLE,
];

const COUNT: usize = {
    let mut count = 0;
    let mut part = 0;
    while part < PARTS.len() {
        count += PARTS[part].len();
        part += 1;
    }
    count
};

/// Every intrinsic, ascending names.
pub static ALL: [Intrinsic; COUNT] = joined();

/// The parts, merged: of the next rows of all parts, the one whose name comes first.
const fn joined() -> [Intrinsic; COUNT] {
    let mut all = [hint("", ""); COUNT];
    let mut next = [0; PARTS.len()];
    let mut at = 0;
    while at < COUNT {
        let (mut first, mut part) = (PARTS.len(), 0);
        while part < PARTS.len() {
            if next[part] < PARTS[part].len()
                && (first == PARTS.len()
                    || precedes(PARTS[part][next[part]].name, PARTS[first][next[first]].name))
            {
                first = part;
            }
            part += 1;
        }
        all[at] = PARTS[first][next[first]];
        next[first] += 1;
        at += 1;
    }
    all
}

/// Whether a name comes before another in the order of their bytes.
const fn precedes(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    while at < a.len() && at < b.len() {
        if a[at] != b[at] {
            return a[at] < b[at];
        }
        at += 1;
    }
    a.len() < b.len()
}

const KEPT_COUNT: usize = {
    let (all, mut count, mut i) = (joined(), 0, 0);
    while i < COUNT {
        if all[i].lowering.is_some() {
            count += 1;
        }
        i += 1;
    }
    count
};

/// Those that legalization may keep, in ascending order of names: the set is smaller, so that the search for each call
/// takes fewer steps.
static KEPT: [Intrinsic; KEPT_COUNT] = {
    let all = joined();
    let mut kept = [hint("", ""); KEPT_COUNT];
    let (mut at, mut i) = (0, 0);
    while i < COUNT {
        if all[i].lowering.is_some() {
            kept[at] = all[i];
            at += 1;
        }
        i += 1;
    }
    kept
};

/// The intrinsic called `name`, suffixes for types included.
pub fn find(name: &str) -> Option<&'static Intrinsic> {
    find_in(&ALL, name)
}

/// How the intrinsic called `name` is written where legalization leaves it.
pub fn lowering(name: &str) -> Option<Lowering> {
    find_in(&KEPT, name)?.lowering
}

/// Functions of OpenCL C whose accuracy is the consumer's choice, by the exact ones, for which approximations are
/// allowed. They exist for `float` and its vectors.
pub const APPROXIMATE: &[(Inst, Inst)] = &[
    (cl(OpenClStd::cos), cl(OpenClStd::native_cos)),
    (cl(OpenClStd::exp), cl(OpenClStd::native_exp)),
    (cl(OpenClStd::exp10), cl(OpenClStd::native_exp10)),
    (cl(OpenClStd::exp2), cl(OpenClStd::native_exp2)),
    (cl(OpenClStd::log), cl(OpenClStd::native_log)),
    (cl(OpenClStd::log10), cl(OpenClStd::native_log10)),
    (cl(OpenClStd::log2), cl(OpenClStd::native_log2)),
    (cl(OpenClStd::sin), cl(OpenClStd::native_sin)),
    (cl(OpenClStd::sqrt), cl(OpenClStd::native_sqrt)),
    (cl(OpenClStd::tan), cl(OpenClStd::native_tan)),
];

/// The name loses suffixes from the end until the table has it.
fn find_in(table: &'static [Intrinsic], name: &str) -> Option<&'static Intrinsic> {
    let mut base = name;
    loop {
        if let Ok(at) = table.binary_search_by(|row| row.name.cmp(base)) {
            return table.get(at);
        }
        base = base.rsplit_once('.')?.0;
    }
}

/// Intrinsics that are written for instructions, without the suffixes for types.
pub mod written {
    /// OpBitCount: `popcount` of the rows is the extended instruction.
    pub const BIT_COUNT: &str = "llvm.ctpop";
    /// OpIAddCarry.
    pub const ADD_CARRY: &str = "llvm.uadd.with.overflow";
    /// OpISubBorrow.
    pub const SUB_BORROW: &str = "llvm.usub.with.overflow";
    /// OpCopyMemory, OpCopyMemorySized.
    pub const COPY: &str = "llvm.memcpy";
    /// OpLifetimeStart.
    pub const LIFETIME_START: &str = "llvm.lifetime.start";
    /// OpLifetimeStop.
    pub const LIFETIME_END: &str = "llvm.lifetime.end";
    /// OpSaveMemoryINTEL.
    pub const STACK_SAVE: &str = "llvm.stacksave";
    /// OpRestoreMemoryINTEL.
    pub const STACK_RESTORE: &str = "llvm.stackrestore";
    /// OpFPGARegINTEL of an integer.
    pub const ANNOTATION: &str = "llvm.annotation";
    /// Decorations of a member, on pointers to it. OpFPGARegINTEL of a pointer.
    pub const POINTER_ANNOTATION: &str = "llvm.ptr.annotation";
    /// UserSemantic of a variable of a function.
    pub const VARIABLE_ANNOTATION: &str = "llvm.var.annotation";
    /// OpBitReverse.
    pub const BIT_REVERSE: &str = "llvm.bitreverse";
    /// OpFmaKHR.
    pub const FMA: &str = "llvm.fma";
    /// OpAssumeTrueKHR.
    pub const ASSUME: &str = "llvm.assume";
    /// OpExpectKHR.
    pub const EXPECT: &str = "llvm.expect";
    /// OpArithmeticFenceEXT.
    pub const ARITHMETIC_FENCE: &str = "llvm.arithmetic.fence";
    /// The last step of OpFMod.
    pub const COPY_SIGN: &str = "llvm.copysign";

    /// OpConvertFToS that saturates.
    pub const TO_SIGNED: &str = "llvm.fptosi.sat";
    /// OpConvertFToU that saturates.
    pub const TO_UNSIGNED: &str = "llvm.fptoui.sat";

    /// All of them.
    pub const ALL: &[&str] = &[
        TO_SIGNED,
        TO_UNSIGNED,
        BIT_COUNT,
        ADD_CARRY,
        SUB_BORROW,
        COPY,
        LIFETIME_START,
        LIFETIME_END,
        STACK_SAVE,
        STACK_RESTORE,
        ANNOTATION,
        POINTER_ANNOTATION,
        VARIABLE_ANNOTATION,
        BIT_REVERSE,
        FMA,
        ASSUME,
        EXPECT,
        ARITHMETIC_FENCE,
        COPY_SIGN,
    ];
}

/// The table as a page of documentation.
pub fn markdown() -> String {
    let mut out = String::from(
        "# Intrinsics\n\nThe translation of LLVM's intrinsics to SPIR-V. Generated from \
         `crates/spirv-mapping/src/convention/intrinsics`; do not edit.\n\n| intrinsic | | how |\n|---|---|---|\n",
    );
    for row in &ALL {
        let treatment = match row.treatment {
            Treatment::Lower => "lower",
            Treatment::Emulate => "emulate",
            Treatment::Hint => "drop as hint",
            Treatment::Reject => "reject",
        };
        let _ = writeln!(out, "| `{}` | {treatment} | {} |", row.name, row.how());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_ascend_and_reasons_are_given() {
        assert!(ALL.is_sorted_by(|a, b| a.name < b.name));
        assert!(ALL.iter().all(|row| row.name.starts_with("llvm.") && !row.how().is_empty()));
        assert!(ALL.iter().all(|row| row.treatment != Treatment::Lower || row.lowering.is_some()));
        assert!(ALL.iter().all(|row| row.treatment != Treatment::Reject || row.lowering.is_none()));
    }

    #[test]
    fn what_is_written_is_read() {
        for name in written::ALL {
            let row = find(name).filter(|row| row.name == *name);
            assert!(row.is_some_and(|row| row.treatment != Treatment::Reject), "{name}");
        }
        let takes = |name: &str, op| lowering(name) == Some(Lowering::First(1, core(op)));
        assert!(takes(written::BIT_COUNT, Op::BitCount));
        assert!(takes(written::BIT_REVERSE, Op::BitReverse));
        assert!(takes(written::ANNOTATION, Op::FPGARegALTERA));
        assert!(takes(written::ASSUME, Op::AssumeTrueKHR));
        assert!(takes(written::ARITHMETIC_FENCE, Op::ArithmeticFenceEXT));
        assert_eq!(lowering(written::EXPECT), Some(Lowering::First(2, core(Op::ExpectKHR))));
        assert_eq!(lowering(written::LIFETIME_END), Some(Lowering::Lifetime(core(Op::LifetimeStop))));
    }

    #[test]
    fn names_lose_their_types() {
        assert_eq!(find("llvm.memcpy.p0.p1.i64").map(|row| row.name), Some("llvm.memcpy"));
        let overflow = find("llvm.umul.with.overflow.v4i32").map(|row| row.name);
        assert_eq!(overflow, Some("llvm.umul.with.overflow"));
        assert!(find("llvm.x86.sse2.pause").is_none());
        assert_eq!(lowering("llvm.memcpy.inline.p0.p1.i64"), Some(Lowering::CopyBytes));
        assert_eq!(lowering("llvm.sadd.sat.v4i32"), Some(Lowering::First(2, cl(OpenClStd::s_add_sat))));
        assert_eq!(lowering("llvm.sadd.with.overflow.i32"), None);
    }
}
