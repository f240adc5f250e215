//! Images are sampled by the rules of the specification, and their texels have the bytes of their formats.

mod support;

#[test]
fn images_are_what_the_specification_says() {
    support::run("images", "-O2");
}
