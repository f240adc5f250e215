//! Errors about the files that are read and written, and about options.

use super::rows::problems;
use crate::specialization::SpecValueError;
use spirv_grammar::Version;

problems! {
    /// A file cannot be read or written.
    pub enum FileProblem ("files") {
        Bitcode { why: String } => NotBitcode, "{why}";
        SeveralModules { why: String } => NotBitcode, "{why}",
            "--module (in the library: bitcode_module) takes one out";
        NoSuchModule { number: usize, count: usize } => InvalidOption,
            "there is no module with number {number}: the file has {count}, numbered from 0";
        Assembly { why: String } => InvalidText, "{why}";
        InvalidLlvm { why: String } => InvalidLlvm, "not valid LLVM IR: {why}";
        InvalidExecutable { why: String } => InvalidSpirv,
            "operands have types that an instruction does not take: {why}",
            "check the shader with spirv-val; the place is in the code that was made of it";
        Report { why: String } => Unsupported, "{why}", "look at one function at a time (`spirv-llvm dis`)";
        Construct { why: String } => LlvmVersion, "{why}";
        Print { why: String } => Unsupported, "{why}", "write bitcode instead";
        InternalText { why: &'static str } => Unsupported, "{why}", "write the binary, or the text of SPIRV-Tools";
        Lost { kind: &'static str, name: String, times: String, remedy: &'static str } => Lost,
            "{kind} {name} cannot be carried ({times})", "{remedy}";
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
        DefaultAddressSpace => InvalidOption, "address space 0 has its storage class already",
            "give another address space a storage class";
        StorageClass { profile: &'static str, class: String } => InvalidOption,
            "{profile} modules do not have the storage class {class}", "use a storage class that such modules have";
        AddressSpace { number: u32, most: u32 } => InvalidOption, "LLVM has no address space {number}",
            "use numbers up to {most}";
        NoExecutable => InvalidOption, "this build of the library makes no executable shaders",
            "build it with the feature `executable`";
        ExecutableAddressSpaces => InvalidOption, "a CPU has one address space",
            "leave out the numbers of address spaces";
        ExecutableSpecConstants => InvalidOption,
            "specialization constants cannot stay open in what a CPU runs", "drop --keep-spec-constants";
        Device { property: &'static str, missing: &'static str } => InvalidOption,
            "the device has {property}, but no {missing}", "specify its {missing} (--fnvar-{missing})";
        Machine { why: String } => InvalidOption, "{why}";
        LlvmVersion { oldest: u32, newest: u32, major: u32 } => InvalidOption,
            "bitcode can be written for LLVM {oldest} to {newest}, not for {major}";
        AddressSpaces { why: String } => InvalidOption, "{why}",
            "give the other one another number, too (--spirv-addrspace-map)";
        NoDevice => Unsupported,
            "the module has variants of functions for several devices, and no device is chosen",
            "name the device: --fnvar-spec-enable, and what is known of it (--fnvar-category, --fnvar-target, …)";
        Condition { number: u32, why: SpecValueError } => SpecConstant,
            "the specialization constant {number}, a condition, cannot have this value: {why}",
            "give a Boolean as i1, 0 or 1";
        NoVariant { why: String } => Unsupported, "{why}",
            "the module is not for this device: state more or other properties of it (--fnvar-…)";
        Undecided { why: String } => Unsupported, "{why}",
            "conditions are made of Boolean constants by OpLogicalAnd, OpLogicalOr, OpLogicalNot, OpLogicalEqual, OpLogicalNotEqual and OpSelect";
        NeededVariant { why: String } => InvalidSpirv, "{why}",
            "decorate it with the condition of the thing that it needs (ConditionalINTEL)";
        InvalidVariants { why: String } => InvalidSpirv, "{why}",
            "the module is wrong: see the extension SPV_INTEL_function_variants";
    }
}
