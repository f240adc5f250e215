//! Decorations of results that no flag or operand says: metadata of the instruction.

use crate::body::aliasing;
use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::ids::Entity;
use crate::module::metadata;
use crate::module::stated_decorations::{decoration_list, is_metadata};
use crate::operands::result;
use llvm_model::{InstId, Value};
use spirv_mapping::convention::decorations as convention;
use spirv_module::Instruction;

/// Attaches the decorations of the result of `inst` that no flag or operand says.
pub(crate) fn attach(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let id = result(inst)?;
    let mut rest = f.decorations(inst)?;
    rest.retain(|decoration| is_metadata(inst.op(), decoration));
    aliasing::attach_decorations(f, &mut rest)?;
    if rest.is_empty() {
        return Ok(());
    }
    match f.raise.ids.entity(id)? {
        Entity::Value(Value::Inst(target)) if stands_for(f, target) => {
            if let Some(list) = decoration_list(f.raise, &rest) {
                let kind = metadata::kind(&mut f.raise.out, convention::BY_NUMBER);
                f.build.inst_mut(target).attach(kind, list);
            }
        }
        _ => {
            for decoration in rest {
                f.raise.report.lose_decoration(&f.raise.ids, decoration);
            }
        }
    }
    Ok(())
}

/// Whether an instruction was made for the SPIR-V instruction at hand and has no decorations yet.
fn stands_for(f: &mut FunctionRaiser<'_, '_>, inst: InstId) -> bool {
    let kind = metadata::kind(&mut f.raise.out, convention::BY_NUMBER);
    f.build.is_current(inst) && f.build.inst(inst).attachment(kind).is_none()
}
