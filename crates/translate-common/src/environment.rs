//! Environments that a module is for, by the names that command lines have for them: OpenCL's say how builtins are spelled,
//! those of other flavours how new the module may be.

use crate::options::{BuiltinDialect, Options};
use crate::profile::ALL;

/// What builtins are called in an environment of OpenCL.
const DIALECTS: [(&str, BuiltinDialect); 3] = [
    ("CL1.2", BuiltinDialect::OpenCl12),
    ("CL2.0", BuiltinDialect::OpenCl20),
    ("SPV-IR", BuiltinDialect::SpirvFriendly),
];

/// The names of all environments.
pub fn names() -> impl Iterator<Item = &'static str> {
    let systems = ALL.iter().flat_map(|profile| profile.systems).map(|(_, name)| *name);
    DIALECTS.iter().map(|(name, _)| *name).chain(systems)
}

impl Options {
    /// Goes by an environment: spells builtins as it does, or refuses what is newer than it. `false` if there is none of
    /// this name.
    pub fn set_environment(&mut self, name: &str) -> bool {
        if let Some((_, dialect)) = DIALECTS.iter().find(|(known, _)| *known == name) {
            self.dialect = *dialect;
            return true;
        }
        let mut systems = ALL.iter().flat_map(|profile| profile.systems);
        let Some((highest, _)) = systems.find(|(_, known)| *known == name) else { return false };
        self.max_version = self.max_version.min(*highest);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spirv_grammar::Version;

    #[test]
    fn every_environment_can_be_set() {
        assert!(names().all(|name| Options::default().set_environment(name)));
        assert!(!Options::default().set_environment("vulkan9.9"));
        let mut options = Options::default();
        assert!(options.set_environment("vulkan1.1"));
        assert_eq!(options.max_version, Version::V1_3);
    }
}
