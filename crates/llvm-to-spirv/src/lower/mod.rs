//! Lowering: a legalised module with typed pointers to a SPIR-V module.
//!
//! [`Lower`] is the state of one run. What it can do is in rooms by topic: [`types`] has types, constants and addresses,
//! [`module`] variables and functions with what metadata says of them, [`body`] the instructions, [`builtins`] the calls
//! that the mapping table knows, [`hints`] what a module could leave unsaid, [`finish`] the end of a run. Errors are collected: after one, ids may be placeholders, and no module is returned.

mod body;
mod builtins;
mod finish;
mod hints;
mod input;
mod module;
mod output;
mod types;

pub(crate) use finish::explained::Explained;
pub(crate) use input::{CommonTypes, Input};

use crate::Output;
use crate::place;
use crate::typing::PointerTypes;
use body::function_state::FunctionState;
use llvm_model::{DataLayout, MdId, Module};
use output::{Report, Writer};
use rustc_hash::FxHashMap;
use spirv_module::{ExecutionMode, Id, Op, Operands};
use translate_common::{Diagnostics, Losses, Options};
use types::{Pool, Shapes, Types};

/// One run of lowering.
pub(crate) struct Lower<'m> {
    input: Input<'m>,
    module: &'m Module,
    layout: &'m DataLayout,
    options: &'m Options,
    pointers: &'m PointerTypes,
    common: CommonTypes,
    types: Types<'m>,
    constants: module::constants::ConstantTable,
    globals: module::globals::GlobalTable,
    functions: module::functions::FunctionTable,
    /// The function whose body is being lowered.
    f: FunctionState,
    /// Hints kept back until the version is known.
    late: hints::late::LateHints,
    /// The operands of the execution modes so far, by entry point, mode and width (0 for modes without).
    modes: FxHashMap<(Id, ExecutionMode, u32), Box<[u32]>>,
    /// The scalar specialization constants, by their number.
    spec_constants: FxHashMap<u32, module::spec_constants::SpecConstant>,
    /// The OpString of the file a debug scope is in.
    files: FxHashMap<MdId, Option<Id>>,
    /// Constant variables that `memset` copies from, by value and length.
    fills: FxHashMap<(u8, u64), Id>,
    /// The metadata kinds that are looked for.
    kinds: module::metadata::Kinds,
    /// The location the last OpLine of the block stands for.
    line: body::instructions::CurrentLine,
}

/// Lowers a module. `structors` are entry points that run when it is loaded or unloaded.
pub(crate) fn run(
    input: Input<'_>,
    structors: crate::legalise::structors::Structors,
    diagnostics: Diagnostics,
    losses: Losses,
) -> Result<(Output, Option<Explained>), Diagnostics> {
    let Input { module, layout, options, pointers, common, explain } = input;
    let mut this = Lower {
        input,
        module,
        layout,
        options,
        pointers,
        common,
        types: Types::new(input, Writer::new(Report::new(module, diagnostics, losses, explain))),
        constants: module::constants::ConstantTable::new(module),
        globals: module::globals::GlobalTable::new(module),
        functions: module::functions::FunctionTable::new(module),
        f: FunctionState::default(),
        late: hints::late::LateHints::default(),
        modes: FxHashMap::default(),
        spec_constants: FxHashMap::default(),
        files: FxHashMap::default(),
        fills: FxHashMap::default(),
        kinds: module::metadata::Kinds::of(module),
        line: body::instructions::CurrentLine::default(),
    };
    this.lower_module_metadata();
    for (function, mode) in structors {
        // Not as a hint: without it the program is another one.
        let id = this.function_id(function);
        let operands = Operands::new().id(id).word(mode);
        this.out().push(Op::ExecutionMode, None, None, &operands);
    }
    this.lower_globals();
    this.lower_functions();
    finish::run(this)
}

impl<'m> Lower<'m> {
    fn out(&mut self) -> &mut Writer<'m> {
        self.types.out()
    }

    fn report(&mut self) -> &mut Report<'m> {
        self.types.report()
    }

    fn pool(&mut self) -> &mut Pool<'m> {
        self.types.pool()
    }

    fn shapes(&self) -> &Shapes {
        self.types.shapes()
    }

    fn types(&mut self) -> &mut Types<'m> {
        &mut self.types
    }
}
