//! Errors about the types, constants, variables and metadata of a module of LLVM IR.

use super::rows::problems;
use spirv_grammar::{Op, StorageClass};

problems! {
    /// A type of LLVM IR has no form in SPIR-V.
    pub enum LlvmTypeProblem ("llvm-types") {
        Nesting => Unsupported, "types nest too deeply", "use fewer levels of structures and arrays";
        WideFloat => Unsupported, "a floating-point type of more than 64 bits cannot be expressed in SPIR-V",
            "use double";
        IntegerWidth { width: u32 } => Unsupported, "i{width} cannot be expressed in SPIR-V",
            "use integers of 8, 16, 32 or 64 bits";
        Scalable => Unsupported, "a scalable vector cannot be expressed in SPIR-V",
            "compile for a fixed vector length";
        VectorLength { count: u64 } => Unsupported, "a vector of {count} elements cannot be expressed in SPIR-V",
            "use vectors of 2, 3, 4, 8 or 16 elements";
        VectorOfPointers => Unsupported, "a vector of pointers cannot be expressed in SPIR-V",
            "handle the lanes one by one";
        CompilerType => Unsupported, "a label, metadata or x86 type cannot be expressed in SPIR-V",
            "remove it: SPIR-V has no equivalent";
        BoolVectorInMemory => Unsupported, "a vector of i1 has no form in memory",
            "store it as an integer, or as a vector of i8";
        RecursiveFunctionPointer => Unsupported,
            "a structure with a pointer to a function that takes the structure itself has no form in SPIR-V",
            "give the function the structure's address";
        AddressSpace { space: u32 } => Unsupported, "address space {space} has no SPIR-V storage class",
            "address spaces 0 to 7 and 9 have one; set the storage class of others with --spirv-address-space={space}=CrossWorkgroup";
        UnknownTarget { name: String } => Unsupported, "the type target(\"{name}\") is unknown",
            "SPIR-V types are written target(\"spirv.Image\", …) and so on, with the operands of their instruction";
        TargetOperand { ty: String, operand: &'static str, value: u32 } => Unsupported,
            "the operand {operand} of target(\"{ty}\") cannot be {value}",
            "SPIR-V types are written target(\"spirv.Image\", …) and so on, with the operands of their instruction";
        ValueType { ty: String } => Unsupported, "{ty} is not supported here",
            "use integers of 8, 16, 32 or 64 bits and vectors of 2, 3, 4, 8 or 16 elements";
        KernelParameter => Unsupported, "kernel parameter type has no SPIR-V equivalent",
            "pass integers of 8 to 64 bits and vectors of 2, 3, 4, 8 or 16 elements";
        StorageClasses { from: StorageClass, to: StorageClass } => Unsupported,
            "a pointer to {from:?} memory cannot become one to {to:?} memory",
            "only the generic address space (4) and the private (0), global (1) and local (3) ones convert";
    }
}

problems! {
    /// A constant or an initial value of LLVM IR has no form in SPIR-V.
    pub enum LlvmConstantProblem ("llvm-constants") {
        Nesting => Unsupported, "constants nest too deeply", "use fewer levels, or fill a variable at run time";
        Expression { keyword: &'static str } => Unsupported,
            "the constant expression '{keyword}' is not supported", "compute the value in a function";
        IFunc => Unsupported, "an ifunc cannot be expressed in SPIR-V", "call the implementation directly";
        BlockAddress => Unsupported, "the address of a block cannot be expressed in SPIR-V",
            "use a switch instead of computed goto";
        FunctionAddressKind => Unsupported, "this kind of function address cannot be expressed in SPIR-V",
            "call functions directly";
        NullHandle => Unsupported, "an image, a sampler, a pipe or the like has no null value in SPIR-V",
            "pass the object, or poison where nothing uses it";
        Initializer => Unsupported, "this initializer cannot be expressed in SPIR-V",
            "use 8, 16, 32 or 64-bit integers";
        PrivateAddress { name: String } => Unsupported,
            "@{name} is private (address space 0), so its address is not constant",
            "move it to the constant or global address space";
        KernelAddress { name: String } => Unsupported,
            "the address of the kernel @{name} cannot be taken in SPIR-V",
            "move its body to a function, and take that one's address";
        Circle => Unsupported, "the initializers of variables refer to each other in a cycle",
            "SPIR-V initializers can only refer to variables before them; fill one in at run time";
        SpecOperands => Unsupported,
            "the number and the default value of a specialization constant must be constants",
            "call __spirv_SpecConstant with a constant i32 and a constant of the type of its result";
        SpecNumber { number: u32 } => Unsupported,
            "specialization constant {number} has another type or default value elsewhere",
            "give each specialization constant a number of its own";
        SpecElementType { index: usize } => Unsupported,
            "element {index} of a specialization composite has the wrong type",
            "pass elements with the types of the result";
        SpecElement { index: usize } => Unsupported, "element {index} of a specialization composite is not a constant",
            "its elements are constants and results of __spirv_SpecConstant; optimize (at least mem2reg) so that they are not read from memory";
        SpecElements => Unsupported, "a specialization composite has another number of elements than its type",
            "call __spirv_SpecConstantComposite with one argument for each element of its result";
        DescriptorSize => Unsupported,
            "the size of a descriptor needs an argument of a descriptor type and a result of type i32 or i64",
            "call __spirv_ConstantSizeOfEXT with a value of a type of buffers, images, samplers or acceleration structures";
    }
}

problems! {
    /// A variable, a function or the target of a module of LLVM IR has no form in SPIR-V.
    pub enum LlvmModuleProblem ("llvm-modules") {
        OtherTarget { triple: String, interface: &'static str } => Unsupported,
            "the module is for the target \"{triple}\", which is not SPIR-V with {interface}",
            "compile for spir64 or spirv64 (32-bit pointers: spir, spirv32)";
        BigEndian { triple: String } => Unsupported,
            "the data layout does not fit the target \"{triple}\": it is big-endian",
            "SPIR-V is little-endian; use the data layout that clang gives the target";
        UnknownVersion { triple: String, version: String } => Unsupported,
            "the target \"{triple}\" names the version {version}, which SPIR-V does not have",
            "SPIR-V has versions 1.0 to 1.6";
        Assembly => Unsupported, "module-level inline assembly cannot be expressed in SPIR-V",
            "SPIR-V is not the assembly language of a machine; remove it";
        VariadicFunction => Unsupported,
            "a function with variable arguments cannot be expressed in SPIR-V",
            "only printf may have them; pass an array instead";
        PrivateVariable { name: String } => Unsupported,
            "@{name} is a variable in the private address space (0), which SPIR-V does not have",
            "move it to the global (1), constant (2) or local (3) address space";
        VariableSpace { space: u32 } => Unsupported,
            "a variable in address space {space} cannot be at module scope",
            "use the global (1), constant (2) or local (3) address space";
        ThreadLocal => Unsupported, "thread-local variables do not exist in SPIR-V",
            "make it a variable of a function";
        BuiltinInitializer => Unsupported,
            "a variable in the address space of builtin variables (7) cannot have an initial value",
            "move it to the constant (2) or global (1) address space";
        NamelessSymbol => Unsupported, "a symbol without a name cannot be linked",
            "give it a name, or internal linkage";
        NamelessEntryPoint => Unsupported, "an entry point has no name",
            "name the kernel: hosts look it up by name";
        Structors { why: &'static str } => Unsupported, "{why}",
            "each entry is a priority, a function without parameters that the module defines, and null";
        WorkGroupSize { x: u32, y: u32, z: u32 } => Unsupported, "a work-group cannot have {x} x {y} x {z} invocations",
            "give each size a positive number; a specialization constant has its default value (--spec-const)";
        TooManyWords { op: Op } => Unsupported, "{op} would need more than 65535 words",
            "a SPIR-V instruction cannot be longer; split the type, the constant or the parameter list";
        UniversalLimit { found: u64, limit: String, most: u64 } => NotAllowed,
            "{found} {limit}, and consumers of SPIR-V need not accept more than {most}",
            "split it, or allow it with --lift-universal-limits";
        NoSuchPointer { name: String } => Unsupported, "there is no pointer {name}",
            "name the value as in the text of the module, an unnamed one by number";
        NotAPointer { name: String } => Unsupported, "'{name}' is not the name of a pointer",
            "write @function:%value, @global, @function or %struct:member";
    }
}
