//! Files with several modules, or with none.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod support;

use llvm_bitcode::bitstream::RAW_MAGIC;
use llvm_bitcode::{BitcodeFile, ReadErrorKind};

/// Two modules, as `llvm-cat -b` joins them: blocks behind one magic.
fn joined() -> ([Vec<u8>; 2], Vec<u8>) {
    let files = ["instructions.ll", "metadata.ll"].map(|name| {
        let out = support::produce("llvm-as-22", &[], &support::inputs().join(name));
        std::fs::read(out.expect("the input is assembled")).unwrap()
    });
    let several = [&files[0][..], files[1].strip_prefix(&RAW_MAGIC).unwrap()].concat();
    (files, several)
}

#[test]
fn every_module_of_a_file_is_read() {
    let (files, several) = joined();
    let file = BitcodeFile::open(&several).unwrap();
    assert_eq!(file.module_count(), 2);
    for (number, alone) in files.iter().enumerate() {
        let write = |module| llvm_bitcode::write(&module, &Default::default()).unwrap().bytes;
        let expected = write(llvm_bitcode::read(alone).unwrap());
        assert_eq!(write(file.read_module(number).unwrap()), expected);
        let extracted = file.extract(number).unwrap();
        assert_eq!(write(llvm_bitcode::read(&extracted).unwrap()), expected);
        let text = |bytes| support::disassembled(22, bytes, "module").unwrap();
        assert_eq!(text(&extracted), text(alone));
    }
    assert!(file.extract(2).is_none());
    let error = file.read_module(2).unwrap_err();
    assert_eq!(error.kind(), &ReadErrorKind::BadReference { what: "module", id: 2 });
}

#[test]
fn where_one_module_is_expected_the_error_counts_them() {
    let error = llvm_bitcode::read(&joined().1).unwrap_err();
    assert_eq!(error.kind(), &ReadErrorKind::SeveralModules(2));
    assert!(error.to_string().contains("2 modules"), "{error}");
    let none = [&RAW_MAGIC[..], &[0; 8]].concat();
    assert_eq!(BitcodeFile::open(&none).unwrap().module_count(), 0);
    assert!(matches!(llvm_bitcode::read(&none).unwrap_err().kind(), ReadErrorKind::NoModule(_)));
}

/// With virtual tables that link-time optimization has to see whole, clang makes two modules of one source, which share
/// a string table.
#[test]
fn both_halves_of_a_split_module_are_read() {
    let mut count = 0;
    for version in support::VERSIONS {
        let split =
            ["-c", "-w", "-target", "x86_64-linux-gnu", "-std=c++17", "-flto=thin", "-fsplit-lto-unit"];
        let hidden = ["-fwhole-program-vtables", "-fvisibility=hidden", "-O1"];
        let args = [&split[..], &hidden[..]].concat();
        let input = support::inputs().join("classes.cpp");
        let Some(out) = support::produce(&format!("clang-{version}"), &args, &input) else { continue };
        let bytes = std::fs::read(out).unwrap();
        let file = BitcodeFile::open(&bytes).unwrap();
        assert_eq!(file.module_count(), 2, "clang {version}");
        for number in 0..2 {
            let name = format!("module {number} of clang-{version} ");
            let extracted = file.extract(number).unwrap();
            let reader = support::reader_of(&name, 22);
            support::verified(reader, &extracted, &name).unwrap();
            let module = file.read_module(number).unwrap();
            let written = llvm_bitcode::write(&module, &Default::default()).unwrap();
            support::verified(reader, &written.bytes, &name).unwrap();
            count += 1;
        }
    }
    assert_eq!(count, 12);
}
