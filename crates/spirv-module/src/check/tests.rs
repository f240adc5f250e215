//! The quick way and the long way find the same errors in damaged modules.

use super::{Check, CheckError, Definitions, Errors, Tolerated, find_errors};
use crate::{Module, Version, assemble};
use spirv_grammar::Op;

/// Every form of operands that [`super::quick`] knows.
const TEXT: &str = r#"
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
%set = OpExtInstImport "OpenCL.std"
OpMemoryModel Physical64 OpenCL
%file = OpString "k.cl"
OpName %f "function"
OpDecorate %c Constant
OpDecorate %p FuncParamAttr NoCapture
OpDecorate %p Alignment 4
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%vec = OpTypeVector %float 2
%ptr = OpTypePointer Function %vec
%type = OpTypeFunction %float %ptr
%c = OpConstant %uint 7
%one = OpConstant %float 1
%g = OpFunction %float None %type
%q = OpFunctionParameter %ptr
%ge = OpLabel
OpReturnValue %one
OpFunctionEnd
%f = OpFunction %float None %type
%p = OpFunctionParameter %ptr
%entry = OpLabel
%local = OpVariable %ptr Function
%v = OpLoad %vec %p Aligned 4
OpStore %local %v Volatile|Aligned 4
OpBranch %head
%head = OpLabel
%i = OpPhi %uint %c %entry %j %body
OpLine %file 3 1
%j = OpIAdd %uint %i %c
%test = OpULessThan %bool %j %c
OpBranchConditional %test %body %choose 1 2
%body = OpLabel
%x = OpCompositeExtract %float %v 1
%w = OpCompositeInsert %vec %x %v 0
%s = OpVectorShuffle %vec %w %v 0 3
%y = OpExtInst %float %set sqrt %x
%call = OpFunctionCall %float %g %local
%pair = OpCompositeConstruct %vec %y %call
OpBranch %head
%choose = OpLabel
OpSwitch %i %last 1 %two 5 %last
%two = OpLabel
OpUnreachable
%last = OpLabel
OpReturnValue %one
OpFunctionEnd
"#;

fn module() -> Module {
    assemble(TEXT, Version::V1_0).unwrap()
}

fn all_errors(definitions: &Definitions<'_>, use_quick: bool) -> Vec<CheckError> {
    find_errors(definitions, use_quick, Errors::default()).0
}

/// Checks a module in parts.
fn in_parts(definitions: &Definitions<'_>, threads: usize) -> (Vec<CheckError>, Vec<Tolerated>) {
    let (mut check, mut parts) = Check::in_parts(definitions, threads);
    parts.iter_mut().for_each(|part| part.run());
    check.run();
    check.finish(parts)
}

/// Compares all implementations on a module with changed words.
fn compare(module: &Module, words: &[u32], what: &str) {
    let bytes: Vec<u8> = module.header.to_words()[..]
        .iter()
        .chain(words.get(crate::HEADER_WORDS..).unwrap_or(&[]))
        .flat_map(|word| word.to_le_bytes())
        .collect();
    let Ok(damaged) = Module::decode(&bytes) else { return };
    let definitions = Definitions::of(&damaged);
    assert_eq!(all_errors(&definitions, true), all_errors(&definitions, false), "{what}");
    let tolerant = find_errors(&definitions, true, Errors::tolerant());
    for threads in [2, 5] {
        assert_eq!(in_parts(&definitions, threads), tolerant, "{what}, {threads} threads");
    }
}

#[test]
fn a_good_module_has_no_errors_either_way() {
    let module = module();
    let definitions = Definitions::of(&module);
    assert_eq!(all_errors(&definitions, true), []);
    assert_eq!(all_errors(&definitions, false), []);
}

#[test]
fn every_word_with_every_id_and_its_neighbors() {
    let module = module();
    let words = &module.list().words;
    for at in crate::HEADER_WORDS..words.len() {
        let old = words[at];
        let ids = 0..=module.header.bound;
        for value in ids.chain([old ^ 1 << 16, old ^ 2 << 16, old ^ 1 << 31, old + 1, old.wrapping_sub(1)]) {
            let mut words = words.clone();
            words[at] = value;
            compare(&module, &words, &format!("word {at}: {value}"));
        }
    }
}

#[test]
fn every_two_words_swapped() {
    let module = module();
    let words = &module.list().words;
    for a in crate::HEADER_WORDS..words.len() {
        for b in a + 1..words.len() {
            let mut words = words.clone();
            words.swap(a, b);
            compare(&module, &words, &format!("words {a} and {b}"));
        }
    }
}

#[test]
fn every_opcode_in_place_of_every_other() {
    let module = module();
    for facts in Op::all() {
        for instruction in module.instructions() {
            let mut words = module.list().words.clone();
            let first = &mut words[instruction.offset() as usize];
            *first = *first & 0xFFFF_0000 | u32::from(facts.op.0);
            compare(&module, &words, &format!("{} at word {}", facts.op, instruction.offset()));
        }
    }
}

#[test]
fn ids_that_are_far_apart() {
    let mut module = module();
    module.header.bound = u32::MAX;
    compare(&module, &module.list().words, "a bound of 2^32 - 1");
}
