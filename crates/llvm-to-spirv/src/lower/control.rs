//! Terminators.

use super::Lower;
use llvm_model::{BlockId, ConstId, Type, Value};
use spirv_module::{Id, Op};

impl Lower<'_> {
    /// Everything that stands before the terminator of `block`: casts for phis, then the loop hint.
    fn before_terminator(&mut self, block: BlockId) {
        self.lower_edge_casts(block);
        if let Some(merge) = self.f.loop_merges.get(&block).copied() {
            self.emit_void(Op::LoopMerge, &merge);
        }
    }

    /// Lowers `ret`.
    pub(super) fn lower_return(&mut self, block: BlockId, value: Option<Value>) {
        let returned = match (value, self.f.function) {
            (Some(value), Some(function)) => {
                let ty = self.return_type(function);
                Some(self.operand_as(value, ty))
            }
            _ => None,
        };
        self.before_terminator(block);
        match returned {
            Some(id) => self.emit_void(Op::ReturnValue, &[id.0]),
            None => self.emit_void(Op::Return, &[]),
        }
    }

    /// Lowers `br` without a condition.
    pub(super) fn lower_branch(&mut self, block: BlockId, target: BlockId) {
        self.before_terminator(block);
        let target = self.label(target);
        self.emit_void(Op::Branch, &[target.0]);
    }

    /// Lowers `br` with a condition.
    pub(super) fn lower_conditional_branch(
        &mut self,
        block: BlockId,
        condition: Value,
        if_true: BlockId,
        if_false: BlockId,
    ) {
        if if_true == if_false {
            // From version 1.6 on the targets must differ.
            return self.lower_branch(block, if_true);
        }
        let condition = self.value(condition);
        self.before_terminator(block);
        let (if_true, if_false) = (self.label(if_true), self.label(if_false));
        self.emit_void(Op::BranchConditional, &[condition.0, if_true.0, if_false.0]);
    }

    /// Lowers `switch`. Literals have as many words as the selector's type.
    pub(super) fn lower_switch(
        &mut self,
        block: BlockId,
        value: Value,
        default: BlockId,
        cases: &[(ConstId, BlockId)],
    ) {
        let ty = self.type_of(value);
        let mut selector = self.value(value);
        let wide = match self.module.types[ty] {
            Type::Integer(1) => {
                let int = self.int_type(32);
                let (one, zero) = (self.u32_constant(1), self.u32_constant(0));
                selector = self.emit(Op::Select, int, &[selector.0, one.0, zero.0]);
                false
            }
            Type::Integer(8 | 16 | 32) => false,
            Type::Integer(64) => true,
            _ => {
                return self.error_with_help(
                    "a switch on an integer of this width cannot be expressed in SPIR-V",
                    "switch on 8, 16, 32 or 64 bits",
                );
            }
        };
        self.before_terminator(block);
        let default = self.label(default);
        let mut operands = vec![selector.0, default.0];
        for &(literal, target) in cases {
            let bits = self.module.constants.as_int(literal).and_then(|bits| bits.to_u64()).unwrap_or(0);
            operands.push(bits as u32);
            if wide {
                operands.push((bits >> 32) as u32);
            }
            operands.push(self.label(target).0);
        }
        self.emit_void(Op::Switch, &operands);
    }

    /// Sets the loop hint that goes before the terminator of `header`.
    pub(super) fn set_loop_merge(&mut self, header: BlockId, merge: BlockId, latch: BlockId, control: u32) {
        let words: [Id; 2] = [self.label(merge), self.label(latch)];
        self.f.loop_merges.insert(header, [words[0].0, words[1].0, control]);
    }
}
