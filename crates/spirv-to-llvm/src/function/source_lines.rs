//! Source lines: OpLine becomes the location of the instructions behind it.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::module::debug_units::location;
use crate::operands::words;
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind, MdId, Metadata};
use rustc_hash::FxHashMap;
use spirv_module::Instruction;
use translate_common::LossKind;

/// The debug-info state of a function.
#[derive(Default)]
pub(crate) struct SourceLines {
    /// The subprogram and the file it is in, once there was an OpLine.
    subprogram: Option<(MdId, u32)>,
    /// Scopes for other files.
    scopes: FxHashMap<u32, MdId>,
}

/// OpLine.
pub(crate) fn line(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [file, line, column] = words(inst)?;
    f.raise.report.set_line(Some((file, line, column)));
    let location = match scope(f, file, line) {
        Some(scope) => Some(location(&mut f.raise.out, line, column, scope)),
        None => {
            f.lose(LossKind::DebugInfo, "OpLine without a file name", inst);
            None
        }
    };
    f.build.set_location(location);
    Ok(())
}

/// What follows has no source line.
pub(crate) fn no_line(f: &mut FunctionRaiser<'_, '_>) {
    f.raise.report.set_line(None);
    f.build.set_location(None);
}

/// The scope of locations in a file; `None` when the file has no name.
fn scope(f: &mut FunctionRaiser<'_, '_>, file: u32, line: u32) -> Option<MdId> {
    let m = &mut *f.raise;
    let node = m.debug_units.file(&m.ids, &mut m.out, &mut m.nodes, file)?;
    let Some((subprogram, own)) = f.lines.subprogram else {
        let subprogram = m.debug_units.subprogram(&mut m.out, &mut m.nodes, f.id, node, line);
        f.lines.subprogram = Some((subprogram, file));
        return Some(subprogram);
    };
    if own == file {
        return Some(subprogram);
    }
    if let Some(&known) = f.lines.scopes.get(&file) {
        return Some(known);
    }
    let mut block = DebugNode::new(DiKind::DILexicalBlockFile, false);
    block.set("scope", DiField::Md(subprogram));
    block.set("file", DiField::Md(node));
    let scope = f.raise.out.metadata.push(Metadata::Debug(Box::new(block)));
    f.lines.scopes.insert(file, scope);
    Some(scope)
}

/// Calls in a function with debug info must have a location: line 0 says that there is none.
pub(crate) fn locate_calls(f: &mut FunctionRaiser<'_, '_>) {
    let Some((subprogram, _)) = f.lines.subprogram else { return };
    let nowhere = location(&mut f.raise.out, 0, 0, subprogram);
    f.build.locate_calls(nowhere);
}
