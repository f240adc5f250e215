//! How often the instructions of a body are used.

use llvm_model::{Body, Cfg, Id as _, InstId, MetadataOperand, Value};

/// Counts of uses by instruction.
pub(super) struct Uses(Vec<u32>);

impl Uses {
    /// Counts the uses in reachable blocks. `records`: debug records are written, and their operands count as uses.
    pub(super) fn of(body: &Body, cfg: &Cfg, records: bool) -> Uses {
        let mut uses = vec![0u32; body.insts.len()];
        let mut count = |value: Value| {
            if let Value::Inst(used) = value
                && let Some(count) = uses.get_mut(used.index())
            {
                *count += 1;
            }
        };
        for &inst in cfg.order().iter().flat_map(|&block| &body.blocks[block].insts) {
            body.insts[inst].kind.for_each_operand(|value| match value {
                // Calls equivalent to records.
                Value::Metadata(operand) if records => {
                    let operand = body.metadata_operands.get(operand as usize);
                    operand.map_or(&[][..], MetadataOperand::values).iter().copied().for_each(&mut count);
                }
                value => count(value),
            });
            for record in body.debug_records.get(&inst).into_iter().flatten().filter(|_| records) {
                record.kind.operands().flat_map(MetadataOperand::values).copied().for_each(&mut count);
            }
        }
        Uses(uses)
    }

    /// Whether an instruction is used once.
    pub(super) fn is_single(&self, inst: InstId) -> bool {
        self.count(inst) == 1
    }

    /// How often an instruction is used.
    pub(super) fn count(&self, inst: InstId) -> u32 {
        self.0.get(inst.index()).copied().unwrap_or(0)
    }
}
