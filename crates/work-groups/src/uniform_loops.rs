//! Uniform loops: all work-items of a group run the same number of iterations.
//!
//! A loop of the kernel inside of the loop over work-items keeps LLVM from vectorizing over work-items, because it vectorizes
//! innermost loops only. If no semantics depend on it, the kernel's loop becomes the outer one: it is cut as if there was a
//! barrier at its head and at its exits.

use crate::LocalSize;
use crate::divergence::Divergence;
use crate::primitives::{Barrier, Primitive};
use llvm_model::{
    BlockId, Body, Cfg, Dominators, InstId, InstKind, Instruction, LoopExit, LoopForest, LoopId, Module,
    TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Minimum number of adjacent work-items that LLVM vectorizes.
const LEAST_ITEMS: u32 = 8;
/// Above this number, the memory for the values of each work-item costs more than is gained.
const MOST_KEPT: usize = 12;
/// Each value that is kept is loaded and stored in every turn: in a loop that only computes, so many instructions pay for it.
const PAYS_FOR_KEPT: usize = 2;
/// Longer loops keep the machine busy without others.
const MOST_INSTRUCTIONS: usize = 250;

/// Puts barriers into `body` where a loop is worth it, and notes them among its `calls`.
pub(crate) fn cut(
    module: &Module,
    body: &mut Body,
    calls: &mut FxHashMap<InstId, Primitive>,
    divergence: &Divergence,
    local_size: LocalSize,
    void: TypeId,
) {
    let cfg = Cfg::new(body);
    let is_short = matches!(local_size, LocalSize::Fixed([x, ..]) if x < LEAST_ITEMS);
    if is_short || !is_simple(body, calls, divergence) {
        return;
    }
    let loops = LoopForest::new(&cfg, &Dominators::new(&cfg));
    let kernel = Kernel { module, body, calls, cfg: &cfg, loops: &loops, divergence };
    let mut places: Vec<BlockId> = Vec::new();
    for &header in cfg.order() {
        let Some(id) = loops.with_header(header) else { continue };
        if let Some(exit) = kernel.is_worth_it(id) {
            places.extend([header, exit]);
        }
    }
    places.sort_unstable();
    places.dedup();
    for place in places {
        // Regions are cut where it stands, and it goes away.
        let barrier = body.insts.push(Instruction::new(InstKind::Unreachable, void));
        let insts = &body.blocks[place].insts;
        let is_phi = |inst: &InstId| matches!(body.insts[*inst].kind, InstKind::Phi { .. });
        let behind_phis = insts.iter().take_while(|inst| is_phi(inst)).count();
        body.blocks[place].insts.insert(behind_phis, barrier);
        calls.insert(barrier, Primitive::Barrier(Barrier::Group));
    }
}

/// Whether barriers cost the kernel no bookkeeping, and no variable has to be kept for each work-item.
fn is_simple(body: &Body, calls: &FxHashMap<InstId, Primitive>, divergence: &Divergence) -> bool {
    body.instructions().all(|(block, inst, instruction)| match calls.get(&inst) {
        Some(Primitive::Barrier(Barrier::SubGroup)) => false,
        Some(Primitive::Barrier(Barrier::Group)) => !divergence.parts(block),
        _ => !matches!(
            instruction.kind,
            InstKind::Alloca { .. }
                | InstKind::AtomicRmw { .. }
                | InstKind::CmpXchg(_)
                | InstKind::Fence { .. }
                | InstKind::Load { volatile: true, .. }
                | InstKind::Store { volatile: true, .. }
        ),
    })
}

/// The loop under analysis.
struct Kernel<'k> {
    module: &'k Module,
    body: &'k Body,
    calls: &'k FxHashMap<InstId, Primitive>,
    cfg: &'k Cfg,
    loops: &'k LoopForest,
    divergence: &'k Divergence,
}

impl Kernel<'_> {
    /// Where an innermost loop is left that all work-items go through together, and that work-items can be joined in.
    fn is_worth_it(&self, id: LoopId) -> Option<BlockId> {
        let LoopExit::To(exit) = self.loops.exit(id) else { return None };
        let blocks: Vec<BlockId> =
            self.cfg.order().iter().copied().filter(|&block| self.loops.contains(id, block)).collect();
        let is_innermost = blocks.iter().all(|&block| self.loops.innermost(block) == Some(id));
        let header = self.loops.header(id);
        if !is_innermost || self.divergence.parts(header) || self.divergence.parts(exit) {
            return None;
        }
        // Values that leave it or enter it are those that its own blocks do not compute.
        let inside: FxHashSet<BlockId> = blocks.iter().copied().collect();
        let (mut count, mut accesses, mut computed) = (0, 0, 0);
        let mut kept = FxHashSet::default();
        let mut homes: FxHashMap<InstId, BlockId> = FxHashMap::default();
        for &block in self.cfg.order() {
            homes.extend(self.body.blocks[block].insts.iter().map(|&inst| (inst, block)));
        }
        for &block in &blocks {
            for &inst in &self.body.blocks[block].insts {
                let kind = &self.body.insts[inst].kind;
                count += 1;
                if !self.is_joined(inst, kind) {
                    return None;
                }
                accesses += usize::from(self.is_divergent_access(kind));
                let is_phi = matches!(kind, InstKind::Phi { .. });
                computed += usize::from(!is_phi && self.divergence.has(Value::Inst(inst)));
                kind.for_each_operand(|value| {
                    if let Value::Inst(used) = value
                        && self.divergence.has(value)
                        && !self.calls.contains_key(&used)
                        && (homes.get(&used).is_none_or(|home| !inside.contains(home))
                            || is_phi && block == header)
                    {
                        kept.insert(used);
                    }
                });
            }
        }
        // A loop that is the same for all pays as well: it runs once and not for each.
        let pays = accesses > 0 || computed >= PAYS_FOR_KEPT * kept.len();
        let fits = count <= MOST_INSTRUCTIONS && kept.len() <= MOST_KEPT;
        (fits && pays).then_some(exit)
    }

    /// Whether LLVM can do an instruction for several work-items at once.
    fn is_joined(&self, inst: InstId, kind: &InstKind) -> bool {
        match kind {
            InstKind::Call(call) => match self.calls.get(&inst) {
                Some(primitive) => {
                    !matches!(primitive, Primitive::Barrier(_) | Primitive::Printf | Primitive::Space(_))
                }
                None => self
                    .module
                    .as_function(call.callee)
                    .is_some_and(|callee| self.module.functions[callee].props.name.starts_with("llvm.")),
            },
            InstKind::Switch { .. } => false,
            _ => true,
        }
    }

    /// Whether it is a load or store at an address, or of a value, that differs.
    fn is_divergent_access(&self, kind: &InstKind) -> bool {
        match kind {
            InstKind::Load { pointer, .. } => self.divergence.has(*pointer),
            InstKind::Store { pointer, value, .. } => {
                self.divergence.has(*pointer) || self.divergence.has(*value)
            }
            _ => false,
        }
    }
}
