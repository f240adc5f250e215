//! Decorations and names of members, on the right kind of thing.

use super::error::{CheckErrorKind, Errors};
use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use crate::walk::{Value, walk_operands};
use spirv_grammar::{Decoration, Op, OperandKind};

/// OpDecorate and its relatives for whole ids.
pub(super) fn decorate(definitions: &Definitions<'_>, instruction: Instruction<'_>, errors: &mut Errors) {
    let Some(&[target, decoration]) = instruction.operands().first_chunk::<2>() else { return };
    let decoration = Decoration(decoration);
    let Some(defined) = definitions.instruction(Id(target)) else { return };
    let op = defined.op();
    // A group stands for the things that it is applied to.
    if op == Op::DecorationGroup {
        return;
    }
    let variable = matches!(op, Op::Variable | Op::UntypedVariableKHR);
    let (good, wanted) = match decoration {
        Decoration::LinkageAttributes => (variable || op == Op::Function, "a function or a variable"),
        Decoration::FuncParamAttr => {
            (matches!(op, Op::Function | Op::FunctionParameter), "a function or a function's parameter")
        }
        Decoration::BuiltIn => (variable || op.is_constant(), "a variable, a constant or a member"),
        Decoration::SpecId => (op.is_constant(), "a specialization constant"),
        Decoration::Block | Decoration::BufferBlock | Decoration::CPacked => {
            (op == Op::TypeStruct, "a structure type")
        }
        Decoration::ArrayStride => (op.is_type(), "a type"),
        Decoration::Offset | Decoration::RowMajor | Decoration::ColMajor | Decoration::MatrixStride => {
            (variable || op == Op::TypeStruct, "a member of a structure")
        }
        Decoration::Binding | Decoration::DescriptorSet => (variable, "a variable"),
        _ => return,
    };
    if !good {
        errors.report(instruction, Some(Id(target)), CheckErrorKind::DecorationTarget { decoration, wanted });
    }
}

/// OpMemberDecorate, OpMemberName.
pub(super) fn member(definitions: &Definitions<'_>, instruction: Instruction<'_>, errors: &mut Errors) {
    let Some(&[ty, member]) = instruction.operands().first_chunk::<2>() else { return };
    member_of(definitions, instruction, Id(ty), member, errors);
}

fn member_of(
    definitions: &Definitions<'_>,
    instruction: Instruction<'_>,
    id: Id,
    member: u32,
    errors: &mut Errors,
) {
    let Some(ty) = definitions.instruction(id) else { return };
    if ty.op() != Op::TypeStruct {
        return errors.report(instruction, Some(id), CheckErrorKind::MemberOfNoStructure);
    }
    let members: usize = definitions.module().constituents(ty).map(<[u32]>::len).sum();
    if member as usize >= members {
        errors.report(instruction, Some(id), CheckErrorKind::NoSuchMember { members, member });
    }
}

/// OpGroupDecorate, OpGroupMemberDecorate.
pub(super) fn group(definitions: &Definitions<'_>, instruction: Instruction<'_>, errors: &mut Errors) {
    let Some(group) = instruction.operands().first().map(|&group| Id(group)) else { return };
    if definitions.instruction(group).is_some_and(|group| group.op() != Op::DecorationGroup) {
        errors.report(instruction, Some(group), CheckErrorKind::NotADecorationGroup);
    }
    if instruction.op() == Op::GroupMemberDecorate {
        let mut structure = None;
        // The operands have been checked already.
        let _ = walk_operands(instruction, definitions, |operand| match operand.value {
            Value::Id(id) if operand.kind == OperandKind::IdRef => structure = Some(id),
            Value::Integer(index) => {
                if let Some(id) = structure {
                    member_of(definitions, instruction, id, index, errors);
                }
            }
            _ => {}
        });
    }
}
