//! The library against the mapping table: every function that the table writes, and every function of clang's header that it
//! has, is defined, or is in the list of undefined functions with a reason.

#![allow(clippy::expect_used, reason = "a failed test panics")]

#[path = "support/answers.rs"]
mod answers;

use std::collections::BTreeSet;

use answers::{CORE, FENCE, LEFT_TO_OTHERS, defined};
use external_tools::tool;
use spirv_mapping::row::{Dir, Face, Pat};
use spirv_mapping::{Builtin, rows, samples};
use spirv_run::LIBRARY;

const MOTION: &str = "videos are decoded by hardware that a host does not have";
const WAITING: &str = "it waits for another kernel, and launches run one after the other";
const SHAPES: &str = "the table writes it for vectors that OpenCL does not have it for";

const MATRICES: &str = "matrices are spread over the lanes of a sub-group, which no function can do";

const BFLOATS: &str = "clang passes vectors of bfloat16 otherwise than they are written";

/// What has no definition in the library either: the starts of unmangled names, with what is in the rest, and why.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    ("printf", "", CORE),
    ("__read_pipe_2_bl", "", WAITING),
    ("__write_pipe_2_bl", "", WAITING),
    ("__to_", "", FENCE),
    ("intel_sub_group_avc_", "", MOTION),
    ("intel_sub_group_media_block_", "", MOTION),
    ("shuffle", "Dv3_", SHAPES),
    ("cross", "", SHAPES),
    ("intel_convert_", "CooperativeMatrixKHR", MATRICES),
    ("dot", "DF16b", BFLOATS),
    ("vload", "DF16b", BFLOATS),
    ("vstore", "DF16b", BFLOATS),
    ("dot", "Dv8_", SHAPES),
    ("dot", "Dv16_", SHAPES),
    ("length", "", SHAPES),
    ("distance", "", SHAPES),
    ("normalize", "", SHAPES),
    ("fast_", "", SHAPES),
];

#[test]
fn what_the_table_writes_is_defined() {
    let library = llvm_bitcode::read(LIBRARY).expect("the library is bitcode");
    let defined = defined(&library);
    let mut names: BTreeSet<String> = declarations();
    names.retain(|name| {
        Builtin::lookup(name).is_some_and(|known| known.faces().iter().any(|(_, face)| is_written(face)))
    });
    assert!(names.len() > 10_000, "only {} declarations", names.len());
    // A sample's image is any that fits the face, whatever the function's coordinates are: of images the header says more.
    let has_image = |face: &Face| matches!(face.sig.first(), Some(Pat::Image(_)));
    for face in rows().flat_map(|row| row.faces).filter(|face| is_written(face) && !has_image(face)) {
        names.extend(samples::samples(face).into_iter().map(|sample| sample.symbol));
    }
    let mut missing: Vec<&str> = Vec::new();
    let exceptions = || {
        let others = LEFT_TO_OTHERS.iter().map(|&(start, why)| (start, "", why));
        others.chain(EXCEPTIONS.iter().copied())
    };
    let mut excused: BTreeSet<(&str, &str, &str)> = BTreeSet::new();
    for name in names.iter().filter(|name| !defined.contains(name.as_str())) {
        let plain = name.trim_start_matches("_Z").trim_start_matches(|c: char| c.is_ascii_digit());
        match exceptions().find(|(start, piece, _)| plain.starts_with(start) && plain.contains(piece)) {
            Some(entry) => _ = excused.insert(entry),
            None => missing.push(name),
        }
    }
    assert!(missing.is_empty(), "{} functions are not defined: {missing:#?}", missing.len());
    for entry in exceptions() {
        assert!(excused.contains(&entry), "{entry:?} excuses nothing");
    }
}

fn is_written(face: &Face) -> bool {
    face.dir != Dir::ToSpirv
}

/// The functions that clang's header declares.
fn declarations() -> BTreeSet<String> {
    let clang = tool("clang-22").expect("clang-22");
    let resources = clang.command().arg("-print-resource-dir").output().expect("clang runs");
    let include = format!("{}/include", String::from_utf8_lossy(&resources.stdout).trim());
    let tree = clang
        .command()
        .args(["-cc1", "-triple", "spir64", "-cl-std=CL3.0", "-finclude-default-header", "-cl-ext=+all"])
        .args(["-internal-isystem", &include, "-ast-dump=json", "-x", "cl", "/dev/null"])
        .output()
        .expect("clang runs");
    let text = String::from_utf8_lossy(&tree.stdout);
    text.split("\"mangledName\": \"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}
