//! Work-group functions are such that LLVM joins work-items.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

mod support;

use support::{formed, kernel, optimized, options, run};

#[test]
fn a_kernel_in_a_comdat_leaves_it() {
    let text =
        optimized(&format!("$k = comdat any\n{}", kernel("  ret void").replace(" {\n", " comdat {\n")));
    assert!(text.contains("@k.work_group("), "{text}");
}

#[test]
fn work_items_of_short_rows_are_joined() {
    // Where the rows of a group are as short as a vector, the loop over them is not unrolled before.
    let kernel = kernel("  %more = mul i32 %g, %n\n  store i32 %more, ptr addrspace(1) %at\n  ret void");
    let (text, _) = formed(&kernel, &options([8, 8, 1], true)).expect("it is formed");
    assert!(text.contains("llvm.loop.unroll.disable"), "{text}");
    let text = optimized(&kernel);
    assert!(text.contains("<4 x i32>"), "{text}");
}

#[test]
fn loops_that_all_go_through_together_are_around_work_items() {
    let kernel = kernel(
        "  br label %head\n\
         head:\n  %i = phi i32 [ 0, %entry ], [ %i1, %head ]\n  %v = phi i32 [ %g, %entry ], [ %sum, %head ]\n\
         %old = load i32, ptr addrspace(1) %at\n  %new = add i32 %old, 1\n  store i32 %new, ptr addrspace(1) %at\n\
         %sum = add i32 %v, %new\n  %i1 = add i32 %i, 1\n  %more = icmp ult i32 %i1, %n\n\
         br i1 %more, label %head, label %end\n\
         end:\n  %last = phi i32 [ %sum, %head ]\n  store i32 %last, ptr addrspace(1) %at\n  ret void",
    );
    let expected: Vec<i32> = (0..16).map(|g| g + 1 + 2 + 3 + 4).collect();
    for uniform in [true, false] {
        assert_eq!(run(&kernel, &options([8, 1, 1], uniform), 2, 8, 4, 16), expected);
    }
    let kept = |size| formed(&kernel, &options(size, true)).expect("it is formed").1.context_bytes;
    // The sum of each work-item, from turn to turn; with few beside each other there is nothing to win.
    assert!(kept([8, 1, 1]) > 0);
    assert_eq!(kept([4, 2, 1]), 0);
}

#[test]
fn loops_that_only_compute_pay_for_what_is_kept() {
    let loop_of = |steps: &str| {
        kernel(&format!(
            "  br label %head\n\
             head:\n  %i = phi i32 [ 0, %entry ], [ %i1, %head ]\n  %v = phi i32 [ %g, %entry ], [ %v1, %head ]\n\
             {steps}\n  %i1 = add i32 %i, 1\n  %more = icmp ult i32 %i1, %n\n\
             br i1 %more, label %head, label %end\n\
             end:\n  store i32 %v1, ptr addrspace(1) %at\n  ret void"
        ))
    };
    let size = options([8, 1, 1], true);
    let long =
        loop_of("  %a = mul i32 %v, 3\n  %b = xor i32 %a, %v\n  %c = add i32 %b, %i\n  %v1 = add i32 %c, 1");
    let short = loop_of("  %v1 = add i32 %v, 1");
    let kept = |kernel: &str| formed(kernel, &size).expect("it is formed").1.context_bytes;
    assert!(kept(&long) > 0);
    assert_eq!(kept(&short), 0);
    let expected = |g: i32| (0..4).fold(g, |v, i| ((v * 3) ^ v) + i + 1);
    assert_eq!(run(&long, &size, 2, 8, 4, 16), (0..16).map(expected).collect::<Vec<i32>>());
}

#[test]
fn atomic_operations_on_local_memory_are_plain() {
    let kernel = kernel(
        "  %old = atomicrmw add ptr addrspace(3) @tile, i32 %g seq_cst\n\
         %high = getelementptr i32, ptr addrspace(3) @tile, i64 1\n\
         %most = atomicrmw volatile umax ptr addrspace(3) %high, i32 %g monotonic\n\
         call void @__spirv_run_group_barrier()\n\
         %sum = load i32, ptr addrspace(3) @tile\n  %max = load i32, ptr addrspace(3) %high\n\
         %v = add i32 %sum, %max\n  store i32 %v, ptr addrspace(1) %at\n  ret void",
    );
    let (text, _) = formed(&kernel, &options([8, 1, 1], true)).expect("it is formed");
    assert!(!text.contains("atomicrmw"), "{text}");
    assert_eq!(run(&kernel, &options([8, 1, 1], true), 1, 8, 0, 8), [28 + 7; 8]);
}
