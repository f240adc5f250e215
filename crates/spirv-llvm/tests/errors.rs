//! Errors are uniform: all messages have a code, a place, a text and a help.

use spirv_llvm::{Code, Error, LossGrade, Options, Place, SpecValue, assemble, llvm_to_spirv, spirv_to_llvm};

const SPEC_CONSTANT: &str = "
    OpCapability Kernel
    OpCapability Addresses
    OpCapability Linkage
    OpMemoryModel Physical64 OpenCL
    OpDecorate %c SpecId 3
    OpDecorate %b SpecId 4
    %int = OpTypeInt 32 0
    %bool = OpTypeBool
    %c = OpSpecConstant %int 7
    %b = OpSpecConstantTrue %bool";

fn raise(id: u32, value: SpecValue) -> Result<Vec<u8>, Error> {
    let spirv = assemble(SPEC_CONSTANT, spirv_llvm::Version::V1_0)?;
    let mut options = Options::default();
    options.llvm.specialization.push((id, value));
    spirv_to_llvm(&spirv, &options).map(|translation| translation.bytes)
}

#[test]
fn the_page_of_errors_has_every_code() {
    let page = include_str!("../../../docs/errors.md");
    let rows: Vec<&str> =
        page.lines().filter(|line| line.starts_with("| ") && line.contains("| `")).collect();
    for code in Code::ALL {
        let start = format!("| {} | `{code}` |", code.number());
        assert_eq!(rows.iter().filter(|row| row.starts_with(&start)).count(), 1, "{start}");
    }
    for grade in LossGrade::ALL {
        assert!(page.contains(&format!("| `{}` |", grade.name())));
    }
}

#[test]
fn no_message_repeats_its_place_or_its_help() {
    let options = Options::default();
    let mut old = Options::default();
    old.llvm.reader_version = Some(99);
    let module = b"define void @f() { ret void }\n";
    let spirv = llvm_to_spirv(module, &options).unwrap().bytes;
    let errors = [
        spirv_to_llvm(b"no SPIR-V", &options).unwrap_err(),
        spirv_to_llvm(&spirv[..28], &options).unwrap_err(),
        spirv_to_llvm(&spirv, &old).unwrap_err(),
        llvm_to_spirv(b"BC\xc0\xde....", &options).unwrap_err(),
        llvm_to_spirv(b"\x7fELF\0", &options).unwrap_err(),
        llvm_to_spirv(b"define void @f() { ret i3 }", &options).unwrap_err(),
        llvm_to_spirv(b"target triple = \"x86_64\"", &options).unwrap_err(),
    ];
    for error in errors {
        let text = error.to_string();
        let message = error.diagnostics().first_error().expect("there is an error");
        assert!(text.starts_with(&format!("error: {}: {}", message.place, message.message)), "{text}");
        assert!(message.help.is_some(), "{text}");
        assert!(!message.message.contains("help:") && !message.message.contains("error:"), "{text}");
        assert!(
            message.place == Place::Module || !message.message.contains(&message.place.to_string()),
            "{text}"
        );
    }
}

#[test]
fn codes_tell_what_went_wrong() {
    let options = Options::default();
    let of = |bytes: &[u8]| llvm_to_spirv(bytes, &options).unwrap_err().code();
    assert_eq!(of(b"\x7fELF\0"), Code::NotBitcode);
    assert_eq!(of(b"define"), Code::InvalidText);
    assert_eq!(of(b"define i32 @f() { ret void }"), Code::InvalidLlvm);
    assert_eq!(spirv_to_llvm(b"", &options).unwrap_err().code(), Code::NotSpirv);
    let text = b"target triple = \"spirv64v1.6\"";
    let mut low = Options::default();
    low.spirv.max_version = spirv_llvm::Version::V1_1;
    assert_eq!(llvm_to_spirv(text, &low).unwrap_err().code(), Code::NotAllowed);
}

#[test]
fn losses_are_errors_from_the_grade_on() {
    let text = b"target triple = \"spir64\"\n!llvm.ident = !{!0}\n!0 = !{!\"me\"}\n\
        define spir_kernel void @k() !reqd_work_group_size !1 { ret void }\n!1 = !{i32 0, i32 1, i32 1}\n";
    let losses = llvm_to_spirv(text, &Options::default()).unwrap().losses;
    assert_eq!((losses.len(), losses.worst()), (losses.iter().len(), Some(LossGrade::Semantic)));
    let mut strict = Options::default();
    strict.policy.strict = Some(LossGrade::Semantic);
    let error = llvm_to_spirv(text, &strict).unwrap_err();
    assert_eq!(error.code(), Code::Lost);
    let Error::Loss { losses, diagnostics } = error else { panic!("{error}") };
    assert_eq!((losses.len(), diagnostics.error_count()), (1, 1));
}

#[test]
fn values_of_constants_have_their_type_and_size() {
    assert!(raise(3, SpecValue::of_bits(64)).is_ok());
    assert!(raise(3, SpecValue::of_width(32, 64)).is_ok());
    assert!(raise(4, SpecValue::from_bytes(&[1]).unwrap()).is_ok());
    for (id, wrong) in [
        (3, SpecValue::of_width(64, 64)),
        (3, SpecValue::of_float(32, 64)),
        (3, SpecValue::of_bits(1 << 40)),
        (4, SpecValue::of_width(32, 1)),
        (9, SpecValue::of_bits(1)),
    ] {
        assert_eq!(raise(id, wrong).unwrap_err().code(), Code::SpecConstant, "{id} {wrong:?}");
    }
}

/// The row of the first error.
fn row_of(error: &Error) -> Option<&'static str> {
    error.diagnostics().first_error().map(|message| message.problem.row().name)
}

#[test]
fn a_switch_is_longer_than_an_instruction() {
    let cases: String = (0..33_000).map(|case| format!("i32 {case}, label %end ")).collect();
    let module = format!(
        "target triple = \"spir64-unknown-unknown\"\n\
         define spir_func void @f(i32 %x) {{\nswitch i32 %x, label %end [{cases}]\nend:\nret void\n}}\n"
    );
    let error = llvm_to_spirv(module.as_bytes(), &Options::default()).unwrap_err();
    assert_eq!(row_of(&error), Some("llvm-modules/TooManyWords"));
}

#[test]
fn types_nest_too_deep() {
    let mut module = "target triple = \"spir64-unknown-unknown\"\n%t0 = type { i32 }\n".to_owned();
    for level in 1..600 {
        module += &format!("%t{level} = type {{ %t{} }}\n", level - 1);
    }
    module +=
        "define spir_func void @f(ptr %p) {\n%v = load %t599, ptr %p\nstore %t599 %v, ptr %p\nret void\n}\n";
    let mut options = Options::default();
    options.run.limits.nesting = 1000;
    let error = llvm_to_spirv(module.as_bytes(), &options).unwrap_err();
    assert_eq!(row_of(&error), Some("llvm-types/Nesting"));
}

#[test]
fn entry_points_have_too_many_arguments_to_list() {
    let count = 1100;
    let points: String = (0..count).map(|index| format!("OpEntryPoint Kernel %f \"k{index}\"\n")).collect();
    let (types, parameters): (String, String) = (0..count)
        .map(|index| (" %uint".to_owned(), format!("%p{index} = OpFunctionParameter %uint\n")))
        .unzip();
    let text = format!(
        "OpCapability Kernel\nOpCapability Addresses\nOpMemoryModel Physical64 OpenCL\n{points}%void = OpTypeVoid\n\
         %uint = OpTypeInt 32 0\n%type = OpTypeFunction %void{types}\n%f = OpFunction %void None %type\n{parameters}\
         %entry = OpLabel\nOpReturn\nOpFunctionEnd\n"
    );
    let spirv = assemble(&text, spirv_llvm::Version::V1_0).unwrap();
    let error = spirv_llvm::report(&spirv).unwrap_err();
    assert_eq!(row_of(&error), Some("files/Report"));
}
