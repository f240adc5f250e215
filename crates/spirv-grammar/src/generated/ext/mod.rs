//! One module per extended instruction set.
//!
//! Generated from the JSON of `crates/spirv-grammar/grammar` by `cargo xtask codegen`; do not edit.

pub mod amd_gcn_shader;
pub mod amd_shader_ballot;
pub mod amd_shader_explicit_vertex_parameter;
pub mod amd_shader_trinary_minmax;
pub mod arm_experimental_ml_operations;
pub mod arm_motion_engine100;
pub mod clspv_reflection;
pub mod debug_break;
pub mod debug_info;
pub mod debug_printf;
pub mod glsl_std450;
pub mod graph_debug_info;
pub mod non_semantic_shader_debug_info;
pub mod non_semantic_shader_debug_info100;
pub mod open_cl_debug_info100;
pub mod open_cl_std;
pub mod tosa;
pub mod vksp_reflection;
