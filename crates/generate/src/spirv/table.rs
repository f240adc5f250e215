//! The instructions that the smith writes by their signatures.

use filetest::oracle;
use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{Requirements, Version};
use spirv_mapping::Inst;
use spirv_mapping::signatures::{Kind, Lanes, Part, Signature, signature};
use spirv_module::{Capability, ExtInstSet, Op};
use std::sync::LazyLock;

/// An instruction with its signature.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) inst: Inst,
    pub(super) signature: &'static Signature,
}

impl Row {
    /// The name of the instruction, without a prefix.
    pub(super) fn name(self) -> &'static str {
        match self.inst {
            Inst::Core(op) => op.facts().map_or("", |facts| facts.name),
            Inst::Ext(set, number) => set.instruction(number).map_or("", |facts| facts.name),
            Inst::Variable(_) => "",
        }
    }
}

/// Every instruction of kernels that [`fit`](super::fit) has types for, in the order of the grammar.
pub(super) static KERNELS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let library = (0..=u32::from(u8::MAX)).map(|number| Inst::cl(OpenClStd(number)));
    let known = library.filter(|inst| inst.operands().is_some());
    rows(core(&CAPABILITIES).chain(known))
});

/// The core instructions that need none but these capabilities.
pub(super) fn core(capabilities: &[Capability]) -> impl Iterator<Item = Inst> {
    Op::all().filter(|facts| is_allowed(facts.requires, capabilities)).map(|facts| Inst::Core(facts.op))
}

/// Those of the instructions that have types.
pub(super) fn rows(instructions: impl Iterator<Item = Inst>) -> Vec<Row> {
    let rows = instructions.filter_map(|inst| Some(Row { inst, signature: signature(inst)? }));
    let has_types = |row: &Row| row.signature.parts().all(|part| is_supported(row.inst, part));
    rows.filter(|row| !is_excluded(row.inst) && has_types(row)).collect()
}

/// Capabilities that the smith declares for instructions of kernels.
pub(super) const CAPABILITIES: [Capability; 23] = [
    Capability::Kernel,
    Capability::Addresses,
    Capability::Groups,
    Capability::GenericPointer,
    Capability::SubgroupDispatch,
    Capability::GroupNonUniform,
    Capability::GroupNonUniformVote,
    Capability::GroupNonUniformArithmetic,
    Capability::GroupNonUniformBallot,
    Capability::GroupNonUniformShuffle,
    Capability::GroupNonUniformShuffleRelative,
    Capability::GroupNonUniformRotateKHR,
    Capability::AtomicFloat32AddEXT,
    Capability::AtomicFloat32MinMaxEXT,
    Capability::BitInstructions,
    Capability::ExpectAssumeKHR,
    Capability::GroupUniformArithmeticKHR,
    Capability::IntegerFunctions2INTEL,
    Capability::SubgroupShuffleINTEL,
    Capability::SubgroupBufferBlockIOINTEL,
    Capability::BFloat16ConversionINTEL,
    Capability::FunctionPointersINTEL,
    Capability::AtomicStorage,
];

/// The capability to declare for a need: of those that bring it, a known one. `None` if nothing is needed.
pub(super) fn capability(requires: Requirements, known: &[Capability]) -> Option<Capability> {
    let known = known.iter().find(|capability| requires.capabilities.contains(capability));
    known.or(requires.capabilities.first()).copied()
}

/// Whether modules with these capabilities can have an instruction, in the newest version.
fn is_allowed(requires: Requirements, capabilities: &[Capability]) -> bool {
    let capability = requires.capabilities.is_empty()
        || requires.capabilities.iter().any(|capability| capabilities.contains(capability));
    // The validator does not know all extensions.
    let known = requires.extensions.iter().all(|name| !oracle::UNKNOWN_EXTENSIONS.contains(&name));
    capability && known && requires.last_version.is_none_or(|last| last >= Version::LATEST)
}

/// Instructions that have rules of their own, which signatures do not state.
fn is_excluded(inst: Inst) -> bool {
    match inst {
        // `memory` writes loads, stores, copies and conversions of pointers.
        Inst::Core(op) => matches!(
            op,
            Op::Load
                | Op::Store
                | Op::CopyMemory
                | Op::CopyMemorySized
                | Op::AccessChain
                | Op::InBoundsAccessChain
                | Op::PtrAccessChain
                | Op::InBoundsPtrAccessChain
                | Op::VectorShuffle
                | Op::CompositeExtract
                | Op::ConvertUToPtr
                | Op::ConvertPtrToU
                | Op::GenericPtrMemSemantics
                | Op::PtrEqual
                | Op::PtrNotEqual
                | Op::PtrDiff
                | Op::AtomicFlagTestAndSet
                | Op::AtomicFlagClear
        ),
        Inst::Ext(ExtInstSet::OpenClStd, number) => {
            // Formats have their own rules.
            [OpenClStd::printf, OpenClStd::prefetch].contains(&OpenClStd(number))
        }
        _ => true,
    }
}

/// Whether there are types for a part.
fn is_supported(inst: Inst, part: &Part) -> bool {
    let is_kind = match part.kind {
        Kind::Any => stated(inst).is_some(),
        Kind::ImageOperands { .. }
        | Kind::MemoryOperands
        | Kind::Address
        | Kind::GlobalIntegers
        | Kind::Opaque(_)
        | Kind::Structure => false,
        _ => true,
    };
    is_kind && !matches!(part.lanes, Lanes::Place | Lanes::Sizes)
}

/// The kind of an instruction's values where the signature leaves it open.
pub(super) fn stated(inst: Inst) -> Option<Kind> {
    let Inst::Core(op) = inst else { return None };
    let name = op.facts()?.name;
    let has = |words: &[&str]| words.iter().any(|word| name.contains(word));
    match op {
        Op::Select | Op::CopyObject | Op::Bitcast => Some(Kind::Number),
        Op::GroupBroadcast => Some(Kind::Number),
        _ if !name.starts_with("Group") || name.ends_with("INTEL") => None,
        _ if has(&["FAdd", "FMin", "FMax", "FMul"]) => Some(Kind::Float),
        _ if has(&["IAdd", "IMul", "UMin", "UMax", "SMin", "SMax", "Bitwise"]) => Some(Kind::Int),
        _ => None,
    }
}
