//! Variables that stay typed among untyped pointers, as in the output of the Khronos translator.

use crate::untyped::plan::{Pointer, takes_untyped};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::{access_chains, opaque};
use spirv_module::{Definitions, Id, Module, Op, Section, Value, walk_operands};

/// Finds variables of arrays, vectors and opaque values for which all uses accept a typed pointer.
pub(super) fn find(
    module: &Module,
    definitions: &Definitions<'_>,
    pointers: &FxHashMap<Id, Pointer>,
) -> FxHashSet<Id> {
    let mut found = FxHashSet::default();
    for variable in module.instructions().filter(|instruction| instruction.op() == Op::Variable) {
        let pointer = variable.result_type().and_then(|ty| pointers.get(&ty));
        let pointee = pointer.and_then(|pointer| definitions.instruction(pointer.pointee));
        if pointee.is_some_and(|pointee| is_kept(pointee.op())) {
            found.extend(variable.result());
        }
    }
    if found.is_empty() {
        return found;
    }
    for instruction in module.instructions() {
        let (op, first) = (instruction.op(), instruction.words().len() - instruction.operands().len());
        // Words that do not fit the grammar name nothing.
        let _ = walk_operands(instruction, definitions, |operand| {
            if let Value::Id(id) = operand.value
                && Some(id) != instruction.result()
                && !(takes_typed(op, operand.word == first) && takes_untyped(instruction, definitions))
            {
                found.remove(&id);
            }
        });
    }
    found
}

fn is_kept(pointee: Op) -> bool {
    opaque::COOPERATIVE.contains(&pointee)
        || matches!(
            pointee,
            Op::TypeArray
                | Op::TypeVector
                | Op::TypeImage
                | Op::TypeSampler
                | Op::TypeSampledImage
                | Op::TypeEvent
                | Op::TypeDeviceEvent
                | Op::TypeReserveId
                | Op::TypeQueue
                | Op::TypePipe
        )
}

/// Whether an instruction takes a typed pointer, as its first operand or another one, and gives nothing of its type.
fn takes_typed(op: Op, is_first: bool) -> bool {
    match op {
        Op::Load | Op::Store | Op::LifetimeStart | Op::LifetimeStop | Op::Bitcast => is_first,
        Op::EntryPoint | Op::ExtInst | Op::Name => true,
        _ if Section::of_global(op) == Some(Section::Annotations) => true,
        _ => is_first && access_chains::untyped(op).is_some(),
    }
}
