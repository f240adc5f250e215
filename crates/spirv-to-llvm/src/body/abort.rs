//! OpAbortKHR: a call in front of `unreachable`.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::function::calls;
use crate::module::neutral_types::neutral_type;
use crate::operands::words;
use llvm_model::{AttrKind, Attribute, CallingConv, InstBuilder as _, InstKind};
use spirv_mapping::friendly::shader;
use spirv_mapping::{Inst, Instance, Operand, Ty};
use spirv_module::{Instruction, Op};

/// OpAbortKHR: `__spirv_AbortKHR` takes the message, of any type.
pub(crate) fn abort(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [stated, message] = words(inst)?;
    let (value, ty) = f.typed(message)?;
    f.value_of(message, f.raise.ids.llvm_type(stated)?)?;
    let operand = Operand { ty: neutral_type(&f.raise.ids, &f.raise.out, stated), constant: None };
    let instance = Instance {
        inst: Inst::Core(Op::AbortKHR),
        operands: &[operand],
        component: None,
        result: Ty::Void,
        saturated: false,
        rounding: None,
        pointer_width: f.raise.input.pointer_width(),
        preference: f.raise.input.preference(),
        large_results: f.raise.input.large_results(),
    };
    let symbol = shader::spell(&instance).map_or_else(String::new, |spelling| spelling.symbol);
    let out = &mut f.raise.out;
    let function_type = out.types.function(f.void, &[ty], false);
    let set = [AttrKind::NO_RETURN, AttrKind::NO_UNWIND].map(Attribute::Enum);
    let (set, nothing) = (out.attributes.intern_set(set.into()), out.attributes.empty_set());
    let list = out.attributes.intern_list(set, nothing, &[]);
    let convention = CallingConv::SPIR_FUNC;
    let callee = f.raise.symbols.declare(&mut f.raise.out, &symbol, function_type, convention, list);
    calls::call(f, callee, function_type, vec![value], convention, list);
    f.emit_void(InstKind::Unreachable);
    f.build.end_block();
    Ok(())
}
