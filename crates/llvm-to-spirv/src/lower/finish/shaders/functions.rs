//! Sets of functions: those of OpenCL C are in no shader (specification of Vulkan, "Standalone SPIR-V Validation").

use spirv_module::{Definitions, ExtInstSet, Id, Instruction, Module, Op};

/// Returns the first function of OpenCL C that a module calls.
pub(super) fn first_of_kernels<'m>(
    module: &'m Module,
    definitions: &Definitions<'m>,
) -> Option<Instruction<'m>> {
    let is_of_kernels = |instruction: &Instruction<'_>| {
        let set = instruction.operands().first().filter(|_| instruction.op() == Op::ExtInst);
        let import = set.and_then(|&set| definitions.import(Id(set)));
        import.is_some_and(|import| import.set == Some(ExtInstSet::OpenClStd))
    };
    module.instructions().find(is_of_kernels)
}
