//! Intrinsics on integers.

use super::{Checks, Form, PLAN, PRODUCT, Plan, form, named};
use crate::case::{Construct, Ty};

/// The checks of an intrinsic on integers; `None` for another one.
pub(super) fn checks(name: &'static str) -> Option<Checks> {
    let (forms, plan) = match name {
        "llvm.bitreverse" | "llvm.ctpop" => {
            (vec![form(move |width, lanes| same(name, 1, "", width, lanes))], PLAN)
        }
        "llvm.bswap" => {
            let make = move |width: u32, lanes| {
                width.is_multiple_of(16).then(|| same(name, 1, "", width, lanes)).flatten()
            };
            (
                vec![form(make)],
                Plan {
                    samples: &[16, 32, 48, 64, 80, 96, 112, 128],
                    proofs: &[16, 32, 48, 64, 80, 96, 112, 128],
                    ..PLAN
                },
            )
        }
        "llvm.abs" | "llvm.ctlz" | "llvm.cttz" => {
            (["false", "true"].map(|flag| with_flag(name, flag)).into(), PLAN)
        }
        "llvm.sadd.sat" | "llvm.uadd.sat" | "llvm.ssub.sat" | "llvm.usub.sat" | "llvm.smax" | "llvm.smin"
        | "llvm.umax" | "llvm.umin" | "llvm.sshl.sat" | "llvm.ushl.sat" => {
            (vec![form(move |width, lanes| same(name, 2, "", width, lanes))], PLAN)
        }
        "llvm.ssa.copy" => (vec![form(move |width, lanes| same(name, 1, "", width, lanes))], PLAN),
        "llvm.expect" => {
            let make = move |width, lanes: Option<u32>| {
                lanes.is_none().then(|| same(name, 2, "", width, lanes)).flatten()
            };
            (vec![form(make)], PLAN)
        }
        "llvm.expect.with.probability" => (
            vec![form(move |width, lanes: Option<u32>| {
                lanes.is_none().then(|| same(name, 2, "double 0.5", width, lanes)).flatten()
            })],
            PLAN,
        ),
        "llvm.clmul" => {
            let plan = Plan {
                proofs: &[5, 8, 13, 16],
                limit: "chains of more bits take the solver too long",
                ..PLAN
            };
            (vec![form(move |width, lanes| same(name, 2, "", width, lanes))], plan)
        }
        "llvm.sadd.with.overflow"
        | "llvm.uadd.with.overflow"
        | "llvm.ssub.with.overflow"
        | "llvm.usub.with.overflow" => (vec![form(move |width, lanes| overflow(name, width, lanes))], PLAN),
        "llvm.smul.with.overflow" | "llvm.umul.with.overflow" => {
            (vec![form(move |width, lanes| overflow(name, width, lanes))], PRODUCT)
        }
        "llvm.scmp" | "llvm.ucmp" => ([2, 8, 33, 65].map(|to| compare(name, to)).into(), PLAN),
        "llvm.fshl" | "llvm.fshr" => {
            let mut forms = vec![form(move |width, lanes| same(name, 3, "", width, lanes)), rotation(name)];
            forms.extend([0, 1, 3, 7, 40].map(|amount| by_constant(name, amount)));
            (forms, Plan { samples: &[13, 16, 24, 31, 32, 33, 48, 63, 64, 65, 96, 128], ..PLAN })
        }
        _ if name.contains("mul.fix") => (scales(name), PRODUCT),
        _ if name.contains("div.fix") => {
            let limit = "quotients of more bits take the solver too long";
            (
                scales(name),
                Plan { proofs: &[4, 5], limit, samples: &[13, 16, 31, 32, 33, 64], lanes: &[2], ..PLAN },
            )
        }
        _ => return None,
    };
    Some(Checks::Forms(forms, plan))
}

/// A call with so many operands of the type of the result, and further immediate operands.
pub(super) fn same(
    name: &str,
    count: usize,
    immediate: &str,
    width: u32,
    lanes: Option<u32>,
) -> Option<Construct> {
    let ty = Ty::integer(width, lanes);
    let operands: Vec<String> =
        ["%a", "%b", "%c"].iter().take(count).map(|operand| format!("{ty} {operand}")).collect();
    let further = if immediate.is_empty() { String::new() } else { format!(", {immediate}") };
    let further_type = immediate.split(' ').next().filter(|ty| !ty.is_empty());
    let mut params = vec![ty.to_string(); count];
    params.extend(further_type.map(str::to_owned));
    let callee = format!("@{name}.{}", ty.suffix());
    Some(Construct {
        operands: vec![ty; count],
        code: format!("%r = call {ty} {callee}({}{further})", operands.join(", ")),
        results: vec![("%r", ty)],
        declarations: format!("declare {ty} {callee}({})", params.join(", ")),
    })
}

fn with_flag(name: &'static str, flag: &'static str) -> Form {
    named(flag.to_owned(), move |width, lanes| same(name, 1, &format!("i1 {flag}"), width, lanes))
}

fn overflow(name: &str, width: u32, lanes: Option<u32>) -> Option<Construct> {
    let (ty, flag) = (Ty::integer(width, lanes), Ty::integer(1, lanes));
    let callee = format!("@{name}.{}", ty.suffix());
    let pair = format!("{{ {ty}, {flag} }}");
    Some(Construct {
        operands: vec![ty; 2],
        code: format!(
            "%both = call {pair} {callee}({ty} %a, {ty} %b)\n%r = extractvalue {pair} %both, 0\n%o = extractvalue {pair} %both, 1"
        ),
        results: vec![("%r", ty), ("%o", flag)],
        declarations: format!("declare {pair} {callee}({ty}, {ty})"),
    })
}

fn compare(name: &'static str, to: u32) -> Form {
    named(format!("to i{to}"), move |width, lanes| {
        let (ty, result) = (Ty::integer(width, lanes), Ty::integer(to, lanes));
        let callee = format!("@{name}.{}.{}", result.suffix(), ty.suffix());
        Some(Construct {
            operands: vec![ty; 2],
            code: format!("%r = call {result} {callee}({ty} %a, {ty} %b)"),
            results: vec![("%r", result)],
            declarations: format!("declare {result} {callee}({ty}, {ty})"),
        })
    })
}

fn rotation(name: &'static str) -> Form {
    named("rotation".to_owned(), move |width, lanes| {
        let ty = Ty::integer(width, lanes);
        let callee = format!("@{name}.{}", ty.suffix());
        Some(Construct {
            operands: vec![ty; 2],
            code: format!("%r = call {ty} {callee}({ty} %a, {ty} %a, {ty} %b)"),
            results: vec![("%r", ty)],
            declarations: format!("declare {ty} {callee}({ty}, {ty}, {ty})"),
        })
    })
}

fn by_constant(name: &'static str, amount: u32) -> Form {
    named(format!("by {amount}"), move |width, lanes| {
        // The constant fits the type; it may be more than the width.
        if width < 32 && amount >> width != 0 {
            return None;
        }
        let ty = Ty::integer(width, lanes);
        let callee = format!("@{name}.{}", ty.suffix());
        let amount = match lanes {
            None => amount.to_string(),
            Some(lanes) => format!("<{}>", vec![format!("i{width} {amount}"); lanes as usize].join(", ")),
        };
        Some(Construct {
            operands: vec![ty; 2],
            code: format!("%r = call {ty} {callee}({ty} %a, {ty} %b, {ty} {amount})"),
            results: vec![("%r", ty)],
            declarations: format!("declare {ty} {callee}({ty}, {ty}, {ty})"),
        })
    })
}

/// Fixed-point arithmetic with the least scale, one in the middle, and the largest.
fn scales(name: &'static str) -> Vec<Form> {
    let scale = |label: &str, of: fn(u32, u32) -> Option<u32>| {
        named(label.to_owned(), move |width, lanes| {
            // LangRef: less than the width for signed numbers, at most the width for others.
            let most = if name.starts_with("llvm.s") { width - 1 } else { width };
            // The division of unsigned numbers is LLVM's for less than the width only.
            let most = if name.contains("udiv") { width - 1 } else { most };
            same(name, 2, &format!("i32 {}", of(width, most)?), width, lanes)
        })
    };
    vec![
        scale("scale 0", |_, _| Some(0)),
        scale("scale half the width", |width, _| (width > 1).then_some(width / 2)),
        scale("largest scale", |_, most| (most > 0).then_some(most)),
    ]
}
