//! Terminators.

use crate::lower::Lower;
use llvm_model::{BlockId, ConstId, Instruction, MdId, Module, Type, Value};
use smallvec::SmallVec;
use spirv_module::{LoopControl, Op, Operands};

impl Lower<'_> {
    /// Everything that stands before the terminator of `block`: casts for phis, then the loop hint.
    fn before_terminator(&mut self, block: BlockId) {
        self.lower_edge_casts(block);
        if let Some(merge) = self.f.loop_merges.get(&block).cloned() {
            self.emit_void(Op::LoopMerge, &merge);
        }
    }

    /// Lowers `ret`.
    pub(in crate::lower) fn lower_return(&mut self, block: BlockId, value: Option<Value>) {
        let returned = match (value, self.f.function) {
            (Some(value), Some(function)) => {
                let ty = self.types().return_type(function);
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
    pub(in crate::lower) fn lower_branch(&mut self, block: BlockId, target: BlockId) {
        self.before_terminator(block);
        let target = self.label(target);
        self.emit_void(Op::Branch, &[target.0]);
    }

    /// Lowers `br` with a condition.
    pub(in crate::lower) fn lower_conditional_branch(
        &mut self,
        block: BlockId,
        condition: Value,
        if_true: BlockId,
        if_false: BlockId,
        instruction: &Instruction,
    ) {
        let prof = self.kinds.prof.and_then(|kind| instruction.attachment(kind).map(|node| (kind, node)));
        if if_true == if_false {
            // From version 1.6 on the targets must differ.
            if let Some((kind, _)) = prof {
                self.report().tally_kind(kind);
            }
            return self.lower_branch(block, if_true);
        }
        let weights = prof.and_then(|(_, node)| branch_weights(self.module, node));
        if let (Some((kind, _)), None) = (prof, weights) {
            self.report().tally_kind(kind);
        }
        let condition = self.value(condition);
        self.before_terminator(block);
        let (if_true, if_false) = (self.label(if_true), self.label(if_false));
        let mut operands: SmallVec<[u32; 5]> = SmallVec::new();
        operands.extend([condition.0, if_true.0, if_false.0]);
        operands.extend(weights.into_iter().flatten());
        self.emit_void(Op::BranchConditional, &operands);
    }

    /// Lowers `switch`. Literals have as many words as the selector's type.
    pub(in crate::lower) fn lower_switch(
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
                let int = self.pool().int_type(32);
                let (one, zero) = (self.pool().u32_constant(1), self.pool().u32_constant(0));
                selector = self.emit(Op::Select, int, &[selector.0, one.0, zero.0]);
                false
            }
            Type::Integer(8 | 16 | 32) => false,
            Type::Integer(64) => true,
            _ => {
                return self.report().error_with_help(
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
    pub(in crate::lower) fn set_loop_merge(
        &mut self,
        header: BlockId,
        merge: BlockId,
        latch: BlockId,
        control: LoopControl,
        parameters: impl Iterator<Item = u32>,
    ) {
        let operands = Operands::new().id(self.label(merge)).id(self.label(latch)).word(control);
        self.f.loop_merges.insert(header, parameters.fold(operands, Operands::word));
    }
}

/// `!prof = !{!"branch_weights", [!"expected",] i32 if_true, i32 if_false}` as the literals of OpBranchConditional: not
/// both 0, and with a sum of at most 32 bits.
fn branch_weights(module: &Module, node: MdId) -> Option<[u32; 2]> {
    let (&first, rest) = module.tuple(node).split_first()?;
    if *module.md_string(first?)? != "branch_weights" {
        return None;
    }
    let weights: Vec<u64> = rest.iter().filter_map(|&weight| module.md_u64(weight?)).collect();
    let &[if_true, if_false] = weights.as_slice() else { return None };
    // Weights are of 32 bits; halving both keeps their ratio.
    let mut weights = [if_true, if_false];
    while weights.iter().sum::<u64>() > u64::from(u32::MAX) {
        weights = weights.map(|weight| weight / 2);
    }
    (weights != [0, 0]).then_some(weights.map(|weight| weight as u32))
}
