//! Settings of debug information.

use crate::settings::setting::{Choice, Setting, Value};
use crate::{DebugInfoForm, DebugInfoSet};

pub(super) const SETTINGS: &[Setting] = &[
    Setting::to_spirv(
        "spirv-debug-info-version",
        Value::OneOf(&[
            Choice::new("none", "Only lines are preserved", |options| options.debug_info.set = None),
            Choice::new("legacy", "SPIRV.debug, which was never registered: validators reject it", |options| {
                options.debug_info.set = Some(DebugInfoSet::Legacy);
            }),
            Choice::new("ocl-100", "OpenCL.DebugInfo.100", |options| {
                options.debug_info.set = Some(DebugInfoSet::OpenCl100);
            }),
            Choice::new("nonsemantic-shader-100", "NonSemantic.Shader.DebugInfo.100", |options| {
                options.debug_info.set = Some(DebugInfoSet::Shader100);
            }),
            Choice::new("nonsemantic-shader-200", "NonSemantic.Shader.DebugInfo.200", |options| {
                options.debug_info.set = Some(DebugInfoSet::Shader200);
            }),
        ]),
        "Instruction set for debug information",
    )
    .placeholder("SET")
    .by_default("ocl-100"),
    Setting::both(
        "spirv-debug-info-form",
        Value::OneOf(&[
            Choice::new("valid", "The form that validators accept", |options| {
                options.debug_info.form = DebugInfoForm::Valid;
            }),
            Choice::new("khronos", "The form that llvm-spirv writes", |options| {
                options.debug_info.form = DebugInfoForm::Khronos;
            }),
        ]),
        "Form of debug information: for constructs of llvm-spirv that validators reject, and in LLVM IR for distinct structures \
         and retained variables",
    )
    .placeholder("FORM")
    .by_name("valid", "khronos"),
    Setting::to_spirv(
        "spirv-allow-extra-diexpressions",
        Value::Switch(|options, on| options.debug_info.extra_operators = on),
        "Write operators of debug expressions that only newer sets of debug instructions have",
    ),
];
