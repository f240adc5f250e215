//! What branches say of themselves.

/// The metadata of branches with how often each way is taken.
pub const PROFILE: &str = "prof";

/// The first operand of [`PROFILE`] when weights follow, one for each way: the literals of OpBranchConditional.
pub const WEIGHTS: &str = "branch_weights";
