//! Instructions.

use super::{Scope, Writer};
use crate::keywords;
use llvm_model::instruction::{Atomic, Clause, CmpXchg};
use llvm_model::{
    Body, Call, Flags, InstId, InstKind, Instruction, Ordering, Release, SyncScopeId, TailKind, Type, TypeId,
    Value,
};

impl Writer<'_> {
    /// An instruction with its result, attachments included, without indentation and line end.
    pub(super) fn instruction(&mut self, scope: Scope<'_>, body: &Body, id: InstId) {
        let inst = &body.insts[id];
        let void = matches!(self.module.types[inst.ty], Type::Void);
        if !void || body.names.has(id) {
            self.inst_name(scope, id);
            self.push(" = ");
        }
        self.operation_text(scope, inst);
        if let Some(loc) = body.locs.get(id) {
            self.push(", !dbg ");
            self.location_reference(loc);
        }
        self.attachments(&inst.attachments, ", ");
        if let InstKind::Call(call) = &inst.kind
            && let Some(pointers) = self.relocated(body, call)
        {
            self.push(" ; (");
            self.list(pointers, |this, pointer| match pointer {
                Some(value) => this.value(scope, value),
                None => this.push("undef"),
            });
            self.push(")");
        }
    }

    /// The operation and its operands.
    #[expect(clippy::too_many_lines, reason = "flat match over instructions")]
    pub(super) fn operation_text(&mut self, scope: Scope<'_>, inst: &Instruction) {
        match &inst.kind {
            InstKind::Unary { op, operand } => self.simple(scope, op.keyword(), inst.flags, &[*operand]),
            InstKind::Binary { op, lhs, rhs } => self.simple(scope, op.keyword(), inst.flags, &[*lhs, *rhs]),
            InstKind::Freeze { operand } => self.simple(scope, "freeze", inst.flags, &[*operand]),
            InstKind::ICmp { predicate, lhs, rhs } => {
                self.push("icmp");
                self.flags(inst.flags);
                self.push(" ");
                self.simple(scope, predicate.keyword(), Flags::NONE, &[*lhs, *rhs]);
            }
            InstKind::FCmp { predicate, lhs, rhs } => {
                self.push("fcmp");
                self.flags(inst.flags);
                self.push(" ");
                self.simple(scope, predicate.keyword(), Flags::NONE, &[*lhs, *rhs]);
            }
            InstKind::Select { condition, if_true, if_false } => {
                self.push("select");
                self.flags(inst.flags);
                self.operands(scope, " ", &[*condition, *if_true, *if_false]);
            }
            InstKind::ExtractElement { vector, index } => {
                self.simple(scope, "extractelement", inst.flags, &[*vector, *index]);
            }
            InstKind::InsertElement { vector, element, index } => {
                self.simple(scope, "insertelement", inst.flags, &[*vector, *element, *index]);
            }
            InstKind::ShuffleVector { a, b, mask } => {
                self.operands(scope, "shufflevector ", &[*a, *b]);
                self.shuffle_mask(inst.ty, mask);
            }
            InstKind::Cast { op, operand } => {
                self.push(op.keyword());
                self.flags(inst.flags);
                self.operands(scope, " ", &[*operand]);
                self.push(" to ");
                self.ty(inst.ty);
            }
            InstKind::VaArg { list } => {
                self.operands(scope, "va_arg ", &[*list]);
                self.push(", ");
                self.ty(inst.ty);
            }
            InstKind::Phi { incoming } => {
                self.push("phi");
                self.flags(inst.flags);
                self.push(" ");
                self.ty(inst.ty);
                self.push(" ");
                self.list(incoming, |this, (value, block)| {
                    this.push("[ ");
                    this.value(scope, *value);
                    this.push(", ");
                    this.block_name(scope, *block);
                    this.push(" ]");
                });
            }
            InstKind::ExtractValue { aggregate, indices } => {
                self.operands(scope, "extractvalue ", &[*aggregate]);
                self.index_list(indices);
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                self.operands(scope, "insertvalue ", &[*aggregate, *element]);
                self.index_list(indices);
            }
            InstKind::Call(call) => {
                self.push(match call.tail {
                    TailKind::None => "",
                    TailKind::Tail => "tail ",
                    TailKind::MustTail => "musttail ",
                    TailKind::NoTail => "notail ",
                });
                self.push("call");
                self.flags(inst.flags);
                self.call(scope, call);
            }
            InstKind::LandingPad { cleanup, clauses } => self.landing_pad(scope, inst.ty, *cleanup, clauses),
            InstKind::CatchPad { parent, args } => self.pad(scope, "catchpad", *parent, args),
            InstKind::CleanupPad { parent, args } => self.pad(scope, "cleanuppad", *parent, args),
            kind if kind.is_terminator() => self.terminator(scope, kind),
            kind => self.memory_operation(scope, inst, kind),
        }
    }

    /// Prints a keyword, flags and operands, with one type if all operands have the same.
    fn simple(&mut self, scope: Scope<'_>, word: &str, flags: Flags, operands: &[Value]) {
        self.push(word);
        self.flags(flags);
        self.push(" ");
        match operands {
            [first, rest @ ..] if rest.iter().all(|v| self.same_type(scope, *first, *v)) => {
                self.value_type(scope, *first);
                self.push(" ");
                self.list(operands, |this, value| this.value(scope, *value));
            }
            _ => self.operands(scope, "", operands),
        }
    }

    /// Operands with their types.
    pub(super) fn operands(&mut self, scope: Scope<'_>, word: &str, operands: &[Value]) {
        self.push(word);
        self.list(operands, |this, value| this.typed_value(scope, *value));
    }

    fn index_list(&mut self, indices: &[u32]) {
        for index in indices {
            self.put(format_args!(", {index}"));
        }
    }

    fn memory_operation(&mut self, scope: Scope<'_>, inst: &Instruction, kind: &InstKind) {
        match kind {
            InstKind::Alloca { allocated, count, align, inalloca, swifterror } => {
                self.push("alloca ");
                self.push(if *inalloca { "inalloca " } else { "" });
                self.push(if *swifterror { "swifterror " } else { "" });
                self.ty(*allocated);
                if !self.is_i32_one(*count) {
                    self.operands(scope, ", ", &[*count]);
                }
                self.align(align.bytes());
                if let Some(space @ 1..) = self.module.types.address_space(inst.ty) {
                    self.put(format_args!(", addrspace({space})"));
                }
            }
            InstKind::Load { pointer, align, volatile, atomic } => {
                self.push("load");
                self.access(*volatile, atomic.is_some());
                self.push(" ");
                self.ty(inst.ty);
                self.operands(scope, ", ", &[*pointer]);
                self.atomic(*atomic);
                self.align(align.bytes());
            }
            InstKind::Store { value, pointer, align, volatile, atomic } => {
                self.push("store");
                self.access(*volatile, atomic.is_some());
                self.operands(scope, " ", &[*value, *pointer]);
                self.atomic(*atomic);
                self.align(align.bytes());
            }
            InstKind::Fence { atomic } => {
                self.push("fence");
                self.atomic(Some(*atomic));
            }
            InstKind::CmpXchg(cmpxchg) => self.cmpxchg(scope, cmpxchg),
            InstKind::AtomicRmw { op, pointer, value, atomic, volatile, align } => {
                self.push("atomicrmw");
                self.push(if *volatile { " volatile" } else { "" });
                self.flags(inst.flags);
                self.push(" ");
                self.push(op.keyword());
                self.operands(scope, " ", &[*pointer, *value]);
                self.atomic(Some(*atomic));
                self.align(align.bytes());
            }
            InstKind::GetElementPtr { source_type, base, indices } => {
                self.push("getelementptr");
                self.gep_flags(inst.flags);
                self.push(" ");
                self.ty(*source_type);
                for operand in std::iter::once(base).chain(indices) {
                    self.operands(scope, ", ", &[*operand]);
                }
            }
            _ => {}
        }
    }

    fn is_i32_one(&self, value: Value) -> bool {
        match value {
            Value::Const(id) => {
                let ty = self.module.constants.ty(id);
                self.module.types.int_width(ty) == Some(32) && self.module.as_u64(value) == Some(1)
            }
            _ => false,
        }
    }

    fn access(&mut self, volatile: bool, atomic: bool) {
        self.push(if atomic { " atomic" } else { "" });
        self.push(if volatile { " volatile" } else { "" });
    }

    fn sync_scope(&mut self, scope: SyncScopeId) {
        let name = &self.module.sync_scopes[scope];
        if !name.is_empty() {
            self.quoted(" syncscope(", name.as_bytes());
            self.push(")");
        }
    }

    fn ordering(&mut self, ordering: Ordering) {
        self.push(" ");
        self.push(ordering.keyword());
    }

    fn atomic(&mut self, atomic: Option<Atomic>) {
        if let Some(atomic) = atomic {
            self.sync_scope(atomic.scope);
            self.ordering(atomic.ordering);
        }
    }

    fn align(&mut self, align: u64) {
        if align != 0 {
            self.put(format_args!(", align {align}"));
        }
    }

    fn cmpxchg(&mut self, scope: Scope<'_>, x: &CmpXchg) {
        self.push("cmpxchg");
        self.push(if x.weak { " weak" } else { "" });
        self.push(if x.volatile { " volatile" } else { "" });
        self.operands(scope, " ", &[x.pointer, x.expected, x.replacement]);
        self.sync_scope(x.scope);
        self.ordering(x.success);
        self.ordering(x.failure);
        self.align(x.align.bytes());
    }

    /// Prints the common part of `call`, `invoke` and `callbr`, behind the keyword.
    pub(super) fn call(&mut self, scope: Scope<'_>, call: &Call) {
        let module = self.module;
        if call.calling_conv != llvm_model::CallingConv::C {
            self.push(" ");
            keywords::calling_conv(&mut self.out, call.calling_conv);
        }
        let list = module.attributes.list(call.attributes);
        self.push(" ");
        if self.attribute_set(list.ret) {
            self.push(" ");
        }
        if let Some(space) = self.call_space(scope, call.callee) {
            self.put(format_args!("addrspace({space}) "));
        }
        match module.types.function_parts(call.function_type) {
            Some((ret, _, false)) => self.ty(ret),
            _ => self.ty(call.function_type),
        }
        self.push(" ");
        self.value(scope, call.callee);
        self.push("(");
        let tests_class = self.release >= Release::Llvm23
            && module
                .as_function(call.callee)
                .is_some_and(|id| module.functions[id].props.name.starts_with("llvm.is.fpclass."));
        self.list(call.args.iter().enumerate(), |this, (index, arg)| {
            if let Some(classes) = module.as_u64(*arg).filter(|_| tests_class && index == 1) {
                this.push("/* ");
                this.fp_classes(classes);
                this.push(" */ ");
            }
            this.argument(scope, *arg, module.attributes.param(call.attributes, index));
        });
        let variadic = |ty: TypeId| module.types.function_parts(ty).is_some_and(|(_, _, vararg)| vararg);
        if call.tail == TailKind::MustTail && variadic(scope.function.ty) {
            self.push(if call.args.is_empty() { "..." } else { ", ..." });
        }
        self.push(")");
        self.attribute_group(list.function);
        if !call.bundles.is_empty() {
            self.push(" [ ");
            self.list(&call.bundles, |this, bundle| {
                this.quoted("", bundle.tag.as_bytes());
                this.operands(scope, "(", &bundle.args);
                this.push(")");
            });
            self.push(" ]");
        }
    }

    fn landing_pad(&mut self, scope: Scope<'_>, ty: TypeId, cleanup: bool, clauses: &[Clause]) {
        self.push("landingpad ");
        self.ty(ty);
        if cleanup {
            self.push("\n          cleanup");
        }
        for clause in clauses {
            match clause {
                Clause::Catch(value) => self.operands(scope, "\n          catch ", &[*value]),
                Clause::Filter(value) => self.operands(scope, "\n          filter ", &[*value]),
            }
        }
    }

    fn pad(&mut self, scope: Scope<'_>, word: &str, parent: Value, args: &[Value]) {
        self.push(word);
        self.push(" within ");
        self.value(scope, parent);
        self.operands(scope, " [", args);
        self.push("]");
    }
}
