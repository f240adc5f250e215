//! Function pointers (SPV_INTEL_function_pointers) and inline assembly (SPV_INTEL_inline_assembly): calls of values
//! that are not functions of the module.

use crate::lower::body::calls::lose_bundles;
use crate::lower::code::Code;
use crate::lower::module::function_pointers::FUNCTION_POINTERS;
use llvm_model::{AttrKind, Call, ConstId, Constant, InlineAsm, InstId, TypeId, Value};
use smallvec::SmallVec;
use spirv_mapping::convention::decorations;
use spirv_module::{Decoration, Id, Op};
use translate_common::problems::LlvmInstructionProblem;

const INLINE_ASSEMBLY: &str = "SPV_INTEL_inline_assembly";

/// Lowers the call of a function pointer or of inline assembly.
pub(in crate::lower) fn lower_indirect_call(code: &mut Code<'_, '_>, inst: InstId, call: &Call) {
    let module = code.module();
    lose_bundles(code, call);
    if let Value::Const(id) = call.callee
        && let Constant::InlineAsm(assembly) = &module.constants[id]
    {
        return lower_assembly_call(code, inst, call, id, assembly);
    }
    if !code.globals().needs_extension(FUNCTION_POINTERS, "a call through a function pointer") {
        return;
    }
    code.report().tally_call(call.attributes);
    let Some(signature) = signature_type(code, call) else { return };
    let callee_type = code.type_of(call.callee);
    let space = module.types.address_space(callee_type).unwrap_or(0);
    let storage = code.types().storage_class(space);
    let want = code.pool().pointer_type(storage, signature.function);
    let mut operands: SmallVec<[u32; 12]> = SmallVec::new();
    operands.push(code.operand_as(call.callee, want).0);
    for (&arg, &param) in call.args.iter().zip(&signature.params) {
        operands.push(code.operand_as(arg, param).0);
    }
    code.contraction().note_unknown();
    code.note_indirect_call();
    let result = code.define_pointer(inst, Op::FunctionPointerCallINTEL, signature.ret, &operands);
    decorate_arguments(code, result, call);
}

/// Decorates the call of a function pointer with the attributes of its arguments: there is no function that has them.
fn decorate_arguments(code: &mut Code<'_, '_>, result: Id, call: &Call) {
    let attributes = &code.module().attributes;
    for argument in 0..call.args.len() {
        let set = attributes.set(attributes.param(call.attributes, argument));
        for pair in decorations::PARAMETERS.iter().filter(|pair| pair.way.is_to_spirv()) {
            if set.iter().any(|attribute| pair.llvm.is(attribute)) {
                let operands = [argument as u32, pair.spirv.0];
                code.out().decorate(result, Decoration::ArgumentAttributeINTEL, &operands);
            }
        }
    }
}

fn lower_assembly_call(
    code: &mut Code<'_, '_>,
    inst: InstId,
    call: &Call,
    id: ConstId,
    assembly: &InlineAsm,
) {
    if !code.globals().needs_extension(INLINE_ASSEMBLY, "inline assembly") {
        return;
    }
    code.report().tally_call(call.attributes);
    let Some(signature) = signature_type(code, call) else { return };
    for (flag, name) in [
        (assembly.align_stack, "alignstack"),
        (assembly.intel_dialect, "inteldialect"),
        (assembly.can_unwind, "unwind"),
    ] {
        if flag {
            code.report().lose_flag(name);
        }
    }
    let assembled = code.globals().assembly(id, assembly, signature.function, signature.ret);
    let mut operands: SmallVec<[u32; 12]> = SmallVec::new();
    operands.push(assembled.0);
    for (&arg, &param) in call.args.iter().zip(&signature.params) {
        operands.push(code.operand_as(arg, param).0);
    }
    code.contraction().note_unknown();
    code.define_pointer(inst, Op::AsmCallINTEL, signature.ret, &operands);
}

/// The SPIR-V types of the function type that a call is made through.
fn signature_type(code: &mut Code<'_, '_>, call: &Call) -> Option<Signature> {
    let (ret, params, variable) = code.module().types.function_parts(call.function_type)?;
    if variable || params.len() != call.args.len() {
        code.report().problem(LlvmInstructionProblem::VariadicCall);
        return None;
    }
    let ret = code.types().value_type(ret);
    let params = params.iter().enumerate().map(|(index, &param)| parameter_type(code, call, index, param));
    let params: Vec<Id> = params.collect();
    let function = code.pool().function_type(ret, &params);
    Some(Signature { function, ret, params })
}

/// Returns the SPIR-V type of a parameter: for a pointer passed with its pointee, the pointer to that type.
fn parameter_type(code: &mut Code<'_, '_>, call: &Call, index: usize, param: TypeId) -> Id {
    let module = code.module();
    let set = module.attributes.param(call.attributes, index);
    let passed =
        [AttrKind::BYVAL, AttrKind::SRET].into_iter().find_map(|kind| module.attributes.ty(set, kind));
    match (module.types.address_space(param), passed) {
        (Some(space), Some(passed)) => {
            let storage = code.types().storage_class(space);
            let passed = code.types().memory_type(passed);
            code.pool().pointer_type(storage, passed)
        }
        _ => code.types().value_type(param),
    }
}

/// The types of a call.
struct Signature {
    function: Id,
    ret: Id,
    params: Vec<Id>,
}
