//! The postcondition of legalization as a check, for tests: an independent list of the constructs that [`super::run`]
//! removes.

use super::intrinsics::table;
use llvm_model::{
    BinaryOp, Body, CallingConv, Cfg, ConstId, Constant, Function, Id, InstId, InstKind, IntPredicate,
    Module, Type, TypeId, Value,
};
use spirv_mapping::convention::intrinsics::Treatment;

/// How deep types and constants nest that are looked into.
const MAX_DEPTH: u32 = 64;

/// Returns the constructs that a legalized module must not have, each with its function. `extensions`: whether the options
/// allow any extension; then some intrinsics stay that are otherwise removed.
pub fn violations(module: &Module, extensions: bool) -> Vec<String> {
    let mut out = Vec::new();
    for function in module.functions.values() {
        let Some(body) = &function.body else { continue };
        let mut check = Check { module, function, body, extensions, out: Vec::new() };
        check.blocks();
        for (block, id, _) in body.instructions() {
            check.instruction(id, body.entry() == Some(block));
        }
        out.extend(check.out.into_iter().map(|what| format!("@{}: {what}", function.props.name)));
    }
    out
}

struct Check<'m> {
    module: &'m Module,
    function: &'m Function,
    body: &'m Body,
    extensions: bool,
    out: Vec<String>,
}

impl Check<'_> {
    fn require(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.out.push(what());
        }
    }

    fn blocks(&mut self) {
        let cfg = Cfg::new(self.body);
        for &block in &self.body.layout {
            self.require(cfg.is_reachable(block), || format!("block {} is not reached", block.index()));
            let mut wanted = cfg.predecessors(block).to_vec();
            wanted.dedup();
            for &inst in &self.body.blocks[block].insts {
                let InstKind::Phi { incoming } = &self.body.insts[inst].kind else { break };
                let mut found: Vec<_> = incoming.iter().map(|(_, from)| *from).collect();
                found.sort_unstable();
                self.require(found == wanted, || format!("phi {} and its predecessors", inst.index()));
            }
        }
    }

    fn instruction(&mut self, id: InstId, in_entry: bool) {
        let inst = &self.body.insts[id];
        let name = || format!("{} {}", inst.kind.keyword(), id.index());
        self.value_type(inst.ty, &name);
        inst.kind.for_each_operand(|operand| {
            if let Some(ty) = self.type_of(operand) {
                self.value_type(ty, &name);
            }
            if let Value::Const(id) = operand {
                let plain = self.is_plain(id, 0);
                self.require(plain, || format!("{}: an operand is a constant expression", name()));
            }
        });
        match &inst.kind {
            InstKind::Freeze { .. } => self.out.push(name()),
            InstKind::Binary { op, .. } if self.is_bool(inst.ty) => {
                let logic = matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor);
                self.require(logic, || format!("{} of truth values", name()));
            }
            InstKind::ICmp { predicate, lhs, .. } if self.is_bool_value(*lhs) => {
                let equality = matches!(predicate, IntPredicate::Eq | IntPredicate::Ne);
                self.require(equality, || format!("{} {} of truth values", name(), predicate.keyword()));
            }
            InstKind::Cast { operand, .. } => {
                let bools = self.is_bool(inst.ty) || self.is_bool_value(*operand);
                self.require(!bools, || format!("{} of truth values", name()));
            }
            InstKind::Alloca { allocated, count, .. } => {
                let constant = self.module.as_u64(*count).is_some();
                self.require(in_entry || !constant, || format!("{} outside of the entry block", name()));
                self.memory_type(*allocated, &name);
            }
            InstKind::Load { .. } => self.memory_type(inst.ty, &name),
            InstKind::Store { value, .. } => {
                if let Some(ty) = self.type_of(*value) {
                    self.memory_type(ty, &name);
                }
            }
            InstKind::GetElementPtr { source_type, indices, .. } => {
                self.memory_type(*source_type, &name);
                let bools = indices.iter().any(|&index| self.is_bool_value(index));
                self.require(!bools, || format!("{} with a truth value as index", name()));
            }
            InstKind::ExtractElement { index, .. } | InstKind::InsertElement { index, .. } => {
                let bool_index = self.is_bool_value(*index);
                self.require(!bool_index, || format!("{} with a truth value as index", name()));
            }
            InstKind::Call(call) => self.call(call.callee, &call.args),
            _ => {}
        }
    }

    fn call(&mut self, callee: Value, args: &[Value]) {
        let Some(function) = self.module.as_function(callee) else { return };
        let called = &self.module.functions[function];
        let kernel = called.calling_conv == CallingConv::SPIR_KERNEL && called.body.is_some();
        self.require(!kernel, || format!("a call of the kernel @{}", called.props.name));
        let name = called.props.name.to_string_lossy();
        if !name.starts_with("llvm.") {
            return;
        }
        let stays = table::find(&name).is_some_and(|row| {
            row.intrinsic.treatment == Treatment::Lower
                || self.extensions && row.intrinsic.treatment == Treatment::Emulate
        });
        self.require(stays, || format!("a call of @{name}"));
        if name.starts_with("llvm.memcpy") {
            let nothing = args.get(2).and_then(|&length| self.module.as_u64(length)) == Some(0);
            self.require(!nothing, || "a copy of nothing".to_owned());
        }
    }

    fn type_of(&self, value: Value) -> Option<TypeId> {
        match value {
            Value::Metadata(_) | Value::Block(_) => None,
            _ => self.module.value_type(self.function, value),
        }
    }

    fn is_bool(&self, ty: TypeId) -> bool {
        self.module.types[self.module.types.scalar(ty)] == Type::Integer(1)
    }

    fn is_bool_value(&self, value: Value) -> bool {
        self.type_of(value).is_some_and(|ty| self.is_bool(ty))
    }

    /// Values have widths and lengths that SPIR-V has, and vectors have no pointers.
    fn value_type(&mut self, ty: TypeId, name: &dyn Fn() -> String) {
        let native = self.is_native(ty);
        self.require(native, || format!("{}: a value of type {:?}", name(), self.module.types[ty]));
    }

    fn is_native(&self, ty: TypeId) -> bool {
        match self.module.types[ty] {
            Type::Integer(width) => matches!(width, 1 | 8 | 16 | 32 | 64),
            Type::Vector { element, count, scalable } => {
                !scalable
                    && matches!(count, 2 | 3 | 4 | 8 | 16)
                    && !matches!(self.module.types[element], Type::Pointer(_))
                    && self.is_native(element)
            }
            _ => true,
        }
    }

    /// Checks that a type in memory is native in every part, without vectors of Booleans.
    fn memory_type(&mut self, ty: TypeId, name: &dyn Fn() -> String) {
        let native = self.is_native_memory(ty, 0);
        self.require(native, || format!("{}: memory of type {:?}", name(), self.module.types[ty]));
    }

    fn is_native_memory(&self, ty: TypeId, depth: u32) -> bool {
        if depth > MAX_DEPTH {
            return true;
        }
        match &self.module.types[ty] {
            Type::Vector { element, .. } => {
                self.is_native(ty) && self.module.types[*element] != Type::Integer(1)
            }
            Type::Array { element, .. } => self.is_native_memory(*element, depth + 1),
            _ => match self.module.types.struct_body(ty) {
                Some(body) => body.fields.iter().all(|&field| self.is_native_memory(field, depth + 1)),
                None => self.is_native(ty),
            },
        }
    }

    /// Whether a constant has no expression in it.
    fn is_plain(&self, id: ConstId, depth: u32) -> bool {
        match &self.module.constants[id] {
            Constant::Expr(_) | Constant::Alias(_) => false,
            Constant::Aggregate(elements) if depth < MAX_DEPTH && elements.len() <= 4096 => {
                elements.iter().all(|&element| self.is_plain(element, depth + 1))
            }
            _ => true,
        }
    }
}
