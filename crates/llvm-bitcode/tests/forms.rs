//! Forms of files that no current compiler writes but readers accept, and what errors say.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use llvm_bitcode::bitstream::{Abbrev, BitstreamWriter, Tail};
use llvm_bitcode::{ReadErrorKind, Version, WriteOptions, read, write};
use llvm_model::debug_info::DiField;
use llvm_model::{ApInt, InstKind, Metadata, Module, Type, Value};

/// Numbers of blocks.
mod block {
    pub(super) const MODULE: u32 = 8;
    pub(super) const PARAMATTR: u32 = 9;
    pub(super) const PARAMATTR_GROUP: u32 = 10;
    pub(super) const CONSTANTS: u32 = 11;
    pub(super) const FUNCTION: u32 = 12;
    pub(super) const IDENTIFICATION: u32 = 13;
    pub(super) const VALUE_SYMTAB: u32 = 14;
    pub(super) const METADATA: u32 = 15;
    pub(super) const OPERAND_BUNDLE_TAGS: u32 = 21;
    pub(super) const TYPE: u32 = 17;
    pub(super) const STRTAB: u32 = 23;
}

/// Types 0 i32, 1 i32 (i32), 2 void, 3 ptr.
fn types(w: &mut BitstreamWriter) {
    w.enter_block(block::TYPE, 4);
    w.record(1, &[4]);
    w.record(7, &[32]);
    w.record(21, &[0, 0, 0]);
    w.record(2, &[]);
    w.record(25, &[0]);
    w.end_block();
}

/// A function record: name at `offset` with two characters, type i32 (i32), defined, attribute list `attributes`.
fn function(w: &mut BitstreamWriter, offset: u64, attributes: u64) {
    w.record(8, &[offset, 2, 1, 0, 0, 0, attributes, 0, 0, 0]);
}

/// A body that returns its argument plus `number`, which it has as a constant.
fn body(w: &mut BitstreamWriter, number: u64) {
    w.enter_block(block::FUNCTION, 4);
    w.record(1, &[1]);
    w.enter_block(block::CONSTANTS, 4);
    w.record(1, &[0]);
    w.record(4, &[number << 1]);
    w.end_block();
    // Relative numbers: the argument is two back, the constant one.
    w.record(2, &[2, 1, 0]);
    w.record(10, &[1]);
    w.end_block();
}

fn strings(w: &mut BitstreamWriter, text: &[u8]) {
    w.enter_block(block::STRTAB, 3);
    let blob = w.define_abbrev(Abbrev::new(1, &[], Tail::Blob));
    w.abbreviated_text(blob, 1, &[], text);
    w.end_block();
}

/// Two functions, the first adding 5 and the second adding 7.
fn two_functions() -> Vec<u8> {
    let mut w = BitstreamWriter::new();
    w.enter_block(block::MODULE, 3);
    w.record(1, &[2]);
    types(&mut w);
    function(&mut w, 0, 0);
    function(&mut w, 2, 0);
    body(&mut w, 5);
    body(&mut w, 7);
    w.end_block();
    strings(&mut w, b"f5f7");
    w.finish()
}

/// The number that the body of a function adds.
fn added(module: &Module, name: &str) -> u64 {
    let function = module.functions.values().find(|f| f.props.name == name).expect("the function exists");
    let body = function.body.as_ref().expect("it has a body");
    let (_, _, first) = body.instructions().next().unwrap();
    match first.kind {
        InstKind::Binary { lhs: Value::Arg(0), rhs, .. } => module.as_u64(rhs).unwrap(),
        ref other => panic!("{other:?}"),
    }
}

#[test]
fn a_module_with_nothing_but_what_it_needs() {
    let module = read(&two_functions()).unwrap();
    assert_eq!((added(&module, "f5"), added(&module, "f7")), (5, 7));
    let written = write(&module, &WriteOptions::default()).unwrap();
    let again = read(&written.bytes).unwrap();
    assert_eq!((added(&again, "f5"), added(&again, "f7")), (5, 7));
    assert!(written.dropped.is_empty());
}

#[test]
fn a_wrapper_header() {
    let raw = two_functions();
    let mut wrapped = Vec::new();
    for word in [0x0B17_C0DE, 0, 20, raw.len() as u32, 0x0100_0007] {
        wrapped.extend_from_slice(&word.to_le_bytes());
    }
    wrapped.extend_from_slice(&raw);
    wrapped.extend_from_slice(&[0; 12]);
    assert_eq!(added(&read(&wrapped).unwrap(), "f7"), 7);
    // The size that the header claims must be there.
    assert!(matches!(read(&wrapped[..wrapped.len() - 16]).unwrap_err().kind(), ReadErrorKind::Truncated));
}

#[test]
fn padding_behind_the_file() {
    let mut padded = two_functions();
    padded.extend_from_slice(&[0; 8]);
    assert!(read(&padded).is_ok());
    padded.extend_from_slice(&[0; 4]);
    assert!(read(&padded).is_err());
}

#[test]
fn bodies_in_another_order_than_the_functions() {
    // The positions in the symbol table count words from the start of the module, whose first word counts as 1.
    let file = |positions: [u64; 2]| {
        let mut w = BitstreamWriter::new();
        w.enter_block(block::MODULE, 3);
        w.record(1, &[2]);
        types(&mut w);
        function(&mut w, 0, 0);
        function(&mut w, 2, 0);
        // A block, so that the bodies start at a word.
        w.enter_block(block::VALUE_SYMTAB, 4);
        w.end_block();
        body(&mut w, 7);
        body(&mut w, 5);
        w.enter_block(block::VALUE_SYMTAB, 4);
        w.record(3, &[1, positions[0]]);
        w.record(3, &[0, positions[1]]);
        w.end_block();
        w.end_block();
        strings(&mut w, b"f5f7");
        w.finish()
    };
    // Find where the two bodies start: their ENTER_SUBBLOCK is 1 in three bits, then block id 12 and width 4.
    let plain = file([0, 0]);
    let is_body = |word: &[u8]| u32::from_le_bytes(word.try_into().unwrap()) == 1 | 12 << 3 | 4 << 11;
    let at: Vec<u64> =
        plain.chunks(4).enumerate().filter(|(_, w)| is_body(w)).map(|(i, _)| i as u64).collect();
    let module_start = 1;
    let module = read(&file([at[0] - module_start + 1, at[1] - module_start + 1])).unwrap();
    assert_eq!((added(&module, "f5"), added(&module, "f7")), (5, 7));
}

#[test]
fn attributes_before_the_types_they_name() {
    let mut w = BitstreamWriter::new();
    w.enter_block(block::MODULE, 3);
    w.record(1, &[2]);
    w.enter_block(block::PARAMATTR_GROUP, 3);
    // byval(i32) on the first parameter, a kind that nobody knows on the function.
    w.record(3, &[9, 1, 6, 3, 0]);
    w.record(3, &[4, 0xFFFF_FFFF, 0, 4000]);
    w.end_block();
    w.enter_block(block::PARAMATTR, 3);
    w.record(2, &[4, 9, 77]);
    w.end_block();
    types(&mut w);
    function(&mut w, 0, 1);
    body(&mut w, 5);
    w.end_block();
    strings(&mut w, b"f5");
    let module = read(&w.finish()).unwrap();
    let list = module.functions.values().next().unwrap().attributes;
    let byval = module.attributes.ty(module.attributes.param(list, 0), llvm_model::AttrKind::BYVAL);
    assert_eq!(module.types[byval.unwrap()], Type::Integer(32));
    assert!(module.attributes.has(module.attributes.list(list).function, llvm_model::AttrKind(4000)));
    // No reader would take it.
    for options in [WriteOptions::default(), WriteOptions::for_version(Version::NEWEST)] {
        let written = write(&module, &options).unwrap();
        assert_eq!(written.dropped.len(), 1);
        assert_eq!(written.dropped[0].what, "attribute 4000 of a newer LLVM");
        let again = read(&written.bytes).unwrap();
        let list = again.functions.values().next().unwrap().attributes;
        assert_eq!(again.attributes.list(list).function, again.attributes.empty_set());
    }
}

/// A record of a module, a constant, a node, and an instruction as only a newer LLVM has them: what follows would be misread.
#[test]
fn records_of_a_newer_llvm_are_not_passed_over() {
    type Part = fn(&mut BitstreamWriter);
    let of_module: Part = |w| w.record(99, &[0, 2, 0]);
    let of_constants: Part = |w| {
        w.enter_block(block::CONSTANTS, 4);
        w.record(1, &[0]);
        w.record(99, &[14]);
        w.end_block();
    };
    let of_metadata: Part = |w| {
        w.enter_block(block::METADATA, 4);
        w.record(99, &[0, 1]);
        w.end_block();
    };
    let of_function: Part = |w| {
        w.enter_block(block::FUNCTION, 4);
        w.record(1, &[1]);
        w.record(99, &[1]);
        w.record(10, &[1]);
        w.end_block();
    };
    for part in [of_module, of_constants, of_metadata, of_function] {
        let mut w = BitstreamWriter::new();
        w.enter_block(block::MODULE, 3);
        w.record(1, &[2]);
        types(&mut w);
        function(&mut w, 0, 0);
        part(&mut w);
        w.end_block();
        strings(&mut w, b"f5");
        let error = read(&w.finish()).unwrap_err();
        assert_eq!(error.kind(), &ReadErrorKind::UnknownRecord(99), "{error}");
    }
}

/// A block that nobody knows says nothing about what is outside of it.
#[test]
fn blocks_of_a_newer_llvm_are_passed_over() {
    let mut w = BitstreamWriter::new();
    w.enter_block(block::MODULE, 3);
    w.record(1, &[2]);
    types(&mut w);
    function(&mut w, 0, 0);
    w.enter_block(99, 4);
    w.record(7, &[1]);
    w.end_block();
    body(&mut w, 5);
    w.end_block();
    strings(&mut w, b"f5");
    assert_eq!(added(&read(&w.finish()).unwrap(), "f5"), 5);
}

#[test]
fn numbers_of_older_debug_info() {
    let mut w = BitstreamWriter::new();
    w.enter_block(block::MODULE, 3);
    w.record(1, &[2]);
    types(&mut w);
    w.enter_block(block::METADATA, 4);
    // Negative numbers are inverted here, not negated: 5 is -3, and all bits set is the smallest number.
    w.record(13, &[0, 15, 5]);
    w.record(13, &[1 << 1, 1, 5]);
    w.record(14, &[0, u64::MAX, 0]);
    // A line without a file says nothing.
    w.record(31, &[0, 8, 1, 0, 301, 0]);
    w.end_block();
    w.end_block();
    strings(&mut w, b"");
    let module = read(&w.finish()).unwrap();
    let nodes: Vec<_> = module.metadata.ids().collect();
    let field = |node: usize, name: &str| match &module.metadata[nodes[node]] {
        Metadata::Debug(debug) => debug.field(name).clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!((field(0, "count"), field(0, "lowerBound")), (DiField::Int(15), DiField::Int(-3i64 as u64)));
    assert_eq!(
        (field(1, "count"), field(1, "lowerBound")),
        (DiField::Md(nodes[0]), DiField::Int(-3i64 as u64))
    );
    assert_eq!(field(2, "value"), DiField::Big(ApInt::from_i64(64, i64::MIN), 64));
    assert_eq!(field(3, "line"), DiField::None);
}

#[test]
fn operand_bundles_belong_to_a_call() {
    let mut w = BitstreamWriter::new();
    w.enter_block(block::MODULE, 3);
    w.record(1, &[2]);
    types(&mut w);
    function(&mut w, 0, 0);
    w.enter_block(block::OPERAND_BUNDLE_TAGS, 3);
    w.record(1, &b"deopt".map(u64::from));
    w.end_block();
    w.enter_block(block::FUNCTION, 4);
    w.record(1, &[1]);
    // A bundle with a value that is defined later, followed by something that is no call.
    w.record(55, &[0, u64::from(-1i32 as u32), 0]);
    w.record(10, &[1]);
    w.end_block();
    w.end_block();
    strings(&mut w, b"f5");
    let error = read(&w.finish()).unwrap_err();
    assert_eq!(error.kind(), &ReadErrorKind::Inconsistent("operand bundles without a call"));
}

#[test]
fn a_calling_convention_that_does_not_fit() {
    let mut module = read(&two_functions()).unwrap();
    for (_, function) in module.functions.iter_mut() {
        function.calling_conv = llvm_model::CallingConv(1024);
    }
    let error = write(&module, &WriteOptions::default()).unwrap_err();
    assert_eq!(error.to_string(), "calling convention 1024 does not exist (function \"f5\")");
}

#[test]
fn errors_say_where() {
    let mut w = BitstreamWriter::new();
    w.enter_block(block::IDENTIFICATION, 3);
    w.record(1, &b"LLVM99".map(u64::from));
    w.record(2, &[0]);
    w.end_block();
    w.enter_block(block::MODULE, 3);
    w.record(1, &[2]);
    types(&mut w);
    function(&mut w, 0, 0);
    w.enter_block(block::FUNCTION, 4);
    w.record(1, &[1]);
    w.record(4321, &[]);
    w.end_block();
    w.end_block();
    strings(&mut w, b"f5");
    let error = read(&w.finish()).unwrap_err();
    assert_eq!(error.kind(), &ReadErrorKind::UnknownRecord(4321));
    assert_eq!((error.function(), error.producer()), (Some("f5"), Some("LLVM99")));
    assert_eq!((error.block(), error.record()), (Some(block::FUNCTION), Some(4321)));
    let text = error.to_string();
    assert!(text.starts_with("byte "), "{text}");
    let what = "record code 4321 is not known (block FUNCTION, record code 4321, function \"f5\", written by LLVM99)";
    assert!(text.ends_with(what), "{text}");
    assert_eq!(error.message().to_string(), what);
}

#[test]
fn what_is_no_bitcode() {
    let kind = |bytes: &[u8]| read(bytes).unwrap_err().kind().clone();
    assert_eq!(kind(b""), ReadErrorKind::Truncated);
    assert_eq!(kind(b"; ModuleID"), ReadErrorKind::NotBitcode(*b"; Mo"));
    assert!(matches!(kind(&[0x42, 0x43, 0xC0, 0xDE]), ReadErrorKind::NoModule(_)));
    // Names without a string table.
    let mut w = BitstreamWriter::new();
    w.enter_block(block::MODULE, 3);
    w.record(1, &[2]);
    types(&mut w);
    function(&mut w, 0, 0);
    w.end_block();
    assert!(matches!(
        kind(&w.finish()),
        ReadErrorKind::BadReference { what: "string in the string table", .. }
    ));
}
