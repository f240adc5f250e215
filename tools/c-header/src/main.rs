//! Generates `include/spirv_llvm.h` of `spirv-llvm-c` from that crate's sources, or with `--check` compares it with the
//! checked-in file. `cargo xtask codegen` starts it.
//!
//! It parses the sources and links nothing of the translator, so that generated files of the translator may be out of date.

use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let tools = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the package has no parent folder")?;
    let package = &tools.with_file_name("crates").join("spirv-llvm-c");
    let config = cbindgen::Config::from_file(package.join("cbindgen.toml"))?;
    let bindings = cbindgen::Builder::new().with_crate(package).with_config(config).generate()?;
    let mut text = Vec::new();
    bindings.write(&mut text);
    let text = for_c(&String::from_utf8(text)?);
    let path = package.join("include/spirv_llvm.h");
    if std::env::args().any(|argument| argument == "--check") {
        let found = std::fs::read_to_string(&path)?;
        return if found == text {
            Ok(())
        } else {
            Err("include/spirv_llvm.h differs from the sources; run `cargo xtask codegen`".into())
        };
    }
    Ok(std::fs::write(path, text)?)
}

/// The comments as C programmers know them: what Rust calls safety is what a call requires, and null has no ticks.
fn for_c(header: &str) -> String {
    let lines = header.lines().filter(|line| line.trim() != "// # Safety");
    let mut text: Vec<&str> = Vec::new();
    for line in lines {
        // The blank line that stood in front of a heading.
        if line.trim_end() == "//" && text.last().is_some_and(|last| last.trim_end() == "//") {
            continue;
        }
        text.push(line.trim_end());
    }
    text.join("\n") + "\n"
}
