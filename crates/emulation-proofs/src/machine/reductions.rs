//! `llvm.vector.reduce`, from the first lane on. LangRef, "Vector Reduction Intrinsics".

use super::Machine;
use crate::floats::{self, Number};
use crate::reference;
use crate::semantics::{self, Scalar, Value};
use crate::undecided::Undecided;
use llvm_model::{BinaryOp, Flags, TypeId};

impl Machine<'_> {
    /// The result for the operands of the intrinsic: the lanes, for sums and products of floats behind a first number.
    pub(super) fn reduction(
        &mut self,
        operation: &str,
        args: &[Value],
        element: TypeId,
    ) -> Result<Value, Undecided> {
        let lanes = match args {
            [Value::List(lanes)] => lanes.clone(),
            [start @ Value::Scalar(_), Value::List(lanes)] => {
                std::iter::once(start).chain(lanes).cloned().collect()
            }
            _ => return Err(unknown(operation)),
        };
        let mut lanes = lanes.into_iter();
        let first = lanes.next().ok_or_else(|| unknown(operation))?;
        lanes.try_fold(first, |sum, lane| self.reduced(operation, sum, lane, element))
    }

    /// The result for two numbers.
    pub(super) fn reduced(
        &mut self,
        operation: &str,
        sum: Value,
        lane: Value,
        element: TypeId,
    ) -> Result<Value, Undecided> {
        let number = self.format_of(element)?;
        self.lanes(&[sum, lane], &mut |machine, pair| {
            let [a, b] = super::instructions::pair(pair)?;
            let op = BinaryOp::from_keyword(operation);
            match (number, op) {
                (Number::Float(format), Some(op)) => return floats::binary(op, a, b, format),
                (Number::Float(format), None) => {
                    let name = match operation {
                        "fmax" => "llvm.maxnum",
                        "fmin" => "llvm.minnum",
                        "fmaximum" => "llvm.maximum",
                        "fminimum" => "llvm.minimum",
                        _ => return Err(unknown(operation)),
                    };
                    return floats::intrinsic(name, pair, format);
                }
                (Number::Integer(_), _) => {}
            }
            let value = match op {
                Some(op) => semantics::binary(machine.script, op, Flags::NONE, a, b).map(|result| result.0),
                None => {
                    let name = format!("llvm.{operation}");
                    match reference::scalar(machine.script, &name, pair, a.bits.width()) {
                        Some(Value::Scalar(scalar)) => Some(scalar),
                        _ => None,
                    }
                }
            };
            value.ok_or_else(|| unknown(operation))
        })
    }
}

fn unknown(operation: &str) -> Undecided {
    Undecided::Construct(format!("@llvm.vector.reduce.{operation}"))
}

/// A number of the lanes of a list.
pub(super) fn scalars(value: &Value) -> Option<Vec<Scalar>> {
    let Value::List(lanes) = value else { return None };
    let scalar = |lane: &Value| match lane {
        Value::Scalar(scalar) => Some(scalar.clone()),
        Value::List(_) => None,
    };
    lanes.iter().map(scalar).collect()
}
