//! Matrices in vectors, column by column. LangRef, "Matrix Intrinsics".

use super::Machine;
use crate::semantics::Value;
use crate::undecided::Undecided;
use llvm_model::TypeId;

impl Machine<'_> {
    /// The result of an intrinsic without memory; `None` if the name is of another one.
    pub(super) fn matrix(
        &mut self,
        name: &str,
        args: &[Value],
        result: TypeId,
    ) -> Result<Option<Value>, Undecided> {
        let unknown = || Undecided::Construct(format!("@{name}"));
        let numbers: Vec<usize> = args.iter().filter_map(number).collect();
        match (name, args, &numbers[..]) {
            ("llvm.matrix.transpose", [Value::List(matrix), ..], &[rows, columns]) => {
                let element = |at: usize| matrix.get(at / columns + at % columns * rows).cloned();
                let all: Option<Vec<Value>> = (0..rows * columns).map(element).collect();
                all.map(Value::List).map(Some).ok_or_else(unknown)
            }
            ("llvm.matrix.multiply", [Value::List(a), Value::List(b), ..], &[rows, inner, columns]) => {
                let ty = self.module.types.scalar(result);
                let is_float = self.module.types.is_float(ty);
                let (times, plus) = if is_float { ("fmul", "fadd") } else { ("mul", "add") };
                let mut elements = Vec::new();
                for at in 0..rows * columns {
                    let (row, column) = (at % rows, at / rows);
                    let mut sum: Option<Value> = None;
                    for step in 0..inner {
                        let x = a.get(step * rows + row).cloned().ok_or_else(unknown)?;
                        let y = b.get(column * inner + step).cloned().ok_or_else(unknown)?;
                        let product = self.reduced(times, x, y, ty)?;
                        sum = Some(match sum {
                            None => product,
                            Some(sum) => self.reduced(plus, sum, product, ty)?,
                        });
                    }
                    elements.push(sum.ok_or_else(unknown)?);
                }
                Ok(Some(Value::List(elements)))
            }
            _ => Ok(None),
        }
    }
}

/// The known number of a scalar argument.
pub(super) fn number(value: &Value) -> Option<usize> {
    match value {
        Value::Scalar(scalar) => scalar.bits.small().and_then(|number| usize::try_from(number).ok()),
        Value::List(_) => None,
    }
}
