//! Values that are cheaper to compute again behind a barrier than to keep.

use llvm_model::{BinaryOp, Body, Cfg, InstId, InstKind, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The most instructions that one value is computed again with.
const MOST: u32 = 12;

/// A division takes as long as so many other instructions.
const DIVISION: u32 = 8;

/// The values that can be computed again anywhere: from arguments, constants, addresses of variables and queries, by
/// instructions without effects that never fail.
pub(crate) struct Remade {
    /// How many simple instructions each takes.
    costs: FxHashMap<InstId, u32>,
}

impl Remade {
    /// The values of `body` that can be; those of `anew` are computed wherever they are used.
    pub(crate) fn of(body: &Body, cfg: &Cfg, anew: &FxHashSet<InstId>) -> Remade {
        let mut remade = Remade { costs: FxHashMap::default() };
        // Operands stand before their uses in this order, but for those of phis, which are never computed again.
        for &inst in cfg.order().iter().flat_map(|&block| &body.blocks[block].insts) {
            let cost = if anew.contains(&inst) { Some(1) } else { remade.cost(&body.insts[inst].kind) };
            if let Some(cost) = cost.filter(|cost| *cost <= MOST) {
                remade.costs.insert(inst, cost);
            }
        }
        remade
    }

    /// Whether a value can be computed again.
    pub(crate) fn has(&self, inst: InstId) -> bool {
        self.costs.contains_key(&inst)
    }

    fn cost(&self, kind: &InstKind) -> Option<u32> {
        if let InstKind::Alloca { .. } = kind {
            return Some(1);
        }
        let takes = match kind {
            InstKind::Binary { op: BinaryOp::FDiv | BinaryOp::FRem, .. } => DIVISION,
            _ => 1,
        };
        let mut cost = is_harmless(kind).then_some(takes);
        kind.for_each_operand(|value| {
            let more = match value {
                Value::Inst(used) => self.costs.get(&used).copied(),
                Value::Const(_) | Value::Arg(_) => Some(0),
                Value::Metadata(_) | Value::Block(_) => None,
            };
            cost = cost.zip(more).map(|(cost, more)| cost + more);
        });
        cost
    }
}

/// Whether an instruction has no effect, gives the same for the same operands, and never fails.
fn is_harmless(kind: &InstKind) -> bool {
    match kind {
        InstKind::Binary { op, .. } => {
            !matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem)
        }
        InstKind::Unary { .. }
        | InstKind::Cast { .. }
        | InstKind::ICmp { .. }
        | InstKind::FCmp { .. }
        | InstKind::Select { .. }
        | InstKind::GetElementPtr { .. }
        | InstKind::ExtractElement { .. }
        | InstKind::ExtractValue { .. } => true,
        _ => false,
    }
}
