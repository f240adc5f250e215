//! Evidence from each instruction about its pointer operands and results.

use super::{Collector, Strength};
use crate::typing::gep::{is_byte, is_byte_offset, is_open, reached};
use crate::typing::nodes::Operand;
use llvm_model::instruction::CmpXchg;
use llvm_model::{CastOp, FunctionId, InstKind, Value};

impl Collector<'_> {
    pub(super) fn instruction(&mut self, f: FunctionId, this: Value, result: Operand, kind: &InstKind) {
        match kind {
            InstKind::Phi { incoming } => {
                for (value, _) in incoming {
                    self.same(f, result, this, *value);
                }
            }
            InstKind::Select { if_true, if_false, .. } => {
                self.same(f, result, this, *if_true);
                self.same(f, result, this, *if_false);
            }
            InstKind::ExtractElement { vector: a, .. }
            | InstKind::Cast { op: CastOp::AddrSpaceCast, operand: a } => self.same(f, result, this, *a),
            InstKind::Cast { op: CastOp::BitCast, operand } => {
                let typed = self.module.functions[f].body.as_ref().is_some_and(|b| !b.pointees.is_empty());
                if !typed {
                    self.same(f, result, this, *operand);
                }
            }
            InstKind::InsertElement { vector: a, element: b, .. } | InstKind::ShuffleVector { a, b, .. } => {
                self.same(f, result, this, *a);
                self.same(f, result, this, *b);
            }
            InstKind::GetElementPtr { source_type, base, indices } => {
                if is_open(self.module, *source_type, indices) {
                    // An array or a structure is no evidence for the type at an offset into it.
                    if let (Operand::Free(a), Operand::Free(b)) = (self.operand(f, *base), result) {
                        self.edge(a, b);
                    }
                }
                if !is_byte_offset(self.module, *source_type, indices) {
                    let strength =
                        if is_byte(self.module, *source_type) { Strength::Bytes } else { Strength::Use };
                    self.used_as(f, *base, strength, *source_type);
                }
                let end = reached(self.module, *source_type, indices);
                match end.map(|end| end.member) {
                    Some(Some(member)) => {
                        let node = self.values.nodes.member(member);
                        if let (Some(contents), Some(node)) = (self.contents(f, this), node) {
                            self.sets.union(contents, node);
                        }
                    }
                    Some(None) => self.same_contents(f, this, *base),
                    None => {}
                }
            }
            InstKind::Load { pointer, .. } => {
                let ty = self.type_of(f, this);
                self.access(f, *pointer, ty, result);
            }
            InstKind::Store { value, pointer, .. } | InstKind::AtomicRmw { pointer, value, .. } => {
                let ty = self.type_of(f, *value);
                let value = self.operand(f, *value);
                self.access(f, *pointer, ty, value);
                self.access(f, *pointer, None, result);
            }
            InstKind::CmpXchg(x) => self.compare_exchange(f, x),
            InstKind::ICmp { lhs, rhs, .. } => self.near(f, *lhs, *rhs),
            InstKind::ExtractValue { aggregate, indices } => {
                self.member_value(f, *aggregate, indices, result);
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                let element = self.operand(f, *element);
                self.member_value(f, *aggregate, indices, element);
            }
            InstKind::Ret { value: Some(value) } => {
                if let Some(node) = self.values.nodes.result(f) {
                    let returned = self.operand(f, *value);
                    self.flow(returned, node);
                    if let (Some(a), false) = (self.contents(f, *value), returned == Operand::Any) {
                        self.edge(a, self.values.nodes.contents(node));
                    }
                }
            }
            InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => {
                self.call(f, this, result, call);
            }
            _ => {}
        }
    }

    fn compare_exchange(&mut self, f: FunctionId, x: &CmpXchg) {
        let ty = self.type_of(f, x.expected);
        for value in [x.expected, x.replacement] {
            let value = self.operand(f, value);
            self.access(f, x.pointer, ty, value);
        }
    }
}
