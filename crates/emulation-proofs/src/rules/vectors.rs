//! Intrinsics on whole vectors.

use super::calls::{lengths, of_lanes};
use super::{Checks, Form, PRODUCT, Plan};
use crate::case::{Construct, Ty};

/// The widths of lanes.
const VECTORS: Plan = Plan {
    all: &[1, 2, 3, 4],
    samples: &[8, 13, 16, 32, 33, 64],
    proofs: &[8, 16, 32, 33, 64],
    lanes: &[],
    limit: "",
    frozen: false,
};

/// The checks of an intrinsic on vectors; `None` for another one.
pub(super) fn checks(name: &'static str) -> Option<Checks> {
    if let Some(operation) = name.strip_prefix("llvm.vp.") {
        return predicated(name, operation);
    }
    if let Some(operation) = name.strip_prefix("llvm.vector.reduce.") {
        let is_of_integers = is_reduction(operation);
        return is_of_integers
            .then(|| Checks::Forms(of_lanes("", move |w, l| reduction(name, w, l)), plan(operation)));
    }
    let operation = name.strip_prefix("llvm.vector.").or(name.strip_prefix("llvm.experimental.vector."));
    let forms = match operation {
        Some("reverse") => of_lanes("", move |width, lanes| {
            let ty = Ty::integer(width, Some(lanes));
            call(name, ty, &[ty], &[ty], "")
        }),
        Some(operation @ ("splice" | "splice.left" | "splice.right")) => {
            let offsets: &[i32] = if operation == "splice" { &[0, 1, -1] } else { &[0, 1, 2] };
            offsets.iter().flat_map(|&offset| splices(name, offset)).collect()
        }
        Some("insert") => of_lanes("", move |width, lanes| {
            let (part, whole) = (Ty::integer(width, Some(lanes)), Ty::integer(width, Some(2 * lanes)));
            call(name, whole, &[whole, part], &[whole, part], &format!("i64 {lanes}"))
        }),
        Some("extract") => of_lanes("", move |width, lanes| {
            let (part, whole) = (Ty::integer(width, Some(lanes)), Ty::integer(width, Some(2 * lanes)));
            call(name, part, &[whole], &[part, whole], &format!("i64 {lanes}"))
        }),
        Some("interleave2") => of_lanes("", move |width, lanes| {
            let (part, whole) = (Ty::integer(width, Some(lanes)), Ty::integer(width, Some(2 * lanes)));
            call(name, whole, &[part, part], &[whole], "")
        }),
        Some("interleave3") => of_lanes("", move |width, lanes| {
            let (part, whole) = (Ty::integer(width, Some(lanes)), Ty::integer(width, Some(3 * lanes)));
            call(name, whole, &[part, part, part], &[whole], "")
        }),
        Some(operation) => {
            let count: u32 = operation.strip_prefix("deinterleave")?.parse().ok()?;
            of_lanes("", move |width, lanes| deinterleaved(name, count, width, lanes))
        }
        None => match name {
            "llvm.stepvector" | "llvm.experimental.stepvector" => of_lanes("", move |width, lanes| {
                let ty = Ty::integer(width, Some(lanes));
                (width >= 8).then(|| call(name, ty, &[], &[ty], "")).flatten()
            }),
            "llvm.get.active.lane.mask" => of_lanes("", move |width, lanes| {
                let (number, mask) = (Ty::integer(width, None), Ty::integer(1, Some(lanes)));
                call(name, mask, &[number, number], &[mask, number], "")
            }),
            "llvm.experimental.cttz.elts" => {
                ["false", "true"].into_iter().flat_map(|flag| first_set(name, flag)).collect()
            }
            _ => return None,
        },
    };
    Some(Checks::Forms(forms, VECTORS))
}

/// A call with operands of these types, whose name has the suffixes of others, and a further immediate operand.
fn call(name: &str, result: Ty, operands: &[Ty], suffixes: &[Ty], immediate: &str) -> Option<Construct> {
    let suffix: String = suffixes.iter().map(|ty| format!(".{}", ty.suffix())).collect();
    let mut args: Vec<String> =
        operands.iter().zip(["%a", "%b", "%c"]).map(|(ty, name)| format!("{ty} {name}")).collect();
    let mut params: Vec<String> = operands.iter().map(Ty::to_string).collect();
    for immediate in immediate.split(", ").filter(|text| !text.is_empty()) {
        args.push(immediate.to_owned());
        params.extend(immediate.split(' ').next().map(str::to_owned));
    }
    Some(Construct {
        operands: operands.to_vec(),
        code: format!("%r = call {result} @{name}{suffix}({})", args.join(", ")),
        results: vec![("%r", result)],
        declarations: format!("declare {result} @{name}{suffix}({})", params.join(", ")),
    })
}

fn is_reduction(operation: &str) -> bool {
    ["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"].contains(&operation)
}

fn plan(operation: &str) -> Plan {
    if operation == "mul" { Plan { proofs: &[4], limit: PRODUCT.limit, ..VECTORS } } else { VECTORS }
}

fn reduction(name: &str, width: u32, lanes: u32) -> Option<Construct> {
    let ty = Ty::integer(width, Some(lanes));
    call(name, Ty::integer(width, None), &[ty], &[ty], "")
}

fn splices(name: &'static str, offset: i32) -> Vec<Form> {
    of_lanes("", move |width, lanes| {
        let ty = Ty::integer(width, Some(lanes));
        call(name, ty, &[ty, ty], &[ty], &format!("i32 {offset}"))
    })
}

fn first_set(name: &'static str, flag: &'static str) -> Vec<Form> {
    of_lanes("", move |width, lanes| {
        let (result, mask) = (Ty::integer(32, None), Ty::integer(width, Some(lanes)));
        call(name, result, &[mask], &[result, mask], &format!("i1 {flag}"))
    })
}

fn deinterleaved(name: &str, count: u32, width: u32, lanes: u32) -> Option<Construct> {
    let (part, whole) = (Ty::integer(width, Some(lanes)), Ty::integer(width, Some(count * lanes)));
    let all = format!("{{ {} }}", vec![part.to_string(); count as usize].join(", "));
    let callee = format!("@{name}.{}", whole.suffix());
    // The first and the last one are enough to see the step and the start.
    let last = count - 1;
    Some(Construct {
        operands: vec![whole],
        code: format!(
            "%all = call {all} {callee}({whole} %a)\n%r = extractvalue {all} %all, 0\n%o = extractvalue {all} %all, {last}"
        ),
        results: vec![("%r", part), ("%o", part)],
        declarations: format!("declare {all} {callee}({whole})"),
    })
}

/// `llvm.vp` on integers: the mask is an operand, the length is all lanes, or one less.
fn predicated(name: &'static str, operation: &'static str) -> Option<Checks> {
    if let Some(reduced) = operation.strip_prefix("reduce.") {
        let forms = lengths("", move |width, lanes, length| {
            let (start, ty, mask) =
                (Ty::integer(width, None), Ty::integer(width, Some(lanes)), Ty::integer(1, Some(lanes)));
            call(name, start, &[start, ty, mask], &[ty], &format!("i32 {length}"))
        });
        return is_reduction(reduced).then(|| Checks::Forms(forms, plan(reduced)));
    }
    match operation {
        "select" | "merge" => {
            let forms = lengths("", move |width, lanes, length| {
                let (ty, mask) = (Ty::integer(width, Some(lanes)), Ty::integer(1, Some(lanes)));
                call(name, ty, &[mask, ty, ty], &[ty], &format!("i32 {length}"))
            });
            return Some(Checks::Forms(forms, VECTORS));
        }
        "abs" | "ctlz" | "cttz" => {
            let forms = ["false", "true"].into_iter().flat_map(|flag| with_flag(name, flag)).collect();
            return Some(Checks::Forms(forms, VECTORS));
        }
        "sext" | "zext" | "trunc" => return Some(Checks::Forms(casts(name, operation == "trunc"), VECTORS)),
        _ => {}
    }
    let operands = match operation {
        "add" | "sub" | "mul" | "and" | "or" | "xor" | "shl" | "lshr" | "ashr" | "smax" | "smin" | "umax"
        | "umin" | "sadd.sat" | "uadd.sat" | "ssub.sat" | "usub.sat" => 2,
        "bitreverse" | "ctpop" => 1,
        _ => return None,
    };
    let forms = lengths("", move |width, lanes, length| {
        let (ty, mask) = (Ty::integer(width, Some(lanes)), Ty::integer(1, Some(lanes)));
        let mut types = vec![ty; operands];
        types.push(mask);
        call(name, ty, &types, &[ty], &format!("i32 {length}"))
    });
    Some(Checks::Forms(forms, plan(operation)))
}

/// An operation on one vector with a flag in front of the mask.
fn with_flag(name: &'static str, flag: &'static str) -> Vec<Form> {
    lengths("", move |width, lanes, length| {
        let (ty, mask) = (Ty::integer(width, Some(lanes)), Ty::integer(1, Some(lanes)));
        let callee = format!("@{name}.{}", ty.suffix());
        Some(Construct {
            operands: vec![ty, mask],
            code: format!("%r = call {ty} {callee}({ty} %a, i1 {flag}, {mask} %b, i32 {length})"),
            results: vec![("%r", ty)],
            declarations: format!("declare {ty} {callee}({ty}, i1, {mask}, i32)"),
        })
    })
}

/// Conversions to and from twice the width.
fn casts(name: &'static str, is_narrowing: bool) -> Vec<Form> {
    lengths("", move |width, lanes, length| {
        let mask = Ty::integer(1, Some(lanes));
        let (narrow, wide) = (Ty::integer(width, Some(lanes)), Ty::integer(2 * width, Some(lanes)));
        let (from, to) = if is_narrowing { (wide, narrow) } else { (narrow, wide) };
        call(name, to, &[from, mask], &[to, from], &format!("i32 {length}"))
    })
}
