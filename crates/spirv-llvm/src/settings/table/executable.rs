//! Settings of compute shaders that a CPU runs.

use crate::settings::setting::{Order, Setting, Value};
use crate::{Executable, Interface, Options, executable_triple};

pub(super) const SETTINGS: &[Setting] = &[
    Setting::to_llvm(
        "executable",
        Value::Text {
            form: "an LLVM triple, or nothing for x86_64-unknown-linux-gnu",
            set: |options, triple| {
                options.executable = Some(Executable::new(&executable_triple(triple)?));
                Ok(())
            },
        },
        "Make functions of compute shaders that a CPU runs; TRIPLE selects the CPU. Default: x86_64-unknown-linux-gnu",
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
    .needs(&["executable"])
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
    .needs(&["executable"]),
];

/// Changes the interface of an executable, if there is one.
fn change(options: &mut Options, change: impl FnOnce(Interface) -> Interface) {
    if let Some(executable) = &mut options.executable {
        executable.interface = change(executable.interface);
    }
}
