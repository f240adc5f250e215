//! Capabilities, extensions and version, computed once from a finished SPIR-V module: the minimum that suffices.
//!
//! [`compute`] walks every operand of every instruction, collects the needs of each from the grammar ([`needs`]), adds
//! the needs that depend on types ([`type_rules`]) and on operands ([`operand_rules`]), and picks the smallest answer
//! that the options allow ([`solve`]). The module must not have capability and extension instructions of its own yet;
//! [`Requirements::apply`] adds them. [`undeclared`] is the reverse: it finds the needs that a module with declarations
//! does not declare. [`wrong_operand_types`] finds errors that no declaration solves: instructions of extensions with
//! types that they do not accept.

mod capability_sets;
mod chosen_pointers;
mod declared;
mod encoded_floats;
mod explain;
mod needs;
mod non_uniform;
mod obstacle;
mod operand_rules;
mod operand_types;
mod solve;
#[cfg(test)]
mod tests;
mod type_rules;

pub use declared::undeclared;
pub use explain::{Requirement, RequirementKind};
pub use obstacle::{Obstacle, obstacle};
pub use operand_types::{OperandTypes, wrong_operand_types};

use crate::diagnostics::Diagnostics;
use crate::diagnostics::place::Place;
use crate::options::Options;
use rustc_hash::FxHashSet;
use spirv_grammar::{Capability, Op, Version};
use spirv_module::{Definitions, Edit, Instruction, InstructionList, InstructionTooLong, Module, Operands};

/// The requirements of a module, each entry with the number of the first instruction that needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirements {
    /// The lowest version that suffices.
    pub version: Version,
    /// The instruction that needs the version; `None` for the lowest version there is.
    pub version_reason: Option<Reason>,
    /// The capabilities, by number.
    pub capabilities: Vec<(Capability, Reason)>,
    /// The extensions, by name.
    pub extensions: Vec<(&'static str, Reason)>,
}

/// Why something is needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The number of the first instruction that needs it, counted in the module that was given; `None` when the module
    /// as a whole does.
    pub instruction: Option<usize>,
    /// The part of the instruction that needs it: an opcode, an operand, a type, a capability.
    pub what: String,
}

/// Computes the requirements of the module of `definitions`, within the limits of `options`. `stated` are extensions that are declared in
/// any case, each with the construct that states it. `place` returns the place in the input from which an instruction
/// of the module originates.
///
/// # Errors
/// One for every requirement that the options do not allow, with the instruction and the option that would help.
pub fn compute(
    definitions: &Definitions<'_>,
    options: &Options,
    stated: &[(&'static str, &str)],
    place: impl Fn(Instruction<'_>) -> Place,
) -> Result<Requirements, Diagnostics> {
    let needs = needs::collect(
        definitions,
        needs::Occurrences::First,
        needs::Rules::of(options.spirv.profile),
        &options.spirv.extensions,
    );
    let stated =
        stated.iter().map(|(name, what)| (*name, Reason { instruction: None, what: (*what).to_owned() }));
    solve::solve(&needs, options, stated).map_err(|refused| {
        let mut diagnostics = Diagnostics::default();
        for refusal in refused {
            let instruction =
                refusal.reason.instruction.and_then(|number| definitions.module().instruction(number));
            let at = instruction.map_or(Place::Module, &place);
            diagnostics.push(refusal.into_diagnostic(
                instruction.map(|inst| inst.op()),
                at,
                options.spirv.profile,
            ));
        }
        diagnostics
    })
}

/// Adds a capability to the available ones, with all capabilities that it implies (those that the grammar lists under
/// it).
fn add_with_implied(available: &mut FxHashSet<Capability>, capability: Capability) {
    let mut work = vec![capability];
    while let Some(capability) = work.pop() {
        if available.insert(capability) {
            work.extend(capability.facts().map_or(&[][..], |facts| facts.requires.capabilities));
        }
    }
}

impl Requirements {
    /// Returns the module with these capabilities, extensions and version before its instructions.
    ///
    /// # Errors
    /// As [`Requirements::declarations`].
    pub fn apply(&self, mut module: Module) -> Result<Module, InstructionTooLong> {
        let declarations = self.declarations()?;
        module.header.version = self.version;
        module.list_mut().edit(&[Edit::insert(0, &declarations)]);
        Ok(module)
    }

    /// Returns the instructions that [`Requirements::apply`] inserts before the module's own.
    ///
    /// # Errors
    /// Never for the extensions of the grammar; their names fit an instruction.
    pub fn declarations(&self) -> Result<InstructionList, InstructionTooLong> {
        let mut list = InstructionList::new();
        for (capability, _) in &self.capabilities {
            list.push(Op::Capability, None, None, &[capability.0])?;
        }
        for (name, _) in &self.extensions {
            list.push(Op::Extension, None, None, &Operands::new().string(name))?;
        }
        Ok(list)
    }
}
