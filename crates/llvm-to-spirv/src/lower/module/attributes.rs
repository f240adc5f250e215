//! Attributes of functions and parameters: function control, FuncParamAttr and alignment.

use crate::lower::Input;
use crate::lower::module::{Globals, decorations, vector_compute};
use crate::lower::output::decorations::Target;
use crate::lower::output::loss_counts::Among;
use llvm_model::{AttrKind, AttrSetId, Attribute, FunctionId};
use spirv_mapping::convention::decorations::{self as convention, ParameterAttribute};
use spirv_mapping::convention::{functions, shaders};
use spirv_module::{Decoration, FunctionControl, Id, Operands};
use translate_common::Options;

/// Returns the function control mask. Attributes that it cannot express are counted as lost.
pub(in crate::lower) fn function_control(input: Input<'_>, function: FunctionId) -> FunctionControl {
    let attributes = &input.module.attributes;
    let set = attributes.set(attributes.list(input.module.functions[function].attributes).function);
    let bits = set.iter().filter_map(functions::control).filter(|&bit| is_said(input.options, bit));
    bits.fold(FunctionControl::None, |control, bit| control | bit)
}

/// Returns whether a bit of function control is emitted for an attribute.
fn is_said(options: &Options, bit: FunctionControl) -> bool {
    let extensions = &options.spirv.extensions;
    bit != FunctionControl::OptNoneEXT
        || extensions.allows("SPV_EXT_optnone")
        || extensions.allows("SPV_INTEL_optnone")
}

/// Emits ReferencedIndirectlyINTEL, if an attribute requests it.
pub(in crate::lower) fn decorate_referenced(globals: &mut Globals<'_>, function: FunctionId, id: Id) {
    let attributes = &globals.module().attributes;
    let set = attributes.list(globals.module().functions[function].attributes).function;
    if attributes.string(set, convention::REFERENCED_INDIRECTLY).is_some()
        && globals.input().options.spirv.extensions.allows("SPV_INTEL_function_pointers")
    {
        decorations::state_decoration(
            globals,
            Target::function(id),
            Decoration::ReferencedIndirectlyINTEL,
            &[],
        );
    }
}

/// Decorates a function with the attributes of its result: how it is extended.
pub(in crate::lower) fn decorate_result(globals: &mut Globals<'_>, target: Id, set: AttrSetId) {
    decorate(globals, target, set, |attribute| matches!(attribute, ParameterAttribute::Extension(_)));
}

/// Decorates a parameter.
pub(in crate::lower) fn decorate_parameter(globals: &mut Globals<'_>, target: Id, set: AttrSetId) {
    decorate(globals, target, set, |_| true);
    if !globals.input().profile().has_kernels {
        return;
    }
    for pair in convention::NUMBERS.iter().filter(|pair| pair.way.is_to_spirv()) {
        let Some(number) = globals.module().attributes.int(set, pair.llvm) else { continue };
        match (pair.spirv, u32::try_from(number)) {
            (Decoration::Alignment, _) => globals.out().decorate_alignment(target, number),
            (decoration, Ok(number)) => {
                globals.decorate_late(target, decoration, Operands::new().word(number))
            }
            (_, Err(_)) => {}
        }
    }
}

/// Emits FuncParamAttr decorations, which kernels have, for the attributes of a set that satisfy `counts`.
fn decorate(
    globals: &mut Globals<'_>,
    target: Id,
    set: AttrSetId,
    counts: impl Fn(ParameterAttribute) -> bool,
) {
    if !globals.input().profile().has_kernels {
        return;
    }
    let set = globals.module().attributes.set(set);
    for pair in convention::PARAMETERS.iter().filter(|pair| counts(pair.llvm)) {
        if set.iter().any(|attribute| pair.llvm.is(attribute)) {
            globals.out().decorate(target, Decoration::FuncParamAttr, &[pair.spirv.0]);
        }
    }
}

/// Returns whether an attribute is represented in SPIR-V, or implied there.
pub(in crate::lower) fn is_carried(options: &Options, attribute: &Attribute, among: Among) -> bool {
    let said = convention::PARAMETERS.iter().find(|pair| pair.llvm.is(attribute)).map(|pair| pair.llvm);
    let Among::Others = among else {
        return matches!(said, Some(ParameterAttribute::Extension(_)))
            || vector_compute::is_carried(options, attribute);
    };
    if vector_compute::is_carried(options, attribute) {
        return true;
    }
    if let Attribute::String(key, _) = attribute {
        let is_of_entry_point = [shaders::STAGE, shaders::LOCAL_SIZE].iter().any(|known| *key == *known);
        return is_of_entry_point && !options.spirv.profile.has_kernels
            || *key == convention::REFERENCED_INDIRECTLY
                && options.spirv.extensions.allows("SPV_INTEL_function_pointers");
    }
    if let Some(bit) = functions::control(attribute) {
        return is_said(options, bit);
    }
    let implied = |kind: AttrKind| functions::OF_ALL.contains(&kind) || functions::IMPLIED.contains(&kind);
    let has_number = |kind| convention::NUMBERS.iter().any(|pair| pair.llvm == kind);
    said.is_some()
        || match *attribute {
            // Reported by itself when the version has no word for it.
            Attribute::Int(kind, number) if has_number(kind) => {
                kind == AttrKind::ALIGN || u32::try_from(number).is_ok()
            }
            _ => attribute.kind().is_some_and(implied),
        }
}
