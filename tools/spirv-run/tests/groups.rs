//! What work-groups and sub-groups compute together is what loops over their work-items do.

mod support;

#[test]
fn groups_compute_what_loops_do() {
    support::run("groups", "-O2");
}
