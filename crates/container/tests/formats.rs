//! Every kind of container, made by clang where that has a say in its form, is looked through; damaged ones are refused
//! or give less, and nothing panics.

#![allow(clippy::unwrap_used, reason = "a test")]

mod support;

use container::{Error, FileKind, Payload, find};
use support::{archive, bundle, package};

const SPIRV: &[u8] = &[3, 2, 0x23, 7, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0];
const BITCODE: &[u8] = b"BC\xC0\xDE\x35\x14\0\0";

fn compressed(bytes: &[u8]) -> Vec<u8> {
    let packed = ruzstd::encoding::compress_to_vec(bytes, ruzstd::encoding::CompressionLevel::Fastest);
    let mut out = b"CCOB\x02\0\x01\0".to_vec();
    out.extend((packed.len() as u32 + 24).to_le_bytes());
    out.extend((bytes.len() as u32).to_le_bytes());
    out.extend([0; 8]);
    out.extend(packed);
    out
}

/// An object with bitcode in a section, for a system.
fn object(target: &str) -> Vec<u8> {
    let mut clang = external_tools::tool("clang-22").unwrap().command();
    let name = format!("container-{}-{target}", std::process::id());
    let folder = std::env::temp_dir();
    let (source, object) = (folder.join(format!("{name}.c")), folder.join(format!("{name}.o")));
    std::fs::write(&source, "int f(void) { return 1; }\n").unwrap();
    let done = clang
        .args(["-w", "-c", "-O1", "-fembed-bitcode=all", "-target"])
        .arg(target)
        .args([&source, std::path::Path::new("-o"), &object])
        .status()
        .unwrap();
    assert!(done.success(), "{target}");
    let bytes = std::fs::read(&object).unwrap();
    let _ = (std::fs::remove_file(source), std::fs::remove_file(object));
    bytes
}

fn found(bytes: &[u8]) -> Vec<(String, Payload)> {
    find(bytes).unwrap().into_iter().map(|entry| (entry.name, entry.payload)).collect()
}

#[test]
fn bundles_packages_and_archives() {
    let inner =
        bundle(&[("host-x86_64-unknown-linux--", b""), ("hip-spirv64", SPIRV), ("hip-gfx90a", BITCODE)]);
    let names = [("hip-spirv64".to_owned(), Payload::Spirv), ("hip-gfx90a".to_owned(), Payload::Bitcode)];
    assert_eq!(found(&inner), names);
    assert_eq!(found(&compressed(&inner)), names);
    let two = [package("spirv64-intel", SPIRV), package("spir64", BITCODE)].concat();
    assert_eq!(
        found(&two),
        [("spirv64-intel".to_owned(), Payload::Spirv), ("spir64".to_owned(), Payload::Bitcode)]
    );
    let outer = archive(&[("a.o", &inner), ("b.txt", b"text"), ("c.bc", BITCODE)]);
    let names: Vec<String> = found(&outer).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["a.o/hip-spirv64", "a.o/hip-gfx90a", "c.bc"]);
    assert_eq!(find(&outer).unwrap()[0].bytes, SPIRV);
    assert_eq!(found(SPIRV), [(String::new(), Payload::Spirv)]);
    assert_eq!(found(b"just text"), []);
}

#[test]
fn objects_of_every_system() {
    for (target, kind, section) in [
        ("x86_64-unknown-linux-gnu", FileKind::Elf, ".llvmbc"),
        ("powerpc-unknown-linux-gnu", FileKind::Elf, ".llvmbc"),
        ("x86_64-pc-windows-msvc", FileKind::Coff, ".llvmbc"),
        ("arm64-apple-macos", FileKind::MachO, "__LLVM,__bitcode"),
    ] {
        let bytes = object(target);
        assert_eq!(FileKind::of(&bytes), kind, "{target}");
        assert_eq!(found(&bytes), [(section.to_owned(), Payload::Bitcode)], "{target}");
        for length in (0..bytes.len()).step_by(7) {
            let _ = find(&bytes[..length]);
        }
    }
}

#[test]
fn damaged_containers_are_refused_or_give_less() {
    let inner = bundle(&[("hip-spirv64", SPIRV), ("hip-gfx90a", BITCODE)]);
    let whole = [inner.clone(), compressed(&inner), package("spirv64", SPIRV), archive(&[("a", &inner)])];
    for bytes in whole {
        for length in 0..bytes.len() {
            let _ = find(&bytes[..length]);
        }
        for at in 0..bytes.len() {
            for value in [0, 1, 0x7F, 0xFF] {
                let mut damaged = bytes.clone();
                damaged[at] = value;
                let _ = find(&damaged);
            }
        }
    }
    let mut by_zlib = compressed(&inner);
    by_zlib[6] = 0;
    assert!(matches!(find(&by_zlib), Err(Error::Compression { method: "zlib", .. })));
}

#[test]
fn what_unpacks_to_more_than_it_says_is_refused() {
    let mut bomb = compressed(&vec![0; 1 << 20]);
    bomb[12..16].copy_from_slice(&16u32.to_le_bytes());
    assert!(find(&bomb).is_err());
    let mut liar = compressed(b"__CLANG_OFFLOAD_BUNDLE__");
    liar[12..16].copy_from_slice(&u32::MAX.to_le_bytes());
    assert_eq!(find(&liar), Err(Error::TooMuch("a gigabyte when unpacked")));
}

#[test]
fn containers_in_containers_end() {
    let mut bytes = SPIRV.to_vec();
    for _ in 0..20 {
        bytes = archive(&[("a", &bytes)]);
    }
    assert_eq!(find(&bytes).unwrap(), []);
}
