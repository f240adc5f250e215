//! Instructions of shaders that are several in LLVM IR, composed again: shuffles of vectors of different lengths, and
//! parts of vectors in aggregates.

use crate::lower::body::construct::{Constructs, Search};
use crate::lower::body::uses::Uses;
use llvm_model::{BinaryOp, CastOp, Cfg, InstId, InstKind, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use translate_common::shaders::unwrapped_path;

const SHIFTS: [BinaryOp; 3] = [BinaryOp::Shl, BinaryOp::LShr, BinaryOp::AShr];

/// A component of a vector in an aggregate.
pub(super) struct Part {
    /// The aggregate.
    pub(super) whole: Value,
    /// The inserted element, unless it is an extraction.
    pub(super) element: Option<Value>,
    /// Literal indices to the component, as SPIR-V has them.
    pub(super) path: Vec<u32>,
}

/// The fused instructions.
#[derive(Default)]
pub(super) struct Fused {
    /// Vectors that are only filled up to be as long as others that they are shuffled with: the vector, and its length.
    widened: FxHashMap<InstId, (Value, usize)>,
    /// Amounts of shifts that are only extended or truncated to the width of the shifted value, with the original
    /// amounts.
    amounts: FxHashMap<InstId, Value>,
    /// By the last instruction.
    parts: FxHashMap<InstId, Part>,
    /// The instructions before the last one.
    said: FxHashSet<InstId>,
}

impl Fused {
    /// Finds the instructions that the other direction emits for one instruction: adjacent, and without other uses.
    pub(super) fn find(search: Search<'_>, cfg: &Cfg, uses: &Uses, constructs: &Constructs) -> Fused {
        let mut fused = Fused::default();
        let body = search.body;
        let mut shuffled: FxHashMap<InstId, u32> = FxHashMap::default();
        for &block in cfg.order() {
            let insts = &body.blocks[block].insts;
            for (at, &inst) in insts.iter().enumerate() {
                let before = |n: usize| at.checked_sub(n).and_then(|at| insts.get(at)).copied();
                match &body.insts[inst].kind {
                    InstKind::ShuffleVector { a, b, .. } => {
                        for operand in [a, b] {
                            if let &Value::Inst(operand) = operand
                                && !constructs.is_part(operand)
                                && let Some(widened) = search.widened(operand)
                            {
                                fused.widened.insert(operand, widened);
                                *shuffled.entry(operand).or_default() += 1;
                            }
                        }
                    }
                    &InstKind::Binary { op, rhs: Value::Inst(amount), .. }
                        if SHIFTS.contains(&op) && before(1) == Some(amount) && uses.is_single(amount) =>
                    {
                        if let InstKind::Cast { op: CastOp::ZExt, operand } = body.insts[amount].kind {
                            fused.amounts.insert(amount, operand);
                        }
                    }
                    &InstKind::ExtractElement { vector: Value::Inst(vector), index }
                        if before(1) == Some(vector) && uses.is_single(vector) =>
                    {
                        if let InstKind::ExtractValue { aggregate, indices } = &body.insts[vector].kind
                            && let Some(path) = search.path(*aggregate, indices, index)
                        {
                            fused.said.insert(vector);
                            fused.parts.insert(inst, Part { whole: *aggregate, element: None, path });
                        }
                    }
                    InstKind::InsertValue { aggregate, element: Value::Inst(changed), indices }
                        if before(1) == Some(*changed) && uses.is_single(*changed) =>
                    {
                        if let &InstKind::InsertElement { vector: Value::Inst(vector), element, index } =
                            &body.insts[*changed].kind
                            && before(2) == Some(vector)
                            && uses.is_single(vector)
                            && let InstKind::ExtractValue { aggregate: from, indices: same } =
                                &body.insts[vector].kind
                            && (from, same) == (aggregate, indices)
                            && let Some(path) = search.path(*aggregate, indices, index)
                        {
                            fused.said.extend([vector, *changed]);
                            fused
                                .parts
                                .insert(inst, Part { whole: *aggregate, element: Some(element), path });
                        }
                    }
                    _ => {}
                }
            }
        }
        fused.widened.retain(|widened, _| uses.count(*widened) == shuffled[widened]);
        fused.said.extend(fused.widened.keys().chain(fused.amounts.keys()));
        fused
    }

    /// The vector that is filled up to be shuffled, and its length.
    pub(super) fn widened(&self, value: Value) -> Option<(Value, usize)> {
        let Value::Inst(inst) = value else { return None };
        self.widened.get(&inst).copied()
    }

    /// Returns the amount of a shift, which may have another width than the shifted value.
    pub(super) fn amount(&self, value: Value) -> Value {
        match value {
            Value::Inst(inst) => self.amounts.get(&inst).copied().unwrap_or(value),
            _ => value,
        }
    }

    /// The part that an instruction ends to take out or to put in.
    pub(super) fn part(&self, inst: InstId) -> Option<&Part> {
        self.parts.get(&inst)
    }

    /// Returns whether an instruction is part of another one.
    pub(super) fn is_said(&self, inst: InstId) -> bool {
        !self.said.is_empty() && self.said.contains(&inst)
    }
}

impl Search<'_> {
    /// The path to a component of a vector in an aggregate; `None` when the number is not a constant or none of its.
    fn path(self, aggregate: Value, indices: &[u32], lane: Value) -> Option<Vec<u32>> {
        let ty = self.type_of(aggregate)?;
        let lane = u32::try_from(self.module.as_u64(lane)?).ok()?;
        let types = &self.module.types;
        let vector = indices.iter().try_fold(ty, |ty, &index| types.element(ty, u64::from(index)))?;
        (lane < types.lanes(vector)?).then_some(())?;
        let mut path = unwrapped_path(types, ty, indices, self.profile);
        path.push(lane);
        Some(path)
    }
}
