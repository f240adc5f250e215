//! LLVM's tools, as readers of our text.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    unreachable_pub,
    reason = "every test binary uses its own part"
)]

use std::io::Write;
use std::process::Stdio;

/// Options under which LLVM keeps debug info that lacks its version flag.
const KEEP_DEBUG_INFO: &str = "-disable-auto-upgrade-debug-info";

/// Runs a tool on `input`; its output, or its messages when it fails.
pub fn run(tool: &str, args: &[&str], input: &[u8]) -> Result<Vec<u8>, String> {
    let mut child = external_tools::tool(tool)
        .unwrap()
        .command()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|e| panic!("{tool} does not run: {e}"));
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The tool may stop reading early.
        let _ = stdin.write_all(&input);
    });
    let out = child.wait_with_output().unwrap();
    writer.join().unwrap();
    if out.status.success() { Ok(out.stdout) } else { Err(String::from_utf8_lossy(&out.stderr).into_owned()) }
}

/// The LLVM that prints what an assembler wrote: LLVM 22, or that of a newer assembler.
fn printer_of(assembler: &str) -> &'static str {
    if assembler == "llvm-as-23" { "llvm-dis-23" } else { "llvm-dis-22" }
}

/// Whether nothing changes when LLVM reads what an assembler wrote.
pub fn is_newest(assembler: &str) -> bool {
    matches!(assembler, "llvm-as-22" | "llvm-as-23")
}

/// What LLVM prints for `text` after it went through bitcode written by `assembler`.
pub fn llvm_text_from(assembler: &str, text: &[u8]) -> Result<String, String> {
    let args: &[&str] = if is_newest(assembler) { &[KEEP_DEBUG_INFO, "-o", "-"] } else { &["-o", "-"] };
    let bitcode = run(assembler, args, text)?;
    if bitcode.is_empty() {
        return Err("the assembler wrote nothing".to_owned());
    }
    let printed = run(printer_of(assembler), &[KEEP_DEBUG_INFO, "-o", "-"], &bitcode)?;
    Ok(normalized(&String::from_utf8(printed).unwrap()))
}

/// As [`llvm_text_from`], by LLVM 22.
pub fn llvm_text(text: &[u8]) -> Result<String, String> {
    llvm_text_from("llvm-as-22", text)
}

/// Without the comments and lines that say nothing about the module: its file.
pub fn normalized(text: &str) -> String {
    let mut out = String::new();
    let mut blank = false;
    for line in text.lines() {
        let says_nothing = line.starts_with("; ModuleID")
            || line.starts_with("source_filename = \"<stdin>\"")
            || line.starts_with("source_filename = \"-\"");
        if says_nothing {
            continue;
        }
        if line.is_empty() {
            blank = !out.is_empty();
            continue;
        }
        if std::mem::take(&mut blank) {
            out.push('\n');
        }
        out.push_str(line);
        out.push('\n');
    }
    out
}

/// Our text for `text`.
pub fn reprinted(text: &[u8]) -> Result<String, String> {
    let module = llvm_asm::parse(text).map_err(|e| e.to_string())?;
    llvm_asm::print(&module).map(|text| normalized(&text)).map_err(|e| e.to_string())
}

/// Panics with the first line in which two texts differ.
#[track_caller]
pub fn assert_same(what: &str, ours: &str, theirs: &str) {
    if ours == theirs {
        return;
    }
    let (mut a, mut b) = (ours.lines(), theirs.lines());
    for number in 1.. {
        let (ours, theirs) = (a.next(), b.next());
        assert_eq!(ours, theirs, "{what}: line {number} (left: ours)");
    }
}

/// The text with attribute groups written out where they are used, declarations sorted, and unused ones left out.
pub fn without_declaration_order(text: &str) -> String {
    let mut groups = std::collections::HashMap::new();
    for line in text.lines() {
        if let Some((name, contents)) =
            line.strip_prefix("attributes ").and_then(|rest| rest.split_once(" = "))
        {
            groups.insert(name, contents);
        }
    }
    let expand = |line: &str| -> String {
        let words: Vec<String> = line
            .split(' ')
            .map(|word| {
                let name = word.trim_end_matches(',');
                groups.get(name).map_or_else(|| word.to_owned(), |contents| word.replace(name, contents))
            })
            .collect();
        words.join(" ")
    };
    let mut declarations = Vec::new();
    let mut rest = String::new();
    for line in text.lines() {
        if line.starts_with("declare ") {
            declarations.push(expand(line));
        } else if !line.starts_with("attributes #")
            && !line.starts_with("; Function Attrs")
            && !line.is_empty()
        {
            rest.push_str(&expand(line));
            rest.push('\n');
        }
    }
    declarations.retain(|line| {
        let name = line.split('@').nth(1).and_then(|rest| rest.split('(').next()).unwrap_or_default();
        rest.contains(&format!("@{name}"))
    });
    declarations.sort();
    rest.push_str(&declarations.join("\n"));
    // Bitcode from before LLVM 21 does not speak of the memory that LLVM 22 added; text does.
    rest.replace(", target_mem0: none, target_mem1: none", "")
}
