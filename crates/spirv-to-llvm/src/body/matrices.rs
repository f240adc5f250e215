//! Arithmetic of matrices: arrays of columns, which are vectors.

use crate::body::style;
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::flags::fast_math;
use crate::function::matrices::{Matrix, column, from_columns, matrix_of};
use crate::function::operands::wrong_type;
use crate::function::values::splat;
use crate::operands::words;
use llvm_model::{BinaryOp, Flags, InstBuilder as _, TypeId, Value};
use spirv_module::{Instruction, Op};
use translate_common::Problem;
use translate_common::forms::Matrices;
use translate_common::problems::{CompositeProblem, OperandProblem, Wanted};

/// Translates arithmetic of matrices; false when `inst` is none.
pub(crate) fn matrix_arithmetic(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    if f.raise.input.forms().matrices == Matrices::Stepwise
        && let Some(matrix) = style::matrices::product(f, inst)?
    {
        f.bind(inst, matrix)?;
        return Ok(true);
    }
    let matrix = match inst.op() {
        Op::MatrixTimesScalar => times_scalar(f, inst)?,
        Op::MatrixTimesVector => {
            let [matrix, vector] = words(inst)?;
            let matrix = matrix_of(f, matrix)?;
            let (vector, ty) = f.typed(vector)?;
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
            let flags = fast_math(f, inst)?;
            let mut columns = Vec::new();
            for index in 0..right.columns {
                let column = column(f, &right, index);
                columns.push(times_vector(f, &left, column, right.column, flags)?);
            }
            from_columns(f, left.column, &columns)
        }
        Op::OuterProduct => outer_product(f, inst)?,
        Op::Transpose => transpose(f, inst)?,
        _ => return Ok(false),
    };
    if f.value_type(matrix) != Some(f.result_type(inst)?) {
        return Err(fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::Product }));
    }
    f.bind(inst, matrix)?;
    Ok(true)
}

/// Returns `sum + term`, or the term if there is no sum yet.
fn add(f: &mut FunctionRaiser<'_, '_>, sum: Option<Value>, term: Value, flags: Flags) -> Value {
    sum.map_or(term, |sum| f.binary_with(BinaryOp::FAdd, sum, term, flags))
}

fn times_scalar(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<Value> {
    let [matrix, scalar] = words(inst)?;
    let matrix = matrix_of(f, matrix)?;
    let element = f.raise.out.types.scalar(matrix.column);
    let scalar = f.value_of(scalar, element)?;
    let flags = fast_math(f, inst)?;
    let factor = splat(f, scalar, matrix.column)?;
    let mut columns = Vec::new();
    for index in 0..matrix.columns {
        let column = column(f, &matrix, index);
        columns.push(f.binary_with(BinaryOp::FMul, column, factor, flags));
    }
    Ok(from_columns(f, matrix.column, &columns))
}

/// The sum of the columns, each times a component of the vector.
fn times_vector(
    f: &mut FunctionRaiser<'_, '_>,
    matrix: &Matrix,
    vector: Value,
    ty: TypeId,
    flags: Flags,
) -> Res<Value> {
    let types = &f.raise.out.types;
    if types.lanes(ty) != Some(matrix.columns) || types.scalar(ty) != types.scalar(matrix.column) {
        return Err(fail(CompositeProblem::MatrixVector));
    }
    let mut sum = None;
    for index in 0..matrix.columns {
        let column = column(f, matrix, index);
        let component = f.extract(vector, index);
        let factor = splat(f, component, matrix.column)?;
        let term = f.binary_with(BinaryOp::FMul, column, factor, flags);
        sum = Some(add(f, sum, term, flags));
    }
    sum.ok_or_else(|| fail(Problem::internal("a matrix without columns")))
}

/// The dot product of the vector with each column.
fn vector_times(f: &mut FunctionRaiser<'_, '_>, matrix: &Matrix, vector: Value, flags: Flags) -> Res<Value> {
    let mut lanes = Vec::new();
    for index in 0..matrix.columns {
        let column = column(f, matrix, index);
        let products = f.binary_with(BinaryOp::FMul, vector, column, flags);
        let mut sum = None;
        for row in 0..matrix.rows {
            let term = f.extract(products, row);
            sum = Some(add(f, sum, term, flags));
        }
        lanes.push(sum.ok_or_else(|| fail(Problem::internal("a matrix without rows")))?);
    }
    Ok(f.vector(&lanes))
}

fn outer_product(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<Value> {
    let [left_id, right_id] = words(inst)?;
    let (left, column) = f.typed(left_id)?;
    let (right, row) = f.typed(right_id)?;
    f.check_float(column)?;
    let types = &f.raise.out.types;
    let (Some(_), Some(columns)) = (types.lanes(column), types.lanes(row)) else {
        return Err(wrong_type(left_id));
    };
    if types.scalar(column) != types.scalar(row) {
        return Err(wrong_type(right_id));
    }
    f.raise.report.spend(columns as usize)?;
    let flags = fast_math(f, inst)?;
    let mut products = Vec::new();
    for index in 0..columns {
        let component = f.extract(right, index);
        let factor = splat(f, component, column)?;
        products.push(f.binary_with(BinaryOp::FMul, left, factor, flags));
    }
    Ok(from_columns(f, column, &products))
}

fn transpose(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<Value> {
    let [matrix] = words(inst)?;
    let matrix = matrix_of(f, matrix)?;
    let element = f.raise.out.types.scalar(matrix.column);
    let columns: Vec<Value> = (0..matrix.columns).map(|index| column(f, &matrix, index)).collect();
    let mut rows = Vec::new();
    for row in 0..matrix.rows {
        let lanes: Vec<Value> = columns.iter().map(|&column| f.extract(column, row)).collect();
        rows.push(f.vector(&lanes));
    }
    let column = f.raise.out.types.vector(element, matrix.columns);
    Ok(from_columns(f, column, &rows))
}
