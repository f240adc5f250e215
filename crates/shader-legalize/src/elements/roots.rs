//! What pointers of a function may lead to: parameters and variables.

use llvm_model::{Body, CastOp, Constant, ConstantExpr, InstId, InstKind, Module, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The parameters (as [`Value::Arg`]) and variables (as constants, or the `alloca`) that a pointer may lead to.
pub(crate) type Set = SmallVec<[Value; 2]>;

/// The roots of the pointers of a function.
pub(crate) struct Roots {
    by_pointer: FxHashMap<InstId, Set>,
}

impl Roots {
    /// Follows the pointers of a function. Pointers that are loaded or returned have no roots.
    pub(crate) fn of(module: &Module, body: &Body) -> Roots {
        let mut this = Roots { by_pointer: FxHashMap::default() };
        let pointers: Vec<InstId> = body
            .instructions()
            .filter(|(_, _, inst)| module.types.address_space(inst.ty).is_some())
            .map(|(_, id, _)| id)
            .collect();
        // Each round adds a root to a set, or is the last.
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for &pointer in &pointers {
                let mut found = Set::new();
                for_each_source(&body.insts[pointer].kind, |source| {
                    for root in this.roots(module, source) {
                        if !found.contains(&root) {
                            found.push(root);
                        }
                    }
                });
                if matches!(body.insts[pointer].kind, InstKind::Alloca { .. }) {
                    found.push(Value::Inst(pointer));
                }
                let known = this.by_pointer.entry(pointer).or_default();
                for root in found {
                    if !known.contains(&root) {
                        known.push(root);
                        changed = true;
                    }
                }
            }
        }
        this
    }

    /// The roots of a pointer.
    pub(crate) fn roots(&self, module: &Module, pointer: Value) -> Set {
        match pointer {
            Value::Arg(_) => [pointer].into_iter().collect(),
            Value::Inst(inst) => self.by_pointer.get(&inst).cloned().unwrap_or_default(),
            Value::Const(_) => base_of_constant(module, pointer).into_iter().collect(),
            _ => Set::new(),
        }
    }
}

/// Calls `visit` for the pointers that an instruction leads on from.
pub(crate) fn for_each_source(kind: &InstKind, mut visit: impl FnMut(Value)) {
    match kind {
        InstKind::GetElementPtr { base, .. } => visit(*base),
        InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand }
        | InstKind::Freeze { operand } => {
            visit(*operand);
        }
        InstKind::Phi { incoming } => incoming.iter().for_each(|(value, _)| visit(*value)),
        InstKind::Select { if_true, if_false, .. } => {
            visit(*if_true);
            visit(*if_false);
        }
        _ => {}
    }
}

/// The variable that a constant pointer leads to.
fn base_of_constant(module: &Module, pointer: Value) -> Option<Value> {
    let mut at = pointer;
    while let Value::Const(id) = at {
        match &module.constants[id] {
            Constant::Global(_) => return Some(at),
            Constant::Expr(expr) => match &**expr {
                ConstantExpr::GetElementPtr { base, .. } => at = Value::Const(*base),
                ConstantExpr::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, operand } => {
                    at = Value::Const(*operand);
                }
                _ => return None,
            },
            _ => return None,
        }
    }
    None
}
