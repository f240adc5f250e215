//! Masks of bytes, which functions take and give in the place of vectors of truth values: where a mask is made of truth
//! values, or only asked for them, the call has the truth values themselves.

use super::dead::use_counts;
use crate::context::Context;
use crate::emit::{Emitter, Step, rewrite};
use llvm_model::{
    Body, Call, CastOp, FunctionId, Id as _, InstBuilder as _, InstId, InstKind, IntPredicate, Module,
    TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::{friendly, signatures};

/// The functions that a module declares of those that take or give masks. Most modules declare none, and need not be
/// looked through.
pub(super) struct Masks {
    give: FxHashSet<FunctionId>,
    /// With the numbers of the parameters that are masks.
    take: FxHashMap<FunctionId, Vec<usize>>,
}

/// The changes of the instructions of a function.
#[derive(Default)]
struct Found {
    /// The calls with masks that are only compared with zero.
    tested: FxHashSet<InstId>,
    /// Those comparisons, with the call.
    tests: FxHashMap<InstId, InstId>,
    /// The masks that are only passed on, with the truth values that they are made of.
    made: FxHashMap<InstId, Value>,
}

impl Masks {
    pub(super) fn find(module: &Module) -> Self {
        let (mut give, mut take) = (FxHashSet::default(), FxHashMap::default());
        for (id, function) in module.functions.iter().filter(|(_, function)| function.body.is_none()) {
            let named = function.props.name.as_str().filter(|name| name.contains(friendly::PREFIX));
            let Some(op) = named.and_then(friendly::instruction) else { continue };
            let Some((ret, params, _)) = module.types.function_parts(function.ty) else { continue };
            if signatures::gives_bool(op) && is_mask(module, ret) {
                give.insert(id);
            }
            let masks = params.iter().enumerate();
            let masks =
                masks.filter(|&(number, &ty)| signatures::takes_truth(op, number) && is_mask(module, ty));
            let masks: Vec<usize> = masks.map(|(number, _)| number).collect();
            if !masks.is_empty() {
                take.insert(id, masks);
            }
        }
        Self { give, take }
    }

    /// Rewrites the calls of these functions in one of the module's.
    pub(super) fn run(&self, cx: &mut Context, module: &mut Module, function: FunctionId) {
        if self.give.is_empty() && self.take.is_empty() {
            return;
        }
        let Some(body) = &module.functions[function].body else { return };
        let found = self.look_through(module, body);
        if found.tested.is_empty() && found.made.is_empty() {
            return;
        }
        rewrite(cx, module, function, |e, inst| {
            if let Some(&call) = found.tests.get(&inst) {
                return Step::Replace(Value::Inst(call));
            }
            if found.made.contains_key(&inst) {
                return Step::Drop;
            }
            self.call(e, inst, &found);
            Step::Keep
        });
    }

    fn look_through(&self, module: &Module, body: &Body) -> Found {
        let uses = use_counts(body);
        let mut tests: FxHashMap<InstId, Vec<InstId>> = FxHashMap::default();
        let mut passed: FxHashMap<InstId, (Value, u32)> = FxHashMap::default();
        for (_, id, inst) in body.instructions() {
            match &inst.kind {
                &InstKind::ICmp {
                    predicate: IntPredicate::Ne,
                    lhs: Value::Inst(call),
                    rhs: Value::Const(zero),
                } if module.constants.is_zero(zero) && self.gives_mask(module, body, call) => {
                    tests.entry(call).or_default().push(id);
                }
                InstKind::Call(call) => {
                    for &number in self.masks_of(module, call) {
                        let arg = call.args.get(number).copied();
                        if let Some((mask, truth)) = arg.and_then(|arg| truth_of(module, body, arg)) {
                            passed.entry(mask).or_insert((truth, 0)).1 += 1;
                        }
                    }
                }
                _ => {}
            }
        }
        let all = |inst: InstId, some: u32| uses.get(inst.index()) == Some(&some);
        tests.retain(|&call, tests| all(call, tests.len() as u32));
        passed.retain(|&mask, (_, times)| all(mask, *times));
        Found {
            tested: tests.keys().copied().collect(),
            tests: tests
                .iter()
                .flat_map(|(&call, tests)| tests.iter().map(move |&test| (test, call)))
                .collect(),
            made: passed.into_iter().map(|(mask, (truth, _))| (mask, truth)).collect(),
        }
    }

    /// Whether an instruction calls a function that gives a mask.
    fn gives_mask(&self, module: &Module, body: &Body, inst: InstId) -> bool {
        let Some(InstKind::Call(call)) = body.insts.get(inst).map(|inst| &inst.kind) else { return false };
        declared_callee(module, call).is_some_and(|callee| self.give.contains(&callee))
    }

    /// The numbers of the arguments of a call that are masks.
    fn masks_of(&self, module: &Module, call: &Call) -> &[usize] {
        let masks = declared_callee(module, call).and_then(|callee| self.take.get(&callee));
        masks.map_or(&[], Vec::as_slice)
    }

    /// Gives a call the truth values in the place of the masks.
    fn call(&self, e: &mut Emitter, inst: InstId, found: &Found) {
        let InstKind::Call(call) = &e.body.insts[inst].kind else { return };
        let masks = self.masks_of(e.module, call);
        let tested = found.tested.contains(&inst);
        if masks.is_empty() && !tested {
            return;
        }
        let Some(parts) = e.module.types.function_parts(call.function_type) else { return };
        let (mut ret, mut params, variadic) = (parts.0, parts.1.to_vec(), parts.2);
        let mut call = call.clone();
        for &number in masks {
            if let (Some(arg), Some(param)) = (call.args.get_mut(number), params.get_mut(number))
                && let Value::Inst(mask) = *arg
                && let Some(&truth) = found.made.get(&mask)
            {
                (*arg, *param) = (truth, e.ty(truth));
            }
        }
        if tested && let Some(lanes) = e.module.types.lanes(ret) {
            let bit = e.module.types.int(1);
            ret = e.module.types.vector(bit, lanes);
        }
        call.function_type = e.module.types.function(ret, &params, variadic);
        let inst = &mut e.body.insts[inst];
        inst.kind = InstKind::Call(call);
        inst.ty = ret;
    }
}

/// The function that a call calls as it is declared.
fn declared_callee(module: &Module, call: &Call) -> Option<FunctionId> {
    let callee = module.as_function(call.callee)?;
    let declared = module.functions[callee].ty;
    let (_, params, _) = module.types.function_parts(declared)?;
    (call.function_type == declared && params.len() == call.args.len()).then_some(callee)
}

/// Whether a type is that of masks: a vector of bytes.
fn is_mask(module: &Module, ty: TypeId) -> bool {
    module.types.lanes(ty).is_some() && module.types.int_width(module.types.scalar(ty)) == Some(8)
}

/// The truth values that a mask is made of.
fn truth_of(module: &Module, body: &Body, mask: Value) -> Option<(InstId, Value)> {
    let Value::Inst(inst) = mask else { return None };
    match body.insts.get(inst)?.kind {
        InstKind::Cast { op: CastOp::SExt | CastOp::ZExt, operand: operand @ Value::Inst(from) }
            if module.types.int_width(module.types.scalar(body.insts.get(from)?.ty)) == Some(1) =>
        {
            Some((inst, operand))
        }
        _ => None,
    }
}
