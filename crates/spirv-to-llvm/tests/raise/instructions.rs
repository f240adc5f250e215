//! Instructions that LLVM has itself.

use crate::common::{self, assemble, code, errors, raise};
use llvm_model::{InstKind, Value};

/// Types and constants that the bodies use.
const TYPES: &str = "
    %void = OpTypeVoid
    %bool = OpTypeBool
    %uchar = OpTypeInt 8 0
    %uint = OpTypeInt 32 0
    %ulong = OpTypeInt 64 0
    %float = OpTypeFloat 32
    %v2uint = OpTypeVector %uint 2
    %v4uint = OpTypeVector %uint 4
    %v4float = OpTypeVector %float 4
    %pair = OpTypeStruct %v4uint %ulong
    %pp = OpTypePointer CrossWorkgroup %pair
    %pu = OpTypePointer CrossWorkgroup %uint
    %pul = OpTypePointer CrossWorkgroup %ulong
    %pf = OpTypePointer Function %uint
    %gp = OpTypePointer Generic %uint
    %n0 = OpConstant %uint 0
    %n1 = OpConstant %uint 1
    %l1 = OpConstant %ulong 1
    %void_fn = OpTypeFunction %void
";

/// A module whose function `f` has these parameters and this body.
fn function(decorations: &str, parameters: &[&str], body: &str) -> String {
    let types: Vec<String> = parameters.iter().map(|ty| format!("%{ty}")).collect();
    let list: String = parameters
        .iter()
        .enumerate()
        .map(|(index, ty)| format!("%a{index} = OpFunctionParameter %{ty}\n"))
        .collect();
    format!(
        "OpDecorate %f LinkageAttributes \"f\" Export\n{decorations}\n{TYPES}
         %type = OpTypeFunction %void {}
         %f = OpFunction %void None %type\n{list}
         %entry = OpLabel\n{body}\nOpFunctionEnd",
        types.join(" ")
    )
}

fn body_of(decorations: &str, parameters: &[&str], body: &str) -> Vec<String> {
    code(&raise(&function(decorations, parameters, body)), "f")
}

#[test]
fn arithmetic_keeps_its_flags() {
    let found = body_of(
        "OpDecorate %x NoSignedWrap OpDecorate %x NoUnsignedWrap OpDecorate %y FPFastMathMode NotNaN|NSZ
         OpDecorate %z FPFastMathMode Fast",
        &["uint", "float"],
        "%x = OpIAdd %uint %a0 %n1
         %y = OpFAdd %float %a1 %a1
         %z = OpFMul %float %a1 %a1
         %q = OpUMod %uint %a0 %n1
         %r = OpFNegate %float %z
         %s = OpNot %uint %a0
         %t = OpSNegate %uint %a0
         %u = OpShiftLeftLogical %uint %a0 %l1
         OpReturn",
    );
    assert_eq!(
        found,
        [
            "add nuw nsw -> i32",
            "fadd nnan nsz -> float",
            "fmul reassoc nnan ninf nsz arcp contract afn -> float",
            "urem -> i32",
            "fneg -> float",
            "xor -> i32",
            "sub -> i32",
            "trunc -> i32",
            "shl -> i32",
            "ret"
        ]
    );
}

#[test]
fn conversions_go_by_the_types() {
    let found = body_of(
        "",
        &["uint", "float", "pu"],
        "%a = OpUConvert %ulong %a0
         %b = OpUConvert %uchar %a0
         %c = OpSConvert %ulong %a0
         %d = OpConvertFToS %uint %a1
         %e = OpBitcast %float %a0
         %p = OpBitcast %pul %a2
         %g = OpPtrCastToGeneric %gp %a2
         %i = OpConvertPtrToU %ulong %a2
         OpStore %p %i Volatile|Aligned 8
         OpReturn",
    );
    assert_eq!(
        found,
        [
            "zext -> i64",
            "trunc -> i8",
            "sext -> i64",
            "fptosi -> i32",
            "bitcast -> float",
            "addrspacecast -> ptr4",
            "ptrtoint -> i64",
            "store volatile 8",
            "ret"
        ]
    );
}

#[test]
fn composites_are_taken_apart_and_put_together() {
    let found = body_of(
        "",
        &["pp", "uint", "v2uint", "v4uint"],
        "%whole = OpLoad %pair %a0 Aligned 16
         %lane = OpCompositeExtract %uint %whole 0 2
         %long = OpCompositeExtract %ulong %whole 1
         %back = OpCompositeInsert %pair %a1 %whole 0 3
         %four = OpCompositeConstruct %v4uint %a1 %a2 %a1
         %mix = OpVectorShuffle %v4uint %a2 %a3 1 2 0xffffffff 5
         %any = OpVectorExtractDynamic %uint %four %a1
         OpReturn",
    );
    assert_eq!(
        found,
        [
            "load 16 -> {<4 x i32>, i64}",
            "extractvalue [0] -> <4 x i32>",
            "extractelement -> i32",
            "extractvalue [1] -> i64",
            "extractvalue [0] -> <4 x i32>",
            "insertelement -> <4 x i32>",
            "insertvalue [0] -> {<4 x i32>, i64}",
            "insertelement -> <4 x i32>",
            "extractelement -> i32",
            "insertelement -> <4 x i32>",
            "extractelement -> i32",
            "insertelement -> <4 x i32>",
            "insertelement -> <4 x i32>",
            "shufflevector [0, 1, -1, -1] -> <4 x i32>",
            "shufflevector [1, 4, -1, 7] -> <4 x i32>",
            "extractelement -> i32",
            "ret"
        ]
    );
}

#[test]
fn access_chains_have_the_pointee_as_source_type() {
    let module = raise(
        &function(
            "",
            &["pp", "ulong"],
            "%a = OpInBoundsPtrAccessChain %pu %a0 %a1 %l1
         %b = OpAccessChain %pu %a0 %n0 %a1
         OpReturn",
        )
        .replace("%a = OpInBoundsPtrAccessChain %pu", "%a = OpInBoundsPtrAccessChain %pul"),
    );
    assert_eq!(
        code(&module, "f"),
        ["getelementptr {<4 x i32>, i64} inbounds -> ptr1", "getelementptr {<4 x i32>, i64} -> ptr1", "ret"]
    );
    let body = common::function(&module, "f").body.as_ref().unwrap();
    let (_, _, first) = body.instructions().next().unwrap();
    let InstKind::GetElementPtr { indices, .. } = &first.kind else { panic!() };
    let Value::Const(member) = indices[1] else { panic!() };
    assert_eq!(common::ty(&module, module.constants.ty(member)), "i32", "structure indices are i32");
}

#[test]
fn copies_become_memcpy_with_their_alignments() {
    let found = body_of(
        "",
        &["pp", "pp", "pu"],
        "OpCopyMemory %a0 %a1 Aligned 16
         OpCopyMemorySized %a0 %a2 %l1 Volatile|Aligned 4
         OpReturn",
    );
    assert_eq!(found, ["call llvm.memcpy.p1.p1.i64", "call llvm.memcpy.p1.p1.i64", "ret"]);
}

#[test]
fn phis_have_an_entry_for_each_edge() {
    let found = body_of(
        "",
        &["uint", "bool"],
        "OpBranchConditional %a1 %one %two
         %one = OpLabel
         OpSwitch %a0 %join 1 %join 2 %two
         %two = OpLabel
         OpBranch %join
         %join = OpLabel
         %phi = OpPhi %uint %n0 %one %a0 %two
         OpReturn",
    );
    assert_eq!(found, ["br if", "switch 2", "br", "phi 3 -> i32", "ret"]);
}

#[test]
fn values_used_before_they_are_defined_are_resolved() {
    let found = body_of(
        "",
        &["uint"],
        "OpBranch %loop
         %loop = OpLabel
         %i = OpPhi %uint %n0 %entry %next %loop
         %next = OpIAdd %uint %i %n1
         %more = OpULessThan %bool %next %a0
         OpLoopMerge %done %loop Unroll|PartialCount 4
         OpBranchConditional %more %loop %done
         %done = OpLabel
         OpReturn",
    );
    assert_eq!(found, ["br", "phi 2 -> i32", "add -> i32", "icmp ult -> i1", "br if", "ret"]);
}

#[test]
fn loop_controls_are_metadata_of_the_branch_back() {
    let module = raise(&function(
        "",
        &["bool"],
        "OpBranch %loop
         %loop = OpLabel
         OpLoopMerge %done %again DontUnroll|DependencyLength 8
         OpBranchConditional %a0 %again %done
         %again = OpLabel
         OpBranch %loop
         %done = OpLabel
         OpReturn",
    ));
    let kind = module.find_md_kind("llvm.loop").unwrap();
    let body = common::function(&module, "f").body.as_ref().unwrap();
    let found: Vec<_> = body.instructions().filter_map(|(_, _, inst)| inst.attachment(kind)).collect();
    assert_eq!(found.len(), 1);
    let operands = module.tuple(found[0]);
    assert_eq!(operands[0], Some(found[0]), "the node refers to itself");
    let hints: Vec<_> = operands[1..].iter().map(|id| common::words(&module, id.unwrap())).collect();
    assert_eq!(hints, [vec!["llvm.loop.unroll.disable"], vec!["llvm.loop.ivdep.safelen", "8"]]);
}

#[test]
fn comparisons_of_addresses_compare_pointers() {
    let found = body_of(
        "",
        &["pu", "pu"],
        "%x = OpConvertPtrToU %ulong %a0
         %y = OpConvertPtrToU %ulong %a1
         %same = OpIEqual %bool %x %y
         %s = OpSelect %uint %same %n1 %n0
         OpReturn",
    );
    assert_eq!(found, ["icmp eq -> i1", "select -> i32", "ret"]);
}

#[test]
fn source_lines_become_locations() {
    let text = function("", &["uint"], "OpLine %file 7 3\n%x = OpIAdd %uint %a0 %n1\nOpNoLine\nOpReturn");
    let module = raise(&format!("%file = OpString \"kernel.cl\"\n{text}"));
    let body = common::function(&module, "f").body.as_ref().unwrap();
    let lines: Vec<_> = body
        .instructions()
        .map(|(_, id, _)| body.locs.get(id).map(|loc| module.debug_locs[loc].line))
        .collect();
    assert_eq!(lines, [Some(7), None]);
    assert_eq!(common::named(&module, "llvm.module.flags"), [["2", "Debug Info Version", "3"]]);
}

#[test]
fn errors_say_where_and_do_not_repeat_themselves() {
    let found = errors(&function(
        "",
        &["uint", "float", "bool"],
        "%x = OpIAdd %uint %a0 %a1
         %y = OpIMul %uint %x %n1
         %z = OpFAdd %float %a1 %nothing
         %w = OpLoad %uint %a0
         OpReturn
         OpStore %a0 %a0",
    ));
    let expected =
        ["does not have the type", "not a value that is defined", "not a pointer", "outside of a block"];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.contains(expected), "{found}");
        assert!(found.contains("function ") && found.contains("instruction "), "{found}");
    }
}

#[test]
fn control_flow_that_llvm_refuses_is_an_error() {
    let one = |body: &str, expected: &str| {
        let found = errors(&function("", &["uint", "bool"], body));
        assert!(found[0].contains(expected), "{found:#?}");
    };
    one("OpBranch %entry", "a branch to the first block");
    one("%x = OpIAdd %uint %a0 %n1", "a block without a terminator");
    one("OpSwitch %a0 %d 1 %d 1 %d\n%d = OpLabel\nOpReturn", "occurs twice");
    one("OpReturnValue %a0", "type");
    one("OpBranch %c\n%c = OpLabel\n%x = OpPhi %uint %n0 %c\nOpReturn", "a failed id without an error");
}

/// The result of translating is not valid, and why is told when asked; with other errors it is told at once.
#[test]
fn values_that_do_not_exist_on_every_path_are_found_when_something_is_wrong() {
    let late = "OpBranchConditional %a1 %b %c\n%b = OpLabel\n%x = OpIAdd %uint %a0 %n1\nOpBranch %c
                %c = OpLabel\n%y = OpIAdd %uint %x %n1\n";
    let text = function("", &["uint", "bool"], &format!("{late}OpReturn"));
    assert!(llvm_model::verify::verify(&raise(&text)).is_err());
    let found = spirv_to_llvm::diagnose(&assemble(&text), &Default::default());
    let found: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert!(
        matches!(&found[..], [one] if one.contains("OpIAdd") && one.contains("on a path that does not execute")),
        "{found:#?}"
    );
    let found = errors(&function("", &["uint", "bool"], &format!("{late}OpReturnValue %a0")));
    assert_eq!(found.len(), 2, "{found:#?}");
}
