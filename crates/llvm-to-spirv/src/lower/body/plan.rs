//! Analyses of a body before its code is written.

use crate::lower::body::aliases::find_aliases;
use crate::lower::body::construct::{Constructs, Search};
use crate::lower::body::fused::Fused;
use crate::lower::body::initializers::Initializers;
use crate::lower::body::phis::EdgeCasts;
use crate::lower::body::uses::Uses;
use crate::lower::code::Code;
use crate::lower::hints::loops::{self, Loops};
use llvm_model::{BlockId, Cfg, InstId};
use rustc_hash::FxHashMap;
use spirv_module::{Op, Operands};
use std::cell::LazyCell;

/// The graph of a body, and the results of analyses that several instructions share.
pub(super) struct Plan<'g> {
    pub(super) cfg: &'g Cfg,
    pub(super) constructs: Constructs,
    pub(super) fused: Fused,
    pub(super) initializers: Initializers,
    pub(super) edge_casts: EdgeCasts,
    /// OpLoopMerge or OpLoopControlINTEL, by the block whose terminator it precedes.
    loop_controls: FxHashMap<BlockId, (Op, Operands)>,
}

impl<'g> Plan<'g> {
    /// Looks through the body of the function that `code` writes. `loops` is storage that is used again.
    pub(super) fn of(code: &mut Code<'_, '_>, cfg: &'g Cfg, loops: &mut Loops) -> Plan<'g> {
        let body = code.body();
        find_aliases(code, body, cfg);
        let records = code.globals().debug_nodes().dialect.is_some();
        let (module, profile) = (code.module(), code.input().profile());
        let search = Search { module, function: &module.functions[code.function()], body, profile };
        let uses = LazyCell::new(|| Uses::of(body, cfg, records));
        let constructs = Constructs::find(search, cfg, &uses);
        let fused =
            if profile.has_library { Fused::default() } else { Fused::find(search, cfg, &uses, &constructs) };
        let initializers = Initializers::find(code, body, cfg);
        let edge_casts = EdgeCasts::find(code, body, cfg);
        let loop_controls = FxHashMap::default();
        let mut plan = Plan { cfg, constructs, fused, initializers, edge_casts, loop_controls };
        plan.find_loops(code, loops);
        plan
    }

    /// Whether an instruction needs no code of its own.
    pub(super) fn needs_no_code(&self, code: &Code<'_, '_>, inst: InstId) -> bool {
        self.constructs.is_part(inst)
            || self.fused.is_said(inst)
            || self.initializers.is_said(inst)
            || code.is_known(inst)
    }

    /// The instruction with the hints of a loop that precedes the terminator of `header`.
    pub(super) fn loop_control(&self, header: BlockId) -> Option<&(Op, Operands)> {
        self.loop_controls.get(&header)
    }

    fn find_loops(&mut self, code: &mut Code<'_, '_>, loops: &mut Loops) {
        let Some(kind) = code.kinds().loop_ else { return };
        let (options, function, body) = (code.input().options, code.function(), code.body());
        let module = code.module();
        for hint in loops::find(module, options, code.report(), (function, kind), body, (self.cfg, loops)) {
            let (op, operands) = match hint.merge {
                Some((merge, latch)) => {
                    (Op::LoopMerge, Operands::new().id(code.label(merge)).id(code.label(latch)))
                }
                None => (Op::LoopControlINTEL, Operands::new()),
            };
            let operands = operands.word(hint.mask).words(&hint.parameters);
            self.loop_controls.insert(hint.header, (op, operands));
            if !hint.late.is_empty() {
                let header = code.label(hint.header);
                code.globals().late().control_loop(hint.at, header, hint.late);
            }
        }
    }
}
