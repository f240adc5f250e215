//! The order in which the translator of Khronos declares: integer types, integer constants, other types, everything else.
//!
//! Each declaration comes after its operands, so a declaration with late operands is late itself. Within a kind the
//! order is that of the first use.

use rustc_hash::FxHashMap;
use spirv_module::{
    Category, Id, Instruction, InstructionList, Op, OperandFacts, OperandKind, Quantifier, is_continuation,
};

/// The kind of a declaration, in the order of the output.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    IntegerType,
    IntegerConstant,
    Type,
    Other,
}

const KINDS: [Kind; 4] = [Kind::IntegerType, Kind::IntegerConstant, Kind::Type, Kind::Other];

/// Returns the numbers of the instructions of `globals`, in which each comes after its operands, in the order of their
/// kinds.
pub(super) fn by_kind(globals: &InstructionList) -> Vec<usize> {
    let mut kinds: FxHashMap<Id, Kind> = FxHashMap::default();
    let mut of_instructions = Vec::with_capacity(globals.len());
    for instruction in globals.iter() {
        if is_continuation(instruction.op())
            && let Some(&begun) = of_instructions.last()
        {
            of_instructions.push(begun);
            continue;
        }
        let mut kind = own_kind(instruction, &kinds);
        // Continuations of an instruction stay after it.
        let behind = (instruction.index() as usize + 1..).map_while(|at| globals.get(at));
        let behind = behind.take_while(|next| is_continuation(next.op()));
        for instruction in std::iter::once(instruction).chain(behind) {
            each_id(instruction, |id| kind = kind.max(kinds.get(&id).copied().unwrap_or(kind)));
        }
        kinds.extend(instruction.result().map(|id| (id, kind)));
        of_instructions.push(kind);
    }
    let of_kind =
        |kind| of_instructions.iter().enumerate().filter(move |(_, k)| **k == kind).map(|(at, _)| at);
    KINDS.into_iter().flat_map(of_kind).collect()
}

/// Returns the kind of the declaration, independent of its operands.
fn own_kind(instruction: Instruction<'_>, kinds: &FxHashMap<Id, Kind>) -> Kind {
    let op = instruction.op();
    let is_integer = || instruction.result_type().and_then(|ty| kinds.get(&ty)) == Some(&Kind::IntegerType);
    match op {
        Op::TypeInt => Kind::IntegerType,
        Op::TypeForwardPointer => Kind::Type,
        _ if op.is_type() => Kind::Type,
        _ if (op.is_constant() || op == Op::Undef) && is_integer() => Kind::IntegerConstant,
        _ => Kind::Other,
    }
}

/// The ids that an instruction names.
fn each_id(instruction: Instruction<'_>, mut each: impl FnMut(Id)) {
    if let Some(ty) = instruction.result_type() {
        each(ty);
    }
    if instruction.op() == Op::SpecConstantOp {
        // Literals among them are taken for ids, which at worst makes the constant late.
        return instruction.operands().iter().skip(1).for_each(|&word| each(Id(word)));
    }
    let Some(facts) = instruction.op().facts() else { return };
    let mut operands = facts.operands.iter();
    let mut operand = operands.next();
    for &word in instruction.operands() {
        let Some(OperandFacts { kind, quantifier, .. }) = operand else { return };
        match kind.category() {
            Category::Id | Category::Composite(_) => each(Id(word)),
            // Operands after a number of several words are not identified by their position.
            _ if *kind == OperandKind::LiteralContextDependentNumber => return,
            _ => {}
        }
        if *quantifier != Quantifier::Many {
            operand = operands.next();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_made_of_something_late_is_late() {
        let mut list = InstructionList::new();
        let mut push = |op, ty: u32, id: u32, operands: &[u32]| {
            let some = |id: u32| (id != 0).then_some(Id(id));
            list.push(op, some(ty), some(id), operands).expect("short");
        };
        push(Op::TypeFloat, 0, 1, &[32]);
        push(Op::Constant, 1, 2, &[5]);
        push(Op::TypeInt, 0, 3, &[32, 0]);
        // The literal is also the number of a late id.
        push(Op::Constant, 3, 4, &[2]);
        push(Op::TypeArray, 0, 5, &[3, 4]);
        push(Op::TypePointer, 0, 6, &[5, 5]);
        push(Op::Variable, 6, 7, &[5]);
        push(Op::SpecConstantOp, 3, 8, &[u32::from(Op::ConvertPtrToU.0), 7]);
        push(Op::TypeArray, 0, 9, &[3, 8]);
        push(Op::TypeStruct, 0, 10, &[3, 3]);
        push(Op::TypeStructContinuedINTEL, 0, 0, &[9]);
        push(Op::TypeVoid, 0, 11, &[]);
        let results: Vec<u32> =
            by_kind(&list).iter().filter_map(|&at| Some(list.get(at)?.result()?.0)).collect();
        assert_eq!(results, [3, 4, 1, 5, 6, 11, 2, 7, 8, 9, 10]);
        let last = by_kind(&list).last().and_then(|&at| list.get(at)).map(|last| last.op());
        assert_eq!(last, Some(Op::TypeStructContinuedINTEL));
    }
}
