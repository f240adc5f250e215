//! The manual pages and the completions of shells, generated from the command line.

use crate::args;
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use std::io;

/// The shells that completions are made for, and where each looks for the file of a command below a prefix.
const SHELLS: [(Shell, &str); 3] = [
    (Shell::Bash, "share/bash-completion/completions"),
    (Shell::Fish, "share/fish/vendor_completions.d"),
    (Shell::Zsh, "share/zsh/site-functions"),
];

/// A file: its path below the prefix of the installation, and its content.
pub type File = (String, Vec<u8>);

/// All of them, for both names of the command.
///
/// # Errors
/// None that is known: the text is written into memory.
pub fn files() -> io::Result<Vec<File>> {
    let mut files = Vec::new();
    for mut command in args::commands() {
        let name = command.get_name().to_owned();
        for (shell, folder) in SHELLS {
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut command, &name, &mut text);
            let text = if shell == Shell::Bash { for_bash(&name, text) } else { text };
            files.push((format!("{folder}/{}", completion(shell, &name)), text));
        }
        command.build();
        page(&command, &name, &mut files)?;
    }
    Ok(files)
}

/// Corrects the script for bash: clap_complete takes the hyphen of the command's name for that between a command and its
/// subcommand in half of the script, and bash has `=` as a word of its own between an option and its value.
fn for_bash(name: &str, script: Vec<u8>) -> Vec<u8> {
    let script = String::from_utf8_lossy(&script);
    let [wrong, right] = ["__subcmd__", "__"].map(|joint| name.replace('-', joint));
    let prev = "    prev=\"$3\"\n";
    let with_equals = format!(
        "{prev}    if [[ \"${{prev}}\" == \"=\" ]]; then\n        prev=\"${{COMP_WORDS[COMP_CWORD-2]}}\"\n    fi\n    \
         if [[ \"${{cur}}\" == \"=\" ]]; then\n        cur=\"\"\n    fi\n"
    );
    script.replace(&wrong, &right).replacen(prev, &with_equals, 1).into_bytes()
}

/// The page of a command and those of its subcommands.
fn page(command: &clap::Command, name: &str, files: &mut Vec<File>) -> io::Result<()> {
    let mut text = Vec::new();
    let is_whole = !name.strip_prefix("spirv-llvm").is_some_and(|rest| rest.starts_with('-'));
    let manual = Man::new(command.clone().name(name.to_owned())).title(name);
    manual.render_title(&mut text)?;
    manual.render_name_section(&mut text)?;
    let usage =
        command.clone().bin_name(name.replacen("spirv-llvm-", "spirv-llvm ", 1)).render_usage().to_string();
    let usage: Vec<&str> = usage.lines().map(|line| line.trim_start_matches("Usage:").trim()).collect();
    lines(&mut text, "SYNOPSIS", &usage);
    manual.render_description_section(&mut text)?;
    manual.render_options_section(&mut text)?;
    if is_whole && command.has_subcommands() {
        manual.render_subcommands_section(&mut text)?;
    }
    lines(&mut text, "EXAMPLES", examples(name));
    paragraph(&mut text, "EXIT STATUS", exit_status(name));
    paragraph(&mut text, "SEE ALSO", &see_also(name));
    if command.get_version().is_some() {
        manual.render_version_section(&mut text)?;
    }
    files.push((format!("share/man/man1/{name}.1"), text));
    for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
        page(sub, &format!("{name}-{}", sub.get_name()), files)?;
    }
    Ok(())
}

/// Adds a section whose lines stay as they are.
fn lines(page: &mut Vec<u8>, title: &str, lines: &[&str]) {
    let mut roff = Roff::new();
    roff.control("SH", [title]).control("nf", []);
    for line in lines {
        roff.text([roman(*line)]);
    }
    page.extend(roff.control("fi", []).render().into_bytes());
}

/// Adds a section with a paragraph.
fn paragraph(page: &mut Vec<u8>, title: &str, text: &str) {
    page.extend(Roff::new().control("SH", [title]).text([roman(text)]).render().into_bytes());
}

/// The examples of a page.
fn examples(name: &str) -> &'static [&'static str] {
    match name {
        "llvm-spirv" => &["llvm-spirv kernel.bc -o kernel.spv", "llvm-spirv -r kernel.spv -o kernel.bc"],
        "spirv-llvm-as" => {
            &["spirv-llvm as kernel.spvasm -o kernel.spv", "spirv-llvm as kernel.ll -o kernel.bc"]
        }
        "spirv-llvm-cfg" => &[
            "spirv-llvm cfg kernel.spv | dot -Tsvg -o kernel.svg",
            "spirv-llvm cfg kernel.spv --function main --svg -o main.svg",
        ],
        "spirv-llvm-diff" => &["spirv-llvm diff before.spv after.spv"],
        "spirv-llvm-dis" => &["spirv-llvm dis kernel.spv", "spirv-llvm dis kernel.bc -o kernel.ll"],
        "spirv-llvm-extract" => &["spirv-llvm extract program.o -o folder"],
        "spirv-llvm-list" => &["spirv-llvm list program.o"],
        "spirv-llvm-report" => &["spirv-llvm report kernel.spv", "spirv-llvm report --json *.spv"],
        "spirv-llvm-targets" => &["spirv-llvm targets", "spirv-llvm targets pocl"],
        "spirv-llvm-validate" => &["spirv-llvm validate *.spv"],
        _ => &[
            "spirv-llvm kernel.bc -o kernel.spv",
            "spirv-llvm -r kernel.spv -o kernel.bc",
            "spirv-llvm --target vulkan1.2 kernel.bc -o shader.spv",
            "spirv-llvm --explain kernel.bc -o kernel.spv",
        ],
    }
}

/// The exit status of a command.
fn exit_status(name: &str) -> &'static str {
    match name {
        "spirv-llvm-diff" => "0 if the modules are equal, 1 if they differ, 2 if they cannot be compared.",
        "spirv-llvm-validate" => {
            "0 if all modules are valid, 1 if one is not or cannot be read, 2 for a wrong command line."
        }
        "llvm-spirv" => {
            "0 if the output was written, 1 if a file cannot be read or written, otherwise the number that llvm-spirv has for \
             the error; 255 for a wrong command line."
        }
        _ => {
            "0 if the output was written, 1 if there is none (standard error has the reasons), 2 for a wrong command line."
        }
    }
}

/// The other pages.
fn see_also(name: &str) -> String {
    let mut pages: Vec<String> = ["spirv-llvm", "llvm-spirv"].map(str::to_owned).to_vec();
    if let Some(command) = args::commands().into_iter().next() {
        pages.extend(command.get_subcommands().map(|sub| format!("spirv-llvm-{}", sub.get_name())));
    }
    pages.extend(["spirv-dis", "spirv-val", "clang", "opt"].map(str::to_owned));
    let others = pages.iter().filter(|page| *page != name);
    others.map(|page| format!("{page}(1)")).collect::<Vec<_>>().join(", ")
}

/// Returns the name of the file in which a shell looks for the completions of a command.
fn completion(shell: Shell, command: &str) -> String {
    match shell {
        Shell::Bash => command.to_owned(),
        Shell::Zsh => format!("_{command}"),
        _ => format!("{command}.fish"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the text of the file with this end of its path.
    fn text(end: &str) -> String {
        let files = files().unwrap();
        let found = files.iter().find(|(path, _)| path.ends_with(end)).unwrap();
        String::from_utf8(found.1.clone()).unwrap()
    }

    #[test]
    fn both_names_and_every_subcommand_have_a_page() {
        for name in ["spirv-llvm", "spirv-llvm-dis", "spirv-llvm-report", "llvm-spirv"] {
            let page = text(&format!("/{name}.1"));
            assert!(page.contains(&format!(".TH {name} 1")), "{page}");
        }
    }

    #[test]
    fn what_the_help_shows_is_in_the_page_and_in_the_completions() {
        for command in args::commands() {
            let name = command.get_name().to_owned();
            let page = text(&format!("/{name}.1"));
            let completions =
                [text(&format!("/{name}")), text(&format!("/_{name}")), text(&format!("/{name}.fish"))];
            for option in command.get_arguments().filter(|option| !option.is_hide_set()) {
                let Some(long) = option.get_long() else { continue };
                // In the source of a page a hyphen is written so that it is not taken for a dash.
                assert!(page.contains(&long.replace('-', "\\-")), "{name} --{long}");
                assert!(completions.iter().all(|text| text.contains(long)), "{name} --{long}");
            }
        }
    }

    /// Returns the words that bash offers for a command line, the last word of which is being typed.
    fn completed(line: &str) -> Vec<String> {
        let script = std::env::temp_dir().join(format!("spirv-llvm-completion-{}", std::process::id()));
        std::fs::write(&script, text("completions/spirv-llvm")).unwrap();
        // As readline calls the function: `=` is a word of its own.
        let program = format!(
            "source '{}'; line='{line}'; COMP_WORDS=(${{line//=/ = }}); [[ $line == *' ' || $line == *= ]] && COMP_WORDS+=(''); \
             COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
             _spirv__llvm spirv-llvm \"${{COMP_WORDS[COMP_CWORD]}}\" \"${{COMP_WORDS[COMP_CWORD-1]}}\"; \
             printf '%s\\n' \"${{COMPREPLY[@]}}\"",
            script.display()
        );
        let bash = external_tools::tool("bash").unwrap().command().args(["-c", &program]).output().unwrap();
        let said = String::from_utf8_lossy(&bash.stdout).lines().map(str::to_owned).collect();
        std::fs::remove_file(&script).unwrap();
        assert!(bash.status.success(), "{bash:?}");
        said
    }

    #[test]
    fn bash_completes_subcommands_options_and_values() {
        let has = |line: &str, word: &str| {
            let words = completed(line);
            assert!(words.iter().any(|offered| offered == word), "{line}: {words:?}");
        };
        has("spirv-llvm val", "validate");
        for command in args::commands()[0].get_subcommands() {
            let line = format!("spirv-llvm {} --", command.get_name());
            for option in command.get_arguments().filter_map(|option| option.get_long()) {
                has(&line, &format!("--{option}"));
            }
        }
        has("spirv-llvm --target ", "vulkan1.2");
        has("spirv-llvm a.bc --target=vul", "vulkan1.2");
        has("spirv-llvm targets po", "pocl");
        has("spirv-llvm --spirv-ext ", "+all");
        has("spirv-llvm --spirv-ext=+SPV_KHR_exp", "+SPV_KHR_expect_assume");
    }

    #[test]
    fn pages_have_examples_and_the_exit_status() {
        for (name, example) in [
            ("spirv-llvm", "spirv\\-llvm \\-r kernel.spv \\-o kernel.bc"),
            ("spirv-llvm-validate", "spirv\\-llvm validate *.spv"),
            ("llvm-spirv", "llvm\\-spirv \\-r kernel.spv \\-o kernel.bc"),
        ] {
            let page = text(&format!("/{name}.1"));
            for part in [".SH EXAMPLES", ".SH \"EXIT STATUS\"", ".SH \"SEE ALSO\"", example] {
                assert!(page.contains(part), "{part}: {page}");
            }
        }
    }
}
