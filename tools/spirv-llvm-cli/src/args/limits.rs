//! What a translation may take.

use clap::Args;
use spirv_llvm::{CancelFlag, Options, parse_amount};
use std::time::Duration;

/// Limits, each an error of its own. What is not said has the library's default.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct LimitArgs {
    /// The most bytes of an input file; as of all these numbers, K, M and G behind it are units of 1024. Default: 1G.
    #[arg(long, value_name = "BYTES", value_parser = parse_amount, help_heading = LIMITS)]
    limit_input_size: Option<u64>,
    /// The most ids of a SPIR-V module. Default: 128M.
    #[arg(long, value_name = "NUMBER", value_parser = parse_amount, help_heading = LIMITS)]
    limit_ids: Option<u64>,
    /// How deep types and constants may nest. Default: 512.
    #[arg(long, value_name = "NUMBER", help_heading = LIMITS)]
    limit_nesting: Option<u32>,
    /// The most instructions to write. Default: 128M.
    #[arg(long, value_name = "NUMBER", value_parser = parse_amount, help_heading = LIMITS)]
    limit_instructions: Option<u64>,
    /// The most memory for the modules of a translation, counted by the sizes of their tables. Default: 16G.
    #[arg(long, value_name = "BYTES", value_parser = parse_amount, help_heading = LIMITS)]
    limit_memory: Option<u64>,
    /// Give up a file after so many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, help_heading = LIMITS)]
    timeout: Option<Duration>,
}

const LIMITS: &str = "Limits";

impl LimitArgs {
    /// Puts them into the options. The time begins here.
    pub(super) fn apply(&self, options: &mut Options) {
        let limits = &mut options.limits;
        limits.input_size = self.limit_input_size.unwrap_or(limits.input_size);
        limits.ids = self.limit_ids.unwrap_or(limits.ids);
        limits.nesting = self.limit_nesting.unwrap_or(limits.nesting);
        limits.instructions = self.limit_instructions.unwrap_or(limits.instructions);
        limits.memory = self.limit_memory.unwrap_or(limits.memory);
        options.cancel = self.timeout.map(raised_after);
    }
}

/// A flag that is raised when the time is over.
fn raised_after(time: Duration) -> CancelFlag {
    let flag = CancelFlag::new();
    let raised = flag.clone();
    // The thread ends with the process if that is sooner.
    std::thread::spawn(move || {
        std::thread::sleep(time);
        raised.cancel();
    });
    flag
}

/// Reads a number of seconds, which need not be a whole one.
fn seconds(text: &str) -> Result<Duration, String> {
    let number: f64 = text.parse().map_err(|_| "expected a number of seconds")?;
    Duration::try_from_secs_f64(number).map_err(|error| error.to_string())
}
