//! Locations of instructions: OpLine and DebugScope determine those of the instructions behind them.

use super::refs::MAX_NESTING;
use super::scopes::subprogram_of;
use super::sources;
use super::units::{self, LANGUAGE, LINE_TABLES_ONLY};
use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::module::debug_nodes::{self, add};
use crate::module::metadata;
use crate::operands::words;
use llvm_model::debug_info::DiField;
use llvm_model::{DebugLoc, DebugLocId, DebugNode, DiKind, MdId, Module};
use spirv_mapping::debug_info::flags::SP_DEFINITION;
use spirv_module::Instruction;
use translate_common::Lost;

/// Columns beyond this do not exist in LLVM.
const MAX_COLUMN: u32 = 0xffff;

/// Begins with a function: the module may have described it.
pub(crate) fn begin(f: &mut FunctionRaiser<'_, '_>) {
    f.lines.subprogram = f.raise.debug_nodes.subprograms.get(&f.id).copied();
}

/// OpLine.
pub(crate) fn line(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [file, line, column] = words(inst)?;
    f.raise.report.set_line(Some((file, line, column)));
    let node = sources::file_of_string(f.raise, file);
    if node.is_none() {
        f.lose(Lost::debug_info("OpLine without a file name"), inst);
    }
    set_line(f, node.map(|file| (file, line, column)));
    Ok(())
}

/// Sets the line of a file for the instructions that follow, or none.
pub(super) fn set_line(f: &mut FunctionRaiser<'_, '_>, line: Option<(MdId, u32, u32)>) {
    f.lines.line = line;
    f.lines.is_stale = true;
}

/// Sets the scope for the instructions that follow, or none.
pub(super) fn set_scope(f: &mut FunctionRaiser<'_, '_>, scope: Option<(MdId, Option<MdId>)>) {
    f.lines.scope = scope;
    f.lines.is_stale = true;
}

/// OpNoLine.
pub(crate) fn no_line(f: &mut FunctionRaiser<'_, '_>) {
    f.raise.report.set_line(None);
    set_line(f, None);
}

/// A block ends, with the instruction of this number: lines and scopes do not hold beyond it.
pub(crate) fn end_block(f: &mut FunctionRaiser<'_, '_>, index: u32) {
    f.lines.scope = None;
    no_line(f);
    for _ in std::mem::take(&mut f.lines.samplers) {
        f.raise.report.lose(&f.raise.ids, Lost::debug_info("a variable that is a sampler"), index);
    }
}

/// Sets the location of later instructions: call it before an instruction. An unused line or scope costs little.
pub(crate) fn settle(f: &mut FunctionRaiser<'_, '_>) {
    if !std::mem::take(&mut f.lines.is_stale) {
        return;
    }
    let location = match (f.lines.line, f.lines.scope) {
        (None, None) => None,
        (Some((file, line, column)), None) => {
            let scope = match f.lines.subprogram {
                Some(subprogram) => scope_in_file(f, subprogram, file),
                None => make_subprogram(f, file, line),
            };
            Some(location(&mut f.raise.out, (line, column), scope, None))
        }
        (Some((file, line, column)), Some((scope, inlined_at))) => {
            let scope = scope_in_file(f, scope, file);
            Some(location(&mut f.raise.out, (line, column), scope, inlined_at))
        }
        (None, Some((scope, inlined_at))) => Some(location(&mut f.raise.out, (0, 0), scope, inlined_at)),
    };
    f.build.set_location(location);
}

/// A scope as it is for locations in a file: itself, when it is in that file.
fn scope_in_file(f: &mut FunctionRaiser<'_, '_>, scope: MdId, file: MdId) -> MdId {
    // One instruction after the other is in the same one.
    if let Some((last, known)) = f.lines.last_scope
        && last == (scope, file)
    {
        return known;
    }
    let known = find_scope_in_file(f, scope, file);
    f.lines.last_scope = Some(((scope, file), known));
    known
}

fn find_scope_in_file(f: &mut FunctionRaiser<'_, '_>, scope: MdId, file: MdId) -> MdId {
    if debug_nodes::node(&f.raise.out, scope).and_then(|scope| scope.md("file")) == Some(file) {
        return scope;
    }
    if let Some(&known) = f.lines.files.get(&(scope, file)) {
        return known;
    }
    let mut block = DebugNode::new(DiKind::DILexicalBlockFile, false);
    block.set("scope", DiField::Md(scope));
    block.set("file", DiField::Md(file));
    let block = add(&mut f.raise.out, block);
    f.lines.files.insert((scope, file), block);
    block
}

/// Returns a description of a function for which the module has only lines.
fn make_subprogram(f: &mut FunctionRaiser<'_, '_>, file: MdId, line: u32) -> MdId {
    let unit = line_unit(f, file);
    let m = &mut *f.raise;
    let symbol = m.out.functions[f.id].props.name.clone();
    let types = m.nodes.tuple(&mut m.out, &[None]);
    let mut ty = DebugNode::new(DiKind::DISubroutineType, false);
    ty.set("types", DiField::Md(types));
    let ty = add(&mut m.out, ty);
    let mut node = DebugNode::new(DiKind::DISubprogram, true);
    if !symbol.is_empty() {
        let name = m.nodes.bytes(&mut m.out, symbol.as_bytes());
        node.set("name", DiField::Md(name));
    }
    for (field, value) in [("scope", file), ("file", file), ("type", ty), ("unit", unit)] {
        node.set(field, DiField::Md(value));
    }
    for (field, value) in
        [("line", u64::from(line)), ("scopeLine", u64::from(line)), ("spFlags", SP_DEFINITION)]
    {
        node.set(field, DiField::Int(value));
    }
    let node = add(&mut m.out, node);
    let kind = metadata::kind(&mut m.out, "dbg");
    m.out.functions[f.id].attachments.push((kind, node));
    f.lines.subprogram = Some(node);
    node
}

/// Returns the compile unit; creates one, with the module's other requirements for debug info, if there is none.
fn line_unit(f: &mut FunctionRaiser<'_, '_>, file: MdId) -> MdId {
    let m = &mut *f.raise;
    if let Some(unit) = m.debug_nodes.unit {
        return unit;
    }
    let mut unit = DebugNode::new(DiKind::DICompileUnit, true);
    unit.set("language", DiField::Int(LANGUAGE));
    unit.set("file", DiField::Md(file));
    unit.set("emissionKind", DiField::Int(LINE_TABLES_ONLY));
    let unit = add(&mut m.out, unit);
    m.debug_nodes.unit = Some(unit);
    metadata::named(&mut m.out, "llvm.dbg.cu", unit);
    units::flags(m, 0);
    unit
}

/// Whether a scope, inlined at a location or not, is one of the function being translated.
pub(super) fn is_own(f: &mut FunctionRaiser<'_, '_>, scope: MdId, inlined_at: Option<MdId>) -> bool {
    if f.lines.own.contains(&(scope, inlined_at)) {
        return true;
    }
    let mut outermost = Some(scope);
    let mut next = inlined_at;
    for _ in 0..MAX_NESTING {
        let Some(location) = next.and_then(|at| debug_nodes::node(&f.raise.out, at)) else {
            let subprogram = outermost.and_then(|scope| subprogram_of(f.raise, scope));
            let is_own = subprogram.is_some()
                && subprogram == f.lines.subprogram
                && subprogram_of(f.raise, scope).is_some();
            if is_own {
                f.lines.own.insert((scope, inlined_at));
            }
            return is_own;
        };
        outermost = location.md("scope");
        next = location.md("inlinedAt");
    }
    false
}

/// The location of a line and a column.
pub(super) fn location(
    out: &mut Module,
    (line, column): (u32, u32),
    scope: MdId,
    inlined_at: Option<MdId>,
) -> DebugLocId {
    let column = if column > MAX_COLUMN { 0 } else { column };
    out.debug_locs.intern(DebugLoc {
        line,
        column,
        scope,
        inlined_at,
        implicit_code: false,
        atom_group: 0,
        atom_rank: 0,
        distinct: false,
    })
}

/// Calls in a function with debug info must have a location: line 0 represents no line.
pub(crate) fn locate_calls(f: &mut FunctionRaiser<'_, '_>) {
    let Some(subprogram) = f.lines.subprogram else { return };
    let nowhere = location(&mut f.raise.out, (0, 0), subprogram, None);
    f.build.locate_calls(nowhere);
}
