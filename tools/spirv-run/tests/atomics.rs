//! Atomic functions are correct, also when several threads call.

mod support;

#[test]
fn atomics_are_atomic() {
    support::run("atomics", "-O2");
}
