//! A call of every intrinsic that `docs/generated/intrinsics.md` says is accepted becomes valid SPIR-V.

use filetest::oracle::{llvm, spirv_tools};
use spirv_llvm::Options;
use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Write;

/// What calls may refer to.
const HEAD: &str = "\
target datalayout = \"e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1\"
target triple = \"spir64\"
";
/// What metadata arguments may refer to.
const TAIL: &str = "!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n";
const PARAMETERS: &str = "float %f, double %d, half %h, i32 %i, i64 %l, i16 %w, i8 %c, <4 x float> %vf, <4 x i32> %vi, \
                          <4 x i16> %vs, <8 x i32> %v8, ptr addrspace(1) %g, ptr addrspace(1) %out";
const ENTRY: &str = "  %s = alloca [16 x i32], align 64
  %x = trunc i32 %i to i24
  %y = zext i64 %l to i128
  %b = icmp eq i32 %i, 3
  %vb = icmp eq <4 x i32> %vi, zeroinitializer
  %gs = getelementptr i32, ptr addrspace(1) %g, <4 x i32> %vi
";

/// One call.
struct Call {
    result: String,
    name: String,
    arguments: String,
}

impl Call {
    fn parse(line: &str) -> Option<Call> {
        // The first parenthesis that is none of an address space.
        let opening = line.match_indices('(').find(|&(at, _)| !line[..at].ends_with("addrspace"))?.0;
        let (result, name) = line[..opening].rsplit_once(' ')?;
        let arguments = line[opening + 1..].strip_suffix(')')?;
        Some(Call { result: result.to_owned(), name: name.to_owned(), arguments: arguments.to_owned() })
    }

    /// The types of the arguments: each without its value.
    fn declaration(&self) -> String {
        let mut types = Vec::new();
        for argument in split(&self.arguments) {
            let ty = match argument.trim().rsplit_once(' ') {
                Some((ty, _)) => ty.replace(" align 4", ""),
                None => argument.trim().to_owned(),
            };
            types.push(ty);
        }
        format!("declare {} @llvm.{}({})\n", self.result, self.name, types.join(", "))
    }

    /// A kernel that makes the call and stores what it returns.
    fn kernel(&self, name: &str) -> String {
        // Only `llvm.fake.use` takes anything.
        let (variadic, arguments) =
            if self.arguments == "..." { (" (...)", "i32 %i") } else { ("", self.arguments.as_str()) };
        let call = format!("call {}{variadic} @llvm.{}({arguments})", self.result, self.name);
        let text = if self.result == "void" {
            format!("  {call}\n")
        } else {
            format!("  %result = {call}\n  store {} %result, ptr addrspace(1) %out, align 1\n", self.result)
        };
        format!("define spir_kernel void @{name}({PARAMETERS}) {{\n{ENTRY}{text}  ret void\n}}\n")
    }
}

/// The parts between commas that are in no brackets.
fn split(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '<' | '{' => depth += 1,
            ')' | '>' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts.retain(|part| !part.trim().is_empty());
    parts
}

/// Every line of the list, words in braces spelled out. Types in braces have spaces behind the brace.
fn calls() -> Result<Vec<Call>, Box<dyn Error>> {
    let mut calls = Vec::new();
    for line in include_str!("data/intrinsic_calls.txt").lines().filter(|line| !line.starts_with('#')) {
        let words = line.match_indices('{').find(|&(at, _)| !line[at + 1..].starts_with(' '));
        let lines: Vec<String> = match words {
            None => vec![line.to_owned()],
            Some((at, _)) => {
                let (words, rest) = line[at + 1..].split_once('}').ok_or(line)?;
                words.split(',').map(|word| format!("{}{word}{rest}", &line[..at])).collect()
            }
        };
        for line in lines {
            calls.push(Call::parse(&line).ok_or(line)?);
        }
    }
    Ok(calls)
}

/// The intrinsics that the page says are accepted.
fn accepted() -> BTreeSet<String> {
    let page = include_str!("../../../docs/generated/intrinsics.md");
    let row = |line: &str| {
        let mut cells = line.trim_start_matches("| `").split(" | ");
        let (name, what) = (cells.next()?.trim_end_matches('`'), cells.next()?);
        let accepted = matches!(what, "lower" | "emulate" | "drop as hint");
        accepted.then(|| name.strip_prefix("llvm.").map(str::to_owned))?
    };
    page.lines().filter_map(row).collect()
}

/// The row of the page for a name with suffixes.
fn row<'r>(rows: &'r BTreeSet<String>, name: &str) -> Option<&'r String> {
    let mut base = name;
    loop {
        if let Some(row) = rows.get(base) {
            return Some(row);
        }
        base = base.rsplit_once('.')?.0;
    }
}

#[test]
fn every_accepted_intrinsic_is_called() -> Result<(), Box<dyn Error>> {
    let rows = accepted();
    let mut missing = rows.clone();
    for call in calls()? {
        let row = row(&rows, &call.name).ok_or_else(|| format!("llvm.{} is not accepted", call.name))?;
        missing.remove(row);
    }
    // Debug information is no call that can stand alone, and tokens, which a file test has, cannot be stored; flt.rounds is
    // called get.rounding since LLVM 16; variables that threadlocal.address could be called with are refused themselves.
    // Those of LLVM 23, which the LLVM that makes the calls does not know, have file tests of their own.
    missing.retain(|name| {
        !name.starts_with("dbg.")
            && !name.starts_with("experimental.convergence.")
            && !["flt.rounds", "threadlocal.address"].contains(&&**name)
            && !["convert.from.arbitrary.fp", "vector.compress"].contains(&&**name)
    });
    assert!(missing.is_empty(), "no call of {missing:?}");
    Ok(())
}

#[test]
fn calls_are_what_llvm_calls() -> Result<(), Box<dyn Error>> {
    let (mut declarations, mut kernels) = (BTreeSet::new(), String::new());
    for (index, call) in calls()?.iter().enumerate() {
        declarations.insert(call.declaration());
        let _ = write!(kernels, "{}", call.kernel(&format!("k{index}")));
    }
    let declarations: String = declarations.into_iter().collect();
    llvm::assemble(&format!("{HEAD}{declarations}{kernels}{TAIL}"))?;
    Ok(())
}

#[test]
fn calls_become_valid_spirv() -> Result<(), Box<dyn Error>> {
    let mut wrong = String::new();
    for call in calls()? {
        let module = format!("{HEAD}{}{}{TAIL}", call.declaration(), call.kernel("k"));
        let judged = spirv_llvm::llvm_to_spirv(module.as_bytes(), &Options::default())
            .map_err(|error| error.to_string())
            .and_then(|spirv| spirv_tools::validate(&spirv.bytes).map_err(|error| error.to_string()));
        if let Err(error) = judged {
            let _ = writeln!(wrong, "llvm.{}: {error}", call.name);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    Ok(())
}
