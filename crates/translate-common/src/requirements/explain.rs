//! Why a module declares what it declares, for people.

use super::needs::{Occurrences, Rules, collect};
use super::{Reason, Requirements};
use crate::options::ExtensionPolicy;
use crate::place::Place;
use spirv_grammar::{Capability, Requirements as Facts, Version};
use spirv_module::{Instruction, Module};
use std::fmt;

/// What kind of declaration.
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
    /// The word for it in reports.
    pub fn name(self) -> &'static str {
        match self {
            RequirementKind::Version => "version",
            RequirementKind::Capability => "capability",
            RequirementKind::Extension => "extension",
        }
    }
}

/// One declaration of a module, and what asked for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirement {
    /// What kind.
    pub kind: RequirementKind,
    /// The version, or the name of the capability or of the extension.
    pub name: String,
    /// What asked first: an instruction, an operand, a type, a capability. Empty when nothing did, as for the lowest
    /// version.
    pub reason: String,
    /// The opcode of the instruction that asked first, such as `OpTypeInt`; empty when it is the module as a whole.
    pub opcode: String,
    /// Where in the input that instruction comes from.
    pub place: Place,
    /// How many instructions ask for it.
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
        write!(f, ", first at {} ({} times)", self.place, self.count)
    }
}

impl Requirements {
    /// The version, the capabilities and the extensions of `module`, which these requirements were computed from, with
    /// what asked for each. `place` says where in the input an instruction of the module comes from.
    pub fn explain(&self, module: &Module, place: impl Fn(Instruction<'_>) -> Place) -> Vec<Requirement> {
        let kernels = self.capabilities.iter().any(|(capability, _)| *capability == Capability::Kernel);
        let rules = if kernels { Rules::Kernels } else { Rules::Shaders };
        let needs = collect(module, Occurrences::All, rules, &ExtensionPolicy::default());
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
                // What the module needs as a whole, no instruction asks for.
                count: asking.len().max(usize::from(reason.is_some())),
            }
        };
        let declared = |facts: &Facts| {
            self.capabilities.iter().filter(|(capability, _)| facts.capabilities.contains(capability)).count()
        };
        // A capability asks too, on behalf of every instruction that needs it.
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
                // Any of several would do: it counts when no other of them is there.
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
