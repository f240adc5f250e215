//! Branches and phis of one function.

use super::error::{CheckErrorKind, Errors};
use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use crate::walk::switch_labels;
use spirv_grammar::Op;

/// The state of the checks of one function; kept so that its memory is reused.
#[derive(Default)]
pub(super) struct Scratch {
    /// Number of the function's OpFunction.
    begin: u32,
    /// Blocks so far.
    blocks: u32,
    /// For each instruction of the function up to the last OpLabel, counted from OpFunction: the number of the block
    /// that it begins, plus one; 0 when it is no OpLabel.
    block_at: Vec<u32>,
    /// Block and number of each termination and merge instruction.
    jumps: Vec<(u32, u32)>,
    /// The phis, in order.
    phis: Vec<Phi>,
    /// From block, to block.
    edges: Vec<(u32, u32)>,
    predecessors: Predecessors,
    /// For each block: the number of the phi that named it last, plus one, and the value that it gave it.
    named_by: Vec<(u32, u32)>,
    /// For each block: the block that it was last found to precede, plus one.
    precedes: Vec<u32>,
}

#[derive(Clone, Copy)]
struct Phi {
    block: u32,
    index: u32,
    /// Nothing else stands before it in its block.
    first: bool,
}

impl Scratch {
    /// Begins with the function of the OpFunction with the number `begin`.
    pub(super) fn clear(&mut self, begin: u32) {
        self.begin = begin;
        self.blocks = 0;
        self.block_at.clear();
        self.jumps.clear();
        self.phis.clear();
        self.edges.clear();
    }

    pub(super) fn label(&mut self, instruction: Instruction<'_>) {
        self.blocks += 1;
        self.block_at.resize(instruction.index().saturating_sub(self.begin) as usize, 0);
        self.block_at.push(self.blocks);
    }

    /// A termination or merge instruction of the last block.
    pub(super) fn jump(&mut self, instruction: Instruction<'_>) {
        self.jumps.push((self.last_block(), instruction.index()));
    }

    /// A phi of the last block.
    pub(super) fn phi(&mut self, instruction: Instruction<'_>, first: bool) {
        self.phis.push(Phi { block: self.last_block(), index: instruction.index(), first });
    }

    fn last_block(&self) -> u32 {
        self.blocks.saturating_sub(1)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.blocks == 0
    }

    /// The block of a label; `None` when it is none of this function.
    fn block(&self, definitions: &Definitions<'_>, label: Id) -> Option<u32> {
        let index = definitions.index(label)?.checked_sub(self.begin as usize)?;
        self.block_at.get(index)?.checked_sub(1)
    }
}

/// The blocks from which each block is reached, one list after the other.
#[derive(Default)]
struct Predecessors {
    /// Where the list of each block begins in `from`; one more at the end.
    starts: Vec<u32>,
    from: Vec<u32>,
}

impl Predecessors {
    /// Sorts the edges of `blocks` blocks by where they go.
    fn collect(&mut self, edges: &[(u32, u32)], blocks: u32) {
        self.starts.clear();
        self.starts.resize(blocks as usize + 1, 0);
        for &(_, to) in edges {
            if let Some(count) = self.starts.get_mut(to as usize) {
                *count += 1;
            }
        }
        let mut end = 0;
        for start in &mut self.starts {
            end += *start;
            *start = end;
        }
        self.from.clear();
        self.from.resize(edges.len(), 0);
        for &(from, to) in edges {
            let Some(start) = self.starts.get_mut(to as usize) else { continue };
            *start = start.saturating_sub(1);
            if let Some(slot) = self.from.get_mut(*start as usize) {
                *slot = from;
            }
        }
    }

    /// A block that branches here twice is in the list twice.
    fn of(&self, block: u32) -> &[u32] {
        let start = |block: u32| self.starts.get(block as usize).copied().unwrap_or(0) as usize;
        self.from.get(start(block)..start(block.saturating_add(1))).unwrap_or(&[])
    }
}

/// Instruction numbers.
#[derive(Clone, Copy)]
pub(super) struct Range {
    /// The first OpFunction of the module.
    pub(super) first: u32,
    /// The OpFunction at hand.
    pub(super) begin: u32,
    /// Its OpFunctionEnd.
    pub(super) end: u32,
}

/// Checks one function.
pub(super) fn check(
    definitions: &Definitions<'_>,
    scratch: &mut Scratch,
    function: Range,
    errors: &mut Errors,
) {
    let module = definitions.module();
    for at in 0..scratch.jumps.len() {
        let Some(&(block, index)) = scratch.jumps.get(at) else { break };
        if let Some(instruction) = module.instruction(index as usize) {
            targets(definitions, scratch, instruction, block, errors);
        }
    }
    if !scratch.phis.is_empty() {
        scratch.predecessors.collect(&scratch.edges, scratch.blocks);
        check_phis(definitions, scratch, function, errors);
    }
}

/// Checks the labels that an instruction names; adds the edges of a termination instruction.
fn targets(
    definitions: &Definitions<'_>,
    scratch: &mut Scratch,
    instruction: Instruction<'_>,
    block: u32,
    errors: &mut Errors,
) {
    let op = instruction.op();
    let operands = instruction.operands();
    if matches!(op, Op::SelectionMerge | Op::LoopMerge) && !is_before_terminator(definitions, instruction) {
        errors.report(instruction, None, CheckErrorKind::MergeOutOfPlace);
    }
    let mut target = |label: u32, branch: bool| match scratch.block(definitions, Id(label)) {
        None => errors.report(instruction, Some(Id(label)), CheckErrorKind::TargetIsNoBlock),
        Some(0) if branch => {
            errors.report(instruction, Some(Id(label)), CheckErrorKind::TargetIsEntryBlock);
        }
        Some(to) if branch => scratch.edges.push((block, to)),
        Some(_) => {}
    };
    match op {
        Op::Branch => operands.iter().take(1).for_each(|&label| target(label, true)),
        Op::BranchConditional => operands.iter().skip(1).take(2).for_each(|&label| target(label, true)),
        // Operands that do not fit have been reported already.
        Op::Switch => switch_labels(instruction, definitions).0.for_each(|label| target(label.0, true)),
        Op::SelectionMerge => operands.iter().take(1).for_each(|&label| target(label, false)),
        Op::LoopMerge => operands.iter().take(2).for_each(|&label| target(label, false)),
        _ => {}
    }
}

/// Whether nothing but lines stands between an instruction and the termination instruction of its block.
fn is_before_terminator(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> bool {
    let module = definitions.module();
    let mut behind = (instruction.index() as usize + 1..).map_while(|index| module.instruction(index));
    let next = behind.find(|next| !matches!(next.op(), Op::Line | Op::NoLine));
    next.is_some_and(|next| next.op().is_terminator())
}

fn check_phis(definitions: &Definitions<'_>, scratch: &mut Scratch, function: Range, errors: &mut Errors) {
    let module = definitions.module();
    let blocks = scratch.blocks as usize;
    scratch.named_by.clear();
    scratch.named_by.resize(blocks, (0, 0));
    scratch.precedes.clear();
    scratch.precedes.resize(blocks, 0);
    let mut predecessors = 0;
    let mut marked = None;
    for at in 0..scratch.phis.len() {
        let Some(&Phi { block, index, first }) = scratch.phis.get(at) else { break };
        let Some(instruction) = module.instruction(index as usize) else { break };
        if !first {
            errors.report(instruction, instruction.result(), CheckErrorKind::PhiNotFirst);
        }
        if marked != Some(block) {
            predecessors = mark_predecessors(scratch, block);
            marked = Some(block);
        }
        phi(definitions, scratch, instruction, block, predecessors, function, errors);
    }
}

/// Marks the predecessors of a block and counts them.
fn mark_predecessors(scratch: &mut Scratch, block: u32) -> usize {
    let mut count = 0;
    for &from in scratch.predecessors.of(block) {
        if let Some(mark) = scratch.precedes.get_mut(from as usize)
            && *mark != block + 1
        {
            *mark = block + 1;
            count += 1;
        }
    }
    count
}

fn phi(
    definitions: &Definitions<'_>,
    scratch: &mut Scratch,
    instruction: Instruction<'_>,
    block: u32,
    predecessors: usize,
    function: Range,
    errors: &mut Errors,
) {
    let (pairs, _) = instruction.operands().as_chunks::<2>();
    let stamp = instruction.index() + 1;
    let mut good = true;
    let mut repeated = 0;
    for &[value, parent] in pairs {
        let value = Id(value);
        let parent = Id(parent);
        let defined = definitions.instruction(value);
        if defined.and_then(|defined| defined.result_type()) != instruction.result_type() {
            errors.report(instruction, Some(value), CheckErrorKind::PhiValueType);
        }
        if let Some(defined) = defined
            && defined.index() >= function.first
            && !(function.begin..function.end).contains(&defined.index())
        {
            let kind = CheckErrorKind::UsedOutsideFunction { defined: defined.offset() };
            errors.report(instruction, Some(value), kind);
        }
        let from = scratch
            .block(definitions, parent)
            .filter(|&from| scratch.precedes.get(from as usize) == Some(&(block + 1)));
        let Some(from) = from else {
            errors.report(instruction, Some(parent), CheckErrorKind::PhiParent);
            good = false;
            continue;
        };
        if let Some(named) = scratch.named_by.get_mut(from as usize) {
            if named.0 == stamp {
                let kind = if named.1 == value.0 {
                    repeated += 1;
                    CheckErrorKind::PhiParentRepeated { parent }
                } else {
                    good = false;
                    CheckErrorKind::PhiParentTwice { parent }
                };
                errors.report(instruction, instruction.result(), kind);
            }
            *named = (stamp, value.0);
        }
    }
    let found = pairs.len() - repeated;
    if good && found != predecessors {
        let kind = CheckErrorKind::PhiParentCount { wanted: predecessors, found };
        errors.report(instruction, instruction.result(), kind);
    }
}
