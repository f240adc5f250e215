//! Accesses of a work-item that have to stay in order.
//!
//! LLVM's vectorizer takes "independent iterations" for "no access depends on another one" when it joins accesses with a stride:
//! it moves stores down to the last one of their group, and loads up to the first, past accesses of the same memory between them.
//! The loops over work-items are independent, but a work-item may read its own stores.

use crate::interleaved::{Step, signed, steps};
use crate::regions::Regions;
use llvm_model::{
    BinaryOp, BlockId, Body, CastOp, Constant, DataLayout, Flags, Id as _, InstId, InstKind, Module, TypeId,
    Value,
};
use rustc_hash::FxHashSet;

/// Regions with more accesses have no order to be found: all of theirs stay in order.
const MOST: usize = 600;

/// An address: an object, a constant, and multiples of values.
#[derive(Clone, Debug, PartialEq)]
struct Address {
    root: Value,
    constant: i64,
    terms: Vec<(Value, i64)>,
}

/// A load or a store.
struct Access {
    inst: InstId,
    is_store: bool,
    bytes: i64,
    address: Address,
}

/// Returns the loads and stores that have to stay in order.
pub(crate) fn find(
    module: &Module,
    layout: &DataLayout,
    body: &Body,
    regions: &Regions,
) -> FxHashSet<InstId> {
    let mut found = FxHashSet::default();
    for region in &regions.regions {
        let accesses = accesses(module, layout, body, &region.blocks);
        if accesses.len() > MOST {
            found.extend(accesses.iter().map(|access| access.inst));
            continue;
        }
        let is_member: Vec<bool> = accesses
            .iter()
            .map(|access| {
                accesses.iter().any(|other| other.is_store == access.is_store && joins(access, other))
            })
            .collect();
        for (first, a) in accesses.iter().enumerate().filter(|(_, access)| access.is_store) {
            for (second, b) in accesses.iter().enumerate().skip(first + 1) {
                let moves = is_member[first] || !b.is_store && is_member[second];
                if moves && may_overlap(module, body, a, b) {
                    found.extend([a.inst, b.inst]);
                }
            }
        }
    }
    found
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
            Some(Access { inst, is_store, bytes, address: address(module, layout, body, pointer) })
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

/// Takes an address apart as far as its parts are known.
fn address(module: &Module, layout: &DataLayout, body: &Body, pointer: Value) -> Address {
    let mut address = Address { root: pointer, constant: 0, terms: Vec::new() };
    while let Value::Inst(inst) = address.root {
        match &body.insts[inst].kind {
            InstKind::GetElementPtr { source_type, base, indices } => {
                let Some(steps) = steps(module, layout, *source_type, indices) else { break };
                for step in steps {
                    let (term, bytes, scale) = match step {
                        Step::Fixed(bytes) => (None, bytes.cast_signed(), 0),
                        Step::Each(index, size) => {
                            let (size, (term, constant)) = (size.cast_signed(), split(module, body, index));
                            (term, constant.wrapping_mul(size), size)
                        }
                    };
                    address.constant = address.constant.wrapping_add(bytes);
                    let Some(term) = term else { continue };
                    match address.terms.iter_mut().find(|(other, _)| *other == term) {
                        Some((_, known)) => *known = known.wrapping_add(scale),
                        None => address.terms.push((term, scale)),
                    }
                }
                address.root = *base;
            }
            InstKind::Cast { operand, op: CastOp::AddrSpaceCast | CastOp::BitCast } => {
                address.root = *operand
            }
            _ => break,
        }
    }
    address.terms.sort_by_key(|(term, _)| match term {
        Value::Inst(inst) => (1, inst.index()),
        Value::Arg(index) => (0, *index as usize),
        _ => (2, 0),
    });
    address
}

/// An index as a value and a constant. An index that wraps is as far from its neighbors as one that does not.
fn split(module: &Module, body: &Body, index: Value) -> (Option<Value>, i64) {
    let (mut term, mut constant) = (index, 0_i64);
    loop {
        if let Some(known) = signed(module, term) {
            return (None, constant.wrapping_add(known.cast_signed()));
        }
        let Value::Inst(inst) = term else { return (Some(term), constant) };
        term = match &body.insts[inst].kind {
            InstKind::Cast { operand, op: CastOp::ZExt | CastOp::SExt } => *operand,
            InstKind::Binary { op, lhs, rhs } => match (op, signed(module, *rhs)) {
                (BinaryOp::Add, Some(more)) => {
                    constant = constant.wrapping_add(more.cast_signed());
                    *lhs
                }
                (BinaryOp::Or, Some(more)) if body.insts[inst].flags.contains(Flags::DISJOINT) => {
                    constant = constant.wrapping_add(more.cast_signed());
                    *lhs
                }
                _ => return (Some(term), constant),
            },
            _ => return (Some(term), constant),
        };
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test stops where it fails")]
mod tests {
    use super::*;
    use rustc_hash::FxHashMap;

    /// The number of accesses that stay in order in a kernel with this body.
    fn ordered(text: &str) -> usize {
        let text = format!(
            "define void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %i, i64 %j, i32 %n) {{\n{text}  ret void\n}}\n"
        );
        let mut module = llvm_asm::parse(text.as_bytes()).expect("it is LLVM assembly");
        let void = module.types.void();
        let layout = DataLayout::parse("").expect("the default layout");
        let kernel = module.function_named("k").expect("the kernel");
        let mut body = module.functions[kernel].body.take().expect("a body");
        let regions = crate::regions::cut(&mut body, &FxHashMap::default(), void, |cfg| cfg.order().to_vec());
        find(&module, &layout, &body, &regions).len()
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
