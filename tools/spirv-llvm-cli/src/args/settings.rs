//! The options that the library has too: clap's arguments are built from its list of flags.

use super::values::{list_of_features, list_of_targets};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser, ValueParser};
use clap::error::{Error, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use spirv_llvm::{Options, Setting, Settings, Topic, Value};
use std::ffi::OsStr;

/// The lists that the command checks itself, because `llvm-spirv` has messages of its own about them.
const EXTENSIONS: &str = "spirv-ext";
const CONSTANTS: &str = "spec-const";

/// A setting that takes `help` for the list of its values.
struct Listed {
    name: &'static str,
    /// The values, in its help and in errors.
    in_help: &'static str,
    in_errors: &'static str,
    list: fn() -> String,
    /// The values, for completions of shells.
    names: fn() -> Vec<String>,
}

const LISTED: [Listed; 2] = [
    Listed {
        name: "target",
        in_help: "consumers",
        in_errors: "targets",
        list: list_of_targets,
        names: || names_of(list_of_targets),
    },
    Listed {
        name: "device-features",
        in_help: "features",
        in_errors: "features",
        list: list_of_features,
        names: || names_of(list_of_features),
    },
];

/// The word that asks for the list.
const HELP: &str = "help";

fn listed(name: &str) -> Option<&'static Listed> {
    LISTED.iter().find(|listed| listed.name == name)
}

/// The options of a translation that the library has too.
#[derive(Clone, Debug, Default)]
pub(crate) struct SettingArgs {
    pub(super) settings: Settings,
    /// The values of `--spirv-ext`.
    pub(super) extensions: Vec<String>,
    /// The values of `--spec-const`.
    pub(super) constants: Vec<String>,
    /// The list that the command line requests: of the values of a setting.
    pub(super) list: Option<fn() -> String>,
}

impl SettingArgs {
    /// Returns the items of all lists of extensions.
    pub(super) fn extension_items(&self) -> impl Iterator<Item = &str> {
        self.extensions.iter().flat_map(|list| list.split(',')).map(str::trim)
    }

    fn add(&mut self, setting: &Setting, value: &str) -> Result<(), Error> {
        match setting.name {
            EXTENSIONS => self.extensions.push(value.to_owned()),
            CONSTANTS => self.constants.push(value.to_owned()),
            name if value == HELP
                && let Some(listed) = listed(name) =>
            {
                self.list = Some(listed.list)
            }
            name => {
                // The parser of the argument has accepted the value before.
                let refused = |error| Error::raw(ErrorKind::ValueValidation, error);
                self.settings.set(name, value).map_err(refused)?;
            }
        }
        Ok(())
    }
}

impl FromArgMatches for SettingArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<SettingArgs, Error> {
        let mut args = SettingArgs::default();
        args.update_from_arg_matches(matches)?;
        Ok(args)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        Settings::all()
            .try_for_each(|setting| values(setting, matches).try_for_each(|value| self.add(setting, value)))
    }
}

impl Args for SettingArgs {
    fn augment_args(mut command: Command) -> Command {
        for topic in Settings::topics() {
            command = command.args(topic.settings.iter().map(|setting| argument(setting, Some(topic))));
        }
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

/// The options of `spirv-llvm as` that the library has too.
#[derive(Clone, Debug, Default)]
pub(crate) struct AssemblySettingArgs(Settings);

impl AssemblySettingArgs {
    /// Puts them into options.
    pub(super) fn apply(&self, options: &mut Options) -> Result<(), spirv_llvm::Error> {
        self.0.apply(spirv_llvm::Direction::ToLlvm, options)
    }

    fn all() -> impl Iterator<Item = &'static Setting> {
        Settings::all().filter(|setting| setting.name == "llvm-version")
    }
}

impl FromArgMatches for AssemblySettingArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<AssemblySettingArgs, Error> {
        let mut args = AssemblySettingArgs::default();
        args.update_from_arg_matches(matches)?;
        Ok(args)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        Self::all().try_for_each(|setting| {
            let refused = |error| Error::raw(ErrorKind::ValueValidation, error);
            values(setting, matches).try_for_each(|value| self.0.set(setting.name, value).map_err(refused))
        })
    }
}

impl Args for AssemblySettingArgs {
    fn augment_args(command: Command) -> Command {
        command.args(Self::all().map(|setting| argument(setting, None)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

/// Returns the values of a setting on the command line.
fn values<'m>(setting: &Setting, matches: &'m ArgMatches) -> impl Iterator<Item = &'m String> {
    let is_given = matches.value_source(setting.name) == Some(ValueSource::CommandLine);
    let values = is_given.then(|| matches.get_many::<String>(setting.name)).flatten();
    values.into_iter().flatten()
}

/// Builds the argument of a setting.
fn argument(setting: &'static Setting, topic: Option<&Topic>) -> Arg {
    let mut arg = Arg::new(setting.name)
        .long(setting.name)
        .short(setting.short)
        .value_name(setting.placeholder_text())
        .value_parser(parser(setting))
        .help(help(setting))
        .hide(setting.is_hidden)
        .hide_possible_values(listed(setting.name).is_some() || setting.name == EXTENSIONS)
        .hide_default_value(matches!(setting.value, Value::Switch(_)))
        .conflicts_with_all(setting.conflicts);
    if let Some(topic) = topic.filter(|topic| !topic.title.is_empty()) {
        arg = arg.help_heading(topic.title);
    }
    if let Value::List { .. } = setting.value {
        arg = arg.action(ArgAction::Append).allow_hyphen_values(setting.name == EXTENSIONS);
    }
    if !setting.default.is_empty() && setting.llvm_spirv_default.is_none() {
        arg = arg.default_value(setting.default);
    }
    if let Some(bare) = setting.bare {
        arg = arg.num_args(0..=1).require_equals(true).default_missing_value(bare);
    }
    setting.needs.iter().fold(arg, |arg, needed| arg.requires(*needed))
}

fn help(setting: &Setting) -> String {
    let (text, default) = (setting.help, setting.default);
    if let Some(Listed { name, in_help, .. }) = listed(setting.name) {
        return format!("{text}. `--{name} {HELP}` lists the {in_help}");
    }
    match setting.llvm_spirv_default {
        Some(other) => format!("{text}. Default: {other} under the name llvm-spirv, otherwise {default}"),
        None => text.to_owned(),
    }
}

/// Checks a value of a setting that takes `help`, too.
fn check_listed(setting: &'static Setting, text: &str) -> Result<String, String> {
    let refused = |why| match listed(setting.name) {
        Some(Listed { name, in_errors, .. }) => format!("{why}; --{name} {HELP} lists the {in_errors}"),
        None => why,
    };
    match text {
        HELP => Ok(text.to_owned()),
        _ => setting.set(&mut Options::default(), text).map(|()| text.to_owned()).map_err(refused),
    }
}

/// A parser that accepts any text that `check` does, and that completions of shells get values from.
#[derive(Clone)]
struct Suggested {
    values: fn() -> Vec<String>,
    check: fn(&'static Setting, &str) -> Result<String, String>,
    setting: &'static Setting,
}

impl TypedValueParser for Suggested {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        let (check, setting) = (self.check, self.setting);
        (move |text: &str| check(setting, text)).parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.values)().into_iter().map(PossibleValue::new)))
    }
}

/// The names of targets, or of device features.
fn names_of(list: fn() -> String) -> Vec<String> {
    let first = |line: &str| line.split_whitespace().next().map(str::to_owned);
    list().lines().filter_map(first).chain([HELP.to_owned()]).collect()
}

/// The items of lists of extensions.
fn items_of_extensions() -> Vec<String> {
    let all = ["+all", "-all"].map(str::to_owned);
    all.into_iter().chain(spirv_llvm::extensions().map(|name| format!("+{name}"))).collect()
}

/// Returns the parser that accepts the values of the setting.
fn parser(setting: &'static Setting) -> ValueParser {
    let check = |text: &str| setting.set(&mut Options::default(), text).map(|()| text.to_owned());
    if let Some(listed) = listed(setting.name) {
        return ValueParser::new(Suggested { values: listed.names, check: check_listed, setting });
    }
    match (setting.name, setting.value) {
        (EXTENSIONS, _) => {
            let check = |_: &'static Setting, text: &str| Ok(text.to_owned());
            ValueParser::new(Suggested { values: items_of_extensions, check, setting })
        }
        (CONSTANTS, _) => ValueParser::string(),
        (_, Value::OneOf(choices)) => {
            let choice = choices.iter().map(|choice| PossibleValue::new(choice.name).help(choice.help));
            ValueParser::new(PossibleValuesParser::new(choice))
        }
        _ => ValueParser::new(move |text: &str| check(text)),
    }
}
