//! A row of the list of flags: its name, its values, its help, and the field of the options that it sets.

use super::Direction;
use crate::{Options, Version, parse_amount};
use std::fmt::{self, Debug};
use std::time::Duration;

/// An option by its name on the command line. The command, the C library and the Python module all have it from here.
#[derive(Clone, Copy)]
pub struct Setting {
    /// The name, without dashes.
    pub name: &'static str,
    /// The values, and how each is put into the options.
    pub value: Value,
    /// The effect, as a sentence or more without the last full stop.
    pub help: &'static str,
    /// The letter of the command's short option.
    pub short: Option<char>,
    /// The value without the option; empty where there is none, or where it depends on something else.
    pub default: &'static str,
    /// The value without the option for the command under the name `llvm-spirv`, if it differs from [`Setting::default`].
    pub llvm_spirv_default: Option<&'static str>,
    /// The value of an option that is given without one; `None`: it needs a value.
    pub bare: Option<&'static str>,
    /// The settings that have to be given as well.
    pub needs: &'static [&'static str],
    /// The settings that must not be given as well.
    pub conflicts: &'static [&'static str],
    /// Whether help texts leave it out: another setting has replaced it.
    pub is_hidden: bool,
    only: Option<Direction>,
    placeholder: Option<&'static str>,
    pub(super) order: Order,
}

/// The order in which settings are applied. Settings of the same order apply as they were given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Order {
    /// A preset, which every other setting overrides.
    Preset,
    /// A setting that later ones refine.
    Base,
    /// Any other setting.
    Refinement,
}

/// The values that a setting takes, each kind with the function that puts one into the options.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Value {
    /// `true` or `false`.
    Switch(fn(&mut Options, bool)),
    /// One of several spellings.
    OneOf(&'static [Choice]),
    /// A number in a range.
    Number {
        /// The lowest number.
        min: u32,
        /// The highest number.
        max: u32,
        /// Puts a number into the options.
        set: fn(&mut Options, u32),
    },
    /// A number, or one followed by K, M or G.
    Amount(fn(&mut Options, u64)),
    /// A number of seconds, which need not be a whole one.
    Seconds(fn(&mut Options, Duration)),
    /// A version of SPIR-V.
    Version(fn(&mut Options, Version)),
    /// Items, which add to those given before.
    List {
        /// The separator of items.
        separator: char,
        /// A description of the items.
        items: &'static str,
        /// Adds an item.
        add: fn(&mut Options, &str) -> Result<(), String>,
    },
    /// Other text.
    Text {
        /// A description of the text.
        form: &'static str,
        /// Puts a text into the options.
        set: fn(&mut Options, &str) -> Result<(), String>,
    },
}

/// One of the values of a [`Value::OneOf`].
#[derive(Clone, Copy)]
pub struct Choice {
    /// The spelling.
    pub name: &'static str,
    /// The effect.
    pub help: &'static str,
    set: fn(&mut Options),
}

impl Choice {
    pub(super) const fn new(name: &'static str, help: &'static str, set: fn(&mut Options)) -> Choice {
        Choice { name, help, set }
    }
}

impl Setting {
    const fn new(only: Option<Direction>, name: &'static str, value: Value, help: &'static str) -> Setting {
        let bare = if let Value::Switch(_) = value { Some("true") } else { None };
        Setting {
            name,
            value,
            help,
            short: None,
            default: "",
            llvm_spirv_default: None,
            bare,
            needs: &[],
            conflicts: &[],
            is_hidden: false,
            only,
            placeholder: None,
            order: Order::Refinement,
        }
    }
    /// A setting that only has an effect to SPIR-V.
    pub(super) const fn to_spirv(name: &'static str, value: Value, help: &'static str) -> Setting {
        Setting::new(Some(Direction::ToSpirv), name, value, help)
    }
    /// A setting that only has an effect to LLVM IR.
    pub(super) const fn to_llvm(name: &'static str, value: Value, help: &'static str) -> Setting {
        Setting::new(Some(Direction::ToLlvm), name, value, help)
    }
    /// A setting of both directions.
    pub(super) const fn both(name: &'static str, value: Value, help: &'static str) -> Setting {
        Setting::new(None, name, value, help)
    }
    pub(super) const fn short(self, short: char) -> Setting {
        Setting { short: Some(short), ..self }
    }
    /// The default, which help texts show.
    pub(super) const fn by_default(self, default: &'static str) -> Setting {
        Setting { default, ..self }
    }
    /// The defaults of the command under its two names.
    pub(super) const fn by_name(self, default: &'static str, llvm_spirv: &'static str) -> Setting {
        Setting { default, llvm_spirv_default: Some(llvm_spirv), ..self }
    }
    pub(super) const fn bare(self, value: &'static str) -> Setting {
        Setting { bare: Some(value), ..self }
    }
    pub(super) const fn placeholder(self, placeholder: &'static str) -> Setting {
        Setting { placeholder: Some(placeholder), ..self }
    }
    pub(super) const fn needs(self, needs: &'static [&'static str]) -> Setting {
        Setting { needs, ..self }
    }
    pub(super) const fn conflicts(self, conflicts: &'static [&'static str]) -> Setting {
        Setting { conflicts, ..self }
    }
    pub(super) const fn order(self, order: Order) -> Setting {
        Setting { order, ..self }
    }
    pub(super) const fn hidden(self) -> Setting {
        Setting { is_hidden: true, ..self }
    }

    /// Returns whether the setting has an effect in a direction.
    pub fn is_for(&self, direction: Direction) -> bool {
        self.only.is_none_or(|only| only == direction)
    }

    /// Returns the placeholder of the value in help texts, such as `NUMBER`.
    pub fn placeholder_text(&self) -> &'static str {
        self.placeholder.unwrap_or(match self.value {
            Value::Switch(_) => "BOOL",
            Value::OneOf(_) => "NAME",
            Value::Number { .. } | Value::Amount(_) => "NUMBER",
            Value::Seconds(_) => "SECONDS",
            Value::Version(_) => "MAJOR.MINOR",
            Value::List { .. } => "LIST",
            Value::Text { .. } => "TEXT",
        })
    }

    /// Returns whether a value turns the setting off, as if it had not been given.
    pub(super) fn is_off(&self, text: &str) -> bool {
        matches!(self.value, Value::Switch(_)) && parse_switch(text) == Ok(false)
    }

    /// Puts a value into options; an empty one selects the value of the bare option.
    ///
    /// # Errors
    /// The setting does not accept the value. The message states the reason, and the options are unspecified then.
    pub fn set(&self, options: &mut Options, text: &str) -> Result<(), String> {
        let text = if text.is_empty() { self.bare.unwrap_or_default() } else { text };
        match self.value {
            Value::Switch(set) => set(options, parse_switch(text)?),
            Value::OneOf(choices) => {
                let choice = choices.iter().find(|choice| choice.name == text);
                (choice.ok_or_else(|| format!("expected {}", self.value.form()))?.set)(options);
            }
            Value::Number { min, max, set } => {
                let number = text.parse().ok().filter(|number| (min..=max).contains(number));
                set(options, number.ok_or_else(|| format!("expected {}", self.value.form()))?);
            }
            Value::Amount(set) => set(options, parse_amount(text)?),
            Value::Seconds(set) => set(options, parse_seconds(text)?),
            Value::Version(set) => {
                set(options, text.parse().map_err(|_| format!("expected {}", self.value.form()))?);
            }
            Value::List { separator, add, .. } => {
                let is_separator = |c: char| c == separator || separator == ' ' && c.is_whitespace();
                let items = text.split(is_separator).map(str::trim);
                // An item may be empty only where the setting can be given without a value.
                let mut items = items.filter(|item| !item.is_empty() || self.bare == Some(""));
                items.try_for_each(|item| add(options, item))?;
            }
            Value::Text { set, .. } => set(options, text)?,
        }
        Ok(())
    }
}

impl Value {
    /// Returns a description of the values.
    pub fn form(&self) -> String {
        match self {
            Value::Switch(_) => "true or false".to_owned(),
            Value::OneOf(choices) => {
                let names: Vec<&str> = choices.iter().map(|choice| choice.name).collect();
                match names.split_last() {
                    Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
                    _ => names.concat(),
                }
            }
            Value::Number { min: 0, max: u32::MAX, .. } => "a number".to_owned(),
            Value::Number { min, max, .. } => format!("a number from {min} to {max}"),
            Value::Amount(_) => "a number, or one with K, M or G behind it".to_owned(),
            Value::Seconds(_) => "a number of seconds".to_owned(),
            Value::Version(_) => "a version from 1.0 to 1.6".to_owned(),
            Value::List { separator: ' ', items, .. } => format!("a list of {items} with blanks between"),
            Value::List { items, .. } => format!("a list of {items} with commas between"),
            Value::Text { form, .. } => (*form).to_owned(),
        }
    }
}

/// Reads a switch as LLVM's tools do.
fn parse_switch(text: &str) -> Result<bool, String> {
    match text {
        "true" | "TRUE" | "True" | "1" => Ok(true),
        "false" | "FALSE" | "False" | "0" => Ok(false),
        _ => Err("expected true or false".to_owned()),
    }
}

/// Reads a time.
fn parse_seconds(text: &str) -> Result<Duration, String> {
    let number: f64 = text.parse().map_err(|_| "expected a number of seconds")?;
    Duration::try_from_secs_f64(number).map_err(|_| {
        let why = if number < 0.0 { "a time is not negative" } else { "the time is too long" };
        if number.is_nan() { "expected a number of seconds" } else { why }.to_owned()
    })
}

impl Debug for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
