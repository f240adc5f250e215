//! Variables of the program that kernels write to, and that keep their values between kernels: one storage buffer, whose
//! contents at the beginning the host knows from the reflection.

use super::arguments::{Access, GLOBAL, buffer, space};
use super::{Context, spaces};
use crate::elements::{Elements, bytes};
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
    let mut variables = variables(module, count);
    // Addresses that have no number are nothing that a host could put there.
    variables.retain(|&variable| !super::holds_address(&module.types, module.globals[variable].value_type));
    if variables.is_empty() {
        return None;
    }
    let (offsets, size) = offsets(module, cx.layouts, cx.data, &variables)?;
    let bytes = contents(module, cx.layouts, &variables, &offsets, size)?;
    let addresses: Vec<Value> =
        variables.iter().map(|&variable| Value::Const(module.global_const(variable))).collect();
    let elements = Elements::of_module(module, cx.layouts);
    let element = elements.common(module, &addresses);
    let (set, binding) = (cx.images.set + 1, 0);
    let bound = Binding { set, binding, count: Some(1), name: "program.variables".into() };
    let access = Access { writes: true, is_alone: !elements.has_other_atomics(&addresses) };
    let buffer = buffer(module, cx, element, &bound, access);
    let base = Value::Const(module.global_const(buffer));
    for index in 0..module.functions.len() {
        move_variables(module, FunctionId::from_index(index), &addresses, &offsets, base);
    }
    for variable in variables {
        leave(module, variable);
    }
    Some(Program { set, binding, bytes })
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
    data: &llvm_model::DataLayout,
    variables: &[GlobalId],
) -> Option<(Vec<u64>, u64)> {
    let (mut offsets, mut end) = (Vec::new(), 0u64);
    for &variable in variables {
        let this = &module.globals[variable];
        let align = data.abi_align(&module.types, this.value_type)?.max(this.props.align).max(1);
        let offset = end.checked_next_multiple_of(align)?;
        end = offset.checked_add(layouts.size(&module.types, this.value_type)?)?;
        offsets.push(offset);
    }
    let size = end.checked_next_multiple_of(16).filter(|&size| size <= MAX_BYTES)?;
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
