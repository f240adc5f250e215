//! The entities that ids stand for.

use llvm_model::{BlockId, ConstId, FunctionId, MdId, TypeId, Value};

/// The entity of an id in the module that is written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Entity {
    /// Defined in the module, but not translated (yet), or of a kind that has no value.
    Pending,
    /// Its instruction failed; its users fail silently.
    Failed,
    /// An imported extended instruction set, by its number in the list of imports.
    ExtInstSet(u32),
    /// A type.
    Type(TypeId),
    /// A constant, a module-scope variable's address, a parameter, an instruction's result.
    Value(Value),
    /// A function.
    Function(FunctionId),
    /// A block of the function being translated.
    Block(BlockId),
    /// The address of a builtin variable: an index into the module's table of them.
    BuiltinAddress(u32),
    /// The address of one component of a builtin variable: an index into the function's table of them.
    BuiltinComponent(u32),
    /// The loaded vector of a builtin variable: an index into the function's table of them.
    BuiltinVector(u32),
    /// A value derived from the result of a builtin's call: an index into the function's table of such results.
    Adapted(u32),
    /// A sampled image, or the size of an image: an index into the function's table of such values.
    ImageValue(u32),
    /// Inline assembly, which can only be called.
    Assembly(ConstId),
    /// A node of metadata: aliasing is declared by instructions with ids.
    Metadata(MdId),
    /// A constant sampler: addressing mode, normalization and filter as OpenCL C packs them.
    Sampler(u32),
    /// The address of a variable that holds a constant sampler.
    SamplerVariable(u32),
    /// A constant cooperative matrix or vector, which LLVM has no constants for.
    CooperativeConstant,
}
