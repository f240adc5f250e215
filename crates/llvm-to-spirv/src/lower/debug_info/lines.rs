//! Source lines and scopes of instructions: OpLine and OpNoLine, or the instructions of a set that has its own; DebugScope
//! and DebugNoScope.

use super::nodes::{as_khronos, dialect, form, number};
use super::scopes::scope_key;
use super::values::emit;
use super::{graph, sources};
use crate::lower::code::Code;
use crate::lower::module::debug_nodes::Role;
use llvm_model::{DebugLocId, MdId};
use spirv_mapping::debug_info::Inst;
use spirv_module::{Id, Op};

/// What holds in the current block.
#[derive(Clone, Copy, Default)]
pub(in crate::lower) struct CurrentLine {
    /// The location of the last instruction.
    location: Option<DebugLocId>,
    /// The operands of the last OpLine, if it still holds.
    line: Option<[u32; 3]>,
    /// The last DebugScope, if it still holds: the scope, and what it was inlined at.
    scope: Option<(Id, Option<Id>)>,
}

impl CurrentLine {
    /// Says the line and the scope where they change, and that there is none where there is none. `is_phi`: only a line may
    /// stand before the next instruction.
    pub(in crate::lower) fn update(
        &mut self,
        code: &mut Code<'_, '_>,
        location: Option<DebugLocId>,
        is_phi: bool,
    ) {
        if location == self.location {
            return;
        }
        let has_set = code.globals().debug_nodes().dialect.is_some();
        let is_shader = has_set && dialect(code.globals()).is_non_semantic();
        if is_shader && is_phi {
            return;
        }
        self.location = location;
        if has_set {
            self.update_scope(code, location);
        }
        let line = location.and_then(|location| source_line(code, location, is_shader));
        if line == self.line {
            return;
        }
        self.line = line;
        match (line, is_shader) {
            (Some(line), false) => code.emit_void(Op::Line, &line),
            (None, false) => code.emit_void(Op::NoLine, &[]),
            (Some([source, line, column]), true) => {
                let (line, end) =
                    (number(code.globals(), line), number(code.globals(), column.saturating_add(1)));
                let column = number(code.globals(), column);
                emit(code, Inst::Line, &[source, line, line, column, end]);
            }
            (None, true) => emit(code, Inst::NoLine, &[]),
        }
    }

    fn update_scope(&mut self, code: &mut Code<'_, '_>, location: Option<DebugLocId>) {
        let scope = location.and_then(|location| {
            let place = &code.module().debug_locs[location];
            let scope = scope_of(code, place.scope)?;
            let inlined_at = place.inlined_at.and_then(|at| graph::write(code.globals(), (at, Role::Own)));
            Some((scope, inlined_at))
        });
        if scope == self.scope {
            return;
        }
        self.scope = scope;
        match scope {
            Some((scope, Some(at))) => emit(code, Inst::Scope, &[scope.0, at.0]),
            Some((scope, None)) => emit(code, Inst::Scope, &[scope.0]),
            None => emit(code, Inst::NoScope, &[]),
        }
    }
}

/// The instruction of a location's scope.
fn scope_of(code: &mut Code<'_, '_>, scope: MdId) -> Option<Id> {
    let form = form(code.globals());
    let key = scope_key(code.module(), form, Some(scope))?;
    graph::write(code.globals(), key)
}

/// The operands of OpLine for a location; `None` when it has no file or, in LLVM's words, line 0.
fn source_line(code: &mut Code<'_, '_>, location: DebugLocId, is_shader: bool) -> Option<[u32; 3]> {
    let place = &code.module().debug_locs[location];
    // The translator of Khronos writes that there is none as a line, too.
    if place.line == 0 && !as_khronos(code.globals()) {
        return None;
    }
    let file = if is_shader {
        sources::source_of_scope(code.globals(), place.scope)?
    } else {
        code.globals().source_file(place.scope)?
    };
    Some([file.0, place.line, place.column])
}
