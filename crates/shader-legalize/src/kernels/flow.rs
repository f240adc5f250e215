//! Which memory pointers may lead into, and which pointers memory may hold: each variable is one whole, and the order of
//! what is executed does not matter.

use super::arguments::{CONSTANT, GLOBAL, PRIVATE};
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
    /// Memory of the host that only addresses lead into.
    Host,
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

/// The bits of an address.
const ADDRESS_BITS: u32 = 64;

/// The most times that all instructions are looked at.
const MAX_ROUNDS: usize = 64;

impl Set {
    fn unknown() -> Set {
        Set { targets: SmallVec::new(), is_unknown: true }
    }

    fn of(target: Target) -> Set {
        Set { targets: [target].into_iter().collect(), is_unknown: false }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.targets.is_empty() && !self.is_unknown
    }

    /// The memory, in an order of its own; `None` if it may be elsewhere.
    pub(super) fn known(&self) -> Option<&[Target]> {
        (!self.is_unknown).then_some(&self.targets)
    }

    /// The memory, as far as it is known.
    pub(super) fn targets(&self) -> &[Target] {
        &self.targets
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
    /// Whether pointers to global memory are addresses, which the host has too.
    has_addresses: bool,
}

impl Flow {
    /// Follows the pointers of a module; `None` if some are written to memory that is not known.
    pub(super) fn of(module: &Module) -> Option<Flow> {
        Flow::default().follow(module)
    }

    /// Follows the pointers of a module in which those to global memory are addresses: they may be in memory of the host, and
    /// are the only pointers there; `None` if others are written to it.
    pub(super) fn with_addresses(module: &Module) -> Option<Flow> {
        Flow { has_addresses: true, ..Flow::default() }.follow(module)
    }

    fn follow(self, module: &Module) -> Option<Flow> {
        let mut this = self;
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
            Value::Const(id) => of_constant(module, id),
            _ => Set::unknown(),
        }
    }

    /// The memory that holds pointers, with them.
    pub(super) fn held(&self) -> impl Iterator<Item = (Target, &Set)> {
        self.held.iter().map(|(target, set)| (*target, set))
    }

    /// What is known of the pointers of functions.
    pub(super) fn values(&self) -> impl Iterator<Item = ((FunctionId, InstId), &Set)> {
        self.values.iter().map(|(place, set)| (*place, set))
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
            _ if self.has_addresses && is_shared(module, target) => {
                let mut set = self.held.get(&target).cloned().unwrap_or_default();
                set.add(&Set::of(Target::Host));
                set
            }
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
            InstKind::Cast { op: CastOp::IntToPtr, .. } => {
                set = if self.has_addresses { Set::of(Target::Host) } else { Set::unknown() };
            }
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
                return self.store(module, &to, &value);
            }
            InstKind::CmpXchg(exchange) => {
                let to = self.of_value(module, function, exchange.pointer);
                let value = self.of_value(module, function, exchange.replacement);
                return self.store(module, &to, &value);
            }
            InstKind::AtomicRmw { pointer, value, .. } => {
                let to = self.of_value(module, function, *pointer);
                let value = self.of_value(module, function, *value);
                return self.store(module, &to, &value);
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
                    return self.store(module, &to, &value);
                }
                set = Set::unknown();
            }
            _ => return Some(false),
        }
        // Numbers may be pointers that are copied as such, but those that come from elsewhere are none.
        if !holds_pointer(&module.types, inst.ty) {
            set.is_unknown = false;
            set.targets.retain(|target| *target != Target::Host);
        }
        // Nor are numbers that have fewer bits than addresses.
        if self.has_addresses && module.types.int_width(inst.ty).is_some_and(|width| width < ADDRESS_BITS) {
            return Some(false);
        }
        if set.is_empty() {
            return Some(false);
        }
        Some(self.values.entry((function, id)).or_default().add(&set))
    }

    fn store(&mut self, module: &Module, to: &Set, value: &Set) -> Option<bool> {
        if value.is_empty() {
            return Some(false);
        }
        if to.is_unknown {
            return None;
        }
        let has_address = |&target: &Target| space(module, target).is_none_or(is_global);
        if self.has_addresses
            && to.targets.iter().any(|&target| is_shared(module, target))
            && !value.known().is_some_and(|targets| targets.iter().all(has_address))
        {
            return None;
        }
        let mut changed = false;
        for &target in &to.targets {
            changed |= self.held.entry(target).or_default().add(value);
        }
        Some(changed)
    }
}

/// The address space of the pointers into memory; `None` for that which only addresses lead into.
pub(super) fn space(module: &Module, target: Target) -> Option<u32> {
    match target {
        Target::Global(global) => Some(module.globals[global].props.address_space),
        Target::Argument(function, index) => {
            let (_, params, _) = module.types.function_parts(module.functions[function].ty)?;
            module.types.address_space(*params.get(index as usize)?)
        }
        Target::Variable(..) => Some(PRIVATE),
        Target::Host => None,
    }
}

/// Whether a variable of the program is a constant.
pub(super) fn is_constant(module: &Module, global: GlobalId) -> bool {
    let this = &module.globals[global];
    match this.props.address_space {
        CONSTANT => true,
        GLOBAL => this.is_constant,
        _ => false,
    }
}

/// Whether an address space is one of global memory, or of constant memory, which is a part of it.
pub(super) fn is_global(space: u32) -> bool {
    matches!(space, GLOBAL | CONSTANT)
}

/// Whether the host and other launches write to memory.
fn is_shared(module: &Module, target: Target) -> bool {
    match target {
        Target::Global(global) => {
            module.globals[global].props.address_space == GLOBAL && !is_constant(module, global)
        }
        Target::Argument(..) => space(module, target).is_some_and(is_global),
        Target::Variable(..) => false,
        Target::Host => true,
    }
}

/// Whether a type is, or has, pointers.
pub(super) fn holds_pointer(types: &Types, ty: TypeId) -> bool {
    has_part(types, ty, |part| matches!(types[part], Type::Pointer(_)))
}

/// The variables whose addresses are in a constant.
pub(super) fn of_constant(module: &Module, id: ConstId) -> Set {
    let mut set = Set::default();
    in_constant(module, id, &mut set);
    set
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
