//! Attributes of functions and parameters: function control, FuncParamAttr and alignment.

use crate::lower::Input;
use crate::lower::module::{Globals, decorations};
use crate::lower::output::said::Target;
use crate::lower::output::tally::Among;
use llvm_model::{AttrKind, AttrSetId, Attribute, FunctionId};
use spirv_module::{Decoration, FunctionControl, FunctionParameterAttribute, Id, Operands};
use translate_common::Options;

/// Parameter attributes and the FuncParamAttr they become.
const PARAMETER_ATTRIBUTES: &[(AttrKind, FunctionParameterAttribute)] = &[
    (AttrKind::ZERO_EXT, FunctionParameterAttribute::Zext),
    (AttrKind::SIGN_EXT, FunctionParameterAttribute::Sext),
    (AttrKind::BYVAL, FunctionParameterAttribute::ByVal),
    (AttrKind::SRET, FunctionParameterAttribute::Sret),
    (AttrKind::NOALIAS, FunctionParameterAttribute::NoAlias),
    (AttrKind::NO_CAPTURE, FunctionParameterAttribute::NoCapture),
    (AttrKind::READ_ONLY, FunctionParameterAttribute::NoWrite),
    (AttrKind::READ_NONE, FunctionParameterAttribute::NoReadWrite),
];

/// Attributes of results and the FuncParamAttr of the function that they become.
const RESULT_ATTRIBUTES: [(AttrKind, FunctionParameterAttribute); 2] = [
    (AttrKind::ZERO_EXT, FunctionParameterAttribute::Zext),
    (AttrKind::SIGN_EXT, FunctionParameterAttribute::Sext),
];

/// Attributes that SPIR-V for OpenCL implies: there are no exceptions and no recursion, and control flow is never
/// assumed to be divergence-free.
const IMPLIED: &[AttrKind] =
    &[AttrKind::NO_UNWIND, AttrKind::CONVERGENT, AttrKind::NO_RECURSE, AttrKind::UWTABLE];

/// The bits of a `memory` attribute that say "writes", two bits for each kind of memory.
const WRITES: u64 = 0xAAAA_AAAA_AAAA_AAAA;

/// The attribute of functions that may be called through pointers.
const REFERENCED_INDIRECTLY: &str = "referenced-indirectly";

/// `captures(none)`
const CAPTURES_NONE: u64 = 0;

/// The function control mask. What it cannot say is counted as lost.
pub(in crate::lower) fn function_control(input: Input<'_>, function: FunctionId) -> FunctionControl {
    let attributes = &input.module.attributes;
    let set = attributes.list(input.module.functions[function].attributes).function;
    let mut control = FunctionControl::None;
    for (kind, bit) in [
        (AttrKind::ALWAYS_INLINE, FunctionControl::Inline),
        (AttrKind::READ_ONLY, FunctionControl::Pure),
        (AttrKind::READ_NONE, FunctionControl::Const),
    ] {
        if attributes.has(set, kind) {
            control |= bit;
        }
    }
    match attributes.int(set, AttrKind::MEMORY) {
        Some(0) => control |= FunctionControl::Const,
        Some(memory) if memory & WRITES == 0 => control |= FunctionControl::Pure,
        _ => {}
    }
    if attributes.has(set, AttrKind::NO_INLINE) && keeps_no_inline(input.options, attributes.set(set)) {
        control |= FunctionControl::DontInline;
    }
    if attributes.has(set, AttrKind::OPT_NONE) && allows_opt_none(input.options) {
        control |= FunctionControl::OptNoneEXT;
    }
    control
}

/// ReferencedIndirectlyINTEL, when an attribute says so.
pub(in crate::lower) fn decorate_referenced(globals: &mut Globals<'_>, function: FunctionId, id: Id) {
    let attributes = &globals.module().attributes;
    let set = attributes.list(globals.module().functions[function].attributes).function;
    if attributes.string(set, REFERENCED_INDIRECTLY).is_some()
        && globals.input().options.extensions.allows("SPV_INTEL_function_pointers")
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
    for (kind, attribute) in RESULT_ATTRIBUTES {
        if globals.module().attributes.has(set, kind) {
            globals.out().decorate(target, Decoration::FuncParamAttr, &[attribute.0]);
        }
    }
}

/// Decorates a parameter.
pub(in crate::lower) fn decorate_parameter(globals: &mut Globals<'_>, target: Id, set: AttrSetId) {
    let attributes = &globals.module().attributes;
    for &(kind, attribute) in PARAMETER_ATTRIBUTES {
        if attributes.has(set, kind) {
            globals.out().decorate(target, Decoration::FuncParamAttr, &[attribute.0]);
        }
    }
    if attributes.int(set, AttrKind::CAPTURES) == Some(CAPTURES_NONE) {
        globals.out().decorate(target, Decoration::FuncParamAttr, &[FunctionParameterAttribute::NoCapture.0]);
    }
    if let Some(align) = attributes.int(set, AttrKind::ALIGN) {
        globals.out().decorate_alignment(target, align);
    }
    if let Some(Ok(bytes)) = attributes.int(set, AttrKind::DEREFERENCEABLE).map(u32::try_from) {
        globals.decorate_late(target, Decoration::MaxByteOffset, Operands::new().word(bytes));
    }
}

/// Whether an attribute is said in SPIR-V, or implied there.
pub(in crate::lower) fn is_carried(options: &Options, attribute: &Attribute, among: Among<'_>) -> bool {
    let kind = attribute.kind();
    let Among::Set(set) = among else {
        return RESULT_ATTRIBUTES.iter().any(|(carried, _)| kind == Some(*carried));
    };
    if kind.is_some_and(|kind| IMPLIED.contains(&kind)) {
        return true;
    }
    match attribute {
        Attribute::Enum(AttrKind::NO_INLINE) => keeps_no_inline(options, set),
        Attribute::String(key, _) => {
            *key == REFERENCED_INDIRECTLY && options.extensions.allows("SPV_INTEL_function_pointers")
        }
        Attribute::Int(AttrKind::MEMORY, memory) => memory & WRITES == 0,
        Attribute::Int(AttrKind::CAPTURES, captures) => *captures == CAPTURES_NONE,
        Attribute::Enum(AttrKind::OPT_NONE) => allows_opt_none(options),
        // Reported by itself when the version has no word for it.
        Attribute::Int(AttrKind::DEREFERENCEABLE, bytes) => u32::try_from(*bytes).is_ok(),
        _ => {
            kind == Some(AttrKind::ALIGN)
                || kind == Some(AttrKind::ALWAYS_INLINE)
                || PARAMETER_ATTRIBUTES.iter().any(|(k, _)| kind == Some(*k))
        }
    }
}

/// LLVM wants `noinline` on every `optnone` function: where the one cannot be said the other goes with it.
/// Consumers would otherwise keep all calls of what was compiled at -O0, and compile some of them wrongly.
fn keeps_no_inline(options: &Options, attributes: &[Attribute]) -> bool {
    allows_opt_none(options) || !attributes.contains(&Attribute::Enum(AttrKind::OPT_NONE))
}

fn allows_opt_none(options: &Options) -> bool {
    let extensions = &options.extensions;
    extensions.allows("SPV_EXT_optnone") || extensions.allows("SPV_INTEL_optnone")
}
