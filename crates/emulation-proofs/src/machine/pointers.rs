//! Addresses: of elements, of global variables and of functions.

use super::{Frame, Machine};
use crate::bits::{Bits, Operation};
use crate::semantics::{Scalar, Value};
use crate::undecided::Undecided;
use crate::world::FUNCTION;
use llvm_model::{Constant, FunctionId, GlobalId, Type, TypeId};

impl<'m> Machine<'m> {
    /// `getelementptr`: a pointer, or a vector of them.
    pub(super) fn element_pointer(
        &mut self,
        source: TypeId,
        base: Value,
        indices: Vec<Value>,
    ) -> Result<Value, Undecided> {
        let mut operands = vec![base];
        operands.extend(indices);
        let lanes = operands.iter().find_map(|operand| match operand {
            Value::List(lanes) => Some(lanes.len()),
            Value::Scalar(_) => None,
        });
        if let (Some(lanes), Some(base)) = (lanes, operands.first_mut())
            && let Value::Scalar(_) = base
        {
            *base = Value::List(vec![base.clone(); lanes]);
        }
        self.lanes(&operands, &mut |machine, scalars| machine.element_address(source, scalars))
    }

    fn element_address(&mut self, source: TypeId, scalars: &[Scalar]) -> Result<Scalar, Undecided> {
        let Some((base, indices)) = scalars.split_first() else { return Err(self.unknown_type(source)) };
        let width = base.bits.width();
        let (mut address, mut poison, mut ty) = (base.bits.clone(), base.poison.clone(), source);
        for (position, index) in indices.iter().enumerate() {
            poison = self.script.or(&poison, &index.poison);
            if position > 0 && self.module.types.struct_body(ty).is_some() {
                let field = index.bits.small().ok_or_else(|| self.unknown_type(ty))?;
                let layout = self.layout.struct_layout(&self.module.types, ty);
                let offset = layout.and_then(|layout| layout.offsets.get(field as usize).copied());
                let offset = offset.ok_or_else(|| self.unknown_type(ty))?;
                address = self.script.op(Operation::Add, &address, &Bits::new(width, offset));
                ty = self.module.types.element(ty, field).ok_or_else(|| self.unknown_type(ty))?;
                continue;
            }
            if position > 0 {
                ty = self.module.types.element(ty, 0).ok_or_else(|| self.unknown_type(ty))?;
            }
            let size = Bits::new(width, self.element_size(ty)?);
            let index = self.script.resize(&index.bits, width, true);
            let bytes = self.script.op(Operation::Mul, &index, &size);
            address = self.script.op(Operation::Add, &address, &bytes);
        }
        Ok(Scalar { bits: address, poison })
    }

    /// The address of a global variable. Its bytes are known if it is constant, and inputs otherwise.
    pub(super) fn global_address(&mut self, id: GlobalId, ty: TypeId) -> Result<Value, Undecided> {
        if !self.world.is_open() {
            return Err(Undecided::Construct("a global variable".to_owned()));
        }
        let global = &self.module.globals[id];
        let name = global.props.name.to_string_lossy().into_owned();
        let (address, is_new) = self.world.place(&format!("@{name}"));
        let width = self.width(ty)?;
        if is_new {
            if let Some(variable) = super::externals::builtin_variable(&name) {
                self.set_builtin_variable(address, global.value_type, variable)?;
            } else if let (true, Some(initializer)) = (global.is_constant, global.initializer) {
                self.set_constant(address, global.value_type, initializer)?;
            }
        }
        Ok(Value::Scalar(Scalar::new(Bits::new(width, address))))
    }

    /// States the bytes of a constant.
    fn set_constant(
        &mut self,
        address: u64,
        ty: TypeId,
        initializer: llvm_model::ConstId,
    ) -> Result<(), Undecided> {
        let value = self.constant(initializer)?;
        self.state_bytes(address, ty, &value)
    }

    /// States the bytes of a value that never changes.
    fn state_bytes(&mut self, address: u64, ty: TypeId, value: &Value) -> Result<(), Undecided> {
        let before = self.memory.clone();
        self.store_at(address, ty, value)?;
        let written = std::mem::replace(&mut self.memory, before);
        for offset in 0..self.size(ty)? {
            let byte = written.byte(self.script, self.world, address + offset);
            self.world.set_constant(address + offset, byte);
        }
        Ok(())
    }

    fn set_builtin_variable(&mut self, address: u64, ty: TypeId, name: &str) -> Result<(), Undecided> {
        let mut index = 0;
        let element = self.module.types.scalar(ty);
        let width = self.width(element)?;
        let mut next = || {
            let number = super::externals::work_item_number(name, index);
            index += 1;
            Value::Scalar(Scalar::new(Bits::new(width, number)))
        };
        let value = match self.module.types[ty] {
            Type::Vector { count, .. } => Value::List((0..count).map(|_| next()).collect()),
            _ => next(),
        };
        self.state_bytes(address, ty, &value)
    }

    /// The address of a function.
    pub(super) fn function_address(&mut self, id: FunctionId, ty: TypeId) -> Result<Value, Undecided> {
        if !self.world.is_open() {
            return Err(Undecided::Construct("the address of a function".to_owned()));
        }
        let name = self.module.functions[id].props.name.to_string_lossy().into_owned();
        let (address, _) = self.world.place(&format!("{FUNCTION}{name}"));
        let width = self.width(ty)?;
        Ok(Value::Scalar(Scalar::new(Bits::new(width, address))))
    }

    /// The function that a call calls.
    pub(super) fn callee(
        &mut self,
        frame: &Frame<'m>,
        callee: llvm_model::Value,
    ) -> Result<FunctionId, Undecided> {
        if let Some(function) = self.module.as_function(callee) {
            return Ok(function);
        }
        let unknown = || Undecided::Construct("an indirect call".to_owned());
        if let llvm_model::Value::Const(id) = callee
            && let Constant::InlineAsm(_) = self.module.constants[id]
        {
            return Err(Undecided::Construct("inline assembly".to_owned()));
        }
        let Value::Scalar(address) = self.value(frame, callee)? else { return Err(unknown()) };
        let object =
            address.bits.small().and_then(|address| self.world.object(address)).ok_or_else(unknown)?;
        let name = object.strip_prefix(FUNCTION).ok_or_else(unknown)?;
        self.module.function_named(name).ok_or_else(unknown)
    }
}
