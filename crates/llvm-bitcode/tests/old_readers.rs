//! What is written is read by the older LLVM that it claims to be for.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod support;

use llvm_bitcode::{Version, WriteOptions};
use rayon::prelude::*;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The versions to try that can be written for.
const READERS: [u32; 4] = [16, 19, 22, 23];

/// Everything that one clang makes of the inputs.
fn made_by_clang(version: u32) -> Vec<(String, Vec<u8>)> {
    let clang = format!("clang-{version} ");
    let all = support::compiled_corpus().into_iter().chain(support::wide_corpus());
    all.filter(|(name, _)| name.contains(&clang)).collect()
}

fn fail_if_any(failures: &[String]) {
    assert!(failures.is_empty(), "{} fail\n{}", failures.len(), failures.join("\n"));
}

/// What LLVM N wrote and we wrote again for LLVM N prints the same in LLVM N.
#[test]
fn versions_read_their_own_files_back() {
    for version in READERS {
        let options = WriteOptions::for_version(Version::new(version).unwrap());
        let clang = format!("clang-{version} ");
        let summaries = support::lto_corpus().into_iter().filter(|(name, _)| name.contains(&clang));
        support::check_all(version, &options, made_by_clang(version).into_iter().chain(summaries));
    }
}

/// What newer LLVM wrote is accepted by older LLVM, whose verifier finds nothing wrong with it, unless it has something
/// that the older one has nothing for.
#[test]
fn versions_read_what_is_written_for_them() {
    let files: Vec<_> = [19, 22, 23].into_iter().flat_map(made_by_clang).collect();
    let versions = [16, 19, 22];
    let count = files.len() * versions.len();
    let refused = AtomicUsize::new(0);
    let write = |(name, bytes): &(String, Vec<u8>), version: u32| -> Option<String> {
        let module = llvm_bitcode::read(bytes).unwrap();
        let options = WriteOptions::for_version(Version::new(version).unwrap());
        match llvm_bitcode::write(&module, &options) {
            Ok(written) => {
                assert!(written.oldest_reader().major() <= version, "{name}: {:?}", written.needed);
                let verified = support::verified(version, &written.bytes, name);
                verified.err().map(|e| format!("{name} for LLVM {version}: {e}"))
            }
            Err(e) if e.to_string().starts_with("llvm.coro.end needs LLVM 22") => {
                refused.fetch_add(1, Ordering::Relaxed);
                None
            }
            Err(e) => Some(format!("{name} for LLVM {version}: {e}")),
        }
    };
    let failures: Vec<String> = files
        .par_iter()
        .flat_map_iter(|file| versions.into_iter().filter_map(|version| write(file, version)))
        .collect();
    let refused = refused.into_inner();
    assert!(count >= 200 && refused * 10 < count, "{refused} of {count} are refused");
    fail_if_any(&failures);
}

/// What is written for no version in particular is accepted by all that it says read it.
#[test]
fn the_default_is_read_from_the_oldest_reader_on() {
    let mut failures = Vec::new();
    let mut readers = [0; 4];
    let mut files = support::assembled_corpus();
    files.extend([16, 19, 22, 23].into_iter().flat_map(made_by_clang));
    for (name, bytes) in &files {
        let module = llvm_bitcode::read(bytes).unwrap();
        let written = llvm_bitcode::write(&module, &WriteOptions::default()).unwrap();
        let oldest = written.oldest_reader().major();
        for (version, count) in READERS.into_iter().zip(&mut readers) {
            if version >= oldest {
                *count += 1;
                if let Err(e) = support::verified(version, &written.bytes, name) {
                    failures.push(format!("{name}, from LLVM {oldest} on, in LLVM {version}: {e}"));
                }
            }
        }
    }
    fail_if_any(&failures);
    assert!(files.len() >= 150 && readers[0] >= 60, "of {} files {readers:?} are read", files.len());
}

/// The lifetime of a variable; LLVM before 22 has it with a size.
const LIFETIME: &str = "define void @f() {\n %a = alloca i32\n call void @llvm.lifetime.start.p0(ptr %a)\n ret void\n}\n\
                        declare void @llvm.lifetime.start.p0(ptr captures(none))";

/// A module that says `phrase`, and the oldest version that reads what is written for no version in particular.
struct Construct {
    phrase: &'static str,
    text: &'static str,
    oldest: u32,
}

const CONSTRUCTS: &[Construct] = &[
    Construct {
        phrase: "or disjoint",
        text: "define i32 @f(i32 %a, i32 %b) {\n %c = or disjoint i32 %a, %b\n ret i32 %c\n}",
        oldest: 16,
    },
    Construct {
        phrase: "zext nneg",
        text: "define i64 @f(i32 %a) {\n %c = zext nneg i32 %a to i64\n ret i64 %c\n}",
        oldest: 18,
    },
    Construct {
        phrase: "uitofp nneg",
        text: "define float @f(i32 %a) {\n %c = uitofp nneg i32 %a to float\n ret float %c\n}",
        oldest: 19,
    },
    Construct {
        phrase: "trunc nuw",
        text: "define i32 @f(i64 %a) {\n %c = trunc nuw i64 %a to i32\n ret i32 %c\n}",
        oldest: 19,
    },
    Construct {
        phrase: "icmp samesign",
        text: "define i1 @f(i64 %a) {\n %c = icmp samesign ult i64 %a, 9\n ret i1 %c\n}",
        oldest: 20,
    },
    Construct {
        phrase: "fpext nnan",
        text: "define double @f(float %a) {\n %c = fpext nnan float %a to double\n ret double %c\n}",
        oldest: 20,
    },
    Construct {
        phrase: "getelementptr inbounds nuw",
        text: "define ptr @f(ptr %a) {\n %c = getelementptr inbounds nuw i8, ptr %a, i64 4\n ret ptr %c\n}",
        oldest: 16,
    },
    Construct {
        phrase: "getelementptr nuw",
        text: "define ptr @f(ptr %a) {\n %c = getelementptr nuw i8, ptr %a, i64 4\n ret ptr %c\n}",
        oldest: 19,
    },
    Construct {
        phrase: "getelementptr nusw",
        text: "define ptr @f(ptr %a) {\n %c = getelementptr nusw i8, ptr %a, i64 4\n ret ptr %c\n}",
        oldest: 19,
    },
    Construct {
        phrase: "inrange",
        text: "@a = global [4 x ptr] zeroinitializer\n\
               @b = global ptr getelementptr inrange(-8, 24) ([4 x ptr], ptr @a, i64 0, i64 1)",
        oldest: 19,
    },
    Construct { phrase: "nofpclass(nan)", text: "declare void @f(float nofpclass(nan))", oldest: 17 },
    Construct { phrase: "range(i32 0, 9)", text: "declare void @f(i32 range(i32 0, 9))", oldest: 19 },
    Construct { phrase: "initializes((0, 4))", text: "declare void @f(ptr initializes((0, 4)))", oldest: 19 },
    Construct { phrase: "ptr", text: "declare void @f(ptr captures(none))", oldest: 16 },
    Construct {
        phrase: "captures(address",
        text: "declare void @f(ptr captures(address_is_null))",
        oldest: 21,
    },
    Construct { phrase: "memory(read)", text: "declare void @f() memory(read)", oldest: 16 },
    Construct {
        phrase: "memory(argmem: write)",
        text: "declare void @f() memory(argmem: write)",
        oldest: 16,
    },
    Construct { phrase: "errnomem: write", text: "declare void @f() memory(errnomem: write)", oldest: 21 },
    Construct {
        phrase: "non-leaf-no-reserve",
        text: "define void @f() \"frame-pointer\"=\"non-leaf-no-reserve\" {\n ret void\n}",
        oldest: 22,
    },
    Construct { phrase: "@llvm.lifetime.start.p0(ptr %a)", text: LIFETIME, oldest: 22 },
    // What LLVM 22 reads in an older form, it puts at the end; what is not there keeps its form.
    Construct {
        phrase: "@llvm.va_end.p0",
        text: "define void @f(ptr %a, ...) {\n call void @llvm.va_end.p0(ptr %a)\n ret void\n}\n\
               declare void @llvm.va_end.p0(ptr)\n\
               define void @g() {\n ret void\n}",
        oldest: 19,
    },
    Construct {
        phrase: "@llvm.va_start",
        text: "define void @f(ptr %a, ...) {\n call void @llvm.va_start.p0(ptr %a)\n ret void\n}\n\
               declare void @llvm.va_start.p0(ptr)",
        oldest: 16,
    },
    Construct {
        phrase: "@llvm.va_start.p5",
        text: "define void @f(ptr addrspace(5) %a, ...) {\n call void @llvm.va_start.p5(ptr addrspace(5) %a)\n\
               ret void\n}\ndeclare void @llvm.va_start.p5(ptr addrspace(5))",
        oldest: 19,
    },
    Construct {
        phrase: "vector.reverse.v4i32",
        text: "define <4 x i32> @f(<4 x i32> %a) {\n\
               %c = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %a)\n ret <4 x i32> %c\n}\n\
               declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>)",
        oldest: 16,
    },
    Construct {
        phrase: "masked.load",
        text: "define <4 x i32> @f(ptr %a, <4 x i1> %m) {\n %c = call <4 x i32> \
               @llvm.masked.load.v4i32.p0(ptr align 16 %a, <4 x i1> %m, <4 x i32> poison)\n ret <4 x i32> %c\n}\n\
               declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>)",
        oldest: 16,
    },
    Construct {
        phrase: "masked.store",
        text: "define void @f(ptr %a, <4 x i32> %v, <4 x i1> %m) {\n call void \
               @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 16 %a, <4 x i1> %m)\n ret void\n}\n\
               declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>)",
        oldest: 16,
    },
    Construct {
        phrase: "llvm.exp10.f32",
        text: "define float @f(float %a) {\n %c = call float @llvm.exp10.f32(float %a)\n ret float %c\n}\n\
               declare float @llvm.exp10.f32(float)",
        oldest: 19,
    },
    Construct {
        phrase: "annotation",
        text: "define void @f(ptr %a) {\n store i8 0, ptr %a, !annotation !0\n ret void\n}\n\
               !0 = !{!1}\n!1 = !{!\"a\", !\"b\"}",
        oldest: 17,
    },
    Construct {
        phrase: "sitofp nnan",
        text: "define float @f(i32 %a) {\n %c = sitofp nnan i32 %a to float\n ret float %c\n}",
        oldest: 23,
    },
    Construct {
        phrase: "uitofp fast nneg",
        text: "define float @f(i32 %a) {\n %c = uitofp fast nneg i32 %a to float\n ret float %c\n}",
        oldest: 23,
    },
    Construct {
        phrase: "load b32",
        text: "define b32 @f(ptr %a) {\n %c = load b32, ptr %a\n ret b32 %c\n}",
        oldest: 23,
    },
    Construct {
        phrase: "fmaximumnum",
        text: "define float @f(ptr %a, float %b) {\n\
               %c = atomicrmw fmaximumnum ptr %a, float %b monotonic, align 4\n ret float %c\n}",
        oldest: 23,
    },
    Construct {
        phrase: "elementwise",
        text: "define <2 x float> @f(ptr %a, <2 x float> %b) {\n %c = atomicrmw elementwise fadd ptr %a, \
               <2 x float> %b monotonic, align 8\n ret <2 x float> %c\n}",
        oldest: 23,
    },
    Construct { phrase: "dead_on_return(4)", text: "declare void @f(ptr dead_on_return(4))", oldest: 23 },
    Construct { phrase: "dead_on_return", text: "declare void @f(ptr dead_on_return)", oldest: 21 },
    Construct { phrase: "noipa", text: "declare void @f() noipa", oldest: 23 },
    // A string attribute says it to every reader, and passed over are what follows.
    Construct { phrase: "denormal", text: "declare void @f() denormal_fpenv(preservesign)", oldest: 16 },
    Construct { phrase: "@f()", text: "define void @f() prefalign(32) {\n ret void\n}", oldest: 16 },
    Construct { phrase: "nop", text: "module asm(target_cpu: \"x\") \"nop\"", oldest: 16 },
    Construct {
        phrase: "module asm(target_cpu: \"x\")",
        text: "module asm(target_cpu: \"x\") \"nop\"\nmodule asm \"hlt\"",
        oldest: 23,
    },
    Construct {
        phrase: "@llvm.returnaddress.p0",
        text: "define ptr @f() {\n %c = call ptr @llvm.returnaddress.p0(i32 0)\n ret ptr %c\n}\n\
               declare ptr @llvm.returnaddress.p0(i32)\ndefine void @g() {\n ret void\n}",
        oldest: 23,
    },
    Construct {
        phrase: "llvm.pdep.i32",
        text: "define i32 @f(i32 %a) {\n %c = call i32 @llvm.pdep.i32(i32 %a, i32 %a)\n ret i32 %c\n}\n\
               declare i32 @llvm.pdep.i32(i32, i32)",
        oldest: 23,
    },
];

/// Bitcode of a text by LLVM 22, or by LLVM 23 if only that knows it, and which of them.
fn assembled(text: &str, oldest: u32) -> (Vec<u8>, u32) {
    let dir = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("constructs");
    std::fs::create_dir_all(&dir).unwrap();
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let input = dir.join(format!("{:016x}.ll", hasher.finish()));
    std::fs::write(&input, text).unwrap();
    let made = (oldest.max(22)..=23)
        .find_map(|version| Some((support::produce(&format!("llvm-as-{version}"), &[], &input)?, version)));
    let (out, version) = made.unwrap_or_else(|| panic!("llvm-as refuses {text}"));
    (std::fs::read(out).unwrap(), version)
}

/// The oldest reader is as old as it can be: older ones refuse the file, or do not see in it what it says.
#[test]
fn the_oldest_reader_of_a_construct_is_known() {
    let mut failures = Vec::new();
    for &Construct { phrase, text, oldest } in CONSTRUCTS {
        let (bytes, newest) = assembled(text, oldest);
        let name = support::file_name(phrase);
        let module = llvm_bitcode::read(&bytes).unwrap();
        let written = llvm_bitcode::write(&module, &WriteOptions::default()).unwrap();
        if written.oldest_reader().major() != oldest {
            failures.push(format!("{phrase}: {:?} instead of LLVM {oldest}", written.needed));
        }
        let read = |bytes| support::disassembled(newest, bytes, &name);
        if read(&written.bytes) != read(&bytes) {
            failures.push(format!("{phrase}: LLVM {newest} reads something else"));
        }
        for version in READERS {
            let verified = support::verified(version, &written.bytes, &name);
            match verified {
                Err(e) if version >= oldest => failures.push(format!("{phrase}: {e}")),
                Ok(()) if version < oldest => {
                    let seen = support::disassembled(version, &written.bytes, &name).unwrap();
                    // A function that is called so is no intrinsic to a version that does not know it.
                    if seen.contains(phrase) && !phrase.contains("llvm.") {
                        failures.push(format!("{phrase}: LLVM {version} reads it"));
                    }
                }
                _ => {}
            }
        }
    }
    fail_if_any(&failures);
}

/// Asked to, the writer gives intrinsics the form that every version reads.
#[test]
fn lifetimes_are_read_by_all() {
    let module = llvm_bitcode::read(&assembled(LIFETIME, 22).0).unwrap();
    let written = llvm_bitcode::write(&module, &WriteOptions::for_all_versions()).unwrap();
    assert_eq!(written.oldest_reader(), Version::OLDEST);
    for version in READERS {
        support::verified(version, &written.bytes, "lifetime").unwrap();
        let text = support::disassembled(version, &written.bytes, "lifetime").unwrap();
        let call = if version < 22 { "start.p0(i64 -1, ptr %a)" } else { "start.p0(ptr %a)" };
        assert!(text.contains(call), "{text}");
    }
}

/// Older LLVM throws away all debug info when a function retains something that it does not expect there.
#[test]
fn what_functions_retain_is_what_the_reader_expects() {
    let source = "namespace n { int v; }\n\
                  int f(int x) { using namespace n; struct S { int a; }; static int c; S s{x}; return s.a + v + c++; }";
    let input = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("retained.cpp");
    std::fs::write(&input, source).unwrap();
    for (clang, needed) in [(22, 18), (23, 23)] {
        let args = ["-g", "-c", "-emit-llvm", "--target=x86_64-linux-gnu"];
        let out = support::produce(&format!("clang-{clang}"), &args, &input).unwrap();
        let module = llvm_bitcode::read(&std::fs::read(out).unwrap()).unwrap();
        for version in READERS {
            let options = WriteOptions::for_version(Version::new(version).unwrap());
            let written = llvm_bitcode::write(&module, &options).unwrap();
            let name = format!("retained by clang {clang}");
            support::verified(version, &written.bytes, &name).unwrap();
            let is_left_out = written.dropped.iter().any(|c| c.what.ends_with("in retainedNodes"));
            assert_eq!(is_left_out, version < needed, "{:?}", written.dropped);
        }
    }
}
