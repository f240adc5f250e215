//! A law over the instructions that kernels can reach: a call of the function that is named after an instruction becomes
//! that instruction; what comes back of it, a call or LLVM's own instruction, becomes it again.
//!
//! `calls.txt` has a call for each. What does not come back is listed with the reason in `docs/generated/friendly.md`,
//! with the name of every function, and where it differs from what others write; `BLESS=1 cargo test -p spirv-llvm --test
//! friendly_law` writes the page.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod page;

use spirv_llvm::{BuiltinDialect, ExtensionPolicy, Options};
use std::collections::BTreeMap;
use std::path::Path;

/// The instructions that do not come back, and why.
const LOST: &[(&str, &str)] = &[
    ("CopyObject", "a copy of a value is the value"),
    ("FMod", "comes back as its arithmetic: LLVM has no remainder with the divisor's sign"),
    ("FreezeKHR", "comes back as freeze, which legalisation removes by making the value defined"),
    ("LessOrGreater", "comes back as fcmp one, which is OpFOrdNotEqual"),
    ("LifetimeStart", "LLVM marks allocations only; of a parameter nothing comes back"),
    ("LifetimeStop", "LLVM marks allocations only; of a parameter nothing comes back"),
    ("LogicalNot", "comes back as xor with true, which is OpLogicalNotEqual"),
    ("Not", "comes back as xor with -1, which is OpBitwiseXor"),
    ("PoisonKHR", "comes back as poison, which is OpUndef"),
    ("PtrDiff", "comes back as a subtraction of addresses"),
    ("PtrEqual", "comes back as icmp, which compares the addresses as integers"),
    ("PtrNotEqual", "comes back as icmp, which compares the addresses as integers"),
    (
        "RestoreMemoryINTEL",
        "comes back as llvm.stackrestore, which is dropped where no array has a variable length",
    ),
    ("SMod", "comes back as its arithmetic: LLVM has no remainder with the divisor's sign"),
    ("SNegate", "comes back as a subtraction from 0, which is OpISub"),
    (
        "SaveMemoryINTEL",
        "comes back as llvm.stacksave, which is dropped where no array has a variable length",
    ),
    ("VectorTimesScalar", "comes back as a product of vectors, which is OpFMul"),
];

/// One call: the instruction's name, the type of the result, and the arguments.
struct Call {
    name: String,
    result: String,
    arguments: Vec<String>,
}

/// The calls of `calls.txt`.
fn calls() -> Vec<Call> {
    let mut types: BTreeMap<&str, &str> = BTreeMap::new();
    let mut calls = Vec::new();
    for line in include_str!("calls.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some((name, ty)) = line.split_once(" = ").filter(|_| line.starts_with('$')) {
            types.insert(name, ty);
            continue;
        }
        let (names, signature) = line.split_once(" : ").unwrap();
        let mut parts = signature.split('|').map(|part| {
            let part = part.trim();
            types.get(part).copied().unwrap_or(part).to_owned()
        });
        let result = parts.next().unwrap();
        let arguments: Vec<String> = parts.collect();
        calls.extend(names.split(' ').map(|name| Call {
            name: name.to_owned(),
            result: result.clone(),
            arguments: arguments.clone(),
        }));
    }
    calls
}

impl Call {
    /// A module with a function that makes the call with its parameters and constants.
    fn module(&self) -> String {
        let (mut declared, mut parameters, mut passed) = (Vec::new(), Vec::new(), Vec::new());
        for (number, argument) in self.arguments.iter().enumerate() {
            // A type does not end in a number behind a space.
            match argument.rsplit_once(' ').filter(|(_, value)| value.parse::<u32>().is_ok()) {
                Some((ty, _)) => {
                    declared.push(ty.to_owned());
                    passed.push(argument.clone());
                }
                None => {
                    declared.push(argument.clone());
                    parameters.push(format!("{argument} %{number}"));
                    passed.push(format!("{argument} %{number}"));
                }
            }
        }
        let (result, name) = (&self.result, &self.name);
        // Parameters that are numbered must be so without gaps.
        let renamed = |text: &str| text.replace(" %", " %a");
        let call = format!("call spir_func {result} @__spirv_{name}({})", renamed(&passed.join(", ")));
        let body = match result.as_str() {
            "void" => format!("  {call}\n  ret void\n"),
            _ => format!("  %r = {call}\n  ret {result} %r\n"),
        };
        format!(
            "target triple = \"spir64-unknown-unknown\"\n\
             declare spir_func {result} @__spirv_{name}({})\n\
             define spir_func {result} @f({}) {{\n{body}}}\n",
            declared.join(", "),
            renamed(&parameters.join(", ")),
        )
    }
}

/// What became of a call.
enum Outcome {
    /// The name of the function that is called when it comes back, or of LLVM's own form.
    Back(String),
    Lost,
}

fn try_call(call: &Call, options: &Options) -> Outcome {
    let is_there = |spirv: &[u8]| {
        let text = spirv_llvm::disassemble(spirv).unwrap();
        let opcode = format!("Op{}", call.name);
        text.lines().any(|line| line.split_whitespace().any(|word| word == opcode))
    };
    let first = spirv_llvm::llvm_to_spirv(call.module().as_bytes(), options)
        .unwrap_or_else(|error| panic!("{}: {error}", call.name))
        .bytes;
    assert!(is_there(&first), "{} became something else", call.name);
    let back = spirv_llvm::spirv_to_llvm_assembly(&first, options)
        .unwrap_or_else(|error| panic!("{} comes back: {error}", call.name))
        .bytes;
    let again = spirv_llvm::llvm_to_spirv(&back, options)
        .unwrap_or_else(|error| panic!("{} again: {error}", call.name))
        .bytes;
    if !is_there(&again) {
        return Outcome::Lost;
    }
    let text = String::from_utf8(back).unwrap();
    let declared = text.lines().filter(|line| line.starts_with("declare")).find_map(|line| {
        let (_, rest) = line.split_once('@')?;
        rest.split('(').next().map(|name| format!("`{name}`"))
    });
    Outcome::Back(declared.unwrap_or_else(|| "an instruction of LLVM".to_owned()))
}

#[test]
fn every_instruction_comes_back_or_has_a_reason() {
    let mut options = Options::default();
    options.extensions = ExtensionPolicy::all();
    options.dialect = BuiltinDialect::SpirvFriendly;
    let mut back = Vec::new();
    let mut lost = Vec::new();
    for call in calls() {
        match try_call(&call, &options) {
            Outcome::Back(form) => {
                assert!(page::follows_document(&call.name, &form), "{}: {form}", call.name);
                back.push((call.name, form));
            }
            Outcome::Lost => lost.push(call.name),
        }
    }
    lost.sort();
    let expected: Vec<&str> = LOST.iter().map(|(name, _)| *name).collect();
    assert_eq!(lost, expected);
    let page = page::write(&back, LOST);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/generated/friendly.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == page, "docs/generated/friendly.md is not current; run this test with BLESS=1");
}
