//! The external tools: nothing in this project decides whether its own output is valid.

pub mod llvm;
pub mod process;
#[cfg(feature = "spirv-val")]
pub mod spirv_tools;

/// Extensions whose instructions the bundled validator refuses in places where their specifications want them, or does
/// not know.
pub const UNKNOWN_EXTENSIONS: [&str; 31] = [
    "SPV_KHR_abort",
    "SPV_KHR_poison_freeze",
    "SPV_AMD_weak_linkage",
    "SPV_INTEL_function_pointers",
    "SPV_INTEL_inline_assembly",
    "SPV_INTEL_bfloat16_arithmetic",
    "SPV_INTEL_arbitrary_precision_integers",
    "SPV_ALTERA_arbitrary_precision_integers",
    "SPV_INTEL_arbitrary_precision_fixed_point",
    "SPV_ALTERA_arbitrary_precision_fixed_point",
    "SPV_INTEL_memory_access_aliasing",
    "SPV_INTEL_device_side_avc_motion_estimation",
    "SPV_INTEL_16bit_atomics",
    "SPV_INTEL_cache_controls",
    "SPV_INTEL_device_barrier",
    "SPV_INTEL_float_controls2",
    "SPV_EXT_long_vector",
    "SPV_EXT_ocp_microscaling_types",
    "SPV_INTEL_float4",
    "SPV_INTEL_fp_conversions",
    "SPV_INTEL_rounded_divide_sqrt",
    "SPV_INTEL_subgroup_requirements",
    "SPV_INTEL_global_variable_decorations",
    "SPV_INTEL_global_variable_fpga_decorations",
    "SPV_ALTERA_global_variable_fpga_decorations",
    "SPV_INTEL_task_sequence",
    "SPV_INTEL_vector_compute",
    "SPV_ALTERA_task_sequence",
    "SPV_QCOM_cooperative_matrix_conversion",
    "SPV_INTEL_token_type",
    "SPV_INTEL_int4",
];

/// Why an external tool did not accept its input.
#[derive(Debug, thiserror::Error)]
pub enum OracleError {
    /// The project does not know the program, so that no other machine would have it.
    #[error(transparent)]
    NotListed(#[from] external_tools::NotListed),
    /// The program is not installed or cannot be started.
    #[error("cannot start `{program}` ({source}); `cargo xtask test` installs it")]
    Missing {
        /// Name of the program.
        program: String,
        /// What the operating system said.
        source: std::io::Error,
    },
    /// The tool read the input and rejected it.
    #[error("{tool}: {message}")]
    Rejected {
        /// Name of the program or library.
        tool: String,
        /// Its message, as it prints it.
        message: String,
    },
}
