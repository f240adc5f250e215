//! Settings of the translation to SPIR-V.

use crate::settings::setting::{Choice, Order, Setting, Value};
use crate::{Contraction, Options, StorageClass};

pub(super) const SETTINGS: &[Setting] = &[
    Setting::to_spirv(
        "spirv-min-version",
        Value::Version(|options, version| options.spirv.min_version = version),
        "Lowest SPIR-V version to write",
    )
    .by_default("1.0"),
    Setting::to_spirv(
        "spirv-hints-raise-version",
        Value::Switch(|options, on| options.spirv.hints_raise_version = on),
        "Let no-wrap flags, annotations, loop counts and comparisons of pointers raise the version, up to the highest",
    )
    .by_name("false", "true"),
    Setting::to_spirv(
        "spirv-address-space",
        Value::List { separator: ',', items: "NUMBER=CLASS", add: address_space },
        "Storage classes of address spaces other than 0, such as 10=CrossWorkgroup; a list",
    )
    .placeholder("NUMBER=CLASS"),
    Setting::to_spirv(
        "device-features",
        Value::List { separator: ',', items: "names of features", add: device_feature },
        "Features of the Vulkan device that a shader may use besides those that every device has, a list; core: no others; \
         all: every feature",
    )
    .placeholder("NAMES")
    .by_default("all"),
    Setting::to_spirv(
        "spirv-untyped-pointers",
        Value::Switch(|options, on| {
            options.spirv.untyped_pointers = on;
            if on {
                options.spirv.extensions.set("SPV_KHR_untyped_pointers", true);
            }
        }),
        "Write pointers without a pointee type (allows SPV_KHR_untyped_pointers unless --spirv-ext forbids it)",
    )
    .order(Order::Base),
    Setting::to_spirv(
        "spirv-mem2reg",
        Value::Switch(|options, on| options.spirv.promote_variables = on),
        "Turn variables of functions that are only loaded and stored into values first",
    ),
    Setting::to_spirv(
        "spirv-omit",
        Value::List {
            separator: ',',
            items: "decorations, OpLifetimeStart and OpLifetimeStop",
            add: |options, name| options.spirv.omitted.add(name).map_err(|why| format!("'{name}' is {why}")),
        },
        "Leave out constructs that the consumer cannot read, a list of decorations, OpLifetimeStart and OpLifetimeStop; each is \
         reported as lost",
    )
    .placeholder("NAMES"),
    Setting::to_spirv(
        "spirv-fp-contract",
        Value::OneOf(&[
            Choice::new("on", "If LLVM's flags allow it", |options| {
                options.spirv.contraction = Contraction::ByFlags;
            }),
            Choice::new("off", "Never", |options| options.spirv.contraction = Contraction::Never),
            Choice::new("fast", "Always", |options| options.spirv.contraction = Contraction::Always),
        ]),
        "Fusion of products and sums of floats",
    )
    .placeholder("WHEN")
    .by_default("on"),
    Setting::to_spirv(
        "spirv-ext-inst",
        Value::OneOf(&[
            Choice::new("OpenCL.std", "Its instruction mad", |options| options.spirv.fmuladd_as_mad = true),
            Choice::new("none", "A product and a sum", |options| options.spirv.fmuladd_as_mad = false),
        ]),
        "Instruction set for llvm.fmuladd",
    )
    .placeholder("SET")
    .by_default("OpenCL.std")
    .conflicts(&["spirv-replace-fmuladd-with-ocl-mad"]),
    Setting::to_spirv(
        "spirv-replace-fmuladd-with-ocl-mad",
        Value::Switch(|options, on| options.spirv.fmuladd_as_mad = on),
        "Lower llvm.fmuladd to mad of OpenCL.std: the name of --spirv-ext-inst in older versions of llvm-spirv",
    )
    .by_default("true")
    .hidden(),
    Setting::to_spirv(
        "spirv-allow-unknown-intrinsics",
        Value::List {
            separator: ',',
            items: "prefixes",
            add: |options, prefix| {
                options.spirv.unknown_intrinsics.push(prefix.to_owned());
                Ok(())
            },
        },
        "Turn intrinsics without an equivalent in SPIR-V into calls of imported functions: all, or those whose names have \
         one of these prefixes",
    )
    .placeholder("PREFIXES")
    .bare(""),
    Setting::to_spirv(
        "preserve-ocl-kernel-arg-type-metadata-through-string",
        Value::Switch(|options, on| options.spirv.kernel_arg_types = on),
        "Keep types and qualifiers of kernel arguments as strings, as in the source",
    )
    .by_name("true", "false"),
];

/// The storage classes that kernels have.
const STORAGE_CLASSES: &[StorageClass] = &[
    StorageClass::UniformConstant,
    StorageClass::Input,
    StorageClass::Output,
    StorageClass::Workgroup,
    StorageClass::CrossWorkgroup,
    StorageClass::Function,
    StorageClass::Generic,
    StorageClass::DeviceOnlyINTEL,
    StorageClass::HostOnlyINTEL,
    StorageClass::CodeSectionINTEL,
];

fn device_feature(options: &mut Options, name: &str) -> Result<(), String> {
    options.spirv.features.add(name).map_err(|_| format!("no feature has the name '{name}'"))
}

fn address_space(options: &mut Options, item: &str) -> Result<(), String> {
    let (number, class) = item.split_once('=').ok_or("expected NUMBER=CLASS")?;
    let number = number.parse().ok().filter(|number| *number != 0);
    let number = number.ok_or("the address space must be a number other than 0")?;
    let class = StorageClass::from_name(class).filter(|class| STORAGE_CLASSES.contains(class));
    let classes: Vec<String> = STORAGE_CLASSES.iter().map(|class| format!("{class:?}")).collect();
    let class = class.ok_or_else(|| format!("the storage classes of kernels are {}", classes.join(", ")))?;
    options.spirv.address_spaces.push((number, class));
    Ok(())
}
