//! Bits of the calling-convention operand of CALL, INVOKE and CALLBR.

/// `tail`
pub(crate) const TAIL: u64 = 1 << 0;
/// Where the calling convention starts in CALL and CALLBR; in INVOKE it starts at bit 0.
pub(crate) const CONVENTION_SHIFT: u32 = 1;
/// The bits of the calling convention.
pub(crate) const CONVENTION_MASK: u64 = 0x3FF;
/// `musttail`
pub(crate) const MUST_TAIL: u64 = 1 << 14;
/// The record names the function type (CALL, CALLBR).
pub(crate) const EXPLICIT_TYPE: u64 = 1 << 15;
/// `notail`
pub(crate) const NO_TAIL: u64 = 1 << 16;
/// Fast-math flags follow.
pub(crate) const FAST_MATH: u64 = 1 << 17;
/// The record names the function type (INVOKE).
pub(crate) const INVOKE_EXPLICIT_TYPE: u64 = 1 << 13;

/// Stands before a metadata operand of an operand bundle.
pub(crate) const METADATA_MARKER: u64 = 0x8000_0000;
