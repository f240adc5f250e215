//! Functions that emulations call when they need control flow.

use crate::emit::{Context, empty_function};
use llvm_model::intrinsics::mangle;
use llvm_model::{
    BinaryOp, BlockId, Builder, CallingConv, Constant, FunctionId, InstKind, IntPredicate, Linkage, Module,
    TypeId, Value,
};

/// A helper function by name, made by `make` when it is not there yet.
pub(crate) fn helper(
    cx: &mut Context,
    module: &mut Module,
    name: String,
    ret: TypeId,
    params: &[TypeId],
    make: impl FnOnce(&mut Module, FunctionId),
) -> FunctionId {
    if let Some(&known) = cx.helpers.get(&name) {
        return known;
    }
    let ty = module.types.function(ret, params, false);
    let mut function = empty_function(module, name.as_str().into(), ty);
    function.props.linkage = Linkage::Internal;
    function.calling_conv = CallingConv::SPIR_FUNC;
    let id = cx.add(module, function);
    cx.helpers.insert(name, id);
    make(module, id);
    id
}

/// Grows the body of a helper function.
pub(crate) struct Maker<'m> {
    pub(crate) b: Builder<'m>,
    pub(crate) bool_: TypeId,
    void: TypeId,
    volatile: bool,
}

impl<'m> Maker<'m> {
    pub(crate) fn new(module: &'m mut Module, function: FunctionId, volatile: bool) -> Maker<'m> {
        let (bool_, void) = (module.types.int(1), module.types.void());
        let mut body = llvm_model::Body::default();
        let block = body.add_block("entry".into());
        module.functions[function].body = Some(body);
        Maker { b: Builder { module, function, block, debug_loc: None }, bool_, void, volatile }
    }
    pub(crate) fn block(&mut self, name: &str) -> BlockId {
        let body = self.b.module.functions[self.b.function].body.get_or_insert_with(Default::default);
        body.add_block(name.into())
    }
    pub(crate) fn int(&mut self, ty: TypeId, value: u64) -> Value {
        let module = &mut *self.b.module;
        let element = module.types.scalar(ty);
        let width = module.types.int_width(element).unwrap_or(64);
        let scalar = module.constants.int(element, width, value);
        Value::Const(match module.types.lanes(ty) {
            Some(lanes) => module.constants.aggregate(&module.types, ty, &vec![scalar; lanes as usize]),
            None => scalar,
        })
    }
    pub(crate) fn terminate(&mut self, kind: InstKind) {
        let void = self.void;
        self.b.emit(kind, void, Default::default());
    }
    pub(crate) fn byte_at(&mut self, pointer: Value, ty: TypeId, index: Value) -> Value {
        let byte = self.b.module.types.int(8);
        self.element_at(pointer, ty, byte, index)
    }
    /// The element `index` behind a pointer.
    pub(crate) fn element_at(&mut self, pointer: Value, ty: TypeId, element: TypeId, index: Value) -> Value {
        let indices = [index].into_iter().collect();
        let kind = InstKind::GetElementPtr { source_type: element, base: pointer, indices };
        self.b.emit(kind, ty, Default::default())
    }
    /// An element of a vector.
    pub(crate) fn extract(&mut self, vector: Value, lane: u32, element: TypeId) -> Value {
        let i32_ = self.b.module.types.int(32);
        let index = self.int(i32_, u64::from(lane));
        self.b.emit(InstKind::ExtractElement { vector, index }, element, Default::default())
    }
    /// A vector with one element changed.
    pub(crate) fn insert(&mut self, vector: Value, element: Value, lane: u32, ty: TypeId) -> Value {
        let i32_ = self.b.module.types.int(32);
        let index = self.int(i32_, u64::from(lane));
        self.b.emit(InstKind::InsertElement { vector, element, index }, ty, Default::default())
    }
    /// A struct of two values.
    pub(crate) fn pair(&mut self, ty: TypeId, first: Value, second: Value) -> Value {
        let poison = Value::Const(self.b.module.constants.intern(ty, Constant::Poison));
        let kind = InstKind::InsertValue { aggregate: poison, element: first, indices: [0].into() };
        let one = self.b.emit(kind, ty, Default::default());
        let kind = InstKind::InsertValue { aggregate: one, element: second, indices: [1].into() };
        self.b.emit(kind, ty, Default::default())
    }
    /// Adds what a phi gets from one more block.
    pub(crate) fn add_incoming(&mut self, phi: Value, value: Value, from: BlockId) {
        if let (Value::Inst(phi), Some(body)) = (phi, &mut self.b.module.functions[self.b.function].body)
            && let InstKind::Phi { incoming } = &mut body.insts[phi].kind
        {
            incoming.push((value, from));
        }
    }
    pub(crate) fn store(&mut self, value: Value, pointer: Value) {
        let volatile = self.volatile;
        self.terminate(InstKind::Store { value, pointer, align: 1, volatile, atomic: None });
    }
    pub(crate) fn load(&mut self, pointer: Value) -> Value {
        let byte = self.b.module.types.int(8);
        let kind = InstKind::Load { pointer, align: 1, volatile: self.volatile, atomic: None };
        self.b.emit(kind, byte, Default::default())
    }
    /// A loop over `0..length`, upwards or downwards, that `each` gives its body; `exit` comes after it. The current
    /// block is left without a terminator for the caller to branch from; returns the block to branch to.
    pub(crate) fn count(
        &mut self,
        length: (Value, TypeId),
        down: bool,
        before: BlockId,
        exit: BlockId,
        each: impl FnOnce(&mut Self, Value),
    ) -> BlockId {
        let (length, ty) = length;
        let block = self.block("");
        self.b.block = block;
        let (zero, one) = (self.int(ty, 0), self.int(ty, 1));
        let start = if down { length } else { zero };
        let phi = self.b.emit(InstKind::Phi { incoming: vec![(start, before)] }, ty, Default::default());
        let next = self.b.binary(if down { BinaryOp::Sub } else { BinaryOp::Add }, ty, phi, one);
        each(self, if down { next } else { phi });
        let bool_ = self.bool_;
        let end = if down { zero } else { length };
        let more = self.b.icmp(IntPredicate::Ne, bool_, next, end);
        self.terminate(InstKind::CondBr { condition: more, if_true: block, if_false: exit });
        self.add_incoming(phi, next, block);
        block
    }
}

/// The mark of helpers whose accesses are volatile.
pub(crate) fn suffix(volatile: bool) -> &'static str {
    if volatile { ".volatile" } else { "" }
}

/// How a type stands in the name of a helper: `p1`, `i64`.
pub(crate) fn word(module: &Module, ty: TypeId) -> String {
    mangle::word(&module.types, ty).unwrap_or_default()
}
