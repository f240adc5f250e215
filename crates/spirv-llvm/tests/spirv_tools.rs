//! Text, checks and report of SPIR-V through the facade.

use spirv_llvm::{DisassembleOptions, Error, IdNames, InternalTextStyle, Place, Version};

const KERNEL: &str = r#"; Version: 1.2
; Generator: Khronos LLVM/SPIR-V Translator; 14
OpCapability Addresses
OpCapability Kernel
OpExtension "SPV_KHR_expect_assume"
%ocl = OpExtInstImport "OpenCL.std"
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %f "f"
OpExecutionMode %f LocalSize 8 1 1
OpName %size "size"
OpDecorate %size SpecId 3
%uint = OpTypeInt 32 0
%size = OpSpecConstant %uint 64
%void = OpTypeVoid
%type = OpTypeFunction %void
%f = OpFunction %void None %type
%entry = OpLabel
OpReturn
OpFunctionEnd
"#;

#[test]
fn text_to_binary_and_back() {
    let binary = spirv_llvm::assemble(KERNEL, Version::V1_0).unwrap();
    spirv_llvm::validate(&binary).unwrap();
    let options = DisassembleOptions { names: IdNames::Raw, ..DisassembleOptions::default() };
    let text = spirv_llvm::disassemble_spirv(&binary, &options).unwrap();
    assert_eq!(spirv_llvm::assemble(&text, Version::V1_0).unwrap(), binary);
    let internal = spirv_llvm::internal_text(&binary, InternalTextStyle::ToText).unwrap();
    assert!(internal.starts_with("119734787 66048 393230 "), "{internal}");
    assert_eq!(spirv_llvm::assemble(&internal, Version::V1_0).unwrap(), binary);
}

#[test]
fn a_report() {
    let report = spirv_llvm::report(&spirv_llvm::assemble(KERNEL, Version::V1_0).unwrap()).unwrap();
    assert_eq!((report.version, report.generator), (Version::V1_2, Some("Khronos LLVM/SPIR-V Translator")));
    assert_eq!(report.capabilities.len(), 2);
    assert_eq!(report.extensions, ["SPV_KHR_expect_assume"]);
    assert_eq!(report.ext_inst_sets, ["OpenCL.std"]);
    let entry = &report.entry_points[0];
    assert_eq!((entry.name.as_str(), entry.interface, entry.modes[0].1.as_slice()), ("f", 0, &[8, 1, 1][..]));
    let constant = &report.spec_constants[0];
    assert_eq!((constant.spec_id, constant.name.as_deref()), (3, Some("size")));
    assert_eq!((constant.type_name.as_str(), constant.default), ("u32", Some(64)));
    assert_eq!(report.functions, 1);
}

#[test]
fn mistakes_have_places() {
    let Err(Error::Translate(mistakes)) = spirv_llvm::assemble("OpFoo\nOpBar 1", Version::V1_0) else {
        panic!("two mistakes")
    };
    let places: Vec<&Place> = mistakes.iter().map(|mistake| &mistake.place).collect();
    assert_eq!(places, [&Place::Text { line: 1, column: 1 }, &Place::Text { line: 2, column: 1 }]);
    let binary = spirv_llvm::assemble(&KERNEL.replace("OpReturn\n", ""), Version::V1_0).unwrap();
    assert!(matches!(spirv_llvm::validate(&binary), Err(Error::Translate(_))));
    assert!(matches!(spirv_llvm::validate(b"no SPIR-V"), Err(Error::Read(_))));
    assert!(matches!(spirv_llvm::report(&[]), Err(Error::Read(_))));
}

#[test]
fn the_report_has_the_arguments_of_kernels() {
    let text = r#"
        OpCapability Kernel
        OpCapability Addresses
        OpCapability Int8
        OpCapability ImageBasic
        OpMemoryModel Physical64 OpenCL
        OpEntryPoint Kernel %k "k"
        OpSource OpenCL_C 200000
        %types = OpString "kernel_arg_type.k.uchar*,float4,image2d_t,struct S,"
        OpName %a "a"
        OpName %i "picture"
        OpDecorate %a FuncParamAttr NoAlias
        OpDecorate %a FuncParamAttr NoWrite
        OpDecorate %s FuncParamAttr ByVal
        %void = OpTypeVoid
        %char = OpTypeInt 8 0
        %float = OpTypeFloat 32
        %float4 = OpTypeVector %float 4
        %struct = OpTypeStruct %float
        %global = OpTypePointer CrossWorkgroup %char
        %copy = OpTypePointer Function %struct
        %image = OpTypeImage %void 2D 0 0 0 0 Unknown WriteOnly
        %type = OpTypeFunction %void %global %float4 %image %copy
        %k = OpFunction %void None %type
        %a = OpFunctionParameter %global
        %v = OpFunctionParameter %float4
        %i = OpFunctionParameter %image
        %s = OpFunctionParameter %copy
        %l = OpLabel
        OpReturn
        OpFunctionEnd"#;
    let spirv = spirv_llvm::assemble(text, Version::V1_0).unwrap();
    let report = spirv_llvm::report(&spirv).unwrap();
    let [a, v, i, s] = report.entry_points[0].arguments.as_slice() else { panic!("{report:?}") };
    let names: Vec<_> = [a, v, i, s].iter().map(|of| (of.name.as_deref(), of.type_name.as_str())).collect();
    let types = ["ptr CrossWorkgroup u8", "<4 x f32>", "Image", "ptr Function struct"];
    assert_eq!(
        names,
        [(Some("a"), types[0]), (None, types[1]), (Some("picture"), types[2]), (None, types[3])]
    );
    assert_eq!([a, s].map(|of| of.source_type.as_deref()), [Some("uchar*"), Some("struct S")]);
    assert_eq!([a, s].map(|of| of.storage_class.is_some()), [true, false]);
    assert!(a.is_restrict && a.is_const && !a.is_volatile && s.is_by_value);
    assert!(i.access.is_some() && v.access.is_none());
}
