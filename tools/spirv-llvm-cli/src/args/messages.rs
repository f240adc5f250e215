//! The options about messages.

use crate::color::Color;
use crate::message::Styles;
use clap::Args;

/// The options for messages and their form.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Messages")]
pub(crate) struct MessageArgs {
    /// Print errors only.
    #[arg(short, long, conflicts_with = "verbose")]
    pub(crate) quiet: bool,
    /// Report details, too: the number of losses of each severity, and flags of llvm-spirv that have no effect here.
    #[arg(short, long)]
    pub(crate) verbose: bool,
    /// Report the time of each stage, and the size of its result.
    #[arg(long)]
    pub(crate) stats: bool,
    /// Write one JSON document to stderr: messages, losses, explanations.
    #[arg(long)]
    pub(crate) json: bool,
    /// Color messages. Auto: on a terminal, unless the variable NO_COLOR is set.
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    color: Color,
}

impl MessageArgs {
    /// How messages look.
    pub(crate) fn styles(&self) -> Styles {
        Styles::of_standard_error(self.color)
    }
}
