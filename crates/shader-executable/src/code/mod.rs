//! The body that is written, one instruction after the other. Types follow from the operands.

mod addresses;
mod calls;
mod shapes;

use llvm_model::{BlockId, Body, FunctionId, InstBuilderBase, InstId, Instruction, Module, Name, TypeId};
use rustc_hash::FxHashMap;

/// Where an instruction goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Block(BlockId),
    /// In front of everything in the entry block.
    Prologue,
}

/// One function's body.
pub(crate) struct Code<'o> {
    /// The module that is made.
    pub(crate) out: &'o mut Module,
    /// The body.
    pub(crate) body: Body,
    function_type: TypeId,
    target: Target,
    prologue: Vec<InstId>,
    intrinsics: &'o mut FxHashMap<Name, FunctionId>,
    /// Whether atomic operations and accesses of texels are volatile.
    pub(crate) is_volatile: bool,
    /// Whether something was asked for that its operands' types do not allow.
    is_wrong: bool,
}

impl<'o> Code<'o> {
    /// Returns an empty body of a function of this type. `intrinsics` are those that the module declares so far.
    pub(crate) fn new(
        out: &'o mut Module,
        function_type: TypeId,
        intrinsics: &'o mut FxHashMap<Name, FunctionId>,
    ) -> Code<'o> {
        let (body, prologue) = (Body::default(), Vec::new());
        Code {
            out,
            body,
            function_type,
            target: Target::Prologue,
            prologue,
            intrinsics,
            is_volatile: false,
            is_wrong: false,
        }
    }

    /// Goes on in a block.
    pub(crate) fn enter(&mut self, block: BlockId) {
        self.target = Target::Block(block);
    }

    /// Whether that has happened since this was asked last.
    pub(crate) fn was_wrong(&mut self) -> bool {
        std::mem::take(&mut self.is_wrong)
    }

    /// Has `work` write in front of everything else.
    pub(crate) fn in_prologue<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let target = std::mem::replace(&mut self.target, Target::Prologue);
        let result = work(self);
        self.target = target;
        result
    }

    /// The whole body.
    pub(crate) fn finish(mut self) -> Body {
        if let Some(entry) = self.body.entry() {
            let block = &mut self.body.blocks[entry];
            let rest = std::mem::take(&mut block.insts);
            block.insts = [self.prologue, rest].concat();
        }
        self.body
    }
}

impl InstBuilderBase for Code<'_> {
    fn module(&self) -> &Module {
        self.out
    }
    fn module_mut(&mut self) -> &mut Module {
        self.out
    }
    fn body(&self) -> &Body {
        &self.body
    }
    fn function_type(&self) -> TypeId {
        self.function_type
    }
    fn push(&mut self, inst: Instruction) -> InstId {
        match self.target {
            Target::Block(block) => self.body.append(block, inst),
            Target::Prologue => {
                let id = self.body.insts.push(inst);
                self.prologue.push(id);
                id
            }
        }
    }
    fn mismatch(&mut self) {
        self.is_wrong = true;
    }
    fn declare(&mut self, name: Name, ty: TypeId) -> FunctionId {
        self.intrinsic(name, ty)
    }
}
