//! Errors about modules of shaders in LLVM IR.

use super::rows::problems;
use std::fmt;

problems! {
    /// A module of shaders in LLVM IR is not one that SPIR-V can express. Source: SPIR-V specification, section 2.16.
    pub enum ShaderProblem ("shaders") {
        NoEntryPoint => Unsupported, "a module of shaders has no entry point",
            "mark its function as one (\"hlsl.shader\" or !spirv.EntryPoint), or state the capability Linkage (!spirv.Capability)";
        NoWorkgroupSize => Unsupported, "the shader does not state the size of its workgroups",
            "give its function the attribute \"hlsl.numthreads\"=\"64,1,1\", or the metadata reqd_work_group_size";
        NoWorkgroups => Unsupported, "the shader states the size of workgroups, which its stage does not have",
            "remove the size, or name the stage of a compute shader";
        NoOffset => Unsupported, "a structure in a buffer of the shader has members without an offset",
            "decorate each member of it Offset (!spirv.Structure)";
        Import => Unsupported, "the shader uses a function or a variable that the module does not define",
            "link its definition with the shader (llvm-link) before the translation, or state the capability Linkage (!spirv.Capability)";
        KernelFunction => Unsupported, "this function has only an instruction of kernels (OpenCL.std), which shaders do not have",
            "use floats of 32 bits: trigonometry and exponentials have no form for wider ones; those of kernels need the feature float64 of the device";
        NoLocation => Unsupported, "an input or output of the shader has neither a location nor a builtin",
            "decorate it Location or BuiltIn (!spirv.Decorations)";
        SameLocation => Unsupported, "an input or output of the shader has a location that another has",
            "give each as many locations as its type takes: one for each element of an array and column of a matrix";
        NoBinding => Unsupported, "a resource of the shader has no set or no binding",
            "decorate it DescriptorSet and Binding (!spirv.Decorations)";
        SameEntryPoint => Unsupported, "two entry points of one stage have the same name",
            "give each a name of its own";
        Scope => Unsupported, "the scope of the instruction is not one that shaders have",
            "use 1 (the device), 2 (the workgroup) or 3 (the subgroup): barriers have the last two, operations of groups the last";
        BuiltinStorage => Unsupported, "a builtin variable that shaders are only given is an output, or one that they give an input",
            "declare it in the other direction, as Vulkan has it";
        ExecutionModel { model: u32 } => Unsupported,
            "an entry point of the execution model {model}, which is not one of shaders",
            "the specification numbers them; 5 is a compute shader";
        Call { name: String, instruction: String, why: ShaderCall } => Unsupported,
            "the call of @{name} does not fit {instruction}: {why}",
            "its arguments are the operands of the instruction, literals as constants";
        Feature { what: String, feature: &'static str, vulkan: &'static str } => Unsupported,
            "{what} needs the feature {feature} of the device (in Vulkan: {vulkan})",
            "allow it with --device-features={feature}, beside the others; without the option all features are";
        KernelPointer => Unsupported, "a pointer of a kernel leads to memory that is not known: it is loaded from memory, or chosen from different kinds of it",
            "pass the buffer that it leads to as an argument of the kernel";
        ShortAddresses { bits: u32 } => Unsupported, "pointers of the module have {bits} bits, and addresses of buffers have 64",
            "compile for spir64, or leave out --vulkan-physical-buffers";
        MixedAddresses => Unsupported, "a pointer leads to global memory, which has addresses, or to other memory, which has none",
            "use a pointer for each, or leave out --vulkan-physical-buffers";
        OfKernels { what: String } => Unsupported, "{what} is of kernels, and shaders do not have it",
            "compute the same in another way";
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
