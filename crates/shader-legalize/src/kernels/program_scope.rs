//! Variables of the program that kernels write to, and that keep their values between kernels: one storage buffer, whose
//! contents at the beginning the host knows from the reflection.

use super::arguments::{Access, GLOBAL, buffer, space};
use super::elements::Elements;
use super::{Context, bytes, spaces};
use crate::hlsl::variables::Binding;
use crate::memory::Layouts;
use llvm_model::{
    Builder, FunctionId, GlobalId, Id as _, InsertPoint, InstBuilder as _, Linkage, Module, Value,
};
use rustc_hash::FxHashMap;
use spirv_grammar::StorageClass;

/// Where the buffer is, and what it contains at the beginning.
pub(super) struct Program {
    pub(super) set: u32,
    pub(super) binding: u32,
    pub(super) bytes: Vec<u8>,
}

/// The most bytes of such variables.
const MAX_BYTES: u64 = 1 << 24;

/// Makes a buffer of the variables; `None` if there are none, or if one holds an address.
pub(super) fn run(module: &mut Module, cx: &mut Context<'_, '_>, count: usize) -> Option<Program> {
    let variables: Vec<GlobalId> = module
        .globals
        .ids()
        .take(count)
        .filter(|&global| {
            let this = &module.globals[global];
            // Addresses are no numbers that a host could put there.
            this.props.address_space == GLOBAL
                && !this.is_constant
                && !super::holds_address(&module.types, this.value_type)
        })
        .collect();
    if variables.is_empty() {
        return None;
    }
    let (offsets, bytes) = contents(module, cx.layouts, cx.data, &variables)?;
    let addresses: Vec<Value> =
        variables.iter().map(|&variable| Value::Const(module.global_const(variable))).collect();
    let elements = Elements::of_module(module, cx.layouts);
    let element = elements.common(module, &addresses);
    let (set, binding) = (cx.images.set + 1, 0);
    let bound = Binding { set, binding, count: Some(1), name: "program.variables".into() };
    let buffer = buffer(module, cx, element, &bound, Access::OWN);
    let base = Value::Const(module.global_const(buffer));
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        let ty = module.functions[function].ty;
        let Some(mut body) = module.functions[function].body.take() else { continue };
        let mut used = vec![false; addresses.len()];
        for (_, _, inst) in body.instructions() {
            inst.kind.for_each_operand(|operand| {
                if let Some(number) = addresses.iter().position(|&address| address == operand) {
                    used[number] = true;
                }
            });
        }
        let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
        let mut at = Builder::new(module, &mut body, ty, InsertPoint::List(Vec::new()));
        for (number, &address) in addresses.iter().enumerate().filter(|(number, _)| used[*number]) {
            let offset = at.int32(u32::try_from(offsets[number]).unwrap_or(u32::MAX));
            replaced.insert(address, at.byte_offset(base, offset));
        }
        let InsertPoint::List(list) = at.at else { continue };
        if let Some(entry) = body.entry() {
            body.blocks[entry].insts.splice(0..0, list);
        }
        spaces::run(module, &mut body, &replaced);
        module.functions[function].body = Some(body);
    }
    for variable in variables {
        leave(module, variable);
    }
    Some(Program { set, binding, bytes })
}

/// Makes a variable that nothing uses one that takes no room.
fn leave(module: &mut Module, variable: GlobalId) {
    let ty = module.types.int(32);
    let poison = module.constants.poison(ty);
    let this = &mut module.globals[variable];
    this.value_type = ty;
    this.initializer = Some(poison);
    this.props.linkage = Linkage::Internal;
    this.props.address_space = space(StorageClass::Private);
}

/// The offset of each variable in the buffer, and the bytes of all.
fn contents(
    module: &Module,
    layouts: &Layouts<'_>,
    data: &llvm_model::DataLayout,
    variables: &[GlobalId],
) -> Option<(Vec<u64>, Vec<u8>)> {
    let (mut offsets, mut end) = (Vec::new(), 0u64);
    for &variable in variables {
        let this = &module.globals[variable];
        let align = data.abi_align(&module.types, this.value_type)?.max(this.props.align).max(1);
        let offset = end.checked_next_multiple_of(align)?;
        end = offset.checked_add(layouts.size(&module.types, this.value_type)?)?;
        offsets.push(offset);
    }
    let size = end.checked_next_multiple_of(16).filter(|&size| size <= MAX_BYTES)?;
    let mut bytes = vec![0; usize::try_from(size).ok()?];
    for (&variable, &offset) in variables.iter().zip(&offsets) {
        if let Some(initializer) = module.globals[variable].initializer {
            let rest = bytes.get_mut(usize::try_from(offset).ok()?..)?;
            bytes::write(module, layouts, initializer, rest)?;
        }
    }
    Some((offsets, bytes))
}
