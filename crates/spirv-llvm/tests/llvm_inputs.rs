//! LLVM's own test inputs print as LLVM prints them, both straight after parsing and from the bitcode written here.
//!
//! They are not part of this project: the folder with them is named by the environment variable `LLVM_TEST_INPUTS` (the
//! folder `llvm/test` of a source package of LLVM); `cargo xtask llvm-inputs` fetches it. Debug info without its version
//! flag is kept on both sides, where LLVM alone would drop it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test that reports"
)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

const KEEP_DEBUG_INFO: &str = "-disable-auto-upgrade-debug-info";

/// The output of a tool of LLVM 22 for `input`, if it accepts it and writes anything.
fn tool(name: &str, input: &[u8]) -> Option<Vec<u8>> {
    let mut child = external_tools::tool(name)
        .unwrap()
        .command()
        .args([KEEP_DEBUG_INFO, "-o", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|e| panic!("{name}: {e}; `cargo xtask test` installs it"));
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A tool may stop reading early.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    (output.status.success() && !output.stdout.is_empty()).then_some(output.stdout)
}

/// A text without the lines that name the file it came from. In the summary of one module that is its path, which LLVM
/// takes from the file it reads, and its hash, which `llvm-as` drops.
fn without_file_names(text: &[u8], has_summary_of_one_module: bool) -> String {
    let text = String::from_utf8_lossy(text);
    let names_the_file = |line: &str| {
        line.starts_with("; ModuleID")
            || line == "source_filename = \"<stdin>\""
            || (has_summary_of_one_module && line.starts_with("^0 = module: "))
    };
    let kept = text.lines().filter(|line| !names_the_file(line));
    let text: String = kept.map(|line| format!("{line}\n")).collect();
    text.trim_matches('\n').to_owned()
}

/// The files with assembly under a folder, in order.
fn inputs(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(inputs(&path));
        } else if path.extension().is_some_and(|e| e == "ll") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Returns the first difference, in one line.
fn difference(theirs: &str, ours: &str) -> String {
    let mut lines = theirs.lines().zip(ours.lines());
    let (theirs, ours) = lines.find(|(a, b)| a != b).unwrap_or(("the end", "more or fewer lines"));
    let start = |line: &str| line.chars().take(90).collect::<String>();
    format!("'{}' here '{}'", start(theirs), start(ours))
}

/// Counts of one folder.
#[derive(Default)]
struct Counts {
    accepted: usize,
    printed: usize,
    written: usize,
}

fn check(path: &Path, counts: &mut Counts) {
    let mut text = std::fs::read(path).unwrap();
    if !text.windows(15).any(|word| word == b"source_filename") {
        // LLVM takes the name of the file it reads, and hashes the names of local symbols with it for summaries.
        text.splice(0..0, *b"source_filename = \"<stdin>\"\n");
    }
    let Some(theirs) = tool("llvm-as-22", &text).and_then(|bitcode| tool("llvm-dis-22", &bitcode)) else {
        return;
    };
    let summary_of_this = b"\n^0 = module: (path: \"<stdin>\"";
    let has_summary_of_one_module =
        theirs.windows(summary_of_this.len()).any(|words| words == summary_of_this);
    let without_file_names = |text: &[u8]| without_file_names(text, has_summary_of_one_module);
    let theirs = without_file_names(&theirs);
    counts.accepted += 1;
    let name = path.file_name().unwrap().to_string_lossy();
    let module = match llvm_asm::parse(&text) {
        Ok(module) => module,
        Err(error) => return println!("  {name}: {}", error.to_string().lines().next().unwrap_or_default()),
    };
    match llvm_asm::print(&module) {
        Ok(ours) if without_file_names(ours.as_bytes()) == theirs => counts.printed += 1,
        Ok(ours) => {
            println!("  {name}: printed: {}", difference(&theirs, &without_file_names(ours.as_bytes())))
        }
        Err(error) => println!("  {name}: printed: {error}"),
    }
    match llvm_bitcode::write(&module, &Default::default()) {
        Ok(written) => match tool("llvm-dis-22", &written.bytes) {
            Some(ours) if without_file_names(&ours) == theirs => counts.written += 1,
            Some(ours) => println!("  {name}: written: {}", difference(&theirs, &without_file_names(&ours))),
            None => println!("  {name}: written: LLVM does not read it"),
        },
        Err(error) => println!("  {name}: written: {error}"),
    }
}

#[test]
#[ignore = "needs LLVM's sources, see the top of this file"]
fn inputs_of_llvm_print_as_llvm_prints_them() {
    let root = std::env::var_os("LLVM_TEST_INPUTS").expect("LLVM_TEST_INPUTS names the folder");
    for folder in ["Assembler", "Bitcode"] {
        println!("{folder}:");
        let mut counts = Counts::default();
        for path in inputs(&Path::new(&root).join(folder)) {
            check(&path, &mut counts);
        }
        let Counts { accepted, printed, written } = counts;
        println!(
            "{folder}: {accepted} accepted by LLVM; the same text: {printed} printed, {written} written"
        );
        assert!(accepted > 0, "{folder} has inputs");
        for (what, same) in [("printed", printed), ("written", written)] {
            assert!(same * 100 >= accepted * 95, "{folder}: {same} of {accepted} {what}");
        }
    }
}
