//! Construction of LLVM IR, one instruction after the other.
//!
//! [`InstBuilder`] is the vocabulary: it makes constants and instructions whose types follow from their operands. Every
//! type with a module, a body and a place for the next instruction ([`InstBuilderBase`]) has it. [`Builder`] is the plain
//! one; a pass that does more for each instruction (source locations, origins, lists of its own) defines another.
//!
//! Nothing is folded. Operands have to be of the types that the language reference demands; constants of types that have
//! none are reported to [`InstBuilderBase::mismatch`].

mod calls;
mod constants;
mod inst_builder;
#[cfg(test)]
mod tests;

pub use inst_builder::InstBuilder;

use crate::function::{BlockId, Body, FunctionId, InstId};
use crate::instruction::Instruction;
use crate::metadata::DebugLocId;
use crate::module::Module;
use crate::name::Name;
use crate::types::TypeId;

/// The module, the body and the place of the next instruction: the part of a builder that a pass defines.
pub trait InstBuilderBase {
    /// Returns the module.
    fn module(&self) -> &Module;
    /// Returns the module, to be extended.
    fn module_mut(&mut self) -> &mut Module;
    /// Returns the body that grows.
    fn body(&self) -> &Body;
    /// Returns the type of the function of the body.
    fn function_type(&self) -> TypeId;
    /// Adds an instruction to the body and puts it at the insertion point.
    fn push(&mut self, inst: Instruction) -> InstId;
    /// Called when an operation has operands of types that it is not defined for; its result is then meaningless.
    fn mismatch(&mut self) {}
    /// Returns the function of this name and type, declared if there is none.
    fn declare(&mut self, name: Name, ty: TypeId) -> FunctionId {
        self.module_mut().declare_function(name, ty)
    }
}

/// The place of the next instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InsertPoint {
    /// The end of a block.
    End(BlockId),
    /// A list that the caller puts into a block.
    List(Vec<InstId>),
}

/// Adds instructions to a body at an insertion point.
pub struct Builder<'m> {
    /// The module of types, constants and functions.
    pub module: &'m mut Module,
    /// The body that grows.
    pub body: &'m mut Body,
    /// The type of the function of the body.
    pub function_type: TypeId,
    /// The place of the next instruction.
    pub at: InsertPoint,
    /// The source location of every new instruction.
    pub debug_loc: Option<DebugLocId>,
}

impl<'m> Builder<'m> {
    /// Returns a builder without a source location.
    pub fn new(
        module: &'m mut Module,
        body: &'m mut Body,
        function_type: TypeId,
        at: InsertPoint,
    ) -> Builder<'m> {
        Builder { module, body, function_type, at, debug_loc: None }
    }
    /// Adds an empty block behind the others; the insertion point stays.
    pub fn add_block(&mut self, name: &str) -> BlockId {
        self.body.add_block(name.into())
    }
    /// Continues at the end of a block.
    pub fn switch_to(&mut self, block: BlockId) {
        self.at = InsertPoint::End(block);
    }
}

impl InstBuilderBase for Builder<'_> {
    fn module(&self) -> &Module {
        self.module
    }
    fn module_mut(&mut self) -> &mut Module {
        self.module
    }
    fn body(&self) -> &Body {
        self.body
    }
    fn function_type(&self) -> TypeId {
        self.function_type
    }
    fn push(&mut self, inst: Instruction) -> InstId {
        let id = self.body.insts.push(inst);
        self.body.locs.set(id, self.debug_loc);
        match &mut self.at {
            InsertPoint::End(block) => self.body.blocks[*block].insts.push(id),
            InsertPoint::List(list) => list.push(id),
        }
        id
    }
}
