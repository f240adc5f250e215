//! `freeze`: without SPV_KHR_poison_freeze SPIR-V has no poison, so the operand must be made free of undef and poison. With
//! the extension it stays if SPIR-V has the type.
//!
//! All other computations of a frozen value lose their poison-generating flags, and their undef and poison operands become
//! zero; both are refinements, legal for every other use of the same values. Loads, calls and parameters return one value
//! each, as `freeze` requires. Then the frozen value is the value itself.

use super::emit::{Context, Step, rewrite};
use super::native::Native;
use super::types::is_native;
use llvm_model::{Constant, Flags, FunctionId, InstId, InstKind, Module, TypeId, Types, Value};
use rustc_hash::FxHashSet;

/// The extension that has OpFreezeKHR and OpPoisonKHR.
pub const EXTENSION: &str = "SPV_KHR_poison_freeze";

/// Whether values of a type can be frozen by OpFreezeKHR: numbers and truth values that SPIR-V has, and their vectors.
pub(super) fn has_instruction(types: &Types, ty: TypeId, native: Native) -> bool {
    let scalar = types.scalar(ty);
    let is_number = types.int_width(scalar).is_some() || types.is_float(scalar);
    is_number && is_native(types, ty, native)
}

/// Removes the `freeze` instructions of a function.
pub(super) fn run(cx: &mut Context, module: &mut Module, function: FunctionId) {
    let Some(body) = &module.functions[function].body else { return };
    if !body.instructions().any(|(_, _, inst)| matches!(inst.kind, InstKind::Freeze { .. })) {
        return;
    }
    let mut determined: FxHashSet<InstId> = FxHashSet::default();
    rewrite(cx, module, function, |e, inst| {
        let InstKind::Freeze { operand } = e.body.insts[inst].kind else { return Step::Keep };
        if e.cx.options.asks_for(EXTENSION)
            && has_instruction(&e.module.types, e.body.insts[inst].ty, e.cx.native)
        {
            return Step::Keep;
        }
        let mut work = Vec::new();
        match operand {
            Value::Inst(id) => work.push(id),
            Value::Const(_) => return Step::Replace(defined(e.module, operand)),
            _ => {}
        }
        while let Some(id) = work.pop() {
            if !determined.insert(id) || !propagates(&e.body.insts[id].kind) {
                continue;
            }
            let mut kind = e.body.insts[id].kind.clone();
            kind.for_each_operand_mut(|value| match *value {
                Value::Inst(operand) => work.push(operand),
                Value::Const(_) => *value = defined(e.module, *value),
                _ => {}
            });
            let inst = &mut e.body.insts[id];
            inst.kind = kind;
            inst.flags = inst.flags.fast_math().without(POISON_FAST);
        }
        Step::Replace(operand)
    });
}

/// The fast-math flags that result in poison if they are violated.
const POISON_FAST: Flags = Flags::NNAN.with(Flags::NINF);

/// Whether the result of an operation is undefined because an operand is, or because of its flags.
fn propagates(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::Unary { .. }
            | InstKind::Binary { .. }
            | InstKind::Cast { .. }
            | InstKind::ICmp { .. }
            | InstKind::FCmp { .. }
            | InstKind::Select { .. }
            | InstKind::Phi { .. }
            | InstKind::Freeze { .. }
            | InstKind::GetElementPtr { .. }
            | InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. }
            | InstKind::ShuffleVector { .. }
            | InstKind::ExtractValue { .. }
            | InstKind::InsertValue { .. }
    )
}

/// The value with undef and poison replaced by zero, in elements too.
pub(super) fn defined(module: &mut Module, value: Value) -> Value {
    let Value::Const(id) = value else { return value };
    let ty = module.constants.ty(id);
    match module.constants[id].clone() {
        Constant::Undef | Constant::Poison => Value::Const(module.constants.zero(&module.types, ty)),
        Constant::Aggregate(elements) => {
            let elements: Vec<_> = elements
                .iter()
                .map(|&element| match module.constants[element] {
                    Constant::Undef | Constant::Poison => {
                        let ty = module.constants.ty(element);
                        module.constants.zero(&module.types, ty)
                    }
                    _ => element,
                })
                .collect();
            Value::Const(module.constants.aggregate(&module.types, ty, &elements))
        }
        _ => value,
    }
}
