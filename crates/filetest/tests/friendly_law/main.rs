//! A law over the instructions that kernels can reach: a call of the function that is named after an instruction becomes
//! that instruction in a module that is valid; what comes back of it, a call or LLVM's own instruction, becomes it again.
//!
//! `calls.txt` has a call for each instruction of the grammar; `left_out.rs` says of which there is none, and why. What does
//! not come back is listed with the reason in `docs/generated/friendly.md`, with the name of every function, and where it
//! differs from what others write; `BLESS=1 cargo test -p filetest --features spirv-val --test friendly_law` writes the page.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod left_out;
mod page;
mod signatures;

use filetest::oracle::spirv_tools;
use spirv_grammar::Op;
use spirv_llvm::{BuiltinDialect, ExtensionPolicy, Options};
use spirv_mapping::coverage::{Owner, owner};
use spirv_mapping::friendly;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The instructions that do not come back, and why.
const LOST: &[(&str, &str)] = &[
    ("CopyMemory", "becomes llvm.memcpy, which is OpCopyMemorySized"),
    ("CopyObject", "a copy of a value is the value"),
    ("FMod", "becomes arithmetic: LLVM has no remainder with the divisor's sign"),
    ("FmaKHR", "becomes llvm.fma, which is that of OpenCL.std unless the extension is allowed by name"),
    ("FreezeKHR", "becomes freeze, which legalization removes by making the value defined"),
    ("LifetimeStart", "LLVM marks allocations only; markers of parameters are dropped"),
    ("LifetimeStop", "LLVM marks allocations only; markers of parameters are dropped"),
    ("LogicalNot", "becomes xor with true, which is OpLogicalNotEqual"),
    ("Not", "becomes xor with -1, which is OpBitwiseXor"),
    ("PoisonKHR", "becomes poison, which is OpUndef"),
    ("PtrDiff", "becomes a subtraction of addresses"),
    ("PtrEqual", "becomes icmp, which compares the addresses as integers"),
    ("PtrNotEqual", "becomes icmp, which compares the addresses as integers"),
    (
        "RestoreMemoryINTEL",
        "becomes llvm.stackrestore, which is dropped where no array has a variable length",
    ),
    ("SMod", "becomes arithmetic: LLVM has no remainder with the divisor's sign"),
    ("SNegate", "becomes a subtraction from 0, which is OpISub"),
    ("SaveMemoryINTEL", "becomes llvm.stacksave, which is dropped where no array has a variable length"),
    ("SizeOf", "becomes the number in the data layout"),
    ("SpecConstant", "specialization constants have their values in LLVM IR"),
    ("UntypedPrefetchKHR", "becomes a prefetch of a number of bytes"),
    ("VectorTimesScalar", "becomes a product of vectors, which is OpFMul"),
];

/// One call: the instruction's name, the type of the result, and the arguments.
#[derive(Clone)]
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

/// How the validator says that it does not know a capability, or not the extension that it has come to belong to.
const UNKNOWN: [&str; 2] = ["Invalid capability operand", "1st operand of Capability: operand "];

/// Instructions that gave a result in older versions of their extension, which the validator still has.
const CHANGED: [&str; 2] = ["ReadPipeBlockingALTERA", "WritePipeBlockingALTERA"];

/// How the validator says that it knows only the usual widths of integers. The instructions below take their formats from
/// the widths.
const WIDTH: &str = "Invalid number of bits";
const FORMATS: [&str; 2] = ["ArbitraryFloat", "Fixed"];

/// Whether the validator does not know what a call needs.
fn is_unknown(call: &Call, error: &str) -> bool {
    let is_format = FORMATS.iter().any(|name| call.name.starts_with(name));
    UNKNOWN.iter().any(|text| error.contains(text)) || is_format && error.contains(WIDTH)
}

/// Asks the validator, which must not object; `false` if it does not know the instruction yet.
fn is_judged(call: &Call, spirv: &[u8]) -> bool {
    match spirv_tools::validate(spirv).map_err(|error| error.to_string()) {
        Ok(()) => true,
        Err(error) if is_unknown(call, &error) => false,
        Err(_) if CHANGED.contains(&call.name.as_str()) => false,
        Err(error) => panic!("{} is invalid: {error}", call.name),
    }
}

/// What became of a call.
enum Outcome {
    /// The name of the function that is called when it comes back, or of LLVM's own form.
    Back(String),
    Lost,
}

/// Takes a call there, back, and there again; says too whether the validator judged it.
fn try_call(call: &Call, options: &Options) -> (Outcome, bool) {
    let is_there = |spirv: &[u8]| {
        let text = spirv_llvm::disassemble(spirv).unwrap();
        let opcode = format!("Op{}", call.name);
        text.lines().any(|line| line.split_whitespace().any(|word| word == opcode))
    };
    let first = spirv_llvm::llvm_to_spirv(call.module().as_bytes(), options)
        .unwrap_or_else(|error| panic!("{}: {error}", call.name))
        .bytes;
    assert!(is_there(&first), "{} became something else", call.name);
    let is_first_judged = is_judged(call, &first);
    let back = spirv_llvm::spirv_to_llvm_assembly(&first, options)
        .unwrap_or_else(|error| panic!("{} comes back: {error}", call.name))
        .bytes;
    let again = spirv_llvm::llvm_to_spirv(&back, options)
        .unwrap_or_else(|error| panic!("{} again: {error}", call.name))
        .bytes;
    is_judged(call, &again);
    if !is_there(&again) {
        return (Outcome::Lost, is_first_judged);
    }
    let text = String::from_utf8(back).unwrap();
    let declared = text.lines().filter(|line| line.starts_with("declare")).find_map(|line| {
        let (_, rest) = line.split_once('@')?;
        rest.split('(').next().map(|name| format!("`{name}`"))
    });
    (Outcome::Back(declared.unwrap_or_else(|| "an instruction of LLVM".to_owned())), is_first_judged)
}

#[test]
fn every_instruction_comes_back_or_has_a_reason() {
    let mut options = Options::default();
    options.spirv.extensions = ExtensionPolicy::all();
    options.llvm.dialect = BuiltinDialect::SpirvFriendly;
    let mut back = Vec::new();
    let (mut lost, mut unjudged) = (Vec::new(), Vec::new());
    for call in calls() {
        let (outcome, is_judged) = try_call(&call, &options);
        if !is_judged {
            unjudged.push(call.name.clone());
        }
        match outcome {
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
    let page = page::write(&back, LOST, left_out::LEFT_OUT, &unjudged);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/generated/friendly.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == page, "docs/generated/friendly.md is not current; run this test with BLESS=1");
}

/// The instructions of the grammar that a call in a kernel can stand for.
fn reachable() -> impl Iterator<Item = Op> {
    let is_graphics =
        |op| matches!(owner(op), Owner::NotSupported("graphics")) || left_out::is_of_graphics(op);
    Op::all().map(|facts| facts.op).filter(move |op| friendly::is_callable(*op) && !is_graphics(*op))
}

#[test]
fn every_instruction_of_the_grammar_is_called_or_left_out_for_a_reason() {
    let called: BTreeSet<Op> = calls().iter().filter_map(|call| Op::from_name(&call.name)).collect();
    assert_eq!(called.len(), calls().len(), "a name of calls.txt is unknown, or there twice");
    for op in reachable() {
        let reason = left_out::reason(op);
        assert!(called.contains(&op) || reason.is_some(), "{op} is not called");
        assert!(!called.contains(&op) || reason.is_none(), "{op} is called: {reason:?}");
    }
    for pattern in left_out::LEFT_OUT.iter().flat_map(|(names, _)| *names) {
        let covers = |op: Op| op.facts().is_some_and(|facts| facts.name.starts_with(pattern));
        assert!(reachable().any(covers), "nothing is left out as {pattern}");
    }
}
