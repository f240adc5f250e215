//! Metadata on instructions.

use crate::lower::body::plan::Plan;
use crate::lower::builtins;
use crate::lower::code::Code;
use crate::lower::code::aliasing::state_list;
use crate::lower::module::decorations::{self, Literal};
use crate::lower::output::decorations::Target;
use llvm_model::{Constant, InstId, InstKind, MdId, MdKindId, Metadata, Module, Type, Value};
use spirv_mapping::Inst;
use spirv_mapping::convention::{casts, operators};
use spirv_module::Decoration;
use translate_common::Lost;

/// An attachment of the current instruction; loop hints, `!nontemporal` and branch weights are handled where they
/// matter.
pub(in crate::lower) fn lower_attachment(
    code: &mut Code<'_, '_>,
    plan: &Plan<'_>,
    inst: InstId,
    kind: MdKindId,
    node: MdId,
) {
    if Some(kind) == code.kinds().nontemporal || Some(kind) == code.kinds().loop_ {
        return;
    }
    if Some(kind) == code.kinds().image_nontemporal && builtins::accesses_image(code, inst) {
        return;
    }
    if [code.kinds().loop_merge, code.kinds().selection_merge].contains(&Some(kind))
        && code.input().profile().control_flow_is_structured
    {
        return;
    }
    // The decoration that it follows from is stated with the memory.
    if [code.kinds().initializer, code.kinds().volatile].contains(&Some(kind)) {
        return;
    }
    if Some(kind) == code.kinds().signed {
        let result = code.result_id(inst);
        code.out().signed().values.insert(result);
        return;
    }
    if Some(kind) == code.kinds().prof && is_conditional_branch(code, inst) {
        return;
    }
    if Some(kind) == code.kinds().fpmath
        && has_result(code, plan, inst)
        && code.input().options.spirv.extensions.allows("SPV_INTEL_fp_max_error")
        && let Some(error) = max_error(code.module(), node)
    {
        let result = Target::result(code.result_id(inst));
        let literal = Literal::Number(error);
        return decorations::state_decoration(
            code.globals(),
            result,
            Decoration::FPMaxErrorDecorationINTEL,
            &[literal],
        );
    }
    if Some(kind) == code.kinds().decorations {
        if has_result(code, plan, inst) {
            let target = result_target(code, inst);
            return decorations::lower_decorations(code.globals(), target, node);
        }
        return code
            .report()
            .lose(Lost::Decorations("decorations of an instruction without a result".into()));
    }
    if let Some(number) = code.kinds().aliasing.iter().position(|list| *list == Some(kind)) {
        let result =
            (has_result(code, plan, inst) || is_defined_call(code, inst)).then(|| code.result_id(inst));
        if state_list(code, inst, result, number, node) {
            return;
        }
    }
    code.report().tally_kind(kind);
}

/// An instruction's result as something to decorate.
fn result_target(code: &mut Code<'_, '_>, inst: InstId) -> Target {
    let is_variable = match code.body().insts[inst].kind {
        InstKind::Alloca { count, .. } => code.module().as_u64(count) == Some(1),
        _ => false,
    };
    let id = code.result_id(inst);
    if is_variable { Target::variable(id) } else { Target::result_of(id, rounding_instruction(code, inst)) }
}

/// Returns the SPIR-V instruction that an instruction becomes, if a rounding mode may apply to it.
fn rounding_instruction(code: &mut Code<'_, '_>, inst: InstId) -> Option<Inst> {
    match &code.body().insts[inst].kind {
        InstKind::Binary { op, .. } => Some(Inst::Core(operators::binary_op(*op))),
        InstKind::Cast { op, .. } => casts::cast_op(*op).map(Inst::Core),
        InstKind::Call(call) => builtins::instruction_of(code, call),
        _ => None,
    }
}

fn is_conditional_branch(code: &Code<'_, '_>, inst: InstId) -> bool {
    matches!(code.body().insts[inst].kind, InstKind::CondBr { .. })
}

/// Whether an instruction's result has an id of its own in SPIR-V.
fn has_result(code: &Code<'_, '_>, plan: &Plan<'_>, inst: InstId) -> bool {
    let ty = code.type_of(Value::Inst(inst));
    code.module().types[ty] != Type::Void && !plan.needs_no_code(code, inst)
}

/// Whether an instruction calls a function of the module: OpFunctionCall has an id also where it returns nothing.
fn is_defined_call(code: &Code<'_, '_>, inst: InstId) -> bool {
    let InstKind::Call(call) = &code.body().insts[inst].kind else { return false };
    let callee = code.module().as_function(call.callee);
    callee.is_some_and(|callee| code.module().functions[callee].body.is_some())
}

/// The bits of the number in `!fpmath`: the error in units in the last place, as a float.
fn max_error(module: &Module, node: MdId) -> Option<u32> {
    let Metadata::Constant(constant) = module.metadata[module.tuple(node).first().copied().flatten()?] else {
        return None;
    };
    match &module.constants[constant] {
        Constant::Float(bits) if module.types[module.constants.ty(constant)] == Type::Float => {
            u32::try_from(bits.to_u64()?).ok()
        }
        _ => None,
    }
}
