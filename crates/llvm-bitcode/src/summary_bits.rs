//! The numbers that stand for flags and kinds in summaries, both ways.

use llvm_model::summary::{
    ByArgKind, CallEdge, CallFrequency, DevirtKind, Hotness, ImportKind, SummaryValueId, TypeTestKind,
    VCallVisibility, ValueFlags, VariableFlags,
};
use llvm_model::{Linkage, Visibility};

use crate::error::ReadErrorKind;

const VISIBILITIES: [Visibility; 3] = [Visibility::Default, Visibility::Hidden, Visibility::Protected];
const HOTNESS: [Hotness; 5] =
    [Hotness::Unknown, Hotness::Cold, Hotness::None, Hotness::Hot, Hotness::Critical];
const VCALL_VISIBILITIES: [VCallVisibility; 3] =
    [VCallVisibility::Public, VCallVisibility::LinkageUnit, VCallVisibility::TranslationUnit];
const TYPE_TESTS: [TypeTestKind; 6] = [
    TypeTestKind::Unsat,
    TypeTestKind::ByteArray,
    TypeTestKind::Inline,
    TypeTestKind::Single,
    TypeTestKind::AllOnes,
    TypeTestKind::Unknown,
];
const DEVIRTS: [DevirtKind; 3] = [DevirtKind::Indir, DevirtKind::SingleImpl, DevirtKind::BranchFunnel];
const BY_ARGS: [ByArgKind; 4] =
    [ByArgKind::Indir, ByArgKind::UniformRetVal, ByArgKind::UniqueRetVal, ByArgKind::VirtualConstProp];

fn by_number<T: Copy>(table: &[T], what: &'static str, number: u64) -> Result<T, ReadErrorKind> {
    let index = usize::try_from(number).ok();
    index.and_then(|i| table.get(i)).copied().ok_or(ReadErrorKind::BadValue { what, value: number })
}

fn number_of<T: PartialEq>(table: &[T], item: T) -> u64 {
    table.iter().position(|t| *t == item).map_or(0, |i| i as u64)
}

/// Bit positions of the flags of values.
mod value_bit {
    pub(super) const NOT_ELIGIBLE_TO_IMPORT: u64 = 1 << 4;
    pub(super) const LIVE: u64 = 1 << 5;
    pub(super) const DSO_LOCAL: u64 = 1 << 6;
    pub(super) const CAN_AUTO_HIDE: u64 = 1 << 7;
    pub(super) const VISIBILITY_SHIFT: u32 = 8;
    pub(super) const DECLARATION: u64 = 1 << 10;
    pub(super) const NO_RENAME_ON_PROMOTION: u64 = 1 << 11;
}

/// The flags of a value in a summary of some version. Before version 3 it was unknown what may be imported or is live.
pub(crate) fn value_flags(raw: u64, version: u64) -> Result<ValueFlags, ReadErrorKind> {
    let has = |bit| raw & bit != 0;
    Ok(ValueFlags {
        linkage: by_number(&Linkage::ALL, "linkage of a summary", raw & 15)?,
        visibility: by_number(
            &VISIBILITIES,
            "visibility of a summary",
            raw >> value_bit::VISIBILITY_SHIFT & 3,
        )?,
        not_eligible_to_import: has(value_bit::NOT_ELIGIBLE_TO_IMPORT) || version < 3,
        live: has(value_bit::LIVE) || version < 3,
        dso_local: has(value_bit::DSO_LOCAL),
        can_auto_hide: has(value_bit::CAN_AUTO_HIDE),
        import: if has(value_bit::DECLARATION) { ImportKind::Declaration } else { ImportKind::Definition },
        no_rename_on_promotion: has(value_bit::NO_RENAME_ON_PROMOTION),
    })
}

pub(crate) fn value_flags_number(flags: ValueFlags) -> u64 {
    let bit = |on, bit| if on { bit } else { 0 };
    number_of(&Linkage::ALL, flags.linkage)
        | bit(flags.not_eligible_to_import, value_bit::NOT_ELIGIBLE_TO_IMPORT)
        | bit(flags.live, value_bit::LIVE)
        | bit(flags.dso_local, value_bit::DSO_LOCAL)
        | bit(flags.can_auto_hide, value_bit::CAN_AUTO_HIDE)
        | number_of(&VISIBILITIES, flags.visibility) << value_bit::VISIBILITY_SHIFT
        | bit(flags.import == ImportKind::Declaration, value_bit::DECLARATION)
        // Readers before LLVM 23 pass over it.
        | bit(flags.no_rename_on_promotion, value_bit::NO_RENAME_ON_PROMOTION)
}

pub(crate) fn variable_flags(raw: u64) -> Result<VariableFlags, ReadErrorKind> {
    Ok(VariableFlags {
        maybe_read_only: raw & 1 != 0,
        maybe_write_only: raw & 2 != 0,
        constant: raw & 4 != 0,
        vcall_visibility: by_number(&VCALL_VISIBILITIES, "visibility of virtual calls", raw >> 3)?,
    })
}

pub(crate) fn variable_flags_number(flags: VariableFlags) -> u64 {
    u64::from(flags.maybe_read_only)
        | u64::from(flags.maybe_write_only) << 1
        | u64::from(flags.constant) << 2
        | number_of(&VCALL_VISIBILITIES, flags.vcall_visibility) << 3
}

/// The bits behind a hotness, and behind a relative frequency, for a tail call.
const HOTNESS_TAIL_CALL: u64 = 1 << 3;
const FREQUENCY_TAIL_CALL: u64 = 1 << 28;

pub(crate) fn edge_with_hotness(callee: SummaryValueId, raw: u64) -> Result<CallEdge, ReadErrorKind> {
    Ok(CallEdge {
        callee,
        frequency: CallFrequency::Hotness(by_number(&HOTNESS, "hotness of a call", raw & 7)?),
        has_tail_call: raw & HOTNESS_TAIL_CALL != 0,
    })
}

pub(crate) fn edge_with_frequency(callee: SummaryValueId, raw: u64) -> CallEdge {
    CallEdge {
        callee,
        frequency: CallFrequency::RelativeBlockFrequency((raw & (FREQUENCY_TAIL_CALL - 1)) as u32),
        has_tail_call: raw & FREQUENCY_TAIL_CALL != 0,
    }
}

/// The hotness of a call, behind its callee.
pub(crate) fn hotness_number(hotness: Hotness, has_tail_call: bool) -> u64 {
    number_of(&HOTNESS, hotness) | if has_tail_call { HOTNESS_TAIL_CALL } else { 0 }
}

/// The frequency of a call, behind its callee.
pub(crate) fn frequency_number(frequency: u32, has_tail_call: bool) -> u64 {
    u64::from(frequency).min(FREQUENCY_TAIL_CALL - 1) | if has_tail_call { FREQUENCY_TAIL_CALL } else { 0 }
}

pub(crate) fn type_test_kind(number: u64) -> Result<TypeTestKind, ReadErrorKind> {
    by_number(&TYPE_TESTS, "kind of a type test", number)
}

pub(crate) fn type_test_number(kind: TypeTestKind) -> u64 {
    number_of(&TYPE_TESTS, kind)
}

pub(crate) fn devirt_kind(number: u64) -> Result<DevirtKind, ReadErrorKind> {
    by_number(&DEVIRTS, "kind of a devirtualization", number)
}

pub(crate) fn devirt_number(kind: DevirtKind) -> u64 {
    number_of(&DEVIRTS, kind)
}

pub(crate) fn by_arg_kind(number: u64) -> Result<ByArgKind, ReadErrorKind> {
    by_number(&BY_ARGS, "kind of a devirtualization by arguments", number)
}

pub(crate) fn by_arg_number(kind: ByArgKind) -> u64 {
    number_of(&BY_ARGS, kind)
}
