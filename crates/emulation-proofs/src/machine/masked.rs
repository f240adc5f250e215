//! Accesses to memory of the lanes that a mask selects. LangRef, "Masked Vector Load and Store Intrinsics", "Masked Vector
//! Gather and Scatter Intrinsics".

use super::{Frame, Machine};
use crate::bits::Bits;
use crate::semantics::{self, Scalar, Value};
use crate::undecided::Undecided;
use llvm_model::TypeId;
use llvm_model::instruction::Call;

impl<'m> Machine<'m> {
    /// Executes a masked access; the inner `None` is a store. `None` if the name is of another intrinsic.
    pub(super) fn masked(
        &mut self,
        frame: &mut Frame<'m>,
        name: &str,
        args: &[Value],
        call: &Call,
        result: TypeId,
    ) -> Result<Option<Option<Value>>, Undecided> {
        let Some(access) = name.strip_prefix("llvm.masked.") else { return Ok(None) };
        let stored = |machine: &Machine<'m>, frame: &Frame<'m>| {
            let ty = call.args.first().map(|&value| machine.type_of(frame, value));
            ty.transpose().map(|ty| ty.unwrap_or(result))
        };
        // Until LLVM 21 loads and stores had their alignment as an operand.
        let numbers =
            |args: &[Value]| args.iter().filter(|arg| !is_alignment(arg)).cloned().collect::<Vec<_>>();
        match (access, &numbers(args)[..]) {
            ("load" | "gather", [pointer, mask, rest]) => {
                let addresses = self.lane_pointers(pointer, result)?;
                self.load_lanes(frame, &addresses, mask, rest, result).map(|value| Some(Some(value)))
            }
            ("store" | "scatter", [value, pointer, mask]) => {
                let ty = stored(self, frame)?;
                let addresses = self.lane_pointers(pointer, ty)?;
                self.store_lanes(frame, &addresses, mask, value, ty).map(|()| Some(None))
            }
            ("expandload", [pointer, mask, rest]) => {
                let addresses = self.packed_pointers(pointer, mask, result)?;
                self.load_lanes(frame, &addresses, mask, rest, result).map(|value| Some(Some(value)))
            }
            ("compressstore", [value, pointer, mask]) => {
                let ty = stored(self, frame)?;
                let addresses = self.packed_pointers(pointer, mask, ty)?;
                self.store_lanes(frame, &addresses, mask, value, ty).map(|()| Some(None))
            }
            _ => Err(Undecided::Construct(format!("@{name}"))),
        }
    }

    /// The pointers of the lanes: given, or one after the other.
    pub(super) fn lane_pointers(&mut self, pointer: &Value, ty: TypeId) -> Result<Vec<Value>, Undecided> {
        let Value::Scalar(first) = pointer else {
            let Value::List(pointers) = pointer else { return Err(self.unknown_type(ty)) };
            return Ok(pointers.clone());
        };
        let size = self.lane_size(ty)?;
        let lanes = u64::from(self.module.types.lanes(ty).ok_or_else(|| self.unknown_type(ty))?);
        Ok((0..lanes).map(|lane| self.moved_pointer(first, lane * size)).collect())
    }

    /// The pointers of the lanes that a known mask selects, one after the other.
    fn packed_pointers(
        &mut self,
        pointer: &Value,
        mask: &Value,
        ty: TypeId,
    ) -> Result<Vec<Value>, Undecided> {
        let (Value::Scalar(first), Value::List(mask)) = (pointer, mask) else {
            return Err(self.unknown_type(ty));
        };
        let (size, mut next) = (self.lane_size(ty)?, 0);
        let mut pointers = Vec::new();
        for lane in mask {
            let selected = match lane {
                Value::Scalar(lane) => lane.bits.decided(),
                Value::List(_) => None,
            };
            let selected =
                selected.ok_or_else(|| Undecided::Construct("a symbolic mask of packed lanes".to_owned()))?;
            pointers.push(self.moved_pointer(first, next));
            next += if selected { size } else { 0 };
        }
        Ok(pointers)
    }

    /// The bytes of a lane; lanes that are not whole bytes are not modeled.
    fn lane_size(&self, ty: TypeId) -> Result<u64, Undecided> {
        let width = self.width(self.module.types.scalar(ty))?;
        if width % 8 == 0 { Ok(u64::from(width / 8)) } else { Err(self.unknown_type(ty)) }
    }

    pub(super) fn moved_pointer(&mut self, pointer: &Scalar, offset: u64) -> Value {
        let offset = Bits::new(pointer.bits.width(), offset);
        let bits = self.script.op(crate::bits::Operation::Add, &pointer.bits, &offset);
        Value::Scalar(Scalar { bits, poison: pointer.poison.clone() })
    }

    /// Loads the lanes that a mask selects; the others are those of another vector.
    pub(super) fn load_lanes(
        &mut self,
        frame: &mut Frame<'m>,
        pointers: &[Value],
        mask: &Value,
        rest: &Value,
        ty: TypeId,
    ) -> Result<Value, Undecided> {
        let element = self.module.types.scalar(ty);
        let (Value::List(mask), Value::List(rest)) = (mask, rest) else { return Err(self.unknown_type(ty)) };
        let mut lanes = Vec::new();
        for ((pointer, mask), rest) in pointers.iter().zip(mask).zip(rest) {
            let Value::Scalar(mask) = mask else { return Err(self.unknown_type(ty)) };
            lanes.push(match self.selected_address(frame, pointer, mask, element)? {
                Some(address) => {
                    let loaded = self.load_at(address, element)?;
                    semantics::select(self.script, mask, &loaded, rest)
                }
                None => rest.clone(),
            });
        }
        Ok(Value::List(lanes))
    }

    /// Stores the lanes that a mask selects.
    pub(super) fn store_lanes(
        &mut self,
        frame: &mut Frame<'m>,
        pointers: &[Value],
        mask: &Value,
        value: &Value,
        ty: TypeId,
    ) -> Result<(), Undecided> {
        let element = self.module.types.scalar(ty);
        let (Value::List(mask), Value::List(value)) = (mask, value) else {
            return Err(self.unknown_type(ty));
        };
        for ((pointer, mask), value) in pointers.iter().zip(mask).zip(value) {
            let Value::Scalar(mask) = mask else { return Err(self.unknown_type(ty)) };
            if let Some(address) = self.selected_address(frame, pointer, mask, element)? {
                let before = self.load_at(address, element)?;
                let after = semantics::select(self.script, mask, value, &before);
                self.store_at(address, element, &after)?;
            }
        }
        Ok(())
    }

    /// The address of a lane; `None` if the mask does not select it. A mask that is poison is undefined behavior.
    fn selected_address(
        &mut self,
        frame: &mut Frame<'m>,
        pointer: &Value,
        mask: &Scalar,
        element: TypeId,
    ) -> Result<Option<u64>, Undecided> {
        frame.undefined = self.script.or(&frame.undefined, &mask.poison);
        if mask.bits.decided() == Some(false) {
            return Ok(None);
        }
        // Only a selected lane is undefined outside of objects.
        let before = std::mem::replace(&mut frame.undefined, Bits::truth(false));
        let address = self.size(element).and_then(|size| self.address(frame, pointer, size));
        let outside = self.script.and(&mask.bits, &frame.undefined);
        frame.undefined = self.script.or(&before, &outside);
        address.map(Some)
    }
}

/// Whether an operand is an alignment: a number of 32 bits beside pointers, masks and vectors.
fn is_alignment(arg: &Value) -> bool {
    matches!(arg, Value::Scalar(scalar) if scalar.bits.width() == 32 && scalar.bits.small().is_some_and(|n| n <= 1 << 16))
}
