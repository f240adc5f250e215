//! The types of functions with signed parameters and results.

use super::rewrite::Restoration;
use crate::rewrite::Words;
use smallvec::SmallVec;
use spirv_module::{Id, Instruction, Op};

impl<'m> Restoration<'m> {
    /// The types of the functions that have this one.
    pub(super) fn function_types(&mut self, inst: Instruction<'m>) {
        let Some(old) = inst.result() else { return };
        let wanted = self.functions_of_type.get(&old).cloned().unwrap_or_default();
        if wanted.is_empty() {
            // Only pointers to functions of the type are there.
            return self.copy(inst);
        }
        let mut is_free = true;
        for words in wanted {
            if self.known.contains_key(&(Op::TypeFunction, words.clone())) {
                continue;
            }
            let id = if std::mem::take(&mut is_free) { old } else { self.out.fresh() };
            self.out.push(inst.op(), None, Some(id), &words);
            self.known.insert((Op::TypeFunction, words), id);
        }
    }

    /// Collects the parts of function types, by their current type.
    pub(super) fn demand_function_types(&mut self) {
        let mut current: Option<(Id, Id, Words)> = None;
        for inst in self.module.instructions() {
            match (inst.op(), inst.result(), inst.result_type(), inst.operands()) {
                (Op::Function, Some(id), Some(ret), &[_, ty]) => {
                    let ret = self.form(ret, self.solution.is_signed(id));
                    current = Some((id, Id(ty), SmallVec::from_slice(&[ret.0])));
                }
                (Op::FunctionParameter, Some(id), Some(ty), _) => {
                    let ty = self.form(ty, self.solution.is_signed(id));
                    if let Some((_, _, words)) = &mut current {
                        words.push(ty.0);
                    }
                }
                _ => {
                    if let Some((id, ty, words)) = current.take() {
                        self.functions_of_type.entry(ty).or_default().push(words.clone());
                        self.type_of_function.insert(id, words);
                    }
                }
            }
        }
    }
}
