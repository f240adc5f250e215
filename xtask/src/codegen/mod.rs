//! `cargo xtask codegen`: turns the Khronos grammar JSON into `crates/spirv-grammar/src/generated`, LLVM's records of
//! intrinsics into `crates/llvm-model/src/intrinsics/generated.rs`, and the C ABI into
//! `crates/spirv-llvm-c/include/spirv_llvm.h`.
//!
//! The output is checked in, so that building needs none of these. It is a pure function of the input: the same input gives
//! the same bytes.

mod core_tables;
mod enum_tables;
mod ext_inst_tables;
mod grammar_json;
mod llvm_intrinsics;
mod rust_names;

use anyhow::{Context, bail, ensure};
use grammar_json::Grammar;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// Where the grammar JSON is expected, relative to the workspace root.
const DEFAULT_HEADERS: &str = "../shared/spirv-headers";
/// Where the generated files go, relative to the workspace root.
const OUTPUT: &str = "crates/spirv-grammar/src/generated";
/// Where the table of LLVM's intrinsics goes.
const INTRINSICS: &str = "crates/llvm-model/src/intrinsics/generated.rs";

/// Options of `cargo xtask codegen`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Compare with the checked-in files instead of writing them
    #[arg(long)]
    check: bool,
    /// Directory of the grammar JSON files [default: ../shared/spirv-headers beside the workspace]
    #[arg(long)]
    headers: Option<PathBuf>,
}

/// Writes or compares the generated files.
///
/// Without the JSON, `--check` says so and succeeds; writing fails. Without LLVM's records, their table stays.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let root = workspace_root()?;
    c_header(args.check)?;
    if llvm_intrinsics::available() {
        let text =
            generated("LLVM's intrinsics.", "the records of LLVM 22 and 23", &llvm_intrinsics::table()?)?;
        let path = root.join(INTRINSICS);
        if args.check {
            ensure!(
                std::fs::read_to_string(&path).ok().as_ref() == Some(&text),
                "{INTRINSICS} differs from LLVM's records; run `cargo xtask codegen`"
            );
        } else {
            std::fs::write(&path, text)?;
        }
    } else {
        say(
            "codegen: not all of the packages llvm-16-dev, llvm-19-dev and llvm-22-dev, and the headers of LLVM 23; the checked-in table of intrinsics is taken as it is",
        )?;
    }
    let headers = args.headers.clone().unwrap_or_else(|| root.join(DEFAULT_HEADERS));
    if !headers.join("spirv.core.grammar.json").is_file() {
        let place = headers.display();
        ensure!(args.check, "no spirv.core.grammar.json in {place}; pass --headers DIR");
        say(&format!("codegen: no grammar JSON in {place}; the checked-in files are taken as they are"))?;
        return Ok(());
    }
    let files = generate(&Grammar::load(&headers)?)?;
    let output = root.join(OUTPUT);
    if args.check { check(&output, &files) } else { write(&output, &files) }
}

/// Writes or compares the header of the C ABI: the package itself knows how, so that chores need not build cbindgen.
fn c_header(check: bool) -> anyhow::Result<()> {
    let mut command = crate::workspace::cargo();
    command.args(["run", "--quiet", "--package", "spirv-llvm-c", "--features", "header"]);
    command.args(["--example", "header", "--"]);
    crate::workspace::run(command.args(check.then_some("--check")))
}

/// All generated files: path relative to the output directory, formatted text.
fn generate(grammar: &Grammar) -> anyhow::Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    let mut add = |path: &str, doc: &str, body: String| -> anyhow::Result<()> {
        let text = generated(doc, "the Khronos grammar JSON", &body);
        files.insert(path.to_owned(), text.with_context(|| format!("formatting {path}"))?);
        Ok(())
    };
    add("mod.rs", "Facts of the grammar as Rust tables.", module_list())?;
    add("op.rs", "Opcode names.", core_tables::op_constants(grammar))?;
    add("instructions.rs", "Facts of every core instruction.", core_tables::instructions(grammar)?)?;
    add("operand_kind.rs", "Operand kinds and instruction classes.", enum_tables::operand_kinds(grammar)?)?;
    add("enums.rs", "Enumerations and masks as open newtypes.", enum_tables::types(grammar))?;
    add("enumerants.rs", "Facts of every enumerant.", enum_tables::tables(grammar)?)?;
    add("ext_inst_sets.rs", "The extended instruction sets.", ext_inst_tables::sets(grammar))?;
    for set in &grammar.ext_sets {
        let path = format!("ext/{}.rs", set.module());
        add(
            &path,
            &format!("The extended instruction set `{}`.", set.name),
            ext_inst_tables::set(grammar, set)?,
        )?;
    }
    let list: String = grammar.ext_sets.iter().map(|set| format!("pub mod {};\n", set.module())).collect();
    add("ext/mod.rs", "One module per extended instruction set.", list)?;
    Ok(files)
}

/// The formatted text of a generated file.
fn generated(doc: &str, source: &str, body: &str) -> anyhow::Result<String> {
    rustfmt(&format!(
        "//! {doc}\n//!\n//! Generated from {source} by `cargo xtask codegen`; do not edit.\n\n{body}"
    ))
}

fn module_list() -> String {
    "pub(crate) mod enumerants;\npub(crate) mod enums;\npub mod ext;\npub(crate) mod ext_inst_sets;\n\
     pub(crate) mod instructions;\npub(crate) mod op;\npub(crate) mod operand_kind;\n"
        .to_owned()
}

fn check(output: &Path, files: &BTreeMap<String, String>) -> anyhow::Result<()> {
    let mut stale: Vec<String> = files
        .iter()
        .filter(|(path, text)| std::fs::read_to_string(output.join(path)).ok().as_ref() != Some(*text))
        .map(|(path, _)| path.clone())
        .collect();
    stale.extend(leftovers(output, files)?.into_iter().map(|path| format!("{path} (no longer generated)")));
    if !stale.is_empty() {
        bail!(
            "generated files differ from the grammar JSON: {}; run `cargo xtask codegen`",
            stale.join(", ")
        );
    }
    Ok(())
}

fn write(output: &Path, files: &BTreeMap<String, String>) -> anyhow::Result<()> {
    for path in leftovers(output, files)? {
        std::fs::remove_file(output.join(path))?;
    }
    for (path, text) in files {
        let path = output.join(path);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        // An unchanged file keeps its time stamp, so that nothing is rebuilt.
        if std::fs::read_to_string(&path).ok().as_ref() != Some(text) {
            std::fs::write(&path, text).with_context(|| path.display().to_string())?;
        }
    }
    Ok(())
}

/// Files in the output directory that the grammar no longer produces.
fn leftovers(output: &Path, files: &BTreeMap<String, String>) -> anyhow::Result<Vec<String>> {
    let mut found = Vec::new();
    for (prefix, dir) in [("", output.to_owned()), ("ext/", output.join("ext"))] {
        let Ok(entries) = std::fs::read_dir(dir) else { continue };
        for entry in entries {
            let entry = entry?;
            let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_file() && !files.contains_key(&path) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Formats with the workspace's rustfmt.toml.
fn rustfmt(text: &str) -> anyhow::Result<String> {
    let mut child = ::judges::judge("rustfmt")?
        .command()
        .args(["--edition", "2024", "--config-path"])
        .arg(workspace_root()?)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("starting rustfmt (rustup component add rustfmt)")?;
    let mut stdin = child.stdin.take().context("rustfmt has no stdin")?;
    let input = text.to_owned();
    // A thread, because rustfmt may write before it has read everything.
    let feeder = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output()?;
    ensure!(output.status.success(), "rustfmt rejected the generated code");
    feeder.join().map_err(|_| anyhow::anyhow!("the thread feeding rustfmt ended early"))??;
    Ok(String::from_utf8(output.stdout)?)
}

fn workspace_root() -> anyhow::Result<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    Ok(here.parent().context("xtask has no parent directory")?.to_owned())
}

fn say(line: &str) -> anyhow::Result<()> {
    Ok(writeln!(std::io::stdout(), "{line}")?)
}
