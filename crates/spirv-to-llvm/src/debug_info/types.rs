//! Types: pointers, arrays, enumerations and structures, and the sizes of types.

use super::bounds;
use super::fields::{set_list, set_node};
use super::refs::{
    self, MAX_NESTING, constant, field, is_none, lose, node_of, number, operands, text_of, type_of,
    unknown_type,
};
use crate::module::Raise;
use crate::module::debug_nodes::{self, Said, add};
use llvm_model::debug_info::DiField;
use llvm_model::{ApInt, DebugNode, DiKind, MdId};
use spirv_mapping::debug_info::choices::tag;
use spirv_mapping::debug_info::flags::DI_FORWARD;
use spirv_mapping::debug_info::{Inst, NO_STORAGE_CLASS};
use spirv_module::StorageClass;

/// The address space of a pointer.
pub(super) fn storage_class(m: &mut Raise<'_>, said: Said, node: MdId, word: Option<u32>) {
    let class = word.and_then(|word| number(m, said, word)).and_then(|class| u32::try_from(class).ok());
    let class = StorageClass(class.unwrap_or(StorageClass::Function.0));
    if class == StorageClass(NO_STORAGE_CLASS) {
        return;
    }
    match m.input.options.spirv.profile.address_space(class) {
        Some(space) => {
            debug_nodes::set(&mut m.out, node, "dwarfAddressSpace", DiField::Int(u64::from(space)))
        }
        None => lose(m, "the storage class of DebugTypePointer", said.index),
    }
}

pub(super) fn subrange(m: &mut Raise<'_>, count: DiField) -> MdId {
    let mut node = DebugNode::new(DiKind::DISubrange, false);
    node.set("count", count);
    add(&mut m.out, node)
}

/// The dimensions of an array.
pub(super) fn counts(m: &mut Raise<'_>, said: Said, node: MdId, rest: &[u32]) {
    if bounds::are_subranges(m, rest) {
        return bounds::subranges(m, said, node, rest);
    }
    if bounds::have_lower_bounds(m, rest) {
        return bounds::with_lower_bounds(m, said, node, rest);
    }
    let mut list = Vec::new();
    for &word in rest {
        let variable = node_of(m, word, &[DiKind::DILocalVariable, DiKind::DIGlobalVariable]);
        let count = match (variable, constant(m, word)) {
            (Some(variable), _) => DiField::Md(variable),
            (None, Some(count)) => {
                let is_known = count != u64::from(said.dialect.unknown_count()) && count != u64::MAX;
                if is_known { DiField::Int(count) } else { DiField::None }
            }
            (None, None) => {
                lose(m, "the size of an array's dimension", said.index);
                DiField::None
            }
        };
        list.push(Some(subrange(m, count)));
    }
    set_list(m, node, "elements", &list);
}

pub(super) fn enumerators(m: &mut Raise<'_>, said: Said, node: MdId, rest: &[u32]) {
    let is_unsigned = is_unsigned(m, said);
    let mut list = Vec::new();
    for pair in rest.chunks(2) {
        let &[value, name] = pair else {
            lose(m, "an enumerator without a name", said.index);
            break;
        };
        let Ok(constant) = m.ids.constant(value) else {
            lose(m, "an enumerator that is no constant", said.index);
            continue;
        };
        let width = m.out.types.int_width(m.out.constants.ty(constant)).unwrap_or(64).clamp(1, 64);
        let low = refs::constant(m, value).unwrap_or(0);
        let bits = if is_unsigned { low } else { llvm_model::int::sign_extend(low, width) as u64 };
        let name = text_of(m, name).unwrap_or_default();
        let name = m.nodes.bytes(&mut m.out, &name);
        let mut node = DebugNode::new(DiKind::DIEnumerator, false);
        if is_unsigned {
            node.set("isUnsigned", DiField::Int(1));
        }
        node.set("name", DiField::Md(name));
        node.set("value", DiField::Big(ApInt::from_u64(64, bits), 64));
        list.push(Some(add(&mut m.out, node)));
    }
    set_list(m, node, "elements", &list);
}

/// Whether the type under an enumeration has no sign.
fn is_unsigned(m: &Raise<'_>, said: Said) -> bool {
    let base = operands(m, said).get(1).and_then(|&base| m.debug_nodes.get(base));
    let mut base = base;
    for _ in 0..MAX_NESTING {
        let Some(ty) = base else { return false };
        let words = operands(m, ty);
        match ty.inst {
            Inst::TypeBasic => {
                let encoding = words.get(2).and_then(|&word| number(m, ty, word));
                return matches!(encoding, Some(2 | 6 | 7));
            }
            Inst::Typedef => base = words.get(1).and_then(|&base| m.debug_nodes.get(base)),
            _ => return false,
        }
    }
    false
}

pub(super) fn members(m: &mut Raise<'_>, said: Said, node: MdId, rest: &[u32]) {
    let mut list = Vec::new();
    for &word in rest {
        let member = node_of(m, word, &[DiKind::DIDerivedType, DiKind::DISubprogram]);
        match member.filter(|member| *member != node) {
            Some(member) => list.push(Some(member)),
            None => lose(m, "a member of a structure", said.index),
        }
    }
    let is_forward = field(m, node, "flags") & DI_FORWARD != 0;
    if !(is_forward && list.is_empty()) {
        set_list(m, node, "elements", &list);
    }
    // If members do not name their structure, the structure lists them.
    if !said.dialect.has_literals() {
        for member in list.into_iter().flatten() {
            if debug_nodes::node(&m.out, member).is_some_and(|member| member.kind == DiKind::DIDerivedType) {
                set_node(m, member, "scope", Some(node));
            }
        }
    }
}

/// Whether a type's tag is one that other types stand behind.
pub(super) fn is_modifier(tag: u64) -> bool {
    matches!(tag, tag::TYPEDEF | tag::CONST | tag::VOLATILE | tag::RESTRICT | tag::ATOMIC | tag::MEMBER)
}

/// The number of bits of a type; 0 if it is not stated.
pub(super) fn size_of(m: &Raise<'_>, ty: Option<MdId>) -> u64 {
    let mut next = ty;
    for _ in 0..MAX_NESTING {
        let Some(node) = next.and_then(|ty| debug_nodes::node(&m.out, ty)) else { return 0 };
        if node.int("size") != 0 || !is_modifier(node.int("tag")) {
            return node.int("size");
        }
        next = node.md("baseType");
    }
    0
}

/// The scalar types of OpenCL C that vectors of are named after.
const SCALARS: &[&str] =
    &["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double"];

/// Returns whether an array has the name of a vector of OpenCL C with as many components: no instruction has larger vectors.
pub(super) fn names_a_vector(m: &Raise<'_>, said: Said, entity: u32) -> bool {
    let name = operands(m, said).first().and_then(|&name| text_of(m, name)).unwrap_or_default();
    let name = String::from_utf8_lossy(&name).into_owned();
    let Some(array) = m.debug_nodes.get(entity).filter(|array| array.inst == Inst::TypeArray) else {
        return false;
    };
    let &[_, count] = operands(m, array) else { return false };
    let count = constant(m, count).unwrap_or(0);
    let rest = name.strip_suffix(&count.to_string());
    matches!(count, 8 | 16) && rest.is_some_and(|scalar| SCALARS.contains(&scalar))
}

/// The type of an array's or a vector's elements.
pub(super) fn element(m: &mut Raise<'_>, said: Said, node: MdId, word: Option<u32>) {
    let ty = word.and_then(|word| type_of(m, word).or_else(|| unknown_type(m, said.inst, word)));
    set_node(m, node, "baseType", ty);
}

/// The number of a vector's components.
pub(super) fn components(m: &mut Raise<'_>, said: Said, node: MdId, word: Option<u32>) {
    let count = word.and_then(|word| number(m, said, word)).unwrap_or(0);
    let subrange = subrange(m, DiField::Int(count));
    set_list(m, node, "elements", &[Some(subrange)]);
}

/// The types that the type of a function names, that of its result first.
pub(super) fn of_function(m: &mut Raise<'_>, said: Said, node: MdId, rest: &[u32]) {
    let types: Vec<Option<MdId>> = rest.iter().map(|&word| type_of(m, word)).collect();
    if rest.iter().zip(&types).any(|(&word, ty)| ty.is_none() && !is_none(m, word)) {
        lose(m, "a type of DebugTypeFunction", said.index);
    }
    set_list(m, node, "types", &types);
}

/// The size of an enumeration; 1 stands for none.
pub(super) fn enum_size(m: &mut Raise<'_>, node: MdId, word: Option<u32>) {
    if let Some(bits) = word.and_then(|word| constant(m, word)).filter(|bits| *bits > 1) {
        debug_nodes::set(&mut m.out, node, "size", DiField::Int(bits));
    }
}

/// The structure of a pointer to members.
pub(super) fn pointed_into(m: &mut Raise<'_>, said: Said, node: MdId, word: Option<u32>) {
    let class = word.and_then(|word| type_of(m, word).or_else(|| unknown_type(m, said.inst, word)));
    if class.is_none() {
        lose(m, "the structure of DebugTypePtrToMember", said.index);
    }
    set_node(m, node, "extraData", class);
}
