//! The words for the enumerations of summaries, for parsing and printing.

use llvm_model::Visibility;
use llvm_model::summary::{AllocationType, ByArgKind, DevirtKind, Hotness, ImportKind, TypeTestKind};

/// The words of an enumeration.
pub(crate) type Words<T> = [(T, &'static str)];

pub(crate) const VISIBILITIES: &Words<Visibility> =
    &[(Visibility::Default, "default"), (Visibility::Hidden, "hidden"), (Visibility::Protected, "protected")];

pub(crate) const IMPORT_KINDS: &Words<ImportKind> =
    &[(ImportKind::Definition, "definition"), (ImportKind::Declaration, "declaration")];

pub(crate) const HOTNESSES: &Words<Hotness> = &[
    (Hotness::Unknown, "unknown"),
    (Hotness::Cold, "cold"),
    (Hotness::None, "none"),
    (Hotness::Hot, "hot"),
    (Hotness::Critical, "critical"),
];

pub(crate) const ALLOCATION_TYPES: &Words<AllocationType> = &[
    (AllocationType::NONE, "none"),
    (AllocationType::NOT_COLD, "notcold"),
    (AllocationType::COLD, "cold"),
    (AllocationType::HOT, "hot"),
];

pub(crate) const TYPE_TEST_KINDS: &Words<TypeTestKind> = &[
    (TypeTestKind::Unsat, "unsat"),
    (TypeTestKind::ByteArray, "byteArray"),
    (TypeTestKind::Inline, "inline"),
    (TypeTestKind::Single, "single"),
    (TypeTestKind::AllOnes, "allOnes"),
    (TypeTestKind::Unknown, "unknown"),
];

pub(crate) const DEVIRT_KINDS: &Words<DevirtKind> = &[
    (DevirtKind::Indir, "indir"),
    (DevirtKind::SingleImpl, "singleImpl"),
    (DevirtKind::BranchFunnel, "branchFunnel"),
];

pub(crate) const BY_ARG_KINDS: &Words<ByArgKind> = &[
    (ByArgKind::Indir, "indir"),
    (ByArgKind::UniformRetVal, "uniformRetVal"),
    (ByArgKind::UniqueRetVal, "uniqueRetVal"),
    (ByArgKind::VirtualConstProp, "virtualConstProp"),
];

/// The word for `value`; empty when it has none.
pub(crate) fn word_for<T: PartialEq>(words: &Words<T>, value: T) -> &'static str {
    words.iter().find(|(known, _)| *known == value).map_or("", |(_, word)| word)
}
