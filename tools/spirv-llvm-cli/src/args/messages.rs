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
    /// Say what else there is to know: how much is not carried, which flags of llvm-spirv have no meaning here.
    #[arg(short, long)]
    pub(crate) verbose: bool,
    /// Say how long each stage took, and how much there was when it had ended.
    #[arg(long)]
    pub(crate) stats: bool,
    /// Say everything as one JSON document on stderr: messages, what could not be carried, explanations.
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
