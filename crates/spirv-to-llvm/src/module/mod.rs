//! What stands at module scope: types, constants, variables, function headers, and what metadata says of them.

pub(crate) mod constants;
pub(crate) mod functions;
pub(crate) mod kernel_metadata;
pub(crate) mod lazy;
pub(crate) mod member_annotations;
pub(crate) mod metadata;
pub(crate) mod module_metadata;
pub(crate) mod neutral_types;
pub(crate) mod opaque_types;
pub(crate) mod parameters;
pub(crate) mod spec_constants;
pub(crate) mod stated_decorations;
pub(crate) mod structors;
pub(crate) mod types;
pub(crate) mod variables;
