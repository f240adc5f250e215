//! Operations of sub-groups are instructions on vectors where sub-groups are parts of strips.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

mod support;

use support::{formed, kernel, optimized, options, run};
use work_groups::Options;

fn calls_primitives(text: &str) -> bool {
    text.lines().any(|line| line.contains("call ") && line.contains("@__spirv_run_"))
}

/// A kernel with two forms of an operation on `%g`: `lanes`, and `memory`, which computes it behind a barrier.
fn with_forms(lanes: &str, memory: &str) -> String {
    kernel(&format!(
        "  %lane = call i32 @_Z22get_sub_group_local_idv()\n  %has = call i1 @__spirv_run_has_lanes()\n\
         br i1 %has, label %lanes, label %memory\n\
         lanes:\n{lanes}  br label %end\n\
         memory:\n  %in = call ptr addrspace(3) @__spirv_run_sub_group_scratch()\n\
         %mine = getelementptr i32, ptr addrspace(3) %in, i32 %lane\n  store i32 %g, ptr addrspace(3) %mine\n\
         call void @__spirv_run_sub_group_barrier()\n{memory}  br label %end\n\
         end:\n  %r = phi i32 [ %a, %lanes ], [ %b, %memory ]\n\
         store i32 %r, ptr addrspace(1) %at\n  ret void"
    ))
}

/// The sum of two lanes of a sub-group of 8: the next one, and the one that `%n` selects.
fn pairs() -> String {
    with_forms(
        "  %next = add i32 %lane, 1\n  %x = call i32 @__spirv_run_lanes_shuffle(i32 %g, i32 %next)\n\
         %y = call i32 @__spirv_run_lanes_shuffle(i32 %g, i32 %n)\n  %a = add i32 %x, %y\n",
        "  %up = add i32 %lane, 1\n  %p = and i32 %up, 7\n  %q = and i32 %n, 7\n\
         %px = getelementptr i32, ptr addrspace(3) %in, i32 %p\n  %qx = getelementptr i32, ptr addrspace(3) %in, i32 %q\n\
         %vx = load i32, ptr addrspace(3) %px\n  %vy = load i32, ptr addrspace(3) %qx\n  %b = add i32 %vx, %vy\n",
    )
}

/// Each work-item adds the sum of its sub-group, the largest value before it, and the votes of odd ones.
const SCANS: &str = "  %sum = call i32 @__spirv_run_lanes_reduce_add_int(i32 %g, i32 0, i32 64)\n\
    %pair = call i32 @__spirv_run_lanes_reduce_add_int(i32 %g, i32 0, i32 2)\n\
    %most = call i32 @__spirv_run_lanes_exclusive_max_uint(i32 %g, i32 0, i32 64)\n  %odd = and i32 %g, 1\n\
    %votes = call i64 @__spirv_run_lanes_ballot(i32 %odd)\n  %v = trunc i64 %votes to i32\n\
    %s = add i32 %sum, %most\n  %t = add i32 %s, %v\n  %r = add i32 %t, %pair\n";

/// The number that [`SCANS`] computes.
fn scans(g: i32, size: i32) -> i32 {
    let first = g / size * size;
    let sum: i32 = (first..first + size).sum();
    let before = if g == first { 0 } else { g - 1 };
    let votes = (0..size).filter(|lane| lane % 2 == 1).fold(0, |votes, lane| votes | 1 << lane);
    sum + before + votes + (g / 2 * 4 + 1)
}

#[test]
fn lanes_exchange_values_as_memory_does() {
    let expected: Vec<i32> = (0..64).map(|g| g / 8 * 16 + (g + 1) % 8 + 5).collect();
    // Groups of 32 have strips, and those of 24 have none.
    assert_eq!(run(&pairs(), &options([32, 1, 1], true), 2, 32, 13, 64), expected);
    assert_eq!(run(&pairs(), &options([24, 1, 1], true), 2, 24, 13, 48), expected[..48]);
}

#[test]
fn the_form_with_memory_is_gone_where_lanes_are_used() {
    let (text, _) = formed(&pairs(), &options([32, 1, 1], true)).expect("it is formed");
    assert!(text.contains("<16 x i32>") && !calls_primitives(&text), "{text}");
    let others = [
        options([24, 1, 1], true),
        options([32, 1, 1], false),
        Options { strips: false, ..options([32, 1, 1], true) },
        Options { sub_group_size: 32, ..options([32, 1, 1], true) },
    ];
    for options in others {
        let (text, _) = formed(&pairs(), &options).expect("it is formed");
        assert!(!text.contains("<16 x i32>") && !calls_primitives(&text), "{options:?}\n{text}");
    }
}

#[test]
fn scans_and_votes_are_those_of_each_sub_group() {
    let kernel = kernel(&format!("{SCANS}  store i32 %r, ptr addrspace(1) %at\n  ret void"));
    for size in [16, 8, 4, 2] {
        let options = Options { sub_group_size: size, ..options([32, 1, 1], true) };
        let (text, _) = formed(&kernel, &options).expect("it is formed");
        assert!(!calls_primitives(&text), "{text}");
        let launch = support::run_fixed(&kernel, &options, 2, 32, 0, 64);
        assert_eq!(launch, (0..64).map(|g| scans(g, size.cast_signed())).collect::<Vec<_>>(), "of {size}");
    }
}

#[test]
fn operations_in_loops_are_vectors() {
    // In n turns, each work-item adds what the lane beside it has.
    let kernel = kernel(
        "  br label %head\n\
         head:\n  %i = phi i32 [ 0, %entry ], [ %i1, %head ]\n  %v = phi i32 [ %g, %entry ], [ %sum, %head ]\n\
         %lane = call i32 @_Z22get_sub_group_local_idv()\n  %beside = xor i32 %lane, 1\n\
         %other = call i32 @__spirv_run_lanes_shuffle(i32 %v, i32 %beside)\n  %three = mul i32 %other, 3\n\
         %sum = add i32 %v, %three\n  %i1 = add i32 %i, 1\n  %more = icmp ult i32 %i1, %n\n\
         br i1 %more, label %head, label %end\nend:\n  store i32 %sum, ptr addrspace(1) %at\n  ret void",
    );
    let mut expected: Vec<i32> = (0..64).collect();
    for _ in 0..4 {
        let before = expected.clone();
        for (g, value) in expected.iter_mut().enumerate() {
            *value += 3 * before[g ^ 1];
        }
    }
    assert_eq!(support::run_fixed(&kernel, &options([32, 1, 1], true), 2, 32, 4, 64), expected);
    // Lanes begin, turn twice in a loop, and store: no loop of their own passes operands.
    let (text, _) = formed(&kernel, &options([32, 1, 1], true)).expect("it is formed");
    let loops = text.lines().filter(|line| line.contains("br ") && line.contains("!llvm.loop")).count();
    assert_eq!(loops, 4 + 1, "{text}");
    let text = optimized(&kernel);
    assert!(text.contains("shufflevector <16 x i32>") && !text.contains("extractelement"), "{text}");
}

#[test]
fn barriers_of_sub_groups_cut_strips() {
    let kernel = kernel(
        "  %mine = getelementptr i32, ptr addrspace(3) @tile, i32 %l\n  store i32 %g, ptr addrspace(3) %mine\n\
         call void @__spirv_run_sub_group_barrier()\n  %other = xor i32 %l, 5\n\
         %theirs = getelementptr i32, ptr addrspace(3) @tile, i32 %other\n  %v = load i32, ptr addrspace(3) %theirs\n\
         store i32 %v, ptr addrspace(1) %at\n  ret void",
    );
    let (text, _) = formed(&kernel, &options([32, 1, 1], true)).expect("it is formed");
    assert!(text.contains("min-legal-vector-width"), "{text}");
    let expected: Vec<i32> = (0..64).map(|g| g ^ 5).collect();
    assert_eq!(run(&kernel, &options([32, 1, 1], true), 2, 32, 0, 64), expected);
}
