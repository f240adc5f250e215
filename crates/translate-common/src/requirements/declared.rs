//! Needs that a module does not declare. Source: the SPIR-V specification, 2.16.1 "Universal Validation Rules" (every
//! instruction, operand and type has one of its capabilities declared) and 3.31 "Capability".

use super::needs::{Need, Occurrences, Rules, collect};
use super::{Reason, add_with_implied};
use crate::diagnostics::place::Place;
use crate::diagnostics::problems::RequirementProblem;
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::options::ExtensionPolicy;
use rustc_hash::FxHashSet;
use spirv_grammar::{Capability, Op, Requirements as Facts, Version};
use spirv_module::{Definitions, Instruction, LiteralString, Module};

/// Returns everything that `module` uses without declaring it: capabilities, extensions, a version of SPIR-V. Each such
/// instruction has one error; `place` returns the place of an instruction.
///
/// Needs that only types of kernels have are checked in modules that declare [`Capability::Kernel`]: shaders have other
/// capabilities for these types, which depend on the memory that they are in.
pub fn undeclared(module: &Module, place: impl Fn(Instruction<'_>) -> Place) -> Diagnostics {
    let declared = Declared::by(module);
    let rules =
        if declared.capabilities.contains(&Capability::Kernel) { Rules::Kernels } else { Rules::Grammar };
    let mut diagnostics = Diagnostics::default();
    for need in collect(&Definitions::of(module), Occurrences::All, rules, &ExtensionPolicy::default()) {
        let instruction = need.reason.instruction.and_then(|number| module.instruction(number));
        let Some(missing) = declared.missing(&need, instruction) else { continue };
        let at = instruction.map_or(Place::Module, &place);
        diagnostics.push(missing.into_diagnostic(&need.reason, at));
    }
    diagnostics
}

/// The declarations of the module.
struct Declared {
    version: Version,
    /// With those that they declare implicitly.
    capabilities: FxHashSet<Capability>,
    extensions: FxHashSet<String>,
}

/// The missing declaration.
enum Missing {
    /// Any one of these.
    Capability(&'static [Capability]),
    /// The version, or any one of the extensions.
    VersionOrExtension(Facts),
}

impl Declared {
    fn by(module: &Module) -> Declared {
        let mut declared = Declared {
            version: module.header.version,
            capabilities: FxHashSet::default(),
            extensions: FxHashSet::default(),
        };
        for instruction in module.instructions() {
            match (instruction.op(), instruction.operands()) {
                (Op::Capability, &[capability, ..]) => {
                    add_with_implied(&mut declared.capabilities, Capability(capability));
                }
                (Op::Extension, words) => {
                    declared.extensions.extend(LiteralString::read(words).map(|name| name.to_string_lossy()));
                }
                // Both come first.
                (Op::MemoryModel, _) => break,
                _ => {}
            }
        }
        declared
    }

    /// Returns the missing part of the need; a declaration itself needs no capability.
    fn missing(&self, need: &Need, instruction: Option<Instruction<'_>>) -> Option<Missing> {
        let facts = need.facts;
        let declares = instruction.is_some_and(|instruction| instruction.op() == Op::Capability);
        if !facts.capabilities.is_empty() && !declares {
            // A capability brings its contents before all versions and extensions.
            let has = facts.capabilities.iter().any(|capability| self.capabilities.contains(capability));
            return (!has).then_some(Missing::Capability(facts.capabilities));
        }
        let by_version = facts.version.is_some_and(|version| version <= self.version);
        let by_extension = facts.extensions.iter().any(|name| self.extensions.contains(name));
        let needs_nothing = facts.version.is_none() && facts.extensions.is_empty();
        (!by_version && !by_extension && !needs_nothing).then_some(Missing::VersionOrExtension(facts))
    }
}

impl Missing {
    fn into_diagnostic(self, reason: &Reason, place: Place) -> Diagnostic {
        let (needs, help) = match self {
            Missing::Capability(capabilities) => {
                let names: Vec<&str> =
                    capabilities.iter().filter_map(|capability| capability.name()).collect();
                let first = names.first().copied().unwrap_or_default();
                (format!("the capability {}", names.join(" or ")), format!("OpCapability {first}"))
            }
            Missing::VersionOrExtension(facts) => {
                let version = facts.version.map(|version| format!("SPIR-V {version}"));
                let names = facts.extensions.iter().map(|name| format!("the extension {name}"));
                let needs: Vec<String> = version.clone().into_iter().chain(names).collect();
                let declared = facts.extensions.iter().map(|name| format!("OpExtension \"{name}\""));
                let help: Vec<String> =
                    version.map(|version| version + " in the header").into_iter().chain(declared).collect();
                (needs.join(" or "), help.join(" or "))
            }
        };
        RequirementProblem::Undeclared { what: reason.what.clone(), needs, declare: help }.at(place)
    }
}
