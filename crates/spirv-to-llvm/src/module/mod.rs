//! Module scope: types, constants, variables, function headers, and their metadata.

pub(crate) mod accessed_types;
pub(crate) mod address_spaces;
pub(crate) mod alias_scopes;
pub(crate) mod annotations;
pub(crate) mod aux_data;
pub(crate) mod call_attributes;
pub(crate) mod callees;
pub(crate) mod casts;
pub(crate) mod constants;
pub(crate) mod debug_nodes;
pub(crate) mod execution_modes;
pub(crate) mod extended;
mod float_folding;
pub(crate) mod folding;
pub(crate) mod functions;
pub(crate) mod global_annotations;
pub(crate) mod globals;
pub(crate) mod helpers;
pub(crate) mod indices;
pub(crate) mod kernel_arguments;
pub(crate) mod kernels;
pub(crate) mod metadata;
pub(crate) mod module_metadata;
pub(crate) mod neutral_types;
pub(crate) mod opaque_types;
pub(crate) mod open_constants;
pub(crate) mod opencl_types;
pub(crate) mod parameters;
pub(crate) mod shaders;
pub(crate) mod shared_kernels;
pub(crate) mod signs;
pub(crate) mod spec_constants;
pub(crate) mod spec_nodes;
pub(crate) mod spelling;
pub(crate) mod stated_decorations;
pub(crate) mod structors;
pub(crate) mod symbols;
pub(crate) mod target;
pub(crate) mod types;
pub(crate) mod variables;
pub(crate) mod vector_compute;
pub(crate) mod wrapped_kernels;

use crate::fail::fail;
use crate::ids::Ids;
use crate::input::Input;
use crate::module::annotations::MemberAnnotations;
use crate::module::call_attributes::CallAttributes;
use crate::module::debug_nodes::DebugNodes;
use crate::module::global_annotations::GlobalAnnotations;
use crate::module::kernels::Kernels;
use crate::module::metadata::MetadataNodes;
use crate::module::open_constants::SpecConstants;
use crate::module::signs::Signs;
use crate::module::spelling::Spellings;
use crate::module::symbols::Symbols;
use crate::module::target::{check_memory_model, empty_module};
use crate::module::types::TypeTable;
use crate::module::variables::BuiltinVariable;
use crate::module::wrapped_kernels::Wrappers;
use crate::report::Report;
use crate::scan::Failures;
use spirv_module::{LiteralString, Op};
use translate_common::problems::RequirementProblem;

/// The state of a run: the input, the module that grows, and their tables. Each part owns its rules; a function that needs
/// several parts belongs to its room.
pub(crate) struct Raise<'m> {
    /// The input.
    pub(crate) input: Input<'m>,
    /// The rows of ids.
    pub(crate) ids: Ids<'m>,
    /// Problems and losses.
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
    pub(crate) debug_nodes: DebugNodes,
    /// The entry points.
    pub(crate) kernels: Kernels,
    /// The entry points that only call another function.
    pub(crate) wrappers: Wrappers,
    /// The decorated members of structures.
    pub(crate) members: MemberAnnotations,
    /// Annotations of variables and functions by text.
    pub(crate) annotations: GlobalAnnotations,
    /// The builtin variables that calls stand for.
    pub(crate) builtin_variables: Vec<BuiltinVariable>,
    /// The specialization constants.
    pub(crate) spec_constants: SpecConstants,
    /// Which integers of shaders are signed.
    pub(crate) signs: Signs,
    /// The attributes of calls.
    pub(crate) call_attributes: CallAttributes,
    /// How calls of builtins are spelled.
    pub(crate) spellings: Spellings,
}

impl<'m> Raise<'m> {
    /// Starts a run: checks the facts about the module as a whole. `failures` are the errors of the scan.
    pub(crate) fn new(input: Input<'m>, mut ids: Ids<'m>, failures: Failures<'m>) -> Raise<'m> {
        let mut report = Report::new(input.module);
        for (inst, fail) in failures {
            report.error(&mut ids, inst, fail);
        }
        check_version(input, &mut report);
        check_extensions(input, &mut ids, &mut report);
        check_memory_model(input, &mut ids, &mut report);
        let mut kernels = Kernels::new(input, &mut ids, &mut report);
        let wrappers = Wrappers::new(input, &mut ids, &mut report, &mut kernels);
        let (out, layout) = empty_module(input);
        Raise {
            input,
            ids,
            report,
            out,
            types: TypeTable::new(input.options, layout),
            symbols: Symbols::default(),
            nodes: MetadataNodes::default(),
            debug_nodes: DebugNodes::default(),
            kernels,
            wrappers,
            members: match input.options.spirv.profile.structures_are_laid_out {
                // Stated once, where the structure is.
                true => MemberAnnotations::default(),
                false => MemberAnnotations::new(input.scan),
            },
            annotations: GlobalAnnotations::default(),
            builtin_variables: Vec::new(),
            spec_constants: SpecConstants::default(),
            signs: Signs::default(),
            call_attributes: CallAttributes::default(),
            spellings: Spellings::default(),
        }
    }
}

fn check_version(input: Input<'_>, report: &mut Report<'_>) {
    let version = input.module.header.version;
    let max = input.options.spirv.max_version;
    if version > max {
        report.module_error(fail(RequirementProblem::ModuleVersion { version, max }));
    }
}

/// A module declares its extensions; those that are forbidden are errors where they are declared.
fn check_extensions(input: Input<'_>, ids: &mut Ids<'_>, report: &mut Report<'_>) {
    for &inst in input.scan.mode_settings.iter().filter(|inst| inst.op() == Op::Extension) {
        let name =
            LiteralString::read(inst.operands()).map(|name| name.to_string_lossy()).unwrap_or_default();
        if !input.options.spirv.extensions.allows_reading(&name) {
            report.error(ids, inst, fail(RequirementProblem::Extension { name }));
        }
    }
}
