//! Options by the names and values of the command line, for hosts that hand them on as text.

mod table;
mod targets;

use crate::error::Error;
use crate::{Code, Diagnostic, Options, OptionsBuilder, Place};
pub use table::Setting;
pub use targets::Target;
use translate_common::near::distance;

/// Which way a translation goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// LLVM IR to SPIR-V.
    ToSpirv,
    /// SPIR-V to LLVM IR.
    ToLlvm,
}

/// Options as names and values, in the words of the command line: `spirv-max-version` and `1.2`. They become [`Options`]
/// for one direction; those that mean nothing there are passed over.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    given: Vec<(&'static Setting, String)>,
}

impl Settings {
    /// Everything that can be set.
    pub fn all() -> &'static [Setting] {
        table::TABLE
    }

    /// The consumers that the setting `target` knows.
    pub fn targets() -> &'static [Target] {
        targets::TARGETS
    }

    /// Sets an option; dashes in front of the name are passed over. What an option that is set twice means is its own
    /// affair: lists go on, of other values the last counts. A switch takes `true` or nothing, or `false`.
    ///
    /// # Errors
    /// [`Error::Options`]: there is no such option, or it cannot have this value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Error> {
        let wanted = name.trim_start_matches('-');
        let Some(setting) = table::TABLE.iter().find(|setting| setting.name == wanted) else {
            return Err(refuse(format!("there is no option '{wanted}'"), nearest(wanted)));
        };
        let check = (setting.set)(&mut Options::default(), value);
        check.map_err(|why| {
            refuse(format!("the option '{wanted}' cannot be '{value}': {why}"), Some(setting.form()))
        })?;
        self.given.push((setting, value.to_owned()));
        Ok(())
    }

    /// The options for one direction. Unless something is said about extensions, none may be used in SPIR-V that is
    /// written, and all in SPIR-V that is read.
    ///
    /// # Errors
    /// [`Error::Options`]: settings contradict each other.
    pub fn options(&self, direction: Direction) -> Result<Options, Error> {
        let mut options = Options::default();
        for (setting, value) in self.given.iter().filter(|(setting, _)| setting.is_for(direction)) {
            (setting.set)(&mut options, value).map_err(|why| refuse(why, None))?;
        }
        OptionsBuilder::from(options).build().map_err(Error::Options)
    }
}

fn refuse(message: String, help: Option<String>) -> Error {
    let mut diagnostic = Diagnostic::error(Place::Module, message).code(Code::InvalidOption);
    diagnostic.help = help;
    Error::Options(diagnostic.into())
}

/// The name that is meant, if one is near.
fn nearest(wanted: &str) -> Option<String> {
    let near = table::TABLE.iter().map(|setting| (distance(setting.name, wanted), setting.name)).min();
    near.filter(|(distance, _)| *distance <= 3).map(|(_, name)| format!("did you mean '{name}'?"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LossGrade, Version};

    #[test]
    fn settings_become_options() {
        let mut settings = Settings::default();
        for (name, value) in [
            ("--spirv-max-version", "1.2"),
            ("spirv-ext", "-all,+SPV_KHR_expect_assume"),
            ("spirv-ext", "+SPV_KHR_linkonce_odr"),
            ("spec-const", "1:i32:7 2:f32:0.5"),
            ("strict", "semantic"),
            ("strict-input", ""),
        ] {
            settings.set(name, value).unwrap();
        }
        let options = settings.options(Direction::ToLlvm).unwrap();
        assert_eq!(options.max_version, Version::V1_2);
        assert!(options.extensions.allows("SPV_KHR_expect_assume") && options.strict_input);
        assert!(
            options.extensions.allows("SPV_KHR_linkonce_odr")
                && options.extensions.forbids("SPV_INTEL_optnone")
        );
        assert_eq!(options.specialization.len(), 2);
        assert_eq!(options.strict, Some(LossGrade::Semantic));
        let options = settings.options(Direction::ToSpirv).unwrap();
        assert!(options.specialization.is_empty() && !options.strict_input);
    }

    #[test]
    fn what_cannot_be_set_says_why() {
        let mut settings = Settings::default();
        let of = |result: Result<(), Error>| result.unwrap_err().to_string();
        assert!(of(settings.set("spirv-max-versoin", "1.2")).contains("did you mean 'spirv-max-version'?"));
        assert!(of(settings.set("spirv-max-version", "2.9")).contains("2.9"));
        assert!(of(settings.set("spec-const", "1:i8:300")).contains("300"));
        assert!(of(settings.set("quite-another", "")).contains("quite-another"));
        settings.set("spirv-max-version", "1.0").unwrap();
        settings.set("spirv-min-version", "1.4").unwrap();
        assert_eq!(settings.options(Direction::ToSpirv).unwrap_err().code(), Code::InvalidOption);
    }

    #[test]
    fn every_target_can_be_set_and_what_follows_counts_more() {
        for target in Settings::targets() {
            let mut settings = Settings::default();
            settings.set("target", target.name).unwrap();
            for (name, value) in target.settings {
                Settings::default().set(name, value).unwrap();
            }
            settings.set("spirv-max-version", "1.5").unwrap();
            let options = settings.options(Direction::ToSpirv).unwrap();
            assert_eq!(options.max_version, Version::V1_5, "{}", target.name);
        }
        let page = include_str!("../../../../docs/targets.md");
        let is_on_page = |target: &&Target| page.contains(&format!("`{}`", target.name));
        assert_eq!(
            Settings::targets().iter().find(|target| !is_on_page(target)).map(|target| target.name),
            None
        );
        assert!(Settings::targets().windows(2).all(|pair| pair[0].name < pair[1].name));
        let mut settings = Settings::default();
        settings.set("target", "clvk").unwrap();
        assert_eq!(settings.options(Direction::ToLlvm).unwrap().dialect, crate::BuiltinDialect::OpenCl12);
        assert!(settings.set("target", "nobody").is_err());
    }

    #[test]
    fn extensions_default_by_direction() {
        let options = Settings::default().options(Direction::ToLlvm).unwrap();
        assert!(
            !options.extensions.allows("SPV_INTEL_optnone")
                && options.extensions.allows_reading("SPV_INTEL_optnone")
        );
    }

    #[test]
    fn names_are_in_order_and_differ() {
        assert!(Settings::all().windows(2).all(|pair| pair[0].name < pair[1].name));
    }
}
