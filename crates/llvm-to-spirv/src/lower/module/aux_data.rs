//! Attributes and metadata of functions and variables without an equivalent in SPIR-V, kept in the set
//! `NonSemantic.AuxData` if the options request it. Consumers that do not support the set ignore it.
//!
//! The instructions come after the functions, because they name functions and variables in any place.

use crate::lower::module::Globals;
use llvm_model::{AttrSetId, Attribute, Constant, FunctionId, GlobalId, MdId, Metadata, Type};
use spirv_module::vendor::aux_data;
use spirv_module::{Id, Op, Operands};

/// The owner of the data: a function, or a variable.
#[derive(Clone, Copy)]
enum About {
    Function,
    Variable,
}

/// The attributes of a function.
pub(in crate::lower) fn keep_function_attributes(globals: &mut Globals<'_>, function: FunctionId, id: Id) {
    let attributes = &globals.module().attributes;
    let set = attributes.list(globals.module().functions[function].attributes).function;
    keep_attributes(globals, About::Function, id, set);
}

/// The attributes of a variable.
pub(in crate::lower) fn keep_variable_attributes(globals: &mut Globals<'_>, variable: GlobalId, id: Id) {
    let set = globals.module().globals[variable].attributes;
    keep_attributes(globals, About::Variable, id, set);
}

fn keep_attributes(globals: &mut Globals<'_>, about: About, id: Id, set: AttrSetId) {
    let number = match about {
        About::Function => aux_data::FUNCTION_ATTRIBUTE,
        About::Variable => aux_data::GLOBAL_VARIABLE_ATTRIBUTE,
    };
    for attribute in globals.module().attributes.set(set) {
        let (name, value) = match attribute {
            Attribute::Enum(kind) => (kind.name().unwrap_or_default().as_bytes(), &b""[..]),
            Attribute::String(name, value) => (name.as_bytes(), value.as_bytes()),
            // Data with numbers or types has no form in the set.
            _ => continue,
        };
        if !name.is_empty() {
            let name = globals.out().string(name);
            let value = (!value.is_empty()).then(|| globals.out().string(value));
            let operands = Operands::new().id(id).id(name).ids(value);
            state(globals, number, &operands);
        }
    }
}

/// Metadata of a function; `false` when it has no form in the set.
pub(in crate::lower) fn keep_function_metadata(
    globals: &mut Globals<'_>,
    id: Id,
    kind: &str,
    node: MdId,
) -> bool {
    keep_metadata(globals, aux_data::FUNCTION_METADATA, id, kind, node)
}

/// Metadata of a variable; `false` when it has no form in the set.
pub(in crate::lower) fn keep_variable_metadata(
    globals: &mut Globals<'_>,
    id: Id,
    kind: &str,
    node: MdId,
) -> bool {
    keep_metadata(globals, aux_data::GLOBAL_VARIABLE_METADATA, id, kind, node)
}

/// The linkage of a function whose body only exists to be inlined: in SPIR-V the function is the module's own.
pub(in crate::lower) fn keep_available_externally(globals: &mut Globals<'_>, id: Id) {
    let linkage = globals.pool().u32_constant(aux_data::AVAILABLE_EXTERNALLY);
    state(globals, aux_data::LINKAGE, &Operands::new().id(id).id(linkage));
}

/// A node of strings and numbers.
fn keep_metadata(globals: &mut Globals<'_>, number: u32, id: Id, kind: &str, node: MdId) -> bool {
    let module = globals.module();
    if !globals.input().options.keeps_aux_data() || !matches!(module.metadata[node], Metadata::Tuple { .. }) {
        return false;
    }
    let mut operands = Vec::new();
    for &operand in module.tuple(node) {
        let Some(operand) = operand else { return false };
        let id = match module.metadata[operand] {
            Metadata::String(ref text) => globals.out().string(text.as_bytes()),
            Metadata::Constant(constant) if is_number(globals, constant) => {
                let ty = globals.types().value_type(module.constants.ty(constant));
                globals.constant(constant, ty)
            }
            _ => return false,
        };
        operands.push(id);
    }
    let name = globals.out().string(kind.as_bytes());
    let operands = Operands::new().id(id).id(name).ids(operands);
    state(globals, number, &operands);
    true
}

/// Whether a constant is an integer or a float of a width that SPIR-V has.
fn is_number(globals: &Globals<'_>, constant: llvm_model::ConstId) -> bool {
    let module = globals.module();
    let ty = &module.types[module.constants.ty(constant)];
    matches!(module.constants[constant], Constant::Int(_) | Constant::Float(_))
        && matches!(ty, Type::Integer(1 | 8 | 16 | 32 | 64) | Type::Half | Type::Float | Type::Double)
}

/// Adds an instruction of the set.
fn state(globals: &mut Globals<'_>, number: u32, operands: &[u32]) {
    let void = globals.pool().void_type();
    let out = globals.out();
    let set = out.import(aux_data::SET);
    let result = out.fresh();
    let operands = Operands::new().id(set).word(number).words(operands);
    out.push_behind(Op::ExtInst, Some(void), Some(result), &operands);
}
