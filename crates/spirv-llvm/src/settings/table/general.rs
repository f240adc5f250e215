//! Settings of both directions.

use crate::settings::setting::{Order, Setting, Value};
use crate::settings::targets;
use crate::{ExtensionItemError, Options};
use std::num::NonZero;

pub(super) const SETTINGS: &[Setting] = &[
    Setting::both(
        "target",
        Value::Text { form: "the name of a consumer, such as opencl2.0, sycl or pocl", set: target },
        "Preset for a consumer: version, extensions, spelling of builtins. Options given explicitly override the preset",
    )
    .placeholder("NAME")
    .order(Order::Preset),
    Setting::both(
        "spirv-max-version",
        Value::Version(|options, version| options.spirv.max_version = version),
        "Highest SPIR-V version to write or to accept",
    )
    .by_default("1.6")
    .order(Order::Base),
    Setting::both(
        "spirv-ext",
        Value::List { separator: ',', items: "+NAME, -NAME, +all and -all", add: extension },
        "SPIR-V extensions that may be used: a list of +NAME, -NAME, +all, -all; the last item about an extension counts. \
         Default: none to SPIR-V, all to LLVM IR",
    ),
    Setting::both(
        "spirv-forms",
        Value::List {
            separator: ',',
            items: "plain, khronos and FIELD=CHOICE",
            add: |options, item| options.spirv.forms.apply(item),
        },
        "Encodings to emit if several are equivalent: plain is the shortest, khronos that of llvm-spirv, FIELD=CHOICE changes \
         one choice (docs/generated/forms.md lists them)",
    )
    .placeholder("FORMS")
    .by_name("plain", "khronos"),
    Setting::both(
        "spirv-preserve-auxdata",
        Value::Switch(|options, on| options.policy.aux_data = Some(on)),
        "Keep attributes and metadata without an equivalent in SPIR-V in the set NonSemantic.AuxData, and restore them. \
         Default: only in modules for AMD's GPUs",
    ),
    Setting::both(
        "strip-names",
        Value::Switch(|options, on| options.policy.strip_names = on),
        "Remove names of values, blocks, structure types and their members",
    ),
    Setting::both(
        "lift-universal-limits",
        Value::Switch(|options, on| options.policy.lift_universal_limits = on),
        "Accept modules beyond the sizes that every consumer accepts, such as 255 parameters of a function",
    ),
    Setting::both(
        "jobs",
        Value::Number {
            min: 0,
            max: u32::MAX,
            set: |options, number| {
                options.run.threads = match number {
                    0 => std::thread::available_parallelism().map_or(1, NonZero::get),
                    number => number as usize,
                };
            },
        },
        "Threads to use, for one input or for several at a time; 0 is the number of processors. \
         Default: 1; the command uses all processors for one input of at least 512 KiB",
    )
    .short('j'),
];

/// Applies the settings of a target. Those without effect in a direction do no harm there.
fn target(options: &mut Options, name: &str) -> Result<(), String> {
    let target = targets::find(name).ok_or_else(|| match targets::nearest(name) {
        Some(near) => format!("there is no target '{name}'; the closest name is {near}"),
        None => format!("there is no target '{name}'"),
    })?;
    for (name, value) in target.settings {
        super::find(name).map_or(Ok(()), |setting| setting.set(options, value))?;
    }
    Ok(())
}

fn extension(options: &mut Options, item: &str) -> Result<(), String> {
    options.spirv.extensions.apply(item).map_err(|error| match error {
        ExtensionItemError::Form => format!("'{item}' does not start with + or -"),
        ExtensionItemError::Unknown { name, closest: None, .. } => format!("there is no extension '{name}'"),
        ExtensionItemError::Unknown { name, closest: Some(near), .. } => {
            format!("there is no extension '{name}'; did you mean {near}?")
        }
    })
}
