//! Kernels whose loops LLVM does not vectorize by itself run in strips.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

mod support;

use support::{formed, kernel, optimized, options, run};

/// The attribute of functions that run strips.
const STRIPS: &str = "min-legal-vector-width";

/// Runs a kernel in groups of 32 work-items, and without strips.
fn result(kernel: &str, argument: u32) -> Vec<i32> {
    let (text, _) = formed(kernel, &options([32, 1, 1], true)).expect("it is formed");
    assert!(text.contains(STRIPS), "{text}");
    let expected = run(kernel, &options([32, 1, 1], true), 2, 32, argument, 64);
    // Groups of 8 have no strips.
    assert_eq!(run(kernel, &options([8, 1, 1], true), 8, 8, argument, 64), expected);
    expected
}

/// As many steps as a number takes to 1: `%v` and `%n` are the number and the count.
const COLLATZ: &str = "head:\n  %v = phi i32 [ %first, %entry ], [ %next, %step ]\n\
    %c = phi i32 [ 0, %entry ], [ %c1, %step ]\n  %more = icmp ne i32 %v, 1\n  br i1 %more, label %step, label %end\n\
    step:\n  %half = lshr i32 %v, 1\n  %triple = mul i32 %v, 3\n  %up = add i32 %triple, 1\n  %odd = trunc i32 %v to i1\n\
    %next = select i1 %odd, i32 %up, i32 %half\n  %c1 = add i32 %c, 1\n  br label %head\n";

fn collatz(mut v: i32) -> i32 {
    let mut count = 0;
    while v != 1 {
        v = if v % 2 == 1 { 3 * v + 1 } else { v / 2 };
        count += 1;
    }
    count
}

#[test]
fn loops_with_different_trip_counts_have_masks() {
    let kernel = kernel(&format!(
        "  %first = add i32 %g, 1\n  br label %head\n{COLLATZ}end:\n  store i32 %c, ptr addrspace(1) %at\n  ret void"
    ));
    assert_eq!(result(&kernel, 0), (1..=64).map(collatz).collect::<Vec<_>>());
    let text = optimized(&kernel);
    assert!(text.contains("select <16 x i1>") || text.contains("<16 x i32>"), "{text}");
}

#[test]
fn work_items_that_skip_a_loop_wait_behind_it() {
    // Odd work-items leave at once; others count in steps, and some leave in the middle.
    let kernel = kernel(
        "  %odd = trunc i32 %g to i1\n  br i1 %odd, label %end, label %head\n\
         head:\n  %i = phi i32 [ 0, %entry ], [ %i1, %back ]\n  %i1 = add i32 %i, 3\n\
         %out_early = icmp ugt i32 %i1, 40\n  br i1 %out_early, label %early, label %back\n\
         back:\n  %more = icmp ult i32 %i1, %g\n  br i1 %more, label %head, label %end\n\
         early:\n  br label %end\n\
         end:\n  %v = phi i32 [ -1, %entry ], [ %i1, %back ], [ 1000, %early ]\n\
         store i32 %v, ptr addrspace(1) %at\n  ret void",
    );
    let expected = |g: i32| {
        let last = (g.max(1) + 2) / 3 * 3;
        match g {
            _ if g % 2 == 1 => -1,
            _ if last > 40 => 1000,
            _ => last,
        }
    };
    assert_eq!(result(&kernel, 0), (0..64).map(expected).collect::<Vec<_>>());
}

#[test]
fn loops_in_loops_start_together() {
    // In each of n turns, work-item g counts to (g + turn) % 5.
    let kernel = kernel(
        "  br label %outer\n\
         outer:\n  %t = phi i32 [ 0, %entry ], [ %t1, %next ]\n  %sum = phi i32 [ 0, %entry ], [ %s, %next ]\n\
         %shifted = add i32 %g, %t\n  %most = urem i32 %shifted, 5\n  br label %inner\n\
         inner:\n  %i = phi i32 [ 0, %outer ], [ %i1, %body ]\n  %s = phi i32 [ %sum, %outer ], [ %s1, %body ]\n\
         %more = icmp ult i32 %i, %most\n  br i1 %more, label %body, label %next\n\
         body:\n  %i1 = add i32 %i, 1\n  %s1 = add i32 %s, %i1\n  br label %inner\n\
         next:\n  %t1 = add i32 %t, 1\n  %again = icmp ult i32 %t1, %n\n  br i1 %again, label %outer, label %end\n\
         end:\n  store i32 %s, ptr addrspace(1) %at\n  ret void",
    );
    let sum = |g: i32| (0..7).map(|t| (1..=(g + t) % 5).sum::<i32>()).sum::<i32>();
    assert_eq!(result(&kernel, 7), (0..64).map(sum).collect::<Vec<_>>());
}

/// A private array of 16 numbers: its initial values are set as a block, changed in a loop, and added up backwards.
fn with_array() -> String {
    let declared = "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n";
    let body = "  %a = alloca [16 x i32], align 4\n  call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 64, i1 false)\n\
        br label %head\n\
        head:\n  %i = phi i64 [ 1, %entry ], [ %i1, %head ]\n  %before = add i64 %i, -1\n\
        %p = getelementptr [16 x i32], ptr %a, i64 0, i64 %before\n  %old = load i32, ptr %p, align 4\n\
        %new = add i32 %old, %g\n  %q = getelementptr i8, ptr %p, i64 4\n  store i32 %new, ptr %q, align 4\n\
        %i1 = add i64 %i, 1\n  %more = icmp ult i64 %i1, 16\n  br i1 %more, label %head, label %back\n\
        back:\n  %j = phi i32 [ 15, %head ], [ %j1, %back ]\n  %s = phi i32 [ 0, %head ], [ %s1, %back ]\n\
        %r = getelementptr i32, ptr %a, i32 %j\n  %v = load i32, ptr %r, align 4\n  %s3 = mul i32 %s, 3\n\
        %s1 = add i32 %s3, %v\n  %j1 = add i32 %j, -1\n  %on = icmp sge i32 %j1, 0\n\
        br i1 %on, label %back, label %end\n\
        end:\n  store i32 %s1, ptr addrspace(1) %at\n  ret void";
    format!("{declared}{}", kernel(body))
}

#[test]
fn elements_of_private_arrays_are_beside_each_other() {
    let expected = |g: i32| {
        let first = 0x0101_0101_i32;
        (0..16)
            .rev()
            .fold(0_i32, |s, j| s.wrapping_mul(3).wrapping_add(first.wrapping_add(g.wrapping_mul(j))))
    };
    assert_eq!(result(&with_array(), 0), (0..64).map(expected).collect::<Vec<_>>());
    let text = optimized(&with_array());
    assert!(text.contains("<16 x i32>") && !text.contains("gather"), "{text}");
}

#[test]
fn indices_may_differ_between_work_items() {
    let kernel = with_array().replace("i32 %j\n", "i32 %jg\n").replace(
        "%r = getelementptr",
        "%shifted = add i32 %j, %g\n  %jg = and i32 %shifted, 15\n  %r = getelementptr",
    );
    let expected = |g: i32| {
        let value = |j: i32| 0x0101_0101_i32.wrapping_add(g.wrapping_mul((j + g) & 15));
        (0..16).rev().fold(0_i32, |s, j| s.wrapping_mul(3).wrapping_add(value(j)))
    };
    assert_eq!(result(&kernel, 0), (0..64).map(expected).collect::<Vec<_>>());
}

#[test]
fn arrays_whose_addresses_are_stored_stay_whole() {
    let kernel = with_array().replace(
        "br label %head\n",
        "  %keep = alloca ptr, align 8\n  store ptr %a, ptr %keep, align 8\n  %again = load ptr, ptr %keep, align 8\n\
         %third = getelementptr i32, ptr %again, i64 2\n  store i32 9, ptr %third, align 4\n  br label %head\n",
    );
    assert_eq!(result(&kernel, 0), result(&with_array(), 0));
}

#[test]
fn strips_wait_for_each_other_at_barriers() {
    // Each work-item fills every 32nd place of a tile in a loop that some run once and others twice, then adds up as many
    // places as its number, in n turns with barriers between them.
    let kernel = kernel(
        "  br label %turn\n\
         turn:\n  %t = phi i32 [ 0, %entry ], [ %t1, %next ]\n  %sum = phi i32 [ 0, %entry ], [ %s, %next ]\n\
         %width = call i64 @_Z14get_local_sizej(i32 0)\n  %w = trunc i64 %width to i32\n  br label %fill\n\
         fill:\n  %i = phi i32 [ %l, %turn ], [ %i1, %fill ]\n  %place = getelementptr i32, ptr addrspace(3) @tile, i32 %i\n\
         %mixed = xor i32 %i, %l\n  %same = xor i32 %mixed, %l\n  %double = mul i32 %same, 2\n\
         %single = sub i32 %double, %i\n  %value = add i32 %single, %t\n  store i32 %value, ptr addrspace(3) %place\n  %i1 = add i32 %i, %w\n\
         %more = icmp ult i32 %i1, 40\n  br i1 %more, label %fill, label %filled\n\
         filled:\n  call void @__spirv_run_group_barrier()\n  br label %add\n\
         add:\n  %j = phi i32 [ 0, %filled ], [ %j1, %body ]\n  %s = phi i32 [ %sum, %filled ], [ %s1, %body ]\n\
         %on = icmp ult i32 %j, %l\n  br i1 %on, label %body, label %added\n\
         body:\n  %from = getelementptr i32, ptr addrspace(3) @tile, i32 %j\n  %v = load i32, ptr addrspace(3) %from\n\
         %s1 = add i32 %s, %v\n  %j1 = add i32 %j, 1\n  br label %add\n\
         added:\n  call void @__spirv_run_group_barrier()\n  br label %next\n\
         next:\n  %t1 = add i32 %t, 1\n  %again = icmp ult i32 %t1, %n\n  br i1 %again, label %turn, label %end\n\
         end:\n  store i32 %s, ptr addrspace(1) %at\n  ret void",
    );
    let (text, group) = formed(&kernel, &options([32, 1, 1], true)).expect("it is formed");
    assert!(text.contains(STRIPS) && group.context_bytes > 0, "{text}");
    let sum = |g: i32| (0..3).map(|t| (0..g % 32).map(|j| j + t).sum::<i32>()).sum::<i32>();
    let expected: Vec<i32> = (0..64).map(sum).collect();
    assert_eq!(run(&kernel, &options([32, 1, 1], true), 2, 32, 3, 64), expected);
}

#[test]
fn values_and_arrays_outlive_barriers() {
    let kernel = with_array().replace(
        "back:\n",
        "between:\n  %mine = getelementptr i32, ptr addrspace(3) @tile, i32 %l\n  store i32 %g, ptr addrspace(3) %mine\n\
         call void @__spirv_run_group_barrier()\n  %other = xor i32 %l, 17\n\
         %theirs = getelementptr i32, ptr addrspace(3) @tile, i32 %other\n  %got = load i32, ptr addrspace(3) %theirs\n\
         br label %back\nback:\n",
    );
    let kernel = kernel
        .replace("label %head, label %back\nbetween", "label %head, label %between\nbetween")
        .replace("[ 15, %head ]", "[ 15, %between ]")
        .replace("%s = phi i32 [ 0, %head ]", "%s = phi i32 [ %got, %between ]");
    let (text, _) = formed(&kernel, &options([32, 1, 1], true)).expect("it is formed");
    assert!(text.contains(STRIPS), "{text}");
    let expected = |g: i32| {
        let value = |j: i32| 0x0101_0101_i32.wrapping_add(g.wrapping_mul(j));
        (0..16).rev().fold(g ^ 17, |s, j| s.wrapping_mul(3).wrapping_add(value(j)))
    };
    assert_eq!(
        run(&kernel, &options([32, 1, 1], true), 2, 32, 0, 64),
        (0..64).map(expected).collect::<Vec<_>>()
    );
}

#[test]
fn rows_shorter_than_a_strip_are_joined() {
    let kernel = kernel(&format!(
        "  %y = call i64 @_Z12get_local_idj(i32 1)\n  %row = trunc i64 %y to i32\n  %times = mul i32 %row, 8\n\
         %number = add i32 %times, %l\n  %first = add i32 %number, 1\n\
         %to = getelementptr i32, ptr addrspace(1) %out, i32 %number\n  br label %head\n\
         {COLLATZ}end:\n  store i32 %c, ptr addrspace(1) %to\n  ret void"
    ));
    let (text, _) = formed(&kernel, &options([8, 4, 1], true)).expect("it is formed");
    assert!(text.contains(STRIPS), "{text}");
    let expected: Vec<i32> = (1..=32).map(collatz).collect();
    assert_eq!(run(&kernel, &options([8, 4, 1], true), 1, 8, 0, 32), expected);
}

#[test]
fn lanes_share_the_counters_of_common_loops_behind_others() {
    // Steps of different number, and then a loop over adjacent elements that all run equally often.
    let kernel = kernel(&format!(
        "  %linear = call i64 @_Z19get_local_linear_idv()\n  %first = add i32 %g, 1\n  br label %head\n\
         {COLLATZ}end:\n  br label %common\n\
         common:\n  %j = phi i64 [ 0, %end ], [ %j1, %common ]\n  %s = phi i32 [ %c, %end ], [ %s1, %common ]\n\
         %behind = add i64 %j, 128\n  %index = add i64 %linear, %behind\n\
         %from = getelementptr i32, ptr addrspace(1) %out, i64 %index\n  %v = load i32, ptr addrspace(1) %from\n\
         %k = trunc i64 %j to i32\n  %t = add i32 %v, %k\n  %s1 = add i32 %s, %t\n  %j1 = add i64 %j, 1\n\
         %more1 = icmp ult i64 %j1, 16\n  br i1 %more1, label %common, label %done\n\
         done:\n  store i32 %s1, ptr addrspace(1) %at\n  ret void"
    ).replace("  %v = load", "  %loaded = load").replace("add i32 %v, %k", "add i32 %loaded, %k"));
    let result = run(&kernel, &options([32, 1, 1], true), 2, 32, 0, 256);
    let expected: Vec<i32> = (1..=64).map(|g| collatz(g) + 120).collect();
    assert_eq!(result[..64], expected);
    let text = optimized(&kernel);
    assert!(text.contains("load <16 x i32>, ptr addrspace(1)"), "{text}");
}

#[test]
fn lanes_do_atomic_operations_one_after_the_other() {
    // Each work-item counts the steps of its number at the place of its remainder.
    let counts = COLLATZ.replace(
        "  br label %head\n",
        "  %big = icmp ugt i32 %next, 20\n  br i1 %big, label %count, label %back\n\
         count:\n  %rest = and i32 %next, 7\n  %to = getelementptr i32, ptr addrspace(1) %out, i32 %rest\n\
         %old = atomicrmw add ptr addrspace(1) %to, i32 1 monotonic\n  br label %back\n\
         back:\n  br label %head\n",
    );
    let counts = counts.replace("%step ]", "%back ]");
    let kernel = kernel(&format!("  %first = add i32 %g, 1\n  br label %head\n{counts}end:\n  ret void"));
    let mut expected = vec![0; 64];
    for g in 1..=64 {
        let mut v = g;
        while v != 1 {
            v = if v % 2 == 1 { 3 * v + 1 } else { v / 2 };
            if v > 20 {
                expected[v as usize & 7] += 1;
            }
        }
    }
    assert_eq!(result(&kernel, 0), expected);
    let text = optimized(&kernel);
    assert!(text.contains("<16 x i32>") && text.contains("atomicrmw"), "{text}");
}

#[test]
fn other_kernels_have_no_strips() {
    let with = |step: &str| {
        let step = format!("step:\n{step}");
        kernel(&format!(
            "  %first = add i32 %g, 1\n  br label %head\n{}end:\n  ret void",
            COLLATZ.replace("step:\n", &step)
        ))
    };
    let has_strips = |kernel: &str, uniform| {
        formed(kernel, &options([32, 1, 1], uniform)).expect("it is formed").0.contains(STRIPS)
    };
    assert!(has_strips(&with(""), true));
    // Groups at the edge of a range may have any size.
    assert!(!has_strips(&with(""), false));
    // A loop that uses the result of an atomic operation may wait for another work-item.
    let atomic = "  %old = atomicrmw add ptr addrspace(1) %at, i32 1 monotonic\n";
    assert!(has_strips(&with(atomic), true));
    let waits = with(atomic).replace("%half = lshr i32 %v, 1", "%half = lshr i32 %old, 1");
    assert!(!has_strips(&waits, true));
    assert!(!has_strips(&with("  store volatile i32 %v, ptr addrspace(1) %at\n"), true));
    // Places that differ between work-items cost as much as one by one.
    let scattered = "  %p = getelementptr i32, ptr addrspace(1) %out, i32 %v\n  store i32 %c, ptr addrspace(1) %p\n\
        store i32 %v, ptr addrspace(1) %p\n";
    assert!(!has_strips(&with(scattered), true));
    // A loop that all go through together, without an array, is not cut into strips.
    assert!(!has_strips(&kernel("  store i32 %g, ptr addrspace(1) %at\n  ret void"), true));
}
