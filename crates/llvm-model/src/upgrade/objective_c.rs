//! Upgrades of code that compilers of Objective-C wrote before its runtime had intrinsics.

use crate::intrinsics::Row;
use crate::module::Module;
use crate::name::Name;
use crate::types::Type;

/// Upgrades the marker that the runtime looks for, and the function that marks uses.
pub(super) fn upgrade(module: &mut Module) {
    module.constants.rewrite_assembly(|template| {
        // The comment sign of AArch64 is a semicolon.
        let text = template.as_str()?;
        let is_marker = text.starts_with("mov\tfp") && text.contains("objc_retainAutoreleaseReturnValue");
        (is_marker && text.contains("# marker")).then(|| Name::from(text.replacen("# marker", "; marker", 1)))
    });
    let uses = module.functions.iter().find(|(_, function)| {
        let is_variadic = matches!(&module.types[function.ty],
            Type::Function { params, vararg: true, .. } if params.is_empty());
        function.props.name == "clang.arc.use" && function.body.is_none() && is_variadic
    });
    if let Some((id, _)) = uses {
        let name = "llvm.objc.clang.arc.use";
        module.functions[id].props.name = Name::from(name);
        if let Some(row) = Row::find(name.as_bytes()) {
            module.functions[id].attributes = row.attributes(module, module.functions[id].ty);
        }
        let last: Vec<_> = module.functions.ids().filter(|other| *other != id).chain([id]).collect();
        module.arrange_functions(&last);
    }
}
