//! Divisions of integers by numbers that are not constant, as divisions of `double`: processors divide vectors of floats only, and
//! LLVM leaves a loop over work-items with a division of integers without vectors.
//!
//! An integer of at most 32 bits is exact as a `double`. The exact quotient of two is a whole number, or at least 2^-32 of its own
//! size away from the next one. Rounding to 53 bits keeps it on its side, so that the whole part is that of the integers. The divisor
//! 0, and the smallest number divided by -1, are undefined for integers.

use crate::divergence::Divergence;
use crate::regions::Regions;
use llvm_model::{
    BinaryOp, BlockId, Body, CastOp, Cfg, Dominators, InstId, InstKind, Instruction, LoopForest, Module,
    Type, TypeId, Value,
};
use rustc_hash::FxHashSet;

/// Wider integers are not exact as `double`.
const WIDEST: u32 = 32;

/// Replaces the divisions in `body` that differ between work-items where LLVM vectorizes them: outside of the kernel's own loops, or
/// everywhere if it runs `in_strips`; and not in regions with `ordered` accesses.
pub(crate) fn replace(
    module: &mut Module,
    body: &mut Body,
    (regions, ordered): (&Regions, &FxHashSet<InstId>),
    divergence: &Divergence,
    in_strips: bool,
) {
    if body.instructions().any(|(_, _, inst)| keeps_order(&inst.kind)) {
        return;
    }
    let cfg = Cfg::new(body);
    let loops = LoopForest::new(&cfg, &Dominators::new(&cfg));
    let is_ordered = |block: &BlockId| body.blocks[*block].insts.iter().any(|inst| ordered.contains(inst));
    let with_order = regions.regions.iter().filter(|region| region.blocks.iter().any(is_ordered));
    let stay: FxHashSet<BlockId> = with_order.flat_map(|region| region.blocks.iter().copied()).collect();
    for block in cfg.order().iter().copied().filter(|block| !stay.contains(block)) {
        if !in_strips && loops.innermost(block).is_some() {
            continue;
        }
        let mut insts = Vec::new();
        for inst in body.blocks[block].insts.clone() {
            if let Some(division) = Division::of(module, body, divergence, inst) {
                division.write(module, body, inst, &mut insts);
            }
            insts.push(inst);
        }
        body.blocks[block].insts = insts;
    }
}

/// Whether LLVM does not vectorize a loop with this instruction.
fn keeps_order(kind: &InstKind) -> bool {
    match kind {
        InstKind::AtomicRmw { .. } | InstKind::CmpXchg(_) | InstKind::Fence { .. } => true,
        InstKind::Load { volatile, atomic, .. } | InstKind::Store { volatile, atomic, .. } => {
            *volatile || atomic.is_some()
        }
        _ => false,
    }
}

/// A division that is replaced.
struct Division {
    dividend: Value,
    divisor: Value,
    ty: TypeId,
    is_signed: bool,
    is_remainder: bool,
}

impl Division {
    /// The division that an instruction is.
    fn of(module: &Module, body: &Body, divergence: &Divergence, inst: InstId) -> Option<Division> {
        let instruction = &body.insts[inst];
        let InstKind::Binary { op, lhs, rhs } = instruction.kind else { return None };
        let Type::Integer(width) = module.types[instruction.ty] else { return None };
        // LLVM multiplies instead of dividing by a constant. What all work-items have in common is computed once.
        let is_varying = divergence.has(Value::Inst(inst)) && !matches!(rhs, Value::Const(_));
        (op.divides() && is_varying && width <= WIDEST).then_some(Division {
            dividend: lhs,
            divisor: rhs,
            ty: instruction.ty,
            is_signed: matches!(op, BinaryOp::SDiv | BinaryOp::SRem),
            is_remainder: matches!(op, BinaryOp::URem | BinaryOp::SRem),
        })
    }

    /// Turns `inst` into the last instruction of the replacement, and adds the others to `insts`.
    fn write(&self, module: &mut Module, body: &mut Body, inst: InstId, insts: &mut Vec<InstId>) {
        let double = module.types.intern(Type::Double);
        let (to_float, to_integer) = match self.is_signed {
            true => (CastOp::SIToFP, CastOp::FPToSI),
            false => (CastOp::UIToFP, CastOp::FPToUI),
        };
        let mut add = |body: &mut Body, kind: InstKind, ty: TypeId| {
            let id = body.insts.push(Instruction::new(kind, ty));
            insts.push(id);
            Value::Inst(id)
        };
        let lhs = add(body, InstKind::Cast { op: to_float, operand: self.dividend }, double);
        let rhs = add(body, InstKind::Cast { op: to_float, operand: self.divisor }, double);
        let divided = add(body, InstKind::Binary { op: BinaryOp::FDiv, lhs, rhs }, double);
        let quotient = InstKind::Cast { op: to_integer, operand: divided };
        let last = if self.is_remainder {
            let quotient = add(body, quotient, self.ty);
            let product = InstKind::Binary { op: BinaryOp::Mul, lhs: quotient, rhs: self.divisor };
            let product = add(body, product, self.ty);
            InstKind::Binary { op: BinaryOp::Sub, lhs: self.dividend, rhs: product }
        } else {
            quotient
        };
        body.insts[inst] = Instruction {
            attachments: body.insts[inst].attachments.clone(),
            ..Instruction::new(last, self.ty)
        };
    }
}
