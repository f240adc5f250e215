//! Hints about loops and selections, which new merges keep.

use llvm_model::{BlockId, Body, Cfg, InstId, MdId, MdKindId, Module};
use rustc_hash::FxHashMap;
use spirv_grammar::LoopControl;
use spirv_mapping::convention::{loops, shaders};

/// The metadata of terminators that describes constructs.
#[derive(Clone, Copy)]
pub(super) struct Kinds {
    pub(super) selection_merge: MdKindId,
    pub(super) loop_merge: MdKindId,
    loop_hints: MdKindId,
}

impl Kinds {
    pub(super) fn of(module: &mut Module) -> Kinds {
        let mut kind = |name: &str| module.md_kinds.intern(name.into());
        Kinds {
            selection_merge: kind(shaders::SELECTION_MERGE),
            loop_merge: kind(shaders::LOOP_MERGE),
            loop_hints: kind(loops::KIND),
        }
    }

    /// Whether a kind describes the constructs of the input.
    pub(super) fn is_of_construct(self, kind: MdKindId) -> bool {
        [self.selection_merge, self.loop_merge, self.loop_hints].contains(&kind)
    }
}

/// The control masks of constructs, with the literals behind them.
#[derive(Default)]
pub(super) struct Hints {
    /// By header of a selection.
    selections: FxHashMap<BlockId, Vec<u32>>,
    /// By header of a loop.
    loops: FxHashMap<BlockId, Vec<u32>>,
}

impl Hints {
    /// Reads the metadata of all terminators.
    pub(super) fn of(module: &Module, body: &Body, cfg: &Cfg, kinds: Kinds) -> Hints {
        let mut hints = Hints::default();
        for &block in cfg.order() {
            let Some(&last) = body.blocks[block].insts.last() else { continue };
            let literals = |kind, blocks: usize, all: &mut FxHashMap<BlockId, Vec<u32>>| {
                if let Some(mask) = stated(module, body, last, kind, blocks) {
                    all.insert(block, mask);
                }
            };
            literals(kinds.selection_merge, 1, &mut hints.selections);
            literals(kinds.loop_merge, 2, &mut hints.loops);
            let Some(node) = body.insts[last].attachment(kinds.loop_hints) else { continue };
            let Some(mask) = unrolling(module, node) else { continue };
            for &header in cfg.successors(block) {
                if cfg.number(header) <= cfg.number(block) {
                    hints.loops.entry(header).or_insert_with(|| vec![mask]);
                }
            }
        }
        hints
    }

    /// The literals of the OpSelectionMerge of a header.
    pub(super) fn selection(&self, header: Option<BlockId>) -> &[u32] {
        header.and_then(|header| self.selections.get(&header)).map_or(&[0], Vec::as_slice)
    }

    /// The literals of the OpLoopMerge of a header.
    pub(super) fn of_loop(&self, header: Option<BlockId>) -> &[u32] {
        header.and_then(|header| self.loops.get(&header)).map_or(&[0], Vec::as_slice)
    }
}

/// The literals behind the blocks of a merge.
fn stated(module: &Module, body: &Body, last: InstId, kind: MdKindId, blocks: usize) -> Option<Vec<u32>> {
    let literals = module.tuple(body.insts[last].attachment(kind)?).get(blocks..)?;
    let number = |node: &Option<MdId>| u32::try_from(module.md_u64((*node)?)?).ok();
    literals.iter().map(number).collect::<Option<Vec<u32>>>().filter(|literals| !literals.is_empty())
}

/// The mask for hints about unrolling that need no number.
fn unrolling(module: &Module, node: MdId) -> Option<u32> {
    let names = module.tuple(node).iter().flatten().filter_map(|&hint| {
        let &[Some(name)] = module.tuple(hint) else { return None };
        module.md_string(name)?.as_str()
    });
    let controls = names.filter_map(loops::control).map(|pair| pair.spirv);
    let mut unrolling =
        controls.filter(|control| [LoopControl::Unroll, LoopControl::DontUnroll].contains(control));
    unrolling.next().map(|control| control.0)
}
