//! Instructions at the end of a body that grows.

use llvm_model::{
    BinaryOp, BlockId, Body, Call, CastOp, Flags, Function, FunctionId, Id as _, InstId, InstKind,
    Instruction, IntPredicate, Module, Name, TypeId, Value,
};

/// Appends to a block of a body that no function has yet.
pub(crate) struct Emitter<'m> {
    pub(crate) module: &'m mut Module,
    pub(crate) body: Body,
    pub(crate) block: BlockId,
    pub(crate) i1: TypeId,
    pub(crate) i8: TypeId,
    pub(crate) i32: TypeId,
    pub(crate) i64: TypeId,
    pub(crate) ptr: TypeId,
    pub(crate) void: TypeId,
}

impl<'m> Emitter<'m> {
    pub(crate) fn new(module: &'m mut Module) -> Self {
        let mut body = Body::default();
        let block = body.add_block(Name::default());
        let types = &mut module.types;
        let [i1, i8, i32, i64] = [1, 8, 32, 64].map(|width| types.int(width));
        let (ptr, void) = (types.ptr(0), types.void());
        Self { module, body, block, i1, i8, i32, i64, ptr, void }
    }

    pub(crate) fn new_block(&mut self) -> BlockId {
        self.body.add_block(Name::default())
    }

    pub(crate) fn push(&mut self, kind: InstKind, ty: TypeId) -> Value {
        Value::Inst(self.body.append(self.block, Instruction::new(kind, ty)))
    }

    pub(crate) fn long(&mut self, value: u64) -> Value {
        Value::Const(self.module.constants.int(self.i64, 64, value))
    }

    pub(crate) fn word(&mut self, value: u32) -> Value {
        Value::Const(self.module.constants.int(self.i32, 32, value.into()))
    }

    /// An operation of 64 bits.
    pub(crate) fn binary(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Value {
        self.push(InstKind::Binary { op, lhs, rhs }, self.i64)
    }

    /// As [`Emitter::binary`], of numbers that stay far below what 64 bits hold.
    pub(crate) fn small(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Value {
        let value = self.binary(op, lhs, rhs);
        if let Value::Inst(inst) = value {
            self.body.insts[inst].flags = Flags::NUW | Flags::NSW;
        }
        value
    }

    pub(crate) fn compare(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        self.push(InstKind::ICmp { predicate, lhs, rhs }, self.i1)
    }

    pub(crate) fn select(&mut self, ty: TypeId, condition: Value, if_true: Value, if_false: Value) -> Value {
        self.push(InstKind::Select { condition, if_true, if_false }, ty)
    }

    pub(crate) fn cast(&mut self, op: CastOp, operand: Value, ty: TypeId) -> Value {
        self.push(InstKind::Cast { op, operand }, ty)
    }

    pub(crate) fn load(&mut self, ty: TypeId, pointer: Value, align: u64) -> Value {
        self.push(InstKind::Load { pointer, align, volatile: false, atomic: None }, ty)
    }

    pub(crate) fn store(&mut self, value: Value, pointer: Value, align: u64) -> Value {
        self.push(InstKind::Store { value, pointer, align, volatile: false, atomic: None }, self.void)
    }

    /// The address so many bytes behind another.
    pub(crate) fn address(&mut self, base: Value, bytes: Value) -> Value {
        let kind =
            InstKind::GetElementPtr { source_type: self.i8, base, indices: [bytes].into_iter().collect() };
        self.push(kind, self.ptr)
    }

    pub(crate) fn branch(&mut self, target: BlockId) {
        self.push(InstKind::Br { target }, self.void);
    }

    pub(crate) fn branch_if(&mut self, condition: Value, if_true: BlockId, if_false: BlockId) {
        self.push(InstKind::CondBr { condition, if_true, if_false }, self.void);
    }

    pub(crate) fn ret(&mut self) {
        self.push(InstKind::Ret { value: None }, self.void);
    }

    /// A phi whose values come later.
    pub(crate) fn phi(&mut self, ty: TypeId) -> InstId {
        self.body.append(self.block, Instruction::new(InstKind::Phi { incoming: Vec::new() }, ty))
    }

    pub(crate) fn incoming(&mut self, phi: InstId, value: Value, from: BlockId) {
        if let InstKind::Phi { incoming } = &mut self.body.insts[phi].kind {
            incoming.push((value, from));
        }
    }

    /// A variable, which stands in the first block whatever grows.
    pub(crate) fn variable(&mut self, allocated: TypeId, count: Value, align: u64) -> Value {
        let kind = InstKind::Alloca { allocated, count, align, inalloca: false, swifterror: false };
        let inst = self.body.insts.push(Instruction::new(kind, self.ptr));
        let entry = BlockId::from_index(0);
        self.body.blocks[entry].insts.insert(0, inst);
        Value::Inst(inst)
    }

    /// A call of a function of C.
    pub(crate) fn call(&mut self, name: &str, ret: TypeId, params: &[TypeId], args: Vec<Value>) -> Value {
        let ty = self.module.types.function(ret, params, false);
        let function = self.function(name, ty);
        let callee = Value::Const(self.module.function_const(function));
        self.push(InstKind::Call(Box::new(Call::new(callee, ty, args))), ret)
    }

    fn function(&mut self, name: &str, ty: TypeId) -> FunctionId {
        match self.module.function_named(name) {
            Some(id) => id,
            None => {
                let function = Function::declaration(&self.module.types, name.into(), ty);
                self.module.functions.push(function)
            }
        }
    }
}
