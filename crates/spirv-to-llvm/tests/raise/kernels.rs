//! Kernels: names, metadata, attributes of parameters.

use crate::common::{attachment, errors, function, named, parameter, raise};
use llvm_model::{CallingConv, Linkage};

const KERNEL: &str = "
    OpEntryPoint Kernel %k \"scale\"
    OpExecutionMode %k LocalSize 8 4 1
    OpExecutionMode %k VecTypeHint 0x40005
    OpExecutionMode %k SubgroupSize 16
    OpExecutionMode %k ContractionOff
    OpSource OpenCL_C 200000
    OpName %k \"scale\"
    OpName %in \"in\" OpName %out \"out\" OpName %s \"settings\" OpName %image \"image\"
    OpName %settings \"struct.settings\"
    OpDecorate %in FuncParamAttr NoWrite
    OpDecorate %in Alignment 4
    OpDecorate %out FuncParamAttr NoAlias
    OpDecorate %out FuncParamAttr NoCapture
    OpDecorate %s FuncParamAttr ByVal
    OpDecorate %s Alignment 8
    %void = OpTypeVoid
    %uint = OpTypeInt 32 0
    %float = OpTypeFloat 32
    %v4float = OpTypeVector %float 4
    %settings = OpTypeStruct %uint %float
    %pg = OpTypePointer CrossWorkgroup %v4float
    %pc = OpTypePointer UniformConstant %uint
    %ps = OpTypePointer Function %settings
    %it = OpTypeImage %void 2D 0 0 0 0 Unknown WriteOnly
    %type = OpTypeFunction %void %pc %pg %ps %it %uint
    %k = OpFunction %void None %type
    %in = OpFunctionParameter %pc
    %out = OpFunctionParameter %pg
    %s = OpFunctionParameter %ps
    %image = OpFunctionParameter %it
    %n = OpFunctionParameter %uint
    %entry = OpLabel
    OpReturn
    OpFunctionEnd
";

#[test]
fn kernels_have_the_whole_set_of_metadata() {
    let module = raise(KERNEL);
    let kernel = function(&module, "scale");
    assert_eq!((kernel.calling_conv, kernel.props.linkage), (CallingConv::SPIR_KERNEL, Linkage::External));
    let of = |kind| attachment(&module, "scale", kind);
    assert_eq!(of("kernel_arg_addr_space"), ["2", "1", "0", "1", "0"]);
    assert_eq!(of("kernel_arg_access_qual"), ["none", "none", "none", "write_only", "none"]);
    assert_eq!(of("kernel_arg_type"), ["int*", "float4*", "struct settings", "image2d_t", "int"]);
    assert_eq!(of("kernel_arg_base_type"), of("kernel_arg_type"));
    assert_eq!(of("kernel_arg_type_qual"), ["const", "restrict", "", "", ""]);
    assert_eq!(of("kernel_arg_name"), ["in", "out", "settings", "image", ""]);
    assert_eq!(of("reqd_work_group_size"), ["8", "4", "1"]);
    assert_eq!(of("vec_type_hint"), ["<4 x float>", "1"]);
    assert_eq!(of("intel_reqd_sub_group_size"), ["16"]);
}

#[test]
fn parameters_keep_their_attributes() {
    let module = raise(KERNEL);
    let of = |index| parameter(&module, "scale", index);
    assert_eq!(of(0), ["align 4", "readonly"]);
    assert_eq!(of(1), ["noalias", "captures 0"]);
    assert_eq!(of(2), ["align 8", "byval %struct.settings"]);
    assert_eq!(function(&module, "scale").params[2].name, "settings");
}

#[test]
fn the_module_says_what_it_comes_from() {
    let module = raise(KERNEL);
    assert_eq!(module.triple, "spir64-unknown-unknown");
    assert_eq!(named(&module, "spirv.MemoryModel"), [["2", "2"]]);
    assert_eq!(named(&module, "spirv.Source"), [["3", "200000"]]);
    assert_eq!(named(&module, "opencl.ocl.version"), [["2", "0"]]);
    assert_eq!(named(&module, "opencl.spir.version"), [["2", "0"]]);
    assert!(module.named("opencl.enable.FP_CONTRACT").is_none(), "ContractionOff");
}

#[test]
fn argument_types_in_a_string_win() {
    let text = KERNEL.replace(
        "OpSource",
        "%types = OpString \"kernel_arg_type.scale.uint*,float4*,settings_t,image2d_t,size_t,\"\nOpSource",
    );
    let module = raise(&text);
    let found = attachment(&module, "scale", "kernel_arg_type");
    assert_eq!(found, ["uint*", "float4*", "settings_t", "image2d_t", "size_t"]);
}

#[test]
fn shaders_and_missing_bodies_are_refused() {
    let one = |text: &str, expected: &str| {
        let found = errors(text);
        assert!(found.iter().any(|message| message.contains(expected)), "{found:#?}");
    };
    one(&KERNEL.replace("OpEntryPoint Kernel", "OpEntryPoint GLCompute"), "execution model GLCompute");
    let function =
        "%void = OpTypeVoid\n%type = OpTypeFunction %void\n%f = OpFunction %void None %type\nOpFunctionEnd";
    one(function, "must be imported");
    one(&format!("OpDecorate %f LinkageAttributes \"\" Import\n{function}"), "linkage name is empty");
    one(
        &KERNEL.replace("%n = OpFunctionParameter %uint\n", ""),
        "a function with fewer parameters than its type",
    );
}
