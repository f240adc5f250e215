//! The commands of a test of clspv, as its `RUN:` lines state them.

/// A module that a test makes, and how the test looks at it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Compilation {
    /// The options of clspv, without input and output.
    pub(super) options: Vec<String>,
    /// The environment of the validator, if the test validates the module.
    pub(super) environment: Option<String>,
    /// The prefixes of the lines with expectations.
    pub(super) prefixes: Vec<String>,
}

/// Reads the commands of the test with the content `text`.
///
/// Commands that must fail, make other files than modules, or run a single pass of clspv are left out, and so are those with
/// several inputs.
pub(super) fn read(text: &str) -> Vec<Compilation> {
    let mut found: Vec<Compilation> = Vec::new();
    // Whether the commands at hand look at the last module of the list.
    let mut follows = false;
    for command in commands(text).iter().flat_map(|line| line.split(['|', ';'])) {
        let words: Vec<&str> = command.split_whitespace().collect();
        match words.as_slice() {
            ["clspv", rest @ ..] => {
                let options = options(rest);
                follows = options.is_some();
                found.extend(options.map(|options| Compilation { options, ..Compilation::default() }));
            }
            ["not", "clspv", ..] | ["clspv-opt", ..] => follows = false,
            ["spirv-val", rest @ ..] if follows => {
                if let Some(last) = found.last_mut() {
                    last.environment = after(rest, "--target-env").map(str::to_owned);
                }
            }
            ["FileCheck", rest @ ..] if follows => {
                if let Some(last) = found.last_mut() {
                    last.prefixes.extend(prefixes(rest));
                }
            }
            _ => {}
        }
    }
    found
}

/// The commands, of which some have several lines.
fn commands(text: &str) -> Vec<String> {
    let mut commands: Vec<String> = Vec::new();
    let mut continues = false;
    for line in text.lines() {
        let Some((_, command)) = line.split_once("RUN:") else { continue };
        let (command, more) = match command.trim().strip_suffix('\\') {
            Some(command) => (command, true),
            None => (command.trim(), false),
        };
        match commands.last_mut().filter(|_| continues) {
            Some(last) => last.push_str(&format!(" {command}")),
            None => commands.push(command.to_owned()),
        }
        continues = more;
    }
    commands
}

/// The options of a command of clspv; `None` if it makes something else than a module of one file.
fn options(words: &[&str]) -> Option<Vec<String>> {
    let mut options = Vec::new();
    let mut inputs = 0;
    let mut words = words.iter().copied();
    while let Some(word) = words.next() {
        match word {
            "-o" => drop(words.next()),
            "%s" => inputs += 1,
            // A substitution that chooses the width of addresses, and redirections.
            "%target" | "2>&1" | "&>" | ">" | "2" => {}
            "-x" | "-D" | "-I" => options.push(format!("{word}{}", words.next()?)),
            _ if word.trim_start_matches('-').starts_with("output-format") => return None,
            _ if word.starts_with('-') && word != "-" => options.push(word.to_owned()),
            _ if word.starts_with("%t") && !inputs_from(word) => {}
            _ => return None,
        }
    }
    (inputs == 1).then_some(options)
}

/// Whether a word names a file that another command has made.
fn inputs_from(word: &str) -> bool {
    word.ends_with(".bc") || word.ends_with(".ll")
}

fn after<'w>(words: &[&'w str], name: &str) -> Option<&'w str> {
    let joined = words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
    joined.or_else(|| words.iter().position(|word| *word == name).and_then(|at| words.get(at + 1)).copied())
}

/// The prefixes that a command of FileCheck names.
fn prefixes(words: &[&str]) -> Vec<String> {
    let mut prefixes = Vec::new();
    for name in ["-check-prefix", "--check-prefix", "-check-prefixes", "--check-prefixes"] {
        let named = after(words, name).unwrap_or_default().split(',');
        prefixes.extend(named.filter(|prefix| !prefix.is_empty()).map(str::to_owned));
    }
    if prefixes.is_empty() { vec!["CHECK".to_owned()] } else { prefixes }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_has_the_commands_behind_it() {
        let text = "// RUN: clspv %target %s -o %t.spv -arch=spir -D X=1 \\\n// RUN:   -int8\n\
            // RUN: FileCheck %s < %t.asm -check-prefix=MAP\n// RUN: spirv-val --target-env vulkan1.0 %t.spv\n\
            // RUN: not clspv %s\n// RUN: FileCheck %s\n// RUN: clspv %s -o %t.ll --output-format=ll\n\
            // RUN: clspv -x ir %s -o %t2.spv\n// RUN: spirv-dis %t2.spv | FileCheck %s --check-prefixes=A,B\n";
        let found = read(text);
        assert_eq!(found.len(), 2, "{found:?}");
        assert_eq!(found[0].options, ["-arch=spir", "-DX=1", "-int8"]);
        assert_eq!(
            (found[0].environment.as_deref(), &found[0].prefixes[..]),
            (Some("vulkan1.0"), &["MAP".to_owned()][..])
        );
        assert_eq!(
            (&found[1].options[..], &found[1].prefixes[..]),
            (&["-xir".to_owned()][..], &["A".to_owned(), "B".to_owned()][..])
        );
        assert!(found[1].environment.is_none());
    }
}
