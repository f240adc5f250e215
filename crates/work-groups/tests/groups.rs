//! Work-group functions are valid LLVM IR, and do what their kernels say: LLVM's interpreter runs them.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

mod support;

use support::{formed, kernel, options, run};
use work_groups::{LocalSize, Options};

#[test]
fn without_barriers_the_body_is_in_loops() {
    let kernel = kernel("  %v = mul i32 %g, %n\n  store i32 %v, ptr addrspace(1) %at\n  ret void");
    for uniform in [true, false] {
        let expected: Vec<i32> = (0..16).map(|g| g * 5).collect();
        assert_eq!(run(&kernel, &options([8, 1, 1], uniform), 2, 8, 5, 16), expected);
    }
    let expected: Vec<i32> = (0..16).map(|g| if g < 11 { g * 5 } else { 0 }).collect();
    assert_eq!(run(&kernel, &options([8, 1, 1], false), 2, 3, 5, 16), expected);
}

#[test]
fn three_dimensions_are_three_loops() {
    let kernel = kernel(
        "  %y = call i64 @_Z12get_local_idj(i32 1)\n  %z = call i64 @_Z12get_local_idj(i32 2)\n\
         %linear = call i64 @_Z19get_local_linear_idv()\n\
         %place = getelementptr i32, ptr addrspace(1) %out, i64 %linear\n\
         %zy = mul i64 %z, 10\n  %s = add i64 %zy, %y\n  %ten = mul i64 %s, 10\n  %sum = add i64 %ten, %lid\n\
         %v = trunc i64 %sum to i32\n  store i32 %v, ptr addrspace(1) %place\n  ret void",
    );
    let mut expected = Vec::new();
    for z in 0..2 {
        for y in 0..3 {
            expected.extend((0..4).map(|x| 100 * z + 10 * y + x));
        }
    }
    assert_eq!(run(&kernel, &options([4, 3, 2], true), 1, 4, 0, 24), expected);
}

/// Each work-item writes into the tile and reads what its neighbor wrote, `n` times.
const NEIGHBORS: &str = "  %mine = getelementptr i32, ptr addrspace(3) @tile, i64 %lid\n\
    %size = call i64 @_Z14get_local_sizej(i32 0)\n  %next = add i64 %lid, 1\n  %wrap = urem i64 %next, %size\n\
    %other = getelementptr i32, ptr addrspace(3) @tile, i64 %wrap\n  br label %head\n\
    head:\n  %i = phi i32 [ 0, %entry ], [ %i1, %head ]\n  %v = phi i32 [ %g, %entry ], [ %sum, %head ]\n\
    store i32 %v, ptr addrspace(3) %mine\n  call void @__spirv_run_group_barrier()\n\
    %theirs = load i32, ptr addrspace(3) %other\n  call void @__spirv_run_group_barrier()\n\
    %sum = add i32 %v, %theirs\n  %i1 = add i32 %i, 1\n  %more = icmp ult i32 %i1, %n\n\
    br i1 %more, label %head, label %end\n\
    end:\n  store i32 %sum, ptr addrspace(1) %at\n  ret void";

#[test]
fn values_live_across_barriers_in_loops() {
    let mut expected: Vec<i32> = (0..16).collect();
    for _ in 0..3 {
        let before = expected.clone();
        for (g, value) in expected.iter_mut().enumerate() {
            *value += before[g / 8 * 8 + (g + 1) % 8];
        }
    }
    for uniform in [true, false] {
        assert_eq!(run(&kernel(NEIGHBORS), &options([8, 1, 1], uniform), 2, 8, 3, 16), expected);
    }
}

#[test]
fn a_loop_that_all_leave_together_needs_no_states() {
    let (text, group) = formed(&kernel(NEIGHBORS), &options([8, 1, 1], true)).expect("it is formed");
    // Each work-item has its value, its neighbor's and the address of that: the counter is kept once. Arrays begin at
    // multiples of 128 bytes.
    assert!(group.context_bytes <= 2 * 128 + 8 * 8, "{} bytes: {text}", group.context_bytes);
}

#[test]
fn memory_of_groups_of_any_size_is_that_of_their_work_items() {
    let any = Options { local_size: LocalSize::UpTo(100), ..options([8, 1, 1], false) };
    let (_, group) = formed(&kernel(NEIGHBORS), &any).expect("it is formed");
    assert!((8..=24).contains(&group.context_bytes_per_item), "{group:?}");
    assert_eq!(group.context_bytes, 112 * group.context_bytes_per_item);
    let (_, fixed) = formed(&kernel(NEIGHBORS), &options([8, 1, 1], true)).expect("it is formed");
    assert_eq!(fixed.context_bytes_per_item, 0);
}

#[test]
fn variables_whose_addresses_cross_barriers_are_kept() {
    let kernel = kernel(
        "  %array = alloca [4 x i32]\n  %low = and i64 %gid, 3\n\
         %place = getelementptr [4 x i32], ptr %array, i64 0, i64 %low\n  store i32 %g, ptr %place\n\
         call void @__spirv_run_group_barrier()\n\
         %v = load i32, ptr %place\n  store i32 %v, ptr addrspace(1) %at\n  ret void",
    );
    assert_eq!(run(&kernel, &options([8, 1, 1], true), 1, 8, 0, 8), (0..8).collect::<Vec<i32>>());
}

#[test]
fn work_items_that_end_early_are_not_waited_for() {
    let kernel = kernel(
        "  %inside = icmp ult i32 %g, %n\n  br i1 %inside, label %go, label %end\n\
         go:\n  %mine = getelementptr i32, ptr addrspace(3) @tile, i64 %lid\n  store i32 %g, ptr addrspace(3) %mine\n\
         call void @__spirv_run_group_barrier()\n\
         %first = load i32, ptr addrspace(3) @tile\n  %v = add i32 %first, %g\n\
         store i32 %v, ptr addrspace(1) %at\n  br label %end\nend:\n  ret void",
    );
    let expected: Vec<i32> = (0..16).map(|g| if g < 13 { g / 8 * 8 + g } else { 0 }).collect();
    assert_eq!(run(&kernel, &options([8, 1, 1], true), 2, 8, 13, 16), expected);
}

#[test]
fn lanes_that_wait_at_different_places_go_on_by_themselves() {
    // Odd lanes add up what odd lanes have, even ones what even ones have.
    let kernel = kernel(
        "  %scratch = call ptr addrspace(3) @__spirv_run_sub_group_scratch()\n\
         %lane = call i32 @_Z22get_sub_group_local_idv()\n  %bit = and i32 %lane, 1\n\
         %odd = icmp eq i32 %bit, 1\n  br i1 %odd, label %odds, label %evens\n\
         odds:\n  %a = load i32, ptr addrspace(3) %scratch\n  %a1 = add i32 %a, %g\n\
         store i32 %a1, ptr addrspace(3) %scratch\n  call void @__spirv_run_sub_group_barrier()\n\
         %a2 = load i32, ptr addrspace(3) %scratch\n  call void @__spirv_run_sub_group_barrier()\n\
         store i32 0, ptr addrspace(3) %scratch\n  br label %end\n\
         evens:\n  call void @__spirv_run_sub_group_barrier()\n\
         %b = load i32, ptr addrspace(3) %scratch\n  %b1 = add i32 %b, %g\n\
         store i32 %b1, ptr addrspace(3) %scratch\n  call void @__spirv_run_sub_group_barrier()\n\
         %b2 = load i32, ptr addrspace(3) %scratch\n  call void @__spirv_run_sub_group_barrier()\n\
         store i32 0, ptr addrspace(3) %scratch\n  br label %end\n\
         end:\n  %v = phi i32 [ %a2, %odds ], [ %b2, %evens ]\n\
         store i32 %v, ptr addrspace(1) %at\n  ret void",
    );
    let sum = |g: i32| (g / 8 * 8..g / 8 * 8 + 8).filter(|other| other % 2 == g % 2).sum::<i32>();
    assert_eq!(run(&kernel, &options([16, 1, 1], true), 1, 16, 0, 16), (0..16).map(sum).collect::<Vec<_>>());
}

#[test]
fn addresses_in_copied_arguments_differ() {
    // A division is not computed again behind a barrier, nor what depends on it: the address is kept.
    let kernel = "define spir_kernel void @k(ptr addrspace(1) %out, ptr byval([1 x i32]) %own) {\n\
        %gid = call i64 @_Z13get_global_idj(i32 0)\n  %g = trunc i64 %gid to i32\n\
        %size = call i64 @_Z14get_local_sizej(i32 0)\n  %first = udiv i64 1, %size\n\
        %place = getelementptr i32, ptr %own, i64 %first\n  store i32 %g, ptr %place\n\
        call void @__spirv_run_group_barrier()\n\
        %v = load i32, ptr %place\n  %at = getelementptr i32, ptr addrspace(1) %out, i64 %gid\n\
        store i32 %v, ptr addrspace(1) %at\n  ret void\n}\n";
    assert_eq!(run(kernel, &options([8, 1, 1], true), 1, 8, 0, 8), (0..8).collect::<Vec<i32>>());
}
