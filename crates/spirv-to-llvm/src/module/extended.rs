//! Extended instructions of sets that are not translated.

use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::module::Raise;
use crate::operands::result;
use crate::scan::ExtInstImport;
use spirv_module::{ExtInstSet, Instruction};
use translate_common::Lost;
use translate_common::problems::ModuleProblem;

/// The prefix of the names of sets without a meaning.
pub(crate) const NON_SEMANTIC: &str = "NonSemantic.";

/// An extended instruction of a set that is not translated: dropped when it means nothing to the program.
pub(crate) fn skip_extended(m: &mut Raise<'_>, inst: Instruction<'_>, import: ExtInstImport<'_>) -> Res<()> {
    let name = import.name.to_string_lossy();
    let debug = matches!(import.set, Some(ExtInstSet::DebugInfo | ExtInstSet::OpenClDebugInfo100))
        || name == "SPIRV.debug";
    let non_semantic = name.starts_with(NON_SEMANTIC);
    if !debug && !non_semantic {
        return Err(fail(ModuleProblem::InstructionSet { name }));
    }
    let lost = if debug || name.contains("DebugInfo") {
        Lost::DebugInfo(format!("instructions of {name}").into())
    } else {
        Lost::NonSemantic(name)
    };
    m.report.lose(&m.ids, lost, inst.index());
    let id = result(inst)?;
    m.ids.set(id, Entity::Pending);
    Ok(())
}
