//! Intrinsics that access memory for lanes with a length, a stride, or a column of a matrix, and those that update memory.

use super::matrices::number;
use super::reductions::scalars;
use super::{Frame, Machine};
use crate::bits::Bits;
use crate::semantics::{Scalar, Value};
use crate::undecided::Undecided;
use llvm_model::TypeId;
use llvm_model::instruction::Call;

impl<'m> Machine<'m> {
    /// Executes an access; the inner `None` is a store. `None` if the name is of another intrinsic.
    pub(super) fn lanes_in_memory(
        &mut self,
        frame: &mut Frame<'m>,
        name: &str,
        args: &[Value],
        call: &Call,
        result: TypeId,
    ) -> Result<Option<Option<Value>>, Undecided> {
        if let Some(done) = self.masked(frame, name, args, call, result)? {
            return Ok(Some(done));
        }
        let stored = call.args.first().and_then(|&value| self.type_of(frame, value).ok()).unwrap_or(result);
        let done = match (name, args) {
            ("llvm.vp.load" | "llvm.vp.gather", [pointer, mask, length]) => {
                let addresses = self.lane_pointers(pointer, result)?;
                Some(self.load_active(frame, &addresses, (mask, length), result)?)
            }
            ("llvm.vp.load.ff", [pointer, mask, length]) => {
                let ty = self.module.types.element(result, 0).ok_or_else(|| self.unknown_type(result))?;
                let addresses = self.lane_pointers(pointer, ty)?;
                let loaded = self.load_active(frame, &addresses, (mask, length), ty)?;
                Some(Value::List(vec![loaded, length.clone()]))
            }
            ("llvm.experimental.vp.strided.load", [pointer, stride, mask, length]) => {
                let addresses = self.strided(pointer, stride, result)?;
                Some(self.load_active(frame, &addresses, (mask, length), result)?)
            }
            ("llvm.vp.store" | "llvm.vp.scatter", [value, pointer, mask, length]) => {
                let addresses = self.lane_pointers(pointer, stored)?;
                self.store_active(frame, &addresses, (mask, length), value, stored)?
            }
            ("llvm.experimental.vp.strided.store", [value, pointer, stride, mask, length]) => {
                let addresses = self.strided(pointer, stride, stored)?;
                self.store_active(frame, &addresses, (mask, length), value, stored)?
            }
            ("llvm.matrix.column.major.load", [pointer, stride, _, rows, columns]) => {
                let addresses = self.columns(pointer, stride, (rows, columns), result)?;
                let (mask, rest) = (self.all_lanes(addresses.len()), self.fill(result, &Scalar::poison)?);
                Some(self.load_lanes(frame, &addresses, &mask, &rest, result)?)
            }
            ("llvm.matrix.column.major.store", [value, pointer, stride, _, rows, columns]) => {
                let addresses = self.columns(pointer, stride, (rows, columns), stored)?;
                let mask = self.all_lanes(addresses.len());
                self.store_lanes(frame, &addresses, &mask, value, stored)?;
                None
            }
            ("llvm.load.relative", [Value::Scalar(base), Value::Scalar(offset)]) => {
                Some(self.load_relative(frame, base, offset)?)
            }
            (_, [Value::List(pointers), by, mask]) if name.contains(".histogram.") => {
                self.histogram(frame, name, pointers, (by, mask), call)?;
                None
            }
            _ => return self.matrix(name, args, result).map(|value| value.map(Some)),
        };
        Ok(Some(done))
    }

    /// The mask of the lanes that are selected and below a length.
    fn mask_below(&mut self, (mask, length): (&Value, &Value)) -> Result<Value, Undecided> {
        let unknown = || Undecided::Construct("a mask of this form".to_owned());
        let (Value::List(mask), Value::Scalar(length)) = (mask, length) else { return Err(unknown()) };
        let active = self.active(mask, length).ok_or_else(unknown)?;
        Ok(Value::List(active.into_iter().map(|bits| Value::Scalar(Scalar::new(bits))).collect()))
    }

    fn load_active(
        &mut self,
        frame: &mut Frame<'m>,
        addresses: &[Value],
        mask: (&Value, &Value),
        ty: TypeId,
    ) -> Result<Value, Undecided> {
        let (mask, rest) = (self.mask_below(mask)?, self.fill(ty, &Scalar::poison)?);
        self.load_lanes(frame, addresses, &mask, &rest, ty)
    }

    fn store_active(
        &mut self,
        frame: &mut Frame<'m>,
        addresses: &[Value],
        mask: (&Value, &Value),
        value: &Value,
        ty: TypeId,
    ) -> Result<Option<Value>, Undecided> {
        let mask = self.mask_below(mask)?;
        self.store_lanes(frame, addresses, &mask, value, ty)?;
        Ok(None)
    }

    fn all_lanes(&self, count: usize) -> Value {
        Value::List(vec![Value::Scalar(Scalar::new(Bits::truth(true))); count])
    }

    /// A pointer for each lane, so many bytes apart.
    fn strided(&mut self, pointer: &Value, stride: &Value, ty: TypeId) -> Result<Vec<Value>, Undecided> {
        let (Value::Scalar(first), Some(stride)) = (pointer, number(stride)) else {
            return Err(Undecided::Construct("a symbolic stride".to_owned()));
        };
        let (lanes, _) = self.shape(ty)?;
        Ok((0..u64::from(lanes))
            .map(|lane| self.moved_pointer(first, (stride as u64).wrapping_mul(lane)))
            .collect())
    }

    /// Returns the pointers to the elements of a matrix. `stride` is the distance between columns, in elements.
    fn columns(
        &mut self,
        pointer: &Value,
        stride: &Value,
        (rows, columns): (&Value, &Value),
        ty: TypeId,
    ) -> Result<Vec<Value>, Undecided> {
        let (Value::Scalar(first), Some(stride), Some(rows), Some(columns)) =
            (pointer, number(stride), number(rows), number(columns))
        else {
            return Err(Undecided::Construct("a symbolic stride".to_owned()));
        };
        let size = self.element_size(self.module.types.scalar(ty))?;
        let offset = |at: usize| (at / rows * stride + at % rows) as u64 * size;
        Ok((0..rows * columns).map(|at| self.moved_pointer(first, offset(at))).collect())
    }

    /// `llvm.load.relative`: the first pointer plus the number at an offset from it.
    fn load_relative(
        &mut self,
        frame: &mut Frame<'m>,
        base: &Scalar,
        offset: &Scalar,
    ) -> Result<Value, Undecided> {
        let offset =
            offset.bits.small().ok_or_else(|| Undecided::Construct("a symbolic offset".to_owned()))?;
        let place = self.moved_pointer(base, offset);
        let address = self.address(frame, &place, 4)?;
        let number = self.load_bits(address, 32)?;
        let by = self.script.resize(&number.bits, base.bits.width(), true);
        let bits = self.script.op(crate::bits::Operation::Add, &base.bits, &by);
        Ok(Value::Scalar(Scalar { bits, poison: self.script.or(&base.poison, &number.poison) }))
    }

    /// `llvm.experimental.vector.histogram`: updates of memory, one lane after the other.
    fn histogram(
        &mut self,
        frame: &mut Frame<'m>,
        name: &str,
        pointers: &[Value],
        (by, mask): (&Value, &Value),
        call: &Call,
    ) -> Result<(), Undecided> {
        let unknown = || Undecided::Construct(format!("@{name}"));
        let operation = name.rsplit(".histogram.").next().ok_or_else(unknown)?;
        let ty = call.args.get(1).map(|&by| self.type_of(frame, by)).transpose()?.ok_or_else(unknown)?;
        let mask = scalars(mask).ok_or_else(unknown)?;
        for (pointer, mask) in pointers.iter().zip(mask) {
            let one = (Value::List(vec![Value::Scalar(mask)]), Value::List(vec![by.clone()]));
            let pointers = std::slice::from_ref(pointer);
            let vector = self.load_lanes(frame, pointers, &one.0, &one.1, ty)?;
            let updated = self.reduced(operation, vector, one.1.clone(), ty)?;
            self.store_lanes(frame, pointers, &one.0, &updated, ty)?;
        }
        Ok(())
    }
}
