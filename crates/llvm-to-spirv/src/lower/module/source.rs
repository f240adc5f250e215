//! The source of a module: language, version, file and text, extensions of the language, and the processing of the
//! module since.

use crate::lower::module::Globals;
use crate::lower::module::metadata::literals;
use llvm_model::{MdId, Module, NamedMetadata};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::modules;
use spirv_module::{Id, Op, Operands, SourceLanguage, Version};
use translate_common::Lost;
use translate_common::forms::Headers;
use translate_common::losses::LossReason;

/// How many bytes of text an instruction takes: it has at most 65,535 words.
const MAX_CHUNK: usize = 250_000;

/// OpSource from `spirv.Source` (`!{i32 language, i32 version[, !{!"file"}[, !"text"]]}`) or from the OpenCL version.
pub(super) fn lower_source(globals: &mut Globals<'_>) {
    let module = globals.module();
    if let Some(list) = module.named(modules::SOURCE) {
        for &node in &list.operands {
            let literals = literals(globals.module(), node);
            let &[language, version] = literals.as_slice() else {
                globals.report().lose(Lost::metadata("spirv.Source"));
                continue;
            };
            let file = module.tuple(node).get(2).copied().flatten().and_then(|file| file_name(module, file));
            let file = file.map(|name| globals.out().string(name));
            let text = module.tuple(node).get(3).copied().flatten().and_then(|text| module.md_string(text));
            push_source(globals, [language, version], file, text.map_or(&[][..], |text| text.as_bytes()));
        }
        return;
    }
    let stated = modules::VERSIONS.iter().find_map(|pair| {
        let literals = literals(module, *module.named(pair.llvm)?.operands.first()?);
        let &[major, minor, ..] = literals.as_slice() else { return None };
        Some((pair.spirv, modules::version_number(major, minor)))
    });
    if let Some((language, version)) = stated {
        globals.out().push(Op::Source, None, None, &[language.0, version]);
    } else if globals.input().options.forms().headers == Headers::Always {
        globals.out().push(Op::Source, None, None, &[SourceLanguage::Unknown.0, 0]);
    }
}

/// Emits OpSource, and OpSourceContinued for the part of the text that does not fit. Text without a file has no place.
fn push_source(globals: &mut Globals<'_>, [language, version]: [u32; 2], file: Option<Id>, text: &[u8]) {
    let mut language = language;
    if SourceLanguage::KIND.enumerant(language).is_none() {
        globals.report().lose(Lost::SourceLanguage(language));
        language = SourceLanguage::Unknown.0;
    }
    if file.is_none() && !text.is_empty() {
        globals
            .report()
            .lose(Lost::Metadata("spirv.Source".into(), LossReason::Because("a text without a file".into())));
    }
    let mut chunks = chunks(text).take_while(|_| file.is_some());
    let mut operands = Operands::new().word(language).word(version).ids(file);
    if let Some(first) = chunks.next() {
        operands = operands.bytes(first);
    }
    globals.out().push(Op::Source, None, None, &operands);
    for more in chunks {
        globals.out().push(Op::SourceContinued, None, None, &Operands::new().bytes(more));
    }
}

/// A source text in pieces that fit an instruction each, cut between characters.
fn chunks(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut end = rest.len().min(MAX_CHUNK);
        while end > 1 && rest.get(end).is_some_and(|byte| byte & 0xc0 == 0x80) {
            end -= 1;
        }
        let (chunk, behind) = rest.split_at_checked(end)?;
        rest = behind;
        (!chunk.is_empty()).then_some(chunk)
    })
}

/// Writes OpModuleProcessed. Version 1.0 does without: the instruction only documents the module.
pub(in crate::lower) fn push_module_processed(globals: &mut Globals<'_>, text: &[u8]) {
    if globals.input().options.spirv.max_version < Version::V1_1 {
        return globals.report().lose(Lost::ModuleProcessed);
    }
    globals.out().push(Op::ModuleProcessed, None, None, &Operands::new().bytes(text));
}

/// OpModuleProcessed, as the module states it.
pub(super) fn lower_module_processed(globals: &mut Globals<'_>, named: &NamedMetadata) {
    let module = globals.module();
    for &node in &named.operands {
        let text = module.tuple(node).first().copied().flatten().and_then(|text| module.md_string(text));
        match text {
            Some(text) => push_module_processed(globals, text.as_bytes()),
            None => globals.report().lose(Lost::ProcessWithoutText),
        }
    }
}

/// `!opencl.used.extensions` and the like: each name once.
pub(super) fn lower_source_extensions(
    globals: &mut Globals<'_>,
    named: &NamedMetadata,
    seen: &mut FxHashSet<MdId>,
) {
    let module = globals.module();
    for &node in &named.operands {
        for &name in module.tuple(node).iter().flatten() {
            if let Some(text) = module.md_string(name)
                && seen.insert(name)
            {
                let operands = Operands::new().bytes(text.as_bytes());
                globals.out().push(Op::SourceExtension, None, None, &operands);
            }
        }
    }
}

/// The file of `!spirv.Source`: a string, in a node of its own or not.
fn file_name(module: &Module, file: MdId) -> Option<&[u8]> {
    let text = module.md_string(file).or_else(|| module.md_string(module.tuple(file).first().copied()??));
    text.map(|text| text.as_bytes())
}
