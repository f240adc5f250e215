//! Text to module: the same instructions that the text was made of, and mistakes with their places.

mod common;

use common::tools::{run, scratch};
use spirv_module::{
    AssembleErrorKind, DisassembleOptions, IdNames, Module, Op, Version, assemble, check, disassemble,
};

#[test]
fn disassembling_and_assembling_is_the_identity() {
    let module = common::small_kernel();
    let raw = DisassembleOptions { names: IdNames::Raw, ..Default::default() };
    let text = disassemble(&module, &raw);
    assert_eq!(assemble(&text, Version::V1_0), Ok(module.clone()));
    let friendly = assemble(&disassemble(&module, &Default::default()), Version::V1_0).unwrap();
    assert_eq!(check(&friendly), []);
    assert_eq!(friendly.instructions().len(), module.instructions().len());
    // The numbers differ, the names do not.
    assert_eq!(
        disassemble(&friendly, &DisassembleOptions { header: false, ..Default::default() }),
        disassemble(&module, &DisassembleOptions { header: false, ..Default::default() })
    );
}

#[test]
fn names_get_the_numbers_that_spirv_as_gives() {
    let text = disassemble(&common::small_kernel(), &Default::default());
    let input = scratch("same_numbers.spvasm", text.as_bytes());
    let output = scratch("same_numbers.spv", b"");
    let target = ["--target-env", "spv1.2"];
    let arguments =
        [target[0].as_ref(), target[1].as_ref(), input.as_os_str(), "-o".as_ref(), output.as_os_str()];
    run("spirv-as", &arguments);
    let theirs = Module::decode(&std::fs::read(output).unwrap()).unwrap();
    // Ours keeps what looks like a number.
    let named: String = text.replace("%12", "%twelve").replace("%3", "%three");
    let ours = assemble(&named, Version::V1_2).unwrap();
    assert_eq!(ours.instructions().len(), theirs.instructions().len());
    let words = |module: &Module| module.instructions().map(|i| i.words().len()).sum::<usize>();
    assert_eq!(words(&ours), words(&theirs));
}

#[test]
fn numbers() {
    let text = r#"
        %half = OpTypeFloat 16
        %float = OpTypeFloat 32
        %double = OpTypeFloat 64
        %char = OpTypeInt 8 1
        %uchar = OpTypeInt 8 0
        %long = OpTypeInt 64 1
        %1 = OpConstant %half 0x1p+0
        %2 = OpConstant %half -0x1.ffcp+15
        %3 = OpConstant %half 0x1p-24
        %4 = OpConstant %half 0x1p+16
        %5 = OpConstant %half 1.5
        %6 = OpConstant %float 0.100000001
        %7 = OpConstant %float 0x1.8p+128
        %8 = OpConstant %float 0x1p-149
        %9 = OpConstant %double 1e+300
        %10 = OpConstant %double -0x1p+1024
        %11 = OpConstant %char -128
        %12 = OpConstant %char 0xff
        %13 = OpConstant %uchar 255
        %14 = OpConstant %long -1
        %15 = OpConstant %long 0x8000000000000000
        %16 = OpConstant %float -0
        %17 = OpConstant %double 5e-324
    "#;
    let module = assemble(text, Version::V1_6).unwrap();
    let words: Vec<Vec<u32>> =
        module.instructions().filter(|i| i.op() == Op::Constant).map(|i| i.operands().to_vec()).collect();
    let double = |value: f64| vec![value.to_bits() as u32, (value.to_bits() >> 32) as u32];
    let expected = [
        vec![0x3C00],
        vec![0xFBFF],
        vec![1],
        vec![0x7C00],
        vec![0x3E00],
        vec![0.1f32.to_bits()],
        vec![0x7FC0_0000],
        vec![1],
        double(1e300),
        double(f64::NEG_INFINITY),
        vec![0xFFFF_FF80],
        vec![0xFFFF_FFFF],
        vec![255],
        vec![u32::MAX, u32::MAX],
        vec![0, 0x8000_0000],
        vec![0x8000_0000],
        vec![1, 0],
    ];
    assert_eq!(words, expected);
    // And back: the text that these get is read as the same numbers.
    let raw = DisassembleOptions { names: IdNames::Raw, ..Default::default() };
    assert_eq!(assemble(&disassemble(&module, &raw), Version::V1_6), Ok(module));
}

#[test]
fn other_notations() {
    let text = "; Version: 1.3\n; Bound: 100\nOpCapability Kernel ; a comment\nOpUnknown(4321, 3) 7\n 8\n\
                OpName %x \"a\\\"b\\\\c\" %y = OpTypeInt !32 !0 OpDecorate %x FPFastMathMode NotNaN|NotInf\n\
                OpMemberDecorate %y 1 Offset 0x10";
    let module = assemble(text, Version::V1_0).unwrap();
    assert_eq!((module.header.version, module.header.bound), (Version::V1_3, 100));
    let words: Vec<&[u32]> = module.instructions().map(|i| i.words()).collect();
    assert_eq!(words[1], [3 << 16 | 4321, 7, 8]);
    assert_eq!(words[2], [4 << 16 | 5, 1, u32::from_le_bytes(*b"a\"b\\"), u32::from_le_bytes(*b"c\0\0\0")]);
    assert_eq!(words[3], [4 << 16 | 21, 2, 32, 0]);
    assert_eq!(words[4], [4 << 16 | 71, 1, 40, 3]);
    assert_eq!(words[5], [5 << 16 | 72, 2, 1, 35, 16]);
}

#[test]
fn mistakes_have_line_and_column() {
    let text = "OpCapability Kernel\n  OpCapability Nonsense\n%a = OpTypeVoid 3\nOpTypeVoid\n%b = OpReturn\n\
                Kernel\nOpNoSuch %a\nOpName %a b\nOpName a \"b\"\n%c = OpConstant %a 1\n%d = OpTypeInt x 0\n\
                OpMemoryModel Logical\nOpName %a \"no end";
    let errors = assemble(text, Version::V1_0).unwrap_err();
    let found: Vec<(u32, u32, &AssembleErrorKind)> =
        errors.iter().map(|error| (error.line, error.column, &error.kind)).collect();
    use AssembleErrorKind::*;
    let text = |text: &str| text.to_owned();
    assert_eq!(found[0], (2, 16, &NoSuchValue { kind: "Capability", found: text("Nonsense") }));
    assert_eq!(found[1], (3, 17, &TooMany(text("3"))));
    assert_eq!(found[2], (4, 1, &ResultMissing(Op::TypeVoid)));
    assert_eq!(found[3], (5, 1, &NoResult(Op::Return)));
    assert_eq!(found[4], (7, 1, &UnknownOpcode(text("OpNoSuch"))));
    assert_eq!(found[5], (8, 11, &NoString(text("b"))));
    assert_eq!(found[6], (9, 8, &NoId(text("a"))));
    assert!(matches!(found[7], (10, 20, NoNumberType(_))), "{found:?}");
    assert_eq!(found[8], (11, 16, &NoNumber(text("x"))));
    assert_eq!(
        found[9],
        (12, 22, &Missing { op: Op::MemoryModel, name: "MemoryModel", kind: "MemoryModel" })
    );
    assert!(matches!(found[10], (13, 10, Missing { .. })), "{found:?}");
    assert_eq!(found[11], (13, 11, &StringWithoutEnd));
    assert_eq!(errors[0].to_string(), "2:16: \"Nonsense\" is no Capability");
    assert!(assemble("%", Version::V1_0).is_err() && assemble("= =", Version::V1_0).is_err());
    assert!(assemble("%a = ", Version::V1_0).is_err() && assemble("OpUnknown(1", Version::V1_0).is_err());
    assert_eq!(assemble("x\n".repeat(5000).as_str(), Version::V1_0).unwrap_err().len(), 1);
    assert_eq!(assemble("OpX\n".repeat(5000).as_str(), Version::V1_0).unwrap_err().len(), 1001);
}
