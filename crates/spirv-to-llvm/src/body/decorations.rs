//! Decorations of results that have no flag or operand: metadata of the instruction.

use crate::body::{aliasing, annotations};
use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::ids::Entity;
use crate::ids::decorations::Decorated;
use crate::module::annotations::has_text;
use crate::module::global_annotations::take_texts;
use crate::module::metadata;
use crate::module::stated_decorations::{decoration_list, is_metadata};
use crate::operands::result;
use llvm_model::{CastOp, InstBuilder as _, InstId, InstKind, Value};
use spirv_mapping::convention::annotation::is_of_memory;
use spirv_mapping::convention::decorations as convention;
use spirv_module::Instruction;

/// How many casts may lie around the address of a variable.
const MAX_CASTS: usize = 64;

/// Attaches the decorations of the result of `inst` that have no flag or operand.
pub(crate) fn attach(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let id = result(inst)?;
    let mut rest = f.decorations(inst)?;
    rest.retain(|decoration| is_metadata(inst.op(), decoration));
    let is_of_memory = rest.iter().filter(|d| has_text(d.kind, d.operands)).all(|d| is_of_memory(d.kind));
    let texts = if is_pointer(f, id) { take_texts(&mut rest) } else { Vec::new() };
    aliasing::attach_decorations(f, &mut rest)?;
    if !rest.is_empty() {
        attach_list(f, id, &rest)?;
    }
    if is_of_memory && is_variable(f, id) {
        return annotate_variable(f, id, &texts);
    }
    annotate_pointer(f, id, &texts)
}

/// Whether an id is the address of a variable of the function, behind casts.
fn is_variable(f: &FunctionRaiser<'_, '_>, id: u32) -> bool {
    let Ok(Entity::Value(mut value)) = f.raise.ids.entity(id) else { return false };
    for _ in 0..MAX_CASTS {
        let Value::Inst(inst) = value else { return false };
        match f.build.inst(inst).kind {
            InstKind::Alloca { .. } => return true,
            InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, operand } => value = operand,
            _ => return false,
        }
    }
    false
}

/// Annotates the variable that an id is the address of.
fn annotate_variable(f: &mut FunctionRaiser<'_, '_>, id: u32, texts: &[Vec<u8>]) -> Res<()> {
    let (Entity::Value(pointer), false) = (f.raise.ids.entity(id)?, texts.is_empty()) else { return Ok(()) };
    let Some(ty) = f.value_type(pointer) else { return Ok(()) };
    f.raise.report.spend(texts.len())?;
    for text in texts {
        annotations::annotate_variable(f, pointer, ty, text)?;
    }
    Ok(())
}

/// Attaches decorations by their numbers.
fn attach_list<'m>(f: &mut FunctionRaiser<'_, 'm>, id: u32, rest: &[Decorated<'m>]) -> Res<()> {
    match f.raise.ids.entity(id)? {
        Entity::Value(Value::Inst(target)) if stands_for(f, target) => {
            if let Some(list) = decoration_list(f.raise, rest) {
                let kind = metadata::kind(&mut f.raise.out, convention::BY_NUMBER);
                f.build.inst_mut(target).attach(kind, list);
            }
        }
        _ => {
            for &decoration in rest {
                f.raise.report.lose_decoration(&f.raise.ids, decoration);
            }
        }
    }
    Ok(())
}

fn is_pointer(f: &FunctionRaiser<'_, '_>, id: u32) -> bool {
    let Ok(Entity::Value(value)) = f.raise.ids.entity(id) else { return false };
    f.value_type(value).is_some_and(|ty| f.raise.out.types.address_space(ty).is_some())
}

/// The id stands for the annotated pointer from here on.
fn annotate_pointer(f: &mut FunctionRaiser<'_, '_>, id: u32, texts: &[Vec<u8>]) -> Res<()> {
    let (Entity::Value(mut pointer), false) = (f.raise.ids.entity(id)?, texts.is_empty()) else {
        return Ok(());
    };
    let Some(ty) = f.value_type(pointer) else { return Ok(()) };
    f.raise.report.spend(texts.len())?;
    for text in texts {
        pointer = annotations::annotate_pointer(f, pointer, ty, text)?;
    }
    f.raise.ids.set(id, Entity::Value(pointer));
    Ok(())
}

/// Whether an instruction was made for the SPIR-V instruction at hand and has no decorations yet.
fn stands_for(f: &mut FunctionRaiser<'_, '_>, inst: InstId) -> bool {
    let kind = metadata::kind(&mut f.raise.out, convention::BY_NUMBER);
    f.build.is_current(inst) && f.build.inst(inst).attachment(kind).is_none()
}
