//! Work-item functions: reads of builtin variables, and of one dimension of them.

use crate::lower::Lower;
use crate::lower::builtins::BuiltinCall;
use spirv_module::{BuiltIn, Op};

impl Lower<'_> {
    /// Reads a builtin variable, or one dimension of it.
    pub(in crate::lower) fn lower_builtin_variable(&mut self, call: &BuiltinCall<'_>, builtin: BuiltIn) {
        let Some(info) = spirv_mapping::variable(builtin) else {
            return self.report().error_with_help(
                format!("the builtin variable {builtin:?} does not exist in kernels"),
                "use the work-item functions of OpenCL C",
            );
        };
        let width = if info.is_size && !self.input.is_32_bit() { 64 } else { 32 };
        let component = self.pool().int_type(width);
        let ty = if info.lanes == 1 { component } else { self.pool().vector_type(component, info.lanes) };
        let (variable, _) = self.builtin_variable(builtin, ty);
        let wanted = self.natural_type(call.inst);
        let Some(&dimension) = call.args.first() else {
            if wanted == ty {
                self.define(call.inst, Op::Load, ty, &[variable.0]);
            } else {
                let loaded = self.emit(Op::Load, ty, &[variable.0]);
                self.define(call.inst, Op::UConvert, wanted, &[loaded.0]);
            }
            return;
        };
        let constant = self.module.as_u64(self.resolve(dimension));
        let default = self.pool().integer_constant(component, width, info.default);
        let loaded = self.emit(Op::Load, ty, &[variable.0]);
        if let Some(lane) = constant.filter(|&lane| lane < u64::from(info.lanes)) {
            if wanted == component {
                self.define(call.inst, Op::CompositeExtract, component, &[loaded.0, lane as u32]);
            } else {
                let part = self.emit(Op::CompositeExtract, component, &[loaded.0, lane as u32]);
                self.define(call.inst, Op::UConvert, wanted, &[part.0]);
            }
            return;
        }
        // A dimension above 2 is no error in OpenCL C.
        let index = self.value(dimension);
        let index_type = self.type_of(dimension);
        let bound = self.types().splat_constant(index_type, u64::from(info.lanes));
        let boolean = self.pool().bool_type();
        let inside = self.emit(Op::ULessThan, boolean, &[index.0, bound.0]);
        let part = self.emit(Op::VectorExtractDynamic, component, &[loaded.0, index.0]);
        if wanted == component {
            self.define(call.inst, Op::Select, component, &[inside.0, part.0, default.0]);
        } else {
            let chosen = self.emit(Op::Select, component, &[inside.0, part.0, default.0]);
            self.define(call.inst, Op::UConvert, wanted, &[chosen.0]);
        }
    }
}
