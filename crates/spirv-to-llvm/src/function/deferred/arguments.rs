//! Patterns of the forward translation around the arguments of a call: the original arguments are passed again, so that a round
//! trip has the same instructions, and LLVM IR does not accumulate values that are taken apart and put together.

use crate::function::FunctionRaiser;
use crate::module::target::size_type;
use crate::operands::is_volatile;
use spirv_mapping::convention::access_chains::Form;
use spirv_module::{InstructionClass, Op};

/// The id that a vector with so many components was given as one of them.
pub(crate) fn component(f: &FunctionRaiser<'_, '_>, vector: u32, lanes: u32, index: u32) -> Option<u32> {
    if let Some(parts) = f.defined_by(vector, Op::CompositeConstruct) {
        // As many parts as components: none of them is a vector itself.
        return (parts.len() == lanes as usize).then(|| parts.get(index as usize).copied())?;
    }
    match f.defined_by(vector, Op::CompositeInsert)? {
        &[object, _, at] if at == index => Some(object),
        _ => None,
    }
}

/// The id of a longer vector, if `vector` consists of its first components.
pub(crate) fn longer(f: &FunctionRaiser<'_, '_>, vector: u32) -> Option<u32> {
    let &[from, _, ref components @ ..] = f.defined_by(vector, Op::VectorShuffle)? else { return None };
    (0..).zip(components).all(|(lane, &component)| lane == component).then_some(from)
}

/// The id of the pointer that a value was loaded through, if the value is still there.
pub(crate) fn loaded_from(f: &FunctionRaiser<'_, '_>, value: u32) -> Option<u32> {
    let &[pointer, ref access @ ..] = f.defined_by(value, Op::Load)? else { return None };
    let load = f.raise.ids.definition(value)?;
    (!is_volatile(access) && !f.is_volatile(pointer) && is_unchanged_since(f, load.index()))
        .then_some(pointer)
}

/// Returns the id of the pointer to the first of these sizes, if they follow each other in memory. A size is a pointer to a
/// number as wide as a pointer, or such a number that was loaded, possibly converted to 32 bits.
pub(crate) fn sizes_from(f: &mut FunctionRaiser<'_, '_>, sizes: &[u32]) -> Option<u32> {
    let mut array = None;
    for (number, &size) in (0..).zip(sizes) {
        let place = place_of_size(f, size)?;
        let (base, index) = element(f, place)?;
        if index != number || *array.get_or_insert(base) != base {
            return None;
        }
    }
    array
}

/// Returns the id of the pointer to a size, which is a pointer itself or was loaded.
fn place_of_size(f: &mut FunctionRaiser<'_, '_>, size: u32) -> Option<u32> {
    let wide = size_type(f.raise.input, &mut f.raise.out.types);
    let size = match f.defined_by(size, Op::UConvert) {
        Some(&[size]) => size,
        _ => size,
    };
    let ty = f.typed(size).ok()?.1;
    if f.raise.out.types.address_space(ty).is_none() {
        return loaded_from(f, size).filter(|_| ty == wide);
    }
    let ids = &f.raise.ids;
    // An untyped pointer has no pointee type that could differ.
    let fits = ids.pointee_of(size).is_ok_and(|pointee| ids.llvm_type(pointee).is_ok_and(|ty| ty == wide));
    (fits || ids.pointer_parts(ids.type_of(size)).is_none()).then_some(size)
}

/// Notes that a size, and its load, may no longer be needed.
pub(crate) fn forget_size(f: &mut FunctionRaiser<'_, '_>, size: u32) {
    let narrowed = f.defined_by(size, Op::UConvert).and_then(|operands| operands.first().copied());
    let loaded = narrowed.unwrap_or(size);
    let place = f.defined_by(loaded, Op::Load).and_then(|operands| operands.first().copied());
    let place = place.filter(|&place| element(f, place).is_some_and(|(base, _)| base != place));
    for id in [Some(size), Some(loaded), place].into_iter().flatten() {
        f.forget(id);
    }
}

/// Returns the pointer to the first of the sizes in an array, and the number of the one that `place` points to. The chain
/// steps from a pointer to a size, or leads into an array.
fn element(f: &mut FunctionRaiser<'_, '_>, place: u32) -> Option<(u32, u64)> {
    let place = without_casts(f, place);
    let chain = if let Some([ty, chain @ ..]) = f.defined_by(place, Op::UntypedInBoundsPtrAccessChainKHR) {
        let counted = f.raise.ids.llvm_type(*ty).ok()?;
        let wide = size_type(f.raise.input, &mut f.raise.out.types);
        let types = &f.raise.out.types;
        let is_size = if chain.len() == 2 { Some(counted) } else { types.element(counted, 0) } == Some(wide);
        Some(chain).filter(|_| is_size)?
    } else {
        match f.defined_by(place, Op::InBoundsPtrAccessChain) {
            Some(chain) => chain,
            None => return Some((place, 0)),
        }
    };
    let (base, index) = match *chain {
        [base, index] => (base, index),
        [base, zero, index] if f.is_zero(zero) => (base, index),
        _ => return None,
    };
    Some((without_casts(f, base), f.fixed_number(index)?))
}

/// Returns the pointer that a pointer is a cast of, which is the same address. In unreachable code casts may go in a circle: each
/// step leads to an earlier instruction.
fn without_casts(f: &FunctionRaiser<'_, '_>, mut pointer: u32) -> u32 {
    let index = |id: u32| f.raise.ids.definition(id).map(|definition| definition.index());
    while let Some(&[operand]) = f.defined_by(pointer, Op::Bitcast)
        && index(operand) < index(pointer)
    {
        pointer = operand;
    }
    pointer
}

/// Whether nothing between the instruction with this index and the one at hand may write to memory.
fn is_unchanged_since(f: &FunctionRaiser<'_, '_>, from: u32) -> bool {
    // From the end: calls in between are found at once.
    (from + 1..f.build.origin()).rev().all(|index| {
        let inst = f.raise.input.instruction(index as usize);
        inst.is_some_and(|inst| {
            let class = inst.op().class();
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
