//! The default members build with Rust alone: nothing below them compiles or links C or C++.

use super::metadata::{Link, Metadata};
use std::collections::BTreeSet;

/// Build dependencies that compile C or C++, or look for it on the machine.
const NATIVE_BUILDERS: [&str; 6] = ["autotools", "bindgen", "cc", "cmake", "pkg-config", "vcpkg"];

/// Packages below the default members that need more than Rust.
pub(super) fn check(metadata: &Metadata) -> Vec<String> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&str> = metadata.workspace_default_members.iter().map(String::as_str).collect();
    while let Some(id) = open.pop() {
        if reached.insert(id) {
            let node = metadata.resolve.nodes.iter().find(|node| node.id == id);
            let built = node.into_iter().flat_map(|node| &node.deps).filter(|link| is_built(link));
            open.extend(built.map(|link| link.pkg.as_str()));
        }
    }
    let packages = reached.iter().filter_map(|id| metadata.package(id));
    packages
        .filter_map(|package| {
            let name = package.name.as_str();
            let library = name.ends_with("-sys") && !name.starts_with("windows");
            let reason = if library {
                "a binding to a C library"
            } else if NATIVE_BUILDERS.contains(&name) {
                "it compiles C or C++"
            } else {
                return None;
            };
            Some(format!("{name}: {reason}, and below a default member of the workspace"))
        })
        .collect()
}

/// Whether `cargo build` follows this edge: anything but a development dependency.
fn is_built(link: &Link) -> bool {
    link.dep_kinds.iter().any(|kind| kind.kind.as_deref() != Some("dev"))
}
