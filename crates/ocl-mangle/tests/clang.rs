//! Symbols that clang wrote are read, and written again identically.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use ocl_mangle::{Convention, demangle, demangle_as, mangle};

#[test]
fn committed_pairs_round_trip() {
    let mut seen = 0;
    for line in include_str!("data/clang.tsv").lines().filter(|l| !l.starts_with('#')) {
        let [language, declaration, symbol] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let convention = if language == "cl" { Convention::OpenCl } else { Convention::Cxx };
        let f = demangle_as(symbol, convention).unwrap_or_else(|e| panic!("{declaration}: {symbol}: {e}"));
        assert_eq!(mangle(&f, convention), symbol, "{declaration}: {f:#?}");
        // Without being told the convention: the same symbol again under one of the two.
        let f = demangle(symbol).unwrap();
        assert!(
            [Convention::OpenCl, Convention::Cxx].iter().any(|c| mangle(&f, *c) == symbol),
            "{declaration}: {symbol}"
        );
        seen += 1;
    }
    assert!(seen > 40, "the list is there: {seen}");
}

/// Every builtin function that clang's own OpenCL header declares.
#[test]
fn every_declaration_of_the_opencl_header_round_trips() {
    for standard in ["CL1.2", "CL3.0"] {
        let symbols = header_symbols(standard);
        assert!(symbols.len() > 10_000, "{standard}: {}", symbols.len());
        for symbol in &symbols {
            let f = demangle(symbol).unwrap_or_else(|e| panic!("{symbol}: {e}"));
            assert_eq!(&mangle(&f, Convention::OpenCl), symbol, "{f:#?}");
        }
    }
}

/// Mangled names of all functions declared by `opencl-c.h`.
fn header_symbols(standard: &str) -> Vec<String> {
    let clang = external_tools::tool("clang-22").unwrap();
    let resources = clang.command().arg("-print-resource-dir").output().expect("clang-22 runs");
    let include = format!("{}/include", String::from_utf8(resources.stdout).unwrap().trim());
    let out = clang
        .command()
        .args(["-cc1", "-triple", "spir64", &format!("-cl-std={standard}"), "-finclude-default-header"])
        .args(["-cl-ext=+all", "-internal-isystem", &include, "-ast-dump=json", "-x", "cl", "/dev/null"])
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let text = String::from_utf8(out.stdout).unwrap();
    // Text search is much faster than a parse of 60 MB.
    let key = "\"mangledName\": \"";
    text.match_indices("\"mangledName\": \"_Z")
        .map(|(at, _)| text[at + key.len()..].split('"').next().unwrap().to_owned())
        .collect()
}
