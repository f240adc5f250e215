//! The flags of an index, of its values, functions and variables.

use crate::global::{Linkage, Visibility};

/// A flag and its keyword in LLVM assembly.
pub type NamedFlag<F> = (F, &'static str);

/// The processing steps that an index has gone through, as in bitcode and LLVM assembly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct IndexFlags(pub u64);

impl IndexFlags {
    /// Dead values were looked for: those that are not live are dead.
    pub const DEAD_STRIPPING: IndexFlags = IndexFlags(1 << 0);
    /// The module is not needed in the final link; its distributed back end writes an empty object.
    pub const SKIP_MODULE: IndexFlags = IndexFlags(1 << 1);
    /// Synthetic entry counts were propagated.
    pub const SYNTHETIC_ENTRY_COUNTS: IndexFlags = IndexFlags(1 << 2);
    /// The module was compiled with `-fsplit-lto-unit`.
    pub const SPLIT_LTO_UNIT: IndexFlags = IndexFlags(1 << 3);
    /// Some modules were compiled with `-fsplit-lto-unit` and some were not.
    pub const PARTIALLY_SPLIT_LTO_UNITS: IndexFlags = IndexFlags(1 << 4);
    /// Attributes were propagated: read-only and write-only variables really are.
    pub const ATTRIBUTE_PROPAGATION: IndexFlags = IndexFlags(1 << 5);
    /// `dsoLocal` was made the same in all summaries of a value.
    pub const DSO_LOCAL_PROPAGATION: IndexFlags = IndexFlags(1 << 6);
    /// The whole program is visible.
    pub const WHOLE_PROGRAM_VISIBILITY: IndexFlags = IndexFlags(1 << 7);
    /// The allocator that is linked has hot and cold forms of `operator new`.
    pub const SUPPORTS_HOT_COLD_NEW: IndexFlags = IndexFlags(1 << 8);
    /// The module was compiled with `-funified-lto`.
    pub const UNIFIED_LTO: IndexFlags = IndexFlags(1 << 9);
    /// Values were internalized and promoted.
    pub const INTERNALIZE_AND_PROMOTE: IndexFlags = IndexFlags(1 << 10);

    /// Whether all of `other`'s flags are set.
    pub const fn contains(self, other: IndexFlags) -> bool {
        self.0 & other.0 == other.0
    }
}

/// Whether a thin link wants a value's definition or only its declaration in another module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the variant names are the keywords of LLVM assembly
pub enum ImportKind {
    #[default]
    Definition,
    Declaration,
}

/// The flags that summaries of functions, variables and aliases share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ValueFlags {
    /// The linkage.
    pub linkage: Linkage,
    /// The visibility.
    pub visibility: Visibility,
    /// Other modules must not import it.
    pub not_eligible_to_import: bool,
    /// A root of liveness (of one module), or live (combined).
    pub live: bool,
    /// Its definition is in the same linkage unit.
    pub dso_local: bool,
    /// Hidden visibility would do.
    pub can_auto_hide: bool,
    /// The kind of an import.
    pub import: ImportKind,
    /// It keeps its name when it is made visible to other modules.
    pub no_rename_on_promotion: bool,
}

/// Facts about a function; bits as in bitcode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FunctionFlags(pub u16);

impl FunctionFlags {
    /// Does not access memory.
    pub const READ_NONE: FunctionFlags = FunctionFlags(1 << 0);
    /// Only reads memory.
    pub const READ_ONLY: FunctionFlags = FunctionFlags(1 << 1);
    /// Does not call itself.
    pub const NO_RECURSE: FunctionFlags = FunctionFlags(1 << 2);
    /// The returned pointer has no alias.
    pub const RETURN_DOES_NOT_ALIAS: FunctionFlags = FunctionFlags(1 << 3);
    /// Must not be inlined.
    pub const NO_INLINE: FunctionFlags = FunctionFlags(1 << 4);
    /// Must be inlined.
    pub const ALWAYS_INLINE: FunctionFlags = FunctionFlags(1 << 5);
    /// Never raises an exception.
    pub const NO_UNWIND: FunctionFlags = FunctionFlags(1 << 6);
    /// Has instructions that may throw.
    pub const MAY_THROW: FunctionFlags = FunctionFlags(1 << 7);
    /// Has calls to unknown functions.
    pub const HAS_UNKNOWN_CALL: FunctionFlags = FunctionFlags(1 << 8);
    /// Is not reachable.
    pub const MUST_BE_UNREACHABLE: FunctionFlags = FunctionFlags(1 << 9);

    /// The flags with their keywords, in the order LLVM prints them.
    pub const NAMED: [NamedFlag<FunctionFlags>; 10] = [
        (Self::READ_NONE, "readNone"),
        (Self::READ_ONLY, "readOnly"),
        (Self::NO_RECURSE, "noRecurse"),
        (Self::RETURN_DOES_NOT_ALIAS, "returnDoesNotAlias"),
        (Self::NO_INLINE, "noInline"),
        (Self::ALWAYS_INLINE, "alwaysInline"),
        (Self::NO_UNWIND, "noUnwind"),
        (Self::MAY_THROW, "mayThrow"),
        (Self::HAS_UNKNOWN_CALL, "hasUnknownCall"),
        (Self::MUST_BE_UNREACHABLE, "mustBeUnreachable"),
    ];

    /// Whether all of `other`'s flags are set.
    pub const fn contains(self, other: FunctionFlags) -> bool {
        self.0 & other.0 == other.0
    }
    /// The same flags, with `flag` set or cleared.
    pub const fn set(self, flag: FunctionFlags, on: bool) -> FunctionFlags {
        FunctionFlags(if on { self.0 | flag.0 } else { self.0 & !flag.0 })
    }
}

/// Where calls through a virtual table may come from. LangRef, "`vcall_visibility` Metadata".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum VCallVisibility {
    /// From code outside the linkage unit.
    #[default]
    Public,
    /// From the linkage unit only.
    LinkageUnit,
    /// From the translation unit only.
    TranslationUnit,
}

/// Facts about a variable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct VariableFlags {
    /// May be accessed only by loads that are not volatile.
    pub maybe_read_only: bool,
    /// May be accessed only by stores.
    pub maybe_write_only: bool,
    /// Is a constant.
    pub constant: bool,
    /// Where virtual calls through it may come from, when it is a virtual table.
    pub vcall_visibility: VCallVisibility,
}
