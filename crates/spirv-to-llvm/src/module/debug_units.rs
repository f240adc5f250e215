//! The debug-info nodes of the module: LLVM ties locations to a subprogram of a compile unit, so both are made, with
//! nothing in them but names and files.

use crate::ids::Ids;
use crate::module::metadata::{self, MetadataNodes};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugLoc, DebugLocId, DebugNode, DiKind, FunctionId, MdId, Metadata, Module};
use rustc_hash::FxHashMap;

/// `DW_LANG_OpenCL`
const LANGUAGE: u64 = 0x15;
/// `LineTablesOnly`
const LINE_TABLES_ONLY: u64 = 2;
/// `DISPFlagDefinition`
const DEFINITION: u64 = 1 << 3;
/// Columns beyond this do not exist in LLVM.
const MAX_COLUMN: u32 = 0xffff;

/// The debug-info nodes of the module.
#[derive(Default)]
pub(crate) struct DebugUnits {
    unit: Option<MdId>,
    /// DIFile by the id of the OpString.
    files: FxHashMap<u32, MdId>,
}

impl DebugUnits {
    /// The DIFile of an OpString that is not empty.
    pub(crate) fn file(
        &mut self,
        ids: &Ids<'_>,
        out: &mut Module,
        nodes: &mut MetadataNodes,
        string: u32,
    ) -> Option<MdId> {
        if let Some(&known) = self.files.get(&string) {
            return Some(known);
        }
        let name = ids.string(string).filter(|name| !name.is_empty())?.to_vec();
        let name = nodes.bytes(out, &name);
        let mut file = DebugNode::new(DiKind::DIFile, false);
        file.set("filename", DiField::Md(name));
        let file = out.metadata.push(Metadata::Debug(Box::new(file)));
        self.files.insert(string, file);
        Some(file)
    }

    /// The one compile unit; made, with what a module with debug info needs, when it is first asked for.
    fn compile_unit(&mut self, out: &mut Module, nodes: &mut MetadataNodes, file: MdId) -> MdId {
        if let Some(unit) = self.unit {
            return unit;
        }
        let mut unit = DebugNode::new(DiKind::DICompileUnit, true);
        unit.set("language", DiField::Int(LANGUAGE));
        unit.set("file", DiField::Md(file));
        unit.set("emissionKind", DiField::Int(LINE_TABLES_ONLY));
        let unit = out.metadata.push(Metadata::Debug(Box::new(unit)));
        self.unit = Some(unit);
        metadata::named(out, "llvm.dbg.cu", unit);
        // Behaviour "warning": LLVM drops debug info of a module that does not state this version.
        let flag = [nodes.u32(out, 2), nodes.string(out, "Debug Info Version"), nodes.u32(out, 3)].map(Some);
        let flag = nodes.tuple(out, &flag);
        metadata::named(out, "llvm.module.flags", flag);
        unit
    }

    pub(crate) fn subprogram(
        &mut self,
        out: &mut Module,
        nodes: &mut MetadataNodes,
        function: FunctionId,
        file: MdId,
        line: u32,
    ) -> MdId {
        let unit = self.compile_unit(out, nodes, file);
        let symbol = out.functions[function].props.name.clone();
        let types = nodes.tuple(out, &[None]);
        let mut ty = DebugNode::new(DiKind::DISubroutineType, false);
        ty.set("types", DiField::Md(types));
        let ty = out.metadata.push(Metadata::Debug(Box::new(ty)));
        let mut node = DebugNode::new(DiKind::DISubprogram, true);
        if !symbol.is_empty() {
            let name = nodes.bytes(out, symbol.as_bytes());
            node.set("name", DiField::Md(name));
        }
        for (field, value) in [("scope", file), ("file", file), ("type", ty), ("unit", unit)] {
            node.set(field, DiField::Md(value));
        }
        for (field, value) in
            [("line", u64::from(line)), ("scopeLine", u64::from(line)), ("spFlags", DEFINITION)]
        {
            node.set(field, DiField::Int(value));
        }
        let node = out.metadata.push(Metadata::Debug(Box::new(node)));
        let kind = metadata::kind(out, "dbg");
        out.functions[function].attachments.push((kind, node));
        node
    }
}

/// The location of this line and column.
pub(crate) fn location(out: &mut Module, line: u32, column: u32, scope: MdId) -> DebugLocId {
    let column = if column > MAX_COLUMN { 0 } else { column };
    out.debug_locs.intern(DebugLoc {
        line,
        column,
        scope,
        inlined_at: None,
        implicit_code: false,
        atom_group: 0,
        atom_rank: 0,
        distinct: false,
    })
}
