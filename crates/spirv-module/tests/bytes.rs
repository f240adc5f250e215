//! Bytes in, the same bytes out; anything else is an error with its place.

mod common;

use spirv_module::{DecodeErrorKind, Module, Op, Section};

#[test]
fn decoding_and_encoding_is_the_identity() {
    let bytes = common::small_kernel().encode();
    let module = Module::decode(&bytes).unwrap();
    assert_eq!(module, common::small_kernel());
    assert_eq!(module.encode(), bytes);
    assert_eq!(module.instruction(0).unwrap().offset(), 5);
}

#[test]
fn the_other_byte_order_gives_the_same_module() {
    let bytes = common::small_kernel().encode();
    let swapped: Vec<u8> = bytes.chunks(4).flat_map(|word| word.iter().rev()).copied().collect();
    assert_eq!(Module::decode(&swapped).unwrap(), common::small_kernel());
}

#[test]
fn the_builder_orders_sections() {
    let module = common::small_kernel();
    let sections: Vec<Section> =
        module.instructions().map_while(|instruction| Section::of_global(instruction.op())).collect();
    assert!(sections.is_sorted() && sections.len() > 20);
    let functions: Vec<usize> = module
        .instructions()
        .enumerate()
        .filter(|(_, instruction)| instruction.op() == Op::Function)
        .map(|(index, _)| index)
        .collect();
    assert_eq!(module.instruction(functions[0]).unwrap().operands().len(), 2);
    assert_eq!(
        module.instruction(functions[0] + 2).unwrap().op(),
        Op::FunctionEnd,
        "declarations come first"
    );
}

#[test]
fn every_truncation_is_an_error_or_a_shorter_module() {
    let bytes = common::small_kernel().encode();
    for len in 0..bytes.len() {
        match Module::decode(&bytes[..len]) {
            Ok(module) => assert_eq!(module.encode(), &bytes[..len]),
            Err(error) => assert!(error.offset as usize <= len / 4, "{error}"),
        }
    }
}

#[test]
fn errors_name_the_place() {
    let bytes = common::small_kernel().encode();
    let with = |word: usize, value: u32| {
        let mut bytes = bytes.clone();
        bytes[word * 4..word * 4 + 4].copy_from_slice(&value.to_le_bytes());
        Module::decode(&bytes)
    };
    let error = with(0, 0x4342_C0DE).unwrap_err();
    assert_eq!(error.kind, DecodeErrorKind::Magic { found: 0x4342_C0DE });
    for version in [0x0000_6300, 0x0001_0700, 0x0001_0001, 0x0101_0000, 0x0002_0000] {
        let error = with(1, version).unwrap_err();
        assert_eq!((error.offset, &error.kind), (1, &DecodeErrorKind::Version { found: version }));
    }
    let error = with(5, 17).unwrap_err();
    assert_eq!(
        error.to_string(),
        "word 5 (instruction 0): OpCapability with word count 0; the count includes the first word"
    );
    let error = with(7, 0xFFFF_0011).unwrap_err();
    assert_eq!((error.offset, error.instruction), (7, Some(1)));
    assert!(matches!(error.kind, DecodeErrorKind::PastTheEnd { op: Op::Capability, count: 0xFFFF, .. }));
    let error = with(5, 0x0001_0080).unwrap_err();
    assert_eq!(error.kind, DecodeErrorKind::NoRoomForResult { op: Op::IAdd, count: 1 });
    assert_eq!(with(3, u32::MAX).unwrap().header.bound, u32::MAX);
    assert!(Module::decode(&[]).is_err() && Module::decode(&bytes[..bytes.len() - 1]).is_err());
}

#[test]
fn strings() {
    use spirv_module::{LiteralString, Operands};
    for text in ["", "a", "abc", "abcd", "häßlich", "12345678"] {
        let words = Operands::new().string(text).word(7u32);
        let string = LiteralString::read(&words).unwrap();
        assert_eq!(string.word_count(), text.len() / 4 + 1);
        assert_eq!(string.to_string_lossy(), text);
        assert!(string == *text && !string.has_padding_garbage());
    }
    assert!(LiteralString::read(&[0x6161_6161]).is_none());
    assert!(LiteralString::read(&[]).is_none());
    assert!(LiteralString::read(&[0x6100_6161]).unwrap().has_padding_garbage());
    assert_eq!(LiteralString::read(&Operands::new().string("a\0b")).unwrap().len(), 1);
}
