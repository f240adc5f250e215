//! Numbers of work-items that are cut to a few bits, such as `get_local_id(0) & 3`.
//!
//! LLVM's vectorizer takes such a number for one that counts up without end, under a condition that it checks when the loop starts. If
//! two numbers of different widths need that, it leaves the check of the narrower one out (LLVM 22: `SCEVWrapPredicate::implies`
//! compares the first values and the steps, and not the widths), and the vector reads behind the table. It takes no number for such a
//! one that is cut by a mask which is not a constant.

use crate::primitives::Primitive;
use llvm_model::{
    BinaryOp, Body, CastOp, Cfg, ConstId, InstId, InstKind, Instruction, Module, Type, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Groups and loops do not count up to this number of bits.
const WIDE: u32 = 32;

/// A mask that the function of the work-group loads when it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Mask {
    pub(crate) ty: TypeId,
    pub(crate) bits: ConstId,
}

/// Replaces the masks of such numbers in `body` by parameters behind its first `params`, and returns their values.
pub(crate) fn hide(
    module: &mut Module,
    body: &mut Body,
    calls: &FxHashMap<InstId, Primitive>,
    params: usize,
) -> Vec<Mask> {
    let cfg = Cfg::new(body);
    let counting = counting(module, body, &cfg, calls);
    let mut masks: Vec<Mask> = Vec::new();
    for &block in cfg.order() {
        let mut insts = Vec::new();
        for inst in body.blocks[block].insts.clone() {
            if let Some((value, mask)) = cut(module, body, &counting, inst) {
                let number = masks.iter().position(|known| *known == mask).unwrap_or_else(|| {
                    masks.push(mask);
                    masks.len() - 1
                });
                let rhs = Value::Arg((params + number) as u32);
                let masked = InstKind::Binary { op: BinaryOp::And, lhs: value, rhs };
                if let InstKind::Cast { op, .. } = body.insts[inst].kind {
                    let masked = body.insts.push(Instruction::new(masked, mask.ty));
                    insts.push(masked);
                    body.insts[inst].kind = InstKind::Cast { op, operand: Value::Inst(masked) };
                } else {
                    body.insts[inst].kind = masked;
                }
            }
            insts.push(inst);
        }
        body.blocks[block].insts = insts;
    }
    masks
}

/// The values that may differ by the same amount from one work-item, or one turn of a loop, to the next.
fn counting(
    module: &Module,
    body: &Body,
    cfg: &Cfg,
    calls: &FxHashMap<InstId, Primitive>,
) -> FxHashSet<InstId> {
    let mut counting = FxHashSet::default();
    let insts = cfg.order().iter().flat_map(|&block| &body.blocks[block].insts);
    for &inst in insts {
        let counts = |value: &Value| matches!(value, Value::Inst(inst) if counting.contains(inst));
        let is_one = match &body.insts[inst].kind {
            InstKind::Call(_) => {
                matches!(calls.get(&inst), Some(Primitive::Sized(..) | Primitive::Plain(_)))
            }
            InstKind::Phi { .. } => true,
            InstKind::Cast { op: CastOp::Trunc | CastOp::ZExt | CastOp::SExt, operand } => counts(operand),
            InstKind::Freeze { operand } => counts(operand),
            InstKind::Binary { op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul, lhs, rhs } => {
                counts(lhs) || counts(rhs)
            }
            InstKind::Binary {
                op: BinaryOp::Shl | BinaryOp::Or | BinaryOp::Xor | BinaryOp::And,
                lhs,
                rhs,
                ..
            } => counts(lhs) && matches!(rhs, Value::Const(_)),
            _ => false,
        };
        if is_one && matches!(module.types[body.insts[inst].ty], Type::Integer(_)) {
            counting.insert(inst);
        }
    }
    counting
}

/// The number that an instruction cuts, and the mask that does the same.
fn cut(
    module: &mut Module,
    body: &Body,
    counting: &FxHashSet<InstId>,
    inst: InstId,
) -> Option<(Value, Mask)> {
    let instruction = &body.insts[inst];
    let (value, bits) = match instruction.kind {
        InstKind::Cast { op: CastOp::Trunc, operand } => (operand, module.types.int_width(instruction.ty)?),
        InstKind::Binary { op: BinaryOp::And, lhs, rhs: rhs @ Value::Const(_) } => {
            let mask = module.as_u64(rhs)?;
            let bits = mask.trailing_ones();
            (mask >> bits.min(63) == 0 && bits < u64::BITS).then_some((lhs, bits))?
        }
        InstKind::Binary { op: BinaryOp::URem, lhs, rhs: rhs @ Value::Const(_) } => {
            let divisor = module.as_u64(rhs)?;
            divisor.is_power_of_two().then_some((lhs, divisor.trailing_zeros()))?
        }
        _ => return None,
    };
    let Value::Inst(number) = value else { return None };
    let ty = body.insts[number].ty;
    let width = module.types.int_width(ty).filter(|width| *width <= u64::BITS)?;
    let is_cut = (1..WIDE).contains(&bits) && bits < width && counting.contains(&number);
    let mask = (1_u64 << bits.min(63)) - 1;
    is_cut.then(|| (value, Mask { ty, bits: module.constants.int(ty, width, mask) }))
}
