//! `shuffle` and `shuffle2`: elements of vectors by numbers that are values.

use crate::edit;
use llvm_model::{BinaryOp, Builder, InstBuilder as _, Module, Value};

/// Defines those that the module declares.
pub(crate) fn run(module: &mut Module) {
    let which = |name: &str| match name {
        name if name.starts_with("_Z7shuffleDv") => Some(1),
        name if name.starts_with("_Z8shuffle2Dv") => Some(2),
        _ => None,
    };
    edit::define(module, which, |at, &vectors| shuffled(at, vectors));
}

/// The elements of one or two vectors, the parameters, that the last parameter has the numbers of.
fn shuffled(at: &mut Builder<'_>, vectors: u32) -> Option<Value> {
    let (params, ret) = edit::signature(at)?;
    let (&source, &mask) = (params.first()?, params.last()?);
    let [lanes, of_mask] = [source, mask].map(|ty| at.module.types.lanes(ty));
    // A vector of three has a fourth number, with an undefined element.
    let elements = lanes?.checked_next_power_of_two()?.checked_mul(vectors)?;
    if params.len() as u32 != vectors + 1 || of_mask != at.module.types.lanes(ret) {
        return None;
    }
    let (first, second) = (Value::Arg(0), Value::Arg(vectors - 1));
    let numbers: Vec<i32> = (0..elements.cast_signed())
        .map(|number| {
            let (of, index) =
                (number / (elements / vectors).cast_signed(), number % (elements / vectors).cast_signed());
            let lanes = lanes.unwrap_or(0).cast_signed();
            if index < lanes { of * lanes + index } else { -1 }
        })
        .collect();
    let all = at.shuffle(first, second, numbers.into());
    let mut chosen = Vec::new();
    for index in 0..of_mask? {
        let number = at.extract(Value::Arg(vectors), index);
        let number = at.binary_int(BinaryOp::And, number, u64::from(elements - 1));
        chosen.push(at.extract_at(all, number));
    }
    Some(at.vector(&chosen))
}
