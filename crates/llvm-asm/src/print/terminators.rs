//! Terminators.

use super::{Scope, Writer};
use llvm_model::{BlockId, InstKind};

impl Writer<'_> {
    /// A terminator.
    pub(super) fn terminator(&mut self, scope: Scope<'_>, kind: &InstKind) {
        match kind {
            InstKind::Ret { value: None } => self.push("ret void"),
            InstKind::Ret { value: Some(value) } => self.operands(scope, "ret ", &[*value]),
            InstKind::Br { target } => {
                self.push("br ");
                self.label(scope, *target);
            }
            InstKind::CondBr { condition, if_true, if_false } => {
                self.operands(scope, "br ", &[*condition]);
                for target in [if_true, if_false] {
                    self.push(", ");
                    self.label(scope, *target);
                }
            }
            InstKind::Switch { value, default, cases } => {
                self.operands(scope, "switch ", &[*value]);
                self.push(", ");
                self.label(scope, *default);
                self.push(" [");
                for (case, target) in cases {
                    self.push("\n    ");
                    self.typed_constant(*case);
                    self.push(", ");
                    self.label(scope, *target);
                }
                self.push("\n  ]");
            }
            InstKind::IndirectBr { address, targets } => {
                self.operands(scope, "indirectbr ", &[*address]);
                self.push(", ");
                self.label_list(scope, targets);
            }
            InstKind::Invoke { call, normal, unwind } => {
                self.push("invoke");
                self.call(scope, call);
                self.push("\n          to ");
                self.label(scope, *normal);
                self.push(" unwind ");
                self.label(scope, *unwind);
            }
            InstKind::CallBr { call, fallthrough, targets } => {
                self.push("callbr");
                self.call(scope, call);
                self.push("\n          to ");
                self.label(scope, *fallthrough);
                self.push(" ");
                self.label_list(scope, targets);
            }
            InstKind::Resume { value } => self.operands(scope, "resume ", &[*value]),
            InstKind::CatchSwitch { parent, handlers, unwind } => {
                self.push("catchswitch within ");
                self.value(scope, *parent);
                self.push(" ");
                self.label_list(scope, handlers);
                self.unwind(scope, *unwind);
            }
            InstKind::CatchRet { pad, target } => {
                self.push("catchret from ");
                self.value(scope, *pad);
                self.push(" to ");
                self.label(scope, *target);
            }
            InstKind::CleanupRet { pad, unwind } => {
                self.push("cleanupret from ");
                self.value(scope, *pad);
                self.unwind(scope, *unwind);
            }
            _ => self.push("unreachable"),
        }
    }

    fn label_list(&mut self, scope: Scope<'_>, targets: &[BlockId]) {
        self.push("[");
        self.list(targets, |this, target| this.label(scope, *target));
        self.push("]");
    }

    fn unwind(&mut self, scope: Scope<'_>, target: Option<BlockId>) {
        self.push(" unwind ");
        match target {
            Some(target) => self.label(scope, target),
            None => self.push("to caller"),
        }
    }
}
