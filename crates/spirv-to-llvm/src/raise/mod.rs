//! The order in which a module is translated.

mod bodies;

use crate::debug_info;
use crate::module::Raise;
use crate::module::aux_data::raise_aux_data;
use crate::module::execution_modes::raise_execution_modes;
use crate::module::functions::{claim_symbols, raise_headers};
use crate::module::globals::{raise_global, raise_globals};
use crate::module::kernel_arguments::{attach_kernel_arguments, order_attachments};
use crate::module::module_metadata::raise_module_metadata;
use crate::module::shaders::{raise_decorated_globals, raise_entry_points, raise_structures};
use crate::module::shared_kernels::copy_shared;
use crate::module::signs::Signs;
use crate::module::spec_nodes::{raise_array_lengths, raise_type_operands, raise_workgroup_size};
use crate::module::structors::raise_structors;
use crate::module::wrapped_kernels::resolve_wrappers;
use crate::raise::bodies::raise_bodies;
use llvm_model::{FunctionId, Id, Module};
use spirv_module::Tolerance;
use translate_common::BuiltinDialect;
use translate_common::forms::AttachmentOrder;

/// Translates everything, as long as the host lets it.
pub(crate) fn raise_module(m: &mut Raise<'_>) {
    for number in m.ids.repeated_decorations() {
        let Some(inst) = m.input.module.instruction(number as usize) else { continue };
        let tolerance = Tolerance::RepeatedDecoration;
        if let Err(fail) = m.report.tolerate(m.input.options, &m.ids, tolerance, inst) {
            m.report.error(&mut m.ids, inst, fail);
        }
    }
    let symbols = claim_symbols(m);
    Signs::find(m);
    let late = raise_globals(m);
    if m.input.forms().attachments == AttachmentOrder::ByKind {
        order_attachments(m);
    }
    let headers = raise_headers(m, symbols);
    resolve_wrappers(m);
    for inst in late {
        raise_global(m, inst);
    }
    debug_info::raise_nodes(m);
    let order = match raise_bodies(m, &headers) {
        Ok(order) => order,
        Err(why) => return m.report.end(*why),
    };
    debug_info::finish(m);
    raise_aux_data(m);
    attach_kernel_arguments(m);
    raise_execution_modes(m);
    copy_shared(m);
    raise_array_lengths(m);
    raise_type_operands(m);
    raise_workgroup_size(m);
    m.spec_constants.report_taken(m.input, &m.ids, &mut m.report);
    let profile = m.input.options.spirv.profile;
    if !profile.has_kernels {
        raise_entry_points(m);
    }
    if profile.structures_are_laid_out {
        raise_structures(m);
    }
    if profile.has_interface_variables {
        raise_decorated_globals(m);
    }
    raise_structors(m);
    m.annotations.finish(&mut m.out);
    raise_module_metadata(m);
    m.spec_constants.check(m.input.options, &mut m.report);
    if m.input.options.llvm.dialect == BuiltinDialect::SpirvFriendly {
        arrange_functions(&mut m.out, order);
    }
}

/// Puts every function that is only declared behind the first one that calls it, where libraries that are linked to the
/// SPIR-V friendly form, and those who read its text, find it.
fn arrange_functions(out: &mut Module, mut order: Vec<FunctionId>) {
    let mut has_place = vec![false; out.functions.len()];
    for id in &order {
        has_place[id.index()] = true;
    }
    // Declarations for the module as a whole come last.
    order.extend(out.functions.ids().filter(|id| !has_place[id.index()]));
    if order.iter().enumerate().any(|(index, id)| id.index() != index) {
        out.arrange_functions(&order);
    }
}
