//! Modules that are wrong in every way: an error or a result, never an end of the host.

use crate::common::{assemble, errors};
use spirv_module::Module;
use spirv_to_llvm::translate;
use translate_common::Options;

/// A bit of everything.
const MODULE: &str = "
    OpEntryPoint Kernel %k \"k\"
    OpName %k \"k\"
    OpDecorate %id BuiltIn GlobalInvocationId
    OpDecorate %sum NoSignedWrap
    OpDecorate %p FuncParamAttr NoWrite
    %void = OpTypeVoid
    %bool = OpTypeBool
    %uint = OpTypeInt 32 0
    %ulong = OpTypeInt 64 0
    %float = OpTypeFloat 32
    %v3ulong = OpTypeVector %ulong 3
    %v4float = OpTypeVector %float 4
    %n0 = OpConstant %uint 0
    %n4 = OpConstant %uint 4
    %array = OpTypeArray %float %n4
    %pair = OpTypeStruct %uint %array
    %pp = OpTypePointer CrossWorkgroup %pair
    %pf = OpTypePointer CrossWorkgroup %float
    %pl = OpTypePointer Function %pair
    %pid = OpTypePointer Input %v3ulong
    %some = OpConstantNull %pair
    %half = OpSpecConstantOp %uint UDiv %n4 %n4
    %id = OpVariable %pid Input
    %type = OpTypeFunction %void %pp
    %k = OpFunction %void None %type
    %p = OpFunctionParameter %pp
    %entry = OpLabel
    %local = OpVariable %pl Function
    %w = OpLoad %v3ulong %id
    %x = OpCompositeExtract %ulong %w 0
    %low = OpUConvert %uint %x
    OpBranch %loop
    %loop = OpLabel
    %i = OpPhi %uint %n0 %entry %sum %loop
    %sum = OpIAdd %uint %i %half
    %e = OpInBoundsPtrAccessChain %pf %p %x %n0
    %g = OpInBoundsAccessChain %pf %p %half %low
    %f = OpLoad %float %g Aligned 4
    %m = OpExtInst %float %cl fma %f %f %f
    %v = OpCompositeConstruct %v4float %m %m %m %m
    %s = OpVectorShuffle %v4float %v %v 0 5 2 7
    OpCopyMemory %local %p Aligned 4
    %t = OpIsNan %bool %m
    %c = OpULessThan %bool %sum %low
    OpLoopMerge %done %loop Unroll
    OpBranchConditional %c %loop %done
    %done = OpLabel
    OpSwitch %sum %out 1 %out 7 %last
    %last = OpLabel
    OpBranch %out
    %out = OpLabel
    OpReturn
    OpFunctionEnd
";

fn translate_bytes(bytes: &[u8]) {
    if let Ok(module) = Module::decode(bytes) {
        let _ = translate(&module, &Options::default());
    }
}

#[test]
fn every_word_may_be_wrong() {
    let bytes = assemble(MODULE).encode();
    for at in (20..bytes.len()).step_by(4) {
        let word = u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap());
        let near = [word ^ 1, word.wrapping_add(1), word.wrapping_sub(1), word ^ 0x1_0000];
        for other in near.into_iter().chain([0, 1, 5, 17, 0xff, u32::MAX, i32::MAX as u32]) {
            let mut changed = bytes.clone();
            changed[at..at + 4].copy_from_slice(&other.to_le_bytes());
            translate_bytes(&changed);
        }
    }
}

#[test]
fn every_instruction_may_be_missing_or_doubled() {
    let module = assemble(MODULE);
    let words: Vec<Vec<u32>> = module.instructions().map(|inst| inst.words().to_vec()).collect();
    for changed in 0..words.len() {
        for copies in [0, 2] {
            let mut bytes: Vec<u8> = module.header.to_words().iter().flat_map(|w| w.to_le_bytes()).collect();
            for (index, inst) in words.iter().enumerate() {
                let times = if index == changed { copies } else { 1 };
                bytes.extend((0..times).flat_map(|_| inst).flat_map(|w| w.to_le_bytes()));
            }
            translate_bytes(&bytes);
        }
    }
}

#[test]
fn a_huge_bound_takes_no_memory() {
    let mut module = assemble(MODULE);
    module.header.bound = u32::MAX;
    assert!(translate(&module, &Options::default()).is_ok());
}

#[test]
fn vectors_do_not_unfold_to_more_than_the_module() {
    let mut text = String::from(
        "%uint = OpTypeInt 32 0\n%v = OpTypeVector %uint 0x10000000\n%void = OpTypeVoid
         %type = OpTypeFunction %void %v
         %f = OpFunction %void None %type\n%a = OpFunctionParameter %v\n%entry = OpLabel\n",
    );
    for index in 0..100 {
        text.push_str(&format!("%x{index} = OpNot %v %a\n"));
    }
    text.push_str("OpReturn\nOpFunctionEnd");
    assert!(errors(&text).iter().all(|message| message.contains("much larger size")));
}

#[test]
fn structure_that_was_not_checked_is_a_defect() {
    let one = |text: &str, expected: &str| {
        let found = errors(text);
        assert!(found.iter().any(|message| message.contains(expected)), "{found:#?}");
    };
    let types = "%void = OpTypeVoid\n%type = OpTypeFunction %void\n";
    one(
        &format!("{types}OpFunctionEnd"),
        "internal defect, please report it with the input: OpFunctionEnd without OpFunction",
    );
    one(
        &format!("{types}%f = OpFunction %void None %type\n%b = OpLabel\nOpReturn"),
        "a function without OpFunctionEnd",
    );
    one(&format!("{types}OpReturn"), "not supported outside functions");
    one(&format!("{types}%a = OpUndef %void\n%a = OpUndef %void"), "an id with two definitions");
}
