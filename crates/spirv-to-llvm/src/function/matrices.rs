//! Matrices in LLVM IR: arrays of columns, which are vectors.

use super::FunctionRaiser;
use super::operands::wrong_type;
use crate::fail::Res;
use llvm_model::{InstBuilder as _, Type, TypeId, Value};

/// A matrix with its parts.
pub(crate) struct Matrix {
    pub(crate) value: Value,
    /// The type of its columns.
    pub(crate) column: TypeId,
    pub(crate) columns: u32,
    pub(crate) rows: u32,
}

/// Returns the value of an id, which must be a matrix.
pub(crate) fn matrix_of(f: &mut FunctionRaiser<'_, '_>, id: u32) -> Res<Matrix> {
    let (value, ty) = f.typed(id)?;
    let types = &f.raise.out.types;
    let Type::Array { element: column, count } = types[ty] else { return Err(wrong_type(id)) };
    let (Some(rows), Ok(columns)) = (types.lanes(column), u32::try_from(count)) else {
        return Err(wrong_type(id));
    };
    f.check_float(column)?;
    f.raise.report.spend(columns as usize * rows as usize)?;
    Ok(Matrix { value, column, columns, rows })
}

/// Returns a column of a matrix.
pub(crate) fn column(f: &mut FunctionRaiser<'_, '_>, matrix: &Matrix, index: u32) -> Value {
    f.extract_value(matrix.value, &[index])
}

/// Builds a matrix from its columns.
pub(crate) fn from_columns(f: &mut FunctionRaiser<'_, '_>, column: TypeId, columns: &[Value]) -> Value {
    let ty = f.raise.out.types.array(column, columns.len() as u64);
    f.structure(ty, columns)
}
