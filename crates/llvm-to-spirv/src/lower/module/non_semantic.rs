//! Instructions of sets without an effect, which metadata lists (`convention/non_semantic.rs`). They come after the functions,
//! because they name functions.

use crate::lower::module::Globals;
use llvm_model::{Constant, MdId, Metadata};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::non_semantic;
use spirv_module::{ExtInstSet, Id, Op, Operands};
use translate_common::Lost;
use translate_common::losses::LossReason;

/// Emits the instructions. Nodes of other forms are reported as lost.
pub(in crate::lower) fn lower_non_semantic(globals: &mut Globals<'_>) {
    let module = globals.module();
    let Some(list) = module.named(non_semantic::LIST) else { return };
    let mut results: FxHashMap<MdId, Id> = FxHashMap::default();
    for &node in &list.operands {
        match lower_node(globals, node, &results) {
            Some(id) => _ = results.insert(node, id),
            None => globals.report().lose(Lost::Metadata(non_semantic::LIST.into(), LossReason::Operands)),
        }
    }
}

fn lower_node(globals: &mut Globals<'_>, node: MdId, results: &FxHashMap<MdId, Id>) -> Option<Id> {
    let module = globals.module();
    let &[Some(set), Some(number), ref operands @ ..] = module.tuple(node) else { return None };
    let name = module.md_string(set)?.as_str()?;
    let number = u32::try_from(module.md_u64(number)?).ok()?;
    // Sets that are not known have operands of unknown kinds.
    let known = ExtInstSet::from_name(name).filter(|known| known.is_non_semantic())?;
    known.instruction(number)?;
    let mut ids = Vec::with_capacity(operands.len());
    for &operand in operands {
        let operand = operand?;
        ids.push(match module.metadata[operand] {
            Metadata::String(ref text) => globals.out().string(text.as_bytes()),
            Metadata::Constant(constant) => match module.constants[constant] {
                Constant::Function(function) => globals.function_id(function),
                Constant::Global(global) => globals.variable(global)?.0,
                _ => {
                    let ty = globals.types().value_type(module.constants.ty(constant));
                    globals.constant(constant, ty)
                }
            },
            _ => *results.get(&operand)?,
        });
    }
    let void = globals.pool().void_type();
    let out = globals.out();
    let set = out.import_stated(name);
    let result = out.fresh();
    let operands = Operands::new().id(set).word(number).ids(ids);
    out.push_behind(Op::ExtInst, Some(void), Some(result), &operands);
    Some(result)
}
