//! Work-item functions: reads of builtin variables, and of one dimension of them.

use crate::lower::builtins::BuiltinCall;
use crate::lower::code::Code;
use spirv_module::{BuiltIn, Op};
use translate_common::problems::CallProblem;

/// Reads a builtin variable, or one dimension of it.
pub(in crate::lower) fn lower_builtin_variable(
    code: &mut Code<'_, '_>,
    call: &BuiltinCall<'_>,
    builtin: BuiltIn,
) {
    let Some(info) = spirv_mapping::variable(builtin) else {
        return code.report().problem(CallProblem::BuiltinNotInKernels { builtin });
    };
    let width = if info.is_size && !code.input().is_32_bit() { 64 } else { 32 };
    let component = if info.is_truth { code.pool().bool_type() } else { code.pool().int_type(width) };
    let ty = if info.lanes == 1 { component } else { code.pool().vector_type(component, info.lanes) };
    let (variable, _) = code.globals().builtin_variable(builtin, ty);
    code.note_interface(variable);
    let wanted = code.natural_type(call.inst);
    if info.is_truth && wanted != ty {
        return code.report().problem(CallProblem::BuiltinTruthValue { builtin });
    }
    let Some(&dimension) = call.args.first() else {
        if wanted == ty {
            code.define(call.inst, Op::Load, ty, &[variable.0]);
        } else {
            let loaded = code.emit(Op::Load, ty, &[variable.0]);
            code.define(call.inst, Op::UConvert, wanted, &[loaded.0]);
        }
        return;
    };
    let constant = code.module().as_u64(code.resolve(dimension));
    let default = code.pool().integer_constant(component, width, info.default);
    let loaded = code.emit(Op::Load, ty, &[variable.0]);
    if let Some(lane) = constant.filter(|&lane| lane < u64::from(info.lanes)) {
        if wanted == component {
            code.define(call.inst, Op::CompositeExtract, component, &[loaded.0, lane as u32]);
        } else {
            let part = code.emit(Op::CompositeExtract, component, &[loaded.0, lane as u32]);
            code.define(call.inst, Op::UConvert, wanted, &[part.0]);
        }
        return;
    }
    // A dimension above 2 is not an error in OpenCL C.
    let index = code.value(dimension);
    let index_type = code.type_of(dimension);
    let bound = code.types().splat_constant(index_type, u64::from(info.lanes));
    let boolean = code.pool().bool_type();
    let inside = code.emit(Op::ULessThan, boolean, &[index.0, bound.0]);
    let part = code.emit(Op::VectorExtractDynamic, component, &[loaded.0, index.0]);
    if wanted == component {
        code.define(call.inst, Op::Select, component, &[inside.0, part.0, default.0]);
    } else {
        let chosen = code.emit(Op::Select, component, &[inside.0, part.0, default.0]);
        code.define(call.inst, Op::UConvert, wanted, &[chosen.0]);
    }
}
