//! Source lines and scopes of instructions: OpLine and OpNoLine, or the instructions of a set that has its own; DebugScope
//! and DebugNoScope.

use super::nodes::{as_khronos, dialect, form, number};
use super::scopes::scope_key;
use super::values::{Place, emit};
use super::{graph, sources};
use crate::lower::code::Code;
use crate::lower::module::debug_nodes::Role;
use llvm_model::{DebugLocId, InstId, MdId};
use spirv_mapping::debug_info::Inst;
use spirv_module::{Id, Op};

/// The current location in the block, and the pending records of the function.
#[derive(Default)]
pub(in crate::lower) struct CurrentLine<'m> {
    /// The location of the last instruction.
    location: Option<DebugLocId>,
    /// The operands of the last OpLine, if it still holds.
    line: Option<[u32; 3]>,
    /// The last DebugScope, if it is still current: the scope, and its inlined-at location.
    scope: Option<(Id, Option<Id>)>,
    /// Whether the locations are described for this function: in functions without a subprogram LLVM ignores locations
    /// of other functions; the Khronos translator does not.
    is_described: bool,
    /// Records whose values are computed after them, with the instructions that compute these.
    postponed: Vec<(InstId, Place<'m>)>,
}

impl<'m> CurrentLine<'m> {
    /// Begins with a function.
    pub(in crate::lower) fn of(code: &mut Code<'_, '_>) -> Self {
        let module = code.module();
        let dbg = module.find_md_kind("dbg");
        let has_own = dbg.is_some_and(|dbg| module.functions[code.function()].attachment(dbg).is_some());
        let has_set = code.globals().debug_nodes().dialect.is_some();
        let is_described = has_own || !has_set || as_khronos(code.globals());
        CurrentLine { is_described, ..CurrentLine::default() }
    }

    /// Begins with another block, where nothing holds.
    pub(in crate::lower) fn enter_block(&mut self) {
        (self.location, self.line, self.scope) = (None, None, None);
    }

    /// Postpones a record until the value that it names exists.
    pub(super) fn postpone(&mut self, inst: InstId, place: Place<'m>) {
        self.postponed.push((inst, place));
    }

    /// A record that waits for the value of an instruction, which it does no more.
    #[inline]
    pub(super) fn waiting_for(&mut self, inst: InstId) -> Option<Place<'m>> {
        if self.postponed.is_empty() {
            return None;
        }
        let at = self.postponed.iter().position(|(until, _)| *until == inst)?;
        Some(self.postponed.remove(at).1)
    }

    /// Returns the pending records that are superseded by another one of the same variable: they would be outdated.
    pub(super) fn overtaken(&mut self, code: &Code<'_, '_>, by: &Place<'_>) -> Vec<Place<'m>> {
        if self.postponed.is_empty() {
            return Vec::new();
        }
        let inlined_at = |place: &Place<'_>| code.module().debug_locs[place.loc?].inlined_at;
        let is_same =
            |place: &Place<'_>| place.variable == by.variable && inlined_at(place) == inlined_at(by);
        let overtaken = self.postponed.extract_if(.., |(_, place)| is_same(place));
        overtaken.map(|(_, place)| place).collect()
    }

    /// Writes the line and the scope if they change, and DebugNoLine or DebugNoScope if there is none. `is_phi`: only a
    /// line is allowed before the next instruction.
    pub(in crate::lower) fn update(
        &mut self,
        code: &mut Code<'_, '_>,
        location: Option<DebugLocId>,
        is_phi: bool,
    ) {
        let location = location.filter(|_| self.is_described);
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
