//! The functions that the library defines, and those that it leaves to others.

#![allow(dead_code, reason = "each test takes what it needs of this module")]

use std::collections::BTreeSet;

use llvm_model::Module;

pub(crate) const CORE: &str = "the runner's core answers";
pub(crate) const FENCE: &str = "a pointer does not tell its address space here";

/// The starts of unmangled names that have no definition in the library, and why. An entry that excuses nothing fails.
pub(crate) const LEFT_TO_OTHERS: &[(&str, &str)] = &[
    ("get_work_dim", CORE),
    ("get_global_", CORE),
    ("get_local_", CORE),
    ("get_enqueued_", CORE),
    ("get_num_groups", CORE),
    ("get_group_id", CORE),
    ("get_sub_group_id", CORE),
    ("get_sub_group_local_id", CORE),
    ("get_sub_group_size", CORE),
    ("get_max_sub_group_size", CORE),
    ("get_num_sub_groups", CORE),
    ("get_fence", FENCE),
];

/// The names of the functions that a module has bodies of.
pub(crate) fn defined(module: &Module) -> BTreeSet<&str> {
    let with_body = module.functions.values().filter(|function| function.body.is_some());
    with_body.filter_map(|function| function.props.name.as_str()).collect()
}
