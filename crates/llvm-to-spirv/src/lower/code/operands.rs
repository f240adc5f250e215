//! Operands: the ids and SPIR-V types of values, and pointers in the type that a use wants.

use crate::lower::code::Code;
use llvm_model::{ConstId, Constant, GlobalId, InstId, Type, TypeId, Value};
use spirv_module::{Id, Op, StorageClass};
use translate_common::forms::PointerCasts;
use translate_common::problems::{LlvmInstructionProblem, LlvmModuleProblem};

impl Code<'_, '_> {
    /// The LLVM type of a value of the current function.
    pub(in crate::lower) fn type_of(&self, value: Value) -> TypeId {
        let module = self.module();
        module
            .value_type(&module.functions[self.signature.function], value)
            .unwrap_or(self.input().common.i32)
    }

    /// The id and the SPIR-V type of a value.
    pub(in crate::lower) fn operand(&mut self, value: Value) -> (Id, Id) {
        match self.resolve(value) {
            Value::Inst(inst) => (self.result_id(inst), self.natural_type(inst)),
            Value::Arg(index) => self.signature.args.get(index as usize).copied().unwrap_or((Id(0), Id(0))),
            Value::Const(id) => self.natural_constant(id),
            Value::Metadata(_) | Value::Block(_) => {
                self.report().problem(LlvmInstructionProblem::MetadataOperand);
                (Id(0), Id(0))
            }
        }
    }

    /// The id of a value.
    pub(in crate::lower) fn value(&mut self, value: Value) -> Id {
        self.operand(value).0
    }

    /// The id of a parameter.
    pub(in crate::lower) fn argument(&self, index: u32) -> Option<Id> {
        self.signature.args.get(index as usize).map(|(id, _)| *id)
    }

    /// The id of a value that a use wants as the SPIR-V type `want`: pointers are cast, constants made so.
    pub(in crate::lower) fn operand_as(&mut self, value: Value, want: Id) -> Id {
        let here = self.input().options.forms().pointer_casts == PointerCasts::AtUse;
        self.cast_operand(value, want, here)
    }

    /// As [`Code::operand_as`] for a use in a phi: a cast of a value from outside the function is at its start.
    pub(in crate::lower) fn operand_of_phi(&mut self, value: Value, want: Id) -> Id {
        self.cast_operand(value, want, false)
    }

    /// Returns the id of a value as the SPIR-V type `want`; `here` is whether values from outside the function are cast
    /// at the current place.
    fn cast_operand(&mut self, value: Value, want: Id, here: bool) -> Id {
        let value = self.resolve(value);
        let (id, ty) = match value {
            Value::Const(id) => match self.module().constants[id] {
                Constant::Global(_) | Constant::Function(_) => match self.address(id) {
                    Some(address) => address,
                    None => return Id(0),
                },
                _ => return self.constant(id, want),
            },
            Value::Arg(index) => self.signature.args.get(index as usize).copied().unwrap_or((Id(0), want)),
            other => {
                let (id, ty) = self.operand(other);
                return self.cast_pointer(other, id, ty, want);
            }
        };
        if here || ty == want {
            return self.cast_pointer(value, id, ty, want);
        }
        self.note_cast(value, ty, want);
        self.prologue(Op::Bitcast, want, &[id.0])
    }

    /// The SPIR-V type of an instruction's result.
    pub(in crate::lower) fn natural_type(&mut self, inst: InstId) -> Id {
        if let Some(ty) = self.known_type(inst) {
            return ty;
        }
        let ty = self.type_of(Value::Inst(inst));
        let natural = match self.module().types[ty] {
            Type::Pointer(space) => {
                let function = Some(self.function());
                let pointee = self.input().pointers.pointee(function, Value::Inst(inst));
                let contents = self.input().pointers.contents(function, Value::Inst(inst));
                self.types().typed_pointer(space, pointee, contents)
            }
            _ => self.types().value_type(ty),
        };
        self.remember_type(inst, natural);
        natural
    }

    /// Returns whether the solver infers the pointee `ty` for `value`; constants of any type do not count.
    pub(in crate::lower) fn points_to(&self, value: Value, ty: TypeId) -> bool {
        self.solved_pointee(value) == Some(ty)
    }

    /// Returns the pointee that the solver infers for `value`, unless it is a constant of any type or an expression.
    pub(in crate::lower) fn solved_pointee(&self, value: Value) -> Option<TypeId> {
        match self.resolve(value) {
            Value::Const(id) => matches!(self.module().constants[id], Constant::Global(_))
                .then(|| self.input().pointers.pointee(None, Value::Const(id))),
            value => Some(self.input().pointers.pointee(Some(self.function()), value)),
        }
    }

    /// The value and the natural type of a constant as an operand.
    fn natural_constant(&mut self, id: ConstId) -> (Id, Id) {
        match self.module().constants[id] {
            Constant::Global(_) | Constant::Function(_) => self.address(id).unwrap_or((Id(0), Id(0))),
            _ => {
                let ty = self.module().constants.ty(id);
                let natural = self.types().value_type(ty);
                (self.constant(id, natural), natural)
            }
        }
    }

    /// Returns a constant that is not itself an address, as the SPIR-V type `ty`.
    fn constant(&mut self, id: ConstId, ty: Id) -> Id {
        if matches!(self.module().constants[id], Constant::Aggregate(_) | Constant::Expr(_)) {
            self.note_variables_in(id);
        }
        self.globals().constant(id, ty)
    }

    /// Notes the variables with an address in a constant. Each constant is searched once in a function.
    fn note_variables_in(&mut self, constant: ConstId) {
        let module = self.module();
        let mut rest = vec![constant];
        while let Some(id) = rest.pop() {
            if !self.state.searched.insert(id) {
                continue;
            }
            match &module.constants[id] {
                Constant::Global(global) if module.globals[*global].props.address_space != 0 => {
                    if let Some((variable, _)) = self.globals().variable(*global) {
                        self.note_interface(variable);
                    }
                }
                other => other.for_each_operand(|operand| rest.push(operand)),
            }
        }
    }

    /// The address of a variable or of a function, and its type.
    fn address(&mut self, id: ConstId) -> Option<(Id, Id)> {
        let module = self.module();
        match module.constants[id] {
            Constant::Global(global) if module.globals[global].props.address_space == 0 => {
                self.private_constant(global)
            }
            Constant::Global(global) => {
                let variable = self.globals().variable(global)?;
                self.note_interface(variable.0);
                Some(variable)
            }
            Constant::Function(function) => {
                self.globals().function_pointer(function, module.constants.ty(id))
            }
            _ => None,
        }
    }

    /// A variable of the function that holds a constant of address space 0.
    fn private_constant(&mut self, id: GlobalId) -> Option<(Id, Id)> {
        if let Some(&known) = self.state.private_constants.get(&id) {
            return Some(known);
        }
        let global = &self.module().globals[id];
        let name = &global.props.name;
        let Some(initial) = global.initializer.filter(|_| global.is_constant) else {
            let name = name.to_string();
            self.report().problem(LlvmModuleProblem::PrivateVariable { name });
            return None;
        };
        let contents = self.input().pointers.global_contents(id);
        let value_type = self.types().pointee_type(global.value_type, contents);
        let is_defined = !matches!(self.module().constants[initial], Constant::Undef | Constant::Poison);
        let value = is_defined.then(|| self.globals().constant(initial, value_type));
        let ty = self.pool().pointer_type(StorageClass::Function, value_type);
        let variable = self.function_variable(ty, value);
        self.out().hint_name(variable, name);
        if self.input().profile().has_kernels {
            self.out().decorate_alignment(variable, global.props.align);
        }
        self.state.private_constants.insert(id, (variable, ty));
        Some((variable, ty))
    }
}
