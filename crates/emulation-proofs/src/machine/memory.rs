//! Memory by bytes at known addresses, and the instructions that access it. There is one thread: an atomic access is an
//! access, and a weak exchange does not fail without a reason.

use super::{Frame, Machine};
use crate::bits::{Bits, Order, Script};
use crate::semantics::{Scalar, Value, poison_if};
use crate::undecided::Undecided;
use llvm_model::instruction::CmpXchg;
use llvm_model::{Type, TypeId};
use std::collections::BTreeMap;

/// The distance between allocations.
const STRIDE: u64 = 1 << 12;

/// The bytes that have been written, and the number of allocations.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    bytes: BTreeMap<u64, Scalar>,
    allocations: u64,
}

impl Memory {
    /// Keeps its own bytes if the condition does not hold.
    pub(super) fn join(&mut self, script: &mut Script, condition: &Bits, other: Memory) {
        for (address, theirs) in other.bytes {
            let ours = self.bytes.get(&address).cloned().unwrap_or_else(|| Scalar::poison(8));
            let joined = Scalar {
                bits: script.choose(condition, &theirs.bits, &ours.bits),
                poison: script.choose(condition, &theirs.poison, &ours.poison),
            };
            self.bytes.insert(address, joined);
        }
        self.allocations = self.allocations.max(other.allocations);
    }
}

impl<'m> Machine<'m> {
    /// Returns the address of a new allocation.
    pub(super) fn allocate(&mut self) -> Value {
        self.memory.allocations += 1;
        Value::Scalar(Scalar::new(Bits::new(64, self.memory.allocations * STRIDE)))
    }

    fn address(&mut self, frame: &Frame<'m>, pointer: llvm_model::Value) -> Result<u64, Undecided> {
        match self.value(frame, pointer)? {
            Value::Scalar(scalar) => scalar.bits.small().ok_or_else(unknown_address),
            Value::List(_) => Err(unknown_address()),
        }
    }

    /// The bytes that a value of a scalar type takes.
    fn size(&self, ty: TypeId) -> Result<u64, Undecided> {
        match self.module.types[ty] {
            Type::Vector { .. } | Type::Array { .. } | Type::Struct(_) | Type::NamedStruct(_) => {
                Err(Undecided::Construct("memory of an aggregate".to_owned()))
            }
            _ => Ok(u64::from(self.width(ty)?.div_ceil(8))),
        }
    }

    /// Returns the offset of an element of a `getelementptr` over scalars and arrays of them.
    pub(super) fn element_size(&self, ty: TypeId) -> Result<u64, Undecided> {
        match self.module.types[ty] {
            Type::Array { element, count } => Ok(count * self.element_size(element)?),
            _ => self.size(ty),
        }
    }

    pub(super) fn load(
        &mut self,
        frame: &Frame<'m>,
        pointer: llvm_model::Value,
        ty: TypeId,
    ) -> Result<Value, Undecided> {
        let (address, width) = (self.address(frame, pointer)?, self.width(ty)?);
        let (mut bits, mut poison): (Option<Bits>, Bits) = (None, Bits::truth(false));
        for offset in 0..self.size(ty)? {
            let byte = self.memory.bytes.get(&(address + offset)).cloned();
            let byte = byte.unwrap_or_else(|| Scalar::poison(8));
            poison = self.script.or(&poison, &byte.poison);
            bits = Some(match bits {
                None => byte.bits,
                Some(low) => self.script.concat(&byte.bits, &low),
            });
        }
        let bits = bits.ok_or_else(|| self.unknown_type(ty))?;
        let bits = self.script.extract(&bits, 0, width);
        Ok(Value::Scalar(Scalar { bits, poison }))
    }

    pub(super) fn store(
        &mut self,
        frame: &Frame<'m>,
        pointer: llvm_model::Value,
        value: &Value,
    ) -> Result<(), Undecided> {
        let address = self.address(frame, pointer)?;
        let Value::Scalar(value) = value else {
            return Err(Undecided::Construct("memory of an aggregate".to_owned()));
        };
        let count = value.bits.width().div_ceil(8);
        let whole = self.script.resize(&value.bits, count * 8, false);
        for offset in 0..count {
            let bits = self.script.extract(&whole, offset * 8, 8);
            let byte = Scalar { bits, poison: value.poison.clone() };
            self.memory.bytes.insert(address + u64::from(offset), byte);
        }
        Ok(())
    }

    /// `cmpxchg`: the old value, and whether it was the expected one.
    pub(super) fn exchange(
        &mut self,
        frame: &Frame<'m>,
        exchange: &CmpXchg,
        ty: TypeId,
    ) -> Result<Value, Undecided> {
        let ty = self.module.types.element(ty, 0).ok_or_else(|| self.unknown_type(ty))?;
        let old = self.load(frame, exchange.pointer, ty)?;
        let expected = self.value(frame, exchange.expected)?;
        let new = self.value(frame, exchange.replacement)?;
        let (Value::Scalar(before), Value::Scalar(wanted)) = (&old, &expected) else {
            return Err(self.unknown_type(ty));
        };
        let equal = self.script.compare(Order::Eq, &before.bits, &wanted.bits);
        let poison = self.script.or(&before.poison, &wanted.poison);
        let stored = crate::semantics::choose(self.script, &equal, &new, &old);
        let stored = poison_if(self.script, &poison, stored);
        self.store(frame, exchange.pointer, &stored)?;
        Ok(Value::List(vec![old, Value::Scalar(Scalar { bits: equal, poison })]))
    }
}

fn unknown_address() -> Undecided {
    Undecided::Construct("memory at a symbolic address".to_owned())
}
