//! Evidence about pointers from calls: arguments flow to parameters, results flow to calls, and names of builtins
//! contain types.

use super::{Collector, Strength};
use crate::typing::callees::PASS_THROUGH_INTRINSICS;
use crate::typing::nodes::Operand;
use llvm_model::{AttrKind, Call, FunctionId, Id, Value};

impl Collector<'_> {
    pub(super) fn call(&mut self, f: FunctionId, this: Value, result: Operand, call: &Call) {
        for (index, &arg) in call.args.iter().enumerate() {
            let element = self.module.attributes.param(call.attributes, index);
            if let Operand::Free(node) = self.operand(f, arg) {
                let ty = self.module.attributes.ty(element, AttrKind::ELEMENT_TYPE);
                self.vote(node, Strength::Attribute, ty);
            }
        }
        let Some(callee) = self.module.as_function(call.callee) else {
            self.used_as(f, call.callee, Strength::Use, call.function_type);
            return;
        };
        let function = &self.module.functions[callee];
        if let Some(name) = function.props.name.as_str_if_starts_with("llvm.") {
            if name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove.") {
                if let [to, from, ..] = call.args[..] {
                    self.near(f, to, from);
                }
            } else if PASS_THROUGH_INTRINSICS.iter().any(|known| name.starts_with(known))
                && let Some(&arg) = call.args.first()
            {
                self.same(f, result, this, arg);
            }
            return;
        }
        if self.callees[callee.index()].as_ref().is_some_and(|c| c.passes_through) {
            if let Some(&arg) = call.args.first() {
                self.same(f, result, this, arg);
            }
            return;
        }
        let has_own_results = self.callees[callee.index()].as_ref().is_some_and(|c| c.has_own_results);
        if let (Operand::Free(node), Some(of_callee), false) =
            (result, self.values.nodes.result(callee), has_own_results)
        {
            self.sets.union(node, of_callee);
            self.sets.union(self.values.nodes.contents(node), self.values.nodes.contents(of_callee));
        }
        let declared = function.body.is_none();
        for (index, &arg) in call.args.iter().enumerate() {
            let Some(param) = self.values.nodes.param(callee, index as u32) else { continue };
            let operand = self.operand(f, arg);
            let named =
                self.callees[callee.index()].as_ref().and_then(|c| c.pointees.get(index).copied().flatten());
            match (named, operand) {
                (Some(ty), Operand::Free(node)) if declared => self.vote(node, Strength::Use, Some(ty)),
                _ => self.flow(operand, param),
            }
            if let (Some(a), false) = (self.contents(f, arg), operand == Operand::Any) {
                self.edge(a, self.values.nodes.contents(param));
            }
        }
    }
}
