//! Vector compute: decorations and execution modes as attributes of functions, parameters and variables.

use crate::ids::Entity;
use crate::ids::decorations::Decorated;
use crate::module::Raise;
use llvm_model::{Attribute, FunctionId};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::vector_compute as convention;
use spirv_module::{Decoration, ExecutionMode, Instruction, Op};

/// The attribute for a decoration.
pub(crate) fn attribute(decoration: &Decorated<'_>) -> Option<Attribute> {
    let name = convention::attribute(decoration.kind)?;
    Some(named(name, decoration.operands.first().copied()))
}

/// The attribute for a decoration of a variable.
pub(crate) fn variable_attribute(m: &Raise<'_>, id: u32, decoration: &Decorated<'_>) -> Option<Attribute> {
    let is_one = || m.ids.has_decoration(id, Decoration::VectorComputeVariableINTEL);
    let own = convention::variable_attribute(decoration.kind).filter(|_| is_one());
    own.map(|name| named(name, None)).or_else(|| attribute(decoration))
}

fn named(name: &str, value: Option<u32>) -> Attribute {
    let value = value.map(|value| value.to_string()).unwrap_or_default();
    Attribute::String(name.into(), value.as_str().into())
}

/// The attributes that the decorations of a function are.
pub(crate) fn of_function(m: &Raise<'_>, id: u32) -> Vec<Attribute> {
    if !is_vector_function(m, id) {
        return Vec::new();
    }
    let own = m.ids.decorations(id).filter(|decoration| decoration.kind != convention::OF_RESULT);
    let mut attributes: Vec<_> = own.filter_map(|decoration| attribute(&decoration)).collect();
    attributes.extend(float_control(m, id).map(|value| named(convention::FLOAT_CONTROL, Some(value))));
    attributes
}

/// The attributes that the decorations of a function are which are about its result.
pub(crate) fn of_result(m: &Raise<'_>, id: u32) -> Option<Attribute> {
    let found = m.ids.decoration(id, convention::OF_RESULT)?;
    attribute(&found)
}

/// Returns whether attributes of a function represent a decoration of it.
pub(crate) fn says_decoration(m: &Raise<'_>, id: u32, decoration: &Decorated<'_>) -> bool {
    if decoration.kind == convention::OF_RESULT {
        return true;
    }
    if !is_vector_function(m, id) {
        return false;
    }
    let is_setting = |value| {
        let mut settings = convention::float_settings(value).into_iter();
        settings.any(|setting| says(decoration, setting))
    };
    convention::attribute(decoration.kind).is_some()
        || convention::is_float_decoration(decoration.kind) && float_control(m, id).is_some_and(is_setting)
}

fn says(decoration: &Decorated<'_>, setting: convention::FloatSetting) -> bool {
    let (kind, literal) = setting.decoration;
    decoration.kind == kind && decoration.operands == [setting.width, literal]
}

fn is_vector_function(m: &Raise<'_>, id: u32) -> bool {
    m.ids.has_decoration(id, Decoration::VectorComputeFunctionINTEL)
}

/// Returns the floating-point mode of a function, if one value represents all its decorations.
fn float_control(m: &Raise<'_>, id: u32) -> Option<u32> {
    let decorations: Vec<_> = m.ids.decorations(id).collect();
    convention::float_control(|setting| decorations.iter().any(|said| says(said, *setting)))
}

/// Execution modes of kernels of vector compute, by the kernel's id.
pub(crate) type KernelModes = FxHashMap<u32, Vec<(ExecutionMode, u32)>>;

/// Gives kernels of vector compute the attributes for their execution modes, and returns those modes.
pub(crate) fn raise_kernel_modes(m: &mut Raise<'_>) -> KernelModes {
    let mut stated = KernelModes::default();
    for inst in &m.input.scan.execution_modes {
        if let (Op::ExecutionMode, &[target, mode, value]) = (inst.op(), inst.operands())
            && is_vector_function(m, target)
        {
            stated.entry(target).or_default().push((ExecutionMode(mode), value));
        }
    }
    for (&target, modes) in &mut stated {
        let control = convention::float_control(|setting| modes.contains(&(setting.mode, setting.width)));
        let settings = control.map(convention::float_settings).unwrap_or_default();
        modes.retain(|&(mode, value)| {
            let mut settings = settings.iter();
            convention::mode_attribute(mode).is_some()
                || settings.any(|setting| (setting.mode, setting.width) == (mode, value))
        });
        let said = modes.iter();
        let mut attributes: Vec<_> = said
            .filter_map(|&(mode, value)| Some(named(convention::mode_attribute(mode)?, Some(value))))
            .collect();
        attributes.extend(control.map(|value| named(convention::FLOAT_CONTROL, Some(value))));
        if let Ok(Entity::Function(function)) = m.ids.entity(target) {
            add(m, function, attributes);
        }
    }
    stated
}

/// Returns whether attributes represent an instruction.
pub(crate) fn says_mode(modes: &KernelModes, inst: Instruction<'_>) -> bool {
    matches!((inst.op(), inst.operands()), (Op::ExecutionMode, &[target, mode, value])
        if modes.get(&target).is_some_and(|said| said.contains(&(ExecutionMode(mode), value))))
}

fn add(m: &mut Raise<'_>, function: FunctionId, attributes: Vec<Attribute>) {
    m.out.change_attributes(function, |set| set.extend(attributes));
}
