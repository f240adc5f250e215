//! Appending instructions to a function one after the other.

use crate::attributes::AttrListId;
use crate::flags::Flags;
use crate::function::{BlockId, FunctionId, InstId};
use crate::global::CallingConv;
use crate::instruction::{Call, InstKind, Instruction, Value};
use crate::metadata::DebugLocId;
use crate::module::Module;
use crate::opcode::{BinaryOp, CastOp, FloatPredicate, IntPredicate};
use crate::types::{Type, TypeId};

/// Appends to the end of one block of one function. The caller keeps types right; nothing is folded.
pub struct Builder<'m> {
    /// The module.
    pub module: &'m mut Module,
    /// The function.
    pub function: FunctionId,
    /// The block that grows.
    pub block: BlockId,
    /// The source location given to every instruction.
    pub debug_loc: Option<DebugLocId>,
}

impl<'m> Builder<'m> {
    /// Appends an instruction; does nothing but return the id of an instruction that is nowhere when the function has
    /// no body (the caller made one before).
    pub fn push(&mut self, mut inst: Instruction) -> InstId {
        inst.debug_loc = self.debug_loc;
        let body = self.module.functions[self.function].body.get_or_insert_with(Default::default);
        body.append(self.block, inst)
    }
    /// Appends an operation with flags and returns its result.
    pub fn emit(&mut self, kind: InstKind, ty: TypeId, flags: Flags) -> Value {
        let mut inst = Instruction::new(kind, ty);
        inst.flags = flags;
        Value::Inst(self.push(inst))
    }
    /// A binary operation of type `ty`.
    pub fn binary(&mut self, op: BinaryOp, ty: TypeId, lhs: Value, rhs: Value) -> Value {
        self.emit(InstKind::Binary { op, lhs, rhs }, ty, Flags::NONE)
    }
    /// A conversion to `ty`.
    pub fn cast(&mut self, op: CastOp, operand: Value, ty: TypeId) -> Value {
        self.emit(InstKind::Cast { op, operand }, ty, Flags::NONE)
    }
    /// An integer comparison; `ty` is i1 or a vector of it.
    pub fn icmp(&mut self, predicate: IntPredicate, ty: TypeId, lhs: Value, rhs: Value) -> Value {
        self.emit(InstKind::ICmp { predicate, lhs, rhs }, ty, Flags::NONE)
    }
    /// A float comparison; `ty` is i1 or a vector of it.
    pub fn fcmp(&mut self, predicate: FloatPredicate, ty: TypeId, lhs: Value, rhs: Value) -> Value {
        self.emit(InstKind::FCmp { predicate, lhs, rhs }, ty, Flags::NONE)
    }
    /// A choice of type `ty`.
    pub fn select(&mut self, ty: TypeId, condition: Value, if_true: Value, if_false: Value) -> Value {
        self.emit(InstKind::Select { condition, if_true, if_false }, ty, Flags::NONE)
    }
    /// A direct or indirect call through `function_type`.
    pub fn call(
        &mut self,
        callee: Value,
        function_type: TypeId,
        args: Vec<Value>,
        calling_conv: CallingConv,
        attributes: AttrListId,
    ) -> Value {
        let ty = match &self.module.types[function_type] {
            Type::Function { ret, .. } => *ret,
            _ => self.module.types.void(),
        };
        let call = Call { calling_conv, attributes, ..Call::new(callee, function_type, args) };
        self.emit(InstKind::Call(Box::new(call)), ty, Flags::NONE)
    }
}
