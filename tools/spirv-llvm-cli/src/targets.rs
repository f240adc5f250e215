//! The presets of `--target`, and the options that each sets.

use crate::args::TargetsArgs;
use crate::failure::Failure;
use crate::files;
use serde_json::{Value, json};
use spirv_llvm::{Direction, Settings, Target};
use std::fmt::Write;

/// Prints the requested presets with their options; without a name, a line for each preset.
pub(crate) fn run(args: &TargetsArgs) -> Result<(), Failure> {
    let is_wanted =
        |target: &&Target| args.names.is_empty() || args.names.iter().any(|name| name == target.name);
    let wanted = Settings::targets().iter().filter(is_wanted);
    let text = if args.json {
        format!("{}\n", json!({ "targets": wanted.map(as_json).collect::<Vec<Value>>() }))
    } else if args.names.is_empty() {
        crate::args::list_of_targets()
    } else {
        wanted.map(as_text).collect()
    };
    files::write("-".as_ref(), text.as_bytes())
}

/// The description, and the options as a command line has them.
fn as_text(target: &Target) -> String {
    let mut text = format!("{}: {}\n", target.name, target.about);
    for &(name, value) in target.settings {
        let equals = if value.is_empty() { "" } else { "=" };
        let direction = match direction(name) {
            None => "",
            Some(Direction::ToSpirv) => "  # without -r",
            Some(Direction::ToLlvm) => "  # with -r",
        };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  --{name}{equals}{value}{direction}");
    }
    text
}

fn as_json(target: &Target) -> Value {
    let settings = target.settings.iter().map(|(name, value)| json!({ "name": name, "value": value }));
    json!({ "name": target.name, "about": target.about, "settings": settings.collect::<Vec<_>>() })
}

/// Returns the only direction that an option has an effect in; `None` if it has one in both.
fn direction(name: &str) -> Option<Direction> {
    let setting = Settings::all().find(|setting| setting.name == name)?;
    let is_for = |direction| setting.is_for(direction);
    match (is_for(Direction::ToSpirv), is_for(Direction::ToLlvm)) {
        (true, false) => Some(Direction::ToSpirv),
        (false, true) => Some(Direction::ToLlvm),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preset_is_printed_as_options_that_the_command_accepts() {
        for target in Settings::targets() {
            let text = as_text(target);
            let mut lines = text.lines();
            assert_eq!(lines.next(), Some(format!("{}: {}", target.name, target.about).as_str()));
            let mut settings = Settings::default();
            for line in lines {
                let option = line.split("  # ").next().unwrap().trim();
                let (name, value) = option.split_once('=').unwrap_or((option, ""));
                settings.set(name, value).unwrap();
            }
        }
    }

    #[test]
    fn options_of_one_direction_say_so() {
        let text = as_text(Settings::targets().iter().find(|target| target.name == "pocl").unwrap());
        assert!(text.contains("  --spirv-max-version=1.2\n"), "{text}");
        assert!(text.contains("  --spirv-target-env=CL2.0  # with -r\n"), "{text}");
    }
}
