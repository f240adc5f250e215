//! The constraints of all functions, in the threads of the host.
//!
//! The first functions are visited in the caller's thread. The others note which nodes must agree, and the caller's thread joins
//! these afterwards in the order of the functions, so that all is as one thread finds it.

use crate::place::At;
use crate::typing::constraints::{Collector, Sets};
use crate::typing::shares::shares;
use llvm_model::{FunctionId, Host, Id as _};
use std::ops::Range;

/// Functions that another thread visits.
struct Part<'m> {
    collector: Collector<'m>,
    share: Range<usize>,
}

impl<'m> Collector<'m> {
    /// Visits every function.
    pub(super) fn functions(&mut self, host: Host<'_>) {
        // A part does not note where its constraints come from.
        let host = if self.record.is_some() { Host::PATIENT } else { host };
        let shares = shares(self.module, host);
        let Some((first, others)) = shares.split_first() else { return };
        let parts =
            others.iter().map(|share| Part { collector: self.part(), share: share.clone() }).collect();
        let visit = |part: &mut Part<'m>| part.collector.share(part.share.clone());
        let parts = Host::beside(parts, visit, || self.share(first.clone()));
        for (Part { collector, share }, result) in parts {
            if result.is_none() {
                self.share(share);
                continue;
            }
            collector.sets.pairs.into_iter().flatten().for_each(|(a, b)| self.sets.union(a, b));
            self.votes.extend(collector.votes);
            self.edges.extend(collector.edges);
        }
    }

    /// Returns a collector for other functions.
    fn part(&self) -> Collector<'m> {
        Collector {
            module: self.module,
            callees: self.callees,
            values: self.values,
            sets: Sets { pairs: Some(Vec::new()), ..Sets::default() },
            votes: Vec::new(),
            edges: Vec::new(),
            record: None,
            at: At::Module,
        }
    }

    fn share(&mut self, share: Range<usize>) {
        for id in share.map(FunctionId::from_index) {
            self.at = At::Function(id.index() as u32);
            self.function(id);
        }
    }
}
