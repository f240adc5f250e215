//! Phi nodes against the predecessors of their block.

use super::function::Check;
use super::types::describe;
use crate::arena::Id;
use crate::cfg::Cfg;
use crate::function::BlockId;
use crate::instruction::{InstKind, Value};
use crate::types::Type;

pub(super) fn check(check: &mut Check<'_>, cfg: &Cfg) {
    let body = check.body;
    for &block in &body.layout {
        let expected = cfg.predecessors(block);
        for &id in &body.blocks[block].insts {
            let InstKind::Phi { incoming } = &body.insts[id].kind else { break };
            check.at(block, Some(id));
            if check.errors.is_full() {
                return;
            }
            let ty = body.insts[id].ty;
            let types = &check.module.types;
            check.require(
                !matches!(types[ty], Type::Token | Type::Void | Type::Label | Type::Metadata),
                || format!("a phi node cannot have type '{}'", describe(types, ty)),
            );
            for &(value, _) in incoming {
                let actual = check.ty(value);
                if actual != Some(ty) {
                    let is = check.describe(value);
                    check.error(format!("an incoming value has type '{is}', not that of the phi node"));
                }
            }
            against_predecessors(check, incoming, expected);
        }
    }
}

fn against_predecessors(check: &mut Check<'_>, incoming: &[(Value, BlockId)], expected: &[BlockId]) {
    let mut sorted = std::mem::take(&mut check.scratch.incoming);
    sorted.clear();
    sorted.extend(incoming.iter().map(|(value, from)| (*from, *value)));
    sorted.sort_unstable_by_key(|(from, value)| (from.index(), *value));
    let same = sorted.len() == expected.len() && sorted.iter().zip(expected).all(|((from, _), p)| from == p);
    if !same {
        let missing =
            expected.iter().find(|p| sorted.binary_search_by_key(&p.index(), |(f, _)| f.index()).is_err());
        let extra =
            sorted.iter().find(|(f, _)| expected.binary_search_by_key(&f.index(), |p| p.index()).is_err());
        check.error(match (missing, extra) {
            (Some(block), _) => format!("no value for the predecessor block {}", block.index()),
            (None, Some((block, _))) => {
                format!("a value for block {}, which is no predecessor", block.index())
            }
            (None, None) => "a phi node has one value for every edge from a predecessor".to_owned(),
        });
    }
    let differs = sorted.windows(2).any(|pair| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1);
    check.require(!differs, || "two different values for one predecessor".to_owned());
    check.scratch.incoming = sorted;
}
