//! The state of a run: the input, what is known about its ids, and the module that grows.

use crate::body::debug_lines::DebugUnits;
use crate::body::indirect_calls::waits_for_functions;
use crate::builtins::{Spelled, SpellingKey};
use crate::fail::{Res, fail};
use crate::ids::{Entity, Ids};
use crate::input::Input;
use crate::module::member_annotations::MemberAnnotations;
use crate::module::metadata::MetadataNodes;
use crate::operands::{result, word};
use crate::report::Report;
use crate::scan::Failures;
use crate::scan::names::Names;
use llvm_model::{AttrListId, DataLayout, FunctionId, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{BuiltIn, ExecutionMode, Instruction, Op};
use std::rc::Rc;
use translate_common::LossKind;

/// The state of a run.
pub(crate) struct Raise<'m> {
    pub(crate) input: Input<'m>,
    pub(crate) ids: Ids<'m>,
    pub(crate) report: Report<'m>,
    pub(crate) out: llvm_model::Module,
    pub(crate) layout: DataLayout,
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
    /// The functions that run when the module is loaded or unloaded, with their execution mode.
    pub(crate) structors: Vec<(u32, ExecutionMode)>,
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
}

impl<'m> Raise<'m> {
    /// Starts a run.
    pub(crate) fn new(input: Input<'m>, ids: Ids<'m>) -> Raise<'m> {
        Raise {
            input,
            ids,
            report: Report::new(input.module),
            out: llvm_model::Module::default(),
            layout: DataLayout::default(),
            symbols: Names::default(),
            struct_names: Names::default(),
            functions_by_symbol: FxHashMap::default(),
            nodes: MetadataNodes::default(),
            members: MemberAnnotations::default(),
            debug_units: DebugUnits::default(),
            entry_by_function: FxHashMap::default(),
            kernels: Vec::new(),
            structors: Vec::new(),
            contraction_off: false,
            variable_symbols: FxHashMap::default(),
            spellings: FxHashMap::default(),
            variable_spellings: FxHashMap::default(),
            call_attributes: FxHashMap::default(),
            specialized: FxHashSet::default(),
        }
    }

    /// Translates everything. `failures` are what the scan found to be wrong.
    pub(crate) fn module(&mut self, failures: Failures<'m>) {
        for (inst, fail) in failures {
            self.report.error(&mut self.ids, inst, fail);
        }
        self.check_version();
        self.raise_target();
        self.index_entry_points();
        self.index_members();
        let symbols = self.claim_symbols();
        let late = self.raise_globals();
        let headers = self.raise_headers(symbols);
        for inst in late {
            self.global_or_error(inst);
        }
        for (index, header) in headers.into_iter().enumerate() {
            let range = self.input.scan.functions.get(index).copied();
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
        let version = self.input.module.header.version;
        let max = self.input.options.max_version;
        if version > max {
            let fail = fail!("the module is of version {version}, but only versions up to {max} are allowed");
            self.report.module_error(fail.help("raise the maximum version"));
        }
    }

    /// Types, constants and variables, in the order of the module. Returns those that have to wait for the functions.
    fn raise_globals(&mut self) -> Vec<Instruction<'m>> {
        let mut waiting = FxHashSet::default();
        let mut late = Vec::new();
        for &index in &self.input.scan.globals {
            let Some(inst) = self.input.instruction(index as usize) else { continue };
            if waits_for_functions(inst, &mut waiting) {
                late.push(inst);
            } else {
                self.global_or_error(inst);
            }
        }
        late
    }

    fn global_or_error(&mut self, inst: Instruction<'m>) {
        if let Err(fail) = self.global(inst) {
            self.report.error(&mut self.ids, inst, fail);
        }
    }

    fn global(&mut self, inst: Instruction<'m>) -> Res<()> {
        match inst.op() {
            Op::TypeForwardPointer => return self.forward_pointer(inst),
            // The module's triple stands for it.
            Op::AsmTargetINTEL => return Ok(()),
            Op::Line => {
                self.report.lose(&self.ids, LossKind::DebugInfo, "OpLine outside functions", inst.index());
                return Ok(());
            }
            Op::ExtInst | Op::ExtInstWithForwardRefsKHR => {
                let set = word(inst, 0)?;
                let import = self.input.scan.ext_inst_set(&self.ids, set)?;
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
        self.ids.set(result(inst)?, entity);
        Ok(())
    }
}
