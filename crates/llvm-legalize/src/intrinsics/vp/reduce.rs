//! Predicated reductions: inactive elements are replaced by the neutral value.

use super::{active, operation};
use crate::emit::{Emitter, Step};
use crate::intrinsics::{args, float};
use llvm_model::instruction::Call;
use llvm_model::{BinaryOp, InstBuilder as _, InstId, TypeId, Value};
use translate_common::problems::IntrinsicProblem;

/// Every `llvm.vp.reduce.*`
pub(in crate::intrinsics) fn reduce(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let Some((name, full)) = operation(e, call) else { return Step::Keep };
    let name = name.trim_start_matches("reduce.");
    let [start, vector] = args(e, call);
    let (ty, flags) = (e.ty(vector), e.body.insts[inst].flags);
    let Some(neutral) = neutral(e, name, ty) else {
        e.problem(
            inst,
            IntrinsicProblem::FloatType {
                operation: "a reduction".to_owned(),
                types: "half, float or double",
            },
        );
        return crate::intrinsics::gone(e, inst);
    };
    let active = active(e, ty, call);
    let vector = e.select(active, vector, neutral);
    let scalar = e.ty(start);
    let starts = matches!(name, "fadd" | "fmul");
    let operands = if starts { vec![start, vector] } else { vec![vector] };
    let reduced = e.call_named(format!("llvm.vector.{full}"), scalar, operands);
    if let Value::Inst(id) = reduced {
        e.body.insts[id].flags = flags;
    }
    if starts {
        return Step::Replace(reduced);
    }
    if let Some(op) = BinaryOp::from_keyword(name) {
        return Step::Replace(e.binary(op, start, reduced));
    }
    let join = match name {
        "fmax" => "maxnum",
        "fmin" => "minnum",
        "fmaximum" => "maximum",
        "fminimum" => "minimum",
        other => other,
    };
    let joined = e.call_intrinsic(&format!("llvm.{join}"), &[scalar], scalar, vec![start, reduced]);
    if let Value::Inst(id) = joined {
        e.body.insts[id].flags = flags;
    }
    Step::Replace(joined)
}

/// Returns the neutral value of an operation.
fn neutral(e: &mut Emitter, name: &str, ty: TypeId) -> Option<Value> {
    Some(match name {
        "add" | "or" | "xor" | "umax" => e.zero(ty),
        "and" | "umin" => e.all_ones(ty),
        "mul" => e.int(ty, 1),
        "smax" | "smin" => {
            let width = e.int_width(ty)?;
            let least = e.one_bit(ty, width - 1);
            if name == "smax" { least } else { e.not(least) }
        }
        _ => {
            let (bits, fraction) = float::format(e, ty)?;
            let sign = 1 << (bits - 1);
            let infinity = llvm_model::int::mask(bits - 1 - fraction) << fraction;
            let bits = match name {
                "fadd" => sign,
                "fmul" => float::power_of_two(bits, fraction, 0),
                // A quiet NaN.
                "fmax" | "fmin" => infinity | 1 << (fraction - 1),
                "fmaximum" => sign | infinity,
                "fminimum" => infinity,
                _ => return None,
            };
            e.float_bits(ty, bits)
        }
    })
}
