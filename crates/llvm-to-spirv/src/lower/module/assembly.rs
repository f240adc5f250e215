//! Inline assembly (SPV_INTEL_inline_assembly).

use crate::lower::module::Globals;
use llvm_model::{ConstId, InlineAsm};
use rustc_hash::FxHashMap;
use spirv_module::{Decoration, Id, Op, Operands};

/// The assembly made so far.
#[derive(Clone, Default)]
pub(super) struct Assembly {
    /// OpAsmINTEL.
    code: FxHashMap<ConstId, Id>,
    /// OpAsmTargetINTEL.
    target: Option<Id>,
}

impl Assembly {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.code.len()
    }
}

impl Globals<'_> {
    /// OpAsmINTEL for an inline assembly of SPIR-V type `function` that returns `ret`, and the OpAsmTargetINTEL that all
    /// of a module share.
    pub(in crate::lower) fn assembly(
        &mut self,
        id: ConstId,
        assembly: &InlineAsm,
        function: Id,
        ret: Id,
    ) -> Id {
        if let Some(&known) = self.assembly.code.get(&id) {
            return known;
        }
        let target = match self.assembly.target {
            Some(target) => target,
            None => {
                let triple = Operands::new().bytes(self.input.module.triple.as_bytes());
                let target = self.out().fresh();
                self.out().push(Op::AsmTargetINTEL, None, Some(target), &triple);
                self.assembly.target = Some(target);
                target
            }
        };
        let code = self.out().fresh();
        let operands = Operands::new()
            .id(function)
            .id(target)
            .bytes(assembly.template.as_bytes())
            .bytes(assembly.constraints.as_bytes());
        self.out().push(Op::AsmINTEL, Some(ret), Some(code), &operands);
        if assembly.side_effect {
            self.out().decorate(code, Decoration::SideEffectsINTEL, &[]);
        }
        self.assembly.code.insert(id, code);
        code
    }
}
