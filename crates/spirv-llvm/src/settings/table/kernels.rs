//! Settings of OpenCL kernels that become compute shaders of Vulkan.

use crate::settings::setting::{Choice, Order, Setting, Value};
use crate::{GlobalOffset, Options, PlainArguments, VulkanKernels};

pub(super) const SETTINGS: &[Setting] = &[
    Setting::to_spirv(
        "vulkan-kernels",
        Value::Switch(|options, on| options.spirv.vulkan_kernels = on.then(VulkanKernels::default)),
        "Turn OpenCL kernels into compute shaders of Vulkan; the reflection in the module describes their arguments to the host",
    )
    .order(Order::Base),
    Setting::to_spirv(
        "vulkan-arguments",
        Value::OneOf(&[
            Choice::new("storage-buffer", "In one storage buffer", |options| {
                set(options, |kernels| kernels.plain_arguments = PlainArguments::StorageBuffer);
            }),
            Choice::new("uniform-buffer", "In one uniform buffer", |options| {
                set(options, |kernels| kernels.plain_arguments = PlainArguments::UniformBuffer);
            }),
            Choice::new("uniform-buffers", "In a uniform buffer each", |options| {
                set(options, |kernels| kernels.plain_arguments = PlainArguments::UniformBuffers);
            }),
            Choice::new("push-constants", "In push constants", |options| {
                set(options, |kernels| kernels.plain_arguments = PlainArguments::PushConstants);
            }),
        ]),
        "Placement of kernel arguments that are not pointers",
    )
    .placeholder("WHERE")
    .by_default("storage-buffer"),
    Setting::to_spirv(
        "vulkan-push-constant-size",
        Value::Number {
            min: 0,
            max: 1 << 16,
            set: |options, size| set(options, |kernels| kernels.push_constant_size = size),
        },
        "Size of the host's push constants in bytes. If the arguments of a kernel do not fit, they are in a uniform buffer",
    )
    .placeholder("BYTES")
    .by_default("128"),
    Setting::to_spirv(
        "vulkan-narrow-uniforms",
        Value::Switch(|options, on| set(options, |kernels| kernels.narrow_uniforms = on)),
        "Allow numbers of 8 and 16 bits in that uniform buffer; otherwise kernels with such arguments have a storage buffer",
    )
    .by_default("true"),
    Setting::to_spirv(
        "vulkan-uniform-constants",
        Value::Switch(|options, on| set(options, |kernels| kernels.uniform_constants = on)),
        "Bind pointers to constant memory as uniform buffers instead of storage buffers",
    ),
    Setting::to_spirv(
        "vulkan-uniform-buffer-size",
        Value::Number {
            min: 16,
            max: u32::MAX,
            set: |options, size| set(options, |kernels| kernels.uniform_buffer_size = size),
        },
        "Size of each of these uniform buffers in bytes",
    )
    .placeholder("BYTES")
    .by_default("65536"),
    Setting::to_spirv(
        "vulkan-constants-in-buffer",
        Value::Switch(|options, on| set(options, |kernels| kernels.constants_in_buffer = on)),
        "Put the constants of the program into one storage buffer; the reflection contains them",
    ),
    Setting::to_spirv(
        "vulkan-physical-buffers",
        Value::Switch(|options, on| set(options, |kernels| kernels.physical_buffers = on)),
        "Pass addresses of buffers (feature buffer-address) instead of descriptors, so that pointers can be in buffers of the host",
    ),
    Setting::to_spirv(
        "vulkan-global-offset",
        Value::OneOf(&[
            Choice::new("zero", "Always 0", |options| {
                set(options, |kernels| kernels.global_offset = GlobalOffset::Zero);
            }),
            Choice::new("push-constants", "Push constants of the host", |options| {
                set(options, |kernels| kernels.global_offset = GlobalOffset::PushConstants);
            }),
            Choice::new("spec-constants", "Specialization constants of the host", |options| {
                set(options, |kernels| kernels.global_offset = GlobalOffset::SpecConstants);
            }),
        ]),
        "Offset of the first work-item of kernels that become compute shaders",
    )
    .placeholder("ORIGIN")
    .by_default("zero")
    .bare("push-constants"),
    Setting::to_spirv(
        "vulkan-regions",
        Value::Switch(|options, on| set(options, |kernels| kernels.regions = on)),
        "Allow launches with partial work-groups: the host runs them in regions, which push constants describe",
    ),
    Setting::to_spirv(
        "vulkan-distinct-sets",
        Value::Switch(|options, on| set(options, |kernels| kernels.distinct_sets = on)),
        "Give each kernel a descriptor set of its own",
    ),
    Setting::to_spirv(
        "vulkan-printf-size",
        Value::Number {
            min: 16,
            max: 1 << 30,
            set: |options, size| set(options, |kernels| kernels.printf_size = size),
        },
        "Size of the buffer of printf in bytes",
    )
    .placeholder("BYTES")
    .by_default("1048576"),
];

/// Changes the settings of kernels, which other inputs do not have.
fn set(options: &mut Options, change: impl FnOnce(&mut VulkanKernels)) {
    if let Some(kernels) = &mut options.spirv.vulkan_kernels {
        change(kernels);
    }
}
