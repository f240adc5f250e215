//! Lengths, directions and products of vectors are within OpenCL's bounds.

mod support;

#[test]
fn geometry_is_within_the_bounds() {
    support::run("geometry", "-O2");
}
