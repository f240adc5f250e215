//! OpLine and OpNoLine.

use crate::lower::code::Code;
use llvm_model::DebugLocId;
use spirv_module::Op;

/// The source line that OpLine has set in the current block.
#[derive(Clone, Copy, Default)]
pub(super) struct CurrentLine {
    /// The location of the last instruction.
    location: Option<DebugLocId>,
    /// The operands of the last OpLine, if it still holds.
    written: Option<[u32; 3]>,
}

impl CurrentLine {
    /// OpLine when the source line changes, OpNoLine when it becomes unknown.
    pub(super) fn update(&mut self, code: &mut Code<'_, '_>, location: Option<DebugLocId>) {
        if location == self.location {
            return;
        }
        self.location = location;
        let written = location.and_then(|location| source_line(code, location));
        if written == self.written {
            return;
        }
        self.written = written;
        match written {
            Some([file, line, column]) => code.emit_void(Op::Line, &[file, line, column]),
            None => code.emit_void(Op::NoLine, &[]),
        }
    }
}

/// The operands of OpLine for a location; `None` when it has no file or, in LLVM's words, line 0.
fn source_line(code: &mut Code<'_, '_>, location: DebugLocId) -> Option<[u32; 3]> {
    let place = &code.module().debug_locs[location];
    if place.line == 0 {
        return None;
    }
    let file = code.globals().source_file(place.scope)?;
    Some([file.0, place.line, place.column])
}
