//! Walking over the operands and branch targets of an instruction, by value and by reference.
//!
//! One traversal, written as a macro, serves both: a walk by value must not need a mutable instruction.

use crate::function::BlockId;
use crate::instruction::{Clause, InstKind, Value};

macro_rules! pass {
    ($visit:ident, copied, $place:expr) => {
        $visit(*$place)
    };
    ($visit:ident, by_ref, $place:expr) => {
        $visit($place)
    };
}

macro_rules! pass_field {
    ($visit:ident, copied, $field:expr) => {
        $visit($field)
    };
    ($visit:ident, by_ref, $field:expr) => {
        $visit(&mut $field)
    };
}

macro_rules! visit_call {
    ($call:expr, $visit:ident, $iter:ident, $mode:ident) => {{
        let call = $call;
        for arg in call.args.$iter() {
            pass!($visit, $mode, arg);
        }
        pass_field!($visit, $mode, call.callee);
        for bundle in call.bundles.$iter() {
            for arg in bundle.args.$iter() {
                pass!($visit, $mode, arg);
            }
        }
    }};
}

macro_rules! visit_operands {
    ($self:ident, $visit:ident, $iter:ident, $mode:ident) => {{
        use InstKind::*;
        match $self {
            Unary { operand: a, .. }
            | Cast { operand: a, .. }
            | Freeze { operand: a }
            | Alloca { count: a, .. }
            | Load { pointer: a, .. }
            | ExtractValue { aggregate: a, .. }
            | VaArg { list: a }
            | CondBr { condition: a, .. }
            | Switch { value: a, .. }
            | IndirectBr { address: a, .. }
            | Resume { value: a }
            | CatchSwitch { parent: a, .. }
            | CatchRet { pad: a, .. }
            | CleanupRet { pad: a, .. } => pass!($visit, $mode, a),
            Binary { lhs: a, rhs: b, .. }
            | ICmp { lhs: a, rhs: b, .. }
            | FCmp { lhs: a, rhs: b, .. }
            | Store { value: a, pointer: b, .. }
            | AtomicRmw { pointer: a, value: b, .. }
            | ExtractElement { vector: a, index: b }
            | ShuffleVector { a, b, .. }
            | InsertValue { aggregate: a, element: b, .. } => {
                pass!($visit, $mode, a);
                pass!($visit, $mode, b);
            }
            Select { condition: a, if_true: b, if_false: c }
            | InsertElement { vector: a, element: b, index: c } => {
                pass!($visit, $mode, a);
                pass!($visit, $mode, b);
                pass!($visit, $mode, c);
            }
            CmpXchg(x) => {
                pass_field!($visit, $mode, x.pointer);
                pass_field!($visit, $mode, x.expected);
                pass_field!($visit, $mode, x.replacement);
            }
            Phi { incoming } => {
                for (value, _) in incoming.$iter() {
                    pass!($visit, $mode, value);
                }
            }
            GetElementPtr { base, indices, .. } => {
                pass!($visit, $mode, base);
                for index in indices.$iter() {
                    pass!($visit, $mode, index);
                }
            }
            Call(call) | Invoke { call, .. } | CallBr { call, .. } => visit_call!(call, $visit, $iter, $mode),
            LandingPad { clauses, .. } => {
                for clause in clauses.$iter() {
                    match clause {
                        Clause::Catch(v) | Clause::Filter(v) => pass!($visit, $mode, v),
                    }
                }
            }
            CatchPad { parent, args } | CleanupPad { parent, args } => {
                pass!($visit, $mode, parent);
                for arg in args.$iter() {
                    pass!($visit, $mode, arg);
                }
            }
            Ret { value } => {
                if let Some(value) = value {
                    pass!($visit, $mode, value);
                }
            }
            Fence { .. } | Br { .. } | Unreachable => {}
        }
    }};
}

macro_rules! visit_targets {
    ($self:ident, $visit:ident, $iter:ident, $mode:ident) => {{
        use InstKind::*;
        match $self {
            Br { target: a } | CatchRet { target: a, .. } => pass!($visit, $mode, a),
            CondBr { if_true: a, if_false: b, .. } | Invoke { normal: a, unwind: b, .. } => {
                pass!($visit, $mode, a);
                pass!($visit, $mode, b);
            }
            Switch { default, cases, .. } => {
                pass!($visit, $mode, default);
                for (_, target) in cases.$iter() {
                    pass!($visit, $mode, target);
                }
            }
            IndirectBr { targets, .. } => {
                for target in targets.$iter() {
                    pass!($visit, $mode, target);
                }
            }
            CallBr { fallthrough, targets, .. } => {
                pass!($visit, $mode, fallthrough);
                for target in targets.$iter() {
                    pass!($visit, $mode, target);
                }
            }
            CatchSwitch { handlers, unwind, .. } => {
                for target in handlers.$iter() {
                    pass!($visit, $mode, target);
                }
                if let Some(target) = unwind {
                    pass!($visit, $mode, target);
                }
            }
            CleanupRet { unwind: Some(a), .. } => pass!($visit, $mode, a),
            _ => {}
        }
    }};
}

impl InstKind {
    /// Calls `visit` for every value operand, in the order of the textual form's operands (callee after arguments,
    /// then bundles). Switch case constants are not visited, block targets neither.
    pub fn for_each_operand(&self, mut visit: impl FnMut(Value)) {
        visit_operands!(self, visit, iter, copied);
    }
    /// As [`InstKind::for_each_operand`], with the operand replaceable.
    pub fn for_each_operand_mut(&mut self, mut visit: impl FnMut(&mut Value)) {
        visit_operands!(self, visit, iter_mut, by_ref);
    }
    /// Calls `visit` for every block a terminator may branch to, duplicates included.
    pub fn for_each_target(&self, mut visit: impl FnMut(BlockId)) {
        visit_targets!(self, visit, iter, copied);
    }
    /// As [`InstKind::for_each_target`], with the target replaceable.
    pub fn for_each_target_mut(&mut self, mut visit: impl FnMut(&mut BlockId)) {
        visit_targets!(self, visit, iter_mut, by_ref);
    }
}
