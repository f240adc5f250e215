//! Functions of work-groups and sub-groups compute the same as loops over their work-items.

mod support;

#[test]
fn groups_compute_what_loops_do() {
    support::run("groups", "-O2");
}
