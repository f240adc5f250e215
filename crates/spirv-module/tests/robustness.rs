//! Whatever the bytes, there is a result or an error: never a panic. What decodes can be printed, and the text gives the
//! same instructions again.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may too")]

mod common;

use spirv_module::universal_limits::UniversalLimit;
use spirv_module::{
    CheckErrorKind, DisassembleOptions, IdNames, Module, Version, assemble, check, disassemble,
};

/// Everything that can be done with bytes.
fn use_everything(bytes: &[u8]) {
    let Ok(module) = Module::decode(bytes) else { return };
    let words = bytes.len() as u32 / 4;
    for error in check(&module) {
        assert!(error.offset <= words, "{error}");
    }
    let raw = DisassembleOptions { names: IdNames::Raw, ..Default::default() };
    let text = disassemble(&module, &raw);
    let again = assemble(&text, Version::V1_0).unwrap_or_else(|errors| panic!("{errors:?}"));
    for (ours, again) in module.instructions().zip(again.instructions()) {
        assert_eq!(ours.words(), again.words(), "{:?}", ours.op());
    }
    assert_eq!(again.instructions().len(), module.instructions().len());
    let _ = disassemble(&module, &DisassembleOptions::default());
}

fn with_word(bytes: &[u8], word: usize, value: u32) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[word * 4..word * 4 + 4].copy_from_slice(&value.to_le_bytes());
    bytes
}

#[test]
fn every_truncation() {
    let bytes = common::small_kernel().encode();
    for end in 0..bytes.len() {
        use_everything(&bytes[..end]);
    }
}

#[test]
fn every_byte_flipped() {
    let bytes = common::small_kernel().encode();
    for at in 0..bytes.len() {
        for flip in [0x01, 0x02, 0x10, 0x80, 0xFF] {
            let mut bytes = bytes.clone();
            bytes[at] ^= flip;
            use_everything(&bytes);
        }
    }
}

#[test]
fn every_word_replaced() {
    let bytes = common::small_kernel().encode();
    for word in 1..bytes.len() / 4 {
        for value in [0, 1, 5, 28, 29, 0x7FFF_FFFF, 0xFFFF_FFFF, 0x0001_0038, 0x0002_0034] {
            use_everything(&with_word(&bytes, word, value));
        }
    }
}

#[test]
fn every_word_count_changed() {
    let module = common::small_kernel();
    let bytes = module.encode();
    for instruction in module.instructions() {
        let word = instruction.words()[0];
        for count in 0..12 {
            use_everything(&with_word(&bytes, instruction.offset() as usize, count << 16 | word & 0xFFFF));
        }
    }
}

/// Each definition takes the id of each other, or the two change places.
#[test]
fn every_two_ids_swapped_or_the_same() {
    let module = common::small_kernel();
    let bytes = module.encode();
    let results: Vec<(usize, u32)> = module
        .instructions()
        .filter_map(|instruction| {
            let id = instruction.result()?.0;
            let before = usize::from(instruction.result_type().is_some());
            Some((instruction.offset() as usize + 1 + before, id))
        })
        .collect();
    for &(a, id_a) in &results {
        for &(b, id_b) in &results {
            let same = with_word(&bytes, a, id_b);
            use_everything(&same);
            if a != b {
                let errors = check(&Module::decode(&same).unwrap());
                assert!(
                    errors.iter().any(|error| matches!(error.kind, CheckErrorKind::DefinedTwice { .. })),
                    "{id_a} and {id_b}: {errors:?}"
                );
                use_everything(&with_word(&same, b, id_a));
            }
        }
    }
}

#[test]
fn every_instruction_twice_left_out_or_moved() {
    let module = common::small_kernel();
    let count = module.instructions().len();
    for which in 0..count {
        for (place, keep) in [(which, true), (usize::MAX, false), (0, false), (count - 1, false)] {
            let mut words = module.header.to_words().to_vec();
            for (index, instruction) in module.instructions().enumerate() {
                if index == place {
                    words.extend(module.instruction(which).unwrap().words());
                }
                if keep || index != which {
                    words.extend(instruction.words());
                }
            }
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            use_everything(&bytes);
        }
    }
}

#[test]
fn huge_bounds_take_no_memory() {
    let bytes = with_word(&common::small_kernel().encode(), 3, u32::MAX);
    let module = Module::decode(&bytes).unwrap();
    let kinds: Vec<_> = check(&module).into_iter().map(|error| error.kind).collect();
    let (limit, found) = (UniversalLimit::IdBound, u64::from(u32::MAX));
    assert_eq!(kinds, [CheckErrorKind::UniversalLimit { limit, found }]);
    use_everything(&bytes);
}

#[test]
fn many_equal_names_take_linear_time() {
    use spirv_module::{Builder, Id, Op, Operands};
    let mut builder = Builder::new(Version::V1_0);
    for _ in 0..100_000 {
        let id = builder.alloc_id();
        builder.push(Op::Name, None, None, &Operands::new().id(id).string("x")).unwrap();
        builder.push(Op::TypeVoid, None, Some(id), &[]).unwrap();
        builder.push(Op::TypeArray, None, Some(Id(id.0 + 200_000)), &[id.0, id.0]).unwrap();
    }
    let text = disassemble(&builder.finish(), &DisassembleOptions::default());
    assert!(text.contains("%x_99998 = OpTypeVoid\n"));
}

#[test]
fn deep_nesting() {
    use spirv_module::{Builder, Op};
    let mut builder = Builder::new(Version::V1_0);
    let mut inner = builder.alloc_id();
    builder.push(Op::TypeVoid, None, Some(inner), &[]).unwrap();
    for _ in 0..200_000 {
        let outer = builder.alloc_id();
        builder.push(Op::TypeStruct, None, Some(outer), &[inner.0]).unwrap();
        inner = outer;
    }
    use_everything(&builder.finish().encode());
}
