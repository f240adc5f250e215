//! Numbers of the unnamed arguments, blocks and results of one function, in the order in which they stand.

use crate::numbering::{NONE, number};
use llvm_model::arena::Id;
use llvm_model::{BlockId, Function, InstId, Module, Type};

/// The numbers of unnamed arguments, blocks and instruction results of one function.
pub(crate) struct LocalNumbering {
    args: Vec<u32>,
    blocks: Vec<u32>,
    insts: Vec<u32>,
}

impl LocalNumbering {
    /// Numbers the locals of `function`.
    pub(crate) fn new(module: &Module, function: &Function) -> LocalNumbering {
        let mut next = 0;
        let count = module.types.function_parts(function.ty).map_or(0, |(_, params, _)| params.len());
        let unnamed = |index: usize| function.params.get(index).is_none_or(|p| p.name.is_empty());
        let args = number((0..count).map(unnamed), &mut next);
        let mut this = LocalNumbering { args, blocks: Vec::new(), insts: Vec::new() };
        let Some(body) = &function.body else { return this };
        this.blocks = vec![NONE; body.blocks.len()];
        this.insts = vec![NONE; body.insts.len()];
        let mut take = |place: &mut u32| {
            *place = next;
            next += 1;
        };
        let void = module.types.find(&Type::Void);
        for &block in &body.layout {
            let contents = &body.blocks[block];
            if contents.name.is_empty() {
                take(&mut this.blocks[block.index()]);
            }
            for &id in &contents.insts {
                let inst = &body.insts[id];
                if !body.names.has(id) && Some(inst.ty) != void {
                    take(&mut this.insts[id.index()]);
                }
            }
        }
        this
    }
    /// The number of an argument.
    pub(crate) fn arg(&self, index: u32) -> Option<u32> {
        self.args.get(index as usize).copied().filter(|n| *n != NONE)
    }
    /// The number of a block.
    pub(crate) fn block(&self, id: BlockId) -> Option<u32> {
        self.blocks.get(id.index()).copied().filter(|n| *n != NONE)
    }
    /// The number of an instruction's result.
    pub(crate) fn inst(&self, id: InstId) -> Option<u32> {
        self.insts.get(id.index()).copied().filter(|n| *n != NONE)
    }
}
