//! Calls of OpenCL C functions, in any spelling that the mapping table has, as instructions of LLVM IR and of shaders.
//!
//! - [`work_items`]: identifiers and sizes.
//! - [`synchronization`]: barriers, fences.
//! - [`atomics`]: atomic functions.
//! - [`conversions`], [`rounding`]: conversions between numbers.
//! - [`relational`]: tests of numbers.
//! - [`mathematics`], [`geometry`], [`integers`]: functions of numbers.
//! - [`images`]: images and samplers.
//! - [`copies`]: copies and fills of memory.
//! - Text: [`printf`].
//! - [`memory`]: vectors and halves in memory.
//! - [`subgroups`], [`clusters`], [`groups`]: operations of subgroups, of their clusters, and of work-groups.

mod atomics;
mod clusters;
mod conversions;
mod copies;
mod geometry;
mod groups;
mod images;
mod integers;
mod mathematics;
mod memory;
pub(super) mod printf;
mod relational;
mod rounding;
mod subgroups;
mod synchronization;
mod work_items;

use super::Context;
use crate::rewrite::{self, Step};
use llvm_model::instruction::Args;
use llvm_model::{
    BinaryOp, Builder, CastOp, Flags, FloatPredicate, FunctionId, InstBuilder as _, InstId, InstKind,
    IntPredicate, Module, TypeId, Value,
};
use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{ExtInstSet, Op};
use spirv_mapping::{Hook, Inst, Operand, Reading, ResultAdapter, Ty, Value as Source};
use translate_common::{Lost, neutral_type};

/// A call of a builtin.
pub(super) struct Call {
    pub(super) reading: Reading,
    args: Args,
    /// The type of the call's result.
    pub(super) ty: TypeId,
    pub(super) flags: Flags,
}

/// How an instruction of kernels is expressed.
type Lowering = fn(&mut Builder<'_>, &Call) -> Option<Value>;

/// Rewrites the calls of a function. Those that have no form stay, and are errors where they are lowered.
pub(super) fn run(module: &mut Module, cx: &mut Context<'_, '_>, function: FunctionId) {
    rewrite::run(module, function, |at, inst| match lower(at, cx, function, inst) {
        Some(Some(value)) => Step::Replace(value),
        Some(None) => Step::Drop,
        None => Step::Keep,
    });
}

/// Adds what a call becomes; `None` if it stays, `Some(None)` if it has no result.
fn lower(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    function: FunctionId,
    inst: InstId,
) -> Option<Option<Value>> {
    if copies::event(at, inst).is_some() {
        let ty = at.body.insts[inst].ty;
        let is_load = matches!(at.body.insts[inst].kind, InstKind::Load { .. });
        return Some(is_load.then(|| at.poison(ty)));
    }
    if let Some(result) = printf::lower(at, cx, function, inst) {
        return Some(Some(result));
    }
    if copies::lower(at, cx, inst).is_some() {
        return Some(None);
    }
    let call = at.body.insts[inst].kind.call()?;
    let callee = at.module.as_function(call.callee)?;
    let args = call.args.clone();
    let ty = at.body.insts[inst].ty;
    let builtin = cx.builtins.of(at.module, callee)?;
    let operands: Vec<Operand> = args
        .iter()
        .map(|&arg| {
            let ty = at.ty(arg);
            Operand { ty: neutral_type(&at.module.types, ty), constant: at.module.as_u64(arg) }
        })
        .collect();
    let reading = builtin.read(&operands, &neutral_type(&at.module.types, ty))?;
    let flags = at.body.insts[inst].flags;
    let this = Call { reading, args, ty, flags };
    if let Some(done) = synchronization::lower(at, &this) {
        return Some(done);
    }
    if let Some(done) = groups::lower(at, cx, &this, &builtin) {
        return Some(done.map(|value| adapt(at, &this, value)));
    }
    if let Some(done) = subgroups::lower(at, cx, &this) {
        return Some(done.map(|value| adapt(at, &this, value)));
    }
    if let Some(done) = images::lower(at, cx, function, &this) {
        return Some(done);
    }
    if memory::is_store(&this) {
        return memory::store(at, &this).map(|()| None);
    }
    let value = match (this.reading.hook, this.reading.inst) {
        (Some(Hook::Identity), _) => this.operand(at, 0),
        (Some(Hook::ScalarDot), _) => {
            let (a, b) = (this.operand(at, 0)?, this.operand(at, 1)?);
            Some(at.binary(BinaryOp::FMul, a, b))
        }
        (Some(_), _) => atomics::lower(at, &this),
        (None, Inst::Variable(builtin)) => work_items::lower(at, cx, &this, builtin),
        (None, Inst::Core(op)) => core(at, &this, op),
        (None, Inst::Ext(ExtInstSet::OpenClStd, number)) => {
            let caller = function;
            let function = OpenClStd(number);
            extended(at, &this, function).or_else(|| of_library(at, cx, caller, &this, function))
        }
        (None, Inst::Ext(..)) => None,
    }?;
    if matches!(at.module.types[ty], llvm_model::Type::Void) {
        return Some(None);
    }
    Some(Some(adapt(at, &this, value)))
}

/// A call of the library, or its approximation.
fn of_library(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    caller: FunctionId,
    this: &Call,
    function: OpenClStd,
) -> Option<Value> {
    let value = cx.library.call(at, this, function)?;
    if std::mem::take(&mut cx.library.was_approximated) {
        let name = ExtInstSet::OpenClStd.instruction(function.0).map_or("a function", |facts| facts.name);
        cx.losses.push((caller, Lost::Precision(name.into())));
    }
    Some(value)
}

fn core(at: &mut Builder<'_>, this: &Call, op: Op) -> Option<Value> {
    atomics::lower(at, this)
        .or_else(|| conversions::lower(at, this, op))
        .or_else(|| relational::lower(at, this, op))
        .or_else(|| integers::bit_field(at, this, op))
}

fn extended(at: &mut Builder<'_>, this: &Call, function: OpenClStd) -> Option<Value> {
    let row = |table: &[(OpenClStd, Lowering)]| {
        table.iter().find(|(number, _)| *number == function).map(|(_, lowering)| *lowering)
    };
    let tables = [mathematics::TABLE, geometry::TABLE, integers::TABLE, memory::TABLE];
    let lowering = tables.into_iter().find_map(row)?;
    lowering(at, this)
}

/// From the result of the instruction to the result of the call.
fn adapt(at: &mut Builder<'_>, this: &Call, value: Value) -> Value {
    match this.reading.result {
        ResultAdapter::Test => {
            let own = at.ty(value);
            let is_truth = at.module.types[at.module.types.scalar(own)] == llvm_model::Type::Integer(1);
            if !is_truth || own == this.ty {
                return value;
            }
            // True is 1, and -1 in vectors.
            let op = if at.module.types.lanes(own).is_some() { CastOp::SExt } else { CastOp::ZExt };
            at.cast(op, value, this.ty)
        }
        ResultAdapter::Offset(amount) => at.binary_int(BinaryOp::Add, value, amount.into()),
        ResultAdapter::Same | ResultAdapter::Via(_) => value,
    }
}

impl Call {
    /// The instruction's operand of that number; `None` if it has no such operand, or one that is computed from scopes.
    pub(super) fn operand(&self, at: &mut Builder<'_>, number: usize) -> Option<Value> {
        Some(match self.reading.operands.get(number)? {
            Source::Arg(index) => *self.args.get(*index)?,
            Source::Splat { arg, lanes } => {
                let scalar = *self.args.get(*arg)?;
                let ty = at.ty(scalar);
                let vector = at.module.types.vector(ty, *lanes);
                at.splat(vector, scalar)
            }
            Source::NonZero(index) => {
                let value = *self.args.get(*index)?;
                let ty = at.ty(value);
                let zero = at.zero(ty);
                match at.module.types.is_float(at.module.types.scalar(ty)) {
                    true => at.fcmp(FloatPredicate::Une, value, zero),
                    false => at.icmp(IntPredicate::Ne, value, zero),
                }
            }
            Source::Negative(index) => {
                let value = *self.args.get(*index)?;
                let ty = at.ty(value);
                let zero = at.zero(ty);
                at.icmp(IntPredicate::Slt, value, zero)
            }
            Source::Const { value, ty: Ty::Int(width) } => {
                let ty = at.module.types.int(*width);
                at.int(ty, *value)
            }
            Source::Literal(word) => at.int32(*word),
            Source::Const { .. } | Source::Computed { .. } => return None,
        })
    }

    /// The known bits of an operand that is a constant: a scope, or semantics of memory.
    fn constant(&self, module: &Module, number: usize) -> Option<u32> {
        match self.reading.operands.get(number)? {
            Source::Arg(index) => module.as_u64(*self.args.get(*index)?).map(|value| value as u32),
            Source::Const { value, .. } => Some(*value as u32),
            Source::Literal(word) => Some(*word),
            Source::Computed { .. } | Source::Splat { .. } | Source::NonZero(_) | Source::Negative(_) => None,
        }
    }

    /// Two operands.
    fn pair(&self, at: &mut Builder<'_>) -> Option<(Value, Value)> {
        Some((self.operand(at, 0)?, self.operand(at, 1)?))
    }

    /// Three operands.
    fn triple(&self, at: &mut Builder<'_>) -> Option<(Value, Value, Value)> {
        Some((self.operand(at, 0)?, self.operand(at, 1)?, self.operand(at, 2)?))
    }
}

/// The width in bits of the numbers in a value.
fn width(at: &mut Builder<'_>, value: Value) -> Option<u32> {
    let ty = at.ty(value);
    let types = &at.module.types;
    let scalar = types.scalar(ty);
    types.int_width(scalar).or_else(|| types[scalar].float_width())
}

/// Adds an intrinsic of LLVM whose name has the type of the first operand.
fn intrinsic(at: &mut Builder<'_>, name: &str, args: &[Value], ty: TypeId) -> Option<Value> {
    let of = at.ty(*args.first()?);
    Some(at.call_intrinsic(name, &[of], ty, args))
}
