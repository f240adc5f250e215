//! Numbers of work-items that are cut to a few bits.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops where it fails")]

mod support;

use support::{kernel, options, run};

/// Tables of 4 and 32 numbers; work-item `g` adds its elements `g % 4` and `g % 32`, and the low byte of `8 * g`.
#[test]
fn tables_are_not_left() {
    let table = |name: &str, count: i32| {
        let numbers: Vec<String> = (0..count).map(|number| format!("i32 {}", 100 * number + 7)).collect();
        format!("@{name} = internal constant [{count} x i32] [{}], align 64\n", numbers.join(", "))
    };
    let body = "  %m = and i32 %l, 3\n  %p = getelementptr i32, ptr @small, i32 %m\n  %v = load i32, ptr %p, align 4\n\
        %k = and i32 %g, 31\n  %q = getelementptr i32, ptr @large, i32 %k\n  %w = load i32, ptr %q, align 4\n\
        %e = mul i32 %g, 8\n  %byte = trunc i32 %e to i8\n  %x = zext i8 %byte to i32\n\
        %vw = add i32 %v, %w\n  %s = add i32 %vw, %x\n  store i32 %s, ptr addrspace(1) %at\n  ret void";
    let kernel = format!("{}{}{}", table("small", 4), table("large", 32), kernel(body));
    let expected = |g: i32| 100 * (g % 4) + 7 + 100 * (g % 32) + 7 + 8 * g % 256;
    assert_eq!(
        run(&kernel, &options([64, 1, 1], true), 1, 64, 0, 64),
        (0..64).map(expected).collect::<Vec<_>>()
    );
    // A vector of consecutive elements would have more than the table.
    let text = support::optimized(&kernel);
    assert!(!text.contains(" x i32>, ptr @small"), "{text}");
}
