//! Variables of the program that kernels write to, and that keep their values between kernels: one storage buffer, whose
//! contents at the beginning the host knows from the reflection. Constants are another one where the settings ask for it.

use super::arguments::{CONSTANT, GLOBAL, space, unbound_buffer};
use super::elements::Elements;
use super::push_constants::uses;
use super::{Context, bytes, spaces};
use crate::memory::Layouts;
use llvm_model::{
    Builder, DataLayout, FunctionId, GlobalId, GlobalVariable, Id as _, InsertPoint, InstBuilder as _,
    Linkage, Module, Value,
};
use rustc_hash::FxHashMap;
use spirv_grammar::StorageClass;

/// A buffer, and what it contains at the beginning.
pub(super) struct Data {
    pub(super) buffer: GlobalId,
    pub(super) bytes: Vec<u8>,
}

/// The most bytes of such variables.
const MAX_BYTES: u64 = 1 << 24;

/// Makes the buffers of the first `count` variables, those of the source.
pub(super) fn run(module: &mut Module, cx: &mut Context<'_, '_>, count: usize) {
    let is_variable = |this: &GlobalVariable| this.props.address_space == GLOBAL && !this.is_constant;
    cx.program.variables = data(module, cx, count, is_variable, "program.variables");
    if cx.options.constants_in_buffer {
        let is_constant = |this: &GlobalVariable| this.props.address_space == CONSTANT;
        cx.program.constants = data(module, cx, count, is_constant, "program.constants");
    }
}

/// Makes a buffer of variables; `None` if there are none that functions use, or if they have too many bytes.
fn data(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    count: usize,
    is_chosen: impl Fn(&GlobalVariable) -> bool,
    name: &str,
) -> Option<Data> {
    let chosen: Vec<GlobalId> = module.globals.ids().take(count).collect();
    let variables: Vec<GlobalId> = chosen
        .into_iter()
        .filter(|&global| {
            let this = &module.globals[global];
            // Addresses are no numbers that a host could put there.
            is_chosen(this)
                && !super::holds_address(&module.types, this.value_type)
                && is_used(module, global)
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
    let is_writable = !variables.iter().all(|&variable| module.globals[variable].is_constant);
    let buffer = unbound_buffer(module, cx, element, &name.into(), is_writable);
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
    Some(Data { buffer, bytes })
}

/// Whether a function uses a variable.
fn is_used(module: &mut Module, variable: GlobalId) -> bool {
    let value = Value::Const(module.global_const(variable));
    module.functions.values().filter_map(|function| function.body.as_ref()).any(|body| uses(body, &[value]))
}

/// Makes a variable that nothing uses one that takes no room.
pub(super) fn leave(module: &mut Module, variable: GlobalId) {
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
    data: &DataLayout,
    variables: &[GlobalId],
) -> Option<(Vec<u64>, Vec<u8>)> {
    // Elements may be words, also where the variables are smaller.
    let (mut offsets, mut end, mut largest) = (Vec::new(), 0u64, 4);
    for &variable in variables {
        let this = &module.globals[variable];
        let align = data.abi_align(&module.types, this.value_type)?.max(this.props.align).max(1);
        let offset = end.checked_next_multiple_of(align)?;
        end = offset.checked_add(layouts.size(&module.types, this.value_type)?)?;
        largest = largest.max(align);
        offsets.push(offset);
    }
    let size = end.checked_next_multiple_of(largest).filter(|&size| size <= MAX_BYTES)?;
    let mut bytes = vec![0; usize::try_from(size).ok()?];
    for (&variable, &offset) in variables.iter().zip(&offsets) {
        if let Some(initializer) = module.globals[variable].initializer {
            let rest = bytes.get_mut(usize::try_from(offset).ok()?..)?;
            bytes::write(module, layouts, initializer, rest)?;
        }
    }
    Some((offsets, bytes))
}
