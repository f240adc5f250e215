//! The reasons for the declarations of a module, for people.

use super::needs::{Occurrences, Rules, collect};
use super::{Reason, Requirements};
use crate::diagnostics::place::Place;
use crate::options::ExtensionPolicy;
use spirv_grammar::{Capability, Requirements as Facts, Version};
use spirv_module::{Definitions, Instruction, Module};
use std::fmt;

/// The kind of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RequirementKind {
    /// The version in the header.
    Version,
    /// OpCapability.
    Capability,
    /// OpExtension.
    Extension,
}

impl RequirementKind {
    /// Returns the name of the kind in reports.
    pub fn name(self) -> &'static str {
        match self {
            RequirementKind::Version => "version",
            RequirementKind::Capability => "capability",
            RequirementKind::Extension => "extension",
        }
    }
}

/// One declaration of a module, and its cause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirement {
    /// The kind of the declaration.
    pub kind: RequirementKind,
    /// The version, or the name of the capability or of the extension.
    pub name: String,
    /// The first cause: an instruction, an operand, a type, a capability. Empty if there is none, as for the lowest
    /// version.
    pub reason: String,
    /// The opcode of the first instruction that requires it, such as `OpTypeInt`; empty if the module as a whole
    /// requires it.
    pub opcode: String,
    /// Where in the input that instruction comes from.
    pub place: Place,
    /// The number of instructions that require it.
    pub count: usize,
}

impl fmt::Display for Requirement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "needed: {} {}: ", self.kind.name(), self.name)?;
        if self.reason.is_empty() {
            return f.write_str("nothing needs more");
        }
        f.write_str(&self.reason)?;
        if !self.opcode.is_empty() && !self.reason.contains(&self.opcode) {
            write!(f, " ({})", self.opcode)?;
        }
        match self.count {
            1 => write!(f, ", at {}", self.place),
            count => write!(f, ", first at {} ({count} times)", self.place),
        }
    }
}

impl Requirements {
    /// Returns the version, the capabilities and the extensions of `module`, which these requirements were computed
    /// from, with the cause of each. `place` returns the place in the input from which an instruction of the module
    /// originates.
    pub fn explain(&self, module: &Module, place: impl Fn(Instruction<'_>) -> Place) -> Vec<Requirement> {
        let kernels = self.capabilities.iter().any(|(capability, _)| *capability == Capability::Kernel);
        let rules = if kernels { Rules::Kernels } else { Rules::Shaders };
        let needs = collect(&Definitions::of(module), Occurrences::All, rules, &ExtensionPolicy::default());
        let describe = |kind, name: String, reason: Option<&Reason>, asks: &dyn Fn(&Facts) -> bool| {
            let instruction = reason.and_then(|reason| module.instruction(reason.instruction?));
            let asking = needs.iter().filter(|need| asks(&need.facts));
            let mut asking: Vec<usize> = asking.filter_map(|need| need.reason.instruction).collect();
            asking.sort_unstable();
            asking.dedup();
            Requirement {
                kind,
                name,
                reason: reason.map(|reason| reason.what.clone()).unwrap_or_default(),
                opcode: instruction.map(|i| i.op().to_string()).unwrap_or_default(),
                place: instruction.map_or(Place::Module, &place),
                // Needs of the module as a whole have no instruction.
                count: asking.len().max(usize::from(reason.is_some())),
            }
        };
        let declared = |facts: &Facts| {
            self.capabilities.iter().filter(|(capability, _)| facts.capabilities.contains(capability)).count()
        };
        // A capability has needs too, on behalf of every instruction that requires it.
        let with_capabilities = |facts: &Facts, asks: &dyn Fn(&Facts) -> bool| {
            let needed = |capability: &&Capability| self.capabilities.iter().any(|(c, _)| c == *capability);
            let behind = facts.capabilities.iter().filter(needed).filter_map(|c| c.facts());
            asks(facts) || behind.into_iter().any(|capability| asks(&capability.requires))
        };
        let for_version = |facts: &Facts| {
            with_capabilities(facts, &|facts| {
                facts.version == Some(self.version) && self.version > Version::V1_0
            })
        };
        let mut out = vec![describe(
            RequirementKind::Version,
            self.version.to_string(),
            self.version_reason.as_ref(),
            &for_version,
        )];
        out.extend(self.capabilities.iter().map(|(capability, reason)| {
            let asks = |facts: &Facts| match facts.capabilities {
                [one] => one == capability,
                // Any of several is sufficient: it counts if none of the others is declared.
                several => several.contains(capability) && declared(facts) == 1,
            };
            let name = capability.name().map_or_else(|| capability.0.to_string(), str::to_owned);
            describe(RequirementKind::Capability, name, Some(reason), &asks)
        }));
        out.extend(self.extensions.iter().map(|(name, reason)| {
            let asks = |facts: &Facts| {
                with_capabilities(facts, &|facts| {
                    facts.extensions.iter().any(|extension| extension == *name)
                        && facts.version.is_none_or(|version| version > self.version)
                })
            };
            describe(RequirementKind::Extension, (*name).to_owned(), Some(reason), &asks)
        }));
        out
    }
}
