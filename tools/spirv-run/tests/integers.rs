//! Integer functions and conversions are right bit for bit.

mod support;

#[test]
fn integers_are_exact() {
    support::run("integers", "-O1");
}
