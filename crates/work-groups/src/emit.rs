//! Instructions at the end of a body that grows.

use llvm_model::{
    Align, BinaryOp, BlockId, Body, Flags, Id as _, InstBuilder as _, InstBuilderBase, InstId, InstKind,
    Instruction, Module, Name, TypeId, Value,
};

/// Appends to a block of a body that no function has yet.
pub(crate) struct Emitter<'m> {
    pub(crate) module: &'m mut Module,
    pub(crate) body: Body,
    pub(crate) block: BlockId,
    /// The type of work-group functions: from the addresses of arguments and group to nothing.
    pub(crate) function_type: TypeId,
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
        let function_type = types.function(void, &[ptr, ptr], false);
        Self { module, body, block, function_type, i1, i8, i32, i64, ptr, void }
    }

    pub(crate) fn new_block(&mut self) -> BlockId {
        self.body.add_block(Name::default())
    }

    /// Adds an operation on numbers of 64 bits that cannot overflow.
    pub(crate) fn small(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Value {
        self.binary_with(op, lhs, rhs, Flags::NUW | Flags::NSW)
    }

    /// Makes a variable, at the beginning of the first block.
    pub(crate) fn variable(&mut self, allocated: TypeId, count: Value, align: u64) -> Value {
        let kind = InstKind::Alloca {
            allocated,
            count,
            align: Align::of(align),
            inalloca: false,
            swifterror: false,
        };
        let inst = self.body.insts.push(Instruction::new(kind, self.ptr));
        let entry = BlockId::from_index(0);
        self.body.blocks[entry].insts.insert(0, inst);
        Value::Inst(inst)
    }
}

impl InstBuilderBase for Emitter<'_> {
    fn module(&self) -> &Module {
        self.module
    }
    fn module_mut(&mut self) -> &mut Module {
        self.module
    }
    fn body(&self) -> &Body {
        &self.body
    }
    fn function_type(&self) -> TypeId {
        self.function_type
    }
    fn push(&mut self, inst: Instruction) -> InstId {
        self.body.append(self.block, inst)
    }
}
