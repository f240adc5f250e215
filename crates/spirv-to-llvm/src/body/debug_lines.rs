//! Source lines: OpLine becomes the location of the instructions behind it.
//!
//! LLVM ties locations to a subprogram of a compile unit, so both are made, with nothing in them but names and files.

use crate::body::FunctionRaiser;
use crate::fail::Res;
use crate::operands::words;
use crate::raise::Raise;
use llvm_model::debug_info::DiField;
use llvm_model::{DebugLoc, DebugLocId, DebugNode, DiKind, InstKind, MdId, Metadata};
use rustc_hash::FxHashMap;
use spirv_module::Instruction;
use translate_common::LossKind;

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
            Some(scope) => Some(self.raise.location(line, column, scope)),
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
        let node = self.raise.debug_file(file)?;
        let Some((subprogram, own)) = self.lines.subprogram else {
            let subprogram = self.raise.subprogram(self.id, node, line);
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
        let nowhere = self.raise.location(0, 0, subprogram);
        for (_, inst) in self.body.insts.iter_mut() {
            if matches!(inst.kind, InstKind::Call(_)) && inst.debug_loc.is_none() {
                inst.debug_loc = Some(nowhere);
            }
        }
    }
}

impl Raise<'_> {
    fn location(&mut self, line: u32, column: u32, scope: MdId) -> DebugLocId {
        let column = if column > MAX_COLUMN { 0 } else { column };
        self.out.debug_locs.intern(DebugLoc {
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

    /// The DIFile of an OpString that is not empty.
    fn debug_file(&mut self, string: u32) -> Option<MdId> {
        if let Some(&known) = self.debug_units.files.get(&string) {
            return Some(known);
        }
        let name = self.ids.string(string).filter(|name| !name.is_empty())?.to_vec();
        let name = self.md_bytes(&name);
        let mut file = DebugNode::new(DiKind::DIFile, false);
        file.set("filename", DiField::Md(name));
        let file = self.out.metadata.push(Metadata::Debug(Box::new(file)));
        self.debug_units.files.insert(string, file);
        Some(file)
    }

    /// The one compile unit; made, with what a module with debug info needs, when it is first asked for.
    fn compile_unit(&mut self, file: MdId) -> MdId {
        if let Some(unit) = self.debug_units.unit {
            return unit;
        }
        let mut unit = DebugNode::new(DiKind::DICompileUnit, true);
        unit.set("language", DiField::Int(LANGUAGE));
        unit.set("file", DiField::Md(file));
        unit.set("emissionKind", DiField::Int(LINE_TABLES_ONLY));
        let unit = self.out.metadata.push(Metadata::Debug(Box::new(unit)));
        self.debug_units.unit = Some(unit);
        self.named_metadata("llvm.dbg.cu", unit);
        // Behaviour "warning": LLVM drops debug info of a module that does not state this version.
        let flag = [self.md_u32(2), self.md_string("Debug Info Version"), self.md_u32(3)].map(Some);
        let flag = self.md_tuple(&flag);
        self.named_metadata("llvm.module.flags", flag);
        unit
    }

    fn subprogram(&mut self, function: llvm_model::FunctionId, file: MdId, line: u32) -> MdId {
        let unit = self.compile_unit(file);
        let symbol = self.out.functions[function].props.name.clone();
        let types = self.md_tuple(&[None]);
        let mut ty = DebugNode::new(DiKind::DISubroutineType, false);
        ty.set("types", DiField::Md(types));
        let ty = self.out.metadata.push(Metadata::Debug(Box::new(ty)));
        let mut node = DebugNode::new(DiKind::DISubprogram, true);
        if !symbol.is_empty() {
            let name = self.md_bytes(symbol.as_bytes());
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
        let node = self.out.metadata.push(Metadata::Debug(Box::new(node)));
        let kind = self.md_kind("dbg");
        self.out.functions[function].attachments.push((kind, node));
        node
    }
}
