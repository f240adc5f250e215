//! Calls of functions. Intrinsics and builtins go elsewhere.

use crate::lower::body::{abort, indirect_calls};
use crate::lower::builtins;
use crate::lower::builtins::{intrinsics, shaders};
use crate::lower::code::Code;
use crate::lower::module::function_pointers::FUNCTION_POINTERS;
use crate::lower::types::Shape;
use llvm_legalize::tokens;
use llvm_model::{Call, Flags, FunctionId, InstId, TailKind, Value};
use smallvec::SmallVec;
use spirv_module::Op;
use translate_common::Lost;
use translate_common::problems::{LlvmInstructionProblem, LlvmModuleProblem};

/// The operand bundle for the set of threads that execute a convergent call together.
const CONVERGENCE: &str = "convergencectrl";

/// Lowers `call`.
pub(in crate::lower) fn lower_call(code: &mut Code<'_, '_>, inst: InstId, call: &Call, flags: Flags) {
    let callee = code.module().as_function(call.callee);
    let Some(callee) = callee.filter(|&callee| !is_called_as_another(code, callee, call)) else {
        return indirect_calls::lower_indirect_call(code, inst, call);
    };
    code.report().tally_call(call.attributes);
    lose_bundles(code, call);
    if call.tail == TailKind::MustTail {
        code.report().lose_flag("musttail");
    }
    let function = &code.module().functions[callee];
    if function.body.is_none() {
        let name = function.props.name.as_str_if_starts_with("llvm.");
        let options = code.input().options;
        let is_kept =
            |name: &str| options.keeps_intrinsic(name) || tokens::gives_token(code.module(), options, callee);
        if let Some(name) = name.filter(|name| has_form(name) || !is_kept(name)) {
            return intrinsics::lower_intrinsic(code, inst, name, call, flags);
        }
        if abort::lower_abort(code, callee, call) {
            return;
        }
        if !code.input().profile().has_library && shaders::lower_call(code, inst, callee, call) {
            return;
        }
        if builtins::lower_builtin(code, inst, callee, call, flags) {
            return;
        }
        let name = function.props.name.as_str();
        if name.is_some_and(|name| builtins::lower_conversion(code, inst, name, call)) {
            return;
        }
        if builtins::refuse_builtin(code, callee, call) {
            return;
        }
        if let Some(name) = name.filter(|name| spirv_mapping::is_reserved(name)) {
            code.report().lose(Lost::Builtin(spirv_mapping::unresolved(name)));
        }
        code.contraction().note_unknown();
    }
    lower_function_call(code, inst, callee, call);
    if !flags.is_empty() {
        let id = code.result_id(inst);
        let ty = code.type_of(Value::Inst(inst));
        code.decorate_call(id, flags, ty);
    }
}

/// Reports the operand bundles of a call. Those of convergence are gone with the tokens, which were reported.
pub(super) fn lose_bundles(code: &mut Code<'_, '_>, call: &Call) {
    for bundle in call.bundles.iter().filter(|bundle| bundle.tag != CONVERGENCE) {
        code.report().lose(Lost::Bundle(bundle.tag.to_string()));
    }
}

/// Returns whether a function of the module is called with a different type: then its address is called, if function
/// pointers are allowed.
fn is_called_as_another(code: &Code<'_, '_>, callee: FunctionId, call: &Call) -> bool {
    let function = &code.module().functions[callee];
    function.body.is_some()
        && call.function_type != function.ty
        && code.input().options.spirv.extensions.allows(FUNCTION_POINTERS)
}

fn lower_function_call(code: &mut Code<'_, '_>, inst: InstId, callee: FunctionId, call: &Call) {
    let function = &code.module().functions[callee];
    if let Some((_, _, true)) = code.module().types.function_parts(function.ty) {
        // Its declaration is rejected, independent of the type of the call.
        code.globals().function_id(callee);
        return;
    }
    if let Some((_, _, true)) = code.module().types.function_parts(call.function_type) {
        return code.report().problem(LlvmModuleProblem::VariadicFunction);
    }
    if call.function_type != function.ty || call.args.len() != function.params.len() {
        return code
            .report()
            .problem(LlvmInstructionProblem::CallType { name: function.props.name.to_string() });
    }
    let id = code.globals().function_id(callee);
    let mut operands: SmallVec<[u32; 12]> = SmallVec::new();
    operands.push(id.0);
    for (index, &arg) in call.args.iter().enumerate() {
        let want = code.types().param_type(callee, index as u32);
        if code.input().profile().has_library && matches!(code.shapes().get(want), Some(Shape::SampledImage))
        {
            let name = &code.module().functions[callee].props.name;
            return code
                .report()
                .problem(LlvmInstructionProblem::SampledImageArgument { name: name.to_string() });
        }
        operands.push(code.operand_as(arg, want).0);
    }
    let ret = code.types().return_type(callee);
    code.define_pointer(inst, Op::FunctionCall, ret, &operands);
    code.note_callee(callee);
}

/// Whether SPIR-V has a form for an intrinsic that legalization leaves.
fn has_form(name: &str) -> bool {
    spirv_mapping::convention::intrinsics::lowering(name).is_some()
}
