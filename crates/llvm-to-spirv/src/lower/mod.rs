//! Lowering: a legalised module with typed pointers to a SPIR-V module.
//!
//! [`Lower`] is the state of one run. What it can do is in rooms by topic: [`types`] has types, constants and addresses,
//! [`module`] variables and functions with what metadata says of them, [`body`] the instructions, [`builtins`] the calls
//! that the mapping table knows, [`hints`] what a module could leave unsaid, [`finish`] the end of a run. Errors are collected: after one, ids may be placeholders, and no module is returned.

mod body;
mod builtins;
mod finish;
mod hints;
mod module;
mod output;
mod types;

pub(crate) use finish::explained::Explained;

use crate::Output;
use crate::place;
use crate::typing::PointerTypes;
use body::function_state::FunctionState;
use llvm_model::{DataLayout, MdId, Module, TypeId};
use output::{Report, Writer};
use rustc_hash::FxHashMap;
use spirv_module::{ExecutionMode, Id, Op, Operands, StorageClass};
use translate_common::{Diagnostics, Losses, Options};

/// Types every lowering needs; the caller makes sure that the module has them.
#[derive(Clone, Copy)]
pub(crate) struct CommonTypes {
    /// `i32`
    pub(crate) i32: TypeId,
    /// The integer as wide as a pointer.
    pub(crate) size: TypeId,
}

/// One run of lowering.
pub(crate) struct Lower<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    options: &'m Options,
    pointers: &'m PointerTypes,
    common: CommonTypes,
    out: Writer<'m>,
    types: types::TypeTable,
    constants: types::constants::ConstantTable,
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

/// What lowering is given.
#[derive(Clone, Copy)]
pub(crate) struct Input<'m> {
    /// The module, which has been legalised.
    pub(crate) module: &'m Module,
    /// Its data layout.
    pub(crate) layout: &'m DataLayout,
    pub(crate) options: &'m Options,
    /// The pointers' types, solved for the module.
    pub(crate) pointers: &'m PointerTypes,
    pub(crate) common: CommonTypes,
    /// Whether the run is to tell about itself.
    pub(crate) explain: bool,
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
        module,
        layout,
        options,
        pointers,
        common,
        out: Writer::new(Report::new(module, diagnostics, losses, explain)),
        types: types::TypeTable::new(module),
        constants: types::constants::ConstantTable::new(module),
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
        this.out.push(Op::ExecutionMode, None, None, &operands);
    }
    this.lower_globals();
    this.lower_functions();
    finish::run(this)
}

impl<'m> Lower<'m> {
    fn out(&mut self) -> &mut Writer<'m> {
        &mut self.out
    }

    fn report(&mut self) -> &mut Report<'m> {
        self.out.report()
    }

    /// The storage class of an address space (representation in LLVM, "Address spaces").
    fn storage_class(&mut self, space: u32) -> StorageClass {
        let usm = self.options.extensions.allows("SPV_INTEL_usm_storage_classes");
        let chosen = self.options.address_spaces.iter().find(|(chosen, _)| *chosen == space && space != 0);
        if let Some(&(_, storage)) = chosen {
            return storage;
        }
        match space {
            0 => StorageClass::Function,
            1 => StorageClass::CrossWorkgroup,
            2 => StorageClass::UniformConstant,
            3 => StorageClass::Workgroup,
            4 => StorageClass::Generic,
            5 if usm => StorageClass::DeviceOnlyINTEL,
            6 if usm => StorageClass::HostOnlyINTEL,
            5 | 6 => StorageClass::CrossWorkgroup,
            7 => StorageClass::Input,
            8 => StorageClass::Output,
            9 => StorageClass::CodeSectionINTEL,
            _ => {
                self.report().error_with_help(
                    format!("address space {space} has no SPIR-V storage class"),
                    format!(
                        "address spaces 0 to 9 have one; name another's with --spirv-address-space={space}=CrossWorkgroup"
                    ),
                );
                StorageClass::CrossWorkgroup
            }
        }
    }

    /// Whether the module has 32-bit pointers.
    fn is_32_bit(&self) -> bool {
        self.layout.pointer(0).bits == 32
    }
}
