//! The code of a function with addresses as numbers.

use super::access::{self, Access};
use super::copies::{self, Memory, Transfer};
use super::kinds::Kind;
use super::known::{Known, constant_address};
use super::program::Program;
use super::types::Numbered;
use crate::memory::{self, Layouts};
use crate::rewrite::Step;
use llvm_model::{
    Align, BinaryOp, Builder, CastOp, Constant, DataLayout, FunctionId, GlobalId, InstBuilder as _, InstId,
    InstKind, Instruction, Module, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;

/// What the functions of a module share.
pub(super) struct Shared<'a, 'l> {
    pub(super) layouts: &'a Layouts<'l>,
    pub(super) data: &'l DataLayout,
    pub(super) types: &'a mut Numbered,
    pub(super) program: &'a Program,
    /// The push constants with the addresses of the buffers of the program.
    pub(super) pushed: &'a FxHashMap<Inst, GlobalId>,
}

/// Rewrites a function.
pub(super) fn run(module: &mut Module, shared: &mut Shared<'_, '_>, function: FunctionId, known: &Known) {
    // Instructions that are added have the types of their operands.
    let i64 = module.types.int(64);
    if let Some(body) = &mut module.functions[function].body {
        for (value, (kind, _)) in known {
            if let (Value::Inst(inst), false) = (value, *kind == Kind::Logical) {
                body.insts[*inst].ty = i64;
            }
        }
    }
    let mut coder = Coder {
        shared,
        known,
        entry: Vec::new(),
        bases: FxHashMap::default(),
        constants: FxHashMap::default(),
    };
    crate::rewrite::run(module, function, |at, inst| coder.step(at, inst));
    let entry = coder.entry;
    if let Some(body) = &mut module.functions[function].body
        && let Some(block) = body.entry()
    {
        body.blocks[block].insts.splice(0..0, entry);
    }
}

struct Coder<'a, 's, 'l> {
    shared: &'a mut Shared<'s, 'l>,
    known: &'a Known,
    /// The instructions at the beginning: addresses in the buffers of the program.
    entry: Vec<InstId>,
    bases: FxHashMap<Inst, Value>,
    constants: FxHashMap<Value, Value>,
}

impl<'s> Coder<'_, 's, '_> {
    fn step(&mut self, at: &mut Builder<'_>, inst: InstId) -> Step {
        let mut kind = at.body.insts[inst].kind.clone();
        let is_address = self.is_address(Value::Inst(inst));
        if let Some(step) = self
            .computed(at, inst, &mut kind, is_address)
            .or_else(|| self.accessed(at, inst, &kind, is_address))
        {
            return step;
        }
        self.operands(at, inst, &mut kind, is_address);
        if let Some(pointer) = access::atomic_pointer(&mut kind)
            && self.is_address(*pointer)
        {
            let number = self.number(at, *pointer);
            *pointer = access::pointer(at, number);
        }
        kind.for_each_operand_mut(|operand| {
            if let Value::Const(id) = *operand
                && at.module.types.address_space(at.module.constants.ty(id)).is_none()
                && let Some(numbers) = self.shared.types.constant(at.module, id, false)
            {
                *operand = Value::Const(numbers);
            }
        });
        at.body.insts[inst].ty = self.ty(at, inst, is_address);
        at.body.insts[inst].kind = kind;
        Step::Keep
    }

    /// What an instruction that computes an address, or computes with one, becomes; `None` if it stays or is another.
    fn computed(
        &mut self,
        at: &mut Builder<'_>,
        inst: InstId,
        kind: &mut InstKind,
        is_address: bool,
    ) -> Option<Step> {
        let value = match *kind {
            InstKind::GetElementPtr { base, .. } if is_address => {
                let from = self.number(at, base);
                let Some(bytes) = memory::step_wide(at, self.shared.layouts, inst) else {
                    return Some(Step::Replace(from));
                };
                *kind = InstKind::Binary { op: BinaryOp::Add, lhs: from, rhs: bytes };
                return None;
            }
            InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand }
            | InstKind::Freeze { operand }
                if is_address =>
            {
                self.number(at, operand)
            }
            InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand }
                if self.is_address(operand) =>
            {
                nowhere(at, inst)
            }
            InstKind::Cast { op: CastOp::IntToPtr, operand } if is_address => at.resize(operand, 64),
            InstKind::Cast { op: CastOp::PtrToInt | CastOp::PtrToAddr, operand }
                if self.is_address(operand) =>
            {
                let number = self.number(at, operand);
                let ty = at.body.insts[inst].ty;
                let width = at.int_width(ty).unwrap_or(64);
                at.resize(number, width)
            }
            _ => return None,
        };
        Some(Step::Replace(value))
    }

    /// What an access through an address becomes; `None` if it stays or is another instruction.
    fn accessed(
        &mut self,
        at: &mut Builder<'_>,
        inst: InstId,
        kind: &InstKind,
        is_address: bool,
    ) -> Option<Step> {
        match *kind {
            InstKind::Load { pointer, align, volatile, atomic: None } if self.is_address(pointer) => {
                let address = self.number(at, pointer);
                let ty = self.ty(at, inst, is_address);
                Some(Step::Replace(self.access(align.bytes(), volatile).load(at, address, ty)))
            }
            InstKind::Store { pointer, value, align, volatile, atomic: None } if self.is_address(pointer) => {
                let address = self.number(at, pointer);
                let value = self.held(at, value);
                self.access(align.bytes(), volatile).store(at, address, value);
                Some(Step::Drop)
            }
            InstKind::Call(ref call) if call.args.iter().any(|&arg| self.is_address(arg)) => {
                let transfer = copies::of(at.module, kind)?;
                let &[to, from, ..] = &call.args[..] else { return None };
                let access = self.access(1, false);
                let to = self.memory(at, to);
                match transfer {
                    Transfer::Copy => {
                        let from = self.memory(at, from);
                        copies::copy(at, access, inst, to, from);
                    }
                    Transfer::Fill => copies::fill(at, access, inst, to),
                }
                Some(Step::Drop)
            }
            _ => None,
        }
    }

    /// Gives the operands of an instruction that stays their forms.
    fn operands(&mut self, at: &mut Builder<'_>, inst: InstId, kind: &mut InstKind, is_address: bool) {
        match kind {
            InstKind::ICmp { lhs, rhs, .. } if self.is_address(*lhs) && self.is_address(*rhs) => {
                (*lhs, *rhs) = (self.number(at, *lhs), self.number(at, *rhs));
            }
            InstKind::ICmp { lhs, rhs, .. } => {
                for value in [lhs, rhs].into_iter().filter(|value| self.is_address(**value)) {
                    *value = self.null(at, *value);
                }
            }
            InstKind::Call(call) => {
                for arg in &mut call.args {
                    if self.is_address(*arg) {
                        let number = self.number(at, *arg);
                        *arg = access::pointer(at, number);
                    }
                }
            }
            InstKind::Phi { .. } | InstKind::Select { .. } if self.known.contains_key(&Value::Inst(inst)) => {
                self.choice(at, inst, kind, is_address);
            }
            InstKind::Alloca { allocated: ty, .. } | InstKind::GetElementPtr { source_type: ty, .. } => {
                *ty = self.shared.types.ty(at.module, *ty);
            }
            InstKind::Store { value, .. } | InstKind::AtomicRmw { value, .. } => {
                *value = self.held(at, *value);
            }
            InstKind::CmpXchg(exchange) => {
                exchange.expected = self.held(at, exchange.expected);
                exchange.replacement = self.held(at, exchange.replacement);
            }
            InstKind::InsertValue { element, aggregate, .. } => {
                *element = self.held(at, *element);
                *aggregate = self.held(at, *aggregate);
            }
            _ => {}
        }
    }

    /// Whether a value is a pointer that becomes a number.
    fn is_address(&self, value: Value) -> bool {
        self.known.get(&value).is_some_and(|(kind, _)| *kind != Kind::Logical)
    }

    fn access(&self, align: u64, volatile: bool) -> Access<'s> {
        Access { layouts: self.shared.layouts, data: self.shared.data, align, volatile }
    }

    /// The type of a result.
    fn ty(&mut self, at: &mut Builder<'_>, inst: InstId, is_address: bool) -> TypeId {
        let ty = at.body.insts[inst].ty;
        match at.module.types.address_space(ty) {
            _ if is_address => at.module.types.int(64),
            Some(_) => ty,
            None => self.shared.types.ty(at.module, ty),
        }
    }

    /// The number that a pointer to global memory is. Other pointers lead nowhere there.
    fn number(&mut self, at: &mut Builder<'_>, value: Value) -> Value {
        match value {
            Value::Inst(_) | Value::Arg(_) if self.is_address(value) => value,
            Value::Const(_) if self.is_address(value) => self.constant(at, value),
            _ => at.int64(0),
        }
    }

    /// A value as memory and aggregates hold it.
    fn held(&mut self, at: &mut Builder<'_>, value: Value) -> Value {
        // Null pointers are of the kind that the type has in memory.
        if let Some((Kind::Nowhere, ty)) = self.known.get(&value) {
            let null = at.module.constants.intern(*ty, Constant::Null);
            let numbers = self.shared.types.constant(at.module, null, false);
            return Value::Const(numbers.unwrap_or(null));
        }
        if self.is_address(value) { self.number(at, value) } else { value }
    }

    fn memory(&mut self, at: &mut Builder<'_>, pointer: Value) -> Memory {
        match self.is_address(pointer) {
            true => Memory::Address(self.number(at, pointer)),
            false => Memory::Logical(pointer),
        }
    }

    /// The null pointer of the type that a pointer had.
    fn null(&self, at: &mut Builder<'_>, value: Value) -> Value {
        match self.known.get(&value) {
            Some((_, ty)) => Value::Const(at.module.constants.intern(*ty, Constant::Null)),
            None => value,
        }
    }

    /// Gives what a phi or a select chooses from the kind of the result.
    fn choice(&mut self, at: &mut Builder<'_>, inst: InstId, kind: &mut InstKind, is_address: bool) {
        let nowhere = nowhere(at, inst);
        let mut change = |value: &mut Value| {
            if is_address {
                *value = self.number(at, *value);
            } else if self.is_address(*value) {
                *value = nowhere;
            }
        };
        match kind {
            InstKind::Phi { incoming } => incoming.iter_mut().for_each(|(value, _)| change(value)),
            InstKind::Select { if_true, if_false, .. } => {
                change(if_true);
                change(if_false);
            }
            _ => {}
        }
    }

    /// The address that a constant is, computed at the beginning of the function.
    fn constant(&mut self, at: &mut Builder<'_>, value: Value) -> Value {
        if let Some(&known) = self.constants.get(&value) {
            return known;
        }
        let place = constant_address(at.module, self.shared.layouts, self.shared.program, value);
        let number = match place {
            Some((Some(kind), bytes)) => {
                let base = self.base(at, kind);
                if bytes == 0 {
                    return base;
                }
                let bytes = at.int64(bytes);
                self.add(at, InstKind::Binary { op: BinaryOp::Add, lhs: base, rhs: bytes })
            }
            _ => at.int64(0),
        };
        self.constants.insert(value, number);
        number
    }

    /// The address of a buffer of the program.
    fn base(&mut self, at: &mut Builder<'_>, kind: Inst) -> Value {
        if let Some(&known) = self.bases.get(&kind) {
            return known;
        }
        let Some(&pushed) = self.shared.pushed.get(&kind) else { return at.int64(0) };
        let pointer = Value::Const(at.module.global_const(pushed));
        let base =
            self.add(at, InstKind::Load { pointer, align: Align::of(8), volatile: false, atomic: None });
        self.bases.insert(kind, base);
        base
    }

    /// Adds an instruction at the beginning of the function.
    fn add(&mut self, at: &mut Builder<'_>, kind: InstKind) -> Value {
        let i64 = at.module.types.int(64);
        let inst = at.body.insts.push(Instruction::new(kind, i64));
        self.entry.push(inst);
        Value::Inst(inst)
    }
}

/// The null pointer of the type of a result.
fn nowhere(at: &mut Builder<'_>, inst: InstId) -> Value {
    let ty = at.body.insts[inst].ty;
    Value::Const(at.module.constants.intern(ty, Constant::Null))
}
