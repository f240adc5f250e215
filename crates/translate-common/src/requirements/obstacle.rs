//! Checks whether the options allow a construct, before it is emitted. For hints, which are dropped and reported rather
//! than rejected.

use crate::options::Options;
use spirv_grammar::{Capability, Requirements as Facts, Version};
use std::fmt;

/// The reason why the options do not allow a construct.
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

/// Returns the obstacle to using a construct with these needs: an extension, a version, or a capability that kernels do
/// not have. Returns `None` if there is no obstacle.
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

/// Returns the obstacle in the version or the extensions, capabilities aside.
fn own_obstacle(facts: &Facts, options: &Options) -> Option<Obstacle> {
    let by_version = facts.version.is_some_and(|version| version <= options.spirv.max_version);
    let by_extension = facts.extensions.iter().any(|name| options.spirv.extensions.allows(name));
    // Without either, a capability brings it; the needs of the capability have been checked.
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
    // Declaring a capability implies those that the grammar lists under it, so all of them must be allowed.
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
