//! Functions that virtual tables of C++ name and no library of devices has: calls of them are faults of the program. And what
//! only translators read.

use llvm_model::{Body, Builder, Function, InsertPoint, InstBuilder as _, InstKind, Linkage, Module};
use spirv_mapping::convention::amd;

/// Their names.
const FAULTS: &[&str] = &["__cxa_deleted_virtual", "__cxa_pure_virtual"];

/// Defines those that the module declares.
pub(crate) fn run(module: &mut Module) {
    forget_properties(module);
    for name in FAULTS {
        let Some(function) = module.function_named(name) else { continue };
        if module.functions[function].body.is_none() {
            let void = module.types.void();
            let trap = module.types.function(void, &[], false);
            let trap = module.declare_function("llvm.trap".into(), trap);
            let mut body = Body::default();
            let block = body.add_block("entry".into());
            let ty = module.functions[function].ty;
            let mut at = Builder::new(module, &mut body, ty, InsertPoint::End(block));
            at.call(trap, []);
            at.emit(InstKind::Unreachable, void);
            let this: &mut Function = &mut module.functions[function];
            this.props.linkage = Linkage::WeakAny;
            this.body = Some(body);
        }
    }
}

/// Takes the names of properties of processors, which are settled, from other modules.
fn forget_properties(module: &mut Module) {
    if let Some(list) = module.global_named(amd::PREDICATE_IDS) {
        module.globals[list].props.linkage = Linkage::Internal;
    }
}
