//! Variables of the program that kernels write to, and that keep their values between kernels: one storage buffer, whose
//! contents at the beginning the host knows from the reflection. Constants are another one where the settings ask for it.

use super::arguments::{CONSTANT, GLOBAL, space, unbound_buffer};
use super::push_constants::uses;
use super::{Context, spaces};
use crate::elements::{Elements, bytes};
use crate::memory::Layouts;
use llvm_model::{
    Builder, DataLayout, FunctionId, GlobalId, Id as _, InsertPoint, InstBuilder as _, Linkage, Module, Value,
};
use rustc_hash::FxHashMap;
use spirv_grammar::StorageClass;

/// A buffer, and what it contains at the beginning.
pub(super) struct Data {
    pub(super) buffer: GlobalId,
    pub(super) bytes: Vec<u8>,
    /// Whether no other variable is the same memory.
    pub(super) is_alone: bool,
}

/// The most bytes of such variables.
const MAX_BYTES: u64 = 1 << 24;

/// Makes the buffers of the first `count` variables, those of the source.
pub(super) fn run(module: &mut Module, cx: &mut Context<'_, '_>, count: usize) {
    let mut variables = variables(module, count);
    // Addresses that have no number are nothing that a host could put there.
    variables.retain(|&variable| !super::holds_address(&module.types, module.globals[variable].value_type));
    // Numbers of pointers count bytes of all.
    if variables.iter().any(|&variable| is_used(module, variable)) {
        cx.program.variables = data(module, cx, variables, "program.variables");
    }
    if cx.options.constants_in_buffer {
        let constants: Vec<GlobalId> = module.globals.ids().take(count).collect();
        let mut is_chosen = |&global: &GlobalId| {
            let this = &module.globals[global];
            this.props.address_space == CONSTANT
                && !super::holds_address(&module.types, this.value_type)
                && is_used(module, global)
        };
        let constants = constants.into_iter().filter(|global| is_chosen(global)).collect();
        cx.program.constants = data(module, cx, constants, "program.constants");
    }
}

/// Makes a buffer of variables; `None` if there are none, or if they have too many bytes.
fn data(module: &mut Module, cx: &mut Context<'_, '_>, variables: Vec<GlobalId>, name: &str) -> Option<Data> {
    if variables.is_empty() {
        return None;
    }
    let (offsets, size) = offsets(module, cx.layouts, cx.data, &variables)?;
    let bytes = contents(module, cx.layouts, &variables, &offsets, size)?;
    let addresses: Vec<Value> =
        variables.iter().map(|&variable| Value::Const(module.global_const(variable))).collect();
    let elements = Elements::of_module(module, cx.layouts);
    let element = elements.common(module, &addresses);
    let is_writable = !variables.iter().all(|&variable| module.globals[variable].is_constant);
    let is_alone = !elements.has_other_atomics(&addresses);
    let buffer = unbound_buffer(module, cx, element, &name.into(), is_writable);
    let base = Value::Const(module.global_const(buffer));
    for index in 0..module.functions.len() {
        move_variables(module, FunctionId::from_index(index), &addresses, &offsets, base);
    }
    for variable in variables {
        leave(module, variable);
    }
    Some(Data { buffer, bytes, is_alone })
}

/// Whether a function uses a variable.
fn is_used(module: &mut Module, variable: GlobalId) -> bool {
    let value = Value::Const(module.global_const(variable));
    module.functions.values().filter_map(|function| function.body.as_ref()).any(|body| uses(body, &[value]))
}

/// The variables among the first `count` that kernels write to, and that keep their values between kernels.
pub(super) fn variables(module: &Module, count: usize) -> Vec<GlobalId> {
    let is_one = |&global: &GlobalId| {
        let this = &module.globals[global];
        this.props.address_space == GLOBAL && !this.is_constant
    };
    module.globals.ids().take(count).filter(is_one).collect()
}

/// Puts places of one variable in the place of others, in a function.
pub(super) fn move_variables(
    module: &mut Module,
    function: FunctionId,
    addresses: &[Value],
    offsets: &[u64],
    base: Value,
) {
    let ty = module.functions[function].ty;
    let Some(mut body) = module.functions[function].body.take() else { return };
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
    if let (InsertPoint::List(list), Some(entry)) = (at.at, body.entry()) {
        body.blocks[entry].insts.splice(0..0, list);
    }
    spaces::run(module, &mut body, ty, &replaced);
    module.functions[function].body = Some(body);
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

/// The offset of each variable if they are one behind the other, and the bytes that all take.
pub(super) fn offsets(
    module: &Module,
    layouts: &Layouts<'_>,
    data: &DataLayout,
    variables: &[GlobalId],
) -> Option<(Vec<u64>, u64)> {
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
    Some((offsets, size))
}

/// The bytes of variables that are one behind the other.
pub(super) fn contents(
    module: &Module,
    layouts: &Layouts<'_>,
    variables: &[GlobalId],
    offsets: &[u64],
    size: u64,
) -> Option<Vec<u8>> {
    let mut bytes = vec![0; usize::try_from(size).ok()?];
    for (&variable, &offset) in variables.iter().zip(offsets) {
        if let Some(initializer) = module.globals[variable].initializer {
            let rest = bytes.get_mut(usize::try_from(offset).ok()?..)?;
            bytes::write(module, layouts, initializer, rest)?;
        }
    }
    Some(bytes)
}
