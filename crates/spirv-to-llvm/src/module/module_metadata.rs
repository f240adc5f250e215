//! What stands at module level: triple, data layout, named metadata.

use crate::fail::fail;
use crate::raise::Raise;
use llvm_model::{DataLayout, MdId, NamedMetadata};
use spirv_module::{Instruction, LiteralString, MemoryModel, Op, SourceLanguage};
use translate_common::LossKind;
use translate_common::profile::Target;

impl<'m> Raise<'m> {
    /// The width of a pointer in bits.
    pub(crate) fn pointer_width(&self) -> u32 {
        self.target().map_or(64, |target| target.pointer_bits)
    }

    /// The target that the addressing model means.
    fn target(&self) -> Option<&'static Target> {
        self.options.profile.target_of_addressing(self.scan.addressing())
    }

    /// Sets triple and data layout, which everything that asks for sizes needs.
    pub(crate) fn raise_target(&mut self) {
        let profile = self.options.profile;
        match self.scan.memory_model {
            Some(inst) if self.target().is_none() => {
                let known: Vec<String> =
                    profile.targets.iter().map(|t| format!("{:?}", t.addressing)).collect();
                let fail = fail!("the addressing model {:?} is not supported", self.scan.addressing()).help(
                    format!(
                        "{} modules have {}; {} are not supported",
                        profile.name,
                        known.join(" or "),
                        profile.others
                    ),
                );
                self.report(inst, fail);
            }
            Some(_) => {}
            None => {
                let message = "the module has no OpMemoryModel";
                self.diagnostics
                    .push(translate_common::Diagnostic::error(translate_common::Place::Module, message));
            }
        }
        if let Some(inst) = self.scan.memory_model {
            let memory = MemoryModel(inst.operands().get(1).copied().unwrap_or(u32::MAX));
            if memory != profile.memory_model {
                let fail = fail!("the memory model {memory:?} is not supported").help(format!(
                    "{} modules have the memory model {:?}",
                    profile.name, profile.memory_model
                ));
                self.report(inst, fail);
            }
        }
        // Without a target, which has been reported, any will do for the rest to be looked at.
        let Some(target) = self.target().or(profile.targets.last()) else { return };
        self.out.triple = target.triple.into();
        self.out.data_layout = target.layout.into();
        // The string is a constant that parses.
        self.layout = DataLayout::parse(target.layout).unwrap_or_default();
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
        if let Some(inst) = self.scan.memory_model
            && let &[addressing, memory, ..] = inst.operands()
        {
            let node = [addressing, memory].map(|word| Some(self.md_u32(word)));
            let node = self.md_tuple(&node);
            self.named_metadata("spirv.MemoryModel", node);
        }
        let settings = std::mem::take(&mut self.scan.mode_settings);
        let mut version = None;
        let mut extensions: Vec<Option<MdId>> = Vec::new();
        for &inst in &settings {
            match inst.op() {
                Op::Source => version = self.source(inst).or(version),
                Op::SourceExtension => extensions.extend(self.source_extension(inst)),
                Op::SourceContinued | Op::String | Op::MemberName => {}
                Op::ModuleProcessed => self.lose(LossKind::Module, "OpModuleProcessed", inst.index()),
                Op::MemberDecorate | Op::MemberDecorateString if self.is_member_said(inst) => {}
                Op::MemberDecorate | Op::MemberDecorateString | Op::GroupMemberDecorate => {
                    self.lose(LossKind::Decoration, "decoration of a member", inst.index());
                }
                _ => {}
            }
        }
        self.scan.mode_settings = settings;
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
        if let Some(file) = rest.first().and_then(|&file| self.string(file)) {
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
        let generator = self.input.header.generator;
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
