//! Facts that depend on all nodes: compile units and their lists, sizes, and LLVM's other requirements on nodes.

use super::complete::{complete_node, cut_circles};
use super::entry_points;
use super::functions::define_functions;
use super::lists::fill_lists;
use super::members;
use super::refs::{field, link, number, operands};
use super::{scopes, sources};
use crate::module::debug_nodes::{self, Said, add};
use crate::module::{Raise, metadata};
use llvm_model::debug_info::DiField;
use llvm_model::{Constant, DebugNode, DiKind, MdId};
use spirv_mapping::debug_info::flags::SP_OPTIMIZED;
use spirv_mapping::debug_info::{Inst, PRODUCER};
use spirv_module::{LiteralString, Op};

/// `DW_LANG_OpenCL`
pub(super) const LANGUAGE: u64 = 0x15;

/// How a flag of the module is linked: with a warning if another module has another value.
const WARNING: u32 = 2;

/// `FullDebug`
const FULL: u64 = 1;

/// `LineTablesOnly`
pub(super) const LINE_TABLES_ONLY: u64 = 2;

/// Completes the nodes that are filled.
pub(super) fn complete(m: &mut Raise<'_>) {
    cut_circles(m);
    let dwarf_version = dwarf_version(m);
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let Some(said) = m.debug_nodes.get(id) else { continue };
        if let Some(node) = said.node {
            complete_node(m, said, node, dwarf_version);
        }
    }
    let units = units(m);
    entry_points::complete(m, &units);
    members::complete(m);
    fill_lists(m, &units);
    define_functions(m);
    entry_points::mark_main_programs(m);
    for (function, node) in m.debug_nodes.subprograms.clone() {
        let kind = metadata::kind(&mut m.out, "dbg");
        m.out.functions[function].attachments.push((kind, node));
    }
    flags(m, dwarf_version);
    literal_languages(m);
}

/// The text of the Khronos translator for languages without a number in LLVM, in a flag of the module.
fn literal_languages(m: &mut Raise<'_>) {
    let mut list = Vec::new();
    for (unit, language) in std::mem::take(&mut m.debug_nodes.languages) {
        let language = m.nodes.u32(&mut m.out, language);
        list.push(Some(m.nodes.tuple(&mut m.out, &[Some(unit), Some(language)])));
    }
    if list.is_empty() {
        return;
    }
    let flag = [
        m.nodes.u32(&mut m.out, WARNING),
        m.nodes.string(&mut m.out, "Source Lang Literal"),
        m.nodes.tuple(&mut m.out, &list),
    ];
    let flag = m.nodes.tuple(&mut m.out, &flag.map(Some));
    metadata::named(&mut m.out, "llvm.module.flags", flag);
}

/// Returns the compile unit of an instruction: the first one if none is specified.
pub(super) fn unit_of(m: &mut Raise<'_>, said: Said) -> MdId {
    let outermost = scopes::home(m, said).and_then(|home| m.debug_nodes.get(home.outermost?));
    let own = outermost.filter(|scope| scope.inst == Inst::CompilationUnit).and_then(|scope| scope.node);
    own.unwrap_or_else(|| default_unit(m))
}

/// The first compile unit; one is made when there is none.
pub(super) fn default_unit(m: &mut Raise<'_>) -> MdId {
    if let Some(unit) = m.debug_nodes.unit {
        return unit;
    }
    let unit = stated(m).next();
    let unit = unit.unwrap_or_else(|| add(&mut m.out, DebugNode::new(DiKind::DICompileUnit, true)));
    m.debug_nodes.unit = Some(unit);
    unit
}

/// The compile units that instructions stand for.
fn stated(m: &Raise<'_>) -> impl Iterator<Item = MdId> {
    let said = m.debug_nodes.order.iter().filter_map(|&id| m.debug_nodes.get(id));
    said.filter(|said| said.inst == Inst::CompilationUnit).filter_map(|said| said.node)
}

/// Lists the compile units, and fills the fields that instructions have no operand for.
fn units(m: &mut Raise<'_>) -> Vec<MdId> {
    let mut units: Vec<MdId> = stated(m).collect();
    if units.is_empty() {
        units.push(default_unit(m));
    }
    m.debug_nodes.unit = units.first().copied();
    let producers: Vec<Vec<u8>> = m
        .input
        .scan
        .mode_settings
        .iter()
        .filter(|inst| inst.op() == Op::ModuleProcessed)
        .filter_map(|inst| LiteralString::read(inst.operands()))
        .filter_map(|text| text.to_vec().strip_prefix(PRODUCER.as_bytes()).map(<[u8]>::to_vec))
        .collect();
    let is_optimized = m.debug_nodes.order.iter().any(|&id| {
        let node =
            m.debug_nodes.get(id).filter(|said| said.inst == Inst::Function).and_then(|said| said.node);
        node.is_some_and(|node| field(m, node, "spFlags") & SP_OPTIMIZED != 0)
    });
    for (position, &unit) in units.iter().enumerate() {
        if link(m, unit, "file").is_none()
            && let Some(file) = sources::file(m, b"<unknown>")
        {
            debug_nodes::set(&mut m.out, unit, "file", DiField::Md(file));
        }
        if field(m, unit, "language") == 0 {
            debug_nodes::set(&mut m.out, unit, "language", DiField::Int(LANGUAGE));
        }
        if is_optimized {
            debug_nodes::set(&mut m.out, unit, "isOptimized", DiField::Int(1));
        }
        // A list must be complete: a shorter one would drop functions.
        debug_nodes::set(&mut m.out, unit, "emissionKind", DiField::Int(FULL));
        // As the writers of LLVM have it when nothing else is asked for.
        debug_nodes::set(&mut m.out, unit, "splitDebugInlining", DiField::Int(1));
        if let Some(producer) = producers.get(position).filter(|producer| !producer.is_empty()) {
            let producer = m.nodes.bytes(&mut m.out, producer);
            debug_nodes::set(&mut m.out, unit, "producer", DiField::Md(producer));
        }
        metadata::named(&mut m.out, "llvm.dbg.cu", unit);
    }
    units
}

/// The version of DWARF that a compile unit asks for; 0 when none does.
fn dwarf_version(m: &Raise<'_>) -> u64 {
    let units = m.debug_nodes.order.iter().filter_map(|&id| m.debug_nodes.get(id));
    let stated = units.filter(|said| said.inst == Inst::CompilationUnit).filter_map(|said| {
        let version = *operands(m, said).get(1)?;
        number(m, said, version).filter(|version| (2..=5).contains(version))
    });
    stated.max().unwrap_or(0)
}

/// The flags without which LLVM drops debug information.
pub(super) fn flags(m: &mut Raise<'_>, dwarf_version: u64) {
    const MAX: u32 = 7;
    let mut flag = |behavior: u32, name: &str, value: u32| {
        let flag = [
            m.nodes.u32(&mut m.out, behavior),
            m.nodes.string(&mut m.out, name),
            m.nodes.u32(&mut m.out, value),
        ];
        let flag = m.nodes.tuple(&mut m.out, &flag.map(Some));
        metadata::named(&mut m.out, "llvm.module.flags", flag);
    };
    if let Ok(version @ 1..) = u32::try_from(dwarf_version) {
        flag(MAX, "Dwarf Version", version);
    }
    flag(WARNING, "Debug Info Version", 3);
}

/// A constant that stands for no value.
pub(super) fn poison(m: &mut Raise<'_>) -> llvm_model::ConstId {
    let i32 = m.out.types.int(32);
    m.out.constants.intern(i32, Constant::Poison)
}
