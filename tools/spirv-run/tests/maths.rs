//! Functions of maths are within OpenCL's bounds of what the host's library says in its widest type.

mod support;

#[test]
fn maths_is_within_the_bounds() {
    support::run("maths", "-O2");
}
