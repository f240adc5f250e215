//! Presets for well-known consumers: each a list of settings, by the name of the consumer.

use translate_common::near::distance;

/// A consumer of the output, or a standard that it follows.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// The description.
    pub about: &'static str,
    /// Names and values of settings. A direction takes those that mean something for it.
    pub settings: &'static [(&'static str, &'static str)],
}

/// The target of that name.
pub(super) fn find(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// Returns the name that is closest to an unknown one, if it is close: half of the letters are the same.
pub(super) fn nearest(name: &str) -> Option<&'static str> {
    let name = name.to_lowercase();
    // Of names at the same distance, `opencl2` is an OpenCL 2.
    let rank = |target: &'static Target| {
        (distance(target.name, &name), !target.name.starts_with(&name), target.name)
    };
    let near = TARGETS.iter().map(rank).min();
    near.filter(|(changes, _, nearest)| 2 * changes <= nearest.len()).map(|(_, _, nearest)| nearest)
}

/// The table, by name. The versions of OpenCL and Vulkan are those of SPIRV-Tools' environments; the others are the options that
/// the consumer itself passes to the Khronos translator, or to clspv (`docs/targets.md`).
#[rustfmt::skip] // a table
pub(super) const TARGETS: &[Target] = &[
    Target {
        name: "adaptivecpp",
        about: "AdaptiveCpp's SSCP compiler",
        settings: &[
            ("spirv-max-version", "1.3"),
            ("spirv-ext", "+SPV_EXT_relaxed_printf_string_address_space"),
        ],
    },
    Target {
        name: "amdgcn",
        about: "AMD's GPUs: HIP's SPIR-V for amdgcnspirv, and on the way back LLVM's target",
        settings: &[
            ("spirv-max-version", "1.6"),
            ("spirv-ext", "+all,-SPV_KHR_float_controls2"),
            ("spirv-allow-unknown-intrinsics", ""),
            ("spirv-preserve-auxdata", "true"),
            ("spirv-target-triple", "amdgcn-amd-amdhsa"),
        ],
    },
    Target {
        name: "chipstar",
        about: "chipStar: HIP and CUDA over OpenCL and Level Zero",
        settings: &[
            ("spirv-max-version", "1.2"),
            ("spirv-ext", "-all,+SPV_INTEL_function_pointers,+SPV_INTEL_subgroups,+SPV_EXT_shader_atomic_float_add"),
        ],
    },
    Target {
        name: "clvk",
        about: "clvk, which compiles the LLVM IR with clspv",
        settings: &[("spirv-ext", "+all"), ("spirv-target-env", "CL1.2")],
    },
    Target {
        name: "igc",
        about: "Intel's graphics compiler",
        settings: &[
            ("spirv-ext", "+all"),
            ("spirv-target-env", "SPV-IR"),
            ("spirv-gen-kernel-arg-name-md", "true"),
            ("preserve-ocl-kernel-arg-type-metadata-through-string", "true"),
        ],
    },
    Target {
        name: "level-zero",
        about: "Level Zero with SPIR-V 1.2, which all drivers support; add extensions of the device with --spirv-ext",
        settings: &[("spirv-max-version", "1.2"), ("spirv-ext", "-all"), ("spirv-target-env", "SPV-IR")],
    },
    Target {
        name: "mlir",
        about: "MLIR's SPIR-V dialect, as mlir-translate reads it",
        settings: &[
            ("spirv-omit", "Alignment,FuncParamAttr,CPacked,Volatile,OpLifetimeStart,OpLifetimeStop"),
            ("spirv-replace-fmuladd-with-ocl-mad", "false"),
            ("spirv-debug-info-version", "none"),
        ],
    },
    Target {
        name: "opencl1.2",
        about: "OpenCL 1.2",
        settings: &[("spirv-max-version", "1.0"), ("spirv-ext", "-all"), ("spirv-target-env", "CL1.2")],
    },
    Target {
        name: "opencl2.0",
        about: "OpenCL 2.0",
        settings: &[("spirv-max-version", "1.0"), ("spirv-ext", "-all"), ("spirv-target-env", "CL2.0")],
    },
    Target {
        name: "opencl2.1",
        about: "OpenCL 2.1",
        settings: &[("spirv-max-version", "1.0"), ("spirv-ext", "-all"), ("spirv-target-env", "CL2.0")],
    },
    Target {
        name: "opencl2.2",
        about: "OpenCL 2.2",
        settings: &[("spirv-max-version", "1.2"), ("spirv-ext", "-all"), ("spirv-target-env", "CL2.0")],
    },
    Target {
        name: "opencl3.0",
        about: "OpenCL 3.0 with SPIR-V 1.2, which most devices support",
        settings: &[("spirv-max-version", "1.2"), ("spirv-ext", "-all"), ("spirv-target-env", "CL2.0")],
    },
    Target {
        name: "pocl",
        about: "PoCL, devices with generic pointers",
        settings: &[
            ("spirv-max-version", "1.2"),
            ("spirv-ext", "+SPV_EXT_shader_atomic_float_add,+SPV_EXT_shader_atomic_float_min_max"),
            ("spirv-target-env", "CL2.0"),
        ],
    },
    Target {
        name: "rusticl",
        about: "Mesa's clc and rusticl",
        settings: &[
            ("spirv-max-version", "1.4"),
            ("spirv-ext", "-all,+SPV_EXT_shader_atomic_float_add,+SPV_EXT_shader_atomic_float_min_max,+SPV_KHR_float_controls"),
            ("preserve-ocl-kernel-arg-type-metadata-through-string", "true"),
        ],
    },
    Target {
        name: "sycl",
        about: "SYCL kernels of DPC++ for spir64",
        settings: &[
            ("spirv-allow-unknown-intrinsics", "llvm.genx."),
            ("spirv-ext", DPCPP),
            ("spirv-target-env", "SPV-IR"),
            ("spirv-builtin-format", "global"),
            ("spirv-preserve-auxdata", "true"),
        ],
    },
    Target {
        name: "vulkan-adaptivecpp",
        about: "kernels of AdaptiveCpp's Vulkan backend, in place of clspv",
        settings: &[
            ("spirv-max-version", "1.3"),
            ("spirv-ext", CLSPV),
            ("vulkan-kernels", "true"),
            ("vulkan-arguments", "push-constants"),
            ("vulkan-physical-buffers", "true"),
        ],
    },
    Target {
        name: "vulkan-angle",
        about: "kernels of ANGLE's OpenCL, in place of clspv",
        settings: &[
            ("spirv-max-version", "1.3"),
            ("spirv-ext", CLSPV),
            ("vulkan-kernels", "true"),
            ("vulkan-arguments", "push-constants"),
            ("vulkan-global-offset", "push-constants"),
        ],
    },
    Target {
        name: "vulkan-clvk",
        about: "kernels of clvk, in place of clspv",
        settings: &[
            ("spirv-max-version", "1.5"),
            ("spirv-ext", CLSPV),
            ("vulkan-kernels", "true"),
            ("vulkan-arguments", "push-constants"),
            ("vulkan-global-offset", "push-constants"),
        ],
    },
    Target {
        name: "vulkan-lavapipe",
        about: "kernels and shaders for Mesa's lavapipe: Vulkan 1.3 and the features of its device",
        settings: &[
            ("spirv-max-version", "1.6"),
            ("vulkan-kernels", "true"),
            ("device-features", LAVAPIPE),
        ],
    },
    Target {
        name: "vulkan1.0",
        about: "shaders of Vulkan 1.0; kernels become compute shaders",
        settings: &[
            ("spirv-max-version", "1.0"),
            // Every driver of that version has it.
            ("spirv-ext", "+SPV_KHR_storage_buffer_storage_class"),
            ("vulkan-kernels", "true"),
        ],
    },
    Target {
        name: "vulkan1.1",
        about: "shaders of Vulkan 1.1; kernels become compute shaders",
        settings: &[("spirv-max-version", "1.3"), ("vulkan-kernels", "true")],
    },
    Target {
        name: "vulkan1.2",
        about: "shaders of Vulkan 1.2; kernels become compute shaders",
        settings: &[("spirv-max-version", "1.5"), ("vulkan-kernels", "true")],
    },
    Target {
        name: "vulkan1.3",
        about: "shaders of Vulkan 1.3; kernels become compute shaders",
        settings: &[("spirv-max-version", "1.6"), ("vulkan-kernels", "true")],
    },
    Target {
        name: "vulkan1.4",
        about: "shaders of Vulkan 1.4; kernels become compute shaders",
        settings: &[("spirv-max-version", "1.6"), ("vulkan-kernels", "true")],
    },
];

/// The extensions that clspv uses where the version of SPIR-V needs them.
const CLSPV: &str = "+SPV_KHR_storage_buffer_storage_class,+SPV_KHR_variable_pointers,+SPV_KHR_16bit_storage,\
    +SPV_KHR_8bit_storage,+SPV_KHR_float_controls,+SPV_KHR_non_semantic_info,+SPV_KHR_physical_storage_buffer";

/// The features that the device of Mesa 22.3's lavapipe reports. Those of which it has only a part are left out.
const LAVAPIPE: &str = "buffer-address,clip-distance,cube-array,cull-distance,demote,draw-parameters,float16,float64,\
    gather-extended,geometry,image-formats,image-write-without-format,int8,int16,int64,int64-atomics,integer-dot-product,\
    multiview,sample-rate-shading,storage8,storage16,subgroups,tessellation,variable-pointers,viewport-layer,\
    vulkan-memory-model";

/// The extensions that DPC++'s linker allows.
const DPCPP: &str = "-all,+SPV_EXT_shader_atomic_float_add,+SPV_EXT_shader_atomic_float_min_max,\
    +SPV_KHR_no_integer_wrap_decoration,+SPV_KHR_float_controls,+SPV_KHR_expect_assume,+SPV_KHR_linkonce_odr,\
    +SPV_INTEL_subgroups,+SPV_INTEL_media_block_io,+SPV_INTEL_device_side_avc_motion_estimation,\
    +SPV_INTEL_fpga_loop_controls,+SPV_INTEL_unstructured_loop_controls,+SPV_INTEL_fpga_reg,+SPV_INTEL_blocking_pipes,\
    +SPV_INTEL_function_pointers,+SPV_INTEL_kernel_attributes,+SPV_INTEL_io_pipes,+SPV_INTEL_inline_assembly,\
    +SPV_INTEL_arbitrary_precision_integers,+SPV_INTEL_float_controls2,+SPV_INTEL_vector_compute,\
    +SPV_INTEL_fast_composite,+SPV_INTEL_arbitrary_precision_fixed_point,+SPV_INTEL_arbitrary_precision_floating_point,\
    +SPV_INTEL_variable_length_array,+SPV_INTEL_fp_fast_math_mode,+SPV_INTEL_long_composites,\
    +SPV_INTEL_arithmetic_fence,+SPV_INTEL_global_variable_decorations,+SPV_INTEL_cache_controls,\
    +SPV_INTEL_fpga_buffer_location,+SPV_INTEL_fpga_argument_interfaces,\
    +SPV_INTEL_fpga_invocation_pipelining_attributes,+SPV_INTEL_fpga_latency_control,+SPV_KHR_shader_clock,\
    +SPV_INTEL_bindless_images,+SPV_INTEL_task_sequence,+SPV_INTEL_bfloat16_conversion,+SPV_INTEL_joint_matrix,\
    +SPV_INTEL_hw_thread_queries,+SPV_KHR_uniform_group_instructions,+SPV_INTEL_masked_gather_scatter,\
    +SPV_INTEL_tensor_float32_conversion,+SPV_INTEL_optnone,+SPV_KHR_non_semantic_info,+SPV_KHR_cooperative_matrix,\
    +SPV_EXT_shader_atomic_float16_add,+SPV_INTEL_fp_max_error";
