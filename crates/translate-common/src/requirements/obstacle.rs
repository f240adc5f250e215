//! What the options do not allow, asked before something is written. For hints, which are better dropped and reported
//! than refused.

use crate::options::Options;
use spirv_grammar::{Capability, Requirements as Facts, Version};
use std::fmt;

/// What stands in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// An extension that is not allowed.
    Extension(&'static str),
    /// A version above those that are allowed.
    Version(Version),
    /// A capability that kernels do not have.
    Capability(Capability),
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obstacle::Extension(name) => f.write_str(name),
            Obstacle::Version(version) => write!(f, "SPIR-V {version}"),
            Obstacle::Capability(capability) => write!(f, "the capability {capability:?}"),
        }
    }
}

/// How deep capabilities may imply each other.
const MAX_IMPLIED: u32 = 16;

/// What stands in the way of using what has these needs: an extension, a version, or a capability that kernels do not
/// have. `None` when nothing does.
pub fn obstacle(facts: &Facts, options: &Options) -> Option<Obstacle> {
    obstacle_at(facts, options, 0)
}

fn obstacle_at(facts: &Facts, options: &Options, depth: u32) -> Option<Obstacle> {
    let mut found = None;
    for &capability in facts.capabilities {
        match capability_obstacle(capability, options, depth) {
            // Any one of them suffices.
            None => return own_obstacle(facts, options),
            obstacle => found = found.or(obstacle),
        }
    }
    found.or_else(|| own_obstacle(facts, options))
}

/// What the version or the extensions lack, capabilities aside.
fn own_obstacle(facts: &Facts, options: &Options) -> Option<Obstacle> {
    let by_version = facts.version.is_some_and(|version| version <= options.spirv.max_version);
    let by_extension = facts.extensions.iter().any(|name| options.spirv.extensions.allows(name));
    // Without either a capability brings it, whose own needs have been looked at.
    let by_capability = facts.version.is_none() && facts.extensions.is_empty();
    if by_version || by_extension || by_capability {
        return None;
    }
    // Extensions of Altera were Intel's, and that is the name by which they are known.
    let name = facts.extensions.iter().min_by_key(|name| name.starts_with("SPV_ALTERA_"));
    match (name, facts.version) {
        (Some(name), _) => Some(Obstacle::Extension(name)),
        (None, version) => Some(Obstacle::Version(version.unwrap_or(Version::LATEST))),
    }
}

fn capability_obstacle(capability: Capability, options: &Options, depth: u32) -> Option<Obstacle> {
    let facts = capability.facts()?;
    if options.spirv.profile.foreign.contains(&capability) {
        return Some(Obstacle::Capability(capability));
    }
    if depth >= MAX_IMPLIED {
        return None;
    }
    // What the grammar lists under a capability is implied by declaring it, so all of it must be allowed.
    let implied = facts.requires.capabilities.iter();
    let implied = implied.filter_map(|&implied| capability_obstacle(implied, options, depth + 1)).next();
    implied.or_else(|| own_obstacle(&facts.requires, options))
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirv_grammar::Decoration;

    fn of(decoration: Decoration, options: &Options) -> Option<String> {
        obstacle(&decoration.facts().unwrap().requires, options).map(|obstacle| obstacle.to_string())
    }

    #[test]
    fn extensions_versions_and_shaders() {
        let mut options = Options::default();
        assert_eq!(of(Decoration::Restrict, &options), None);
        assert_eq!(of(Decoration::Location, &options).as_deref(), Some("the capability Shader"));
        let cache = of(Decoration::CacheControlLoadINTEL, &options);
        assert_eq!(cache.as_deref(), Some("SPV_INTEL_cache_controls"));
        options.spirv.extensions.set("SPV_INTEL_cache_controls", true);
        assert_eq!(of(Decoration::CacheControlLoadINTEL, &options), None);
        assert_eq!(of(Decoration::MaxByteOffset, &options), None);
        options.spirv.max_version = Version::V1_0;
        assert_eq!(of(Decoration::MaxByteOffset, &options).as_deref(), Some("SPIR-V 1.1"));
    }
}
