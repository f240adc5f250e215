//! Errors about the host's limits and about values that it passes.

use super::rows::problems;

problems! {
    /// A translation is over a limit of the host, or the host ended it.
    pub enum LimitProblem ("limits") {
        Cancelled => Cancelled, "cancelled by the host";
        InputSize { found: u64, most: u64 } => InputSize, "{found} bytes of input: the limit is {most}",
            "raise --limit-input-size, if the file comes from somebody you trust";
        Ids { found: u64, most: u64 } => TooManyIds, "{found} ids: the limit is {most}",
            "raise --limit-ids, if the file comes from somebody you trust";
        Nesting { found: u64, most: u64 } => Nesting, "{found} levels of types or constants in each other: the limit is {most}",
            "raise --limit-nesting, if the file comes from somebody you trust";
        Instructions { found: u64, most: u64 } => TooManyInstructions, "{found} instructions: the limit is {most}",
            "raise --limit-instructions, if the file comes from somebody you trust";
        Memory { found: u64, most: u64 } => Memory, "{found} bytes of memory: the limit is {most}",
            "raise --limit-memory, if the file comes from somebody you trust";
        MemoryInAll { most: u64 } => Memory, "the module takes more than {most} bytes of memory, which is the limit",
            "raise --limit-memory, if the file comes from somebody you trust";
        TooWide { width: u32 } => Unsupported,
            "an integer of {width} bits is wider than can be computed in parts", "use integers of usual sizes";
        NeedsAnyWidth { width: u32, extension: &'static str } => Unsupported,
            "an integer of {width} bits is wider than can be computed in parts",
            "allow {extension} (--spirv-ext=+{extension})";
        TooManyLanes { count: u64 } => Unsupported,
            "a vector of {count} elements is longer than can be taken apart", "use vectors of usual sizes";
    }
}
