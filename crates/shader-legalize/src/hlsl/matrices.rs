//! Products and transposes of matrices (`llvm.matrix.*`): HLSL's matrices are vectors of their elements, column by column.

use crate::rewrite::{self, Step, callee_name};
use llvm_model::{BinaryOp, Builder, Flags, FunctionId, InstBuilder as _, InstId, Module, Value};

/// The most elements of a matrix that is multiplied: HLSL's have at most 16.
const MAX_ELEMENTS: usize = 64;

/// Replaces the intrinsics of a function.
pub(super) fn run(module: &mut Module, function: FunctionId) {
    rewrite::run(module, function, |at, inst| lower(at, inst).map_or(Step::Keep, Step::Replace));
}

fn lower(at: &mut Builder<'_>, inst: InstId) -> Option<Value> {
    let name = callee_name(at.module, &at.body.insts[inst].kind)?.as_str()?.strip_prefix("llvm.matrix.")?;
    let (is_product, is_transpose) = (name.starts_with("multiply."), name.starts_with("transpose."));
    if !is_product && !is_transpose {
        return None;
    }
    let args = at.body.insts[inst].kind.call()?.args.clone();
    let flags = at.body.insts[inst].flags;
    let sizes: Vec<usize> = args
        .iter()
        .rev()
        .map_while(|&arg| at.module.as_u64(arg).and_then(|number| usize::try_from(number).ok()))
        .filter(|&size| (1..=MAX_ELEMENTS).contains(&size))
        .collect();
    if is_transpose {
        let (&[matrix, ..], &[columns, rows, ..]) = (&args[..], &sizes[..]) else { return None };
        let lanes = has_elements(at, matrix, rows * columns)?;
        let mask = (0..lanes).map(|lane| (lane % columns) * rows + lane / columns);
        let poison = at.ty(matrix);
        let poison = at.poison(poison);
        return Some(at.shuffle(matrix, poison, mask.map(|lane| lane as i32).collect()));
    }
    let (&[a, b, ..], &[columns, inner, rows, ..]) = (&args[..], &sizes[..]) else { return None };
    has_elements(at, a, rows * inner)?;
    has_elements(at, b, inner * columns)?;
    let mut parts = Vec::with_capacity(rows * columns);
    for column in 0..columns {
        for row in 0..rows {
            let terms = (0..inner).map(|step| (step * rows + row, column * inner + step)).collect::<Vec<_>>();
            parts.push(sum(at, (a, b), &terms, flags)?);
        }
    }
    Some(at.vector(&parts))
}

/// The number of elements of a matrix, if it has so many.
fn has_elements(at: &mut Builder<'_>, matrix: Value, count: usize) -> Option<usize> {
    let ty = at.ty(matrix);
    let lanes = at.module.types.lanes(ty)? as usize;
    (lanes == count && lanes <= MAX_ELEMENTS).then_some(lanes)
}

/// The sum of products of elements of two matrices.
fn sum(
    at: &mut Builder<'_>,
    (a, b): (Value, Value),
    terms: &[(usize, usize)],
    flags: Flags,
) -> Option<Value> {
    let mut all: Option<Value> = None;
    for &(left, right) in terms {
        let (left, right) =
            (at.extract(a, u32::try_from(left).ok()?), at.extract(b, u32::try_from(right).ok()?));
        let ty = at.ty(left);
        let is_float = at.module.types.is_float(ty);
        let (times, plus) =
            if is_float { (BinaryOp::FMul, BinaryOp::FAdd) } else { (BinaryOp::Mul, BinaryOp::Add) };
        let product = at.binary_with(times, left, right, flags);
        all = Some(match all {
            None => product,
            Some(all) => at.binary_with(plus, all, product, flags),
        });
    }
    all
}
