//! Annotations of globals, and the effect of an annotation's text on its target.

use crate::lower::module::Globals;
use crate::lower::module::annotation_text::{Annotation, parse};
use crate::lower::module::decorations::{self, Literal};
use crate::lower::output::decorations::{Target, told_apart_by};
use llvm_legalize::annotation_texts::{annotation_text, constant_without_casts};
use llvm_model::{ConstId, Constant, GlobalVariable};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::annotation::is_of_memory;
use spirv_module::{Decoration, Operands};
use translate_common::Lost;
use translate_common::losses::LossReason;
use translate_common::requirements::obstacle;

/// How many annotations of globals a module may have.
const MAX_ANNOTATIONS: usize = 1 << 20;

/// `@llvm.global.annotations`: an array of { what, text, file, line, arguments }.
pub(in crate::lower) fn lower_global_annotations(globals: &mut Globals<'_>, list: &GlobalVariable) {
    let entries = match list.initializer.map(|id| &globals.module().constants[id]) {
        Some(Constant::Aggregate(entries)) if entries.len() <= MAX_ANNOTATIONS => entries.to_vec(),
        _ => return globals.report().lose(Lost::Annotations("@llvm.global.annotations")),
    };
    for entry in entries {
        let parts = match &globals.module().constants[entry] {
            Constant::Aggregate(parts) => parts.to_vec(),
            _ => Vec::new(),
        };
        let &[what, text, ref rest @ ..] = parts.as_slice() else {
            globals.report().lose(Lost::Annotations("an entry of @llvm.global.annotations"));
            continue;
        };
        let target = global_target(globals, what);
        match (target, annotation_text(globals.module(), text, rest.get(2).copied())) {
            (Some(target), Some(text)) => annotate(globals, target, &text),
            _ => globals.report().lose(Lost::Annotations("an entry of @llvm.global.annotations")),
        }
    }
}

/// Compilers write a default first and the source's value after it: the last of each decoration counts.
pub(in crate::lower) fn annotate(globals: &mut Globals<'_>, target: Target, text: &str) {
    let annotations = allowed_annotations(globals, text);
    let last: FxHashMap<Decoration, usize> =
        annotations.iter().enumerate().map(|(index, annotation)| (annotation.0, index)).collect();
    for (index, (decoration, literals)) in annotations.into_iter().enumerate() {
        if decoration == Decoration::UserSemantic {
            annotate_late(globals, target, (decoration, literals));
        } else if told_apart_by(decoration).is_none() && last.get(&decoration) != Some(&index) {
            let why = LossReason::Because("the annotation has another behind it".into());
            globals.report().lose(Lost::Decoration(decoration, why));
        } else {
            decorations::state_decoration(globals, target, decoration, &literals);
        }
    }
}

/// Returns whether a text has a decoration that is about accesses through a pointer, not about a variable.
pub(in crate::lower) fn names_accesses(globals: &Globals<'_>, text: &str) -> bool {
    allowed_annotations(globals, text)
        .iter()
        .any(|(decoration, _)| *decoration != Decoration::UserSemantic && !is_of_memory(*decoration))
}

/// The decorations of a text, as far as the options allow them.
fn allowed_annotations(globals: &Globals<'_>, text: &str) -> Vec<Annotation> {
    let options = globals.input().options;
    let allowed = |decoration: Decoration| {
        decoration.facts().is_some_and(|facts| obstacle(&facts.requires, options).is_none())
    };
    parse(text, allowed)
}

/// A user's words do not raise the version.
fn annotate_late(globals: &mut Globals<'_>, target: Target, (decoration, literals): Annotation) {
    let text = literals.first().and_then(|literal| match literal {
        Literal::Text(text) => Some(Operands::new().bytes(text.as_bytes())),
        Literal::Number(_) => None,
    });
    match text {
        Some(text) => globals.decorate_late(target.id, decoration, text),
        None => globals.report().lose(Lost::Decoration(decoration, LossReason::Operands)),
    }
}

/// The variable or function that a constant is the address of.
pub(in crate::lower) fn global_target(globals: &mut Globals<'_>, address: ConstId) -> Option<Target> {
    match &globals.module().constants[constant_without_casts(globals.module(), address)] {
        Constant::Global(global) if globals.module().globals[*global].props.address_space != 0 => {
            Some(Target::variable(globals.variable(*global)?.0))
        }
        Constant::Function(function) => Some(Target::function(globals.function_id(*function))),
        _ => None,
    }
}
