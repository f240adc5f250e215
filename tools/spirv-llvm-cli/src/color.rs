//! Colors of reports and messages.

use clap::ValueEnum;

/// When an output is colored.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Color {
    /// Returns whether a stream is to be colored: by default, if it is a terminal and `NO_COLOR` is not set.
    pub(crate) fn is_wanted(self, stream: &impl anstream::stream::RawStream) -> bool {
        match self {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => anstream::AutoStream::choice(stream) != anstream::ColorChoice::Never,
        }
    }
}
