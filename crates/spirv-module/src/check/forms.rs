//! The table behind [`quick`](super::quick): the usual form of the operands of each core opcode.

use spirv_grammar::Op;

/// Facts about an opcode.
#[derive(Clone, Copy)]
pub(super) struct Usual {
    pub(super) form: Form,
    pub(super) role: Role,
    pub(super) result_type: bool,
    pub(super) result: bool,
}

/// The operands after the result type and the result id.
#[derive(Clone, Copy)]
pub(super) enum Form {
    /// Anything else: not known.
    Other,
    /// Exactly so many ids, defined before.
    Ids(u8),
    /// So many ids or more, defined before.
    IdsOrMore(u8),
    /// So many ids, defined before; then a memory access.
    Access(u8),
    /// So many ids, defined before; then any number of literals.
    Literals(u8),
    /// An id, defined before; then two literals.
    Line,
    /// Pairs of ids, defined anywhere.
    Phi,
    /// A label.
    Branch,
    /// A condition, two labels, any number of literals.
    BranchConditional,
    /// A selector, the default label, pairs of a number and a label.
    Switch,
    /// A function, defined anywhere; then ids, defined before.
    Call,
    /// A set, a number, and the operands of the set's instruction.
    ExtInst,
    /// An id, defined anywhere; then a string.
    Name,
    /// An id, defined anywhere; then a decoration and its parameters.
    Decorate,
}

/// The role of an instruction in its function, apart from its operands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// Anything else: there is more to check than operands and result.
    Other,
    /// Stands anywhere in a block behind the phis.
    Ordinary,
    /// Stands anywhere in a block.
    AmongPhis,
    /// OpPhi.
    Phi,
    /// Ends a block.
    Terminator,
    /// OpLabel.
    Label,
}

/// Opcodes of extensions begin above; they are rare enough to take the long way.
const CORE: u16 = 512;

static TABLE: [Usual; CORE as usize] = {
    let mut table = [UNKNOWN; CORE as usize];
    let mut op = Op(0);
    while op.0 < CORE {
        let layout = op.layout();
        table[op.0 as usize] =
            Usual { form: form(op), role: role(op), result_type: layout.result_type, result: layout.result };
        op.0 += 1;
    }
    table
};

const UNKNOWN: Usual = Usual { form: Form::Other, role: Role::Other, result_type: false, result: false };

/// Returns the facts about an opcode.
#[inline]
pub(super) fn usual(op: Op) -> Usual {
    TABLE.get(usize::from(op.0)).copied().unwrap_or(UNKNOWN)
}

const fn form(op: Op) -> Form {
    match op {
        Op::Load => Form::Access(1),
        Op::Store => Form::Access(2),
        Op::CompositeExtract => Form::Literals(1),
        Op::CompositeInsert | Op::VectorShuffle => Form::Literals(2),
        Op::Line => Form::Line,
        Op::Phi => Form::Phi,
        Op::Branch => Form::Branch,
        Op::BranchConditional => Form::BranchConditional,
        Op::Switch => Form::Switch,
        Op::FunctionCall => Form::Call,
        Op::ExtInst => Form::ExtInst,
        Op::Name => Form::Name,
        Op::Decorate => Form::Decorate,
        _ if op.is_type() || has_forward_operand(op) => Form::Other,
        _ => match op.id_operands() {
            Some(ids) if ids.least > 255 => Form::Other,
            Some(ids) if ids.more => Form::IdsOrMore(ids.least as u8),
            Some(ids) => Form::Ids(ids.least as u8),
            None => Form::Other,
        },
    }
}

/// Instructions with ids only, of which some may be defined later.
const fn has_forward_operand(op: Op) -> bool {
    matches!(
        op,
        Op::ConstantFunctionPointerINTEL
            | Op::GroupDecorate
            | Op::EnqueueKernel
            | Op::GetKernelNDrangeSubGroupCount
            | Op::GetKernelNDrangeMaxSubGroupSize
            | Op::GetKernelWorkGroupSize
            | Op::GetKernelPreferredWorkGroupSizeMultiple
    )
}

const fn role(op: Op) -> Role {
    match op {
        Op::Label => Role::Label,
        Op::Phi => Role::Phi,
        Op::Branch | Op::BranchConditional | Op::Switch | Op::Kill | Op::Unreachable => Role::Terminator,
        Op::Line | Op::NoLine | Op::ExtInst => Role::AmongPhis,
        Op::Function
        | Op::FunctionParameter
        | Op::FunctionCall
        | Op::FunctionEnd
        | Op::SelectionMerge
        | Op::LoopMerge
        | Op::Variable
        | Op::UntypedVariableKHR
        | Op::ConditionalEntryPointINTEL => Role::Other,
        _ if !op.layout().known || op.is_outside_functions() || op.is_terminator() => Role::Other,
        _ => Role::Ordinary,
    }
}
