//! Which memory pointers may lead into, and which pointers memory may hold: each variable is one whole, and the order of
//! what is executed does not matter.

use crate::kernels::arguments::{CONSTANT, GLOBAL};
use crate::opaque::has_part;
use llvm_model::{
    CastOp, ConstId, Constant, ConstantExpr, FunctionId, GlobalId, InstId, InstKind, Instruction, Module,
    Type, TypeId, Types, Value,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Memory that a pointer leads into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Target {
    /// A variable of the module.
    Global(GlobalId),
    /// What an argument of a kernel points to.
    Argument(FunctionId, u32),
    /// A variable of a function.
    Variable(FunctionId, InstId),
}

/// The memory that a pointer may lead into.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Set {
    targets: SmallVec<[Target; 2]>,
    /// Whether it may lead elsewhere, too.
    is_unknown: bool,
}

/// The most variables that one pointer may lead into; what has more is not known.
const MAX_TARGETS: usize = 1 << 10;

/// The most times that all instructions are looked at.
const MAX_ROUNDS: usize = 64;

impl Set {
    fn unknown() -> Set {
        Set { targets: SmallVec::new(), is_unknown: true }
    }

    fn of(target: Target) -> Set {
        Set { targets: [target].into_iter().collect(), is_unknown: false }
    }

    fn is_empty(&self) -> bool {
        self.targets.is_empty() && !self.is_unknown
    }

    /// The memory, in an order of its own; `None` if it may be elsewhere.
    pub(super) fn known(&self) -> Option<&[Target]> {
        (!self.is_unknown).then_some(&self.targets)
    }

    /// Adds what another set has; returns whether that is more.
    fn add(&mut self, other: &Set) -> bool {
        let mut changed = other.is_unknown && !self.is_unknown;
        self.is_unknown |= other.is_unknown;
        for &target in &other.targets {
            if let Err(at) = self.targets.binary_search(&target) {
                self.targets.insert(at, target);
                changed = true;
            }
        }
        if self.targets.len() > MAX_TARGETS {
            *self = Set::unknown();
        }
        changed
    }
}

/// What is known of the pointers of a module.
#[derive(Default)]
pub(super) struct Flow {
    values: FxHashMap<(FunctionId, InstId), Set>,
    /// The pointers in memory.
    held: FxHashMap<Target, Set>,
}

impl Flow {
    /// Follows the pointers of a module; `None` if some are written to memory that is not known.
    pub(super) fn of(module: &Module) -> Option<Flow> {
        let mut this = Flow::default();
        for (global, variable) in module.globals.iter() {
            let mut set = Set::default();
            if let Some(initializer) = variable.initializer {
                in_constant(module, initializer, &mut set);
            }
            if !set.is_empty() {
                this.held.insert(Target::Global(global), set);
            }
        }
        for _ in 0..MAX_ROUNDS {
            let mut changed = false;
            for (function, this_function) in module.functions.iter() {
                let Some(body) = &this_function.body else { continue };
                for (_, id, inst) in body.instructions() {
                    changed |= this.instruction(module, function, id, inst)?;
                }
            }
            if !changed {
                return Some(this);
            }
        }
        None
    }

    /// The memory that a pointer of a function may lead into, or the pointers in an aggregate.
    pub(super) fn of_value(&self, module: &Module, function: FunctionId, value: Value) -> Set {
        match value {
            Value::Inst(inst) => self.values.get(&(function, inst)).cloned().unwrap_or_default(),
            Value::Arg(index) => {
                let params = module.types.function_parts(module.functions[function].ty);
                let ty = params.and_then(|(_, params, _)| params.get(index as usize).copied());
                match ty.and_then(|ty| module.types.address_space(ty)) {
                    Some(_) => Set::of(Target::Argument(function, index)),
                    None => Set::default(),
                }
            }
            Value::Const(id) => {
                let mut set = Set::default();
                in_constant(module, id, &mut set);
                set
            }
            _ => Set::unknown(),
        }
    }

    /// The memory that holds pointers, with them.
    pub(super) fn held(&self) -> impl Iterator<Item = (Target, &Set)> {
        self.held.iter().map(|(target, set)| (*target, set))
    }

    /// The pointers that memory may hold.
    fn held_in(&self, module: &Module, target: Target) -> Set {
        let from_host = match target {
            Target::Argument(function, index) => {
                let params = module.types.function_parts(module.functions[function].ty);
                let ty = params.and_then(|(_, params, _)| params.get(index as usize).copied());
                matches!(ty.and_then(|ty| module.types.address_space(ty)), Some(GLOBAL | CONSTANT))
            }
            _ => false,
        };
        match self.held.get(&target) {
            _ if from_host => Set::unknown(),
            Some(set) => set.clone(),
            None => Set::default(),
        }
    }

    /// Follows one instruction. Returns whether more is known now; `None` if pointers are written to memory that is not known.
    fn instruction(
        &mut self,
        module: &Module,
        function: FunctionId,
        id: InstId,
        inst: &Instruction,
    ) -> Option<bool> {
        let mut set = Set::default();
        match &inst.kind {
            InstKind::Alloca { .. } => set = Set::of(Target::Variable(function, id)),
            InstKind::GetElementPtr { base, .. } => set = self.of_value(module, function, *base),
            InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand }
            | InstKind::Freeze { operand } => set = self.of_value(module, function, *operand),
            InstKind::Cast { op: CastOp::IntToPtr, .. } => set = Set::unknown(),
            InstKind::Phi { incoming } => {
                for (value, _) in incoming {
                    set.add(&self.of_value(module, function, *value));
                }
            }
            InstKind::Select { if_true, if_false, .. } => {
                set = self.of_value(module, function, *if_true);
                set.add(&self.of_value(module, function, *if_false));
            }
            InstKind::InsertValue { aggregate, element, .. } => {
                set = self.of_value(module, function, *aggregate);
                set.add(&self.of_value(module, function, *element));
            }
            InstKind::ExtractValue { aggregate, .. } => set = self.of_value(module, function, *aggregate),
            InstKind::Load { pointer, .. } => {
                let from = self.of_value(module, function, *pointer);
                for &target in &from.targets {
                    set.add(&self.held_in(module, target));
                }
                set.is_unknown |= from.is_unknown;
            }
            InstKind::Store { value, pointer, .. } => {
                let (to, value) =
                    (self.of_value(module, function, *pointer), self.of_value(module, function, *value));
                return self.store(&to, &value);
            }
            InstKind::CmpXchg(exchange) => {
                let to = self.of_value(module, function, exchange.pointer);
                let value = self.of_value(module, function, exchange.replacement);
                return self.store(&to, &value);
            }
            InstKind::AtomicRmw { pointer, value, .. } => {
                let to = self.of_value(module, function, *pointer);
                let value = self.of_value(module, function, *value);
                return self.store(&to, &value);
            }
            InstKind::Call(call) => {
                let name = crate::rewrite::callee_name(module, &inst.kind).and_then(|name| name.as_str());
                let is_copy = name.is_some_and(|name| {
                    name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove.")
                });
                if let (true, &[to, from, ..]) = (is_copy, &call.args[..]) {
                    let (to, from) =
                        (self.of_value(module, function, to), self.of_value(module, function, from));
                    let mut value = Set::default();
                    for &target in &from.targets {
                        value.add(&self.held_in(module, target));
                    }
                    return self.store(&to, &value);
                }
                set = Set::unknown();
            }
            _ => return Some(false),
        }
        // Numbers may be pointers that are copied as such, but those that come from elsewhere are none.
        set.is_unknown &= holds_pointer(&module.types, inst.ty);
        if set.is_empty() {
            return Some(false);
        }
        Some(self.values.entry((function, id)).or_default().add(&set))
    }

    fn store(&mut self, to: &Set, value: &Set) -> Option<bool> {
        if value.is_empty() {
            return Some(false);
        }
        if to.is_unknown {
            return None;
        }
        let mut changed = false;
        for &target in &to.targets {
            changed |= self.held.entry(target).or_default().add(value);
        }
        Some(changed)
    }
}

/// Whether a type is, or has, pointers.
pub(super) fn holds_pointer(types: &Types, ty: TypeId) -> bool {
    has_part(types, ty, |part| matches!(types[part], Type::Pointer(_)))
}

/// Adds the variables whose addresses are in a constant.
fn in_constant(module: &Module, id: ConstId, set: &mut Set) {
    /// How deep constants nest.
    const MAX_DEPTH: usize = 64;
    let mut work = vec![(id, 0)];
    while let Some((id, depth)) = work.pop() {
        if depth > MAX_DEPTH {
            *set = Set::unknown();
            return;
        }
        match &module.constants[id] {
            Constant::Global(global) => {
                set.add(&Set::of(Target::Global(*global)));
            }
            Constant::Aggregate(parts) => work.extend(parts.iter().map(|&part| (part, depth + 1))),
            Constant::Expr(expr) => match &**expr {
                ConstantExpr::GetElementPtr { base, .. } => work.push((*base, depth + 1)),
                ConstantExpr::Cast { operand, .. } => work.push((*operand, depth + 1)),
                _ => set.is_unknown |= module.types.address_space(module.constants.ty(id)).is_some(),
            },
            Constant::Int(_)
            | Constant::Float(_)
            | Constant::Null
            | Constant::Undef
            | Constant::Poison
            | Constant::Data(_) => {}
            _ => set.is_unknown = true,
        }
    }
}
