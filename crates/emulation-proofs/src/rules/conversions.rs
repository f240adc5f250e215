//! Conversions between integers of any width.

use super::floats::FORMATS;
use super::{ALL, Checks, Form, PLAN, Plan, Rule, SAMPLES, named};
use crate::case::{Construct, Kind, Ty};
use crate::floats::Format;

/// The widths on the other side of a conversion.
const WIDTHS: [u32; 9] = [1, 3, 8, 13, 32, 33, 64, 65, 128];

/// The rules of `trunc`, `zext`, `sext` and `bitcast`, and of conversions between integers and floats.
pub(super) fn rules() -> Vec<Rule> {
    let resize = |op: &'static str, flags: &[&'static str]| Rule {
        name: format!("`{op}`"),
        checks: Checks::Forms(
            flags.iter().flat_map(|flags| WIDTHS.map(|to| conversion(op, flags, to))).collect(),
            PLAN,
        ),
    };
    let bitcast =
        Rule { name: "`bitcast`".to_owned(), checks: Checks::Forms([true, false].map(bits).into(), PLAN) };
    let of_floats = |op: &'static str, is_to_float: bool| Rule {
        name: format!("`{op}`"),
        checks: Checks::Forms(
            FORMATS.map(|format| with_float(op, format, is_to_float)).into(),
            Plan {
                all: ALL,
                samples: SAMPLES,
                proofs: &[],
                lanes: &[3],
                limit: "floats are not symbolic here",
                frozen: false,
            },
        ),
    };
    vec![
        of_floats("fptosi", false),
        of_floats("fptoui", false),
        of_floats("sitofp", true),
        of_floats("uitofp", true),
        resize("trunc", &["", "nuw", "nsw"]),
        resize("zext", &["", "nneg"]),
        resize("sext", &[""]),
        bitcast,
    ]
}

fn conversion(op: &'static str, flags: &'static str, to: u32) -> Form {
    let name = [flags, "to", &format!("i{to}")].join(" ").trim().to_owned();
    named(name, move |width, lanes| {
        let fits = if op == "trunc" { to < width } else { to > width };
        let (ty, result) = (Ty::integer(width, lanes), Ty::integer(to, lanes));
        fits.then(|| Construct {
            operands: vec![ty],
            code: format!("%r = {op} {flags} {ty} %a to {result}"),
            results: vec![("%r", result)],
            declarations: String::new(),
        })
    })
}

fn with_float(op: &'static str, format: Format, is_to_float: bool) -> Form {
    named(format.keyword().to_owned(), move |width, lanes| {
        let (integer, float) = (Ty::integer(width, lanes), Ty { kind: Kind::Float(format), lanes });
        let (from, to) = if is_to_float { (integer, float) } else { (float, integer) };
        // Numbers of more than a word are converted from and to `float` and `double` only.
        let has_code = width <= 64 || matches!(format, Format::Single | Format::Double);
        has_code.then(|| Construct {
            operands: vec![from],
            code: format!("%r = {op} {from} %a to {to}"),
            results: vec![("%r", to)],
            declarations: String::new(),
        })
    })
}

/// Between an integer and a vector of its bits.
fn bits(to_vector: bool) -> Form {
    let name = if to_vector { "to a vector of i1" } else { "of a vector of i1" };
    named(name.to_owned(), move |width, lanes| {
        if lanes.is_some() || !(2..=64).contains(&width) {
            return None;
        }
        let (integer, vector) = (Ty::integer(width, None), Ty::integer(1, Some(width)));
        let (from, to) = if to_vector { (integer, vector) } else { (vector, integer) };
        Some(Construct {
            operands: vec![from],
            code: format!("%r = bitcast {from} %a to {to}"),
            results: vec![("%r", to)],
            declarations: String::new(),
        })
    })
}
