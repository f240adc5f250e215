//! Instructions put into a body, and blocks cut in two.

use llvm_model::{
    Align, AttrKind, Attribute, BlockId, Body, DebugLocId, FunctionId, Id as _, InstBuilder as _,
    InstBuilderBase, InstId, InstKind, Instruction, Module, Name, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// Takes a body through its blocks, one instruction after the other.
pub(super) struct Editor<'m> {
    pub(super) module: &'m mut Module,
    pub(super) body: Body,
    function_type: TypeId,
    /// The parameter that is the address of the words of the watch.
    pub(super) watch: Value,
    /// The block that is written, and its instructions.
    current: BlockId,
    list: Vec<InstId>,
    /// New instructions get the debug location of the current one.
    pub(super) place: Option<DebugLocId>,
    /// The last part of each block that was cut.
    last: FxHashMap<BlockId, BlockId>,
    pub(super) i32: TypeId,
    pub(super) i64: TypeId,
    pub(super) ptr: TypeId,
    pub(super) void: TypeId,
}

impl<'m> Editor<'m> {
    pub(super) fn new(module: &'m mut Module, body: Body, function_type: TypeId, watch: Value) -> Self {
        let types = &mut module.types;
        let (i32, i64) = (types.int(32), types.int(64));
        let (ptr, void) = (types.ptr(0), types.void());
        let current = BlockId::from_index(0);
        let (list, last) = (Vec::new(), FxHashMap::default());
        Self { module, body, function_type, watch, current, list, place: None, last, i32, i64, ptr, void }
    }

    /// Calls `visit` for all instructions of a block, which it puts back with [`Editor::keep`], with others around it.
    pub(super) fn block(&mut self, block: BlockId, mut visit: impl FnMut(&mut Self, InstId)) {
        self.current = block;
        self.list.clear();
        for inst in std::mem::take(&mut self.body.blocks[block].insts) {
            self.place = self.body.locs.get(inst);
            visit(self, inst);
        }
        self.body.blocks[self.current].insts = std::mem::take(&mut self.list);
        self.last.insert(block, self.current);
    }

    /// The block that an instruction stands in that is put back.
    pub(super) fn keep(&mut self, inst: InstId) {
        self.list.push(inst);
    }

    /// Adds a block with the instructions that `write` emits.
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
        self.cond_br(condition, rest, other);
        self.body.blocks[self.current].insts = std::mem::take(&mut self.list);
        self.current = rest;
    }

    /// Returns the body; its phis name the parts of blocks that their values come from.
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

    /// Loads the number behind an address, at another one.
    pub(super) fn behind(&mut self, pointer: Value) -> Value {
        let bytes = self.int64(8);
        let pointer = self.byte_offset(pointer, bytes);
        self.load(self.i64, pointer, 8)
    }

    /// Loads the word of the watch that has this number, which others may be writing.
    pub(super) fn watched(&mut self, number: u64) -> Value {
        let bytes = self.int64(8 * number);
        let pointer = self.byte_offset(self.watch, bytes);
        let scope = self.module.sync_scopes.intern(Name::default());
        let atomic = llvm_model::instruction::Atomic { ordering: llvm_model::Ordering::Monotonic, scope };
        self.emit(
            InstKind::Load { pointer, align: Align::of(8), volatile: false, atomic: Some(atomic) },
            self.i64,
        )
    }
}

impl InstBuilderBase for Editor<'_> {
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
        let inst = self.body.insts.push(inst);
        self.body.locs.set(inst, self.place);
        self.list.push(inst);
        inst
    }
    fn declare(&mut self, name: Name, ty: TypeId) -> FunctionId {
        declare(self.module, name, ty)
    }
}

/// Returns the function of this name; declares one that does not unwind if there is none.
pub(super) fn declare(module: &mut Module, name: Name, ty: TypeId) -> FunctionId {
    let (known, id) = (module.functions.len(), module.declare_function(name, ty));
    if id.index() == known {
        module.change_attributes(id, |set| set.push(Attribute::Enum(AttrKind::NO_UNWIND)));
    }
    id
}
