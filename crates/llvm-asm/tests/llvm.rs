//! Text read here and written again is the same module to LLVM.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod support;

use support::{assert_same, is_newest, llvm_text, llvm_text_from, reprinted, run, without_declaration_order};

/// Checks `text`, which `assembler` understands: LLVM reads our print of it as what it reads itself, and what LLVM
/// prints we print identically.
#[track_caller]
fn check(what: &str, assembler: &str, text: &[u8]) {
    let theirs = llvm_text_from(assembler, text).unwrap_or_else(|e| panic!("{what}: {e}"));
    let ours = reprinted(text).unwrap_or_else(|e| panic!("{what}: {e}"));
    let reader = if is_newest(assembler) { assembler } else { "llvm-as-22" };
    let again = llvm_text_from(reader, ours.as_bytes()).unwrap_or_else(|e| panic!("{what}: our text: {e}"));
    if is_newest(assembler) {
        assert_same(what, &again, &theirs);
    } else {
        // LLVM replaces old intrinsics by declarations at the end and leaves others unused.
        assert_same(what, &without_declaration_order(&again), &without_declaration_order(&theirs));
    }
    let fixed = reprinted(theirs.as_bytes()).unwrap_or_else(|e| panic!("{what}: LLVM's text: {e}"));
    assert_same(what, &fixed, &theirs);
    llvm_model::verify::verify(&llvm_asm::parse(text).unwrap())
        .unwrap_or_else(|e| panic!("{what}: the verifier: {e:?}"));
}

macro_rules! data {
    ($($name:ident),* $(,)?) => {
        $(#[test]
        fn $name() {
            check(stringify!($name), "llvm-as-22", include_bytes!(concat!("data/", stringify!($name), ".ll")));
        })*
    };
}

/// What LLVM changes on reading is changed here too: the texts are equal at once.
#[track_caller]
fn check_upgrade(what: &str, text: &[u8]) {
    let theirs = llvm_text(text).unwrap_or_else(|e| panic!("{what}: {e}"));
    assert_same(what, &reprinted(text).unwrap(), &theirs);
    assert_same(what, &reprinted(theirs.as_bytes()).unwrap(), &theirs);
}

macro_rules! upgrades {
    ($($name:ident),* $(,)?) => {
        $(#[test]
        fn $name() {
            check_upgrade(stringify!($name), include_bytes!(concat!("data/", stringify!($name), ".ll")));
        })*
    };
}

#[test]
fn llvm_23() {
    check("llvm_23", "llvm-as-23", include_bytes!("../../llvm-bitcode/tests/inputs/llvm_23.ll"));
}

upgrades!(
    upgrades,
    branch_protection,
    folded,
    lifetimes,
    metadata_arguments,
    nvvm_annotations,
    renamed,
    targets
);

data!(
    combined_index,
    constants,
    debug_info,
    debug_intrinsics,
    exceptions,
    instructions,
    statepoints,
    summary,
    symbols,
);

/// Doubles of few digits: LLVM writes some of them as bits although six digits would do.
#[test]
fn doubles_are_written_as_llvm_writes_them() {
    let mut text = String::new();
    let mut state = 1u64;
    for number in 0..4000 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let digits = (state >> 33) % 10u64.pow(1 + number % 6);
        let exponent = (state >> 20) % 40;
        // Every tenth with any exponent that a double can have.
        let exponent = if number % 10 == 0 { exponent as i64 * 32 - 640 } else { exponent as i64 - 20 };
        let value: f64 = format!("{digits}e{exponent}").parse().unwrap();
        text += &format!("@d{number} = global double 0x{:016X}\n", value.to_bits());
        text += &format!("@f{number} = global float 0x{:016X}\n", f64::from(value as f32).to_bits());
    }
    assert_same("doubles", &reprinted(text.as_bytes()).unwrap(), &llvm_text(text.as_bytes()).unwrap());
    text += "@of_llvm_23 = global float +inf\n";
    let theirs = llvm_text_from("llvm-as-23", text.as_bytes()).unwrap();
    assert_same("doubles of LLVM 23", &reprinted(text.as_bytes()).unwrap(), &theirs);
}

/// All numbers of small formats, and many of the others, each at the edges of its format too.
#[test]
fn floats_are_written_as_llvm_23_writes_them() {
    let mut text = "@of_llvm_23 = global float +inf\n".to_owned();
    for bits in 0..0x1_0000u32 {
        if bits % 7 == 0 || bits & 0x3ff < 2 || bits & 0x7f > 0x7d {
            text +=
                &format!("@h{bits} = global half 0xH{bits:04X}\n@r{bits} = global bfloat 0xR{bits:04X}\n");
        }
    }
    let mut state = 1u64;
    let mut random = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 16
    };
    for number in 0..3000 {
        let (digits, exponent) = (random() % 10u64.pow(1 + number % 6), random() % 500);
        let double = format!("{digits}e{}", exponent as i64 - 250).parse::<f64>().unwrap();
        let (low, high) = (random() << 20 | 1 << 63, random() & 0xffff);
        let fraction = if number % 3 == 0 { 0 } else { low << 1 };
        text += &format!("@k{number} = global x86_fp80 0xK{high:04X}{low:016X}\n");
        text += &format!(
            "@l{number} = global fp128 0xL{fraction:016X}{high:04X}{:012X}\n",
            random() >> 4 & 0xf000_0000_0000
        );
        text += &format!("@m{number} = global ppc_fp128 0xM{:016X}0000000000000000\n", double.to_bits());
        // Few digits in formats of their own.
        text += &format!("@x{number} = global x86_fp80 {digits}.0e{}\n", exponent as i64 * 10 - 2500);
        text += &format!("@q{number} = global fp128 {digits}.0e{}\n", exponent as i64 * 10 - 2500);
        text += &format!("@p{number} = global ppc_fp128 {digits}.0e{}\n", exponent as i64 - 250);
    }
    let theirs = llvm_text_from("llvm-as-23", text.as_bytes()).unwrap();
    assert_same("floats", &reprinted(text.as_bytes()).unwrap(), &theirs);
}

/// Compiles `source` in every way and checks each result.
fn compiled(name: &str, source: &[u8], versions: &[u32], args: &[&str]) {
    for version in versions {
        for level in ["-O0", "-O2"] {
            for debug in ["-g0", "-g"] {
                let clang = format!("clang-{version}");
                let mut all = vec![level, debug, "-S", "-emit-llvm", "-w", "-o", "-"];
                all.extend(args);
                all.push("-");
                let text =
                    run(&clang, &all, source).unwrap_or_else(|e| panic!("{name}: {clang} {all:?}: {e}"));
                check(&format!("{name} {clang} {level} {debug}"), &format!("llvm-as-{version}"), &text);
            }
        }
    }
}

#[test]
fn c_of_every_version() {
    compiled("c", include_bytes!("data/features.c"), &[14, 15, 16, 19, 22, 23], &["-x", "c", "-std=c11"]);
}

#[test]
fn cxx_of_every_version() {
    let versions = &[14, 15, 16, 19, 22, 23];
    compiled("c++", include_bytes!("data/features.cpp"), versions, &["-x", "c++", "-nostdinc", "-std=c++17"]);
}

/// What clang writes for link-time optimization, with the summary that it makes of the module. LLVM agrees on our text,
/// but for what it takes from the file it reads.
#[test]
fn summaries_of_every_version() {
    let sources: [(&str, &[u8]); 2] =
        [("c", include_bytes!("data/features.c")), ("c++", include_bytes!("data/features.cpp"))];
    let without_path =
        |text: &str| text.lines().filter(|l| !l.starts_with("^0 = ")).collect::<Vec<_>>().join("\n");
    for (version, kind) in
        [(14, "thin"), (16, "thin"), (19, "thin"), (22, "thin"), (22, "full"), (23, "thin")]
    {
        for (language, source) in sources {
            let clang = format!(
                "clang-{version} -x {language} -nostdinc -w -O1 -g -flto={kind} -fno-split-lto-unit -c -o - -"
            );
            let mut words = clang.split(' ');
            let bitcode = run(words.next().unwrap(), &words.collect::<Vec<_>>(), source).unwrap();
            let text = run(&format!("llvm-dis-{version}"), &["-o", "-"], &bitcode).unwrap();
            assert!(text.windows(4).any(|w| w == b"\n^0 "), "{clang}: there is a summary");
            // Local symbols are hashed with the name of their file, which must stay the same.
            let text = String::from_utf8(text)
                .unwrap()
                .replace("source_filename = \"-\"", "source_filename = \"f\"");
            let ours = reprinted(text.as_bytes()).unwrap_or_else(|e| panic!("{clang}: {e}"));
            let reader = format!("llvm-as-{}", version.max(22));
            let theirs = llvm_text_from(&reader, ours.as_bytes()).unwrap_or_else(|e| panic!("{clang}: {e}"));
            assert_same(&clang, &without_path(&ours), &without_path(&theirs));
        }
    }
}

#[test]
fn opencl_of_every_version() {
    let args = &["-x", "cl", "-cl-std=CL2.0", "-target", "spir64", "-Xclang", "-finclude-default-header"];
    compiled("OpenCL C", include_bytes!("data/features.cl"), &[14, 15, 16, 19, 22, 23], args);
}
