//! Hints on branches, and the call for OpAbortKHR.

/// The metadata of branches with how often each way is taken.
pub const PROFILE: &str = "prof";

/// The first operand of [`PROFILE`] when weights follow, one for each way: the literals of OpBranchConditional.
pub const WEIGHTS: &str = "branch_weights";

/// The extension of OpAbortKHR.
pub const ABORT_EXTENSION: &str = "SPV_KHR_abort";

/// The function for OpAbortKHR: its argument is the message, and `unreachable` follows.
pub const ABORT_SYMBOL: &str = "__spirv_AbortKHR";

/// Returns whether a function denotes OpAbortKHR, by its name, mangled or plain.
pub fn is_abort(symbol: &str) -> bool {
    symbol.contains(ABORT_SYMBOL) && ocl_mangle::source_name(symbol).unwrap_or(symbol) == ABORT_SYMBOL
}
