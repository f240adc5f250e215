//! Functions of maths are within OpenCL's bounds of the results of the host's library in its widest type.

mod support;

#[test]
fn maths_is_within_the_bounds() {
    support::run("maths", "-O2");
}
