//! The state of a run, and the order in which everything is translated.

use crate::body::raise_body;
use crate::fail::{Res, fail};
use crate::ids::{Entity, Ids};
use crate::input::Input;
use crate::module::call_attributes::CallAttributes;
use crate::module::callees::{assembly, function_pointer, waits_for_functions};
use crate::module::constants::{SpecConstants, raise_constant};
use crate::module::debug_units::DebugUnits;
use crate::module::execution_modes::raise_execution_modes;
use crate::module::extended::skip_extended;
use crate::module::functions::{claim_symbols, raise_headers};
use crate::module::kernel_arguments;
use crate::module::kernels::Kernels;
use crate::module::member_annotations::MemberAnnotations;
use crate::module::metadata::MetadataNodes;
use crate::module::module_metadata::raise_module_metadata;
use crate::module::spelling::Spellings;
use crate::module::structors::raise_structors;
use crate::module::symbols::Symbols;
use crate::module::target::{check_memory_model, empty_module};
use crate::module::types::{TypeTable, forward_pointer};
use crate::module::variables::raise_variable;
use crate::operands::{result, word};
use crate::report::Report;
use crate::scan::Failures;
use rustc_hash::FxHashSet;
use spirv_module::{Instruction, Op};
use translate_common::LossKind;

/// The state of a run: what is read, the module that grows, and what keeps either in order. Each part owns its rules;
/// what needs several parts is a function of the room that it belongs to.
pub(crate) struct Raise<'m> {
    /// What is read.
    pub(crate) input: Input<'m>,
    /// What is known of ids.
    pub(crate) ids: Ids<'m>,
    /// What there is to tell.
    pub(crate) report: Report<'m>,
    /// The module that is made.
    pub(crate) out: llvm_model::Module,
    /// Its types.
    pub(crate) types: TypeTable,
    /// Its symbols.
    pub(crate) symbols: Symbols,
    /// Its metadata nodes.
    pub(crate) nodes: MetadataNodes,
    /// Its debug-info nodes.
    pub(crate) debug_units: DebugUnits,
    /// The entry points.
    pub(crate) kernels: Kernels,
    /// The decorated members of structures.
    pub(crate) members: MemberAnnotations,
    /// The specialization constants.
    pub(crate) spec_constants: SpecConstants,
    /// The attributes of calls.
    pub(crate) call_attributes: CallAttributes,
    /// How calls of builtins are spelled.
    pub(crate) spellings: Spellings,
}

impl<'m> Raise<'m> {
    /// Starts a run: checks what the module says of itself as a whole. `failures` are what the scan found to be wrong.
    pub(crate) fn new(input: Input<'m>, mut ids: Ids<'m>, failures: Failures<'m>) -> Raise<'m> {
        let mut report = Report::new(input.module);
        for (inst, fail) in failures {
            report.error(&mut ids, inst, fail);
        }
        check_version(input, &mut report);
        check_memory_model(input, &mut ids, &mut report);
        let kernels = Kernels::new(input, &mut ids, &mut report);
        let (out, layout) = empty_module(input);
        Raise {
            input,
            ids,
            report,
            out,
            types: TypeTable::new(layout),
            symbols: Symbols::default(),
            nodes: MetadataNodes::default(),
            debug_units: DebugUnits::default(),
            kernels,
            members: MemberAnnotations::new(input.scan),
            spec_constants: SpecConstants::default(),
            call_attributes: CallAttributes::default(),
            spellings: Spellings::default(),
        }
    }

    /// Translates everything.
    pub(crate) fn module(&mut self) {
        let symbols = claim_symbols(self);
        let late = self.raise_globals();
        let headers = raise_headers(self, symbols);
        for inst in late {
            self.global_or_error(inst);
        }
        for (index, header) in headers.into_iter().enumerate() {
            let range = self.input.scan.functions.get(index).copied();
            if let (Some(function), Some(range)) = (header, range)
                && range.defined
            {
                raise_body(self, function, range);
            }
        }
        let lists = kernel_arguments::stated_arguments(self.input.scan);
        for (function, entry) in self.kernels.take_made() {
            kernel_arguments::attach(self, function, &self.input.scan.entry_points[entry], &lists);
        }
        raise_execution_modes(self);
        raise_structors(self);
        raise_module_metadata(self);
        self.spec_constants.check(self.input.options, &mut self.report);
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
            Op::TypeForwardPointer => return forward_pointer(&mut self.ids, &mut self.out, inst),
            // The module's triple stands for it.
            Op::AsmTargetINTEL => return Ok(()),
            Op::Line => {
                self.report.lose(&self.ids, LossKind::DebugInfo, "OpLine outside functions", inst.index());
                return Ok(());
            }
            Op::ExtInst | Op::ExtInstWithForwardRefsKHR => {
                let set = word(inst, 0)?;
                let import = self.input.scan.ext_inst_set(&self.ids, set)?;
                return skip_extended(self, inst, import);
            }
            _ => {}
        }
        let entity = if matches!(inst.op(), Op::Variable | Op::UntypedVariableKHR) {
            raise_variable(self, inst)?
        } else if inst.op() == Op::ConstantFunctionPointerINTEL {
            function_pointer(self, inst)?
        } else if inst.op() == Op::AsmINTEL {
            assembly(&self.ids, &mut self.out, inst)?
        } else if let Some(ty) = self.types.declare(&self.ids, &mut self.out, inst)? {
            Entity::Type(ty)
        } else if let Some(constant) = raise_constant(self, inst)? {
            constant
        } else {
            return Err(fail!("{} is not supported outside functions", inst.op()));
        };
        self.ids.set(result(inst)?, entity);
        Ok(())
    }
}

fn check_version(input: Input<'_>, report: &mut Report<'_>) {
    let version = input.module.header.version;
    let max = input.options.max_version;
    if version > max {
        let fail = fail!("the module is of version {version}, but only versions up to {max} are allowed");
        report.module_error(fail.help("raise the maximum version"));
    }
}
