//! Matrices: a structure of an array of columns, each a vector.

use super::vectors::{dot, scaled};
use super::{Operation, Row, core, glsl};
use crate::code::Code;
use crate::problem::Res;
use llvm_model::{BinaryOp, InstBuilder as _, Type, TypeId, Value};
use spirv_grammar::Op;
use spirv_grammar::ext::glsl_std450::GlslStd450;
use translate_common::problems::ExecutableProblem;

pub(super) const ROWS: &[Row] = &[
    core(Op::Transpose, transpose),
    core(Op::MatrixTimesScalar, |o| {
        let [m, scalar] = o.operands()?;
        let columns = columns(o.code, m);
        let scaled: Vec<_> = columns.into_iter().map(|column| scaled(o.code, column, scalar)).collect();
        Ok(matrix(o.code, o.result, &scaled))
    }),
    core(Op::VectorTimesMatrix, |o| {
        let [vector, m] = o.operands()?;
        let columns = columns(o.code, m);
        let products: Vec<_> = columns.into_iter().map(|column| dot(o.code, vector, column)).collect();
        Ok(o.code.join_components(&products))
    }),
    core(Op::MatrixTimesVector, |o| {
        let [m, vector] = o.operands()?;
        let columns = columns(o.code, m);
        combined(o.code, &columns, vector)
    }),
    core(Op::MatrixTimesMatrix, |o| {
        let [left, right] = o.operands()?;
        let (left, right) = (columns(o.code, left), columns(o.code, right));
        let products = right.into_iter().map(|column| combined(o.code, &left, column));
        let products = products.collect::<Res<Vec<_>>>()?;
        Ok(matrix(o.code, o.result, &products))
    }),
    core(Op::OuterProduct, |o| {
        let [column, row] = o.operands()?;
        let factors = o.code.components(row);
        let columns: Vec<_> = factors.into_iter().map(|factor| scaled(o.code, column, factor)).collect();
        Ok(matrix(o.code, o.result, &columns))
    }),
    glsl(GlslStd450::Determinant, |o| {
        let [m] = o.operands()?;
        let scalars = Scalars::of(o.code, m)?;
        let all = scalars.all();
        Ok(scalars.determinant(o.code, &all, &all))
    }),
    glsl(GlslStd450::MatrixInverse, inverse),
];

/// The columns of a matrix, which are at most four.
fn columns(code: &mut Code<'_>, matrix: Value) -> Vec<Value> {
    let ty = code.ty(matrix);
    let (outer, array) = columns_of(code, ty);
    let count = array.and_then(|array| code.count_parts(array)).unwrap_or_default().min(4) as u32;
    (0..count).map(|index| code.extract_value(matrix, &[outer, &[index]].concat())).collect()
}

/// The indices of the array of columns in a matrix, with its type: a structure may distinguish matrices from other arrays.
fn columns_of(code: &Code<'_>, ty: TypeId) -> (&'static [u32], Option<TypeId>) {
    match code.out.types[ty] {
        Type::Array { .. } => (&[], Some(ty)),
        _ => (&[0], code.out.types.element(ty, 0)),
    }
}

/// The matrix of these columns.
fn matrix(code: &mut Code<'_>, ty: TypeId, columns: &[Value]) -> Value {
    let start = code.poison(ty);
    let (outer, _) = columns_of(code, ty);
    let columns = columns.iter().enumerate();
    columns.fold(start, |whole, (index, &column)| {
        code.insert_value(whole, column, &[outer, &[index as u32]].concat())
    })
}

/// The sum of columns, each times a component.
fn combined(code: &mut Code<'_>, columns: &[Value], factors: Value) -> Res<Value> {
    let mut sum = None;
    for (index, &column) in columns.iter().enumerate() {
        let factor = code.component(factors, index as u32);
        let product = scaled(code, column, factor);
        sum = Some(sum.map_or(product, |sum| code.binary(BinaryOp::FAdd, sum, product)));
    }
    sum.ok_or(ExecutableProblem::NoMatrix.into())
}

fn transpose(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [m] = o.operands()?;
    let code = &mut *o.code;
    let old = columns(code, m);
    let rows = old.first().map_or(0, |&column| code.lanes(column));
    let mut new = Vec::new();
    for row in 0..rows {
        let components: Vec<_> = old.iter().map(|&column| code.component(column, row)).collect();
        new.push(code.join_components(&components));
    }
    Ok(matrix(code, o.result, &new))
}

/// The numbers of a square matrix, by column and row.
struct Scalars(Vec<Vec<Value>>);

impl Scalars {
    fn of(code: &mut Code<'_>, matrix: Value) -> Res<Scalars> {
        let columns = columns(code, matrix);
        let scalars: Vec<_> = columns.into_iter().map(|column| code.components(column)).collect();
        let size = scalars.len();
        match (2..=4).contains(&size) && scalars.iter().all(|column| column.len() == size) {
            true => Ok(Scalars(scalars)),
            false => Err(ExecutableProblem::NoSquareMatrix.into()),
        }
    }

    fn all(&self) -> Vec<usize> {
        (0..self.0.len()).collect()
    }

    /// The determinant of the matrix of these columns and rows, along the first column.
    fn determinant(&self, code: &mut Code<'_>, columns: &[usize], rows: &[usize]) -> Value {
        let (&[column, ref rest @ ..], [first, ..]) = (columns, rows) else {
            let like = self.0[0][0];
            return code.float_like(like, 1.0);
        };
        if rest.is_empty() {
            return self.0[column][*first];
        }
        let mut sum = None;
        for (index, &row) in rows.iter().enumerate() {
            let others: Vec<_> = rows.iter().copied().filter(|&other| other != row).collect();
            let minor = self.determinant(code, rest, &others);
            let product = code.binary(BinaryOp::FMul, self.0[column][row], minor);
            sum = Some(match (sum, index % 2) {
                (None, _) => product,
                (Some(sum), 0) => code.binary(BinaryOp::FAdd, sum, product),
                (Some(sum), _) => code.binary(BinaryOp::FSub, sum, product),
            });
        }
        sum.unwrap_or(self.0[column][*first])
    }
}

/// The transposed matrix of cofactors, over the determinant.
fn inverse(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [m] = o.operands()?;
    let code = &mut *o.code;
    let scalars = Scalars::of(code, m)?;
    let all = scalars.all();
    let determinant = scalars.determinant(code, &all, &all);
    let mut columns = Vec::new();
    for &column in &all {
        let mut components = Vec::new();
        for &row in &all {
            let others = |one: usize| all.iter().copied().filter(|&other| other != one).collect::<Vec<_>>();
            // Of the transposed place: without the column `row` and the row `column`.
            let minor = scalars.determinant(code, &others(row), &others(column));
            components.push(if (column + row) % 2 == 0 { minor } else { code.fneg(minor) });
        }
        let column = code.join_components(&components);
        let divisor = code.broadcast(determinant, column);
        columns.push(code.binary(BinaryOp::FDiv, column, divisor));
    }
    Ok(matrix(code, o.result, &columns))
}
