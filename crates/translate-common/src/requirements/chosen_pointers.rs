//! Pointers that shaders choose at run time. Source: the SPIR-V specification, 3.31 "Capability": pointers of one structure need
//! VariablePointersStorageBuffer, all others VariablePointers.

use rustc_hash::FxHashSet;
use spirv_grammar::Op;
use spirv_module::{Definitions, Id};

/// How many instructions are looked at for one choice.
const MAX_STEPS: usize = 256;

/// Whether all pointers that a choice may give are known to point into one structure.
pub(super) fn have_one_root(definitions: &Definitions<'_>, choice: Id) -> bool {
    let (mut waiting, mut seen) = (vec![choice], FxHashSet::default());
    let mut root: Option<Id> = None;
    while let Some(id) = waiting.pop() {
        if !seen.insert(id) {
            continue;
        }
        let Some(definition) = definitions.instruction(id).filter(|_| seen.len() <= MAX_STEPS) else {
            return false;
        };
        match (definition.op(), definition.operands()) {
            (
                Op::AccessChain
                | Op::InBoundsAccessChain
                | Op::PtrAccessChain
                | Op::InBoundsPtrAccessChain
                | Op::CopyObject,
                &[base, ..],
            ) => waiting.push(Id(base)),
            (Op::Select, &[_, a, b]) => waiting.extend([Id(a), Id(b)]),
            // Values and the blocks that they come from.
            (Op::Phi, incoming) => waiting.extend(incoming.iter().step_by(2).map(|&value| Id(value))),
            (Op::ConstantNull | Op::Undef, _) => {}
            _ if root.is_some_and(|root| root != id) => return false,
            _ => root = Some(id),
        }
    }
    !root.is_some_and(|root| is_array(definitions, root))
}

/// Whether a variable is an array of buffers, of which each is a structure of its own.
fn is_array(definitions: &Definitions<'_>, variable: Id) -> bool {
    let pointer = definitions.type_of(variable).and_then(|ty| definitions.instruction(ty));
    let pointee = pointer.and_then(|pointer| definitions.instruction(Id(*pointer.operands().get(1)?)));
    pointee.is_some_and(|ty| matches!(ty.op(), Op::TypeArray | Op::TypeRuntimeArray))
}
