//! Metadata of instructions: memory that is not used again soon, and branch weights.

use crate::function::Lowering;
use llvm_model::{Constant, Instruction, MdId, MdKindId, Metadata, Module};
use thin_vec::ThinVec;

/// The kinds that are kept.
const KEPT: &[&str] = &["nontemporal", "prof"];

/// The attachments of an instruction that stay, in the module that is made.
pub(crate) fn kept(lowering: &mut Lowering<'_, '_, '_>, inst: &Instruction) -> ThinVec<(MdKindId, MdId)> {
    if inst.attachments.is_empty() {
        return ThinVec::new();
    }
    let from = lowering.plan.from;
    let mut out = ThinVec::new();
    for name in KEPT {
        let Some(kind) = from.find_md_kind(name) else { continue };
        let Some(&(_, node)) = inst.attachments.iter().find(|(known, _)| *known == kind) else { continue };
        let to = &mut *lowering.code.out;
        if let Some(node) = copied(from, to, node) {
            out.push((to.md_kinds.intern((*name).into()), node));
        }
    }
    out
}

/// A list of texts and numbers; `None` for others.
fn copied(from: &Module, to: &mut Module, list: MdId) -> Option<MdId> {
    let mut operands = Vec::new();
    for operand in from.tuple(list) {
        let operand = match &from.metadata[(*operand)?] {
            text @ Metadata::String(_) => text.clone(),
            Metadata::Constant(number) => {
                let width = from.types.int_width(from.constants.ty(*number))?;
                let Constant::Int(_) = from.constants[*number] else { return None };
                let ty = to.types.int(width);
                let value = from.constants.as_int(*number)?.to_u64()?;
                Metadata::Constant(to.constants.int(ty, width, value))
            }
            _ => return None,
        };
        operands.push(Some(to.metadata.push(operand)));
    }
    Some(to.metadata.push(Metadata::Tuple { distinct: false, operands: operands.into() }))
}
