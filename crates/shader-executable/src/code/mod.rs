//! The body that is written, one instruction after the other. Types follow from the operands.

mod arithmetic;
mod calls;
mod composites;
mod constants;
mod memory;

use llvm_model::{
    BlockId, Body, Flags, FunctionId, InstId, InstKind, Instruction, Module, Name, TypeId, Value,
};
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
    parameters: Vec<TypeId>,
    target: Target,
    prologue: Vec<InstId>,
    intrinsics: &'o mut FxHashMap<Name, FunctionId>,
    /// Whether atomic operations and accesses of texels are volatile.
    pub(crate) is_volatile: bool,
    /// Whether something was asked for that its operands' types do not allow.
    is_wrong: bool,
}

impl<'o> Code<'o> {
    /// An empty body of a function with these parameters. `intrinsics` are those that the module declares so far.
    pub(crate) fn new(
        out: &'o mut Module,
        parameters: Vec<TypeId>,
        intrinsics: &'o mut FxHashMap<Name, FunctionId>,
    ) -> Code<'o> {
        let (body, prologue) = (Body::default(), Vec::new());
        Code {
            out,
            body,
            parameters,
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

    /// Notes that the types of operands do not allow what is asked for.
    fn note_wrong(&mut self) {
        self.is_wrong = true;
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

    /// Appends an instruction.
    pub(crate) fn push(&mut self, inst: Instruction) -> InstId {
        match self.target {
            Target::Block(block) => self.body.append(block, inst),
            Target::Prologue => {
                let id = self.body.insts.push(inst);
                self.prologue.push(id);
                id
            }
        }
    }

    /// Appends an operation and returns its result.
    pub(crate) fn emit(&mut self, kind: InstKind, ty: TypeId) -> Value {
        Value::Inst(self.push(Instruction::new(kind, ty)))
    }

    /// The type of a value.
    pub(crate) fn ty(&mut self, value: Value) -> TypeId {
        match value {
            Value::Const(id) => self.out.constants.ty(id),
            Value::Inst(id) => self.body.insts[id].ty,
            Value::Arg(index) => {
                let void = self.out.types.void();
                self.parameters.get(index as usize).copied().unwrap_or(void)
            }
            Value::Metadata(_) | Value::Block(_) => self.out.types.void(),
        }
    }

    /// The type of a value's components.
    pub(crate) fn scalar(&mut self, value: Value) -> TypeId {
        let ty = self.ty(value);
        self.out.types.scalar(ty)
    }

    /// The number of components of a vector; of anything else, 1.
    pub(crate) fn lanes(&mut self, value: Value) -> u32 {
        let ty = self.ty(value);
        self.out.types.lanes(ty).unwrap_or(1)
    }

    /// The width of a value's components, integers or floats, in bits.
    pub(crate) fn width(&mut self, value: Value) -> u32 {
        let ty = self.scalar(value);
        let types = &self.out.types;
        types.int_width(ty).or(types[ty].float_width()).unwrap_or(64)
    }

    /// `element`, or a vector of as many as `like` has.
    pub(crate) fn shaped(&mut self, element: TypeId, like: Value) -> TypeId {
        let ty = self.ty(like);
        match self.out.types.lanes(ty) {
            Some(lanes) => self.out.types.vector(element, lanes),
            None => element,
        }
    }

    /// An instruction with flags.
    pub(crate) fn flagged(&mut self, kind: InstKind, ty: TypeId, flags: Flags) -> Value {
        let mut inst = Instruction::new(kind, ty);
        inst.flags = flags;
        Value::Inst(self.push(inst))
    }
}
