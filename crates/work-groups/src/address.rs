//! Addresses as sums: an object, a constant, and multiples of values.

use crate::interleaved::{Step, signed, steps};
use llvm_model::{BinaryOp, Body, CastOp, DataLayout, Flags, Id as _, InstKind, Module, Value};

/// An address: an object, a constant, and multiples of values.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Address {
    pub(crate) root: Value,
    pub(crate) constant: i64,
    pub(crate) terms: Vec<(Value, i64)>,
}

impl Address {
    /// Takes an address apart as far as its parts are known.
    pub(crate) fn of(module: &Module, layout: &DataLayout, body: &Body, pointer: Value) -> Address {
        let mut address = Address { root: pointer, constant: 0, terms: Vec::new() };
        while let Value::Inst(inst) = address.root {
            match &body.insts[inst].kind {
                InstKind::GetElementPtr { source_type, base, indices } => {
                    let Some(steps) = steps(module, layout, *source_type, indices) else { break };
                    for step in steps {
                        let (term, bytes, scale) = match step {
                            Step::Fixed(bytes) => (None, bytes.cast_signed(), 0),
                            Step::Each(index, size) => {
                                let (size, (term, constant)) =
                                    (size.cast_signed(), split(module, body, index));
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
