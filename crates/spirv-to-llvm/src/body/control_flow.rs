//! Blocks and terminators.

use crate::body::FunctionRaiser;
use crate::body::loops::Loop;
use crate::fail::{Res, fail};
use crate::module::metadata;
use crate::operands::{result, word, words, words_from};
use llvm_model::{ApInt, Constant, Flags, InstKind, Instruction as LlvmInst, Type};
use rustc_hash::FxHashSet;
use spirv_module::{Instruction, Op};
use translate_common::LossKind;

/// Whether the opcode ends a block.
pub(crate) fn ends_block(op: Op) -> bool {
    matches!(
        op,
        Op::Branch
            | Op::BranchConditional
            | Op::Switch
            | Op::Return
            | Op::ReturnValue
            | Op::Unreachable
            | Op::Kill
            | Op::TerminateInvocation
            | Op::AbortKHR
    )
}

impl<'m> FunctionRaiser<'_, 'm> {
    /// OpLabel.
    pub(crate) fn begin_block(&mut self, inst: Instruction<'m>) -> Res<()> {
        self.block = Some(self.label(result(inst)?)?);
        Ok(())
    }

    /// Translates terminators and merge instructions; false when `inst` is none.
    pub(crate) fn control_flow(&mut self, inst: Instruction<'m>) -> Res<bool> {
        match inst.op() {
            Op::Branch => {
                let target = self.label(word(inst, 0)?)?;
                self.terminate(InstKind::Br { target })?;
            }
            Op::BranchConditional => self.branch_conditional(inst)?,
            Op::Switch => self.switch(inst)?,
            Op::Return => {
                if self.return_type != self.void {
                    return Err(fail!("OpReturn in a function that returns a value"));
                }
                self.terminate(InstKind::Ret { value: None })?;
            }
            Op::ReturnValue => {
                let value = self.value_of(word(inst, 0)?, self.return_type)?;
                self.terminate(InstKind::Ret { value: Some(value) })?;
            }
            Op::Unreachable => self.terminate(InstKind::Unreachable)?,
            Op::LoopMerge => {
                let [merge, continue_target, control] = words(inst)?;
                self.label(merge)?;
                self.label(continue_target)?;
                let header = self.block.ok_or_else(|| fail!("a merge outside of blocks"))?;
                self.loops.push(Loop { header, inst, control, parameters: words_from(inst, 3)? });
            }
            Op::SelectionMerge => {
                let [_, control] = words(inst)?;
                if control != 0 {
                    self.lose(LossKind::Hint, "selection control", inst);
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn terminate(&mut self, kind: InstKind) -> Res<()> {
        self.emit(kind, self.void, Flags::NONE)?;
        self.block = None;
        Ok(())
    }

    fn branch_conditional(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [condition, if_true, if_false] = words(inst)?;
        let condition = self.value_of(condition, self.i1)?;
        let (if_true, if_false) = (self.label(if_true)?, self.label(if_false)?);
        let mut llvm = LlvmInst::new(InstKind::CondBr { condition, if_true, if_false }, self.void);
        if let &[true_weight, false_weight] = words_from(inst, 3)? {
            let name = self.raise.nodes.string(&mut self.raise.out, "branch_weights");
            let weights = [true_weight, false_weight]
                .map(|weight| Some(self.raise.nodes.u32(&mut self.raise.out, weight)));
            let node = self.raise.nodes.tuple(&mut self.raise.out, &[Some(name), weights[0], weights[1]]);
            llvm.attachments = Box::new([(metadata::kind(&mut self.raise.out, "prof"), node)]);
        }
        self.push(llvm)?;
        self.block = None;
        Ok(())
    }

    fn switch(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [selector, default] = words(inst)?;
        let (value, ty) = self.typed(selector)?;
        let default = self.label(default)?;
        let Type::Integer(width) = self.raise.out.types[ty] else {
            return Err(fail!("the selector is not a scalar integer"));
        };
        let literal_words = width.div_ceil(32) as usize;
        if width > 64 {
            return Err(fail!("a switch over integers of more than 64 bits is not supported"));
        }
        let pairs = words_from(inst, 2)?;
        if !pairs.len().is_multiple_of(literal_words + 1) {
            return Err(fail!("the list of cases is cut off"));
        }
        let mut cases = Vec::with_capacity(pairs.len() / (literal_words + 1));
        let mut seen = FxHashSet::default();
        for pair in pairs.chunks_exact(literal_words + 1) {
            let (literal, target) = match *pair {
                [low, target] => (u64::from(low), target),
                [low, high, target] => (u64::from(high) << 32 | u64::from(low), target),
                _ => continue,
            };
            let bits = ApInt::from_u64(width, literal);
            let constant = self.raise.out.constants.intern(ty, Constant::Int(bits));
            if !seen.insert(constant) {
                return Err(fail!("the case {literal} occurs a second time"));
            }
            cases.push((constant, self.label(target)?));
        }
        self.terminate(InstKind::Switch { value, default, cases: cases.into() })
    }
}
