//! Sub-groups: OpenCL C's functions of sub-groups by the code of a target.
//!
//! - [`ballots`]: masks of work-items.
//! - [`reductions`]: reductions and scans.
//! - [`shuffles`]: values of other work-items.

mod ballots;
mod reductions;
mod shuffles;

use crate::edit;
use crate::target::{Among, Scope, Target};
use crate::work_items::Work;
use ballots::Ballot;
use llvm_model::{BinaryOp, Builder, CastOp, InstBuilder as _, InstId, IntPredicate, Module, Value};
use ocl_mangle::{Builtin, Convention, Type as Mangled};
use reductions::Reduction;
use shuffles::Shuffle;

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
    Any(Among),
    All(Among),
    AllEqual,
    Ballot(Ballot),
    Shuffle(Shuffle),
    Reduce(Reduction),
}

/// Their names; [`Function::Ballot`] and what follows it have others. The scope of a barrier is in the last argument.
const FUNCTIONS: &[(&str, Function)] = &[
    ("get_enqueued_num_sub_groups", Function::EnqueuedCount),
    ("get_max_sub_group_size", Function::MaxSize),
    ("get_num_sub_groups", Function::Count),
    ("get_sub_group_id", Function::Id),
    ("get_sub_group_local_id", Function::LocalId),
    ("get_sub_group_size", Function::Size),
    ("sub_group_all", Function::All(Among::All)),
    ("sub_group_any", Function::Any(Among::All)),
    ("sub_group_barrier", Function::Barrier),
    ("sub_group_elect", Function::Elect),
    ("sub_group_non_uniform_all", Function::All(Among::Active)),
    ("sub_group_non_uniform_all_equal", Function::AllEqual),
    ("sub_group_non_uniform_any", Function::Any(Among::Active)),
];

/// The function of a mangled name.
fn function(name: &str) -> Option<Function> {
    let name = name.strip_prefix("_Z").filter(|name| name.contains("sub_group"))?;
    let mangled = ocl_mangle::demangle_as(&format!("_Z{name}"), Convention::OpenCl).ok()?;
    let name = mangled.name.plain()?;
    if let Some(&(_, function)) = FUNCTIONS.iter().find(|(known, _)| *known == name) {
        return Some(function);
    }
    let is_signed = !matches!(
        scalar(mangled.params.first()),
        Some(Builtin::UChar | Builtin::UShort | Builtin::UInt | Builtin::ULong)
    );
    None.or_else(|| Ballot::of_name(name).map(Function::Ballot))
        .or_else(|| Shuffle::of_name(name).map(Function::Shuffle))
        .or_else(|| Reduction::of_name(name, is_signed).map(Function::Reduce))
}

/// The type of a parameter, or of its elements.
fn scalar(ty: Option<&Mangled>) -> Option<Builtin> {
    match ty? {
        Mangled::Builtin(builtin) => Some(*builtin),
        Mangled::Vector { element, .. } => scalar(Some(element)),
        _ => None,
    }
}

/// Replaces calls of these functions.
pub(crate) fn run(module: &mut Module, target: impl Target) {
    edit::replace_calls(module, function, |at, function, inst| {
        SubGroup { work: Work { at, target }, target }.value(function, inst)
    });
}

/// The code of one call.
struct SubGroup<'a, 'b, T> {
    work: Work<'a, 'b, T>,
    target: T,
}

impl<'b, T: Target> SubGroup<'_, 'b, T> {
    fn at(&mut self) -> &mut Builder<'b> {
        self.work.at
    }

    /// The value of a call; `None` if it has none.
    fn value(&mut self, function: Function, inst: InstId) -> Option<Value> {
        let ty = self.work.at.body.insts[inst].ty;
        let word = self.work.at.module.types.int(32);
        let args = self.work.at.body.insts[inst].kind.call()?.args.clone();
        Some(match function {
            Function::LocalId => self.lane(),
            Function::Id => {
                let item = self.work.local_linear_id(word);
                let width = self.width();
                self.work.at.binary(BinaryOp::UDiv, item, width)
            }
            Function::Size => self.size(),
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
                let scope = scope.and_then(Scope::of_number).unwrap_or(Scope::SubGroup);
                self.target.sub_group_barrier(self.work.at, scope);
                return None;
            }
            Function::Elect => {
                let first = self.first_active();
                let lane = self.lane();
                let is_first = self.work.at.icmp(IntPredicate::Eq, first, lane);
                self.work.at.cast(CastOp::ZExt, is_first, word)
            }
            Function::Any(among) => self.any(among, *args.first()?),
            Function::All(among) => self.all(among, *args.first()?),
            Function::AllEqual => self.all_equal(*args.first()?)?,
            Function::Ballot(ballot) => self.of_ballot(ballot, ty, &args)?,
            Function::Shuffle(shuffle) => self.shuffled(shuffle, &args)?,
            Function::Reduce(reduction) => self.reduced(reduction, &args)?,
        })
    }

    /// The number of the work-item in its sub-group.
    fn lane(&mut self) -> Value {
        self.target.lane(self.work.at)
    }

    /// The number of work-items in a whole sub-group.
    fn width(&mut self) -> Value {
        self.target.width(self.work.at)
    }

    /// The number of work-items in the sub-group: the last one has the rest of the group.
    fn size(&mut self) -> Value {
        let word = self.at().module.types.int(32);
        let item = self.work.local_linear_id(word);
        let lane = self.lane();
        let first = self.work.at.binary(BinaryOp::Sub, item, lane);
        let all = self.work.local_linear_size(false, word);
        let rest = self.work.at.binary(BinaryOp::Sub, all, first);
        self.at_most_width(rest)
    }

    fn at_most_width(&mut self, value: Value) -> Value {
        let width = self.width();
        let is_less = self.work.at.icmp(IntPredicate::Ult, value, width);
        self.work.at.select(is_less, value, width)
    }
}
