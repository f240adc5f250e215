//! OpPhi: filled when all blocks end, because LLVM wants an entry for each edge.

use crate::fail::{Fail, Res, fail};
use crate::function::FunctionRaiser;
use crate::function::deferred::phis_and_loops::PendingPhi;
use crate::function::flags::fast_math_if_float;
use crate::function::operands::wrong_type;
use crate::operands::words_from;
use llvm_model::{BlockId, Cfg, Id as _, InstBuilder as _, InstKind, Value};
use spirv_module::Instruction;
use translate_common::Problem;

/// OpPhi: makes the instruction, without its incoming values.
pub(crate) fn phi<'m>(f: &mut FunctionRaiser<'_, 'm>, inst: Instruction<'m>) -> Res<()> {
    let block = f.build.block()?;
    let pairs = words_from(inst, 0)?.len() / 2;
    let ty = f.result_type(inst)?;
    let kind = InstKind::Phi { incoming: Vec::with_capacity(pairs) };
    let flags = fast_math_if_float(f, inst, ty)?;
    let value = f.build.emit_phi(kind, ty, flags)?;
    if let Value::Inst(phi) = value {
        f.deferred.phis.push(PendingPhi { inst, phi, block });
    }
    f.bind(inst, value)
}

/// By block: the phi that names it last, and the id of the value. One list serves all phis, and is never cleared.
#[derive(Default)]
pub(crate) struct Seen {
    blocks: Vec<(u32, u32)>,
    phi: u32,
}

impl Seen {
    /// Goes on to the next phi of a body with so many blocks.
    fn next(&mut self, blocks: usize) {
        self.phi = self.phi.wrapping_add(1);
        // Numbers that were given out before the count began anew must not be there.
        if self.phi == 0 || self.blocks.len() < blocks {
            self.blocks.clear();
            self.blocks.resize(blocks, (0, 0));
            self.phi = 1;
        }
    }
    /// The id that the phi at hand has for `block`, which is `value` from now on if there is none.
    fn replace(&mut self, block: BlockId, value: u32) -> Option<u32> {
        let (phi, known) = self.blocks.get_mut(block.index())?;
        if *phi == self.phi {
            return Some(*known);
        }
        (*phi, *known) = (self.phi, value);
        None
    }
}

/// Fills in all phis.
pub(crate) fn fill(f: &mut FunctionRaiser<'_, '_>, cfg: &Cfg, seen: &mut Seen) {
    for phi in std::mem::take(&mut f.deferred.phis) {
        seen.next(f.build.body().blocks.len());
        match incoming(f, &phi, cfg.predecessors(phi.block), seen) {
            Ok(found) => {
                if let InstKind::Phi { incoming } = &mut f.build.inst_mut(phi.phi).kind {
                    *incoming = found;
                }
            }
            Err(fail) => f.raise.report.error(&mut f.raise.ids, phi.inst, fail),
        }
    }
}

/// The values that come in, in the order of the instruction: as often as there are edges from their block, and each
/// block once however often the instruction lists it. `from` has the source of each edge, in block order.
fn incoming<'m>(
    f: &mut FunctionRaiser<'_, 'm>,
    phi: &PendingPhi<'m>,
    from: &[BlockId],
    seen: &mut Seen,
) -> Res<Vec<(Value, BlockId)>> {
    let ty = f.build.inst(phi.phi).ty;
    let operands = words_from(phi.inst, 0)?;
    if !operands.len().is_multiple_of(2) {
        return Err(fail(Problem::internal("OpPhi with a value without a block")));
    }
    let mut incoming = Vec::with_capacity(from.len());
    for pair in operands.chunks_exact(2) {
        let &[id, parent] = pair else { continue };
        let block = f.label(parent)?;
        // Two values of one id may differ: those of builtin variables and open constants are computed for each use.
        match seen.replace(block, id) {
            Some(known) if known == id => continue,
            Some(_) => return Err(fail(Problem::internal("OpPhi with two values for one block"))),
            None => {}
        }
        let value = phi_operand(f, id, block)?;
        if f.value_type(value) != Some(ty) {
            return Err(wrong_type(id));
        }
        let first = from.partition_point(|b| *b < block);
        let edges = from.get(first..).map_or(0, |rest| rest.iter().take_while(|b| **b == block).count());
        if edges == 0 {
            // The structure is checked: the branch from there has failed.
            return Err(Fail::Cascade);
        }
        f.raise.report.spend(edges - 1)?;
        incoming.extend(std::iter::repeat_n((value, block), edges));
    }
    if incoming.len() != from.len() {
        return Err(Fail::Cascade);
    }
    Ok(incoming)
}

/// Returns the value of an operand: code for it is emitted at the end of its predecessor.
fn phi_operand(f: &mut FunctionRaiser<'_, '_>, id: u32, block: BlockId) -> Res<Value> {
    let here = f.build.set_out(f.build.location());
    let value = f.value(id);
    let made = f.build.come_back(here);
    if !made.is_empty() {
        f.build.insert(f.build.end_of(block), made);
    }
    value
}
