//! Translation validation: a sample of the corpus, and legalized functions that are wrong on purpose.

#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

use emulation_proofs::case::Case;
use emulation_proofs::legalized::Legalized;
use emulation_proofs::validation::corpus::{self, Summary};
use emulation_proofs::validation::{Limits, Proof, Verdict, function};
use llvm_model::{BinaryOp, InstKind, Instruction};

/// What takes less than half a minute for the sample.
const QUICK: Limits = Limits { seeds: 4, steps: 20_000, solver: 1_000, question: 60_000 };

/// The number of files in the sample, and the seed that selects them.
const SAMPLE: (usize, u64) = (120, 2026);

#[test]
fn a_sample_of_the_corpus_is_refined() {
    let mut files = corpus::files(&corpus::folder()).unwrap();
    fastrand::Rng::with_seed(SAMPLE.1).shuffle(&mut files);
    let mut total = Summary::default();
    for path in files.iter().take(SAMPLE.0) {
        total.add(corpus::file(path, "", QUICK, &mut |_, _| {}));
    }
    assert!(total.different.is_empty(), "{}", total.different.join("\n"));
    let proved: usize = total.proved.values().sum();
    assert!(proved > 50, "{total}");
}

/// Integers of a width that SPIR-V does not have, memory, a branch, and calls with and without effects.
const TEXT: &str = "
target triple = \"spir64-unknown-unknown\"
declare void @visible(i32)
declare i32 @computed(i32) memory(none)
define spir_kernel void @test(ptr addrspace(1) %out, i24 %a, i32 %b) {
entry:
  %wide = zext i24 %a to i32
  %sum = add i32 %wide, %b
  %pure = call i32 @computed(i32 %sum)
  %is.large = icmp ugt i32 %pure, 7
  br i1 %is.large, label %large, label %small
large:
  %less = sub i32 %pure, 7
  br label %small
small:
  %all = phi i32 [ %less, %large ], [ %pure, %entry ]
  %place = getelementptr { i32, <3 x i24> }, ptr addrspace(1) %out, i64 1, i32 1
  %vector = load <3 x i24>, ptr addrspace(1) %place, align 16
  %product = mul <3 x i24> %vector, <i24 3, i24 -5, i24 7>
  store <3 x i24> %product, ptr addrspace(1) %place, align 16
  call void @visible(i32 %all)
  store i32 %all, ptr addrspace(1) %out, align 4
  ret void
}
";

fn forms() -> Legalized {
    let case = Case { text: TEXT.to_owned(), inputs: Vec::new(), outputs: Vec::new() };
    Legalized::of(&case).unwrap()
}

#[test]
fn a_legalized_function_is_proved() {
    assert_eq!(function(&forms(), "test", QUICK), Some(Verdict::Proved(Proof::AllInputs)));
}

/// Changes one instruction of the legalized function in every way, and returns how many changes are found.
fn found(change: impl Fn(&mut Instruction) -> bool) -> (usize, usize) {
    let count = {
        let forms = forms();
        let id = forms.legalized.module.function_named("test").unwrap();
        forms.legalized.module.functions[id].body.as_ref().unwrap().instructions().count()
    };
    let (mut changes, mut found) = (0, 0);
    for number in 0..count {
        let mut forms = forms();
        let id = forms.legalized.module.function_named("test").unwrap();
        let body = forms.legalized.module.functions[id].body.as_mut().unwrap();
        let (_, inst, _) = body.instructions().nth(number).unwrap();
        if change(&mut body.insts[inst]) {
            changes += 1;
            let verdict = function(&forms, "test", QUICK);
            found += usize::from(matches!(verdict, Some(Verdict::Different(_))));
        }
    }
    (changes, found)
}

#[test]
fn a_wrong_operation_is_found() {
    let (changes, found) = found(|inst| match &mut inst.kind {
        InstKind::Binary { op: op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul), .. } => {
            *op = if *op == BinaryOp::Add { BinaryOp::Sub } else { BinaryOp::Add };
            true
        }
        _ => false,
    });
    assert!(changes >= 3 && changes == found, "{found} of {changes} are found");
}

#[test]
fn a_wrong_condition_is_found() {
    let (changes, found) = found(|inst| match &mut inst.kind {
        InstKind::CondBr { if_true, if_false, .. } => {
            std::mem::swap(if_true, if_false);
            true
        }
        _ => false,
    });
    assert!(changes == 1 && changes == found, "{found} of {changes} are found");
}

#[test]
fn a_wrong_value_in_memory_is_found() {
    let (changes, found) = found(|inst| match &mut inst.kind {
        InstKind::Store { value, pointer, .. } => {
            *value = *pointer;
            true
        }
        _ => false,
    });
    assert!(changes >= 2 && changes == found, "{found} of {changes} are found");
}

#[test]
fn a_call_that_is_dropped_is_found() {
    let mut forms = forms();
    let id = forms.legalized.module.function_named("test").unwrap();
    let body = forms.legalized.module.functions[id].body.as_mut().unwrap();
    let call = body.instructions().filter(|(_, _, inst)| matches!(inst.kind, InstKind::Call(_))).last();
    let (block, call, _) = call.unwrap();
    body.blocks[block].insts.retain(|&inst| inst != call);
    let verdict = function(&forms, "test", QUICK);
    assert!(matches!(verdict, Some(Verdict::Different(_))), "{verdict:?}");
}
