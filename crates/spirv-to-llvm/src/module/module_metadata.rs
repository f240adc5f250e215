//! What stands at module level: triple, data layout, named metadata.

use crate::fail::fail;
use crate::raise::Raise;
use llvm_model::{DataLayout, MdId, NamedMetadata};
use spirv_module::{AddressingModel, Instruction, LiteralString, MemoryModel, Op, SourceLanguage};
use translate_common::LossKind;

/// As clang has them for the triples `spir` and `spir64`.
const LAYOUT_32: &str =
    "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1";
const LAYOUT_64: &str =
    "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1";

impl<'m> Raise<'m> {
    /// Sets triple and data layout, which everything that asks for sizes needs.
    pub(crate) fn raise_target(&mut self) {
        let model = self.input.scan.memory_model;
        match (model, self.input.scan.addressing()) {
            (Some(_), AddressingModel::Physical32 | AddressingModel::Physical64) => {}
            (Some(inst), other) => {
                let fail = fail!("the addressing model {other:?} is not supported")
                    .help("Kernel modules have Physical32 or Physical64; shaders are not supported");
                self.report.error(&mut self.ids, inst, fail);
            }
            (None, _) => {
                self.report.module_error(fail!("the module has no OpMemoryModel"));
            }
        }
        if let Some(inst) = model {
            let memory = MemoryModel(inst.operands().get(1).copied().unwrap_or(u32::MAX));
            if memory != MemoryModel::OpenCL {
                let fail = fail!("the memory model {memory:?} is not supported")
                    .help("Kernel modules have the memory model OpenCL");
                self.report.error(&mut self.ids, inst, fail);
            }
        }
        let wide = self.input.pointer_width() == 64;
        self.out.triple = if wide { "spir64-unknown-unknown" } else { "spir-unknown-unknown" }.into();
        let layout = if wide { LAYOUT_64 } else { LAYOUT_32 };
        self.out.data_layout = layout.into();
        // The string is a constant that parses.
        self.layout = DataLayout::parse(layout).unwrap_or_default();
    }

    /// Appends a node to a named metadata node.
    pub(crate) fn named_metadata(&mut self, name: &str, node: MdId) {
        match self.out.named_metadata.iter_mut().find(|named| named.name == name) {
            Some(named) => named.operands.push(node),
            None => self.out.named_metadata.push(NamedMetadata { name: name.into(), operands: vec![node] }),
        }
    }

    /// `!spirv.*` and `!opencl.*`.
    pub(crate) fn raise_module_metadata(&mut self) {
        if let Some(inst) = self.input.scan.memory_model
            && let &[addressing, memory, ..] = inst.operands()
        {
            let node = [addressing, memory].map(|word| Some(self.md_u32(word)));
            let node = self.md_tuple(&node);
            self.named_metadata("spirv.MemoryModel", node);
        }
        let mut version = None;
        let mut extensions: Vec<Option<MdId>> = Vec::new();
        for &inst in &self.input.scan.mode_settings {
            match inst.op() {
                Op::Source => version = self.source(inst).or(version),
                Op::SourceExtension => extensions.extend(self.source_extension(inst)),
                Op::SourceContinued | Op::String | Op::MemberName => {}
                Op::ModuleProcessed => {
                    self.report.lose(&self.ids, LossKind::Module, "OpModuleProcessed", inst.index())
                }
                Op::MemberDecorate | Op::MemberDecorateString if self.is_member_said(inst) => {}
                Op::MemberDecorate | Op::MemberDecorateString | Op::GroupMemberDecorate => {
                    self.report.lose(&self.ids, LossKind::Decoration, "decoration of a member", inst.index());
                }
                _ => {}
            }
        }
        if !extensions.is_empty() {
            let used = self.md_tuple(&extensions);
            self.named_metadata("opencl.used.extensions", used);
        }
        let (major, minor) = version.unwrap_or((1, 2));
        let spir = if (major, minor) <= (1, 2) { (1, 2) } else { (2, 0) };
        self.version_node("opencl.spir.version", spir);
        self.version_node("opencl.ocl.version", (major, minor));
        self.generator();
        if !self.contraction_off {
            let empty = self.md_tuple(&[]);
            self.named_metadata("opencl.enable.FP_CONTRACT", empty);
        }
    }

    fn version_node(&mut self, name: &str, (major, minor): (u32, u32)) {
        let node = [major, minor].map(|word| Some(self.md_u32(word)));
        let node = self.md_tuple(&node);
        self.named_metadata(name, node);
    }

    /// `!spirv.Source = !{!{i32 language, i32 version[, !"file"]}}`; returns the version of OpenCL.
    fn source(&mut self, inst: Instruction<'m>) -> Option<(u32, u32)> {
        let &[language, version, ref rest @ ..] = inst.operands() else { return None };
        let mut node = vec![Some(self.md_u32(language)), Some(self.md_u32(version))];
        if let Some(file) = rest.first().and_then(|&file| self.ids.string(file)) {
            let name = self.md_bytes(&file.to_vec());
            node.push(Some(self.md_tuple(&[Some(name)])));
            if self.out.source_filename.is_empty() {
                self.out.source_filename = file.to_vec().into();
            }
        }
        let node = self.md_tuple(&node);
        self.named_metadata("spirv.Source", node);
        match SourceLanguage(language) {
            SourceLanguage::OpenCL_C | SourceLanguage::OpenCL_CPP if version != 0 => {
                Some((version / 100_000, version % 100_000 / 1000))
            }
            SourceLanguage::CPP_for_OpenCL => Some(if version >= 202_100 { (3, 0) } else { (2, 0) }),
            _ => None,
        }
    }

    fn source_extension(&mut self, inst: Instruction<'m>) -> Option<Option<MdId>> {
        let name = LiteralString::read(inst.operands())?;
        let name = self.md_bytes(&name.to_vec());
        let node = self.md_tuple(&[Some(name)]);
        self.named_metadata("spirv.SourceExtension", node);
        Some(Some(name))
    }

    /// `!spirv.Generator = !{!{i16 tool, i16 version}}`
    fn generator(&mut self) {
        let generator = self.input.module.header.generator;
        let ty = self.out.types.int(16);
        let halves = [generator >> 16, generator & 0xffff];
        let node = halves.map(|half| {
            let constant = self.out.constants.int(ty, 16, u64::from(half));
            Some(self.md_constant(constant))
        });
        let node = self.md_tuple(&node);
        self.named_metadata("spirv.Generator", node);
    }
}
