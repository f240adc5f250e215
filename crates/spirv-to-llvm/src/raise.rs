//! The order in which a module is translated.

use crate::body::{Work, raise_body};
use crate::debug_info;
use crate::module::Raise;
use crate::module::aux_data::raise_aux_data;
use crate::module::execution_modes::raise_execution_modes;
use crate::module::functions::{claim_symbols, raise_headers};
use crate::module::globals::{raise_global, raise_globals};
use crate::module::kernel_arguments::attach_kernel_arguments;
use crate::module::module_metadata::raise_module_metadata;
use crate::module::structors::raise_structors;
use crate::module::wrapped_kernels::resolve_wrappers;

/// Translates everything.
pub(crate) fn raise_module(m: &mut Raise<'_>) {
    let symbols = claim_symbols(m);
    let late = raise_globals(m);
    let headers = raise_headers(m, symbols);
    resolve_wrappers(m);
    for inst in late {
        raise_global(m, inst);
    }
    let mut work = Work::default();
    debug_info::raise_nodes(m);
    for (index, header) in headers.into_iter().enumerate() {
        let range = m.input.scan.functions.get(index).copied();
        if let (Some(function), Some(range)) = (header, range)
            && range.defined
        {
            raise_body(m, function, range, &mut work);
        }
    }
    debug_info::finish(m);
    raise_aux_data(m);
    attach_kernel_arguments(m);
    raise_execution_modes(m);
    raise_structors(m);
    raise_module_metadata(m);
    m.spec_constants.check(m.input.options, &mut m.report);
}
