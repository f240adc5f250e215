//! Decorations of results that no flag or operand says: metadata of the instruction.

use crate::body::FunctionRaiser;
use crate::fail::Res;
use crate::ids::Entity;
use crate::module::metadata;
use crate::module::stated_decorations::{decoration_list, is_metadata};
use crate::operands::result;
use llvm_model::{InstId, Value};
use spirv_module::Instruction;

impl<'m> FunctionRaiser<'_, 'm> {
    /// Attaches the decorations of the result of `inst` that no flag or operand says.
    pub(crate) fn attach_decorations(&mut self, inst: Instruction<'m>) -> Res<()> {
        let id = result(inst)?;
        let mut rest = self.decorations(inst)?;
        rest.retain(|decoration| is_metadata(inst.op(), decoration.kind));
        if rest.is_empty() {
            return Ok(());
        }
        match self.raise.ids.entity(id)? {
            Entity::Value(Value::Inst(target)) if self.stands_for(target) => {
                if let Some(list) = decoration_list(self.raise, &rest) {
                    let kind = metadata::kind(&mut self.raise.out, "spirv.Decorations");
                    let target = &mut self.body.insts[target];
                    let mut attachments = std::mem::take(&mut target.attachments).into_vec();
                    attachments.push((kind, list));
                    target.attachments = attachments.into();
                }
            }
            _ => {
                for decoration in rest {
                    self.raise.report.lose_decoration(&self.raise.ids, decoration);
                }
            }
        }
        Ok(())
    }

    /// Whether an instruction was made for the SPIR-V instruction at hand and has no decorations yet.
    fn stands_for(&mut self, inst: InstId) -> bool {
        let kind = metadata::kind(&mut self.raise.out, "spirv.Decorations");
        self.is_current(inst) && self.body.insts[inst].attachment(kind).is_none()
    }
}
