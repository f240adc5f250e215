//! Arithmetic of matrices as the translator of Khronos writes it: sums that begin with zero, members put together as they
//! are computed, and names of its steps.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::flags::fast_math;
use crate::function::matrices::{Matrix, column, matrix_of};
use crate::operands::words;
use llvm_model::{BinaryOp, Flags, InstBuilder as _, TypeId, Value};
use spirv_module::{Instruction, Op};
use translate_common::problems::{CompositeProblem, OperandProblem, Wanted};

/// Returns the result of an instruction on matrices; `None` for others, and for those whose form does not differ.
pub(in crate::body) fn product(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<Option<Value>> {
    let value = match inst.op() {
        Op::MatrixTimesScalar => times_scalar(f, inst)?,
        Op::MatrixTimesVector => {
            let [matrix, vector] = words(inst)?;
            let matrix = matrix_of(f, matrix)?;
            let (vector, ty) = f.typed(vector)?;
            check_factor(f, &matrix, ty)?;
            let flags = fast_math(f, inst)?;
            times_vector(f, &matrix, vector, ty, flags)?
        }
        Op::VectorTimesMatrix => {
            let [vector, matrix] = words(inst)?;
            let matrix = matrix_of(f, matrix)?;
            let vector = f.value_of(vector, matrix.column)?;
            let flags = fast_math(f, inst)?;
            vector_times(f, &matrix, vector, flags)?
        }
        Op::MatrixTimesMatrix => {
            let [left, right] = words(inst)?;
            let (left, right) = (matrix_of(f, left)?, matrix_of(f, right)?);
            check_factor(f, &left, right.column)?;
            let flags = fast_math(f, inst)?;
            each_column(f, left.column, right.columns, |f, index| {
                let factor = column(f, &right, index);
                times_vector(f, &left, factor, right.column, flags)
            })?
        }
        Op::Transpose => transpose(f, inst)?,
        _ => return Ok(None),
    };
    Ok(Some(value))
}

/// A vector with `scalar` in every lane, under the names that LLVM's builder gives; the last step may have another.
pub(in crate::body) fn named_splat(
    f: &mut FunctionRaiser<'_, '_>,
    scalar: Value,
    ty: TypeId,
    name: &'static str,
) -> Res<Value> {
    let lanes = f
        .raise
        .out
        .types
        .lanes(ty)
        .ok_or_else(|| fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::Vector }))?;
    f.raise.report.spend(lanes as usize)?;
    let poison = f.poison(ty);
    let first = long_index(f, 0);
    let first = f.insert_at(poison, scalar, first);
    f.name_builder_step(first, ".splatinsert");
    let splat = f.shuffle(first, poison, vec![0; lanes as usize].into());
    if !name.is_empty() {
        f.name_builder_step(splat, name);
    }
    Ok(splat)
}

/// Returns an index of the type that LLVM's builder uses if none is given.
fn long_index(f: &mut FunctionRaiser<'_, '_>, index: u32) -> Value {
    let ty = f.raise.out.types.int(64);
    f.int(ty, u64::from(index))
}

/// A vector must have as many components as the matrix has columns.
fn check_factor(f: &FunctionRaiser<'_, '_>, matrix: &Matrix, vector: TypeId) -> Res<()> {
    let types = &f.raise.out.types;
    if types.lanes(vector) == Some(matrix.columns) && types.scalar(vector) == types.scalar(matrix.column) {
        return Ok(());
    }
    Err(fail(CompositeProblem::MatrixVector))
}

/// A matrix of these columns, each put in place when it is there.
fn each_column<'r, 'm>(
    f: &mut FunctionRaiser<'r, 'm>,
    of: TypeId,
    count: u32,
    mut make: impl FnMut(&mut FunctionRaiser<'r, 'm>, u32) -> Res<Value>,
) -> Res<Value> {
    let ty = f.raise.out.types.array(of, u64::from(count));
    let mut matrix = f.poison(ty);
    for index in 0..count {
        let column = make(f, index)?;
        matrix = f.insert_value(matrix, column, &[index]);
    }
    Ok(matrix)
}

fn times_scalar(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<Value> {
    let [matrix, scalar] = words(inst)?;
    let matrix = matrix_of(f, matrix)?;
    let element = f.raise.out.types.scalar(matrix.column);
    let scalar = f.value_of(scalar, element)?;
    let flags = fast_math(f, inst)?;
    let factor = named_splat(f, scalar, matrix.column, "")?;
    each_column(f, matrix.column, matrix.columns, |f, index| {
        let column = column(f, &matrix, index);
        Ok(f.binary_with(BinaryOp::FMul, column, factor, flags))
    })
}

/// The sum of some vectors, each times a component of another vector.
fn sum<'r, 'm>(
    f: &mut FunctionRaiser<'r, 'm>,
    (factors, factors_type): (Value, TypeId),
    ty: TypeId,
    flags: Flags,
    mut vector: impl FnMut(&mut FunctionRaiser<'r, 'm>, u32) -> Res<Value>,
) -> Res<Value> {
    let mut sum = f.zero(ty);
    for index in 0..f.raise.out.types.lanes(factors_type).unwrap_or(0) {
        let component = f.extract(factors, index);
        let factor = named_splat(f, component, ty, ".splat")?;
        let vector = vector(f, index)?;
        let rhs = f.binary_with(BinaryOp::FMul, factor, vector, flags);
        sum = f.binary_with(BinaryOp::FAdd, sum, rhs, flags);
    }
    Ok(sum)
}

fn times_vector(
    f: &mut FunctionRaiser<'_, '_>,
    matrix: &Matrix,
    vector: Value,
    ty: TypeId,
    flags: Flags,
) -> Res<Value> {
    sum(f, (vector, ty), matrix.column, flags, |f, index| Ok(column(f, matrix, index)))
}

/// The sum of the rows.
fn vector_times(f: &mut FunctionRaiser<'_, '_>, matrix: &Matrix, vector: Value, flags: Flags) -> Res<Value> {
    let element = f.raise.out.types.scalar(matrix.column);
    let ty = f.raise.out.types.vector(element, matrix.columns);
    sum(f, (vector, matrix.column), ty, flags, |f, row| {
        let mut whole = f.poison(ty);
        for index in 0..matrix.columns {
            let column = column(f, matrix, index);
            let component = f.extract(column, row);
            whole = f.insert(whole, component, index);
        }
        Ok(whole)
    })
}

fn transpose(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<Value> {
    let [matrix] = words(inst)?;
    let matrix = matrix_of(f, matrix)?;
    let element = f.raise.out.types.scalar(matrix.column);
    let columns: Vec<Value> = (0..matrix.columns).map(|index| column(f, &matrix, index)).collect();
    let row_type = f.raise.out.types.vector(element, matrix.columns);
    each_column(f, row_type, matrix.rows, |f, row| match (columns.as_slice(), matrix.rows) {
        (&[a, b], 2) => Ok(shuffle_pair(f, [a, b], row, 2)),
        (&[a, b, c, d], 4) => {
            let first = shuffle_pair(f, [a, b], row, 4);
            let second = shuffle_pair(f, [c, d], row, 4);
            Ok(f.shuffle(first, second, [0, 1, 2, 3].into()))
        }
        _ => {
            let mut whole = f.poison(row_type);
            for (index, &column) in (0..).zip(&columns) {
                let component = f.extract(column, row);
                let index = long_index(f, index);
                whole = f.insert_at(whole, component, index);
            }
            Ok(whole)
        }
    })
}

/// The same component of two vectors of this length.
fn shuffle_pair(f: &mut FunctionRaiser<'_, '_>, [a, b]: [Value; 2], at: u32, lanes: u32) -> Value {
    f.shuffle(a, b, [at as i32, (lanes + at) as i32].into())
}
