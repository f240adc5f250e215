//! Subprograms that functions with bodies have: they are definitions, whatever they say.

use llvm_model::debug_info::DiField;
use llvm_model::{DiKind, MdId, Metadata, Module};
use spirv_mapping::debug_info::flags::SP_DEFINITION;

/// Makes definitions of the subprograms of all functions with bodies.
pub(crate) fn run(module: &mut Module) {
    let Some(dbg) = module.find_md_kind("dbg") else { return };
    let defined = module.functions.values().filter(|function| function.body.is_some());
    let described: Vec<MdId> = defined.filter_map(|function| function.attachment(dbg)).collect();
    for id in described {
        if let Metadata::Debug(node) = &mut module.metadata[id]
            && node.kind == DiKind::DISubprogram
            && node.int("spFlags") & SP_DEFINITION == 0
        {
            let flags = node.int("spFlags") | SP_DEFINITION;
            node.set("spFlags", DiField::Int(flags));
        }
    }
}
