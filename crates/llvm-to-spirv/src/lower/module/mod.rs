//! The module scope: constants, variables, functions, and their metadata and attributes.
//!
//! [`Globals`] has the tables. Functions over it, by topic, emit the declarations of symbols. None of it depends on the
//! code of a function.

mod alias_scopes;
mod annotation_text;
pub(super) mod annotations;
mod assembly;
pub(super) mod attributes;
pub(super) mod aux_data;
mod constant_expr;
mod constants;
pub(super) mod debug_nodes;
pub(super) mod decorations;
pub(super) mod execution_modes;
mod fast_math_defaults;
mod fills;
pub(super) mod function_pointers;
pub(super) mod functions;
mod linkage;
pub(super) mod metadata;
pub(super) mod module_metadata;
pub(super) mod non_semantic;
mod open_initializers;
pub(super) mod parts;
pub(in crate::lower) mod source;
pub(super) mod variables;
mod vector_compute;

use crate::lower::Input;
use crate::lower::hints::late::LateHints;
use crate::lower::output::{Report, Writer};
use crate::lower::types::{Pool, Shapes, Types};
use alias_scopes::AliasScopes;
use assembly::Assembly;
use constants::ConstantTable;
use debug_nodes::DebugNodes;
use execution_modes::Modes;
use fills::Fills;
use function_pointers::FunctionPointers;
use functions::FunctionTable;
use llvm_model::{Module, TypeId};
use spirv_module::{Decoration, Id, Operands, Version};
use translate_common::Progress;
use variables::VariableTable;

/// The module written so far.
pub(in crate::lower) struct Globals<'m> {
    input: Input<'m>,
    types: Types<'m>,
    constants: ConstantTable,
    variables: VariableTable,
    functions: FunctionTable,
    function_pointers: FunctionPointers,
    assembly: Assembly,
    modes: Modes,
    /// The types of floats that an entry point states fast-math flags for by default.
    types_with_flags: Vec<TypeId>,
    states_float_defaults: bool,
    fills: Fills,
    debug_nodes: DebugNodes,
    alias_scopes: AliasScopes,
    /// Hints kept back until the version is known.
    late: LateHints,
}

/// The remainder of the state of a module when it is complete.
pub(in crate::lower) struct Done<'m> {
    pub(in crate::lower) out: Writer<'m>,
    pub(in crate::lower) functions: FunctionTable,
    pub(in crate::lower) late: LateHints,
}

impl<'m> Globals<'m> {
    /// Nothing made yet.
    pub(in crate::lower) fn new(input: Input<'m>, out: Writer<'m>) -> Globals<'m> {
        let module = input.module;
        Globals {
            input,
            types: Types::new(input, out),
            constants: ConstantTable::new(module),
            variables: VariableTable::new(module),
            functions: FunctionTable::new(module),
            function_pointers: FunctionPointers::default(),
            assembly: Assembly::default(),
            modes: Modes::default(),
            types_with_flags: fast_math_defaults::types_with_flags(input),
            states_float_defaults: fast_math_defaults::are_stated(input),
            fills: Fills::default(),
            debug_nodes: DebugNodes::default(),
            alias_scopes: AliasScopes::default(),
            late: LateHints::default(),
        }
    }

    /// Returns the input of the run.
    pub(in crate::lower) fn input(&self) -> Input<'m> {
        self.input
    }

    /// The module of LLVM IR.
    pub(in crate::lower) fn module(&self) -> &'m Module {
        self.input.module
    }

    /// The report.
    pub(in crate::lower) fn report(&mut self) -> &mut Report<'m> {
        self.types.report()
    }

    /// The module that is written.
    pub(in crate::lower) fn out(&mut self) -> &mut Writer<'m> {
        self.types.out()
    }

    /// Returns the progress of the module ([`Writer::progress`]).
    pub(in crate::lower) fn progress(&self, beside: u64) -> Progress {
        self.types.written().progress(beside)
    }

    /// Returns the types and constants by their SPIR-V form.
    pub(in crate::lower) fn pool(&mut self) -> &mut Pool<'m> {
        self.types.pool()
    }

    /// Returns the parts of the SPIR-V types.
    pub(in crate::lower) fn shapes(&self) -> &Shapes {
        self.types.shapes()
    }

    /// The types.
    pub(in crate::lower) fn types(&mut self) -> &mut Types<'m> {
        &mut self.types
    }

    /// The functions.
    pub(in crate::lower) fn functions(&mut self) -> &mut FunctionTable {
        &mut self.functions
    }

    /// The debug information.
    pub(in crate::lower) fn debug_nodes(&mut self) -> &mut DebugNodes {
        &mut self.debug_nodes
    }

    /// Returns whether an entry point states fast-math flags by default for a type of floats.
    pub(in crate::lower) fn has_default_flags(&self, ty: TypeId) -> bool {
        self.types_with_flags.contains(&ty)
    }

    /// Returns whether an entry point may state flags by default.
    pub(in crate::lower) fn states_float_defaults(&self) -> bool {
        self.states_float_defaults
    }

    /// The hints that are kept back.
    pub(in crate::lower) fn late(&mut self) -> &mut LateHints {
        &mut self.late
    }

    /// Decorates `target` if the version will allow it.
    pub(in crate::lower) fn decorate_late(&mut self, target: Id, decoration: Decoration, operands: Operands) {
        self.late.decorate(self.types.out(), target, decoration, operands);
    }

    /// Emits a decoration whose use on this target requires a version, if the module may have that version.
    pub(in crate::lower) fn decorate_since(
        &mut self,
        since: Version,
        target: Id,
        decoration: Decoration,
        operands: Operands,
    ) {
        self.late.decorate_since(self.types.out(), target, (decoration, Some(since)), operands);
    }

    /// The end of adding to the module.
    pub(in crate::lower) fn done(self) -> Done<'m> {
        Done { out: self.types.into_writer(), functions: self.functions, late: self.late }
    }
}
