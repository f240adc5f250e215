//! Accesses of one of several variables: a `switch` over the number of the variable, with an access in each case. What
//! compares neighboring invocations must not be in a case: it is done of all variables, and one result is selected.

use super::Function;
use super::cases::Cases;
use crate::memory::choices::Alternatives;
use crate::memory::places::Places;
use crate::notes::Notes;
use crate::rewrite;
use llvm_model::{BlockId, Body, InstId, InstKind, Module, Value};
use rustc_hash::FxHashMap;

/// How many cases one access may become: copies have two pointers.
const MAX_CASES: usize = 64;

/// Rewrites the accesses of a function.
pub(super) fn run(
    module: &mut Module,
    body: &mut Body,
    function: &Function<'_>,
    places: &mut Places,
    alternatives: &FxHashMap<InstId, Alternatives>,
    notes: &mut Notes,
) {
    if alternatives.is_empty() {
        return;
    }
    let mut guards = Guards {
        cases: Cases { module, body, function, alternatives },
        places,
        notes,
        replaced: FxHashMap::default(),
        behind: FxHashMap::default(),
        work: Vec::new(),
    };
    // The blocks to look through, each with the number of cases that its accesses are in already.
    guards.work = guards.cases.body.layout.iter().map(|&block| (block, 1)).collect();
    while let Some((block, cases)) = guards.work.pop() {
        guards.block(block, cases);
    }
    let Guards { cases: Cases { body, .. }, replaced, mut behind, .. } = guards;
    // New blocks stand behind those that they were parts of.
    let mut waiting: Vec<BlockId> = std::mem::take(&mut body.layout).into_iter().rev().collect();
    while let Some(block) = waiting.pop() {
        body.layout.push(block);
        waiting.extend(behind.remove(&block).unwrap_or_default().into_iter().rev());
    }
    rewrite::replace(body, replaced);
}

struct Guards<'a> {
    cases: Cases<'a>,
    places: &'a mut Places,
    notes: &'a mut Notes,
    replaced: FxHashMap<Value, Value>,
    /// By block: the blocks that stand behind it.
    behind: FxHashMap<BlockId, Vec<BlockId>>,
    work: Vec<(BlockId, usize)>,
}

impl Guards<'_> {
    /// Rewrites the accesses of a block, which are in so many cases already.
    fn block(&mut self, block: BlockId, cases: usize) {
        let insts = std::mem::take(&mut self.cases.body.blocks[block].insts);
        let mut pending: Vec<(InstId, usize)> = insts.into_iter().rev().map(|inst| (inst, cases)).collect();
        let mut at = block;
        while let Some((inst, cases)) = pending.pop() {
            let count = |choice| self.cases.alternatives.get(&choice).map_or(1, |these| these.targets.len());
            let access =
                self.access(inst).filter(|(_, choice)| cases.saturating_mul(count(*choice)) <= MAX_CASES);
            let Some((pointer, choice)) = access else {
                self.cases.body.blocks[at].insts.push(inst);
                continue;
            };
            self.cases.note(self.notes, at, inst, choice);
            let cases = cases * count(choice);
            if compares_neighbors(self.cases.module, &self.cases.body.insts[inst].kind) {
                let (insts, result) = self.cases.selected(inst, pointer, choice);
                self.finish(inst, result);
                pending.extend(insts.into_iter().rev().map(|inst| (inst, cases)));
                continue;
            }
            let (new, tail, result) = self.cases.guarded(at, inst, pointer, choice);
            self.finish(inst, result);
            self.work.extend(new.iter().map(|&case| (case, cases)));
            self.behind.entry(at).or_default().extend(new.into_iter().chain([tail]));
            at = tail;
        }
        if at != block {
            self.cases.follow(block, at);
        }
    }

    /// The pointer to several variables that an instruction accesses memory through, and the choice.
    fn access(&mut self, inst: InstId) -> Option<(Value, InstId)> {
        self.cases.accessed(inst).into_iter().find_map(|pointer| {
            let (module, body) = (&*self.cases.module, &*self.cases.body);
            let place = self.places.of(module, body, self.cases.function.layout, pointer)?;
            let Value::Inst(root) = place.root else { return None };
            // Blocks of chosen arrays of blocks are not chosen one by one.
            let is_chosen = self.cases.alternatives.contains_key(&root) && place.descriptor.is_none();
            is_chosen.then_some((pointer, root))
        })
    }

    /// Gives an access that is gone its result.
    fn finish(&mut self, access: InstId, result: Option<Value>) {
        self.cases.body.insts[access].kind = InstKind::Unreachable;
        if let Some(result) = result {
            self.replaced.insert(Value::Inst(access), result);
        }
    }
}

/// Whether an instruction takes a derivative, which is not defined where only some invocations are.
fn compares_neighbors(module: &Module, kind: &InstKind) -> bool {
    let name = rewrite::callee_name(module, kind).and_then(|name| name.as_str()).unwrap_or_default();
    name.contains("ImplicitLod") || name.contains("ImageQueryLod")
}
