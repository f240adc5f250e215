//! Loads, stores, copies, and addresses of parts.

use super::Smith;
use super::types::{Scalar, Ty};
use spirv_module::{Id, Op, StorageClass};

/// Memory operands: nothing, volatile, aligned, not temporal.
const VOLATILE: u32 = 1;
const ALIGNED: u32 = 2;
const NONTEMPORAL: u32 = 4;

fn access(smith: &mut Smith<'_>) -> Vec<u32> {
    if !smith.choices.rarely(2) {
        return Vec::new();
    }
    let bits = smith.choices.below(8) as u32 & (VOLATILE | ALIGNED | NONTEMPORAL);
    let align = (bits & ALIGNED != 0).then(|| 1 << smith.choices.below(5));
    std::iter::once(bits).chain(align).collect()
}

/// A pointer to memory that can be read, with what is there: a visible one, or a new variable.
fn place(smith: &mut Smith<'_>, storages: &[StorageClass]) -> Option<(u32, Ty)> {
    let fits =
        |ty: &Ty| matches!(ty, Ty::Pointer(storage, to) if storages.contains(storage) && to.has_memory());
    if let Some((id, Ty::Pointer(_, pointee))) = smith.visible(fits) {
        return Some((id.0, *pointee));
    }
    let ty = smith.memory_type();
    Some((smith.pointer(storages, &ty).0.0, ty))
}

/// Adds OpLoad.
pub(super) fn load(smith: &mut Smith<'_>) {
    let readable = [smith.flavor.accessible, smith.flavor.read_only].concat();
    let Some((pointer, ty)) = place(smith, &readable) else { return };
    let access = access(smith);
    let operands: Vec<u32> = std::iter::once(pointer).chain(access).collect();
    smith.emit(Op::Load, &ty, &operands);
}

/// Adds OpStore.
pub(super) fn store(smith: &mut Smith<'_>) {
    let Some((pointer, ty)) = place(smith, smith.flavor.accessible) else { return };
    let value = smith.value(&ty);
    let access = access(smith);
    let operands: Vec<u32> = [pointer, value.0].into_iter().chain(access).collect();
    smith.emit_void(Op::Store, &operands);
}

/// Adds OpCopyMemory, between two places of one type.
pub(super) fn copy(smith: &mut Smith<'_>) {
    let Some((from, ty)) = place(smith, smith.flavor.accessible) else { return };
    let (to, _) = smith.pointer(smith.flavor.accessible, &ty);
    let access = access(smith);
    let operands: Vec<u32> = [to.0, from].into_iter().chain(access).collect();
    smith.emit_void(Op::CopyMemory, &operands);
}

/// The number of elements of an array; 1 if the type does not state it.
fn array_length(ty: &Ty) -> u64 {
    match ty {
        Ty::Array(_, length) => u64::from(*length),
        Ty::Strided(_, length) => length.map_or(1, u64::from),
        _ => 1,
    }
}

/// An index of an array: in shaders a number below `length`, or a computed one. There are no addresses beside variables there.
pub(super) fn element_index(smith: &mut Smith<'_>, length: u64) -> Id {
    let ty = smith.index_type();
    if smith.flavor.is_kernel() {
        return smith.value(&ty);
    }
    let computed = if smith.choices.rarely(2) { smith.visible(|visible| *visible == ty) } else { None };
    match computed {
        Some((id, _)) => id,
        None => {
            let number = smith.choices.below(length.max(1) as usize);
            smith.number(32, number as u64)
        }
    }
}

/// Adds an access chain.
pub(super) fn part(smith: &mut Smith<'_>) {
    let fits = |ty: &Ty| matches!(ty, Ty::Pointer(_, to) if to.has_memory());
    let Some((base, Ty::Pointer(storage, mut pointee))) = smith.visible(fits) else { return };
    let by_element = smith.flavor.is_kernel() && smith.choices.rarely(2);
    let is_in_bounds = smith.choices.rarely(2);
    let op = match (by_element, is_in_bounds) {
        (true, true) => Op::InBoundsPtrAccessChain,
        (true, false) => Op::PtrAccessChain,
        (false, true) => Op::InBoundsAccessChain,
        (false, false) => Op::AccessChain,
    };
    let mut operands = vec![base.0];
    if by_element {
        let ty = smith.index_type();
        operands.push(smith.value(&ty).0);
    }
    while smith.choices.rarely(2) {
        let (index, next) = match &*pointee {
            Ty::Struct(members) | Ty::Block(members) | Ty::Nested(members) => {
                let member = smith.choices.below(members.len());
                (smith.number(32, member as u64), members.get(member).cloned())
            }
            Ty::Array(element, _) | Ty::Strided(element, _) => {
                let (length, element) = (array_length(&pointee), (**element).clone());
                (element_index(smith, length), Some(element))
            }
            Ty::Value(scalar, lanes @ 2..) => {
                let lane = smith.choices.below(*lanes as usize);
                (smith.number(32, lane as u64), Some(Ty::Value(*scalar, 1)))
            }
            _ => break,
        };
        let Some(next) = next else { break };
        operands.push(index.0);
        pointee = Box::new(next);
    }
    smith.emit(op, &Ty::Pointer(storage, pointee), &operands);
}

/// Adds OpCompositeExtract or OpCompositeInsert.
pub(super) fn composite(smith: &mut Smith<'_>) {
    let Some((whole, ty)) = smith.visible(|ty| !ty.parts().is_empty()) else { return };
    let mut part = ty.clone();
    let mut path = Vec::new();
    while path.is_empty() || smith.choices.rarely(2) {
        let parts = part.parts();
        let index = smith.choices.below(parts.len());
        let Some(next) = parts.get(index) else { break };
        path.push(index as u32);
        part = next.clone();
    }
    if smith.choices.rarely(2) {
        let object = smith.value(&part);
        let operands: Vec<u32> = [object.0, whole.0].into_iter().chain(path).collect();
        smith.emit(Op::CompositeInsert, &ty, &operands);
    } else {
        let operands: Vec<u32> = std::iter::once(whole.0).chain(path).collect();
        smith.emit(Op::CompositeExtract, &part, &operands);
    }
}

/// Adds OpCompositeConstruct.
pub(super) fn construct(smith: &mut Smith<'_>) {
    let ty = smith.any_type();
    let parts = ty.parts();
    if parts.is_empty() {
        return;
    }
    let operands: Vec<u32> = parts.iter().map(|part| smith.value(part).0).collect();
    smith.emit(Op::CompositeConstruct, &ty, &operands);
}

/// Adds OpVectorShuffle.
pub(super) fn shuffle(smith: &mut Smith<'_>) {
    let Some((first, ty)) = smith.visible(|ty| ty.lanes() > 1) else { return };
    let Ty::Value(scalar, lanes) = ty else { return };
    let second = smith.visible(|ty| ty.scalar() == Some(scalar) && ty.lanes() > 1);
    let (second, more) = second.map_or((first, lanes), |(id, ty)| (id, ty.lanes()));
    let count = smith.choices.pick(&smith.flavor.lanes[1..]).unwrap_or(2);
    let mut operands = vec![first.0, second.0];
    for _ in 0..count {
        let lane = smith.choices.below((lanes + more + 1) as usize) as u32;
        // The last number means any value.
        operands.push(if lane == lanes + more { u32::MAX } else { lane });
    }
    smith.emit(Op::VectorShuffle, &Ty::Value(scalar, count), &operands);
}

/// Adds a comparison of pointers, or a conversion of one to a number.
pub(super) fn address(smith: &mut Smith<'_>) {
    let Some((pointer, ty)) = smith.visible(|ty| matches!(ty, Ty::Pointer(..))) else { return };
    match smith.choices.below(3) {
        0 => {
            smith.emit(Op::ConvertPtrToU, &Ty::int(64), &[pointer.0]);
        }
        1 => {
            let number = smith.value(&Ty::int(64));
            smith.emit(Op::ConvertUToPtr, &ty, &[number.0]);
        }
        _ => {
            let Ty::Pointer(storage, _) = ty else { return };
            let pointee = smith.number_type();
            smith.emit(Op::Bitcast, &Ty::pointer(storage, pointee), &[pointer.0]);
        }
    }
}

/// Adds a truth value, which few instructions of the table take.
pub(super) fn truth(smith: &mut Smith<'_>) {
    let ty = Ty::Value(Scalar::Int(32), 1);
    let (a, b) = (smith.value(&ty), smith.value(&ty));
    smith.emit(Op::ULessThan, &Ty::Value(Scalar::Bool, 1), &[a.0, b.0]);
}
