//! Intrinsics that choose lanes by masks, lengths and addresses, interleave many vectors, reduce floats, or multiply matrices.

use super::calls::{Part, call, format_of, lengths, of_lanes};
use super::{Checks, Form, Plan, form};
use crate::case::{Construct, Kind, Ty};

/// Integers in lanes.
const PLAN: Plan = Plan {
    all: &[1, 2, 3],
    samples: &[8, 13, 16, 32, 33, 64],
    proofs: &[8, 16, 32, 64],
    lanes: &[],
    limit: "",
    frozen: false,
};
/// Floats are not symbolic here.
const FLOATS: Plan =
    Plan { all: &[], samples: &[16, 32, 64], proofs: &[], limit: "floats are not symbolic here", ..PLAN };

/// The checks of an intrinsic; `None` for another one.
pub(super) fn checks(name: &'static str) -> Option<Checks> {
    let operation = name
        .strip_prefix("llvm.experimental.vector.")
        .or(name.strip_prefix("llvm.vector."))
        .or(name.strip_prefix("llvm.experimental."))
        .or(name.strip_prefix("llvm."))?;
    let (forms, plan) = match operation {
        "compress" => (of_lanes("", move |width, lanes| Some(compress(name, width, lanes))), PLAN),
        "extract.last.active" => {
            (of_lanes("", move |width, lanes| Some(last_active(name, width, lanes))), PLAN)
        }
        "match" => (of_lanes("", move |width, lanes| Some(matching(name, width, lanes))), PLAN),
        "partial.reduce.add" => {
            (of_lanes("", move |width, lanes| Some(partial_sum(name, width, lanes))), PLAN)
        }
        "get.vector.length" => {
            let plan = Plan { all: &[], samples: &[8, 16, 32, 64], proofs: &[8, 16, 32, 64], ..PLAN };
            let plan = Plan { limit: "the largest length that is allowed", ..plan };
            ([2, 3, 8].into_iter().map(move |most| vector_length(name, most)).collect(), plan)
        }
        "loop.dependence.war.mask" | "loop.dependence.raw.mask" => {
            let plan = Plan { all: &[], samples: &[64], proofs: &[64], ..PLAN };
            ([1, 4, 8].into_iter().flat_map(|size| independent(name, size)).collect(), plan)
        }
        "vp.reverse" => {
            (lengths("", move |width, lanes, length| Some(reverse(name, width, lanes, length))), PLAN)
        }
        "vp.splice" => ([0, 1, -1].into_iter().flat_map(|by| splices(name, by)).collect(), PLAN),
        "matrix.transpose" => (shapes(move |width, shape| Some(transpose(name, width, shape))), PLAN),
        "matrix.multiply" => {
            let integers = shapes(move |width, shape| Some(multiply(name, Ty::integer(width, None), shape)));
            let floats =
                shapes(move |width, shape| Some(multiply(name, Ty::float(format_of(width)?), shape)));
            let plan = Plan { all: &[], samples: &[8, 16, 32, 64], proofs: &[], ..PLAN };
            let forms = integers.into_iter().chain(floats).collect();
            (
                forms,
                Plan { limit: "floats are not symbolic here, and products take the solver too long", ..plan },
            )
        }
        "ptrmask" => (vec![form(pointer_mask)], Plan { all: &[], samples: &[64], proofs: &[64], ..PLAN }),
        "reduce.fadd" | "reduce.fmul" => {
            (of_lanes("", move |width, lanes| reduction(name, width, lanes, true)), FLOATS)
        }
        "reduce.fmax" | "reduce.fmin" | "reduce.fmaximum" | "reduce.fminimum" => {
            (of_lanes("", move |width, lanes| reduction(name, width, lanes, false)), FLOATS)
        }
        _ => {
            let count: u32 = operation.strip_prefix("interleave")?.parse().ok()?;
            let plan = Plan { all: &[1, 2], samples: &[8, 33, 64], proofs: &[8, 64], ..PLAN };
            (of_lanes("", move |width, lanes| Some(interleaved(name, count, width, lanes))), plan)
        }
    };
    Some(Checks::Forms(forms, plan))
}

fn vector(width: u32, lanes: u32) -> Ty {
    Ty::integer(width, Some(lanes))
}

fn compress(name: &str, width: u32, lanes: u32) -> Construct {
    let ty = vector(width, lanes);
    call(name, ty, &[ty], &[Part::Operand(ty), Part::Operand(vector(1, lanes)), Part::Operand(ty)])
}

fn last_active(name: &str, width: u32, lanes: u32) -> Construct {
    let (ty, element) = (vector(width, lanes), Ty::integer(width, None));
    call(name, element, &[ty], &[Part::Operand(ty), Part::Operand(vector(1, lanes)), Part::Operand(element)])
}

fn matching(name: &str, width: u32, lanes: u32) -> Construct {
    let (ty, wanted, mask) = (vector(width, lanes), vector(width, 2), vector(1, lanes));
    call(name, mask, &[ty, wanted], &[Part::Operand(ty), Part::Operand(wanted), Part::Operand(mask)])
}

/// A partial sum may add any lanes: the sum of all is compared.
fn partial_sum(name: &str, width: u32, lanes: u32) -> Construct {
    let (sums, ty, element) = (vector(width, lanes), vector(width, 2 * lanes), Ty::integer(width, None));
    let mut construct = call(name, sums, &[sums, ty], &[Part::Operand(sums), Part::Operand(ty)]);
    construct
        .code
        .push_str(&format!("\n%all = call {element} @llvm.vector.reduce.add.{}({sums} %r)", sums.suffix()));
    construct
        .declarations
        .push_str(&format!("\ndeclare {element} @llvm.vector.reduce.add.{}({sums})", sums.suffix()));
    construct.results = vec![("%all", element)];
    construct
}

fn vector_length(name: &'static str, most: u32) -> Form {
    super::named(format!("at most {most}"), move |width, lanes| {
        let (count, result) = (Ty::integer(width, None), Ty::integer(32, None));
        let fixed = [format!("i32 {most}"), "i1 false".to_owned()].map(Part::Fixed);
        let parts: Vec<Part> = std::iter::once(Part::Operand(count)).chain(fixed).collect();
        lanes.is_none().then(|| call(name, result, &[count], &parts))
    })
}

fn independent(name: &'static str, size: u32) -> Vec<Form> {
    of_lanes(&format!("{size} bytes"), move |width, lanes| {
        let (ty, mask) = (Ty::integer(width, None), vector(1, lanes));
        let callee = format!("@{name}.{}", mask.suffix());
        Some(Construct {
            operands: vec![ty; 2],
            code: format!(
                "%p = inttoptr {ty} %a to ptr\n%q = inttoptr {ty} %b to ptr\n\
                 %r = call {mask} {callee}(ptr %p, ptr %q, i64 {size})"
            ),
            results: vec![("%r", mask)],
            declarations: format!("declare {mask} {callee}(ptr, ptr, i64 immarg)"),
        })
    })
}

fn reverse(name: &str, width: u32, lanes: u32, length: u32) -> Construct {
    let ty = vector(width, lanes);
    let parts = [Part::Operand(ty), Part::Operand(vector(1, lanes)), Part::Fixed(format!("i32 {length}"))];
    call(name, ty, &[ty], &parts)
}

fn splices(name: &'static str, by: i32) -> Vec<Form> {
    lengths(&format!("by {by}"), move |width, lanes, length| {
        let ty = vector(width, lanes);
        let parts = [
            Part::Operand(ty),
            Part::Operand(ty),
            Part::Fixed(format!("i32 {by}")),
            Part::Operand(vector(1, lanes)),
            Part::Fixed(format!("i32 {length}")),
            Part::Fixed(format!("i32 {lanes}")),
        ];
        Some(call(name, ty, &[ty], &parts))
    })
}

/// A form for each shape: rows, columns, and columns of a second matrix.
fn shapes(make: impl Fn(u32, [u32; 3]) -> Option<Construct> + Sync + Send + Clone + 'static) -> Vec<Form> {
    let form = |shape: [u32; 3]| {
        let make = make.clone();
        super::named(format!("{shape:?}"), move |width, lanes| {
            lanes.map_or_else(|| make(width, shape), |_| None)
        })
    };
    [[2, 2, 2], [2, 3, 1], [3, 1, 2]].into_iter().map(form).collect()
}

fn transpose(name: &str, width: u32, [rows, columns, _]: [u32; 3]) -> Construct {
    let ty = vector(width, rows * columns);
    let parts =
        [Part::Operand(ty), Part::Fixed(format!("i32 {rows}")), Part::Fixed(format!("i32 {columns}"))];
    call(name, ty, &[ty], &parts)
}

fn multiply(name: &str, element: Ty, [rows, inner, columns]: [u32; 3]) -> Construct {
    let ty = |count: u32| Ty { lanes: Some(count), ..element };
    let (a, b, result) = (ty(rows * inner), ty(inner * columns), ty(rows * columns));
    let sizes = [rows, inner, columns].map(|size| Part::Fixed(format!("i32 {size}")));
    let parts: Vec<Part> = [Part::Operand(a), Part::Operand(b)].into_iter().chain(sizes).collect();
    call(name, result, &[result, a, b], &parts)
}

fn pointer_mask(width: u32, lanes: Option<u32>) -> Option<Construct> {
    let ty = Ty::integer(width, None);
    lanes.is_none().then(|| Construct {
        operands: vec![ty; 2],
        code: format!(
            "%p = inttoptr {ty} %a to ptr\n%q = call ptr @llvm.ptrmask.p0.{0}(ptr %p, {ty} %b)\n%r = ptrtoint ptr %q to {ty}",
            ty.suffix()
        ),
        results: vec![("%r", ty)],
        declarations: format!("declare ptr @llvm.ptrmask.p0.{}(ptr, {ty})", ty.suffix()),
    })
}

/// Sums and products of floats begin with a number, and are in order.
fn reduction(name: &str, width: u32, lanes: u32, has_start: bool) -> Option<Construct> {
    let element = Ty::float(format_of(width)?);
    let ty = Ty { kind: Kind::Float(format_of(width)?), lanes: Some(lanes) };
    let mut parts = vec![Part::Operand(ty)];
    if has_start {
        parts.insert(0, Part::Operand(element));
    }
    Some(call(name, element, &[ty], &parts))
}

/// Interleaves parts of few operands: more vectors than a construct has operands are made of their lanes in other orders.
fn interleaved(name: &str, count: u32, width: u32, lanes: u32) -> Construct {
    let (part, whole) = (vector(width, lanes), vector(width, count * lanes));
    let (mut code, mut args) = (String::new(), Vec::new());
    for number in 0..count {
        let (operand, by) = (if number % 2 == 0 { "%a" } else { "%b" }, number / 2);
        let mask: Vec<String> = (0..lanes).map(|lane| format!("i32 {}", (lane + by) % lanes)).collect();
        let mask = mask.join(", ");
        code.push_str(&format!(
            "%v{number} = shufflevector {part} {operand}, {part} poison, <{lanes} x i32> <{mask}>\n"
        ));
        args.push(format!("{part} %v{number}"));
    }
    let callee = format!("@{name}.{}", whole.suffix());
    code.push_str(&format!("%r = call {whole} {callee}({})", args.join(", ")));
    Construct {
        operands: vec![part; 2],
        code,
        results: vec![("%r", whole)],
        declarations: format!(
            "declare {whole} {callee}({})",
            vec![part.to_string(); count as usize].join(", ")
        ),
    }
}
