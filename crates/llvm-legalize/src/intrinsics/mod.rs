//! LLVM's intrinsics: each is left for the writer, emulated by plain instructions, dropped as a hint, or rejected at the
//! call. Which one, and how, is the [`table`].

mod arbitrary_float;
mod bits;
mod constrained;
mod counters;
mod fixed_point;
mod float;
mod float_class;
mod float_pair;
pub(super) mod helper;
mod hints;
mod integer;
mod masked;
mod matrix;
mod max_error;
mod memory;
mod overflow;
mod reduce;
mod select_lanes;
mod shuffle;
mod spirv_target;
pub(super) mod table;
mod vp;

use super::native::MAX_WIDTH;
use crate::context::Context;
use crate::emit::{Emitter, Step, rewrite};
use crate::tokens;
use llvm_model::instruction::Call;
use llvm_model::{FunctionId, InstBuilder as _, InstId, InstKind, Module, Value};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::intrinsics::Treatment;
use table::Row;
use translate_common::Options;
use translate_common::problems::IntrinsicProblem;

/// How an emulated intrinsic is rewritten. [`Step::Keep`] leaves the call to the writer.
pub(crate) type Rewrite = fn(&mut Emitter, InstId, &Call) -> Step;

/// How often an emulation may give intrinsics that are emulated in turn.
const MAX_ROUNDS: usize = 4;

/// Which functions of a module are intrinsics, with their rows.
#[derive(Default)]
pub(crate) struct Intrinsics {
    rows: FxHashMap<FunctionId, Option<Row>>,
    looked_at: usize,
    /// Whether any of them needs work.
    any: bool,
    /// Whether copies and fills of memory stay as they are.
    leaves_memory: bool,
}

impl Intrinsics {
    /// Those of shaders: where memory is logical, its variables decide how it is copied.
    pub(crate) fn without_memory() -> Intrinsics {
        Intrinsics { leaves_memory: true, ..Intrinsics::default() }
    }

    /// Looks at the functions added since the last call.
    fn update(&mut self, module: &Module, options: &Options) {
        for (id, function) in module.functions.iter_from(self.looked_at) {
            let name = function.props.name.as_str().unwrap_or_default();
            if name.starts_with("llvm.") && !(self.leaves_memory && name.starts_with("llvm.mem")) {
                let row = table::find(name);
                let is_known = row.is_some_and(|row| row.intrinsic.treatment != Treatment::Reject);
                let is_kept = options.keeps_intrinsic(name) || tokens::gives_token(module, options, id);
                if !is_known && is_kept {
                    continue;
                }
                self.any |= row
                    .is_none_or(|row| row.intrinsic.treatment != Treatment::Lower || row.rewrite.is_some());
                self.rows.insert(id, row);
            }
        }
        self.looked_at = module.functions.len();
    }
}

/// Rewrites the intrinsics that a function calls.
pub(crate) fn run(cx: &mut Context, module: &mut Module, function: FunctionId, known: &mut Intrinsics) {
    for _ in 0..MAX_ROUNDS {
        known.update(module, cx.options);
        if !known.any {
            return;
        }
        let mut changed = false;
        // Results that are a pair, so that taking one apart again costs nothing.
        let mut pairs: FxHashMap<InstId, [Value; 2]> = FxHashMap::default();
        rewrite(cx, module, function, |e, inst| {
            let call = match &e.body.insts[inst].kind {
                InstKind::Call(call) => call,
                InstKind::ExtractValue { aggregate: Value::Inst(from), indices } if indices.len() == 1 => {
                    let part = pairs.get(from).and_then(|pair| pair.get(*indices.first()? as usize));
                    return part.map_or(Step::Keep, |&part| Step::Replace(part));
                }
                _ => return Step::Keep,
            };
            let Some(row) = e.module.as_function(call.callee).and_then(|f| known.rows.get(&f)) else {
                return Step::Keep;
            };
            let call = call.clone();
            let step = apply(e, inst, &call, *row);
            changed |= !matches!(step, Step::Keep);
            if let Some(pair) = e.last_pair.take() {
                pairs.insert(inst, pair);
            }
            step
        });
        if !changed {
            return;
        }
    }
}

fn apply(e: &mut Emitter, inst: InstId, call: &Call, row: Option<Row>) -> Step {
    let Some(row) = row else {
        e.problem(inst, IntrinsicProblem::Unknown);
        return gone(e, inst);
    };
    let Row { intrinsic, rewrite } = row;
    if rewrite.is_some() && is_too_wide(e, inst, call) {
        e.problem(inst, IntrinsicProblem::Width { name: intrinsic.name.to_owned(), most: MAX_WIDTH });
        return gone(e, inst);
    }
    match (intrinsic.treatment, rewrite) {
        (Treatment::Lower | Treatment::Emulate, Some(rewrite)) => rewrite(e, inst, call),
        (Treatment::Lower, None) => Step::Keep,
        (Treatment::Hint, rewrite) => {
            e.lose_hint(inst, intrinsic.name);
            match rewrite {
                Some(rewrite) => rewrite(e, inst, call),
                None => gone(e, inst),
            }
        }
        (Treatment::Reject, _) | (Treatment::Emulate, None) => {
            e.problem(
                inst,
                IntrinsicProblem::Rejected {
                    name: intrinsic.name.to_owned(),
                    why: intrinsic.how().to_string(),
                },
            );
            gone(e, inst)
        }
    }
}

/// Whether a call takes or gives integers that are too wide to compute with their parts.
fn is_too_wide(e: &mut Emitter, inst: InstId, call: &Call) -> bool {
    let result = e.body.insts[inst].ty;
    let is_wide = |e: &Emitter, ty| e.int_width(ty).is_some_and(|width| width > MAX_WIDTH);
    is_wide(e, result)
        || call.args.iter().any(|&value| {
            let ty = e.ty(value);
            is_wide(e, ty)
        })
}

/// The call goes; its result, if it has one, is poison.
fn gone(e: &mut Emitter, inst: InstId) -> Step {
    let ty = e.body.insts[inst].ty;
    if e.module.types[ty] == llvm_model::Type::Void { Step::Drop } else { Step::Replace(e.poison(ty)) }
}

/// Argument `index` of a call; `poison void` when there are fewer, which no verified module has.
fn arg(e: &mut Emitter, call: &Call, index: usize) -> Value {
    match call.args.get(index) {
        Some(&value) => value,
        None => {
            let void = e.module.types.void();
            e.poison(void)
        }
    }
}

/// The first `N` arguments.
fn args<const N: usize>(e: &mut Emitter, call: &Call) -> [Value; N] {
    std::array::from_fn(|index| arg(e, call, index))
}

/// A constant integer argument (`immarg`), zero extended.
fn immediate(e: &Emitter, call: &Call, index: usize) -> u64 {
    call.args.get(index).and_then(|&value| e.module.as_u64(value)).unwrap_or(0)
}

/// Whether integers of this width exist in SPIR-V.
fn native(width: u32) -> bool {
    matches!(width, 8 | 16 | 32 | 64)
}

/// The name of an OpenCL builtin for operands of these types.
pub(super) fn builtin(name: &str, params: Vec<ocl_mangle::Type>) -> String {
    ocl_mangle::mangle(&ocl_mangle::Function::new(name, params), ocl_mangle::Convention::OpenCl)
}
