//! Errors about the host's limits and about values that it passes.

use super::rows::problems;

problems! {
    /// A translation is over a limit of the host, or the host ended it.
    pub enum LimitProblem ("limits") {
        Cancelled => Cancelled, "cancelled by the host";
        TimeLimit { seconds: String } => Cancelled, "the time limit of {seconds} s ended the translation",
            "raise the time limit: --timeout SECONDS (in the libraries: timeout)";
        InputSize { found: u64, most: u64 } => InputSize, "{found} bytes of input: the limit is {most}",
            "if you trust the file, raise --limit-input-size";
        Ids { found: u64, most: u64 } => TooManyIds, "{found} ids: the limit is {most}",
            "if you trust the file, raise --limit-ids";
        Nesting { found: u64, most: u64 } => Nesting, "types or constants nest {found} levels deep: the limit is {most}",
            "if you trust the file, raise --limit-nesting";
        Instructions { found: u64, most: u64 } => TooManyInstructions, "{found} instructions: the limit is {most}",
            "if you trust the file, raise --limit-instructions";
        Memory { found: u64, most: u64 } => Memory, "{found} bytes of memory: the limit is {most}",
            "if you trust the file, raise --limit-memory";
        MemoryInAll { most: u64 } => Memory, "the module needs more memory than the limit of {most} bytes",
            "if you trust the file, raise --limit-memory";
        TooWide { width: u32 } => Unsupported,
            "an integer of {width} bits is too wide to be split", "use integers of usual sizes";
        NeedsAnyWidth { width: u32, extension: &'static str } => Unsupported,
            "an integer of {width} bits is too wide to be split",
            "allow {extension} (--spirv-ext=+{extension})";
        TooManyLanes { count: u64 } => Unsupported,
            "a vector of {count} elements is too long to be split", "use vectors of usual sizes";
    }
}
