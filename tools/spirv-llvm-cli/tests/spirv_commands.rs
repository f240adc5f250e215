//! The subcommands for SPIR-V, as a user runs them.

use std::io::Write;
use std::path::Path;
use std::process::{Output, Stdio};

const TEXT: &str = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\n\
                    OpMemoryModel Physical64 OpenCL\n%void = OpTypeVoid\n";

/// Has the structure of a module, but capabilities are missing.
const WITHOUT_CAPABILITIES: &str = "OpMemoryModel Physical64 OpenCL\n%void = OpTypeVoid\n";

/// Declares a type twice, which only SPIRV-Tools looks for.
const TWO_TYPES: &str = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\n\
                         OpMemoryModel Physical64 OpenCL\n%void = OpTypeVoid\n%again = OpTypeVoid\n";

fn run(arguments: &[&str], input: &[u8]) -> std::io::Result<Output> {
    let mut child = external_tools::own::built(Path::new(env!("CARGO_BIN_EXE_spirv-llvm")))
        .map_err(std::io::Error::other)?
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    if let Some(mut stdin) = child.stdin.take() {
        // A command that rejects its arguments ends before it reads: the pipe
        // is broken then, and its exit status and messages are the result.
        match stdin.write_all(input) {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => return Err(error),
            _ => {}
        }
    }
    child.wait_with_output()
}

#[test]
fn text_becomes_a_binary_and_text_again() {
    let binary = run(&["as", "-", "--spirv-version", "1.1"], TEXT.as_bytes()).unwrap();
    assert!(binary.status.success());
    assert_eq!(binary.stdout[..8], [0x03, 0x02, 0x23, 0x07, 0, 1, 1, 0]);
    let text = run(&["dis", "-", "--no-header", "--no-indent"], &binary.stdout).unwrap();
    assert_eq!(String::from_utf8_lossy(&text.stdout), TEXT);
    let internal = run(&["dis", "-", "--internal"], &binary.stdout).unwrap();
    assert_eq!(run(&["as", "-"], &internal.stdout).unwrap().stdout, binary.stdout);
    assert!(run(&["validate", "-"], &binary.stdout).unwrap().status.success());
    let report = run(&["report", "-", "--json"], &binary.stdout).unwrap();
    let report: serde_json::Value = serde_json::from_slice(&report.stdout).unwrap();
    assert_eq!(report["version"], "1.1");
    assert_eq!(report["capabilities"], serde_json::json!(["Addresses", "Linkage", "Kernel"]));
    let report = run(&["report", "-"], &binary.stdout).unwrap();
    assert!(String::from_utf8_lossy(&report.stdout).contains("Memory model: OpenCL\n"));
}

#[test]
fn who_asks_for_json_gets_errors_in_it() {
    for (command, input) in [("report", "-"), ("list", "no such file")] {
        let output = run(&[command, input, "--json"], b"no module").unwrap();
        assert_eq!(output.status.code(), Some(1), "{command}");
        let document: serde_json::Value = serde_json::from_slice(&output.stderr).unwrap();
        assert_eq!(document["diagnostics"][0]["severity"], "error", "{command}");
    }
}

#[test]
fn modules_are_compared_by_what_they_say() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("diff");
    std::fs::create_dir_all(&folder).unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let head = "OpCapability Kernel\nOpCapability Addresses\nOpMemoryModel Physical64 OpenCL\n";
    let first = file("first.spvasm", &format!("{head}%5 = OpTypeInt 32 0\n%1 = OpTypeVoid\n"));
    let same = file("same.spvasm", &format!("{head}%1 = OpTypeVoid\n%2 = OpTypeInt 32 0\n"));
    let other = file("other.spvasm", &format!("{head}%1 = OpTypeVoid\n%2 = OpTypeInt 64 0\n"));
    let output = run(&["diff", &first, &same], b"").unwrap();
    assert!(output.status.success() && output.stdout.is_empty(), "{output:?}");
    let output = run(&["diff", "-U", "0", &first, &other], b"").unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1));
    assert!(text.contains("\n-%uint = OpTypeInt 32 0\n+%ulong = OpTypeInt 64 0\n"), "{text}");
    let output = run(&["diff", &first, &file("none.spvasm", "OpNothing\n")], b"").unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("OpNothing"), "{output:?}");
}

#[test]
fn bitcode_says_which_llvm_reads_it() {
    let text = b"define i64 @f(i32 %a) {\n  %b = zext nneg i32 %a to i64\n  ret i64 %b\n}\n";
    let exact = run(&["as", "-"], text).unwrap();
    let note = "<stdin>: note: LLVM 18 is the oldest that reads this bitcode: zext nneg needs LLVM 18;";
    assert!(String::from_utf8_lossy(&exact.stderr).starts_with(note), "{exact:?}");
    assert!(exact.stdout.starts_with(b"BC\xC0\xDE"));
    let for_16 = run(&["as", "-", "--llvm-version", "16"], text).unwrap();
    let report = String::from_utf8_lossy(&for_16.stderr);
    assert!(report.starts_with("lost: ") && report.contains("zext nneg (known since LLVM 18)"), "{report}");
    let for_19 = run(&["as", "-", "--llvm-version", "19"], text).unwrap();
    assert!(for_19.status.success() && for_19.stderr.is_empty(), "{for_19:?}");
}

#[test]
fn every_mistake_is_printed_and_the_exit_status_is_1() {
    let output = run(&["as", "-"], b"OpFoo\n\n   OpBar").unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(
        messages.contains("<stdin>:1:1: error: ") && messages.contains("<stdin>:3:4: error: "),
        "{messages}"
    );
    let output = run(&["validate", "-"], b"not SPIR-V at all").unwrap();
    assert_eq!(output.status.code(), Some(1));
}

/// Errors that our structural checks leave to SPIRV-Tools are found exactly if its validator is built in.
#[test]
fn validate_misses_declarations_unless_only_structure_counts() {
    let binary = run(&["as", "-"], WITHOUT_CAPABILITIES.as_bytes()).unwrap().stdout;
    let output = run(&["validate", "-"], &binary).unwrap();
    let messages = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{messages}");
    assert!(messages.contains("the capability Addresses") && messages.contains("declare it:"), "{messages}");
    let output = run(&["validate", "--structure-only", "-"], &binary).unwrap();
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{messages}");
    assert!(messages.contains("nothing else was checked"), "{messages}");
    let output = run(&["validate", "--structure-only", "-q", "-"], &binary).unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn validate_asks_spirv_tools_when_it_is_built_in() {
    let good = run(&["as", "-"], TEXT.as_bytes()).unwrap().stdout;
    let bad = run(&["as", "-"], TWO_TYPES.as_bytes()).unwrap().stdout;
    let swapped: Vec<u8> =
        good.as_chunks::<4>().0.iter().flat_map(|word| word.iter().rev()).copied().collect();
    for accepted in [&good, &swapped] {
        let output = run(&["validate", "-"], accepted).unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let output = run(&["validate", "-"], &bad).unwrap();
    let messages = String::from_utf8_lossy(&output.stderr);
    if cfg!(feature = "validator") {
        assert_eq!(output.status.code(), Some(1));
        assert!(messages.contains("SPIRV-Tools") && messages.contains("Duplicate"), "{messages}");
    } else {
        assert!(output.status.success(), "{messages}");
    }
}

#[test]
fn one_of_several_modules_is_chosen_by_its_number() {
    let bitcode = |name: &str| {
        run(&["as", "-"], format!("target triple = \"spir64\"\ndeclare void @{name}()\n").as_bytes())
            .unwrap()
            .stdout
    };
    let several = [&bitcode("first"), &bitcode("second")[4..]].concat();
    let output = run(&["dis", "-"], &several).unwrap();
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(message.contains("2 modules") && message.contains("--module"), "{message}");
    let second = run(&["dis", "-", "--module", "1"], &several).unwrap();
    assert!(String::from_utf8_lossy(&second.stdout).contains("@second()"));
    assert!(run(&["-", "--module", "0"], &several).unwrap().status.success());
    assert_eq!(run(&["dis", "-", "--module", "2"], &several).unwrap().status.code(), Some(1));
}
