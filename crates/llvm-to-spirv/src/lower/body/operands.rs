//! Operands: the ids and SPIR-V types of values, and pointers in the type that a use wants.

use crate::lower::Lower;
use llvm_model::{Constant, InstId, Type, TypeId, Value};
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
                self.types().typed_pointer(space, pointee, contents)
            }
            _ => self.types().value_type(ty),
        };
        self.remember_type(inst, natural);
        natural
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
