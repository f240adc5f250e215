//! Which pointers of a function are numbered: those that are loaded, those that are chosen from several kinds of memory, and
//! what is chosen from these. Others need a number where they are stored or compared with such.

use super::flow::{Flow, Target};
use super::memories::{Memories, is_bound, space};
use crate::kernels::arguments::GENERIC;
use llvm_model::{
    Body, CastOp, Constant, FunctionId, Id as _, InstId, InstKind, Module, Type, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// The most memories that one pointer may lead into.
const MAX_MEMORIES: usize = 8;

/// What is numbered.
#[derive(Default)]
pub(super) struct Demand {
    /// Pointers that are numbers first, and those that lead on from them.
    pub(super) coded: FxHashSet<InstId>,
    /// Pointers whose numbers are needed.
    pub(super) wanted: FxHashSet<InstId>,
    users: FxHashMap<InstId, Vec<InstId>>,
    work: Vec<InstId>,
}

impl Demand {
    /// Looks through a function.
    pub(super) fn of(module: &Module, body: &Body) -> Demand {
        let mut this = Demand::default();
        for (_, id, inst) in body.instructions() {
            if !is_pointer(module, inst.ty) {
                continue;
            }
            leads_on(&inst.kind, |source| {
                if let Value::Inst(source) = source {
                    this.users.entry(source).or_default().push(id);
                }
            });
        }
        for (_, id, inst) in body.instructions() {
            match &inst.kind {
                InstKind::Load { .. } | InstKind::ExtractValue { .. } if is_pointer(module, inst.ty) => {
                    this.code(id);
                }
                InstKind::Phi { .. } | InstKind::Select { .. } if starts(module, body, id) => this.code(id),
                InstKind::Store { value, .. } => this.want_pointer(module, body, *value),
                InstKind::InsertValue { element, .. } => this.want_pointer(module, body, *element),
                InstKind::ICmp { lhs, rhs, .. } if starts(module, body, id) => {
                    this.want_pointer(module, body, *lhs);
                    this.want_pointer(module, body, *rhs);
                }
                _ => {}
            }
        }
        loop {
            this.close(module, body);
            // What is compared with a number is one.
            let mut compared_with = Vec::new();
            for (_, id, _) in body.instructions() {
                if let Some((lhs, rhs)) = compared(body, id)
                    && (this.is_coded(lhs) || this.is_coded(rhs))
                {
                    compared_with.extend([lhs, rhs]);
                }
            }
            let before = this.wanted.len();
            for value in compared_with {
                this.want_pointer(module, body, value);
            }
            if this.wanted.len() == before {
                return this;
            }
        }
    }

    /// Whether a value is a pointer that is a number first.
    pub(super) fn is_coded(&self, value: Value) -> bool {
        matches!(value, Value::Inst(inst) if self.coded.contains(&inst))
    }

    /// Whether every number can be computed.
    pub(super) fn is_possible(
        &self,
        module: &Module,
        body: &Body,
        flow: &Flow,
        function: FunctionId,
        memories: &mut Memories,
    ) -> bool {
        let mut known: Vec<InstId> = self.coded.union(&self.wanted).copied().collect();
        // The order of hashes is not that of the module.
        known.sort_unstable_by_key(|inst| inst.index());
        let are_known = known.into_iter().all(|inst| {
            let set = flow.of_value(module, function, Value::Inst(inst));
            let Some(targets) = set.known() else { return false };
            let targets = within(module, targets, body.insts[inst].ty);
            let mut numbers: Vec<u32> = targets.into_iter().map(|target| memories.place(target).0).collect();
            numbers.sort_unstable();
            numbers.dedup();
            !self.coded.contains(&inst) || numbers.len() <= MAX_MEMORIES
        });
        let are_plain = self.coded.iter().all(|&inst| match &body.insts[inst].kind {
            InstKind::Load { atomic, .. } => atomic.is_none(),
            _ => true,
        });
        are_known
            && are_plain
            && body.instructions().all(|(_, id, _)| {
                let Some((lhs, rhs)) = compared(body, id) else { return true };
                if !self.is_coded(lhs) && !self.is_coded(rhs) {
                    return true;
                }
                // Two buffers of the host may be the same memory.
                let bound = |value: Value| {
                    let set = flow.of_value(module, function, value);
                    let targets = set.known().unwrap_or_default().iter().copied();
                    targets.filter(|&target| is_bound(module, target)).collect::<Vec<Target>>()
                };
                let (lhs, rhs) = (bound(lhs), bound(rhs));
                lhs.iter().all(|a| rhs.iter().all(|b| a == b))
            })
    }

    /// Numbers a pointer first.
    fn code(&mut self, inst: InstId) {
        if self.coded.insert(inst) {
            self.work.push(inst);
        }
        self.want(inst);
    }

    fn want(&mut self, inst: InstId) {
        if self.wanted.insert(inst) {
            self.work.push(inst);
        }
    }

    fn want_pointer(&mut self, module: &Module, body: &Body, value: Value) {
        if let Value::Inst(inst) = value
            && is_pointer(module, body.insts[inst].ty)
        {
            self.want(inst);
        }
    }

    /// Follows what is numbered to what it needs, and to what leads on from it.
    fn close(&mut self, module: &Module, body: &Body) {
        while let Some(inst) = self.work.pop() {
            let kind = &body.insts[inst].kind;
            let is_choice = matches!(kind, InstKind::Phi { .. } | InstKind::Select { .. });
            if self.wanted.contains(&inst) {
                if is_choice {
                    self.code(inst);
                }
                let mut sources = Vec::new();
                leads_on(kind, |source| sources.push(source));
                sources.into_iter().for_each(|source| self.want_pointer(module, body, source));
            }
            if self.coded.contains(&inst) {
                for user in self.users.get(&inst).cloned().unwrap_or_default() {
                    let is_choice =
                        matches!(body.insts[user].kind, InstKind::Phi { .. } | InstKind::Select { .. });
                    if is_choice || is_narrowed(module, body, user) {
                        self.code(user);
                    } else if self.coded.insert(user) {
                        self.work.push(user);
                    }
                }
            }
        }
    }
}

/// Whether pointers have to be numbered because of a phi, a select or a comparison: one of several kinds of memory is chosen, or
/// what is chosen may be null.
pub(super) fn starts(module: &Module, body: &Body, inst: InstId) -> bool {
    let this = &body.insts[inst];
    match this.kind {
        InstKind::Phi { .. } | InstKind::Select { .. } => module.types[this.ty] == Type::Pointer(GENERIC),
        InstKind::ICmp { lhs, rhs, .. } => {
            is_null(module, lhs) && is_chosen(module, body, rhs)
                || is_null(module, rhs) && is_chosen(module, body, lhs)
        }
        _ => false,
    }
}

/// Whether a type is that of one pointer.
pub(super) fn is_pointer(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[ty], Type::Pointer(_))
}

/// Calls `visit` for the pointers that a pointer leads on from.
pub(super) fn leads_on(kind: &InstKind, visit: impl FnMut(Value)) {
    crate::elements::for_each_source(kind, visit);
}

/// Whether an instruction is the cast of a generic pointer to one kind of memory.
pub(super) fn is_narrowed(module: &Module, body: &Body, inst: InstId) -> bool {
    let InstKind::Cast { op: CastOp::AddrSpaceCast, operand: Value::Inst(operand) } = body.insts[inst].kind
    else {
        return false;
    };
    let space = |inst: InstId| module.types.address_space(body.insts[inst].ty);
    space(operand) == Some(GENERIC) && space(inst) != Some(GENERIC)
}

/// The pointers that an instruction compares or subtracts, also as numbers.
pub(super) fn compared(body: &Body, inst: InstId) -> Option<(Value, Value)> {
    let (lhs, rhs, is_difference) = match body.insts[inst].kind {
        InstKind::ICmp { lhs, rhs, .. } => (lhs, rhs, false),
        InstKind::Binary { op: llvm_model::BinaryOp::Sub, lhs, rhs } => (lhs, rhs, true),
        _ => return None,
    };
    let address = |value: Value| match value {
        Value::Inst(inst) => match body.insts[inst].kind {
            InstKind::Cast { op: CastOp::PtrToInt | CastOp::PtrToAddr, operand } => Some(operand),
            _ => None,
        },
        _ => None,
    };
    match (address(lhs), address(rhs)) {
        (Some(lhs), Some(rhs)) => Some((lhs, rhs)),
        _ if is_difference => None,
        _ => Some((lhs, rhs)),
    }
}

fn is_null(module: &Module, value: Value) -> bool {
    matches!(value, Value::Const(id) if module.constants[id] == Constant::Null)
}

/// Whether a pointer leads on from one that is chosen.
fn is_chosen(module: &Module, body: &Body, value: Value) -> bool {
    let mut at = value;
    while let Value::Inst(inst) = at {
        match body.insts[inst].kind {
            InstKind::Phi { .. } | InstKind::Select { .. } => return is_pointer(module, body.insts[inst].ty),
            InstKind::GetElementPtr { base, .. } => at = base,
            InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand }
            | InstKind::Freeze { operand } => at = operand,
            _ => return false,
        }
    }
    false
}

/// The memories of a set that a pointer of a type can lead into.
pub(super) fn within(module: &Module, targets: &[Target], ty: TypeId) -> Vec<Target> {
    let own = module.types.address_space(ty);
    targets.iter().copied().filter(|&target| own == Some(GENERIC) || own == space(module, target)).collect()
}
