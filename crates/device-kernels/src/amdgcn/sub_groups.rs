//! Sub-groups are wavefronts: OpenCL C's functions of sub-groups by intrinsics.
//!
//! Source: `llvm/docs/AMDGPUUsage.rst`, "LLVM IR Intrinsics".

use super::work_items::Work;
use crate::edit;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, InstId, IntPredicate, Module, Value};

/// A function of OpenCL C.
#[derive(Clone, Copy)]
enum Function {
    LocalId,
    Id,
    Size,
    MaxSize,
    Count,
    EnqueuedCount,
    Barrier,
    Elect,
    Any,
    All,
    Ballot,
}

/// Their names. The scope of a barrier is in the last argument.
const FUNCTIONS: &[(&str, Function)] = &[
    ("_Z13sub_group_alli", Function::All),
    ("_Z13sub_group_anyi", Function::Any),
    ("_Z15sub_group_electv", Function::Elect),
    ("_Z16get_sub_group_idv", Function::Id),
    ("_Z16sub_group_balloti", Function::Ballot),
    ("_Z17sub_group_barrierj", Function::Barrier),
    ("_Z17sub_group_barrierj12memory_scope", Function::Barrier),
    ("_Z18get_num_sub_groupsv", Function::Count),
    ("_Z18get_sub_group_sizev", Function::Size),
    ("_Z22get_max_sub_group_sizev", Function::MaxSize),
    ("_Z22get_sub_group_local_idv", Function::LocalId),
    ("_Z25sub_group_non_uniform_alli", Function::All),
    ("_Z25sub_group_non_uniform_anyi", Function::Any),
    ("_Z27get_enqueued_num_sub_groupsv", Function::EnqueuedCount),
];

/// The target's scopes by those of OpenCL C.
const SCOPES: [&str; 5] = ["singlethread", "workgroup", "agent", "", "wavefront"];

/// The scope of a barrier that states none.
const WAVEFRONT: u64 = 4;

/// Replaces calls of these functions.
pub(super) fn run(module: &mut Module) {
    let which =
        |name: &str| FUNCTIONS.iter().find(|(known, _)| *known == name).map(|&(_, function)| function);
    edit::replace_calls(module, which, |at, function, inst| {
        SubGroup { work: Work { at } }.value(function, inst)
    });
}

/// The code of one call.
struct SubGroup<'a, 'b> {
    work: Work<'a, 'b>,
}

impl SubGroup<'_, '_> {
    /// The value of a call; `None` if it has none.
    fn value(&mut self, function: Function, inst: InstId) -> Option<Value> {
        let word = self.work.at.module.types.int(32);
        let args = self.work.at.body.insts[inst].kind.call()?.args.clone();
        Some(match function {
            Function::LocalId => self.lane(),
            Function::Id => {
                let item = self.work.local_linear_id(word);
                let width = self.width();
                self.work.at.binary(BinaryOp::UDiv, item, width)
            }
            // The last sub-group has the rest of the group.
            Function::Size => {
                let item = self.work.local_linear_id(word);
                let lane = self.lane();
                let first = self.work.at.binary(BinaryOp::Sub, item, lane);
                let all = self.work.local_linear_size(false, word);
                let rest = self.work.at.binary(BinaryOp::Sub, all, first);
                self.at_most_width(rest)
            }
            Function::MaxSize => {
                let all = self.work.local_linear_size(true, word);
                self.at_most_width(all)
            }
            Function::Count | Function::EnqueuedCount => {
                let enqueued = matches!(function, Function::EnqueuedCount);
                let all = self.work.local_linear_size(enqueued, word);
                let width = self.width();
                let last = self.work.at.binary_int(BinaryOp::Sub, width, 1);
                let sum = self.work.at.binary(BinaryOp::Add, all, last);
                self.work.at.binary(BinaryOp::UDiv, sum, width)
            }
            Function::Barrier => {
                let scope = args.get(1).and_then(|&scope| self.work.at.module.as_u64(scope));
                let scope = SCOPES.get(scope.unwrap_or(WAVEFRONT) as usize).copied().unwrap_or_default();
                return self.work.barrier("llvm.amdgcn.wave.barrier", scope);
            }
            Function::Elect => {
                let one = self.work.at.int(word, 1);
                let active = self.ballot(IntPredicate::Ne, one);
                let long = self.work.at.module.types.int(64);
                let bit = self.work.at.module.types.int(1);
                let no = self.work.at.int(bit, 0);
                let first = self.work.at.call_named("llvm.cttz.i64", long, [active, no]);
                let first = self.work.at.resize(first, 32);
                let lane = self.lane();
                let is_first = self.work.at.icmp(IntPredicate::Eq, first, lane);
                self.work.at.cast(CastOp::ZExt, is_first, word)
            }
            Function::Any => {
                let lanes = self.ballot(IntPredicate::Ne, *args.first()?);
                let any = self.work.at.icmp_int(IntPredicate::Ne, lanes, 0);
                self.work.at.cast(CastOp::ZExt, any, word)
            }
            Function::All => {
                let lanes = self.ballot(IntPredicate::Eq, *args.first()?);
                let all = self.work.at.icmp_int(IntPredicate::Eq, lanes, 0);
                self.work.at.cast(CastOp::ZExt, all, word)
            }
            Function::Ballot => {
                let lanes = self.ballot(IntPredicate::Ne, *args.first()?);
                let low = self.work.at.resize(lanes, 32);
                let high = self.work.at.binary_int(BinaryOp::LShr, lanes, 32);
                let high = self.work.at.resize(high, 32);
                let none = self.work.at.int(word, 0);
                self.work.at.vector(&[low, high, none, none])
            }
        })
    }

    /// The number of the work-item in its wavefront: how many are below it.
    fn lane(&mut self) -> Value {
        let word = self.work.at.module.types.int(32);
        let [all, none] = [u64::from(u32::MAX), 0].map(|value| self.work.at.int(word, value));
        let low = self.work.at.call_named("llvm.amdgcn.mbcnt.lo", word, [all, none]);
        self.work.at.call_named("llvm.amdgcn.mbcnt.hi", word, [all, low])
    }

    /// The number of work-items in a wavefront, which the processor decides.
    fn width(&mut self) -> Value {
        let word = self.work.at.module.types.int(32);
        self.work.at.call_named("llvm.amdgcn.wavefrontsize", word, Vec::new())
    }

    fn at_most_width(&mut self, value: Value) -> Value {
        let width = self.width();
        let is_less = self.work.at.icmp(IntPredicate::Ult, value, width);
        self.work.at.select(is_less, value, width)
    }

    /// A bit for each active work-item whose value compares so with zero.
    fn ballot(&mut self, predicate: IntPredicate, value: Value) -> Value {
        let is_set = self.work.at.icmp_int(predicate, value, 0);
        let long = self.work.at.module.types.int(64);
        self.work.at.call_named("llvm.amdgcn.ballot.i64", long, [is_set])
    }
}
