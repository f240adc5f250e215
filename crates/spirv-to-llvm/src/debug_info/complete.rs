//! Requirements of LLVM on single nodes: sizes, tags that follow from others, no types that contain themselves.

use super::refs::{field, link, lose};
use super::types::{is_modifier, size_of};
use super::units::unit_of;
use crate::module::Raise;
use crate::module::debug_nodes::{self, Said, add};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind, MdId};
use rustc_hash::FxHashSet;
use spirv_mapping::debug_info::choices::tag;
use spirv_mapping::debug_info::flags::{DI_BIT_FIELD, DI_STATIC_MEMBER};
use spirv_mapping::debug_info::{Inst, VOID};

/// The version of DWARF from which on static members are variables.
const VARIABLES_AS_MEMBERS: u64 = 5;

/// Names and qualifiers that lead to themselves lead to nothing.
pub(super) fn cut_circles(m: &mut Raise<'_>) {
    // Nodes that are known to end, so that each is visited once.
    let mut ending: FxHashSet<MdId> = FxHashSet::default();
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let Some(said) = m.debug_nodes.get(id) else { continue };
        let named = m.debug_nodes.names.get(&id).copied();
        if named.is_none() && !said.inst.is_type() && said.inst != Inst::TypeMember {
            continue;
        }
        for node in [said.node, named].into_iter().flatten() {
            let mut path: Vec<MdId> = Vec::new();
            let mut on_path: FxHashSet<MdId> = FxHashSet::default();
            let mut next = Some(node);
            while let Some(ty) = next.filter(|ty| !ending.contains(ty) && is_modifier(field(m, *ty, "tag"))) {
                if !on_path.insert(ty) {
                    let last = path.last().copied().unwrap_or(ty);
                    debug_nodes::set(&mut m.out, last, "baseType", DiField::None);
                    lose(m, "a type that is made of itself", said.index);
                    break;
                }
                path.push(ty);
                next = link(m, ty, "baseType");
            }
            ending.extend(path);
        }
    }
}

pub(super) fn complete_node(m: &mut Raise<'_>, said: Said, node: MdId, dwarf_version: u64) {
    let set = |m: &mut Raise<'_>, name: &str, value: u64| {
        let value = if value == 0 { DiField::None } else { DiField::Int(value) };
        debug_nodes::set(&mut m.out, node, name, value);
    };
    match said.inst {
        // LLVM states the kind of numbers.
        Inst::TypeBasic if field(m, node, "encoding") == 0 => {
            set(m, "tag", tag::UNSPECIFIED);
            set(m, "size", 0);
        }
        Inst::TypePointer | Inst::TypePtrToMember => {
            let width = u64::from(m.input.pointer_width());
            set(m, "size", width);
            if field(m, node, "dwarfAddressSpace") == 0 && points_to_opaque(m, node) {
                debug_nodes::set(&mut m.out, node, "dwarfAddressSpace", DiField::None);
            }
        }
        Inst::TypeArray | Inst::TypeArrayDynamic | Inst::TypeVector => {
            if link(m, node, "baseType").is_none() {
                let nothing = unspecified(m);
                debug_nodes::set(&mut m.out, node, "baseType", DiField::Md(nothing));
            }
            let element = size_of(m, link(m, node, "baseType"));
            let mut count = 1u64;
            let dimensions = link(m, node, "elements").map(|list| m.out.tuple(list).to_vec());
            for dimension in dimensions.into_iter().flatten().flatten() {
                // How many there are between bounds, compilers do not count either.
                let has_bound = link(m, dimension, "upperBound").is_some();
                count = count.wrapping_mul(if has_bound { 1 } else { field(m, dimension, "count") });
            }
            // Three components take the room of four.
            let count = match said.inst {
                Inst::TypeVector => count.checked_next_power_of_two().unwrap_or(0),
                // A size below zero is none.
                _ => u64::try_from(count.cast_signed()).unwrap_or(0),
            };
            set(m, "size", element.checked_mul(count).unwrap_or(0));
        }
        Inst::TypeMember => complete_member(m, node, dwarf_version),
        // The place of the pointer to a virtual base, which LLVM states for every base.
        Inst::TypeInheritance | Inst::Base => {
            let i32 = m.out.types.int(32);
            let nowhere = m.out.constants.int(i32, 32, 0);
            let nowhere = m.nodes.constant(&mut m.out, nowhere);
            debug_nodes::set(&mut m.out, node, "extraData", DiField::Md(nowhere));
        }
        Inst::Function | Inst::FunctionDeclaration => {
            if link(m, node, "file").is_none() {
                set(m, "line", 0);
            }
            if debug_nodes::node(&m.out, node).is_some_and(|node| node.distinct) {
                let unit = unit_of(m, said);
                debug_nodes::set(&mut m.out, node, "unit", DiField::Md(unit));
            } else if field(m, node, "scopeLine") == 0 && is_member(m, node) {
                let line = field(m, node, "line");
                set(m, "scopeLine", line);
            }
        }
        Inst::LexicalBlock if field(m, node, "line") == 0 => {
            debug_nodes::set(&mut m.out, node, "column", DiField::None);
        }
        Inst::GlobalVariable if link(m, node, "type").is_none() => set(m, "isDefinition", 0),
        _ => {}
    }
}

/// Whether a pointer stands for an opaque type of OpenCL, as clang describes them: such pointers are in no address space.
fn points_to_opaque(m: &Raise<'_>, node: MdId) -> bool {
    let pointee = link(m, node, "baseType").and_then(|ty| debug_nodes::node(&m.out, ty));
    let name = pointee.and_then(|pointee| m.out.md_string(pointee.md("name")?));
    name.is_some_and(|name| name.as_bytes().starts_with(b"opencl_"))
}

/// Whether a function is one of a structure's.
fn is_member(m: &Raise<'_>, node: MdId) -> bool {
    let scope = link(m, node, "scope").and_then(|scope| debug_nodes::node(&m.out, scope));
    scope.is_some_and(|scope| scope.kind == DiKind::DICompositeType)
}

/// A type of which nothing is known, where LLVM wants one.
fn unspecified(m: &mut Raise<'_>) -> MdId {
    let name = m.nodes.string(&mut m.out, VOID);
    let mut node = DebugNode::new(DiKind::DIBasicType, false);
    node.set("tag", DiField::Int(tag::UNSPECIFIED));
    node.set("name", DiField::Md(name));
    add(&mut m.out, node)
}

/// A member with fewer bits than its type is a bit field; from DWARF 5 on a static one is a variable.
fn complete_member(m: &mut Raise<'_>, node: MdId, dwarf_version: u64) {
    let (size, offset, flags) = (field(m, node, "size"), field(m, node, "offset"), field(m, node, "flags"));
    let unit = size_of(m, link(m, node, "baseType"));
    if flags & DI_STATIC_MEMBER != 0 {
        if dwarf_version >= VARIABLES_AS_MEMBERS {
            debug_nodes::set(&mut m.out, node, "tag", DiField::Int(tag::VARIABLE));
        }
    } else if size != 0 && size < unit {
        let i64 = m.out.types.int(64);
        let storage = m.out.constants.int(i64, 64, offset - offset % unit);
        let storage = m.nodes.constant(&mut m.out, storage);
        debug_nodes::set(&mut m.out, node, "flags", DiField::Int(flags | DI_BIT_FIELD));
        debug_nodes::set(&mut m.out, node, "extraData", DiField::Md(storage));
    }
}
