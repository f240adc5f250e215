//! Operands: the ids and SPIR-V types of values, and pointers in the type that a use wants.

use crate::lower::Lower;
use llvm_model::{Constant, FunctionId, InstId, Type, TypeId, Value};
use spirv_module::{Id, Op};

/// How many aliases may follow each other; more come only from a circle.
const MAX_ALIASES: usize = 1 << 16;

impl Lower<'_> {
    /// The LLVM type of a value of the current function.
    pub(in crate::lower) fn type_of(&self, value: Value) -> TypeId {
        let ty = self.f.function.and_then(|f| self.module.value_type(&self.module.functions[f], value));
        ty.unwrap_or(self.common.i32)
    }

    /// Follows instructions that only rename a value.
    pub(in crate::lower) fn resolve(&self, mut value: Value) -> Value {
        if self.f.aliases.is_empty() {
            return value;
        }
        for _ in 0..MAX_ALIASES {
            let Value::Inst(inst) = value else { break };
            match self.f.aliases.get(&inst) {
                Some(&next) => value = next,
                None => break,
            }
        }
        value
    }

    /// The id and the SPIR-V type of a value.
    pub(in crate::lower) fn operand(&mut self, value: Value) -> (Id, Id) {
        match self.resolve(value) {
            Value::Inst(inst) => (self.result_id(inst), self.natural_type(inst)),
            Value::Arg(index) => self.f.args.get(index as usize).copied().unwrap_or((Id(0), Id(0))),
            Value::Const(id) => self.natural_constant(id),
            Value::Metadata(_) | Value::Block(_) => {
                self.report().error("metadata and labels cannot be operands in SPIR-V");
                (Id(0), Id(0))
            }
        }
    }

    /// The id of a value.
    pub(in crate::lower) fn value(&mut self, value: Value) -> Id {
        self.operand(value).0
    }

    /// The id of a value that a use wants as the SPIR-V type `want`: pointers are cast, constants made so.
    pub(in crate::lower) fn operand_as(&mut self, value: Value, want: Id) -> Id {
        match self.resolve(value) {
            Value::Const(id) => self.constant_operand(id, want),
            Value::Arg(index) => {
                let (id, ty) = self.f.args.get(index as usize).copied().unwrap_or((Id(0), want));
                if ty == want {
                    return id;
                }
                self.note_cast(Value::Arg(index), ty, want);
                self.prologue(Op::Bitcast, want, &[id.0])
            }
            other => {
                let (id, ty) = self.operand(other);
                self.cast_pointer(other, id, ty, want)
            }
        }
    }

    /// The SPIR-V type of an instruction's result.
    pub(in crate::lower) fn natural_type(&mut self, inst: InstId) -> Id {
        if let Some(ty) = self.known_type(inst) {
            return ty;
        }
        let ty = self.type_of(Value::Inst(inst));
        let natural = match self.module.types[ty] {
            Type::Pointer(space) => {
                let function = self.f.function;
                let pointee = self.pointers.pointee(function, Value::Inst(inst));
                let contents = self.pointers.contents(function, Value::Inst(inst));
                self.typed_pointer(space, pointee, contents)
            }
            _ => self.value_type(ty),
        };
        self.remember_type(inst, natural);
        natural
    }

    /// The SPIR-V type of a parameter.
    pub(in crate::lower) fn param_type(&mut self, function: FunctionId, index: u32) -> Id {
        let module = self.module;
        let ty = module.value_type(&module.functions[function], Value::Arg(index)).unwrap_or(self.common.i32);
        match module.types[ty] {
            Type::Pointer(space) => {
                let pointee = self.pointers.param(function, index);
                let contents = self.pointers.contents(Some(function), Value::Arg(index));
                self.typed_pointer(space, pointee, contents)
            }
            _ => self.value_type(ty),
        }
    }

    /// The SPIR-V type of a function's result.
    pub(in crate::lower) fn return_type(&mut self, function: FunctionId) -> Id {
        let module = self.module;
        let Some((ret, ..)) = module.types.function_parts(module.functions[function].ty) else {
            return Id(0);
        };
        match module.types[ret] {
            Type::Pointer(space) => {
                let pointee = self.pointers.result(function);
                let contents = self.pointers.result_contents(function);
                self.typed_pointer(space, pointee, contents)
            }
            _ => self.value_type(ret),
        }
    }

    /// A pointer of an address space to `pointee`; pointers that lie there point to `contents`.
    fn typed_pointer(&mut self, space: u32, pointee: TypeId, contents: TypeId) -> Id {
        if let Some(opaque) = self.opaque_pointee(pointee) {
            return opaque;
        }
        let storage = self.storage_class(space);
        let pointee = self.pointee_type(pointee, contents);
        self.pointer_type(storage, pointee)
    }

    /// The SPIR-V type of memory of type `pointee`; pointers that lie there point to `contents`.
    pub(in crate::lower) fn pointee_type(&mut self, pointee: TypeId, contents: TypeId) -> Id {
        match self.module.types[pointee] {
            Type::Pointer(space) => {
                if let Some(opaque) = self.opaque_pointee(contents) {
                    return opaque;
                }
                let storage = self.storage_class(space);
                self.stored_pointer_type(storage, contents)
            }
            Type::Array { element, count } if count > 0 && self.holds_pointers(element) => {
                let element = self.pointee_type(element, contents);
                self.array_type(element, count)
            }
            _ => self.memory_type(pointee),
        }
    }

    /// Whether it is a pointer, or an array of pointers.
    pub(in crate::lower) fn holds_pointers(&self, mut ty: TypeId) -> bool {
        // Arrays nest no deeper than types do.
        for _ in 0..llvm_model::data_layout::MAX_NESTING {
            match self.module.types[ty] {
                Type::Pointer(_) => return true,
                Type::Array { element, count } if count > 0 => ty = element,
                _ => return false,
            }
        }
        false
    }

    /// The type that a pointer to an opaque struct of old files (`%opencl.image2d_ro_t*`) stands for.
    fn opaque_pointee(&mut self, pointee: TypeId) -> Option<Id> {
        let module = self.module;
        let Type::NamedStruct(named) = module.types[pointee] else { return None };
        let named = &module.types.structs[named];
        if named.body.is_some() { None } else { self.legacy_opaque_type(&named.name) }
    }

    /// Whether the solver gives `value` the pointee `ty`; constants of any type do not count.
    pub(in crate::lower) fn points_to(&self, value: Value, ty: TypeId) -> bool {
        self.solved_pointee(value) == Some(ty)
    }

    /// The pointee that the solver gives `value`, unless it is a constant of any type or an expression.
    pub(in crate::lower) fn solved_pointee(&self, value: Value) -> Option<TypeId> {
        match self.resolve(value) {
            Value::Const(id) => matches!(self.module.constants[id], Constant::Global(_))
                .then(|| self.pointers.pointee(None, Value::Const(id))),
            value => Some(self.pointers.pointee(self.f.function, value)),
        }
    }
}
