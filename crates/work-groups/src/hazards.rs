//! Accesses of a work-item that have to stay in order.
//!
//! LLVM's vectorizer takes "independent iterations" for "no access depends on another one" when it joins accesses with a stride:
//! it moves stores down to the last one of their group, and loads up to the first, past accesses of the same memory between them.
//! The loops over work-items are independent, but a work-item may read its own stores. It joins no accesses whose distances from one
//! work-item to the next it does not know, so most of them get an address of that kind instead of an order.

use crate::address::Address;
use crate::divergence::Divergence;
use crate::narrow::Mask;
use crate::regions::Regions;
use llvm_model::{
    BinaryOp, BlockId, Body, CastOp, Constant, DataLayout, InstId, InstKind, Instruction, Module, TypeId,
    Value,
};
use rustc_hash::FxHashSet;

/// Regions with more accesses have no order to be found: all of theirs stay in order.
const MOST: usize = 600;

/// A load or a store.
struct Access {
    inst: InstId,
    is_store: bool,
    bytes: i64,
    address: Address,
}

/// The numbers that LLVM does not know: each is a parameter behind the `params` of the kernel.
struct Unknown<'m> {
    masks: &'m mut Vec<Mask>,
    params: usize,
}

impl Unknown<'_> {
    /// Returns a zero of 64 bits.
    fn zero(&mut self, module: &mut Module) -> Value {
        let ty = module.types.int(64);
        let zero = Mask { ty, bits: module.constants.int(ty, 64, 0) };
        let number = self.masks.iter().position(|mask| *mask == zero).unwrap_or_else(|| {
            self.masks.push(zero);
            self.masks.len() - 1
        });
        Value::Arg((self.params + number) as u32)
    }
}

/// Gives accesses in `body` that LLVM would move an address that it does not join with others, by `masks` behind its first `params`.
/// Returns the loads and stores that have to stay in order nevertheless.
pub(crate) fn resolve(
    (module, layout): (&mut Module, &DataLayout),
    body: &mut Body,
    (regions, divergence): (&Regions, &Divergence),
    (masks, params): (&mut Vec<Mask>, usize),
) -> FxHashSet<InstId> {
    let mut unknown = Unknown { masks, params };
    let mut ordered = FxHashSet::default();
    for region in &regions.regions {
        let accesses = accesses(module, layout, body, &region.blocks);
        if accesses.len() > MOST {
            ordered.extend(accesses.iter().map(|access| access.inst));
            continue;
        }
        let found = Found::among(module, body, &accesses);
        let terms: Option<Vec<_>> =
            found.moved.iter().map(|&access| hidden_by(module, body, divergence, access)).collect();
        let Some(terms) = terms else {
            ordered.extend(found.ordered);
            continue;
        };
        for (access, term) in found.moved.iter().zip(terms) {
            hide(module, body, &region.blocks, access.inst, term, &mut unknown);
        }
    }
    ordered
}

/// What is not independent in a region.
#[derive(Default)]
struct Found<'a> {
    /// The accesses that LLVM would join with others and move.
    moved: Vec<&'a Access>,
    /// Those, and the ones that they would be moved past.
    ordered: FxHashSet<InstId>,
}

impl<'a> Found<'a> {
    fn among(module: &Module, body: &Body, accesses: &'a [Access]) -> Found<'a> {
        let is_member: Vec<bool> = accesses
            .iter()
            .map(|access| {
                accesses.iter().any(|other| other.is_store == access.is_store && joins(access, other))
            })
            .collect();
        let mut found = Found::default();
        let mut moved = vec![false; accesses.len()];
        for (first, a) in accesses.iter().enumerate().filter(|(_, access)| access.is_store) {
            for (second, b) in accesses.iter().enumerate().skip(first + 1) {
                let moves = [is_member[first], !b.is_store && is_member[second]];
                if moves != [false; 2] && may_overlap(module, body, a, b) {
                    found.ordered.extend([a.inst, b.inst]);
                    moved[first] |= moves[0];
                    moved[second] |= moves[1];
                }
            }
        }
        found.moved =
            accesses.iter().zip(moved).filter(|(_, moved)| *moved).map(|(access, _)| access).collect();
        found
    }
}

/// Returns the number in an address that differs between work-items; `None` if there is none, or if the address is in a variable of
/// the work-item, whose layout depends on its addresses.
fn hidden_by(module: &Module, body: &Body, divergence: &Divergence, access: &Access) -> Option<Value> {
    let is_variable = |inst: InstId| matches!(body.insts[inst].kind, InstKind::Alloca { .. });
    if matches!(access.address.root, Value::Inst(inst) if is_variable(inst)) {
        return None;
    }
    let varies = |term: &Value| {
        let ty = type_of(module, body, *term);
        divergence.has(*term) && ty.and_then(|ty| module.types.int_width(ty)).is_some_and(|width| width <= 64)
    };
    access.address.terms.iter().map(|(term, _)| *term).find(varies)
}

/// Adds a number to the address of an access that is zero for every work-item, which LLVM does not know.
fn hide(
    module: &mut Module,
    body: &mut Body,
    blocks: &[BlockId],
    access: InstId,
    term: Value,
    unknown: &mut Unknown<'_>,
) {
    let place = |block: &BlockId| body.blocks[*block].insts.iter().position(|&inst| inst == access);
    let Some((block, place)) = blocks.iter().find_map(|block| Some((*block, place(block)?))) else { return };
    let (InstKind::Load { pointer, .. } | InstKind::Store { pointer, .. }) = body.insts[access].kind else {
        return;
    };
    let Some(pointer_type) = type_of(module, body, pointer) else { return };
    let (byte, i64) = (module.types.int(8), module.types.int(64));
    let rhs = unknown.zero(module);
    let mut made = Vec::new();
    let mut add = |body: &mut Body, kind: InstKind, ty: TypeId| {
        made.push(body.insts.push(Instruction::new(kind, ty)));
        Value::Inst(made[made.len() - 1])
    };
    let width = type_of(module, body, term).and_then(|ty| module.types.int_width(ty));
    let lhs = match width {
        Some(64) => term,
        _ => add(body, InstKind::Cast { op: CastOp::ZExt, operand: term }, i64),
    };
    let zero = add(body, InstKind::Binary { op: BinaryOp::And, lhs, rhs }, i64);
    let base = pointer;
    let step = InstKind::GetElementPtr { source_type: byte, base, indices: [zero].into_iter().collect() };
    let address = add(body, step, pointer_type);
    if let InstKind::Load { pointer, .. } | InstKind::Store { pointer, .. } = &mut body.insts[access].kind {
        *pointer = address;
    }
    body.blocks[block].insts.splice(place..place, made);
}

/// Whether two accesses are parts of one element of an array of structures.
fn joins(a: &Access, b: &Access) -> bool {
    let (one, other) = (&a.address, &b.address);
    one.root == other.root && one.terms == other.terms && one.constant != other.constant
}

fn may_overlap(module: &Module, body: &Body, a: &Access, b: &Access) -> bool {
    let (one, other) = (&a.address, &b.address);
    if one.root != other.root {
        return !is_object(module, body, one.root) || !is_object(module, body, other.root);
    }
    if one.terms != other.terms {
        return true;
    }
    let distance = other.constant.wrapping_sub(one.constant);
    distance < a.bytes && distance.wrapping_neg() < b.bytes
}

/// Whether a root is an object of its own. Pointers that the host passes are taken for that.
fn is_object(module: &Module, body: &Body, root: Value) -> bool {
    match root {
        Value::Arg(_) => true,
        Value::Const(id) => matches!(module.constants[id], Constant::Global(_)),
        Value::Inst(inst) => matches!(body.insts[inst].kind, InstKind::Alloca { .. }),
        _ => false,
    }
}

fn accesses(module: &Module, layout: &DataLayout, body: &Body, blocks: &[BlockId]) -> Vec<Access> {
    let insts = blocks.iter().flat_map(|&block| body.blocks[block].insts.iter().copied());
    insts
        .filter_map(|inst| {
            let (pointer, ty, is_store) = match body.insts[inst].kind {
                InstKind::Load { pointer, .. } => (pointer, Some(body.insts[inst].ty), false),
                InstKind::Store { pointer, value, .. } => (pointer, type_of(module, body, value), true),
                _ => return None,
            };
            // A parameter has any type: its size is that of the largest vector.
            let bytes = ty.map_or(Some(128), |ty| layout.alloc_size(&module.types, ty));
            let bytes = bytes.and_then(|bytes| i64::try_from(bytes).ok()).unwrap_or(i64::MAX);
            Some(Access { inst, is_store, bytes, address: Address::of(module, layout, body, pointer) })
        })
        .collect()
}

fn type_of(module: &Module, body: &Body, value: Value) -> Option<TypeId> {
    match value {
        Value::Inst(inst) => Some(body.insts[inst].ty),
        Value::Const(id) => Some(module.constants.ty(id)),
        _ => None,
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test stops where it fails")]
mod tests {
    use super::*;

    /// The number of accesses that would stay in order in a kernel with this body if no address was hidden.
    fn ordered(text: &str) -> usize {
        let text = format!(
            "define void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %i, i64 %j, i32 %n) {{\n{text}  ret void\n}}\n"
        );
        let mut module = llvm_asm::parse(text.as_bytes()).expect("it is LLVM assembly");
        let layout = DataLayout::parse("").expect("the default layout");
        let kernel = module.function_named("k").expect("the kernel");
        let body = module.functions[kernel].body.take().expect("a body");
        let accesses = accesses(&module, &layout, &body, &[body.entry().expect("a block")]);
        Found::among(&module, &body, &accesses).ordered.len()
    }

    const GROUP: &str = "  %m = mul i64 %i, 4\n  %m1 = or disjoint i64 %m, 1\n\
        %a = getelementptr i32, ptr addrspace(1) %p, i64 %m\n  %b = getelementptr i32, ptr addrspace(1) %p, i64 %m1\n\
        store i32 1, ptr addrspace(1) %a\n  store i32 2, ptr addrspace(1) %b\n";

    #[test]
    fn parts_of_one_element_are_apart() {
        assert_eq!(ordered(GROUP), 0);
    }

    #[test]
    fn an_access_at_an_unknown_place_of_the_same_object_has_an_order() {
        let load =
            "  %c = getelementptr i32, ptr addrspace(1) %p, i64 %j\n  %v = load i32, ptr addrspace(1) %c\n";
        assert_eq!(ordered(&format!("{GROUP}{load}")), 3);
        // Loads in front of stores are not moved behind them.
        assert_eq!(ordered(&format!("{load}{GROUP}")), 0);
    }

    #[test]
    fn other_objects_and_single_accesses_have_none() {
        let load =
            "  %c = getelementptr i32, ptr addrspace(1) %q, i64 %j\n  %v = load i32, ptr addrspace(1) %c\n";
        assert_eq!(ordered(&format!("{GROUP}{load}")), 0);
        let single = "  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i\n  store i32 1, ptr addrspace(1) %a\n\
            %c = getelementptr i32, ptr addrspace(1) %p, i64 %j\n  %v = load i32, ptr addrspace(1) %c\n";
        assert_eq!(ordered(single), 0);
    }
}
