//! LLVM intrinsics that are one SPIR-V instruction, or none. All others are for legalisation; what reaches the end of
//! this file has no SPIR-V form.

use crate::lower::body::annotations;
use crate::lower::body::code::Code;
use crate::lower::body::memory;
use crate::lower::body::variable_arrays;
use llvm_model::{Call, Flags, InstId, Value};
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{Id, Op, StorageClass};
use translate_common::LossKind;

/// What becomes of an intrinsic.
#[derive(Clone, Copy)]
enum Action {
    /// An instruction of OpenCL.std with the first so many arguments.
    Cl(OpenClStd, usize),
    /// A core instruction with the first so many arguments.
    Core(Op, usize),
    /// A rotation: both halves of a funnel shift are one value (legalisation leaves no other funnel shifts).
    Rotate,
    /// The exponent is repeated in every lane.
    Exponent(OpenClStd),
    CopyBytes,
    Fill,
    Lifetime(Op),
    /// The state of allocations of run-time size.
    StackSave,
    StackRestore,
    /// Nothing but the pointer: its decorations have been looked at.
    Annotated,
    /// Nothing: it is a hint, and reported.
    Hint,
    /// Nothing: it says something about debug information, which is reported as a whole.
    Silent,
}

use Action::{
    Annotated, Cl, CopyBytes, Core, Exponent, Fill, Hint, Lifetime, Rotate, Silent, StackRestore, StackSave,
};

/// By the name without `llvm.` and without the types at its end.
#[rustfmt::skip] // a table
const ACTIONS: &[(&str, Action)] = &[
    ("abs", Cl(OpenClStd::s_abs, 1)),
    ("acos", Cl(OpenClStd::acos, 1)),
    ("asin", Cl(OpenClStd::asin, 1)),
    ("assume", Hint),
    ("atan", Cl(OpenClStd::atan, 1)),
    ("atan2", Cl(OpenClStd::atan2, 2)),
    ("bitreverse", Core(Op::BitReverse, 1)),
    ("ceil", Cl(OpenClStd::ceil, 1)),
    ("copysign", Cl(OpenClStd::copysign, 2)),
    ("cos", Cl(OpenClStd::cos, 1)),
    ("cosh", Cl(OpenClStd::cosh, 1)),
    ("ctlz", Cl(OpenClStd::clz, 1)),
    ("ctpop", Core(Op::BitCount, 1)),
    ("cttz", Cl(OpenClStd::ctz, 1)),
    ("dbg.assign", Silent),
    ("dbg.declare", Silent),
    ("dbg.label", Silent),
    ("dbg.value", Silent),
    ("donothing", Silent),
    ("exp", Cl(OpenClStd::exp, 1)),
    ("exp10", Cl(OpenClStd::exp10, 1)),
    ("exp2", Cl(OpenClStd::exp2, 1)),
    ("expect", Core(Op::ExpectKHR, 2)),
    ("experimental.noalias.scope.decl", Hint),
    ("fabs", Cl(OpenClStd::fabs, 1)),
    ("fake.use", Hint),
    ("floor", Cl(OpenClStd::floor, 1)),
    ("fma", Cl(OpenClStd::fma, 3)),
    // Both are "fused or not, as is faster" (OpenCL C 3.0, 6.15.2; LangRef).
    ("fmuladd", Cl(OpenClStd::mad, 3)),
    ("fshl", Rotate),
    ("invariant.end", Hint),
    ("invariant.start", Hint),
    ("ldexp", Exponent(OpenClStd::ldexp)),
    ("lifetime.end", Lifetime(Op::LifetimeStop)),
    ("lifetime.start", Lifetime(Op::LifetimeStart)),
    ("log", Cl(OpenClStd::log, 1)),
    ("log10", Cl(OpenClStd::log10, 1)),
    ("log2", Cl(OpenClStd::log2, 1)),
    ("maximumnum", Cl(OpenClStd::fmax, 2)),
    ("maxnum", Cl(OpenClStd::fmax, 2)),
    ("memcpy", CopyBytes),
    ("memcpy.inline", CopyBytes),
    ("memset", Fill),
    ("memset.inline", Fill),
    ("minimumnum", Cl(OpenClStd::fmin, 2)),
    ("minnum", Cl(OpenClStd::fmin, 2)),
    ("nearbyint", Cl(OpenClStd::rint, 1)),
    ("pow", Cl(OpenClStd::pow, 2)),
    ("powi", Exponent(OpenClStd::pown)),
    ("prefetch", Hint),
    ("pseudoprobe", Hint),
    ("ptr.annotation", Annotated),
    ("rint", Cl(OpenClStd::rint, 1)),
    ("round", Cl(OpenClStd::round, 1)),
    ("roundeven", Cl(OpenClStd::rint, 1)),
    ("sadd.sat", Cl(OpenClStd::s_add_sat, 2)),
    ("sideeffect", Hint),
    ("sin", Cl(OpenClStd::sin, 1)),
    ("sinh", Cl(OpenClStd::sinh, 1)),
    ("smax", Cl(OpenClStd::s_max, 2)),
    ("smin", Cl(OpenClStd::s_min, 2)),
    ("sqrt", Cl(OpenClStd::sqrt, 1)),
    ("ssub.sat", Cl(OpenClStd::s_sub_sat, 2)),
    ("stackrestore", StackRestore),
    ("stacksave", StackSave),
    ("tan", Cl(OpenClStd::tan, 1)),
    ("tanh", Cl(OpenClStd::tanh, 1)),
    ("trunc", Cl(OpenClStd::trunc, 1)),
    ("uadd.sat", Cl(OpenClStd::u_add_sat, 2)),
    ("umax", Cl(OpenClStd::u_max, 2)),
    ("umin", Cl(OpenClStd::u_min, 2)),
    ("usub.sat", Cl(OpenClStd::u_sub_sat, 2)),
    ("var.annotation", Annotated),
];

/// The action of an intrinsic: its name loses types from the end until the table has it.
fn action(mut name: &str) -> Option<Action> {
    loop {
        if let Ok(index) = ACTIONS.binary_search_by_key(&name, |row| row.0) {
            return ACTIONS.get(index).map(|row| row.1);
        }
        name = name.rsplit_once('.')?.0;
    }
}

/// Lowers the call of `llvm.{name}`.
pub(in crate::lower) fn lower_intrinsic(
    code: &mut Code<'_, '_>,
    inst: InstId,
    name: &str,
    call: &Call,
    flags: Flags,
) {
    code.report().lose_fast_math(flags);
    match action(name) {
        Some(Cl(number, count)) => {
            let operands: Vec<Id> = call.args.iter().take(count).map(|&arg| code.value(arg)).collect();
            code.define_cl(inst, number.0, &operands);
        }
        Some(Core(op, count)) => {
            let ty = code.natural_type(inst);
            let operands: Vec<u32> = call.args.iter().take(count).map(|&arg| code.value(arg).0).collect();
            code.define(inst, op, ty, &operands);
        }
        Some(Rotate) => {
            let &[value, _, amount] = call.args.as_slice() else { return };
            let operands = [code.value(value), code.value(amount)];
            code.define_cl(inst, OpenClStd::rotate.0, &operands);
        }
        Some(Exponent(number)) => lower_exponent(code, inst, number, call),
        Some(CopyBytes) => memory::lower_memcpy(code, call),
        Some(Fill) => memory::lower_memset(code, call),
        Some(Lifetime(op)) => lower_lifetime(code, op, call),
        Some(Annotated) => annotations::lower_annotated_pointer(code, inst, call),
        Some(StackSave) => variable_arrays::lower_stack_save(code, inst),
        Some(StackRestore) => variable_arrays::lower_stack_restore(code, call),
        Some(Hint) => code.report().lose(LossKind::Hint, format!("llvm.{name}")),
        Some(Silent) => {}
        None => code.report().error_with_help(
            format!("the intrinsic llvm.{name} has no SPIR-V form"),
            "write the operation in another way, or call a builtin function of OpenCL C",
        ),
    }
}

fn lower_exponent(code: &mut Code<'_, '_>, inst: InstId, number: OpenClStd, call: &Call) {
    let &[value, exponent, ..] = call.args.as_slice() else { return };
    let ty = code.type_of(value);
    let (value, mut exponent_id) = (code.value(value), code.value(exponent));
    if code.module().types.int_width(code.module().types.scalar(code.type_of(exponent))) != Some(32) {
        return code
            .report()
            .error_with_help("only exponents of type i32 are supported", "convert the exponent to i32");
    }
    if let Some(lanes) = code.module().types.lanes(ty)
        && code.module().types.lanes(code.type_of(exponent)).is_none()
    {
        let vector = code.types().int_like(ty, 32);
        exponent_id = code.emit(Op::CompositeConstruct, vector, &vec![exponent_id.0; lanes as usize]);
    }
    code.define_cl(inst, number.0, &[value, exponent_id]);
}

/// The pointer is the last argument; older files have a size before it. SPIR-V wants size 0 unless the pointer is
/// to bytes.
fn lower_lifetime(code: &mut Code<'_, '_>, op: Op, call: &Call) {
    let Some(&pointer) = call.args.last() else { return };
    let (id, ty) = code.operand(pointer);
    let is_variable = matches!(code.resolve(pointer), Value::Inst(_));
    if is_variable && code.shapes().is_pointer_in(ty, StorageClass::Function) {
        code.emit_void(op, &[id.0, 0]);
    } else {
        code.report().lose(LossKind::Hint, "lifetime of what is no variable of the function");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_and_names_lose_their_types() {
        assert!(ACTIONS.is_sorted_by_key(|row| row.0));
        assert!(matches!(action("memcpy.inline.p0.p1.i64"), Some(CopyBytes)));
        assert!(matches!(action("sadd.sat.v4i32"), Some(Cl(OpenClStd::s_add_sat, 2))));
        assert!(action("sadd.with.overflow.i32").is_none());
    }
}
