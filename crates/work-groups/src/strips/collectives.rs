//! Regions that are one operation of sub-groups: it is done once for all lanes of a strip.

use super::control::{Kernel, Strip, Way};
use crate::Error;
use crate::collective::{self, Collective};
use crate::copy::{Copier, Operand};
use crate::interleaved::LANES;
use crate::regions::Exit;
use crate::spills::ALIGNMENT;
use llvm_model::{InstBuilder as _, InstId, Value};

impl Kernel<'_> {
    /// Runs the region of an operation. All lanes are there: lanes that parted have met before.
    pub(super) fn run_collective(
        &self,
        copier: &mut Copier<'_, '_>,
        strip: &Strip,
        (number, (call, what)): (usize, (InstId, Collective)),
        shared: &[(InstId, Value)],
    ) -> Result<(), Error> {
        let operands = copier.operands_of_lanes(call)?;
        // A loop takes LLVM long to make a vector of.
        if operands.iter().any(|operand| matches!(operand, Operand::Array(..))) {
            let mut result = Ok(());
            self.lanes(copier, strip, |copier, item| {
                result = copier.pass_operands((number, call), item, &operands, shared);
            });
            result?;
        }
        let vectors = copier.vectors(&operands, call, shared)?;
        let ty = copier.type_of_call(call);
        let results = collective::emit(&mut copier.out, what, &vectors, self.sub_group, ty);
        copier.keep_results(call, results.ok_or(Error::Instruction("call"))?);
        if let (Way::Apart(states, _), Some(exit @ Exit::To(..))) =
            (self.way, self.regions.regions[number].exits.first())
        {
            let out = &mut copier.out;
            let next = out.int32(self.regions.noted(*exit));
            let ty = out.module.types.vector(out.i32, LANES);
            let next = out.splat(ty, next);
            out.store(next, states, ALIGNMENT);
        }
        Ok(())
    }
}
