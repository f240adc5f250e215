//! Checks of a whole body that LLVM needs and that SPIR-V's order of blocks does not guarantee.

mod dominance;

use crate::fail::fail;
use crate::finish::dominance::undominated;
use crate::module::Raise;
use crate::scan::FunctionRange;
use llvm_model::{Body, Cfg, Id};
use translate_common::Problem;
use translate_common::problems::IdProblem;

/// Reports violations of LLVM's rules in a body with the graph `cfg`: branches to the entry block and, when the run looks
/// for errors, uses of values that are not computed on every path. `origins` has the index of the SPIR-V instruction of
/// each instruction.
pub(crate) fn check(m: &mut Raise<'_>, range: FunctionRange, body: &Body, cfg: &Cfg, origins: &[u32]) {
    if body.entry().is_some_and(|entry| !cfg.predecessors(entry).is_empty())
        && let Some(inst) = m.input.instruction(range.start)
    {
        let fail = fail(Problem::internal("a branch to the first block"));
        m.report.error(&mut m.ids, inst, fail);
    }
    let undominated = if m.input.diagnosing { undominated(body, cfg) } else { Vec::new() };
    for inst in undominated {
        let origin = origins.get(inst.index()).copied().unwrap_or(0);
        if let Some(origin) = m.input.instruction(origin as usize) {
            let fail = fail(IdProblem::NotDominated);
            m.report.error(&mut m.ids, origin, fail);
        }
    }
}
