//! The terminal sessions of the guide: a shell runs the commands of a page in a folder of its own, and the output is
//! compared with the page.

use super::unrun::Checks;
use ::external_tools::{Use, tool};
use anyhow::{Context, Result, bail, ensure};
use std::fmt::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use task_support::pages::console::{Session, Step, sessions};
use task_support::pages::summary::{Chapters, GUIDE, chapters};
use task_support::workspace;

/// Folders of the project that the commands of a page read, as in a checkout.
const LENT: [&str; 4] = ["test-corpus", "examples", "crates", "tools"];

/// Programs that every system has, and ours.
const PRESENT: [&str; 26] = [
    "[",
    "bash",
    "cargo",
    "cat",
    "cd",
    "clspv",
    "cp",
    "cut",
    "echo",
    "export",
    "file",
    "grep",
    "head",
    "ln",
    "ls",
    "mkdir",
    "od",
    "printf",
    "rm",
    "sed",
    "sort",
    "spirv-llvm",
    "spirv-run",
    "tail",
    "tr",
    "wc",
];

/// The uses of the external tools that commands may start.
pub(super) const INSTALLED: [Use; 2] = [Use::Tests, Use::Execution];

/// Makes the files that pages outside the guide's folder name: a kernel and a shader in each form.
const PREPARATION: &str = "set -e
cat > kernel.cl <<'END'
kernel void scale(global float *data, float by, local float *tile) {
  tile[get_local_id(0)] = data[get_global_id(0)];
  data[get_global_id(0)] = by * tile[get_local_id(0)];
}
END
clang-22 -target spir64 -cl-std=CL3.0 -O2 -emit-llvm -c kernel.cl -o kernel.bc
spirv-llvm kernel.bc -o kernel.spv
cp test-corpus/shaders/booleans.comp shader.comp
glslangValidator --quiet -V shader.comp -o shader.spv
spirv-llvm -r -S shader.spv -o shader.ll
cp kernel.bc untrusted.bc
set +e
";

/// Commands that take the machine for long, or install for the user. Here they run with options that give the same files
/// sooner, in the folder of the page.
const SHORTENED: [(&str, &str); 3] = [
    ("cargo xtask wheel", "--dev"),
    ("cargo xtask install ", "--dev"),
    ("cargo install ", "--profile dev --root installed"),
];

/// The option that names a package. A link to the folder of a package is not a member of the workspace.
const PACKAGE: &str = " --path ";

/// Between the outputs of two commands: a character that no program prints, and the exit status.
const MARK: char = '\u{1e}';

/// How to run the sessions.
pub(super) struct Run {
    /// The folder with the programs that were built.
    pub(super) programs: PathBuf,
    /// The folder below which each page has one.
    pub(super) folder: PathBuf,
    /// Parts of the names of the pages to run; none for all.
    pub(super) wanted: Vec<String>,
    /// Replace outputs in the pages that differ.
    pub(super) bless: bool,
}

/// Runs the sessions of all chapters, and returns the number of commands that ran, and that did not.
///
/// # Errors
/// A page cannot be read, a command fails, or it prints something else than the page shows.
pub(super) fn run(run: &Run) -> Result<[usize; 2]> {
    let Chapters { order, texts } = chapters(&workspace::root())?;
    let mut counts = [0, 0];
    let mut problems = Vec::new();
    let mut checks = Checks::new(run.programs.clone());
    for page in order {
        if !run.wanted.is_empty() && !run.wanted.iter().any(|part| page.contains(part.as_str())) {
            continue;
        }
        let (live, dead): (Vec<Session>, Vec<Session>) =
            sessions(&texts[&page]).into_iter().partition(|session| session.not_run.is_none());
        for session in dead {
            counts[1] += session.steps.len();
            for step in &session.steps {
                let problem = checks.problem(step)?;
                problems.extend(
                    problem.map(|text| format!("{page}:{}: `{}`: {text}", step.line + 1, step.command)),
                );
            }
            println!(
                "{page}: {} commands not run: {}",
                session.steps.len(),
                session.not_run.unwrap_or_default()
            );
        }
        let steps: Vec<Step> = live.into_iter().flat_map(|session| session.steps).collect();
        if steps.is_empty() {
            continue;
        }
        println!("{page}: {} commands", steps.len());
        counts[0] += steps.len();
        for step in &steps {
            ensure_present(&step.command).with_context(|| format!("{page}:{}", step.line + 1))?;
        }
        let printed = run_page(run, &page, &steps)?;
        problems.extend(differences(&page, &steps, &printed));
        if run.bless {
            let path = workspace::root().join(&page);
            std::fs::write(path, blessed(&texts[&page], &steps, &printed))?;
        }
    }
    for problem in &problems {
        eprintln!("{problem}");
    }
    ensure!(problems.is_empty(), "{} commands of the guide do not do as it shows", problems.len());
    Ok(counts)
}

/// The result of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Printed {
    lines: Vec<String>,
    status: i32,
}

/// Runs the commands of a page in one shell, so that variables and the folder of one are those of the next.
fn run_page(run: &Run, page: &str, steps: &[Step]) -> Result<Vec<Printed>> {
    let folder = run.folder.join(page.trim_end_matches(".md").replace('/', "-"));
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    for lent in LENT {
        symlink(workspace::root().join(lent), folder.join(lent))?;
    }
    std::fs::create_dir(folder.join("target"))?;
    symlink(workspace::target_dir().join("wheels"), folder.join("target/wheels"))?;
    let script = folder.join(".session.sh");
    let preparation = if page.starts_with(GUIDE) { "" } else { PREPARATION };
    std::fs::write(&script, preparation.to_owned() + &script_of(steps))?;
    let mut path = run.programs.clone().into_os_string();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let mut shell = workspace::tool("bash")?;
    let output =
        shell.arg(&script).current_dir(&folder).env("PATH", path).output().context("cannot start bash")?;
    let text =
        String::from_utf8(output.stdout).with_context(|| format!("{page}: the output is not UTF-8"))?;
    results(&text).with_context(|| format!("{page}: the session ended early:\n{text}"))
}

/// The commands for the shell: the messages of a command among its output, and a mark behind it.
fn script_of(steps: &[Step]) -> String {
    let mut script = "exec 2>&1 < /dev/null\n".to_owned();
    for step in steps {
        // The status stays the one that the next command sees.
        let _ = writeln!(
            script,
            "{}\n_status=$?; printf '\\036%s\\n' $_status; ( exit $_status )",
            shortened(&step.command)
        );
    }
    script
}

fn shortened(command: &str) -> String {
    match SHORTENED.iter().find(|(long, _)| command.starts_with(long)) {
        Some((_, option)) => {
            let (command, comment) = command.split_once("  #").unwrap_or((command, ""));
            let command = command.replace(PACKAGE, &format!("{PACKAGE}{}/", workspace::root().display()));
            format!("{command} {option} > long.log 2>&1 || ( cat long.log; false )  # {comment}")
        }
        None => command.to_owned(),
    }
}

/// The output of each command in the output of the script.
fn results(text: &str) -> Result<Vec<Printed>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((output, behind)) = rest.split_once(MARK) {
        let (status, next) = behind.split_once('\n').context("a mark has no end")?;
        let lines = output.lines().map(|line| line.trim_end().to_owned()).collect();
        found.push(Printed { lines, status: status.parse()? });
        rest = next;
    }
    Ok(found)
}

/// The commands that end or print otherwise than the page shows.
fn differences(page: &str, steps: &[Step], printed: &[Printed]) -> Vec<String> {
    let mut problems = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        let place = format!("{page}:{}: `{}`", step.line + 1, step.command);
        let Some(Printed { lines, status }) = printed.get(index) else {
            problems.push(format!("{place} did not run"));
            continue;
        };
        // A page shows a failure by its message, or asks for the status.
        let is_shown =
            step.output.iter().any(|line| line.contains("error")) || asks_for_status(steps.get(index + 1));
        if *status != 0 && !is_shown {
            problems.push(format!("{place} ended with status {status}:\n{}", lines.join("\n")));
        } else if !step.shows(lines) {
            problems.push(format!("{place} printed:\n{}", lines.join("\n")));
        }
    }
    problems
}

fn asks_for_status(next: Option<&Step>) -> bool {
    next.is_some_and(|step| step.command.contains("$?"))
}

/// The page with the output of the commands that differ.
fn blessed(page: &str, steps: &[Step], printed: &[Printed]) -> String {
    let mut lines: Vec<String> = page.lines().map(str::to_owned).collect();
    for (step, Printed { lines: output, .. }) in steps.iter().zip(printed).rev() {
        if !step.shows(output) {
            let first = step.end - step.output.len();
            lines.splice(first..step.end, output.iter().cloned());
        }
    }
    lines.join("\n") + "\n"
}

/// Holds the programs of a command to the list of external tools: other machines lack the rest.
fn ensure_present(command: &str) -> Result<()> {
    let first = command.split("<<").next().unwrap_or_default().replace("\\\n", " ");
    let first = without_quotes(first.lines().next().unwrap_or_default());
    for part in first.split(['|', ';', '&']) {
        let is_setting = |word: &&str| word.split_once('=').is_some_and(|(name, _)| !name.starts_with('-'));
        let Some(program) = part.split_whitespace().find(|word| !is_setting(word)) else { continue };
        let is_made = program.contains('/');
        if is_made || program == "#" || PRESENT.contains(&program) {
            continue;
        }
        let Ok(listed) = tool(program) else { bail!("`{program}` is not on the list of external tools") };
        let is_there = listed.need() == Use::System || INSTALLED.contains(&listed.need());
        ensure!(is_there, "`{program}` is not installed for the pages");
    }
    Ok(())
}

/// A command line without its quoted parts, which may hold any sign.
fn without_quotes(line: &str) -> String {
    let mut quote = None;
    let mut kept = String::new();
    for letter in line.chars() {
        match quote {
            Some(open) if open == letter => quote = None,
            Some(_) => {}
            None if letter == '\'' || letter == '"' => quote = Some(letter),
            None => kept.push(letter),
        }
    }
    kept
}

/// Makes a folder empty and returns it.
pub(super) fn empty(folder: &Path) -> Result<PathBuf> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)?;
    }
    std::fs::create_dir_all(folder)?;
    Ok(folder.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str =
        "```console\n$ echo one\none\n$ false\n$ echo $?\n2\n$ x=5\n$ echo $x\n…\n$ ls none\nerror: …\n```\n";

    #[test]
    fn a_shell_runs_the_commands_and_the_page_shows_their_output() {
        let steps: Vec<Step> = sessions(PAGE).into_iter().flat_map(|session| session.steps).collect();
        let run = Run {
            programs: PathBuf::from("none"),
            folder: workspace::target_dir().join("tmp/sessions-test"),
            wanted: Vec::new(),
            bless: false,
        };
        let printed = run_page(&run, "docs/guide/a.md", &steps).unwrap();
        let outputs: Vec<_> = printed.iter().map(|result| (result.lines.join("\n"), result.status)).collect();
        assert_eq!(
            outputs[..5].iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>(),
            ["one", "", "1", "", "5"]
        );
        assert_eq!(outputs[1].1, 1);
        let problems = differences("docs/a.md", &steps, &printed);
        assert_eq!(problems.len(), 2, "{problems:?}");
        assert_eq!(problems[0], "docs/a.md:5: `echo $?` printed:\n1");
        assert!(
            blessed(PAGE, &steps, &printed)
                .starts_with("```console\n$ echo one\none\n$ false\n$ echo $?\n1\n$ x=5\n")
        );
    }

    #[test]
    fn programs_are_on_the_list() {
        for good in [
            "clang-22 -c a.cl | cat",
            "A=b spirv-llvm a --o=b",
            "./a",
            "echo 'a; b' > c",
            "cat > a <<E\nnone x\nE",
        ] {
            assert!(ensure_present(good).is_ok(), "{good}");
        }
        for bad in ["icpx a", "cat a | icpx", "cd a && icpx", "csmith > a.c"] {
            assert!(ensure_present(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn commands_of_the_guide_start_installed_programs() {
        let Chapters { order, texts } = chapters(&workspace::root()).unwrap();
        let sessions = order.iter().flat_map(|page| sessions(&texts[page]));
        for step in sessions.filter(|session| session.not_run.is_none()).flat_map(|session| session.steps) {
            ensure_present(&step.command).unwrap();
        }
    }

    #[test]
    fn long_commands_are_shortened() {
        assert_eq!(
            shortened("cargo xtask wheel  # slow"),
            "cargo xtask wheel --dev > long.log 2>&1 || ( cat long.log; false )  #  slow"
        );
        assert!(
            shortened("cargo xtask install --prefix a")
                .starts_with("cargo xtask install --prefix a --dev > ")
        );
        assert!(shortened("cargo install --locked --path tools/a").starts_with(&format!(
            "cargo install --locked --path {}/tools/a --profile dev --root installed > ",
            workspace::root().display()
        )));
        assert_eq!(shortened("spirv-llvm a"), "spirv-llvm a");
    }
}
