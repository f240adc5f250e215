//! Builtin variables and instructions that are calls in LLVM.

use crate::common::{assemble, code, function, raise};
use spirv_to_llvm::translate;
use translate_common::{BuiltinDialect, Options};

const TYPES: &str = "
    OpDecorate %f LinkageAttributes \"f\" Export
    OpDecorate %id BuiltIn GlobalInvocationId
    OpDecorate %dim BuiltIn WorkDim
    %void = OpTypeVoid
    %bool = OpTypeBool
    %uint = OpTypeInt 32 0
    %ulong = OpTypeInt 64 0
    %float = OpTypeFloat 32
    %v3ulong = OpTypeVector %ulong 3
    %v4float = OpTypeVector %float 4
    %v4uint = OpTypeVector %uint 4
    %v4bool = OpTypeVector %bool 4
    %pid = OpTypePointer Input %v3ulong
    %pdim = OpTypePointer Input %uint
    %pu = OpTypePointer CrossWorkgroup %uint
    %pv = OpTypePointer CrossWorkgroup %v3ulong
    %pulong = OpTypePointer Input %ulong
    %n0 = OpConstant %uint 0
    %n1 = OpConstant %uint 1
    %n2 = OpConstant %uint 2
    %n3 = OpConstant %uint 3
    %l0 = OpConstantNull %ulong
    %relaxed = OpConstant %uint 0
    %seq_cst = OpConstant %uint 0x210
    %barrier = OpConstant %uint 0x110
    %ones = OpConstantComposite %v4uint %m1 %m1 %m1 %m1
    %zeros = OpConstantNull %v4uint
    %id = OpVariable %pid Input
    %dim = OpVariable %pdim Input
    %type = OpTypeFunction %void %pu %pv %uint %float %v4float
    %f = OpFunction %void None %type
    %p = OpFunctionParameter %pu
    %q = OpFunctionParameter %pv
    %i = OpFunctionParameter %uint
    %x = OpFunctionParameter %float
    %v = OpFunctionParameter %v4float
    %entry = OpLabel
";

fn text(body: &str) -> String {
    let types = TYPES.replace("%ones =", "%m1 = OpConstant %uint 0xffffffff\n%ones =");
    format!("{types}\n{body}\nOpReturn\nOpFunctionEnd")
}

fn body_of(body: &str) -> Vec<String> {
    let mut found = code(&raise(&text(body)), "f");
    assert_eq!(found.pop().as_deref(), Some("ret"));
    found
}

#[test]
fn one_component_of_a_builtin_variable_is_one_call() {
    assert_eq!(
        body_of("%w = OpLoad %v3ulong %id\n%y = OpCompositeExtract %ulong %w 1\n%d = OpLoad %uint %dim"),
        ["call _Z13get_global_idj -> i64", "call _Z12get_work_dimv -> i32"]
    );
    let through_a_chain = "%c = OpAccessChain %pulong %id %n2\n%z = OpLoad %ulong %c";
    assert_eq!(body_of(through_a_chain), ["call _Z13get_global_idj -> i64"]);
}

#[test]
fn a_whole_builtin_variable_is_built_where_it_was_loaded() {
    let found = body_of("%w = OpLoad %v3ulong %id\n%y = OpIAdd %uint %i %n1\nOpStore %q %w");
    let call = "call _Z13get_global_idj -> i64";
    let insert = "insertelement -> <3 x i64>";
    assert_eq!(found, [call, insert, call, insert, call, insert, "add -> i32", "store 0"]);
}

#[test]
fn a_dimension_that_is_checked_is_the_functions_own_business() {
    let found = body_of(
        "%w = OpLoad %v3ulong %id
         %ok = OpULessThan %bool %i %n3
         %y = OpVectorExtractDynamic %ulong %w %i
         %z = OpSelect %ulong %ok %y %l0",
    );
    assert_eq!(found, ["call _Z13get_global_idj -> i64"]);
}

#[test]
fn extended_instructions_are_mangled_by_their_types() {
    assert_eq!(
        body_of(
            "%a = OpExtInst %v4float %cl fmax %v %v
             %b = OpExtInst %uint %cl s_max %i %n1
             %c = OpExtInst %uint %cl u_max %i %n1"
        ),
        ["call _Z4fmaxDv4_fS_ -> <4 x float>", "call _Z3maxii -> i32", "call _Z3maxjj -> i32"]
    );
}

#[test]
fn counting_bits_is_not_popcount() {
    let found = body_of("%a = OpBitCount %uint %i\n%b = OpExtInst %uint %cl popcount %i");
    assert_eq!(found[0], "call llvm.ctpop.i32 -> i32");
    assert!(found[1].contains("popcount"), "{found:?}");
}

#[test]
fn tests_give_booleans_only_when_booleans_are_wanted() {
    let scalar = "%t = OpIsNan %bool %x\n%n = OpSelect %uint %t %n1 %n0";
    assert_eq!(body_of(scalar), ["call _Z5isnanf -> i32"]);
    let vector = "%t = OpIsNan %v4bool %v\n%n = OpSelect %v4uint %t %ones %zeros";
    assert_eq!(body_of(vector), ["call _Z5isnanDv4_f -> <4 x i32>"]);
    let used = "%t = OpIsNan %bool %x\n%n = OpSelect %uint %t %i %n0";
    assert_eq!(body_of(used), ["call _Z5isnanf -> i32", "icmp ne -> i1", "select -> i32"]);
    let back = "%m = OpBitcast %v4uint %v\n%t = OpSLessThan %v4bool %m %zeros\n%a = OpAny %bool %t";
    assert_eq!(body_of(back), ["bitcast -> <4 x i32>", "call _Z3anyDv4_i -> i32"]);
}

#[test]
fn atomics_and_barriers_in_each_dialect() {
    let body = text("%o = OpAtomicIAdd %uint %p %n1 %seq_cst %i\nOpControlBarrier %n2 %n2 %barrier");
    let in_dialect = |dialect| {
        let mut options = Options::default();
        options.llvm.dialect = dialect;
        let module = translate(&assemble(&body), &options).unwrap().module;
        code(&module, "f")
    };
    let call = |symbol: &str| format!("call {symbol}");
    let found = in_dialect(BuiltinDialect::OpenCl20);
    assert!(found[0].starts_with(&call("_Z")) && found[0].contains("atomic_fetch_add"), "{found:?}");
    assert!(found[1].contains("barrier"), "{found:?}");
    let found = in_dialect(BuiltinDialect::SpirvFriendly);
    assert!(
        found[0].contains("__spirv_AtomicIAdd") && found[1].contains("__spirv_ControlBarrier"),
        "{found:?}"
    );
}

#[test]
fn a_function_of_the_module_does_not_stand_in_for_a_builtin() {
    let module = raise(
        &format!(
            "OpName %mine \"_Z13get_global_idj\"\n{}
         %own = OpTypeFunction %ulong %uint
         %mine = OpFunction %ulong None %own
         %a = OpFunctionParameter %uint
         %b = OpLabel
         OpReturnValue %l0
         OpFunctionEnd",
            text("%w = OpLoad %v3ulong %id\n%y = OpCompositeExtract %ulong %w 1")
        )
        .replace("%own = OpTypeFunction %ulong %uint\n", "")
        .replace("%f = OpFunction", "%own = OpTypeFunction %ulong %uint\n%f = OpFunction"),
    );
    assert!(function(&module, "_Z13get_global_idj").body.is_none());
    assert!(function(&module, "_Z13get_global_idj.1").body.is_some());
}
