//! The state of a run: the input, what is known about its ids, and the module that grows.

use crate::body::debug_lines::DebugUnits;
use crate::builtins::{Spelled, SpellingKey};
use crate::fail::{Fail, Res, fail};
use crate::ids::Entity;
use crate::module::member_annotations::MemberAnnotations;
use crate::module::metadata::MetadataNodes;
use crate::scan::names::Names;
use crate::scan::{Scan, scan};
use llvm_model::{AttrListId, ConstId, DataLayout, FunctionId, TypeId, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{BuiltIn, ExecutionMode, Instruction, LiteralString, Module, Op};
use std::rc::Rc;
use translate_common::{Diagnostic, Diagnostics, LossKind, Losses, Options, Place, SourceLine, SpirvPlace};

/// The state of a run.
pub(crate) struct Raise<'m> {
    pub(crate) input: &'m Module,
    pub(crate) options: &'m Options,
    pub(crate) scan: Scan<'m>,
    pub(crate) out: llvm_model::Module,
    pub(crate) layout: DataLayout,
    pub(crate) diagnostics: Diagnostics,
    pub(crate) losses: Losses,
    /// The symbols of `out`.
    pub(crate) symbols: Names,
    /// The names of the structs of `out`.
    pub(crate) struct_names: Names,
    /// The functions of `out` by symbol that calls of builtins can mean.
    pub(crate) functions_by_symbol: FxHashMap<llvm_model::Name, FunctionId>,
    /// The metadata nodes made so far.
    pub(crate) nodes: MetadataNodes,
    /// The decorated members of structures.
    pub(crate) members: MemberAnnotations,
    /// The debug-info nodes made so far.
    pub(crate) debug_units: DebugUnits,
    /// The entry point of each function that is one.
    pub(crate) entry_by_function: FxHashMap<u32, usize>,
    /// The kernels: function and entry point.
    pub(crate) kernels: Vec<(FunctionId, usize)>,
    /// The positions of globals that wait for the functions.
    late_globals: Vec<u32>,
    /// The functions that run when the module is loaded or unloaded, with their execution mode.
    pub(crate) structors: Vec<(u32, ExecutionMode)>,
    /// Whether uses that their definitions do not dominate are looked for.
    pub(crate) checks_dominance: bool,
    /// Whether a kernel has the execution mode ContractionOff.
    pub(crate) contraction_off: bool,
    /// The symbols that linked variables have taken, by the variable's id.
    pub(crate) variable_symbols: FxHashMap<u32, llvm_model::Name>,
    /// How instructions were spelled.
    pub(crate) spellings: FxHashMap<SpellingKey, Rc<Spelled>>,
    /// How reads of builtin variables were spelled: variable, number of arguments, type.
    pub(crate) variable_spellings: FxHashMap<(BuiltIn, usize, TypeId), Rc<Spelled>>,
    /// The attributes of calls by those of the called function.
    pub(crate) call_attributes: FxHashMap<AttrListId, AttrListId>,
    /// The numbers (SpecId) of the specialization constants.
    pub(crate) specialized: FxHashSet<u32>,
    /// How many more things may be made that the input does not list one by one.
    budget: usize,
    /// The id of the function being translated, 0 outside functions.
    pub(crate) current_function: u32,
    /// The source line that OpLine set: the file's id, line and column.
    pub(crate) current_line: Option<(u32, u32, u32)>,
}

impl<'m> Raise<'m> {
    /// Starts a run: scans the input.
    pub(crate) fn new(input: &'m Module, options: &'m Options) -> Raise<'m> {
        let mut this = Raise {
            input,
            options,
            scan: scan(input),
            out: llvm_model::Module::default(),
            layout: DataLayout::default(),
            diagnostics: Diagnostics::default(),
            losses: Losses::default(),
            symbols: Names::default(),
            struct_names: Names::default(),
            functions_by_symbol: FxHashMap::default(),
            nodes: MetadataNodes::default(),
            members: MemberAnnotations::default(),
            debug_units: DebugUnits::default(),
            entry_by_function: FxHashMap::default(),
            kernels: Vec::new(),
            late_globals: Vec::new(),
            structors: Vec::new(),
            checks_dominance: false,
            contraction_off: false,
            variable_symbols: FxHashMap::default(),
            spellings: FxHashMap::default(),
            variable_spellings: FxHashMap::default(),
            call_attributes: FxHashMap::default(),
            specialized: FxHashSet::default(),
            budget: (1 << 20) + 16 * input.instructions().len(),
            current_function: 0,
            current_line: None,
        };
        for (inst, fail) in std::mem::take(&mut this.scan.failures) {
            this.report(inst, fail);
        }
        this
    }

    /// Translates everything.
    pub(crate) fn module(&mut self) {
        self.check_version();
        self.raise_target();
        self.index_entry_points();
        self.index_members();
        let symbols = self.claim_symbols();
        self.raise_globals();
        let headers = self.raise_headers(symbols);
        self.raise_late_globals();
        for (index, header) in headers.into_iter().enumerate() {
            let range = self.scan.functions.get(index).copied();
            if let (Some(function), Some(range)) = (header, range)
                && range.defined
            {
                self.raise_body(function, range);
            }
        }
        self.raise_kernels();
        self.raise_structors();
        self.raise_module_metadata();
        self.check_specialization();
    }

    fn check_version(&mut self) {
        let version = self.input.header.version;
        let max = self.options.max_version;
        if version > max {
            let message =
                format!("the module is of version {version}, but only versions up to {max} are allowed");
            let diagnostic = Diagnostic::error(Place::Module, message).help("raise the maximum version");
            self.diagnostics.push(diagnostic);
        }
    }

    /// Types, constants and variables, in the order of the module.
    fn raise_globals(&mut self) {
        let globals = std::mem::take(&mut self.scan.globals);
        let mut waiting = FxHashSet::default();
        for &index in &globals {
            let Some(inst) = self.input.instruction(index as usize) else { continue };
            if self.waits_for_functions(inst, &mut waiting) {
                self.late_globals.push(index);
            } else if let Err(fail) = self.global(inst) {
                self.report(inst, fail);
            }
        }
    }

    /// The globals that had to wait for the functions.
    fn raise_late_globals(&mut self) {
        for index in std::mem::take(&mut self.late_globals) {
            let Some(inst) = self.input.instruction(index as usize) else { continue };
            if let Err(fail) = self.global(inst) {
                self.report(inst, fail);
            }
        }
    }

    fn global(&mut self, inst: Instruction<'m>) -> Res<()> {
        match inst.op() {
            Op::TypeForwardPointer => return self.forward_pointer(inst),
            // The module's triple stands for it.
            Op::AsmTargetINTEL => return Ok(()),
            Op::Line => {
                self.lose(LossKind::DebugInfo, "OpLine outside functions", inst.index());
                return Ok(());
            }
            Op::ExtInst | Op::ExtInstWithForwardRefsKHR => {
                let set = word(inst, 0)?;
                let import = self.scan.ext_inst_set(set);
                let import = import.ok_or_else(|| fail!("%{set} is not an imported instruction set"))?;
                return self.skip_extended(inst, import);
            }
            _ => {}
        }
        let entity = if matches!(inst.op(), Op::Variable | Op::UntypedVariableKHR) {
            self.raise_variable(inst)?
        } else if inst.op() == Op::ConstantFunctionPointerINTEL {
            self.function_pointer(inst)?
        } else if inst.op() == Op::AsmINTEL {
            self.assembly(inst)?
        } else if let Some(ty) = self.raise_type(inst)? {
            Entity::Type(ty)
        } else if let Some(constant) = self.raise_constant(inst)? {
            constant
        } else {
            return Err(fail!("{} is not supported outside functions", inst.op()));
        };
        self.set(result(inst)?, entity);
        Ok(())
    }

    /// Accounts for `count` things that the input does not list one by one: the lanes of a splat, the edges of a phi.
    pub(crate) fn spend(&mut self, count: usize) -> Res<()> {
        match self.budget.checked_sub(count) {
            Some(rest) => {
                self.budget = rest;
                Ok(())
            }
            None => Err(fail!("the module unfolds to much more than it is itself")),
        }
    }

    // ---- messages

    /// Where `inst` is.
    pub(crate) fn place(&self, inst: Instruction<'_>) -> Place {
        let source = self.current_line.map(|(file, line, column)| {
            let file = self.string(file).map_or_else(String::new, |text| text.to_string_lossy());
            SourceLine { file, line, column }
        });
        Place::Spirv(SpirvPlace {
            word_offset: inst.offset(),
            instruction: inst.index(),
            opcode: inst.op().to_string(),
            id: inst.result().map(|id| id.0),
            function: match self.current_function {
                0 => String::new(),
                id => match self.name_of(id) {
                    Some(name) => name.to_string_lossy(),
                    None => format!("%{id}"),
                },
            },
            source,
        })
    }
    /// Reports that `inst` failed, and marks its result so that its uses do not fail aloud.
    pub(crate) fn report(&mut self, inst: Instruction<'_>, fail: Fail) {
        if let Some(slot) = inst.result().and_then(|id| self.scan.ids.get_mut(id.0)) {
            slot.entity = Entity::Failed;
        }
        if let Fail::Because(text) = fail {
            let (message, help) = *text;
            let mut diagnostic = Diagnostic::error(self.place(inst), message);
            diagnostic.help = help;
            self.diagnostics.push(diagnostic);
        } else if !self.diagnostics.has_errors() {
            // A cascade has a cause; should it have none, the module must not get through all the same.
            let place = self.place(inst);
            self.diagnostics.push(Diagnostic::error(place, "it uses an id that has no value"));
        }
    }
    /// Notes that `inst` says something that the result does not.
    pub(crate) fn lose(
        &mut self,
        kind: LossKind,
        name: impl Into<std::borrow::Cow<'static, str>>,
        inst: u32,
    ) {
        let mut losses = std::mem::take(&mut self.losses);
        losses.add(kind, name, || match self.input.instruction(inst as usize) {
            Some(inst) => self.place(inst),
            None => Place::Module,
        });
        self.losses = losses;
    }

    // ---- ids

    /// The instruction that defines `id`.
    pub(crate) fn definition(&self, id: u32) -> Option<Instruction<'m>> {
        self.input.instruction(self.scan.ids.get(id)?.def as usize)
    }
    /// What `id` stands for.
    #[inline]
    pub(crate) fn entity(&self, id: u32) -> Res<Entity> {
        match self.scan.ids.get(id) {
            Some(slot) => match slot.entity {
                Entity::Failed => Err(Fail::Cascade),
                entity => Ok(entity),
            },
            None => Err(fail!("id %{id} is not defined")),
        }
    }
    /// Says what `id` stands for.
    #[inline]
    pub(crate) fn set(&mut self, id: u32, entity: Entity) {
        if let Some(slot) = self.scan.ids.get_mut(id) {
            slot.entity = entity;
        }
    }
    /// The text of OpString `id`.
    pub(crate) fn string(&self, id: u32) -> Option<LiteralString<'m>> {
        let inst = self.definition(id)?;
        if inst.op() == Op::String { LiteralString::read(inst.operands()) } else { None }
    }
    /// The text of the OpName of `id`.
    pub(crate) fn name_of(&self, id: u32) -> Option<LiteralString<'m>> {
        let inst = self.input.instruction(self.scan.ids.get(id)?.name as usize)?;
        LiteralString::read(inst.operands().get(1..)?)
    }

    // ---- types of ids

    /// The LLVM type of the SPIR-V type `id`.
    #[inline]
    pub(crate) fn llvm_type(&self, id: u32) -> Res<TypeId> {
        match self.scan.ids.get(id).map(|slot| slot.entity) {
            Some(Entity::Type(ty)) => Ok(ty),
            Some(Entity::Failed) => Err(Fail::Cascade),
            _ => Err(fail!("id %{id} is not a type that is declared before")),
        }
    }
    /// The storage class and pointee of the pointer type `id`.
    pub(crate) fn pointer_parts(&self, id: u32) -> Option<(u32, u32)> {
        let inst = self.definition(id)?;
        match (inst.op(), inst.operands()) {
            (Op::TypePointer, &[storage, pointee, ..]) => Some((storage, pointee)),
            _ => None,
        }
    }
    /// The storage class of the untyped pointer type `id`.
    pub(crate) fn untyped_pointer_storage(&self, id: u32) -> Option<u32> {
        let inst = self.definition(id).filter(|inst| inst.op() == Op::TypeUntypedPointerKHR)?;
        inst.operands().first().copied()
    }
    /// The SPIR-V type that the pointer `id` points to, by its type.
    pub(crate) fn pointee_of(&self, id: u32) -> Res<u32> {
        let ty = self.scan.ids.get(id).map_or(0, |slot| slot.ty);
        match self.pointer_parts(ty) {
            Some((_, pointee)) => Ok(pointee),
            None => {
                self.entity(id)?;
                Err(fail!("%{id} is not a typed pointer"))
            }
        }
    }

    // ---- constants

    /// The constant `id`.
    pub(crate) fn constant(&self, id: u32) -> Res<ConstId> {
        match self.entity(id)? {
            Entity::Value(Value::Const(constant)) => Ok(constant),
            _ => Err(fail!("%{id} is not a constant that is declared before")),
        }
    }
    /// The value of the integer constant `id`, zero extended.
    pub(crate) fn constant_u64(&self, id: u32) -> Res<u64> {
        let constant = self.constant(id)?;
        let bits = self.out.constants.as_int(constant);
        bits.and_then(|bits| bits.to_u64())
            .ok_or_else(|| fail!("%{id} is not a constant integer of at most 64 bits"))
    }
}

/// The operand word with this number, counted behind result type and result id.
#[inline]
pub(crate) fn word(inst: Instruction<'_>, index: usize) -> Res<u32> {
    match inst.operands().get(index) {
        Some(&word) => Ok(word),
        None => Err(too_short(inst)),
    }
}

/// The operand words from this number on.
pub(crate) fn words_from<'m>(inst: Instruction<'m>, index: usize) -> Res<&'m [u32]> {
    inst.operands().get(index..).ok_or_else(|| too_short(inst))
}

/// The first `N` operand words.
#[inline]
pub(crate) fn words<const N: usize>(inst: Instruction<'_>) -> Res<[u32; N]> {
    match inst.operands().first_chunk::<N>() {
        Some(words) => Ok(*words),
        None => Err(too_short(inst)),
    }
}

#[cold]
fn too_short(inst: Instruction<'_>) -> Fail {
    fail!("{} with {} words has too few operands", inst.op(), inst.words().len())
}

/// The result id; every opcode this is called for has one.
#[inline]
pub(crate) fn result(inst: Instruction<'_>) -> Res<u32> {
    inst.result().map(|id| id.0).ok_or_else(|| too_short(inst))
}

/// The id of the result type; every opcode this is called for has one.
#[inline]
pub(crate) fn result_type(inst: Instruction<'_>) -> Res<u32> {
    inst.result_type().map(|id| id.0).ok_or_else(|| too_short(inst))
}
