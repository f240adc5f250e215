//! Instructions put into a body, and blocks cut in two.

use llvm_model::{
    AttrKind, Attribute, BinaryOp, BlockId, Body, Call, CastOp, DebugLocId, Function, FunctionId, Id as _,
    InstId, InstKind, Instruction, IntPredicate, Module, Name, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// Takes a body through its blocks, one instruction after the other.
pub(super) struct Editor<'m> {
    pub(super) module: &'m mut Module,
    pub(super) body: Body,
    /// The parameter that is the address of the words of the watch.
    pub(super) watch: Value,
    /// The block that is written, and its instructions.
    current: BlockId,
    list: Vec<InstId>,
    /// What comes of a place in the source has it.
    pub(super) place: Option<DebugLocId>,
    /// The last part of each block that was cut.
    last: FxHashMap<BlockId, BlockId>,
    pub(super) i1: TypeId,
    pub(super) i32: TypeId,
    pub(super) i64: TypeId,
    pub(super) ptr: TypeId,
    pub(super) void: TypeId,
}

impl<'m> Editor<'m> {
    pub(super) fn new(module: &'m mut Module, body: Body, watch: Value) -> Self {
        let types = &mut module.types;
        let [i1, i32, i64] = [1, 32, 64].map(|width| types.int(width));
        let (ptr, void) = (types.ptr(0), types.void());
        let current = BlockId::from_index(0);
        let (list, last) = (Vec::new(), FxHashMap::default());
        Self { module, body, watch, current, list, place: None, last, i1, i32, i64, ptr, void }
    }

    /// Calls `visit` for all instructions of a block, which it puts back with [`Editor::keep`], with others around it.
    pub(super) fn block(&mut self, block: BlockId, mut visit: impl FnMut(&mut Self, InstId)) {
        self.current = block;
        self.list.clear();
        for inst in std::mem::take(&mut self.body.blocks[block].insts) {
            self.place = self.body.insts[inst].debug_loc;
            visit(self, inst);
        }
        self.body.blocks[self.current].insts = std::mem::take(&mut self.list);
        self.last.insert(block, self.current);
    }

    /// The block that an instruction stands in that is put back.
    pub(super) fn keep(&mut self, inst: InstId) {
        self.list.push(inst);
    }

    pub(super) fn emit(&mut self, kind: InstKind, ty: TypeId) -> Value {
        let inst = Instruction { debug_loc: self.place, ..Instruction::new(kind, ty) };
        let inst = self.body.insts.push(inst);
        self.list.push(inst);
        Value::Inst(inst)
    }

    /// A new block of its own; what `write` emits is in it.
    pub(super) fn aside(&mut self, write: impl FnOnce(&mut Self)) -> BlockId {
        let block = self.body.add_block(Name::default());
        let list = std::mem::take(&mut self.list);
        write(self);
        self.body.blocks[block].insts = std::mem::replace(&mut self.list, list);
        block
    }

    /// Cuts the block: it goes on only if `condition` holds, otherwise in `other`.
    pub(super) fn only_if(&mut self, condition: Value, other: BlockId) {
        let rest = self.body.add_block(Name::default());
        self.emit(InstKind::CondBr { condition, if_true: rest, if_false: other }, self.void);
        self.body.blocks[self.current].insts = std::mem::take(&mut self.list);
        self.current = rest;
    }

    /// The body, whose phis name the parts of blocks that their values come from.
    pub(super) fn finish(mut self) -> Body {
        for (_, inst) in self.body.insts.iter_mut() {
            if let InstKind::Phi { incoming } = &mut inst.kind {
                for (_, from) in incoming {
                    *from = self.last.get(from).copied().unwrap_or(*from);
                }
            }
        }
        self.body
    }

    pub(super) fn long(&mut self, value: u64) -> Value {
        Value::Const(self.module.constants.int(self.i64, 64, value))
    }

    pub(super) fn word(&mut self, value: u32) -> Value {
        Value::Const(self.module.constants.int(self.i32, 32, value.into()))
    }

    pub(super) fn binary(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Value {
        self.emit(InstKind::Binary { op, lhs, rhs }, self.i64)
    }

    pub(super) fn compare(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        self.emit(InstKind::ICmp { predicate, lhs, rhs }, self.i1)
    }

    pub(super) fn cast(&mut self, op: CastOp, operand: Value, ty: TypeId) -> Value {
        self.emit(InstKind::Cast { op, operand }, ty)
    }

    pub(super) fn ret(&mut self) {
        self.emit(InstKind::Ret { value: None }, self.void);
    }

    /// The number that stands behind an address, at another one.
    pub(super) fn behind(&mut self, pointer: Value) -> Value {
        let (i8, bytes) = (self.module.types.int(8), self.long(8));
        let indices = [bytes].into_iter().collect();
        let pointer =
            self.emit(InstKind::GetElementPtr { source_type: i8, base: pointer, indices }, self.ptr);
        self.emit(InstKind::Load { pointer, align: 8, volatile: false, atomic: None }, self.i64)
    }

    /// The word of the watch that has this number, which others may be writing.
    pub(super) fn watched(&mut self, number: u64) -> Value {
        let bytes = self.long(8 * number);
        let i8 = self.module.types.int(8);
        let place = InstKind::GetElementPtr {
            source_type: i8,
            base: self.watch,
            indices: [bytes].into_iter().collect(),
        };
        let pointer = self.emit(place, self.ptr);
        let scope = self.module.sync_scopes.intern(Name::default());
        let atomic = llvm_model::instruction::Atomic { ordering: llvm_model::Ordering::Monotonic, scope };
        self.emit(InstKind::Load { pointer, align: 8, volatile: false, atomic: Some(atomic) }, self.i64)
    }

    /// A call of a function that is not in the module.
    pub(super) fn call(&mut self, name: &str, ret: TypeId, params: &[TypeId], args: Vec<Value>) -> Value {
        let ty = self.module.types.function(ret, params, false);
        let function = declare(self.module, name, ty);
        let callee = Value::Const(self.module.function_const(function));
        self.emit(InstKind::Call(Box::new(Call::new(callee, ty, args))), ret)
    }
}

/// The function of this name, declared if it is not there.
pub(super) fn declare(module: &mut Module, name: &str, ty: TypeId) -> FunctionId {
    if let Some(id) = module.function_named(name) {
        return id;
    }
    let mut function = Function::declaration(&module.types, name.into(), ty);
    let set = module.attributes.intern_set(vec![Attribute::Enum(AttrKind::NO_UNWIND)]);
    let empty = module.attributes.empty_set();
    function.attributes = module.attributes.intern_list(set, empty, &[]);
    module.functions.push(function)
}
