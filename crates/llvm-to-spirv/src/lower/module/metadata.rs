//! Metadata on functions.

use crate::lower::module::functions::Signature;
use crate::lower::module::{Globals, aux_data, decorations, execution_modes};
use crate::lower::output::decorations::{Kind, Target};
use llvm_model::{Function, FunctionId, MdId, Module, Name};
use spirv_mapping::convention::{decorations as convention, kernel_args, modes, shaders};
use spirv_module::{ExecutionMode, Id};
use translate_common::Lost;
use translate_common::losses::LossReason;
use translate_common::problems::LlvmModuleProblem;

/// Metadata of a function: decorations, execution modes of kernels, and the description of their arguments.
pub(in crate::lower) fn lower_function_metadata(globals: &mut Globals<'_>, signature: &Signature) {
    let module = globals.module();
    let (function, id) = (signature.function, signature.id);
    let this = &module.functions[function];
    let is_kernel = globals.input().is_kernel(function);
    let is_shader = is_kernel && !globals.input().profile().has_kernels;
    // It counts more than the metadata: a reader takes it from the constant that is decorated WorkgroupSize.
    let has_size = is_shader && lower_hlsl_size(globals, function, id);
    for &(kind, node) in &this.attachments {
        let name = module.md_kinds[kind].to_string_lossy();
        match name.as_ref() {
            // Implied by the parameters' types, or lowered as their names.
            kernel_args::ADDRESS_SPACE | kernel_args::ACCESS | kernel_args::NAME => {}
            kernel_args::TYPE | kernel_args::QUALIFIERS if is_kernel => {
                if globals.input().options.spirv.kernel_arg_types {
                    lower_argument_strings(globals, &name, &this.props.name, node);
                }
                if name == kernel_args::QUALIFIERS {
                    lower_qualifiers(globals, signature, node);
                }
            }
            // A type without its name; a reader takes it from the type.
            kernel_args::BASE_TYPE if is_argument_type(module, function, node) => {}
            "dbg" => {}
            shaders::REQUIRED_SIZE if has_size => {}
            convention::BY_NUMBER => {
                let target = Target::function(id).defined(this.body.is_some());
                decorations::lower_decorations(globals, target, node)
            }
            shaders::SIGNED => lower_signs(globals, signature, node),
            convention::OF_PARAMETERS => decorations::lower_parameter_decorations(globals, signature, node),
            _ if decorations::lower_function_decoration(globals, &name, signature, node) => {}
            _ if is_kernel && execution_modes::lower_mode(globals, &name, id, node) => {}
            _ if repeats_kernel(this, &name) => {}
            _ if !is_kernel && modes::is_mode(&name) => {
                globals.report().lose(Lost::Metadata(name.to_string().into(), LossReason::NotOfKernel));
            }
            _ if aux_data::keep_function_metadata(globals, id, &name, node) => {}
            _ => globals.report().tally_kind(kind),
        }
    }
    if let (Some(named), true) = (module.named(modes::BY_NUMBER), is_kernel) {
        execution_modes::lower_named_modes(globals, named, function, id);
    }
}

/// States LocalSize by the attribute of an entry point; `false` if there is none, or one that metadata may make up for.
fn lower_hlsl_size(globals: &mut Globals<'_>, function: FunctionId, id: Id) -> bool {
    let module = globals.module();
    let this = &module.functions[function];
    let set = module.attributes.list(this.attributes).function;
    let Some(text) = module.attributes.string(set, shaders::LOCAL_SIZE).and_then(|text| text.as_str()) else {
        return false;
    };
    let sizes: Result<Vec<u32>, _> = text.split(',').map(str::parse).collect();
    let Ok(&[x, y, z]) = sizes.as_deref() else {
        globals.report().lose(Lost::WorkGroupSize(shaders::LOCAL_SIZE));
        return false;
    };
    if [x, y, z].contains(&0) {
        globals.report().problem(LlvmModuleProblem::WorkGroupSize { x, y, z });
        return true;
    }
    execution_modes::state_mode(globals, id, ExecutionMode::LocalSize, &[x, y, z]);
    true
}

/// Whether metadata describes a kernel and is on the function that clang (since 20) makes of its body, so that other
/// code can call it: the kernel itself has the same.
fn repeats_kernel(function: &Function, name: &str) -> bool {
    let is_body = function.props.name.starts_with(kernel_args::BODY_PREFIX);
    is_body && (kernel_args::KINDS.contains(&name) || modes::is_mode(name))
}

/// The numbers of parameters that are signed, counted from 1; 0 is the result.
fn lower_signs(globals: &mut Globals<'_>, signature: &Signature, node: MdId) {
    let module = globals.module();
    for &number in module.tuple(node).iter().flatten() {
        let id = match module.md_u64(number).and_then(|number| usize::try_from(number).ok()) {
            Some(0) => Some(signature.id),
            Some(number) => signature.args.get(number - 1).map(|(id, _)| *id),
            None => None,
        };
        globals.out().signed().values.extend(id);
    }
}

/// Returns whether `kernel_arg_type` is the same as `node`.
fn is_argument_type(module: &Module, function: FunctionId, node: MdId) -> bool {
    let kind = module.find_md_kind(kernel_args::TYPE);
    kind.and_then(|kind| module.functions[function].attachment(kind)) == Some(node)
}

/// Decorates pointers according to the qualifiers of the source.
fn lower_qualifiers(globals: &mut Globals<'_>, signature: &Signature, node: MdId) {
    let module = globals.module();
    for (index, &qualifiers) in module.tuple(node).iter().enumerate() {
        let qualifiers = qualifiers.and_then(|qualifiers| module.md_string(qualifiers));
        let Some(parameter) = signature.parameter(globals.shapes(), index) else { continue };
        if let (Some(qualifiers), Kind::PointerParameter) = (qualifiers, parameter.kind) {
            for decoration in kernel_args::qualifying_decorations(&qualifiers.to_string_lossy()) {
                decorations::state_decoration(globals, parameter, decoration, &[]);
            }
        }
    }
}

/// OpString `kernel_arg_type.NAME.int*,float,`: the form in which consumers look for the types as written in the
/// source.
fn lower_argument_strings(globals: &mut Globals<'_>, kind: &str, kernel: &Name, node: MdId) {
    let mut text = kernel_args::string_prefix(kind, kernel.as_bytes());
    for &argument in globals.module().tuple(node).iter().flatten() {
        if let Some(argument) = globals.module().md_string(argument) {
            text.extend_from_slice(argument.as_bytes());
        }
        text.push(b',');
    }
    globals.out().string(&text);
}

/// Returns the names of the parameters in `kernel_arg_name`.
pub(in crate::lower) fn argument_names(module: &Module, function: FunctionId) -> Vec<Name> {
    let kind = module.find_md_kind(kernel_args::NAME);
    let node = kind.and_then(|kind| module.functions[function].attachment(kind));
    let names = node.map_or(&[][..], |node| module.tuple(node));
    names.iter().map(|&name| name.and_then(|n| module.md_string(n)).cloned().unwrap_or_default()).collect()
}

/// The integers of a tuple.
pub(in crate::lower) fn literals(module: &Module, node: MdId) -> Vec<u32> {
    let operands = module.tuple(node).iter().flatten();
    operands.filter_map(|&operand| module.md_u64(operand)).map(|value| value as u32).collect()
}
