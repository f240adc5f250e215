//! Any text gives a module or errors, soon and within bounds.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use llvm_asm::{PrintError, parse, print};
use llvm_model::{Constant, Module};

const INPUTS: &[&[u8]] = &[
    include_bytes!("data/combined_index.ll"),
    include_bytes!("data/constants.ll"),
    include_bytes!("data/debug_info.ll"),
    include_bytes!("data/exceptions.ll"),
    include_bytes!("data/instructions.ll"),
    include_bytes!("data/summary.ll"),
    include_bytes!("data/symbols.ll"),
];

/// Parses, verifies and prints; the result of printing is parsed again.
fn go(text: &[u8]) {
    let Ok(module) = parse(text) else { return };
    let sound = llvm_model::verify::verify(&module).is_ok();
    let printed = print(&module).expect("what was parsed can be printed");
    if sound {
        let again = parse(&printed).unwrap_or_else(|e| panic!("{e}\n{printed}"));
        assert_eq!(print(&again).unwrap(), printed);
    }
}

#[test]
fn truncated_anywhere() {
    for input in INPUTS {
        for end in (0..input.len()).step_by(5) {
            go(&input[..end]);
        }
    }
}

#[test]
fn mutated() {
    let mut state = 88172645463325252u64;
    let mut random = |limit: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % limit as u64) as usize
    };
    for input in INPUTS {
        let words: Vec<&[u8]> = input.split(|b| *b == b' ').collect();
        for _ in 0..250 {
            // Bytes changed, or words exchanged.
            let mut text = input.to_vec();
            if random(2) == 0 {
                for _ in 0..1 + random(4) {
                    let at = random(text.len());
                    text[at] = b" ,(){}[]<>!@%#\"0123456789abcxyz.*-="[random(35)];
                }
            } else {
                let mut words = words.clone();
                for _ in 0..1 + random(3) {
                    let (a, b) = (random(words.len()), random(words.len()));
                    words.swap(a, b);
                }
                text = words.join(&b' ');
            }
            go(&text);
        }
    }
}

#[test]
fn deep_nesting_is_an_error() {
    for (open, close) in [("[1 x ", "]"), ("{ ", " }"), ("<{", "}>"), ("void (", ")")] {
        let text = format!("@a = global {}i8{} zeroinitializer", open.repeat(100_000), close.repeat(100_000));
        assert!(parse(text).is_err());
    }
    let text = format!("@a = global i8 {}", "trunc (i8 ".repeat(100_000));
    assert!(parse(text).is_err());
    let text = format!("!0 = {}", "!{".repeat(100_000));
    assert!(parse(text).is_err());
}

#[test]
fn what_nests_little_enough_to_be_read_is_printed() {
    for depth in [10, 100, 240, 250, 255, 256, 257] {
        let ty = |n: usize| format!("{}i8{}", "[1 x ".repeat(n), "]".repeat(n));
        let mut constant = "i8 1".to_owned();
        for level in 1..=depth {
            constant = format!("{} [{constant}]", ty(level));
        }
        if let Ok(module) = parse(format!("@a = global {constant}")) {
            let printed = print(&module).unwrap();
            assert!(parse(&printed).is_ok(), "depth {depth}");
        } else {
            assert!(depth > 200);
        }
    }
}

#[test]
fn long_chains_are_fine() {
    let mut text = String::from("!named = !{!0}\n");
    for number in 0..50_000 {
        text.push_str(&format!("!{number} = !{{!{}}}\n", number + 1));
    }
    text.push_str("!50000 = !{}\n");
    let printed = print(&parse(&text).unwrap()).unwrap();
    assert_eq!(printed.lines().count(), 50_004);
    let mut text = String::from("define i32 @f(i32 %v0) {\n");
    for number in 0..20_000 {
        text.push_str(&format!(
            "  br label %b{number}\nb{number}:\n  %v{} = add i32 %v{number}, 1\n",
            number + 1
        ));
    }
    text.push_str("  ret i32 %v20000\n}\n");
    let module = parse(&text).unwrap();
    llvm_model::verify::verify(&module).unwrap();
    assert!(print(&module).unwrap().len() > text.len());
}

#[test]
fn short_text_does_not_become_a_large_module() {
    let splats = "@a = global <4000000000 x i8> splat (i8 1)\n".repeat(10);
    assert!(parse(splats).is_err());
    let zeros = "@a = global <4000000000 x i8> zeroinitializer\n";
    assert!(parse(zeros).is_ok());
}

#[test]
fn constants_that_unfold_exponentially_are_not_printed() {
    let mut module = Module::default();
    let i32_ = module.types.int(32);
    let mut constant = module.constants.int(i32_, 32, 1);
    for _ in 0..100 {
        let inner = module.constants.ty(constant);
        let ty = module.types.literal_struct(&[inner, inner], false);
        constant = module.constants.intern(ty, Constant::Aggregate(vec![constant; 2].into()));
    }
    let mut global = parse("@g = global i32 0").unwrap().globals.values().next().unwrap().clone();
    global.value_type = module.constants.ty(constant);
    global.initializer = Some(constant);
    module.globals.push(global);
    assert_eq!(print(&module), Err(PrintError::TooLarge));
}
