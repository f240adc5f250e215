//! Settings of the translation to LLVM IR.

use super::{DEVICE_TRIPLE, EXECUTABLE};
use crate::settings::setting::{Choice, Order, Setting, Value};
use crate::{
    BuiltinDialect, BuiltinForm, DeviceTarget, Options, Version, parse_address_space_number, parse_processor,
    parse_spec_constant,
};

pub(super) const SETTINGS: &[Setting] = &[
    Setting::to_llvm(
        "spirv-target-env",
        Value::OneOf(&[
            Choice::new("CL1.2", "Builtins of OpenCL C 1.2", |options| {
                options.llvm.dialect = BuiltinDialect::OpenCl12;
            }),
            Choice::new("CL2.0", "Builtins of OpenCL C 2.0", |options| {
                options.llvm.dialect = BuiltinDialect::OpenCl20;
            }),
            Choice::new("SPV-IR", "Calls named __spirv_*", |options| {
                options.llvm.dialect = BuiltinDialect::SpirvFriendly;
            }),
            Choice::new("vulkan1.0", "Shaders up to SPIR-V 1.0", |options| limit(options, Version::V1_0)),
            Choice::new("vulkan1.1", "Shaders up to SPIR-V 1.3", |options| limit(options, Version::V1_3)),
            Choice::new("vulkan1.2", "Shaders up to SPIR-V 1.5", |options| limit(options, Version::V1_5)),
            Choice::new("vulkan1.3", "Shaders up to SPIR-V 1.6", |options| limit(options, Version::V1_6)),
            Choice::new("vulkan1.4", "Shaders up to SPIR-V 1.6", |options| limit(options, Version::V1_6)),
        ]),
        "Spelling of builtins in LLVM IR, or the newest accepted environment of shaders",
    )
    .placeholder("ENV")
    .by_name("CL2.0", "CL1.2"),
    Setting::to_llvm(
        "spirv-native",
        Value::Switch(|options, on| options.llvm.native = Some(on)),
        "Use instructions and intrinsics of LLVM IR where it has a form for an instruction: atomicrmw, cmpxchg, fence, llvm.fma. \
         Default: only in modules for GPUs",
    ),
    Setting::to_llvm(
        DEVICE_TRIPLE,
        Value::Text {
            form: "a triple of GPUs",
            set: |options, triple| {
                set_device(options, DeviceTarget::new(triple)?);
                Ok(())
            },
        },
        "Target GPUs of the kernels, amdgcn-amd-amdhsa or nvptx64-nvidia-cuda: their address spaces, conventions \
         and intrinsics. --executable with one of these triples is the same. Default: SPIR-V in LLVM IR",
    )
    .placeholder("TRIPLE")
    .conflicts(&[EXECUTABLE, "spirv-addrspace-map", "spirv-function-program-addrspace"])
    .order(Order::Base),
    Setting::to_llvm(
        "cpu",
        Value::Text {
            form: "a processor of the target",
            set: |options, name| {
                if let Some(target) = &mut options.llvm.device_target {
                    target.processor = Some(parse_processor(target.triple, name)?);
                }
                Ok(())
            },
        },
        "With --spirv-target-triple: the processor, such as gfx90a or sm_70. Code for other processors is removed",
    )
    .placeholder("NAME")
    .needs(&[DEVICE_TRIPLE]),
    Setting::to_llvm(
        "spirv-builtin-format",
        Value::OneOf(&[
            Choice::new("function", "Calls", |options| options.llvm.builtin_form = BuiltinForm::Calls),
            Choice::new("global", "Global variables", |options| {
                options.llvm.builtin_form = BuiltinForm::Variables;
            }),
        ]),
        "Form of builtin variables in LLVM IR",
    )
    .placeholder("FORM")
    .by_default("function"),
    // The other direction reads the addresses of functions in this form.
    Setting::both(
        "spirv-emit-function-ptr-addr-space",
        Value::Switch(|options, on| options.llvm.function_address_space = on),
        "Put functions with taken addresses into address space 9, together with pointers to functions. In the forms of \
         llvm-spirv, pointers to functions have the storage class CodeSectionINTEL only with this option, in both directions",
    ),
    Setting::to_llvm(
        "spirv-addrspace-map",
        Value::List {
            separator: ',',
            items: "FROM:TO",
            add: |options, item| {
                let (from, to) = parse_address_space_number(item)?;
                options.llvm.address_space_numbers.insert(from, to);
                Ok(())
            },
        },
        "Map address spaces of the convention to other numbers, a list such as 0:5,4:0. Names of builtins keep the numbers \
         of the convention",
    )
    .placeholder("FROM:TO")
    .conflicts(&["executable"]),
    Setting::to_llvm(
        "spirv-function-program-addrspace",
        Value::Number {
            min: 0,
            max: llvm_model::MAX_ADDRESS_SPACE,
            set: |options, number| options.llvm.program_address_space = Some(number),
        },
        "Address space of functions. Default: 0",
    )
    .conflicts(&["executable"]),
    Setting::to_llvm(
        "spirv-gen-kernel-arg-name-md",
        Value::Switch(|options, on| options.llvm.kernel_arg_names = on),
        "Write the names of kernel arguments as metadata",
    )
    .by_name("true", "false"),
    Setting::to_llvm(
        "spec-const",
        Value::List {
            separator: ' ',
            items: "ID:TYPE:VALUE",
            add: |options, item| {
                options.llvm.specialization.push(parse_spec_constant(item)?);
                Ok(())
            },
        },
        "Values of specialization constants, such as \"1:i32:64 2:f32:0.5\"; the types are those of LLVM, and bits of floats \
         may be written in hexadecimal. The last value of a constant counts",
    )
    .placeholder("ID:TYPE:VALUE"),
    Setting::to_llvm(
        "keep-spec-constants",
        Value::Switch(|options, on| options.llvm.keep_spec_constants = on),
        "Keep the specialization constants of kernels that --spec-const gives no value, as calls of __spirv_SpecConstant, \
         which become the constants again. Default: they have the values in the module. Shaders always keep them",
    )
    .conflicts(&["executable"]),
    // Assembling bitcode has no direction.
    Setting::both(
        "llvm-version",
        Value::Number {
            min: 16,
            max: 23,
            set: |options, version| options.llvm.reader_version = Some(version),
        },
        "LLVM version (16 to 23) that must be able to read the bitcode. Default: the oldest that can express it",
    )
    .placeholder("VERSION"),
    Setting::to_llvm(
        "strict-input",
        Value::Switch(|options, on| options.policy.strict_input = on),
        "Reject modules that break rules of SPIR-V as widely used producers do, instead of warning",
    ),
];

/// Sets the GPUs that LLVM compiles kernels for.
pub(super) fn set_device(options: &mut Options, target: DeviceTarget) {
    options.llvm.device_target = Some(target);
    options.llvm.native.get_or_insert(true);
    options.llvm.generic_functions = true;
}

/// Rejects versions of SPIR-V above that of an environment.
fn limit(options: &mut Options, highest: Version) {
    options.spirv.max_version = options.spirv.max_version.min(highest);
}
