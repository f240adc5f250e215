//! Metadata about the arguments of kernels: `!spirv.kernel_abi` has for each kernel its name in SPIR-V, its symbol, and for each
//! argument the kind, the offset and the size in bytes.
//!
//! Kinds: `value`, `by-value`, `global`, `constant`, `local` (an offset in bytes into the local memory that the launch allocates), and
//! `launch` (the hidden argument).

use super::arguments::{Kernel, Kind};
use super::launch;
use crate::edit::is_kernel;
use llvm_model::{AttrKind, DataLayout, FunctionId, MdId, Metadata, Module, NamedMetadata};

/// The name of the metadata.
const NAME: &str = "spirv.kernel_abi";

/// Adds the metadata. `kernels` are in the order of functions.
pub(super) fn state(module: &mut Module, kernels: &[Kernel]) {
    let functions: Vec<FunctionId> = module
        .functions
        .iter()
        .filter(|(_, function)| is_kernel(function) && function.body.is_some())
        .map(|(id, _)| id)
        .collect();
    let mut operands = Vec::new();
    for (kernel, &function) in kernels.iter().zip(&functions) {
        operands.push(node(module, kernel, function));
    }
    if !operands.is_empty() {
        module.named_metadata.push(NamedMetadata { name: NAME.into(), operands });
    }
}

/// The node of a kernel.
fn node(module: &mut Module, kernel: &Kernel, function: FunctionId) -> MdId {
    let symbol = module.functions[function].props.name.to_string_lossy().into_owned();
    let mut operands = vec![string(module, &kernel.name), string(module, &symbol)];
    let mut end = 0;
    for (index, kind) in kernel.arguments.iter().enumerate() {
        let (size, align) = extent(module, function, index).unwrap_or((0, 1));
        let name = match kind {
            Kind::Value => "value",
            Kind::ByValue => "by-value",
            Kind::Global => "global",
            Kind::Constant => "constant",
            Kind::Local => "local",
        };
        operands.push(argument(module, name, &mut end, (size, align)));
    }
    if launch::is_passed_to(module, function) {
        operands.push(argument(module, "launch", &mut end, (launch::SIZE, launch::ALIGN)));
    }
    tuple(module, operands)
}

/// The node of an argument behind others.
fn argument(module: &mut Module, kind: &str, end: &mut u64, (size, align): (u64, u64)) -> MdId {
    let offset = end.checked_next_multiple_of(align.max(1)).unwrap_or(*end);
    *end = offset.saturating_add(size);
    let kind = string(module, kind);
    let numbers = [offset, size].map(|number| {
        let long = module.types.int(64);
        let number = module.constants.int(long, 64, number);
        module.metadata.push(Metadata::Constant(number))
    });
    tuple(module, vec![kind, numbers[0], numbers[1]])
}

/// The size and the alignment of an argument.
fn extent(module: &Module, function: FunctionId, index: usize) -> Option<(u64, u64)> {
    let this = &module.functions[function];
    let layout = DataLayout::parse(&module.data_layout.to_string_lossy()).unwrap_or_default();
    let set = module.attributes.param(this.attributes, index);
    if let Some(ty) = module.attributes.ty(set, AttrKind::BYVAL) {
        let align = module.attributes.int(set, AttrKind::ALIGN);
        let align = align.or_else(|| layout.abi_align(&module.types, ty));
        return Some((layout.alloc_size(&module.types, ty)?, align?));
    }
    let (_, params, _) = module.types.function_parts(this.ty)?;
    let ty = *params.get(index)?;
    Some((layout.alloc_size(&module.types, ty)?, layout.abi_align(&module.types, ty)?))
}

fn string(module: &mut Module, text: &str) -> MdId {
    module.metadata.push(Metadata::String(text.into()))
}

fn tuple(module: &mut Module, operands: Vec<MdId>) -> MdId {
    let operands = operands.into_iter().map(Some).collect();
    module.metadata.push(Metadata::Tuple { distinct: false, operands })
}
