//! Text for users names its subjects and uses the verbs of compilers: the pages, the texts of options and messages, and the
//! public documentation have few of the words that replace both (`what`, `whose`, `say`, `told`, …).

use super::sources::Source;

/// A group of words, and how many of them 1,000 lines of prose may have.
struct Marker {
    words: &'static [&'static str],
    most: usize,
    advice: &'static str,
}

const MARKERS: [Marker; 2] = [
    Marker {
        words: &["what", "who", "whose", "whom", "whoever", "whatever"],
        most: 15,
        advice: "name the subject",
    },
    Marker {
        words: &["say", "says", "said", "saying", "unsaid", "tell", "tells", "told", "telling"],
        most: 3,
        advice: "use a verb of the domain: declare, specify, emit, report, distinguish",
    },
];

/// The parts of a file that users read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Prose {
    /// Lines of Markdown outside code.
    Page,
    /// String literals of Rust.
    Texts,
    /// Documentation comments of Rust or C.
    Comments,
    /// Docstrings and comments of Python.
    Docstrings,
}

/// Pages outside `docs` and the `README.md` of crates and tools.
const PAGES: [&str; 4] = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"];

/// Folders of string literals that are texts of options, messages and losses.
const TEXTS: [&str; 4] = [
    "crates/spirv-llvm/src/settings/table/",
    "crates/translate-common/src/diagnostics/",
    "crates/translate-common/src/losses/",
    "tools/spirv-llvm-cli/src/",
];

/// A file of [`TEXTS`] that quotes the messages of another program.
const QUOTES: &str = "tools/spirv-llvm-cli/src/refusals.rs";

/// Folders of interfaces: the facade with its options, the C library with its headers, and the Python module.
const INTERFACES: [&str; 4] = [
    "crates/spirv-llvm/src/",
    "crates/translate-common/src/options/",
    "crates/spirv-llvm-c/",
    "tools/spirv-llvm-python/",
];

impl Prose {
    /// The kinds of prose in a file.
    fn of(name: &str) -> Vec<Prose> {
        let is_in = |folders: &[&str]| folders.iter().any(|folder| name.starts_with(folder));
        let is_readme = name.ends_with("/README.md") && !name.starts_with("test-corpus/");
        let is_page = PAGES.contains(&name) || name.starts_with("docs/") || is_readme;
        let mut kinds = Vec::new();
        if name.ends_with(".md") && is_page {
            kinds.push(Prose::Page);
        }
        if name.ends_with(".rs") && !name.ends_with("tests.rs") && name != QUOTES && is_in(&TEXTS) {
            kinds.push(Prose::Texts);
        }
        if (name.ends_with(".rs") || name.ends_with(".h")) && !name.contains("/tests/") && is_in(&INTERFACES)
        {
            kinds.push(Prose::Comments);
        }
        if (name.ends_with(".py") || name.ends_with(".pyi"))
            && !name.contains("/tests/")
            && is_in(&INTERFACES)
        {
            kinds.push(Prose::Docstrings);
        }
        kinds
    }

    /// The lines of prose, each with its number.
    fn lines(self, text: &str) -> Vec<(usize, String)> {
        match self {
            Prose::Page => page_lines(text),
            Prose::Texts => literal_lines(text),
            Prose::Comments => comment_lines(text),
            Prose::Docstrings => docstring_lines(text),
        }
    }
}

/// Files with more markers than their lines allow, and all files together. Each file may have one of each group, so that a
/// short page may, too.
pub(super) fn check(sources: &[Source]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut all = Vec::new();
    for source in sources {
        let text = source.text().unwrap_or_default();
        for kind in Prose::of(&source.name) {
            let lines = kind.lines(text);
            problems.extend(excess(&lines).map(|excess| format!("{}: {excess}", source.name)));
            all.extend(lines);
        }
    }
    problems.extend(MARKERS.iter().filter_map(|marker| {
        let found: usize = all.iter().map(|(_, line)| count(line, marker.words)).sum();
        let most = marker.most * all.len() / 1000;
        (found > most).then(|| {
            format!("all text for users: {found} times one of {}, at most {most}", marker.words.join(", "))
        })
    }));
    problems
}

/// The markers that these lines have too many of.
fn excess(lines: &[(usize, String)]) -> impl Iterator<Item = String> {
    MARKERS.iter().filter_map(move |marker| {
        let most = (marker.most * lines.len()).div_ceil(1000);
        let found: Vec<usize> =
            lines.iter().flat_map(|(at, line)| vec![*at; count(line, marker.words)]).collect();
        (found.len() > most).then(|| {
            let places: Vec<String> = found.iter().map(ToString::to_string).collect();
            let (words, advice) = (marker.words.join(", "), marker.advice);
            let (found, lines, places) = (found.len(), lines.len(), places.join(", "));
            format!("{found} times one of {words} in {lines} lines of prose, at most {most} ({advice}): lines {places}")
        })
    })
}

/// How many of these words a line has outside marks of code.
fn count(line: &str, words: &[&str]) -> usize {
    let prose =
        line.split('`').step_by(2).flat_map(|part| part.split(|c: char| !c.is_alphanumeric() && c != '_'));
    prose.filter(|found| words.iter().any(|word| found.eq_ignore_ascii_case(word))).count()
}

/// Lines of Markdown that are neither blank nor code (fenced, or indented after a blank line).
fn page_lines(text: &str) -> Vec<(usize, String)> {
    let (mut found, mut is_fenced, mut may_be_code) = (Vec::new(), false, true);
    for (at, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            is_fenced = !is_fenced;
        } else if !is_fenced {
            let is_code = may_be_code && line.starts_with("    ");
            if !is_code && !line.trim().is_empty() {
                found.push((at + 1, line.to_owned()));
            }
            may_be_code = is_code || line.trim().is_empty();
        }
    }
    found
}

/// Lines of documentation comments of Rust and comments of C.
fn comment_lines(text: &str) -> Vec<(usize, String)> {
    let starts = ["///", "//!", "/**", "/*", " *", "//"];
    let is_comment =
        |line: &str| starts.iter().any(|start| line.strip_prefix(start).is_some_and(|rest| rest != "/"));
    let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.to_owned()));
    lines.filter(|(_, line)| is_comment(line.trim_start()) || is_comment(line)).collect()
}

/// Lines inside of triple quotes, and comments, of Python.
fn docstring_lines(text: &str) -> Vec<(usize, String)> {
    let (mut found, mut is_inside) = (Vec::new(), false);
    for (at, line) in text.lines().enumerate() {
        let quotes = line.matches("\"\"\"").count();
        if (is_inside || quotes > 0 || line.trim_start().starts_with('#')) && !line.trim().is_empty() {
            found.push((at + 1, line.to_owned()));
        }
        is_inside ^= quotes % 2 == 1;
    }
    found
}

/// The parts of lines that are string literals of Rust, without the fields in braces; of lines without documentation and
/// attributes.
fn literal_lines(text: &str) -> Vec<(usize, String)> {
    let (mut found, mut is_inside) = (Vec::new(), false);
    for (at, line) in text.lines().enumerate() {
        let trimmed = line.trim_start();
        if !is_inside && (trimmed.starts_with("//") || trimmed.starts_with("#[")) {
            continue;
        }
        // The quotation mark as a character.
        let line = line.replace("'\"'", "");
        let (mut literal, mut is_escaped, mut is_field) = (String::new(), false, false);
        for c in line.chars() {
            match c {
                '"' if !is_escaped => (is_inside, is_field) = (!is_inside, false),
                '{' | '}' if is_inside => is_field = c == '{',
                _ if is_inside && !is_field => literal.push(c),
                _ => {}
            }
            is_escaped = is_inside && c == '\\' && !is_escaped;
        }
        if literal.contains(' ') {
            found.push((at + 1, literal));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sentences that are rejected on a page of their own (which may have one of each group), and the same facts as the page
    /// should state them.
    const EXAMPLES: [(&str, &str); 6] = [
        (
            "What is lost is reported, whatever it is; nobody is told twice, and the list says it.",
            "The translator reports every loss once.",
        ),
        (
            "Whoever reads a file of strangers is told what its limits are; the option says what they may be.",
            "For untrusted input, set resource limits.",
        ),
        (
            "It says what SPIR-V lets be decorated with what, and tells how often.",
            "The table lists the targets of each decoration, and whether it may be repeated.",
        ),
        ("What comes back of it says what it said.", "The round-tripped module has the same declarations."),
        (
            "Those that are told apart by their shapes say which one they are.",
            "The two forms are distinguished by their shapes.",
        ),
        (
            "Of what nothing says whose it is, the width is what the option says.",
            "The option is the width of pointees without other evidence.",
        ),
    ];

    #[test]
    fn sentences_without_subjects_are_rejected() {
        for (rejected, accepted) in EXAMPLES {
            let problems = |line: &str| excess(&[(1, line.to_owned())]).count();
            assert!(problems(rejected) > 0, "{rejected}");
            assert_eq!(problems(accepted), 0, "{accepted}");
        }
    }

    #[test]
    fn markers_are_words_outside_code() {
        let words = &["what", "say"];
        assert_eq!(count("What is this? They say `what` they say, somewhat essays.", words), 3);
    }

    #[test]
    fn limits_grow_with_the_page() {
        let page: Vec<_> =
            (1..=1000).map(|at| (at, if at <= 15 { "what" } else { "." }.to_owned())).collect();
        assert_eq!(excess(&page).count(), 0);
        assert_eq!(excess(&page[..900]).count(), 1);
    }

    #[test]
    fn code_is_not_prose() {
        let page = "a\n\n    code\n    code\n\n```sh\ncode\n```\n- b\n    c\n";
        let numbers: Vec<_> = page_lines(page).into_iter().map(|(at, _)| at).collect();
        assert_eq!(numbers, [1, 9, 10]);
        let source =
            "/// \"doc text\"\nlet a = '\"'; f(\"one '{what}'\", b, \"over \\\n  two lines\"); // c\n";
        let literals: Vec<_> = literal_lines(source).into_iter().map(|(_, literal)| literal).collect();
        assert_eq!(literals, ["one ''over \\", "  two lines"]);
        assert_eq!(docstring_lines("x = 1\n\"\"\"A\nb\n\"\"\"\n# c\n").len(), 4);
        assert_eq!(comment_lines("//! a\nfn b() {}\n    /// c\n * d\n").len(), 3);
    }

    #[test]
    fn files_of_users_have_prose() {
        assert_eq!(Prose::of("docs/design/command.md"), [Prose::Page]);
        assert_eq!(Prose::of("tools/spirv-run/README.md"), [Prose::Page]);
        assert_eq!(
            Prose::of("crates/spirv-llvm/src/settings/table/spirv.rs"),
            [Prose::Texts, Prose::Comments]
        );
        assert_eq!(Prose::of("crates/spirv-llvm-c/include/spirv_llvm.h"), [Prose::Comments]);
        assert!(Prose::of("crates/llvm-model/src/lib.rs").is_empty());
    }
}
