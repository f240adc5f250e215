//! The uses of variables of structures and arrays: which member each is of.

use crate::memory::Layouts;
use crate::rewrite::callee_name;
use llvm_model::{InstId, InstKind, Instruction, Module, Type, TypeId, Types, Value};

/// The intrinsics that copy memory, in front of the types.
const COPIES: [&str; 3] = ["llvm.memcpy.p", "llvm.memcpy.inline.p", "llvm.memmove.p"];

/// The most members of a structure or an array that is split.
const MAX_MEMBERS: usize = 64;

/// How deep types nest.
const MAX_DEPTH: u32 = 32;

/// The types of the members of a structure or an array; `None` for other types, and if they are too many.
pub(super) fn members(types: &Types, ty: TypeId) -> Option<Vec<TypeId>> {
    let all = match types[ty] {
        Type::Array { element, count } => {
            let count = usize::try_from(count).ok().filter(|&count| count <= MAX_MEMBERS)?;
            vec![element; count]
        }
        _ => types.struct_body(ty)?.fields.to_vec(),
    };
    (1..=MAX_MEMBERS).contains(&all.len()).then_some(all)
}

/// Whether a use of a variable of type `ty` is of a known member, or of the whole.
pub(super) fn is_understood(
    module: &Module,
    layouts: &Layouts<'_>,
    inst: &Instruction,
    variable: InstId,
    ty: TypeId,
) -> bool {
    match &inst.kind {
        InstKind::Load { atomic: None, .. } => first_or_whole(module, ty, inst.ty),
        InstKind::Store { value, atomic: None, .. } => *value != Value::Inst(variable),
        InstKind::GetElementPtr { .. } => member_of(module, layouts, &inst.kind, ty).is_some(),
        kind => is_whole_copy(module, layouts, kind, ty),
    }
}

/// Whether what is loaded is a structure or an array, or its first member, or the first member of that.
fn first_or_whole(module: &Module, ty: TypeId, accessed: TypeId) -> bool {
    let mut at = Some(ty);
    for _ in 0..MAX_DEPTH {
        let Some(ty) = at else { return false };
        if ty == accessed {
            return true;
        }
        at = match module.types[ty] {
            Type::Array { element, .. } => Some(element),
            _ => module.types.struct_body(ty).and_then(|body| body.fields.first().copied()),
        };
    }
    false
}

/// Whether a call copies a structure or an array as a whole.
fn is_whole_copy(module: &Module, layouts: &Layouts<'_>, kind: &InstKind, ty: TypeId) -> bool {
    let Some(call) = kind.call() else { return false };
    let copies =
        callee_name(module, kind).is_some_and(|name| COPIES.iter().any(|copy| name.starts_with(copy)));
    let length = call.args.get(2).and_then(|&length| module.as_u64(length));
    copies && length.is_some() && length == layouts.size(&module.types, ty)
}

/// The number of the member that a `getelementptr` leads into, and what is left of its indices: further indices, or bytes.
pub(super) fn member_of(
    module: &Module,
    layouts: &Layouts<'_>,
    kind: &InstKind,
    ty: TypeId,
) -> Option<(usize, Rest)> {
    let InstKind::GetElementPtr { source_type, indices, .. } = kind else { return None };
    let first = module.as_u64(*indices.first()?)?;
    if *source_type == ty && first == 0 {
        let number = usize::try_from(module.as_u64(*indices.get(1)?)?).ok()?;
        let count = members(&module.types, ty)?.len();
        return (number < count).then(|| (number, Rest::Indices(indices[2..].to_vec())));
    }
    if first == 0 && first_or_whole(module, ty, *source_type) {
        return Some((0, Rest::Path(*source_type, indices.to_vec())));
    }
    // Elements of an array at the beginning are counted from the beginning of the variable.
    let is_counted = *source_type != ty
        && (module.types[*source_type] == Type::Integer(8) || first_or_whole(module, ty, *source_type));
    if !is_counted || indices.len() != 1 {
        return None;
    }
    let byte = first.checked_mul(layouts.size(&module.types, *source_type)?)?;
    let (number, rest) = member_at(module, layouts, ty, byte)?;
    Some((number, Rest::Bytes(rest)))
}

/// The number of the member of a structure or an array that has a byte, and how far the byte is from its beginning.
fn member_at(module: &Module, layouts: &Layouts<'_>, ty: TypeId, byte: u64) -> Option<(usize, u64)> {
    if let Type::Array { element, count } = module.types[ty] {
        let size = layouts.size(&module.types, element).filter(|&size| size > 0)?;
        let number = Some(byte / size).filter(|&number| number < count)?;
        return Some((usize::try_from(number).ok()?, byte % size));
    }
    let offsets = layouts.offsets(&module.types, ty)?;
    let number = offsets.iter().rposition(|&offset| offset <= byte)?;
    Some((number, byte - offsets[number]))
}

/// What follows the selection of a member.
pub(super) enum Rest {
    Indices(Vec<Value>),
    /// The same indices into the first member, through a type that it begins with.
    Path(TypeId, Vec<Value>),
    Bytes(u64),
}
