//! Errors about the files that are read and written, and about options.

use super::rows::problems;
use crate::specialization::SpecValueError;
use spirv_grammar::Version;

problems! {
    /// A file cannot be read or written.
    pub enum FileProblem ("files") {
        Bitcode { why: String } => NotBitcode, "{why}";
        IncompleteBitcode { why: String } => NotBitcode, "{why}",
            "the file is incomplete: write it again, or copy it again";
        SeveralModules { why: String } => NotBitcode, "{why}",
            "select one with --module (in the library: bitcode_module)";
        NoSuchModule { number: usize, count: usize } => InvalidOption,
            "there is no module with number {number}: the file has {count}, numbered from 0";
        Assembly { why: String } => InvalidText, "{why}";
        InvalidLlvm { why: String } => InvalidLlvm, "not valid LLVM IR: {why}";
        InvalidExecutable { why: String } => InvalidSpirv,
            "an instruction has operands of the wrong types: {why}",
            "check the shader with spirv-val; the place refers to the generated code";
        Report { why: String } => Unsupported, "{why}", "inspect one function at a time (`spirv-llvm dis`)";
        Construct { why: String } => LlvmVersion, "{why}";
        Print { why: String } => Unsupported, "{why}", "write bitcode instead";
        InternalText { why: &'static str } => Unsupported, "{why}", "write the binary, or the text of SPIRV-Tools";
        Lost { kind: &'static str, name: String, times: String, remedy: &'static str } => Lost,
            "{kind} {name} is lost ({times})", "{remedy}";
    }
}

problems! {
    /// An option has a value that it cannot have, or that does not fit the module.
    pub enum OptionProblem ("options") {
        Value { name: &'static str, value: String, why: String, form: String } => InvalidOption,
            "the option '{name}' cannot be '{value}': {why}", "the value is {form}";
        Unknown { name: String } => InvalidOption, "there is no option '{name}'";
        Misspelled { name: String, near: &'static str } => InvalidOption, "there is no option '{name}'",
            "did you mean '{near}'?";
        Missing { name: &'static str, needed: &'static str } => InvalidOption,
            "the option '{name}' needs the option '{needed}'", "set '{needed}' as well";
        OnlyForCpus { name: &'static str, triple: String } => InvalidOption,
            "the option '{name}' is for kernels that a CPU runs, and {triple} is a target of GPUs",
            "remove '{name}', or set 'executable' to the triple of a CPU";
        OnlyForGpus { name: &'static str, triple: String } => InvalidOption,
            "the option '{name}' is for kernels that a GPU runs, and {triple} is a CPU",
            "remove '{name}', or set 'executable' to the triple of GPUs";
        Exclusive { name: &'static str, other: &'static str } => InvalidOption,
            "the options '{name}' and '{other}' exclude each other", "set one of them";
        Versions { min: Version, max: Version } => InvalidOption,
            "the lowest SPIR-V version, {min}, is above the highest, {max}",
            "raise --spirv-max-version, or lower --spirv-min-version";
        DefaultAddressSpace => InvalidOption, "the storage class of address space 0 is fixed",
            "set the storage class of another address space";
        StorageClass { profile: &'static str, class: String } => InvalidOption,
            "{profile} modules do not have the storage class {class}", "use a storage class that such modules have";
        AddressSpace { number: u32, most: u32 } => InvalidOption, "LLVM has no address space {number}",
            "use numbers up to {most}";
        NoExecutable => InvalidOption, "this build of the library does not support executable shaders",
            "build it with the feature `executable`";
        ExecutableAddressSpaces => InvalidOption, "a CPU has one address space",
            "leave out the numbers of address spaces";
        ExecutableSpecConstants => InvalidOption,
            "executable code cannot have specialization constants without a value", "drop --keep-spec-constants";
        Device { property: &'static str, missing: &'static str } => InvalidOption,
            "the device has {property}, but no {missing}", "specify its {missing} (--fnvar-{missing})";
        Machine { why: String } => InvalidOption, "{why}";
        LlvmVersion { oldest: u32, newest: u32, major: u32 } => InvalidOption,
            "bitcode can be written for LLVM {oldest} to {newest}, not for {major}";
        AddressSpaces { why: String } => InvalidOption, "{why}",
            "map the other address space, too (--spirv-addrspace-map)";
        NoDevice => Unsupported,
            "the module has variants of functions for several devices, and no device is chosen",
            "describe the device: --fnvar-spec-enable, and its properties (--fnvar-category, --fnvar-target, …)";
        Condition { number: u32, why: SpecValueError } => SpecConstant,
            "the specialization constant {number}, a condition, cannot have this value: {why}",
            "pass a Boolean as i1, 0 or 1";
        NoVariant { why: String } => Unsupported, "{why}",
            "the module does not support this device: pass more or other properties of it (--fnvar-…)";
        Undecided { why: String } => Unsupported, "{why}",
            "compute conditions from Boolean constants with OpLogicalAnd, OpLogicalOr, OpLogicalNot, OpLogicalEqual, OpLogicalNotEqual and OpSelect";
        NeededVariant { why: String } => InvalidSpirv, "{why}",
            "decorate it with the condition of the declaration that it needs (ConditionalINTEL)";
        InvalidVariants { why: String } => InvalidSpirv, "{why}",
            "correct the module according to SPV_INTEL_function_variants";
    }
}
