//! The set `NonSemantic.AuxData`, in which translators keep attributes and metadata of LLVM that SPIR-V has no words
//! for: they are attached again when the options ask for it.

use crate::ids::Entity;
use crate::module::{Raise, metadata};
use llvm_model::{AttrKind, Attribute, Constant, FunctionId, GlobalId, Linkage, MdId, Value};
use spirv_module::vendor::aux_data;
use spirv_module::{Instruction, LiteralString, Op};
use translate_common::Lost;

/// Attributes without a value that functions can have on their own. Others are forms of the function's parameters, come
/// in pairs, or say what is said elsewhere.
#[rustfmt::skip] // a table
const OF_FUNCTIONS: &[&str] = &[
    "cold", "convergent", "disable_sanitizer_instrumentation", "hot", "minsize", "mustprogress", "nobuiltin", "nocallback",
    "nocf_check", "noduplicate", "nofree", "noimplicitfloat", "nomerge", "noprofile", "norecurse", "noredzone", "noreturn",
    "nosync", "nounwind", "null_pointer_is_valid", "optsize", "returns_twice", "safestack", "shadowcallstack",
    "speculatable", "ssp", "sspreq", "sspstrong", "strictfp", "willreturn",
];

/// Kinds of metadata with forms of their own in LLVM.
const WITH_FORMS: &[&str] =
    &["associated", "callees", "dbg", "kcfi_type", "prof", "type", "vcall_visibility"];

/// The subject of an instruction of the set.
#[derive(Clone, Copy)]
enum Subject {
    Function(FunctionId),
    Variable(GlobalId),
}

/// Attaches the contents of the instructions of the set. Functions and variables must exist.
pub(crate) fn raise_aux_data<'m>(m: &mut Raise<'m>) {
    if !m.input.options.keeps_aux_data() {
        return;
    }
    let globals = m.input.scan.globals.iter();
    let instructions = globals.filter_map(|&index| m.input.instruction(index as usize));
    let instructions: Vec<_> = instructions.filter(|inst| is_aux_data(m, *inst)).collect();
    for inst in &instructions {
        forget_convergent(m, *inst);
    }
    for inst in instructions {
        if attach(m, inst).is_none() {
            m.report.lose(&m.ids, Lost::NonSemantic(aux_data::SET.to_owned()), inst.index());
        }
    }
}

/// Whether an instruction is one of the set that is attached.
pub(crate) fn is_aux_data(m: &Raise<'_>, inst: Instruction<'_>) -> bool {
    let set = inst.operands().first().filter(|_| inst.op() == Op::ExtInst);
    let import = set.and_then(|&set| m.input.scan.ext_inst_set(&m.ids, set).ok());
    m.input.options.keeps_aux_data()
        && import.is_some_and(|import| import.name.to_vec() == aux_data::SET.as_bytes())
}

/// Removes `convergent` from a function whose attributes are kept: they contain it if the function had it.
fn forget_convergent(m: &mut Raise<'_>, inst: Instruction<'_>) {
    let &[_, aux_data::FUNCTION_ATTRIBUTE, function, ..] = inst.operands() else { return };
    let Ok(Entity::Function(function)) = m.ids.entity(function) else { return };
    m.out.change_attributes(function, |attributes| {
        attributes.retain(|attribute| attribute.kind() != Some(AttrKind::CONVERGENT));
    });
}

/// `None` if it has no form in LLVM.
fn attach(m: &mut Raise<'_>, inst: Instruction<'_>) -> Option<()> {
    let &[_, number, subject, name, ref rest @ ..] = inst.operands() else { return None };
    let subject = match m.ids.entity(subject).ok()? {
        Entity::Function(function) => Subject::Function(function),
        Entity::Value(Value::Const(constant)) => match m.out.constants[constant] {
            Constant::Global(global) => Subject::Variable(global),
            _ => return None,
        },
        _ => return None,
    };
    if number == aux_data::LINKAGE {
        // The operand in the place of a name is a constant.
        return attach_linkage(m, subject, name);
    }
    let name = text(m, name)?;
    match (number, subject) {
        (aux_data::FUNCTION_ATTRIBUTE, Subject::Function(_))
        | (aux_data::GLOBAL_VARIABLE_ATTRIBUTE, Subject::Variable(_)) => {
            let value = match rest.first() {
                Some(&value) => text(m, value)?,
                None => Vec::new(),
            };
            attach_attribute(m, subject, &name, &value)
        }
        (aux_data::FUNCTION_METADATA, Subject::Function(_))
        | (aux_data::GLOBAL_VARIABLE_METADATA, Subject::Variable(_)) => {
            attach_metadata(m, subject, &name, rest)
        }
        _ => None,
    }
}

/// The text of an OpString.
fn text(m: &Raise<'_>, id: u32) -> Option<Vec<u8>> {
    let inst = m.ids.definition(id).filter(|inst| inst.op() == Op::String)?;
    LiteralString::read(inst.operands()).map(|text| text.to_vec())
}

/// Gives a definition the linkage `available_externally`, which SPIR-V has no equivalent for.
fn attach_linkage(m: &mut Raise<'_>, subject: Subject, linkage: u32) -> Option<()> {
    if m.ids.constant_u64(&m.out.constants, linkage).ok()? != u64::from(aux_data::AVAILABLE_EXTERNALLY) {
        return None;
    }
    let (props, is_definition) = match subject {
        Subject::Function(function) => {
            let function = &mut m.out.functions[function];
            (&mut function.props, function.body.is_some())
        }
        Subject::Variable(variable) => {
            let variable = &mut m.out.globals[variable];
            (&mut variable.props, variable.initializer.is_some())
        }
    };
    // Others find it by its name.
    if !is_definition || props.name.is_empty() {
        return None;
    }
    props.linkage = Linkage::AvailableExternally;
    Some(())
}

fn attach_attribute(m: &mut Raise<'_>, subject: Subject, name: &[u8], value: &[u8]) -> Option<()> {
    let known = std::str::from_utf8(name).ok().and_then(AttrKind::from_name).filter(|_| value.is_empty());
    let attribute = match (known, subject) {
        (Some(kind), Subject::Function(_)) => {
            // Attributes that SPIR-V has words for are there already.
            let is_free = kind.name().is_some_and(|name| OF_FUNCTIONS.contains(&name));
            Attribute::Enum(Some(kind).filter(|_| is_free)?)
        }
        (Some(_), Subject::Variable(_)) => return None,
        (None, _) => Attribute::String(name.into(), value.into()),
    };
    match subject {
        Subject::Function(function) => m.out.change_attributes(function, |set| set.push(attribute)),
        Subject::Variable(variable) => {
            let mut set = m.out.attributes.set(m.out.globals[variable].attributes).to_vec();
            set.push(attribute);
            m.out.globals[variable].attributes = m.out.attributes.intern_set(set);
        }
    }
    Some(())
}

fn attach_metadata(m: &mut Raise<'_>, subject: Subject, kind: &[u8], operands: &[u32]) -> Option<()> {
    let kind = std::str::from_utf8(kind).ok().filter(|kind| !WITH_FORMS.contains(kind))?;
    let operands: Vec<Option<MdId>> =
        operands.iter().map(|&operand| node(m, operand).map(Some)).collect::<Option<_>>()?;
    let node = m.nodes.tuple(&mut m.out, &operands);
    let kind = metadata::kind(&mut m.out, kind);
    let attachments = match subject {
        Subject::Function(function) => &mut m.out.functions[function].attachments,
        Subject::Variable(variable) => &mut m.out.globals[variable].attachments,
    };
    if attachments.iter().all(|(known, _)| *known != kind) {
        attachments.push((kind, node));
    }
    Some(())
}

/// A string or a constant as metadata.
fn node(m: &mut Raise<'_>, id: u32) -> Option<MdId> {
    if let Some(text) = text(m, id) {
        return Some(m.nodes.bytes(&mut m.out, &text));
    }
    let constant = m.ids.constant(id).ok()?;
    Some(m.nodes.constant(&mut m.out, constant))
}
