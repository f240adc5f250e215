//! Options by the names and values of the command line: one list of flags for the command, the C library and the Python
//! module.

mod setting;
mod table;
mod targets;

use crate::error::Error;
use crate::problem::OptionProblem;
use crate::{DeviceTarget, Options, Place, executable_triple};
pub use setting::{Choice, Setting, Value};
pub use table::Topic;
pub use targets::Target;
use translate_common::near::distance;

/// The direction of a translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// LLVM IR to SPIR-V.
    ToSpirv,
    /// SPIR-V to LLVM IR.
    ToLlvm,
}

/// Options as names and values, as on the command line: `spirv-max-version` and `1.2`. They become [`Options`] for one
/// direction; those without effect there are ignored. A `target` applies first, wherever it was given.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    given: Vec<(&'static Setting, String)>,
}

impl Settings {
    /// Returns everything that can be set.
    pub fn all() -> impl Iterator<Item = &'static Setting> {
        table::all()
    }

    /// Returns everything that can be set, by topic.
    pub fn topics() -> &'static [Topic] {
        table::TOPICS
    }

    /// Returns the consumers that the setting `target` accepts.
    pub fn targets() -> &'static [Target] {
        targets::TARGETS
    }

    /// Sets an option; leading dashes of the name are ignored. If an option is set twice, lists are joined, and of
    /// other values the last one counts. A switch takes `true` or an empty value, or `false`. `executable` with the triple of a GPU is
    /// `spirv-target-triple`.
    ///
    /// # Errors
    /// [`Error::Options`]: the option does not exist, or does not take the value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Error> {
        let mut wanted = name.trim_start_matches('-');
        // GPUs run kernels as LLVM's targets compile them; the other settings of executables are of CPUs.
        if wanted == table::EXECUTABLE && DeviceTarget::new(value).is_ok() {
            wanted = table::DEVICE_TRIPLE;
        }
        let Some(setting) = table::find(wanted) else {
            let name = wanted.to_owned();
            return Err(refuse(match nearest(wanted) {
                Some(near) => OptionProblem::Misspelled { name, near },
                None => OptionProblem::Unknown { name },
            }));
        };
        set(setting, &mut Options::default(), value)?;
        self.given.push((setting, value.to_owned()));
        Ok(())
    }

    /// Returns the last value that was given for an option.
    pub fn value(&self, name: &str) -> Option<&str> {
        let given = self.given.iter().rfind(|(setting, _)| setting.name == name);
        given.map(|(_, value)| value.as_str())
    }

    /// Returns the options for one direction. By default no SPIR-V extensions may be written, and all may be read.
    ///
    /// # Errors
    /// [`Error::Options`]: settings contradict each other, or one needs another that is missing.
    pub fn options(&self, direction: Direction) -> Result<Options, Error> {
        let mut options = Options::default();
        self.apply(direction, &mut options)?;
        options.validate().map_err(refuse)?;
        Ok(options)
    }

    /// Puts the settings for one direction into options that may differ from the defaults already. The options are not
    /// validated.
    ///
    /// # Errors
    /// [`Error::Options`]: a setting does not take its value, or settings contradict each other, or one needs another that is
    /// missing.
    pub fn apply(&self, direction: Direction, options: &mut Options) -> Result<(), Error> {
        self.check(direction)?;
        let mut given: Vec<_> = self.effective(direction).collect();
        given.sort_by_key(|(setting, _)| setting.order);
        given.into_iter().try_for_each(|(setting, value)| set(setting, options, value))
    }

    fn effective(
        &self,
        direction: Direction,
    ) -> impl DoubleEndedIterator<Item = &(&'static Setting, String)> {
        self.given.iter().filter(move |(setting, _)| setting.is_for(direction))
    }

    /// Checks which settings are given together.
    fn check(&self, direction: Direction) -> Result<(), Error> {
        let is_on = |name: &str| {
            let given = self.effective(direction).rfind(|(setting, _)| setting.name == name);
            given.is_some_and(|(setting, value)| !setting.is_off(value))
        };
        for (setting, _) in self.effective(direction).filter(|(setting, _)| is_on(setting.name)) {
            let name = setting.name;
            if let Some(needed) = setting.needs.iter().find(|needed| !is_on(needed)) {
                return Err(refuse(self.missing(name, needed, is_on)));
            }
            if let Some(other) = setting.conflicts.iter().find(|other| is_on(other)) {
                return Err(refuse(OptionProblem::Exclusive { name, other }));
            }
        }
        Ok(())
    }

    /// The reason why a setting that needs another one is refused: often it is for the other kind of machines.
    fn missing(
        &self,
        name: &'static str,
        needed: &'static str,
        is_on: impl Fn(&str) -> bool,
    ) -> OptionProblem {
        let triple = |setting| self.value(setting).filter(|_| is_on(setting)).map(str::to_owned);
        if needed == table::EXECUTABLE
            && let Some(triple) = triple(table::DEVICE_TRIPLE)
        {
            return OptionProblem::OnlyForCpus { name, triple };
        }
        if needed == table::DEVICE_TRIPLE
            && let Some(triple) = triple(table::EXECUTABLE)
        {
            let triple = executable_triple(&triple).unwrap_or(triple);
            return OptionProblem::OnlyForGpus { name, triple };
        }
        OptionProblem::Missing { name, needed }
    }
}

fn set(setting: &'static Setting, options: &mut Options, value: &str) -> Result<(), Error> {
    setting.set(options, value).map_err(|why| {
        let (name, value, form) = (setting.name, value.to_owned(), setting.value.form().to_string());
        refuse(OptionProblem::Value { name, value, why, form })
    })
}

fn refuse(problem: OptionProblem) -> Error {
    Error::Options(problem.at(Place::Module).into())
}

/// Returns the name that was probably meant: one with a few other letters, for each three of them one at most, or the only
/// one that the given words begin or end.
fn nearest(wanted: &str) -> Option<&'static str> {
    let near = table::all().map(|setting| (distance(setting.name, wanted), setting.name)).min();
    let most = (wanted.chars().count() / 3).min(3);
    near.filter(|(distance, _)| *distance <= most).map(|(_, name)| name).or_else(|| shortened(wanted))
}

/// Returns the only name that begins or ends with the words: `max-version` for `spirv-max-version`.
fn shortened(wanted: &str) -> Option<&'static str> {
    let has_words = |name: &str| {
        let rest = name.strip_suffix(wanted).map(|rest| rest.ends_with('-'));
        rest.or_else(|| name.strip_prefix(wanted).map(|rest| rest.starts_with('-'))).unwrap_or(false)
    };
    let mut found = table::all().map(|setting| setting.name).filter(|name| has_words(name));
    found.next().filter(|_| found.next().is_none())
}

#[cfg(test)]
mod tests;
