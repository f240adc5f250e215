//! The reference translator's internal text.
#![allow(clippy::unwrap_used, reason = "helpers of tests may too")]

mod common;

use spirv_module::{
    AssembleErrorKind, Id, InternalTextStyle, Module, Op, Operands, Version, assemble, parse_internal_text,
    write_internal_text,
};

#[test]
fn the_small_kernel() {
    let text = write_internal_text(&kernel(), InternalTextStyle::SpirvText).unwrap();
    let expected = "\
119734787 66048 0 29 0 
2 Capability Addresses 
2 Capability Linkage 
2 Capability Kernel 
2 Capability Int64 
2 Capability Float16Buffer 
5 ExtInstImport 1 \"OpenCL.std\" 
3 MemoryModel 2 2 
7 EntryPoint 6 16 \"k\\\"quoted \" 15 
6 ExecutionMode 16 17 8 4 1 
3 Source 3 200000 
3 Name 16 \"k\" 
4 Name 18 \"a value\" 
4 Decorate 17 Alignment 4 
6 Decorate 26 LinkageAttributes \"square\" Import 
2 TypeVoid 2 
4 TypeInt 3 32 0 
4 TypeInt 4 64 0 
3 TypeFloat 5 32 
4 Constant 3 9 2 
5 Constant 4 10 2309737967 19088743 
4 Constant 5 11 1069547520 
4 TypeArray 12 5 9 
5 ConstantComposite 12 13 11 11 

4 TypePointer 14 0 12 
5 Variable 14 15 0 13 
4 TypePointer 6 5 5 
5 TypeFunction 7 2 6 4 
4 TypeFunction 8 5 5 


5 Function 5 26 4 8 
3 FunctionParameter 5 27 

1 FunctionEnd 

5 Function 2 16 0 7 
3 FunctionParameter 6 17 
3 FunctionParameter 4 18 

2 Label 19 
6 Load 5 23 17 3 4 
9 Switch 18 22 1 0 20 4294967295 4294967295 21 

2 Label 20 
6 ExtInst 5 24 1 sqrt 23 
2 Branch 22 

2 Label 21 
5 FunctionCall 5 25 26 23 
2 Branch 22 

2 Label 22 
9 Phi 5 28 23 19 24 20 25 21 
3 Store 17 28 
1 Return 

1 FunctionEnd 

";
    assert_eq!(text, expected);
}

/// The kernel with a name that the text can carry.
fn kernel() -> Module {
    let text = spirv_module::disassemble(
        &common::small_kernel(),
        &spirv_module::DisassembleOptions { names: spirv_module::IdNames::Raw, ..Default::default() },
    );
    assemble(&text.replace("\"k\\\"quoted\\\\\"", "\"k\\\"quoted \""), Version::V1_2).unwrap()
}

#[test]
fn writing_and_reading_is_the_identity() {
    let module = kernel();
    for style in [InternalTextStyle::ToText, InternalTextStyle::SpirvText] {
        let text = write_internal_text(&module, style).unwrap();
        assert_eq!(parse_internal_text(&text), Ok(module.clone()));
    }
}

#[test]
fn the_two_styles_differ_in_empty_lines() {
    let plain = write_internal_text(&kernel(), InternalTextStyle::SpirvText).unwrap();
    let all = write_internal_text(&kernel(), InternalTextStyle::ToText).unwrap();
    assert!(plain.lines().filter(|l| !l.is_empty()).eq(all.lines().filter(|l| !l.is_empty())));
    assert_eq!(all.lines().count(), plain.lines().count() + 2);
    assert!(all.contains("\"a value\" \n\n4 Decorate"), "{all}");
    assert!(all.contains("4 TypeFunction 8 5 5 \n\n\n\n5 Function"), "{all}");
}

#[test]
fn names() {
    let text = "119734787 65536 393230 20 0 ; a comment\n\
                2 Capability IOPipeINTEL 2 Capability Bfloat16ConversionINTEL\n\
                3 Decorate 1 FuncParamIOKind\n8 ExtInstImport 2 \"OpenCL.DebugInfo.100\"\n\
                8 ExtInst 3 4 2 DebugTypePtrToMember, 5 6 7\n6 SDotKHR 3 8 9 9 0\n";
    let module = parse_internal_text(text).unwrap();
    let words: Vec<&[u32]> = module.instructions().map(|i| i.words()).collect();
    assert_eq!(module.header.generator, 6 << 16 | 14);
    assert_eq!(words[0][1], 5943);
    assert_eq!(words[1][1], 6115);
    assert_eq!(words[2][2], 5625);
    assert_eq!(words[4][4], 13);
    assert_eq!(module.instruction(5).unwrap().op(), Op::SDot);
    let mut again = Module::new(Version::V1_0);
    again.list_mut().push(Op::SDot, Some(Id(1)), Some(Id(2)), &[3, 4]).unwrap();
    let host = Operands::new().word(5u32).word(6188u32).word(1u32).string("x y");
    again.list_mut().push(Op::Decorate, None, None, &host).unwrap();
    let longer = Operands::new().word(5u32).word(6176u32).word(1u32);
    again.list_mut().push(Op::Decorate, None, None, &longer).unwrap();
    let text = write_internal_text(&again, InternalTextStyle::SpirvText).unwrap();
    assert!(text.contains("\n4 Decorate 5 RegisterMapKernelArgumentINTEL 1 \n"), "{text}");
    assert!(text.contains("\n5 SDotKHR 1 2 3 4 \n"), "{text}");
    assert!(text.contains("\n5 Decorate 5 HostAccessINTEL ReadINTEL \"x y\" \n"), "{text}");
}

#[test]
fn comparisons_of_architectures_are_named() {
    let text = "119734787 65536 0 20 0\n7 SpecConstantArchitectureINTEL 2 3 1 0 UGreaterThanEqual 4 \n";
    let module = parse_internal_text(text).unwrap();
    let comparison = u32::from(Op::UGreaterThanEqual.0);
    assert_eq!(module.instruction(0).unwrap().operands(), [1, 0, comparison, 4]);
    let written = write_internal_text(&module, InternalTextStyle::SpirvText).unwrap();
    assert!(
        written.contains("\n7 SpecConstantArchitectureINTEL 2 3 1 0 UGreaterThanEqual 4 \n"),
        "{written}"
    );
    let wrong = text.replace("UGreaterThanEqual", "Nonsense");
    let error = parse_internal_text(&wrong).unwrap_err();
    assert_eq!((error.line, error.kind), (2, AssembleErrorKind::NoNumber("Nonsense".into())));
}

#[test]
fn mistakes() {
    let error = |text: &str| {
        let error = parse_internal_text(text).unwrap_err();
        (error.line, error.column, error.kind)
    };
    assert_eq!(error("1 2 3 4 5"), (1, 1, AssembleErrorKind::Header));
    assert_eq!(error("119734787 65536"), (1, 16, AssembleErrorKind::EndOfText));
    let header = "119734787 65536 0 20 0\n";
    assert_eq!(
        error(&format!("{header}2 Nonsense 1")),
        (2, 3, AssembleErrorKind::UnknownOpcode("Nonsense".into()))
    );
    assert_eq!(error(&format!("{header}3 Capability Kernel")).2, AssembleErrorKind::EndOfText);
    assert_eq!(
        error(&format!("{header}70000 Name 1 \"a\"")).2,
        AssembleErrorKind::WordCount { op: Op::Name, count: 70000 }
    );
    assert_eq!(error(&format!("{header}4 Name 1 \"no end")).2, AssembleErrorKind::StringWithoutEnd);
    let mut unknown = Module::new(Version::V1_0);
    unknown.list_mut().push(Op(4000), None, None, &[3]).unwrap();
    let error = write_internal_text(&unknown, InternalTextStyle::ToText).unwrap_err();
    assert_eq!((error.offset, error.index), (5, 0));
}

#[test]
fn texts_written_by_hand_are_read() {
    let text = "119734787 65536 0 20 0\n3 Name 1 \"a long name\"\n0 Capability\n4 TypeInt 2 32 0\n4 Constant 2 3 -123";
    let module = parse_internal_text(text).unwrap();
    let ops: Vec<Op> = module.instructions().map(|instruction| instruction.op()).collect();
    assert_eq!(ops, [Op::Name, Op::TypeInt, Op::Constant], "a line that counts no words is passed over");
    assert_eq!(module.instruction(0).unwrap().words().len(), 5, "strings are as long as they are");
    assert_eq!(module.instruction(2).unwrap().operands(), [(-123i32).cast_unsigned()]);
}

#[test]
fn word_counts_that_are_wrong_do_not_matter() {
    let header = "119734787 65536 0 9 0\n";
    let right =
        "2 Capability Kernel\n8 Extension \"SPV_INTEL_vector_compute\"\n3 Source 3 102000\n2 TypeVoid 2\n";
    let wrong = "2 Capability Kernel\n11 Extension \"SPV_INTEL_vector_compute\"\n\n3 Source 3 102000 ; a comment\n\
                 2 TypeVoid 2\n";
    let read = |text: &str| parse_internal_text(&format!("{header}{text}")).unwrap().encode();
    assert_eq!(read(right), read(wrong));
    // Fewer than the instruction has at least are another instruction's.
    let kind = parse_internal_text(&format!("{header}2 Source 3 102000\n")).unwrap_err().kind;
    assert_eq!(kind, AssembleErrorKind::WordCount { op: Op::Source, count: 2 });
    for version in [0x400, 0x10700] {
        let kind = parse_internal_text(&format!("119734787 {version} 0 9 0\n")).unwrap_err().kind;
        assert_eq!(kind, AssembleErrorKind::UnknownVersion(version));
    }
}
