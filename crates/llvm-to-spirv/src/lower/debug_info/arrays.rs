//! Arrays and vectors: how many elements they have.

use super::bounds;
use super::graph::reference;
use super::nodes::{as_khronos, constant, debug_node, dialect, list, lose, number, of_kind};
use super::types::basic_type;
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind, MdId, Module};
use spirv_mapping::debug_info::flags::is_vector;

/// The number of a vector's components, as an operand.
pub(super) fn component_count(globals: &mut Globals<'_>, node: &DebugNode) -> Option<u32> {
    let count = components(globals, node)?;
    Some(number(globals, count))
}

/// The number of a vector's components, if validators accept it: 1 to 4 of a basic type.
pub(super) fn components(globals: &mut Globals<'_>, node: &DebugNode) -> Option<u32> {
    let module = globals.module();
    let as_khronos = as_khronos(globals);
    basic_type(module, node.md("baseType"))
        .filter(|_| !as_khronos)
        .or(node.md("baseType").filter(|_| as_khronos))?;
    let &[Some(subrange)] = list(module, node, "elements") else { return None };
    let subrange = of_kind(module, subrange, DiKind::DISubrange)?;
    u32::try_from(subrange.int("count")).ok().filter(|count| as_khronos || (1..=4).contains(count))
}

/// The sizes of an array's dimensions.
pub(super) fn add_counts(globals: &mut Globals<'_>, node: &DebugNode, words: &mut Vec<u32>) -> Option<()> {
    let module = globals.module();
    if as_khronos(globals) {
        return bounds::add_bounds(globals, node, words);
    }
    if is_vector(node) {
        lose(globals, "a vector of more than four components: represented as an array");
    }
    for &id in list(module, node, "elements").iter().flatten() {
        let Some(subrange) = of_kind(module, id, DiKind::DISubrange) else {
            lose(globals, "the size of an array's dimension");
            words.push(unknown_count(globals));
            continue;
        };
        let lower = signed(subrange, "lowerBound").unwrap_or(0);
        if lower != 0 {
            lose(globals, "the lower bound of an array");
        }
        let bound = signed(subrange, "upperBound").map(|upper| upper.wrapping_sub(lower).wrapping_add(1));
        let word = match subrange.field("count") {
            DiField::Md(variable) => counted_by(globals, *variable),
            _ => match signed(subrange, "count").or(bound) {
                Some(count @ 1..) => Some(constant(globals, count as u64)),
                Some(0) => None,
                _ => Some(unknown_count(globals)),
            },
        };
        match word {
            Some(word) => words.push(word),
            None => {
                lose(globals, "the size of an array's dimension");
                words.push(unknown_count(globals));
            }
        }
    }
    Some(())
}

/// The variables that count elements.
pub(super) fn count_references(module: &Module, node: &DebugNode, out: &mut Vec<Key>) {
    for subrange in list(module, node, "elements").iter().flatten() {
        let count = debug_node(module, *subrange).and_then(|subrange| subrange.md("count"));
        out.extend(count.map(|count| (count, Role::Own)));
    }
}

fn signed(node: &DebugNode, field: &str) -> Option<i64> {
    match node.field(field) {
        DiField::Int(value) => Some(*value as i64),
        _ => None,
    }
}

/// Returns the value for an unknown size.
fn unknown_count(globals: &mut Globals<'_>) -> u32 {
    let value = dialect(globals).unknown_count();
    globals.pool().u32_constant(value).0
}

/// The variable that counts an array's elements, if it is of a type that validators accept. In the literal set the
/// Khronos reader looks for a lower bound after it, and crashes if there is none.
fn counted_by(globals: &mut Globals<'_>, variable: MdId) -> Option<u32> {
    const UNSIGNED: u64 = 0x07;
    if dialect(globals).has_literals() {
        return None;
    }
    let module = globals.module();
    let ty = of_kind(module, variable, DiKind::DILocalVariable)?.md("type")?;
    let ty = of_kind(module, ty, DiKind::DIBasicType)?;
    if ty.int("encoding") != UNSIGNED || !matches!(ty.int("size"), 32 | 64) {
        return None;
    }
    reference(globals, (variable, Role::Own)).map(|id| id.0)
}
