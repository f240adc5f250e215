//! Volatile accesses that a decoration of their memory states already: SPIR-V states volatility once.

use crate::lower::code::Code;
use llvm_model::{CastOp, Constant, ConstantExpr, InstKind, Instruction, MdId, Type, TypeId, Value};
use spirv_mapping::convention::decorations;
use spirv_module::Decoration;
use translate_common::shaders;

/// How many instructions an address is followed back through.
const MAX_STEPS: usize = 64;

/// Whether the access `instruction` through `pointer` is volatile because of a decoration, which is still there: an optimizer
/// may have moved the access to other memory.
pub(super) fn is_stated(code: &Code<'_, '_>, pointer: Value, instruction: &Instruction) -> bool {
    if code.kinds().volatile.is_none_or(|kind| instruction.attachment(kind).is_none()) {
        return false;
    }
    let mut pointer = pointer;
    for _ in 0..MAX_STEPS {
        match step(code, pointer) {
            Step::Stated => return true,
            Step::From(base) => pointer = base,
            Step::Unknown => return false,
        }
    }
    false
}

/// Where an address leads.
enum Step {
    /// Its memory is decorated.
    Stated,
    /// It is derived from another one.
    From(Value),
    Unknown,
}

fn step(code: &Code<'_, '_>, pointer: Value) -> Step {
    let module = code.module();
    let known = match pointer {
        Value::Inst(inst) => {
            let inst = &code.body().insts[inst];
            let list = code.kinds().decorations.and_then(|kind| inst.attachment(kind));
            if list.is_some_and(|list| is_listed(code, list)) {
                return Step::Stated;
            }
            match &inst.kind {
                InstKind::GetElementPtr { source_type, base, .. } => Some((Some(*source_type), *base)),
                InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand } => {
                    Some((None, *operand))
                }
                _ => None,
            }
        }
        Value::Arg(index) => {
            let kind = module.find_md_kind(decorations::OF_PARAMETERS);
            let lists = kind.and_then(|kind| module.functions[code.function()].attachment(kind));
            let lists = lists.map_or(&[][..], |lists| module.tuple(lists));
            let list = lists.get(index as usize).copied().flatten();
            return if list.is_some_and(|list| is_listed(code, list)) { Step::Stated } else { Step::Unknown };
        }
        Value::Const(id) => match &module.constants[id] {
            Constant::Global(global) => {
                let list = code.kinds().decorations.and_then(|kind| module.globals[*global].attachment(kind));
                return match list.is_some_and(|list| is_listed(code, list)) {
                    true => Step::Stated,
                    false => Step::Unknown,
                };
            }
            Constant::Expr(expr) => match &**expr {
                ConstantExpr::GetElementPtr { source_type, base, .. } => {
                    Some((Some(*source_type), Value::Const(*base)))
                }
                ConstantExpr::Cast { operand, .. } => Some((None, Value::Const(*operand))),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    };
    match known {
        Some((Some(ty), _)) if has_volatile_member(code, ty, MAX_STEPS) => Step::Stated,
        Some((_, base)) => Step::From(base),
        None => Step::Unknown,
    }
}

/// Whether a list of decorations has Volatile.
fn is_listed(code: &Code<'_, '_>, list: MdId) -> bool {
    let module = code.module();
    let mut stated = module.tuple(list).iter().flatten();
    stated.any(|&node| {
        shaders::decoration(module, node).is_some_and(|(decoration, _)| decoration == Decoration::Volatile)
    })
}

/// Whether a type of shaders has a volatile member, however deep inside.
fn has_volatile_member(code: &Code<'_, '_>, ty: TypeId, depth: usize) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return false };
    let (module, input) = (code.module(), code.input());
    if input.shaders.structure(ty).iter().skip(1).any(|&list| is_listed(code, list)) {
        return true;
    }
    match (&module.types[ty], module.types.struct_body(ty)) {
        (Type::Array { element, .. }, _) => has_volatile_member(code, *element, depth),
        (_, Some(body)) => body.fields.iter().any(|&field| has_volatile_member(code, field, depth)),
        _ => false,
    }
}
