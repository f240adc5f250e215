//! Settings of OpenCL kernels that become compute shaders of Vulkan.

use crate::settings::setting::{Choice, Order, Setting, Value};
use crate::{GlobalOffset, Options, PlainArguments, VulkanKernels};

pub(super) const SETTINGS: &[Setting] = &[
    Setting::to_spirv(
        "vulkan-kernels",
        Value::Switch(|options, on| options.spirv.vulkan_kernels = on.then(VulkanKernels::default)),
        "Make compute shaders of Vulkan of OpenCL kernels; the host finds their arguments by the reflection in the module",
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
        "Where a compute shader has the arguments of its kernel that are not pointers",
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
        "Bytes of push constants that the host has. If the arguments of a kernel do not fit, they are in a uniform buffer",
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
        "Bytes of each of these uniform buffers",
    )
    .placeholder("BYTES")
    .by_default("65536"),
    Setting::to_spirv(
        "vulkan-constants-in-buffer",
        Value::Switch(|options, on| set(options, |kernels| kernels.constants_in_buffer = on)),
        "Put the constants of the program into one storage buffer, whose contents the reflection states",
    ),
    Setting::to_spirv(
        "vulkan-global-offset",
        Value::OneOf(&[
            Choice::new("zero", "It is 0", |options| {
                set(options, |kernels| kernels.global_offset = GlobalOffset::Zero);
            }),
            Choice::new("push-constants", "The host gives push constants", |options| {
                set(options, |kernels| kernels.global_offset = GlobalOffset::PushConstants);
            }),
            Choice::new("spec-constants", "The host gives specialization constants", |options| {
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
        "Allow launches that are not whole work-groups: the host runs them in regions, which push constants describe",
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
        "Bytes of the buffer that printf writes to",
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
