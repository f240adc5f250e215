//! Clang's own OpenCL header as judge: every function that it declares is read, and what is written for OpenCL C is
//! a function that it declares.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr)]

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use spirv_mapping::{Builtin, Operand, Ty};

/// Mangled names of all functions declared by `opencl-c.h`.
fn header_symbols(standard: &str) -> BTreeSet<String> {
    let dir = std::env::temp_dir().join(format!("spirv-mapping-{}-{standard}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let source = dir.join("empty.cl");
    std::fs::write(&source, "typedef int nothing;\n").unwrap();
    let resources = Command::new("clang-22").arg("-print-resource-dir").output().expect("clang-22 runs");
    let include = format!("{}/include", String::from_utf8(resources.stdout).unwrap().trim());
    let out = Command::new("clang-22")
        .args(["-cc1", "-triple", "spir64", &format!("-cl-std={standard}"), "-finclude-default-header"])
        .args(["-cl-ext=+all", "-internal-isystem", &include, "-ast-dump=json", "-x", "cl"])
        .arg(&source)
        .output()
        .unwrap();
    std::fs::remove_dir_all(&dir).unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let text = String::from_utf8(out.stdout).unwrap();
    let key = "\"mangledName\": \"";
    let names = text.lines().filter_map(|l| l.trim_start().strip_prefix(key)?.split('"').next());
    names.filter(|n| n.starts_with("_Z")).map(str::to_owned).collect()
}

/// Arguments that a caller of `symbol` would pass.
fn arguments(builtin: &Builtin) -> Vec<Operand> {
    builtin.function.params.iter().map(|t| Operand::value(Ty::from_mangled(t).unwrap())).collect()
}

#[test]
fn every_declaration_of_a_known_name_is_read() {
    let mut unread: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut read = 0;
    for standard in ["CL1.2", "CL2.0", "CL3.0"] {
        for symbol in header_symbols(standard) {
            let name = ocl_mangle::demangle(&symbol).unwrap().name.base().to_owned();
            let Some(builtin) = Builtin::lookup(&symbol) else { continue };
            match builtin.read(&arguments(&builtin), &Ty::Other) {
                Some(_) => read += 1,
                None => {
                    let entry = unread.entry(name).or_default();
                    *entry = (entry.0 + 1, symbol);
                }
            }
        }
    }
    eprintln!("{read} read");
    for (name, (n, symbol)) in &unread {
        eprintln!("{name}\t{n}\t{symbol}");
    }
    assert!(unread.is_empty(), "{} names", unread.len());
}
