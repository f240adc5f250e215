//! Structural checks: the rules that a module must satisfy before it is translated, many errors per run.
//!
//! Checked here, each error with word offset, instruction and id:
//!
//! - header: a bound above 0, schema 0;
//! - operands: every word of every known instruction fits the grammar, nothing is missing, nothing is left over;
//! - ids: not 0, below the bound, defined once, defined at all, defined before they are used (where the specification
//!   does not allow a forward reference), not used outside of the function that defines them;
//! - layout: the order of the sections (specification 2.4), exactly one memory model, functions with their
//!   parameters, blocks that begin with a label and end with a termination instruction;
//! - types: types are made of types, vectors of scalars, arrays have a constant length above 0, no type contains itself
//!   other than through a pointer; every result type is a type;
//! - constants: their type fits what they are, composites have as many constituents as their type, of its types;
//! - functions: type and parameters agree, calls have a function and the arguments of its type, returned values are of
//!   the return type;
//! - blocks: branches go to blocks of the same function and not to its first, phis come first and have one value for each
//!   predecessor, of their type;
//! - entry points: a function, once per model and name, with variables as interface; execution modes belong to one;
//! - decorations: of members of structures that have the member, and on the kind of thing that they are for;
//! - the [universal limits](crate::universal_limits).
//!
//! Left to `spirv-val`: requirements of single instructions on their operands' types and values, dominance between blocks,
//! structured control flow, capabilities and extensions, rules of client APIs. Opcodes,
//! enumerants and extended instructions that the grammar does not know are not looked into.

mod blocks;
mod constants;
mod decorations;
mod entry_points;
mod error;
mod forms;
mod functions;
mod layout;
mod parts;
mod quick;
#[cfg(test)]
mod tests;
mod tolerance;
mod types;
mod uses;

pub use error::{CheckError, CheckErrorKind, Tolerated};
pub use parts::{Check, CheckPart};
pub use tolerance::{Tolerance, ToleranceFacts};

use crate::definitions::Definitions;
use crate::instruction::{Id, Instruction};
use crate::module::Module;
use error::Errors;
use layout::Layout;
use spirv_grammar::Op;

/// Errors after which [`check`] stops.
pub const MAX_ERRORS: usize = 1000;

/// Checks a module; no errors means that it has the structure described in this module's documentation.
///
/// At most [`MAX_ERRORS`] errors are found; then one more states that there were too many. Takes time in proportion to the
/// module.
pub fn check(module: &Module) -> Vec<CheckError> {
    let definitions = Definitions::of(module);
    check_with(&definitions)
}

/// [`check`] for a caller that has the module's definitions already.
pub fn check_with(definitions: &Definitions<'_>) -> Vec<CheckError> {
    find_errors(definitions, true, Errors::default()).0
}

/// [`check`] for callers that accept widespread violations: errors, and separately the rules that may be broken
/// ([`Tolerance`]).
pub fn check_tolerantly(module: &Module) -> (Vec<CheckError>, Vec<Tolerated>) {
    find_errors(&Definitions::of(module), true, Errors::tolerant())
}

/// `use_quick` only saves time.
fn find_errors(
    definitions: &Definitions<'_>,
    use_quick: bool,
    errors: Errors,
) -> (Vec<CheckError>, Vec<Tolerated>) {
    let mut check = Check::whole(definitions, use_quick, errors);
    check.run();
    check.finish([])
}

/// Checks one instruction whose operands fit the grammar and whose ids are all defined.
fn single<'m>(
    definitions: &Definitions<'m>,
    instruction: Instruction<'m>,
    layout: &Layout,
    entry_points: &mut entry_points::EntryPoints<'m>,
    errors: &mut Errors,
) {
    let op = instruction.op();
    if let Some(ty) = instruction.result_type() {
        if !definitions.is_value_type(ty) {
            return errors.report(instruction, Some(ty), CheckErrorKind::ResultTypeIsNoType);
        }
        if op.is_constant() {
            constants::check(definitions, instruction, errors);
        }
    } else if op.is_type() {
        types::check(definitions, instruction, errors);
    }
    match op {
        Op::TypeForwardPointer => types::check(definitions, instruction, errors),
        Op::FunctionCall => functions::call(definitions, instruction, errors),
        Op::Return | Op::ReturnValue => functions::returned(definitions, instruction, layout, errors),
        Op::Variable | Op::UntypedVariableKHR => functions::variable(instruction, layout, errors),
        Op::EntryPoint | Op::ConditionalEntryPointINTEL => {
            entry_points.entry_point(definitions, instruction, errors);
        }
        Op::ExecutionMode | Op::ExecutionModeId => entry_points.execution_mode(instruction),
        Op::Decorate | Op::DecorateId | Op::DecorateString => {
            decorations::decorate(definitions, instruction, errors);
        }
        Op::MemberDecorate | Op::MemberDecorateIdEXT | Op::MemberDecorateString | Op::MemberName => {
            decorations::member(definitions, instruction, errors);
        }
        Op::GroupDecorate | Op::GroupMemberDecorate => {
            decorations::group(definitions, instruction, errors);
        }
        Op::ExtInst | Op::ExtInstWithForwardRefsKHR => {
            let set = instruction.operands().first().map(|&id| Id(id));
            if let Some(set) = set.filter(|&set| definitions.import(set).is_none()) {
                errors.report(instruction, Some(set), CheckErrorKind::NotAnImport);
            }
        }
        _ => {}
    }
}
