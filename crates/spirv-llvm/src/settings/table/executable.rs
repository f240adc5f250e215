//! Settings of kernels and compute shaders that a CPU runs.

use super::EXECUTABLE;
use super::llvm::set_device;
use crate::settings::setting::{Order, Setting, Value};
use crate::{DeviceTarget, Executable, Interface, KernelGroups, Options, executable_triple};

pub(super) const SETTINGS: &[Setting] = &[
    Setting::to_llvm(
        EXECUTABLE,
        Value::Text {
            form: "an LLVM triple of a CPU or of GPUs, or nothing for x86_64-unknown-linux-gnu",
            set: |options, triple| {
                match DeviceTarget::new(triple) {
                    Ok(target) => set_device(options, target),
                    Err(_) => options.executable = Some(Executable::new(&executable_triple(triple)?)),
                }
                Ok(())
            },
        },
        "Turn kernels and compute shaders into functions for a CPU; TRIPLE selects the CPU. With the triple of a GPU: \
         --spirv-target-triple. Default: x86_64-unknown-linux-gnu",
    )
    .placeholder("TRIPLE")
    .bare("")
    .order(Order::Base),
    Setting::to_llvm(
        "mlir-names",
        Value::Switch(|options, on| {
            change(options, |interface| if on { Interface::Mlir } else { interface });
        }),
        "With --executable: variables as global variables, names and patterns as in MLIR's conversion",
    )
    .needs(&[EXECUTABLE])
    .conflicts(&["robust"]),
    Setting::to_llvm(
        "robust",
        Value::Switch(|options, robust| {
            change(options, |interface| match interface {
                Interface::Context { .. } => Interface::Context { robust },
                Interface::Mlir => Interface::Mlir,
            });
        }),
        "With --executable: keep accesses in their buffers and arrays, and conversions in range. Takes time",
    )
    .needs(&[EXECUTABLE]),
    Setting::to_llvm(
        "local-size",
        Value::Text {
            form: "three positive numbers X,Y,Z",
            set: |options, text| {
                let size = parse_size(text)?;
                change_groups(options, |groups| groups.local_size = Some(size));
                Ok(())
            },
        },
        "With --executable: work-items of a group in each dimension, for kernels that require no size. Default: the host chooses \
         a size at run time",
    )
    .placeholder("X,Y,Z")
    .needs(&[EXECUTABLE]),
    Setting::to_llvm(
        "max-work-items",
        Value::Number {
            min: 1,
            max: MAX_WORK_ITEMS,
            set: |options, most| change_groups(options, |groups| groups.max_work_items = most),
        },
        "With --executable: maximum work-items of a group with a size that the host chooses. Default: 256",
    )
    .needs(&[EXECUTABLE]),
    Setting::to_llvm(
        "sub-group-size",
        Value::Text {
            form: "1, 2, 4, 8, 16, 32 or 64",
            set: |options, text| {
                let size = parse_sub_group(text)?;
                change_groups(options, |groups| groups.sub_group_size = size);
                Ok(())
            },
        },
        "With --executable: work-items of a sub-group, for kernels that require no size. Default: 16",
    )
    .placeholder("N")
    .needs(&[EXECUTABLE]),
    Setting::to_llvm(
        "uniform-work-groups",
        Value::Switch(|options, on| change_groups(options, |groups| groups.uniform = on)),
        "With --executable: all groups have the same size. Default: groups at the edge of a range may be smaller",
    )
    .needs(&[EXECUTABLE]),
];

/// The most work-items of a group.
const MAX_WORK_ITEMS: u32 = 1 << 20;

/// Changes the groups of an executable, if there is one.
fn change_groups(options: &mut Options, change: impl FnOnce(&mut KernelGroups)) {
    if let Some(executable) = &mut options.executable {
        change(&mut executable.groups);
    }
}

fn parse_size(text: &str) -> Result<[u32; 3], String> {
    let sizes: Result<Vec<u32>, _> = text.split(',').map(str::parse).collect();
    let sizes: Option<[u32; 3]> = sizes.ok().and_then(|sizes| sizes.try_into().ok());
    let items = |sizes: &[u32; 3]| sizes.iter().try_fold(1_u32, |items, &size| items.checked_mul(size));
    sizes
        .filter(|sizes| items(sizes).is_some_and(|items| (1..=MAX_WORK_ITEMS).contains(&items)))
        .ok_or_else(|| format!("expected three positive numbers X,Y,Z with a product up to {MAX_WORK_ITEMS}"))
}

fn parse_sub_group(text: &str) -> Result<u32, String> {
    let size = text.parse::<u32>().ok().filter(|size| size.is_power_of_two() && *size <= 64);
    size.ok_or_else(|| "expected 1, 2, 4, 8, 16, 32 or 64".to_owned())
}

/// Changes the interface of an executable, if there is one.
fn change(options: &mut Options, change: impl FnOnce(Interface) -> Interface) {
    if let Some(executable) = &mut options.executable {
        executable.interface = change(executable.interface);
    }
}
