//! Settings that describe the device that selects among function variants.

use crate::settings::setting::{Order, Setting, Value};
use crate::{Device, Options, parse_capability};

pub(super) const SETTINGS: &[Setting] = &[
    Setting::to_llvm(
        "fnvar-spec-enable",
        Value::Switch(|options, on| options.llvm.device = on.then(Device::default)),
        "Select function variants for one device (SPV_INTEL_function_variants), which the options below describe; properties \
         not given count as absent",
    )
    .order(Order::Base),
    Setting::to_llvm(
        "fnvar-category",
        number(|options, number| device(options, |device| device.category = Some(number))),
        "Category of the device's architecture, by its number in the registry of devices",
    )
    .needs(&["fnvar-spec-enable"]),
    Setting::to_llvm(
        "fnvar-family",
        number(|options, number| device(options, |device| device.family = Some(number))),
        "Family of the device's architecture",
    )
    .needs(&["fnvar-spec-enable", "fnvar-category"]),
    Setting::to_llvm(
        "fnvar-arch",
        number(|options, number| device(options, |device| device.architecture = Some(number))),
        "Architecture of the device in its family",
    )
    .needs(&["fnvar-spec-enable", "fnvar-family"]),
    Setting::to_llvm(
        "fnvar-target",
        number(|options, number| device(options, |device| device.target = Some(number))),
        "Target of the device",
    )
    .needs(&["fnvar-spec-enable"]),
    Setting::to_llvm(
        "fnvar-features",
        Value::List {
            separator: ',',
            items: "numbers",
            add: |options, item| {
                let number = item.parse().map_err(|_| format!("'{item}' is not a number"))?;
                device(options, |device| device.features.push(number));
                Ok(())
            },
        },
        "Features of the target, a list",
    )
    .placeholder("NUMBERS")
    .needs(&["fnvar-spec-enable", "fnvar-target"]),
    Setting::to_llvm(
        "fnvar-capabilities",
        Value::List {
            separator: ',',
            items: "SPIR-V capabilities",
            add: |options, item| {
                let capability = parse_capability(item)?;
                device(options, |device| device.capabilities.push(capability));
                Ok(())
            },
        },
        "SPIR-V capabilities that the device supports, a list of names or numbers",
    )
    .placeholder("CAPABILITIES")
    .needs(&["fnvar-spec-enable"]),
];

const fn number(set: fn(&mut Options, u32)) -> Value {
    Value::Number { min: 0, max: u32::MAX, set }
}

/// Changes the device that variants are selected for, if there is one.
fn device(options: &mut Options, change: impl FnOnce(&mut Device)) {
    options.llvm.device.as_mut().map(change);
}
