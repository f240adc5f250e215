//! Intrinsics with a mask and a length (`llvm.vp`), beside those on integers in [`super::vectors`]: on floats, divisions,
//! comparisons, conversions. The mask is an operand, the length is all lanes, or one less.

use super::calls::{Part, call, format_of, lengths};
use super::{Checks, Form, Plan};
use crate::case::{Kind, Ty};
use crate::floats::Format;

/// Floats are not symbolic here.
const FLOATS: Plan = Plan {
    all: &[],
    samples: &[16, 32, 64],
    proofs: &[],
    lanes: &[],
    limit: "floats are not symbolic here",
    frozen: false,
};
/// Integers.
const INTEGERS: Plan = Plan {
    all: &[1, 2, 3],
    samples: &[8, 13, 16, 32, 33, 64],
    proofs: &[8, 16, 32, 64],
    lanes: &[],
    limit: "",
    frozen: false,
};
/// Quotients are decided for few bits.
const QUOTIENTS: Plan = Plan { proofs: &[4], limit: super::PRODUCT.limit, ..INTEGERS };

const ORDERS: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
const FLOAT_ORDERS: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule",
    "une", "true",
];

/// The checks of `llvm.vp` with an operation; `None` for another one.
pub(super) fn checks(name: &'static str, operation: &'static str) -> Option<Checks> {
    let (forms, plan) = match operation {
        "fadd" | "fsub" | "fmul" | "fdiv" | "frem" | "copysign" | "maximum" | "maxnum" | "minimum"
        | "minnum" => (floats(name, 2), FLOATS),
        "fma" | "fmuladd" => (floats(name, 3), FLOATS),
        "fneg" | "fabs" | "ceil" | "floor" | "rint" | "nearbyint" | "round" | "roundeven" | "roundtozero" => {
            (floats(name, 1), FLOATS)
        }
        "reduce.fadd" | "reduce.fmul" | "reduce.fmax" | "reduce.fmin" | "reduce.fmaximum"
        | "reduce.fminimum" => (reductions(name), FLOATS),
        "fcmp" => (FLOAT_ORDERS.iter().flat_map(|&order| comparisons(name, order, true)).collect(), FLOATS),
        "icmp" => (ORDERS.iter().flat_map(|&order| comparisons(name, order, false)).collect(), INTEGERS),
        "is.fpclass" => {
            ([3, 0x1f8, 0x264].into_iter().flat_map(|mask| classes(name, mask)).collect(), FLOATS)
        }
        "fpext" | "fptrunc" => (between_floats(name, operation == "fpext"), FLOATS),
        "fptosi" | "fptoui" | "lrint" | "llrint" => {
            let widths: &[u32] = if operation.ends_with("rint") { &[32, 64] } else { &[8, 13, 32, 64] };
            (widths.iter().flat_map(|&to| to_integers(name, to)).collect(), FLOATS)
        }
        "sitofp" | "uitofp" => {
            ([8, 13, 32, 64].into_iter().flat_map(|from| from_integers(name, from)).collect(), FLOATS)
        }
        "sdiv" | "srem" | "udiv" | "urem" => (integers(name, 2), QUOTIENTS),
        "fshl" | "fshr" => (integers(name, 3), INTEGERS),
        "bswap" => {
            let plan = Plan { all: &[], samples: &[16, 32, 48, 64], proofs: &[16, 32, 48, 64], ..INTEGERS };
            (integers(name, 1), plan)
        }
        "cttz.elts" => {
            (["false", "true"].into_iter().flat_map(|flag| first_set(name, flag)).collect(), INTEGERS)
        }
        "ptrtoint" | "inttoptr" => (pointers(name, operation == "ptrtoint"), INTEGERS),
        _ => return None,
    };
    Some(Checks::Forms(forms, plan))
}

fn float(format: Format, lanes: u32) -> Ty {
    Ty { kind: Kind::Float(format), lanes: Some(lanes) }
}

/// The mask, and the length.
fn tail(lanes: u32, length: u32) -> [Part; 2] {
    [Part::Operand(Ty::integer(1, Some(lanes))), Part::Fixed(format!("i32 {length}"))]
}

fn with_tail(mut parts: Vec<Part>, lanes: u32, length: u32) -> Vec<Part> {
    parts.extend(tail(lanes, length));
    parts
}

fn floats(name: &'static str, operands: usize) -> Vec<Form> {
    lengths("", move |width, lanes, length| {
        let ty = float(format_of(width)?, lanes);
        let parts = (0..operands).map(|_| Part::Operand(ty)).collect();
        Some(call(name, ty, &[ty], &with_tail(parts, lanes, length)))
    })
}

fn integers(name: &'static str, operands: usize) -> Vec<Form> {
    lengths("", move |width, lanes, length| {
        let ty = Ty::integer(width, Some(lanes));
        let parts = (0..operands).map(|_| Part::Operand(ty)).collect();
        Some(call(name, ty, &[ty], &with_tail(parts, lanes, length)))
    })
}

fn reductions(name: &'static str) -> Vec<Form> {
    lengths("", move |width, lanes, length| {
        let (start, ty) = (Ty::float(format_of(width)?), float(format_of(width)?, lanes));
        let parts = vec![Part::Operand(start), Part::Operand(ty)];
        Some(call(name, start, &[ty], &with_tail(parts, lanes, length)))
    })
}

fn comparisons(name: &'static str, order: &'static str, is_float: bool) -> Vec<Form> {
    lengths(order, move |width, lanes, length| {
        let ty = if is_float { float(format_of(width)?, lanes) } else { Ty::integer(width, Some(lanes)) };
        let predicate = Part::Fixed(format!("metadata !\"{order}\""));
        let parts = vec![Part::Operand(ty), Part::Operand(ty), predicate];
        Some(call(name, Ty::integer(1, Some(lanes)), &[ty], &with_tail(parts, lanes, length)))
    })
}

fn classes(name: &'static str, mask: u32) -> Vec<Form> {
    lengths(&format!("in {mask:#x}"), move |width, lanes, length| {
        let ty = float(format_of(width)?, lanes);
        let parts = vec![Part::Operand(ty), Part::Fixed(format!("i32 {mask}"))];
        Some(call(name, Ty::integer(1, Some(lanes)), &[ty], &with_tail(parts, lanes, length)))
    })
}

fn between_floats(name: &'static str, is_wider: bool) -> Vec<Form> {
    lengths("", move |width, lanes, length| {
        let (narrow, wide) = (float(format_of(width)?, lanes), float(format_of(2 * width)?, lanes));
        let (from, to) = if is_wider { (narrow, wide) } else { (wide, narrow) };
        Some(call(name, to, &[to, from], &with_tail(vec![Part::Operand(from)], lanes, length)))
    })
}

fn to_integers(name: &'static str, to: u32) -> Vec<Form> {
    lengths(&format!("to {to} bits"), move |width, lanes, length| {
        let (from, to) = (float(format_of(width)?, lanes), Ty::integer(to, Some(lanes)));
        Some(call(name, to, &[to, from], &with_tail(vec![Part::Operand(from)], lanes, length)))
    })
}

fn from_integers(name: &'static str, from: u32) -> Vec<Form> {
    lengths(&format!("from {from} bits"), move |width, lanes, length| {
        let (from, to) = (Ty::integer(from, Some(lanes)), float(format_of(width)?, lanes));
        Some(call(name, to, &[to, from], &with_tail(vec![Part::Operand(from)], lanes, length)))
    })
}

fn first_set(name: &'static str, flag: &'static str) -> Vec<Form> {
    lengths(flag, move |width, lanes, length| {
        let (result, ty) = (Ty::integer(32, None), Ty::integer(width, Some(lanes)));
        let parts = vec![Part::Operand(ty), Part::Fixed(format!("i1 {flag}"))];
        Some(call(name, result, &[result, ty], &with_tail(parts, lanes, length)))
    })
}

/// A number as a pointer and back, one of the steps by the intrinsic.
fn pointers(name: &'static str, is_to_number: bool) -> Vec<Form> {
    lengths("", move |width, lanes, length| {
        let (ty, mask) = (Ty::integer(width, Some(lanes)), Ty::integer(1, Some(lanes)));
        let vector = format!("<{lanes} x ptr>");
        let (suffix, code, declaration) = match is_to_number {
            true => {
                let suffix = format!("{}.v{lanes}p0", ty.suffix());
                let code = format!(
                    "%p = inttoptr {ty} %a to {vector}\n%r = call {ty} @{name}.{suffix}({vector} %p, {mask} %b, i32 {length})"
                );
                (suffix, code, format!("{ty} @{name}.SUFFIX({vector}, {mask}, i32)"))
            }
            false => {
                let suffix = format!("v{lanes}p0.{}", ty.suffix());
                let code = format!(
                    "%p = call {vector} @{name}.{suffix}({ty} %a, {mask} %b, i32 {length})\n%r = ptrtoint {vector} %p to {ty}"
                );
                (suffix, code, format!("{vector} @{name}.SUFFIX({ty}, {mask}, i32)"))
            }
        };
        Some(crate::case::Construct {
            operands: vec![ty, mask],
            code,
            results: vec![("%r", ty)],
            declarations: format!("declare {}", declaration.replace("SUFFIX", &suffix)),
        })
    })
}
