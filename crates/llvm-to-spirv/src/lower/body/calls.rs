//! Calls of functions. Intrinsics and builtins go elsewhere.

use crate::lower::Lower;
use llvm_model::{Call, Flags, FunctionId, InstId, TailKind};
use smallvec::SmallVec;
use spirv_module::{ExtInstSet, Op};
use translate_common::LossKind;

impl<'m> Lower<'m> {
    /// Lowers `call`.
    pub(in crate::lower) fn lower_call(&mut self, inst: InstId, call: &'m Call, flags: Flags) {
        let Some(callee) = self.module.as_function(call.callee) else {
            return self.lower_indirect_call(inst, call);
        };
        self.tally_call(call.attributes);
        for bundle in &call.bundles {
            self.lose(LossKind::Operand, format!("operand bundle \"{}\"", bundle.tag));
        }
        if call.tail == TailKind::MustTail {
            self.lose_flag("musttail");
        }
        let function = &self.module.functions[callee];
        if function.body.is_none() {
            if let Some(name) = function.props.name.as_str().filter(|name| name.starts_with("llvm.")) {
                return self.lower_intrinsic(inst, name, call, flags);
            }
            if self.lower_builtin(inst, callee, call, flags) {
                return;
            }
            self.f.contraction.note_unknown();
        }
        self.lose_fast_math(flags);
        self.lower_function_call(inst, callee, call);
    }

    fn lower_function_call(&mut self, inst: InstId, callee: FunctionId, call: &Call) {
        let function = &self.module.functions[callee];
        if call.function_type != function.ty || call.args.len() != function.params.len() {
            return self.error_with_help(
                format!("@{} is called with another type than it has", function.props.name),
                "call it with the parameters it declares",
            );
        }
        let id = self.function_id(callee);
        let mut operands: SmallVec<[u32; 12]> = SmallVec::new();
        operands.push(id.0);
        for (index, &arg) in call.args.iter().enumerate() {
            let want = self.param_type(callee, index as u32);
            operands.push(self.operand_as(arg, want).0);
        }
        let ret = self.return_type(callee);
        self.define_pointer(inst, Op::FunctionCall, ret, &operands);
        self.f.callees.push(callee);
    }

    /// Defines the result of an instruction of an extended set.
    pub(in crate::lower) fn define_extended(
        &mut self,
        inst: InstId,
        set: ExtInstSet,
        number: u32,
        operands: &[u32],
    ) {
        let ty = self.natural_type(inst);
        let set = self.instruction_set(set);
        let words: SmallVec<[u32; 8]> = [set.0, number].into_iter().chain(operands.iter().copied()).collect();
        self.define(inst, Op::ExtInst, ty, &words);
    }
}
