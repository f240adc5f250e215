//! Parts of elements that a work-item writes, and reads again at an address that only it knows.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

mod support;

use support::{kernel, options, run};

/// Work-item `g` writes the numbers `2 * g` and `2 * g + 1`, and then adds 7 to the one at a place that LLVM cannot compute.
const PAIRS: &str = "  %i = mul i32 %g, 2\n  %i1 = add i32 %i, 1\n  %x = sext i32 %i to i64\n  %y = sext i32 %i1 to i64\n\
    %px = getelementptr i32, ptr addrspace(1) %out, i64 %x\n  %py = getelementptr i32, ptr addrspace(1) %out, i64 %y\n\
    store i32 1, ptr addrspace(1) %px, align 4\n  store i32 2, ptr addrspace(1) %py, align 4\n\
    %zero = udiv i32 %n, 5\n  %z = add i32 %zero, %i\n  %w = sext i32 %z to i64\n\
    %pz = getelementptr i32, ptr addrspace(1) %out, i64 %w\n  %old = load i32, ptr addrspace(1) %pz, align 4\n\
    %new = add i32 %old, 7\n  store i32 %new, ptr addrspace(1) %pz, align 4\n  ret void";

#[test]
fn a_work_item_reads_what_it_wrote() {
    let expected: Vec<i32> = (0..64).map(|number| if number % 2 == 0 { 8 } else { 2 }).collect();
    assert_eq!(run(&kernel(PAIRS), &options([8, 1, 1], true), 4, 8, 4, 64), expected);
    assert_eq!(run(&kernel(PAIRS), &options([32, 1, 1], true), 1, 32, 4, 64), expected);
}

#[test]
fn no_access_has_to_stay_in_order() {
    let (text, _) = support::formed(&kernel(PAIRS), &options([8, 1, 1], true)).expect("it is formed");
    let of_out = text.lines().filter(|line| line.contains("ptr addrspace(1) %") && line.contains("align 4"));
    let accesses: Vec<&str> = of_out.filter(|line| line.contains("store") || line.contains("load")).collect();
    assert_eq!(accesses.len(), 4, "{text}");
    assert!(accesses.iter().all(|access| access.contains("!llvm.access.group")), "{text}");
}
