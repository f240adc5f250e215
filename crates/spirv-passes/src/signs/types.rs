//! Which integers a type is made of.

use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{Id, Instruction, Module, Op};

/// The innermost type of vectors, arrays and pointers: outside of structures each type has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaf {
    /// Integers of some bits.
    Integer { width: u32, signed: bool },
    /// A structure: each member has its own sign.
    Structure(Id),
    /// No integers.
    Other,
}

/// The types of a module.
#[derive(Default)]
pub(super) struct Types {
    leaves: FxHashMap<Id, Leaf>,
    /// The members of structures.
    members: FxHashMap<Id, Vec<Id>>,
    /// Pointer types that are used before they are there: their integers stay as they are.
    pub(super) forward: FxHashSet<Id>,
}

impl Types {
    pub(super) fn of(module: &Module) -> Types {
        let mut types = Types::default();
        for inst in module.instructions() {
            if inst.op() == Op::Function {
                break;
            }
            let id = inst.result().unwrap_or(Id(0));
            let leaf = match (inst.op(), inst.operands()) {
                (Op::TypeInt, &[width, sign]) => Leaf::Integer { width, signed: sign == 1 },
                (Op::TypeStruct, members) => {
                    types.members.insert(id, members.iter().map(|&member| Id(member)).collect());
                    Leaf::Structure(id)
                }
                (Op::TypeForwardPointer, &[pointer, _]) => {
                    types.forward.insert(Id(pointer));
                    continue;
                }
                _ => match inner(inst) {
                    Some((_, inner)) => types.leaf(inner),
                    None => continue,
                },
            };
            types.leaves.insert(id, leaf);
        }
        types
    }

    pub(super) fn leaf(&self, ty: Id) -> Leaf {
        self.leaves.get(&ty).copied().unwrap_or(Leaf::Other)
    }

    /// The types of a structure's members.
    pub(super) fn members(&self, structure: Id) -> &[Id] {
        self.members.get(&structure).map_or(&[], Vec::as_slice)
    }
}

/// Returns the element type of a vector or an array, or the pointee type of a pointer, with the index of its operand.
pub(super) fn inner(ty: Instruction<'_>) -> Option<(usize, Id)> {
    let operand = match ty.op() {
        Op::TypeVector | Op::TypeArray | Op::TypeRuntimeArray => 0,
        Op::TypePointer => 1,
        _ => return None,
    };
    ty.operands().get(operand).map(|&inner| (operand, Id(inner)))
}
