//! Settings of the resources that a translation may use.

use crate::settings::setting::{Setting, Value};

pub(super) const SETTINGS: &[Setting] = &[
    Setting::both(
        "limit-input-size",
        Value::Amount(|options, bytes| options.run.limits.input_size = bytes),
        "Maximum size of an input file in bytes; in this number and the others, K, M and G are units of 1024. Default: 1G",
    )
    .placeholder("BYTES"),
    Setting::both(
        "limit-ids",
        Value::Amount(|options, number| options.run.limits.ids = number),
        "Maximum number of ids of a SPIR-V module. Default: 128M",
    ),
    Setting::both(
        "limit-nesting",
        Value::Number {
            min: 0,
            max: u32::MAX,
            set: |options, levels| options.run.limits.nesting = levels,
        },
        "Maximum nesting of types and constants. Default: 512",
    ),
    Setting::both(
        "limit-instructions",
        Value::Amount(|options, number| options.run.limits.instructions = number),
        "Maximum number of instructions of the written module. Default: 128M",
    ),
    Setting::both(
        "limit-memory",
        Value::Amount(|options, bytes| options.run.limits.memory = bytes),
        "Maximum memory for the modules of a translation in bytes, counted by the sizes of their tables. Default: 16G",
    )
    .placeholder("BYTES"),
    Setting::both(
        "timeout",
        Value::Seconds(|options, time| options.run.time_limit = Some(time)),
        "Cancel the translation of a file after this many seconds",
    ),
];
