//! `docs/generated/losses.md`: an example of each loss with its grade and its remedy, from the catalog.
//! `BLESS=1 cargo test -p translate-common --lib losses` writes it.

use super::catalogue::facts;
use super::{AttributeName, LossKind, LossReason, Lost, Site};
use crate::requirements::Obstacle;
use llvm_model::{AttrKind, Linkage, Visibility};
use spirv_grammar::{
    Capability, Decoration, ExecutionMode, FunctionControl, LoopControl, MemoryAccess, Op, Version,
};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

const INTRODUCTION: &str = "# Losses

The constructs that a translation can drop, by kind, with an example of each: `--report-loss` lists those of a module. The grades
`performance` and `cosmetic` do not change the behavior of the program. A test of `translate-common` writes this page from the
catalog (`crates/translate-common/src/losses/catalogue.rs`); do not edit.
";

const EXTENSION: &str = "SPV_INTEL_fp_fast_math_mode";

/// The number of variants of [`Lost`], which [`number`] counts.
const VARIANTS: usize = 48;

#[test]
fn the_page_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/generated/losses.md");
    let expected = page();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &expected).unwrap();
    }
    let actual = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(actual == expected, "docs/generated/losses.md is not current; run this test with BLESS=1");
}

#[test]
fn every_loss_has_an_example() {
    let numbers: BTreeSet<usize> = examples().iter().map(number).collect();
    assert_eq!(numbers, (0..VARIANTS).collect());
}

fn page() -> String {
    let mut text = INTRODUCTION.to_owned();
    let mut examples = examples();
    // The worst first, and otherwise in the order of the list.
    examples.sort_by_key(|lost| std::cmp::Reverse(facts(lost).0));
    for kind in LossKind::ALL {
        let _ = write!(text, "\n## {}\n\n| example | grade | remedy |\n|---|---|---|\n", title(kind.name()));
        for lost in examples.iter().filter(|lost| lost.kind() == kind) {
            let (grade, remedy) = facts(lost);
            let name = lost.to_string().replace('|', "\\|");
            let _ = writeln!(text, "| `{name}` | {} | {} |", grade.name(), remedy.unwrap_or_default());
        }
    }
    text
}

fn title(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn examples() -> Vec<Lost> {
    let needs = || LossReason::Needs(Obstacle::Extension(EXTENSION));
    let of_module = [
        Lost::Attribute(AttributeName::Kind(AttrKind::CONVERGENT), Site::Call),
        Lost::Attribute(AttributeName::Key("denormal-fp-math".to_owned()), Site::Declaration),
        Lost::attribute(AttrKind::STRICT_FP),
        Lost::attribute(AttrKind::NO_UNDEF),
        Lost::FunctionControl(FunctionControl::OptNoneEXT),
        Lost::ResultAttribute,
        Lost::FunctionData,
        Lost::UnnamedAddr,
        Lost::ExternallyInitialized,
        Lost::NewerThanOutput("captures(none)".to_owned(), Some(21)),
        Lost::NewerThanOutput("blockaddress in metadata".to_owned(), None),
        Lost::metadata("tbaa"),
        Lost::metadata("llvm.ident"),
        Lost::Metadata("reqd_work_group_size".into(), LossReason::Size),
        Lost::Metadata("spirv.ExecutionMode".into(), LossReason::Operands),
        Lost::Metadata("spirv.Source".into(), LossReason::Because("a text without a file".into())),
        Lost::Metadata("intel_reqd_sub_group_size".into(), LossReason::NotOfKernel),
        Lost::Summary,
        Lost::StatedExtension("SPV_KHR_float_controls".to_owned()),
        Lost::StatedCapability(Capability::Float64),
        Lost::SourceLanguage(4096),
        Lost::ProcessWithoutText,
        Lost::Linkage(Linkage::WeakAny),
        Lost::Linkage(Linkage::LinkOnceOdr),
        Lost::Linkage(Linkage::AvailableExternally),
        Lost::Visibility(Visibility::Hidden),
        Lost::DllStorage,
        Lost::Section(".text.kernels".to_owned()),
        Lost::Comdat,
        Lost::Partition,
        Lost::Alias,
        Lost::ModuleProcessed,
        Lost::MemberName,
        Lost::Name,
        Lost::NonSemantic("NonSemantic.DebugPrintf".to_owned()),
        Lost::Annotations("an entry of @llvm.global.annotations"),
        Lost::SpecialGlobal("llvm.used".to_owned()),
        Lost::SpecialGlobal("llvm.embedded.module".to_owned()),
        Lost::ConstructorKey("llvm.global_ctors"),
        Lost::ExecutionMode(ExecutionMode::DenormFlushToZero, LossReason::NoType),
        Lost::ExecutionMode(ExecutionMode::RoundingModeRTZ, LossReason::NoExecutableForm),
        Lost::WorkGroupSize("hlsl.numthreads"),
    ];
    let of_code = [
        Lost::Flag("nuw"),
        Lost::Flag("nuw of getelementptr"),
        Lost::Flag("contract"),
        Lost::hint("llvm.trap"),
        Lost::hint("llvm.assume"),
        Lost::hint("llvm.arithmetic.fence"),
        Lost::hint("llvm.ptr.annotation"),
        Lost::hint("llvm.debugtrap"),
        Lost::Rounding { mode: "round.upward", by_extension: false },
        Lost::Rounding { mode: "round.upward", by_extension: true },
        Lost::StrictExceptions,
        Lost::PrintedAddress,
        Lost::Precision("sin".into()),
        Lost::LoopControl(LoopControl::InitiationIntervalINTEL, needs()),
        Lost::Instruction(Op::AssumeTrueKHR, needs()),
        Lost::ModeHint(ExecutionMode::LocalSizeHint, LossReason::Operands),
        Lost::debug_info("label"),
        Lost::Decoration(Decoration::FPFastMathMode, needs()),
        Lost::Decoration(Decoration::FPRoundingMode, needs()),
        Lost::Decoration(Decoration::Alignment, LossReason::LeftOut),
        Lost::Decoration(Decoration::FuncParamAttr, LossReason::LeftOut),
        Lost::Decoration(Decoration::SpecId, LossReason::NoForm),
        Lost::Decoration(Decoration::UserSemantic, LossReason::Needs(Obstacle::Version(Version::V1_4))),
        Lost::Decoration(Decoration::NoContraction, LossReason::NoForm),
        Lost::DefaultTaken(Op::SpecConstant),
        Lost::Decorations("decoration of a member by id".into()),
        Lost::AccessHint("aliasing of one side of a copy".into()),
        Lost::MemoryOperand(MemoryAccess::Nontemporal),
        Lost::LocalInitializer,
        Lost::Bundle("deopt".to_owned()),
        Lost::operand("the call has a weaker memory order"),
        Lost::Builtin("_Z3addff stays an import: no builtin of its name has these types".to_owned()),
    ];
    of_module.into_iter().chain(of_code).collect()
}

/// Numbers the variants, so that a new one without an example is found.
fn number(lost: &Lost) -> usize {
    match lost {
        Lost::Attribute(..) => 0,
        Lost::FunctionControl(_) => 1,
        Lost::ResultAttribute => 2,
        Lost::FunctionData => 3,
        Lost::UnnamedAddr => 4,
        Lost::ExternallyInitialized => 5,
        Lost::NewerThanOutput(..) => 6,
        Lost::Metadata(..) => 7,
        Lost::Summary => 8,
        Lost::StatedExtension(_) => 9,
        Lost::StatedCapability(_) => 10,
        Lost::SourceLanguage(_) => 11,
        Lost::ProcessWithoutText => 12,
        Lost::Flag(_) => 13,
        Lost::Linkage(_) => 14,
        Lost::Visibility(_) => 15,
        Lost::DllStorage => 16,
        Lost::Section(_) => 17,
        Lost::Comdat => 18,
        Lost::Partition => 19,
        Lost::Alias => 20,
        Lost::Hint(_) => 21,
        Lost::Rounding { .. } => 22,
        Lost::StrictExceptions => 23,
        Lost::PrintedAddress => 24,
        Lost::Precision(_) => 25,
        Lost::LoopControl(..) => 26,
        Lost::Instruction(..) => 27,
        Lost::ModeHint(..) => 28,
        Lost::DebugInfo(_) => 29,
        Lost::Decoration(..) => 30,
        Lost::DefaultTaken(_) => 31,
        Lost::Decorations(_) => 32,
        Lost::ExecutionMode(..) => 33,
        Lost::WorkGroupSize(_) => 34,
        Lost::ModuleProcessed => 35,
        Lost::MemberName => 36,
        Lost::Name => 37,
        Lost::NonSemantic(_) => 38,
        Lost::Annotations(_) => 39,
        Lost::SpecialGlobal(_) => 40,
        Lost::ConstructorKey(_) => 41,
        Lost::AccessHint(_) => 42,
        Lost::MemoryOperand(_) => 43,
        Lost::LocalInitializer => 44,
        Lost::Bundle(_) => 45,
        Lost::Operand(_) => 46,
        Lost::Builtin(_) => 47,
    }
}
