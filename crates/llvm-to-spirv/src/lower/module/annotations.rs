//! Annotations of globals, and what an annotation's text does to what it is about.

use crate::lower::module::Globals;
use crate::lower::module::annotation_text::{Annotation, parse};
use crate::lower::module::decorations::{self, Literal};
use crate::lower::output::said::{Target, told_apart_by};
use llvm_model::{ConstId, Constant, ConstantExpr, GlobalVariable, Module, TypeId};
use rustc_hash::FxHashMap;
use spirv_module::{Decoration, Operands};
use translate_common::Lost;
use translate_common::losses::LossReason;
use translate_common::requirements::obstacle;

/// How many casts may lie around an address.
const MAX_CASTS: usize = 64;

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

/// Compilers write a default first and what the source says behind it: the last of each decoration counts.
pub(in crate::lower) fn annotate(globals: &mut Globals<'_>, target: Target, text: &str) {
    let options = globals.input().options;
    let allowed = |decoration: Decoration| {
        decoration.facts().is_some_and(|facts| obstacle(&facts.requires, options).is_none())
    };
    let annotations = parse(text, allowed);
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

/// The text that an annotation points to, without the zero at its end, and behind it the numbers of its arguments, which
/// are in a structure.
pub(in crate::lower) fn annotation_text(
    module: &Module,
    text: ConstId,
    arguments: Option<ConstId>,
) -> Option<String> {
    let mut text = match contents(module, text)? {
        Constant::Data(bytes) => {
            let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
            String::from_utf8_lossy(bytes.get(..end)?).into_owned()
        }
        Constant::Null => String::new(),
        _ => return None,
    };
    for (index, number) in arguments.map(|list| numbers(module, list)).unwrap_or_default().iter().enumerate()
    {
        text.push_str(if index == 0 { ": " } else { ", " });
        text.push_str(number);
    }
    Some(text)
}

/// The integers in a structure that an annotation has as its arguments; truth values are 1 and 0.
fn numbers(module: &Module, list: ConstId) -> Vec<String> {
    let Constant::Global(global) = module.constants[constant_without_casts(module, list)] else {
        return Vec::new();
    };
    let types = &module.types;
    let Some(body) = types.struct_body(module.globals[global].value_type) else { return Vec::new() };
    match module.globals[global].initializer.map(|id| &module.constants[id]) {
        Some(Constant::Null) => {
            let is_int = |field: &&TypeId| types.int_width(**field).is_some();
            body.fields.iter().filter(is_int).map(|_| "0".to_owned()).collect()
        }
        Some(Constant::Aggregate(fields)) => {
            let number = |&field: &ConstId| {
                let width = types.int_width(module.constants.ty(field))?;
                let bits = module.constants.as_int(field)?;
                let signed = if width == 1 { i64::from(bits.bit(0)) } else { bits.to_i64(width)? };
                Some(signed.to_string())
            };
            fields.iter().filter_map(number).collect()
        }
        _ => Vec::new(),
    }
}

/// What the variable that a constant is the address of holds.
fn contents(module: &Module, address: ConstId) -> Option<&Constant> {
    let Constant::Global(global) = module.constants[constant_without_casts(module, address)] else {
        return None;
    };
    module.globals[global].initializer.map(|id| &module.constants[id])
}

fn constant_without_casts(module: &Module, mut address: ConstId) -> ConstId {
    for _ in 0..MAX_CASTS {
        match &module.constants[address] {
            Constant::Expr(expr) => match **expr {
                ConstantExpr::Cast { operand, .. } => address = operand,
                _ => break,
            },
            _ => break,
        }
    }
    address
}
