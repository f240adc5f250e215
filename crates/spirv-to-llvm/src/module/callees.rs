//! Callees other than functions: function pointers (SPV_INTEL_function_pointers) and inline assembly
//! (SPV_INTEL_inline_assembly).

use crate::fail::{Res, fail};
use crate::ids::{Entity, Ids};
use crate::module::Raise;
use crate::module::spec_constants::constant_cast;
use crate::operands::{result, result_type, word, words_from};
use llvm_model::{CastOp, Constant, InlineAsm, Module, Type, Value};
use rustc_hash::FxHashSet;
use spirv_module::{Decoration, Instruction, LiteralString, Op};
use translate_common::Problem;
use translate_common::problems::{FunctionProblem, IdProblem, OperandProblem, Wanted};

/// OpConstantFunctionPointerINTEL: the function.
pub(crate) fn function_pointer(m: &mut Raise<'_>, inst: Instruction<'_>) -> Res<Entity> {
    let id = word(inst, 0)?;
    let Entity::Function(function) = m.ids.entity(id)? else {
        return Err(fail(IdProblem::NotA { id, wanted: Wanted::Function }));
    };
    let address = m.out.function_const(function);
    let ty = m.ids.value_type(&m.out.types, result_type(inst)?)?;
    if m.out.constants.ty(address) == ty {
        return Ok(Entity::Value(Value::Const(address)));
    }
    Ok(Entity::Value(Value::Const(constant_cast(
        &mut m.out,
        m.types.layout(),
        CastOp::AddrSpaceCast,
        address,
        ty,
    )?)))
}

/// OpAsmINTEL: inline assembly as a callee. The target is the module's.
pub(crate) fn assembly(ids: &Ids<'_>, out: &mut Module, inst: Instruction<'_>) -> Res<Entity> {
    let function_type = ids.llvm_type(word(inst, 0)?)?;
    let Some((ret, params, _)) = out.types.function_parts(function_type) else {
        return Err(fail(OperandProblem::NotA {
            operand: "the assembly's type",
            wanted: Wanted::FunctionType,
        }));
    };
    let results = match &out.types[ret] {
        Type::Void => 0,
        _ => out.types.struct_body(ret).map_or(1, |body| body.fields.len()),
    };
    let arguments = params.len();
    let cut_off = || fail(Problem::internal("an instruction ends inside an operand"));
    let rest = words_from(inst, 2)?;
    let template = LiteralString::read(rest).ok_or_else(cut_off)?;
    let rest = rest.get(template.word_count()..).ok_or_else(cut_off)?;
    let constraints = LiteralString::read(rest).ok_or_else(cut_off)?;
    if !constraints_fit(&constraints.to_string_lossy(), results, arguments) {
        return Err(fail(FunctionProblem::AssemblyConstraints));
    }
    let found = ids.decoration(result(inst)?, Decoration::SideEffectsINTEL);
    let assembly = InlineAsm {
        function_type,
        template: template.to_vec().into(),
        constraints: constraints.to_vec().into(),
        side_effect: found.is_some(),
        align_stack: false,
        intel_dialect: false,
        can_unwind: false,
    };
    let pointer = out.types.ptr(0);
    let constant = out.constants.intern(pointer, Constant::InlineAsm(Box::new(assembly)));
    Ok(Entity::Assembly(constant))
}

/// Returns whether a global must wait for the functions: the address of a function, or a constant with one. `waiting` are
/// the ids found so far.
pub(crate) fn waits_for_functions(inst: Instruction<'_>, waiting: &mut FxHashSet<u32>) -> bool {
    // Before these ids, only the first word of a variable and of OpSpecConstantOp is a literal.
    let ids = match inst.op() {
        Op::ConstantFunctionPointerINTEL => None,
        Op::ConstantComposite | Op::SpecConstantComposite => Some(inst.operands()),
        Op::Variable | Op::SpecConstantOp => inst.operands().get(1..),
        _ => return false,
    };
    let waits = ids.is_none_or(|ids| !waiting.is_empty() && ids.iter().any(|id| waiting.contains(id)));
    if let (true, Some(id)) = (waits, inst.result()) {
        waiting.insert(id.0);
    }
    waits
}

/// Whether LLVM takes constraints for a call that returns so many values and has so many arguments: results first,
/// then arguments, then clobbers.
fn constraints_fit(constraints: &str, results: usize, arguments: usize) -> bool {
    let (mut outputs, mut inputs, mut clobbers) = (0, 0, 0);
    for constraint in constraints.split(',').filter(|_| !constraints.is_empty()) {
        match constraint.as_bytes() {
            [b'~', b'{', .., b'}'] => clobbers += 1,
            [b'=', b'*', _, ..] if clobbers == 0 => inputs += 1,
            [b'=', first, ..] if clobbers == 0 && inputs == 0 && *first != b'=' => outputs += 1,
            [first, ..] if clobbers == 0 && !b"=~!+".contains(first) => inputs += 1,
            _ => return false,
        }
    }
    (outputs, inputs) == (results, arguments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constraints() {
        assert!(constraints_fit("", 0, 0));
        assert!(constraints_fit("=r,=&r,r,0,~{memory}", 2, 2));
        assert!(constraints_fit("=*m,r", 0, 2));
        assert!(!constraints_fit("=r", 0, 0));
        assert!(!constraints_fit("r,=r", 1, 1));
        assert!(!constraints_fit("=r,,r", 1, 1));
        assert!(!constraints_fit("~{memory},r", 0, 1));
    }
}
