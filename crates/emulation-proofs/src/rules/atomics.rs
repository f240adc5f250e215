//! Atomic operations, executed by one thread: loops around a compare-and-exchange, and parts of words.

use super::{Checks, Form, Plan, Rule, named};
use crate::case::{Construct, Kind, Ty};
use crate::floats::Format;
use llvm_model::AtomicOp;

/// All values for one byte, edges and random values for others. Loops are not decided by proof.
const PLAN: Plan = Plan {
    all: &[8],
    samples: &[8, 16, 32, 64],
    proofs: &[],
    lanes: &[],
    limit: "the loop ends when the exchange succeeds",
    frozen: false,
};

/// The rules of `atomicrmw`, `cmpxchg`, and atomic loads and stores.
pub(super) fn rules() -> Vec<Rule> {
    let operations = AtomicOp::ALL.iter().map(|&op| {
        let is_float = op.keyword().starts_with('f');
        let forms = match is_float {
            true => [Format::Half, Format::Single, Format::Double].map(|format| of_floats(op, format)).into(),
            false => [0, 1, 2].map(|offset| of_integers(op, offset)).into(),
        };
        let plan = if is_float { Plan { all: &[], samples: &[16, 32, 64], ..PLAN } } else { PLAN };
        Rule { name: format!("`atomicrmw {}`", op.keyword()), checks: Checks::Forms(forms, plan) }
    });
    let exchange = Rule {
        name: "`cmpxchg`".to_owned(),
        checks: Checks::Forms(["", "weak "].map(compare_exchange).into(), PLAN),
    };
    let accesses = Rule {
        name: "atomic `load` and `store`".to_owned(),
        checks: Checks::Forms([0, 1, 2].map(accesses).into(), PLAN),
    };
    operations.chain([exchange, accesses]).collect()
}

/// Memory of two words around the value, at an offset in values.
fn memory(ty: Ty, offset: u32) -> Option<String> {
    let offset = offset * ty.width() / 8;
    Some(format!(
        "%memory = alloca [2 x i64], align 8\nstore i64 81985529216486895, ptr %memory\n\
         %second = getelementptr i8, ptr %memory, i64 8\nstore i64 -81985529216486896, ptr %second\n\
         %p = getelementptr i8, ptr %memory, i64 {offset}\nstore {ty} %a, ptr %p"
    ))
}

/// What the memory is afterwards.
const AFTERWARDS: &str = "%m0 = load i64, ptr %memory\n%m1 = load i64, ptr %second";

fn results(ty: Ty) -> Vec<(&'static str, Ty)> {
    vec![("%r", ty), ("%m0", Ty::integer(64, None)), ("%m1", Ty::integer(64, None))]
}

fn of_integers(op: AtomicOp, offset: u32) -> Form {
    named(format!("at offset {offset}"), move |width, lanes| {
        let ty = Ty::integer(width, lanes);
        let memory = memory(ty, offset).filter(|_| width < 64 || offset < 2)?;
        Some(Construct {
            operands: vec![ty; 2],
            code: format!("{memory}\n%r = atomicrmw {} ptr %p, {ty} %b seq_cst\n{AFTERWARDS}", op.keyword()),
            results: results(ty),
            declarations: String::new(),
        })
    })
}

fn of_floats(op: AtomicOp, format: Format) -> Form {
    named(format.keyword().to_owned(), move |width, lanes| {
        let ty = Ty { kind: Kind::Float(format), lanes };
        // A NaN in memory is compared by the float that is read from it.
        let memory = memory(ty, 0).filter(|_| width == format.width())?;
        Some(Construct {
            operands: vec![ty; 2],
            code: format!(
                "{memory}\n%r = atomicrmw {} ptr %p, {ty} %b seq_cst\n%m = load {ty}, ptr %p\n%m1 = load i64, ptr %second",
                op.keyword()
            ),
            results: vec![("%r", ty), ("%m", ty), ("%m1", Ty::integer(64, None))],
            declarations: String::new(),
        })
    })
}

fn compare_exchange(weak: &'static str) -> Form {
    named(weak.trim().to_owned(), move |width, lanes| {
        let ty = Ty::integer(width, lanes);
        let memory = memory(ty, 1)?;
        Some(Construct {
            operands: vec![ty; 3],
            code: format!(
                "{memory}\n%both = cmpxchg {weak}ptr %p, {ty} %b, {ty} %c seq_cst seq_cst\n\
                 %r = extractvalue {{ {ty}, i1 }} %both, 0\n%o = extractvalue {{ {ty}, i1 }} %both, 1\n{AFTERWARDS}"
            ),
            results: [results(ty), vec![("%o", Ty::integer(1, None))]].concat(),
            declarations: String::new(),
        })
    })
}

fn accesses(offset: u32) -> Form {
    named(format!("at offset {offset}"), move |width, lanes| {
        let ty = Ty::integer(width, lanes);
        let memory = memory(ty, offset).filter(|_| width < 64 || offset < 2)?;
        let align = width / 8;
        Some(Construct {
            operands: vec![ty; 2],
            code: format!(
                "{memory}\n%r = load atomic {ty}, ptr %p seq_cst, align {align}\n\
                 store atomic {ty} %b, ptr %p seq_cst, align {align}\n{AFTERWARDS}"
            ),
            results: results(ty),
            declarations: String::new(),
        })
    })
}
