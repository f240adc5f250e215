//! Relations between numbers applied while the program runs: the code for it, and the same code as it stands in SPIR-V.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use llvm_model::{InstBuilder as _, IntPredicate, TypeId, Value};
use spirv_mapping::relation::Relation;
use spirv_module::Op;
use translate_common::Problem;
use translate_common::problems::{OperandProblem, Wanted};

/// The code that maps a value by a list of pairs at run time: a chain of selects; a value in no pair becomes the last
/// pair's value.
pub(crate) fn convert(
    f: &mut FunctionRaiser<'_, '_>,
    value: Value,
    ty: TypeId,
    pairs: impl Iterator<Item = (u32, u32)>,
) -> Res<Value> {
    let from = f.value_type(value).ok_or_else(|| fail(Problem::internal("a value without a type")))?;
    f.check_int(from)?;
    if from != ty || f.raise.out.types.lanes(ty).is_some() {
        return Err(fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::TypeOfBuiltin }));
    }
    let mut out: Option<Value> = None;
    for (key, to) in pairs {
        let to = f.int(ty, u64::from(to));
        out = Some(match out {
            None => to,
            Some(otherwise) => {
                let rhs = f.int(ty, u64::from(key));
                let condition = f.icmp(IntPredicate::Eq, value, rhs);
                f.select(condition, to, otherwise)
            }
        });
    }
    out.ok_or_else(|| fail(Problem::internal("a relation without pairs")))
}

/// The steps by which SPIR-V finds the counterpart of a number: comparisons, and selections between constants.
pub(crate) struct Steps {
    /// The id of the number.
    pub(crate) number: u32,
    /// The ids of the steps.
    ids: Vec<u32>,
}

impl Steps {
    /// The steps up to an OpSelect with these operands, if they map exactly these pairs, each reversed to (from, to).
    pub(crate) fn of(f: &FunctionRaiser<'_, '_>, last: [u32; 3], pairs: &[(u32, u32)]) -> Option<Steps> {
        let is = |id: u32, number: u32| f.fixed_number(id) == Some(u64::from(number));
        let (&(_, first), compared) = pairs.split_first()?;
        let mut select = Some(last);
        let mut steps: Option<Steps> = None;
        let mut rest = None;
        for &(from, to) in compared.iter().rev() {
            let [condition, if_true, if_false] = select?;
            let &[number, key] = f.defined_by(condition, Op::IEqual)? else { return None };
            let known = steps.get_or_insert_with(|| Steps { number, ids: Vec::new() });
            if known.number != number || !is(key, from) || !is(if_true, to) {
                return None;
            }
            known.ids.extend([condition, if_false]);
            rest = Some(if_false);
            select = match f.defined_by(if_false, Op::Select) {
                Some(&[condition, if_true, if_false]) => Some([condition, if_true, if_false]),
                _ => None,
            };
        }
        is(rest?, first).then_some(steps?)
    }

    /// The steps to SPIR-V's bits by a relation, of which `id` consists among others.
    pub(crate) fn to_bits(f: &FunctionRaiser<'_, '_>, id: u32, relation: &Relation) -> Option<Steps> {
        let pairs: Vec<(u32, u32)> = relation.all_pairs().iter().map(|&(spirv, ocl)| (ocl, spirv)).collect();
        let mut parts = vec![id];
        // A few parts are put together.
        for _ in 0..8 {
            let part = parts.pop()?;
            if let Some(&[a, b]) = f.defined_by(part, Op::BitwiseOr) {
                parts.extend([b, a]);
            } else if let Some(&[condition, if_true, if_false]) = f.defined_by(part, Op::Select)
                && let Some(mut steps) = Steps::of(f, [condition, if_true, if_false], &pairs)
            {
                steps.ids.extend([part, id]);
                return Some(steps);
            }
        }
        None
    }

    /// Notes that nothing may need the steps any more.
    pub(crate) fn forget(&self, f: &mut FunctionRaiser<'_, '_>) {
        for &id in &self.ids {
            f.forget(id);
        }
    }
}
