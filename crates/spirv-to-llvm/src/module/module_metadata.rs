//! Named metadata of the module.

use crate::module::{Raise, metadata};
use llvm_model::{Constant, MdId, Type};
use spirv_mapping::convention::modules;
use spirv_mapping::debug_info;
use spirv_module::{Instruction, InstructionClass, LiteralString, Op, SourceLanguage};
use translate_common::{BuiltinDialect, Lost, Version};

/// `!spirv.*` and `!opencl.*`.
pub(crate) fn raise_module_metadata(m: &mut Raise<'_>) {
    if let Some(inst) = m.input.scan.memory_model
        && let &[addressing, memory, ..] = inst.operands()
    {
        let node = [addressing, memory].map(|word| Some(m.nodes.u32(&mut m.out, word)));
        let node = m.nodes.tuple(&mut m.out, &node);
        metadata::named(&mut m.out, modules::MEMORY_MODEL, node);
    }
    let profile = m.input.options.spirv.profile;
    if profile.states_requirements {
        stated_version(m);
        stated_needs(m);
    }
    if !m.input.options.policy.strip_names {
        lose_names(m);
    }
    let mut version = None;
    let mut extensions: Vec<Option<MdId>> = Vec::new();
    let settings = &m.input.scan.mode_settings;
    for (index, &inst) in settings.iter().enumerate() {
        match inst.op() {
            Op::Source => {
                let behind = settings.get(index + 1..).unwrap_or(&[]);
                version = source(m, inst, behind).or(version);
            }
            Op::SourceExtension => extensions.extend(source_extension(m, inst)),
            Op::SourceContinued | Op::String => {}
            Op::MemberName => member_name(m, inst),
            Op::ModuleProcessed => module_processed(m, inst),
            Op::SamplerImageAddressingModeNV => sampler_image_addressing(m, inst),
            Op::MemberDecorate | Op::MemberDecorateString
                if profile.structures_are_laid_out || m.members.is_said(inst) => {}
            Op::MemberDecorateIdEXT if profile.structures_are_laid_out => {}
            Op::MemberDecorate
            | Op::MemberDecorateString
            | Op::MemberDecorateIdEXT
            | Op::GroupMemberDecorate => {
                m.report.lose(&m.ids, Lost::Decorations("decoration of a member".into()), inst.index());
            }
            _ => {}
        }
    }
    if !extensions.is_empty() {
        let used = m.nodes.tuple(&mut m.out, &extensions);
        metadata::named(&mut m.out, modules::USED_EXTENSIONS, used);
    }
    if profile.has_library {
        let version = version.unwrap_or(called_version(m.input.options.llvm.dialect));
        version_node(m, modules::SPIR_VERSION, modules::spir_version(version));
        version_node(m, modules::OPENCL_VERSION, version);
    }
    generator(m);
    if profile.has_kernels && m.kernels.may_contract() {
        let empty = m.nodes.tuple(&mut m.out, &[]);
        metadata::named(&mut m.out, modules::FP_CONTRACT, empty);
    }
}

/// The default version of OpenCL of a module: that of the functions that it calls. A runtime chooses its library by it.
fn called_version(dialect: BuiltinDialect) -> (u32, u32) {
    match dialect {
        BuiltinDialect::OpenCl12 => (1, 2),
        _ => (2, 0),
    }
}

fn version_node(m: &mut Raise<'_>, name: &str, (major, minor): (u32, u32)) {
    let node = [major, minor].map(|word| Some(m.nodes.u32(&mut m.out, word)));
    let node = m.nodes.tuple(&mut m.out, &node);
    metadata::named(&mut m.out, name, node);
}

/// `!spirv.SamplerImageAddressingModeNV = !{!{i32 bits}}`.
fn sampler_image_addressing(m: &mut Raise<'_>, inst: Instruction<'_>) {
    let Some(&bits) = inst.operands().first() else { return };
    let bits = Some(m.nodes.u32(&mut m.out, bits));
    let node = m.nodes.tuple(&mut m.out, &[bits]);
    metadata::named(&mut m.out, modules::SAMPLER_IMAGE_ADDRESSING, node);
}

/// LLVM IR has names for structures only among the types, and none for constants.
fn lose_names(m: &mut Raise<'_>) {
    let is_nameless = |op: Op| {
        if op.is_type() {
            return !matches!(op, Op::TypeStruct | Op::TypeOpaque);
        }
        op.class() == Some(InstructionClass::ConstantCreation)
    };
    // Names stand before types.
    let named = m.input.module.instructions().take_while(|inst| !inst.op().is_type());
    for inst in named.filter(|inst| inst.op() == Op::Name) {
        let target = inst.operands().first().copied();
        // A specialization constant without a value is a call, which has a name.
        if target.is_some_and(|id| m.spec_constants.has_name(id)) {
            continue;
        }
        let definition = target.and_then(|id| m.ids.definition(id));
        if definition.is_some_and(|definition| is_nameless(definition.op())) {
            m.report.lose(&m.ids, Lost::Name, inst.index());
        }
    }
}

/// `!spirv.MemberName = !{!{%structure poison, i32 member, !"name"}}`, for types that are distinguished by their names.
fn member_name(m: &mut Raise<'_>, inst: Instruction<'_>) {
    let &[structure, member, ref name @ ..] = inst.operands() else { return };
    if m.input.options.policy.strip_names {
        return;
    }
    let ty = m.ids.llvm_type(structure).ok();
    let ty = ty.filter(|&ty| matches!(m.out.types[ty], Type::NamedStruct(_)));
    let (Some(ty), Some(name)) = (ty, LiteralString::read(name)) else {
        return m.report.lose(&m.ids, Lost::MemberName, inst.index());
    };
    let poison = m.out.constants.intern(ty, Constant::Poison);
    let node = [
        Some(m.nodes.constant(&mut m.out, poison)),
        Some(m.nodes.u32(&mut m.out, member)),
        Some(m.nodes.bytes(&mut m.out, &name.to_vec())),
    ];
    let node = m.nodes.tuple(&mut m.out, &node);
    metadata::named(&mut m.out, modules::MEMBER_NAME, node);
}

/// `!spirv.ModuleProcessed = !{!{!"process"}}`
fn module_processed(m: &mut Raise<'_>, inst: Instruction<'_>) {
    if let Some(text) = LiteralString::read(inst.operands()) {
        let text = text.to_vec();
        // The compile unit has it.
        if !m.debug_nodes.order.is_empty() && text.starts_with(debug_info::PRODUCER.as_bytes()) {
            return;
        }
        let text = m.nodes.bytes(&mut m.out, &text);
        let node = m.nodes.tuple(&mut m.out, &[Some(text)]);
        metadata::named(&mut m.out, modules::PROCESSED, node);
    }
}

/// The text of an OpSource, with those of the OpSourceContinued directly behind it.
fn source_text(inst: Instruction<'_>, behind: &[Instruction<'_>]) -> Option<Vec<u8>> {
    let mut text = LiteralString::read(inst.operands().get(3..)?)?.to_vec();
    for more in behind.iter().take_while(|other| other.op() == Op::SourceContinued) {
        text.extend(LiteralString::read(more.operands())?.to_vec());
    }
    Some(text)
}

/// `!spirv.Source = !{!{i32 language, i32 version[, !{!"file"}[, !"text"]]}}`; `behind` are the instructions that follow.
/// Returns the version of OpenCL.
fn source<'m>(m: &mut Raise<'m>, inst: Instruction<'m>, behind: &[Instruction<'m>]) -> Option<(u32, u32)> {
    let &[language, version, ref rest @ ..] = inst.operands() else { return None };
    let mut node = vec![Some(m.nodes.u32(&mut m.out, language)), Some(m.nodes.u32(&mut m.out, version))];
    if let Some(file) = rest.first().and_then(|&file| m.ids.string(file)) {
        let name = m.nodes.bytes(&mut m.out, &file.to_vec());
        node.push(Some(m.nodes.tuple(&mut m.out, &[Some(name)])));
        if m.out.source_filename.is_empty() {
            m.out.source_filename = file.to_vec().into();
        }
        if let Some(text) = source_text(inst, behind) {
            node.push(Some(m.nodes.bytes(&mut m.out, &text)));
        }
    }
    let node = m.nodes.tuple(&mut m.out, &node);
    metadata::named(&mut m.out, modules::SOURCE, node);
    if let Some(version) = modules::cxx_version(SourceLanguage(language), version) {
        version_node(m, modules::CXX_VERSION, version);
    }
    modules::opencl_version(SourceLanguage(language), version)
}

fn source_extension<'m>(m: &mut Raise<'m>, inst: Instruction<'m>) -> Option<Option<MdId>> {
    let name = LiteralString::read(inst.operands())?;
    let name = m.nodes.bytes(&mut m.out, &name.to_vec());
    let node = m.nodes.tuple(&mut m.out, &[Some(name)]);
    metadata::named(&mut m.out, modules::SOURCE_EXTENSION, node);
    Some(Some(name))
}

/// The version of a module of shaders, if the triple does not contain it: rules and interfaces depend on it.
fn stated_version(m: &mut Raise<'_>) {
    let version = m.input.module.header.version;
    if version > Version::V1_0 && !m.input.options.spirv.profile.names_version(version) {
        let word = version.to_word();
        let node = [word >> 16, word >> 8 & 0xff].map(|number| Some(m.nodes.u32(&mut m.out, number)));
        let node = m.nodes.tuple(&mut m.out, &node);
        metadata::named(&mut m.out, modules::VERSION, node);
    }
}

/// `!spirv.Capability`, `!spirv.Extension`: for shaders all declarations of the module, since some do not follow from
/// instructions.
fn stated_needs(m: &mut Raise<'_>) {
    for &inst in &m.input.scan.mode_settings {
        let (list, what) = match (inst.op(), inst.operands()) {
            (Op::Capability, &[capability]) => (modules::CAPABILITY, m.nodes.u32(&mut m.out, capability)),
            (Op::Extension, words) => {
                let Some(name) = LiteralString::read(words) else { continue };
                (modules::EXTENSION, m.nodes.bytes(&mut m.out, &name.to_vec()))
            }
            _ => continue,
        };
        let node = m.nodes.tuple(&mut m.out, &[Some(what)]);
        metadata::named(&mut m.out, list, node);
    }
}

/// `!spirv.Generator = !{!{i16 tool, i16 version}}`
fn generator(m: &mut Raise<'_>) {
    let generator = m.input.module.header.generator;
    let ty = m.out.types.int(16);
    let halves = [generator >> 16, generator & 0xffff];
    let node = halves.map(|half| {
        let constant = m.out.constants.int(ty, 16, u64::from(half));
        Some(m.nodes.constant(&mut m.out, constant))
    });
    let node = m.nodes.tuple(&mut m.out, &node);
    metadata::named(&mut m.out, modules::GENERATOR, node);
}
