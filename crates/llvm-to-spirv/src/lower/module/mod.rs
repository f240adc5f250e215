//! What stands at module scope: variables, functions, and what metadata and attributes say of them.

pub(super) mod annotation_text;
pub(super) mod annotations;
pub(super) mod attributes;
pub(super) mod constant_expr;
pub(super) mod constants;
pub(super) mod decorations;
pub(super) mod execution_modes;
pub(super) mod functions;
pub(super) mod globals;
pub(super) mod linkage;
pub(super) mod metadata;
pub(super) mod module_metadata;
pub(super) mod spec_constants;
