//! Matrices in vectors, column by column.

use super::{args, immediate};
use crate::emit::{Emitter, Step};
use llvm_model::instruction::Call;
use llvm_model::{AttrKind, BinaryOp, Flags, InstBuilder as _, InstId, InstKind, TypeId, Value};

/// Two constant arguments: numbers of rows and columns. Vectors are as long as their product.
fn shape(e: &Emitter, call: &Call, first: usize) -> (u32, u32) {
    (immediate(e, call, first) as u32, immediate(e, call, first + 1) as u32)
}

/// Columns behind one another.
fn joined(e: &mut Emitter, columns: &[Value]) -> Value {
    let mut elements = Vec::new();
    for &column in columns {
        let ty = e.ty(column);
        for row in 0..e.module.types.lanes(ty).unwrap_or(0) {
            elements.push(e.extract(column, row));
        }
    }
    e.vector(&elements)
}

/// Column `index` of so many rows.
fn column(e: &mut Emitter, matrix: Value, rows: u32, index: u32) -> Value {
    let ty = e.ty(matrix);
    let poison = e.poison(ty);
    let start = rows.saturating_mul(index);
    e.shuffle(matrix, poison, (0..rows).map(|row| start.saturating_add(row) as i32).collect())
}

/// Whether a matrix of this shape fills the vector, which the verifier demands.
fn fills(e: &mut Emitter, matrix: Value, rows: u32, columns: u32) -> bool {
    let ty = e.ty(matrix);
    rows > 0 && columns > 0 && e.module.types.lanes(ty) == rows.checked_mul(columns)
}

/// `llvm.matrix.transpose`
pub(super) fn transpose(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [matrix] = args(e, call);
    let (rows, columns) = shape(e, call, 1);
    if !fills(e, matrix, rows, columns) {
        return Step::Keep;
    }
    let ty = e.ty(matrix);
    let poison = e.poison(ty);
    let mask = (0..rows * columns).map(|at| (at / columns + at % columns * rows) as i32).collect();
    Step::Replace(e.shuffle(matrix, poison, mask))
}

/// `llvm.matrix.multiply`: sums from the first product to the last.
pub(super) fn multiply(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [a, b] = args(e, call);
    let (rows, inner) = shape(e, call, 2);
    let (_, columns) = shape(e, call, 3);
    if !fills(e, a, rows, inner) || !fills(e, b, inner, columns) {
        return Step::Keep;
    }
    let ty = e.ty(a);
    let element = e.module.types.scalar(ty);
    let flags = e.body.insts[inst].flags.fast_math();
    let is_float = e.module.types.is_float(element);
    let (mul, add) = if is_float { (BinaryOp::FMul, BinaryOp::FAdd) } else { (BinaryOp::Mul, BinaryOp::Add) };
    let column_ty = e.module.types.vector(element, rows);
    let operation = |e: &mut Emitter, op, lhs, rhs| {
        let flags = if is_float { flags } else { Flags::NONE };
        e.emit_with(InstKind::Binary { op, lhs, rhs }, column_ty, flags)
    };
    let of_a: Vec<Value> = (0..inner).map(|index| column(e, a, rows, index)).collect();
    let mut results = Vec::new();
    for index in 0..columns {
        let mut sum = None;
        for (k, &factor) in of_a.iter().enumerate() {
            let scalar = e.extract(b, index * inner + k as u32);
            let scalars = e.vector(&vec![scalar; rows as usize]);
            let product = operation(e, mul, factor, scalars);
            sum = Some(match sum {
                None => product,
                Some(sum) => operation(e, add, sum, product),
            });
        }
        results.extend(sum);
    }
    Step::Replace(joined(e, &results))
}

/// Returns the alignment of column `index`: that of the call for the first, at most that of the element for others.
fn align(e: &Emitter, call: &Call, argument: usize, element: TypeId, index: u32) -> u64 {
    let set = e.module.attributes.param(call.attributes, argument);
    let size = e.cx.layout.alloc_size(&e.module.types, element).unwrap_or(1).max(1);
    let natural = e.cx.layout.abi_align(&e.module.types, element).unwrap_or(1);
    let promised = e.module.attributes.int(set, AttrKind::ALIGN).unwrap_or(natural);
    if index == 0 { promised } else { promised.min(1 << size.trailing_zeros()) }
}

/// Where column `index` is, in memory.
fn column_at(e: &mut Emitter, pointer: Value, element: TypeId, stride: Value, index: u32) -> Value {
    let elements = e.binary_int(BinaryOp::Mul, stride, u64::from(index));
    e.gep(element, pointer, &[elements])
}

/// `llvm.matrix.column.major.load`: columns that are `stride` elements apart.
pub(super) fn load(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [pointer, stride] = args(e, call);
    let volatile = immediate(e, call, 2) != 0;
    let (rows, columns) = shape(e, call, 3);
    let ty = e.body.insts[inst].ty;
    if rows == 0 || e.module.types.lanes(ty) != rows.checked_mul(columns) {
        return Step::Keep;
    }
    let element = e.module.types.scalar(ty);
    let column_ty = e.module.types.vector(element, rows);
    let parts: Vec<Value> = (0..columns)
        .map(|index| {
            let pointer = column_at(e, pointer, element, stride, index);
            let align = align(e, call, 0, element, index);
            e.load_as(column_ty, pointer, align, volatile)
        })
        .collect();
    Step::Replace(joined(e, &parts))
}

/// `llvm.matrix.column.major.store`
pub(super) fn store(e: &mut Emitter, _: InstId, call: &Call) -> Step {
    let [matrix, pointer, stride] = args(e, call);
    let volatile = immediate(e, call, 3) != 0;
    let (rows, columns) = shape(e, call, 4);
    if !fills(e, matrix, rows, columns) {
        return Step::Keep;
    }
    let ty = e.ty(matrix);
    let element = e.module.types.scalar(ty);
    for index in 0..columns {
        let value = column(e, matrix, rows, index);
        let pointer = column_at(e, pointer, element, stride, index);
        let align = align(e, call, 1, element, index);
        e.store_as(value, pointer, align, volatile);
    }
    Step::Drop
}
