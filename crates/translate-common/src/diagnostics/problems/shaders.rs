//! Errors about modules of shaders in LLVM IR.

use super::rows::problems;
use std::fmt;

problems! {
    /// A module of shaders in LLVM IR is not one that SPIR-V can express. Source: SPIR-V specification, section 2.16.
    pub enum ShaderProblem ("shaders") {
        NoEntryPoint => Unsupported, "a module of shaders has no entry point",
            "mark its function as an entry point (\"hlsl.shader\" or !spirv.EntryPoint), or declare the capability Linkage (!spirv.Capability)";
        NoWorkgroupSize => Unsupported, "the shader has no workgroup size",
            "add the attribute \"hlsl.numthreads\"=\"64,1,1\" or the metadata reqd_work_group_size to its function";
        NoWorkgroups => Unsupported, "the shader has a workgroup size, which its stage does not allow",
            "remove the size, or declare the stage of a compute shader";
        NoOffset => Unsupported, "a structure in a buffer of the shader has members without an offset",
            "decorate each member with Offset (!spirv.Structure)";
        Import => Unsupported, "the shader uses a function or a variable that the module does not define",
            "link its definition with the shader (llvm-link) before the translation, or declare the capability Linkage (!spirv.Capability)";
        KernelFunction => Unsupported, "the function only has an instruction of OpenCL.std, which shaders do not support",
            "use floats of 32 bits: trigonometry and exponentials do not support wider ones; in kernels, allow the feature float64 of the device";
        NoLocation => Unsupported, "an input or output of the shader has neither a location nor a builtin",
            "decorate it with Location or BuiltIn (!spirv.Decorations)";
        SameLocation => Unsupported, "two inputs or outputs of the shader have the same location",
            "reserve as many locations as the type needs: one for each element of an array and column of a matrix";
        NoBinding => Unsupported, "a resource of the shader has no set or no binding",
            "decorate it with DescriptorSet and Binding (!spirv.Decorations)";
        SameEntryPoint => Unsupported, "two entry points of one stage have the same name",
            "give each a name of its own";
        Scope => Unsupported, "shaders do not support the scope of the instruction",
            "use 1 (device), 2 (workgroup) or 3 (subgroup); barriers accept 2 and 3, operations of groups 3";
        BuiltinStorage => Unsupported, "an input builtin is declared as an output, or an output builtin as an input",
            "declare it in the direction that Vulkan defines";
        ExecutionModel { model: u32 } => Unsupported,
            "the execution model {model} is not a shader stage",
            "use a number of the specification, such as 5 for a compute shader";
        Call { name: String, instruction: String, why: ShaderCall } => Unsupported,
            "the call of @{name} does not match {instruction}: {why}",
            "pass the operands of the instruction, literals as constants";
        OperandTypes { wrong: String } => Unsupported, "{wrong}",
            "call the function with the types that the specification of SPIR-V defines for the instruction";
        Feature { what: String, feature: &'static str, vulkan: &'static str } => Unsupported,
            "{what} needs the feature {feature} of the device (in Vulkan: {vulkan})",
            "add it to the list: --device-features={feature}; without the option all features are allowed";
        KernelPointer => Unsupported, "the memory behind a pointer of the kernel is unknown: the pointer is loaded from memory, or selected from pointers to different memories",
            "pass the buffer as an argument of the kernel";
        ShortAddresses { bits: u32 } => Unsupported, "pointers of the module have {bits} bits, but addresses of buffers have 64",
            "compile for spir64, or leave out --vulkan-physical-buffers";
        MixedAddresses => Unsupported, "a pointer may point to global memory, which has addresses, or to other memory, which has none",
            "use a pointer for each, or leave out --vulkan-physical-buffers";
        OfKernels { what: String } => Unsupported, "shaders do not support {what}, which only kernels have",
            "use another computation";
        OfShaders { what: String } => Unsupported, "kernels do not support {what}, which only shaders have",
            "use another computation";
        Misuse { wrong: &'static str, help: &'static str } => Unsupported, "{wrong}", "{help}";
    }
}

/// Why a call is not the instruction that it is named after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the texts
pub enum ShaderCall {
    Superfluous,
    NotConstant(&'static str),
    Missing(&'static str),
}

impl fmt::Display for ShaderCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShaderCall::Superfluous => f.write_str("there are more arguments than operands"),
            ShaderCall::NotConstant(operand) => write!(f, "'{operand}' is not a constant"),
            ShaderCall::Missing(operand) => write!(f, "'{operand}' is missing"),
        }
    }
}
