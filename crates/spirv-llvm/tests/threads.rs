//! A translation in several threads has the same result as in one: bytes, losses, errors.

use spirv_llvm::{Error, Options, Translation};
use std::fmt::Write;

/// How many functions: enough for every stage to find more threads worth it.
const FUNCTIONS: usize = 600;

/// A module with `FUNCTIONS` kernels that have constructs which writers number and count: constants, masks, flags that
/// LLVM 16 does not support, debug information. `wrong` lists the functions with something invalid.
fn module(wrong: &[usize]) -> String {
    let mut text = String::from(
        "target datalayout = \"e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1\"\n\
         target triple = \"spir64-unknown-unknown\"\n\
         declare spir_func i64 @_Z13get_global_idj(i32)\n",
    );
    let mut nodes = String::new();
    for number in 0..FUNCTIONS {
        let (program, variable, location) = (10 + 3 * number, 11 + 3 * number, 12 + 3 * number);
        let used = if wrong.contains(&number) { "%late" } else { "%sum" };
        let _ = write!(
            text,
            "define spir_kernel void @kernel{number}(ptr addrspace(1) %out, i32 %n, <4 x float> %v) !dbg !{program} {{\n\
             entry:\n  %id = call spir_func i64 @_Z13get_global_idj(i32 0)\n  br label %loop\n\
             loop:\n  %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n  %sum = phi i32 [ {number}, %entry ], [ %more, %loop ]\n\
             #dbg_value(i32 %sum, !{variable}, !DIExpression(), !{location})\n\
               %narrow = trunc nuw i64 %id to i16\n  %wide = zext nneg i16 %narrow to i32\n\
               %more = add nsw i32 {used}, %wide\n  %next = add nuw nsw i32 %i, {step}\n  %done = icmp samesign uge i32 %next, %n\n\
               br i1 %done, label %exit, label %loop\n\
             exit:\n  %late = mul i32 %sum, {number}\n\
               %s = shufflevector <4 x float> %v, <4 x float> splat (float {number}.5), <4 x i32> <i32 0, i32 {lane}, i32 2, i32 7>\n\
               %e = extractelement <4 x float> %s, i32 1\n  %f = fadd fast float %e, {number}.25\n\
               %at = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %id\n\
               store float %f, ptr addrspace(1) %at, align 4, !dbg !{location}\n  ret void, !dbg !{location}\n}}\n",
            lane = number % 4 + 4,
            step = number % 7 + 1,
        );
        let _ = write!(
            nodes,
            "!{program} = distinct !DISubprogram(name: \"kernel{number}\", scope: !2, file: !2, line: {number}, type: !3, spFlags: DISPFlagDefinition, unit: !1)\n\
             !{variable} = !DILocalVariable(name: \"sum{number}\", scope: !{program}, file: !2, line: {number}, type: !5)\n\
             !{location} = !DILocation(line: {number}, column: 3, scope: !{program})\n",
        );
    }
    text.push_str(
        "!llvm.dbg.cu = !{!1}\n!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
         !1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)\n\
         !2 = !DIFile(filename: \"many.cl\", directory: \"/\")\n!3 = !DISubroutineType(types: !4)\n!4 = !{null}\n\
         !5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n",
    );
    text + &nodes
}

/// The parts of a translation that a host sees.
fn seen(result: Result<Translation, Error>) -> (Vec<u8>, String) {
    match result {
        Ok(translation) => {
            let Translation { bytes, warnings, losses, readers, .. } = translation;
            (bytes, format!("{warnings:?} {losses:?} {readers:?}"))
        }
        Err(error) => (Vec::new(), format!("{error:?}")),
    }
}

/// Checks that the result is the same for every number of threads.
fn same(what: &str, run: impl Fn(&Options) -> (Vec<u8>, String)) {
    for llvm_version in [None, Some(16), Some(22), Some(23)] {
        let with = |threads| {
            let mut options = Options::default();
            (options.run.threads, options.llvm.reader_version) = (threads, llvm_version);
            run(&options)
        };
        let expected = with(1);
        for threads in [0, 2, 3, 8, 1000] {
            assert!(with(threads) == expected, "{what}: {threads} threads for LLVM {llvm_version:?}");
        }
    }
}

#[test]
fn results_do_not_depend_on_threads() {
    let text = module(&[]);
    let options = Options::default();
    let bitcode = spirv_llvm::assemble_llvm(text.as_bytes(), &options).unwrap().bytes;
    let spirv = spirv_llvm::llvm_to_spirv(&bitcode, &options).unwrap().bytes;
    same("bitcode", |options| seen(spirv_llvm::assemble_llvm(text.as_bytes(), options)));
    same("to SPIR-V", |options| seen(spirv_llvm::llvm_to_spirv(&bitcode, options)));
    same("to LLVM IR", |options| seen(spirv_llvm::spirv_to_llvm(&spirv, options)));
}

#[test]
fn errors_do_not_depend_on_threads() {
    for wrong in [&[5, 250, 599][..], &[599], &(0..FUNCTIONS).collect::<Vec<_>>()] {
        let text = module(wrong);
        same("to SPIR-V", |options| {
            let seen = seen(spirv_llvm::llvm_to_spirv(text.as_bytes(), options));
            assert!(seen.1.contains(&format!("kernel{}", wrong[0])), "{seen:?}");
            seen
        });
    }
}

#[test]
fn a_host_that_wants_nothing_gets_nothing_from_any_thread() {
    let flag = spirv_llvm::CancelFlag::new();
    flag.cancel();
    let mut options = Options::default();
    (options.run.threads, options.run.cancel) = (4, Some(flag));
    let error = spirv_llvm::llvm_to_spirv(module(&[]).as_bytes(), &options).unwrap_err();
    assert_eq!(error.code(), spirv_llvm::Code::Cancelled);
}
