//! Writes the page about errors from the catalog. With `--check` it compares the file. `errors WORKSPACE [--check]`;
//! `cargo xtask codegen` starts it.

use spirv_llvm::problem::Problem;
use spirv_llvm::{Code, LossGrade};
use std::error::Error;
use std::fmt::Write;
use std::path::Path;

/// The page about errors.
const PAGE: &str = "docs/errors.md";

const INTRODUCTION: &str = "# Errors

Every message of the library and of the C ABI has a code and a name. In JSON of the command they are `null` for its own messages,
about files that it cannot read or write and about its command line. The number and the name of a code never change and
are never reused. The name of a message identifies its row in the lists below, and never changes either. A message also has a
severity, a place, a text and, if something helps, a help. `cargo xtask codegen` generates this page from the catalog
(`crates/translate-common/src/diagnostics/code.rs`, `crates/translate-common/src/diagnostics/problems`).

## Codes

The last column is the error that an OpenCL runtime reports. If there are two, the first is for `clCreateProgramWithIL` and
`clCreateProgramWithBinary`, the second for `clBuildProgram` and `clCompileProgram`, which put the text into the build log. The
help is the default for messages of that code.

| number | code | when | OpenCL | help |
|---|---|---|---|---|
";

const C_CODES: &str = "
The C ABI returns the same numbers (`spirv_llvm_status`), 0 for success, and has two more:

| number | code | when | OpenCL |
|---|---|---|---|
| 100 | `invalid-argument` | a required pointer is null, or a text is not UTF-8 | CL_INVALID_VALUE |
| 101 | `out-of-memory` | the allocator of the host has no memory | CL_OUT_OF_HOST_MEMORY |

## Losses

A translation reports every loss with its kind, its name, its count, its first places, a grade and, if something helps, the
remedy. `crates/translate-common/src/losses/catalogue.rs` is the table.

| grade | effect |
|---|---|
";

const MESSAGES: &str = "
## Messages

By topic. Names in braces stand for parts of a text that depend on the module. `--json` prints the name of a message as
`problem`; Rust programs match on `Diagnostic::problem`.
";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let path = Path::new(arguments.first().ok_or("usage: errors WORKSPACE [--check]")?).join(PAGE);
    let page = page()?;
    if !arguments.iter().any(|argument| argument == "--check") {
        std::fs::write(path, page)?;
    } else if std::fs::read_to_string(path)? != page {
        return Err(format!("{PAGE} differs from the catalog; run `cargo xtask codegen`").into());
    }
    Ok(())
}

fn page() -> Result<String, std::fmt::Error> {
    let mut text = INTRODUCTION.to_owned();
    for code in Code::ALL {
        let (errors, remedy) = (code.opencl_errors().join(", "), code.remedy().unwrap_or_default());
        let remedy = cell(remedy);
        writeln!(text, "| {} | `{code}` | {} | {errors} | {remedy} |", code.number(), code.meaning())?;
    }
    text.push_str(C_CODES);
    for grade in LossGrade::ALL {
        writeln!(text, "| `{}` | {} |", grade.name(), grade.meaning())?;
    }
    text.push_str(MESSAGES);
    let mut topic = "";
    for row in Problem::rows() {
        let this = row.name.split('/').next().unwrap_or_default();
        if this != topic {
            topic = this;
            write!(text, "\n### {topic}\n\n| name | code | text | help |\n|---|---|---|---|\n")?;
        }
        let help = cell(row.help.unwrap_or_default());
        writeln!(text, "| `{}` | `{}` | {} | {help} |", row.name, row.code, cell(row.text))?;
    }
    Ok(text)
}

/// A text as a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('<', "\\<").replace('*', "\\*").replace('_', "\\_")
}
