//! Intrinsics on floats with emulations that call no library.

use super::{Checks, Form, Plan, named};
use crate::case::{Construct, Kind, Ty};
use crate::floats::Format;

/// The formats that SPIR-V has.
pub(super) const FORMATS: [Format; 4] = [Format::Half, Format::BFloat, Format::Single, Format::Double];

/// All values for one operand of 16 bits.
const PLAN: Plan = Plan {
    all: &[16],
    samples: &[16, 32, 64],
    proofs: &[],
    lanes: &[3],
    limit: "floats are not symbolic here",
    frozen: false,
};

/// The widths of integers on the other side of a conversion.
const WIDTHS: [u32; 9] = [1, 7, 8, 13, 16, 32, 33, 64, 65];

/// The checks of an intrinsic on floats; `None` for another one.
pub(super) fn checks(name: &'static str) -> Option<Checks> {
    let by_format = |make: &dyn Fn(Format) -> Form| FORMATS.map(make).into();
    let (forms, plan): (Vec<Form>, Plan) = match name {
        "llvm.minimum" | "llvm.maximum" | "llvm.minimumnum" | "llvm.maximumnum" => {
            (by_format(&|format| same(name, format, 2)), PLAN)
        }
        "llvm.canonicalize" => (by_format(&|format| same(name, format, 1)), PLAN),
        "llvm.is.fpclass" => {
            // Each class, both signs of each kind, and mixtures.
            let masks =
                (0..10).map(|bit| 1 << bit).chain([0, 3, 0x90, 0x108, 0x204, 0x60, 0x1f8, 0x2a5, 0x3ff]);
            let forms = masks.flat_map(|mask| FORMATS.map(|format| class(format, mask))).collect();
            (forms, Plan { proofs: &[16, 32, 64], limit: "", ..PLAN })
        }
        "llvm.fptosi.sat" | "llvm.fptoui.sat" => {
            let forms = WIDTHS.iter().flat_map(|&to| FORMATS.map(|format| to_integer(name, format, to)));
            (forms.collect(), PLAN)
        }
        "llvm.lrint" | "llvm.llrint" | "llvm.lround" | "llvm.llround" => {
            let forms =
                [32, 64].into_iter().flat_map(|to| FORMATS.map(|format| to_integer(name, format, to)));
            (forms.collect(), PLAN)
        }
        "llvm.ldexp" => {
            let forms = [8, 16, 32, 33, 64, 65].into_iter();
            (forms.flat_map(|width| FORMATS.map(|format| scale(format, width))).collect(), PLAN)
        }
        "llvm.convert.from.fp16" | "llvm.convert.to.fp16" => {
            ([Format::Single, Format::Double].map(|format| half(name, format)).into(), PLAN)
        }
        "llvm.convert.from.arbitrary.fp" => {
            let forms =
                SMALL.iter().flat_map(|&(format, width)| FORMATS.map(|to| from_small(format, width, to)));
            (forms.collect(), Plan { all: &[4, 6, 8], samples: &[], lanes: &[], ..PLAN })
        }
        _ => return None,
    };
    Some(Checks::Forms(forms, plan))
}

/// The formats of fewer than 16 bits, and their widths.
const SMALL: &[(&str, u32)] = &[
    ("Float8E5M2", 8),
    ("Float8E5M2FNUZ", 8),
    ("Float8E4M3", 8),
    ("Float8E4M3FN", 8),
    ("Float8E4M3FNUZ", 8),
    ("Float8E4M3B11FNUZ", 8),
    ("Float8E3M4", 8),
    ("Float6E3M2FN", 6),
    ("Float6E2M3FN", 6),
    ("Float4E2M1FN", 4),
    ("Float8E8M0FNU", 8),
];

/// A number of a small format.
fn from_small(small: &'static str, bits: u32, to: Format) -> Form {
    named(format!("{small} to {}", to.keyword()), move |width, lanes| {
        let (from, result) = (Ty::integer(bits, lanes), ty(to, lanes));
        let callee = format!("@llvm.convert.from.arbitrary.fp.{}.{}", result.suffix(), from.suffix());
        (width == bits && lanes.is_none()).then(|| Construct {
            operands: vec![from],
            code: format!("%r = call {result} {callee}({from} %a, metadata !\"{small}\")"),
            results: vec![("%r", result)],
            declarations: format!("declare {result} {callee}({from}, metadata)"),
        })
    })
}

fn ty(format: Format, lanes: Option<u32>) -> Ty {
    Ty { kind: Kind::Float(format), lanes }
}

/// A call with one or two operands of the type of the result.
fn same(name: &'static str, format: Format, count: usize) -> Form {
    named(format.keyword().to_owned(), move |width, lanes| {
        let ty = ty(format, lanes);
        let operands = ["%a", "%b"].iter().take(count).map(|operand| format!("{ty} {operand}"));
        let callee = format!("@{name}.{}", ty.suffix());
        (width == format.width()).then(|| Construct {
            operands: vec![ty; count],
            code: format!("%r = call {ty} {callee}({})", operands.collect::<Vec<_>>().join(", ")),
            results: vec![("%r", ty)],
            declarations: format!("declare {ty} {callee}({})", vec![ty.to_string(); count].join(", ")),
        })
    })
}

fn class(format: Format, mask: u32) -> Form {
    named(format!("{} in {mask:#x}", format.keyword()), move |width, lanes| {
        let (ty, result) = (ty(format, lanes), Ty::integer(1, lanes));
        let callee = format!("@llvm.is.fpclass.{}", ty.suffix());
        (width == format.width()).then(|| Construct {
            operands: vec![ty],
            code: format!("%r = call {result} {callee}({ty} %a, i32 {mask})"),
            results: vec![("%r", result)],
            declarations: format!("declare {result} {callee}({ty}, i32)"),
        })
    })
}

fn to_integer(name: &'static str, format: Format, to: u32) -> Form {
    named(format!("{} to i{to}", format.keyword()), move |width, lanes| {
        let (ty, result) = (ty(format, lanes), Ty::integer(to, lanes));
        let callee = format!("@{name}.{}.{}", result.suffix(), ty.suffix());
        // Integers of more than a word come from `float` and `double` only.
        let has_code = to <= 64 || matches!(format, Format::Single | Format::Double);
        (width == format.width() && has_code).then(|| Construct {
            operands: vec![ty],
            code: format!("%r = call {result} {callee}({ty} %a)"),
            results: vec![("%r", result)],
            declarations: format!("declare {result} {callee}({ty})"),
        })
    })
}

fn scale(format: Format, exponent: u32) -> Form {
    named(format!("{} by i{exponent}", format.keyword()), move |width, lanes| {
        let (ty, exponent) = (ty(format, lanes), Ty::integer(exponent, lanes));
        let callee = format!("@llvm.ldexp.{}.{}", ty.suffix(), exponent.suffix());
        (width == format.width()).then(|| Construct {
            operands: vec![ty, exponent],
            code: format!("%r = call {ty} {callee}({ty} %a, {exponent} %b)"),
            results: vec![("%r", ty)],
            declarations: format!("declare {ty} {callee}({ty}, {exponent})"),
        })
    })
}

fn half(name: &'static str, format: Format) -> Form {
    named(format.keyword().to_owned(), move |width, lanes| {
        let (float, bits) = (ty(format, None), Ty::integer(16, None));
        let (from, to) = if name.contains("from") { (bits, float) } else { (float, bits) };
        let callee = format!("@{name}.{}", float.suffix());
        let is_known = width == from.width() && lanes.is_none();
        is_known.then(|| Construct {
            operands: vec![from],
            code: format!("%r = call {to} {callee}({from} %a)"),
            results: vec![("%r", to)],
            declarations: format!("declare {to} {callee}({from})"),
        })
    })
}
