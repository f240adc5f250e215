//! Instructions outside functions: which module translates which.

use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::module::Raise;
use crate::module::address_spaces::AddressSpaces;
use crate::module::alias_scopes::alias_declaration;
use crate::module::aux_data::is_aux_data;
use crate::module::callees::{assembly, function_pointer, waits_for_functions};
use crate::module::constants::raise_constant;
use crate::module::extended::skip_extended;
use crate::module::types::forward_pointer;
use crate::module::variables::raise_variable;
use crate::operands::{result, word};
use rustc_hash::FxHashSet;
use spirv_module::{Instruction, Op, is_continuation};
use translate_common::Lost;
use translate_common::problems::{OperandProblem, RequirementProblem};

/// Types, constants and variables, in the order of the module. Returns those that have to wait for the functions.
pub(crate) fn raise_globals<'m>(m: &mut Raise<'m>) -> Vec<Instruction<'m>> {
    let mut waiting = FxHashSet::default();
    let mut late = Vec::new();
    for &index in &m.input.scan.globals {
        let Some(inst) = m.input.instruction(index as usize) else { continue };
        if waits_for_functions(inst, &mut waiting) {
            late.push(inst);
        } else {
            raise_global(m, inst);
        }
    }
    late
}

/// Translates one of these instructions; reports a failure.
pub(crate) fn raise_global<'m>(m: &mut Raise<'m>, inst: Instruction<'m>) {
    if let Err(fail) = global(m, inst) {
        m.report.error(&mut m.ids, inst, fail);
    }
}

fn global<'m>(m: &mut Raise<'m>, inst: Instruction<'m>) -> Res<()> {
    match inst.op() {
        Op::TypeForwardPointer => {
            return forward_pointer(AddressSpaces::new(m.input.options), &mut m.ids, &mut m.out, inst);
        }
        // The module's triple stands for it.
        Op::AsmTargetINTEL => return Ok(()),
        // Read with the type or the composite in front of it.
        op if is_continuation(op) => return Ok(()),
        Op::Line => {
            m.report.lose(&m.ids, Lost::debug_info("OpLine outside functions"), inst.index());
            return Ok(());
        }
        Op::ExtInst | Op::ExtInstWithForwardRefsKHR => {
            let set = word(inst, 0)?;
            let import = m.input.scan.ext_inst_set(&m.ids, set)?;
            if is_aux_data(m, inst) {
                // Attached when functions and variables are there.
                m.ids.set(result(inst)?, Entity::Pending);
                return Ok(());
            }
            if import.debug_info.is_some() {
                // Nodes name functions and variables: they are made when those are there.
                m.ids.set(result(inst)?, Entity::Pending);
                return Ok(());
            }
            return skip_extended(m, inst, import);
        }
        _ => {}
    }
    if alias_declaration(m, inst)? {
        return Ok(());
    }
    let entity = if matches!(inst.op(), Op::Variable | Op::UntypedVariableKHR) {
        raise_variable(m, inst)?
    } else if inst.op() == Op::ConstantFunctionPointerINTEL {
        function_pointer(m, inst)?
    } else if inst.op() == Op::AsmINTEL {
        assembly(&m.ids, &mut m.out, inst)?
    } else if let Some(ty) = m.types.declare(&m.ids, &mut m.out, &m.spec_constants, inst)? {
        Entity::Type(ty)
    } else if let Some(constant) = raise_constant(m, inst)? {
        constant
    } else {
        let op = inst.op();
        return Err(match op.facts() {
            Some(_) => fail(OperandProblem::NotOutsideFunctions { op }),
            None => fail(RequirementProblem::UnknownOpcode { op }),
        });
    };
    m.ids.set(result(inst)?, entity);
    Ok(())
}
