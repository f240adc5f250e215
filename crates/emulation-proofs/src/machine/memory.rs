//! Memory by bytes at known addresses, and the instructions that access it. There is one thread: an atomic access is an
//! access, and a weak exchange does not fail without a reason.

use super::{Frame, Machine};
use crate::bits::{Bits, Order, Script};
use crate::semantics::{Scalar, Value, poison_if};
use crate::undecided::Undecided;
use crate::world::World;
use llvm_model::instruction::CmpXchg;
use llvm_model::{AtomicOp, Type, TypeId};
use std::collections::BTreeMap;

/// The alignment of variables, and the bytes between them that belong to none.
const ALIGN: u64 = 256;

/// The bytes that have been written, and the variables of functions.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    bytes: BTreeMap<u64, Scalar>,
    /// The addresses and sizes of variables.
    variables: Vec<(u64, u64)>,
    next: u64,
    /// The number of unknown writes to all objects outside.
    writes: u32,
}

impl Memory {
    /// Returns a memory without variables: the first one is at `first`.
    pub(super) fn new(first: u64) -> Memory {
        Memory { bytes: BTreeMap::new(), variables: Vec::new(), next: first, writes: 0 }
    }

    /// Keeps its own bytes if the condition does not hold. Returns whether both memories had the same unknown writes;
    /// otherwise they cannot be joined.
    pub(super) fn join(
        &mut self,
        script: &mut Script,
        world: &mut World,
        condition: &Bits,
        other: &Memory,
    ) -> bool {
        let addresses: Vec<u64> = self.bytes.keys().chain(other.bytes.keys()).copied().collect();
        for address in addresses {
            let (ours, theirs) = (self.byte(script, world, address), other.byte(script, world, address));
            let joined = Scalar {
                bits: script.choose(condition, &theirs.bits, &ours.bits),
                poison: script.choose(condition, &theirs.poison, &ours.poison),
            };
            self.bytes.insert(address, joined);
        }
        self.next = self.next.max(other.next);
        if other.variables.len() > self.variables.len() {
            self.variables.clone_from(&other.variables);
        }
        self.writes == other.writes
    }

    /// Returns a byte.
    pub(crate) fn byte(&self, script: &mut Script, world: &mut World, address: u64) -> Scalar {
        match self.bytes.get(&address) {
            Some(byte) => byte.clone(),
            None => world.byte(script, self.writes, address),
        }
    }

    /// Returns the addresses of written bytes outside of variables.
    pub(crate) fn written(&self) -> impl Iterator<Item = u64> {
        self.bytes.keys().copied().filter(|&address| !World::is_of_variables(address))
    }

    /// Returns the number of unknown writes to all objects outside.
    pub(crate) fn unknown_writes(&self) -> u32 {
        self.writes
    }

    /// Returns the address behind the variable that an address is in.
    pub(super) fn variable_end(&self, address: u64) -> Option<u64> {
        let within = |&&(start, size): &&(u64, u64)| (start..start + size.max(1)).contains(&address);
        self.variables.iter().find(within).map(|(start, size)| start + size)
    }

    /// An unknown function writes to all objects outside.
    pub(super) fn write_unknown(&mut self) {
        self.writes += 1;
        self.bytes.retain(|&address, _| World::is_of_variables(address));
    }
}

impl<'m> Machine<'m> {
    /// Returns the address of a new variable.
    pub(super) fn allocate(&mut self, size: u64, width: u32) -> Value {
        let address = self.memory.next;
        self.memory.variables.push((address, size));
        self.memory.next = (address + size + 2 * ALIGN) & !(ALIGN - 1);
        Value::Scalar(Scalar::new(Bits::new(width, address)))
    }

    /// The address of an access of so many bytes.
    pub(super) fn address(
        &mut self,
        frame: &mut Frame<'m>,
        pointer: &Value,
        size: u64,
    ) -> Result<u64, Undecided> {
        let Value::Scalar(pointer) = pointer else { return Err(unknown_address()) };
        frame.undefined = self.script.or(&frame.undefined, &pointer.poison);
        let address = pointer.bits.small().ok_or_else(unknown_address)?;
        if pointer.poison.decided() != Some(true) {
            let outside = self.is_outside(address, size)?;
            frame.undefined = self.script.or(&frame.undefined, &Bits::truth(outside));
        }
        Ok(address)
    }

    /// Whether an access is outside of every object: its behavior is undefined.
    pub(super) fn is_outside(&mut self, address: u64, size: u64) -> Result<bool, Undecided> {
        if World::is_of_variables(address) {
            return Ok(self.memory.variable_end(address).is_none_or(|end| address + size > end));
        }
        if address == 0 || self.world.contains(address) {
            return Ok(address == 0);
        }
        Err(Undecided::Construct("memory at an address from memory".to_owned()))
    }

    /// The bytes that a store of a type writes.
    pub(super) fn size(&self, ty: TypeId) -> Result<u64, Undecided> {
        if let Type::TargetExt { .. } = self.module.types[ty] {
            return Ok(8);
        }
        self.layout.store_size(&self.module.types, ty).ok_or_else(|| self.unknown_type(ty))
    }

    /// The bytes from one element of an array to the next.
    pub(super) fn element_size(&self, ty: TypeId) -> Result<u64, Undecided> {
        if let Type::TargetExt { .. } = self.module.types[ty] {
            return Ok(8);
        }
        self.layout.alloc_size(&self.module.types, ty).ok_or_else(|| self.unknown_type(ty))
    }

    pub(super) fn load(
        &mut self,
        frame: &mut Frame<'m>,
        pointer: llvm_model::Value,
        ty: TypeId,
    ) -> Result<Value, Undecided> {
        let (pointer, size) = (self.value(frame, pointer)?, self.size(ty)?);
        let address = self.address(frame, &pointer, size)?;
        self.load_at(address, ty)
    }

    pub(super) fn store(
        &mut self,
        frame: &mut Frame<'m>,
        pointer: llvm_model::Value,
        value: &Value,
        ty: TypeId,
    ) -> Result<(), Undecided> {
        let (pointer, size) = (self.value(frame, pointer)?, self.size(ty)?);
        let address = self.address(frame, &pointer, size)?;
        self.store_at(address, ty, value)
    }

    /// The offset and the type of each element in memory; `None` for a type that is one number there.
    fn elements(&self, ty: TypeId) -> Result<Option<Vec<(u64, TypeId)>>, Undecided> {
        let types = &self.module.types;
        Ok(Some(match types[ty] {
            Type::Array { element, count } => {
                let size = self.element_size(element)?;
                (0..count).map(|index| (index * size, element)).collect()
            }
            Type::Struct(_) | Type::NamedStruct(_) => {
                let layout = self.layout.struct_layout(types, ty).ok_or_else(|| self.unknown_type(ty))?;
                let fields = types.struct_body(ty).map(|body| body.fields.clone()).unwrap_or_default();
                layout.offsets.iter().copied().zip(fields.iter().copied()).collect()
            }
            Type::Vector { element, count, scalable: false } if self.width(element)? % 8 == 0 => {
                let size = u64::from(self.width(element)? / 8);
                (0..u64::from(count)).map(|lane| (lane * size, element)).collect()
            }
            _ => return Ok(None),
        }))
    }

    /// The value of a type at an address.
    pub(crate) fn load_at(&mut self, address: u64, ty: TypeId) -> Result<Value, Undecided> {
        if let Some(elements) = self.elements(ty)? {
            let elements =
                elements.into_iter().map(|(offset, element)| self.load_at(address + offset, element));
            return elements.collect::<Result<_, _>>().map(Value::List);
        }
        if let Type::Vector { element, count, scalable: false } = self.module.types[ty] {
            let width = self.width(element)?;
            let whole = self.load_bits(address, width * count)?;
            let lane = |lane| Scalar {
                bits: self.script.extract(&whole.bits, lane * width, width),
                poison: whole.poison.clone(),
            };
            return Ok(Value::List((0..count).map(lane).map(Value::Scalar).collect()));
        }
        let width = self.width(ty)?;
        if let Type::Pointer(_) = self.module.types[ty] {
            let mut bytes = address..address + u64::from(width / 8);
            if bytes.all(|byte| !self.memory.bytes.contains_key(&byte)) {
                self.world.set_pointer(self.memory.writes, address, width);
            }
        }
        self.load_bits(address, width).map(Value::Scalar)
    }

    /// A number at an address. If the bits above it are not those that a store of it writes, the value is poison.
    pub(super) fn load_bits(&mut self, address: u64, width: u32) -> Result<Scalar, Undecided> {
        let (mut bits, mut poison): (Option<Bits>, Bits) = (None, Bits::truth(false));
        for offset in 0..u64::from(width.div_ceil(8)) {
            let byte = self.memory.byte(self.script, self.world, address + offset);
            poison = self.script.or(&poison, &byte.poison);
            bits = Some(match bits {
                None => byte.bits,
                Some(low) => self.script.concat(&byte.bits, &low),
            });
        }
        let whole = bits.ok_or_else(|| Undecided::Construct("a value without bits".to_owned()))?;
        let bits = self.script.extract(&whole, 0, width);
        if whole.width() > width {
            let above = self.script.extract(&whole, width, whole.width() - width);
            let differs = self.script.differ(&above, &Bits::new(above.width(), 0));
            poison = self.script.or(&poison, &differs);
        }
        Ok(Scalar { bits, poison })
    }

    /// Writes a value of a type.
    pub(crate) fn store_at(&mut self, address: u64, ty: TypeId, value: &Value) -> Result<(), Undecided> {
        match (self.elements(ty)?, value) {
            (Some(elements), Value::List(values)) => elements
                .into_iter()
                .zip(values)
                .try_for_each(|((offset, element), value)| self.store_at(address + offset, element, value)),
            (None, Value::Scalar(value)) => {
                self.store_bits(address, value);
                Ok(())
            }
            (None, Value::List(_)) => {
                let width = self.layout.size_bits(&self.module.types, ty).unwrap_or_default();
                let whole = self.joined(value)?;
                if u64::from(whole.bits.width()) != width {
                    return Err(self.unknown_type(ty));
                }
                self.store_bits(address, &whole);
                Ok(())
            }
            _ => Err(self.unknown_type(ty)),
        }
    }

    fn store_bits(&mut self, address: u64, value: &Scalar) {
        let count = value.bits.width().div_ceil(8);
        let whole = self.script.resize(&value.bits, count * 8, false);
        for offset in 0..count {
            let bits = self.script.extract(&whole, offset * 8, 8);
            let byte = Scalar { bits, poison: value.poison.clone() };
            self.set_byte(address + u64::from(offset), byte);
        }
    }

    /// Returns a byte.
    pub(super) fn byte(&mut self, address: u64) -> Scalar {
        self.memory.byte(self.script, self.world, address)
    }
    /// Writes a byte.
    pub(super) fn set_byte(&mut self, address: u64, byte: Scalar) {
        self.memory.bytes.insert(address, byte);
    }

    /// `atomicrmw`: the old value.
    pub(super) fn update(
        &mut self,
        frame: &mut Frame<'m>,
        op: AtomicOp,
        (pointer, value): (llvm_model::Value, llvm_model::Value),
        ty: TypeId,
    ) -> Result<Value, Undecided> {
        let old = self.load(frame, pointer, ty)?;
        let operand = self.value(frame, value)?;
        let new = self.lanes(&[old.clone(), operand], &mut |machine, lanes| {
            let [old, value] = super::instructions::pair(lanes)?;
            machine.atomic_update(op, old, value, ty)
        })?;
        self.store(frame, pointer, &new, ty)?;
        Ok(old)
    }

    /// `cmpxchg`: the old value, and whether it was the expected one.
    pub(super) fn exchange(
        &mut self,
        frame: &mut Frame<'m>,
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
        self.store(frame, exchange.pointer, &stored, ty)?;
        Ok(Value::List(vec![old, Value::Scalar(Scalar { bits: equal, poison })]))
    }
}

fn unknown_address() -> Undecided {
    Undecided::Construct("memory at a symbolic address".to_owned())
}
