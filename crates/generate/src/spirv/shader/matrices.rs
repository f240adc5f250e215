//! Matrices of floats of 32 bits.

use super::super::Smith;
use super::super::types::{Scalar, Ty};
use spirv_module::Op;

fn column(rows: u32) -> Ty {
    Ty::Value(Scalar::Float(32), rows)
}

/// A type of matrices.
pub(super) fn matrix_type(smith: &mut Smith<'_>) -> Ty {
    let [columns, rows] = [0; 2].map(|_| 2 + smith.choices.below(3) as u32);
    Ty::Matrix(columns, rows)
}

/// Adds an operation on matrices.
pub(super) fn operation(smith: &mut Smith<'_>) {
    let Ty::Matrix(columns, rows) = matrix_type(smith) else { return };
    let matrix = Ty::Matrix(columns, rows);
    let (op, result, operands) = match smith.choices.below(6) {
        0 => (Op::MatrixTimesVector, column(rows), vec![matrix, column(columns)]),
        1 => (Op::VectorTimesMatrix, column(columns), vec![column(rows), matrix]),
        2 => (Op::MatrixTimesScalar, matrix.clone(), vec![matrix, column(1)]),
        3 => {
            let other = 2 + smith.choices.below(3) as u32;
            (Op::MatrixTimesMatrix, Ty::Matrix(other, rows), vec![matrix, Ty::Matrix(other, columns)])
        }
        4 => (Op::Transpose, Ty::Matrix(rows, columns), vec![matrix]),
        _ => (Op::OuterProduct, matrix, vec![column(rows), column(columns)]),
    };
    let operands: Vec<u32> = operands.iter().map(|ty| smith.value(ty).0).collect();
    smith.emit(op, &result, &operands);
}
