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
mod types;

pub(crate) use finish::explained::Explained;

use crate::Output;
use crate::place;
use crate::typing::PointerTypes;
use body::function_state::FunctionState;
use llvm_model::{DataLayout, MdId, Module, TypeId};
use place::At;
use rustc_hash::FxHashMap;
use spirv_mapping::convention::memory;
use spirv_module::{
    Builder, Decoration, ExecutionMode, ExtInstSet, Id, Op, Operands, Section, StorageClass, Version,
};
use translate_common::{Diagnostic, Diagnostics, LossKind, Losses, Options, Place};

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
    out: Builder,
    diagnostics: Diagnostics,
    losses: Losses,
    /// What is being translated, for diagnostics.
    at: At,
    origins: finish::origins::Origins,
    /// The pointer casts, if they are to be told.
    casts: Option<Vec<finish::explained::Noted>>,
    types: types::TypeTable,
    constants: types::constants::ConstantTable,
    globals: module::globals::GlobalTable,
    functions: module::functions::FunctionTable,
    /// The function whose body is being lowered.
    f: FunctionState,
    tally: finish::losses::Tally,
    instruction_sets: Vec<(ExtInstSet, Id)>,
    /// Hints kept back until the version is known.
    late: hints::late::LateHints,
    /// The decorations there are.
    decorated: module::decoration_rules::Said,
    /// The operands of the execution modes so far, by entry point, mode and width (0 for modes without).
    modes: FxHashMap<(Id, ExecutionMode, u32), Box<[u32]>>,
    /// The scalar specialization constants, by their number.
    spec_constants: FxHashMap<u32, module::spec_constants::SpecConstant>,
    strings: FxHashMap<Box<[u8]>, Id>,
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
        out: Builder::new(Version::V1_0),
        diagnostics,
        losses,
        at: At::Module,
        origins: finish::origins::Origins::default(),
        casts: explain.then(Vec::new),
        types: types::TypeTable::new(module),
        constants: types::constants::ConstantTable::new(module),
        globals: module::globals::GlobalTable::new(module),
        functions: module::functions::FunctionTable::new(module),
        f: FunctionState::default(),
        tally: finish::losses::Tally::new(module),
        instruction_sets: Vec::new(),
        late: hints::late::LateHints::default(),
        decorated: module::decoration_rules::Said::default(),
        modes: FxHashMap::default(),
        spec_constants: FxHashMap::default(),
        strings: FxHashMap::default(),
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
        this.push_global(Op::ExecutionMode, None, None, &operands);
    }
    this.lower_globals();
    this.lower_functions();
    this.finish()
}

impl<'m> Lower<'m> {
    /// The current place.
    fn place(&self) -> Place {
        place::build(self.module, self.at)
    }

    /// Reports an error at the current place.
    #[cold]
    fn error(&mut self, message: impl Into<String>) {
        let place = self.place();
        self.diagnostics.push(Diagnostic::error(place, message));
    }

    /// Reports an error at the current place, with what would help.
    #[cold]
    fn error_with_help(&mut self, message: impl Into<String>, help: impl Into<String>) {
        let place = self.place();
        self.diagnostics.push(Diagnostic::error(place, message).help(help));
    }

    /// Notes that something at the current place is not carried.
    fn lose(&mut self, kind: LossKind, name: impl Into<std::borrow::Cow<'static, str>>) {
        let (module, at) = (self.module, self.at);
        self.losses.add(kind, name, || place::build(module, at));
    }

    /// A fresh id.
    fn fresh(&mut self) -> Id {
        self.out.alloc_id()
    }

    /// Adds an instruction outside functions.
    fn push_global(&mut self, op: Op, result_type: Option<Id>, result: Option<Id>, operands: &[u32]) {
        if self.out.push(op, result_type, result, operands).is_err() {
            self.too_long(op);
        } else if Section::of_global(op) == Some(Section::Globals) {
            self.origins.note_global(self.at);
        }
    }

    #[cold]
    fn too_long(&mut self, op: Op) {
        self.error_with_help(
            format!("{op} would need more than 65535 words"),
            "a SPIR-V instruction cannot be longer; split the type, the constant or the parameter list",
        );
    }

    /// Decorates `target`, unless metadata has stated the decoration.
    fn decorate(&mut self, target: Id, decoration: Decoration, operands: &[u32]) {
        if self.decorated.claim(target, None, decoration, operands) == module::decoration_rules::Claim::Free {
            let operands = Operands::new().id(target).word(decoration).words(operands);
            self.push_global(Op::Decorate, None, None, &operands);
        }
    }

    /// Gives `target` a name; unnamed things stay so.
    fn name(&mut self, target: Id, name: &llvm_model::Name) {
        if !name.is_empty() {
            self.push_global(Op::Name, None, None, &Operands::new().id(target).bytes(name.as_bytes()));
        }
    }

    /// The id under which an extended instruction set is imported.
    fn instruction_set(&mut self, set: ExtInstSet) -> Id {
        if let Some((_, id)) = self.instruction_sets.iter().find(|(known, _)| *known == set) {
            return *id;
        }
        let id = self.fresh();
        self.push_global(Op::ExtInstImport, None, Some(id), &Operands::new().string(set.name()));
        self.instruction_sets.push((set, id));
        id
    }

    /// The id of an OpString.
    fn string(&mut self, text: &[u8]) -> Id {
        if let Some(&id) = self.strings.get(text) {
            return id;
        }
        let id = self.fresh();
        self.push_global(Op::String, None, Some(id), &Operands::new().bytes(text));
        self.strings.insert(text.into(), id);
        id
    }

    /// The storage class of an address space (representation in LLVM, "Address spaces").
    fn storage_class(&mut self, space: u32) -> StorageClass {
        let chosen = self.options.address_spaces.iter().find(|(chosen, _)| *chosen == space && space != 0);
        let known = chosen.map(|(_, storage)| *storage);
        match known.or_else(|| self.options.profile.storage_class(space)) {
            Some(storage) => match memory::whole(storage) {
                Some(whole) if known.is_none() && !self.options.extensions.allows(memory::PART_EXTENSION) => {
                    whole
                }
                _ => storage,
            },
            None => {
                self.error_with_help(
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
