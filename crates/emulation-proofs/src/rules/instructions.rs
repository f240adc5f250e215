//! Instructions on integers: `i1`, and widths that SPIR-V does not have.

use super::{Checks, Form, PLAN, Plan, Rule, named};
use crate::case::{Construct, Ty};
use llvm_model::{BinaryOp, IntPredicate};

/// The rules of operations, comparisons, `select`, `phi`, `switch` and `freeze`.
pub(super) fn rules() -> Vec<Rule> {
    let operations = BinaryOp::ALL.iter().filter(|op| !op.is_float()).map(|&op| Rule {
        name: format!("`{}`", op.keyword()),
        checks: Checks::Forms(flags(op).iter().map(|flags| operation(op, flags)).collect(), plan(op)),
    });
    let comparisons = IntPredicate::ALL.iter().map(|&predicate| Rule {
        name: format!("`icmp {}`", predicate.keyword()),
        checks: Checks::Forms(vec![comparison(predicate, ""), comparison(predicate, "samesign ")], PLAN),
    });
    operations.chain(comparisons).chain(control()).collect()
}

fn plan(op: BinaryOp) -> Plan {
    match op {
        BinaryOp::Mul => Plan {
            proofs: &[5, 8, 13, 16, 31, 32, 33, 48, 63, 64],
            limit: "products of words take the solver too long",
            ..PLAN
        },
        BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => Plan {
            samples: &[13, 16, 31, 32, 33, 63, 64, 65, 128],
            lanes: &[3],
            proofs: &[5, 7, 8],
            limit: "quotients of more bits take the solver too long, and wide numbers are divided in a loop",
            ..PLAN
        },
        _ => PLAN,
    }
}

/// The sets of flags of an operation.
fn flags(op: BinaryOp) -> &'static [&'static str] {
    match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => &["", "nuw", "nsw", "nuw nsw"],
        BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr => &["", "exact"],
        BinaryOp::Or => &["", "disjoint"],
        _ => &[""],
    }
}

fn operation(op: BinaryOp, flags: &'static str) -> Form {
    named(flags.to_owned(), move |width, lanes| {
        let ty = Ty::integer(width, lanes);
        // Wide numbers are divided bit by bit, lane by lane: the lanes are checked with narrow ones.
        let is_long = op.divides() && width > 64 && lanes.is_some();
        (!is_long).then(|| Construct {
            operands: vec![ty; 2],
            code: format!("%r = {} {flags} {ty} %a, %b", op.keyword()),
            results: vec![("%r", ty)],
            declarations: String::new(),
        })
    })
}

fn comparison(predicate: IntPredicate, flags: &'static str) -> Form {
    named(flags.trim().to_owned(), move |width, lanes| {
        let ty = Ty::integer(width, lanes);
        Some(Construct {
            operands: vec![ty; 2],
            code: format!("%r = icmp {flags}{} {ty} %a, %b", predicate.keyword()),
            results: vec![("%r", Ty::integer(1, lanes))],
            declarations: String::new(),
        })
    })
}

fn control() -> Vec<Rule> {
    let rule = |name: &str, forms: Vec<Form>, plan| Rule {
        name: format!("`{name}`"),
        checks: Checks::Forms(forms, plan),
    };
    let select = named(String::new(), |width, lanes| {
        let ty = Ty::integer(width, lanes);
        Some(Construct {
            operands: vec![ty; 2],
            code: format!(
                "%c = icmp ult {ty} %a, %b\n%r = select {} %c, {ty} %b, {ty} %a",
                Ty::integer(1, lanes)
            ),
            results: vec![("%r", ty)],
            declarations: String::new(),
        })
    });
    let phi = named(String::new(), |width, lanes| {
        let ty = Ty::integer(width, lanes);
        lanes.is_none().then(|| Construct {
            operands: vec![ty; 2],
            code: format!(
                "%c = icmp slt {ty} %a, %b\nbr i1 %c, label %less, label %other\nless:\n%x = xor {ty} %a, %b\n\
                 br label %join\nother:\nbr label %join\njoin:\n%r = phi {ty} [ %x, %less ], [ %a, %other ]"
            ),
            results: vec![("%r", ty)],
            declarations: String::new(),
        })
    });
    let switch = named(String::new(), |width, lanes| {
        let ty = Ty::integer(width, None);
        (lanes.is_none()).then(|| Construct {
            operands: vec![ty],
            code: format!(
                "switch {ty} %a, label %other [ {ty} 0, label %zero\n{ty} -1, label %last ]\nother:\nbr label %join\n\
                 zero:\nbr label %join\nlast:\nbr label %join\n\
                 join:\n%r = phi i8 [ 3, %other ], [ 5, %zero ], [ 7, %last ]"
            ),
            results: vec![("%r", Ty::integer(8, None))],
            declarations: String::new(),
        })
    });
    let freeze = ["add nuw", "sub nsw", "shl nuw", "lshr exact", "or disjoint"].map(|operation| {
        named(format!("of {operation}"), move |width, lanes| {
            let ty = Ty::integer(width, lanes);
            Some(Construct {
                operands: vec![ty; 2],
                code: format!("%x = {operation} {ty} %a, %b\n%r = freeze {ty} %x"),
                results: vec![("%r", ty)],
                declarations: String::new(),
            })
        })
    });
    let symbolic_switch = "a switch is not followed on symbolic values";
    vec![
        rule("select", vec![select], PLAN),
        rule("phi", vec![phi], PLAN),
        rule("switch", vec![switch], Plan { proofs: &[], limit: symbolic_switch, ..PLAN }),
        rule("freeze", freeze.into(), Plan { frozen: true, ..PLAN }),
    ]
}
