//! What the other direction makes of the arguments of a call, recognised: the arguments themselves are passed again, so
//! that there and back gives the same instructions, and LLVM IR does not fill up with values taken apart and put together.

use crate::function::FunctionRaiser;
use crate::module::target::size_type;
use crate::operands::is_volatile;
use spirv_mapping::convention::access_chains::Form;
use spirv_module::{InstructionClass, Op};

/// The id that a vector with so many components was given as one of them.
pub(super) fn component(f: &FunctionRaiser<'_, '_>, vector: u32, lanes: u32, index: u32) -> Option<u32> {
    if let Some(parts) = f.defined_by(vector, Op::CompositeConstruct) {
        // As many parts as components: none of them is a vector itself.
        return (parts.len() == lanes as usize).then(|| parts.get(index as usize).copied())?;
    }
    match f.defined_by(vector, Op::CompositeInsert)? {
        &[object, _, at] if at == index => Some(object),
        _ => None,
    }
}

/// The id of the longer vector whose first components `vector` consists of.
pub(super) fn longer(f: &FunctionRaiser<'_, '_>, vector: u32) -> Option<u32> {
    let &[from, _, ref components @ ..] = f.defined_by(vector, Op::VectorShuffle)? else { return None };
    (0..).zip(components).all(|(lane, &component)| lane == component).then_some(from)
}

/// The id of the pointer that a value was loaded through, if the value is still there.
pub(super) fn loaded_from(f: &FunctionRaiser<'_, '_>, value: u32) -> Option<u32> {
    let &[pointer, ref access @ ..] = f.defined_by(value, Op::Load)? else { return None };
    let load = f.raise.ids.definition(value)?;
    (!is_volatile(access) && !f.is_volatile(pointer) && is_unchanged_since(f, load.index()))
        .then_some(pointer)
}

/// The id of the pointer to the first of these sizes, if they stand in memory one after the other. Instructions have them
/// with 32 bits, memory with as many as a pointer.
pub(super) fn sizes_from(f: &mut FunctionRaiser<'_, '_>, sizes: &[u32]) -> Option<u32> {
    let wide = size_type(f.raise.input, &mut f.raise.out.types);
    let mut first = None;
    for (number, &size) in (0..).zip(sizes) {
        let size = match f.defined_by(size, Op::UConvert) {
            Some(&[size]) => size,
            _ => size,
        };
        if f.typed(size).ok()?.1 != wide {
            return None;
        }
        let place = loaded_from(f, size)?;
        let Some(first) = first else {
            first = Some(place);
            continue;
        };
        let &[base, index] = element(f, place)? else { return None };
        let index = f.raise.ids.constant_u64(&f.raise.out.constants, index).ok();
        if base != first || index != Some(number) {
            return None;
        }
    }
    first
}

/// Notes that nothing may need a size any more, nor what loaded it.
pub(super) fn forget_size(f: &mut FunctionRaiser<'_, '_>, size: u32) {
    let narrowed = f.defined_by(size, Op::UConvert).and_then(|operands| operands.first().copied());
    let loaded = narrowed.unwrap_or(size);
    let place = f.defined_by(loaded, Op::Load).and_then(|operands| operands.first().copied());
    let place = place.filter(|&place| element(f, place).is_some());
    for id in [Some(size), Some(loaded), place].into_iter().flatten() {
        f.forget(id);
    }
}

/// The pointer and the number of an element of what is pointed to.
fn element<'m>(f: &FunctionRaiser<'_, 'm>, place: u32) -> Option<&'m [u32]> {
    let untyped = || f.defined_by(place, Op::UntypedInBoundsPtrAccessChainKHR)?.get(1..);
    f.defined_by(place, Op::InBoundsPtrAccessChain).or_else(untyped)
}

/// Whether nothing between the instruction with this index and the one at hand may write to memory.
fn is_unchanged_since(f: &FunctionRaiser<'_, '_>, from: u32) -> bool {
    // From behind: what calls stand between is found at once.
    (from + 1..f.build.origin()).rev().all(|index| {
        let inst = f.raise.input.instruction(index as usize);
        inst.is_some_and(|inst| {
            let class = inst.op().facts().map(|facts| facts.class);
            let only_computes = matches!(
                class,
                Some(
                    InstructionClass::Arithmetic
                        | InstructionClass::Bit
                        | InstructionClass::Conversion
                        | InstructionClass::Composite
                        | InstructionClass::RelationalAndLogical
                )
            );
            let reads = inst.op() == Op::Load || Form::of(inst.op()).is_some();
            only_computes || reads
        })
    })
}
