//! Source lines: OpLine becomes the location of the instructions behind it.

use crate::body::FunctionRaiser;
use crate::fail::Res;
use crate::module::debug_units::location;
use crate::operands::words;
use llvm_model::debug_info::DiField;
use llvm_model::{DebugLocId, DebugNode, DiKind, InstKind, MdId, Metadata};
use rustc_hash::FxHashMap;
use spirv_module::Instruction;
use translate_common::LossKind;

/// The debug-info state of a function.
#[derive(Default)]
pub(crate) struct DebugLines {
    /// The location of what comes next.
    pub(crate) location: Option<DebugLocId>,
    /// The subprogram and the file it is in, once there was an OpLine.
    subprogram: Option<(MdId, u32)>,
    /// Scopes for other files.
    scopes: FxHashMap<u32, MdId>,
}

impl<'m> FunctionRaiser<'_, 'm> {
    /// OpLine.
    pub(crate) fn line(&mut self, inst: Instruction<'m>) -> Res<()> {
        let [file, line, column] = words(inst)?;
        self.raise.report.set_line(Some((file, line, column)));
        self.lines.location = match self.scope(file, line) {
            Some(scope) => Some(location(&mut self.raise.out, line, column, scope)),
            None => {
                self.lose(LossKind::DebugInfo, "OpLine without a file name", inst);
                None
            }
        };
        Ok(())
    }

    /// What follows has no source line.
    pub(crate) fn no_line(&mut self) {
        self.raise.report.set_line(None);
        self.lines.location = None;
    }

    /// The scope of locations in a file; `None` when the file has no name.
    fn scope(&mut self, file: u32, line: u32) -> Option<MdId> {
        let m = &mut *self.raise;
        let node = m.debug_units.file(&m.ids, &mut m.out, &mut m.nodes, file)?;
        let Some((subprogram, own)) = self.lines.subprogram else {
            let subprogram = m.debug_units.subprogram(&mut m.out, &mut m.nodes, self.id, node, line);
            self.lines.subprogram = Some((subprogram, file));
            return Some(subprogram);
        };
        if own == file {
            return Some(subprogram);
        }
        if let Some(&known) = self.lines.scopes.get(&file) {
            return Some(known);
        }
        let mut block = DebugNode::new(DiKind::DILexicalBlockFile, false);
        block.set("scope", DiField::Md(subprogram));
        block.set("file", DiField::Md(node));
        let scope = self.raise.out.metadata.push(Metadata::Debug(Box::new(block)));
        self.lines.scopes.insert(file, scope);
        Some(scope)
    }

    /// Calls in a function with debug info must have a location: line 0 says that there is none.
    pub(crate) fn locate_calls(&mut self) {
        let Some((subprogram, _)) = self.lines.subprogram else { return };
        let nowhere = location(&mut self.raise.out, 0, 0, subprogram);
        for (_, inst) in self.body.insts.iter_mut() {
            if matches!(inst.kind, InstKind::Call(_)) && inst.debug_loc.is_none() {
                inst.debug_loc = Some(nowhere);
            }
        }
    }
}
