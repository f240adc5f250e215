//! Limits that a host sets, and its flag: each ends a translation with an error of its own, in both directions, and
//! nothing else is touched by them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use spirv_llvm::{CancelFlag, Code, Error, Limits, Options, Version, assemble, llvm_to_spirv, spirv_to_llvm};
use std::fmt::Write;
use std::time::{Duration, Instant};

/// A module with `functions` functions of `length` additions each.
fn module(functions: usize, length: usize) -> String {
    let mut text = String::from("target triple = \"spir64-unknown-unknown\"\n");
    for number in 0..functions {
        let _ = writeln!(text, "define spir_func i32 @f{number}(i32 %x0) {{");
        for at in 0..length {
            let _ = writeln!(text, "  %x{} = add i32 %x{at}, {}", at + 1, at % 97);
        }
        let _ = writeln!(text, "  ret i32 %x{length}\n}}");
    }
    text
}

/// The default limits, with a change.
fn limited(change: impl FnOnce(&mut Limits)) -> Options {
    let mut limits = Limits::default();
    change(&mut limits);
    let mut options = Options::default();
    options.run.limits = limits;
    options
}

fn code_of(result: Result<spirv_llvm::Translation, Error>) -> Result<usize, Code> {
    match result {
        Ok(translation) => Ok(translation.bytes.len()),
        Err(error @ Error::Stopped(_)) => Err(error.code()),
        Err(error) => panic!("not stopped by the host: {error}"),
    }
}

/// Both directions, of the same module.
fn both(options: &Options, llvm: &[u8], spirv: &[u8]) -> [Result<usize, Code>; 2] {
    [code_of(llvm_to_spirv(llvm, options)), code_of(spirv_to_llvm(spirv, options))]
}

#[test]
fn each_limit_ends_both_directions_with_its_code() {
    let text = module(20, 50);
    let unlimited = Options::default();
    let spirv = llvm_to_spirv(text.as_bytes(), &unlimited).unwrap().bytes;
    let llvm = spirv_to_llvm(&spirv, &unlimited).unwrap().bytes;
    let fine = both(&unlimited, &llvm, &spirv);
    // Twenty functions of fifty additions: above a thousand instructions and ids, and some kilobytes.
    let cases: [(Code, Options, Options); 5] = [
        (Code::InputSize, limited(|l| l.input_size = 1000), limited(|l| l.input_size = 100_000)),
        (Code::TooManyIds, limited(|l| l.ids = 1000), limited(|l| l.ids = 10_000)),
        (Code::Nesting, limited(|l| l.nesting = 0), limited(|l| l.nesting = 1)),
        (Code::TooManyInstructions, limited(|l| l.instructions = 900), limited(|l| l.instructions = 10_000)),
        (Code::Memory, limited(|l| l.memory = 20_000), limited(|l| l.memory = 4 << 20)),
    ];
    for (code, less, enough) in cases {
        assert_eq!(both(&less, &llvm, &spirv), [Err(code), Err(code)], "{code}");
        assert_eq!(both(&enough, &llvm, &spirv), fine, "{code}");
    }
}

#[test]
fn types_and_constants_nest_as_deep_as_they_may() {
    let mut text = String::from("OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\n");
    text.push_str("OpMemoryModel Physical64 OpenCL\n%t0 = OpTypeInt 32 0\n%two = OpConstant %t0 2\n");
    for depth in 1..40 {
        let _ = writeln!(text, "%t{depth} = OpTypeArray %t{} %two", depth - 1);
    }
    let spirv = assemble(&text, Version::V1_0).unwrap();
    assert_eq!(code_of(spirv_to_llvm(&spirv, &limited(|l| l.nesting = 39))), Err(Code::Nesting));
    assert!(spirv_to_llvm(&spirv, &limited(|l| l.nesting = 40)).is_ok());
    let llvm = format!(
        "@g = global {} zeroinitializer",
        (0..39).fold("i32".to_owned(), |t, _| format!("[2 x {t}]"))
    );
    let llvm =
        format!("target triple = \"spir64\"\n{}\n", llvm.replace("@g = global", "@g = addrspace(1) global"));
    assert_eq!(code_of(llvm_to_spirv(llvm.as_bytes(), &limited(|l| l.nesting = 39))), Err(Code::Nesting));
    assert!(llvm_to_spirv(llvm.as_bytes(), &limited(|l| l.nesting = 40)).is_ok());
}

#[test]
fn a_raised_flag_ends_every_call() {
    let text = module(2, 5);
    let spirv = llvm_to_spirv(text.as_bytes(), &Options::default()).unwrap().bytes;
    let flag = CancelFlag::new();
    let mut options = Options::default();
    options.run.cancel = Some(flag.clone());
    assert!(both(&options, text.as_bytes(), &spirv).iter().all(Result::is_ok));
    flag.cancel();
    assert_eq!(both(&options, text.as_bytes(), &spirv), [Err(Code::Cancelled); 2]);
}

#[test]
fn a_long_translation_ends_soon_after_the_flag_is_raised() {
    let text = module(400, 40);
    let unlimited = Options::default();
    let start = Instant::now();
    let spirv = llvm_to_spirv(text.as_bytes(), &unlimited).unwrap().bytes;
    let llvm = spirv_to_llvm(&spirv, &unlimited).unwrap().bytes;
    let whole = start.elapsed();
    // In each fifth of the way: some stage of either direction is at work.
    for part in 1..5 {
        for forward in [true, false] {
            let flag = CancelFlag::new();
            let mut options = Options::default();
            options.run.cancel = Some(flag.clone());
            let raised = std::thread::scope(|scope| {
                let raising = scope.spawn(|| {
                    std::thread::sleep(whole * part / 12);
                    flag.cancel();
                    Instant::now()
                });
                let ended =
                    if forward { llvm_to_spirv(&llvm, &options) } else { spirv_to_llvm(&spirv, &options) };
                // On a fast way the end comes before the flag.
                let stopped = matches!(&ended, Err(error) if error.code() == Code::Cancelled);
                assert!(stopped || ended.is_ok());
                let now = Instant::now();
                raising.join().map(|raised| if stopped { now - raised } else { Duration::ZERO })
            });
            assert!(raised.unwrap() < whole.max(Duration::from_millis(200)), "{part} {forward}");
        }
    }
}
